/* A number that counts by twos in a loop whose end nobody knows stays even: no bound of rounds shows this. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned count = 0;
  while (__VERIFIER_nondet_int())
    count += 2;
  assert(count % 2 == 0);
  return 0;
}
