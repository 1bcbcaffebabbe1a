/* With second.c one program. */
extern int shared;
int second(int);
static int hidden(void) { return 1; }
static int count = 10;
__attribute__((weak)) int chosen(void) { return 1; }
struct pair { int a; long b; };
extern struct pair pairs[2];
int main(void) { count += hidden(); return second(shared) + chosen() + (int)pairs[1].b + count; }
