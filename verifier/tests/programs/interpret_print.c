/* The C library, variable arguments and wide numbers, against what the native program prints. */
#include <errno.h>
#include <stdio.h>
#include <stdarg.h>
#include <string.h>
#include <stdlib.h>
static void my(const char *f, ...) { va_list ap; va_start(ap, f); vprintf(f, ap); va_end(ap); }
static int fmt2(char *b, size_t n, const char *f, ...) { va_list ap, aq; va_start(ap, f); va_copy(aq, ap); int r = vsnprintf(b, n, f, ap); va_end(ap); char c[100]; vsnprintf(c, 100, f, aq); puts(c); return r; }
struct big { long a[4]; }; struct two { double d; long l; };
static long sum(int n, ...) { va_list ap; va_start(ap, n); long s = 0; for (int i = 0; i < n; i++) { s += va_arg(ap, int); s += (long)va_arg(ap, double); s += va_arg(ap, struct big).a[2]; struct two t = va_arg(ap, struct two); s += t.l + (long)t.d; s += (long) va_arg(ap, long double);} va_end(ap); return s; }
int main(void) {
  printf("%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%08x|%o|%#o|%c|%s|%10s|%-10s|%.2s|%%\n", 42, 42, 42, 42, 42, 42, 255, 255, 255, 0xbeef, 8, 8, 'x', "str", "str", "str", "string");
  printf("%ld %lu %lld %llu %hd %hhd %zu %jd\n", -1L, 1UL<<63, -5LL, ~0ULL, (short)70000, (char)300, sizeof(int), (long)-3);
  printf("%f|%.2f|%10.3f|%-10.1f|%e|%.3e|%g|%g|%g|%G|%+.1f|%010.2f\n", 3.14159, 2.675, 1.5, 2.25, 12345.678, 0.00012, 0.0001, 1e10, 123456789.0, 1e-10, 1.25, -3.5);
  printf("%.0f %.0f %.0f %g %g %#g %.10g\n", 0.5, 1.5, 2.5, 100000.0, 1000000.0, 1.0, 0.1);
  printf("%#.3o|%#.0o|%#5o|%#05o|%#o|%#.0x|%#.0f|%#.0e|%#.1g|%#g|%#G|%#.0f\n", 8, 0, 8, 8, 0, 0, 2.0, 2.0, 2.0, 1e5, 1e10, 1.0 / 0);
  printf("%*d|%-*d|%.*f|%.*s\n", 6, 1, 6, 2, 3, 1.23456, 2, "abc");
  my("%d %s %f %c %ld %d %d %d %d\n", 1, "two", 3.0, '4', 5L, 6, 7, 8, 9);
  char b[8]; int r = fmt2(b, sizeof b, "%d-%s-%g", 12345, "hello", 1.5); printf("%s %d\n", b, r);
  struct big g = {{1,2,3,4}}; struct two t = {1.5, 7};
  printf("%ld\n", sum(3, 1, 2.0, g, t, 5.0L, 2, 3.0, g, t, 6.0L, 3, 4.0, g, t, 7.0L));
  char s[50] = "a,b;;c"; for (char *p = strtok(s, ",;"); p; p = strtok(0, ",;")) puts(p);
  printf("%d %d %d %s %s %d\n", strcmp("a","b")<0, strncmp("abc","abd",2), memcmp("a","c",1)<0, strchr("hello",'l'), strstr("haystack","st"), (int)strspn("aab","a"));
  char *e; printf("%ld %ld %lu %s %d\n", strtol("  -12x", &e, 10), strtol("0x1f", 0, 0), strtoul("777", 0, 8), e, atoi("99bottles"));
  errno = 0; long most = strtol("99999999999999999999", 0, 10); printf("%ld %d", most, errno); printf(" %d", atof(" -1.5e1x") == -15); errno = 0; strtoul("-1", 0, 10); printf(" %d", errno); strtoul("-99999999999999999999", &e, 10); printf(" %d\n", errno);
  long double x = 1.0L/3; printf("%.10Lf %d\n", x, x > 0.3L); __int128 q = (__int128)1 << 100; q /= 7; printf("%llx %llx\n", (unsigned long long)(q>>64), (unsigned long long)q);
  unsigned __int128 u = (unsigned __int128)-1 / 1000003; printf("%llx\n", (unsigned long long)(u % 1000000007));
  float f = 1.1f; double d = f * 3; printf("%d %d %u %.9g\n", (int)-2.7, (int)f, (unsigned)3e9, d);
  printf("%d\n", __builtin_popcount(0xff) + __builtin_ctz(8) + __builtin_clz(1)); printf("%x %llx\n", __builtin_bswap32(0x12345678), __builtin_bswap64(0x1122334455667788ull));
  int *v = malloc(10 * sizeof *v); for (int i = 0; i < 10; i++) v[i] = i*i; v = realloc(v, 20 * sizeof *v); printf("%d\n", v[9]); free(v);
  int n = 5; int vla[n]; for (int i = 0; i < n; i++) vla[i] = i; printf("%d %zu\n", vla[4], sizeof vla);
  fputs("fputs\n", stdout); fwrite("abc\n", 1, 4, stdout); putchar('z'); putc('\n', stdout);
  switch (n) { case 1: puts("1"); break; case 5: puts("5"); default: puts("d"); }
  char p = 200; printf("%d %d\n", p, (unsigned char)p >> 1); short sh = -1; printf("%u\n", (unsigned short)sh);
  struct { unsigned a:3; int b:5; unsigned c:20; } bf = {5, -3, 0xabcde}; bf.a++; printf("%d %d %x\n", bf.a, bf.b, bf.c);
  return 7; }
