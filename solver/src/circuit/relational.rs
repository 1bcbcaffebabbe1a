//! Unsigned division by its defining relation.
//!
//! **Idea.** Quotient `q` and remainder `r` are inputs, of which `x = q * y + r` without overflow and `r < y`
//! are asserted, or `q = 2^width - 1` where `y = 0` (so most bit-blasters did it first, and Z3 does).
//!
//! **Here.** The remainder is the first row of the sum, so it costs nothing. That nothing overflows is said
//! bit by bit: no factor `q[i]` meets a bit of `y` that it would move out, and no row carries.
//!
//! **Contract.** That of [`super::divider`], where the conditions hold. They have exactly one solution for
//! all values of the operands, so asserting them never loses a model.
//!
//! **Cost.** About `1.5 n^2` gates.

use super::comparator;
use super::divider::Division;
use super::gates::{Edge, Gates};
use super::meter::Meter;
use crate::limits::Stop;

/// Inputs for quotient and remainder, and the conditions that define them.
pub(super) fn divide(
    gates: &mut Gates,
    dividend: &[Edge],
    digits: usize,
    divisor: &[Edge],
    meter: &mut Meter,
) -> Result<(Division, Vec<Edge>), Stop> {
    let width = dividend.len();
    meter.reserve(gates, 3 * width * divisor.len() + 6 * width)?;
    let quotient: Vec<Edge> = (0..width).map(|_| gates.input()).collect();
    let remainder: Vec<Edge> = (0..width).map(|_| gates.input()).collect();
    let mut clear = vec![Edge::TRUE; width + 1];
    for index in (0..divisor.len()).rev() {
        clear[index] = gates.and(clear[index + 1], !divisor[index]);
    }
    let is_zero = clear[0];
    let mut conditions = Vec::new();
    let mut total = remainder.clone();
    for (position, &factor) in quotient.iter().enumerate() {
        if position >= digits {
            // The quotient is not larger than the dividend, but for a zero divisor.
            conditions.push(!gates.xor(factor, is_zero));
            continue;
        }
        let fits = gates.or(!factor, clear[width - position]);
        conditions.push(fits);
        let mut carry = Edge::FALSE;
        for index in position..width {
            meter.spend(gates, 1)?;
            let bit = divisor.get(index - position).copied().unwrap_or(Edge::FALSE);
            if bit == Edge::FALSE && carry == Edge::FALSE {
                continue;
            }
            let bit = gates.and(factor, bit);
            let old = total[index];
            total[index] = gates.xor3(old, bit, carry);
            carry = gates.maj(old, bit, carry);
        }
        conditions.push(!carry);
        conditions.push(gates.or(factor, !is_zero));
    }
    for (&bit, &sum) in dividend.iter().zip(&total) {
        conditions.push(gates.xnor(bit, sum));
    }
    let mut padded = divisor.to_vec();
    padded.resize(width, Edge::FALSE);
    let below = comparator::unsigned_less(gates, &remainder, &padded, meter)?;
    conditions.push(gates.or(below, is_zero));
    Ok((Division { quotient, remainder }, conditions))
}
