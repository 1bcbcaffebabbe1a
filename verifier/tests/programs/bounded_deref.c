// --property deref
// Accesses to objects that live, within their bounds, and one of each kind that is not.
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

struct record { char name[4]; int count; char last[3]; };
struct tail { int length; char data[]; };

static int table[4] = {1, 2, 3, 4};
static const int constant[2] = {1, 2};
static struct record global;
static int sum;
static int *kept;

static int *get(int at) { return at < 4 ? &table[at] : 0; }
static int *local_address(void) { int local = 3; int *address = &local; return address; }
static void keep(int *address) { kept = address; }
static void keep_local(void) { int local = 5; keep(&local); sum += *kept; }
static int use(const int *numbers, int at) { return numbers[at]; } // fails
static void set(int *number) { *number = 7; } // fails
static int *fresh(void) { return malloc(sizeof(int)); }
static int *late(int bytes) { int *address = __builtin_alloca(bytes); return address; }
static int function(int x) { return x + 1; }

static void heap(unsigned char at) {
  switch (__VERIFIER_nondet_int()) {
  case 0: {
    int *p = malloc(4 * sizeof *p);
    if (!p) return;
    p[3] = 1; // holds
    sum += p[3]; // holds
    p[4] = 1; // fails
    break;
  }
  case 1: {
    char *p = malloc(at);
    if (!p) return;
    if (at > 2) p[2] = 1; // holds
    p[at - 1] = 1; // fails
    break;
  }
  case 2: {
    int *p = malloc(sizeof *p);
    if (!p) return;
    *p = 1;
    free(p);
    sum += *p; // fails
    break;
  }
  case 3: {
    int *p = malloc(8);
    *p = 1; // fails
    break;
  }
  case 4: {
    char *p = malloc(0);
    if (p) sum += *p; // fails
    break;
  }
  case 5: {
    int *p = malloc(4), *q = malloc(4);
    if (!p || !q) return;
    p[q - p] = 1; // fails
    break;
  }
  case 6: {
    struct tail *t = malloc(sizeof *t + 2);
    if (!t) return;
    t->length = 2; // holds
    t->data[1] = 1; // holds
    t->data[at] = 1; // fails
    break;
  }
  case 7: {
    int *p = malloc(4), *q;
    if (!p) return;
    *p = 9;
    q = realloc(p, 8);
    if (!q) return;
    sum += q[0]; // holds
    q[1] = 1; // holds
    sum += *p; // fails
    break;
  }
  case 8: {
    int *p = malloc(8), *q;
    if (!p) return;
    q = realloc(p, 4);
    if (!q) { p[1] = 1; return; } // holds
    q[1] = 1; // fails
    break;
  }
  default: {
    int *p = malloc(2 * sizeof *p);
    if (!p) return;
    p[0] = 1, p[1] = 2;
    for (int i = 0; i < 2; i++) sum += p[i]; // holds
    for (int i = 0; i <= 2; i++) sum += p[i]; // fails
  }
  }
}

static void named(unsigned char at) {
  switch (__VERIFIER_nondet_int()) {
  case 0: {
    int a[4] = {0};
    a[at & 3] = 1; // holds
    sum += a[at % 5]; // fails
    break;
  }
  case 1:
    sum += table[at & 3]; // holds
    sum += table[at & 7]; // fails
    break;
  case 2:
    global.last[2] = 1;
    global.last[at & 3] = 1; // holds
    ((char *)&global)[at % 12] = 1; // holds
    ((char *)&global)[at % 13] = 1; // fails
    break;
  case 3: {
    const int *p = constant;
    sum += p[1]; // holds
    *(int *)p = 1; // fails
    break;
  }
  case 4:
    *(int *)&constant[1] = 1; // fails
    break;
  case 5:
    sum += *get(at & 3); // holds
    sum += *get(at & 7); // fails
    break;
  case 6: {
    struct record r[2];
    r[1].count = 1;
    r[at & 1].count = 1; // holds
    (&r[at & 1])[1].count = 1; // fails
    break;
  }
  case 7: {
    int n = at & 3;
    int v[n + 1];
    v[n] = 1; // holds
    v[n + 1] = 1; // fails
    break;
  }
  case 8: {
    long far = 1L << (at & 63);
    table[far & 3] = 1; // holds
    int *p = get(1);
    p[far] = 1; // fails
    break;
  }
  default: {
    int *p = get(0);
    sum += use(p, 3);
    sum += use(p, at & 7);
  }
  }
}

static void dangling(unsigned char at) {
  switch (__VERIFIER_nondet_int()) {
  case 0:
    sum += *local_address(); // fails
    break;
  case 1:
    keep_local();
    sum += *kept; // fails
    break;
  case 2: {
    int *first;
    keep_local();
    first = kept;
    keep_local();
    sum += *first; // fails
    break;
  }
  case 3: {
    int *p = 0;
    for (int i = 0; i < 2; i++) {
      int v[(at & 1) + 1];
      v[0] = i;
      keep(v);
      sum += *kept; // holds
      if (i == 0) p = kept;
    }
    sum += *p; // fails
    break;
  }
  case 4: {
    int *p = 0;
    for (int i = 0; i < 2; i++) {
      int *q = __builtin_alloca(4);
      *q = i; // holds
      if (i == 0) p = q;
    }
    sum += *p; // holds
    p[1] = 1; // fails
    break;
  }
  case 5: {
    int *p = late(at + 4);
    sum += *p; // fails
    break;
  }
  case 6: {
    // So far that the number of the next object comes out.
    int *p = fresh(), *q = fresh();
    if (p && q) p[1L << 46] = 1; // fails
    break;
  }
  default: {
    int here = 1;
    keep(&here);
    set(kept);
    sum += here;
    set(0);
  }
  }
}

static void other(unsigned char at) {
  int (*call)(int) = at & 1 ? function : 0;
  switch (__VERIFIER_nondet_int()) {
  case 0:
    sum += *(int *)64; // fails
    break;
  case 1:
    sum += *(int *)0x12345678; // fails
    break;
  case 2:
    sum += *(char *)function; // fails
    break;
  case 3:
    if (call) sum += call(1); // holds
    sum += call(2); // fails
    break;
  case 4: {
    int *unset;
    *unset = 1; // fails
    break;
  }
  default: {
    int **unset = malloc(sizeof *unset);
    if (unset) **unset = 1; // fails
  }
  }
}

static void blocks(unsigned char at) {
  char a[8] = "abc", b[4];
  switch (__VERIFIER_nondet_int()) {
  case 0:
    memcpy(b, a, 4);
    memcpy(b, a, 5); // fails
    break;
  case 1:
    memcpy(a, b, at & 3); // holds
    memcpy(a + 1, a, at & 7); // holds
    memmove(a + 2, a, at & 7); // fails
    break;
  case 2:
    memset(b, 0, 4);
    memset(b + 1, 0, 4); // fails
    break;
  case 3:
    memset(b + 4, 0, 0);
    memset(b, 1, at & 4); // holds
    memset(b, 1, at & 5); // fails
    break;
  case 4:
    strcpy(b, a); // holds
    sum += strlen(b); // holds
    a[3] = 'd';
    strcpy(b, a); // fails
    break;
  case 5:
    memset(b, 1, 4);
    if (at & 1) b[3] = 0;
    sum += strnlen(b, 4); // holds
    sum += strlen(b); // fails
    break;
  case 6:
    strncpy(b, a, 4); // holds
    strncpy(b, a, 5); // fails
    break;
  case 7:
    b[0] = 0;
    strcat(b, "abc"); // holds
    b[0] = 'a', b[1] = 0;
    strcat(b, "abc"); // fails
    break;
  case 8:
    sum += memcmp(a, "abc", 4); // holds
    sum += memcmp(a, "abc", 5); // fails
    break;
  default:
    sum += memchr(a, 'z', 8) != 0; // holds
    sum += memchr(a, 'z', 9) != 0; // fails
  }
}

int main(void) {
  unsigned char at = __VERIFIER_nondet_uchar();
  switch (__VERIFIER_nondet_int()) {
  case 0: heap(at); break;
  case 1: named(at); break;
  case 2: dangling(at); break;
  case 3: other(at); break;
  default: blocks(at);
  }
  return sum;
}
