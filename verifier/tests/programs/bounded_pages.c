// --assume separate-pointers
// Numbers that are made addresses: a page of memory is an object of its own.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct info {
  int first;
  int flag;
};

int main(void) {
  int other = 1;
  int *place = &other;
  struct info *info = (struct info *)0x7ffe0000u;
  info->flag = 3;
  if (((struct info *)0x7ffe0000u)->flag != 3 || *place != 1)
    reach_error();
  if (*(int *)0x7ffe0004u != 3)
    reach_error();
  if (info->first == 5)
    reach_error(); // fails
  if (*(int *)0x7ffe1000u == 6 && info->first == 7)
    reach_error(); // fails
  if ((unsigned)(unsigned long)info != 0x7ffe0000u)
    reach_error(); // open (holds)
  return 0;
}
