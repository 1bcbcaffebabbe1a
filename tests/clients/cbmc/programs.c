// Twelve programs for CBMC, each a function: the name tells what it should find.
unsigned any(void);
int any_int(void);
float any_float(void);
void *memset(void *, int, unsigned long);

struct pair { int left, right; };

void holds_midpoint(void) {
    unsigned low = any(), high = any();
    __CPROVER_assume(low <= high);
    unsigned middle = low + (high - low) / 2;
    __CPROVER_assert(low <= middle && middle <= high, "between");
}

void fails_midpoint(void) {
    unsigned low = any(), high = any();
    __CPROVER_assume(low <= high);
    unsigned middle = (low + high) / 2;
    __CPROVER_assert(low <= middle && middle <= high, "between");
}

void holds_swap(void) {
    int a = any_int(), b = any_int(), x = a, y = b;
    x ^= y; y ^= x; x ^= y;
    __CPROVER_assert(x == b && y == a, "swapped");
}

void fails_absolute(void) {
    int a = any_int(), absolute = a < 0 ? -(unsigned)a : a;
    __CPROVER_assert(absolute >= 0, "not negative");
}

void holds_array(void) {
    int a[8] = {0};
    unsigned i = any(), j = any();
    __CPROVER_assume(i < 8 && j < 8 && i != j);
    a[i] = 1;
    __CPROVER_assert(a[j] == 0 && a[i] == 1, "one was written");
}

void fails_array(void) {
    int a[8] = {0};
    unsigned i = any(), j = any();
    __CPROVER_assume(i < 8 && j < 8);
    a[i] = 1;
    __CPROVER_assert(a[j] == 0, "another was written");
}

void holds_loop(void) {
    unsigned n = any(), sum = 0;
    __CPROVER_assume(n < 6);
    for (unsigned i = 1; i <= n; i++) sum += i;
    __CPROVER_assert(sum == n * (n + 1) / 2, "sum");
}

void fails_loop(void) {
    unsigned n = any(), sum = 0;
    __CPROVER_assume(n < 6);
    for (unsigned i = 1; i < n; i++) sum += i;
    __CPROVER_assert(sum == n * (n + 1) / 2, "sum");
}

void holds_pointer(void) {
    int a = 1, b = 2, *p = any() ? &a : &b;
    *p = 3;
    __CPROVER_assert((a == 3) != (b == 3), "one of them");
}

void fails_pointer(void) {
    struct pair p = {1, 2};
    int *q = any() ? &p.left : &p.right;
    *q = 3;
    __CPROVER_assert(p.left == 3, "the left");
}

void holds_sorted(void) {
    int a[3] = {any_int(), any_int(), any_int()};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++)
            if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; }
    __CPROVER_assert(a[0] <= a[1] && a[1] <= a[2], "sorted");
}

void fails_memory(void) {
    unsigned char bytes[16];
    unsigned n = any();
    __CPROVER_assume(n <= 16);
    memset(bytes, 7, n);
    __CPROVER_assert(bytes[9] == 7, "set");
}
