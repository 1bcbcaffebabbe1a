//! The events that a solver reports about its clauses while it works.

use crate::cnf::literal::Lit;

/// The number of a clause in a proof. Numbers are given once; clauses of the formula count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(pub u32);

impl ClauseId {
    /// No clause: the number of every clause while there is no tracer.
    pub const NONE: ClauseId = ClauseId(0);

    /// Whether this is not [`ClauseId::NONE`].
    pub fn is_some(self) -> bool {
        self != ClauseId::NONE
    }
}

/// The reason that there is no proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A step was checked and is wrong.
    #[error("the proof does not hold: {0}")]
    Wrong(String),
    /// The proof cannot be written.
    #[error("the proof cannot be written: {0}")]
    Unwritten(String),
    /// More clauses were derived than there are numbers.
    #[error("the proof is not complete: it has more clauses than can be numbered")]
    TooLong,
}

/// The question that a check puts to the clauses of the formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check<'a> {
    /// The number of assertion levels, without the lowest.
    pub levels: usize,
    /// The literals assumed in this check: those of the assertion levels, then those of assumed and of named
    /// terms.
    pub assumed: &'a [Lit],
    /// Whether an assumed or named term is the constant false; then `assumed` is empty.
    pub is_false: bool,
    /// Whether more clauses of the formula may be added during the check.
    pub is_open: bool,
}

/// An instance of a law by which a theory refutes a candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The name of the law.
    pub law: &'static str,
    /// A script in SMT-LIB that asserts the negation of the instance, so that it must be `unsat`.
    pub script: String,
}

/// Receives the events of a solver's proof. All clauses that the solver has are reported, and its conclusions
/// follow from these clauses alone.
pub trait Tracer {
    /// A clause of the formula is added.
    fn original(&mut self, id: ClauseId, lits: &[Lit]);

    /// A lemma is added, which follows by unit propagation: if its literals are false, each antecedent but
    /// the last, in their order, has exactly one literal that is not false, which is unassigned and becomes
    /// true, and the last antecedent is false.
    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]);

    /// A clause is dropped: no later step uses it.
    fn delete(&mut self, id: ClauseId);

    /// The assumptions `failed` contradict each other because of clause `id`, whose literals are among their
    /// negations. `id` is `NONE` if one of them is the negation of another. Without assumptions the clause is
    /// empty.
    fn conclude(&mut self, failed: &[Lit], id: ClauseId);

    /// A check begins; the clauses of its assertions have been reported. Most tracers do not need this event.
    fn check(&mut self, _check: &Check<'_>) {}

    /// Whether [`Tracer::instance`] is to be called.
    fn wants_laws(&self) -> bool {
        false
    }

    /// The clauses of the formula from here to the next such event are an instance of a law of arithmetic:
    /// those that state it, and those of gates that it mentions. After `None` they are those of assertions
    /// and of other theories again.
    fn instance(&mut self, _instance: Option<&Instance>) {}

    /// Whether all clauses of the formula are to come from assertions as far as that is possible: products
    /// and quotients get circuits at once instead of laws that a candidate violates.
    fn wants_circuits(&self) -> bool {
        false
    }

    /// The first problem so far, if there was one.
    fn problem(&self) -> Option<Problem>;
}
