//! Blocks are executed on terms, each execution with the unknown values that are its own.
//!
//! **Here.** One execution from unknown values stands for all executions of a block ([`Occurrence::Any`]); on
//! a path each has unknown values of its own ([`Occurrence::OnPath`]). Nothing leads back to the entry, so a
//! block from there is executed once in a run of the program, and its unknown values are the same in both.
//!
//! **Contract.** Only where a block is executed once in a run, a pointer among its unknown values is the
//! address of one object ([`Symbolic::is_once`]): [`Encoder::execute`] is the one place that says so.

use std::rc::Rc;

use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use super::symbols::Symbols;
use crate::formula::block::{BlockCode, BlockExecution, BlockOutcome};
use crate::formula::guard::Guard;
use crate::formula::state::{SymbolicState, Values};
use crate::formula::summarise::SummarisedAutomaton;
use crate::formula::symbolic::{EdgeFacts, Symbolic, Unknowns};
use crate::program::cfa::{Cfa, Location};

/// The blocks of a function.
#[derive(Clone, Copy)]
pub struct Blocks<'b> {
    /// The function. No edge leads to its entry.
    pub function: &'b Cfa,
    /// The location of which it is noted over which edges it is reached.
    pub target: Location,
    /// The variables and memory that its edges read.
    pub reading: &'b EdgeFacts,
    /// The blocks between its locations.
    pub summary: &'b SummarisedAutomaton,
}

impl Blocks<'_> {
    /// A state with these values in which nothing is excluded.
    pub fn any_state(&self, values: &Values) -> SymbolicState {
        SymbolicState { guard: Guard::TRUE, values: Rc::clone(values) }
    }
}

/// Which execution of a block is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// The one that stands for all.
    Any,
    /// The one at this position of a path from the entry.
    OnPath(usize),
}

/// The steps of a path from the second on have numbers from here on; those below are of blocks.
const PATH_STEPS: u32 = 1 << 24;

impl Occurrence {
    /// Executions with the same number have the same unknown values: 0 is the step from the entry.
    fn step(self, block: usize, is_entry: bool) -> u32 {
        match self {
            _ if is_entry => 0,
            Occurrence::Any => block as u32 + 1,
            Occurrence::OnPath(position) => PATH_STEPS + position as u32 + 1,
        }
    }
}

/// An execution of a block, but for its state.
pub struct BlockContext<'r> {
    /// Which one it is.
    pub occurrence: Occurrence,
    /// Unknown values and objects that it asks for are added here.
    pub unknowns: &'r mut Unknowns,
    /// By edges, the variables that switch their conditions on, if that is wanted.
    pub switches: Option<&'r mut FxHashMap<usize, Term>>,
}

/// The executor of blocks.
pub struct Encoder<'a> {
    /// The executor of edges.
    pub symbolic: Symbolic<'a>,
    /// The symbols that predicates are over.
    pub symbols: Symbols,
}

impl<'a> Encoder<'a> {
    /// An encoder that has executed nothing yet.
    pub fn new(symbolic: Symbolic<'a>) -> Encoder<'a> {
        Encoder { symbolic, symbols: Symbols::default() }
    }

    /// Executes a block; `None` where a limit is reached.
    pub fn execute(
        &mut self,
        blocks: &Blocks,
        number: usize,
        state: SymbolicState,
        run: BlockContext,
    ) -> Option<BlockOutcome> {
        let block = blocks.summary.blocks[number];
        let is_entry = block.from == blocks.function.entry;
        debug_assert!(run.occurrence != Occurrence::OnPath(0) || is_entry, "a path begins at the entry");
        let operations = &blocks.summary.operations;
        let code = BlockCode { function: blocks.function, reading: blocks.reading, operations };
        self.symbolic.is_once = is_entry || run.occurrence != Occurrence::Any;
        let execution = BlockExecution {
            symbolic: &mut self.symbolic,
            code: &code,
            unknowns: run.unknowns,
            step: run.occurrence.step(number, is_entry),
            watched: blocks.target,
            switches: run.switches,
        };
        let outcome = execution.run(block.operation, state);
        self.symbolic.is_once = true;
        outcome
    }

    /// A term over symbols where these have the values of a state.
    pub fn instance(&mut self, term: Term, values: &Values) -> Term {
        self.symbols.instance(&mut self.symbolic, term, values)
    }
}
