// --property unreach-call
// Recursion is followed as far as it goes.
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static unsigned sum(unsigned n) { return n == 0 ? 0 : n + sum(n - 1); }

int main(void) {
    CHECK(sum(20) == 210); // holds
    CHECK(sum(30) == 464); // fails
    return 0;
}
