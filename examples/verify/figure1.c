/* Three conditions, each looked at twice (Beyer et al., "Software Model Checking via Large-Block Encoding",
   figure 1). With single operations as blocks each path is a branch of the tree; with large blocks there is
   one step from the beginning to the failure. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int p1 = __VERIFIER_nondet_int(), p2 = __VERIFIER_nondet_int(), p3 = __VERIFIER_nondet_int();
  int x1 = 0, x2 = 0, x3 = 0;
  if (p1) x1 = 1;
  if (p2) x2 = 2;
  if (p3) x3 = 3;
  if (p1) assert(x1 == 1);
  if (p2) assert(x2 == 2);
  if (p3) assert(x3 == 3);
  return 0;
}
