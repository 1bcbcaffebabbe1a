// Each function by itself: --property null,division --every-function.
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

struct node *head;
int parts;

int second(struct node *list) {
  struct node *next = list->next; // fails uncalled
  return next->value;             // fails uncalled
}

static int value_of(struct node *node) {
  return node->value; // holds: no caller passes null
}

static int next_of(struct node *node) {
  return node->next->value; // fails reachable
}

int checked(struct node *node) {
  if (!node)
    return 0;
  return value_of(node) + next_of(node);
}

int share(struct node *node) {
  if (!node)
    return 0;
  if (node->value > 7 && node->next && node->next->value == node->value + 1)
    return parts / (node->next->value - 9); // fails uncalled
  return parts / (node->value | 1); // holds
}

int first(void) {
  return head->value; // fails uncalled
}

int total(struct node *node) {
  int sum = 0;
  while (node) {
    sum += node->value; // open: what a loop has made of a pointer may be any number
    node = node->next; // open: the same
  }
  return sum;
}

int both(struct node *node) {
  int sum = node->value;         // fails uncalled
  return sum + node->value;      // holds: the cause is that of the line above
}

int divides(int divisor) {
  return 100 / divisor; // fails excluded
}

int caller(int number) {
  return divides(number * 2 + 1);
}

struct node *made(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value; // fails own
  node->next = head;
  return node;
}

struct node *pushed(struct node *list, int value) {
  struct node *node = malloc(sizeof *node);
  if (!node)
    return list;
  node->next = list;   // holds
  node->value = value; // holds
  return node;
}

int behind(struct node *node) {
  __asm__("nop" ::: "memory");
  return node ? node->value : 0; // open
}

int pong(int rounds, struct node *node);

int ping(int rounds, struct node *node) {
  if (rounds > 0)
    pong(rounds - 1, node);
  return node ? node->value : 0; // open: what pong does is not known
}

int pong(int rounds, struct node *node) {
  __asm__("nop" ::: "memory");
  return ping(rounds, node);
}

int sum(struct node *node) {
  if (!node)
    return 0;
  return node->value + sum(node->next); // holds: of every activation
}

struct holder {
  struct node *node;
};

void filled(struct holder *holder, int has_room) {
  if (!holder || !has_room)
    return;
  holder->node = malloc(sizeof *holder->node);
  holder->node->value = 1; // fails own
}

struct node *found(int key);

int looked_up(int key) {
  struct node *node = found(key);
  return node->value; // fails result
}

int either(struct holder *holder) {
  if (!holder)
    return 0;
  return holder->node->value; // fails uncalled: its cause is told
}

char *text;
int strcmp(const char *left, const char *right);

int compared(char *given) {
  return strcmp(given, text); // fails uncalled
}

int find(int key, struct node **found);

int filled_in(int key) {
  struct node *node = 0;
  if (find(key, &node))
    return 0;
  return node->value; // fails result: of what `find` leaves
}
