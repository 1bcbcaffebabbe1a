// Each function by itself, in a program that has an entry: --property null --every-function.
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

struct node *head;

// Another file says what this is, and sets it when it is told to.
extern struct { char text[1048]; int level; } *settings;
extern _Bool read_settings(void);

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
  if (read_settings() && settings->level) // fails uncalled
    return settings->text[argc & 7]; // holds
  if (argc > 3)
    return next_of(&node);
  return value_of(&node) + global();
}
