//! The loops of a function, and the order in which its unrolled locations are executed.
//!
//! **Here.** The locations have a [weak topological order](crate::program::weak_topological_order). With a
//! count of rounds after each position of a path but the last, the paths are [keys](Key) of unrolled
//! locations. Every edge leads to a greater key: forward to a later part, backward to one more round. So
//! a caller that takes keys in ascending order has seen all that leads to one.
//!
//! **Cost.** That of the order; a key takes time in its length.

use crate::limits::Clock;
use crate::program::cfa::{Cfa, Edge, Location};
use crate::program::weak_topological_order::WeakTopologicalOrder;

/// An unrolled location: the position in the function, rounds of the component there, the position in it,
/// and so on.
pub type Key = Box<[u32]>;

/// The loops of a function.
pub struct Nesting(WeakTopologicalOrder);

impl Nesting {
    /// The loops of a function. Where the clock stops, some locations are never asked for.
    pub fn new(function: &Cfa, clock: &Clock) -> Nesting {
        Nesting(WeakTopologicalOrder::new(&function.successors(), function.entry.0, clock))
    }

    /// Whether a location has been ordered.
    pub fn is_reached(&self, location: Location) -> bool {
        !self.0.path(location.0).is_empty()
    }

    /// How many components are around a location.
    pub fn depth(&self, location: Location) -> usize {
        self.0.depth(location.0)
    }

    /// Whether a location is the head of the innermost component around it.
    pub fn is_head(&self, location: Location) -> bool {
        self.0.is_head(location.0)
    }

    /// The head of the component at a level around a location, 0 for the outermost.
    pub fn head(&self, location: Location, level: usize) -> Option<Location> {
        self.0.head(location.0, level).map(Location)
    }

    /// Whether the innermost component around a head is around another location too.
    pub fn is_around(&self, head: Location, other: Location) -> bool {
        self.0.is_around(head.0, other.0)
    }

    /// Whether an edge enters a component elsewhere than at its head.
    pub fn enters_aside(&self, from: Location, to: Location) -> bool {
        match self.depth(to) - self.common(from, to) {
            0 => false,
            entered => entered > 1 || !self.is_head(to),
        }
    }

    /// How many components are around both locations.
    fn common(&self, from: Location, to: Location) -> usize {
        self.0.common(from.0, to.0)
    }

    /// Whether a function has a loop that is entered elsewhere than at its head.
    pub fn is_entered_aside(&self, function: &Cfa) -> bool {
        let is_entry_aside = match self.depth(function.entry) {
            0 => false,
            depth => depth > 1 || !self.is_head(function.entry),
        };
        let enters = |edge: &Edge| {
            self.is_reached(edge.from) && self.is_reached(edge.to) && self.enters_aside(edge.from, edge.to)
        };
        is_entry_aside || function.edges.iter().any(enters)
    }

    /// Whether an edge begins a round of the innermost component around its end.
    pub fn is_back(&self, from: Location, to: Location) -> bool {
        self.is_head(to) && self.common(from, to) == self.depth(to)
    }

    /// How many of the innermost components around `from` an edge leaves.
    pub fn left(&self, from: Location, to: Location) -> usize {
        self.depth(from) - self.common(from, to)
    }

    /// The key of the entry.
    pub fn first(&self, entry: Location) -> Key {
        self.key(entry, &[])
    }

    /// The key that an edge leads to from a key of its first location.
    pub fn next(&self, key: &Key, from: Location, to: Location) -> Key {
        let common = self.common(from, to);
        let mut rounds: Vec<u32> = key.iter().skip(1).step_by(2).copied().take(common).collect();
        if self.is_back(from, to)
            && let Some(last) = rounds.last_mut()
        {
            *last += 1;
        }
        self.key(to, &rounds)
    }

    fn key(&self, location: Location, rounds: &[u32]) -> Key {
        let path = self.0.path(location.0);
        let rounds = rounds.iter().copied().chain(std::iter::repeat(0));
        let mut key: Vec<u32> =
            path.iter().zip(rounds).flat_map(|(&position, round)| [position, round]).collect();
        key.pop();
        key.into_boxed_slice()
    }
}
