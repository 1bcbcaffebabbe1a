// --property unreach-call
// Copies that overlap, of a length that is not known; strings that are filled up; parts of variables.
#include <string.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main(void) {
    unsigned char n = __VERIFIER_nondet_uchar() & 7;
    char up[12] = "abcdefghijk", down[12] = "abcdefghijk";
    memmove(up + 2, up, n);
    CHECK(n < 5 || up[6] == 'e'); // holds
    CHECK(n != 7 || up[8] != 'g'); // fails
    memmove(down, down + 2, n);
    CHECK(n < 5 || down[4] == 'g'); // holds
    char filled[8];
    memset(filled, 'x', 8);
    strncpy(filled, "ab", n);
    CHECK(n < 4 || filled[3] == 0); // holds
    CHECK(n > 2 || filled[2] == 'x'); // holds
    CHECK(n != 5 || filled[7] != 'x'); // fails
    unsigned char flags = 0xf0;
    unsigned char old = __atomic_fetch_nand(&flags, n | 16, __ATOMIC_SEQ_CST);
    CHECK(old == 0xf0 && flags == 0xef); // holds
    unsigned long wide = 0x1122334455667788;
    unsigned short part;
    memcpy(&part, (char *)&wide + 2, sizeof part);
    CHECK(part == 0x5566); // holds
    return 0;
}
