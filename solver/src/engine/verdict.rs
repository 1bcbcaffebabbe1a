//! Verdicts as callers of the library see them.

use std::fmt;

use crate::answer::verdict::Reason;
use javelin_term::limits::Stop;

/// The end of a check. [`model`](super::Solver::model) belongs to `Sat`,
/// [`unsat_core`](super::Solver::unsat_core) to `Unsat`.
///
/// The verdict holds neither, since writing a model down can cost more than the check and most callers ask
/// for a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Satisfiable; the model was checked.
    Sat,
    /// There is no model.
    Unsat,
    /// Not decided, with the reason.
    Unknown(Unknown),
}

/// As a session answers: `sat`, `unsat` or `unknown`.
impl fmt::Display for Verdict {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        output.write_str(match self {
            Verdict::Sat => "sat",
            Verdict::Unsat => "unsat",
            Verdict::Unknown(_) => "unknown",
        })
    }
}

/// Why a check was not decided. Prints as `get-info :reason-unknown` does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// A limit, an interruption, or a theory that is not decided.
    #[error("{0}")]
    Stopped(Stop),
    /// The counterexample depends on what applications of summaries mean that the caller holds:
    /// [`super::Solver::refinement`] names them, [`super::Solver::expand`] gives them a meaning.
    #[error("refine")]
    Refine,
    /// A check of an answer failed: a bug of this solver, and what is wrong.
    #[error("internal-error")]
    Broken(String),
}

impl From<Stop> for Unknown {
    fn from(stop: Stop) -> Unknown {
        match stop {
            Stop::Broken(problem) => Unknown::Broken(problem.into()),
            stop => Unknown::Stopped(stop),
        }
    }
}

impl From<&Reason> for Unknown {
    fn from(reason: &Reason) -> Unknown {
        match reason {
            Reason::Stopped(stop) => Unknown::from(*stop),
            Reason::Refine(..) => Unknown::Refine,
            Reason::WrongModel => Unknown::Broken("a model failed its check".into()),
            Reason::WrongProof(problem) => Unknown::Broken(problem.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impossible_state_is_no_limit() {
        let reason = Unknown::from(&Reason::Stopped(Stop::Broken("a state that cannot be")));
        assert_eq!(reason, Unknown::Broken("a state that cannot be".into()));
        assert_eq!(reason.to_string(), "internal-error");
        assert_eq!(Unknown::from(&Reason::Stopped(Stop::Memory)), Unknown::Stopped(Stop::Memory));
    }
}
