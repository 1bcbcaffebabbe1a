// The thesis's memory: --memory terminal. Each line says what comes of it there, and under the default memory.
extern void reach_error(void);
extern int nondet(void);
#include <stdlib.h>

#define check(condition)                                                                                     \
  do {                                                                                                       \
    if (!(condition))                                                                                        \
      reach_error();                                                                                         \
  } while (0)

struct node {
  int value;
  int other;
  struct node *next;
};

static void set(struct node *p, struct node *q) {
  p->value = 1;
  q->value = 2;
  check(p->value == 1); // terminal holds, regions fails: a caller passes one node as both
}

static void chain(struct node *p) {
  p->other = p->value + 1;
  p->next->value = p->other;
}

static struct node *made(int value) {
  struct node *node = malloc(sizeof *node);
  if (!node)
    exit(1);
  node->value = value;
  return node;
}

static void distinct(void) {
  struct node x, y;
  x.next = &y;
  y.next = &x;
  set(&x, &y);
  check(x.value == 1 && y.value == 2); // terminal holds, regions holds
  chain(&x);
  check(x.other == 2 && y.value == 2); // terminal holds, regions holds
  check(x.next->next->other == 2);     // terminal holds, regions holds
  int choice = nondet();
  struct node *z = choice ? &x : &y;
  z->value = 7;
  check((choice ? x.value : y.value) == 7); // terminal holds, regions holds
  check(x.value == 7);                      // terminal fails, regions fails
}

static void indexed(void) {
  int numbers[4] = {0, 0, 0, 0};
  int index = nondet();
  if (index > 0 && index < 4) {
    numbers[index] = 5;
    check(numbers[0] == 0);     // terminal open, regions holds: the index is taken for 0
    check(numbers[3] == 0);     // terminal holds, regions fails
    check(numbers[index] == 5); // terminal holds, regions holds
  }
}

static void allocated(void) {
  struct node *a = made(1), *b = made(2);
  check(b->value == 2); // terminal holds, regions holds
  check(a->value == 1); // terminal open, regions holds: one object for what the call makes
}

static void aliased(void) {
  struct node x;
  set(&x, &x);
  check(x.value == 2); // terminal open, regions holds: either may have been written last
}

int main(void) {
  switch (nondet()) {
  case 0:
    distinct();
    break;
  case 1:
    indexed();
    break;
  case 2:
    allocated();
    break;
  default:
    aliased();
  }
  return 0;
}
