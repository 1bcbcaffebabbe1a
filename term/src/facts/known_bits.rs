//! Known bits: which bits of a vector are 0 and which are 1.
//!
//! **Idea.** Each bit is 0, 1 or unknown, and every operator computes on these (Regehr and Reid, *HOIST: A
//! System for Automatically Deriving Static Analyzers*, 2004; Vishwanathan et al., *Sound, Precise, and Fast
//! Abstract Interpretation with Tristate Numbers*, 2022).
//!
//! **Contract.** The bits of a result contain every value that the operator gives for values that the bits of
//! the operands contain.
//!
//! **Cost.** A fixed number of operations on vectors of the width.

use crate::bitvec::BitVec;

/// The bits of a vector that are the same in all its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    /// The bits that are 1.
    pub ones: BitVec,
    /// The bits that are 1 or unknown.
    pub maybe: BitVec,
}

/// The value whose low `count` bits are set, of at most the width.
pub fn low_ones(width: u32, count: u32) -> BitVec {
    match width - count.min(width) {
        0 => BitVec::ones(width),
        unused if count == 0 => BitVec::zero(unused),
        unused => BitVec::ones(count).zero_extend(unused),
    }
}

/// A shift distance as a value, no more than the width.
pub fn distance(width: u32, count: u32) -> BitVec {
    match width {
        // The width itself does not fit in one bit or two, but any distance that is not below it will do.
        0..=2 => BitVec::from_u64(u64::from(count.min((1 << width) - 1)), width),
        _ => BitVec::from_u64(u64::from(count.min(width)), width),
    }
}

impl Bits {
    /// No bit is known.
    pub fn top(width: u32) -> Bits {
        Bits { ones: BitVec::zero(width), maybe: BitVec::ones(width) }
    }

    /// The bits of a value.
    pub fn constant(value: &BitVec) -> Bits {
        Bits { ones: value.clone(), maybe: value.clone() }
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.ones.width()
    }

    /// The bits that are known.
    pub fn known(&self) -> BitVec {
        self.ones.or(&self.maybe.not())
    }

    /// Whether a value has these bits.
    pub fn contains(&self, value: &BitVec) -> bool {
        value.and(&self.ones) == self.ones && value.or(&self.maybe) == self.maybe
    }

    /// Whether every value with these bits has the other bits, too.
    pub fn is_within(&self, other: &Bits) -> bool {
        self.ones.or(&other.ones) == self.ones && self.maybe.and(&other.maybe) == self.maybe
    }

    /// The bits known in either; `None` if they contradict each other.
    pub fn meet(&self, other: &Bits) -> Option<Bits> {
        let (ones, maybe) = (self.ones.or(&other.ones), self.maybe.and(&other.maybe));
        (ones.or(&maybe) == maybe).then_some(Bits { ones, maybe })
    }

    /// The bits that are known and the same in both.
    pub fn join(&self, other: &Bits) -> Bits {
        Bits { ones: self.ones.and(&other.ones), maybe: self.maybe.or(&other.maybe) }
    }

    /// The bits of the complement.
    pub fn not(&self) -> Bits {
        Bits { ones: self.maybe.not(), maybe: self.ones.not() }
    }

    /// The bits of the conjunction.
    pub fn and(&self, other: &Bits) -> Bits {
        Bits { ones: self.ones.and(&other.ones), maybe: self.maybe.and(&other.maybe) }
    }

    /// The bits of the exclusive or.
    pub fn xor(&self, other: &Bits) -> Bits {
        let known = self.known().and(&other.known());
        let value = self.ones.xor(&other.ones);
        Bits { ones: value.and(&known), maybe: value.or(&known.not()) }
    }

    /// Sum: a bit is known where both operands' bits and the carry into it are.
    pub fn add(&self, other: &Bits, carry: bool) -> Bits {
        let carry = BitVec::from_u64(u64::from(carry), self.width());
        let least = self.ones.add(&other.ones).add(&carry);
        let greatest = self.maybe.add(&other.maybe).add(&carry);
        let without = greatest.xor(&self.maybe).xor(&other.maybe).not();
        let with = least.xor(&self.ones).xor(&other.ones);
        let known = self.known().and(&other.known()).and(&without.or(&with));
        Bits { ones: least.and(&known), maybe: greatest.or(&known.not()) }
    }

    /// The bits of the difference, modulo two to the width.
    pub fn sub(&self, other: &Bits) -> Bits {
        self.add(&other.not(), true)
    }

    /// How many low bits are 0 for certain.
    pub fn low_zeros(&self) -> u32 {
        self.maybe.trailing_zeros()
    }

    /// Product: the low bits that follow from low bits, and those that are 0 because the operands are
    /// multiples of powers of two.
    pub fn mul(&self, other: &Bits) -> Bits {
        let width = self.width();
        let zeros = self.low_zeros().saturating_add(other.low_zeros()).min(width);
        let known = self.known().trailing_ones().min(other.known().trailing_ones());
        if zeros >= known {
            return Bits { ones: BitVec::zero(width), maybe: low_ones(width, zeros).not() };
        }
        let known = low_ones(width, known);
        let value = self.ones.mul(&other.ones).and(&known);
        Bits { ones: value.clone(), maybe: value.or(&known.not()) }
    }

    /// Shifted towards the top.
    pub fn shl(&self, count: &BitVec) -> Bits {
        Bits { ones: self.ones.shl(count), maybe: self.maybe.shl(count) }
    }

    /// Shifted towards the bottom.
    pub fn lshr(&self, count: &BitVec) -> Bits {
        Bits { ones: self.ones.lshr(count), maybe: self.maybe.lshr(count) }
    }

    /// Shifted towards the bottom, with copies of the sign.
    pub fn ashr(&self, count: &BitVec) -> Bits {
        Bits { ones: self.ones.ashr(count), maybe: self.maybe.ashr(count) }
    }

    /// These bits above, `low` below.
    pub fn concat(&self, low: &Bits) -> Bits {
        Bits { ones: self.ones.concat(&low.ones), maybe: self.maybe.concat(&low.maybe) }
    }

    /// The bits from `low` to `high`, both included.
    pub fn extract(&self, high: u32, low: u32) -> Bits {
        Bits { ones: self.ones.extract(high, low), maybe: self.maybe.extract(high, low) }
    }

    /// Copies of the sign above.
    pub fn sign_extend(&self, count: u32) -> Bits {
        Bits { ones: self.ones.sign_extend(count), maybe: self.maybe.sign_extend(count) }
    }

    /// The bits of the values with the sign complemented.
    pub fn flip_sign(&self) -> Bits {
        self.xor(&Bits::constant(&BitVec::min_signed(self.width())))
    }

    /// The least value with these bits that is not below `bound`.
    pub fn least_from(&self, bound: &BitVec) -> Option<BitVec> {
        let wrong = bound.and(&self.maybe.not()).or(&self.ones.and(&bound.not()));
        if wrong.is_zero() {
            return Some(bound.clone());
        }
        let (width, top) = (self.width(), self.width() - 1 - wrong.leading_zeros());
        // The bits above `raised` stay, that one becomes 1, and those below the least there is.
        let raised = if self.ones.bit(top) && !bound.bit(top) {
            top
        } else {
            let free = self.maybe.and(&bound.not()).and(&low_ones(width, top + 1).not());
            if free.is_zero() {
                return None;
            }
            free.trailing_zeros()
        };
        let kept = bound.and(&low_ones(width, raised + 1).not());
        let raised_bit = low_ones(width, raised + 1).xor(&low_ones(width, raised));
        Some(kept.or(&raised_bit).or(&self.ones.and(&low_ones(width, raised))))
    }

    /// The greatest value with these bits that is not above `bound`.
    pub fn greatest_to(&self, bound: &BitVec) -> Option<BitVec> {
        Some(self.not().least_from(&bound.not())?.not())
    }
}
