// --property unreach-call,uncaught
// Which handlers take an exception: no private and no ambiguous bases; pointers are converted.
extern "C" void reach_error();
extern "C" int __VERIFIER_nondet_int();

struct Base { int value; };
struct Other { int more; };
struct Private : private Base {};
struct Derived : Other, Base {};
struct Left : Base {};
struct Right : Base {};
struct Both : Left, Right {};

static void check(bool good) {
  if (!good)
    reach_error(); // holds
}

static void objects() {
  int taken = 0;
  try {
    throw Private();
  } catch (Base &) {
    reach_error(); // holds
  } catch (Private &) {
    taken = 1;
  }
  check(taken == 1);
  try {
    throw Both();
  } catch (Base &) {
    reach_error(); // holds
  } catch (Left &) {
    taken = 2;
  }
  check(taken == 2);
}

static void pointers() {
  static Derived derived;
  derived.value = 5;
  int taken = 0;
  try {
    throw &derived;
  } catch (int *) {
    reach_error(); // holds
  } catch (Base *base) {
    taken = base->value;
  }
  check(taken == 5);
  try {
    throw (Derived *)nullptr;
  } catch (Base *base) {
    taken = base == nullptr ? 6 : 0;
  }
  check(taken == 6);
  try {
    throw (const int *)&taken;
  } catch (int *) {
    reach_error(); // holds
  } catch (const void *place) {
    check(place == &taken);
  }
  try {
    throw nullptr;
  } catch (Base *base) {
    check(base == nullptr);
  } catch (...) {
    reach_error(); // holds
  }
}

static void promises() throw(int, Base *) {
  switch (__VERIFIER_nondet_int()) {
  case 1:
    throw 1;
  case 2:
    throw (Derived *)nullptr;
  case 3:
    throw 1.0;
  }
} // fails

int main() { // fails
  objects();
  pointers();
  try {
    promises();
  } catch (double) {
    reach_error(); // holds
  } catch (...) {
  }
  if (__VERIFIER_nondet_int() == 1)
    try {
      throw Private();
    } catch (Base &) {
    }
  return 0;
}
