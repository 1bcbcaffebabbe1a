// --property unreach-call
// What follows `getcontext` may run again.
#include <ucontext.h>
extern void reach_error(void);

int main(void) {
    ucontext_t context;
    int volatile x = 0;
    getcontext(&context);
    x++;
    if (x < 3)
        setcontext(&context);
    if (x != 1)
        reach_error(); // open
    return 0;
}
