// --property unreach-call
// Virtual bases, found by distances in tables, also negative ones. Where one lies in an exception is not followed.
extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

struct Top {
    int top;
    Top() : top(1) {}
    virtual int number() { return top; }
};
struct Left : virtual Top {
    int left;
    Left() : left(2) {}
};
struct Right : virtual Top {
    int right;
    Right() : right(3) {}
    int number() override { return top + right; }
};
struct Bottom : Left, Right {};

static int thrown(unsigned char kind) {
    try {
        if (kind == 77)
            throw Bottom();
    } catch (const Top &top) {
        CHECK(top.top == 1); // open (holds)
        return 1;
    }
    return 0;
}

int main() {
    unsigned char kind = __VERIFIER_nondet_uchar();
    Bottom bottom;
    Left *left = &bottom;
    Right *right = &bottom;
    left->top = kind;
    CHECK(right->top == kind); // holds
    CHECK(right->top != 5); // fails
    CHECK(left->number() == kind + 3); // holds
    CHECK(thrown(kind) == (kind == 77)); // holds
    return 0;
}
