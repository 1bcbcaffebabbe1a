//! The context of predicate abstraction: formulas, states, predicates, and a solver, whatever is searched.
//!
//! **Contract.** The limits of a turn are not wider than those of the run. Where a turn is over and the run
//! is not, an answer that was cut short is thrown away, and its question is asked again in the next turn.

use std::rc::Rc;
use std::time::Duration;

use javelin_term::graph::Term;
use javelin_term::statistics::Statistic;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::predicates::{Precision, Predicate, Predicates};
use super::state::{AbstractState, States};
use crate::formula::automaton::Automaton;
use crate::formula::automaton::encoder::Encoder;
use crate::formula::state::Values;
use crate::formula::symbolic::Symbolic;
use crate::job::Effort;
use crate::limits::{Limits, Quota, TICKS_PER_SECOND};
use crate::program::cfa::{Location, VariableInfo};
use crate::prover::{Prover, ProverError, open};
use crate::words::plural;

/// The most ticks of one question: some 30 seconds.
pub(super) const MOST_TICKS: u64 = 30 * TICKS_PER_SECOND;

/// How precisely a set of states is represented.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Abstraction {
    /// The strongest Boolean combination of predicates.
    #[default]
    Boolean,
    /// The strongest conjunction of predicates and their negations.
    Cartesian,
}

/// The work of predicate abstraction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Statistics {
    /// The nodes of all trees.
    pub nodes: u64,
    /// The nodes that were still to be examined.
    pub frontier: u64,
    /// How often predicates were added.
    pub refinements: u64,
    /// The blocks of the last automaton.
    pub blocks: u64,
    /// The successors that were computed.
    pub successors: u64,
    /// The abstractions that were known.
    pub successors_known: u64,
    /// The abstractions that are not the strongest, since there was no time or room.
    pub successors_weak: u64,
    /// The abstractions that took too much work, and for which each predicate was asked for by itself.
    pub successors_cartesian: u64,
    /// How often the solver was asked.
    pub checks: u64,
    /// The cubes of all successors.
    pub cubes: u64,
    /// The time for successors.
    pub abstraction_time: Duration,
    /// The time for paths and new predicates.
    pub refinement_time: Duration,
}

impl Statistics {
    /// As the report has them.
    pub fn rows(&self, predicates: &Predicates, precision: &Precision) -> Vec<Statistic> {
        let (predicates, (sum, locations, most)) = (predicates.len() as u64, precision.counts());
        let milliseconds = |time: Duration| time.as_millis().try_into().unwrap_or(u64::MAX);
        vec![
            Statistic::new("lbe-blocks", self.blocks, "Blocks of the last automaton."),
            Statistic::new("lbe-nodes", self.nodes, "Nodes of all trees."),
            Statistic::new("lbe-frontier", self.frontier, "Nodes that were still to be looked at."),
            Statistic::new("lbe-refinements", self.refinements, "How often predicates were added."),
            Statistic::new("lbe-predicates", predicates, "Predicates."),
            Statistic::new("lbe-refined-locations", locations as u64, "Locations that have predicates."),
            Statistic::new(
                "lbe-location-predicates",
                sum as u64,
                "Predicates of all these locations together.",
            ),
            Statistic::new("lbe-most-predicates", most as u64, "The most predicates of one location."),
            Statistic::new("lbe-successors", self.successors, "Successors that were computed."),
            Statistic::new("lbe-successors-known", self.successors_known, "Successors that were known."),
            Statistic::new(
                "lbe-successors-weak",
                self.successors_weak,
                "Successors that are not the strongest, for lack of time or room.",
            ),
            Statistic::new(
                "lbe-successors-cartesian",
                self.successors_cartesian,
                "Successors for which each predicate was asked for by itself.",
            ),
            Statistic::new("lbe-questions", self.checks, "Questions to the solver."),
            Statistic::new("lbe-cubes", self.cubes, "Cubes of all successors."),
            Statistic::new("lbe-abstraction-ms", milliseconds(self.abstraction_time), "Time for successors."),
            Statistic::new(
                "lbe-refinement-ms",
                milliseconds(self.refinement_time),
                "Time for paths and new predicates.",
            ),
        ]
    }

    /// In a few words.
    pub fn summary(&self, predicates: &Predicates) -> String {
        let open =
            if self.frontier == 0 { String::new() } else { format!(", {} to be looked at", self.frontier) };
        let nodes = plural(self.nodes, "node", "nodes");
        let refinements = plural(self.refinements, "refinement", "refinements");
        let predicates = plural(predicates.len() as u64, "predicate", "predicates");
        let questions = plural(self.checks, "question", "questions");
        format!("{nodes}{open}, {refinements}, {predicates}, {questions}")
    }
}

/// The context of predicate abstraction.
pub struct Context<'a> {
    /// Formulas of blocks, and symbols.
    pub encoder: Encoder<'a>,
    /// The variables of decision diagrams, from which abstract states are made.
    pub states: States,
    /// The predicates of all locations.
    pub predicates: Predicates,
    /// The variables of the program.
    pub variables: Rc<[VariableInfo]>,
    /// The solver that is asked.
    pub effort: &'a Effort,
    /// How precisely a set of states is represented.
    pub abstraction: Abstraction,
    /// The limits of the run.
    pub run: Limits,
    /// Counters of the work that was done.
    pub statistics: Statistics,
}

impl<'a> Context<'a> {
    /// A context without predicates.
    pub fn new(
        symbolic: Symbolic<'a>,
        variables: Rc<[VariableInfo]>,
        effort: &'a Effort,
        abstraction: Abstraction,
        run: &Limits,
    ) -> Context<'a> {
        Context {
            encoder: Encoder::new(symbolic),
            states: States::default(),
            predicates: Predicates::default(),
            variables,
            effort,
            abstraction,
            run: run.clone(),
            statistics: Statistics::default(),
        }
    }

    /// A new session of the solver.
    ///
    /// # Errors
    /// It is not there.
    pub fn open(&self) -> Result<Box<dyn Prover>, ProverError> {
        open(self.effort, &self.run)
    }

    /// The bound of a question that begins now.
    pub fn quota(&self) -> Quota {
        self.run.within(MOST_TICKS)
    }

    /// The limit that was reached, as an error.
    pub fn stopped(&self) -> ProverError {
        self.run.ended().into()
    }

    /// The terms of the predicates of a state where variables have these values.
    pub fn instances(&mut self, state: &AbstractState, values: &Values) -> FxHashMap<Predicate, Term> {
        let support = state.support().into_iter();
        let instance =
            |predicate| (predicate, self.encoder.instance(self.predicates.term(predicate), values));
        support.map(instance).collect()
    }

    /// The terms that can be predicates at a location: those that are no constants, and mention only
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
