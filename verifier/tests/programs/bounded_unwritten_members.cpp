// --property uninitialized --unroll 4
// Members that constructors leave unwritten, and objects that go through registers.
extern "C" int __VERIFIER_nondet_int() noexcept;

struct counted {
    int size;
    bool is_large;
    explicit counted(int number) : size(number) {
        if (number > 10)
            is_large = true;
    }
};

template <typename A, typename B> struct both {
    A first;
    B second;
};

static both<char, int> made(int number) {
    both<char, int> one;
    one.second = number;
    return one;
}

static both<char, int> same(both<char, int> one) {
    return one;
}

struct base {
    virtual int get() const { return 1; }
    virtual ~base() {}
};

struct derived : base {
    int number;
    int get() const override { return number + 1; } // fails
};

int main() {
    int number = __VERIFIER_nondet_int();
    counted one(number);
    if (one.size > 3 && number == 12)
        return one.is_large ? 1 : 2; // holds
    if (number == 5)
        return one.is_large ? 1 : 2; // fails
    both<char, int> two = same(made(number));
    if (two.second == 7) // holds
        return two.first == 'a'; // fails
    derived three;
    three.number = number;
    if (number == 8)
        return three.get();
    derived four;
    const base &other = four;
    if (number == 9)
        return other.get();
    return 0;
}
