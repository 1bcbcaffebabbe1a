//! Questions of algebra: laws of products, roots, factors, and arithmetic modulo a number.

use super::question::{Question, inverse, power};
use super::{Row, sat, unsat};

pub const ROWS: &[Row] = &[
    unsat("products", "commuted-sum", &[256], 5, commuted_sum),
    unsat("products", "commuted-choice", &[256], 5, commuted_choice),
    unsat("products", "associated", &[8, 32], 4, associated),
    unsat("products", "distributed-or", &[8, 10], 4, distributed_or),
    unsat("products", "difference-of-squares", &[64], 5, difference_of_squares),
    unsat("products", "signs-apart", &[16, 64], 5, signs_apart),
    sat("products", "two-products", &[24], two_products),
    sat("roots", "square", &[32], square),
    unsat("roots", "no-square", &[16], 7, no_square),
    unsat("roots", "floor-unique", &[8], 3, floor_unique),
    sat("roots", "cube", &[64], cube),
    unsat("roots", "two-squares", &[10], 5, two_squares),
    sat("factors", "semiprime", &[12, 16], semiprime),
    sat("factors", "neighbours", &[24], neighbours),
    unsat("factors", "prime", &[10, 12], 5, prime),
    unsat("modular", "inverse-by-newton", &[16], 8, inverse_by_newton),
    unsat("modular", "one-inverse", &[8, 64], 4, one_inverse),
    unsat("modular", "no-inverse", &[64], 4, no_inverse),
    unsat("modular", "factors-reduced", &[6, 8], 5, factors_reduced),
    unsat("modular", "sum-reduced", &[16, 64], 4, sum_reduced),
    unsat("modular", "fermat", &[8], 8, fermat),
    unsat("modular", "montgomery", &[12], 8, montgomery),
    sat("modular", "product-reduced", &[64], product_reduced),
];

/// `x xor k` is `(x or k) - (x and k)`.
fn commuted_sum(of: &mut Question) {
    let key = of.draw(of.width);
    of.number("key", key);
    of.unknown("x y");
    of.define("p", "(bvmul (bvxor x #key) y)");
    of.assert("(distinct p (bvmul y (bvsub (bvor x #key) (bvand x #key))))");
}

fn commuted_choice(of: &mut Question) {
    of.unknown("x y");
    of.define("least", "(ite (bvult x y) x y)");
    of.define("most", "(ite (bvult x y) y x)");
    of.assert("(distinct (bvmul least most) (bvmul x y))");
}

/// `not y` is `-y - 1`.
fn associated(of: &mut Question) {
    of.unknown("x y z");
    of.assert("(distinct (bvmul (bvmul x (bvnot y)) z) (bvmul x (bvmul z (bvsub (bvneg y) #1))))");
}

/// `(y or z) + (y and z)` is `y + z`.
fn distributed_or(of: &mut Question) {
    of.unknown("x y z");
    of.define("parts", "(bvadd (bvmul x (bvor y z)) (bvmul x (bvand y z)))");
    of.assert("(distinct parts (bvadd (bvmul x y) (bvmul x z)))");
}

/// The square of `not y` is that of `y + 1`.
fn difference_of_squares(of: &mut Question) {
    of.unknown("x y");
    of.define("p", "(bvmul (bvadd x y) (bvsub x y))");
    of.define("above", "(bvsub (bvmul x x) (bvmul (bvnot y) (bvnot y)))");
    of.assert("(distinct p (bvadd above (bvadd y (bvadd y #1))))");
}

/// The product of the magnitudes with the sign of both.
fn signs_apart(of: &mut Question) {
    of.unknown("x y");
    of.define("m", "(ite (bvslt x #0) (bvneg x) x)");
    of.define("n", "(ite (bvslt y #0) (bvneg y) y)");
    of.define("p", "(bvmul m n)");
    of.assert("(distinct (bvmul x y) (ite (bvslt (bvxor x y) #0) (bvneg p) p))");
}

fn two_products(of: &mut Question) {
    of.hidden("x y z");
    of.reach("(bvsub (bvmul x (bvxor y z)) (bvmul y z))");
    of.reach("(bvadd (bvmul x x) (bvmul y z))");
}

fn square(of: &mut Question) {
    of.hidden("x");
    of.widen("x");
    of.reach("(bvmul x-wide x-wide)");
}

/// Between two squares there is none.
fn no_square(of: &mut Question) {
    let root = of.draw(of.width - 1) + power(of.width - 1);
    let between = of.draw(of.width - 1) + 1u8;
    of.number("n", &root * &root + between);
    of.unknown("x");
    of.widen("x");
    of.assert("(= (bvmul x-wide x-wide) ##n)");
}

/// Two numbers are the root of a number rounded down.
fn floor_unique(of: &mut Question) {
    of.unknown("r s");
    of.declare("n", 2 * of.width);
    of.widen("r s");
    for root in ["r", "s"] {
        of.assert(&format!("(bvule (bvmul {root}-wide {root}-wide) n)"));
        let rest = format!("(bvsub n (bvmul {root}-wide {root}-wide))");
        of.assert(&format!("(bvule {rest} (bvadd {root}-wide {root}-wide))"));
    }
    of.assert("(bvult r s)");
}

fn cube(of: &mut Question) {
    of.hidden("x");
    of.reach("(bvmul x (bvmul x x))");
    of.reach("((_ extract 3 0) x)");
}

/// A product of two primes that are 3 modulo 4 is 1 modulo 4 and no sum of two squares.
fn two_squares(of: &mut Question) {
    let is_three = |number: &u64| number % 4 == 3;
    let first = largest_prime(of.width - 2, is_three);
    let second = largest_prime(of.width - 1, |number| is_three(number) && *number != first);
    of.number("n", first * second);
    of.number("half", power(of.width - 1));
    of.unknown("x y");
    of.widen("x y");
    of.assert("(bvule x y)");
    of.assert("(bvult y #half)");
    of.assert("(= (bvadd (bvmul x-wide x-wide) (bvmul y-wide y-wide)) ##n)");
}

/// The largest prime of so many bits, at most 32, that is wanted; 0 if there is none.
fn largest_prime(bits: u32, wanted: impl Fn(&u64) -> bool) -> u64 {
    let is_prime = |number: &u64| (2..).take_while(|d| d * d <= *number).all(|d| !number.is_multiple_of(d));
    (2..1u64 << bits).rev().find(|number| wanted(number) && is_prime(number)).unwrap_or(0)
}

/// A random prime of so many bits, the highest of them set.
fn random_prime(of: &mut Question, bits: u32) -> u64 {
    let most = of.random.below(1 << (bits - 2)) + (3 << (bits - 2));
    largest_prime(bits, |number| *number <= most)
}

fn semiprime(of: &mut Question) {
    let (p, q) = (random_prime(of, of.width), random_prime(of, of.width));
    of.hide("p", of.width, p.min(q).into());
    of.hide("q", of.width, p.max(q).into());
    of.widen("p q");
    of.reach("(bvmul p-wide q-wide)");
    of.assert("(bvult #1 p)");
    of.assert("(bvule p q)");
}

/// Two factors near each other.
fn neighbours(of: &mut Question) {
    let p = random_prime(of, of.width - 1);
    let q = p + of.random.below(32);
    of.hide("p", of.width, p.into());
    of.hide("q", of.width, q.into());
    of.widen("p q");
    of.reach("(bvmul p-wide q-wide)");
    of.assert("(bvule p q)");
    of.assert("(bvult (bvsub q p) #32)");
}

fn prime(of: &mut Question) {
    let prime = largest_prime(2 * of.width - 3, |_| true);
    of.number("prime", prime);
    of.unknown("x y");
    of.widen("x y");
    of.assert("(= (bvmul x-wide y-wide) ##prime)");
    of.assert("(bvult #1 x)");
    of.assert("(bvule x y)");
}

/// Newton's iteration doubles the number of bits of an inverse that are right, 3 at first.
fn inverse_by_newton(of: &mut Question) {
    of.unknown("x");
    of.define("y0", "x");
    let mut step = 0;
    while 3 << step < of.width {
        of.define(&format!("y{}", step + 1), &format!("(bvmul y{step} (bvsub #2 (bvmul x y{step})))"));
        step += 1;
    }
    of.assert("(= ((_ extract 0 0) x) (_ bv1 1))");
    of.assert(&format!("(distinct (bvmul x y{step}) #1)"));
}

fn one_inverse(of: &mut Question) {
    of.unknown("x y z");
    of.assert("(= (bvmul x y) #1)");
    of.assert("(= (bvmul z x) #1)");
    of.assert("(bvult y z)");
}

/// What has an inverse is no divisor of zero.
fn no_inverse(of: &mut Question) {
    of.unknown("x y z");
    of.assert("(= (bvmul x y) #1)");
    of.assert("(= (bvmul x z) #0)");
    of.assert("(distinct z #0)");
}

/// A product of remainders has the remainder of the product.
fn factors_reduced(of: &mut Question) {
    let modulus = of.random.between(11, 30);
    of.number("m", modulus);
    of.unknown("x y");
    of.widen("x y");
    of.define_wide("reduced", "(bvmul (bvurem x-wide ##m) (bvurem y-wide ##m))");
    of.assert("(distinct (bvurem reduced ##m) (bvurem (bvmul x-wide y-wide) ##m))");
}

/// The remainder of a sum by a subtraction, although the sum may overflow.
fn sum_reduced(of: &mut Question) {
    of.unknown("x y m");
    of.widen("x y m");
    of.define("s", "(bvadd x y)");
    of.assert("(and (bvult x m) (bvult y m))");
    of.define("reduced", "(ite (or (bvult s x) (bvule m s)) (bvsub s m) s)");
    of.assert("(distinct ((_ zero_extend $w) reduced) (bvurem (bvadd x-wide y-wide) m-wide))");
}

/// A power to a prime less one is 1 modulo the prime.
fn fermat(of: &mut Question) {
    of.number("prime", 13u8);
    of.unknown("x");
    of.widen("x");
    of.define_wide("x1", "(bvurem x-wide ##prime)");
    // The exponents 2, 3, 6 and 12.
    for (name, factors) in [("x2", "x1 x1"), ("x3", "x1 x2"), ("x6", "x3 x3"), ("x12", "x6 x6")] {
        of.define_wide(name, &format!("(bvurem (bvmul {factors}) ##prime)"));
    }
    of.assert("(distinct x1 ##0)");
    of.assert("(distinct x12 ##1)");
}

/// Montgomery's reduction with a radix of half the width.
fn montgomery(of: &mut Question) {
    let half = of.width / 2;
    let mut modulus = of.draw(half - 1) + power(half - 2);
    modulus.set_bit(0, true);
    of.number("m", modulus.clone());
    of.number("negated", power(half) - inverse(&(&modulus % power(half)), half));
    of.number("mask", power(half) - 1u8);
    of.number("radix", power(half));
    of.number("bound", modulus << (half - 1));
    of.unknown("t");
    of.define("k", "(bvand (bvmul (bvand t #mask) #negated) #mask)");
    of.define("u", "(bvudiv (bvadd t (bvmul k #m)) #radix)");
    of.assert("(bvult t #bound)");
    of.assert("(distinct (bvurem (bvmul (bvurem u #m) (bvurem #radix #m)) #m) (bvurem t #m))");
}

fn product_reduced(of: &mut Question) {
    of.hidden("x y");
    let modulus = of.draw_odd();
    of.number("m", modulus);
    of.widen("x y");
    of.reach("(bvurem (bvmul x-wide y-wide) ##m)");
    of.assert("(bvult #1 x)");
    of.assert("(bvult #1 y)");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primes_are_prime() {
        assert_eq!(largest_prime(8, |_| true), 251);
        assert_eq!(largest_prime(8, |number| number % 4 == 1), 241);
        assert_eq!(largest_prime(1, |_| true), 0);
    }
}
