// --property unreach-call
// An object that is aligned to more than a page: the replay has none there, so it does not follow its digits.
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)
typedef unsigned long Word;

_Alignas(8192) char pages[8192];

int main(void) {
    CHECK(((Word)pages & 8191) == 0); // holds
    CHECK(((Word)pages & 16383) == 0); // open
    return 0;
}
