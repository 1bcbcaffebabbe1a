//! Facts of a term from those of its operands.
//!
//! **Idea.** Each operator is computed on facts instead of values.
//!
//! **Here.** Each part of a fact is computed for itself, from the parts that say most about it, and the parts
//! sharpen each other afterwards. Where a part is missing, the others or nothing must do.
//!
//! **Contract.** The fact contains the value of the operator for all values that the facts of the operands
//! contain. The tests enumerate all facts of up to three bits.
//!
//! **Cost.** A fixed number of operations on values of the width.

use super::fact::Fact;
use super::interval::{Interval, least};
use super::known_bits::{Bits, distance, low_ones};
use crate::bitvec::BitVec;
use crate::operator::Operator;

/// The fact of `operator` applied to vectors with these facts, `None` where nothing follows. For an extract
/// `low` is its low end; `width` is the width of the result.
pub fn forward(operator: Operator, operands: &[&Fact], low: u32, width: u32) -> Option<Fact> {
    match (operator, operands) {
        (Operator::BvNot, [only]) => Some(complement(only)),
        (Operator::BvNeg, [only]) => difference(&Fact::constant(&BitVec::zero(width)), only),
        (Operator::Extract, [only]) => extract(only, low, width),
        (Operator::SignExtend, [only]) => {
            let count = width - only.width();
            Fact::of(only.bits.sign_extend(count), None, Some(only.signed.sign_extend(count)))
        }
        (Operator::BvAnd, [left, right]) => conjunction(left, right),
        (Operator::BvXor, [left, right]) => Fact::of_bits(left.bits.xor(&right.bits)),
        (Operator::BvAdd, [left, right]) => sum(left, right),
        (Operator::BvMul, [left, right]) => product(left, right),
        (Operator::BvUdiv, [left, right]) => Fact::of_unsigned(left.unsigned.udiv(&right.unsigned)),
        (Operator::BvUrem, [left, right]) => remainder(left, right),
        (Operator::BvShl, [left, right]) => shift_up(left, right),
        (Operator::BvLshr, [left, right]) => {
            let bits = constant_shift(left, right, Bits::lshr);
            Fact::of(bits, Some(left.unsigned.lshr(&right.unsigned)), None)
        }
        (Operator::BvAshr, [left, right]) => {
            let bits = constant_shift(left, right, Bits::ashr);
            Fact::of(bits, None, Some(left.signed.ashr(&right.unsigned)))
        }
        (Operator::Concat, [high, low]) => {
            let bits = high.bits.concat(&low.bits);
            let join = |side: &Interval| Some(side.concat(&low.unsigned));
            Fact::of(bits, join(&high.unsigned), join(&high.signed))
        }
        _ => None,
    }
}

/// The fact of a difference.
pub fn difference(left: &Fact, right: &Fact) -> Option<Fact> {
    let bits = left.bits.sub(&right.bits);
    Fact::of(bits, left.unsigned.sub(&right.unsigned), left.signed.sub_signed(&right.signed))
}

/// The truth of a comparison of vectors with these facts, if it is certain.
pub fn decide(operator: Operator, left: &Fact, right: &Fact) -> Option<bool> {
    let less = |left: &Interval, right: &Interval| match () {
        () if left.high.ult(&right.low) => Some(true),
        () if !left.low.ult(&right.high) => Some(false),
        () => None,
    };
    match operator {
        Operator::BvUlt => less(&left.unsigned, &right.unsigned),
        Operator::BvSlt => less(&left.signed, &right.signed),
        Operator::Equal => match left.meet(right) {
            None => Some(false),
            Some(_) => (left.value().is_some() && left.value() == right.value()).then_some(true),
        },
        _ => None,
    }
}

/// The fact of a complement.
pub fn complement(only: &Fact) -> Fact {
    Fact { bits: only.bits.not(), unsigned: only.unsigned.not(), signed: only.signed.not() }
}

fn extract(only: &Fact, low: u32, width: u32) -> Option<Fact> {
    let high = low + width - 1;
    let signed = if low == 0 { only.signed.truncate_signed(width) } else { None };
    let is_top = high + 1 == only.width();
    let signed = if is_top { only.signed.extract(high, low) } else { signed };
    Fact::of(only.bits.extract(high, low), only.unsigned.extract(high, low), signed)
}

/// A conjunction is at most each operand, and its complement at most each complement.
fn conjunction(left: &Fact, right: &Fact) -> Option<Fact> {
    let width = left.width();
    let high = least(&left.unsigned.high, &right.unsigned.high);
    let both_ones = left.unsigned.low.not().add(&right.unsigned.low.not());
    let wraps = both_ones.ult(&left.unsigned.low.not());
    let low = if wraps { BitVec::zero(width) } else { both_ones.not() };
    let unsigned = Interval::new(low, high);
    Fact::of(left.bits.and(&right.bits), unsigned, None)
}

fn sum(left: &Fact, right: &Fact) -> Option<Fact> {
    let bits = left.bits.add(&right.bits, false);
    Fact::of(bits, left.unsigned.add(&right.unsigned), left.signed.add_signed(&right.signed))
}

fn product(left: &Fact, right: &Fact) -> Option<Fact> {
    Fact::of(left.bits.mul(&right.bits), left.unsigned.mul(&right.unsigned), None)
}

/// A remainder is a multiple of every power of two that divides both operands.
fn remainder(left: &Fact, right: &Fact) -> Option<Fact> {
    if let (Some(left), Some(right)) = (left.value(), right.value()) {
        return Some(Fact::constant(&left.urem(right)));
    }
    if left.unsigned.high.ult(&right.unsigned.low) || right.unsigned.high.is_zero() {
        return Some(left.clone());
    }
    let width = left.width();
    let zeros = left.bits.low_zeros().min(right.bits.low_zeros());
    let bits = Bits { ones: BitVec::zero(width), maybe: low_ones(width, zeros).not() };
    Fact::of(bits, Some(left.unsigned.urem(&right.unsigned)), None)
}

fn constant_shift(left: &Fact, right: &Fact, shift: fn(&Bits, &BitVec) -> Bits) -> Bits {
    right.value().map_or_else(|| Bits::top(left.width()), |count| shift(&left.bits, count))
}

fn shift_up(left: &Fact, right: &Fact) -> Option<Fact> {
    let width = left.width();
    if let Some(count) = right.value() {
        let shifted = |side: &BitVec| side.shl(count);
        let fits = shifted(&left.unsigned.high).lshr(count) == left.unsigned.high;
        let fits = fits && count.ult(&distance(width, width)) || left.unsigned.high.is_zero();
        let unsigned =
            fits.then(|| Interval { low: shifted(&left.unsigned.low), high: shifted(&left.unsigned.high) });
        return Fact::of(left.bits.shl(count), unsigned, None);
    }
    let least = right.unsigned.low.to_u64().unwrap_or(u64::MAX);
    let zeros = u64::from(left.bits.low_zeros()).saturating_add(least).min(u64::from(width)) as u32;
    Fact::of_bits(Bits { ones: BitVec::zero(width), maybe: low_ones(width, zeros).not() })
}
