// --property unreach-call
// Volatile memory: what is read there is any value, at each read anew.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

volatile int port;
int *volatile shared;
struct pair { volatile int first; int second; };
int number = 1;

int main(void) {
    struct pair pair = {1, 2};
    volatile int local = 3;
    switch (__VERIFIER_nondet_int()) {
    case 0: {
        int read = port;
        CHECK(read == 0); // fails
        CHECK(read == 0); // holds
        break;
    }
    case 1:
        CHECK(port == port); // fails
        break;
    case 2:
        CHECK(local == 3); // fails
        break;
    case 3:
        CHECK(pair.second == 2); // holds
        CHECK(pair.first == 1); // fails
        break;
    case 4:
        shared = &number;
        CHECK(shared == &number); // fails
        CHECK(number == 1); // holds
        break;
    case 5:
        *(volatile int *)&number = 5;
        CHECK(number == 5); // holds
        break;
    case 6: {
        volatile struct { int first, second; } both = {1, 2};
        CHECK(both.second == 2); // fails
        break;
    }
    }
    return 0;
}
