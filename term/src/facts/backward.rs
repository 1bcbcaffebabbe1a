//! Facts of the operands of a term from what is asserted of the term.
//!
//! **Idea.** What is known of a result is carried back through the operator (the inverse images of constraint
//! propagation; Benhamou and Older, *Applying Interval Arithmetic to Real, Integer, and Boolean Constraints*,
//! 1997).
//!
//! **Contract.** Whenever the operands have values that their facts contain and the result one that its fact
//! contains, the derived facts contain the operands' values. The tests enumerate small widths.
//!
//! **Cost.** A fixed number of operations on values of the width.

use super::fact::Fact;
use super::forward::{complement, difference};
use super::interval::Interval;
use super::known_bits::{Bits, low_ones};
use crate::bitvec::BitVec;
use crate::operator::Operator;

/// The fact that follows for each operand of a vector operator, `None` where none does or no value is
/// possible. For an extract `low` is its low end.
pub fn backward(operator: Operator, result: &Fact, operands: &[&Fact], low: u32) -> [Option<Fact>; 2] {
    match (operator, operands) {
        (Operator::BvNot, _) => [Some(complement(result)), None],
        (Operator::BvNeg, _) => [difference(&Fact::constant(&BitVec::zero(result.width())), result), None],
        (Operator::Extract, [only]) => [extracted(result, only.width(), low), None],
        (Operator::SignExtend, [only]) => {
            let width = only.width();
            let bits = result.bits.extract(width - 1, 0);
            [Fact::of(bits, None, result.signed.truncate_signed(width)), None]
        }
        (Operator::Concat, [high, low]) => concatenated(result, high.width(), low.width()),
        (Operator::BvAnd, [left, right]) => [conjunct(result, right), conjunct(result, left)],
        (Operator::BvXor, [left, right]) => {
            [right, left].map(|other| Fact::of_bits(result.bits.xor(&other.bits)))
        }
        (Operator::BvAdd, [left, right]) => [difference(result, right), difference(result, left)],
        (Operator::BvMul, [left, right]) => [factor(result, left, right), factor(result, right, left)],
        (Operator::BvUdiv, [_, right]) => [dividend(result, right), None],
        (Operator::BvLshr, [_, right]) => [shifted_down(result, right), None],
        (Operator::BvShl, [_, right]) => [shifted_up(result, right), None],
        _ => [None, None],
    }
}

/// A vector some of whose bits are known.
fn extracted(result: &Fact, width: u32, low: u32) -> Option<Fact> {
    let own = result.width();
    let mut bits = result.bits.clone();
    if low > 0 {
        bits = bits.concat(&Bits::top(low));
    }
    let above = width - low - own;
    if above > 0 {
        bits = Bits::top(above).concat(&bits);
    }
    // The high end of a vector bounds it.
    let bounds = |side: &Interval| match low {
        0 => side.clone(),
        _ => side.concat(&Interval::top(low)),
    };
    let ends = (above == 0).then(|| [bounds(&result.unsigned), bounds(&result.signed)]);
    let [unsigned, signed] = ends.map_or([None, None], |ends| ends.map(Some));
    Fact::of(bits, unsigned, signed)
}

fn concatenated(result: &Fact, high: u32, low: u32) -> [Option<Fact>; 2] {
    let top = high + low - 1;
    let ends = |side: &Interval| Interval::new(side.low.extract(top, low), side.high.extract(top, low));
    let above = Fact::of(result.bits.extract(top, low), ends(&result.unsigned), ends(&result.signed));
    let below = Fact::of(result.bits.extract(low - 1, 0), result.unsigned.extract(low - 1, 0), None);
    [above, below]
}

/// Ones of a conjunction are ones of its operands, and where the other operand is 1 zeros are zeros.
fn conjunct(result: &Fact, other: &Fact) -> Option<Fact> {
    let bits = Bits { ones: result.bits.ones.clone(), maybe: result.bits.maybe.or(&other.bits.ones.not()) };
    let unsigned = Interval::new(result.unsigned.low.clone(), BitVec::ones(result.width()));
    Fact::of(bits, unsigned, None)
}

/// A factor of a product that does not wrap around.
fn factor(result: &Fact, own: &Fact, other: &Fact) -> Option<Fact> {
    if !own.unsigned.product_fits(&other.unsigned) || other.unsigned.low.is_zero() {
        return None;
    }
    let one = BitVec::one(result.width());
    let (numerator, denominator) = (&result.unsigned.low, &other.unsigned.high);
    let mut low = numerator.udiv(denominator);
    if !numerator.urem(denominator).is_zero() {
        low = low.add(&one);
    }
    Fact::of_unsigned(Interval::new(low, result.unsigned.high.udiv(&other.unsigned.low))?)
}

/// The dividend of a quotient by a divisor that is not zero.
fn dividend(result: &Fact, divisor: &Fact) -> Option<Fact> {
    if divisor.unsigned.low.is_zero() {
        return None;
    }
    let end = |quotient: &BitVec, divisor: &BitVec| {
        let product = Interval::constant(quotient).mul(&Interval::constant(divisor));
        product.map(|product| product.low)
    };
    let low = end(&result.unsigned.low, &divisor.unsigned.low)?;
    let rest = divisor.unsigned.high.sub(&BitVec::one(result.width()));
    let sum = end(&result.unsigned.high, &divisor.unsigned.high).map(|product| product.add(&rest));
    let no_wrap = |sum: &BitVec| !sum.ult(&rest);
    let high = sum.filter(no_wrap).unwrap_or_else(|| BitVec::ones(result.width()));
    Fact::of_unsigned(Interval::new(low, high)?)
}

fn shifted_down(result: &Fact, count: &Fact) -> Option<Fact> {
    let count = count.value()?;
    let width = result.width();
    let distance = count.to_u64().filter(|&distance| distance < u64::from(width))? as u32;
    let unknown = low_ones(width, distance);
    let (ones, maybe) = (result.bits.ones.shl(count), result.bits.maybe.shl(count));
    let bits = Bits { ones, maybe: maybe.or(&unknown) };
    let fits = result.unsigned.high.leading_zeros() >= distance;
    let unsigned = fits.then(|| Interval {
        low: result.unsigned.low.shl(count),
        high: result.unsigned.high.shl(count).or(&unknown),
    });
    Fact::of(bits, unsigned, None)
}

fn shifted_up(result: &Fact, count: &Fact) -> Option<Fact> {
    let count = count.value()?;
    let width = result.width();
    let distance = count.to_u64().filter(|&distance| distance < u64::from(width))? as u32;
    let unknown = low_ones(width, width - distance).not();
    let (ones, maybe) = (result.bits.ones.lshr(count), result.bits.maybe.lshr(count));
    Fact::of_bits(Bits { ones, maybe: maybe.or(&unknown) })
}
