// --property unreach-call
// Texts of the source may share their bytes; others may not.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

static const char named[] = "y";

int main(void) {
  const char *whole = "xy", *tail = "y", *other = "z";
  if (whole == tail || tail == other || whole == named)
    reach_error(); // holds
  if (whole + 1 == other || whole + 1 == named)
    reach_error(); // holds
  if (__VERIFIER_nondet_int() == 1 && whole + 1 == tail)
    reach_error(); // open
  return 0;
}
