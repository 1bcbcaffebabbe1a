// --property division,shift
// What a compiler leaves of operations on constants that have no result.

int nd(void);

static int divided(void) {
    int x = nd();
    if (x == 7)
        return 10 / 0; // open
    if (x != 0)
        return 100 / x;
    return 5;
}

static int chosen(void) {
    int x = nd();
    return x > 3 ? 1 << 40 : x; // open
}

static int never(void) {
    int x = nd() & 3, y = 0;
    if (x == 4)
        y = 4 >> 127;
    return y;
}

int main(void) { return divided() + chosen() + never(); }
