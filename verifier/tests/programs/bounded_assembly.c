// --property unreach-call
// An empty text copies what is tied; what touches no memory computes any value, and a failure that needs a certain
// one cannot be replayed.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    int x = __VERIFIER_nondet_int(), kept = x, y, *p = &kept, first, second, count;
    __asm__("" : "+r"(x));
    CHECK(x == kept); // holds
    CHECK(x != 3); // fails
    __asm__("" : "=r"(y) : "0"(x));
    CHECK(y == x); // holds
    __asm__ volatile("" : : : "memory");
    __asm__("" : "+r"(p));
    CHECK(*p == x); // holds
    __asm__("" : "+m"(kept));
    CHECK(kept == x); // holds
    __asm__("" : "=r"(first), "=r"(second) : "1"(x), "0"(7));
    CHECK(first == 7 && second == x); // holds
    __asm__("bsfl %1, %0" : "=r"(count) : "r"(x) : "cc");
    CHECK(count == count && kept == x); // holds
    CHECK(count < 32); // open
    return 0;
}
