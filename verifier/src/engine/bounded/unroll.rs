//! The unrolled program: all executions up to a bound, as one formula.
//!
//! **Idea.** Symbolic execution that merges the states of paths where they meet (Clarke, Kroening and Lerda, *A Tool for
//! Checking ANSI-C Programs*, 2004): each variable has one term at each unrolled location, each location a
//! guard. Calls are inlined, loops unrolled.
//!
//! **Here.** The unrolled locations of an activation are executed in the order of their [keys](super::nesting),
//! so a location is executed once, when all that leads to it was. A call is executed to its end where it stands.
//! Terms are brought into normal form at once: a loop whose condition is a constant in each round ends by
//! itself, and such rounds do not count.
//!
//! **Contract.** Every execution of the program is in the result up to where it reaches a check that fails, an
//! end of the program, or one of [`Unrolling::frontier`]. Variables that have no value yet are not read by programs; so
//! where states meet of which one has a value, it is the value of both.

use std::collections::BTreeMap;
use std::rc::Rc;

use javelin_solver::rewrite::engine::Rewriter;
use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::substitute::Substitution;
use rustc_hash::FxHashMap;

use super::exclusive::are_exclusive;
use super::guard::{Guard, Guards};
use super::live::Liveness;
use super::nesting::{Key, Nesting};
use crate::engine::Limits;
use crate::program::cfa::{
    Edge, Function, Kind, Location, Op, Place, Program, Source, Step, Variable, VariableInfo,
};

/// How far loops and recursion are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// How often the body of a loop is executed whose condition depends on what is unknown.
    pub rounds: u32,
    /// How often the body of any other loop is executed.
    pub free_rounds: u32,
    /// How many activations of one function there can be at a time.
    pub levels: u32,
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

/// The values of variables: those that all share first, then those of the activation.
type Values = Rc<Vec<Option<Term>>>;

/// A state at an unrolled location.
#[derive(Clone)]
struct State {
    guard: Guard,
    values: Values,
}

/// What has been seen of a loop in its last round.
#[derive(Clone, Copy, Default)]
struct Rounds {
    counted: u32,
    free: u32,
    /// Whether it would have been left, but for a condition that was false.
    stays: bool,
    /// Whether it was left.
    left: bool,
}

/// A call that is still to be executed.
struct Call {
    edge: usize,
    key: Key,
    state: State,
}

/// An activation.
struct Frame {
    function: u32,
    context: u32,
    pending: BTreeMap<Key, (Location, Vec<State>)>,
    calls: Vec<Call>,
    exits: Vec<State>,
    loops: FxHashMap<Box<[u32]>, Rounds>,
    /// What is to be done at the end; nothing for the first activation.
    back: Option<Back>,
}

/// Where a call returns to.
struct Back {
    edge: usize,
    key: Key,
    values: Values,
}

/// What is known of a function, whatever its activation.
struct Shape {
    nesting: Nesting,
    liveness: Liveness,
    exclusive: FxHashMap<Location, bool>,
}

/// Unrolls a program again and again, further each time: what is the same keeps its terms.
pub struct Unroller<'a> {
    /// All terms.
    pub graph: &'a mut Graph,
    /// All guards.
    pub guards: Guards,
    /// Brings terms into normal form.
    pub rewriter: Rewriter,
    functions: &'a [Option<Function>],
    variables: &'a [VariableInfo],
    entry: u32,
    initial: &'a [(Variable, Term)],
    unknown: &'a [(Variable, Source)],
    checks: usize,
    of_term: FxHashMap<Term, Variable>,
    /// The variables that all activations share.
    shared: Vec<Variable>,
    /// The position of each variable among the shared ones, or behind them.
    slots: Vec<usize>,
    shapes: Vec<Option<Rc<Shape>>>,
    contexts: FxHashMap<(u32, usize, Key), u32>,
    fresh: FxHashMap<(u32, usize, usize, Key), Term>,
    substitution: Substitution,
    /// What one call of the rewriter may take.
    within: javelin_solver::limits::Limits,
    /// Whether a limit was reached while states were merged.
    stopped: bool,
}

/// The number of an edge for the choice between all that leave a location.
const CHOICE: usize = usize::MAX;

/// The clock is looked at whenever so many states were merged.
const MANY: usize = 32;

impl<'a> Unroller<'a> {
    /// An unroller of a program.
    pub fn new(program: &'a mut Program) -> Unroller<'a> {
        let Program { graph, variables, functions, entry, initial, unknown, checks, .. } = program;
        let numbers = || (0..).map(Variable).zip(variables.iter());
        let of_term = numbers().map(|(variable, info)| (info.term, variable)).collect();
        let is_shared = |(variable, info): (Variable, &VariableInfo)| info.owner.is_none().then_some(variable);
        let shared: Vec<Variable> = numbers().filter_map(is_shared).collect();
        let mut slots = vec![0; variables.len()];
        let place = |slots: &mut Vec<usize>, list: &[Variable], first: usize| {
            list.iter().zip(first..).for_each(|(variable, slot)| slots[variable.0 as usize] = slot);
        };
        place(&mut slots, &shared, 0);
        for function in functions.iter().flatten() {
            place(&mut slots, &function.locals, shared.len());
        }
        Unroller {
            guards: Guards::new(graph),
            rewriter: Rewriter::new(2),
            graph,
            shapes: functions.iter().map(|_| None).collect(),
            functions,
            variables,
            entry: *entry,
            initial,
            unknown,
            checks: checks.len(),
            of_term,
            shared,
            slots,
            contexts: FxHashMap::default(),
            fresh: FxHashMap::default(),
            substitution: Substitution::new(),
            within: javelin_solver::limits::Limits::none(),
            stopped: false,
        }
    }

    /// Unrolls the program this far.
    pub fn unroll(&mut self, bound: Bound, limits: &Limits) -> Unrolling {
        let result = Unrolling { errors: vec![Vec::new(); self.checks], ..Unrolling::default() };
        self.stopped = false;
        self.within.deadline = limits.end;
        self.within.cancel = std::sync::Arc::clone(&limits.cancel);
        let mut run = Run { unroller: self, limits, bound, result, frames: Vec::new() };
        run.start();
        run.execute();
        run.result
    }

    /// The functions of the program.
    pub fn functions(&self) -> &'a [Option<Function>] {
        self.functions
    }

    fn function(&self, number: u32) -> Option<&'a Function> {
        self.functions.get(number as usize).and_then(Option::as_ref)
    }

    /// What is known of a function.
    fn shape(&mut self, number: u32, function: &Function) -> Rc<Shape> {
        if let Some(shape) = &self.shapes[number as usize] {
            return Rc::clone(shape);
        }
        let mut exclusive = FxHashMap::default();
        let mut from: Vec<Location> = function.edges.iter().map(|edge| edge.from).collect();
        from.dedup();
        for location in from {
            exclusive.insert(location, are_exclusive(self.graph, function, location));
        }
        let liveness = Liveness::new(self.graph, function, &self.of_term);
        let shape = Rc::new(Shape { nesting: Nesting::new(function), liveness, exclusive });
        self.shapes[number as usize] = Some(Rc::clone(&shape));
        shape
    }

    fn slot(&self, variable: Variable) -> usize {
        self.slots[variable.0 as usize]
    }

    fn info(&self, variable: Variable) -> &'a VariableInfo {
        &self.variables[variable.0 as usize]
    }

    /// A variable that nothing is known of: in each unrolling the same for the same step.
    fn fresh(&mut self, at: (u32, usize, usize, &Key), like: Variable) -> Term {
        let (context, edge, position, key) = at;
        let info = self.info(like);
        let graph = &mut *self.graph;
        *self.fresh.entry((context, edge, position, key.clone())).or_insert_with(|| {
            let sort = graph.sort(info.term);
            graph.variable(&info.name, sort)
        })
    }

    /// Which of several edges is taken, as a number that nothing is known of.
    fn choice(&mut self, context: u32, key: &Key) -> Term {
        let graph = &mut *self.graph;
        *self.fresh.entry((context, CHOICE, 0, key.clone())).or_insert_with(|| {
            let sort = graph.bitvec_sort(32);
            graph.variable("choice", sort)
        })
    }

    /// The values that an edge reads come in place of the variables, until this is called again.
    fn load(&mut self, reads: &[Variable], values: &Values) {
        self.substitution.clear();
        for &variable in reads {
            let term = self.info(variable).term;
            let value = self.value(variable, values);
            self.substitution.set(term, value);
        }
    }

    fn value(&mut self, variable: Variable, values: &Values) -> Term {
        match values[self.slot(variable)] {
            Some(value) => value,
            None => {
                let info = self.info(variable);
                let sort = self.graph.sort(info.term);
                self.graph.variable(&info.name, sort)
            }
        }
    }

    /// A term over the values that were loaded, in normal form.
    fn evaluate(&mut self, term: Term) -> Term {
        let value = self.substitution.apply(self.graph, term);
        self.normal(value)
    }

    /// The normal form of a term; where a limit is reached, the term.
    fn normal(&mut self, term: Term) -> Term {
        self.rewriter.rewrite_within(self.graph, term, &self.within).unwrap_or(term)
    }

    /// One state for several of which an execution is in one at the most; those that have most in common first. Where a
    /// limit is reached there are several left.
    ///
    /// States come in the order of their guards in the tree, so what neighbours have in common decides, and a stack is
    /// enough: whoever has less in common with the one before than that has with its own has to wait.
    fn merge(&mut self, states: Vec<State>, is_read: impl Fn(usize) -> bool, limits: &Limits) -> Vec<State> {
        if states.len() < 2 {
            return states;
        }
        let is_many = states.len() > MANY;
        let mut stack: Vec<(u32, State)> = Vec::new();
        for (position, state) in states.into_iter().enumerate() {
            let common = stack.last().map_or(0, |(_, last)| self.common(last, &state));
            while stack.len() > 1 && stack.last().is_some_and(|(depth, _)| *depth > common) {
                self.join_last(&mut stack, &is_read);
            }
            stack.push((common, state));
            if is_many && position % MANY == 0 && limits.stopped().is_some() {
                self.stopped = true;
            }
        }
        while stack.len() > 1 && !self.stopped {
            self.join_last(&mut stack, &is_read);
            if is_many && stack.len() % MANY == 0 && limits.stopped().is_some() {
                self.stopped = true;
            }
        }
        stack.into_iter().map(|(_, state)| state).collect()
    }

    /// How many conditions the guards of two states have in common.
    fn common(&self, left: &State, right: &State) -> u32 {
        self.guards.depth(self.guards.ancestor(left.guard, right.guard))
    }

    /// Joins the last two states of a stack.
    fn join_last(&mut self, stack: &mut Vec<(u32, State)>, is_read: &impl Fn(usize) -> bool) {
        let (Some((_, second)), Some((common, first))) = (stack.pop(), stack.pop()) else { return };
        let joined = self.join(first, &second, is_read);
        stack.push((common, joined));
    }

    fn join(&mut self, first: State, second: &State, is_read: &impl Fn(usize) -> bool) -> State {
        let Unroller { guards, graph, rewriter, within, .. } = self;
        let normal = |graph: &mut Graph, term| rewriter.rewrite_within(graph, term, within).unwrap_or(term);
        let meeting = guards.meet(graph, normal, first.guard, second.guard);
        let mut values = first.values;
        if !Rc::ptr_eq(&values, &second.values) {
            let mine = Rc::make_mut(&mut values);
            for (slot, (value, other)) in mine.iter_mut().zip(second.values.iter()).enumerate() {
                *value = match (*value, *other) {
                    (Some(left), Some(right)) if left != right => is_read(slot).then(|| {
                        let choice = self.graph.ite(meeting.first, left, right);
                        self.normal(choice)
                    }),
                    (left, right) => left.or(right),
                };
            }
        }
        State { guard: meeting.guard, values }
    }
}

/// One unrolling.
struct Run<'r, 'a> {
    unroller: &'r mut Unroller<'a>,
    limits: &'r Limits,
    bound: Bound,
    result: Unrolling,
    frames: Vec<Frame>,
}

/// How many terms a byte of the memory limit pays for: here, in tables, and in the solver.
const BYTES_PER_TERM: u64 = 400;

/// The clock is looked at whenever so many locations were executed.
const PERIOD: u32 = 16;

impl Run<'_, '_> {
    /// The state at the beginning: what is not known stands for itself.
    fn start(&mut self) {
        let unroller = &mut *self.unroller;
        let Some(function) = unroller.function(unroller.entry) else { return };
        let shape = unroller.shape(unroller.entry, function);
        let mut values: Vec<Option<Term>> =
            unroller.shared.iter().map(|&variable| Some(unroller.info(variable).term)).collect();
        for &(variable, term) in unroller.initial {
            let slot = unroller.slot(variable);
            values[slot] = Some(unroller.normal(term));
        }
        for &(variable, source) in unroller.unknown {
            let term = unroller.info(variable).term;
            self.result.inputs.push(Input { source, guard: Guard::TRUE, term });
        }
        values.resize(unroller.shared.len() + function.locals.len(), None);
        let state = State { guard: Guard::TRUE, values: Rc::new(values) };
        let first = shape.nesting.first(function.entry);
        self.frames.push(Frame::new(unroller.entry, 0, first, function.entry, state, None));
    }

    /// Executes what is pending until nothing is, or a limit is reached.
    fn execute(&mut self) {
        let most = (self.limits.memory / BYTES_PER_TERM).try_into().unwrap_or(usize::MAX);
        let mut since = 0;
        while let Some(frame) = self.frames.last_mut() {
            since = (since + 1) % PERIOD;
            let graph = &self.unroller.graph;
            let full = graph.len() > most || !graph.has_room(1 << 16);
            let is_due = since == 0 || self.unroller.stopped;
            let stopped = if is_due { self.limits.stopped() } else { None };
            if let Some(stop) = stopped.or(full.then_some("memory")) {
                self.cut();
                self.result.cut = Some(stop);
                return;
            }
            if let Some(call) = frame.calls.pop() {
                self.enter(call);
            } else if let Some((key, (location, states))) = frame.pending.pop_first() {
                self.visit(key, location, states);
            } else {
                self.leave();
            }
        }
    }

    /// Everything that is pending is where the unrolled program ends.
    fn cut(&mut self) {
        for frame in std::mem::take(&mut self.frames) {
            let Some(function) = self.unroller.function(frame.function) else { continue };
            let mut open: Vec<(Location, Guard)> = Vec::new();
            open.extend(frame.exits.iter().map(|state| (function.exit, state.guard)));
            let from = |edge: usize| function.edges[edge].from;
            open.extend(frame.calls.iter().map(|call| (from(call.edge), call.state.guard)));
            for (location, states) in frame.pending.values() {
                open.extend(states.iter().map(|state| (*location, state.guard)));
            }
            let frontier = |(location, guard)| Frontier { function: frame.function, location, guard, why: Why::Cut };
            self.result.frontier.extend(open.into_iter().map(frontier));
        }
    }

    fn stop_at(&mut self, location: Location, guard: Guard, why: Why) {
        let Some(frame) = self.frames.last() else { return };
        self.result.frontier.push(Frontier { function: frame.function, location, guard, why });
    }

    /// The one state at a location. Where a limit is reached, the states are where the unrolled program ends.
    fn merged(&mut self, at: Location, states: Vec<State>, is_read: impl Fn(usize) -> bool) -> Option<State> {
        let mut states = self.unroller.merge(states, is_read, self.limits);
        if states.len() > 1 {
            for state in states.drain(..) {
                self.stop_at(at, state.guard, Why::Cut);
            }
        }
        states.pop()
    }

    /// Executes a location.
    fn visit(&mut self, key: Key, location: Location, states: Vec<State>) {
        let Some(frame) = self.frames.last() else { return };
        let Some(function) = self.unroller.function(frame.function) else { return };
        let shape = self.unroller.shape(frame.function, function);
        let shared = self.unroller.shared.len();
        let is_read = |slot: usize| slot < shared || shape.liveness.is_live(location, slot - shared);
        let Some(state) = self.merged(location, states, is_read) else { return };
        let Some(frame) = self.frames.last_mut() else { return };
        match &function.locations[location.0 as usize].kind {
            Kind::Error(check) => return self.result.errors[*check as usize].push(state.guard),
            Kind::Open(reason) => return self.stop_at(location, state.guard, Why::Open(reason.clone())),
            Kind::End => return,
            Kind::Inner if location == function.exit => return frame.exits.push(state),
            Kind::Inner => {}
        }
        if shape.nesting.is_head(location) && frame.round(&key, &self.bound) {
            return self.stop_at(location, state.guard, Why::Loop);
        }
        let exclusive = shape.exclusive.get(&location).copied().unwrap_or(false);
        let last = function.outgoing(location).count().saturating_sub(1);
        for (position, (edge, _)) in function.outgoing(location).enumerate() {
            let mut state = state.clone();
            if !exclusive {
                let context = self.frames.last().map_or(0, |frame| frame.context);
                let Some(guard) = self.chosen(context, &key, state.guard, position, last) else { continue };
                state.guard = guard;
            }
            self.follow(function, &shape, &key, edge, state);
        }
    }

    /// The guard under which one of several edges is taken at will: the last for all numbers that are left.
    fn chosen(&mut self, context: u32, key: &Key, guard: Guard, position: usize, last: usize) -> Option<Guard> {
        let unroller = &mut *self.unroller;
        let choice = unroller.choice(context, key);
        let number = unroller.graph.number(position as u64, 32);
        let condition = match position == last {
            true => unroller.graph.bvule(number, choice),
            false => unroller.graph.equal(choice, number),
        };
        let condition = unroller.normal(condition);
        unroller.guards.and(unroller.graph, guard, condition)
    }

    /// Executes an edge, and has its end wait for what else leads there.
    fn follow(&mut self, function: &Function, shape: &Shape, key: &Key, number: usize, mut state: State) {
        let edge = &function.edges[number];
        let unroller = &mut *self.unroller;
        let Some(frame) = self.frames.last_mut() else { return };
        match &edge.step {
            Step::Op(Op::Assign(values)) => {
                unroller.load(shape.liveness.reads(number), &state.values);
                let new: Vec<Term> = values.iter().map(|(_, term)| unroller.evaluate(*term)).collect();
                let all = Rc::make_mut(&mut state.values);
                for ((variable, _), term) in values.iter().zip(new) {
                    all[unroller.slot(*variable)] = Some(term);
                }
            }
            Step::Op(Op::Assume(condition)) => {
                unroller.load(shape.liveness.reads(number), &state.values);
                let condition = unroller.evaluate(*condition);
                let guard = unroller.guards.and(unroller.graph, state.guard, condition);
                frame.leaves(function, &shape.nesting, key, edge, guard.is_some());
                let Some(guard) = guard else { return };
                state.guard = guard;
            }
            Step::Op(Op::Havoc(values)) => {
                for (position, &(variable, source)) in values.iter().enumerate() {
                    let term = unroller.fresh((frame.context, number, position, key), variable);
                    self.result.inputs.push(Input { source, guard: state.guard, term });
                    Rc::make_mut(&mut state.values)[unroller.slot(variable)] = Some(term);
                }
            }
            Step::New { place, address, bytes, region } => {
                unroller.load(shape.liveness.reads(number), &state.values);
                let [address, bytes] = [*address, *bytes].map(|term| unroller.evaluate(term));
                let region = unroller.value(*region, &state.values);
                let (guard, inputs) = (state.guard, self.result.inputs.len());
                self.result.objects.push(Object { place: *place, guard, address, bytes, region, inputs });
            }
            Step::Call { .. } => return frame.calls.push(Call { edge: number, key: key.clone(), state }),
        }
        let next = shape.nesting.next(key, edge.from, edge.to);
        frame.pending.entry(next).or_insert_with(|| (edge.to, Vec::new())).1.push(state);
    }

    /// Begins an activation.
    fn enter(&mut self, call: Call) {
        let Some(frame) = self.frames.last() else { return };
        let Some(caller) = self.unroller.function(frame.function) else { return };
        let edge = &caller.edges[call.edge];
        let Step::Call { callee, arguments, .. } = &edge.step else { return };
        let guard = call.state.guard;
        let Some(function) = self.unroller.function(*callee) else {
            return self.stop_at(edge.from, guard, Why::Open("a call of what has no body".into()));
        };
        let levels = self.frames.iter().filter(|frame| frame.function == *callee).count();
        if levels as u32 >= self.bound.levels.max(1) {
            return self.stop_at(edge.from, guard, Why::Recursion);
        }
        let (context, of_caller) = (frame.context, frame.function);
        let reads = self.unroller.shape(of_caller, caller);
        let unroller = &mut *self.unroller;
        unroller.load(reads.liveness.reads(call.edge), &call.state.values);
        let arguments: Vec<Term> = arguments.iter().map(|&argument| unroller.evaluate(argument)).collect();
        let mut values = call.state.values[..unroller.shared.len()].to_vec();
        values.resize(unroller.shared.len() + function.locals.len(), None);
        for (&parameter, argument) in function.parameters.iter().zip(arguments) {
            values[unroller.slot(parameter)] = Some(argument);
        }
        let next = unroller.contexts.len() as u32 + 1;
        let context = *unroller.contexts.entry((context, call.edge, call.key.clone())).or_insert(next);
        let shape = unroller.shape(*callee, function);
        let first = shape.nesting.first(function.entry);
        let back = Back { edge: call.edge, key: call.key, values: call.state.values };
        let state = State { guard, values: Rc::new(values) };
        self.frames.push(Frame::new(*callee, context, first, function.entry, state, Some(back)));
    }

    /// Ends an activation: the caller goes on, if it can.
    fn leave(&mut self) {
        let Some(done) = self.frames.pop() else { return };
        let Some(function) = self.unroller.function(done.function) else { return };
        let (Some(back), Some(caller)) = (done.back, self.frames.last()) else { return };
        let Some(of_caller) = self.unroller.function(caller.function) else { return };
        let edge = &of_caller.edges[back.edge];
        let Step::Call { results, .. } = &edge.step else { return };
        let shared = self.unroller.shared.len();
        let read: Vec<usize> = function.results.iter().map(|&result| self.unroller.slot(result)).collect();
        let is_read = |slot: usize| slot < shared || read.contains(&slot);
        let Some(state) = self.merged(edge.to, done.exits, is_read) else { return };
        let (unroller, Some(caller)) = (&mut *self.unroller, self.frames.last_mut()) else { return };
        let mut values = back.values;
        let all = Rc::make_mut(&mut values);
        all[..shared].copy_from_slice(&state.values[..shared]);
        for (result, slot) in results.iter().zip(read) {
            if let Some(variable) = result {
                all[unroller.slot(*variable)] = state.values[slot];
            }
        }
        let shape = unroller.shape(caller.function, of_caller);
        let next = shape.nesting.next(&back.key, edge.from, edge.to);
        let state = State { guard: state.guard, values };
        caller.pending.entry(next).or_insert_with(|| (edge.to, Vec::new())).1.push(state);
    }
}

impl Frame {
    fn new(function: u32, context: u32, first: Key, entry: Location, state: State, back: Option<Back>) -> Frame {
        Frame {
            function,
            context,
            pending: BTreeMap::from([(first, (entry, vec![state]))]),
            calls: Vec::new(),
            exits: Vec::new(),
            loops: FxHashMap::default(),
            back,
        }
    }

    /// Begins a round of a loop at its head; whether the bound is reached.
    fn round(&mut self, key: &Key, bound: &Bound) -> bool {
        let rounds = self.loops.entry(key[..key.len() - 2].into()).or_default();
        if key[key.len() - 2] > 0 {
            match rounds.stays && !rounds.left {
                true => rounds.free += 1,
                false => rounds.counted += 1,
            }
        }
        (rounds.stays, rounds.left) = (false, false);
        rounds.counted > bound.rounds || rounds.free > bound.free_rounds
    }

    /// Takes note of an edge with a condition that leaves loops, and whether it can be taken.
    fn leaves(&mut self, function: &Function, nesting: &Nesting, key: &Key, edge: &Edge, taken: bool) {
        let kind = &function.locations[edge.to.0 as usize].kind;
        if matches!(kind, Kind::Error(_) | Kind::Open(_)) {
            return;
        }
        let depth = nesting.depth(edge.from);
        for level in depth - nesting.left(edge.from, edge.to)..depth {
            let rounds = self.loops.entry(key[..2 * level + 1].into()).or_default();
            rounds.stays |= !taken;
            rounds.left |= taken;
        }
    }
}
