// --property leak,free,deref
// Memory that is lost on one path only, and is not freed when the program returns.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct pair { char *first, *second; };

static int fill(struct pair *pair) {
  pair->first = malloc(2);
  if (!pair->first) return 0;
  pair->second = malloc(2);
  if (!pair->second) return 0;
  return 1;
}

int main(void) {
  struct pair pair;
  if (!fill(&pair)) return 1;
  pair.first[1] = 1; // holds
  free(pair.first); // holds
  free(pair.second); // holds
  return 0;
} // fails
