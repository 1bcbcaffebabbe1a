// --property overflow,division,shift
// What arithmetic must not do.
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    int sum = x + y; // fails
    __VERIFIER_assume(x > 0 && x < 1000 && y > -50 && y < 50);
    sum = x + y; // holds
    int product = x * y; // holds
    int quotient = x / y; // fails
    if (y != 0)
        quotient = x / y; // holds
    unsigned distance = __VERIFIER_nondet_uint();
    unsigned shifted = 1u << distance; // fails
    shifted = 1u << (distance & 31); // holds
    unsigned wraps = distance + distance;
    return (int)(sum ^ product ^ quotient ^ shifted ^ wraps);
}
