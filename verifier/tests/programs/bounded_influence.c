// --property unreach-call,division
// What is not followed opens what comes after it, and what it may call, and nothing else.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern int pthread_create(unsigned long *, void *, void *(*)(void *), void *);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static int shared;

static int before(int x) {
    CHECK(x != 7); // holds
    return 100 / x; // holds
}

static void twice(int x) {
    CHECK(x < 1000); // open (holds)
}

static void *run(void *unused) {
    CHECK(shared >= 0); // open
    return unused;
}

static void *callback(void *unused) {
    CHECK(unused == 0);
    return unused;
}

void *(*const table[])(void *) = {callback};

static void assembles(int x) {
    CHECK(x > 0); // holds
    __asm__ volatile("nop" ::: "memory");
    CHECK(x > 0); // open (holds)
}

static void starts(void) {
    unsigned long thread;
    CHECK(shared == 0); // holds
    pthread_create(&thread, 0, run, 0);
    CHECK(shared == 0); // open
}

int main(void) {
    int x = __VERIFIER_nondet_int(), rounds = 0;
    CHECK(x != 12345); // fails
    if (x > 7 && x < 100)
        rounds = before(x);
    CHECK(rounds <= 12); // holds
    twice(rounds);
    if (__VERIFIER_nondet_int())
        assembles(5);
    else
        starts();
    twice(rounds);
    return 0;
}
