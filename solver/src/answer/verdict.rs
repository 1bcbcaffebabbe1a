//! Verdicts: the outcome of a check, unsat cores, and the reasons for `unknown`.

use crate::proof::event::Problem;
use javelin_term::eval::Assignment;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;

/// The outcome of one check. A model exists only after `sat`, a core only after `unsat`.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Satisfiable, with a model that was checked: values of variables, absent ones being zero.
    Sat(Assignment),
    /// Unsatisfiable, with a core.
    Unsat(Core),
    /// Not decided, with the reason.
    Unknown(Reason),
}

/// The named assertions and assumptions of an unsat core. Indices count within the query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Core {
    /// The tracked assertions, as indices into the assertion stack, ascending.
    pub assertions: Vec<usize>,
    /// The assumptions, as positions in the list of `check-sat-assuming`, ascending.
    pub assumptions: Vec<usize>,
}

/// Why a check ended without a verdict.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Reason {
    /// A limit, a cancellation, or a theory that is not decided yet.
    #[error("{0}")]
    Stopped(#[from] Stop),
    /// The last counterexample depends on the meaning of these applications of summaries, whose bodies the
    /// caller knows, the most useful ones first. The assignment is the counterexample: a model but for the
    /// values of applications.
    #[error("refine")]
    Refine(Vec<Term>, Box<Assignment>),
    /// A candidate model failed its check: a bug of ours, reported on the diagnostic channel.
    #[error("internal-error")]
    WrongModel,
    /// The proof of a refutation failed its check, or could not be checked: reported on the diagnostic
    /// channel.
    #[error("internal-error")]
    WrongProof(Problem),
}
