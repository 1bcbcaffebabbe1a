// --property unreach-call,leak
// One that frees memory is registered on one way alone.
int __VERIFIER_nondet_int(void);
int atexit(void (*function)(void));
void *malloc(unsigned long size);
void free(void *memory);

static void *kept;

static void release(void) {
    free(kept);
}

int main(void) {
    if (__VERIFIER_nondet_int())
        atexit(release);
    kept = malloc(4);
    return 0; // fails
}
