/* What a trace tells; compiled by clang 19 with -O0 -g. */
extern int printf(const char *, ...);
extern int nondet_int(void);
struct point { int x, y; };
int total;
static int add(int a, struct point *p) { p->y = a; total += a; return p->x + p->y; }
int main(void) {
  struct point p = {1, 2};
  int a[3] = {7, 8, 9};
  int n = nondet_int();
  if (n > 4) a[1] = add(n, &p);
  printf("%d %d\n", a[1], total);
  return a[1];
}
