// --property deref,free
// Memory that the program did not make: nobody knows its size, so a check of it is open, and others are not.
#include <stdio.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern int *somewhere(void);
extern int shared[];
extern int number;

struct pair { char first[2]; int second; };

static int sum;
static int copied(struct pair pair) { return pair.first[1] + pair.second; }
static int deep(int n, int *outer) {
  int here = n;
  if (n == 0) return *outer; // holds
  return deep(n - 1, &here) + here;
}

int main(int argc, char **argv) {
  char text[4] = "abc";
  switch (__VERIFIER_nondet_int()) {
  case 0:
    if (argc > 0) sum = argv[0][0]; // open
    break;
  case 1:
    sum = *somewhere(); // fails
    break;
  case 2: {
    int *p = somewhere();
    if (p) sum = p[2]; // open
    sum += text[sum & 3]; // holds
    break;
  }
  case 3: {
    int *p = somewhere();
    free(p); // open
    break;
  }
  case 4:
    sum = shared[3]; // open
    break;
  case 5:
    sum = number;
    break;
  case 6:
    printf("%d %s\n", sum, text); // holds
    text[3] = 'd';
    printf("%d %s\n", sum, text); // fails
    break;
  case 7:
    puts("done");
    puts(argc == 5 ? "five" : 0); // fails
    break;
  case 8: {
    struct pair *pair = malloc(sizeof *pair);
    if (!pair) return 1;
    pair->first[1] = 1; // holds
    pair->second = 2; // holds
    sum = copied(*pair); // holds
    free(pair); // holds
    sum = copied(*pair); // fails
    break;
  }
  default:
    sum = deep(3, &sum);
  }
  return sum;
}
