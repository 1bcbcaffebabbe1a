//! The symbolic execution of one function: one pass over its locations, calls by the effects of callees.
//!
//! **Idea.** Babić, *Exploiting Structure for Scalable Software Verification*, 2008, chapter 3: locations are
//! taken in reverse postorder; where paths join, gates tell values apart ([`crate::formula::state`]); what
//! comes out is a term over parameters and what is read.
//!
//! **Here.** Two ways to see loops and recursion, one for proofs and one for failures:
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
//! continues without coming back. Where a component is entered elsewhere, its head is executed in a second
//! round, too, and what comes back to it after that is dropped.

use std::collections::BTreeMap;
use std::rc::Rc;

use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use rustc_hash::FxHashMap;

use super::goals::{CutReason, Goals};
use super::summaries::Summaries;
use super::summary::{CellEffect, Effect, FunctionCopy, FunctionSummary, SummaryCall, Target};
use super::symbols::{ActivationSymbolic, ActivationSymbols};
use crate::engine::Limits;
use crate::formula::activation::{Activation, ActivationEnd, Calls};
use crate::formula::guard::Guard;
use crate::formula::nesting::Key;
use crate::formula::rounds::Round;
use crate::formula::state::SymbolicState;
use crate::formula::symbolic::{FunctionFacts, most_terms};
use crate::formula::terminal::{self, WrittenCell};
use crate::formula::unknown::{At, Provenance, UnknownValues};
use crate::program::cfa::{Cfa, Edge, Location, Role, Source, Step, Variable, writes};

/// How loops and recursion are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// All executions, and others.
    Over,
    /// Executions with at most this many rounds of loops.
    Under(u32),
    /// The executions among them that can be replayed.
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

/// The most numbers of activations.
pub const MOST_ACTIVATIONS: u128 = 1 << 120;

/// The execution of a function: calls are the effects of their callees.
pub struct FunctionExecution<'e> {
    goals: &'e mut Goals,
    callees: &'e Summaries,
    mode: Mode,
    copy: FunctionCopy,
    summary: FunctionSummary,
}

impl<'e> FunctionExecution<'e> {
    /// The summary of a function; `None` where a limit is reached, or it takes more than its part of the
    /// terms.
    pub fn run(
        symbolic: &mut ActivationSymbolic,
        goals: &'e mut Goals,
        callees: &'e Summaries,
        limits: &Limits,
        copy: FunctionCopy,
    ) -> Option<FunctionSummary> {
        let function = symbolic.function(copy.function)?;
        let shape = symbolic.shape(copy.function)?;
        let mode = callees.mode();
        let terms = symbolic.graph.len();
        let left = most_terms(limits.memory).saturating_sub(terms);
        let most = terms.saturating_add(left / SHARE);
        symbolic.unknowns.begin(mode);
        let state = start(symbolic, copy.function, function);
        let mut activation = Activation::new((copy.function, function), copy.function, shape, state);
        let summary = FunctionSummary { activations: 1, ..FunctionSummary::default() };
        let mut execution = FunctionExecution { goals, callees, mode, copy, summary };
        while let Some((key, location, states)) = activation.take_next() {
            let graph = &symbolic.graph;
            if graph.len() > most || !graph.has_room(1 << 16) || limits.stopped().is_some() {
                return None;
            }
            activation.visit(symbolic, &mut execution, (&key, location), states).ok()?;
        }
        // A stopped clock has cut paths short.
        symbolic.clock.check().ok()?;
        execution.finish(symbolic, activation)
    }

    fn reach(&mut self, symbolic: &ActivationSymbolic, goal: usize, guard: Guard) {
        self.summary.reached.push((goal, symbolic.guards.term(guard)));
    }

    /// The head of a loop whose last round an edge does not help to leave.
    fn ends_before(&self, activation: &Activation, key: &Key, edge: &Edge) -> Option<Location> {
        let (Mode::Under(most) | Mode::Replayed(most)) = self.mode else { return None };
        let FunctionFacts { nesting, leaving, .. } = &*activation.shape;
        let depth = nesting.depth(edge.from);
        let mut around = 0..depth - nesting.left(edge.from, edge.to);
        if nesting.is_back(edge.from, edge.to) {
            around.next_back();
        }
        let is_over = |level: &usize| {
            activation.loops.is_last(key, *level, most) && !leaving.can_leave(edge.to, *level)
        };
        nesting.head(edge.from, around.find(is_over)?)
    }

    /// The state after a call that is too deep, or of a function that is too large.
    fn unfollowed(
        &mut self,
        symbolic: &mut ActivationSymbolic,
        edge: &Edge,
        (key, number): (&Key, usize),
        mut state: SymbolicState,
    ) -> Option<SymbolicState> {
        let Step::Call { callee, .. } = edge.step else { return None };
        if self.mode != Mode::Over {
            let is_large = self.callees.is_too_large(self.copy, callee);
            let reason = if is_large { CutReason::Size } else { CutReason::Recursion };
            let goal = self.goals.place(self.copy.function, edge.from, reason);
            self.reach(symbolic, goal, state.guard);
            return None;
        }
        let mut written: Vec<Variable> = symbolic.written()?.by_call(callee).collect();
        written.extend(writes(edge));
        written.sort_unstable();
        written.dedup();
        for variable in written {
            symbolic.forget(&mut state, (Provenance::Call(number, variable), key), variable);
        }
        Some(state)
    }

    /// The effects, from the values at the exit.
    fn finish(
        mut self,
        symbolic: &mut ActivationSymbolic,
        activation: Activation,
    ) -> Option<FunctionSummary> {
        let Activation { function, exits, .. } = activation;
        let shared = symbolic.variables.shared.len();
        let read: Vec<usize> =
            function.results.iter().map(|&result| symbolic.variables.slot(result)).collect();
        let falsehood = symbolic.graph.truth(false);
        let is_read = |slot: usize| slot < shared || read.contains(&slot);
        let exit = if exits.is_empty() { None } else { Some(symbolic.merge(exits, is_read).ok()?) };
        let returns = exit.as_ref().map_or(falsehood, |exit| symbolic.guards.term(exit.guard));
        let returns = symbolic.normal(returns);
        let effect = |symbolic: &mut ActivationSymbolic, what: &str, body: Term| {
            let name = self.callees.name(self.copy, &function.name, what);
            Effect::new(symbolic, &name, body, self.callees.is_eager())
        };
        let summary = &mut self.summary;
        summary.returns = Some(effect(symbolic, "cfc", returns));
        for &slot in &read {
            let value = exit.as_ref().and_then(|exit| exit.values[slot]);
            summary.results.push(value.map(|value| effect(symbolic, "ret", value)));
        }
        for slot in 0..shared {
            let variable = symbolic.variables.shared[slot];
            let info = symbolic.variables.info(variable);
            let value = exit.as_ref().and_then(|exit| exit.values[slot]);
            let Some(value) = value.filter(|&value| value != info.term) else { continue };
            let words = if info.role == Role::Memory { symbolic.words(info.term, value) } else { None };
            let Some(words) = words else {
                summary.writes.push((variable, effect(symbolic, &info.name, value)));
                continue;
            };
            for WrittenCell { address, value } in words {
                let name = terminal::name(symbolic.graph, address);
                let value = effect(symbolic, &name, value);
                summary.places.push(CellEffect { region: variable, address, value });
            }
        }
        if !symbolic.unknowns.is_seed_used {
            summary.activations = 0;
        }
        (summary.activations < MOST_ACTIVATIONS).then_some(self.summary)
    }
}

/// The state at the entry: parameters and shared variables stand for themselves.
fn start(symbolic: &mut ActivationSymbolic, number: u32, function: &Cfa) -> SymbolicState {
    let mut values = match number == symbolic.entry {
        true => symbolic.initial_values(function),
        false => symbolic.variables.at_entry(function),
    };
    for &parameter in &function.parameters {
        values[symbolic.variables.slot(parameter)] = Some(symbolic.variables.info(parameter).term);
    }
    SymbolicState { guard: Guard::TRUE, values: Rc::new(values) }
}

impl<'a> Calls<'a, ActivationSymbols> for FunctionExecution<'_> {
    fn ends(
        &mut self,
        symbolic: &ActivationSymbolic<'a>,
        activation: &Activation<'a>,
        (location, end): (Location, ActivationEnd),
        guard: Guard,
    ) {
        let goal = match end {
            ActivationEnd::Fails(check) => check as usize,
            ActivationEnd::Open(why) => {
                self.goals.place(activation.number, location, CutReason::Open(why.to_owned()))
            }
        };
        self.reach(symbolic, goal, guard);
    }

    fn begins_round(
        &mut self,
        symbolic: &mut ActivationSymbolic<'a>,
        activation: &mut Activation<'a>,
        (key, head): (&Key, Location),
        state: &mut SymbolicState,
    ) -> bool {
        match self.mode {
            Mode::Under(rounds) | Mode::Replayed(rounds) => {
                let free = FREE_ROUNDS.saturating_mul(rounds.max(1));
                let is_beyond = activation.loops.round(key, (rounds, free), false) == Round::Beyond;
                if is_beyond {
                    let goal = self.goals.place(activation.number, head, CutReason::Loop);
                    self.reach(symbolic, goal, state.guard);
                }
                !is_beyond
            }
            Mode::Over => {
                if key[key.len() - 2] > u32::from(activation.shape.enters_aside) {
                    return false;
                }
                // Where a limit is reached, the summary is not used.
                let Some(written) = symbolic.written() else { return false };
                for variable in written.by_loop(activation.function, &activation.shape.nesting, head) {
                    symbolic.forget(state, (Provenance::Loop(variable), key), variable);
                }
                true
            }
        }
    }

    fn call(
        &mut self,
        symbolic: &mut ActivationSymbolic<'a>,
        activation: &Activation<'a>,
        (key, number): (&Key, usize),
        mut state: SymbolicState,
    ) -> Option<SymbolicState> {
        let edge = &activation.function.edges[number];
        let Step::Call { callee, arguments, results } = &edge.step else { return None };
        let guard = state.guard;
        let Some(body) = symbolic.function(*callee) else {
            let goal = self.goals.place(self.copy.function, edge.from, CutReason::without_body());
            self.reach(symbolic, goal, guard);
            return None;
        };
        symbolic.load(&activation.shape.reading, number, &state.values);
        let actual: Vec<Term> = arguments.iter().map(|&argument| symbolic.evaluate(argument)).collect();
        let formal = body.parameters.iter().map(|&parameter| symbolic.variables.info(parameter).term);
        let arguments: Vec<(Term, Term)> = formal.zip(actual).collect();
        let target = self.callees.target(self.copy, *callee);
        let offset = self.summary.activations;
        let values = Rc::clone(&state.values);
        let condition = symbolic.guards.term(guard);
        let site = SummaryCall { target, guard: condition, arguments, values, offset };
        self.summary.sites.push(site.clone());
        let Target::Copy(copy) = target else {
            return self.unfollowed(symbolic, edge, (key, number), state);
        };
        let Some(summary) = self.callees.get(copy) else {
            // Only the beginning that calls any one function, and ends, is executed before those it calls.
            symbolic.unknowns.is_seed_used = true;
            self.summary.offsets.insert((number, key.clone()), offset);
            return None;
        };
        if summary.activations > 0 {
            symbolic.unknowns.is_seed_used = true;
            self.summary.offsets.insert((number, key.clone()), offset);
            self.summary.activations = offset.saturating_add(summary.activations);
        }
        let returns = summary.returns.as_ref()?.at(symbolic, &site);
        state.guard = symbolic.guards.and(symbolic.graph, guard, returns)?;
        let all = Rc::make_mut(&mut state.values);
        for (variable, effect) in &summary.writes {
            all[symbolic.variables.slot(*variable)] = Some(effect.at(symbolic, &site));
        }
        for (region, array) in written_places(symbolic, &summary.places, &site, (number, key)) {
            all[symbolic.variables.slot(region)] = Some(array);
        }
        for (variable, effect) in results.iter().zip(&summary.results) {
            if let Some(variable) = variable {
                all[symbolic.variables.slot(*variable)] =
                    effect.as_ref().map(|effect| effect.at(symbolic, &site));
            }
        }
        Some(state)
    }

    fn goes_on(
        &mut self,
        symbolic: &ActivationSymbolic<'a>,
        activation: &Activation<'a>,
        (key, edge): (&Key, &Edge),
        guard: Guard,
    ) -> bool {
        let Some(head) = self.ends_before(activation, key, edge) else { return true };
        let goal = self.goals.place(self.copy.function, head, CutReason::Loop);
        self.reach(symbolic, goal, guard);
        false
    }
}

/// The regions after a call that writes words. Where two words are one in the caller, either was written
/// last.
fn written_places(
    symbolic: &mut ActivationSymbolic,
    places: &[CellEffect],
    site: &SummaryCall,
    (edge, key): (usize, &Key),
) -> BTreeMap<Variable, Term> {
    let mut regions: BTreeMap<Variable, Term> = BTreeMap::new();
    let mut known: FxHashMap<(Variable, Term), Term> = FxHashMap::default();
    for (number, place) in places.iter().enumerate() {
        let address = site.replaced(symbolic, place.address);
        let mut value = place.value.at(symbolic, site);
        let before = regions.get(&place.region).copied();
        let Some(before) = before.or(site.values[symbolic.variables.slot(place.region)]) else { continue };
        if let Some(&other) = known.get(&(place.region, address)) {
            let sort = symbolic.graph.bitvec_sort(1);
            let provenance = Provenance::Last(edge, number);
            let at = At { activation: symbolic.activation, provenance, key };
            let last = symbolic.unknowns.term(symbolic.graph, at, "last", sort);
            let zero = symbolic.graph.number(0, 1);
            let is_other = symbolic.graph.equal(last, zero);
            value = symbolic.graph.ite(is_other, other, value);
        }
        known.insert((place.region, address), value);
        let mut array = before;
        for byte in 0..terminal::BYTES {
            let at = terminal::moved(symbolic.graph, address, u64::from(byte));
            let at = symbolic.normal(at);
            let part = symbolic.graph.extract(value, 8 * byte + 7, 8 * byte);
            let part = symbolic.normal(part);
            array = symbolic.graph.term(Operator::Store, &[array, at, part]);
        }
        regions.insert(place.region, array);
    }
    regions
}
