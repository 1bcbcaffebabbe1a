// --property unreach-call
// The library throws in functions that have no body here: any exception, or none of them returns.
#include <stdexcept>
#include <vector>
extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" void reach_error(void);
#define CHECK(holds) do { if (!(holds)) reach_error(); } while (0)

int main() {
    unsigned char index = __VERIFIER_nondet_uchar();
    std::vector<int> numbers(1);
    numbers[0] = 7;
    try {
        int number = numbers.at(index);
        CHECK(number == 7); // holds
        CHECK(number != 7); // fails
    } catch (const std::out_of_range &) {
        CHECK(index != 0); // holds
        CHECK(index != 3); // open (fails)
    }
    return 0;
}
