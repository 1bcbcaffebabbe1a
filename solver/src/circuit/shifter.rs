//! Shifts.
//!
//! **Idea.** The barrel shifter: stage `k` shifts by 2^k if bit `k` of the distance is set.
//!
//! **Here.** Stages go from the widest shift to the narrowest. If a distance bit whose weight is the width or
//! more is set, all bits are shifted out. The disjunction of these bits joins the first stage, in which for
//! at least half of the bits it needs no gate of its own. A left shift is a right shift of the reversed
//! vector.
//!
//! **Contract.** Vector and distance of one width. For distances of the width and more, every bit of the
//! result is the fill.
//!
//! **Cost.** At most `n ceil(log2 n) + n / 2` gates; a constant distance costs none.

use super::comparator::or_all;
use super::gates::{Edge, Gates};
use super::meter::Meter;
use javelin_term::limits::Stop;

/// `vector` shifted left, filled with 0.
pub(super) fn shift_left(
    gates: &mut Gates,
    vector: &[Edge],
    distance: &[Edge],
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    meter.reserve_edges(vector.len())?;
    let mirrored: Vec<Edge> = vector.iter().rev().copied().collect();
    let mut shifted = shift_right(gates, &mirrored, distance, Edge::FALSE, meter)?;
    shifted.reverse();
    Ok(shifted)
}

/// `vector` shifted right, filled with copies of `fill`.
pub(super) fn shift_right(
    gates: &mut Gates,
    vector: &[Edge],
    distance: &[Edge],
    fill: Edge,
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    let width = vector.len();
    let stages = width.next_power_of_two().trailing_zeros() as usize;
    let mut beyond = or_all(gates, &distance[stages..], meter)?;
    meter.reserve_edges(width)?;
    let mut bits = vector.to_vec();
    for stage in (0..stages).rev() {
        let selector = distance[stage];
        let step = 1usize << stage;
        let out = gates.or(selector, beyond);
        for index in 0..width {
            meter.spend(gates, 1)?;
            bits[index] = match bits.get(index + step) {
                None => gates.mux(out, fill, bits[index]),
                Some(&from) => {
                    let moved = gates.mux(selector, from, bits[index]);
                    gates.mux(beyond, fill, moved)
                }
            };
        }
        beyond = Edge::FALSE;
    }
    if stages == 0 {
        bits[0] = gates.mux(beyond, fill, bits[0]);
    }
    Ok(bits)
}
