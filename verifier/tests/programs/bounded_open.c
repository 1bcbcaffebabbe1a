// --property unreach-call --recursion 4
// What nobody knows: a call of a number, and recursion without end.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }

int main(void) {
    int x = __VERIFIER_nondet_int();
    CHECK(x != 1); // fails
    CHECK(x == x); // open
    if (x == 70000) ((void (*)(void))(long)x)();
    CHECK(deep(x) != 3); // fails
    CHECK(deep(x) == x); // open
    return 0;
}
