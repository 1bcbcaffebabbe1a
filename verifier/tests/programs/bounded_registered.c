// --property unreach-call,leak
// Functions that are registered for the end run there, the last one first.
extern void reach_error(void);
int __VERIFIER_nondet_int(void);
int atexit(void (*function)(void));
void exit(int status);
void *malloc(unsigned long size);
void free(void *memory);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

static int order, late;
static void *kept;

static void last(void) {
    CHECK(order == 7);  // holds
    CHECK(order == 12); // fails
    free(kept);
}

static void added(void) {
    order = late + 4;
}

static void second(void) {
    CHECK(order == 2); // holds
    order = 3;
    late = order;
    atexit(added);
}

static void first(void) {
    CHECK(order == 0 || order == 1); // holds
    order = 2;
}

static void stop(int status) {
    order = 1;
    exit(status);
}

int main(void) {
    kept = malloc(4);
    atexit(last);
    atexit(second);
    atexit(first);
    if (__VERIFIER_nondet_int())
        stop(1);
    return 0;
}
