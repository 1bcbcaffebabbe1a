//! The order of terms that asserted comparisons give.
//!
//! **Idea.** Asserted comparisons are edges of a graph from the lesser to the greater term. A path says that its
//! first term is at most its last, and less if an edge on it is strict; so a comparison against a path is a
//! contradiction (Dechter, Meiri and Pearl, *Temporal Constraint Networks*, 1991).
//!
//! **Here.** One graph for each of the two orders. Some terms are known to be at most others by what they are,
//! as `a & b` and `a`, or `a / b` and `a` where `b` is not 0; those edges are found when a search meets the
//! term. Constants are no nodes: their order is that of intervals, which follow the edges too.
//!
//! **Contract.** A path is entailed by the edges on it and the facts that are handed in.
//!
//! **Cost.** A search meets at most [`REACH`] terms.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use crate::rewrite::pattern::unary;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// How many terms a search meets at most.
const REACH: usize = 64;

/// The signed or the unsigned order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Numbers from 0 up.
    Unsigned,
    /// Numbers in two's complement.
    Signed,
}

/// A comparison that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Which order.
    pub sign: Sign,
    /// The lesser term.
    pub low: Term,
    /// The greater term.
    pub high: Term,
    /// Whether they are different.
    pub strict: bool,
}

/// How two terms are related by a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// The first is at most the last.
    AtMost,
    /// The first is less than the last.
    Less,
}

/// What a search asks about facts.
pub trait Known {
    /// Whether a vector is not 0.
    fn is_positive(&self, vector: Term) -> bool;

    /// Whether no sum of values of the two vectors wraps around.
    fn sum_fits(&self, left: Term, right: Term) -> bool;
}

/// The neighbours of a term, each with whether the edge is strict.
type Neighbours = FxHashMap<(Sign, Term), Vec<(Term, bool)>>;

/// The graph.
#[derive(Default)]
pub struct Order {
    above: Neighbours,
    below: Neighbours,
    edges: usize,
}

impl Order {
    /// Adds an edge.
    pub fn add(&mut self, Edge { sign, low, high, strict }: Edge) {
        self.above.entry((sign, low)).or_default().push((high, strict));
        self.below.entry((sign, high)).or_default().push((low, strict));
        self.edges += 1;
    }

    /// Removes the edge that was added last.
    pub fn remove_last(&mut self, Edge { sign, low, high, .. }: Edge) {
        for (side, term) in [(&mut self.above, low), (&mut self.below, high)] {
            if let Some(list) = side.get_mut(&(sign, term)) {
                list.pop();
                if list.is_empty() {
                    side.remove(&(sign, term));
                }
            }
        }
        self.edges -= 1;
    }

    /// The terms that edges put above a term.
    pub fn above(&self, sign: Sign, term: Term) -> &[(Term, bool)] {
        self.above.get(&(sign, term)).map_or(&[], Vec::as_slice)
    }

    /// The terms that edges put below a term.
    pub fn below(&self, sign: Sign, term: Term) -> &[(Term, bool)] {
        self.below.get(&(sign, term)).map_or(&[], Vec::as_slice)
    }

    /// The path from one term to another that says most, if the search finds one.
    pub fn path(
        &self,
        graph: &Graph,
        known: &impl Known,
        sign: Sign,
        from: Term,
        to: Term,
    ) -> Option<Path> {
        let goals = match sign {
            Sign::Unsigned => lower_neighbours(graph, known, to),
            Sign::Signed => vec![(to, false)],
        };
        let mut best = None;
        let mut seen: FxHashMap<Term, bool> = FxHashMap::default();
        let mut queue = VecDeque::from([(from, false)]);
        let mut steps = 0;
        while let Some((term, strict)) = queue.pop_front() {
            let before = seen.get(&term);
            if before == Some(&true) || before == Some(&strict) {
                continue;
            }
            seen.insert(term, strict);
            for &(_, step) in goals.iter().filter(|goal| goal.0 == term) {
                best = Some(if strict || step { Path::Less } else { Path::AtMost });
                if best == Some(Path::Less) {
                    return best;
                }
            }
            steps += 1;
            if steps == REACH {
                break;
            }
            queue.extend(self.above(sign, term).iter().map(|&(next, step)| (next, strict || step)));
            if sign == Sign::Unsigned {
                let next = upper_neighbours(graph, known, term);
                queue.extend(next.into_iter().map(|(next, step)| (next, strict || step)));
            }
        }
        best
    }
}

/// Terms that are at least a term by what it is, as unsigned numbers.
fn upper_neighbours(graph: &Graph, known: &impl Known, term: Term) -> Vec<(Term, bool)> {
    let children = graph.children(term);
    match graph.operator(term) {
        Operator::BvAnd => vec![(children[0], false), (children[1], false)],
        Operator::BvLshr => vec![(children[0], false)],
        Operator::BvUdiv if known.is_positive(children[1]) => vec![(children[0], false)],
        Operator::BvUrem if known.is_positive(children[1]) => {
            vec![(children[0], false), (children[1], true)]
        }
        Operator::BvUrem => vec![(children[0], false)],
        _ => Vec::new(),
    }
}

/// Terms that are at most a term by what it is, as unsigned numbers, the term itself among them.
fn lower_neighbours(graph: &Graph, known: &impl Known, term: Term) -> Vec<(Term, bool)> {
    let mut lower = vec![(term, false)];
    match (graph.operator(term), graph.children(term)) {
        (Operator::BvAdd, &[left, right]) if known.sum_fits(left, right) => {
            lower.extend([(left, known.is_positive(right)), (right, known.is_positive(left))]);
        }
        // A disjunction is the complement of a conjunction of complements, and at least their operands.
        (Operator::BvNot, &[inner]) if graph.operator(inner) == Operator::BvAnd => {
            let operands = graph.children(inner).iter();
            lower.extend(operands.filter_map(|&child| Some((unary(graph, child, Operator::BvNot)?, false))));
        }
        _ => {}
    }
    lower
}
