//! Predicates by weakest preconditions: what has to be known before a block, for conditions after it and in
//! it.
//!
//! **Idea.** Dijkstra, *A Discipline of Programming*, 1976; as a source of predicates, Ball and Rajamani,
//! *The SLAM Project*, 2002. A condition is carried backward over assignments; at a condition that matters,
//! its own atoms are added. Which conditions matter the caller knows, from an unsatisfiable core.
//!
//! **Here.** Conditions are carried as a set, over all paths of a block at once: from location to location,
//! last ones first, the sets of the edges that leave a location united. So the work is in the edges times the
//! conditions, of which a location keeps `MOST_CONDITIONS`. A variable to which an edge gives any value is
//! forgotten with it: no predicate before the edge can mention it.
//!
//! **Contract.** No edge is a call: calls were inlined, and a condition is carried over an edge that writes
//! nothing as it is.

use std::collections::BTreeSet;

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::limits::Clock;
use crate::program::cfa::{Cfa, Location, Op, Step, VariableInfo, writes};

/// So many conditions a location keeps.
const MOST_CONDITIONS: usize = 512;

/// The steps of the clock that a condition takes at an edge, about.
const STEPS: u32 = 16;

/// The data with which conditions are carried backward.
pub struct Backward<'b> {
    /// The terms of the program.
    pub graph: &'b mut Graph,
    /// The variables of the program, by their numbers.
    pub variables: &'b [VariableInfo],
    /// The function that the path runs through.
    pub function: &'b Cfa,
    /// The normal form of a term.
    pub normal: &'b mut dyn FnMut(&mut Graph, Term) -> Term,
    /// Where it stops, some conditions are missing.
    pub clock: &'b Clock,
}

impl Backward<'_> {
    /// The conditions at the beginning of a block of these edges, for conditions at its end and for those of
    /// its edges that matter. All are over program variables.
    pub fn block(
        &mut self,
        edges: &[usize],
        (from, to): (Location, Location),
        after: &[Term],
        matters: &dyn Fn(usize) -> bool,
    ) -> Vec<Term> {
        let mut sets: FxHashMap<Location, BTreeSet<Term>> = FxHashMap::default();
        sets.insert(to, after.iter().copied().collect());
        let mut begin = BTreeSet::new();
        for edge in self.last_first(edges, from) {
            if !self.clock.goes_on(STEPS * (after.len() as u32 + 1)) {
                break;
            }
            let target = self.function.edges[edge].to;
            let source = self.function.edges[edge].from;
            let behind: Vec<Term> = sets.get(&target).into_iter().flatten().copied().collect();
            let before = self.edge(edge, &behind, matters(edge));
            // A block that is a cycle begins where it ends.
            let set = if source == from { &mut begin } else { sets.entry(source).or_default() };
            let room = MOST_CONDITIONS.saturating_sub(set.len());
            set.extend(before.into_iter().take(room));
        }
        begin.into_iter().collect()
    }

    /// The edges of a block, each after all that come after it.
    fn last_first(&self, edges: &[usize], from: Location) -> Vec<usize> {
        let mut outgoing: FxHashMap<Location, Vec<usize>> = FxHashMap::default();
        for &edge in edges {
            outgoing.entry(self.function.edges[edge].from).or_default().push(edge);
        }
        let (mut done, mut begun) = (Vec::new(), FxHashSet::from_iter([from]));
        let mut work: Vec<(Location, usize)> = vec![(from, 0)];
        while let Some((location, next)) = work.last_mut() {
            let all = outgoing.get(location).map_or(&[][..], Vec::as_slice);
            match all.get(*next) {
                Some(&edge) => {
                    *next += 1;
                    let to = self.function.edges[edge].to;
                    if begun.insert(to) {
                        work.push((to, 0));
                    }
                }
                None => {
                    done.extend(all);
                    work.pop();
                }
            }
        }
        done
    }

    /// The conditions before an edge.
    fn edge(&mut self, number: usize, after: &[Term], matters: bool) -> Vec<Term> {
        let edge = &self.function.edges[number];
        debug_assert!(!matches!(edge.step, Step::Call { .. }), "calls are inlined");
        let mut before = match &edge.step {
            Step::Op(Op::Assign(values)) => {
                let mut substitution = Substitution::new();
                for (variable, value) in values {
                    substitution.set(self.variables[variable.0 as usize].term, *value);
                }
                let value = |&term: &Term| {
                    let value = substitution.apply(self.graph, term);
                    (self.normal)(self.graph, value)
                };
                after.iter().map(value).collect()
            }
            Step::Op(Op::Havoc(_)) => {
                let lost: Vec<Term> =
                    writes(edge).iter().map(|variable| self.variables[variable.0 as usize].term).collect();
                let is_kept =
                    |term: &&Term| !variables(self.graph, &[**term]).iter().any(|name| lost.contains(name));
                after.iter().filter(is_kept).copied().collect()
            }
            Step::Op(Op::Assume(_)) | Step::New { .. } | Step::Call { .. } => after.to_vec(),
        };
        if let Step::Op(Op::Assume(condition)) = edge.step
            && matters
        {
            before.insert(0, condition);
        }
        before.retain(|&term| !self.graph.is_constant(term));
        before
    }
}
