/* The midpoint of two indices, as binary searches compute it: is it always between them?

     javelin verify examples/verify/midpoint.c
*/
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

unsigned midpoint(unsigned low, unsigned high)
{
  unsigned middle = (low + high) / 2;
  assert(low <= middle);
  assert(middle <= high);
  return middle;
}

int main(void)
{
  unsigned low = __VERIFIER_nondet_uint();
  unsigned high = __VERIFIER_nondet_uint();
  if (low > high)
    return 0;
  midpoint(low, high);
}
