// Functions by themselves that free what they are given, copy more than there is room for, and pass functions on.
#include <stdlib.h>
#include <string.h>

struct text { char *bytes; };

void renew(struct text *text, const char *from, size_t count) {
  free(text->bytes); // fails uncalled: text
  text->bytes = calloc(1, count);
  if (from)
    memcpy(text->bytes, from, count); // fails own
}

int freed(struct text *text) {
  char *bytes = text->bytes; // fails uncalled: text
  int *number = 0;
  if (!bytes)
    return 0;
  free(bytes);
  if (*bytes == 1) // holds
    return *number; // open: only what was freed leads here
  return 1;
}

extern int *table(void (*each)(int *), int *last);

static void clear(int *cell) {
  if (!cell)
    exit(1);
  *cell = 0;
}

int filled(void) {
  int *first = table(clear, 0);
  if (!first)
    return 0;
  int *next = table(clear, first);
  return *next; // fails result
}
