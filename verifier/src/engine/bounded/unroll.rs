//! The unrolled program: all executions up to a bound, as one formula.
//!
//! **Idea.** Symbolic execution that merges the states of paths where they join (Clarke, Kroening and
//! Lerda, *A Tool for Checking ANSI-C Programs*, 2004): each variable has one term at each unrolled
//! location, each location a guard. Calls are inlined, loops unrolled.
//!
//! **Here.** All unrollings of a program share terms, guards, what is known of functions, and the variables
//! that stand for unknown values, which are the same for the same step of each unrolling.
//! [`super::run`] executes. Terms are brought into normal form at once: a loop whose condition is a
//! constant in each round ends by itself, and such rounds do not count.
//!
//! **Contract.** Every execution of the program is in the result up to where it reaches a check that
//! fails, an end of the program, or one of [`Unrolling::frontier`].

use rustc_hash::FxHashMap;

use super::run::BoundedExecution;
use crate::engine::Limits;
use crate::formula::guard::Guard;
use crate::formula::nesting::Key;
use crate::formula::symbolic::{Symbolic, Unknowns};
use crate::limits::Stopped;
use crate::program::cfa::{Cfa, Location, Program};

/// How far loops and recursion are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnrollBound {
    /// How often the body of a loop is executed whose condition depends on what is unknown.
    pub rounds: u32,
    /// How often the body of any other loop is executed.
    pub free_rounds: u32,
    /// How many activations of one function there can be at a time.
    pub levels: u32,
    /// Where a loop has reached its bound: whether it has one more round, with any values of what it
    /// writes, that stands for all that are left; otherwise the unrolled program ends there.
    pub is_general: bool,
}

/// Why a location is where the unrolled program ends, though the program continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cutoff {
    /// The continuation is not known.
    Open(String),
    /// A loop has reached the bound.
    Loop,
    /// A recursion has reached the bound.
    Recursion,
    /// Time or memory has ended.
    Cut,
}

/// Where the unrolled program ends, though the program continues.
#[derive(Clone, Debug)]
pub struct Frontier {
    pub function: u32,
    pub location: Location,
    /// When it is reached.
    pub guard: Guard,
    pub why: Cutoff,
}

#[derive(Default)]
pub struct Unrolling {
    /// For each check, when it fails.
    pub errors: Vec<Vec<Guard>>,
    /// Where it ends too early.
    pub frontier: Vec<Frontier>,
    /// The unknown values of the executions.
    pub unknowns: Unknowns,
    /// Which limit ended it, if one did.
    pub cut: Option<Stopped>,
}

/// Unrolls a program again and again, further each time: what is the same keeps its terms.
pub struct Unroller<'a> {
    pub symbolic: Symbolic<'a>,
    pub(super) checks: usize,
    /// The numbers of activations, by that of the caller, the call, and its key.
    pub(super) contexts: FxHashMap<(u32, usize, Key), u32>,
}

impl<'a> Unroller<'a> {
    /// An unroller of a program.
    pub fn new(program: &'a mut Program) -> Unroller<'a> {
        let checks = program.checks.len();
        Unroller { symbolic: Symbolic::new(program), checks, contexts: FxHashMap::default() }
    }

    /// Unrolls the program this far.
    pub fn unroll(&mut self, bound: UnrollBound, limits: &Limits) -> Unrolling {
        // A quarter of the memory is left for the questions.
        let room = Limits { memory: limits.memory - limits.memory / 4, ..limits.clone() };
        self.symbolic.set_limits(&room);
        BoundedExecution::new(self, bound, &room).unrolled()
    }

    /// The functions of the program.
    pub fn functions(&self) -> &'a [Option<Cfa>] {
        self.symbolic.functions
    }
}
