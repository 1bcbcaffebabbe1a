// --property free
// What may be freed, and what may not.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static int global;

int main(void) {
  int local = 0;
  switch (__VERIFIER_nondet_int()) {
  case 0: {
    char *p = malloc(4);
    free(p); // holds
    p = 0;
    free(p); // holds
    break;
  }
  case 1: {
    char *p = malloc(4);
    free(p); // holds
    free(p); // fails
    break;
  }
  case 2: {
    char *p = malloc(4);
    if (!p) return 0;
    free(p + 1); // fails
    break;
  }
  case 3:
    free(&local); // fails
    break;
  case 4:
    free(&global); // fails
    break;
  case 5: {
    char *p = malloc(0);
    free(p); // holds
    free(p); // fails
    break;
  }
  case 6: {
    char *p = malloc(4), *q = realloc(p, 8);
    if (q) { free(q); return 0; } // holds
    free(p); // holds
    break;
  }
  case 7: {
    char *p = malloc(4), *q = realloc(p, 8);
    free(q); // holds
    free(p); // fails
    break;
  }
  case 8: {
    char *p = malloc(4);
    free(p); // holds
    p = realloc(p, 8); // fails
    break;
  }
  case 9: {
    int *p = local ? &local : malloc(4);
    free(p); // holds
    break;
  }
  case 10: {
    int *p = __VERIFIER_nondet_int() ? &local : malloc(4);
    free(p); // fails
    break;
  }
  case 11: {
    char *p = malloc(4), *end = p + 4;
    if (!p) return 0;
    free(end - 4); // holds
    free("text"); // fails
    break;
  }
  case 12: {
    free((void *)main); // fails
    break;
  }
  default: {
    char *list[3];
    for (int i = 0; i < 3; i++) list[i] = malloc(i);
    if (__VERIFIER_nondet_int()) list[2] = list[1];
    free(list[0]); // holds
    free(list[1]); // holds
    free(list[2]); // fails
  }
  }
  return 0;
}
