//! Equality and order.
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

/// Whether `left < right` as unsigned numbers.
pub(super) fn unsigned_less(gates: &mut Gates, left: &[Edge], right: &[Edge]) -> Edge {
    left.iter().zip(right).fold(Edge::FALSE, |borrow, (&a, &b)| gates.maj(!a, b, borrow))
}

/// Whether `left < right` as two's complement numbers.
pub(super) fn signed_less(gates: &mut Gates, left: &[Edge], right: &[Edge]) -> Edge {
    let (Some((&left_sign, left)), Some((&right_sign, right))) = (left.split_last(), right.split_last())
    else {
        return Edge::FALSE;
    };
    let below = unsigned_less(gates, left, right);
    gates.maj(left_sign, !right_sign, below)
}

/// Whether the vectors are equal.
pub(super) fn equal(gates: &mut Gates, left: &[Edge], right: &[Edge]) -> Edge {
    let mut bits = Vec::with_capacity(left.len());
    for (&a, &b) in left.iter().zip(right) {
        let same = gates.xnor(a, b);
        if same == Edge::FALSE {
            return Edge::FALSE;
        }
        bits.push(same);
    }
    gates.and_all(&bits)
}
