// --property unreach-call
// Which handler takes what was thrown, and what it is given: bases, handlers in handlers.
extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

struct Left { int left; };
struct Right { int right; };
struct Both : Left, Right { int both; };

static int number;

static void thrower(unsigned char kind) {
    switch (kind) {
    case 0: throw 5;
    case 1: throw 'a';
    case 2: throw 3L;
    case 3: {
        Both both;
        both.left = 1;
        both.right = 2;
        both.both = 3;
        throw both;
    }
    case 4: throw Left{4};
    }
}

static int handled(unsigned char kind) {
    try {
        thrower(kind);
    } catch (int &value) {
        CHECK(value == 5); // holds
        return 1;
    } catch (char value) {
        CHECK(value != 'a'); // fails
        return 2;
    } catch (long value) {
        number = 9;
        return 3;
    } catch (Right &right) {
        CHECK(right.right == 2); // holds
        CHECK(right.right != 2); // fails
        return 4;
    } catch (...) {
        return 5;
    }
    return 0;
}

static int nested(void) {
    try {
        try {
            throw Left{7};
        } catch (Right &) {
            CHECK(false); // holds
        }
    } catch (const Left &left) {
        return left.left;
    }
    return 0;
}

int main() {
    unsigned char kind = __VERIFIER_nondet_uchar();
    number = 0;
    int result = handled(kind);
    CHECK(result == (kind > 4 ? 0 : kind + 1)); // holds
    CHECK(number == (kind == 2 ? 9 : 0)); // holds
    CHECK(result != 4); // holds (the check before fails there)
    CHECK(nested() == 7); // holds
    CHECK(kind != 100); // fails
    return 0;
}
