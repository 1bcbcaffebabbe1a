//! Oracles: methods that say whether an execution takes a path program.

use super::bench::Workbench;
use super::execution::{PathFeasibility, feasibility, proof};
use super::interpretation::Interpretation;
use super::paths::PathPart;
use super::proof::PathProof;
use super::unrolling::PathUnrolling;
use crate::engine::kit::counterexample::ReplayInputs;
use crate::engine::kit::problem::Problem;
use crate::interpret::trace::Trace;
use crate::job::Effort;
use crate::program::cfa::{Check, Program};
use crate::prover::ProverError;
use crate::why::Why;

/// A path program that is asked about.
pub struct PathQuestion<'q> {
    /// The positions of its bridges, in the order in which they are taken.
    pub path: Vec<usize>,
    /// Its bridges and its components with loops, in their order.
    pub parts: Vec<PathPart>,
    /// The check that fails at its end; `None` where it ends at a place from which nothing is known.
    pub check: Option<&'q Check>,
    /// The problem of the run, with the interpreter that replays failures.
    pub problem: &'q Problem<'q>,
}

/// The answer of an oracle to a path program.
pub enum Finding {
    /// No execution takes it, for a reason that others may share.
    Proof(PathProof),
    /// No execution takes it.
    Excluded,
    /// An execution may take it; these are the inputs of one, if they are known.
    Possible(Option<ReplayInputs>),
    /// An execution that was replayed takes it, and fails.
    Fails(Box<Trace>),
    /// It is not known.
    Unknown(Why),
}

/// The names of an oracle in statistics.
#[derive(Debug, PartialEq, Eq)]
pub struct OracleRow {
    /// Its name in a sentence: `3 by execution`.
    pub name: &'static str,
    /// The row of how many path programs it excluded.
    pub proofs: &'static str,
    /// The row of its time.
    pub time: &'static str,
}

/// A method that says whether an execution takes a path program.
pub trait PathOracle {
    /// Its names in statistics.
    fn row(&self) -> &'static OracleRow;

    /// The verdict on a path program.
    ///
    /// # Errors
    /// The connection to the solver is closed, or a limit was reached.
    fn ask(&mut self, bench: &mut Workbench, question: &PathQuestion) -> Result<Finding, ProverError>;
}

/// The oracle of [`feasibility`] and [`proof`].
struct SymbolicExecution;

impl PathOracle for SymbolicExecution {
    fn row(&self) -> &'static OracleRow {
        &OracleRow { name: "execution", proofs: "smpp-execution-proofs", time: "smpp-execution-ms" }
    }

    fn ask(&mut self, bench: &mut Workbench, question: &PathQuestion) -> Result<Finding, ProverError> {
        Ok(match feasibility(bench, &question.parts)? {
            PathFeasibility::Infeasible => match proof(bench, &question.parts)? {
                Some(proof) => Finding::Proof(proof),
                None => Finding::Possible(None),
            },
            PathFeasibility::Feasible(inputs) => Finding::Possible(inputs),
            PathFeasibility::Unknown(why) => Finding::Unknown(why),
        })
    }
}

/// The oracles that prove; unrolling is always the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Oracles {
    /// Symbolic execution, then intervals, then octagons.
    #[default]
    All,
    /// Symbolic execution alone, which knows nothing of loops.
    Execution,
    /// Abstract interpretation alone, with intervals.
    Intervals,
    /// Abstract interpretation alone, with intervals and octagons.
    Octagons,
}

/// The oracles, in the order in which they are asked.
pub fn oracles(which: Oracles, program: &Program, effort: &Effort) -> Vec<Box<dyn PathOracle>> {
    let mut all: Vec<Box<dyn PathOracle>> = Vec::new();
    if matches!(which, Oracles::All | Oracles::Execution) {
        all.push(Box::new(SymbolicExecution));
    }
    if which != Oracles::Execution {
        all.push(Box::new(Interpretation::new(which)));
    }
    all.push(Box::new(PathUnrolling::new(program, effort)));
    all
}
