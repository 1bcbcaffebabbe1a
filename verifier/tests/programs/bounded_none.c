// --property unreach-call
// Functions on so many bytes access none where there are none, and may be passed null then.
#include <string.h>
#include <strings.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);

int main(void) {
    char *null = 0, text[4] = "ab";
    unsigned long count = 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        if (memcmp(null, "a", count) == 0)
            reach_error(); // fails
        break;
    case 1:
        if (bcmp("a", null, count) == 0)
            reach_error(); // fails
        break;
    case 2:
        if (strncmp(null, null, __VERIFIER_nondet_ulong()) == 0)
            reach_error(); // fails
        break;
    case 3:
        if (strnlen(null, count) == 0 && !memchr(null, 1, count))
            reach_error(); // fails
        break;
    case 4:
        strncpy(null, null, count);
        strncat(text, null, count);
        if (text[2] == 0)
            reach_error(); // fails
        break;
    case 5:
        strncpy(null, "a", 1);
        reach_error(); // holds
        break;
    default:
        strncat(null, "a", count);
        reach_error(); // holds
    }
    return 0;
}
