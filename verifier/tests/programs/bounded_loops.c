// --property unreach-call --unroll 16
// Loops whose ends the engine finds, and some that end only where an input says so.
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    unsigned sum = 0;
    for (int i = 0; i < 100; i++) sum += i;
    CHECK(sum == 4950); // holds
    unsigned n = __VERIFIER_nondet_uchar() & 7;
    unsigned rounds = 0, squares = 0;
    while (rounds < n) {
        squares += 2 * rounds + 1;
        rounds++;
    }
    CHECK(squares == n * n); // holds
    CHECK(squares != 49); // fails
    unsigned odd = 0;
    for (unsigned i = 0; i < 4; i++)
        for (unsigned j = 0; j < n; j++) {
            if ((i + j) % 2) continue;
            if (j == 6) break;
            odd++;
        }
    CHECK(odd <= 12); // holds
    CHECK(odd != 10); // fails
    int state = 0;
    do {
        state = __VERIFIER_nondet_int();
        CHECK(state != 77); // fails
    } while (state != 5);
    CHECK(state == 5); // holds
    return 0;
}
