//! Small helpers for vectors of edges: bitwise operators, multiplexers, constants, and leading zeros.

use super::gates::{Edge, Gates};
use super::meter::Meter;
use javelin_term::bitvec::BitVec;
use javelin_term::limits::Stop;

/// The bits of a value.
pub(super) fn constant(value: &BitVec) -> Vec<Edge> {
    (0..value.width()).map(|index| Edge::constant(value.bit(index))).collect()
}

/// The value of a vector of constants.
pub(super) fn value_of(vector: &[Edge]) -> Option<BitVec> {
    vector.iter().all(|bit| bit.is_constant()).then(|| {
        let width = vector.len() as u32;
        BitVec::from_bits(width, |index| vector[index as usize] == Edge::TRUE)
    })
}

/// The length of a vector without the constant 0 bits at its top.
pub(super) fn significant(vector: &[Edge]) -> usize {
    vector.iter().rposition(|&bit| bit != Edge::FALSE).map_or(0, |top| top + 1)
}

pub(super) fn complement(vector: &[Edge]) -> Vec<Edge> {
    vector.iter().map(|&bit| !bit).collect()
}

/// A gate of two inputs applied bit by bit.
pub(super) fn zip(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    gate: impl Fn(&mut Gates, Edge, Edge) -> Edge,
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    meter.reserve_edges(left.len())?;
    let mut bits = Vec::with_capacity(left.len());
    for (&a, &b) in left.iter().zip(right) {
        meter.spend(gates, 1)?;
        bits.push(gate(gates, a, b));
    }
    Ok(bits)
}

/// `then` if the selector is true, else `other`.
pub(super) fn choose(
    gates: &mut Gates,
    selector: Edge,
    then: &[Edge],
    other: &[Edge],
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    zip(gates, then, other, |gates, a, b| gates.mux(selector, a, b), meter)
}
