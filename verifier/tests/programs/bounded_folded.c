// --property overflow
// Compiled with the sanitizers that check operations on constants before these are folded.

int nd(void);

int main(void) {
    int x = nd();
    int y = 0;
    if (x == 1)
        y = 2147483647 + 1; // fails
    if (x == 2)
        y = -(-2147483647 - 1); // fails
    if (x == 3)
        y = (-2147483647 - 1) / -1; // fails
    unsigned u = 4294967295u + 1u;
    y = x > 0 ? x - 1 : 0;
    return y + u;
}
