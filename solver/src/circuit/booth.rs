//! Products by Booth's recoding.
//!
//! **Idea.** Two bits of the multiplier at a time become a digit from -2 to 2 (Booth, "A signed binary
//! multiplication technique", 1951; MacSorley, "High-speed arithmetic in binary computers", 1961), so there
//! are half as many rows, each of a shifted or complemented multiplicand.
//!
//! **Here.** A digit is three edges: its magnitude is 1, its magnitude is 2, it is negative. A row is
//! complemented by exclusive ors, and a carry into its lowest bit completes the negation. Rows reach the top
//! of the product, so there is no sign to extend.
//!
//! **Contract.** Operands of one width; the product modulo 2^width.
//!
//! **Cost.** About `1.25 n^2` gates, of which a fifth are exclusive ors.

use super::gates::{Edge, Gates};
use super::meter::Meter;
use super::select;
use crate::limits::Stop;

/// An upper bound on the gates.
pub(super) fn cost(multiplier: &[Edge], width: usize) -> usize {
    let rows = select::significant(multiplier) / 2 + 1;
    (0..rows).map(|row| 5 * width.saturating_sub(2 * row)).sum()
}

/// The product.
pub(super) fn multiply(
    gates: &mut Gates,
    multiplier: &[Edge],
    multiplicand: &[Edge],
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    let width = multiplicand.len();
    let length = select::significant(multiplier);
    let bit = |position: usize| multiplier.get(position).copied().unwrap_or(Edge::FALSE);
    let mut total = vec![Edge::FALSE; width];
    let mut position = 0;
    let mut below = Edge::FALSE;
    while position < width && position <= length {
        let (low, high) = (bit(position), bit(position + 1));
        let one = gates.xor(low, below);
        let two = gates.xor(high, low);
        let two = gates.and(two, !one);
        let mut carry = high;
        let mut previous = Edge::FALSE;
        for index in position..width {
            meter.spend(gates, 2)?;
            let current = multiplicand[index - position];
            let doubled = gates.and(two, previous);
            let magnitude = gates.mux(one, current, doubled);
            let term = gates.xor(magnitude, high);
            let old = total[index];
            total[index] = gates.xor3(old, term, carry);
            if index + 1 < width {
                carry = gates.maj(old, term, carry);
            }
            previous = current;
        }
        below = high;
        position += 2;
    }
    Ok(total)
}
