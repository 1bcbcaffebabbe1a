//! Shifts.
//!
//! **Idea.** The barrel shifter: stage `k` shifts by 2^k where bit `k` of the distance is set.
//!
//! **Here.** Stages go from the widest shift to the narrowest. Distance bits whose weight is the width or
//! more say that everything is shifted out; they join the first stage, where at least half of the bits take
//! it into their selector for free. A shift towards the top is the mirror image of one towards the bottom.
//!
//! **Contract.** Vector and distance of one width. Distances of the width and more give the fill everywhere.
//!
//! **Cost.** At most `n ceil(log2 n) + n / 2` gates; a constant distance costs none.

use super::comparator::or_all;
use super::gates::{Edge, Gates};
use super::meter::Meter;
use crate::limits::Stop;

/// `vector` shifted towards the top; clear bits come in.
pub(super) fn shift_left(
    gates: &mut Gates,
    vector: &[Edge],
    distance: &[Edge],
    meter: &mut Meter<'_>,
) -> Result<Vec<Edge>, Stop> {
    meter.reserve_edges(vector.len())?;
    let mirrored: Vec<Edge> = vector.iter().rev().copied().collect();
    let mut shifted = shift_right(gates, &mirrored, distance, Edge::FALSE, meter)?;
    shifted.reverse();
    Ok(shifted)
}

/// `vector` shifted towards the bottom; copies of `fill` come in.
pub(super) fn shift_right(
    gates: &mut Gates,
    vector: &[Edge],
    distance: &[Edge],
    fill: Edge,
    meter: &mut Meter<'_>,
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
