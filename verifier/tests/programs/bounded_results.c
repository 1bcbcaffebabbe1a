// --property unreach-call
// A call without a prototype takes an address for a number: what it gets of it is not known.
extern void reach_error(void);

char bytes[16];
char *where();

int main(void) {
    int (*number)(void) = (int (*)(void))where;
    if (number() == 0)
        reach_error(); // open
    return 0;
}

char *where() {
    return bytes;
}
