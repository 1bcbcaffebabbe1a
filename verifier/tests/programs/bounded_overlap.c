// --property overlap
// Copies between places that overlap.
extern int __VERIFIER_nondet_int(void);
extern void *memcpy(void *, const void *, unsigned long);
extern void *memmove(void *, const void *, unsigned long);
extern char *strcpy(char *, const char *);
extern char *strcat(char *, const char *);

struct pair { int first[20], second[20]; } one, other;
char bytes[32];

static void assign(struct pair *to, struct pair *from) {
    *to = *from; // holds
}

int main(void) {
    int distance = __VERIFIER_nondet_int();
    char text[16] = "ab";
    if (distance < 0 || distance > 8)
        return 0;
    switch (__VERIFIER_nondet_int()) {
    case 0:
        memcpy(bytes, bytes + 8, 8);
        memcpy(bytes + 8, bytes, 9); // fails
        break;
    case 1:
        memcpy(bytes + distance, bytes, 4); // fails
        break;
    case 2:
        if (distance >= 4)
            memcpy(bytes, bytes + distance, 4); // holds
        memmove(bytes + distance, bytes, 4);
        break;
    case 3:
        assign(&one, &one);
        assign(&one, &other);
        break;
    case 4:
        strcpy(text + 3, text); // holds
        break;
    case 5:
        strcpy(text + 2, text); // fails
        break;
    case 6:
        strcpy(text, text + 1); // fails
        break;
    case 7:
        strcat(text, "cd"); // holds
        strcat(text, text); // fails
        break;
    }
    return 0;
}
