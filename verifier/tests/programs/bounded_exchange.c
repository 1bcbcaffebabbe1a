// --property unreach-call
// A weak exchange may fail though what it expects is there, and changes nothing then.
#include <stdatomic.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

atomic_int shared;
int tries;

int main(void) {
    int expected = 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        if (!atomic_compare_exchange_weak(&shared, &expected, 1))
            reach_error(); // fails
        break;
    case 1:
        if (!atomic_compare_exchange_strong(&shared, &expected, 1))
            reach_error(); // holds
        break;
    case 2:
        if (atomic_compare_exchange_weak(&shared, &expected, 1) != shared || expected)
            reach_error(); // holds
        break;
    default:
        while (!atomic_compare_exchange_weak(&shared, &expected, 1))
            tries++;
        if (tries == 2)
            reach_error(); // fails
    }
    return 0;
}
