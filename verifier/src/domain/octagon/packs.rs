//! Packs of variables.
//!
//! **Idea.** Relations are kept among variables that occur together, in packs of bounded size, so that the
//! cost is linear in the program (Blanchet et al., *A Static Analyzer for Large Safety-Critical Software*,
//! 2003).
//!
//! **Here.** Groups of variables that occur together are merged while they stay small, the first ones first;
//! a group that would make a pack too large becomes one of its own, so packs may overlap.

use std::collections::BTreeSet;

use javelin_term::graph::{Graph, Term};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::transfer::linear::{View, WIDEST_NUMBER};

/// How many variables a pack has at most.
const MOST_VARIABLES: usize = 10;

/// How many packs there are at most.
const MOST_PACKS: usize = 1 << 12;

/// A variable of a pack.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    /// The variable as a number.
    pub view: View,
    /// How many bits it has.
    pub width: u32,
}

/// Which variables are related to which.
#[derive(Debug, Default)]
pub struct Packs {
    packs: Vec<Vec<Member>>,
    /// The packs that each variable is in, with its positions there.
    places: FxHashMap<Term, Vec<(usize, usize)>>,
    /// The variables that are signed numbers.
    signed: FxHashSet<Term>,
}

impl Packs {
    /// The packs for groups of variables that occur together, the most important ones first.
    pub fn new(graph: &Graph, groups: &[Vec<Term>], signed: FxHashSet<Term>) -> Packs {
        let is_number = |term: &Term| graph.is_bitvec(*term) && graph.width(*term) <= WIDEST_NUMBER;
        let mut merging = Merging::default();
        for group in groups {
            let mut group: Vec<Term> = group.iter().copied().filter(is_number).collect();
            group.sort_unstable();
            group.dedup();
            if group.len() > 1 && group.len() <= MOST_VARIABLES {
                merging.add(group);
            }
        }
        let mut sets: Vec<Vec<Term>> = merging.sets.into_iter().flatten().collect();
        sets.extend(merging.apart);
        sets.truncate(MOST_PACKS);
        let mut places: FxHashMap<Term, Vec<(usize, usize)>> = FxHashMap::default();
        for (pack, variables) in sets.iter().enumerate() {
            for (position, &variable) in variables.iter().enumerate() {
                places.entry(variable).or_default().push((pack, position));
            }
        }
        let member = |&variable: &Term| Member {
            view: View { variable, is_signed: signed.contains(&variable) },
            width: graph.width(variable),
        };
        let packs = sets.iter().map(|variables| variables.iter().map(member).collect()).collect();
        Packs { packs, places, signed }
    }

    /// The members of each pack.
    pub fn all(&self) -> &[Vec<Member>] {
        &self.packs
    }

    /// The packs that a variable is in, with its positions there.
    pub fn places(&self, variable: Term) -> &[(usize, usize)] {
        self.places.get(&variable).map_or(&[], Vec::as_slice)
    }

    /// Whether sums are over the signed number of a variable.
    pub fn is_signed(&self, variable: Term) -> bool {
        self.signed.contains(&variable)
    }

    /// The packs that some variables are in, ascending.
    pub fn with(&self, variables: impl Iterator<Item = Term>) -> Vec<usize> {
        let mut packs: Vec<usize> =
            variables.flat_map(|variable| self.places(variable)).map(|&(pack, _)| pack).collect();
        packs.sort_unstable();
        packs.dedup();
        packs
    }

    /// The position of a variable in a pack, if it is the same number there.
    pub fn position(&self, pack: usize, view: View) -> Option<usize> {
        let place = self.places(view.variable).iter().find(|place| place.0 == pack)?;
        (self.packs[pack][place.1].view == view).then_some(place.1)
    }
}

/// Sets of variables that are merged.
#[derive(Default)]
struct Merging {
    /// Disjoint sets; `None` where one was merged into another.
    sets: Vec<Option<Vec<Term>>>,
    /// The set of each variable.
    of: FxHashMap<Term, usize>,
    /// Groups that would make a set too large.
    apart: BTreeSet<Vec<Term>>,
}

impl Merging {
    fn add(&mut self, group: Vec<Term>) {
        let mut touched: Vec<usize> =
            group.iter().filter_map(|variable| self.of.get(variable).copied()).collect();
        touched.sort_unstable();
        touched.dedup();
        let mut merged = group.clone();
        merged.extend(touched.iter().filter_map(|&set| self.sets[set].as_ref()).flatten());
        merged.sort_unstable();
        merged.dedup();
        if merged.len() > MOST_VARIABLES {
            self.apart.insert(group);
            return;
        }
        let number = self.sets.len();
        touched.into_iter().for_each(|set| self.sets[set] = None);
        merged.iter().for_each(|&variable| {
            self.of.insert(variable, number);
        });
        self.sets.push(Some(merged));
    }
}
