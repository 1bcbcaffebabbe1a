// --property unreach-call
// An exception is destroyed where its handler ends.
extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" void reach_error(void);

struct Heavy {
    int weight;
    ~Heavy() {
        if (weight == 3)
            reach_error();
    }
};

int main() {
    try {
        if (__VERIFIER_nondet_uchar() == 100)
            throw Heavy{3};
    } catch (const Heavy &heavy) {
        if (heavy.weight != 3)
            reach_error(); // holds
    }
    return 0;
}
