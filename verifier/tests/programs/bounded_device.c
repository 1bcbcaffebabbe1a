// --property null
// A number on the first page is null, and so is an offset from null; what another number leads to is open.
extern int __VERIFIER_nondet_int(void);

struct large { char room[8192]; int last; };

int main(void) {
    struct large *none = 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        return *(volatile int *)0x10000; // open
    case 1:
        return *(volatile int *)0xfff; // fails
    case 2:
        return none->last; // fails
    default:
        return none->room[8]; // fails
    }
}
