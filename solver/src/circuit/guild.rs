//! Unsigned division by Guild's array.
//!
//! **Idea.** Non-restoring division (Guild, "Some cellular logic arrays for non-restoring binary division",
//! 1970): every row adds or subtracts the divisor, as the sign of the partial remainder before it says, so no
//! row needs multiplexers. A last row adds the divisor where the remainder is negative.
//!
//! **Here.** The partial remainder is below the divisor in magnitude, not below a power of two, so rows are as
//! long as the divisor with one bit for the sign.
//!
//! **Contract.** That of [`super::divider`], which calls it. With a zero divisor no remainder is negative: the
//! quotient is all ones, the remainder the dividend.
//!
//! **Cost.** About `3 n^2` gates.

use super::divider::Division;
use super::gates::{Edge, Gates};
use super::meter::Meter;
use crate::limits::Stop;

/// Divides the lowest `digits` bits of the dividend, whose others are 0.
pub(super) fn array(
    gates: &mut Gates,
    dividend: &[Edge],
    digits: usize,
    divisor: &[Edge],
    meter: &mut Meter,
) -> Result<Division, Stop> {
    let width = dividend.len();
    meter.reserve(gates, 3 * (digits + 1) * (width + 1))?;
    let length = width + 1;
    let mut quotient = vec![Edge::FALSE; width];
    let mut remainder = vec![Edge::FALSE; length];
    let mut subtract = Edge::TRUE;
    for position in (0..width).rev() {
        remainder.pop();
        remainder.insert(0, if position < digits { dividend[position] } else { Edge::FALSE });
        row(gates, &mut remainder, divisor, subtract, meter)?;
        subtract = !remainder[length - 1];
        quotient[position] = subtract;
    }
    let negative = remainder[length - 1];
    remainder.pop();
    let mut carry = Edge::FALSE;
    for (index, bit) in remainder.iter_mut().enumerate() {
        meter.spend(gates, 1)?;
        let other = divisor.get(index).copied().unwrap_or(Edge::FALSE);
        let other = gates.and(other, negative);
        let old = *bit;
        *bit = gates.xor3(old, other, carry);
        carry = gates.maj(old, other, carry);
    }
    Ok(Division { quotient, remainder })
}

/// Adds the divisor, or subtracts it.
fn row(
    gates: &mut Gates,
    remainder: &mut [Edge],
    divisor: &[Edge],
    subtract: Edge,
    meter: &mut Meter,
) -> Result<(), Stop> {
    let mut carry = subtract;
    for (index, bit) in remainder.iter_mut().enumerate() {
        meter.spend(gates, 1)?;
        let other = divisor.get(index).copied().unwrap_or(Edge::FALSE);
        let other = gates.xor(other, subtract);
        let old = *bit;
        *bit = gates.xor3(old, other, carry);
        carry = gates.maj(old, other, carry);
    }
    Ok(())
}
