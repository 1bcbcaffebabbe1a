// Each function by itself, in a program that has an entry: --property null --every-function.
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

struct node *head;

static int next_of(struct node *node) {
  return node->next->value; // fails entry
}

int value_of(struct node *node) {
  return node->value; // fails excluded: the only caller passes a node
}

int unused(struct node *node) {
  return node->value; // fails uncalled
}

static int global(void) {
  return head->value; // holds: main has set it
}

int main(int argc, char **argv) {
  struct node node = {argc, NULL};
  head = &node;
  if (argc > 3)
    return next_of(&node);
  return value_of(&node) + global();
}
