/* Function tables, structures that are copied, lists in the heap, addresses in integers and bytes. */
#include <stdlib.h>
#include <string.h>

struct operations {
    int flags;
    int (*open)(int *);
    int (*close)(int *);
};

struct node {
    int *value;
    struct node *next;
};

union word {
    long number;
    int *address;
};

static int first, second, third, fourth;

static int opens(int *what) { return ++*what; }
static int closes(int *what) { return --*what; }

static struct operations table[2] = {{1, opens, closes}, {2, opens, closes}};

static int *through_bytes(int *address)
{
    int *copy;
    char *to = (char *)&copy, *from = (char *)&address;
    for (unsigned i = 0; i < sizeof copy; i++)
        to[i] = from[i];
    return copy;
}

static int *through_integer(int *address)
{
    union word word;
    word.address = address;
    word.number ^= 1;
    word.number ^= 1;
    return (int *)(word.number + 0);
}

static struct node *push(struct node *list, int *value)
{
    struct node *node = malloc(sizeof *node);
    if (!node)
        exit(1);
    node->value = value;
    node->next = list;
    return node;
}

int main(int argc, char **argv)
{
    struct operations local = table[argc & 1], other;
    struct node *list = 0;
    memcpy(&other, &local, sizeof other);
    local.open(&first);
    other.close(&second);
    *through_bytes(&third) = 3;
    *through_integer(&fourth) = 4;
    for (int i = 0; i < argc + 2; i++)
        list = push(list, i & 1 ? &first : &second);
    for (struct node *node = list; node; node = node->next)
        ++*node->value;
    return first + second + third + fourth;
}
