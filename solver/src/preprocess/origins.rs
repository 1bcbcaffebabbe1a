//! Origins of conjuncts and bindings: sets of named assertions.
//!
//! **Idea.** A conjunct that was derived from named assertions holds where these hold. So each conjunct and
//! each binding carries the set of its names, and a step that uses one for another joins the sets; the names
//! of the conjuncts that a refutation uses are then a core.
//!
//! **Here.** A set is a node of a graph: a name, or the union of two sets. Equal unions are one node, so that
//! a join takes a constant time and a chain of joins a linear room. Different nodes may be the same set,
//! which costs a node and nothing else. What comes from assertions without a name has the empty set.
//!
//! **Contract.** A set is of use while the levels of its names are open. A set must be forgotten with its
//! conjunct or its binding, which belong to the newest of these levels or to one above.
//!
//! **Invariants.** A union is made of sets with smaller numbers. Its level is the newest of their levels.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::levels::{Level, Levels};

/// A set of named assertions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origins(u32);

impl Origins {
    /// The set without names.
    pub const NONE: Origins = Origins(0);

    /// The number, below `u32::MAX`, to be stored in a table of numbers.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The set with a number that [`Origins::number`] returned.
    pub fn from_number(number: u32) -> Origins {
        Origins(number)
    }
}

/// The structure of a set that is not empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Made {
    /// The named assertion of this index, on this level.
    Name(Level, usize),
    /// The union of two sets.
    Union(Origins, Origins),
}

/// All sets of one assertion stack.
#[derive(Default)]
pub struct OriginSets {
    /// The structure and the level of each set but the empty one.
    nodes: Vec<(Made, Level)>,
    numbers: FxHashMap<Made, Origins>,
}

impl OriginSets {
    /// The set of one named assertion, which is on the newest open level.
    pub fn name(&mut self, levels: &Levels, assertion: usize) -> Origins {
        let level = levels.current();
        self.node(Made::Name(level, assertion), level)
    }

    /// The union of two sets.
    pub fn join(&mut self, one: Origins, other: Origins) -> Origins {
        let (low, high) = (one.min(other), one.max(other));
        if low == high || low == Origins::NONE || self.is_made_of(high, low) {
            return high;
        }
        let level = self.level(low).max(self.level(high));
        self.node(Made::Union(low, high), level)
    }

    fn is_made_of(&self, set: Origins, part: Origins) -> bool {
        matches!(self.made(set), Some(Made::Union(left, right)) if left == part || right == part)
    }

    fn node(&mut self, made: Made, level: Level) -> Origins {
        *self.numbers.entry(made).or_insert_with(|| {
            self.nodes.push((made, level));
            Origins(self.nodes.len() as u32)
        })
    }

    fn entry(&self, set: Origins) -> Option<&(Made, Level)> {
        self.nodes.get((set.0 as usize).checked_sub(1)?)
    }

    /// The structure of a set; `None` for the empty one.
    pub fn made(&self, set: Origins) -> Option<Made> {
        self.entry(set).map(|&(made, _)| made)
    }

    /// The newest level of the names of a set, the bottom for the empty one.
    pub fn level(&self, set: Origins) -> Level {
        self.entry(set).map_or(Level::BOTTOM, |&(_, level)| level)
    }

    /// The indices of the named assertions in some sets, in ascending order.
    pub fn members(&self, sets: impl IntoIterator<Item = Origins>) -> Vec<usize> {
        let mut open: Vec<Origins> = sets.into_iter().collect();
        let mut seen = FxHashSet::default();
        let mut members = Vec::new();
        while let Some(set) = open.pop() {
            match self.made(set).filter(|_| seen.insert(set)) {
                Some(Made::Name(_, assertion)) => members.push(assertion),
                Some(Made::Union(left, right)) => open.extend([left, right]),
                None => {}
            }
        }
        members.sort_unstable();
        members.dedup();
        members
    }

    /// Forgets the newest sets that have names of closed levels; the caller must hold none of these.
    pub fn retract(&mut self, levels: &Levels) {
        while let Some((made, _)) = self.nodes.pop_if(|&mut (_, level)| !levels.is_open(level)) {
            self.numbers.remove(&made);
        }
    }

    /// Panics if an invariant is broken. Linear in the sets.
    pub fn check_invariants(&self) {
        assert_eq!(self.nodes.len(), self.numbers.len(), "each set is in the table");
        for (number, (made, level)) in (1..).zip(&self.nodes) {
            assert_eq!(self.numbers.get(made), Some(&Origins(number)), "a set has another number");
            if let &Made::Union(left, right) = made {
                assert!(left.0 > 0 && left.0 < right.0 && right.0 < number, "parts come before unions");
                assert_eq!(*level, self.level(left).max(self.level(right)), "the level is the newest");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_joined_shared_and_forgotten() {
        let (mut levels, mut sets) = (Levels::new(), OriginSets::default());
        let [a, b] = [3, 1].map(|assertion| sets.name(&levels, assertion));
        let both = sets.join(a, b);
        assert_eq!([sets.join(b, a), sets.join(both, a), sets.join(both, Origins::NONE)], [both; 3]);
        levels.push();
        let c = sets.name(&levels, 4);
        let all = sets.join(both, c);
        assert_eq!(sets.members([all, a, Origins::NONE]), [1, 3, 4]);
        assert_eq!((sets.level(all), sets.level(both)), (levels.current(), Level::BOTTOM));
        sets.check_invariants();
        levels.pop(1);
        sets.retract(&levels);
        sets.check_invariants();
        assert_eq!((sets.made(c), sets.members([both])), (None, vec![1, 3]));
        let chain = (5..100_000).map(|assertion| sets.name(&levels, assertion)).collect::<Vec<_>>();
        let chain = chain.into_iter().fold(both, |chain, name| sets.join(chain, name));
        assert_eq!(sets.members([chain]).len(), 99_997);
    }
}
