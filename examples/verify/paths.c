// The running example of Harris et al., Program Analysis via Satisfiability Modulo Path Programs, POPL 2010,
// rebuilt from its examples 3.1 to 3.7: no condition about all paths is an invariant of the loop, since where
// p is null the length is -1. Each of the four paths around the loop has one.
#include <assert.h>

void buffer(int p, int pLen, int mode) {
  int bLen = 0, L = 1, o = 0, i = 0;
  if (pLen < 1)
    pLen = 1;
  if (p == 0)
    pLen = -1;
  if (mode == 0)
    i = 0;
  else
    o = 1;
  while (L <= pLen) {
    i += (unsigned)o;
    bLen = L;
    L = 2u * L;
  }
  assert(p == 0 || bLen <= pLen);
}

int __VERIFIER_nondet_int(void);

int main(void) {
  buffer(__VERIFIER_nondet_int(), __VERIFIER_nondet_int(), __VERIFIER_nondet_int());
}
