// --assume separate-pointers
// Pointers that nobody has made are those of objects of their own; what the program has made leads where it did.
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern void *somewhere(void);
extern void changes(void *);

struct node {
  struct node *next;
  struct node *other;
  int **slot;
  int value;
};

static void what_is_stored_is_found(void) {
  struct node n;
  n.next->value = 5;
  n.other->value = 6;
  assert(n.next->value == 5); // holds
  assert(n.next != n.other); // holds
  n.next->next->other->value = 7;
  assert(n.next->value + n.next->next->other->value == 12); // holds
  assert(n.next->next->other->value != 7); // fails
}

static void an_address_is_stored_and_loaded(void) {
  struct node n;
  int x = 1;
  *n.slot = &x;
  **n.slot = 2;
  assert(x == 2); // holds
  assert(x == 1); // fails
}

static void a_copy_leads_to_the_same_object(void) {
  struct node n, m;
  struct node *p;
  memcpy(&m, &n, sizeof n);
  m.next->value = 3;
  assert(n.next->value == 3); // holds
  p = n.other;
  p->value = 4;
  assert(m.other->value != 4); // fails
}

static void bytes_are_copied(void) {
  struct node *n, *m;
  unsigned i;
  for (i = 0; i < sizeof n; i++)
    ((char *)&m)[i] = ((char *)&n)[i];
  m->value = 3;
  assert(n->value != 3); // fails
}

static void contents_are_unknown(void) {
  struct node n;
  struct node *p = somewhere(), *q = somewhere();
  p->value = 1;
  q->value = 2;
  assert(p->value == 1 && p != q); // holds
  assert(n.next->value == 8); // fails
  assert(n.next->next->value != 9); // fails
}

static void what_others_may_have_left(void) {
  struct node n, m;
  n.next = &m;
  changes(&n);
  assert(n.next != &m); // fails
}

static void the_first_of_a_number(void) {
  union { unsigned long number; struct node *pointer; } both;
  both.pointer->value = 1;
  assert(both.number > 4096); // open (fails)
}

static void rounds(void) {
  struct node n, *p = &n;
  int i;
  for (i = 0; i < 4; i++) {
    p->value = i;
    p = p->next;
  }
  assert(n.value == 0 && n.next->value == 1); // holds
  assert(n.next->next->next->value == 2); // fails
}

static struct node table[200];

static void null_is_known(void) {
  int i = __VERIFIER_nondet_int();
  if (0 <= i && i < 200)
    assert(table[i].next == 0); // open (holds)
  if (table[3].next != 0)
    assert(table[3].next == table[4].next); // open (holds)
}

int main(void) {
  switch (__VERIFIER_nondet_int()) {
  case 0: what_is_stored_is_found(); break;
  case 1: an_address_is_stored_and_loaded(); break;
  case 2: a_copy_leads_to_the_same_object(); break;
  case 3: bytes_are_copied(); break;
  case 4: contents_are_unknown(); break;
  case 5: what_others_may_have_left(); break;
  case 6: the_first_of_a_number(); break;
  case 7: rounds(); break;
  case 8: null_is_known(); break;
  }
  return 0;
}
