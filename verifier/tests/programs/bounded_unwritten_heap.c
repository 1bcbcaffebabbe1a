// --property uninitialized --unroll 8
// Memory that is allocated and used before it is written.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long), *calloc(unsigned long, unsigned long), *realloc(void *, unsigned long);
extern void free(void *), exit(int);
extern void *memcpy(void *, const void *, unsigned long);

struct node { struct node *next; int value; };

static void *some(unsigned long bytes) {
    void *memory = malloc(bytes);
    if (!memory)
        exit(1);
    return memory;
}

static int list(int number) {
    struct node *first = some(sizeof *first), *second = some(sizeof *second);
    first->next = second;
    first->value = number;
    second->value = number;
    if (number == 3)
        return first->next->value == 3; // holds
    for (struct node *at = first; at; at = at->next) // fails
        number += at->value; // holds
    return number;
}

static int zeroed(int number) {
    int *memory = calloc(6, sizeof(int)), *plain = some(6 * sizeof(int));
    if (!memory)
        return 0;
    if (number >= 0 && number < 6)
        return memory[number] + 1; // holds
    plain[0] = 1;
    memcpy(memory, plain, sizeof(int));
    if (number == 6)
        return memory[0] + memory[1]; // holds
    memcpy(memory, plain, 2 * sizeof(int));
    if (number == 7)
        return memory[1] + 1; // fails
    return memory[2] + 1; // holds
}

static int larger(int number) {
    int *memory = some(2 * sizeof(int));
    memory[0] = 1;
    memory[1] = 2;
    int *more = realloc(memory, 3 * sizeof(int));
    if (!more)
        return 0;
    if (number >= 0 && number < 2)
        return more[number] + 1; // holds
    return more[2] + 1; // fails
}

static int grown(void) {
    int *memory = calloc(1, sizeof(int));
    if (!memory)
        return 0;
    int *more = realloc(memory, 2 * sizeof(int));
    if (!more)
        return 0;
    if (more[0]) // holds
        return 1;
    return more[1] + 1; // fails
}

static int bytes(int number) {
    int *from = some(4), *to = some(4);
    *from = number;
    for (int i = 0; i < 4; i++) {
        if (i == 2 && number == 5)
            break;
        ((unsigned char *)to)[i] = ((unsigned char *)from)[i];
    }
    return *to + 1; // fails
}

static int again(int number) {
    for (int i = 0; i < 3; i++) {
        int *one = some(sizeof(int));
        if (i < 2)
            *one = number;
        if (*one == 7) // fails
            return 1;
        free(one);
    }
    return 0;
}

int main(void) {
    int number = __VERIFIER_nondet_int();
    switch (__VERIFIER_nondet_int()) {
    case 0:
        return list(number & 7);
    case 1:
        return zeroed(number);
    case 2:
        return larger(number);
    case 3:
        return bytes(number);
    case 4:
        return again(number);
    case 5:
        return grown();
    }
    return 0;
}
