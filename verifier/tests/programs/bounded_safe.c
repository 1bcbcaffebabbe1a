// --property deref,free,leak,null
// Several properties at once: a list, a growing buffer and a table of functions, without a fault but one.
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

struct node { struct node *next; int value; };
struct buffer { char *bytes; unsigned used, size; };

static struct node *push(struct node *list, int value) {
  struct node *node = malloc(sizeof *node);
  if (!node) return list;
  node->value = value;
  node->next = list;
  return node;
}

static int clear(struct node *list) {
  int sum = 0;
  while (list) {
    struct node *next = list->next;
    sum += list->value;
    free(list);
    list = next;
  }
  return sum;
}

static int put(struct buffer *buffer, char byte) {
  if (buffer->used == buffer->size) {
    char *bytes = realloc(buffer->bytes, buffer->size + 2);
    if (!bytes) return 0;
    buffer->bytes = bytes;
    buffer->size += 2;
  }
  buffer->bytes[buffer->used++] = byte;
  return 1;
}

static int twice(int x) { return 2 * x; }
static int next(int x) { return x + 1; }
static int (*const table[2])(int) = {twice, next};

int main(void) {
  struct buffer buffer = {0, 0, 0};
  struct node *list = 0;
  int sum = 0, count = __VERIFIER_nondet_uchar() & 3;
  for (int i = 0; i < count; i++) {
    list = push(list, i);
    if (!put(&buffer, i)) break;
  }
  for (unsigned i = 0; i < buffer.used; i++) sum += buffer.bytes[i];
  char copy[4];
  if (buffer.used) memcpy(copy, buffer.bytes, buffer.used); // holds
  sum += table[count & 1](sum);
  int *number = malloc(sizeof *number);
  if (__VERIFIER_nondet_int()) *number = sum; // fails
  free(number);
  sum += clear(list);
  free(buffer.bytes);
  return sum;
}
