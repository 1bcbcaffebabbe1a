// --assume wide-objects
// Accesses behind the end of an object, where that is assumed to belong to it alone.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct pair {
  int first;
  int second;
  int third;
};

int global = 3;
int after = 4;

static void own(struct pair *pair) {
  pair->second = 5;
  if (pair->second != 5)
    reach_error();
  if (pair->third == 9)
    reach_error(); // fails
}

static int kept(int value) {
  int small = value;
  struct pair *pair = (struct pair *)&small;
  int old = pair->second;
  pair->second = value;
  return old;
}

int main(void) {
  int small = 1, other = 2;
  int *both[2] = {&small, &other};
  own((struct pair *)both[0]);
  if (other != 2 || small != 1)
    reach_error();
  struct pair *pair = (struct pair *)&global;
  pair->third = 7;
  if (after != 4 || global != 3)
    reach_error();
  if (pair->second == 6)
    reach_error(); // open (fails)
  kept(8);
  if (kept(8) == 7)
    reach_error(); // fails
  return *both[__VERIFIER_nondet_int() & 1];
}
