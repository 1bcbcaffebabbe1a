//! Intervals of variables: the domain that relates nothing.
//!
//! **Idea.** Each variable has an interval (Cousot and Cousot, *Static Determination of Dynamic Properties of
//! Programs*, 1976), widened to the next threshold where it grows.
//!
//! **Here.** A variable has a [fact](javelin_term::facts::fact): an unsigned and a signed interval of its
//! width, and known bits, so that the domain is sound and useful for both readings of machine integers.
//! Memory is not described.
//!
//! **Why widening ends.** A widened fact is kept as it is: each end of an interval is at a threshold that is
//! farther out than before, and bits are only lost. Its parts are reduced by each other where it is read, not
//! where it is kept, so nothing moves an end inwards again.
//!
//! **Invariants.** Facts of all values are not stored; each has the width of its variable.
//!
//! **Cost.** Copies of a state share its facts. Operations on two states are linear in the variables.

use std::collections::BTreeMap;
use std::rc::Rc;

use javelin_term::bitvec::BitVec;
use javelin_term::facts::fact::Fact;
use javelin_term::facts::interval::{Interval, flip_sign};
use javelin_term::facts::known_bits::Bits;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

use super::Domain;
use super::thresholds::{Thresholds, number};
use super::transfer::linear::Knowledge;
use super::transfer::{AbstractEvaluation, refine};

/// The facts of variables; a variable that is missing has any value.
type Facts = BTreeMap<Term, Rc<Fact>>;

/// An abstract state: each variable has a value of its fact.
#[derive(Clone, Debug)]
pub struct Ranges {
    /// `None`: there is no state.
    facts: Option<Rc<Facts>>,
}

impl Default for Ranges {
    /// All states: no variable is bounded.
    fn default() -> Ranges {
        Ranges { facts: Some(Rc::default()) }
    }
}

impl Ranges {
    /// The fact about a variable: `None` for any value. The empty set of states has no facts.
    pub fn fact(&self, variable: Term) -> Option<Fact> {
        let fact = self.facts.as_ref()?.get(&variable)?;
        (**fact).clone().reduced()
    }

    /// Makes this known of a variable, and nothing else.
    pub fn set(&mut self, variable: Term, fact: Option<Fact>) {
        let Some(facts) = &mut self.facts else { return };
        match fact.filter(|fact| !fact.is_top()) {
            Some(fact) if facts.get(&variable).is_some_and(|known| **known == fact) => {}
            Some(fact) => {
                Rc::make_mut(facts).insert(variable, Rc::new(fact));
            }
            None if !facts.contains_key(&variable) => {}
            None => {
                Rc::make_mut(facts).remove(&variable);
            }
        }
    }

    /// The variables that both know something of, with what a function makes of it.
    fn combine(&self, other: &Ranges, both: impl Fn(&Fact, &Fact) -> Fact) -> Ranges {
        let (own, others) = match (&self.facts, &other.facts) {
            (None, _) => return other.clone(),
            (_, None) => return self.clone(),
            (Some(own), Some(others)) if Rc::ptr_eq(own, others) => return self.clone(),
            (Some(own), Some(others)) => (own, others),
        };
        let mut facts = Facts::new();
        for (&variable, fact) in &**own {
            let Some(other) = others.get(&variable) else { continue };
            if Rc::ptr_eq(fact, other) {
                facts.insert(variable, Rc::clone(fact));
                continue;
            }
            let combined = both(fact, other);
            if !combined.is_top() {
                facts.insert(variable, Rc::new(combined));
            }
        }
        Ranges { facts: Some(Rc::new(facts)) }
    }
}

impl Domain for Ranges {
    fn bottom(&self) -> Ranges {
        Ranges { facts: None }
    }

    fn is_bottom(&self) -> bool {
        self.facts.is_none()
    }

    fn is_within(&self, other: &Ranges) -> bool {
        let Some(own) = &self.facts else { return true };
        let Some(others) = &other.facts else { return false };
        let is_within = |fact: &Fact, other: &Fact| {
            fact.is_within(other) || fact.clone().reduced().is_none_or(|fact| fact.is_within(other))
        };
        Rc::ptr_eq(own, others)
            || others.iter().all(|(variable, other)| {
                own.get(variable).is_some_and(|fact| Rc::ptr_eq(fact, other) || is_within(fact, other))
            })
    }

    fn join(&self, other: &Ranges) -> Ranges {
        self.combine(other, Fact::join)
    }

    fn meet(&self, other: &Ranges) -> Ranges {
        let mut met = self.clone();
        let Some(others) = &other.facts else { return self.bottom() };
        for (&variable, fact) in &**others {
            let known = met.facts.as_ref().and_then(|facts| facts.get(&variable));
            let new = match known {
                Some(known) if Rc::ptr_eq(known, fact) => continue,
                Some(known) => known.meet(fact),
                None => (**fact).clone().reduced(),
            };
            if new.is_none() {
                return self.bottom();
            }
            met.set(variable, new);
        }
        met
    }

    fn widen(&self, next: &Ranges, thresholds: &Thresholds) -> Ranges {
        self.combine(next, |fact, next| widened(fact, next, thresholds))
    }

    fn assign(&mut self, before: &mut AbstractEvaluation, values: &[(Term, Term)]) {
        let facts: Vec<Option<Fact>> = values.iter().map(|&(_, value)| before.fact(value)).collect();
        for (&(variable, _), fact) in values.iter().zip(facts) {
            self.set(variable, fact);
        }
    }

    fn restrict(&mut self, before: &mut AbstractEvaluation, atom: Term, truth: bool) {
        let Some(found) = refine(before, atom, &Fact::truth(truth)) else {
            self.facts = None;
            return;
        };
        found.iter().for_each(|(variable, fact)| self.learn(*variable, fact));
    }

    fn forget(&mut self, variables: &[Term]) {
        variables.iter().for_each(|&variable| self.set(variable, None));
    }

    fn learn(&mut self, variable: Term, fact: &Fact) {
        let known = self.fact(variable);
        let met = known.map_or(Some(fact.clone()), |known| known.meet(fact));
        if met.is_none() {
            self.facts = None;
        }
        self.set(variable, met);
    }

    fn conjuncts(&self, graph: &mut Graph) -> Vec<Term> {
        let Some(facts) = &self.facts else { return vec![graph.truth(false)] };
        let mut all = Vec::new();
        for (&variable, fact) in &**facts {
            if !graph.is_bitvec(variable) {
                continue;
            }
            match (**fact).clone().reduced() {
                Some(fact) => conditions(graph, variable, &fact, &mut all),
                None => return vec![graph.truth(false)],
            }
        }
        all
    }
}

impl Knowledge for Ranges {
    fn fact(&self, variable: Term) -> Option<Fact> {
        Ranges::fact(self, variable)
    }
}

/// The conditions that a variable has a value of a fact.
fn conditions(graph: &mut Graph, variable: Term, fact: &Fact, all: &mut Vec<Term>) {
    if let Some(value) = fact.value() {
        let value = graph.constant(value);
        all.push(graph.equal(variable, value));
        return;
    }
    let (top, mut known) = (Interval::top(fact.width()), Bits::top(fact.width()));
    for (side, is_signed) in [(&fact.unsigned, false), (&fact.signed, true)] {
        // Bounds that follow from the unsigned ones are not said again.
        let by_unsigned = Fact::of_unsigned(fact.unsigned.clone());
        let said = by_unsigned.filter(|_| is_signed).map_or(top.clone(), |fact| fact.signed);
        let operator = if is_signed { Operator::BvSlt } else { Operator::BvUlt };
        let plain = |end: &BitVec| if is_signed { flip_sign(end) } else { end.clone() };
        let mut outside = Vec::new();
        if side.low != said.low {
            let low = graph.constant(&plain(&side.low));
            outside.push(graph.term(operator, &[variable, low]));
        }
        if side.high != said.high {
            let high = graph.constant(&plain(&side.high));
            outside.push(graph.term(operator, &[high, variable]));
        }
        all.extend(outside.into_iter().map(|outside| graph.not(outside)));
        let bits = if is_signed { side.bits().flip_sign() } else { side.bits() };
        known = known.meet(&bits).unwrap_or(known);
    }
    if fact.bits.known() != known.known() {
        let (mask, ones) = (graph.constant(&fact.bits.known()), graph.constant(&fact.bits.ones));
        let masked = graph.term(Operator::BvAnd, &[variable, mask]);
        all.push(graph.equal(masked, ones));
    }
}

/// A fact that contains both, where each end that has grown goes to the next threshold, or is given up.
fn widened(fact: &Fact, next: &Fact, thresholds: &Thresholds) -> Fact {
    Fact {
        bits: fact.bits.join(&next.bits),
        unsigned: widened_interval(&fact.unsigned, &next.unsigned, false, thresholds),
        signed: widened_interval(&fact.signed, &next.signed, true, thresholds),
    }
}

fn widened_interval(own: &Interval, next: &Interval, signed: bool, thresholds: &Thresholds) -> Interval {
    let top = Interval::top(own.width());
    // A signed interval is one of numbers with the sign bit complemented.
    let plain = |end: &BitVec| if signed { flip_sign(end) } else { end.clone() };
    let number = |end: &BitVec| number(&plain(end), signed);
    let (least, greatest) = (number(&top.low), number(&top.high));
    let end = |threshold: Option<i128>| {
        let threshold = threshold.filter(|&end| Some(end) >= least && Some(end) <= greatest)?;
        Some(plain(&BitVec::from_u64(threshold as u64, own.width())))
    };
    let low = match next.low.ult(&own.low) {
        true => end(number(&next.low).and_then(|low| thresholds.below(low))).unwrap_or(top.low),
        false => own.low.clone(),
    };
    let high = match own.high.ult(&next.high) {
        true => end(number(&next.high).and_then(|high| thresholds.above(high))).unwrap_or(top.high),
        false => own.high.clone(),
    };
    Interval { low, high }
}
