// --property unreach-call
// Objects with static storage are destroyed when the program ends, the last one first.
extern "C" void reach_error();
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static int alive;

struct Guard {
    int expected;
    explicit Guard(int number) : expected(number) { ++alive; }
    ~Guard() {
        --alive;
        CHECK(alive == expected); // holds
        CHECK(expected != 0);     // fails
    }
};

static Guard one(0);
static Guard two(1);

int main() {
    CHECK(alive == 2); // holds
    return 0;
}
