//! Symbolic execution of edges: what an operation does to a state, on terms.
//!
//! **Idea.** King, *Symbolic Execution and Program Testing*, 1976: variables have terms for values, and a
//! guard says when a state is reached.
//!
//! **Here.** Terms are brought into normal form at once. An unknown value is what the engine makes of it
//! ([`super::unknown`]), and so is a read of memory ([`super::loads`]); pointers that nobody has made may get
//! objects of their own ([`super::separate`]). Unknown values and new objects are noted in the order of
//! execution, for the replay of a solver's model. Activations are executed by
//! [`super::activation`], blocks of edges by [`super::block`].

use std::rc::Rc;

use javelin_term::graph::{Graph, Term};
use rustc_hash::{FxHashMap, FxHashSet};

use super::evaluation::Evaluation;
use super::exclusive::exclusive_locations;
use super::guard::{Guard, Guards};
use super::leaving::Leaving;
use super::live::Liveness;
use super::loads::Loads;
use super::nesting::{Key, Nesting};
use super::reads::{ArrayReader, WideRead, reads_of};
use super::separate::Separate;
use super::state::SymbolicState;
use super::unknown::{At, Fresh, Provenance, UnknownValues};
use super::variables::Variables;
use super::written::Written;
use crate::limits::{Clock, Limits};
use crate::program::cfa::{
    Cfa, Location, Op, Outside, Place, Program, Role, Source, Step, Variable, VariableInfo, terms,
};
use crate::program::influence::Influence;

/// An unknown value of an execution.
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
pub struct FreshObject {
    /// The `alloca` or call that makes it.
    pub place: Place,
    /// The condition of the access.
    pub guard: Guard,
    /// The address that is accessed.
    pub address: Term,
    /// Its size in bytes.
    pub bytes: Term,
    /// The region of memory.
    pub region: Term,
    /// How many inputs were asked for before.
    pub inputs: usize,
}

/// The unknown values and failing accesses of executions.
#[derive(Clone, Debug, Default)]
pub struct Unknowns {
    /// The unknown values; along each execution they are asked for in this order.
    pub inputs: Vec<Input>,
    /// The objects, in such an order too.
    pub objects: Vec<FreshObject>,
}

/// The facts about the edges of a function that hold in every activation.
pub struct EdgeFacts {
    /// The live variables at locations and edges.
    pub liveness: Liveness,
    /// The reads of memory on each edge.
    pub(super) reads: Vec<Vec<WideRead>>,
    /// Where at most one edge can be taken.
    exclusive: FxHashMap<Location, bool>,
}

impl EdgeFacts {
    /// Whether at most one of the edges that leave a location can be taken.
    pub fn is_exclusive(&self, location: Location) -> bool {
        self.exclusive.get(&location).copied().unwrap_or(false)
    }
}

/// The facts about a function that hold in every activation.
pub struct FunctionFacts {
    /// The nesting of its loops.
    pub nesting: Nesting,
    /// From where they are left.
    pub leaving: Leaving,
    /// The facts about its edges.
    pub reading: EdgeFacts,
    /// Whether it has a loop that is entered elsewhere than at its head.
    pub enters_aside: bool,
}

/// An edge that is taken.
#[derive(Clone, Copy)]
pub struct Transition<'t> {
    /// The function that is executed.
    pub function: &'t Cfa,
    /// The facts about its edges.
    pub reading: &'t EdgeFacts,
    /// The number of the edge.
    pub edge: usize,
    /// The round of loops in which it is taken.
    pub key: &'t Key,
}

/// How many bytes a term takes: here, in tables, and in the solver.
const BYTES_PER_TERM: u64 = 400;

/// The number of terms for which a number of bytes is enough.
pub fn most_terms(memory: u64) -> usize {
    usize::try_from(memory / BYTES_PER_TERM).unwrap_or(usize::MAX)
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

/// Symbolic execution of edges.
pub struct Symbolic<'a, U = Fresh> {
    /// The graph of all terms.
    pub graph: &'a mut Graph,
    /// The tree of all guards.
    pub guards: Guards,
    /// The variables of the program.
    pub variables: Variables<'a>,
    /// The functions by number.
    pub functions: &'a [Option<Cfa>],
    /// The function where execution begins.
    pub entry: u32,
    /// The values of shared variables at the beginning.
    pub initial: &'a [(Variable, Term)],
    /// The shared variables that are unknown at the beginning and that a replay can set.
    pub unknown: &'a [(Variable, Source)],
    /// The checks that may be reached from where nothing is known.
    pub influence: &'a Influence,
    /// The environment of callers, where each function is an entry.
    pub outside: Option<&'a Outside>,
    /// The source of unknown values.
    pub unknowns: U,
    /// The activation whose unknown values are meant.
    pub activation: u32,
    /// The results of reads of memory.
    pub memory: Loads,
    /// The objects of pointers that nobody has made, where these have some.
    pub separate: Option<Separate>,
    /// Whether objects are as long as accesses ask.
    pub is_wide: bool,
    /// When what is being done ends.
    pub clock: Clock,
    /// Whether the unknown values of what is executed now are each asked for once at most in a run of the
    /// program: only then a pointer among them is the address of one object.
    pub is_once: bool,
    pub(super) evaluation: Evaluation,
    pub(super) reader: ArrayReader,
    shapes: Vec<Option<Rc<FunctionFacts>>>,
    written: Option<Rc<Written>>,
}

impl<'a> Symbolic<'a> {
    /// For a program: unknown values are variables, reads at known addresses have the values that were
    /// written, and pointers that nobody has made have objects of their own where the program assumes so.
    pub fn new(program: &'a mut Program) -> Symbolic<'a> {
        let Program { graph, variables, unknown, separate, .. } = &*program;
        let separate = separate.map(|object_bits| separate_of(graph, variables, unknown, object_bits));
        Symbolic { separate, ..Symbolic::with(program, Loads::Known, |_| Fresh::default()) }
    }
}

impl<'a, U: UnknownValues> Symbolic<'a, U> {
    /// For a program whose memory and whose unknown values are these.
    pub fn with(
        program: &'a mut Program,
        memory: Loads,
        unknowns: impl FnOnce(&mut Graph) -> U,
    ) -> Symbolic<'a, U> {
        let is_wide = program.wide_objects;
        let Program { graph, variables, functions, entry, initial, unknown, outside, influence, .. } =
            program;
        Symbolic {
            guards: Guards::new(graph),
            unknowns: unknowns(graph),
            graph,
            variables: Variables::new(variables, functions),
            shapes: functions.iter().map(|_| None).collect(),
            functions,
            entry: *entry,
            initial,
            unknown,
            influence,
            outside: outside.as_ref(),
            activation: 0,
            memory,
            separate: None,
            is_wide,
            clock: Clock::endless(),
            is_once: true,
            evaluation: Evaluation::new(),
            reader: ArrayReader::default(),
            written: None,
        }
    }

    /// Sets the limits of all further work.
    pub fn set_limits(&mut self, limits: &Limits) {
        self.clock = Clock::new(limits);
        self.evaluation.set_limits(limits);
    }

    /// The facts about the edges of a function; `None` where a limit is reached.
    pub fn reading(&mut self, function: &Cfa) -> Option<EdgeFacts> {
        let clock = &self.clock;
        let liveness = Liveness::new(self.graph, function, &self.variables.of_term, clock);
        let exclusive = exclusive_locations(self.graph, function, clock);
        let finds_reads = !matches!(self.memory, Loads::Arrays);
        let reads = |edge| match finds_reads && clock.goes_on(16) {
            true => reads_of(self.graph, &terms(edge)),
            false => Vec::new(),
        };
        let reads = function.edges.iter().map(reads).collect();
        clock.check().ok()?;
        Some(EdgeFacts { liveness, reads, exclusive })
    }

    /// A function that has a body.
    pub fn function(&self, number: u32) -> Option<&'a Cfa> {
        self.functions.get(number as usize).and_then(Option::as_ref)
    }

    /// The facts about a function; `None` where a limit is reached, or it has no body.
    pub fn shape(&mut self, number: u32) -> Option<Rc<FunctionFacts>> {
        let function = self.function(number)?;
        if let Some(shape) = &self.shapes[number as usize] {
            return Some(Rc::clone(shape));
        }
        let nesting = Nesting::new(function, &self.clock);
        let leaving = Leaving::new(function, &nesting, &self.clock);
        let reading = self.reading(function)?;
        let enters_aside = nesting.is_entered_aside(function);
        let shape = Rc::new(FunctionFacts { nesting, leaving, reading, enters_aside });
        self.shapes[number as usize] = Some(Rc::clone(&shape));
        Some(shape)
    }

    /// The variables that loops and calls write; `None` where a limit is reached.
    pub fn written(&mut self) -> Option<Rc<Written>> {
        if self.written.is_none() {
            let is_shared = |variable| self.variables.is_shared(variable);
            let written = Written::new(self.functions, is_shared, &self.clock);
            self.clock.check().ok()?;
            self.written = Some(Rc::new(written));
        }
        self.written.clone()
    }

    /// Variables at the entry of the function where execution begins.
    pub fn initial_values(&mut self, function: &Cfa) -> Vec<Option<Term>> {
        let mut values = self.variables.at_entry(function);
        for &(variable, term) in self.initial {
            let slot = self.variables.slot(variable);
            values[slot] = Some(self.normal(term));
        }
        values
    }

    /// The state where execution begins, at the entry of a function.
    pub fn start(&mut self, function: &Cfa, unknowns: &mut Unknowns) -> SymbolicState {
        let values = self.initial_values(function);
        for &(variable, source) in self.unknown {
            let term = self.variables.info(variable).term;
            unknowns.inputs.push(Input { source, guard: Guard::TRUE, term });
        }
        SymbolicState { guard: Guard::TRUE, values: Rc::new(values) }
    }

    /// The unknown value that a step reads for a variable.
    pub fn unknown_value(&mut self, provenance: Provenance, key: &Key, like: Variable) -> Term {
        let info = self.variables.info(like);
        let sort = self.graph.sort(info.term);
        let at = At { activation: self.activation, provenance, key };
        self.unknowns.term(self.graph, at, &info.name, sort)
    }

    /// Gives a variable any value.
    pub fn forget(
        &mut self,
        state: &mut SymbolicState,
        (provenance, key): (Provenance, &Key),
        variable: Variable,
    ) {
        let value = self.unknown_value(provenance, key, variable);
        Rc::make_mut(&mut state.values)[self.variables.slot(variable)] = Some(value);
    }

    /// The state after an edge that is no call; `None` if none is possible. Where nobody keeps a record, new
    /// objects say nothing.
    pub fn operate(
        &mut self,
        at: &Transition,
        mut state: SymbolicState,
        record: Option<&mut Unknowns>,
    ) -> Option<SymbolicState> {
        let Transition { function, reading, edge, key } = *at;
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
            Step::Op(Op::Havoc(values)) => self.havoc((edge, key), values, &mut state, record),
            Step::New { place, address, bytes, region } => {
                let Some(record) = record else { return Some(state) };
                self.load(reading, edge, &state.values);
                let [address, bytes] = [*address, *bytes].map(|term| self.evaluate(term));
                let region = self.value(*region, &state.values);
                self.separate.iter_mut().for_each(|separate| separate.is_made(self.graph, address));
                let (guard, inputs) = (state.guard, record.inputs.len());
                record.objects.push(FreshObject { place: *place, guard, address, bytes, region, inputs });
            }
            Step::Call { .. } => return None,
        }
        Some(state)
    }

    /// The state after an edge whose condition counts only where a switch is true; `None` if none is
    /// possible.
    pub fn assume_switched(
        &mut self,
        (reading, edge): (&EdgeFacts, usize),
        (condition, switch): (Term, Term),
        state: SymbolicState,
    ) -> Option<SymbolicState> {
        self.load(reading, edge, &state.values);
        let condition = self.evaluate(condition);
        let condition = self.graph.implies(switch, condition);
        let condition = self.normal(condition);
        let guard = self.guards.and(self.graph, state.guard, condition)?;
        Some(SymbolicState { guard, ..state })
    }

    /// Gives variables any values.
    fn havoc(
        &mut self,
        (edge, key): (usize, &Key),
        variables: &[(Variable, Source)],
        state: &mut SymbolicState,
        mut record: Option<&mut Unknowns>,
    ) {
        for (position, &(variable, source)) in variables.iter().enumerate() {
            if !self.unknowns.is_unknown(source) {
                continue;
            }
            let term = self.unknown_value(Provenance::Havoc(edge, position), key, variable);
            if self.is_once && !matches!(source, Source::Left(_) | Source::Other(_)) {
                self.separate.iter_mut().for_each(|separate| separate.is_unknown(term));
            }
            if let Some(record) = &mut record {
                record.inputs.push(Input { source, guard: state.guard, term });
            }
            Rc::make_mut(&mut state.values)[self.variables.slot(variable)] = Some(term);
        }
    }

    /// The guard under which one of several edges of a location is taken at will, `last` being the position
    /// of the last: that one is taken for all numbers that are left.
    pub fn chosen(
        &mut self,
        (location, key): (Location, &Key),
        guard: Guard,
        position: usize,
        last: usize,
    ) -> Option<Guard> {
        let sort = self.graph.bitvec_sort(32);
        let at = At { activation: self.activation, provenance: Provenance::Choice(location), key };
        let choice = self.unknowns.term(self.graph, at, "choice", sort);
        let number = self.graph.number(position as u64, 32);
        let condition = match position == last {
            true => self.graph.bvule(number, choice),
            false => self.graph.equal(choice, number),
        };
        let condition = self.normal(condition);
        self.guards.and(self.graph, guard, condition)
    }

    /// A term with other terms in place of variables, in normal form.
    pub fn replace(&mut self, term: Term, pairs: impl IntoIterator<Item = (Term, Term)>) -> Term {
        self.evaluation.loaded.clear();
        pairs.into_iter().for_each(|(variable, value)| self.evaluation.loaded.set(variable, value));
        self.evaluate(term)
    }

    /// The variable that a term stands for.
    pub fn variable_of(&self, term: Term) -> Option<Variable> {
        self.variables.of_term.get(&term).copied()
    }

    /// The value of a variable; an unknown one if it has none.
    pub fn value(&mut self, variable: Variable, values: &[Option<Term>]) -> Term {
        match values[self.variables.slot(variable)] {
            Some(value) => value,
            None => self.unknown_value(Provenance::Unset(variable), &Key::default(), variable),
        }
    }

    /// The value of a variable after an assignment.
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

    /// One state for several of which an execution is in at most one; those that are left, if these are
    /// none or a limit is reached.
    pub fn merge(
        &mut self,
        states: Vec<SymbolicState>,
        is_read: impl Fn(usize) -> bool,
    ) -> Result<SymbolicState, Vec<SymbolicState>> {
        let Symbolic { graph, guards, evaluation, clock, .. } = self;
        let mut states = evaluation.merge(graph, guards, states, is_read, clock);
        match states.pop() {
            Some(state) if states.is_empty() => Ok(state),
            last => {
                states.extend(last);
                Err(states)
            }
        }
    }
}
