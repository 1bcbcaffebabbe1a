/* A list that forgets a node.   javelin verify --property deref,free,leak list.c */
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

struct node {
  struct node *next;
  unsigned char value;
};

static struct node *push(struct node *list, unsigned char value) {
  struct node *node = malloc(sizeof *node);
  if (!node)
    return list;
  node->next = list;
  node->value = value;
  return node;
}

static struct node *without(struct node *list, unsigned char value) {
  if (list && list->value == value)
    return list->next;
  return list;
}

static void clear(struct node *list) {
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
}

int main(void) {
  struct node *list = 0;
  for (int i = 0; i < 2; i++)
    list = push(list, __VERIFIER_nondet_uchar());
  list = without(list, 7);
  clear(list);
  return 0;
}
