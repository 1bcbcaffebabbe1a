// --property unreach-call
// An integer that was an address leads back to its object, through variables, memory and calls.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static unsigned long kept;

static int *back(unsigned long number) { return (int *)number; }

int main(void) {
    int x = 1, other = 2, *p;
    unsigned long number = (unsigned long)&x;
    p = (int *)number;
    *p = 42;
    CHECK(x == 42); // holds
    CHECK(other == 2); // holds
    kept = number;
    *back(kept) = 43;
    CHECK(x == 43); // holds
    number = __VERIFIER_nondet_int() ? number : (unsigned long)&other;
    *back(number) = 7;
    CHECK(x == 7 || other == 7); // holds
    CHECK(x == 7); // fails
    return 0;
}
