//! The order of terms that asserted comparisons give.
//!
//! **Idea.** Asserted comparisons are edges of a graph from the lesser to the greater term. A path proves
//! that its first term is at most its last, and less if an edge on it is strict; so a comparison against a
//! path is a contradiction (Dechter, Meiri and Pearl, *Temporal Constraint Networks*, 1991).
//!
//! **Here.** One graph for each of the two orders. Some terms are at most others by their operators, as
//! `a & b` and `a`, or `a / b` and `a` where `b` is not 0; a search adds those edges when it visits the term.
//! Constants are no nodes: their order is that of intervals, which follow the edges too.
//!
//! **Contract.** A path is entailed by the edges on it and the facts that are handed in.
//!
//! **Cost.** A search for a path visits a bounded number of terms; the search for cycles is linear in the
//! edges, and has a bound, too.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::{nested_constant, unary};

/// The signed or the unsigned order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The order of the numbers from 0 up.
    Unsigned,
    /// The order of the numbers in two's complement.
    Signed,
}

/// A comparison that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub sign: Sign,
    pub low: Term,
    pub high: Term,
    /// Whether the comparison is strict.
    pub strict: bool,
}

/// The relation of two terms that a path proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// The first is at most the last.
    AtMost,
    /// The first is less than the last.
    Less,
}

/// The facts that a search of the order needs.
pub trait OrderFacts {
    /// Whether a vector is not 0.
    fn is_positive(&self, vector: Term) -> bool;

    /// Whether no sum of values of the two vectors wraps around.
    fn sum_fits(&self, left: Term, right: Term) -> bool;
}

/// The neighbours of a term, each with whether the edge is strict.
type Neighbours = FxHashMap<(Sign, Term), Vec<(Term, bool)>>;

/// The graph of asserted comparisons.
#[derive(Default)]
pub struct Order {
    above: Neighbours,
    below: Neighbours,
}

impl Order {
    /// Adds an edge, which must be removed before older ones are.
    pub fn add(&mut self, Comparison { sign, low, high, strict }: Comparison) {
        self.above.entry((sign, low)).or_default().push((high, strict));
        self.below.entry((sign, high)).or_default().push((low, strict));
    }

    /// Removes the edge that was added last.
    pub fn remove_last(&mut self, Comparison { sign, low, high, .. }: Comparison) {
        for (side, term) in [(&mut self.above, low), (&mut self.below, high)] {
            if let Some(list) = side.get_mut(&(sign, term)) {
                list.pop();
                if list.is_empty() {
                    side.remove(&(sign, term));
                }
            }
        }
    }

    /// The terms that edges put above a term.
    pub fn above(&self, sign: Sign, term: Term) -> &[(Term, bool)] {
        self.above.get(&(sign, term)).map_or(&[], Vec::as_slice)
    }

    /// The terms that edges put below a term.
    pub fn below(&self, sign: Sign, term: Term) -> &[(Term, bool)] {
        self.below.get(&(sign, term)).map_or(&[], Vec::as_slice)
    }

    /// The strongest relation proved by a path from one term to another, if a search that meets at most
    /// `reach` terms finds one.
    pub fn path(
        &self,
        graph: &Graph,
        known: &impl OrderFacts,
        sign: Sign,
        [from, to]: [Term; 2],
        reach: usize,
    ) -> Option<Path> {
        let mut goals = match sign {
            Sign::Unsigned => lower_neighbours(graph, known, to),
            Sign::Signed => vec![(to, false)],
        };
        // A term less than `t` is at most `t - 1`.
        if let Some(next) = offset(graph, to, BitVec::is_ones) {
            goals.extend(strict(self.below(sign, next)).take(reach).map(|term| (term, false)));
        }
        let mut best = None;
        let mut seen: FxHashMap<Term, bool> = FxHashMap::default();
        let mut queue = VecDeque::from([(from, false)]);
        let mut steps = 0;
        while let Some((term, strict_so_far)) = queue.pop_front() {
            let before = seen.get(&term);
            if before == Some(&true) || before == Some(&strict_so_far) {
                continue;
            }
            seen.insert(term, strict_so_far);
            for &(_, step) in goals.iter().filter(|goal| goal.0 == term) {
                best = Some(if strict_so_far || step { Path::Less } else { Path::AtMost });
                if best == Some(Path::Less) {
                    return best;
                }
            }
            steps += 1;
            if steps >= reach {
                break;
            }
            let above = self.above(sign, term).iter().take(reach);
            queue.extend(above.map(|&(next, step)| (next, strict_so_far || step)));
            // Where `t` is less than a term, `t + 1` is at most that term.
            if let Some(before) = offset(graph, term, BitVec::is_one) {
                queue.extend(strict(self.above(sign, before)).take(reach).map(|next| (next, strict_so_far)));
            }
            if sign == Sign::Unsigned {
                let next = upper_neighbours(graph, known, term);
                queue.extend(next.into_iter().map(|(next, step)| (next, strict_so_far || step)));
            }
        }
        best
    }
}

impl Order {
    /// The sets of terms that edges put on a common cycle, and whether an edge among them is strict. Searches
    /// begin at `roots` and meet at most `limit` terms (Tarjan, *Depth-First Search and Linear Graph
    /// Algorithms*, 1972).
    pub fn cycles(&self, sign: Sign, roots: &[Term], limit: usize) -> Vec<(Vec<Term>, bool)> {
        let mut search = ComponentSearch::default();
        let mut cycles = Vec::new();
        for &root in roots {
            if !search.numbers.contains_key(&root) {
                search.enter(root);
            }
            while let Some(&(term, next)) = search.path.last() {
                let Some(&(above, _)) = self.above(sign, term).get(next) else {
                    let component = search.leave(term);
                    if component.len() > 1 {
                        let has_strict = self.has_strict(sign, &component);
                        cycles.push((component, has_strict));
                    }
                    continue;
                };
                if let Some(last) = search.path.last_mut() {
                    last.1 += 1;
                }
                match search.numbers.get(&above) {
                    Some(&(number, _)) if search.is_open.contains(&above) => search.lower(term, number),
                    None if search.numbers.len() < limit => search.enter(above),
                    _ => {}
                }
            }
        }
        cycles
    }

    fn has_strict(&self, sign: Sign, component: &[Term]) -> bool {
        let members: FxHashSet<Term> = component.iter().copied().collect();
        let mut edges = component.iter().flat_map(|&member| self.above(sign, member));
        edges.any(|(above, is_strict)| *is_strict && members.contains(above))
    }
}

/// The neighbours that are joined by a strict edge.
fn strict(neighbours: &[(Term, bool)]) -> impl Iterator<Item = Term> {
    neighbours.iter().filter(|(_, is_strict)| *is_strict).map(|&(term, _)| term)
}

/// The other operand of a sum with a constant that satisfies `is_wanted`.
fn offset(graph: &Graph, sum: Term, is_wanted: fn(&BitVec) -> bool) -> Option<Term> {
    let (other, constant) = nested_constant(graph, sum, Operator::BvAdd)?;
    is_wanted(&constant).then_some(other)
}

/// The state of a search for components: the order of discovery, and the open terms.
#[derive(Default)]
struct ComponentSearch {
    /// When each term was discovered, and the oldest open term that it reaches.
    numbers: FxHashMap<Term, (usize, usize)>,
    open: Vec<Term>,
    is_open: FxHashSet<Term>,
    /// The path to the current term, each with its next neighbour to be visited.
    path: Vec<(Term, usize)>,
}

impl ComponentSearch {
    fn enter(&mut self, term: Term) {
        let number = self.numbers.len();
        self.numbers.insert(term, (number, number));
        self.open.push(term);
        self.is_open.insert(term);
        self.path.push((term, 0));
    }

    fn lower(&mut self, term: Term, number: usize) {
        if let Some(entry) = self.numbers.get_mut(&term) {
            entry.1 = entry.1.min(number);
        }
    }

    /// Ends the search from a term; its component, if the term is the first of one.
    fn leave(&mut self, term: Term) -> Vec<Term> {
        self.path.pop();
        let (number, lowest) = self.numbers[&term];
        if let Some(&(parent, _)) = self.path.last() {
            self.lower(parent, lowest);
        }
        if number != lowest {
            return Vec::new();
        }
        let start = self.open.iter().rposition(|&open| open == term).unwrap_or(0);
        let component = self.open.split_off(start);
        for member in &component {
            self.is_open.remove(member);
        }
        component
    }
}

/// Terms that are at least as large as a term by its operator, as unsigned numbers.
fn upper_neighbours(graph: &Graph, known: &impl OrderFacts, term: Term) -> Vec<(Term, bool)> {
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

/// Terms that are at most as large as a term by its operator, as unsigned numbers, the term itself among
/// them.
fn lower_neighbours(graph: &Graph, known: &impl OrderFacts, term: Term) -> Vec<(Term, bool)> {
    let mut lower = vec![(term, false)];
    match (graph.operator(term), graph.children(term)) {
        (Operator::BvAdd, &[left, right]) if known.sum_fits(left, right) => {
            lower.extend([(left, known.is_positive(right)), (right, known.is_positive(left))]);
        }
        // A disjunction is the complement of a conjunction of complements and at least as large as each
        // operand.
        (Operator::BvNot, &[inner]) if graph.operator(inner) == Operator::BvAnd => {
            let operands = graph.children(inner).iter();
            lower.extend(operands.filter_map(|&child| Some((unary(graph, child, Operator::BvNot)?, false))));
        }
        _ => {}
    }
    lower
}
