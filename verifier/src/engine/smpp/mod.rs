//! Satisfiability modulo path programs: paths by a SAT solver, proofs by oracles, and a clause for each.
//!
//! **Idea.** Harris, Sankaranarayanan, Ivančić and Gupta, *Program Analysis via Satisfiability Modulo Path
//! Programs*, POPL 2010. A path through the program with its loops contracted stands for all executions that
//! take its edges, and go round its loops as they like: a path program. A SAT solver picks one, an oracle
//! proves it or not, and what the proof needed becomes a clause that takes out all path programs of which it
//! is a proof, too.
//!
//! **Here.** [`crate::program::acyclic`]: the program with its loops contracted. `paths`: its paths as a
//! formula. `oracle`: what proves; `execution`: over-approximate symbolic execution; `interpretation`:
//! abstract interpretation; `unrolling`: executions of a path program. `proof`: what a proof needs, and what
//! interferes with it. `search`: all of it together. `bench`: the program as oracles see it.
//!
//! **Contract.** `Holds` is said of a check only if no path to its failures is left. A failure is said after
//! it was replayed.

mod bench;
mod execution;
mod interpretation;
mod options;
mod oracle;
mod paths;
mod proof;
mod search;
mod statistics;
#[cfg(test)]
mod tests;
mod unrolling;

use search::PathSearch;

use super::kit::table::EngineRow;

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "smpp",
    about: "Path programs: a SAT solver picks paths, abstract interpretation proves their loops.",
    options: &[options::ORACLES, options::INTERFERENCE, options::ORDER, options::WHOLE_CORES],
    shared: &["recursion", "connect", "solver", "certificate", "emit-vc"],
    make: |problem, program| Ok(Box::new(PathSearch::new(problem, program)?)),
    refuses: |_, _| None,
    // By itself only, until it is measured beside the others.
    takes_turns: |_| false,
};
