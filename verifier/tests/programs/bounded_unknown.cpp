// --property unreach-call
// Pointers are thrown, and functions that nobody knows throw and call back without returning.
extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static int number;

static int pointed(void) {
    try {
        throw &number;
    } catch (int *value) {
        CHECK(value == &number); // holds
        *value = 9;
        return 3;
    }
}

[[noreturn]] void gives_up(int);
[[noreturn]] void calls(void (*)());
static void called() {
    CHECK(number != 0); // open
}

int main() {
    unsigned char kind = __VERIFIER_nondet_uchar();
    number = 0;
    if (kind == 50)
        calls(called);
    try {
        if (kind == 99)
            gives_up(kind);
    } catch (...) {
        CHECK(kind == 98); // open
        return 1;
    }
    CHECK(pointed() == 3); // holds
    CHECK(number == 9); // holds
    CHECK(kind != 98); // fails
    return 0;
}
