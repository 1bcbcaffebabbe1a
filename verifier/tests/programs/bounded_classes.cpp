// --property unreach-call
// Virtual calls, exceptions, destructors, and a vector of one element.
#include <vector>
extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

struct Shape {
    virtual int area() const = 0;
    virtual ~Shape() {}
};
struct Square : Shape {
    int side;
    explicit Square(int side) : side(side) {}
    int area() const override { return side * side; }
};
struct Strip : Shape {
    int length;
    explicit Strip(int length) : length(length) {}
    int area() const override { return length; }
};
struct TooLarge {
    int area;
};
static int guards;
struct Guard {
    Guard() { guards++; }
    ~Guard() { guards--; }
};

static int checked(const Shape &shape) {
    Guard guard;
    if (shape.area() > 400)
        throw TooLarge{shape.area()};
    if (shape.area() == 0)
        throw 7;
    return shape.area();
}

static int tried(const Shape &shape) {
    try {
        Guard guard;
        return checked(shape);
    } catch (const TooLarge &found) {
        CHECK(found.area > 400); // holds
        CHECK(found.area != 441); // fails
        return -1;
    } catch (int number) {
        CHECK(number == 7); // holds
        return 0;
    }
}

int main() {
    unsigned char size = __VERIFIER_nondet_uchar();
    Square square(size);
    Strip strip(size);
    const Shape &shape = size % 2 ? static_cast<const Shape &>(square) : strip;
    int area = tried(shape);
    CHECK(guards == 0); // holds
    CHECK(area != -1 || size > 20); // holds
    CHECK(area <= 400); // holds
    CHECK(area != 361); // fails
    std::vector<int> numbers;
    numbers.push_back(area);
    CHECK(numbers.size() == 1); // holds
    CHECK(numbers[0] == area); // holds
    CHECK(numbers.back() != 121); // fails
    return 0;
}
