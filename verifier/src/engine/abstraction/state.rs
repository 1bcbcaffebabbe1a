//! Abstract states: Boolean combinations of predicates, as reduced ordered binary decision diagrams.
//!
//! **Idea.** Bryant, *Graph-Based Algorithms for Boolean Function Manipulation*, 1986; for abstract states,
//! Beyer et al., *Software Model Checking via Large-Block Encoding*, 2009, section III.C. Equal states have
//! equal diagrams, and entailment is an operation on them.

use biodivine_lib_bdd::{Bdd, BddVariable, BddVariableSet, op_function};
use javelin_solver::term::graph::{Graph, Term};

use super::predicates::{MOST_PREDICATES, Predicate};
use crate::prover::Part;

/// An abstract state.
pub type State = Bdd;

/// Makes states.
pub struct States(BddVariableSet);

impl Default for States {
    fn default() -> States {
        States(BddVariableSet::new_anonymous(MOST_PREDICATES))
    }
}

/// A diagram with more nodes is not made.
const MOST_NODES: usize = 1 << 20;

impl States {
    /// All.
    pub fn truth(&self) -> State {
        self.0.mk_true()
    }

    /// None.
    pub fn falsehood(&self) -> State {
        self.0.mk_false()
    }

    /// Those in which a predicate has this value.
    pub fn literal(&self, predicate: Predicate, value: bool) -> State {
        self.0.mk_literal(BddVariable::from_index(usize::from(predicate)), value)
    }

    /// What a solver says of predicates, whose numbers are given; all states where it is too large.
    pub fn combination(&self, parts: &[Part], predicates: &[Predicate]) -> State {
        self.combined(parts, predicates).unwrap_or_else(|| self.truth())
    }

    fn combined(&self, parts: &[Part], predicates: &[Predicate]) -> Option<State> {
        let mut all: Vec<State> = Vec::with_capacity(parts.len());
        let and = |left: &State, right: &State| {
            Bdd::binary_op_with_limit(MOST_NODES, left, right, op_function::and)
        };
        for part in parts {
            let state = match part {
                Part::Truth(true) => self.truth(),
                Part::Truth(false) => self.falsehood(),
                Part::Predicate(position) => self.literal(predicates[*position], true),
                Part::Not(part) => all[*part].not(),
                Part::And(list) => {
                    let mut parts = list.iter();
                    parts.try_fold(self.truth(), |state, &part| and(&state, &all[part]))?
                }
                Part::Or(list) => {
                    let mut parts = list.iter();
                    let none = parts.try_fold(self.truth(), |state, &part| and(&state, &all[part].not()))?;
                    none.not()
                }
                Part::Choice([condition, then, other]) => {
                    let [condition, then, other] = [condition, then, other].map(|part| &all[*part]);
                    let yes = and(condition, then)?;
                    let no = and(&condition.not(), other)?;
                    Bdd::binary_op_with_limit(MOST_NODES, &yes, &no, op_function::or)?
                }
            };
            all.push(state);
        }
        all.pop()
    }
}

/// The value that a predicate has in all of some states, if it has one.
pub fn value(state: &State, predicate: Predicate) -> Option<bool> {
    let variable = BddVariable::from_index(usize::from(predicate));
    let [without, with] = [false, true].map(|value| state.var_select(variable, value).is_false());
    match (without, with) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// Whether all of some states are among others.
pub fn entails(state: &State, other: &State) -> bool {
    state.and_not(other).is_false()
}

/// How many conjunctions the diagram of a state has; saturates.
pub fn cubes(state: &State) -> u64 {
    u64::try_from(state.exact_clause_cardinality()).unwrap_or(u64::MAX)
}

/// The predicates that a state speaks of.
pub fn support(state: &State) -> Vec<Predicate> {
    let numbers = state.support_set().into_iter().map(|variable| variable.to_index() as Predicate);
    let mut all: Vec<Predicate> = numbers.collect();
    all.sort_unstable();
    all
}

/// A state as a term; `instance` has the term of each predicate.
pub fn term(state: &State, graph: &mut Graph, instance: impl Fn(Predicate) -> Term) -> Term {
    let mut terms: Vec<Term> = Vec::new();
    for pointer in state.pointers() {
        let term = if pointer.is_zero() {
            graph.truth(false)
        } else if pointer.is_one() {
            graph.truth(true)
        } else {
            let condition = instance(state.var_of(pointer).to_index() as Predicate);
            let [then, other] = [state.high_link_of(pointer), state.low_link_of(pointer)];
            let [then, other] = [then, other].map(|part| terms[part.to_index()]);
            graph.ite(condition, then, other)
        };
        terms.push(term);
    }
    terms.last().copied().unwrap_or_else(|| graph.truth(false))
}
