//! Arithmetic, shifts and comparisons of values.

use std::cmp::Ordering;

use num_bigint::BigUint;

use super::{BitVec, limb_count};

impl BitVec {
    pub(super) fn to_big(&self) -> BigUint {
        let digits: Vec<u32> =
            self.limbs().iter().flat_map(|&limb| [limb as u32, (limb >> 32) as u32]).collect();
        BigUint::from_slice(&digits)
    }

    pub(super) fn from_big(number: &BigUint, width: u32) -> BitVec {
        let limbs: Vec<u64> = number.iter_u64_digits().take(limb_count(width)).collect();
        BitVec::from_limbs(&limbs, width)
    }

    /// The sum modulo 2^width.
    pub fn add(&self, other: &BitVec) -> BitVec {
        debug_assert_eq!(self.width(), other.width());
        if let ([left], [right]) = (self.limbs(), other.limbs()) {
            return BitVec::from_u64(left.wrapping_add(*right), self.width());
        }
        let mut carry = false;
        let pairs = self.limbs().iter().zip(other.limbs());
        let limbs: Vec<u64> = pairs
            .map(|(&left, &right)| {
                let (sum, first) = left.overflowing_add(right);
                let (sum, second) = sum.overflowing_add(u64::from(carry));
                carry = first | second;
                sum
            })
            .collect();
        BitVec::from_limbs(&limbs, self.width())
    }

    /// The negation modulo 2^width.
    pub fn neg(&self) -> BitVec {
        self.not().add(&BitVec::one(self.width()))
    }

    /// The difference modulo 2^width.
    pub fn sub(&self, other: &BitVec) -> BitVec {
        self.add(&other.neg())
    }

    /// The product modulo 2^width.
    pub fn mul(&self, other: &BitVec) -> BitVec {
        debug_assert_eq!(self.width(), other.width());
        match (self.limbs(), other.limbs()) {
            ([left], [right]) => BitVec::from_u64(left.wrapping_mul(*right), self.width()),
            _ => BitVec::from_big(&(self.to_big() * other.to_big()), self.width()),
        }
    }

    /// The number whose product with this one is 1 modulo 2^width; only odd numbers have one.
    ///
    /// Newton's iteration: an odd number is its own inverse modulo 8, and every step doubles the correct low
    /// bits, so that products of the width of each step are enough.
    pub fn inverse(&self) -> Option<BitVec> {
        if !self.bit(0) {
            return None;
        }
        let mut correct = self.width().min(3);
        let mut inverse = self.extract(correct - 1, 0);
        while correct < self.width() {
            let more = correct.min(self.width() - correct);
            correct += more;
            let (number, two) = (self.extract(correct - 1, 0), BitVec::from_u64(2, correct));
            let known = inverse.zero_extend(more);
            inverse = known.mul(&two.sub(&number.mul(&known)));
        }
        Some(inverse)
    }

    /// Unsigned quotient; all ones where `other` is zero.
    pub fn udiv(&self, other: &BitVec) -> BitVec {
        debug_assert_eq!(self.width(), other.width());
        if other.is_zero() {
            return BitVec::ones(self.width());
        }
        match (self.limbs(), other.limbs()) {
            ([left], [right]) => BitVec::from_u64(left / right, self.width()),
            _ => BitVec::from_big(&(self.to_big() / other.to_big()), self.width()),
        }
    }

    /// Unsigned remainder; `self` where `other` is zero.
    pub fn urem(&self, other: &BitVec) -> BitVec {
        debug_assert_eq!(self.width(), other.width());
        if other.is_zero() {
            return self.clone();
        }
        match (self.limbs(), other.limbs()) {
            ([left], [right]) => BitVec::from_u64(left % right, self.width()),
            _ => BitVec::from_big(&(self.to_big() % other.to_big()), self.width()),
        }
    }

    /// The shift distance of `other`, `None` where it is at least the width.
    fn distance(&self, other: &BitVec) -> Option<u32> {
        let distance = other.to_u64()?;
        (distance < u64::from(self.width())).then_some(distance as u32)
    }

    /// Shifted towards the top by fewer bits than the width.
    pub(super) fn shift_up(&self, distance: u32) -> BitVec {
        let (skip, shift) = (distance as usize / 64, distance % 64);
        let limbs = self.limbs();
        if let ([limb], 0) = (limbs, skip) {
            return BitVec::from_u64(limb << shift, self.width());
        }
        let limb = |index: Option<usize>| index.map_or(0, |index| limbs[index]);
        let shifted: Vec<u64> = (0..limbs.len())
            .map(|index| {
                let high = limb(index.checked_sub(skip));
                let low = limb(index.checked_sub(skip + 1));
                if shift == 0 { high } else { high << shift | low >> (64 - shift) }
            })
            .collect();
        BitVec::from_limbs(&shifted, self.width())
    }

    /// Logical shift towards the top; zero where the distance is the width or more.
    pub fn shl(&self, other: &BitVec) -> BitVec {
        match self.distance(other) {
            None => BitVec::zero(self.width()),
            Some(distance) => self.shift_up(distance),
        }
    }

    /// Logical shift towards the bottom; zero where the distance is the width or more.
    pub fn lshr(&self, other: &BitVec) -> BitVec {
        match self.distance(other) {
            None => BitVec::zero(self.width()),
            Some(distance) => self.extract(self.width() - 1, distance).zero_extend(distance),
        }
    }

    /// Arithmetic shift towards the bottom; all sign bits where the distance is the width or more.
    pub fn ashr(&self, other: &BitVec) -> BitVec {
        match (self.distance(other), self.sign()) {
            (None, false) => BitVec::zero(self.width()),
            (None, true) => BitVec::ones(self.width()),
            (Some(distance), _) => self.extract(self.width() - 1, distance).sign_extend(distance),
        }
    }

    /// The order as unsigned numbers.
    pub fn unsigned_cmp(&self, other: &BitVec) -> Ordering {
        debug_assert_eq!(self.width(), other.width());
        self.limbs().iter().rev().cmp(other.limbs().iter().rev())
    }

    /// Whether this is less than `other` as unsigned numbers.
    pub fn ult(&self, other: &BitVec) -> bool {
        self.unsigned_cmp(other) == Ordering::Less
    }

    /// Whether this is less than `other` as signed numbers.
    pub fn slt(&self, other: &BitVec) -> bool {
        match (self.sign(), other.sign()) {
            (true, false) => true,
            (false, true) => false,
            _ => self.ult(other),
        }
    }
}
