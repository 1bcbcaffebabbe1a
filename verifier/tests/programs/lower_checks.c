/* One place for each property. */
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void __assert_fail(const char *, const char *, unsigned, const char *);
extern void stop(int);
extern int helper(int *);
extern void sort(int *, int, int (*)(int));
#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))

struct s { int count; char tags[2]; } state;
int seen;
static int back(int x) { seen = x; return x; }

int main(void)
{
    int a[4] = { 0, 0, 0, 0 };
    int n = __VERIFIER_nondet_int();
    int *p = n ? &seen : 0;
    __VERIFIER_assume(n < 100);
    state.count = n;
    assert(state.count != 7);
    if (n == 3)
        goto ERROR;
    n = n + 1;
    n = a[n & 3] / n;
    n = 1 << n;
    a[n] = *p;
    stop(n);
    helper(&seen);
    sort(a, 4, back);
    return a[0];
ERROR:
    return 1;
}
