/* Memory: null, bounds, overflow, division. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct order { int count; int price; };

static int total(const struct order *orders, int n)
{
  int sum = 0;
  for (int i = 0; i <= n; i++)
    sum += orders[i].count * orders[i].price;
  return sum;
}

int main(void)
{
  struct order *orders = malloc(2 * sizeof *orders);
  orders[0].count = __VERIFIER_nondet_int();
  orders[0].price = 7;
  orders[1].count = 1;
  orders[1].price = 3;
  int sum = total(orders, 2);
  return 100 / sum;
}
