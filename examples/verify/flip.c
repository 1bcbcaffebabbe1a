#include <stdbool.h>

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int global1, global2;

/* If *data < 0, returns true and computes *data = abs(*data). */
static bool flip(int *data) {
    if (*data < 0) {
        *data = -(*data);
        return true;
    }
    return false;
}

/* An expensive computation without side effects. */
static int init(int x) {
    unsigned sum = x;
    sum = (sum * sum + 7) / ((sum >> 3) | 1);
    sum = (sum * sum + 5) % ((sum >> 2) | 1);
    return (int)sum;
}

/* If global1 is positive and global2 is negative, scales global1 by abs(global2). */
static void scale(void) {
    global2 = init(global1);
    if (flip(&global2)) {
        if (global2 == 0) reach_error(); /* division by zero */
        global1 /= global2;
    }
}

int main(void) {
    global1 = __VERIFIER_nondet_int();
    scale();
    return 0;
}
