// --property unreach-call
// Functions of the C library that write where their names do not say it, and what they return.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    unsigned seed = 1, other = 1;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        CHECK(rand_r(&seed) >= 0); // holds
        CHECK(other == 1); // holds
        CHECK(seed == 1); // open
        break;
    case 1: {
        char *message = strerror(1000), first = message[17];
        strerror(1001);
        CHECK(message[17] == first); // open
        break;
    }
    case 2: {
        int *a = realloc(0, 4), *b = realloc(0, 4);
        if (a && b) CHECK(*a == *b); // fails
        break;
    }
    case 3: {
        int *a = malloc(4);
        if (!a) break;
        *a = 5;
        a = realloc(a, 8);
        if (a) CHECK(*a == 5); // holds
        break;
    }
    case 4: {
        int c = getchar();
        CHECK(c >= -1 && c < 256); // holds
        CHECK(c != EOF); // fails
        CHECK(fgetc(stdin) != 255); // fails
        break;
    }
    case 5:
        CHECK(getpid() > 0); // holds
        CHECK(random() >= 0 && random() <= 2147483647); // holds
        CHECK(lrand48() >= 0 && lrand48() < 2147483647); // fails
        break;
    }
    return 0;
}
