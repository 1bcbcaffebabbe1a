//! A candidate of the SAT core as values of terms.
//!
//! The values of free terms (reads, applications, equalities of arrays) are taken as the SAT core gave them; every other
//! term is evaluated over these and the variables, so that what the clauses leave open has one value too.

use rustc_hash::FxHashMap;

use crate::bitvec::BitVec;
use crate::limits::Stop;
use crate::term::array::{flat_width, value_width};
use crate::term::eval::{Assignment, Evaluator};
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// The candidate.
pub struct Candidate {
    evaluator: Evaluator,
    /// The values of variables; those of arrays and functions come last.
    pub assignment: Assignment,
    numbers: FxHashMap<BitVec, u32>,
}

impl Candidate {
    /// The candidate with these variables and, for the free ones among the terms, these values.
    pub fn new(
        graph: &Graph,
        assignment: Assignment,
        terms: &[Term],
        value: impl Fn(Term) -> Option<BitVec>,
    ) -> Candidate {
        let mut evaluator = Evaluator::new();
        for &term in terms {
            let free = match graph.operator(term) {
                Operator::Select | Operator::Apply => flat_width(&graph.sorts, graph.sort(term)),
                Operator::Equal if is_array_equality(graph, term) => Some(1),
                _ => None,
            };
            if let Some(width) = free {
                evaluator.assume(term, value(term).unwrap_or_else(|| BitVec::zero(width)));
            }
        }
        Candidate { evaluator, assignment, numbers: FxHashMap::default() }
    }

    /// The value of a term.
    pub fn value(&mut self, graph: &Graph, term: Term) -> Result<BitVec, Stop> {
        self.evaluator.value(graph, &self.assignment, term).map_err(|_| Stop::Incomplete)
    }

    /// Whether a Boolean term is true.
    pub fn holds(&mut self, graph: &Graph, term: Term) -> Result<bool, Stop> {
        Ok(self.value(graph, term)?.is_one())
    }

    /// The number of the value of a term: the same for the same value.
    pub fn number(&mut self, graph: &Graph, term: Term) -> Result<u32, Stop> {
        let value = self.value(graph, term)?;
        let next = self.numbers.len() as u32;
        Ok(*self.numbers.entry(value).or_insert(next))
    }

    /// How many numbers there are.
    pub fn numbers(&self) -> usize {
        self.numbers.len()
    }

    /// Takes the value of an array that is not made of other arrays.
    pub fn set_array(&mut self, graph: &Graph, base: Term, value: BitVec) {
        match graph.operator(base) {
            Operator::Variable => self.assignment.set(base, value),
            _ => self.evaluator.assume(base, value),
        }
    }
}

/// Whether a term is an equality of arrays.
pub fn is_array_equality(graph: &Graph, term: Term) -> bool {
    graph.operator(term) == Operator::Equal && is_array(graph, graph.child(term, 0))
}

/// Whether a term is an array.
pub fn is_array(graph: &Graph, term: Term) -> bool {
    let sort = graph.sort(term);
    flat_width(&graph.sorts, sort).is_none() && value_width(&graph.sorts, sort).is_some()
}
