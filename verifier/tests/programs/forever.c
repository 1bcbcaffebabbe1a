extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

int main(void)
{
  unsigned n = __VERIFIER_nondet_uint();
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += 2;
  if (sum % 2)
    reach_error();
  return 0;
}
