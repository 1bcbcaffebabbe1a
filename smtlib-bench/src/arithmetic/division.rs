//! Questions of division: identities, quotients by constants as products ("magic numbers"), and signed
//! division.

use super::question::{Question, inverse, power};
use super::{Row, sat, unsat};
use num_bigint::BigUint;

pub const ROWS: &[Row] = &[
    unsat("division", "recomposed", &[16, 64], 3, recomposed),
    unsat("division", "quotient-unique", &[8], 3, quotient_unique),
    unsat("division", "nested-constants", &[32], 8, nested_constants),
    unsat("division", "nested", &[8], 4, nested),
    unsat("division", "rounded-up", &[16, 32], 5, rounded_up),
    unsat("division", "rounded-down", &[32, 256], 5, rounded_down),
    unsat("division", "rounded-to-nearest", &[16, 64], 5, rounded_to_nearest),
    unsat("division", "remainder-twice", &[8], 4, remainder_twice),
    sat("division", "both-given", &[128], both_given),
    unsat("magic", "unsigned", &[12, 16], 9, unsigned),
    sat("magic", "one-bit-short", &[16, 32], one_bit_short),
    unsat("magic", "divisible", &[16, 32], 8, divisible),
    unsat("magic", "signed", &[12], 8, signed),
    unsat("signed", "remainder-divided-again", &[24, 64], 5, remainder_divided_again),
    unsat("signed", "by-power", &[64], 6, by_power),
    unsat("signed", "modulus-by-remainder", &[16, 64], 5, modulus_by_remainder),
    unsat("signed", "remainder-below", &[32], 5, remainder_below),
    unsat("signed", "rounded-to-floor", &[8], 5, rounded_to_floor),
    sat("signed", "both-given", &[64], both_given_signed),
];

fn recomposed(of: &mut Question) {
    of.unknown("x y q r");
    of.assert("(= q (bvudiv x y))");
    of.assert("(= r (bvurem x y))");
    of.assert("(distinct (bvadd (bvmul q y) r) x)");
}

fn quotient_unique(of: &mut Question) {
    of.unknown("x y q r");
    of.widen("x y q r");
    of.assert("(= (bvadd (bvmul q-wide y-wide) r-wide) x-wide)");
    of.assert("(bvult r y)");
    of.assert("(distinct q (bvudiv x y))");
}

fn nested_constants(of: &mut Question) {
    let (first, second) = (of.random.between(3, 12), of.random.between(5, 13));
    of.number("a", first);
    of.number("b", second);
    of.number("ab", first * second);
    of.unknown("x");
    of.assert("(distinct (bvudiv (bvudiv x #a) #b) (bvudiv x #ab))");
}

fn nested(of: &mut Question) {
    of.number("root", power(of.width / 2));
    of.unknown("x y z");
    of.assert("(and (bvult #0 y) (bvult y #root) (bvult #0 z) (bvult z #root))");
    of.assert("(distinct (bvudiv (bvudiv x y) z) (bvudiv x (bvmul y z)))");
}

fn rounded_up(of: &mut Question) {
    of.number("half", power(of.width - 1));
    of.unknown("x y");
    of.assert("(and (bvule x #half) (bvult #0 y) (bvule y #half))");
    of.define("up", "(bvudiv (bvadd x (bvsub y #1)) y)");
    of.assert("(distinct up (bvadd (bvudiv x y) (ite (= (bvurem x y) #0) #0 #1)))");
}

fn rounded_down(of: &mut Question) {
    of.unknown("x y");
    of.define("multiple", "(bvmul (bvudiv x y) y)");
    of.assert("(distinct y #0)");
    of.assert("(or (bvult x multiple) (bvule y (bvsub x multiple)))");
}

fn rounded_to_nearest(of: &mut Question) {
    of.number("half", power(of.width - 1));
    of.unknown("x y");
    of.define("n", "(bvmul (bvudiv (bvadd x (bvlshr y #1)) y) y)");
    of.define("distance", "(ite (bvult n x) (bvsub x n) (bvsub n x))");
    of.assert("(and (bvult x #half) (bvult #0 y) (bvult y #half))");
    of.assert("(bvult (bvlshr y #1) distance)");
}

fn remainder_twice(of: &mut Question) {
    of.number("root", power(of.width / 2));
    of.unknown("x y z");
    of.assert("(and (bvult #0 y) (bvult y #root) (bvult #0 z) (bvult z #root))");
    of.assert("(distinct (bvurem (bvurem x (bvmul y z)) y) (bvurem x y))");
}

fn both_given(of: &mut Question) {
    of.hidden("x");
    let divisor = of.draw(of.width / 2);
    of.hide("y", of.width, divisor);
    of.reach("(bvudiv x y)");
    of.reach("(bvurem x y)");
}

/// The factor, rounded up, and the shift that divide numbers of so many bits.
fn reciprocal(divisor: u32, bits: u32) -> (BigUint, u32) {
    let shift = bits + divisor.next_power_of_two().ilog2();
    ((power(shift) + divisor - 1u8) / divisor, shift)
}

fn unsigned(of: &mut Question) {
    let divisor = 2 * of.random.between(3, 12) + 1;
    let (factor, shift) = reciprocal(divisor, of.width - 1);
    of.number("divisor", divisor);
    of.number("factor", factor);
    of.number("shift", shift);
    of.number("half", power(of.width - 1));
    of.unknown("x");
    of.widen("x");
    of.assert("(bvult x #half)");
    of.assert("(distinct (bvlshr (bvmul x-wide ##factor) ##shift) (bvudiv x-wide ##divisor))");
}

/// The precision at which a factor first fails, for one dividend of all.
fn one_bit_short(of: &mut Question) {
    let divisor = 2 * of.random.between(3, 50) + 1;
    let bound = power(of.width);
    // The largest number one below a multiple needs most precision.
    let dividend = &bound / divisor * divisor - 1u8;
    let factor = |shift: u32| (power(shift) + divisor - 1u8) / divisor;
    let fails = |shift: &u32| (&dividend * factor(*shift)) >> *shift != &dividend / divisor;
    let shift = (1..2 * of.width).rev().find(fails).unwrap_or(0);
    of.number("divisor", divisor);
    of.number("factor", factor(shift));
    of.number("shift", shift);
    of.hide("x", of.width, dividend);
    of.widen("x");
    of.assert("(distinct (bvlshr (bvmul x-wide ##factor) ##shift) (bvudiv x-wide ##divisor))");
}

/// A multiple of an odd number times its inverse is small, and nothing else is.
fn divisible(of: &mut Question) {
    let divisor = 2 * of.random.between(2, 12) + 1;
    of.number("divisor", divisor);
    of.number("inverse", inverse(&divisor.into(), of.width));
    of.number("most", (power(of.width) - 1u8) / divisor);
    of.unknown("x");
    of.assert("(distinct (bvule (bvmul x #inverse) #most) (= (bvurem x #divisor) #0))");
}

fn signed(of: &mut Question) {
    let divisor = 2 * of.random.between(2, 10) + 1;
    let shift = of.width - 1 + divisor.next_power_of_two().ilog2();
    of.number("divisor", divisor);
    of.number("factor", power(shift) / divisor + 1u8);
    of.number("shift", shift);
    of.unknown("x");
    of.widen_signed("x");
    of.define_wide("rounded", "(bvashr (bvmul x-wide ##factor) ##shift)");
    of.assert("(distinct (bvadd rounded (ite (bvslt x #0) ##1 ##0)) (bvsdiv x-wide ##divisor))");
}

fn remainder_divided_again(of: &mut Question) {
    of.unknown("x y");
    of.define("written-out", "(bvsub x (bvmul (bvsdiv x y) y))");
    of.assert("(distinct (bvsdiv written-out y) (bvsdiv (bvsrem x y) y))");
}

/// Rounding toward zero by a shift needs the divisor less one added to what is negative.
fn by_power(of: &mut Question) {
    let exponent = of.random.between(1, of.width - 3);
    of.number("exponent", exponent);
    of.number("divisor", power(exponent));
    of.number("rest", of.width - exponent);
    of.unknown("x");
    of.define("sign", "(ite (bvslt x #0) (bvnot #0) #0)");
    of.define("added", "(bvadd x (bvlshr sign #rest))");
    of.assert("(distinct (bvashr added #exponent) (bvsdiv x #divisor))");
}

fn modulus_by_remainder(of: &mut Question) {
    of.unknown("x y");
    of.define("r", "(bvsub x (bvmul (bvsdiv x y) y))");
    of.define("adjusted", "(ite (and (distinct r #0) (bvslt (bvxor r y) #0)) (bvadd r y) r)");
    of.assert("(distinct (bvsmod x y) adjusted)");
}

fn remainder_below(of: &mut Question) {
    of.unknown("x y");
    of.define("r", "(bvsub x (bvmul (bvsdiv x y) y))");
    of.define("size", "(ite (bvslt r #0) (bvneg r) r)");
    of.assert("(distinct y #0)");
    of.assert("(bvule (ite (bvslt y #0) (bvneg y) y) size)");
}

/// A quotient that is rounded down, by a positive divisor.
fn rounded_to_floor(of: &mut Question) {
    of.unknown("x y");
    of.define("q", "(bvsdiv x y)");
    of.define("floor", "(ite (bvslt (bvsub x (bvmul q y)) #0) (bvsub q #1) q)");
    of.widen_signed("x y floor");
    of.define_wide("multiple", "(bvmul floor-wide y-wide)");
    of.assert("(bvslt #0 y)");
    of.assert("(or (bvslt x-wide multiple) (bvsle (bvadd multiple y-wide) x-wide))");
}

fn both_given_signed(of: &mut Question) {
    of.hidden("x");
    let divisor = of.draw(of.width / 2);
    of.hide("y", of.width, power(of.width) - 1u8 - divisor);
    of.reach("(bvsdiv x y)");
    of.reach("(bvsub x (bvmul (bvsdiv x y) y))");
}
