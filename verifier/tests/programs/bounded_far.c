// --property null,deref
// Where both are asked for, what lies behind the first page is no null, and no object of the program.
extern int __VERIFIER_nondet_int(void);

struct large { char room[8192]; int last; };

int main(void) {
    struct large *none = 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        return *(volatile int *)0x10000; // fails
    case 1:
        return none->last; // fails
    default:
        return none->room[8]; // fails
    }
}
