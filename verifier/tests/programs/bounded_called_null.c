// --property null,overflow
// A call through null is one through a null pointer; the least number has no absolute value.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static int one(void) { return 1; }

int main(void) {
  int (*called)(void) = one, number = __VERIFIER_nondet_int();
  called(); // holds
  if (number == 5)
    called = 0;
  if (number < 0)
    abs(number); // fails
  if (number > 7)
    abs(-number); // holds
  return called(); // fails
}
