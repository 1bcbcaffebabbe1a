// --property unreach-call --unroll 5
// A loop without end: what is in it and after it is decided if it fails soon, or holds whatever the loop wrote.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    int count = 0, x = __VERIFIER_nondet_int();
    CHECK(count == 0); // holds
    for (;;) {
        CHECK(count != 3 || x != 9); // fails
        CHECK(count < 100); // open (fails)
        if (x == 3) break;
        x = __VERIFIER_nondet_int();
        count++;
    }
    CHECK(x == 3); // holds
    CHECK(count != 2); // fails
    return 0;
}
