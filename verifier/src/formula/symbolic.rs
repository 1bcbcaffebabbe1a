//! Symbolic execution of edges: what an operation does to a state, on terms.
//!
//! **Idea.** King, *Symbolic Execution and Program Testing*, 1976: variables have terms for values, and a
//! guard says when a state is reached.
//!
//! **Here.** Terms are brought into normal form at once. Reads of memory at known addresses find what was
//! written ([`super::reads`]); pointers that nobody has made may get objects of their own
//! ([`super::separate`]). Unknown values and new objects are noted in the order of execution, for whoever
//! replays what a solver has found.

use std::rc::Rc;

use javelin_term::graph::{Graph, Term};
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::evaluation::Evaluation;
use super::exclusive::exclusive_locations;
use super::guard::{Guard, Guards};
use super::live::{Liveness, terms};
use super::reads::{Read, Reader, reads_of};
use super::separate::Separate;
use super::state::{State, Values};
use super::variables::Variables;
use crate::limits::{Clock, Limits};
use crate::program::cfa::{
    Function, Location, Op, Place, Program, Role, Source, Step, Variable, VariableInfo,
};

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

/// What executions ask for.
#[derive(Clone, Debug, Default)]
pub struct Unknowns {
    /// The unknown values; along each execution they are asked for in this order.
    pub inputs: Vec<Input>,
    /// The objects, in such an order too.
    pub objects: Vec<Object>,
}

/// What is known of the edges of a function, whatever its activation.
pub struct Reading {
    /// What it reads.
    pub liveness: Liveness,
    /// What each edge reads of memory.
    reads: Vec<Vec<Read>>,
    /// Where at most one edge can be taken.
    exclusive: FxHashMap<Location, bool>,
}

impl Reading {
    /// Whether at most one of the edges that leave a location can be taken.
    pub fn is_exclusive(&self, location: Location) -> bool {
        self.exclusive.get(&location).copied().unwrap_or(false)
    }
}

/// The bits of an address where pointers may have objects of their own.
const ADDRESS_BITS: u32 = 64;

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

/// What executes edges.
pub struct Symbolic<'a> {
    /// All terms.
    pub graph: &'a mut Graph,
    /// All guards.
    pub guards: Guards,
    /// The variables.
    pub variables: Variables<'a>,
    /// The objects of pointers that nobody has made, where these have some.
    pub separate: Option<Separate>,
    /// Whether objects are as long as accesses ask.
    pub is_wide: bool,
    /// When what is being done ends.
    pub clock: Clock,
    /// Whether the unknown values of what is executed now are each asked for once at most in a run of the
    /// program: only then a pointer among them is the address of one object.
    pub is_once: bool,
    /// What shared variables are at the beginning.
    initial: &'a [(Variable, Term)],
    /// Those that are unknown at the beginning.
    unknown: &'a [(Variable, Source)],
    evaluation: Evaluation,
    reader: Reader,
}

impl<'a> Symbolic<'a> {
    /// For a program; its functions stay with the caller.
    pub fn new(program: &'a mut Program) -> (Symbolic<'a>, &'a [Option<Function>]) {
        let is_wide = program.wide_objects;
        let Program { graph, variables, functions, initial, unknown, separate, .. } = program;
        let separate = separate.map(|object_bits| separate_of(graph, variables, unknown, object_bits));
        let symbolic = Symbolic {
            guards: Guards::new(graph),
            graph,
            variables: Variables::new(variables, functions),
            separate,
            is_wide,
            clock: Clock::endless(),
            is_once: true,
            initial,
            unknown,
            evaluation: Evaluation::new(),
            reader: Reader::default(),
        };
        (symbolic, functions)
    }

    /// What is done from now on keeps these limits.
    pub fn set_limits(&mut self, limits: &Limits) {
        self.clock = Clock::new(limits);
        self.evaluation.set_limits(limits);
    }

    /// What is known of the edges of a function; `None` where a limit is reached.
    pub fn reading(&mut self, function: &Function) -> Option<Reading> {
        let clock = &self.clock;
        let liveness = Liveness::new(self.graph, function, &self.variables.of_term, clock);
        let exclusive = exclusive_locations(self.graph, function, clock);
        let reads = |edge| if clock.goes_on(16) { reads_of(self.graph, &terms(edge)) } else { Vec::new() };
        let reads = function.edges.iter().map(reads).collect();
        clock.check().ok()?;
        Some(Reading { liveness, reads, exclusive })
    }

    /// The state where execution begins, at the entry of a function.
    pub fn start(&mut self, function: &Function, unknowns: &mut Unknowns) -> State {
        let mut values = self.variables.at_entry(function);
        for &(variable, term) in self.initial {
            let slot = self.variables.slot(variable);
            values[slot] = Some(self.normal(term));
        }
        for &(variable, source) in self.unknown {
            let term = self.variables.info(variable).term;
            unknowns.inputs.push(Input { source, guard: Guard::TRUE, term });
        }
        State { guard: Guard::TRUE, values: Rc::new(values) }
    }

    /// The state behind an edge that is no call; `None` if none is possible. `fresh` makes the variable that
    /// stands for the unknown value at a position of the edge.
    pub fn operate(
        &mut self,
        (reading, function, edge): (&Reading, &Function, usize),
        mut state: State,
        fresh: &mut dyn FnMut(&mut Graph, &Variables<'a>, usize, Variable) -> Term,
        unknowns: &mut Unknowns,
    ) -> Option<State> {
        match &function.edges[edge].step {
            Step::Op(Op::Assign(values)) => {
                self.load(reading, edge, &state.values);
                let new = values.iter().map(|&(variable, term)| {
                    let value = self.evaluate(term);
                    self.assigned(variable, value)
                });
                let new: Vec<Term> = new.collect();
                let all = Rc::make_mut(&mut state.values);
                for ((variable, _), term) in values.iter().zip(new) {
                    all[self.variables.slot(*variable)] = Some(term);
                }
            }
            Step::Op(Op::Assume(condition)) => {
                self.load(reading, edge, &state.values);
                let condition = self.evaluate(*condition);
                state.guard = self.guards.and(self.graph, state.guard, condition)?;
            }
            Step::Op(Op::Havoc(values)) => {
                for (position, &(variable, source)) in values.iter().enumerate() {
                    let term = fresh(self.graph, &self.variables, position, variable);
                    if self.is_once && !matches!(source, Source::Left(_) | Source::Other(_)) {
                        self.separate.iter_mut().for_each(|separate| separate.is_unknown(term));
                    }
                    unknowns.inputs.push(Input { source, guard: state.guard, term });
                    Rc::make_mut(&mut state.values)[self.variables.slot(variable)] = Some(term);
                }
            }
            Step::New { place, address, bytes, region } => {
                self.load(reading, edge, &state.values);
                let [address, bytes] = [*address, *bytes].map(|term| self.evaluate(term));
                let region = self.value(*region, &state.values);
                self.separate.iter_mut().for_each(|separate| separate.is_made(self.graph, address));
                let (guard, inputs) = (state.guard, unknowns.inputs.len());
                unknowns.objects.push(Object { place: *place, guard, address, bytes, region, inputs });
            }
            Step::Call { .. } => return None,
        }
        Some(state)
    }

    /// The guard under which one of several edges is taken at will, `last` being the position of the last:
    /// that one is taken for all numbers that are left.
    pub fn chosen(&mut self, choice: Term, guard: Guard, position: usize, last: usize) -> Option<Guard> {
        let number = self.graph.number(position as u64, 32);
        let condition = match position == last {
            true => self.graph.bvule(number, choice),
            false => self.graph.equal(choice, number),
        };
        let condition = self.normal(condition);
        self.guards.and(self.graph, guard, condition)
    }

    /// The values that an edge reads come in place of the variables, until this is called again.
    pub fn load(&mut self, reading: &Reading, edge: usize, values: &Values) {
        self.evaluation.loaded.clear();
        for &variable in reading.liveness.reads(edge) {
            let term = self.variables.info(variable).term;
            let value = self.value(variable, values);
            self.evaluation.loaded.set(term, value);
        }
        for read in &reading.reads[edge] {
            self.load_elements(read);
        }
    }

    /// What is read of memory at known addresses comes in place of the read.
    fn load_elements(&mut self, read: &Read) {
        let addresses: Vec<Term> = read.addresses.iter().map(|&address| self.evaluate(address)).collect();
        if addresses.iter().all(|&address| self.graph.is_constant(address)) {
            let array = self.evaluate(read.array);
            let Symbolic { graph, evaluation, reader, .. } = self;
            let normal = |graph: &mut Graph, term| evaluation.normal(graph, term);
            let value = reader.read(graph, normal, array, &addresses);
            self.evaluation.loaded.set(read.term, value);
        }
    }

    /// The value of a term, over program variables, in a state.
    pub fn value_of(&mut self, term: Term, values: &Values) -> Term {
        self.evaluation.loaded.clear();
        for name in variables(self.graph, &[term]) {
            if let Some(&variable) = self.variables.of_term.get(&name) {
                let value = self.value(variable, values);
                self.evaluation.loaded.set(name, value);
            }
        }
        for read in &reads_of(self.graph, &[term]) {
            self.load_elements(read);
        }
        self.evaluate(term)
    }

    /// The element of an array at an address.
    pub fn element(&mut self, array: Term, address: Term) -> Term {
        let Symbolic { graph, evaluation, reader, .. } = self;
        let normal = |graph: &mut Graph, term| evaluation.normal(graph, term);
        reader.read(graph, normal, array, &[address])
    }

    /// The value of a variable; one that nothing is known of if it has none.
    pub fn value(&mut self, variable: Variable, values: &Values) -> Term {
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
    fn assigned(&mut self, variable: Variable, value: Term) -> Term {
        match &mut self.separate {
            Some(separate) if self.variables.info(variable).role == Role::Pointer => {
                let value = separate.pointer(self.graph, value);
                self.normal(value)
            }
            _ => value,
        }
    }

    /// A term over the values that were loaded, in normal form.
    pub fn evaluate(&mut self, term: Term) -> Term {
        self.evaluation.evaluate(self.graph, term)
    }

    /// The normal form of a term; where a limit is reached, the term.
    pub fn normal(&mut self, term: Term) -> Term {
        self.evaluation.normal(self.graph, term)
    }

    /// One state for several of which an execution is in one at the most; where a limit is reached there
    /// are several left.
    pub fn merge(&mut self, states: Vec<State>, is_read: impl Fn(usize) -> bool) -> Vec<State> {
        self.evaluation.merge(self.graph, &mut self.guards, states, is_read, &self.clock)
    }
}
