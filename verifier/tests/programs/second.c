/* With first.c one program. */
int shared = 3;
static int hidden(void) { return 2; }
static int count = 20;
int chosen(void) { return 2; }
struct pair { int a; long b; };
struct pair pairs[2] = { { 1, 2 }, { 3, 4 } };
static int real(int x) { return x + hidden() + count; }
int second(int x) __attribute__((alias("real")));
