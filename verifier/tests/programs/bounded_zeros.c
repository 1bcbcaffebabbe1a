// --property unreach-call
// The zeros above the highest one of 0: machines differ.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    unsigned number = __VERIFIER_nondet_uint();
    CHECK(number == 0 || __builtin_clz(number) < 32); // holds
    CHECK(number != 8 || __builtin_ctz(number) == 3); // holds
    CHECK(number != 8 || __builtin_clz(number) != 28); // fails
    CHECK(number != 0 || __builtin_clz(number) == 32); // open
    CHECK(number != 0 || __builtin_ctz(number) == 32); // open
    return 0;
}
