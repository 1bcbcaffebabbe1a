//! A fact: what is known of the value of a vector, as bits and as an unsigned and a signed interval.
//!
//! **Idea.** The three kinds of knowledge sharpen each other: ends of an interval are values that have the
//! bits, bits above the first at which the ends differ are known, and where signs are known the two orders
//! agree (the reduced product of Cousot and Cousot, *Systematic Design of Program Analysis Frameworks*,
//! 1979).
//!
//! **Here.** Multiples of powers of two are known by their low bits, since the ends of the intervals are
//! rounded to values that have the bits. A truth value is a vector of one bit.
//!
//! **Contract.** A fact contains at least one value in each of its parts. Operations on facts contain all
//! results of operations on the values they contain.
//!
//! **Cost.** At most `ROUNDS` times a fixed number of operations on values of the width.

use super::interval::{Interval, flip_sign};
use super::known_bits::Bits;
use crate::bitvec::BitVec;

/// How often the parts of a fact sharpen each other at most.
const ROUNDS: usize = 3;

/// The steps ([`crate::work`]) that computing a fact takes for each limb.
pub const STEPS_OF_FACT: usize = 8;

/// A set of values of a vector, given by bits and bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The bits that all values share.
    pub bits: Bits,
    /// The bounds as an unsigned number.
    pub unsigned: Interval,
    /// The bounds as a signed number, with sign bits complemented.
    pub signed: Interval,
}

impl Fact {
    /// The fact that contains all values of a width.
    pub fn top(width: u32) -> Fact {
        Fact { bits: Bits::top(width), unsigned: Interval::top(width), signed: Interval::top(width) }
    }

    /// The value is known.
    pub fn constant(value: &BitVec) -> Fact {
        let signed = Interval::constant(&flip_sign(value));
        Fact { bits: Bits::constant(value), unsigned: Interval::constant(value), signed }
    }

    /// The fact of a Boolean constant, a vector of one bit.
    pub fn truth(value: bool) -> Fact {
        Fact::constant(&BitVec::from_bool(value))
    }

    /// The fact whose values have these bits.
    pub fn of_bits(bits: Bits) -> Option<Fact> {
        let width = bits.width();
        Fact { bits, unsigned: Interval::top(width), signed: Interval::top(width) }.reduced()
    }

    /// An unsigned interval alone.
    pub fn of_unsigned(unsigned: Interval) -> Option<Fact> {
        let width = unsigned.width();
        Fact { bits: Bits::top(width), unsigned, signed: Interval::top(width) }.reduced()
    }

    /// A signed interval alone.
    pub fn of_signed(signed: Interval) -> Option<Fact> {
        let width = signed.width();
        Fact { bits: Bits::top(width), unsigned: Interval::top(width), signed }.reduced()
    }

    /// The parts together, each of which may be missing; `None` if there is no such value.
    pub fn of(bits: Bits, unsigned: Option<Interval>, signed: Option<Interval>) -> Option<Fact> {
        let width = bits.width();
        let unsigned = unsigned.unwrap_or_else(|| Interval::top(width));
        Fact { bits, unsigned, signed: signed.unwrap_or_else(|| Interval::top(width)) }.reduced()
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.bits.width()
    }

    /// Whether nothing is known.
    pub fn is_top(&self) -> bool {
        self.bits.ones.is_zero()
            && self.bits.maybe.is_ones()
            && [&self.unsigned, &self.signed].iter().all(|side| side.low.is_zero() && side.high.is_ones())
    }

    /// The only value, if there is one.
    pub fn value(&self) -> Option<&BitVec> {
        (self.unsigned.low == self.unsigned.high).then_some(&self.unsigned.low)
    }

    /// The sign, if it is known.
    pub fn sign(&self) -> Option<bool> {
        let sign = self.bits.ones.sign();
        (sign == self.bits.maybe.sign()).then_some(sign)
    }

    /// Whether a value is possible.
    pub fn contains(&self, value: &BitVec) -> bool {
        self.bits.contains(value) && self.unsigned.contains(value) && self.signed.contains(&flip_sign(value))
    }

    /// The values that both contain; `None` if there are none.
    pub fn meet(&self, other: &Fact) -> Option<Fact> {
        for (one, known) in [(self, other), (other, self)] {
            if let Some(value) = known.value() {
                return one.contains(value).then(|| known.clone());
            }
        }
        let bits = self.bits.meet(&other.bits)?;
        let (unsigned, signed) = (self.unsigned.meet(&other.unsigned)?, self.signed.meet(&other.signed)?);
        Fact { bits, unsigned, signed }.reduced()
    }

    /// A fact that contains the values of both.
    pub fn join(&self, other: &Fact) -> Fact {
        Fact {
            bits: self.bits.join(&other.bits),
            unsigned: self.unsigned.join(&other.unsigned),
            signed: self.signed.join(&other.signed),
        }
    }

    /// Whether each part lies within that of the other, so that all values of this fact are the other's.
    pub fn is_within(&self, other: &Fact) -> bool {
        self.bits.is_within(&other.bits)
            && self.unsigned.is_within(&other.unsigned)
            && self.signed.is_within(&other.signed)
    }

    /// Sharpens the parts by each other; `None` if they contradict each other.
    pub fn reduced(mut self) -> Option<Fact> {
        for _ in 0..ROUNDS {
            let mut unsigned = self.unsigned.with_bits(&self.bits)?;
            let mut signed = self.signed.with_bits(&self.bits.flip_sign())?;
            if let Some(by_signed) = signed.flip_sign() {
                unsigned = unsigned.meet(&by_signed)?;
            }
            if let Some(by_unsigned) = unsigned.flip_sign() {
                signed = signed.meet(&by_unsigned)?;
            }
            let bits = self.bits.meet(&unsigned.bits())?.meet(&signed.bits().flip_sign())?;
            let next = Fact { bits, unsigned, signed };
            if next == self {
                break;
            }
            self = next;
        }
        // A value that is known in one part is known in all.
        match (self.bits.ones == self.bits.maybe, self.value()) {
            (true, _) => self.contains(&self.bits.ones).then(|| Fact::constant(&self.bits.ones)),
            (false, Some(value)) => self.contains(value).then(|| Fact::constant(value)),
            (false, None) => Some(self),
        }
    }
}
