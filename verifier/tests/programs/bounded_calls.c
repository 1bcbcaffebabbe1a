// --property unreach-call --recursion 12
// Calls by context, through pointers, and of themselves.
#include <stdlib.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static unsigned factorial(unsigned n) { return n == 0 ? 1 : n * factorial(n - 1); }
static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 || is_odd(n - 1); }
static int is_odd(unsigned n) { return n != 0 && is_even(n - 1); }
static int twice(int x) { return 2 * x; }
static int thrice(int x) { return 3 * x; }
static void swap(int *left, int *right) {
    int old = *left;
    *left = *right;
    *right = old;
}
static int counter;
static int next(void) { return ++counter; }
static void leave(int status) {
    CHECK(status != 3); // fails
    exit(status);
}

int main(void) {
    unsigned n = __VERIFIER_nondet_uchar() % 6;
    CHECK(factorial(n) <= 120); // holds
    CHECK(factorial(n) != 24); // fails
    CHECK(is_even(n) == (n % 2 == 0)); // holds
    int (*function)(int) = n > 3 ? thrice : twice;
    int product = function(5);
    CHECK(product == 10 || product == 15); // holds
    CHECK(product != 15 || n != 5); // fails
    int a = n, b = 9;
    swap(&a, &b);
    CHECK(a == 9 && b == (int)n); // holds
    next();
    CHECK(next() == 2 && counter == 2); // holds
    if (n == 4) leave(4);
    CHECK(n != 4); // holds
    leave(n);
    CHECK(0); // holds
    return 0;
}
