// Virtual calls, exceptions, templates, references and destructors.
namespace geometry {
struct Shape {
    virtual int area() const = 0;
    virtual ~Shape() {}
};
struct Square : Shape {
    int side;
    explicit Square(int side) : side(side) {}
    int area() const override { return side * side; }
};
template <typename T> T larger(const T &a, const T &b) { return a < b ? b : a; }
} // namespace geometry

struct Guard {
    int &count;
    Guard(int &count) : count(count) { count++; }
    ~Guard() { count--; }
};

static int checked(const geometry::Shape &shape, int &count)
{
    Guard guard(count);
    if (shape.area() > 100)
        throw shape.area();
    return geometry::larger(shape.area(), 7);
}

int main(int argc, char **)
{
    int count = 0;
    try {
        geometry::Square square(argc * 20);
        return checked(square, count);
    } catch (int area) {
        return area + count;
    } catch (...) {
        return -1;
    }
}
