// --property uninitialized --unroll 6
// Values that are used before they are written: variables, structures, bit-fields, arrays.
extern int __VERIFIER_nondet_int(void);
extern void init(int *), see(int);
extern void *memcpy(void *, const void *, unsigned long);
extern void *memset(void *, int, unsigned long);
extern int memcmp(const void *, const void *, unsigned long);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);
extern int printf(const char *, ...);

struct pair { char first; int second; };
struct flags { unsigned low : 3, high : 5; };
struct large { int part[6]; };

static int global;
static struct pair kept;

static void fill(int *to, int number) {
    *to = number;
}

static void fill_some(int *to, int number) {
    if (number > 0)
        *to = number;
}

static int forgets(int number) {
    int result;
    if (number > 0)
        result = number;
    return result;
}

static int second_of(struct pair one) {
    return one.second;
}

static int second_of_unset(struct pair one) {
    return one.second + 1; // fails
}

static struct large made(int number) {
    struct large all;
    all.part[2] = number;
    return all;
}

static int conditions(int number) {
    int x, y, z;
    if (number > 3)
        x = 1;
    if (number > 4)
        return x + 1; // holds
    if (x) // fails
        return 2;
    y = z;
    z = y;
    if (number == 1)
        return y == 0; // holds
    return 0;
}

static int structures(int number) {
    struct pair one, two;
    one.second = number;
    two = one;
    kept = two;
    if (number == 2)
        return kept.first == 'a'; // fails
    if (number == 3)
        return second_of_unset(two) + second_of(one);
    if (number == 4) {
        struct pair unset;
        return second_of_unset(unset);
    }
    return second_of(two) > 0; // holds
}

static int fields(int number) {
    struct flags flags;
    flags.low = number & 3;
    if (flags.low == 1) // holds
        return 1;
    if (number == 6)
        return flags.high; // copying is no use
    flags.high = 2;
    return flags.high > flags.low; // holds
}

static int arrays(int number) {
    int some[5], index;
    for (index = 0; index < 4; index++)
        some[index] = index;
    if (number >= 0 && number < 4)
        return some[number] + 1; // holds
    if (number == 4)
        return some[number] + 1; // fails
    return some[some[3]] + 1; // holds
}

static int rounds(int number) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int fresh;
        if (i == 0)
            fresh = number;
        sum += fresh; // fails
    }
    return sum;
}

static int pointers(int number) {
    int x, y, *p, array[4];
    fill(&x, number);
    fill_some(&y, number);
    if (x > 5) // holds
        return y + 1; // holds
    if (x == -7)
        return y + 1; // fails
    if (number == 3)
        return *p; // fails
    if (number == 4)
        return array[x - 1] + 1; // fails
    if (number == 5)
        return x / array[1]; // fails
    return 0;
}

static int texts(int number) {
    char text[8], other[8], third[8];
    strcpy(text, "abc");
    if (number == 1)
        return text[3] == 0; // holds
    if (number == 2)
        return text[4] == 0; // fails
    if (number == 3)
        return strlen(text) > 2; // holds
    other[0] = 'a';
    if (number == 4)
        return strlen(other) > 2; // fails
    memset(third, 0, 4);
    if (number == 5)
        return memcmp(text, third, 5) > 0; // holds
    third[0] = 'a', third[1] = 'b', third[2] = 'c';
    if (number == 6)
        return memcmp(text, third, 5) > 0; // fails
    if (number == 7)
        printf("%s", other); // fails
    if (number == 8)
        printf("%s", text); // holds
    return 0;
}

static int others(int number) {
    int x, y, z = 1;
    init(&x);
    if (number == 1)
        see(y); // fails
    if (number == 2)
        see(z); // holds
    if (number == 3)
        printf("%d", y); // fails
    return 0;
}

int main(void) {
    int number = __VERIFIER_nondet_int(), which = __VERIFIER_nondet_int();
    switch (which) {
    case 0:
        return conditions(number);
    case 1:
        return structures(number);
    case 2:
        return fields(number);
    case 3:
        return arrays(number);
    case 4:
        return rounds(number & 7);
    case 5:
        return pointers(number);
    case 6:
        return texts(number);
    case 7:
        return others(number);
    case 8:
        return forgets(number) > 0; // fails
    case 9:
        forgets(number);
        return made(number).part[2] > 0; // holds
    case 10:
        return made(number).part[3] > 0; // fails
    case 11:
        return global + 1; // holds
    }
    return 0;
} // fails
