// Failures that are told to functions without a body: --property null --every-function.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Another file says what this does: it may end the program.
void give_up(const char *why);
void count(int number);

int handled(void) {
  int *number = malloc(sizeof *number);
  if (!number)
    give_up("no memory");
  *number = 1; // fails result: that give_up() returns
  int read = *number; // holds
  free(number);
  if (read != 1)
    give_up("not one");
  give_up("done");
  return read;
}

int told(void) {
  int *number = malloc(sizeof *number);
  if (!number)
    perror("told");
  *number = 1; // fails own
  int read = *number; // holds
  free(number);
  return read;
}

int counted(void) {
  int *number = malloc(sizeof *number);
  count(1);
  *number = 1; // fails own: count() is called in any case
  int read = *number; // holds
  free(number);
  return read;
}

struct window {
  unsigned first, last;
  char *bytes;
};

// What is filled may be the pointer itself, if it lies far from where the bytes begin.
int fill(struct window *window) {
  if (!window || !window->bytes || window->last < 1u << 24)
    return 0;
  memset(window->bytes + window->last, 0, 1);
  return window->bytes[0]; // fails uncalled
}
