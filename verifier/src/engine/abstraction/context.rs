//! The context of predicate abstraction: formulas, states, predicates, and a solver, whatever is searched.
//!
//! **Contract.** The limits of a turn are not wider than those of the run. Where a turn is over and the run
//! is not, an answer that was cut short is thrown away, and its question is asked again in the next turn.

use std::time::{Duration, Instant};

use javelin_term::graph::Term;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::predicates::{Predicate, Predicates};
use super::state::{State, States};
use crate::engine::Limits;
use crate::formula::automaton::Automaton;
use crate::formula::automaton::encoder::Encoder;
use crate::formula::state::Values;
use crate::formula::symbolic::Symbolic;
use crate::job::{Effort, ModelCheckingStatistics};
use crate::program::cfa::{Location, VariableInfo};
use crate::prover::{Prover, ProverError, open};

/// How long one question may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// The context of predicate abstraction.
pub struct Context<'c, 'a> {
    /// Formulas of blocks, and symbols.
    pub encoder: Encoder<'a>,
    /// Abstract states.
    pub states: States,
    /// The predicates.
    pub predicates: Predicates,
    /// The variables of the program.
    pub variables: &'c [VariableInfo],
    /// The solver that is asked.
    pub effort: &'c Effort,
    /// The limits of the run.
    pub run: &'c Limits,
    /// The limits of this turn, which are not wider.
    pub turn: Limits,
    /// Counters of the work that was done.
    pub statistics: ModelCheckingStatistics,
}

impl<'c, 'a> Context<'c, 'a> {
    /// Without predicates.
    pub fn new(
        symbolic: Symbolic<'a>,
        variables: &'c [VariableInfo],
        effort: &'c Effort,
        run: &'c Limits,
    ) -> Context<'c, 'a> {
        Context {
            encoder: Encoder::new(symbolic),
            states: States::default(),
            predicates: Predicates::default(),
            variables,
            effort,
            run,
            turn: run.clone(),
            statistics: ModelCheckingStatistics::default(),
        }
    }

    /// A new session of the solver.
    ///
    /// # Errors
    /// It is not there.
    pub fn open(&self) -> Result<Box<dyn Prover>, ProverError> {
        open(self.effort, self.run)
    }

    /// When a question ends that begins now.
    pub fn until(&self) -> Option<Instant> {
        Some(self.turn.within(PATIENCE))
    }

    /// Whether the turn is over, but not the run.
    pub fn is_turn_over(&self) -> bool {
        self.run.stopped().is_none() && self.turn.stopped().is_some()
    }

    /// The limit that was reached, as an error of the solver that has gone for this turn.
    pub fn stopped(&self) -> ProverError {
        self.turn.ended().into()
    }

    /// The terms of the predicates of a state where variables have these values.
    pub fn instances(&mut self, state: &State, values: &Values) -> FxHashMap<Predicate, Term> {
        let support = state.support().into_iter();
        let instance =
            |predicate| (predicate, self.encoder.instance(self.predicates.term(predicate), values));
        support.map(instance).collect()
    }

    /// Those of some terms that can be predicates at a location: that are no constants, and mention only
    /// symbols that have a value there and variables that do not change.
    pub fn usable(&self, automaton: &Automaton, terms: Vec<Term>, location: Location) -> Vec<Term> {
        let (graph, constants) = (&*self.encoder.symbolic.graph, &automaton.constants);
        let here = constants.symbols_at(graph, &self.encoder.symbols, location);
        let here: FxHashSet<Term> = here.into_iter().collect();
        let is_known = |name: &Term| here.contains(name) || constants.is_fixed(graph, *name);
        let is_usable =
            |term: &Term| !graph.is_constant(*term) && variables(graph, &[*term]).iter().all(is_known);
        terms.into_iter().filter(is_usable).collect()
    }
}
