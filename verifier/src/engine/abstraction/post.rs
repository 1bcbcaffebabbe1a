//! Abstract post: the states that follow a state over a block, as far as predicates can express them.
//!
//! **Idea.** Graf and Saïdi, *Construction of Abstract State Graphs with PVS*, 1997. The strongest Boolean
//! combination of the predicates that count after the block (or the strongest conjunction) is asked of the
//! solver.
//!
//! **Here.** Each block has a session, in which its formula is asserted; states are assumptions. A predicate
//! that the block makes constant, or does not touch, is not asked for. A step that was asked for before, with
//! the same state and predicates, is not asked for again.
//!
//! **Why it is right.** All states that follow are in the answer, whatever predicates there are: what the
//! solver cannot decide within its limits counts as possible.

use std::collections::hash_map::Entry;
use std::time::Instant;

use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use super::context::Abstraction;
use super::context::{Context, MOST_TICKS};
use super::predicates::Predicate;
use super::state::AbstractState;
use super::{Asked, Strength, boolean, cartesian};
use crate::formula::automaton::{Automaton, Formula};
use crate::prover::{Prover, ProverError};

/// A session that holds more bytes is replaced by a new one.
const MOST_BYTES: u64 = 256 << 20;

/// A session of the solver for a block.
struct Session {
    prover: Box<dyn Prover>,
    /// The bytes that it held after its first question.
    first: Option<u64>,
}

impl Session {
    /// Whether a new one is to be made: this one holds half more than after its first question, or much. What
    /// is left of old questions costs more in each new one then than what was learnt is worth.
    fn is_worn(&self) -> bool {
        let held = self.prover.held();
        held > MOST_BYTES || self.first.is_some_and(|first| held > first + first / 2)
    }
}

/// A step of the abstraction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AbstractStep {
    /// The number of the block.
    pub block: usize,
    /// The state where it begins.
    pub state: AbstractState,
    /// The predicates that count where it ends, ascending.
    pub predicates: Vec<Predicate>,
}

/// A step, as far as it is known before the solver is asked.
struct PostQuestion {
    /// The state where the block begins.
    before: Term,
    /// The predicates after the block whose values the block fixes, or the state.
    known: AbstractState,
    /// The other predicates, and their terms there.
    asked: Vec<(Predicate, Term)>,
}

/// The successors in one automaton.
#[derive(Default)]
pub struct Successors {
    sessions: FxHashMap<usize, Session>,
    known: FxHashMap<AbstractStep, AbstractState>,
}

impl Successors {
    /// The states after a step.
    ///
    /// # Errors
    /// The connection to the solver is closed, or a limit was reached.
    pub fn post(
        &mut self,
        context: &mut Context,
        automaton: &mut Automaton,
        step: AbstractStep,
    ) -> Result<AbstractState, ProverError> {
        if let Some(known) = self.known.get(&step) {
            context.statistics.successors_known += 1;
            return Ok(known.clone());
        }
        let begin = Instant::now();
        let (next, strength) = self.compute(context, automaton, &step)?;
        let is_strongest = strength == Strength::Strongest;
        context.statistics.abstraction_time += begin.elapsed();
        context.statistics.successors += 1;
        context.statistics.successors_weak += u64::from(!is_strongest);
        context.statistics.cubes += next.count_cubes();
        self.known.insert(step, next.clone());
        Ok(next)
    }

    /// The states after a step, by the solver.
    fn compute(
        &mut self,
        context: &mut Context,
        automaton: &mut Automaton,
        step: &AbstractStep,
    ) -> Result<(AbstractState, Strength), ProverError> {
        let formula = automaton.formula(&mut context.encoder, step.block);
        let formula = formula.ok_or_else(|| context.stopped())?;
        let Some(formula) = formula else { return Ok((context.states.falsehood(), Strength::Strongest)) };
        let question = PostQuestion::new(context, automaton, step, &formula);
        context.statistics.checks += 1;
        let session = self.session(context, step.block, formula.guard)?;
        let asked = &mut Asked {
            prover: session.prover.as_mut(),
            graph: &mut *context.encoder.symbolic.graph,
            states: &context.states,
        };
        let (limits, assumptions) = (&context.run, &[question.before]);
        let (found, strength) = match context.abstraction {
            Abstraction::Boolean if !question.asked.is_empty() => {
                boolean::follows_as_far(asked, assumptions, &question.asked, limits)?
            }
            _ => {
                let (state, is_strongest) =
                    cartesian::follows(asked, assumptions, &question.asked, &limits.of_turn(MOST_TICKS))?;
                (state, Strength::of(is_strongest))
            }
        };
        let held = session.prover.held();
        session.first.get_or_insert(held);
        context.statistics.successors_cartesian += u64::from(strength == Strength::Single);
        Ok((question.known.and(&found), strength))
    }

    /// The session of a block whose end is reached under a guard.
    fn session(&mut self, context: &Context, block: usize, guard: Term) -> Result<&mut Session, ProverError> {
        if self.sessions.get(&block).is_some_and(Session::is_worn) {
            self.sessions.remove(&block);
        }
        Ok(match self.sessions.entry(block) {
            Entry::Occupied(session) => session.into_mut(),
            Entry::Vacant(room) => {
                let mut prover = context.open()?;
                prover.assert(context.encoder.symbolic.graph, guard)?;
                room.insert(Session { prover, first: None })
            }
        })
    }
}

impl PostQuestion {
    fn new(
        context: &mut Context,
        automaton: &Automaton,
        step: &AbstractStep,
        formula: &Formula,
    ) -> PostQuestion {
        let from = automaton.summary.blocks[step.block].from;
        let instances = context.instances(&step.state, &automaton.constants.values[&from]);
        let before = step.state.term(context.encoder.symbolic.graph, |predicate| instances[&predicate]);
        let before = context.encoder.symbolic.normal(before);
        let (mut known, mut asked) = (context.states.truth(), Vec::new());
        for &predicate in &step.predicates {
            let after = context.encoder.instance(context.predicates.term(predicate), &formula.values);
            let fixed = context.encoder.symbolic.graph.truth_of(after).or_else(|| {
                let is_carried = instances.get(&predicate) == Some(&after);
                is_carried.then(|| step.state.value(predicate)).flatten()
            });
            match fixed {
                Some(value) => known = known.and(&context.states.literal(predicate, value)),
                None => asked.push((predicate, after)),
            }
        }
        PostQuestion { before, known, asked }
    }
}
