//! Large-block encoding: predicate abstraction over blocks of the program.
//!
//! **Idea.** Beyer, Cimatti, Griggio, Keremoglu and Sebastiani, *Software Model Checking via Large-Block
//! Encoding*, 2009: parts of the program without loops are single steps of the search. With single operations
//! as blocks, conjunctions as states and one question for each predicate it is what BLAST and SLAM do.
//!
//! **Here.** [`crate::program::inlined`]: the program as one automaton. `formula::summarise`: its blocks.
//! `formula::automaton`: blocks and paths as formulas. [`crate::engine::abstraction`]: abstract states, their
//! successors, and whether a path can be taken. `tree`: what was reached. `refine`: new predicates. `search`:
//! all of it together. `draw`: the automaton as a graph.
//!
//! **Contract.** `Holds` is said of a check only if the tree is closed without a failure of it, and no place
//! was reached from which nothing is known. A failure is said after it was replayed.

mod draw;
mod options;
mod refine;
mod search;
#[cfg(test)]
mod tests;
mod tree;

pub use draw::dot;
use search::ReachabilitySearch;

use super::kit::table::EngineRow;

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "lbe",
    about: "Predicate abstraction over blocks of the program: large-block encoding.",
    options: &[options::BLOCKS, options::ABSTRACTION, options::REFINE, options::FIRST_PREDICATES],
    shared: &["recursion", "connect", "solver", "certificate", "emit-vc"],
    make: |problem, program| Ok(Box::new(ReachabilitySearch::new(problem, program)?)),
    refuses: |_, _| None,
    // A bound has nothing to do with it, so a user who sets one wants other engines.
    takes_turns: |effort| effort.unroll.is_none(),
};
