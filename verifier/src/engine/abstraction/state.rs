//! Abstract states: Boolean combinations of predicates, as reduced ordered binary decision diagrams.
//!
//! **Idea.** Bryant, *Graph-Based Algorithms for Boolean Function Manipulation*, 1986; for abstract states,
//! Beyer et al., *Software Model Checking via Large-Block Encoding*, 2009, section III.C. Equal states have
//! equal diagrams, and entailment is an operation on them.
//!
//! **Cost.** Diagrams can be exponential in the predicates: equalities of predicates whose numbers are far
//! apart are. So an operation on two of them has a limit, beyond which less is said, and soundly so: a state
//! is then larger than it has to be, and an entailment is not seen.

use biodivine_lib_bdd::{Bdd, BddVariable, BddVariableSet, op_function};
use javelin_term::graph::{Graph, Term};

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
const MOST_NODES: usize = 1 << 16;

/// An operation that looks at more pairs of nodes is not done.
const MOST_PAIRS: usize = 1 << 20;

/// A connective, as the library has it.
type Connective = fn(Option<bool>, Option<bool>) -> Option<bool>;

/// Two states in one; `None` where that is too large.
fn combined(left: &State, right: &State, connective: Connective) -> Option<State> {
    let is_small = left.size().saturating_mul(right.size()) <= MOST_PAIRS
        || Bdd::check_binary_op(MOST_PAIRS, left, right, connective).is_some();
    is_small.then(|| Bdd::binary_op_with_limit(MOST_NODES, left, right, connective)).flatten()
}

/// What is in both; `None` where that is too large.
pub fn both(left: &State, right: &State) -> Option<State> {
    combined(left, right, op_function::and)
}

/// What is in one of them; `None` where that is too large.
pub fn either(left: &State, right: &State) -> Option<State> {
    combined(left, right, op_function::or)
}

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

    /// What a solver says of predicates, whose numbers are given; `None` where it is too large.
    pub fn combination(&self, parts: &[Part], predicates: &[Predicate]) -> Option<State> {
        let mut all: Vec<State> = Vec::with_capacity(parts.len());
        for part in parts {
            let state = match part {
                Part::Truth(true) => self.truth(),
                Part::Truth(false) => self.falsehood(),
                Part::Predicate(position) => self.literal(predicates[*position], true),
                Part::Not(part) => all[*part].not(),
                Part::And(list) => {
                    let mut parts = list.iter();
                    parts.try_fold(self.truth(), |state, &part| both(&state, &all[part]))?
                }
                Part::Or(list) => {
                    let mut parts = list.iter();
                    let none = parts.try_fold(self.truth(), |state, &part| both(&state, &all[part].not()))?;
                    none.not()
                }
                Part::Choice([condition, then, other]) => {
                    let [condition, then, other] = [condition, then, other].map(|part| &all[*part]);
                    either(&both(condition, then)?, &both(&condition.not(), other)?)?
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

/// Whether all of some states are among others, as far as can be told within the limit.
pub fn entails(state: &State, other: &State) -> bool {
    let left = Bdd::check_binary_op(MOST_PAIRS, state, other, op_function::and_not);
    left.is_some_and(|(is_left, _)| !is_left)
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
