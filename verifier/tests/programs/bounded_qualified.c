// --property unreach-call
// Others change what is declared volatile, not what a pointer to volatile leads to.
#include <stdlib.h>

extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct device {
  int plain;
  volatile int changing;
};

static volatile int changing;
static int plain;
static struct device device;

int main(void) {
  plain = 1;
  if (*(volatile int *)&plain != 1)
    reach_error(); // holds
  if (__atomic_fetch_add((volatile int *)&plain, 1, __ATOMIC_SEQ_CST) != 1 || plain != 2)
    reach_error(); // holds
  int *count = malloc(sizeof *count);
  if (!count)
    return 1;
  *count = 1;
  if (__atomic_sub_fetch((volatile int *)count, 1, __ATOMIC_SEQ_CST) != 0)
    reach_error(); // holds
  free(count);
  changing = 1;
  device.changing = 1;
  switch (__VERIFIER_nondet_int()) {
  case 1:
    if (changing != 1)
      reach_error(); // fails
    break;
  case 2:
    if (device.changing != 1)
      reach_error(); // fails
    break;
  case 3:
    if (__atomic_fetch_add(&changing, 1, __ATOMIC_SEQ_CST) != 1)
      reach_error(); // fails
    break;
  }
  return 0;
}
