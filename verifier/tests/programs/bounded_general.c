// --property unreach-call --unroll 1
// Loops that are not unrolled to their end: what holds whatever they have written holds, and nothing else does.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static int lock, count, rounds, table[4];

static void acquire(void) {
    CHECK(lock == 0); // holds
    lock = 1;
}

static void release(void) {
    CHECK(lock == 1); // holds
    lock = 0;
}

static void bump(int *where) {
    *where += 1;
}

static void unused(void) {
    int kept = 7, sum = 0, wanted = __VERIFIER_nondet_int();
    for (int i = 0; i < wanted; i++)
        sum += i;
    CHECK(kept == 7); // holds
    CHECK(sum >= 0); // open
}

static void nested(int outer, int inner) {
    int first = 0, last = 3, *cell = &last;
    while (outer-- > 0) {
        int i = 0;
        first = 1;
        while (i < inner) {
            i++;
            bump(cell);
        }
        CHECK(i >= inner); // holds
        CHECK(first == 1); // holds
    }
    CHECK(last != 100); // open
    CHECK(rounds == 0); // holds
}

static void memory(int wanted) {
    int *made = malloc(8), i = 0;
    if (!made)
        return;
    made[0] = 1;
    made[1] = 2;
    while (table[i & 3] != wanted) {
        table[i & 3] = i;
        i++;
    }
    CHECK(made[1] == 2); // holds
    CHECK(table[i & 3] == wanted); // holds
    CHECK(table[0] < 50); // open
}

static void jumps(int x) {
    int y = 0;
    if (x > 5)
        goto middle;
top:
    y = y == 0 ? 1 : y + 1;
middle:
    CHECK(y < 60); // open
    x = __VERIFIER_nondet_int();
    if (x)
        goto top;
    CHECK(x == 0); // holds
    CHECK(y != 40); // open
}

int main(void) {
    unused();
    nested(__VERIFIER_nondet_int(), __VERIFIER_nondet_int());
    memory(__VERIFIER_nondet_int());
    jumps(__VERIFIER_nondet_int());
    while (__VERIFIER_nondet_int()) {
        int locked = 0;
        lock = 0;
        if (__VERIFIER_nondet_int()) {
            acquire();
            locked = 1;
        }
        bump(&count);
        CHECK(count != 70); // open
        if (locked)
            release();
        CHECK(lock == 0); // holds
    }
    return 0;
}
