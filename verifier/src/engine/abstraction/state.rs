//! Abstract states: Boolean combinations of predicates, as reduced ordered binary decision diagrams.
//!
//! **Idea.** Bryant, *Graph-Based Algorithms for Boolean Function Manipulation*, 1986; for abstract states,
//! Beyer et al., *Software Model Checking via Large-Block Encoding*, 2009, section III.C. Equal states have
//! equal diagrams, and entailment is an operation on them. Quantification, renaming and with them the image
//! under a relation are those of symbolic model checking (Burch, Clarke, McMillan, Dill and Hwang, *Symbolic
//! Model Checking: 10^20 States and Beyond*, 1990).
//!
//! **Here.** The only file that knows the library of diagrams.
//!
//! **Contract.** An operation that returns an `Option` has a limit, and is `None` beyond it; the others take
//! time in the product of the sizes, and are for conjunctions of literals and other small states.
//!
//! **Cost.** Diagrams can be exponential in the predicates: equalities of predicates whose numbers are far
//! apart are. So an operation on two of them has a limit, beyond which less is said, and soundly so: a state
//! is then larger than it has to be, and an entailment is not seen.

use biodivine_lib_bdd::{Bdd, BddVariable, BddVariableSet, op_function};
use javelin_term::graph::{Graph, Term};

use super::predicates::{MOST_PREDICATES, Predicate};
use crate::prover::Part;

/// A diagram with more nodes is not made.
const MOST_NODES: usize = 1 << 16;

/// An operation that examines more pairs of nodes is not done.
const MOST_PAIRS: usize = 1 << 20;

/// A connective, as the library has it.
type Connective = fn(Option<bool>, Option<bool>) -> Option<bool>;

/// An abstract state: a set of valuations of the predicates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AbstractState(Bdd);

/// A predicate and its value.
pub type Literal = (Predicate, bool);

fn variable(predicate: Predicate) -> BddVariable {
    BddVariable::from_index(usize::from(predicate))
}

fn predicate(variable: BddVariable) -> Predicate {
    variable.to_index() as Predicate
}

impl AbstractState {
    /// Whether it has all valuations.
    pub fn is_true(&self) -> bool {
        self.0.is_true()
    }

    /// Whether it has no valuation.
    pub fn is_false(&self) -> bool {
        self.0.is_false()
    }

    /// The valuations that it does not have.
    pub fn not(&self) -> AbstractState {
        AbstractState(self.0.not())
    }

    /// The intersection of two small states.
    pub fn and(&self, other: &AbstractState) -> AbstractState {
        AbstractState(self.0.and(&other.0))
    }

    /// The valuations on which two small states agree.
    pub fn iff(&self, other: &AbstractState) -> AbstractState {
        AbstractState(self.0.iff(&other.0))
    }

    fn within(&self, other: &AbstractState, connective: Connective) -> Option<AbstractState> {
        let (left, right) = (&self.0, &other.0);
        let is_small = left.size().saturating_mul(right.size()) <= MOST_PAIRS
            || Bdd::check_binary_op(MOST_PAIRS, left, right, connective).is_some();
        let made = is_small.then(|| Bdd::binary_op_with_limit(MOST_NODES, left, right, connective));
        made.flatten().map(AbstractState)
    }

    /// The intersection; `None` where it is too large.
    pub fn and_within(&self, other: &AbstractState) -> Option<AbstractState> {
        self.within(other, op_function::and)
    }

    /// The union; `None` where it is too large.
    pub fn or_within(&self, other: &AbstractState) -> Option<AbstractState> {
        self.within(other, op_function::or)
    }

    /// Whether all of its valuations are among others, as far as can be decided within the limit.
    pub fn entails(&self, other: &AbstractState) -> bool {
        let left = Bdd::check_binary_op(MOST_PAIRS, &self.0, &other.0, op_function::and_not);
        left.is_some_and(|(is_left, _)| !is_left)
    }

    /// The valuations that are in it for some values of these predicates, which it then does not mention.
    pub fn exists(&self, predicates: &[Predicate]) -> Option<AbstractState> {
        predicates.iter().try_fold(self.clone(), |state, &predicate| {
            let [without, with] =
                [false, true].map(|value| AbstractState(state.0.var_restrict(variable(predicate), value)));
            without.or_within(&with)
        })
    }

    /// The value that a predicate has in all of its valuations, if it has one.
    pub fn value(&self, predicate: Predicate) -> Option<bool> {
        let [without, with] =
            [false, true].map(|value| self.0.var_select(variable(predicate), value).is_false());
        match (without, with) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        }
    }

    /// The number of paths to truth in its diagram; saturates.
    pub fn count_cubes(&self) -> u64 {
        u64::try_from(self.0.exact_clause_cardinality()).unwrap_or(u64::MAX)
    }

    /// Conjunctions of literals of which it is the disjunction.
    pub fn cubes(&self) -> Vec<Vec<Literal>> {
        let literals = |(variable, value)| (predicate(variable), value);
        let cubes = self.0.to_optimized_dnf().into_iter();
        cubes.map(|cube| cube.to_values().into_iter().map(literals).collect()).collect()
    }

    /// The predicates that it mentions, ascending.
    pub fn support(&self) -> Vec<Predicate> {
        let mut all: Vec<Predicate> = self.0.support_set().into_iter().map(predicate).collect();
        all.sort_unstable();
        all
    }

    /// The number of nodes of its diagram.
    #[cfg(test)]
    pub fn size(&self) -> usize {
        self.0.size()
    }

    /// Computes something for each node of the diagram from a decision on a predicate: for truth where that
    /// is true, then where it is false. The result is that of the root; `None` where a step has none.
    fn fold<T: Clone>(
        &self,
        constants: [T; 2],
        mut decide: impl FnMut(Predicate, &T, &T) -> Option<T>,
    ) -> Option<T> {
        let mut all: Vec<T> = Vec::with_capacity(self.0.size());
        let [falsehood, truth] = constants;
        for pointer in self.0.pointers() {
            let result = if pointer.is_zero() {
                falsehood.clone()
            } else if pointer.is_one() {
                truth.clone()
            } else {
                let [then, other] = [self.0.high_link_of(pointer), self.0.low_link_of(pointer)];
                decide(predicate(self.0.var_of(pointer)), &all[then.to_index()], &all[other.to_index()])?
            };
            all.push(result);
        }
        Some(all.pop().unwrap_or(falsehood))
    }

    /// A term that is true in its valuations; `instance` has the term of each predicate.
    pub fn term(&self, graph: &mut Graph, instance: impl Fn(Predicate) -> Term) -> Term {
        let constants = [false, true].map(|value| graph.truth(value));
        let made = self
            .fold(constants, |predicate, &then, &other| Some(graph.ite(instance(predicate), then, other)));
        made.unwrap_or(constants[0])
    }
}

/// The variables of decision diagrams, from which states are made.
pub struct States(BddVariableSet);

impl Default for States {
    fn default() -> States {
        States(BddVariableSet::new_anonymous(MOST_PREDICATES))
    }
}

impl States {
    /// The state of all valuations.
    pub fn truth(&self) -> AbstractState {
        AbstractState(self.0.mk_true())
    }

    /// The state of no valuation.
    pub fn falsehood(&self) -> AbstractState {
        AbstractState(self.0.mk_false())
    }

    /// The valuations in which a predicate has this value.
    pub fn literal(&self, predicate: Predicate, value: bool) -> AbstractState {
        AbstractState(self.0.mk_literal(variable(predicate), value))
    }

    /// The first state where a condition is true, the second where it is false.
    fn choice(
        &self,
        condition: &AbstractState,
        then: &AbstractState,
        other: &AbstractState,
    ) -> Option<AbstractState> {
        condition.and_within(then)?.or_within(&condition.not().and_within(other)?)
    }

    /// A state in which each predicate has another one in its place.
    pub fn rename(
        &self,
        state: &AbstractState,
        new: impl Fn(Predicate) -> Predicate,
    ) -> Option<AbstractState> {
        state.fold([self.falsehood(), self.truth()], |old, then, other| {
            self.choice(&self.literal(new(old), true), then, other)
        })
    }

    /// The image of a state under a relation: what the relation says of the other predicates where those of
    /// the state, `before`, have values that are in it; then renamed.
    pub fn image(
        &self,
        state: &AbstractState,
        relation: &AbstractState,
        before: &[Predicate],
        new: impl Fn(Predicate) -> Predicate,
    ) -> Option<AbstractState> {
        self.rename(&state.and_within(relation)?.exists(before)?, new)
    }

    /// The combination that a solver has found of predicates, whose numbers are given.
    pub fn combination(&self, parts: &[Part], predicates: &[Predicate]) -> Option<AbstractState> {
        let mut all: Vec<AbstractState> = Vec::with_capacity(parts.len());
        for part in parts {
            let state = match part {
                Part::Truth(true) => self.truth(),
                Part::Truth(false) => self.falsehood(),
                Part::Predicate(position) => self.literal(predicates[*position], true),
                Part::Not(part) => all[*part].not(),
                Part::And(list) => {
                    let mut parts = list.iter();
                    parts.try_fold(self.truth(), |state, &part| state.and_within(&all[part]))?
                }
                Part::Or(list) => {
                    let mut parts = list.iter();
                    let none =
                        parts.try_fold(self.truth(), |state, &part| state.and_within(&all[part].not()));
                    none?.not()
                }
                Part::Choice([condition, then, other]) => {
                    self.choice(&all[*condition], &all[*then], &all[*other])?
                }
            };
            all.push(state);
        }
        all.pop()
    }
}

#[cfg(test)]
mod tests {
    use javelin_term::rewrite::engine::Rewriter;

    use super::*;

    /// The predicates of the tests, not beside each other.
    const ALL: [Predicate; 5] = [0, 2, 3, 7, 9];

    /// A set of valuations: bit `v` is whether the valuation `v` is in it, whose bits are those of [`ALL`].
    type Table = u32;

    fn is_in(table: Table, valuation: u32) -> bool {
        table >> valuation & 1 == 1
    }

    fn table(has: impl Fn(u32) -> bool) -> Table {
        (0..32).filter(|&valuation| has(valuation)).fold(0, |table, valuation| table | 1 << valuation)
    }

    fn position(predicate: Predicate) -> usize {
        ALL.iter().position(|&other| other == predicate).unwrap()
    }

    fn valuation(states: &States, valuation: u32) -> AbstractState {
        let literal = |at: usize| states.literal(ALL[at], valuation >> at & 1 == 1);
        (0..5).fold(states.truth(), |state, at| state.and(&literal(at)))
    }

    fn state(states: &States, table: Table) -> AbstractState {
        let members = (0..32).filter(|&member| is_in(table, member));
        members.fold(states.falsehood(), |state, member| state.or_within(&valuation(states, member)).unwrap())
    }

    fn table_of(states: &States, state: &AbstractState) -> Table {
        table(|member| !state.and(&valuation(states, member)).is_false())
    }

    /// Tables of few and of many valuations, and of few predicates.
    fn tables() -> Vec<Table> {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = || {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 32) as u32
        };
        let mut all = vec![0, u32::MAX];
        for _ in 0..6 {
            let (first, second, few) = (next(), next(), next());
            all.extend([first, first & second, first | second]);
            all.push(table(|member| few >> (member & 5) & 1 == 1));
        }
        all
    }

    #[test]
    fn connectives_and_entailment_are_those_of_sets() {
        let states = States::default();
        for left in tables() {
            let a = state(&states, left);
            assert_eq!(table_of(&states, &a), left);
            assert_eq!(table_of(&states, &a.not()), !left);
            for right in tables() {
                let b = state(&states, right);
                assert_eq!(table_of(&states, &a.and_within(&b).unwrap()), left & right);
                assert_eq!(a.and(&b), a.and_within(&b).unwrap());
                assert_eq!(table_of(&states, &a.or_within(&b).unwrap()), left | right);
                assert_eq!(table_of(&states, &a.iff(&b)), !(left ^ right));
                assert_eq!(a.entails(&b), left & !right == 0);
                assert_eq!(a == b, left == right);
            }
        }
    }

    #[test]
    fn exists_has_the_valuations_that_some_values_complete() {
        let states = States::default();
        for all in tables() {
            for gone in 0..32_u32 {
                let predicates: Vec<Predicate> =
                    (0..5).filter(|at| gone >> at & 1 == 1).map(|at| ALL[at]).collect();
                let found = state(&states, all).exists(&predicates).unwrap();
                let expected =
                    table(|member| (0..32).any(|other| is_in(all, other) && (member ^ other) & !gone == 0));
                assert_eq!(table_of(&states, &found), expected);
                assert!(found.support().iter().all(|predicate| !predicates.contains(predicate)));
            }
        }
    }

    /// The maps turn the order around, rotate it, and let two predicates coincide.
    #[test]
    fn rename_composes_with_a_map_of_predicates() {
        let states = States::default();
        let maps: [[usize; 5]; 3] = [[4, 3, 2, 1, 0], [1, 2, 3, 4, 0], [1, 1, 4, 3, 0]];
        for all in tables() {
            for map in maps {
                let new = |predicate| ALL[map[position(predicate)]];
                let found = states.rename(&state(&states, all), new).unwrap();
                let expected = table(|member| {
                    let old = (0..5).fold(0, |old, at| old | (member >> map[at] & 1) << at);
                    is_in(all, old)
                });
                assert_eq!(table_of(&states, &found), expected);
            }
        }
    }

    /// A relation between the first two predicates and the next two, which then take their places.
    #[test]
    fn the_image_has_what_is_related_to_something_in_the_state() {
        let states = States::default();
        let next = |predicate| ALL[position(predicate) - 2];
        for relation in tables() {
            let relation = table(|member| is_in(relation, member & 15));
            for all in 0..16_u32 {
                let all = table(|member| is_in(all, member & 3));
                let image = states.image(&state(&states, all), &state(&states, relation), &ALL[..2], next);
                let expected = table(|after| {
                    (0..4).any(|before| is_in(all, before) && is_in(relation, before | (after & 3) << 2))
                });
                assert_eq!(table_of(&states, &image.unwrap()), expected);
            }
        }
    }

    #[test]
    fn values_support_cubes_and_terms_say_the_same_as_the_valuations() {
        let states = States::default();
        let mut graph = Graph::new();
        for all in tables() {
            let state = state(&states, all);
            for (at, &predicate) in ALL.iter().enumerate() {
                let has = |value: u32| (0..32).any(|member| is_in(all, member) && member >> at & 1 == value);
                let fixed = (has(0) != has(1)).then_some(has(1));
                assert_eq!(state.value(predicate), fixed);
                let is_read = (0..32).any(|member| is_in(all, member) != is_in(all, member ^ 1 << at));
                assert_eq!(state.support().contains(&predicate), is_read);
            }
            let cubes = state.cubes();
            let meets = |member: u32, cube: &Vec<Literal>| {
                cube.iter().all(|&(predicate, value)| (member >> position(predicate) & 1 == 1) == value)
            };
            assert_eq!(table(|member| cubes.iter().any(|cube| meets(member, cube))), all);
            assert!(state.count_cubes() >= cubes.len() as u64 && (all != 0 || cubes.is_empty()));
            let truths = [false, true].map(|value| graph.truth(value));
            for member in 0..32_u32 {
                let value = |predicate| truths[(member >> position(predicate) & 1) as usize];
                let term = state.term(&mut graph, value);
                let term = Rewriter::new(2).rewrite(&mut graph, term);
                assert_eq!(term, truths[usize::from(is_in(all, member))]);
            }
        }
    }
}
