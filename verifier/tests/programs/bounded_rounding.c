// --property unreach-call
// Rounding modes: what follows the one of the beginning is followed, what follows another is open.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern int fesetround(int);
extern int fesetenv(const void *);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    double one = 1.0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        if (fesetround(0) == 0)
            CHECK(one == 2.0); // fails
        break;
    case 1:
        fesetround(0x400);
        CHECK(one == 2.0); // open
        break;
    case 2:
        fesetenv((void *)&one);
        CHECK(one == 2.0); // open
        break;
    }
    return 0;
}
