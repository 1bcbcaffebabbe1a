// --property unreach-call
// Functions without a body write what they are passed, whatever their names say, and variables that are
// defined elsewhere.
extern int __VERIFIER_nondet_string(char *text, int length);
extern int nondet_number(int most);
extern void nondet_start(int *number);
extern void other(void);
extern void reach_error(void);
extern int elsewhere;
extern const int limit;
static int own;

int main(void) {
    int number = 0, before = limit;
    char text[4] = "abc";
    own = 1;
    nondet_number(3);
    if (number != 0)
        reach_error(); // holds
    nondet_start(&number);
    if (number == 1)
        reach_error(); // open
    __VERIFIER_nondet_string(text, 4);
    if (text[0] == 'x')
        reach_error(); // open
    elsewhere = 1;
    other();
    if (elsewhere == 2)
        reach_error(); // open
    if (own != 1 || limit != before)
        reach_error(); // holds
    return 0;
}
