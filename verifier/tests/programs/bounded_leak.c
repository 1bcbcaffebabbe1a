// --property leak
// What is not freed at the end.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

static void *global;

static int leave(void *p, int code) {
  if (code == 1) exit(1); // fails
  free(p);
  if (code == 2) exit(2); // holds
  return code;
}

int main(void) {
  switch (__VERIFIER_nondet_int()) {
  case 0:
    malloc(4);
    exit(0); // fails
  case 1: {
    void *p = malloc(4);
    free(p);
    exit(1); // holds
  }
  case 2: {
    char *p = malloc(4);
    if (!p) exit(2); // holds
    char *q = malloc(4);
    if (!q) exit(3); // fails
    free(q);
    free(p);
    exit(4); // holds
  }
  case 3:
    global = malloc(4);
    exit(5); // fails
  case 4: {
    void *p = malloc(4);
    void *q = realloc(p, 8);
    free(q);
    exit(6); // fails
  }
  case 5: {
    void *p = malloc(4);
    void *q = realloc(p, 8);
    free(q ? q : p);
    exit(7); // holds
  }
  case 6: {
    void *p = malloc(4);
    exit(leave(p, __VERIFIER_nondet_int())); // holds
  }
  case 7: {
    void *list[3];
    for (int i = 0; i < 3; i++) list[i] = malloc(i);
    for (int i = 0; i < 3; i++) free(list[i]);
    exit(8); // holds
  }
  case 8: {
    void *list[3];
    for (int i = 0; i < 3; i++) list[i] = malloc(i);
    for (int i = 1; i < 3; i++) free(list[i]);
    exit(9); // fails
  }
  case 9: {
    void *p = malloc(4);
    free((char *)p + (p ? 1 : 0));
    exit(10); // holds
  }
  default:
    return 11; // holds
  }
}
