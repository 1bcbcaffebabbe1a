//! The symbolic execution of one function: one pass over its locations, calls by the effects of callees.
//!
//! **Idea.** Babić, *Exploiting Structure for Scalable Software Verification*, 2008, chapter 3: locations are
//! taken in reverse postorder; where ways meet, gates tell values apart ([`crate::formula::state`]); what
//! comes out is a term over parameters and what is read.
//!
//! **Here.** Two ways to see loops and recursion, so that what holds is told from what fails:
//! - [`Mode::Over`]: whatever a loop may write is unknown at its head, and what comes back to the head is
//!   dropped; a call beyond the levels of recursion writes anything that its callee may write. Every
//!   execution is among those followed: of the rounds of a loop, the last one is.
//! - [`Mode::Under`]: loops are unrolled, and what is beyond the bound is dropped: of the round after the
//!   last one what does not [leave](crate::formula::leaving) the loop. Where that is, is a place that the
//!   execution reaches, as are error locations and those where nothing is known.
//!
//! A third one, [`Mode::Replayed`], is for failures that are to be executed: as `Under`, but a function
//! without a body leaves everything as it was, since it does so in a replay. A counterexample in which it
//! writes is none that can be replayed, and which one a solver finds first is chance.
//!
//! **Why `Over` is right for every graph.** An edge that leads backward leads to the head of a component
//! around it ([`crate::formula::nesting`]). The last time that an execution is at the head, variables which
//! the component does not write are as they were when it was entered, and the others are any; from there it
//! goes on without coming back. Where a component is entered elsewhere, its head is executed in a second
//! round, too, and what comes back to it after that is dropped.

use std::collections::BTreeMap;
use std::rc::Rc;

use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use rustc_hash::FxHashMap;

use super::goals::{Goals, Reason};
use super::summaries::Summaries;
use super::summary::{Copy, Effect, Place, Site, Summary, Target};
use super::terminal::{self, Word};
use super::workshop::{Find, Shape, Workshop};
use crate::engine::Limits;
use crate::formula::guard::Guard;
use crate::formula::live::writes;
use crate::formula::nesting::Key;
use crate::formula::rounds::{Loops, Round};
use crate::formula::state::State;
use crate::program::cfa::{Edge, Function, Kind, Location, Op, Role, Source, Step, Variable};

/// How loops and recursion are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// All executions, and others.
    Over,
    /// Executions with so many rounds of loops at the most.
    Under(u32),
    /// Those of them that can be replayed.
    Replayed(u32),
}

impl Mode {
    /// Whether an edge leaves a variable as it was that may get any value from there.
    pub fn leaves(self, source: Source) -> bool {
        matches!((self, source), (Mode::Replayed(_), Source::Left(_)))
    }
}

/// How often a loop without unknowns is executed for each round of other loops.
const FREE_ROUNDS: u32 = 256;

/// A function may take this part of the terms that are left, so that something is left for others.
const SHARE: usize = 4;

/// How many bytes a term takes: here, in tables, and in the solver.
const BYTES_PER_TERM: u64 = 400;

/// So many numbers of activations there are at the most.
pub const MOST_ACTIVATIONS: u128 = 1 << 120;

/// The execution of a function.
pub struct Execution<'e, 'a> {
    workshop: &'e mut Workshop<'a>,
    goals: &'e mut Goals,
    callees: &'e Summaries,
    limits: &'e Limits,
    /// So many terms there are at the most.
    most: usize,
    mode: Mode,
    copy: Copy,
    function: &'a Function,
    shape: Rc<Shape>,
    pending: BTreeMap<Key, (Location, Vec<State>)>,
    loops: Loops,
    exits: Vec<State>,
    /// What it comes to.
    summary: Summary,
    /// Whether something depends on the number of the activation.
    is_nondeterministic: bool,
}

impl<'e, 'a> Execution<'e, 'a> {
    /// The summary of a function; `None` where a limit is reached, or it takes more than its part of the
    /// terms.
    pub fn run(
        workshop: &'e mut Workshop<'a>,
        goals: &'e mut Goals,
        callees: &'e Summaries,
        limits: &'e Limits,
        copy: Copy,
    ) -> Option<Summary> {
        let function = workshop.function(copy.function)?;
        let shape = workshop.shape(copy.function, function)?;
        let mode = callees.mode();
        let (terms, all) = (workshop.graph.len(), limits.memory / BYTES_PER_TERM);
        let left = usize::try_from(all).unwrap_or(usize::MAX).saturating_sub(terms);
        let most = terms.saturating_add(left / SHARE);
        let mut execution = Execution {
            workshop,
            goals,
            callees,
            limits,
            most,
            mode,
            copy,
            function,
            shape,
            pending: BTreeMap::new(),
            loops: Loops::default(),
            exits: Vec::new(),
            summary: Summary { activations: 1, ..Summary::default() },
            is_nondeterministic: false,
        };
        execution.start();
        while let Some((key, (location, states))) = execution.pending.pop_first() {
            if execution.is_over() {
                return None;
            }
            execution.visit(&key, location, states)?;
        }
        execution.finish()
    }

    fn is_over(&self) -> bool {
        let graph = &self.workshop.graph;
        graph.len() > self.most || !graph.has_room(1 << 16) || self.limits.stopped().is_some()
    }

    /// The state at the entry: parameters and shared variables stand for themselves.
    fn start(&mut self) {
        let workshop = &mut *self.workshop;
        let mut values = workshop.variables.at_entry(self.function);
        if self.copy.function == workshop.entry {
            for &(variable, term) in workshop.initial {
                values[workshop.variables.slot(variable)] = Some(workshop.normal(term));
            }
        }
        for &parameter in &self.function.parameters {
            values[workshop.variables.slot(parameter)] = Some(workshop.variables.info(parameter).term);
        }
        let state = State { guard: Guard::TRUE, values: Rc::new(values) };
        let first = self.shape.nesting.first(self.function.entry);
        self.pending.insert(first, (self.function.entry, vec![state]));
    }

    /// One state for several; `None` where a limit is reached.
    fn merged(&mut self, states: Vec<State>, is_read: impl Fn(usize) -> bool) -> Option<State> {
        let mut states = self.workshop.merge(states, is_read);
        let state = states.pop()?;
        states.is_empty().then_some(state)
    }

    fn reach(&mut self, goal: usize, guard: Guard) {
        self.summary.reached.push((goal, self.workshop.guards.term(guard)));
    }

    /// Executes a location.
    fn visit(&mut self, key: &Key, location: Location, states: Vec<State>) -> Option<()> {
        let shape = Rc::clone(&self.shape);
        let shared = self.workshop.variables.shared.len();
        let is_read = |slot: usize| slot < shared || shape.liveness.is_live(location, slot - shared);
        let mut state = self.merged(states, is_read)?;
        let number = self.copy.function;
        match &self.function.locations[location.0 as usize].kind {
            Kind::Error(check) => {
                self.reach(*check as usize, state.guard);
                return Some(());
            }
            Kind::Open(why) => {
                let goal = self.goals.place(number, location, Reason::Open(why.clone()));
                self.reach(goal, state.guard);
                return Some(());
            }
            Kind::End => return Some(()),
            Kind::Inner if location == self.function.exit => {
                self.exits.push(state);
                return Some(());
            }
            Kind::Inner => {}
        }
        if shape.nesting.is_head(location) && !self.enter_round(key, location, &mut state) {
            return Some(());
        }
        let exclusive = shape.exclusive.get(&location).copied().unwrap_or(false);
        let last = self.function.outgoing(location).count().saturating_sub(1);
        for (position, (edge, _)) in self.function.outgoing(location).enumerate() {
            let mut state = state.clone();
            if !exclusive {
                let Some(guard) = self.chosen(key, state.guard, position, last) else { continue };
                state.guard = guard;
            }
            self.follow(key, edge, state);
        }
        Some(())
    }

    /// Begins a round of a loop at its head; whether it is executed.
    fn enter_round(&mut self, key: &Key, head: Location, state: &mut State) -> bool {
        match self.mode {
            Mode::Under(rounds) | Mode::Replayed(rounds) => {
                let free = FREE_ROUNDS.saturating_mul(rounds.max(1));
                let is_beyond = self.loops.round(key, (rounds, free), false) == Round::Beyond;
                if is_beyond {
                    let goal = self.goals.place(self.copy.function, head, Reason::Loop);
                    self.reach(goal, state.guard);
                }
                !is_beyond
            }
            Mode::Over => {
                if key[key.len() - 2] > u32::from(self.shape.enters_aside) {
                    return false;
                }
                let written = self.workshop.written.by_loop(self.function, &self.shape.nesting, head);
                for variable in written {
                    self.forget(state, (usize::MAX, key), variable);
                }
                true
            }
        }
    }

    /// The head of a loop whose last round an edge does not help to leave.
    fn ends_before(&self, key: &Key, edge: &Edge) -> Option<Location> {
        let (Mode::Under(most) | Mode::Replayed(most)) = self.mode else { return None };
        let Shape { nesting, leaving, .. } = &*self.shape;
        let depth = nesting.depth(edge.from);
        let mut around = 0..depth - nesting.left(edge.from, edge.to);
        if nesting.is_back(edge.from, edge.to) {
            around.next_back();
        }
        let is_over =
            |level: &usize| self.loops.is_last(key, *level, most) && !leaving.can_leave(edge.to, *level);
        nesting.head(edge.from, around.find(is_over)?)
    }

    /// Gives a variable any value.
    fn forget(&mut self, state: &mut State, at: (usize, &Key), variable: Variable) {
        let (edge, key) = at;
        let find = Find::Written(edge, variable);
        let value = self.workshop.unknown_value((self.copy.function, find, key), variable);
        self.is_nondeterministic = true;
        Rc::make_mut(&mut state.values)[self.workshop.variables.slot(variable)] = Some(value);
    }

    /// The guard under which one of several edges is taken at will: the last for all numbers that are left.
    fn chosen(&mut self, key: &Key, guard: Guard, position: usize, last: usize) -> Option<Guard> {
        self.is_nondeterministic = true;
        let workshop = &mut *self.workshop;
        let sort = workshop.graph.bitvec_sort(32);
        let symbol = workshop.find((self.copy.function, Find::Choice, key), "choice", sort);
        let choice = workshop.graph.term(Operator::Apply, &[symbol, workshop.seed]);
        let number = workshop.graph.number(position as u64, 32);
        let condition = match position == last {
            true => workshop.graph.bvule(number, choice),
            false => workshop.graph.equal(choice, number),
        };
        let condition = workshop.normal(condition);
        workshop.guards.and(workshop.graph, guard, condition)
    }

    /// Executes an edge, and has its end wait for what else leads there.
    fn follow(&mut self, key: &Key, number: usize, mut state: State) {
        let (function, shape) = (self.function, Rc::clone(&self.shape));
        let edge = &function.edges[number];
        match &edge.step {
            Step::Op(Op::Assign(values)) => {
                self.load(number, &state);
                let new: Vec<Term> = values.iter().map(|(_, term)| self.workshop.evaluate(*term)).collect();
                let all = Rc::make_mut(&mut state.values);
                for ((variable, _), term) in values.iter().zip(new) {
                    all[self.workshop.variables.slot(*variable)] = Some(term);
                }
            }
            Step::Op(Op::Assume(condition)) => {
                self.load(number, &state);
                let workshop = &mut *self.workshop;
                let condition = workshop.evaluate(*condition);
                let guard = workshop.guards.and(workshop.graph, state.guard, condition);
                self.loops.leaves(function, &shape.nesting, key, edge, guard.is_some());
                let Some(guard) = guard else { return };
                state.guard = guard;
            }
            Step::Op(Op::Havoc(values)) => {
                for (position, &(variable, source)) in values.iter().enumerate() {
                    if self.mode.leaves(source) {
                        continue;
                    }
                    let at = (self.copy.function, Find::Havoc(number, position), key);
                    let value = self.workshop.unknown_value(at, variable);
                    self.is_nondeterministic = true;
                    Rc::make_mut(&mut state.values)[self.workshop.variables.slot(variable)] = Some(value);
                }
            }
            Step::New { .. } => {}
            Step::Call { .. } => match self.call(key, number, state) {
                Some(after) => state = after,
                None => return,
            },
        }
        if let Some(head) = self.ends_before(key, edge) {
            let goal = self.goals.place(self.copy.function, head, Reason::Loop);
            return self.reach(goal, state.guard);
        }
        let next = shape.nesting.next(key, edge.from, edge.to);
        self.pending.entry(next).or_insert_with(|| (edge.to, Vec::new())).1.push(state);
    }

    /// The values that an edge reads come in place of variables.
    fn load(&mut self, edge: usize, state: &State) {
        let reads = self.shape.liveness.reads(edge);
        let is_unset = |variable: &Variable| state.values[self.workshop.variables.slot(*variable)].is_none();
        self.is_nondeterministic |= reads.iter().any(is_unset);
        self.workshop.load(self.copy.function, reads, &state.values);
        self.workshop.load_places(&self.shape, edge);
    }

    /// The state after a call; `None` where control does not come back.
    fn call(&mut self, key: &Key, number: usize, mut state: State) -> Option<State> {
        let edge = &self.function.edges[number];
        let Step::Call { callee, arguments, results } = &edge.step else { return None };
        let guard = state.guard;
        let Some(body) = self.workshop.function(*callee) else {
            let goal = self.goals.place(self.copy.function, edge.from, Reason::without_body());
            self.reach(goal, guard);
            return None;
        };
        self.load(number, &state);
        let actual: Vec<Term> = arguments.iter().map(|&argument| self.workshop.evaluate(argument)).collect();
        let formal = body.parameters.iter().map(|&parameter| self.workshop.variables.info(parameter).term);
        let arguments: Vec<(Term, Term)> = formal.zip(actual).collect();
        let target = self.callees.target(self.copy, *callee);
        let offset = self.summary.activations;
        let values = Rc::clone(&state.values);
        let condition = self.workshop.guards.term(guard);
        let site = Site { target, guard: condition, arguments, values, offset };
        self.summary.sites.push(site.clone());
        let Target::Copy(copy) = target else {
            return self.unfollowed(key, number, state, *callee);
        };
        let Some(summary) = self.callees.get(copy) else {
            // Only the beginning that calls any one function, and ends, is executed before those it calls.
            self.is_nondeterministic = true;
            self.summary.offsets.insert((number, key.clone()), offset);
            return None;
        };
        if summary.activations > 0 {
            self.is_nondeterministic = true;
            self.summary.offsets.insert((number, key.clone()), offset);
            self.summary.activations = offset.saturating_add(summary.activations);
        }
        let workshop = &mut *self.workshop;
        let returns = summary.returns.as_ref()?.at(workshop, &site);
        state.guard = workshop.guards.and(workshop.graph, guard, returns)?;
        let all = Rc::make_mut(&mut state.values);
        for (variable, effect) in &summary.writes {
            all[workshop.variables.slot(*variable)] = Some(effect.at(workshop, &site));
        }
        let places = written_places(workshop, &summary.places, &site, (self.copy.function, number, key));
        self.is_nondeterministic |= places.is_ambiguous;
        for (region, array) in places.regions {
            all[workshop.variables.slot(region)] = Some(array);
        }
        for (variable, effect) in results.iter().zip(&summary.results) {
            if let Some(variable) = variable {
                all[workshop.variables.slot(*variable)] =
                    effect.as_ref().map(|effect| effect.at(workshop, &site));
            }
        }
        Some(state)
    }

    /// The state after a call that is too deep, or of a function that is too large.
    fn unfollowed(&mut self, key: &Key, number: usize, mut state: State, callee: u32) -> Option<State> {
        let edge = &self.function.edges[number];
        if self.mode != Mode::Over {
            let is_large = self.callees.is_too_large(self.copy, callee);
            let reason = if is_large { Reason::Size } else { Reason::Recursion };
            let goal = self.goals.place(self.copy.function, edge.from, reason);
            self.reach(goal, state.guard);
            return None;
        }
        let mut written: Vec<Variable> = self.workshop.written.by_call(callee).collect();
        written.extend(writes(edge));
        written.sort_unstable();
        written.dedup();
        for variable in written {
            self.forget(&mut state, (number, key), variable);
        }
        Some(state)
    }

    /// The effects, from what is at the exit.
    fn finish(mut self) -> Option<Summary> {
        let workshop = &*self.workshop;
        let shared = workshop.variables.shared.len();
        let read: Vec<usize> =
            self.function.results.iter().map(|&result| workshop.variables.slot(result)).collect();
        let exits = std::mem::take(&mut self.exits);
        let falsehood = self.workshop.graph.truth(false);
        let is_read = |slot: usize| slot < shared || read.contains(&slot);
        let exit = if exits.is_empty() { None } else { Some(self.merged(exits, is_read)?) };
        let returns = exit.as_ref().map_or(falsehood, |exit| self.workshop.guards.term(exit.guard));
        let returns = self.workshop.normal(returns);
        self.summary.returns = Some(self.effect("cfc", returns));
        for &slot in &read {
            let value = exit.as_ref().and_then(|exit| exit.values[slot]);
            let effect = value.map(|value| self.effect("ret", value));
            self.summary.results.push(effect);
        }
        for slot in 0..shared {
            let variable = self.workshop.variables.shared[slot];
            let info = self.workshop.variables.info(variable);
            let value = exit.as_ref().and_then(|exit| exit.values[slot]);
            let Some(value) = value.filter(|&value| value != info.term) else { continue };
            let words = if info.role == Role::Memory { self.workshop.words(info.term, value) } else { None };
            match words {
                Some(words) => words.into_iter().for_each(|word| self.write_word(variable, &word)),
                None => {
                    let effect = self.effect(&info.name, value);
                    self.summary.writes.push((variable, effect));
                }
            }
        }
        if !self.is_nondeterministic {
            self.summary.activations = 0;
        }
        (self.summary.activations < MOST_ACTIVATIONS).then_some(self.summary)
    }

    /// A word of memory is an effect.
    fn write_word(&mut self, region: Variable, word: &Word) {
        let name = terminal::name(self.workshop.graph, word.address);
        let value = self.effect(&name, word.value);
        self.summary.places.push(Place { region, address: word.address, value });
    }

    fn effect(&mut self, what: &str, body: Term) -> Effect {
        let name = self.callees.name(self.copy, &self.function.name, what);
        Effect::new(self.workshop, &name, body, self.callees.is_eager())
    }
}

/// The regions after a call that writes words.
struct Written {
    regions: BTreeMap<Variable, Term>,
    /// Whether several words are one in the caller.
    is_ambiguous: bool,
}

/// Writes the words that a call may write. Where two are one in the caller, either was written last.
fn written_places(
    workshop: &mut Workshop,
    places: &[Place],
    site: &Site,
    (function, edge, key): (u32, usize, &Key),
) -> Written {
    let mut written = Written { regions: BTreeMap::new(), is_ambiguous: false };
    let mut known: FxHashMap<(Variable, Term), Term> = FxHashMap::default();
    for (number, place) in places.iter().enumerate() {
        let address = site.replaced(workshop, place.address);
        let mut value = place.value.at(workshop, site);
        let before = written.regions.get(&place.region).copied();
        let Some(before) = before.or(site.values[workshop.variables.slot(place.region)]) else { continue };
        if let Some(&other) = known.get(&(place.region, address)) {
            let sort = workshop.graph.bitvec_sort(1);
            let symbol = workshop.find((function, Find::Last(edge, number), key), "last", sort);
            let last = workshop.graph.term(Operator::Apply, &[symbol, workshop.seed]);
            let zero = workshop.graph.number(0, 1);
            let is_other = workshop.graph.equal(last, zero);
            value = workshop.graph.ite(is_other, other, value);
            written.is_ambiguous = true;
        }
        known.insert((place.region, address), value);
        let mut array = before;
        for byte in 0..terminal::BYTES {
            let at = terminal::moved(workshop.graph, address, u64::from(byte));
            let at = workshop.normal(at);
            let part = workshop.graph.extract(value, 8 * byte + 7, 8 * byte);
            let part = workshop.normal(part);
            array = workshop.graph.term(Operator::Store, &[array, at, part]);
        }
        written.regions.insert(place.region, array);
    }
    written
}
