//! Equality, order, and conjunctions of many edges.
//!
//! **Idea.** `left < right` is the borrow out of `left - right`; equality is the conjunction of the bits'
//! equivalences.
//!
//! **Here.** The borrow chain is one majority per bit, without the differences; used in one polarity it takes
//! three clauses per bit. A signed comparison exchanges the sign bits of the operands.
//!
//! **Contract.** Operands of one width, at least 1.
//!
//! **Cost.** `n` gates for an order, `2 n - 1` for an equality; constants fold majorities into conjunctions.

use super::gates::{Edge, Gates};
use super::meter::Meter;
use javelin_term::limits::Stop;

/// Whether `left < right` as unsigned numbers.
pub(super) fn unsigned_less(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    meter: &mut Meter,
) -> Result<Edge, Stop> {
    let mut borrow = Edge::FALSE;
    for (&a, &b) in left.iter().zip(right) {
        meter.spend(gates, 1)?;
        borrow = gates.maj(!a, b, borrow);
    }
    Ok(borrow)
}

/// Whether `left < right` as two's complement numbers.
pub(super) fn signed_less(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    meter: &mut Meter,
) -> Result<Edge, Stop> {
    let (Some((&left_sign, left)), Some((&right_sign, right))) = (left.split_last(), right.split_last())
    else {
        return Ok(Edge::FALSE);
    };
    let below = unsigned_less(gates, left, right, meter)?;
    Ok(gates.maj(left_sign, !right_sign, below))
}

/// Whether the vectors are equal.
pub(super) fn equal(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    meter: &mut Meter,
) -> Result<Edge, Stop> {
    meter.reserve_edges(left.len())?;
    let mut bits = Vec::with_capacity(left.len());
    for (&a, &b) in left.iter().zip(right) {
        meter.spend(gates, 1)?;
        let same = gates.xnor(a, b);
        if same == Edge::FALSE {
            return Ok(Edge::FALSE);
        }
        bits.push(same);
    }
    and_all(gates, bits, meter)
}

/// Conjunction of any number of edges, as a balanced tree; true for none.
pub(super) fn and_all(gates: &mut Gates, mut layer: Vec<Edge>, meter: &mut Meter) -> Result<Edge, Stop> {
    while layer.len() > 1 {
        for index in 0..layer.len() / 2 {
            meter.spend(gates, 1)?;
            layer[index] = gates.and(layer[2 * index], layer[2 * index + 1]);
        }
        let odd = layer.len() % 2;
        let half = layer.len() / 2;
        layer[half] = layer[layer.len() - 1];
        layer.truncate(half + odd);
    }
    Ok(layer.first().copied().unwrap_or(Edge::TRUE))
}

/// Disjunction of any number of edges; false for none.
pub(super) fn or_all(gates: &mut Gates, edges: &[Edge], meter: &mut Meter) -> Result<Edge, Stop> {
    meter.reserve_edges(edges.len())?;
    Ok(!and_all(gates, edges.iter().map(|&edge| !edge).collect(), meter)?)
}
