// --property unreach-call --unroll 3
// Behind a loop that does not end within the bound lies an instruction that nobody follows, and behind that a check.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    unsigned rounds = __VERIFIER_nondet_uint(), i;
    CHECK(rounds != 7); // fails
    for (i = 0; i < rounds; i++) { }
    if (i > 100) {
        __asm__ volatile("nop" ::: "memory");
        CHECK(0); // open
    }
    return 0;
}
