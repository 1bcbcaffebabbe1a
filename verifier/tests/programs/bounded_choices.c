//
// Pointers that lead to one of a few objects.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node first = {0, 1}, second = {&first, 2}, third = {&second, 3};
  int choice = __VERIFIER_nondet_int();
  struct node *node = choice > 0 ? &first : choice < -9 ? &second : &third;
  node->value = 7;
  if (node->value != 7)
    reach_error();
  if (choice > 0 && (second.value != 2 || third.value != 3))
    reach_error();
  if (second.value == 7 && third.value == 7)
    reach_error();
  if (first.value == 7 && choice == -5)
    reach_error();
  if (second.value == 7 && choice == -10)
    reach_error(); // fails
  if (node->next && node->next->value > 2)
    reach_error();
  if (node->next)
    node->next->value = 8;
  if (first.value == 8 && second.value != 7)
    reach_error();
  if (second.value == 8 && third.value == 3)
    reach_error();
  if (second.value == 8)
    reach_error(); // fails
  struct node **link = choice > 3 ? &third.next : &node->next;
  *link = &third;
  if (node->next != &third && choice <= 3)
    reach_error();
  if (third.next->next == &third && choice > 3 && choice < 5)
    reach_error(); // fails
  return 0;
}
