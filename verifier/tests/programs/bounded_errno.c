// --property unreach-call
// Whoever keeps the address of `errno` sees what the functions of the library leave there.
#include <errno.h>
#include <stdlib.h>
extern void reach_error(void);

int main(void) {
    int *error = &errno, own = 0;
    *error = 0;
    if (malloc(-1))
        own = 1;
    if (own != 0)
        reach_error(); // holds
    if (*error != 0)
        reach_error(); // open
    return 0;
}
