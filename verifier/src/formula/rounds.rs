//! How often the loops of an activation were executed.
//!
//! **Here.** A round counts if the loop could have been left before it, by what is unknown. A round of a loop
//! whose conditions are all constants is free: such a loop ends by itself.

use rustc_hash::FxHashMap;

use super::nesting::{Key, Nesting};
use crate::program::cfa::{Cfa, Edge, LocationKind};

/// The observations of a loop in its last round.
#[derive(Clone, Copy, Default)]
struct Rounds {
    counted: u32,
    free: u32,
    /// Whether it would have been left, but for a condition that was false.
    stays: bool,
    /// Whether it was left.
    left: bool,
    /// Whether a round stands for all that are left.
    is_general: bool,
}

/// The kind of a round of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// One within the bound.
    Within,
    /// The first beyond it.
    Beyond,
    /// One for which another stands.
    Covered,
}

/// The loops of an activation, by the beginning of the keys of their locations.
#[derive(Default)]
pub struct Loops(FxHashMap<Box<[u32]>, Rounds>);

impl Loops {
    /// Begins a round of a loop at its head, with limits on the rounds that count and on those that are free.
    /// Where `is_general`, the first beyond these stands for all that are left.
    pub fn round(&mut self, key: &Key, (most, most_free): (u32, u32), is_general: bool) -> Round {
        let rounds = self.0.entry(key[..key.len() - 2].into()).or_default();
        if rounds.is_general {
            return Round::Covered;
        }
        if key[key.len() - 2] > 0 {
            match rounds.stays && !rounds.left {
                true => rounds.free += 1,
                false => rounds.counted += 1,
            }
        }
        (rounds.stays, rounds.left) = (false, false);
        let is_beyond = rounds.counted > most || rounds.free > most_free;
        rounds.is_general = is_beyond && is_general;
        if is_beyond { Round::Beyond } else { Round::Within }
    }

    /// Whether the limit of counted rounds was executed of the loop at a level around a location with this
    /// key, 0 for the outermost, so that this one is to leave it.
    pub fn is_last(&self, key: &Key, level: usize, most: u32) -> bool {
        self.0.get(&key[..2 * level + 1]).is_some_and(|rounds| rounds.counted == most && most > 0)
    }

    /// Takes note of an edge with a condition that leaves loops, and whether it can be taken.
    pub fn leaves(&mut self, function: &Cfa, nesting: &Nesting, key: &Key, edge: &Edge, taken: bool) {
        let kind = &function.locations[edge.to.0 as usize].kind;
        if matches!(kind, LocationKind::Error(_) | LocationKind::Open(_)) {
            return;
        }
        let depth = nesting.depth(edge.from);
        for level in depth - nesting.left(edge.from, edge.to)..depth {
            let rounds = self.0.entry(key[..2 * level + 1].into()).or_default();
            rounds.stays |= !taken;
            rounds.left |= taken;
        }
    }
}
