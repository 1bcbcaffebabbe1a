// Exceptions, virtual calls, destructors, against what the native program prints.
#include <cstdio>
struct A { virtual ~A() { printf("~A\n"); } virtual int f() { return 1; } };
struct B : A { ~B() { printf("~B\n"); } int f() override { return 2; } };
struct M { virtual void g() {} int m = 9; };
struct C : M, B { int f() override { return 3; } };
struct G { const char *n; G(const char *n) : n(n) {} ~G() { printf("~G %s\n", n); } };
int thrower(int k) { G g("thrower"); if (k == 1) throw 42; if (k == 2) throw B(); if (k == 3) throw "text"; if (k == 4) throw C(); return k; }
int mid(int k) { G g("mid"); try { return thrower(k); } catch (const char *s) { printf("s %s\n", s); throw; } catch (double) { puts("no"); } return -1; }
int main() {
  for (int k = 0; k < 5; k++) try { printf("%d\n", mid(k)); } catch (int i) { printf("int %d\n", i); } catch (A &a) { printf("A %d\n", a.f()); } catch (...) { puts("any"); }
  A *p = new B[1]; printf("%d\n", p->f()); delete[] (B *)p; int *q = new int[5](); printf("%d\n", q[3]); delete[] q;
  static G s("static"); auto l = [&](int x) { return x + q[0] * 0; }; (void)l; return 0; }
