// --property unreach-call,null
// A weak symbol that no file defines may be nowhere: its address is null then.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

extern int hook(void) __attribute__((weak));
extern int setting __attribute__((weak));
int (*kept)(void) = hook;

int main(void) {
    switch (__VERIFIER_nondet_int()) {
    case 0:
        CHECK(hook != 0); // open
        break;
    case 1:
        CHECK(kept != 0); // open
        break;
    case 2:
        return setting; // open
    }
    return 0;
}
