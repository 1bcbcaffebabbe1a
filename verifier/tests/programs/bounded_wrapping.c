// --property unsigned-overflow,overflow,shift
// Unsigned numbers that wrap around, and left operands of shifts, as far as clang's sanitizers guard them.
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned one = __VERIFIER_nondet_uint(), other = __VERIFIER_nondet_uint();
    int number = __VERIFIER_nondet_int();
    switch (__VERIFIER_nondet_int()) {
    case 0:
        if (one < 100 && other < 100)
            return one + other; // holds
        return one + other; // fails
    case 1:
        return one - other; // fails
    case 2:
        return one * 3; // fails
    case 3:
        return number + 1; // fails
    case 4:
        if (number >= 0 && number < 16)
            return number << 20; // holds
        return number << 1; // fails
    case 5:
        return one << 31; // holds
    case 6:
        return 1 << (one & 31); // fails
    }
    return 0;
}
