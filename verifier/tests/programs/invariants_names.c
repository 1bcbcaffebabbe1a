// What is known at the loops speaks of a variable that nobody can name there, or that is hidden.
int nd(void);
void use(int *);
void reach_error(void);

int f(void) {
  static int count;
  if (count < 3)
    count++;
  return count;
}

int main(void) {
  while (nd()) {
    if (f() > 3)
      reach_error();
  }
  int total = 100;
  use(&total);
  return total;
}
