//! The execution of an activation: all locations of a function, each once for each round of its loops.
//!
//! **Idea.** Symbolic execution that merges the states of paths where they join (Clarke, Kroening and Lerda,
//! *A Tool for Checking ANSI-C Programs*, 2004; Babić, *Exploiting Structure for Scalable Software
//! Verification*, 2008, chapter 3): locations are taken in the order of their keys ([`super::nesting`]), so
//! when one is executed, all states that reach it are there.
//!
//! **Here.** A call, a round of a loop and a place where the execution ends are what the engine makes of them
//! ([`Calls`]): a call is executed in place, or it is a summary.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::guard::Guard;
use super::nesting::Key;
use super::rounds::Loops;
use super::state::SymbolicState;
use super::symbolic::{FunctionFacts, Symbolic, Transition, Unknowns};
use super::unknown::UnknownValues;
use crate::program::cfa::{Cfa, Edge, Location, LocationKind, Op, Step};

/// A location at which an execution ends that is not followed on.
#[derive(Clone, Copy, Debug)]
pub enum ActivationEnd<'e> {
    /// The check with this number fails.
    Fails(u32),
    /// It is not known what comes after, and why.
    Open(&'e str),
}

/// How an engine follows calls and loops, and what it records.
pub trait Calls<'a, U> {
    /// An execution ends at a location.
    fn ends(
        &mut self,
        symbolic: &Symbolic<'a, U>,
        activation: &Activation<'a>,
        at: (Location, ActivationEnd),
        guard: Guard,
    );

    /// Begins a round of a loop at its head, from this state: whether it is executed.
    fn begins_round(
        &mut self,
        symbolic: &mut Symbolic<'a, U>,
        activation: &mut Activation<'a>,
        at: (&Key, Location),
        state: &mut SymbolicState,
    ) -> bool;

    /// Executes the call on an edge: the state after it. `None` where control does not come back, or the
    /// engine says later where it does.
    fn call(
        &mut self,
        symbolic: &mut Symbolic<'a, U>,
        activation: &Activation<'a>,
        at: (&Key, usize),
        state: SymbolicState,
    ) -> Option<SymbolicState>;

    /// Whether an execution continues after an edge that was taken under this guard.
    fn goes_on(
        &mut self,
        _symbolic: &Symbolic<'a, U>,
        _activation: &Activation<'a>,
        _at: (&Key, &Edge),
        _guard: Guard,
    ) -> bool {
        true
    }

    /// Where unknown values and new objects are noted, if they are.
    fn record(&mut self) -> Option<&mut Unknowns> {
        None
    }
}

/// An activation that is executed.
pub struct Activation<'a> {
    /// The number of the function.
    pub number: u32,
    /// The function that is executed.
    pub function: &'a Cfa,
    /// The activation to which unknown values belong.
    pub context: u32,
    /// The loops and edges of the function.
    pub shape: Rc<FunctionFacts>,
    /// How often its loops were executed.
    pub loops: Loops,
    /// The states at the exit.
    pub exits: Vec<SymbolicState>,
    pending: BTreeMap<Key, (Location, Vec<SymbolicState>)>,
}

impl<'a> Activation<'a> {
    /// An activation that begins in a state.
    pub fn new(
        (number, function): (u32, &'a Cfa),
        context: u32,
        shape: Rc<FunctionFacts>,
        state: SymbolicState,
    ) -> Activation<'a> {
        let first = shape.nesting.first(function.entry);
        let pending = BTreeMap::from([(first, (function.entry, vec![state]))]);
        Activation { number, function, context, shape, loops: Loops::default(), exits: Vec::new(), pending }
    }

    /// The next location that is to be executed, and the states there.
    pub fn take_next(&mut self) -> Option<(Key, Location, Vec<SymbolicState>)> {
        let (key, (location, states)) = self.pending.pop_first()?;
        Some((key, location, states))
    }

    /// The locations that are still to be executed, and the states there.
    pub fn pending(&self) -> impl Iterator<Item = &(Location, Vec<SymbolicState>)> {
        self.pending.values()
    }

    /// A state waits at the end of an edge for what else leads there.
    pub fn wait(&mut self, key: &Key, edge: &Edge, state: SymbolicState) {
        let next = self.shape.nesting.next(key, edge.from, edge.to);
        self.pending.entry(next).or_insert_with(|| (edge.to, Vec::new())).1.push(state);
    }

    /// Executes a location.
    ///
    /// # Errors
    /// A limit is reached: the states that could not be merged.
    pub fn visit<U: UnknownValues>(
        &mut self,
        symbolic: &mut Symbolic<'a, U>,
        calls: &mut impl Calls<'a, U>,
        (key, location): (&Key, Location),
        states: Vec<SymbolicState>,
    ) -> Result<(), Vec<SymbolicState>> {
        symbolic.activation = self.context;
        let (function, shape) = (self.function, Rc::clone(&self.shape));
        let shared = symbolic.variables.shared.len();
        let is_read = |slot: usize| slot < shared || shape.reading.liveness.is_live(location, slot - shared);
        let mut state = symbolic.merge(states, is_read)?;
        let end = match &function.locations[location.0 as usize].kind {
            LocationKind::Error(check) => Some(ActivationEnd::Fails(*check)),
            LocationKind::Open(why) => Some(ActivationEnd::Open(why)),
            LocationKind::End => return Ok(()),
            LocationKind::Inner if location == function.exit => {
                self.exits.push(state);
                return Ok(());
            }
            LocationKind::Inner => None,
        };
        if let Some(end) = end {
            calls.ends(symbolic, self, (location, end), state.guard);
            return Ok(());
        }
        let is_head = shape.nesting.is_head(location);
        if is_head && !calls.begins_round(symbolic, self, (key, location), &mut state) {
            return Ok(());
        }
        let exclusive = shape.reading.is_exclusive(location);
        let last = function.outgoing(location).count().saturating_sub(1);
        for (position, (edge, _)) in function.outgoing(location).enumerate() {
            let mut state = state.clone();
            if !exclusive {
                let chosen = symbolic.chosen((location, key), state.guard, position, last);
                let Some(guard) = chosen else { continue };
                state.guard = guard;
            }
            self.follow(symbolic, calls, (key, edge), state);
        }
        Ok(())
    }

    fn follow<U: UnknownValues>(
        &mut self,
        symbolic: &mut Symbolic<'a, U>,
        calls: &mut impl Calls<'a, U>,
        (key, number): (&Key, usize),
        state: SymbolicState,
    ) {
        let (function, shape) = (self.function, Rc::clone(&self.shape));
        let edge = &function.edges[number];
        let behind = match edge.step {
            Step::Call { .. } => calls.call(symbolic, self, (key, number), state),
            Step::Op(_) | Step::New { .. } => {
                let at = Transition { function, reading: &shape.reading, edge: number, key };
                symbolic.operate(&at, state, calls.record())
            }
        };
        if let Step::Op(Op::Assume(_)) = edge.step {
            self.loops.leaves(function, &shape.nesting, key, edge, behind.is_some());
        }
        if let Some(state) = behind
            && calls.goes_on(symbolic, self, (key, edge), state.guard)
        {
            self.wait(key, edge, state);
        }
    }
}
