/* One of each thing that C has and the reader has to know. */
typedef unsigned long size_t;
extern int printf(const char *format, ...);
extern void *memcpy(void *, const void *, size_t);
extern void stop(void) __attribute__((noreturn));

enum colour { RED, GREEN = 5, BLUE = -2 };
union word { int whole; unsigned char bytes[4]; float number; };
struct node { int key; char tag; struct node *next; double weights[3]; unsigned low : 3; int high : 5; };
struct big { long numbers[5]; };

static struct node last = { 7, 'z', 0, { 1.0, 0.1, 1e300 }, 5, -3 };
struct node first = { 3, 'a', &last, { 0.5, -2.0, 0.0 }, 1, 1 };
static const char *names[] = { "red", "gr\"een\n", "\x01\xff" };
int table[10][3];
long double wide = 1.5L;
_Bool flag = 1;
int *inside = &table[2][1];
__int128 huge = ((__int128)1 << 100) + 7;
__attribute__((weak)) int adjustable = 4;
extern int elsewhere;
_Thread_local int own;

int twice(int x) { return x + x; }
int again(int x) __attribute__((alias("twice")));
__attribute__((constructor)) static void before(void) { table[0][0] = 1; }

int copied(struct big b, int count, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, count);
    int sum = (int)b.numbers[count];
    while (count-- > 0)
        sum += __builtin_va_arg(list, int);
    __builtin_va_end(list);
    return sum;
}

static int walk(const struct node *n, enum colour c)
{
    static int calls;
    calls++;
    if (n->key > 3)
        goto ERROR;
    switch (c) {
    case RED: return n->next ? n->tag : 2;
    case BLUE: return n->high + n->low;
    default: break;
    }
    return names[1][0];
ERROR:
    return 5;
}

int jump(int which)
{
    static void *targets[] = { &&zero, &&one };
    goto *targets[which & 1];
zero:
    return 0;
one:
    return 1;
}

int main(int argc, char **argv)
{
    int (*pointer)(const struct node *, enum colour) = walk;
    union word w;
    struct big b = { { 1, 2, 3, 4, 5 } };
    char text[argc + 1];
    w.number = 1.5f;
    for (int i = 0; i < 3; i++) {
        unsigned char i = 9;
        table[argc][1] += (int)(first.weights[1] * i);
    }
    text[0] = argv[0][0] && flag;
    __asm__ volatile("nop" : "+r"(argc) : : "memory");
    __atomic_fetch_add(&table[1][1], 1, __ATOMIC_SEQ_CST);
    wide *= 2;
    if (argc > 100)
        stop();
    own = adjustable + elsewhere + (int)huge + *inside;
    printf("%d %f\n", pointer(&first, GREEN), (double)wide);
    return copied(b, 1, w.whole) + again(text[0]) + jump(argc) + (argc < 0 ? -argc : argc % 7);
}
