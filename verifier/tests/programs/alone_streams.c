// Functions by themselves that pass pointers to the C library, which must not be null.
typedef struct stream FILE;
extern FILE *stdin, *stdout, *stderr;
FILE *fopen(const char *name, const char *mode);
int fclose(FILE *stream);
int fflush(FILE *stream);
int feof(FILE *stream);
char *fgets(char *into, int size, FILE *stream);
int fprintf(FILE *stream, const char *format, ...);
int snprintf(char *into, unsigned long size, const char *format, ...);
int atoi(const char *digits);

int tested(char *into) {
  FILE *file = fopen("numbers", "r");
  if (!file)
    return fprintf(stderr, "no numbers\n");
  char *line = fgets(into, 80, file); // fails uncalled: into
  int number = line ? atoi(line) : 0;
  return number + fclose(file);
}

int untested(char into[80]) {
  FILE *file = fopen("numbers", "r");
  if (into)
    fgets(into, 80, file); // fails own
  return fclose(file); // fails uncalled: where into is null
}

int library(FILE *file) {
  fflush(0);
  if (snprintf(0, 0, "%d", 1) != 1)
    return feof(stdin);
  return feof(file); // fails uncalled
}

int changed(FILE *file) {
  stdout = file;
  return fprintf(stdout, "here\n"); // fails uncalled
}

int number(const char *digits) {
  return atoi(digits); // fails uncalled
}
