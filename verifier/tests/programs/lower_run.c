/* Programs whose result is known: each case of `run` is one. The tests of lowering execute them. */
typedef unsigned long size_t;
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
char *strncpy(char *, char *, int);
char *strcpy(char *, const char *);
char *strcat(char *, const char *);
char *strncat(char *, const char *, size_t);
char *strchr(const char *, int);
char *strrchr(const char *, int);
void *memchr(const void *, int, size_t);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
int printf(const char *, ...);
int __VERIFIER_nondet_int(void);

struct pair { char tag; int count; short half; };
struct list { int value; struct list *next; };
struct wide { long parts[6]; };
union word { int whole; unsigned char bytes[4]; };
static int calls;
static int table[4] = { 10, 20, 30, 40 };
static struct pair known = { 'k', -7, 300 };
static struct pair *where = &known;
static int (*chosen)(int);

static int twice(int x) { calls++; return 2 * x; }
static int negated(int x) { calls++; return -x; }
static int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
static int sum(struct wide w) { w.parts[0] = 1; return (int)(w.parts[0] + w.parts[5]); }
static struct wide made(long x) { struct wide w = { { x, 2, 3, 4, 5, x } }; return w; }

static int scalars(void)
{
    unsigned char c = 250;
    short s = -3;
    unsigned u = 7u - 9u;
    long long l = (long long)u * 2;
    c += 10;
    return c + s + (int)(u >> 28) + (l == 8589934588LL) + (-7 / 2) + (-7 % 3) + (s >> 1) + (c << 3);
}

static int swap(int n)
{
    int a = 1, b = 2;
    while (n-- > 0) {
        int t = a;
        a = b;
        b = t + b;
    }
    return a * 100 + b;
}

static int pointers(void)
{
    int x = 5, y = 6, *p = &x, **q = &p;
    *p += 2;
    *q = &y;
    **q *= 3;
    where->count += where->half;
    table[x - 5] = *p;
    int *first = table, *last = table + 4, total = 0;
    while (first < last)
        total += *first++;
    return x + y + known.count + total + (int)(last - table);
}

static int choose(int n)
{
    switch (n) {
    case 0: return 1;
    case 3: n += 4; /* falls through */
    case 4: return n;
    default: return n > 10 && n % 2 ? 8 : 9;
    }
}

static int heap(void)
{
    struct list *head = 0;
    for (int i = 1; i < 5; i++) {
        struct list *node = malloc(sizeof *node);
        node->value = i * i;
        node->next = head;
        head = node;
    }
    int *zeros = calloc(30, sizeof(int)), total = zeros[29];
    zeros[0] = 7;
    zeros = realloc(zeros, 200);
    for (; head; head = head->next)
        total = total * 3 + head->value;
    return total + zeros[0] + zeros[28];
}

static int strings(void)
{
    char a[100], b[100];
    strcpy(a, "midpoint");
    strncpy(b, a, 3);
    b[3] = 0;
    strcat(b, "-way");
    strncat(b, "xyz", 2);
    memmove(a + 2, a, 7);
    int n = (int)strlen(b) * 1000 + (strcmp(a, b) > 0) * 100 + (strncmp("midway", b, 3) == 0) * 10;
    return n + (strchr(b, 'w') - b) + (strrchr(b, 'y') - b) + (memchr(a, 'o', 100) != 0) + (memcmp(a, "mimidp", 6) == 0)
        + (strchr(b, 'q') == 0);
}

static int bytes(void)
{
    union word w;
    struct pair one = { 'a', 1, 2 }, other;
    char large[300];
    w.whole = 0x01020304;
    w.bytes[3] = 9;
    memcpy(&other, &one, sizeof one);
    memset(&one, 0, sizeof one);
    memset(large, 3, sizeof large);
    large[7] = 1;
    return w.whole % 1000 + other.count + other.half + one.count + large[299] + large[7] + other.tag;
}

static int floats(void)
{
    double d = 0.30000000000000004;
    float f = 16777216.0f;
    return (d == 0.3) + 2 * (d > 0.3) + 4 * (f == 16777216.0f) + 8 * (int)(1.9 * 2) + (int)(-0.0 == 0.0);
}

static int unsequenced(int n)
{
    int a[3] = { n, n, n };
    int i = 0;
    a[i++] = 9;
    int old = a[1];
    a[1] = 100;
    return old + a[1] + factorial(5) + sum(made(4));
}

int run(int which)
{
    chosen = which & 1 ? twice : negated;
    switch (which) {
    case 0: return scalars();
    case 1: return swap(10);
    case 2: return pointers();
    case 3: return choose(0) + 10 * choose(3) + 100 * choose(4) + 1000 * choose(11) + 10000 * choose(12);
    case 4: return heap();
    case 5: return strings();
    case 6: return bytes();
    case 7: return floats();
    case 8: return unsequenced(3);
    case 9: return chosen(21) + calls;
    case 10: return chosen(21) + calls;
    case 11: return __VERIFIER_nondet_int() + printf("%d", which) * 0;
    default: return -1;
    }
}

int main(int argc, char **argv)
{
    return run(argc);
}
