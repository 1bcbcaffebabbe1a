//! The unrolled program: all executions up to a bound, as one formula.
//!
//! **Idea.** Symbolic execution that merges the states of paths where they meet (Clarke, Kroening and
//! Lerda, *A Tool for Checking ANSI-C Programs*, 2004): each variable has one term at each unrolled
//! location, each location a guard. Calls are inlined, loops unrolled.
//!
//! **Here.** What all unrollings of a program share: terms, guards, what is known of functions, and the
//! variables that stand for unknown values, which are the same for the same step of each unrolling.
//! [`super::run`] executes. Terms are brought into normal form at once: a loop whose condition is a
//! constant in each round ends by itself, and such rounds do not count.
//!
//! **Contract.** Every execution of the program is in the result up to where it reaches a check that
//! fails, an end of the program, or one of [`Unrolling::frontier`].

use std::rc::Rc;

use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use super::run::Run;
use crate::engine::Limits;
use crate::formula::fresh::Fresh;
use crate::formula::guard::Guard;
use crate::formula::nesting::{Key, Nesting};
use crate::formula::state::Values;
use crate::formula::symbolic::{Reading, Symbolic, Unknowns};
use crate::formula::written::Written;
use crate::limits::Stopped;
use crate::program::cfa::{Function, Location, Program};

/// How far loops and recursion are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
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

/// Why a location is where the unrolled program ends, though the program goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// What comes after is not known.
    Open(String),
    /// A loop has reached the bound.
    Loop,
    /// A recursion has reached the bound.
    Recursion,
    /// Time or memory has ended.
    Cut,
}

/// Where the unrolled program ends, though the program goes on.
#[derive(Clone, Debug)]
pub struct Frontier {
    /// The function.
    pub function: u32,
    /// The location.
    pub location: Location,
    /// When it is reached.
    pub guard: Guard,
    /// Why.
    pub why: Why,
}

/// The unrolled program.
#[derive(Default)]
pub struct Unrolling {
    /// For each check, when it fails.
    pub errors: Vec<Vec<Guard>>,
    /// Where it ends too early.
    pub frontier: Vec<Frontier>,
    /// What executions ask for.
    pub unknowns: Unknowns,
    /// Which limit ended it, if one did.
    pub cut: Option<Stopped>,
}

/// What is known of a function, whatever its activation.
pub(super) struct Shape {
    /// Its loops.
    pub nesting: Nesting,
    /// Its edges.
    pub reading: Reading,
}

/// Unrolls a program again and again, further each time: what is the same keeps its terms.
pub struct Unroller<'a> {
    /// What executes edges.
    pub symbolic: Symbolic<'a>,
    pub(super) functions: &'a [Option<Function>],
    pub(super) entry: u32,
    pub(super) checks: usize,
    shapes: Vec<Option<Rc<Shape>>>,
    pub(super) contexts: FxHashMap<(u32, usize, Key), u32>,
    /// The variables for unknown values, by context, edge, position in it, and key.
    pub(super) fresh: Fresh<(u32, usize, usize, Key)>,
    written: Option<Rc<Written>>,
}

/// The number of an edge for the choice between all that leave a location.
const CHOICE: usize = usize::MAX;

/// The number of an edge for what a loop writes, at its head.
const HEAD: usize = usize::MAX - 1;

impl<'a> Unroller<'a> {
    /// An unroller of a program.
    pub fn new(program: &'a mut Program) -> Unroller<'a> {
        let (entry, checks) = (program.entry, program.checks.len());
        let (symbolic, functions) = Symbolic::new(program);
        Unroller {
            symbolic,
            functions,
            entry,
            checks,
            shapes: functions.iter().map(|_| None).collect(),
            contexts: FxHashMap::default(),
            fresh: Fresh::default(),
            written: None,
        }
    }

    /// Unrolls the program this far.
    pub fn unroll(&mut self, bound: Bound, limits: &Limits) -> Unrolling {
        self.symbolic.set_limits(limits);
        Run::new(self, bound, limits.memory).unrolled()
    }

    /// The functions of the program.
    pub fn functions(&self) -> &'a [Option<Function>] {
        self.functions
    }

    pub(super) fn function(&self, number: u32) -> Option<&'a Function> {
        self.functions.get(number as usize).and_then(Option::as_ref)
    }

    /// What is known of a function; `None` where a limit is reached.
    pub(super) fn shape(&mut self, number: u32, function: &Function) -> Option<Rc<Shape>> {
        if let Some(shape) = &self.shapes[number as usize] {
            return Some(Rc::clone(shape));
        }
        let nesting = Nesting::new(function, &self.symbolic.clock);
        let reading = self.symbolic.reading(function)?;
        let shape = Rc::new(Shape { nesting, reading });
        self.shapes[number as usize] = Some(Rc::clone(&shape));
        Some(shape)
    }

    /// Nothing is known of what the loop with this head writes. Where a limit is reached, the unrolling
    /// is not to be used.
    pub(super) fn forget(&mut self, at: (u32, u32, Location, &Key), shape: &Shape, values: &mut Values) {
        let (number, context, head, key) = at;
        let Some(function) = self.function(number) else { return };
        let Some(written) = self.written() else { return };
        let Unroller { symbolic: Symbolic { graph, variables, clock, .. }, fresh, .. } = self;
        let shared = variables.shared.len();
        clock.goes_on(function.edges.len() as u32);
        for variable in written.by_loop(function, &shape.nesting, head) {
            let slot = variables.slot(variable);
            if slot < shared || shape.reading.liveness.is_live(head, slot - shared) {
                let at = (context, HEAD, variable.0 as usize, key.clone());
                Rc::make_mut(values)[slot] = Some(fresh.like(at, graph, variables, variable));
            }
        }
    }

    /// What loops and functions write; `None` where a limit is reached.
    fn written(&mut self) -> Option<Rc<Written>> {
        if self.written.is_none() {
            let is_shared = |variable| self.symbolic.variables.is_shared(variable);
            let written = Written::new(self.functions, is_shared, &self.symbolic.clock);
            self.symbolic.clock.check().ok()?;
            self.written = Some(Rc::new(written));
        }
        self.written.clone()
    }

    /// Which of several edges is taken, as a number that nothing is known of.
    pub(super) fn choice(&mut self, context: u32, key: &Key) -> Term {
        self.fresh.choice((context, CHOICE, 0, key.clone()), self.symbolic.graph)
    }
}
