/* Loops whose checks intervals and octagons prove, but for those of the last function. */
#include <stdlib.h>

extern unsigned nondet_unsigned(void);
extern int nondet_int(void);

/* A pointer that is compared with a limit, in a condition that is left early. */
static void copy(void) {
  char buffer[16];
  char *p = buffer;
  char *limit = buffer + sizeof buffer - 1;
  while (p < limit && nondet_int())
    *p++ = 1;
  *p = 0;
}

/* A counter and a pointer that move together. */
static void fill(void) {
  char buffer[8];
  char *q = buffer;
  for (int i = 0; i < 8; i++)
    *q++ = 0;
}

/* Memory of a size that is not known. */
static void allocate(void) {
  unsigned length = nondet_unsigned();
  if (length > 100)
    return;
  char *heap = malloc(length + 1);
  if (!heap)
    return;
  for (unsigned k = 0; k < length; k++)
    heap[k] = 'a';
  heap[length] = 0;
}

/* One step too far. */
static void beyond(void) {
  char buffer[8];
  for (int i = 0; i <= 8; i++)
    buffer[i] = 0;
}

int main(void) {
  copy();
  fill();
  allocate();
  beyond();
  return 0;
}
