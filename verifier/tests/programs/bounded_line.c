// --property unreach-call
// What functions of the library read, and leave in `errno`: where nobody knows it, no failure is told.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    char line[3] = {'x', 'x', 'x'};
    errno = 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        if (strtol("99999999999999999999", 0, 10) && errno == 0)
            reach_error(); // open
        break;
    case 1:
        if (!fopen("none", "r") && errno == 0)
            reach_error(); // open
        break;
    case 2:
        if (strtol("12", 0, 10) == 12 && errno == 0)
            reach_error(); // fails
        break;
    case 3:
        if (atof("0x10") != 16)
            reach_error(); // open
        break;
    case 4:
        if (atof(" \v-1.5e1x") == -15)
            reach_error(); // fails
        break;
    case 5:
        if (fgets(line, 2, stdin) && line[1] != 0)
            reach_error(); // open
        break;
    default:
        if (fgets(line, sizeof line, stdin) && line[0] == '\n' && line[2] == 'x')
            reach_error(); // fails
    }
    return 0;
}
