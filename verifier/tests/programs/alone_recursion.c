// Functions by themselves that call each other: recursion is not followed, and what lies at the end of it may
// be a place of which nothing is known, whichever of them is asked about first.
int *shared;

void after(int number);

void before(int number) {
  if (!shared)
    return;
  if (number > 0)
    after(number - 1);
  *shared = 1; // open
}

void after(int number) {
  __asm__ volatile("movq $0, shared" : : : "memory");
  if (number > 0)
    before(number - 1);
}

void later(int number);

void sooner(int number) {
  __asm__ volatile("movq $0, shared" : : : "memory");
  if (number > 0)
    later(number - 1);
}

void later(int number) {
  if (!shared)
    return;
  if (number > 0)
    sooner(number - 1);
  *shared = 1; // open
}

int known(int number) {
  if (!shared)
    return 0;
  if (number > 0)
    known(number - 1);
  return *shared;
}

int loops(int number, int *given) {
  int sum = 0;
  if (!given)
    return 0;
  if (number > 0)
    sum = loops(number - 1, given);
  while (number-- > 0)
    sum++;
  return sum + *given;
}
