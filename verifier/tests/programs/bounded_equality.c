// --property unreach-call
// Addresses behind the end of an object and of objects that were freed may be equal to those of others.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int left[2], right[2];
struct node { int value; struct node *next; } last;

int main(void) {
    int *first = left, *second = right;
    int far = __VERIFIER_nondet_int();
    char *one, *other;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        CHECK(first != second); // holds
        CHECK(first + 1 != second + 1); // holds
        CHECK(first + 2 == second); // fails
        break;
    case 1:
        CHECK(first + 2 != second); // open
        break;
    case 2:
        CHECK(first + far != second); // open
        break;
    case 3:
        for (first = left; first != left + 2; first++)
            *first = 1;
        CHECK(left[1] == 1); // holds
        break;
    case 4:
        one = malloc(4);
        other = malloc(4);
        if (one && other)
            CHECK(one != other); // holds
        free(one);
        if (one && other)
            CHECK(one != other); // open
        break;
    case 5:
        one = malloc(4);
        other = realloc(one, 8);
        if (one && other)
            CHECK(one != other); // open
        break;
    case 6: {
        struct node *node = malloc(sizeof *node);
        if (!node)
            break;
        node->next = &last;
        last.next = node;
        CHECK(node->next->next == node); // holds
        CHECK(&node->next != &last.next); // holds
        CHECK((struct node *)&node->next != &last); // holds
        free(0);
        CHECK(node != &last); // holds
        break;
    }
    }
    return 0;
}
