// --property unreach-call
// Addresses as integers: nobody knows where an object lies, but within it all is known.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)
typedef unsigned long Word;

char bytes[16];
int number;

int main(void) {
    char *first = bytes;
    int *other = &number;
    union { char *address; Word word; } both;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        CHECK((Word)first != 0); // holds
        CHECK((Word)(first + 3) - (Word)first == 3); // holds
        CHECK((int *)(Word)other == other); // holds
        break;
    case 1:
        CHECK((unsigned)(Word)first == 0); // fails
        break;
    case 2:
        CHECK(((Word)first & 7) == 0); // holds
        CHECK(((Word)first & 31) == 0); // open
        break;
    case 3:
        CHECK((Word)first % 3 != 1); // open
        break;
    case 4:
        CHECK((Word)first != (Word)other + 4); // open
        break;
    case 5:
        // The bytes of an address are no digits either.
        both.address = first;
        CHECK((unsigned)both.word == 0); // fails
        break;
    case 6: {
        Word copied = 0;
        __builtin_memcpy(&copied, &first, sizeof copied);
        CHECK(copied % 8 == 0); // open
        break;
    }
    case 7:
        // No replay with addresses of one kind alone tells that such a check fails.
        CHECK((Word)first >> 47 == 0); // open
        break;
    case 8:
        both.address = first;
        CHECK(both.word >> 47 == 0); // open
        break;
    default: {
        // An integer that was kept is an address that has become this integer.
        Word word = (Word)other;
        CHECK((int *)word == other); // holds
    }
    }
    return 0;
}
