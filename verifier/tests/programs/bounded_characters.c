// --property unreach-call
// Classes of characters, absolute values, and how much is printed.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern int isdigit(int), isalpha(int), isspace(int), ispunct(int), toupper(int), tolower(int), abs(int);
extern long labs(long);
extern int printf(const char *, ...);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x >= 0 && x < 256) {
        if (isdigit(x))
            CHECK(x - '0' >= 0 && x - '0' <= 9); // holds
        CHECK(!isalpha(x) || !isspace(x)); // holds
        CHECK(!isalpha(x) || !ispunct(x)); // holds
        CHECK(toupper(x) != 'Q' || x == 'Q' || x == 'q'); // holds
        CHECK(tolower(x) != 'q'); // fails
    }
    if (x > -2147483647)
        CHECK(abs(x) >= 0 && (abs(x) == x || abs(x) == -x)); // holds
    CHECK(labs(x) <= 2147483648L); // holds
    CHECK(labs(x) != 17); // fails
    CHECK(printf("ab\n") <= 3); // holds
    CHECK(printf("%d%c", x, 'a') <= 12); // holds
    CHECK(printf("abc") != 3); // fails
    return 0;
}
