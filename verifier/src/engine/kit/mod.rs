//! The kit under every engine, so that an engine is its strategy alone.
//!
//! **Here.** [`problem`]: the input of an engine. [`ledger`]: the state of each check, which all engines
//! read and write. [`Engine`]: its turns. [`table`]: a row for each engine, from which the command line,
//! help and documents are made. [`turns`]: the schedule. [`counterexample`]: from a model of the solver to
//! inputs; [`replayer`]: their execution. [`watch`]: listeners.
//!
//! **Contract.** An engine writes that a check holds only where no execution fails it, and that it fails
//! only with an execution that was replayed.

mod board;
pub mod counterexample;
pub mod ledger;
pub mod problem;
pub mod replayer;
pub mod table;
pub mod turns;
pub mod watch;

use javelin_term::statistics::Statistic;

use ledger::Ledger;

/// How an engine ends, by which the schedule continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// It can do no more, or a limit was reached: the others continue.
    Nothing,
    /// No engine can do more: all executions were examined, as far as it is known what they do. The run is
    /// over.
    Complete,
}

/// An engine that works on one program.
pub trait Engine {
    /// Works until it can do no more or a limit is reached. Others have turns wherever it looks for limits
    /// (`seats.rs`). What they have decided by then the ledger [learns](Ledger::learn): failures of
    /// these checks need not be looked for.
    fn work(&mut self, ledger: &mut Ledger) -> Rest;

    /// Its counters so far. Names begin with the name of the engine.
    fn statistics(&self) -> Vec<Statistic> {
        Vec::new()
    }

    /// Its most important counters, in a few words for the last line of the report.
    fn summary(&self) -> Option<String> {
        None
    }

    /// Whether its proofs are about whole executions of the program, and rest on what others have proved.
    /// One that proves functions by themselves returns false.
    fn is_of_program(&self) -> bool {
        true
    }
}
