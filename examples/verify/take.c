extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

static unsigned seed, level;

/* A body that no condition needs. */
static unsigned mix(unsigned x) {
    unsigned sum = 7;
    for (unsigned bit = 0; bit < 32; bit++)
        sum = sum * 31 + (x >> bit);
    return sum;
}

/* Below ten, and counted. */
static unsigned take(unsigned wish) {
    seed = mix(wish);
    if (wish >= 10) wish = 9;
    level = level + 1;
    return wish;
}

int main(void) {
    unsigned had = level, got = take(__VERIFIER_nondet_int());
    if (got >= 10) reach_error();
    if (level != had + 1) reach_error();
    return 0;
}
