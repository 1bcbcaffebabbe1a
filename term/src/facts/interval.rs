//! Intervals of unsigned numbers. A signed interval is one of numbers with the sign bit complemented, which
//! turns the signed order into the unsigned one.
//!
//! **Idea.** Bounds of the operands give bounds of the result (Moore, *Interval Analysis*, 1966), here modulo
//! 2^n: where some but not all sums wrap around, nothing is known.
//!
//! **Contract.** The interval of a result contains every value that the operator gives for values in the
//! intervals of the operands; `None` stands for all values, and for [`Interval::meet`] for no value.
//!
//! **Cost.** A fixed number of operations on values of the width, products and quotients included.

use super::known_bits::{Bits, low_ones};
use crate::bitvec::BitVec;

/// The values from `low` to `high`, both included; `low` is at most `high`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The least value, unsigned.
    pub low: BitVec,
    /// The greatest value, unsigned.
    pub high: BitVec,
}

/// The lesser of two values.
pub fn least(left: &BitVec, right: &BitVec) -> BitVec {
    if left.ult(right) { left.clone() } else { right.clone() }
}

/// The greater of two values.
pub fn greatest(left: &BitVec, right: &BitVec) -> BitVec {
    if left.ult(right) { right.clone() } else { left.clone() }
}

/// A value with its sign bit complemented.
pub fn flip_sign(value: &BitVec) -> BitVec {
    value.xor(&BitVec::min_signed(value.width()))
}

impl Interval {
    /// The interval of all values of a width.
    pub fn top(width: u32) -> Interval {
        Interval { low: BitVec::zero(width), high: BitVec::ones(width) }
    }

    /// The interval of one value.
    pub fn constant(value: &BitVec) -> Interval {
        Interval { low: value.clone(), high: value.clone() }
    }

    /// The interval, if it has a value.
    pub fn new(low: BitVec, high: BitVec) -> Option<Interval> {
        (!high.ult(&low)).then_some(Interval { low, high })
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.low.width()
    }

    /// Whether a value lies in the interval.
    pub fn contains(&self, value: &BitVec) -> bool {
        !value.ult(&self.low) && !self.high.ult(value)
    }

    /// Whether the other interval contains all values of this one.
    pub fn is_within(&self, other: &Interval) -> bool {
        other.contains(&self.low) && other.contains(&self.high)
    }

    /// The values that both contain; `None` if there are none.
    pub fn meet(&self, other: &Interval) -> Option<Interval> {
        Interval::new(greatest(&self.low, &other.low), least(&self.high, &other.high))
    }

    /// The interval without a value, which moves an end at most: a value between the ends stays. `None` if no
    /// value is left.
    pub fn without(&self, value: &BitVec) -> Option<Interval> {
        let one = BitVec::one(self.width());
        match (self.low == *value, self.high == *value) {
            (true, true) => None,
            (true, false) => Some(Interval { low: self.low.add(&one), high: self.high.clone() }),
            (false, true) => Some(Interval { low: self.low.clone(), high: self.high.sub(&one) }),
            (false, false) => Some(self.clone()),
        }
    }

    /// The least interval that contains both.
    pub fn join(&self, other: &Interval) -> Interval {
        Interval { low: least(&self.low, &other.low), high: greatest(&self.high, &other.high) }
    }

    /// Those of the values that have these bits, at their ends.
    pub fn with_bits(&self, bits: &Bits) -> Option<Interval> {
        Interval::new(bits.least_from(&self.low)?, bits.greatest_to(&self.high)?)
    }

    /// The bits that all values share: those above the first at which the ends differ.
    pub fn bits(&self) -> Bits {
        let width = self.width();
        let differing = low_ones(width, width - self.low.xor(&self.high).leading_zeros());
        Bits { ones: self.low.and(&differing.not()), maybe: self.low.or(&differing) }
    }

    /// The interval with sign bits complemented, where all signs are the same.
    pub fn flip_sign(&self) -> Option<Interval> {
        let same = self.low.sign() == self.high.sign();
        same.then(|| Interval { low: flip_sign(&self.low), high: flip_sign(&self.high) })
    }

    /// Complement, for both orders.
    pub fn not(&self) -> Interval {
        Interval { low: self.high.not(), high: self.low.not() }
    }

    /// Sum, where none wraps around or all do.
    pub fn add(&self, other: &Interval) -> Option<Interval> {
        let (low, high) = (self.low.add(&other.low), self.high.add(&other.high));
        (low.ult(&self.low) == high.ult(&self.high)).then_some(Interval { low, high })
    }

    /// Difference, where none wraps around or all do.
    pub fn sub(&self, other: &Interval) -> Option<Interval> {
        let (low, high) = (self.low.sub(&other.high), self.high.sub(&other.low));
        let wraps = [self.low.ult(&other.high), self.high.ult(&other.low)];
        (wraps[0] == wraps[1]).then_some(Interval { low, high })
    }

    /// Sum of signed intervals, where all sums are in the range of signed numbers.
    pub fn add_signed(&self, other: &Interval) -> Option<Interval> {
        self.signed_ends([&other.low, &other.high], BitVec::add)
    }

    /// Difference of signed intervals, where all differences are in the range of signed numbers.
    pub fn sub_signed(&self, other: &Interval) -> Option<Interval> {
        self.signed_ends([&other.high, &other.low], BitVec::sub)
    }

    /// The ends that an operation gives with one bit more, if that bit is not needed.
    fn signed_ends(&self, others: [&BitVec; 2], apply: fn(&BitVec, &BitVec) -> BitVec) -> Option<Interval> {
        let width = self.width();
        let end = |own: &BitVec, other: &BitVec| {
            let result = apply(&flip_sign(own).sign_extend(1), &flip_sign(other).sign_extend(1));
            let is_in_range = result.bit(width) == result.bit(width - 1);
            is_in_range.then(|| flip_sign(&result.extract(width - 1, 0)))
        };
        Interval::new(end(&self.low, others[0])?, end(&self.high, others[1])?)
    }

    /// Whether no product of values wraps around.
    pub fn product_fits(&self, other: &Interval) -> bool {
        let (left, right) = (&self.high, &other.high);
        if left.leading_zeros() + right.leading_zeros() >= self.width() {
            return true;
        }
        // All ones for a divisor of zero, which is right.
        !BitVec::ones(self.width()).udiv(right).ult(left)
    }

    /// Product, where none wraps around.
    pub fn mul(&self, other: &Interval) -> Option<Interval> {
        let fits = self.product_fits(other);
        fits.then(|| Interval { low: self.low.mul(&other.low), high: self.high.mul(&other.high) })
    }

    /// Product of signed intervals, where all products are in the range of signed numbers: their ends are
    /// products of ends.
    pub fn mul_signed(&self, other: &Interval) -> Option<Interval> {
        let width = self.width();
        let wide = |end: &BitVec| flip_sign(end).sign_extend(width);
        let mut product: Option<Interval> = None;
        for own in [&self.low, &self.high] {
            for other in [&other.low, &other.high] {
                let end = Interval::constant(&flip_sign(&wide(own).mul(&wide(other))));
                product = Some(product.map_or_else(|| end.clone(), |known| known.join(&end)));
            }
        }
        product?.truncate_signed(width)
    }

    /// Quotient; all ones for a zero divisor.
    pub fn udiv(&self, other: &Interval) -> Interval {
        Interval { low: self.low.udiv(&other.high), high: self.high.udiv(&other.low) }
    }

    /// Remainder; the dividend for a zero divisor.
    pub fn urem(&self, other: &Interval) -> Interval {
        if self.high.ult(&other.low) {
            return self.clone();
        }
        let below = if other.low.is_zero() {
            self.high.clone()
        } else {
            least(&self.high, &other.high.sub(&BitVec::one(self.width())))
        };
        Interval { low: BitVec::zero(self.width()), high: below }
    }

    /// Shifted towards the bottom by between `counts.low` and `counts.high` bits.
    pub fn lshr(&self, counts: &Interval) -> Interval {
        Interval { low: self.low.lshr(&counts.high), high: self.high.lshr(&counts.low) }
    }

    /// A signed interval shifted towards the bottom with copies of the sign.
    pub fn ashr(&self, counts: &Interval) -> Interval {
        let (low, high) = (flip_sign(&self.low), flip_sign(&self.high));
        let low = low.ashr(if low.sign() { &counts.low } else { &counts.high });
        let high = high.ashr(if high.sign() { &counts.high } else { &counts.low });
        Interval { low: flip_sign(&low), high: flip_sign(&high) }
    }

    /// These values above, unsigned ones below.
    pub fn concat(&self, low: &Interval) -> Interval {
        Interval { low: self.low.concat(&low.low), high: self.high.concat(&low.high) }
    }

    /// A slice, where the bits above it are the same for all values.
    pub fn extract(&self, high: u32, low: u32) -> Option<Interval> {
        let top = self.width() - 1;
        let same = high == top || self.low.extract(top, high + 1) == self.high.extract(top, high + 1);
        same.then(|| Interval { low: self.low.extract(high, low), high: self.high.extract(high, low) })
    }

    /// The low bits of a signed interval whose values need no more.
    pub fn truncate_signed(&self, width: u32) -> Option<Interval> {
        let end = |value: &BitVec| {
            let value = flip_sign(value);
            let low = value.extract(width - 1, 0);
            (low.sign_extend(self.width() - width) == value).then(|| flip_sign(&low))
        };
        Interval::new(end(&self.low)?, end(&self.high)?)
    }

    /// A signed interval with copies of the sign above.
    pub fn sign_extend(&self, count: u32) -> Interval {
        let end = |value: &BitVec| flip_sign(&flip_sign(value).sign_extend(count));
        Interval { low: end(&self.low), high: end(&self.high) }
    }
}
