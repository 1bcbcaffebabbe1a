//! Transfer functions: operators on abstract values, and conditions.
//!
//! **Idea.** A term is evaluated on abstract values instead of values (Cousot and Cousot, 1977), and a
//! condition is carried back from a term to its variables (Granger, *Improving the Results of Static Analyses
//! of Programs by Local Decreasing Iterations*, 1992).
//!
//! **Here.** The abstract values are the [facts](javelin_term::facts) of the solver's preprocessing: known
//! bits, an unsigned and a signed interval of each vector, with functions that wrap around as machine
//! arithmetic does. It adds Boolean operators, choices, and signed products. A domain that relates
//! variables evaluates terms here too: facts say whether an operation may wrap around.
//!
//! **Contract.** An abstract result contains every result of values that the operands contain, and is one
//! value where the operands are; `None` stands for any value. The tests enumerate all intervals of 3 and 4
//! bits, and 5 bits by samples.
//!
//! **Cost.** At most `MOST_TERMS` terms for each evaluation; a condition is carried `DEPTH` operators
//! down, and at most `MOST_CASES` parts of it are examined.

use javelin_term::bitvec::BitVec;
use javelin_term::facts::backward::backward;
use javelin_term::facts::fact::Fact;
use javelin_term::facts::forward::{complement, decide, difference, forward};
use javelin_term::facts::interval::{Interval, flip_sign};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::FxHashMap;

use super::Domain;
use linear::{Knowledge, LinearForm, View, fact_between};

pub mod linear;
pub mod together;

/// The widest vectors of which facts are kept, in bits.
pub const WIDEST: u32 = 128;

/// How many terms an evaluation examines; the rest has any value.
const MOST_TERMS: u32 = 1024;

/// How many operators a condition is carried down.
const DEPTH: u32 = 8;

/// How many parts of a condition are examined.
const MOST_CASES: u32 = 256;

/// The fact of an operator applied to operands with these facts; `None` for any value. For an extract `low`
/// is its low end; `width` is the width of the result, 1 for truth values.
pub fn apply(operator: Operator, operands: &[&Fact], low: u32, width: u32) -> Option<Fact> {
    match (operator, operands) {
        (Operator::Not, [only]) => Some(complement(only)),
        (Operator::And, [first, rest @ ..]) => {
            let both = |left: Fact, right: &&Fact| forward(Operator::BvAnd, &[&left, right], 0, 1);
            rest.iter().try_fold((*first).clone(), both)
        }
        (Operator::Equal | Operator::BvUlt | Operator::BvSlt, [left, right]) => {
            decide(operator, left, right).map(Fact::truth)
        }
        (Operator::Ite, [condition, then, other]) => match condition.value() {
            Some(value) => Some((if value.is_one() { *then } else { *other }).clone()),
            None => Some(then.join(other)),
        },
        (Operator::BvMul, [left, right]) => {
            let product = forward(operator, operands, low, width);
            meet(product, left.signed.mul_signed(&right.signed).and_then(Fact::of_signed))
        }
        _ => forward(operator, operands, low, width),
    }
}

/// Both facts, which have a value in common.
fn meet(left: Option<Fact>, right: Option<Fact>) -> Option<Fact> {
    match (left, right) {
        (Some(left), Some(right)) => left.meet(&right),
        (left, right) => left.or(right),
    }
}

/// Whether facts of a term are kept: it is a truth value or a vector that is not too wide.
pub fn has_facts(graph: &Graph, term: Term) -> bool {
    graph.is_bool(term) || graph.is_bitvec(term) && graph.width(term) <= WIDEST
}

/// The evaluation of terms over variables of which something is known.
pub struct AbstractEvaluation<'e> {
    graph: &'e Graph,
    known: &'e dyn Knowledge,
    facts: FxHashMap<Term, Option<Fact>>,
    /// The sums that terms are as unsigned or signed numbers.
    forms: FxHashMap<(Term, bool), Option<LinearForm>>,
    /// The bounds of variables.
    ends: FxHashMap<View, (i128, i128)>,
    /// How many terms may still be examined.
    left: u32,
}

impl<'e> AbstractEvaluation<'e> {
    /// An evaluation where this is known of variables.
    pub fn new(graph: &'e Graph, known: &'e dyn Knowledge) -> AbstractEvaluation<'e> {
        let (facts, forms, ends) = (FxHashMap::default(), FxHashMap::default(), FxHashMap::default());
        AbstractEvaluation { graph, known, facts, forms, ends, left: MOST_TERMS }
    }

    /// The graph of the terms.
    pub fn graph(&self) -> &'e Graph {
        self.graph
    }

    /// The fact of a term; `None` for any value.
    pub fn fact(&mut self, term: Term) -> Option<Fact> {
        if let Some(fact) = self.facts.get(&term) {
            return fact.clone();
        }
        let fact = self.compute(term).filter(|fact| !fact.is_top());
        self.facts.insert(term, fact.clone());
        fact
    }

    fn fact_or_top(&mut self, term: Term) -> Fact {
        self.fact(term).unwrap_or_else(|| Fact::top(self.width(term)))
    }

    /// The width of a vector or truth value.
    fn width(&self, term: Term) -> u32 {
        if self.graph.is_bool(term) { 1 } else { self.graph.width(term) }
    }

    /// The facts of the operands, if facts are kept of all of them.
    fn operands(&mut self, term: Term) -> Option<Vec<Fact>> {
        let graph = self.graph;
        let children = graph.children(term);
        let all = children.iter().all(|&child| has_facts(graph, child));
        all.then(|| children.iter().map(|&child| self.fact_or_top(child)).collect())
    }

    fn compute(&mut self, term: Term) -> Option<Fact> {
        let graph = self.graph;
        if !has_facts(graph, term) || self.left == 0 {
            return None;
        }
        self.left -= 1;
        let operator = graph.operator(term);
        match operator {
            Operator::Constant => return graph.value(term).map(|value| Fact::constant(&value)),
            Operator::Variable => return self.known.fact(term),
            Operator::Select | Operator::Store | Operator::ConstArray | Operator::Apply => return None,
            _ => {}
        }
        let operands = self.operands(term)?;
        let operands: Vec<&Fact> = operands.iter().collect();
        let low = if operator == Operator::Extract { graph.low(term) } else { 0 };
        let fact = apply(operator, &operands, low, self.width(term));
        match operator {
            Operator::BvAdd => {
                let fact = meet(fact, self.difference(term, &operands));
                meet(fact, self.fact_of_sum(term))
            }
            Operator::BvNeg | Operator::BvMul | Operator::Extract => meet(fact, self.fact_of_sum(term)),
            Operator::Equal | Operator::BvUlt | Operator::BvSlt if fact.is_none() => {
                let &[left, right] = graph.children(term) else { return None };
                self.decide_by_difference(operator, [left, right]).map(Fact::truth)
            }
            _ => fact,
        }
    }

    /// A sum with a negation is a difference, of which more is known.
    fn difference(&mut self, sum: Term, operands: &[&Fact]) -> Option<Fact> {
        let graph = self.graph;
        for (position, other) in [(0, 1), (1, 0)] {
            let negation = graph.child(sum, position);
            if graph.operator(negation) == Operator::BvNeg {
                let subtrahend = self.fact_or_top(graph.child(negation, 0));
                return difference(operands[other], &subtrahend);
            }
        }
        None
    }
}

/// The facts of variables where a term has a value of a fact; `None` where it cannot have one. Each variable
/// may occur several times: all of its facts hold.
pub fn refine(evaluation: &mut AbstractEvaluation, term: Term, fact: &Fact) -> Option<Vec<(Term, Fact)>> {
    let mut refinement = FactRefinement { evaluation, found: Vec::new() };
    refinement.fact(term, fact, DEPTH)?;
    Some(refinement.found)
}

/// A fact on its way down to variables. Its methods give `None` for a contradiction.
struct FactRefinement<'r, 'e> {
    evaluation: &'r mut AbstractEvaluation<'e>,
    found: Vec<(Term, Fact)>,
}

impl FactRefinement<'_, '_> {
    /// A term has a value of a fact.
    fn fact(&mut self, term: Term, fact: &Fact, depth: u32) -> Option<()> {
        let graph = self.evaluation.graph;
        if !has_facts(graph, term) {
            return Some(());
        }
        let fact = self.evaluation.fact_or_top(term).meet(fact)?;
        let operator = graph.operator(term);
        match operator {
            Operator::Variable => self.found.push((term, fact)),
            _ if depth == 0 => {}
            Operator::Ite => self.choice(term, &fact, depth - 1)?,
            _ if graph.is_bool(term) => {
                if let Some(value) = fact.value() {
                    self.truth(term, value.is_one(), depth - 1)?;
                }
            }
            _ => {
                let Some(operands) = self.evaluation.operands(term) else { return Some(()) };
                let low = if operator == Operator::Extract { graph.low(term) } else { 0 };
                let facts = backward(operator, &fact, &operands.iter().collect::<Vec<_>>(), low);
                for (&child, fact) in graph.children(term).iter().zip(facts) {
                    if let Some(fact) = fact {
                        self.fact(child, &fact, depth - 1)?;
                    }
                }
            }
        }
        Some(())
    }

    /// A term of sort `Bool` that is no choice has a truth.
    fn truth(&mut self, term: Term, truth: bool, depth: u32) -> Option<()> {
        let graph = self.evaluation.graph;
        let children = graph.children(term);
        match graph.operator(term) {
            Operator::Not => self.fact(children[0], &Fact::truth(!truth), depth),
            Operator::And if truth => {
                children.iter().try_for_each(|&child| self.fact(child, &Fact::truth(true), depth))
            }
            Operator::And => {
                // If all operands but one are true, that one is false.
                let is_true = |fact: Option<Fact>| fact.is_some_and(|fact| fact == Fact::truth(true));
                let open: Vec<Term> = (children.iter().copied())
                    .filter(|&child| !is_true(self.evaluation.fact(child)))
                    .collect();
                match *open {
                    [only] => self.fact(only, &Fact::truth(false), depth),
                    _ => Some(()),
                }
            }
            Operator::Equal => {
                self.equal([children[0], children[1]], truth, depth)?;
                self.sums(term, truth)
            }
            Operator::BvUlt | Operator::BvSlt => {
                let is_signed = graph.operator(term) == Operator::BvSlt;
                let sides = [children[0], children[1]];
                // Less, or the other way round less or equal.
                let [small, large] = if truth { sides } else { [sides[1], sides[0]] };
                self.at_most(small, large, truth, is_signed, depth)?;
                self.sums(term, truth)
            }
            _ => Some(()),
        }
    }

    /// The variables of the sums that a comparison bounds.
    fn sums(&mut self, comparison: Term, truth: bool) -> Option<()> {
        for form in self.evaluation.constraints(comparison, truth) {
            for &(view, factor) in &form.addends {
                // The multiple of the variable is at most what the rest leaves.
                let rest = form.plus(-factor, &LinearForm::of(view)).and_then(|rest| rest.times(-1));
                let Some(most) = rest.and_then(|rest| self.evaluation.greatest(&rest)) else { continue };
                let width = self.evaluation.graph.width(view.variable);
                let bounds = match factor > 0 {
                    true => (i128::MIN, most.div_euclid(factor)),
                    false => (most.div_euclid(factor), i128::MAX),
                };
                self.found.push((view.variable, fact_between(bounds, width, view.is_signed)?));
            }
        }
        Some(())
    }

    fn equal(&mut self, sides: [Term; 2], truth: bool, depth: u32) -> Option<()> {
        for [side, other] in [sides, [sides[1], sides[0]]] {
            if !has_facts(self.evaluation.graph, side) {
                return Some(());
            }
            let fact = self.evaluation.fact_or_top(other);
            if truth {
                self.fact(side, &fact, depth)?;
            } else if let Some(value) = fact.value() {
                let rest = without(&self.evaluation.fact_or_top(side), value)?;
                self.fact(side, &rest, depth)?;
            }
        }
        Some(())
    }

    /// One term is at most the other, or less.
    fn at_most(&mut self, small: Term, large: Term, strict: bool, signed: bool, depth: u32) -> Option<()> {
        if !has_facts(self.evaluation.graph, small) {
            return Some(());
        }
        let [below, above] = [small, large].map(|term| self.evaluation.fact_or_top(term));
        let width = below.width();
        let (below, above) =
            if signed { (below.signed, above.signed) } else { (below.unsigned, above.unsigned) };
        if strict && (below.low.is_ones() || above.high.is_zero()) {
            return None;
        }
        let gap = BitVec::from_u64(u64::from(strict), width);
        let least = Interval { low: below.low.add(&gap), high: BitVec::ones(width) };
        let most = Interval { low: BitVec::zero(width), high: above.high.sub(&gap) };
        for (term, interval) in [(small, most), (large, least)] {
            let fact = if signed { Fact::of_signed(interval) } else { Fact::of_unsigned(interval) };
            self.fact(term, &fact?, depth)?;
        }
        Some(())
    }

    /// A branch that has no value in common with the choice is not taken.
    fn choice(&mut self, ite: Term, fact: &Fact, depth: u32) -> Option<()> {
        let &[condition, then, other] = self.evaluation.graph.children(ite) else { return Some(()) };
        let [is_then, is_other] =
            [then, other].map(|branch| self.evaluation.fact_or_top(branch).meet(fact).is_some());
        let known = self.evaluation.fact(condition).and_then(|fact| fact.value().map(BitVec::is_one));
        let taken = match (is_then && known != Some(false), is_other && known != Some(true)) {
            (true, true) => return Some(()),
            (false, false) => return None,
            (is_then, _) => is_then,
        };
        self.fact(condition, &Fact::truth(taken), depth)?;
        self.fact(if taken { then } else { other }, fact, depth)
    }
}

/// The fact without a value, which moves an end of an interval at most; `None` if no value is left.
fn without(fact: &Fact, value: &BitVec) -> Option<Fact> {
    let one = BitVec::one(value.width());
    let shrunk = |side: &Interval, value: &BitVec| match () {
        () if side.low == *value && side.high == *value => None,
        () if side.low == *value => Interval::new(side.low.add(&one), side.high.clone()),
        () if side.high == *value => Interval::new(side.low.clone(), side.high.sub(&one)),
        () => Some(side.clone()),
    };
    let (unsigned, signed) = (shrunk(&fact.unsigned, value)?, shrunk(&fact.signed, &flip_sign(value))?);
    Fact::of(fact.bits.clone(), Some(unsigned), Some(signed))
}

/// Assigns terms to variables, all at once: terms are over the values before.
pub fn assign<D: Domain>(state: &mut D, graph: &Graph, values: &[(Term, Term)]) {
    if state.is_bottom() {
        return;
    }
    let before = state.clone();
    state.assign(&mut AbstractEvaluation::new(graph, &before), values);
}

/// Keeps the states where a condition has a truth: conjunctions one operand after the other, of disjunctions
/// and choices the join of all cases.
pub fn assume<D: Domain>(state: &mut D, graph: &Graph, condition: Term, truth: bool) {
    let mut cases = Cases { graph, left: MOST_CASES };
    cases.assume(state, condition, truth);
}

/// A condition that is taken apart.
struct Cases<'g> {
    graph: &'g Graph,
    /// How many parts may still be examined.
    left: u32,
}

impl Cases<'_> {
    fn assume<D: Domain>(&mut self, state: &mut D, condition: Term, truth: bool) {
        if self.left == 0 || state.is_bottom() {
            return;
        }
        self.left -= 1;
        let graph = self.graph;
        let children = graph.children(condition);
        match graph.operator(condition) {
            Operator::Not => self.assume(state, children[0], !truth),
            Operator::And if truth => children.iter().for_each(|&part| self.assume(state, part, true)),
            Operator::And if children.len() <= self.left as usize => {
                let mut joined = state.bottom();
                for &part in children {
                    let mut case = state.clone();
                    self.assume(&mut case, part, false);
                    joined = joined.join(&case);
                    self.assume(state, part, true);
                }
                *state = joined;
            }
            Operator::Ite => {
                let branches = [(true, children[1], truth), (false, children[2], truth)];
                self.either(state, children[0], branches);
            }
            Operator::Equal if graph.is_bool(children[0]) => {
                let branches = [(true, children[1], truth), (false, children[1], !truth)];
                self.either(state, children[0], branches);
            }
            _ => {
                let before = state.clone();
                state.restrict(&mut AbstractEvaluation::new(graph, &before), condition, truth);
            }
        }
    }

    /// The join of two cases: each a truth of the condition, and a term that then has another truth.
    fn either<D: Domain>(&mut self, state: &mut D, condition: Term, cases: [(bool, Term, bool); 2]) {
        let states = cases.map(|(is_true, term, truth)| {
            let mut case = state.clone();
            self.assume(&mut case, condition, is_true);
            self.assume(&mut case, term, truth);
            case
        });
        *state = states[0].join(&states[1]);
    }
}

#[cfg(test)]
mod tests;
