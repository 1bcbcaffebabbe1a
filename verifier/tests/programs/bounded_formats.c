// --property unreach-call
// What `%n` writes, whichever text is the format; formats without it write nothing that the program sees.
#include <stdarg.h>
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static void say(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}

static void tell(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}

int main(void) {
    char written[] = "%s%n", text[] = "abc";
    int x = 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        printf("%s\n%n", text, &x);
        CHECK(x == 0); // fails
        break;
    case 1:
        printf(written, text, &x);
        CHECK(x == 3); // open
        break;
    case 2:
        say("abc%n", &x);
        CHECK(x == 3); // open
        break;
    case 3:
        printf("%s 50%%new %d\n", text, x);
        CHECK(text[1] == 'b' && x == 0); // holds
        break;
    case 4:
        printf(__VERIFIER_nondet_int() ? "%s\n" : "%s ", text);
        CHECK(text[1] == 'b'); // holds
        break;
    case 5:
        tell("%s is %d\n", text, x);
        tell("%s\n", text);
        CHECK(text[1] == 'b'); // holds
        break;
    }
    return 0;
}
