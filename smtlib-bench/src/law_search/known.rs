//! The laws of one application that the solver has (`solver/src/theory/arithmetic/laws.rs`), over numbers of
//! at most 64 bits, with the instance that the point itself chooses: as the solver tries them.

use super::terms::{Point, mask};

/// Which operator a law is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Subject {
    /// `bvmul`
    Product,
    /// `bvudiv`
    Quotient,
    /// `bvurem`
    Remainder,
}

impl Subject {
    /// The right result.
    pub fn result(self, width: u32, x: u64, y: u64) -> u64 {
        match self {
            Subject::Product => x.wrapping_mul(y) & mask(width),
            Subject::Quotient => x.checked_div(y).unwrap_or(mask(width)),
            Subject::Remainder => x.checked_rem(y).unwrap_or(x),
        }
    }

    /// Whether the result at a point is right.
    pub fn is_right(self, width: u32, &[x, y, r]: &Point) -> bool {
        self.result(width, x, y) == r
    }

    /// Whether a point is wrong, and no law that the solver has refutes it.
    pub fn is_open(self, width: u32, point: &Point) -> bool {
        !self.is_told(width, point) && self.is_open_where_told(width, point)
    }

    /// Whether a point is wrong, and no law that the solver has refutes it but those that tell the result for
    /// some constants. They tell nearly all results at small widths, and next to none at large ones.
    pub fn is_open_where_told(self, width: u32, point: &Point) -> bool {
        !self.is_right(width, point) && !self.is_refuted(width, point)
    }

    /// Whether a constant tells the result: a factor of few signed digits, or a divisor that is a power of
    /// two.
    fn is_told(self, width: u32, &[x, y, _]: &Point) -> bool {
        let few = |factor: u64| ((factor ^ factor.wrapping_mul(3)) & mask(width)).count_ones() <= 2;
        match self {
            Subject::Product => few(x) || few(y),
            _ => y.is_power_of_two(),
        }
    }

    fn is_refuted(self, width: u32, point: &Point) -> bool {
        let [x, y, r] = *point;
        let at = |x, y| Numbers { width, x, y, r };
        match self {
            Subject::Product => at(x, y).breaks_product() || at(y, x).breaks_product(),
            Subject::Quotient => at(x, y).breaks_quotient(),
            Subject::Remainder => at(x, y).breaks_remainder(),
        }
    }
}

#[derive(Clone, Copy)]
struct Numbers {
    width: u32,
    x: u64,
    y: u64,
    r: u64,
}

impl Numbers {
    fn cut(self, value: u64) -> u64 {
        value & mask(self.width)
    }

    fn neg(self, value: u64) -> u64 {
        self.cut(value.wrapping_neg())
    }

    /// The number of bits up to the highest that is set.
    fn length(value: u64) -> u32 {
        64 - value.leading_zeros()
    }

    fn shifted_left(self, value: u64, distance: u32) -> u64 {
        self.cut(value.checked_shl(distance).unwrap_or(0))
    }

    fn shifted_right(value: u64, distance: u32) -> u64 {
        value.checked_shr(distance).unwrap_or(0)
    }

    fn breaks_product(self) -> bool {
        let Numbers { width, x, y, r } = self;
        let negative = |x, y, r| Numbers { x, y, r, ..self }.breaks_magnitude();
        r & (y | self.neg(y)) != r
            || y & 1 == 1 && r == 0 && x != 0
            || negative(x, y, r)
            || negative(self.neg(x), y, self.neg(r))
            || negative(self.neg(x), self.neg(y), r)
            || self.breaks_low_bits(width)
    }

    /// The first bit that is wrong is at most 2 beyond the lowest that is set in the product.
    fn breaks_low_bits(self, width: u32) -> bool {
        let Numbers { x, y, r, .. } = self;
        let lowest = x.trailing_zeros() + y.trailing_zeros();
        lowest < width && (r ^ x.wrapping_mul(y)).trailing_zeros() <= (lowest + 2).min(width - 1)
    }

    fn breaks_magnitude(self) -> bool {
        let Numbers { width, x, y, r } = self;
        let bits = Numbers::length(y);
        if bits == 0 || bits >= width || Numbers::length(x) > width - bits {
            return false;
        }
        let most = self.cut(self.shifted_left(x, bits).wrapping_sub(x));
        r < self.shifted_left(x, bits - 1) || r > most
    }

    fn breaks_quotient(self) -> bool {
        let Numbers { width, x, y, r } = self;
        let shifted = |by: u64| Numbers::shifted_right(x, Numbers::length(by));
        let at_half = |by: u64| Numbers::shifted_right(x, Numbers::length(by) - 1);
        if y == 0 {
            return r != mask(width) || x != 0 && r == 0;
        }
        r > x
            || (x < y) != (r == 0)
            || y <= x && x - y < y && r != 1
            || r > at_half(y)
            || r < shifted(y)
            || r != 0 && y > at_half(r)
            || Numbers::length(r) < width && y <= shifted(r)
    }

    fn breaks_remainder(self) -> bool {
        let Numbers { x, y, r, .. } = self;
        let divides = y != 0 && y <= x;
        y == 0 && r != x
            || y != 0 && r >= y
            || r > x
            || (x < y || y == 0) != (r == x)
            || divides && x - y < y && r != x - y
            || divides && (r >= self.cut(x.wrapping_sub(r)) || r > x - y)
            || r != x && r > self.cut(x.wrapping_sub(y << 1))
            || (x ^ r) & !(y | y.wrapping_neg()) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_right_result_is_refuted_and_some_wrong_ones_are() {
        for subject in [Subject::Product, Subject::Quotient, Subject::Remainder] {
            for width in 1..=6 {
                let mut refuted = 0;
                for number in 0..1u64 << (2 * width) {
                    let (x, y) = (number & mask(width), number >> width);
                    let right = subject.result(width, x, y);
                    assert!(!subject.is_refuted(width, &[x, y, right]), "{subject:?} {width} {x} {y}");
                    refuted += u64::from(subject.is_refuted(width, &[x, y, right ^ 1]));
                }
                assert!(refuted > 1 << width || width == 1, "{subject:?} {width} {refuted}");
            }
        }
    }
}
