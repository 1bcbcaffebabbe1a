//! A candidate of the SAT core as values of terms.
//!
//! The values of free terms (reads, applications, equalities of arrays) are taken as the SAT core gave them;
//! every other term is evaluated over these and the variables, so that what the clauses leave open has one
//! value too.

use rustc_hash::FxHashMap;

use super::round::Scope;
use crate::proof::event::Instance;
use javelin_term::array::{flat_width, value_width};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator, Unsupported};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::summary::TAG_WIDTH;

/// The source of the values of terms: the SAT core.
pub trait ValueSource {
    /// The value of a term that has inputs for bits.
    fn value(&self, term: Term) -> Option<BitVec>;

    /// The bits of a term that every model of the clauses agrees on: which they are, and what they are.
    fn fixed(&self, term: Term) -> Option<(BitVec, BitVec)>;

    /// Whether a product, quotient or remainder has inputs for bits, because its circuit waits.
    fn is_deferred(&self, term: Term) -> bool;
}

/// The receiver of lemmas: makes clauses of them.
pub trait Encode: ValueSource {
    /// The normal form of a term.
    ///
    /// # Errors
    /// A limit was reached.
    fn rewrite(&mut self, graph: &mut Graph, term: Term) -> Result<Term, Stop>;

    /// Makes a lemma clauses for good; the form in which it was encoded.
    ///
    /// # Errors
    /// A limit was reached. The call is to be repeated.
    fn encode(&mut self, graph: &mut Graph, lemma: Term) -> Result<Term, Stop>;

    /// A fresh variable that is a name of the term: both have the same bits.
    ///
    /// # Errors
    /// A limit was reached. The call is to be repeated.
    fn name(&mut self, graph: &mut Graph, term: Term) -> Result<Term, Stop>;

    /// Encodes the circuit of a deferred term for this number of its lowest bits, for good; for all
    /// bits of a quotient or remainder.
    ///
    /// # Errors
    /// A limit was reached. The call is to be repeated.
    fn complete(&mut self, graph: &Graph, term: Term, length: u32) -> Result<(), Stop>;

    /// Whether a tracer wants to know which clauses are instances of which laws.
    fn wants_laws(&self) -> bool;

    /// The clauses from here to the next call are an instance of a law; after `None` they are not.
    fn announce(&mut self, instance: Option<Instance>);
}

/// A model of the clauses, whose values may break laws of the theories.
pub struct Candidate<'a> {
    source: &'a dyn ValueSource,
    evaluator: Evaluator,
    /// Where the fixed bits of a term lie in `bits`.
    fixed: Memo,
    /// Of the lowest 64 bits of terms those that are fixed, and their values.
    bits: Vec<(u64, u64)>,
    /// The values of variables; those of arrays and functions come last.
    pub assignment: Assignment,
    numbers: FxHashMap<BitVec, u32>,
}

impl<'a> Candidate<'a> {
    /// The candidate with these variables and, for the free ones among the terms and for those whose
    /// circuits wait, these values.
    pub fn new(
        scope: &Scope<'_>,
        mut assignment: Assignment,
        terms: &[Term],
        waiting: &[Term],
        source: &'a dyn ValueSource,
    ) -> Candidate<'a> {
        let graph = &*scope.graph;
        for (number, &tag) in graph.summaries.tags().iter().enumerate() {
            assignment.set(tag, BitVec::from_u64(number as u64, TAG_WIDTH));
        }
        let mut evaluator = Evaluator::new();
        // Summaries may call each other very often.
        evaluator.set_limits(scope.limits);
        for &term in terms {
            let free = match graph.operator(term) {
                Operator::Select | Operator::Apply => flat_width(&graph.sorts, graph.sort(term)),
                Operator::Equal if is_array_equality(graph, term) => Some(1),
                _ => None,
            };
            if let Some(width) = free {
                evaluator.assume(term, source.value(term).unwrap_or_else(|| BitVec::zero(width)));
            }
        }
        for &term in waiting {
            evaluator.assume(term, source.value(term).unwrap_or_else(|| BitVec::zero(graph.width(term))));
        }
        Candidate {
            source,
            evaluator,
            fixed: Memo::new(),
            bits: Vec::new(),
            assignment,
            numbers: FxHashMap::default(),
        }
    }

    /// Whether two terms of one sort differ in every model of the clauses, by one of their lowest 64 bits.
    pub fn always_differ(&mut self, left: Term, right: Term) -> bool {
        let (left_known, left) = self.fixed_bits(left);
        let (right_known, right) = self.fixed_bits(right);
        left_known & right_known & (left ^ right) != 0
    }

    fn fixed_bits(&mut self, term: Term) -> (u64, u64) {
        if let Some(position) = self.fixed.get(term) {
            return self.bits[position as usize];
        }
        let low = |bits: BitVec| bits.limbs()[0];
        let bits = self.source.fixed(term).map_or((0, 0), |(known, value)| (low(known), low(value)));
        self.fixed.set(term, self.bits.len() as u32);
        self.bits.push(bits);
        bits
    }

    /// The value of a term.
    pub fn value(&mut self, graph: &Graph, term: Term) -> Result<BitVec, Stop> {
        self.evaluator.value(graph, &self.assignment, term).map_err(Unsupported::stop)
    }

    /// Whether the body of a summary gives an application the value that the candidate has for it; `None` if
    /// that takes more than this number of steps.
    pub fn agrees(&mut self, graph: &Graph, application: Term, steps: u64) -> Result<Option<bool>, Stop> {
        let value = self.value(graph, application)?;
        match self.evaluator.meaning(graph, &self.assignment, application, steps) {
            Ok(meaning) => Ok(Some(meaning == value)),
            Err(Unsupported::Steps) => Ok(None),
            Err(unsupported) => Err(unsupported.stop()),
        }
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
