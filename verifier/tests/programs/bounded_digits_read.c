// --property unreach-call
// The bytes of an address that functions on strings read are any; but equal addresses have equal ones.
#include <string.h>

extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct named {
  char name[8];
  struct named *next;
};

int main(void) {
  int x, y, k = __VERIFIER_nondet_int();
  int *p = &x, *q = &y, *r = &x, *found = &x;
  static char zeros[9];
  struct named first = {"first", 0}, second = {"second", &first};
  if (memcmp(&p, &r, sizeof p) != 0)
    reach_error(); // holds
  if (memcmp(&p, &q, sizeof p) == 0)
    reach_error(); // holds
  if (strcmp(second.name, "second") != 0 || strcmp(second.next->name, "first") != 0)
    reach_error(); // holds
  if (memcmp(second.name, "second", 7) != 0 || strlen(first.name) != 5)
    reach_error(); // holds
  switch (k) {
  case 1:
    if (memcmp(&q, &p, sizeof p) <= 0)
      reach_error(); // open
    break;
  case 2:
    if (memcmp(&p, &q, 6) != 0)
      reach_error(); // fails
    break;
  case 3:
    if (strcmp((char *)&p, zeros) != 0)
      reach_error(); // open
    break;
  case 4:
    if (strnlen((char *)&second.next, 4) != 0)
      reach_error(); // open
    break;
  case 5:
    if (memchr(&found, 0x7f, sizeof found))
      reach_error(); // open
    break;
  }
  return 0;
}
