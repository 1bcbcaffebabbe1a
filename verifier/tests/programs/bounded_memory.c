// --property unreach-call,null
// Arrays, structures, pointers, memory of the heap, and bytes that nobody has written.
#include <stdlib.h>
#include <string.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

struct node { int value; struct node *next; };
static int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};

int main(void) {
    unsigned char at = __VERIFIER_nondet_uchar() & 7;
    int numbers[8];
    for (int i = 0; i < 8; i++) numbers[i] = i * i;
    numbers[at] = -1;
    int negative = 0;
    for (int i = 0; i < 8; i++) negative += numbers[i] < 0;
    CHECK(negative == 1); // holds
    CHECK(numbers[5] == 25); // fails
    CHECK(table[at] != 9 || at == 5); // holds
    CHECK(table[at] != 2); // fails
    int unset;
    CHECK(unset != 12345); // fails
    CHECK(unset == unset); // holds
    int copy[8];
    memcpy(copy, table, sizeof copy);
    CHECK(copy[at] == table[at]); // holds
    struct node *node = malloc(sizeof *node);
    node->value = at; // fails
    node->next = node;
    CHECK(node->next->next->value == at); // holds
    struct node *other = malloc(sizeof *other);
    if (!other) return 1;
    other->value = 50; // holds
    CHECK(node->value + other->value != 57); // fails
    free(node);
    free(other);
    return 0;
}
