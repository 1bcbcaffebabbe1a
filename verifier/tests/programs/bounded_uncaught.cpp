// --property uncaught
// Exceptions that nothing catches, and those that leave a function which throws none.
extern "C" int __VERIFIER_nondet_int() noexcept;

static void loud(int number) {
    if (number == 1)
        throw number;
}

static void quiet(int number) noexcept {
    loud(number); // fails
}

int main() { // fails
    try {
        loud(__VERIFIER_nondet_int());
    } catch (int) {
    }
    try {
        quiet(__VERIFIER_nondet_int());
    } catch (...) {
    }
    loud(__VERIFIER_nondet_int());
    return 0;
}
