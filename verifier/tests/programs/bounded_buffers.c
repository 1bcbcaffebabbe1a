// --property unreach-call
// A stream that has a buffer of the program's writes it whenever it likes.
#include <stdio.h>
extern void reach_error(void);

int main(void) {
    char buffer[8] = "", other[8] = "";
    FILE *stream = fmemopen(buffer, sizeof buffer, "w");
    if (!stream)
        return 1;
    buffer[0] = 0;
    fputs("abc", stream);
    fclose(stream);
    if (other[0] != 0)
        reach_error(); // holds
    if (buffer[0] != 0)
        reach_error(); // open
    return 0;
}
