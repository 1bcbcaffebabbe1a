// --property unreach-call
// Addresses as integers are multiples of the alignment of their objects; nothing more is known of their low bits.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern void *malloc(unsigned long);
extern void *aligned_alloc(unsigned long, unsigned long);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)
typedef unsigned long Word;

long table[4];
char bytes[3];
_Alignas(64) char line[64];

static void each(int count) {
    for (int i = 0; i < count; i++) {
        int inner[40];
        inner[0] = i;
        CHECK(((Word)inner & 3) == 0); // holds
    }
}

int main(void) {
    int local = 1;
    int count = __VERIFIER_nondet_int();
    switch (__VERIFIER_nondet_int()) {
    case 0:
        CHECK(((Word)&local & 3) == 0); // holds
        CHECK(((Word)&local & 15) != 0); // fails
        break;
    case 1:
        CHECK(((Word)&table[1] & 7) == 0); // holds
        CHECK((Word)line % 64 == 0); // holds
        CHECK(((Word)bytes & 1) == 0); // open
        break;
    case 2:
        CHECK(((Word)malloc(3) & 15) == 0); // holds
        CHECK(((Word)aligned_alloc(256, 512) & 255) == 0); // holds
        break;
    case 3:
        CHECK(((Word)aligned_alloc((Word)count, 512) & 15) == 0); // open
        break;
    case 4:
        if (count > 0 && count < 3)
            each(count);
        break;
    }
    return 0;
}
