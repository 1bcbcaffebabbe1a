//! Unit propagation in a conjunction.
//!
//! **Idea.** An operand of a conjunction holds in its other operands (Davis, Logemann and Loveland, A Machine
//! Program for Theorem-Proving, 1962).
//!
//! **Here.** A clause is a negated conjunction. All literals that operands decide are taken out in one step,
//! with those that follow: a step for each would build the conjunction as often as it has clauses.
//!
//! **Why it is sound.** A literal is taken out of a clause while its negation is an operand, or has become
//! one, of the same conjunction; each single change leaves the conjunction equal.
//!
//! **Cost.** The literals of the clauses, times the logarithm of their number to sort them.

use rustc_hash::FxHashSet;

use super::super::pattern::unary;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// A term without its negations, and whether it was negated.
type Literal = (Term, bool);

fn literal(graph: &Graph, term: Term) -> Literal {
    unary(graph, term, Operator::Not).map_or((term, false), |inner| (inner, true))
}

/// The operands of a negated conjunction.
pub fn clause(graph: &Graph, term: Term) -> Option<&[Term]> {
    let inner = unary(graph, term, Operator::Not)?;
    (graph.operator(inner) == Operator::And).then(|| graph.children(inner))
}

/// An operand of the conjunction.
struct Operand {
    /// The conjuncts of a clause that are not known to be true; 1 for others.
    open: usize,
    /// Whether another operand implies it.
    implied: bool,
}

/// The state of the propagation.
struct Units {
    operands: Vec<Operand>,
    /// The literals in clauses, each with the position of the clause, sorted.
    occurrences: Vec<(Literal, usize)>,
    /// The literals that hold, in the order in which they were found: first the operands.
    found: Vec<Literal>,
    given: usize,
    known: FxHashSet<Literal>,
}

impl Units {
    fn new(graph: &Graph, children: &[Term]) -> Units {
        let mut units = Units {
            operands: Vec::with_capacity(children.len()),
            occurrences: Vec::new(),
            found: Vec::new(),
            given: 0,
            known: FxHashSet::default(),
        };
        for &child in children {
            units.find(literal(graph, child));
        }
        units.given = units.found.len();
        for (position, &child) in children.iter().enumerate() {
            let parts = clause(graph, child).unwrap_or(&[]);
            units.occurrences.extend(parts.iter().map(|&part| (literal(graph, part), position)));
            units.operands.push(Operand { open: parts.len().max(1), implied: false });
        }
        units.occurrences.sort_unstable();
        units
    }

    /// The positions of the clauses with a literal, as a range of the occurrences.
    fn occurrences(&self, literal: Literal) -> std::ops::Range<usize> {
        let from = self.occurrences.partition_point(|&(other, _)| other < literal);
        from..self.occurrences.partition_point(|&(other, _)| other <= literal)
    }

    /// Propagates the found literals; returns whether there is no contradiction.
    fn propagate(&mut self, graph: &Graph, children: &[Term]) -> bool {
        let mut next = 0;
        while let Some(&(atom, negated)) = self.found.get(next) {
            next += 1;
            for index in self.occurrences((atom, !negated)) {
                self.operands[self.occurrences[index].1].implied = true;
            }
            for index in self.occurrences((atom, negated)) {
                let position = self.occurrences[index].1;
                self.operands[position].open -= 1;
                if self.operands[position].open == 1 && !self.operands[position].implied {
                    self.last(graph, children[position]);
                }
                if self.operands[position].open == 0 && !self.operands[position].implied {
                    return false;
                }
            }
        }
        true
    }

    /// The last conjunct of a clause that may be false is.
    fn last(&mut self, graph: &Graph, child: Term) {
        let parts = clause(graph, child).unwrap_or(&[]);
        let open = parts.iter().map(|&part| literal(graph, part)).find(|part| !self.known.contains(part));
        if let Some((atom, negated)) = open {
            self.find((atom, !negated));
        }
    }

    fn find(&mut self, literal: Literal) {
        if self.known.insert(literal) {
            self.found.push(literal);
        }
    }

    /// The operand that replaces a clause: its remaining literals.
    fn rest(&self, graph: &mut Graph, child: Term, position: usize) -> Option<Term> {
        let operand = &self.operands[position];
        let Some(parts) = clause(graph, child) else { return Some(child) };
        if operand.implied || operand.open <= 1 {
            return None;
        }
        if operand.open == parts.len() {
            return Some(child);
        }
        let unknown = |&part: &Term| !self.known.contains(&literal(graph, part));
        let open: Vec<Term> = parts.iter().copied().filter(unknown).collect();
        let inner = graph.and(&open);
        Some(graph.not(inner))
    }
}

/// The conjunction of sorted operands after unit propagation.
pub fn propagate(graph: &mut Graph, children: &[Term]) -> Term {
    let mut units = Units::new(graph, children);
    if !units.propagate(graph, children) {
        return graph.truth(false);
    }
    let mut rest: Vec<Term> = children
        .iter()
        .enumerate()
        .filter_map(|(position, &child)| units.rest(graph, child, position))
        .collect();
    for &(atom, negated) in &units.found[units.given..] {
        rest.push(if negated { graph.not(atom) } else { atom });
    }
    rest.sort_unstable();
    rest.dedup();
    graph.and(&rest)
}
