// --property unreach-call
// Jumps into a loop: two ways in, neither before the other.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    int n = 0, x = __VERIFIER_nondet_int();
    if (x > 0) goto second;
first:
    n += 3;
    CHECK(n < 20); // holds
second:
    n += 4;
    CHECK(n != 18); // fails
    if (n < 15) goto first;
    CHECK(n == 18 || n == 21); // holds
    switch (x & 3) {
    case 0: n = 1;
    case 1: n += 2; break;
    case 2: n = 4; break;
    default: return 0;
    }
    CHECK(n != 3); // fails
    CHECK(n != 2); // holds
    return 0;
}
