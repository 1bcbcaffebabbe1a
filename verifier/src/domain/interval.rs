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
use javelin_term::graph::{Graph, Term};

use super::Domain;
use super::thresholds::{Thresholds, number};
use super::transfer::{AbstractEvaluation, has_facts, refine};

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

    fn assign(&mut self, graph: &Graph, values: &[(Term, Term)]) {
        let known = |variable| self.fact(variable);
        let facts: Vec<Option<Fact>> =
            values.iter().map(|&(_, value)| AbstractEvaluation::new(graph, &known).fact(value)).collect();
        for (&(variable, _), fact) in values.iter().zip(facts) {
            debug_assert!(fact.as_ref().is_none_or(|fact| {
                has_facts(graph, variable)
                    && (graph.is_bool(variable) || fact.width() == graph.width(variable))
            }));
            self.set(variable, fact);
        }
    }

    fn restrict(&mut self, graph: &Graph, atom: Term, truth: bool) {
        let known = |variable| self.fact(variable);
        let found = refine(&mut AbstractEvaluation::new(graph, &known), atom, &Fact::truth(truth));
        let Some(found) = found else {
            self.facts = None;
            return;
        };
        for (variable, fact) in found {
            let fact = self.fact(variable).map_or(Some(fact.clone()), |known| known.meet(&fact));
            if fact.is_none() {
                self.facts = None;
            }
            self.set(variable, fact);
        }
    }

    fn forget(&mut self, variables: &[Term]) {
        variables.iter().for_each(|&variable| self.set(variable, None));
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
