/* One function for each thing that a property forbids; compiled by clang 19 with -O0 -g and
   -ffile-prefix-map. Line numbers are those of the violations. */
extern int nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
extern void __assert_fail(const char *, const char *, unsigned, const char *);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
extern void mark(int);
struct node { int count; struct node *next; };

int null(void) { struct node *p = 0; return p->next->count; }
int outside(void) { int a[4] = {1, 2, 3, 4}; int i = nondet_int(); return a[i]; }
int dead(void) { int *p = malloc(4); *p = 1; free(p); return *p; }
int returned(int **out) { int local = 1; *out = &local; return 0; }
int dangling(void) { int *p; returned(&p); return *p; }
int twice(void) { int *p = malloc(4); free(p); free(p); return 0; }
int middle(void) { int *p = malloc(8); free(p + 1); return 0; }
int leak(void) { int *p = malloc(4); return p != 0; }
int clean(void) { int *p = malloc(4); free(p); return 0; }
int overflow(void) { int x = nondet_int(); return x + 1; }
int quotient(void) { int x = nondet_int(); return x / -1; }
int division(void) { int x = nondet_int(); return 7 % x; }
int shift(void) { int x = nondet_int(); return 1 << x; }
int bounds(void) { static int a[3]; return a[nondet_int()]; }
int one_past(void) { static int a[3]; int *end = &a[nondet_int()]; return end != a; }
int assertion(void) { int x = nondet_int(); x == 3 ? (void)0 : __assert_fail("x == 3", "f", 1, "g"); return x; }
int called(void) { reach_error(); return 0; }
int marked(void) { mark(0); mark(nondet_int()); return 0; }
int assume(void) { int x = nondet_int(); __VERIFIER_assume(x == 5); return x; }
int label(void) { if (nondet_int()) goto ERROR; return 0; ERROR: return 1; }
int failing(void) { int *p = malloc(4); if (!p) return 2; free(p); return 0; }
int unwritten(void) { int x; int y = x; return x - y + x; }
int argument(int a, long b) { return a + (int)b; }
int recursion(int n) { return n ? recursion(n - 1) + 1 : 0; }
int endless(void) { for (;;) ; }
int trap(void) { __builtin_trap(); }
