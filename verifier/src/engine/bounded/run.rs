//! One unrolling of a program: its locations are executed in order.
//!
//! **Here.** The unrolled locations of an activation are executed in the order of their
//! [keys](crate::formula::nesting), so a location is executed once, when all that leads to it was. A call is
//! executed to its end where it stands; activations lie on a stack, so nothing is as deep as the program's
//! calls.

use std::rc::Rc;

use javelin_term::graph::Term;

use super::unroll::{Cutoff, Frontier, UnrollBound, Unroller, Unrolling};
use crate::formula::activation::{Activation, ActivationEnd, Calls};
use crate::formula::guard::Guard;
use crate::formula::nesting::Key;
use crate::formula::rounds::Round;
use crate::formula::state::{SymbolicState, Values};
use crate::formula::symbolic::{Symbolic, Unknowns, most_terms};
use crate::formula::unknown::{Fresh, Provenance};
use crate::limits::{Limits, Stopped};
use crate::program::cfa::{Location, NO_BODY, Step};

/// A call that is still to be executed.
struct PendingCall {
    edge: usize,
    key: Key,
    state: SymbolicState,
}

/// An activation on the stack.
struct UnrolledFrame<'a> {
    activation: Activation<'a>,
    calls: Vec<PendingCall>,
    /// The call that it returns to; nothing for the first activation.
    back: Option<Back>,
}

/// Where a call returns to.
struct Back {
    edge: usize,
    key: Key,
    values: Values,
}

/// Calls wait until the location that makes them is executed, and are then executed in place.
struct Inline {
    bound: UnrollBound,
    result: Unrolling,
    /// The calls of the location that is executed.
    calls: Vec<PendingCall>,
}

impl Inline {
    fn stop_at(&mut self, function: u32, location: Location, guard: Guard, why: Cutoff) {
        self.result.frontier.push(Frontier { function, location, guard, why });
    }
}

impl<'a> Calls<'a, Fresh> for Inline {
    fn ends(
        &mut self,
        _: &Symbolic<'a>,
        activation: &Activation<'a>,
        (location, end): (Location, ActivationEnd),
        guard: Guard,
    ) {
        match end {
            ActivationEnd::Fails(check) => self.result.errors[check as usize].push(guard),
            ActivationEnd::Open(why) => {
                self.stop_at(activation.number, location, guard, Cutoff::Open(why.to_owned()))
            }
        }
    }

    fn begins_round(
        &mut self,
        symbolic: &mut Symbolic<'a>,
        activation: &mut Activation<'a>,
        (key, head): (&Key, Location),
        state: &mut SymbolicState,
    ) -> bool {
        let UnrollBound { rounds, free_rounds, is_general, .. } = self.bound;
        match activation.loops.round(key, (rounds, free_rounds), is_general) {
            Round::Within => true,
            Round::Covered => false,
            Round::Beyond if is_general => {
                forget(symbolic, activation, (key, head), state);
                true
            }
            Round::Beyond => {
                self.stop_at(activation.number, head, state.guard, Cutoff::Loop);
                false
            }
        }
    }

    fn call(
        &mut self,
        _: &mut Symbolic<'a>,
        _: &Activation<'a>,
        (key, edge): (&Key, usize),
        state: SymbolicState,
    ) -> Option<SymbolicState> {
        self.calls.push(PendingCall { edge, key: key.clone(), state });
        None
    }

    fn record(&mut self) -> Option<&mut Unknowns> {
        Some(&mut self.result.unknowns)
    }
}

/// Nothing is known of what the loop with this head writes. Where a limit is reached, the unrolling is not
/// to be used.
fn forget(
    symbolic: &mut Symbolic,
    activation: &Activation,
    (key, head): (&Key, Location),
    state: &mut SymbolicState,
) {
    let (function, shape) = (activation.function, &activation.shape);
    let Some(written) = symbolic.written() else { return };
    let shared = symbolic.variables.shared.len();
    symbolic.clock.goes_on(function.edges.len() as u32);
    for variable in written.by_loop(function, &shape.nesting, head) {
        let slot = symbolic.variables.slot(variable);
        if slot < shared || shape.reading.liveness.is_live(head, slot - shared) {
            symbolic.forget(state, (Provenance::Loop(variable), key), variable);
        }
    }
}

pub(super) struct BoundedExecution<'r, 'a> {
    unroller: &'r mut Unroller<'a>,
    /// How many terms there may be, where their bytes are not counted.
    most: usize,
    inline: Inline,
    frames: Vec<UnrolledFrame<'a>>,
}

/// The steps of the clock that executing a location takes, about.
const STEPS: u32 = 64;

impl<'r, 'a> BoundedExecution<'r, 'a> {
    /// An unrolling that begins.
    pub fn new(
        unroller: &'r mut Unroller<'a>,
        bound: UnrollBound,
        limits: &Limits,
    ) -> BoundedExecution<'r, 'a> {
        let result = Unrolling { errors: vec![Vec::new(); unroller.checks], ..Unrolling::default() };
        let inline = Inline { bound, result, calls: Vec::new() };
        // The clock stops where too many bytes are held; terms stand for them where nobody counts.
        let most = if limits.held.bytes() > 0 { usize::MAX } else { most_terms(limits.memory) };
        BoundedExecution { unroller, most, inline, frames: Vec::new() }
    }

    pub fn unrolled(mut self) -> Unrolling {
        self.start();
        self.execute();
        self.inline.result
    }

    /// The state at the beginning: what is not known stands for itself.
    fn start(&mut self) {
        let symbolic = &mut self.unroller.symbolic;
        let entry = symbolic.entry;
        let Some(function) = symbolic.function(entry) else { return };
        let Some(shape) = symbolic.shape(entry) else {
            self.inline.result.cut = symbolic.clock.check().err();
            return self.inline.stop_at(entry, function.entry, Guard::TRUE, Cutoff::Cut);
        };
        let state = symbolic.start(function, &mut self.inline.result.unknowns);
        let activation = Activation::new((entry, function), 0, shape, state);
        self.frames.push(UnrolledFrame { activation, calls: Vec::new(), back: None });
    }

    /// Executes what is pending until nothing is, or a limit is reached.
    fn execute(&mut self) {
        while let Some(mut frame) = self.frames.pop() {
            let Symbolic { graph, clock, .. } = &self.unroller.symbolic;
            let full = graph.len() > self.most || !graph.has_room(1 << 16);
            clock.goes_on(STEPS);
            let stopped = clock.check().err();
            if let Some(stop) = stopped.or(full.then_some(Stopped::Memory)) {
                self.frames.push(frame);
                self.cut();
                self.inline.result.cut = Some(stop);
                return;
            }
            if let Some(call) = frame.calls.pop() {
                self.frames.push(frame);
                self.enter(call);
            } else if let Some((key, location, states)) = frame.activation.take_next() {
                let symbolic = &mut self.unroller.symbolic;
                let at = (&key, location);
                let done = frame.activation.visit(symbolic, &mut self.inline, at, states);
                self.cut_at((frame.activation.number, location), done.err());
                frame.calls = std::mem::take(&mut self.inline.calls);
                self.frames.push(frame);
            } else {
                self.leave(frame);
            }
        }
    }

    /// States that could not be merged are where the unrolled program ends.
    fn cut_at(&mut self, (function, location): (u32, Location), states: Option<Vec<SymbolicState>>) {
        for state in states.into_iter().flatten() {
            self.inline.stop_at(function, location, state.guard, Cutoff::Cut);
        }
    }

    /// Everything that is pending is where the unrolled program ends.
    fn cut(&mut self) {
        for UnrolledFrame { activation, calls, .. } in std::mem::take(&mut self.frames) {
            let function = activation.function;
            let mut open: Vec<(Location, Guard)> = Vec::new();
            open.extend(activation.exits.iter().map(|state| (function.exit, state.guard)));
            let from = |edge: usize| function.edges[edge].from;
            open.extend(calls.iter().map(|call| (from(call.edge), call.state.guard)));
            for (location, states) in activation.pending() {
                open.extend(states.iter().map(|state| (*location, state.guard)));
            }
            for (location, guard) in open {
                self.inline.stop_at(activation.number, location, guard, Cutoff::Cut);
            }
        }
    }

    fn enter(&mut self, call: PendingCall) {
        let Some(UnrolledFrame { activation: caller, .. }) = self.frames.last() else { return };
        let edge = &caller.function.edges[call.edge];
        let Step::Call { callee, arguments, .. } = &edge.step else { return };
        let guard = call.state.guard;
        let Unroller { symbolic, contexts, .. } = &mut *self.unroller;
        let Some(function) = symbolic.function(*callee) else {
            let why = Cutoff::Open(NO_BODY.into());
            return self.inline.stop_at(caller.number, edge.from, guard, why);
        };
        let levels = self.frames.iter().filter(|frame| frame.activation.number == *callee).count();
        if levels as u32 >= self.inline.bound.levels.max(1) {
            return self.inline.stop_at(caller.number, edge.from, guard, Cutoff::Recursion);
        }
        let Some(shape) = symbolic.shape(*callee) else {
            return self.inline.stop_at(caller.number, edge.from, guard, Cutoff::Cut);
        };
        symbolic.load(&caller.shape.reading, call.edge, &call.state.values);
        let arguments: Vec<Term> = arguments.iter().map(|&argument| symbolic.evaluate(argument)).collect();
        let shared = symbolic.variables.shared.len();
        let mut values = call.state.values[..shared].to_vec();
        values.resize(shared + function.locals.len(), None);
        for (&parameter, argument) in function.parameters.iter().zip(arguments) {
            values[symbolic.variables.slot(parameter)] = Some(argument);
        }
        let next = contexts.len() as u32 + 1;
        let context = *contexts.entry((caller.context, call.edge, call.key.clone())).or_insert(next);
        let back = Back { edge: call.edge, key: call.key, values: call.state.values };
        let state = SymbolicState { guard, values: Rc::new(values) };
        let activation = Activation::new((*callee, function), context, shape, state);
        self.frames.push(UnrolledFrame { activation, calls: Vec::new(), back: Some(back) });
    }

    /// Ends an activation: the caller continues, if it can.
    fn leave(&mut self, done: UnrolledFrame<'a>) {
        let Activation { function, exits, .. } = done.activation;
        let (Some(back), Some(caller)) = (done.back, self.frames.last_mut()) else { return };
        let caller = &mut caller.activation;
        let edge = &caller.function.edges[back.edge];
        let Step::Call { results, .. } = &edge.step else { return };
        let symbolic = &mut self.unroller.symbolic;
        let shared = symbolic.variables.shared.len();
        let read: Vec<usize> =
            function.results.iter().map(|&result| symbolic.variables.slot(result)).collect();
        let state = match symbolic.merge(exits, |slot| slot < shared || read.contains(&slot)) {
            Ok(state) => state,
            Err(states) => {
                let at = (caller.number, edge.to);
                return self.cut_at(at, Some(states));
            }
        };
        let mut values = back.values;
        let all = Rc::make_mut(&mut values);
        all[..shared].copy_from_slice(&state.values[..shared]);
        for (result, slot) in results.iter().zip(read) {
            if let Some(variable) = result {
                all[symbolic.variables.slot(*variable)] = state.values[slot];
            }
        }
        caller.wait(&back.key, edge, SymbolicState { guard: state.guard, values });
    }
}
