//! Bit-vector values: the values of constants and of the evaluator.
//!
//! A value is its width (1 to 2^32 - 1 bits) and its unsigned number, kept in 64-bit limbs, least significant
//! first. Operations follow SMT-LIB's FixedSizeBitVectors, division by zero included; both operands of a
//! binary operation have one width.
//!
//! **Invariants.** Values are made by one constructor, which checks these in debug builds, so equal values
//! are equal as structures: the width is at least 1; up to 64 bits lie inline, more in exactly as many limbs
//! as they need; bits beyond the width are zero. Copies share limbs that do not lie inline.

mod arithmetic;
pub mod integer;
mod text;
pub mod wide;

#[cfg(test)]
mod tests;

use std::iter::repeat_n;
use std::sync::Arc;

/// The widest bit-vector the solver holds, in bits. Twice the width that must work; far below where ids of
/// bits would overflow.
pub const MAX_WIDTH: u32 = 1 << 24;

/// A bit-vector value.
///
/// [`BitVec::from_integer`] and the conversions check their arguments. All other methods require that a
/// width is at least 1, both operands have one width, and positions lie inside; otherwise the result is
/// undefined, and the method may panic.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BitVec {
    width: u32,
    limbs: Limbs,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Limbs {
    Inline(u64),
    Wide(Arc<[u64]>),
}

/// The number of limbs of a width.
fn limb_count(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// The valid bits of the most significant limb of a width.
fn top_mask(width: u32) -> u64 {
    u64::MAX >> (63 - (width - 1) % 64)
}

impl BitVec {
    /// The one constructor: limbs in normal form.
    #[inline]
    fn new(width: u32, limbs: Limbs) -> BitVec {
        let value = BitVec { width, limbs };
        debug_assert!(value.is_normal(), "{width} bits in {:x?}", value.limbs());
        value
    }

    /// Whether the invariants at the head of this file hold.
    fn is_normal(&self) -> bool {
        let limbs = self.limbs();
        let is_inline = matches!(self.limbs, Limbs::Inline(_));
        self.width > 0
            && is_inline == (self.width <= 64)
            && limbs.len() == limb_count(self.width)
            && limbs[limbs.len() - 1] & !top_mask(self.width) == 0
    }

    /// The value with the low `width` bits of `number`.
    #[inline]
    pub fn from_u64(number: u64, width: u32) -> BitVec {
        if width <= 64 {
            return BitVec::new(width, Limbs::Inline(number & top_mask(width)));
        }
        let mut limbs = vec![0; limb_count(width)];
        limbs[0] = number;
        BitVec::new(width, Limbs::Wide(limbs.into()))
    }

    /// The value with the low `width` bits of the limbs, least significant first; missing limbs are zero.
    pub fn from_limbs(limbs: &[u64], width: u32) -> BitVec {
        if width <= 64 {
            return BitVec::from_u64(limbs.first().copied().unwrap_or(0), width);
        }
        let count = limb_count(width);
        let mut own: Arc<[u64]> = limbs.iter().copied().chain(repeat_n(0, count)).take(count).collect();
        if let Some(top) = Arc::get_mut(&mut own).and_then(|own| own.last_mut()) {
            *top &= top_mask(width);
        }
        BitVec::new(width, Limbs::Wide(own))
    }

    /// The value whose bit `i` is `bit(i)`.
    pub fn from_bits(width: u32, mut bit: impl FnMut(u32) -> bool) -> BitVec {
        let mut limbs = vec![0u64; limb_count(width)];
        for index in 0..width {
            limbs[index as usize / 64] |= u64::from(bit(index)) << (index % 64);
        }
        BitVec::from_limbs(&limbs, width)
    }

    /// The value of width 1: 1 if true, 0 if false.
    pub fn from_bool(value: bool) -> BitVec {
        BitVec::from_u64(u64::from(value), 1)
    }

    /// The value whose bits are all 0.
    pub fn zero(width: u32) -> BitVec {
        BitVec::from_u64(0, width)
    }

    /// The value whose lowest bit alone is 1.
    pub fn one(width: u32) -> BitVec {
        BitVec::from_u64(1, width)
    }

    /// All bits set: -1.
    pub fn ones(width: u32) -> BitVec {
        BitVec::zero(width).not()
    }

    /// The least signed value: only the top bit set.
    pub fn min_signed(width: u32) -> BitVec {
        match width {
            0..=64 => BitVec::from_u64(1 << (width - 1), width),
            _ => BitVec::from_bits(width, |index| index == width - 1),
        }
    }

    /// The greatest signed value: all but the top bit set.
    pub fn max_signed(width: u32) -> BitVec {
        BitVec::min_signed(width).not()
    }

    /// The number of bits, at least 1.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The limbs, least significant first.
    pub fn limbs(&self) -> &[u64] {
        match &self.limbs {
            Limbs::Inline(limb) => std::slice::from_ref(limb),
            Limbs::Wide(limbs) => limbs,
        }
    }

    /// The unsigned number where it fits in 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        let (low, high) = self.limbs().split_first()?;
        high.iter().all(|&limb| limb == 0).then_some(*low)
    }

    /// Bit `index`, which is below the width.
    pub fn bit(&self, index: u32) -> bool {
        debug_assert!(index < self.width);
        self.limbs()[index as usize / 64] >> (index % 64) & 1 == 1
    }

    /// The most significant bit.
    pub fn sign(&self) -> bool {
        self.bit(self.width - 1)
    }

    /// Whether every bit is clear.
    pub fn is_zero(&self) -> bool {
        self.limbs().iter().all(|&limb| limb == 0)
    }

    /// Whether the number is 1.
    pub fn is_one(&self) -> bool {
        self.to_u64() == Some(1)
    }

    /// Whether every bit is set.
    pub fn is_ones(&self) -> bool {
        self.trailing_ones() == self.width
    }

    /// Whether only the top bit is set.
    pub fn is_min_signed(&self) -> bool {
        self.sign() && self.trailing_zeros() == self.width - 1
    }

    /// Whether all but the top bit are set.
    pub fn is_max_signed(&self) -> bool {
        !self.sign() && self.trailing_ones() == self.width - 1
    }

    /// The exponent where exactly one bit is set.
    pub fn power_of_two(&self) -> Option<u32> {
        let set: u32 = self.limbs().iter().map(|limb| limb.count_ones()).sum();
        (set == 1).then(|| self.trailing_zeros())
    }

    /// How many low bits are clear; the width for zero.
    pub fn trailing_zeros(&self) -> u32 {
        let mut count = 0;
        for limb in self.limbs() {
            count += limb.trailing_zeros();
            if *limb != 0 {
                return count;
            }
        }
        self.width
    }

    /// How many low bits are set.
    pub fn trailing_ones(&self) -> u32 {
        let mut count = 0;
        for limb in self.limbs() {
            count += limb.trailing_ones();
            if *limb != u64::MAX {
                break;
            }
        }
        count
    }

    /// How many high bits are clear; the width for zero.
    pub fn leading_zeros(&self) -> u32 {
        let unused = limb_count(self.width) as u32 * 64 - self.width;
        let mut count = 0;
        for limb in self.limbs().iter().rev() {
            count += limb.leading_zeros();
            if *limb != 0 {
                break;
            }
        }
        count - unused
    }

    fn map(&self, operation: impl Fn(u64) -> u64) -> BitVec {
        match &self.limbs {
            Limbs::Inline(limb) => BitVec::from_u64(operation(*limb), self.width),
            Limbs::Wide(limbs) => {
                let limbs: Vec<u64> = limbs.iter().map(|&limb| operation(limb)).collect();
                BitVec::from_limbs(&limbs, self.width)
            }
        }
    }

    fn zip(&self, other: &BitVec, operation: impl Fn(u64, u64) -> u64) -> BitVec {
        debug_assert_eq!(self.width, other.width);
        match (&self.limbs, &other.limbs) {
            (Limbs::Inline(left), Limbs::Inline(right)) => {
                BitVec::from_u64(operation(*left, *right), self.width)
            }
            _ => {
                let pairs = self.limbs().iter().zip(other.limbs());
                let limbs: Vec<u64> = pairs.map(|(&left, &right)| operation(left, right)).collect();
                BitVec::from_limbs(&limbs, self.width)
            }
        }
    }

    /// The bitwise complement of the value.
    #[allow(clippy::should_implement_trait)]
    pub fn not(&self) -> BitVec {
        self.map(|limb| !limb)
    }

    /// The bitwise conjunction of two values.
    pub fn and(&self, other: &BitVec) -> BitVec {
        self.zip(other, |left, right| left & right)
    }

    /// The bitwise disjunction of two values.
    pub fn or(&self, other: &BitVec) -> BitVec {
        self.zip(other, |left, right| left | right)
    }

    /// The bitwise exclusive or of two values.
    pub fn xor(&self, other: &BitVec) -> BitVec {
        self.zip(other, |left, right| left ^ right)
    }

    /// The concatenation, this value in the high bits.
    pub fn concat(&self, low: &BitVec) -> BitVec {
        let above = self.zero_extend(low.width).shift_up(low.width);
        above.or(&low.zero_extend(self.width))
    }

    /// Bits `high` down to `low`, both included.
    pub fn extract(&self, high: u32, low: u32) -> BitVec {
        debug_assert!(low <= high && high < self.width);
        let width = high - low + 1;
        let limbs = self.limbs();
        let (start, shift) = (low as usize / 64, low % 64);
        let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
        let shifted = |index: usize| match shift {
            0 => limb(index),
            _ => limb(index) >> shift | limb(index + 1) << (64 - shift),
        };
        if width <= 64 {
            return BitVec::from_u64(shifted(start), width);
        }
        let shifted: Vec<u64> = (start..start + limb_count(width)).map(shifted).collect();
        BitVec::from_limbs(&shifted, width)
    }

    /// The value with `count` clear bits above it.
    pub fn zero_extend(&self, count: u32) -> BitVec {
        BitVec::from_limbs(self.limbs(), self.width + count)
    }

    /// The value with `count` copies of the sign above it.
    pub fn sign_extend(&self, count: u32) -> BitVec {
        match self.sign() {
            false => self.zero_extend(count),
            true => self.not().zero_extend(count).not(),
        }
    }
}
