// --property null
// What the C library must not be passed is null, and nothing else: a stream may lie at any other address.
typedef struct stream FILE;
extern FILE *stdin;
FILE *fopen(const char *name, const char *mode);
int fclose(FILE *stream);
int feof(FILE *stream);
int fgetc(FILE *stream);

int ended(FILE *file) {
    return feof(file);
}

int main(void) {
    FILE *file = fopen("numbers", "r");
    if (!file)
        return ended(stdin);
    fclose(file);
    file = fopen("more", "r");
    if (fgetc(stdin))
        return fgetc(file); // fails
    return fclose(file); // fails
}
