//! Sums and negations.
//!
//! **Idea.** The ripple-carry adder has one full adder per bit, fewer gates than adders of smaller depth.
//! Depth does not matter here, because a SAT solver propagates along the carries.
//!
//! **Here.** A full adder is the pair of gates `xor3` and `maj`. A difference is the sum with the complement
//! and a carry into the lowest bit. The carry out of the top bit is not built.
//!
//! **Contract.** Operands of one width; the result has that width.
//!
//! **Cost.** `2 n - 1` gates for `n` bits; constant operands fold full adders into half adders.

use super::gates::{Edge, Gates};
use super::meter::Meter;
use javelin_term::limits::Stop;

/// `left + right`, or `left - right` where `subtract` is set.
pub(super) fn add(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    subtract: bool,
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    meter.reserve_edges(left.len())?;
    let mut carry = Edge::constant(subtract);
    let last = left.len().saturating_sub(1);
    let mut sum = Vec::with_capacity(left.len());
    for (index, (&a, &b)) in left.iter().zip(right).enumerate() {
        meter.spend(gates, 1)?;
        let b = b.inverted_if(subtract);
        sum.push(gates.xor3(a, b, carry));
        if index < last {
            carry = gates.maj(a, b, carry);
        }
    }
    Ok(sum)
}

/// Adds `row` to the low end of `total`, or subtracts it. Bits beyond the length of the row are 0; stops at
/// the first of these where the carry is neutral, too.
pub(super) fn add_row(
    gates: &mut Gates,
    total: &mut [Edge],
    row: &[Edge],
    subtract: bool,
    meter: &mut Meter,
) -> Result<(), Stop> {
    let neutral = Edge::constant(subtract);
    let mut carry = neutral;
    let last = total.len().saturating_sub(1);
    for (index, sum) in total.iter_mut().enumerate() {
        if index >= row.len() && carry == neutral {
            return Ok(());
        }
        meter.spend(gates, 1)?;
        let bit = row.get(index).copied().unwrap_or(Edge::FALSE).inverted_if(subtract);
        let old = *sum;
        *sum = gates.xor3(old, bit, carry);
        if index < last {
            carry = gates.maj(old, bit, carry);
        }
    }
    Ok(())
}

/// `-vector`: the complement, incremented.
pub(super) fn negate(gates: &mut Gates, vector: &[Edge], meter: &mut Meter) -> Result<Vec<Edge>, Stop> {
    meter.reserve_edges(vector.len())?;
    let zero = vec![Edge::FALSE; vector.len()];
    add(gates, &zero, vector, true, meter)
}
