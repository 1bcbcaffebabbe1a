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

use javelin_solver::term::graph::{Graph, Term};
use rustc_hash::{FxHashMap, FxHashSet};

use super::reads::{Read, Reader, reads_of};
use super::run::Run;
use super::separate::Separate;
use crate::engine::Limits;
use crate::formula::evaluation::Evaluation;
use crate::formula::exclusive::exclusive_locations;
use crate::formula::guard::{Guard, Guards};
use crate::formula::live::{Liveness, terms};
use crate::formula::nesting::{Key, Nesting};
use crate::formula::state::{State, Values};
use crate::formula::variables::Variables;
use crate::formula::written::Written;
use crate::limits::Clock;
use crate::program::cfa::{Function, Location, Place, Program, Role, Source, Variable, VariableInfo};

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

/// An unknown value.
#[derive(Clone, Debug)]
pub struct Input {
    /// Where it comes from.
    pub source: Source,
    /// When it is asked for.
    pub guard: Guard,
    /// The variable that stands for it.
    pub term: Term,
}

/// An object that has just been made, and whose bytes are as they were.
#[derive(Clone, Debug)]
pub struct Object {
    /// The `alloca` or call that makes it.
    pub place: Place,
    /// When.
    pub guard: Guard,
    /// Its address.
    pub address: Term,
    /// Its size in bytes.
    pub bytes: Term,
    /// The region of memory.
    pub region: Term,
    /// How many inputs were asked for before.
    pub inputs: usize,
}

/// The unrolled program.
#[derive(Default)]
pub struct Unrolling {
    /// For each check, when it fails.
    pub errors: Vec<Vec<Guard>>,
    /// Where it ends too early.
    pub frontier: Vec<Frontier>,
    /// The unknown values; along each execution they are asked for in this order.
    pub inputs: Vec<Input>,
    /// The objects, in such an order too.
    pub objects: Vec<Object>,
    /// Which limit ended it, if one did.
    pub cut: Option<&'static str>,
}

/// What is known of a function, whatever its activation.
pub(super) struct Shape {
    /// Its loops.
    pub nesting: Nesting,
    /// What it reads.
    pub liveness: Liveness,
    /// What each edge reads of memory.
    pub reads: Vec<Vec<Read>>,
    /// Where at most one edge can be taken.
    pub exclusive: FxHashMap<Location, bool>,
}

/// Unrolls a program again and again, further each time: what is the same keeps its terms.
pub struct Unroller<'a> {
    /// All terms.
    pub graph: &'a mut Graph,
    /// All guards.
    pub guards: Guards,
    pub(super) functions: &'a [Option<Function>],
    /// The variables.
    pub(super) variables: Variables<'a>,
    pub(super) entry: u32,
    pub(super) initial: &'a [(Variable, Term)],
    pub(super) unknown: &'a [(Variable, Source)],
    pub(super) checks: usize,
    shapes: Vec<Option<Rc<Shape>>>,
    pub(super) contexts: FxHashMap<(u32, usize, Key), u32>,
    fresh: FxHashMap<(u32, usize, usize, Key), Term>,
    written: Option<Rc<Written>>,
    evaluation: Evaluation,
    reader: Reader,
    /// The objects of pointers that nobody has made, where these have some.
    pub(super) separate: Option<Separate>,
    /// Whether objects are as long as accesses ask.
    pub(super) is_wide: bool,
    /// When the unrolling that is made ends.
    pub(super) clock: Clock,
}

/// The bits of an address where pointers may have objects of their own.
const ADDRESS_BITS: u32 = 64;

/// The number of an edge for the choice between all that leave a location.
const CHOICE: usize = usize::MAX;

/// The number of an edge for what a loop writes, at its head.
const HEAD: usize = usize::MAX - 1;

/// The objects of pointers that nobody has made: none yet.
fn separate_of(
    graph: &Graph,
    variables: &[VariableInfo],
    unknown: &[(Variable, Source)],
    object_bits: u32,
) -> Separate {
    let regions = variables.iter().filter(|info| info.role == Role::Memory && info.owner.is_none());
    let regions: FxHashSet<Term> = regions.map(|info| info.term).collect();
    let mut separate = Separate::new(ADDRESS_BITS, object_bits, regions);
    let unknown = unknown.iter().map(|(variable, _)| variables[variable.0 as usize].term);
    unknown.filter(|&term| graph.is_bitvec(term)).for_each(|term| separate.is_unknown(term));
    separate
}

impl<'a> Unroller<'a> {
    /// An unroller of a program.
    pub fn new(program: &'a mut Program) -> Unroller<'a> {
        let is_wide = program.wide_objects;
        let Program { graph, variables, functions, entry, initial, unknown, checks, separate, .. } = program;
        let separate = separate.map(|object_bits| separate_of(graph, variables, unknown, object_bits));
        Unroller {
            separate,
            is_wide,
            guards: Guards::new(graph),
            graph,
            shapes: functions.iter().map(|_| None).collect(),
            functions,
            variables: Variables::new(variables, functions),
            entry: *entry,
            initial,
            unknown,
            checks: checks.len(),
            contexts: FxHashMap::default(),
            fresh: FxHashMap::default(),
            written: None,
            evaluation: Evaluation::new(),
            reader: Reader::default(),
            clock: Clock::endless(),
        }
    }

    /// Unrolls the program this far.
    pub fn unroll(&mut self, bound: Bound, limits: &Limits) -> Unrolling {
        self.clock = Clock::new(limits);
        self.evaluation.set_limits(limits);
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
        let clock = &self.clock;
        let nesting = Nesting::new(function, clock);
        let liveness = Liveness::new(self.graph, function, &self.variables.of_term, clock);
        let exclusive = exclusive_locations(self.graph, function, clock);
        let reads = |edge| if clock.goes_on(16) { reads_of(self.graph, &terms(edge)) } else { Vec::new() };
        let reads = function.edges.iter().map(reads).collect();
        clock.check().ok()?;
        let shape = Rc::new(Shape { nesting, liveness, reads, exclusive });
        self.shapes[number as usize] = Some(Rc::clone(&shape));
        Some(shape)
    }

    /// A variable that nothing is known of: in each unrolling the same for the same step.
    pub(super) fn fresh(&mut self, at: (u32, usize, usize, &Key), like: Variable) -> Term {
        let (context, edge, position, key) = at;
        let info = self.variables.info(like);
        let graph = &mut *self.graph;
        *self.fresh.entry((context, edge, position, key.clone())).or_insert_with(|| {
            let sort = graph.sort(info.term);
            graph.variable(&info.name, sort)
        })
    }

    /// Nothing is known of what the loop with this head writes. Where a limit is reached, the unrolling
    /// is not to be used.
    pub(super) fn forget(&mut self, at: (u32, u32, Location, &Key), shape: &Shape, values: &mut Values) {
        let (number, context, head, key) = at;
        let Some(function) = self.function(number) else { return };
        let shared = self.variables.shared.len();
        let Some(written) = self.written() else { return };
        self.clock.goes_on(function.edges.len() as u32);
        for variable in written.by_loop(function, &shape.nesting, head) {
            let slot = self.variables.slot(variable);
            if slot < shared || shape.liveness.is_live(head, slot - shared) {
                let position = variable.0 as usize;
                Rc::make_mut(values)[slot] = Some(self.fresh((context, HEAD, position, key), variable));
            }
        }
    }

    /// What loops and functions write; `None` where a limit is reached.
    fn written(&mut self) -> Option<Rc<Written>> {
        if self.written.is_none() {
            let is_shared = |variable| self.variables.is_shared(variable);
            let written = Written::new(self.functions, is_shared, &self.clock);
            self.clock.check().ok()?;
            self.written = Some(Rc::new(written));
        }
        self.written.clone()
    }

    /// Which of several edges is taken, as a number that nothing is known of.
    pub(super) fn choice(&mut self, context: u32, key: &Key) -> Term {
        let graph = &mut *self.graph;
        *self.fresh.entry((context, CHOICE, 0, key.clone())).or_insert_with(|| {
            let sort = graph.bitvec_sort(32);
            graph.variable("choice", sort)
        })
    }

    /// The values that an edge reads come in place of the variables, until this is called again.
    pub(super) fn load(&mut self, shape: &Shape, edge: usize, values: &Values) {
        self.evaluation.loaded.clear();
        for &variable in shape.liveness.reads(edge) {
            let term = self.variables.info(variable).term;
            let value = self.value(variable, values);
            self.evaluation.loaded.set(term, value);
        }
        for read in &shape.reads[edge] {
            self.load_elements(read);
        }
    }

    /// What is read of memory at known addresses comes in place of the read.
    fn load_elements(&mut self, read: &Read) {
        let addresses: Vec<Term> = read.addresses.iter().map(|&address| self.evaluate(address)).collect();
        if addresses.iter().all(|&address| self.graph.is_constant(address)) {
            let array = self.evaluate(read.array);
            let Unroller { graph, evaluation, reader, .. } = self;
            let normal = |graph: &mut Graph, term| evaluation.normal(graph, term);
            let value = reader.read(graph, normal, array, &addresses);
            self.evaluation.loaded.set(read.term, value);
        }
    }

    pub(super) fn value(&mut self, variable: Variable, values: &Values) -> Term {
        match values[self.variables.slot(variable)] {
            Some(value) => value,
            None => {
                let info = self.variables.info(variable);
                let sort = self.graph.sort(info.term);
                self.graph.variable(&info.name, sort)
            }
        }
    }

    /// What a variable gets that is assigned a value.
    pub(super) fn assigned(&mut self, variable: Variable, value: Term) -> Term {
        match &mut self.separate {
            Some(separate) if self.variables.info(variable).role == Role::Pointer => {
                let value = separate.pointer(self.graph, value);
                self.normal(value)
            }
            _ => value,
        }
    }

    /// A term over the values that were loaded, in normal form.
    pub(super) fn evaluate(&mut self, term: Term) -> Term {
        self.evaluation.evaluate(self.graph, term)
    }

    /// The normal form of a term; where a limit is reached, the term.
    pub(super) fn normal(&mut self, term: Term) -> Term {
        self.evaluation.normal(self.graph, term)
    }

    /// One state for several of which an execution is in one at the most; where a limit is reached there
    /// are several left.
    pub(super) fn merge(&mut self, states: Vec<State>, is_read: impl Fn(usize) -> bool) -> Vec<State> {
        self.evaluation.merge(self.graph, &mut self.guards, states, is_read, &self.clock)
    }
}
