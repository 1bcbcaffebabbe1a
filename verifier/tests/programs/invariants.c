/* Loops whose proofs need invariants, which witnesses tell. */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  unsigned count = 0;
  int lock = 0;
  while (__VERIFIER_nondet_int()) {
    if (lock != 0)
      reach_error();
    lock = 1;
    count += 2;
    if (count != 8)
      lock = 0;
    else
      return 0;
  }
  for (; __VERIFIER_nondet_int();)
    count += 4;
  if (count % 2 != 0)
    reach_error();
  return 0;
}
