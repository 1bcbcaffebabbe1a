// --property unreach-call
// What allocators of a kernel return, also where it is taken for a number: nobody knows its digits.
extern void reach_error(void);
extern int other(void);
void *kzalloc(unsigned long size, int flags);
void kfree(const void *object);
unsigned long kmalloc(unsigned long size, int flags);

int main(void) {
    int *numbers = kzalloc(8, 0);
    if (!numbers)
        return 0;
    if (numbers[1] != 0)
        reach_error(); // holds
    numbers[1] = 3;
    other();
    if (numbers[1] != 3)
        reach_error(); // holds
    kfree(numbers);
    unsigned long address = kmalloc(16, 0);
    if (!address)
        return 0;
    if (address & 15)
        reach_error(); // open
    if (address & 0xffffffff)
        reach_error(); // fails
    return 0;
}
