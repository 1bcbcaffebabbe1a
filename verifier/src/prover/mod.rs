//! The door to a solver.
//!
//! **Here.** An engine asks in terms of its own graph. The trait is implemented by the solver of this
//! workspace in the same process, a daemon, or any program that reads SMT-LIB; each takes from the graph what
//! it has not seen yet.

pub mod bodies;
mod client;
mod commands;
mod copies;
pub mod daemon;
mod expanding;
pub mod in_process;
pub mod process;
mod questions;
pub mod record;
pub mod smtlib;
#[cfg(test)]
mod tests;
pub mod text;

use std::sync::Arc;

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};

use bodies::Bodies;

pub use crate::limits::{Limits, Quota, Stopped};
use crate::why::Why;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It can be; values can be asked for.
    Sat,
    /// The formula is unsatisfiable.
    Unsat,
    /// Not decided, and why.
    Unknown(Why),
}

/// A formula that applies summaries.
#[derive(Clone, Copy)]
pub struct Condition<'c> {
    /// The formula to satisfy.
    pub formula: Term,
    /// The bodies of the summaries.
    pub bodies: &'c Bodies,
    /// The question in words, for people.
    pub says: &'c str,
}

/// The answer to a question with summaries, and how much it took.
#[derive(Clone, Debug)]
pub struct Played {
    /// The answer of the solver.
    pub answer: Answer,
    /// How many applications were expanded.
    pub used: u64,
    /// How many applications inlining expands; saturates.
    pub possible: u64,
}

/// Why no solver can be asked any more.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ProverError {
    /// The connection is closed, or a reply breaks the protocol.
    #[error("solver: {0}")]
    Gone(String),
    /// A limit of the run was reached.
    #[error("{0}")]
    Stopped(#[from] Stopped),
}

impl From<ProverError> for Why {
    fn from(error: ProverError) -> Why {
        match error {
            ProverError::Gone(error) => Why::SolverGone(error),
            ProverError::Stopped(stopped) => stopped.into(),
        }
    }
}

/// The ticks of a check that is not worth much work: less than a second.
pub const BRIEF: u64 = 20_000_000;

/// A solver with assertions on levels.
pub trait Prover: Send {
    /// From now on, on this level, this is true.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn assert(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError>;

    /// Opens a level.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn push(&mut self) -> Result<(), ProverError>;

    /// Closes the last level, and forgets what was asserted on it.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn pop(&mut self) -> Result<(), ProverError>;

    /// Whether all that is asserted and these assumptions can be true together. Where the quota is used up
    /// that is not known.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn check(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Answer, ProverError>;

    /// Whether a formula can be true whose summaries have these bodies, in place of the last one that was
    /// asked so. Nothing else is asserted or asked of this solver but values. Where the solver can, it
    /// examines the bodies that its counterexamples depend on, and no others.
    ///
    /// # Errors
    /// The connection to the solver is closed, or the solver cannot answer such questions.
    fn check_expanding(
        &mut self,
        _graph: &Graph,
        _condition: &Condition,
        _quota: Quota,
    ) -> Result<Played, ProverError> {
        Err(ProverError::Gone("it has no summaries".into()))
    }

    /// The values of Boolean and bit-vector terms after [`Answer::Sat`]; a truth value is one bit.
    ///
    /// # Errors
    /// The connection to the solver is closed, or the solver has no values.
    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError>;

    /// After [`Answer::Unsat`]: positions of assumptions that cannot be true together with what is asserted,
    /// ascending. Where the solver does not say, they are found by leaving out one after the other.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn core(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Vec<usize>, ProverError> {
        questions::core(self, graph, assumptions, quota)
    }

    /// The bytes that the solver holds, as far as that is known.
    fn held(&self) -> u64 {
        0
    }

    /// The consequence of all assertions and these assumptions for predicates: the strongest Boolean
    /// combination of these that follows, or one that follows, if it is too much work or the time ends.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn abstraction(
        &mut self,
        graph: &mut Graph,
        assumptions: &[Term],
        predicates: &[Term],
        quota: Quota,
    ) -> Result<Combination, ProverError> {
        questions::abstraction(self, graph, assumptions, predicates, quota)
    }

    /// Formulas between parts that cannot be true together, one fewer than there are parts: the first part
    /// implies the first, each with the next part the next one, and the last one contradicts the last part.
    /// `None` where the solver has none. Assertions play no part.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn interpolants(
        &mut self,
        _graph: &mut Graph,
        _parts: &[Vec<Term>],
        _quota: Quota,
    ) -> Result<Option<Vec<Term>>, ProverError> {
        Ok(None)
    }
}

/// Whether a formula can be true, within the work of a [`BRIEF`] check of the solver in this process. The
/// answer is the same on every machine, unless a limit is reached.
///
/// # Errors
/// The solver has found itself wrong.
pub fn decide(graph: &Graph, formula: Term, limits: Option<&Limits>) -> Result<Answer, ProverError> {
    let limits = limits.map_or_else(Limits::default, Limits::clone);
    in_process::InProcess::new(&limits, None).check(graph, &[formula], limits.within(BRIEF))
}

/// A Boolean combination of predicates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    /// Its parts, each before those that are made of it; the last one is the whole.
    pub parts: Vec<Part>,
    /// Whether it is the strongest that follows.
    pub is_strongest: bool,
    /// How many questions the solver was asked, where that is known.
    pub questions: u64,
}

/// A part of a combination, whose own parts are given by their positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The constant true or false.
    Truth(bool),
    /// A predicate, by its position.
    Predicate(usize),
    /// The negation of a node.
    Not(usize),
    /// The conjunction of nodes.
    And(Vec<usize>),
    /// The disjunction of nodes.
    Or(Vec<usize>),
    /// The second if the first, or the third.
    Choice([usize; 3]),
}

/// The solver that an effort asks for.
///
/// # Errors
/// It is not there.
pub fn open(effort: &crate::job::Effort, limits: &Limits) -> Result<Box<dyn Prover>, ProverError> {
    let prover = open_silent(effort, limits)?;
    Ok(match &effort.questions {
        Some(folder) => Box::new(record::Recorder::new(prover, folder.clone())?),
        None => prover,
    })
}

/// Whether another solver is there: its command can be started.
///
/// # Errors
/// It cannot be started.
pub fn check_solver(command: &str) -> Result<(), ProverError> {
    process::Process::start(command, Arc::default()).map(drop)
}

/// The solver that an effort asks for, whose questions are not written.
fn open_silent(effort: &crate::job::Effort, limits: &Limits) -> Result<Box<dyn Prover>, ProverError> {
    if let Some(command) = &effort.solver {
        let process = process::Process::start(command, Arc::clone(&limits.cancel))?;
        return Ok(Box::new(smtlib::Smtlib::new(process, &limits.work)?));
    }
    if let Some(address) = &effort.connect {
        return Ok(Box::new(smtlib::Smtlib::of_daemon(address, &limits.work)));
    }
    // Where the bytes of the thread are counted the run ends by them; the solver's own count is a guess.
    let is_counted = limits.seat.is_some() && limits.held.bytes() > 0;
    let memory = if is_counted { limits.memory } else { limits.memory / 2 };
    Ok(Box::new(in_process::InProcess::new(limits, Some(memory))))
}
