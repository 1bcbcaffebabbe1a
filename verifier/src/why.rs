//! Why a check is open, a question has no answer, or a run has ended early.
//!
//! **Idea.** One type for all reasons, from a limit deep inside to the last line of the report, as
//! [`Stop`] is in the solver. Control flow examines variants; only people read sentences.
//!
//! **Here.** [`Stopped`] is a limit of the run; [`NoAnswer`] is a solver that was asked; [`Why`] is any
//! reason. Each converts into the next by `From`.
//!
//! **Contract.** The sentence of each variant stands here and nowhere else.

use std::fmt;
use std::sync::Arc;

use javelin_term::limits::Stop;

use crate::interpret::trace::Trace;
pub use crate::limits::Stopped;
pub use crate::words::plural;

/// Why a solver that was asked has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// The solver of this workspace reached a limit of work of the question, or does not decide it.
    #[error("{}", in_words(.0))]
    Stop(Stop),
    /// Another solver gives its own reason.
    #[error("{0}")]
    Word(String),
}

fn in_words(stop: &Stop) -> String {
    match stop {
        Stop::Conflicts | Stop::Ticks => "too much work".to_owned(),
        other => other.to_string(),
    }
}

/// How far an execution was followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Bound {
    /// Loops were unrolled to this bound.
    #[error("no failure with loops unrolled {}", times(*.0))]
    Rounds(u32),
    /// Recursion was followed to this number of levels.
    #[error("no failure with recursion followed for {}", plural(*.0, "level", "levels"))]
    Levels(u32),
    /// So many random inputs were tried.
    #[error("no failure on {}", plural(*.0, "random input", "random inputs"))]
    Inputs(u32),
}

fn times(rounds: u32) -> String {
    if rounds == 1 { "once".to_owned() } else { format!("{rounds} times") }
}

/// Something too large to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooLarge {
    /// The terms of the function of a check.
    #[error("the function, with all that it calls, takes too many terms")]
    Function,
    /// The terms of a function that is executed before a check.
    #[error("a function before it takes too many terms")]
    Callee,
    /// The program with its calls inlined; the most locations that it may have.
    #[error("more than {0} locations when calls are inlined")]
    Inlined(usize),
    /// The set of states that a certificate would have to name.
    #[error("what is reached is too large for a certificate")]
    Reached,
}

/// A failure that needs functions without a body to do what they need not do.
#[derive(Clone, Debug)]
pub struct Conditional {
    /// The condition in words: `get() returns NULL`.
    pub words: String,
    /// The execution that fails.
    pub trace: Arc<Trace>,
}

/// As a reason, a failure is its condition.
impl PartialEq for Conditional {
    fn eq(&self, other: &Conditional) -> bool {
        self.words == other.words
    }
}

impl Eq for Conditional {}

impl fmt::Display for Conditional {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

/// Why a check is open, a question has no answer, or a run has ended early.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// No engine has examined it.
    #[error("not looked at")]
    NotAsked,
    /// A limit of the run was reached, or it was interrupted.
    #[error("{0}")]
    Stopped(Stopped),
    /// So it was before there was anything to decide; what was being done, like `while lowering`.
    #[error("{0} {1}")]
    Early(Stopped, String),
    /// Executions were followed to a bound of loops or recursion.
    #[error("{0}")]
    Bound(Bound),
    /// An execution reaches a place from which it cannot be followed: the first such place, and how many
    /// further ones there are.
    #[error("it is not known what a program does here: {0}{others}", others = and_others(*.1))]
    NotFollowed(String, usize),
    /// Whether an execution reaches such a place was not decided.
    #[error("{0}: {1}")]
    NotExcluded(String, Box<Why>),
    /// Executions of the functions that its own function calls are not followed to their ends.
    #[error("loops, recursion or functions that it calls are not followed to their ends")]
    Callees,
    /// Functions may be called that the program does not have.
    #[error("functions may be called whose checks are not known")]
    HiddenFunctions,
    /// Something about it is too large.
    #[error("{0}")]
    TooLarge(TooLarge),
    /// The solver was asked and has no answer.
    #[error("the solver has no answer: {0}")]
    NoAnswer(NoAnswer),
    /// The connection to the solver is closed, or a reply breaks the protocol.
    #[error("solver: {0}")]
    SolverGone(String),
    /// An execution without inputs uses something that the program does not determine: what.
    #[error("the program does not determine what happens: {0}")]
    Undetermined(String),
    /// The execution that a counterexample describes does something else: what.
    #[error("a counterexample could not be replayed: {0}")]
    NotReplayed(String),
    /// The execution that a counterexample describes fails it, and this depends on a function of a library
    /// that has neither a body nor a model: its name.
    #[error("a counterexample depends on {0}, a library function that is not followed")]
    Library(String),
    /// It fails if functions without a body do what they need not do: what.
    #[error("it fails if {0}; --externals says what functions without a body may do")]
    FailsIf(Conditional),
    /// Its function may fail it by itself, and callers may make it do so.
    #[error("it may fail for some parameters and memory")]
    MayFail,
    /// So it may, but no counterexample is an execution of the program.
    #[error("it may fail for some parameters and memory, but in no execution that can be replayed")]
    MayFailUnseen,
    /// An infeasible path gives no new predicates that exclude it.
    #[error("a path that cannot be taken gives no new predicates")]
    NoPredicates,
    /// Abstract interpretation of the whole program does not exclude that it fails.
    #[error("intervals and octagons do not exclude that it fails")]
    NoInvariant,
    /// A path program that may fail it was neither excluded nor executed.
    #[error("a path program was neither excluded nor executed to a failure")]
    PathProgram,
    /// A thread of the run has not done its part: why.
    #[error("{0}")]
    Thread(String),
}

fn and_others(count: usize) -> String {
    match count {
        0 => String::new(),
        1 => " (and another reason)".to_owned(),
        _ => format!(" (and {count} other reasons)"),
    }
}

impl From<Stopped> for Why {
    fn from(stopped: Stopped) -> Why {
        Why::Stopped(stopped)
    }
}

/// A limit of time or memory is one reason, whether the run or a question has reached it.
impl From<Stop> for Why {
    fn from(stop: Stop) -> Why {
        match stop {
            Stop::Timeout => Stopped::Timeout.into(),
            Stop::Memory => Stopped::Memory.into(),
            Stop::Canceled => Stopped::Interrupted.into(),
            other => Why::NoAnswer(NoAnswer::Stop(other)),
        }
    }
}

impl Why {
    /// A solver's own word for having no answer.
    pub fn word(word: &str) -> Why {
        let limits = [Stop::Timeout, Stop::Memory, Stop::Canceled, Stop::Ticks];
        let limit = limits.into_iter().find(|limit| limit.to_string() == word);
        limit.map_or_else(|| Why::NoAnswer(NoAnswer::Word(word.to_owned())), Why::from)
    }

    /// Whether it says nothing of a check itself: no engine has examined it, a limit was reached before, or
    /// the program was not executed to its end.
    pub fn is_vague(&self) -> bool {
        matches!(
            self,
            Why::NotAsked | Why::Stopped(_) | Why::Early(..) | Why::Undetermined(_) | Why::NoInvariant
        )
    }

    /// Whether it is a counterexample that shows no failure of the program.
    pub fn is_doubt(&self) -> bool {
        matches!(self, Why::NotReplayed(_) | Why::Library(_) | Why::FailsIf(_))
    }

    /// Whether it is that the time or the work of the run or of a turn has ended: more of it may help.
    pub fn is_timeout(&self) -> bool {
        matches!(self, Why::Stopped(Stopped::Timeout | Stopped::Work))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_one_sentence() {
        let says = |why: Why| why.to_string();
        assert_eq!(says(Stopped::Timeout.into()), "timeout");
        assert_eq!(says(Why::Early(Stopped::Memory, "while linking".into())), "memory while linking");
        assert_eq!(says(Why::Bound(Bound::Rounds(1))), "no failure with loops unrolled once");
        assert_eq!(says(Why::Bound(Bound::Rounds(4))), "no failure with loops unrolled 4 times");
        assert_eq!(says(Why::Bound(Bound::Levels(1))), "no failure with recursion followed for 1 level");
        assert_eq!(says(Why::Bound(Bound::Inputs(2))), "no failure on 2 random inputs");
        let limits = [Stop::Timeout, Stop::Memory, Stop::Canceled].map(|stop| says(stop.into()));
        assert_eq!(limits, ["timeout", "memory", "interrupted"]);
        assert_eq!(says(Stop::Ticks.into()), "the solver has no answer: too much work");
        assert_eq!(Why::word("resourceout"), Stop::Ticks.into());
        assert_eq!(says(Why::word("unknown")), "the solver has no answer: unknown");
        assert_eq!(Why::word("canceled"), Stop::Canceled.into());
        let place = "it is not known what a program does here: asm";
        assert_eq!(says(Why::NotFollowed("asm".into(), 0)), place);
        assert_eq!(says(Why::NotFollowed("asm".into(), 1)), format!("{place} (and another reason)"));
        assert_eq!(says(Why::NotFollowed("asm".into(), 2)), format!("{place} (and 2 other reasons)"));
        let undecided = Why::NotExcluded("asm".into(), Box::new(Why::NoPredicates));
        assert_eq!(says(undecided), "asm: a path that cannot be taken gives no new predicates");
    }
}
