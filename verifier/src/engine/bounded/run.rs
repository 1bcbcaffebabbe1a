//! One unrolling of a program: its locations are executed in order.
//!
//! **Here.** The unrolled locations of an activation are executed in the order of their
//! [keys](crate::formula::nesting), so a location is executed once, when all that leads to it was. A call is
//! executed to its end where it stands; activations lie on a stack, so nothing is as deep as the program's
//! calls.

use std::collections::BTreeMap;
use std::rc::Rc;

use javelin_term::graph::{Graph, Term};

use super::unroll::{Bound, Frontier, Shape, Unroller, Unrolling, Why};
use crate::formula::guard::Guard;
use crate::formula::nesting::Key;
use crate::formula::rounds::{Loops, Round};
use crate::formula::state::{State, Values};
use crate::formula::symbolic::Symbolic;
use crate::formula::variables::Variables;
use crate::limits::Stopped;
use crate::program::cfa::{Function, Kind, Location, Op, Step};

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
    shape: Rc<Shape>,
    pending: BTreeMap<Key, (Location, Vec<State>)>,
    calls: Vec<Call>,
    exits: Vec<State>,
    loops: Loops,
    /// What is to be done at the end; nothing for the first activation.
    back: Option<Back>,
}

/// Where a call returns to.
struct Back {
    edge: usize,
    key: Key,
    values: Values,
}

/// One unrolling.
pub(super) struct Run<'r, 'a> {
    unroller: &'r mut Unroller<'a>,
    /// How many terms there may be.
    most: usize,
    bound: Bound,
    result: Unrolling,
    frames: Vec<Frame>,
}

/// How many terms a byte of the memory limit pays for: here, in tables, and in the solver.
const BYTES_PER_TERM: u64 = 400;

/// The steps of the clock that executing a location takes, about.
const STEPS: u32 = 64;

impl<'r, 'a> Run<'r, 'a> {
    /// An unrolling that begins.
    pub fn new(unroller: &'r mut Unroller<'a>, bound: Bound, memory: u64) -> Run<'r, 'a> {
        let most = (memory / BYTES_PER_TERM).try_into().unwrap_or(usize::MAX);
        let result = Unrolling { errors: vec![Vec::new(); unroller.checks], ..Unrolling::default() };
        Run { unroller, most, bound, result, frames: Vec::new() }
    }

    /// The unrolled program.
    pub fn unrolled(mut self) -> Unrolling {
        self.start();
        self.execute();
        self.result
    }

    /// The state at the beginning: what is not known stands for itself.
    fn start(&mut self) {
        let unroller = &mut *self.unroller;
        let Some(function) = unroller.function(unroller.entry) else { return };
        let Some(shape) = unroller.shape(unroller.entry, function) else {
            let (function, location) = (unroller.entry, function.entry);
            self.result.cut = unroller.symbolic.clock.check().err();
            return self.result.frontier.push(Frontier {
                function,
                location,
                guard: Guard::TRUE,
                why: Why::Cut,
            });
        };
        let state = unroller.symbolic.start(function, &mut self.result.unknowns);
        self.frames.push(Frame::new((unroller.entry, 0), shape, function.entry, state, None));
    }

    /// Executes what is pending until nothing is, or a limit is reached.
    fn execute(&mut self) {
        while let Some(frame) = self.frames.last_mut() {
            let Symbolic { graph, clock, .. } = &self.unroller.symbolic;
            let full = graph.len() > self.most || !graph.has_room(1 << 16);
            clock.goes_on(STEPS);
            let stopped = clock.check().err();
            if let Some(stop) = stopped.or(full.then_some(Stopped::Memory)) {
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
            let frontier =
                |(location, guard)| Frontier { function: frame.function, location, guard, why: Why::Cut };
            self.result.frontier.extend(open.into_iter().map(frontier));
        }
    }

    fn stop_at(&mut self, location: Location, guard: Guard, why: Why) {
        let Some(frame) = self.frames.last() else { return };
        self.result.frontier.push(Frontier { function: frame.function, location, guard, why });
    }

    /// The one state at a location. Where a limit is reached, the states are where the unrolled program ends.
    fn merged(&mut self, at: Location, states: Vec<State>, is_read: impl Fn(usize) -> bool) -> Option<State> {
        let mut states = self.unroller.symbolic.merge(states, is_read);
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
        let shape = Rc::clone(&frame.shape);
        let shared = self.unroller.symbolic.variables.shared.len();
        let is_read = |slot: usize| slot < shared || shape.reading.liveness.is_live(location, slot - shared);
        let Some(mut state) = self.merged(location, states, is_read) else { return };
        let Some(frame) = self.frames.last_mut() else { return };
        match &function.locations[location.0 as usize].kind {
            Kind::Error(check) => return self.result.errors[*check as usize].push(state.guard),
            Kind::Open(reason) => return self.stop_at(location, state.guard, Why::Open(reason.clone())),
            Kind::End => return,
            Kind::Inner if location == function.exit => return frame.exits.push(state),
            Kind::Inner => {}
        }
        if shape.nesting.is_head(location) {
            let at = (frame.function, frame.context, location, &key);
            let Bound { rounds, free_rounds, is_general, .. } = self.bound;
            match frame.loops.round(&key, (rounds, free_rounds), is_general) {
                Round::Within => {}
                Round::Covered => return,
                Round::Beyond if self.bound.is_general => self.unroller.forget(at, &shape, &mut state.values),
                Round::Beyond => return self.stop_at(location, state.guard, Why::Loop),
            }
        }
        let exclusive = shape.reading.is_exclusive(location);
        let last = function.outgoing(location).count().saturating_sub(1);
        for (position, (edge, _)) in function.outgoing(location).enumerate() {
            let mut state = state.clone();
            if !exclusive {
                let context = self.frames.last().map_or(0, |frame| frame.context);
                let choice = self.unroller.choice(context, &key);
                let chosen = self.unroller.symbolic.chosen(choice, state.guard, position, last);
                let Some(guard) = chosen else { continue };
                state.guard = guard;
            }
            self.follow(function, &shape, &key, edge, state);
        }
    }

    /// Executes an edge, and has its end wait for what else leads there.
    fn follow(&mut self, function: &Function, shape: &Shape, key: &Key, number: usize, state: State) {
        let edge = &function.edges[number];
        let Some(frame) = self.frames.last_mut() else { return };
        if let Step::Call { .. } = edge.step {
            return frame.calls.push(Call { edge: number, key: key.clone(), state });
        }
        let (Unroller { symbolic, fresh, .. }, context) = (&mut *self.unroller, frame.context);
        let mut fresh = |graph: &mut Graph, variables: &Variables, position, variable| {
            fresh.like((context, number, position, key.clone()), graph, variables, variable)
        };
        let at = (&shape.reading, function, number);
        let state = symbolic.operate(at, state, &mut fresh, &mut self.result.unknowns);
        if let Step::Op(Op::Assume(_)) = edge.step {
            frame.loops.leaves(function, &shape.nesting, key, edge, state.is_some());
        }
        let Some(state) = state else { return };
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
        let (context, of_caller) = (frame.context, Rc::clone(&frame.shape));
        let Some(shape) = self.unroller.shape(*callee, function) else {
            return self.stop_at(edge.from, guard, Why::Cut);
        };
        let unroller = &mut *self.unroller;
        unroller.symbolic.load(&of_caller.reading, call.edge, &call.state.values);
        let arguments: Vec<Term> =
            arguments.iter().map(|&argument| unroller.symbolic.evaluate(argument)).collect();
        let mut values = call.state.values[..unroller.symbolic.variables.shared.len()].to_vec();
        values.resize(unroller.symbolic.variables.shared.len() + function.locals.len(), None);
        for (&parameter, argument) in function.parameters.iter().zip(arguments) {
            values[unroller.symbolic.variables.slot(parameter)] = Some(argument);
        }
        let next = unroller.contexts.len() as u32 + 1;
        let context = *unroller.contexts.entry((context, call.edge, call.key.clone())).or_insert(next);
        let back = Back { edge: call.edge, key: call.key, values: call.state.values };
        let state = State { guard, values: Rc::new(values) };
        self.frames.push(Frame::new((*callee, context), shape, function.entry, state, Some(back)));
    }

    /// Ends an activation: the caller goes on, if it can.
    fn leave(&mut self) {
        let Some(done) = self.frames.pop() else { return };
        let Some(function) = self.unroller.function(done.function) else { return };
        let (Some(back), Some(caller)) = (done.back, self.frames.last()) else { return };
        let Some(of_caller) = self.unroller.function(caller.function) else { return };
        let edge = &of_caller.edges[back.edge];
        let Step::Call { results, .. } = &edge.step else { return };
        let shared = self.unroller.symbolic.variables.shared.len();
        let read: Vec<usize> =
            function.results.iter().map(|&result| self.unroller.symbolic.variables.slot(result)).collect();
        let is_read = |slot: usize| slot < shared || read.contains(&slot);
        let Some(state) = self.merged(edge.to, done.exits, is_read) else { return };
        let (unroller, Some(caller)) = (&mut *self.unroller, self.frames.last_mut()) else { return };
        let mut values = back.values;
        let all = Rc::make_mut(&mut values);
        all[..shared].copy_from_slice(&state.values[..shared]);
        for (result, slot) in results.iter().zip(read) {
            if let Some(variable) = result {
                all[unroller.symbolic.variables.slot(*variable)] = state.values[slot];
            }
        }
        let next = caller.shape.nesting.next(&back.key, edge.from, edge.to);
        let state = State { guard: state.guard, values };
        caller.pending.entry(next).or_insert_with(|| (edge.to, Vec::new())).1.push(state);
    }
}

impl Frame {
    fn new(
        (function, context): (u32, u32),
        shape: Rc<Shape>,
        entry: Location,
        state: State,
        back: Option<Back>,
    ) -> Frame {
        let first = shape.nesting.first(entry);
        Frame {
            function,
            context,
            shape,
            pending: BTreeMap::from([(first, (entry, vec![state]))]),
            calls: Vec::new(),
            exits: Vec::new(),
            loops: Loops::default(),
            back,
        }
    }
}
