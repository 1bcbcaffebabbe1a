// --property unreach-call
// Destructors run when main has returned, or the program has called exit.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern void exit(int status);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int state;

__attribute__((destructor)) static void last(void) {
    CHECK(state != 2); // fails
}

int main(void) {
    state = __VERIFIER_nondet_int();
    CHECK(state == state); // holds
    if (state == 1) exit(0);
    return 0;
}
