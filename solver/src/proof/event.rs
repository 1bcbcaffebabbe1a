//! The events that a solver reports about its clauses while it works.

use crate::cnf::literal::Lit;

/// The number of a clause in a proof. Numbers are given once; clauses of the formula count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(pub u32);

impl ClauseId {
    /// No clause: what stands for every number while nobody listens.
    pub const NONE: ClauseId = ClauseId(0);

    /// Whether this is the number of a clause.
    pub fn is_some(self) -> bool {
        self != ClauseId::NONE
    }
}

/// Why there is no proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A step was checked and does not hold.
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
    /// How many levels of assertions are open above the lowest.
    pub levels: usize,
    /// The literals that hold for this check: those of the open levels, then those of terms assumed or named.
    pub assumed: &'a [Lit],
    /// Whether a term assumed or named is false by itself; `assumed` is empty then.
    pub is_false: bool,
    /// Whether the check may come to need more clauses of the formula.
    pub is_open: bool,
}

/// Listens to a solver. The clauses told of are all the solver has: a conclusion rests on nothing else.
pub trait Tracer {
    /// A clause of the formula.
    fn original(&mut self, id: ClauseId, lits: &[Lit]);

    /// A clause that follows by unit propagation: if its literals are false, each antecedent but the last has
    /// one literal that is not false (and no true one), which thereby becomes true, and the last one is
    /// false.
    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]);

    /// A clause is not used any more.
    fn delete(&mut self, id: ClauseId);

    /// The assumptions `failed` cannot hold together, because of clause `id`, whose literals are among their
    /// negations; `NONE` where one of them is the negation of another. Without assumptions the clause is
    /// empty.
    fn conclude(&mut self, failed: &[Lit], id: ClauseId);

    /// A check begins; the clauses of its assertions have been told. A proof need not know.
    fn check(&mut self, _check: &Check<'_>) {}

    /// The first problem so far.
    fn problem(&self) -> Option<Problem>;
}
