//! Accesses that move through arrays, and the conflicts they run into.
//!
//! **Idea.** Breadth first: an access that comes to an array where another with the same index was before
//! must have the same value; else the paths of both explain the conflict.
//!
//! **Here.** Accesses start where [`super::descend`] has taken them. From there they move among linked nodes:
//! down through writes at other indices and choices, across equalities, and up again.
//!
//! **Contract.** A lemma says: if the conditions on both paths hold and the indices are equal, so are the
//! values. Paths are shortest, and two that share their end are cut where they first meet. Indices that
//! differ for good are not compared. Of many conflicts those with the fewest conditions are taken.
//!
//! **Cost.** Each access is entered at most once per linked node.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::round::Round;
use super::Access;
use super::descend::landings;
use super::network::{NONE, Network, NodeKind};
use super::unroll::Unrolling;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::rewrite::rules::array::apart;

/// How many entries are entered between two checks of the limits.
const INTERVAL: usize = 4096;

/// The steps of an entry, and of each neighbour that it may be sent to, as limits count them.
const STEPS: u64 = 4;

/// How many conflicts are collected, of which those with the shortest paths become lemmas.
const CONFLICTS: usize = 1 << 16;

/// The step by which an access came to a node.
#[derive(Clone, Copy, Debug)]
enum PathStep {
    /// Down from its own array, through what is not linked.
    Descent,
    /// Down from the node of the entry before.
    Down,
    /// Up from the node of the entry before.
    Up,
    /// Across an equality that holds.
    Across(Term),
}

/// An access at a node.
#[derive(Clone, Copy, Debug)]
struct Entry {
    access: u32,
    node: u32,
    /// The entry it came from.
    before: u32,
    step: PathStep,
}

/// The accesses at the nodes they came to.
pub struct Fixpoint {
    accesses: Vec<Access>,
    entries: Vec<Entry>,
    /// The first entry at a node with an index.
    table: FxHashMap<(u32, u32), u32>,
    conflicts: Vec<PathConflict>,
    /// The entries and neighbours that were visited since limits were checked.
    visits: u64,
}

/// An entry that has met with a different value.
#[derive(Clone, Copy, Debug)]
struct PathConflict {
    /// About how many conditions there are.
    length: u32,
    entry: u32,
    /// The entry that was there first; `NONE` if it is the element of a constant array.
    other: u32,
}

impl Fixpoint {
    /// Node, index and value of each access at each node it is the first at, in the order they came.
    pub fn elements(&self) -> impl Iterator<Item = (u32, Term, Term)> {
        let first = self.entries.iter().enumerate().filter(|(number, entry)| {
            let place = self.accesses[entry.access as usize].place;
            self.table.get(&(entry.node, place)) == Some(&(*number as u32))
        });
        first.map(|(_, entry)| {
            let access = &self.accesses[entry.access as usize];
            (entry.node, access.index, access.value)
        })
    }
}

/// Moves the accesses until nothing moves or there are enough lemmas.
pub(super) fn propagate(
    round: &mut Round<'_>,
    accesses: Vec<Access>,
    unrolling: &mut Unrolling,
) -> Result<Fixpoint, Stop> {
    let landings = landings(round.network, &accesses, round.candidate.numbers());
    let entries = landings.iter().enumerate().map(|(access, &node)| Entry {
        access: access as u32,
        node,
        before: NONE,
        step: PathStep::Descent,
    });
    let entries = entries.collect();
    let mut fixpoint =
        Fixpoint { accesses, entries, table: FxHashMap::default(), conflicts: Vec::new(), visits: 0 };
    let mut next = 0;
    while next < fixpoint.entries.len() && fixpoint.conflicts.len() < CONFLICTS {
        if next.is_multiple_of(INTERVAL) {
            round.limits.add_steps(STEPS * std::mem::take(&mut fixpoint.visits));
            round.limits.check()?;
        }
        fixpoint.enter(round, next as u32)?;
        next += 1;
    }
    round.limits.add_steps(STEPS * std::mem::take(&mut fixpoint.visits));
    let mut conflicts = std::mem::take(&mut fixpoint.conflicts);
    conflicts.sort_by_key(|conflict| conflict.length);
    for conflict in conflicts {
        if round.lemmas.is_full() {
            break;
        }
        round.limits.check()?;
        fixpoint.explain(round, conflict);
        let met = fixpoint.entries[conflict.entry as usize];
        if !matches!(round.network.at(met.node).kind, NodeKind::Base | NodeKind::Lambda) {
            let access = fixpoint.accesses[met.access as usize];
            unrolling.earn(round, access);
        }
    }
    Ok(fixpoint)
}

impl Fixpoint {
    /// Lets an entry arrive at its node.
    fn enter(&mut self, round: &mut Round<'_>, number: u32) -> Result<(), Stop> {
        let network = round.network;
        self.visits += 1;
        let entry = self.entries[number as usize];
        let access = self.accesses[entry.access as usize];
        if let Some(&other) = self.table.get(&(entry.node, access.place)) {
            if self.accesses[self.entries[other as usize].access as usize].content != access.content {
                let length = self.length(network, number) + self.length(network, other);
                self.conflicts.push(PathConflict { length, entry: number, other });
            }
            return Ok(());
        }
        self.table.insert((entry.node, access.place), number);
        if let NodeKind::Constant = network.at(entry.node).kind {
            let element = round.graph.child(network.at(entry.node).term, 0);
            if round.class(element)? != access.content {
                let length = self.length(network, number);
                self.conflicts.push(PathConflict { length, entry: number, other: NONE });
                return Ok(());
            }
        }
        if network.is_linked(entry.node) {
            self.spread(network, number, access.place);
        }
        Ok(())
    }

    /// Sends an entry on to the neighbours of its node.
    fn spread(&mut self, network: &Network, number: u32, place: u32) {
        let Entry { access, node, .. } = self.entries[number as usize];
        let mut visits = 0;
        let passes = |through: u32| match network.at(through).kind {
            NodeKind::Store { place: at, .. } => at != place,
            _ => true,
        };
        let mut go = |node: u32, step: PathStep| {
            visits += 1;
            if !self.table.get(&(node, place)).is_some_and(|&first| {
                self.accesses[self.entries[first as usize].access as usize].content
                    == self.accesses[access as usize].content
            }) {
                self.entries.push(Entry { access, node, before: number, step });
            }
        };
        if let Some(below) = network.at(node).below()
            && passes(node)
        {
            go(below, PathStep::Down);
        }
        for &(other, equality) in network.links(node) {
            go(other, PathStep::Across(equality));
        }
        for above in network.above(node) {
            if network.is_linked(above) && passes(above) {
                go(above, PathStep::Up);
            }
        }
        self.visits += visits;
    }

    /// About how many conditions the path of an entry has: those of its descent.
    fn length(&self, network: &Network, entry: u32) -> u32 {
        let Entry { access, node, step, .. } = self.entries[entry as usize];
        match step {
            PathStep::Descent => {
                network.height(self.accesses[access as usize].node).saturating_sub(network.height(node))
            }
            _ => network.height(node),
        }
    }

    /// Makes the lemma that a conflict breaks.
    fn explain(&self, round: &mut Round<'_>, conflict: PathConflict) {
        let PathConflict { entry, other, .. } = conflict;
        let access = self.accesses[self.entries[entry as usize].access as usize];
        if other == NONE {
            let conditions = self.path(round, entry, NONE);
            let element = round.graph.child(round.network.at(self.entries[entry as usize].node).term, 0);
            let conclusion = round.graph.equal(access.value, element);
            return round.imply(conditions, conclusion);
        }
        let meeting = self.meeting(round.network, entry, other);
        let mut conditions = self.path(round, entry, meeting);
        conditions.extend(self.path(round, other, meeting));
        let first = self.accesses[self.entries[other as usize].access as usize];
        if first.index != access.index {
            conditions.push(round.graph.equal(first.index, access.index));
        }
        let conclusion = round.graph.equal(first.value, access.value);
        round.imply(conditions, conclusion);
    }

    /// The first node that two accesses share which both have only descended; `NONE` where one has not.
    fn meeting(&self, network: &Network, left: u32, right: u32) -> u32 {
        let [left, right] = [left, right].map(|entry| &self.entries[entry as usize]);
        if !matches!((left.step, right.step), (PathStep::Descent, PathStep::Descent)) {
            return NONE;
        }
        let descent = |entry: &Entry| {
            let (start, end) = (self.accesses[entry.access as usize].node, entry.node);
            let below = move |&node: &u32| network.at(node).below().filter(|_| node != end);
            std::iter::successors(Some(start), below)
        };
        let passed: FxHashSet<u32> = descent(left).collect();
        descent(right).find(|node| passed.contains(node)).unwrap_or(NONE)
    }

    /// The conditions under which an access comes to the node of an entry; only to `end` if it passes that on
    /// its descent.
    fn path(&self, round: &mut Round<'_>, entry: u32, end: u32) -> Vec<Term> {
        let mut conditions = Vec::new();
        let mut at = entry;
        loop {
            let Entry { access, node, before, step } = self.entries[at as usize];
            let Access { index, node: start, .. } = self.accesses[access as usize];
            match step {
                PathStep::Descent => {
                    let mut from = start;
                    while from != node && from != end {
                        conditions.extend(condition(round, from, index));
                        from = round.network.at(from).below().unwrap_or(node);
                    }
                    return conditions;
                }
                PathStep::Down => {
                    conditions.extend(condition(round, self.entries[before as usize].node, index));
                }
                PathStep::Up => conditions.extend(condition(round, node, index)),
                PathStep::Across(equality) => conditions.push(equality),
            }
            at = before;
        }
    }
}

/// The condition under which a node has the same element as the one below; none if it always has.
pub(super) fn condition(round: &mut Round<'_>, node: u32, index: Term) -> Option<Term> {
    let Round { graph, candidate, network, .. } = round;
    let node = network.at(node);
    match node.kind {
        NodeKind::Store { .. } => {
            let other = graph.child(node.term, 1);
            let always = candidate.always_differ(index, other) || apart(graph, index, other);
            (!always).then(|| graph.unequal(index, other))
        }
        NodeKind::Choice { condition, .. } => Some(condition),
        NodeKind::Base | NodeKind::Lambda | NodeKind::Constant => None,
    }
}
