//! The kit under every engine, so that an engine is its strategy alone.
//!
//! **Here.** [`problem`]: the input of an engine. [`ledger`]: the state of each check, which all engines
//! read and write. [`Engine`]: its turns. [`table`]: a row for each engine, from which the command line,
//! help and documents are made. [`turns`]: the schedule. [`counterexample`]: from a model of the solver to
//! inputs; [`replayer`]: their execution. [`watch`]: listeners.
//!
//! **Contract.** An engine writes that a check holds only where no execution fails it, and that it fails only
//! with an execution that was replayed.

pub mod counterexample;
pub mod ledger;
pub mod problem;
pub mod replayer;
pub mod table;
pub mod turns;
pub mod watch;

use javelin_term::statistics::Statistic;

use ledger::Ledger;

/// The end of a turn, by which the schedule continues: whether another turn of the engine may decide more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// More time may help: the engine has its next turn, a longer one.
    Time,
    /// It can do no more: it is dropped, and the others continue.
    Nothing,
    /// No engine can do more: all executions were examined, as far as it is known what they do. This turn is
    /// the last one of the run.
    Complete,
}

/// An engine that works on one program. It keeps its state from one turn to the next.
pub trait Engine {
    /// Works until the work of the run has this value ([`Limits::work`](crate::limits::Limits::work)), or
    /// until it can do no more. The ledger has what others have decided by now:
    /// failures of these checks need not be looked for.
    fn turn(&mut self, ledger: &mut Ledger, until: Option<u64>) -> Rest;

    /// Its counters so far. Names begin with the name of the engine.
    fn statistics(&self) -> Vec<Statistic> {
        Vec::new()
    }

    /// Its most important counters, in a few words for the last line of the report.
    fn summary(&self) -> Option<String> {
        None
    }

    /// Whether its proofs are about whole executions of the program, and rest on what others have proved. One
    /// that proves functions by themselves returns false.
    fn is_of_program(&self) -> bool {
        true
    }
}
