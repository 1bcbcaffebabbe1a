// --property alignment
// Loads and stores of addresses that are no multiples of what the access promises.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);

struct __attribute__((packed)) packed { char tag; int value; } packed;
int table[4];
char bytes[8];
_Alignas(8) char line[16];

int main(void) {
    int index = __VERIFIER_nondet_int();
    int *numbers = malloc(16);
    int *at;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        packed.value = 1;
        at = &packed.value;
        *at = 2; // fails
        break;
    case 1:
        at = &table[index & 3];
        *at = 1; // holds
        at = (int *)((char *)table + (index & 3));
        *at = 1; // fails
        break;
    case 2:
        at = (int *)(line + 4);
        *at = 1; // holds
        at = (int *)bytes;
        *at = 1; // open
        break;
    case 3:
        if (numbers)
            numbers[index & 3] = 1; // holds
        break;
    case 4:
        *(int *)(line + 2) = 1; // fails
        break;
    }
    return 0;
}
