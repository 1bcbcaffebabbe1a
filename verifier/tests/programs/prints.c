#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  printf("%d\n", a / b);
  return 3;
}
