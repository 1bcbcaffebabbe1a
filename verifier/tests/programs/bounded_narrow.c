// --property unreach-call
// On a machine of 32 bits an object may be larger than addresses can tell here: then nothing is known.
void *malloc(unsigned long size);
void reach_error(void);

int main(void) {
    char *small = malloc(2000);
    if (small)
        reach_error(); // fails
    char *large = malloc(4000000);
    if (large)
        reach_error(); // open
    return 0;
}
