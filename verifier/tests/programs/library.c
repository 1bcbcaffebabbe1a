/* Entry: largest. */
int largest(int a, int b, int c)
{
  int best = a;
  if (b > best)
    best = b;
  if (c > b)
    best = c;
  if (best < a)
    __builtin_trap();
  return best;
}
