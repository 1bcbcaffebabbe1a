//! Questions about programs: overflow checks, fixed point numbers, alignment, contracts, bounds of averages
//! and indices, and chains of products with small constants.

use super::question::{Question, power};
use super::{Row, sat, unsat};

pub const ROWS: &[Row] = &[
    unsat("overflow", "by-quotient", &[8, 12], 5, by_quotient),
    unsat("overflow", "signed-by-quotient", &[8], 5, signed_by_quotient),
    unsat("overflow", "guarded", &[32], 5, guarded),
    unsat("overflow", "large-factors", &[128], 6, large_factors),
    unsat("overflow", "allocation", &[64], 8, allocation),
    sat("overflow", "wrapped", &[32], wrapped),
    unsat("fixed-point", "monotone", &[16], 4, monotone),
    unsat("fixed-point", "fraction", &[32, 128], 5, fraction),
    unsat("fixed-point", "divided-back", &[8, 16], 5, divided_back),
    unsat("fixed-point", "interpolated", &[16], 4, interpolated),
    sat("fixed-point", "rounded", &[16], rounded),
    unsat("alignment", "power-of-two", &[16, 32], 5, power_of_two),
    unsat("alignment", "multiple", &[32], 8, multiple),
    unsat("alignment", "sum", &[10], 5, sum),
    sat("alignment", "padding", &[64], padding),
    unsat("contracts", "fee", &[64, 256], 5, fee),
    unsat("contracts", "fee-monotone", &[64], 5, fee_monotone),
    unsat("contracts", "round-trip", &[16, 256], 4, round_trip),
    unsat("contracts", "split", &[16, 256], 3, split),
    unsat("contracts", "constant-product", &[16, 256], 4, constant_product),
    unsat("contracts", "checked-product", &[256], 5, checked_product),
    unsat("contracts", "two-fees", &[64, 256], 8, two_fees),
    sat("contracts", "interest", &[256], interest),
    unsat("bounds", "average", &[64], 5, average),
    unsat("bounds", "weighted-average", &[8], 3, weighted_average),
    unsat("bounds", "arithmetic-geometric", &[8, 10], 5, arithmetic_geometric),
    unsat("bounds", "index", &[16, 64], 3, index),
    unsat("bounds", "indices-distinct", &[16], 4, indices_distinct),
    unsat("chains", "decimal-digits", &[64], 12, decimal_digits),
    unsat("chains", "shifted", &[16, 32], 8, shifted),
    sat("chains", "mixed", &[64], mixed),
    sat("chains", "collatz", &[64], collatz),
    sat("chains", "generator", &[24, 32], generator),
];

/// The test that C programmers write against the high half of the whole product.
fn by_quotient(of: &mut Question) {
    of.unknown("x y");
    of.widen("x y");
    of.define("p", "(bvmul x y)");
    of.define("high", "((_ extract $d-1 $w) (bvmul x-wide y-wide))");
    of.assert("(distinct x #0)");
    of.assert("(distinct (= (bvudiv p x) y) (= high #0))");
}

fn signed_by_quotient(of: &mut Question) {
    of.number("least", power(of.width - 1));
    of.unknown("x y");
    of.widen_signed("x y");
    of.define("p", "(bvmul x y)");
    of.assert("(distinct x #0)");
    of.assert("(not (and (= x (bvnot #0)) (= y #least)))");
    let fits = "(= ((_ sign_extend $w) p) (bvmul x-wide y-wide))";
    of.assert(&format!("(distinct (= (bvsdiv p x) y) {fits})"));
}

fn guarded(of: &mut Question) {
    of.unknown("x y");
    of.widen("x y");
    of.assert("(distinct y #0)");
    of.assert("(bvule x (bvudiv (bvnot #0) y))");
    of.assert("(distinct ((_ extract $d-1 $w) (bvmul x-wide y-wide)) #0)");
}

fn large_factors(of: &mut Question) {
    of.number("root", power(of.width / 2));
    of.unknown("x y");
    of.widen("x y");
    of.assert("(and (bvule #root x) (bvule #root y))");
    of.assert("(= ((_ extract $d-1 $w) (bvmul x-wide y-wide)) #0)");
}

fn allocation(of: &mut Question) {
    let size = of.random.between(5, 50);
    of.number("size", size);
    of.unknown("count");
    of.widen("count");
    of.assert("(bvule count (bvudiv (bvsub (bvnot #0) #16) #size))");
    of.define_wide("total", "(bvadd (bvmul count-wide ##size) ##16)");
    of.assert("(distinct ((_ extract $d-1 $w) total) #0)");
}

/// A product that wraps around to a given number, as the test by a quotient notices.
fn wrapped(of: &mut Question) {
    for name in ["x", "y"] {
        let value = of.draw(of.width - 1) + power(of.width - 1);
        of.hide(name, of.width, value);
    }
    of.reach("(bvmul x y)");
    of.assert("(distinct (bvudiv (bvmul x y) x) y)");
    of.reach("((_ extract $w-1 $h) (bvxor x y))");
}

/// Half of the bits are the fraction.
fn monotone(of: &mut Question) {
    of.number("half", of.width / 2);
    of.unknown("x y z");
    of.widen("x y z");
    of.define_wide("lower", "(bvlshr (bvmul x-wide z-wide) ##half)");
    of.define_wide("upper", "(bvlshr (bvmul z-wide y-wide) ##half)");
    of.assert("(bvule x y)");
    of.assert("(bvult upper lower)");
}

/// A product with a fraction of at most 1 is no larger.
fn fraction(of: &mut Question) {
    of.number("half", of.width / 2);
    of.number("one", power(of.width / 2));
    of.unknown("x f");
    of.widen("x f");
    of.assert("(bvule f #one)");
    of.assert("(bvult x-wide (bvlshr (bvmul x-wide f-wide) ##half))");
}

fn divided_back(of: &mut Question) {
    of.number("half", of.width / 2);
    of.unknown("x y");
    of.widen("x y");
    of.define_wide("q", "(bvudiv (bvshl x-wide ##half) y-wide)");
    of.assert("(distinct y #0)");
    of.assert("(bvult x-wide (bvlshr (bvmul q y-wide) ##half))");
}

/// What is between two numbers by a fraction of at most 1 is not outside.
fn interpolated(of: &mut Question) {
    of.number("half", of.width / 2);
    of.number("one", power(of.width / 2));
    of.unknown("x y f");
    of.widen("x y f");
    of.define_wide("step", "(bvlshr (bvmul (bvsub y-wide x-wide) f-wide) ##half)");
    of.define_wide("between", "(bvadd x-wide step)");
    of.assert("(and (bvule x y) (bvule f #one))");
    of.assert("(or (bvult between x-wide) (bvult y-wide between))");
}

fn rounded(of: &mut Question) {
    of.number("half", of.width / 2);
    of.number("unit", power(of.width / 2 - 1));
    of.hidden("x y");
    of.widen("x y");
    of.reach("(bvlshr (bvadd (bvmul x-wide y-wide) ##unit) ##half)");
    of.reach("(bvlshr (bvadd (bvmul x-wide x-wide) ##unit) ##half)");
}

/// Rounding up to a multiple of a power of two, by a mask and by a quotient.
fn power_of_two(of: &mut Question) {
    of.unknown("x a");
    of.define("sum", "(bvadd x (bvsub a #1))");
    of.assert("(and (distinct a #0) (= (bvand a (bvsub a #1)) #0))");
    of.assert("(bvule x (bvneg a))");
    of.assert("(distinct (bvand sum (bvneg a)) (bvmul (bvudiv sum a) a))");
}

fn multiple(of: &mut Question) {
    let size = of.random.between(2, 12) * 2 + 1;
    of.number("size", size);
    of.number("half", power(of.width - 1));
    of.number("less", size - 1);
    of.unknown("x");
    of.define("y", "(bvmul (bvudiv (bvadd x #less) #size) #size)");
    of.assert("(bvult x #half)");
    of.assert("(or (distinct (bvurem y #size) #0) (bvult y x) (bvule #size (bvsub y x)))");
}

fn sum(of: &mut Question) {
    let size = of.random.between(2, 12) * 2 + 1;
    of.number("size", size);
    of.unknown("x y");
    of.define("s", "(bvadd x y)");
    of.assert("(and (= (bvurem x #size) #0) (= (bvurem y #size) #0) (bvule x s))");
    of.assert("(distinct (bvurem s #size) #0)");
}

/// An array of records at an address, of which the end is known within a page.
fn padding(of: &mut Question) {
    of.hidden("address");
    let count = of.draw(of.width / 2);
    of.hide("count", of.width, count);
    of.define("size", "(bvmul count #24)");
    of.reach("(bvand (bvadd address size) #4095)");
    of.reach("(bvurem address #24)");
    of.reach("(bvudiv size #10007)");
}

/// What shares of an amount are counted in: 10,000 where the width allows.
fn base(of: &Question) -> u32 {
    if of.width < 32 { 7 } else { 10_000 }
}

fn fee(of: &mut Question) {
    of.number("base", base(of));
    of.number("root", power(of.width / 2));
    of.unknown("amount rate");
    of.assert("(and (bvult amount #root) (bvule rate #base))");
    of.assert("(bvult amount (bvudiv (bvmul amount rate) #base))");
}

fn fee_monotone(of: &mut Question) {
    of.number("base", base(of));
    let rate = base(of) * 7 / 9;
    of.number("rate", rate);
    of.number("root", power(of.width / 2));
    of.unknown("x y");
    of.assert("(and (bvult y #root) (bvule x y))");
    of.assert("(bvult (bvudiv (bvmul y #rate) #base) (bvudiv (bvmul x #rate) #base))");
}

/// Shares bought for an amount are worth no more than that.
fn round_trip(of: &mut Question) {
    of.number("root", power(of.width / 2));
    of.unknown("amount supply assets");
    of.assert("(and (bvult amount #root) (bvult supply #root) (bvult assets #root))");
    of.assert("(and (distinct supply #0) (distinct assets #0))");
    of.define("shares", "(bvudiv (bvmul amount supply) assets)");
    of.assert("(bvult amount (bvudiv (bvmul shares assets) supply))");
}

/// The shares of two owners are no more than the whole.
fn split(of: &mut Question) {
    of.number("root", power(of.width / 2));
    of.unknown("amount x y total");
    of.assert("(and (bvult amount #root) (bvult total #root) (distinct total #0))");
    of.assert("(and (bvule x total) (bvule y (bvsub total x)))");
    let share = |owner| format!("(bvudiv (bvmul amount {owner}) total)");
    of.assert(&format!("(bvult amount (bvadd {} {}))", share("x"), share("y")));
}

/// A trade never lessens the product of the reserves.
fn constant_product(of: &mut Question) {
    of.number("bound", power(of.width / 2 - 1));
    of.unknown("x y paid");
    of.assert("(and (bvult x #bound) (bvult y #bound) (bvult paid #bound) (distinct x #0))");
    of.define("got", "(bvudiv (bvmul y paid) (bvadd x paid))");
    of.assert("(bvult (bvmul (bvadd x paid) (bvsub y got)) (bvmul x y))");
}

/// A product that passed the check by a quotient is no less than its factors.
fn checked_product(of: &mut Question) {
    of.unknown("x y");
    of.define("p", "(bvmul x y)");
    of.assert("(and (distinct x #0) (distinct y #0))");
    of.assert("(= (bvudiv p x) y)");
    of.assert("(or (bvult p x) (bvult p y))");
}

/// Two fees, rounded down each, leave no more than both at once.
fn two_fees(of: &mut Question) {
    let base = base(of);
    let rate = base - 3;
    of.number("base", base);
    of.number("rate", rate);
    of.number("base-squared", base * base);
    of.number("rate-squared", rate * rate);
    of.number("root", power(of.width / 2 - 2));
    of.unknown("x");
    of.assert("(bvult x #root)");
    of.define("once", "(bvudiv (bvmul x #rate) #base)");
    of.define("twice", "(bvudiv (bvmul once #rate) #base)");
    of.assert("(bvult (bvudiv (bvmul x #rate-squared) #base-squared) twice)");
}

fn interest(of: &mut Question) {
    of.number("base", base(of));
    let principal = of.draw(of.width / 2);
    let rate = of.random.between(1, 9_999);
    of.hide("principal", of.width, principal);
    of.hide("rate", of.width, rate.into());
    of.assert("(bvult rate #base)");
    of.assert("(distinct rate #0)");
    of.reach("(bvudiv (bvmul principal (bvadd #base rate)) #base)");
    of.reach("(bvurem principal #base)");
}

fn average(of: &mut Question) {
    of.unknown("x y");
    of.widen("x y");
    of.define("mean", "(bvadd (bvand x y) (bvlshr (bvxor x y) #1))");
    of.assert("(distinct ((_ zero_extend $w) mean) (bvudiv (bvadd x-wide y-wide) ##2))");
}

fn weighted_average(of: &mut Question) {
    of.number("half", power(of.width - 1));
    of.unknown("x y a b");
    of.widen("x y a b");
    of.assert("(and (bvult x y) (bvult a #half) (bvult b #half))");
    of.define("weight", "(bvadd a b)");
    of.assert("(distinct weight #0)");
    of.define_wide("sum", "(bvadd (bvmul a-wide x-wide) (bvmul b-wide y-wide))");
    of.define_wide("mean", "(bvudiv sum ((_ zero_extend $w) weight))");
    of.assert("(or (bvult mean x-wide) (bvult y-wide mean))");
}

/// Four times a product is at most the square of the sum.
fn arithmetic_geometric(of: &mut Question) {
    of.number("half", power(of.width - 1));
    of.unknown("x y");
    of.widen("x y");
    of.assert("(and (bvult x #half) (bvult y #half))");
    of.define_wide("s", "(bvadd x-wide y-wide)");
    of.assert("(bvult (bvmul s s) (bvshl (bvmul x-wide y-wide) ##2))");
}

/// An index into a matrix is inside.
fn index(of: &mut Question) {
    of.number("root", power(of.width / 2));
    of.unknown("row column rows columns");
    of.assert("(and (bvult rows #root) (bvult columns #root))");
    of.assert("(and (bvult row rows) (bvult column columns))");
    of.assert("(bvule (bvmul rows columns) (bvadd (bvmul row columns) column))");
}

fn indices_distinct(of: &mut Question) {
    let names = ["columns", "r", "c", "s", "d"];
    for name in names {
        of.declare(name, of.width / 2);
        of.define(&format!("{name}-whole"), &format!("((_ zero_extend $h) {name})"));
    }
    of.assert("(and (bvult c columns) (bvult d columns) (bvult r s))");
    let index = |row, column| format!("(bvadd (bvmul {row}-whole columns-whole) {column}-whole)");
    of.assert(&format!("(= {} {})", index("r", "c"), index("s", "d")));
}

fn decimal_digits(of: &mut Question) {
    for name in ["a", "b", "c"] {
        of.declare(name, 4);
        of.define(&format!("{name}-digit"), &format!("((_ zero_extend {}) {name})", of.width - 4));
        of.assert(&format!("(bvult {name}-digit #10)"));
    }
    of.define("tens", "(bvadd (bvmul a-digit #10) b-digit)");
    of.define("number", "(bvadd (bvmul tens #10) c-digit)");
    of.assert("(distinct (bvurem (bvudiv number #10) #10) b-digit)");
}

fn shifted(of: &mut Question) {
    of.number("bound", power(of.width - 4));
    of.unknown("x");
    of.define("steps", "(bvlshr (bvmul (bvlshr (bvmul x #3) #1) #5) #1)");
    of.assert("(bvult x #bound)");
    of.define("once", "(bvlshr (bvmul x #15) #2)");
    of.assert("(or (bvult once steps) (bvult #2 (bvsub once steps)))");
}

fn mixed(of: &mut Question) {
    let keys = [of.draw(of.width), of.draw(of.width)];
    let [first, second] = keys;
    of.number("first", first);
    of.number("second", second);
    of.hidden("x y");
    let mixed = |x, y| format!("(bvmul (bvxor (bvmul (bvxor (bvmul {x} #3) {y}) #5) (bvadd {y} #first)) #7)");
    of.reach(&mixed("x", "y"));
    of.reach(&mixed("y", "(bvxor x #second)"));
}

/// Ten steps of Collatz's iteration.
fn collatz(of: &mut Question) {
    let start = of.draw(of.width / 2);
    of.hide("x0", of.width, start);
    for step in 0..10 {
        let x = format!("x{step}");
        let odd = format!("(= ((_ extract 0 0) {x}) (_ bv1 1))");
        let next = format!("(ite {odd} (bvlshr (bvadd (bvmul {x} #3) #1) #1) (bvlshr {x} #1))");
        of.define(&format!("x{}", step + 1), &next);
    }
    of.reach("x10");
    of.reach("((_ extract 3 0) x5)");
}

/// The high thirds of three states of a linear congruential generator.
fn generator(of: &mut Question) {
    of.number("factor", 0x5_deec_e66du64 % (1 << of.width));
    of.hidden("s0");
    for step in 1..4 {
        of.define(&format!("s{step}"), &format!("(bvadd (bvmul s{} #factor) #11)", step - 1));
        of.reach(&format!("((_ extract $w-1 {}) s{step})", of.width - of.width / 3));
    }
}
