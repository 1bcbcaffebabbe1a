//! The asserted facts and the asserted order, and the terms simplified under them.
//!
//! **Idea.** A trail records what each asserted conjunct taught, so that it is forgotten with its level
//! (the trail of a SAT solver).
//!
//! **Here.** Results of terms, computed bottom-up, are remembered in the order in which they were found, each
//! with the length of the trail at that time: closing a level drops later results, and a new fact about a
//! term may drop results that contain it ([`Table::refresh`]). A result that is not dropped although a fact
//! is new is right, but weaker than it could be.
//!
//! **Contract.** All entries of the table are entailed by the conjuncts it was taught and by the active
//! assertions.
//!
//! **Cost.** The facts of one conjunct are propagated to at most [`CARRIED`] terms, and a search meets at
//! most [`REACH`]; once a run has used its [`ALLOWANCE`], both are at most [`NEAR`].

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::literal::{compared, literal};
use super::order::{Comparison, Order, OrderFacts, Path, Sign};
use crate::levels::{LevelVec, Levels};
use javelin_term::bitvec::BitVec;
use javelin_term::facts::backward::backward;
use javelin_term::facts::fact::Fact;
use javelin_term::facts::forward::decide;
use javelin_term::facts::interval::{Interval, flip_sign};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::work::{Work, steps_of};

/// The most facts that follow from one conjunct, and the most terms that a search for a path meets.
const CARRIED: usize = 64;
const REACH: usize = 64;

/// The allowance of each run for propagation and search; and the most terms that a search meets after it is
/// used up.
const ALLOWANCE: usize = 1 << 16;
const NEAR: usize = 4;

/// The most terms that the search for cycles meets for each new comparison.
const SEARCHED: usize = 64;

/// The widest vectors for which facts are stored.
pub const WIDEST: u32 = 1 << 13;

/// One item of the trail.
#[derive(Clone, Debug)]
pub enum Change {
    /// A vector has a new fact; this is the one before.
    Fact(Term, Option<Arc<Fact>>),
    /// The term has a truth value.
    Truth(Term),
    Comparison(Comparison),
}

/// The result of simplifying a term under the facts.
#[derive(Clone, Debug)]
struct Simplified {
    term: Term,
    result: Term,
    fact: Option<Arc<Fact>>,
    /// The length of the trail when the result was found.
    trail: u32,
}

/// The facts, the order and the results.
#[derive(Default)]
pub struct Table {
    facts: FxHashMap<Term, Arc<Fact>>,
    truths: FxHashMap<Term, bool>,
    order: Order,
    trail: LevelVec<Change>,
    found: Vec<Simplified>,
    positions: Memo,
    /// The rest of the run's allowance.
    allowance: usize,
    /// The oldest result that does not take all facts into account.
    stale: Option<usize>,
}

/// Taught conjuncts contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction;

impl Table {
    /// Forgets what was learnt at levels that are closed.
    pub fn retract(&mut self, levels: &Levels) {
        let length = self.trail.len(levels);
        self.truncate(length);
    }

    /// Restores the allowance for a new run.
    pub fn begin(&mut self) {
        self.allowance = ALLOWANCE;
    }

    /// The affordable part of `wanted`, which is subtracted from the allowance.
    fn afford(&mut self, wanted: usize) -> usize {
        let is_affordable = self.allowance >= wanted;
        self.allowance = self.allowance.saturating_sub(wanted);
        if is_affordable { wanted } else { NEAR }
    }

    /// The length of the trail.
    pub fn len(&self, levels: &Levels) -> usize {
        self.trail.len(levels)
    }

    /// Forgets all but the first `length` items of the trail.
    pub fn truncate(&mut self, length: usize) {
        let Table { facts, truths, order, trail, found, .. } = self;
        trail.truncate(length, |change| match change {
            Change::Fact(term, Some(before)) => {
                facts.insert(term, before);
            }
            Change::Fact(term, None) => {
                facts.remove(&term);
            }
            Change::Truth(term) => {
                truths.remove(&term);
            }
            Change::Comparison(comparison) => order.remove_last(comparison),
        });
        while found.pop_if(|found| found.trail as usize > length).is_some() {}
        self.stale = self.stale.filter(|&position| position < self.found.len());
    }

    /// Forgets results that do not take all facts into account.
    pub fn refresh(&mut self) {
        if let Some(position) = self.stale.take() {
            self.found.truncate(position);
        }
    }

    fn position(&self, term: Term) -> Option<usize> {
        let position = self.positions.get(term)? as usize;
        self.found.get(position).filter(|found| found.term == term).map(|_| position)
    }

    /// The result for a term, if it was simplified under the facts.
    #[inline]
    pub fn result(&self, term: Term) -> Option<Term> {
        self.position(term).map(|position| self.found[position].result)
    }

    /// Stores the result for a term.
    pub fn found(&mut self, levels: &Levels, term: Term, result: Term, fact: Option<Arc<Fact>>) {
        self.positions.set(term, self.found.len() as u32);
        self.found.push(Simplified { term, result, fact, trail: self.trail.len(levels) as u32 });
    }

    /// The truth of a term that is asserted or refuted.
    pub fn truth(&self, term: Term) -> Option<bool> {
        self.truths.get(&term).copied()
    }

    /// The fact known about a vector, `None` if there is none.
    pub fn fact(&self, graph: &Graph, vector: Term) -> Option<Arc<Fact>> {
        if let Some(value) = graph.value(vector) {
            return (value.width() <= WIDEST).then(|| Arc::new(Fact::constant(&value)));
        }
        let found = self.position(vector).and_then(|position| self.found[position].fact.as_ref());
        match (found, self.facts.get(&vector)) {
            (Some(found), Some(asserted)) if Arc::ptr_eq(found, asserted) => Some(Arc::clone(found)),
            // Facts that contradict each other are noticed when one of them is asserted.
            (Some(found), Some(asserted)) => {
                Some(found.meet(asserted).map_or_else(|| Arc::clone(asserted), Arc::new))
            }
            (one, other) => one.or(other).cloned(),
        }
    }

    /// The fact that was asserted about a vector.
    pub fn asserted(&self, vector: Term) -> Option<&Arc<Fact>> {
        self.facts.get(&vector)
    }

    /// The fact known about a vector; the one that excludes nothing, if there is no other.
    pub fn fact_or_top(&self, graph: &Graph, vector: Term) -> Arc<Fact> {
        self.fact(graph, vector).unwrap_or_else(|| Arc::new(Fact::top(graph.width(vector))))
    }

    /// The truth of a comparison, by facts, by assertions about it, and by the order.
    pub fn decide(&mut self, graph: &Graph, operator: Operator, left: Term, right: Term) -> Option<bool> {
        if !graph.is_bitvec(left) || graph.width(left) > WIDEST {
            return None;
        }
        if let (Some(left), Some(right)) = (self.fact(graph, left), self.fact(graph, right))
            && let Some(truth) = decide(operator, &left, &right)
        {
            return Some(truth);
        }
        let reach = self.afford(REACH);
        let known = FactView { table: self, graph };
        let path = |sign, from, to| known.table.order.path(graph, &known, sign, [from, to], reach);
        let less = |sign| match path(sign, left, right) {
            Some(Path::Less) => Some(true),
            _ => path(sign, right, left).map(|_| false),
        };
        match operator {
            Operator::BvUlt => less(Sign::Unsigned),
            Operator::BvSlt => less(Sign::Signed),
            Operator::Equal => {
                let is_less = |sign| {
                    let paths = [path(sign, left, right), path(sign, right, left)];
                    match paths.contains(&Some(Path::Less)) {
                        true => Some(false),
                        false => (paths == [Some(Path::AtMost); 2]).then_some(true),
                    }
                };
                is_less(Sign::Unsigned).or_else(|| is_less(Sign::Signed))
            }
            _ => None,
        }
    }

    /// Learns that a conjunct holds.
    ///
    /// # Errors
    /// A limit was reached; or, inside, the conjunct contradicts the table.
    pub fn learn(
        &mut self,
        graph: &Graph,
        levels: &Levels,
        conjunct: Term,
        work: &mut Work,
    ) -> Result<Result<(), Contradiction>, Stop> {
        let (atom, truth) = literal(graph, conjunct);
        match self.truths.get(&atom) {
            Some(&known) if known == truth => return Ok(Ok(())),
            Some(_) => return Ok(Err(Contradiction)),
            None => {}
        }
        self.truths.insert(atom, truth);
        self.trail.push(levels, Change::Truth(atom));
        self.is_stale(atom);
        let Some([left, right]) = compared(graph, atom) else { return Ok(Ok(())) };
        let mut queue = VecDeque::new();
        for comparison in comparisons(graph, atom, truth) {
            if ![comparison.low, comparison.high].iter().any(|&end| graph.is_constant(end)) {
                self.order.add(comparison);
                self.trail.push(levels, Change::Comparison(comparison));
            }
            // Both ends of an equation get the whole fact of the other, below.
            if graph.operator(atom) != Operator::Equal {
                self.carry_along(graph, comparison, &mut queue);
            }
        }
        match (graph.operator(atom), truth) {
            (Operator::Equal, true) => {
                queue.push_back((left, self.fact_or_top(graph, right)));
                queue.push_back((right, self.fact_or_top(graph, left)));
            }
            (Operator::Equal, false) => self.exclude(graph, left, right, &mut queue),
            _ => {}
        }
        self.carry(graph, levels, queue, work)
    }

    /// The terms that are on a cycle of comparisons with one that was learnt after the first `length` items,
    /// and whether the cycle is a contradiction.
    pub fn cycles(&self, levels: &Levels, length: usize) -> Vec<(Vec<Term>, bool)> {
        let mut cycles = Vec::new();
        for wanted in [Sign::Unsigned, Sign::Signed] {
            let new = self.trail.items(levels)[length..].iter();
            let roots: Vec<Term> = new
                .filter_map(|change| match change {
                    Change::Comparison(comparison) if comparison.sign == wanted => Some(comparison.low),
                    _ => None,
                })
                .collect();
            let limit = SEARCHED * roots.len();
            cycles.extend(self.order.cycles(wanted, &roots, limit));
        }
        cycles
    }

    /// Records that results which contain a term are weaker than they could be.
    fn is_stale(&mut self, term: Term) {
        if let Some(position) = self.position(term) {
            self.stale = Some(self.stale.map_or(position, |stale| stale.min(position)));
        }
    }

    /// The bounds that follow for the ends of a comparison.
    fn carry_along(&self, graph: &Graph, comparison: Comparison, queue: &mut VecDeque<(Term, Arc<Fact>)>) {
        let (low, high) = (self.fact(graph, comparison.low), self.fact(graph, comparison.high));
        let width = graph.width(comparison.low);
        let side = |fact: &Option<Arc<Fact>>| match (fact, comparison.sign) {
            (None, _) => Interval::top(width),
            (Some(fact), Sign::Unsigned) => fact.unsigned.clone(),
            (Some(fact), Sign::Signed) => fact.signed.clone(),
        };
        let step = if comparison.strict { BitVec::one(width) } else { BitVec::zero(width) };
        let least = side(&low).low;
        let greatest = side(&high).high;
        let impossible = comparison.strict && (least.is_ones() || greatest.is_zero());
        let (bound_high, bound_low) = match impossible {
            // The facts of the ends contradict it: a fact that contradicts that of an end reports it.
            true if least.is_ones() => {
                (None, Interval::new(BitVec::zero(width), BitVec::ones(width).sub(&step)))
            }
            true => (Interval::new(step, BitVec::ones(width)), None),
            false => (
                Interval::new(least.add(&step), BitVec::ones(width)),
                Interval::new(BitVec::zero(width), greatest.sub(&step)),
            ),
        };
        let fact = |interval: Interval| match comparison.sign {
            Sign::Unsigned => Fact::of_unsigned(interval),
            Sign::Signed => Fact::of_signed(interval),
        };
        for (term, interval) in [(comparison.high, bound_high), (comparison.low, bound_low)] {
            if let Some(fact) = interval.and_then(fact).filter(|fact| !fact.is_top()) {
                queue.push_back((term, Arc::new(fact)));
            }
        }
    }

    /// A value that is excluded at the end of an interval moves the end.
    fn exclude(&self, graph: &Graph, left: Term, right: Term, queue: &mut VecDeque<(Term, Arc<Fact>)>) {
        let (term, value) = match (graph.value(left), graph.value(right)) {
            (None, Some(value)) => (left, value),
            (Some(value), None) => (right, value),
            _ => return,
        };
        let known = self.fact_or_top(graph, term);
        let moved = |side: &Interval, value: &BitVec| side.without(value).filter(|rest| rest != side);
        let unsigned = moved(&known.unsigned, &value).and_then(Fact::of_unsigned);
        let signed = moved(&known.signed, &flip_sign(&value)).and_then(Fact::of_signed);
        queue.extend([unsigned, signed].into_iter().flatten().map(|fact| (term, Arc::new(fact))));
    }

    /// Asserts facts, and the facts that follow for operands and along the order.
    fn carry(
        &mut self,
        graph: &Graph,
        levels: &Levels,
        mut queue: VecDeque<(Term, Arc<Fact>)>,
        work: &mut Work,
    ) -> Result<Result<(), Contradiction>, Stop> {
        let (mut carried, most) = (0, self.afford(CARRIED));
        while let Some((term, fact)) = queue.pop_front() {
            work.step(16 * steps_of(fact.width()))?;
            if graph.is_bool(term) {
                if let Some(value) = fact.value()
                    && self.assume(levels, term, value.is_one()).is_err()
                {
                    return Ok(Err(Contradiction));
                }
                continue;
            }
            let known = self.fact(graph, term);
            let new = match &known {
                None => Arc::clone(&fact),
                Some(known) => match known.meet(&fact) {
                    None => return Ok(Err(Contradiction)),
                    Some(new) if new == **known => continue,
                    Some(new) => Arc::new(new),
                },
            };
            if new.is_top() {
                continue;
            }
            let before = self.facts.insert(term, Arc::clone(&new));
            self.trail.push(levels, Change::Fact(term, before));
            self.is_stale(term);
            carried += 1;
            if carried == most {
                break;
            }
            self.carry_down(graph, term, &new, &mut queue);
            self.carry_across(graph, term, most, &mut queue);
        }
        Ok(Ok(()))
    }

    /// Assigns a truth value that follows.
    fn assume(&mut self, levels: &Levels, term: Term, truth: bool) -> Result<(), Contradiction> {
        match self.truths.get(&term) {
            Some(&known) if known != truth => return Err(Contradiction),
            Some(_) => {}
            None => {
                self.truths.insert(term, truth);
                self.trail.push(levels, Change::Truth(term));
                self.is_stale(term);
            }
        }
        Ok(())
    }

    /// The facts that follow for the operands of a vector.
    fn carry_down(&self, graph: &Graph, term: Term, fact: &Fact, queue: &mut VecDeque<(Term, Arc<Fact>)>) {
        let operator = graph.operator(term);
        let children = graph.children(term);
        match operator {
            Operator::Ite => self.carry_to_branches(graph, term, fact, queue),
            Operator::Constant | Operator::Variable | Operator::Select | Operator::Apply => {}
            _ => {
                let operands: Vec<Arc<Fact>> =
                    children.iter().map(|&child| self.fact_or_top(graph, child)).collect();
                let references: Vec<&Fact> = operands.iter().map(|fact| &**fact).collect();
                if references.iter().any(|fact| fact.width() > WIDEST) {
                    return;
                }
                let low = if operator == Operator::Extract { graph.low(term) } else { 0 };
                let facts = backward(operator, fact, &references, low);
                let facts = children.iter().zip(facts);
                queue.extend(facts.filter_map(|(&child, fact)| Some((child, Arc::new(fact?)))));
            }
        }
    }

    /// A branch that has no value in common with the term is not taken.
    fn carry_to_branches(
        &self,
        graph: &Graph,
        ite: Term,
        fact: &Fact,
        queue: &mut VecDeque<(Term, Arc<Fact>)>,
    ) {
        let &[condition, then, other] = graph.children(ite) else { return };
        let is_possible = |branch| self.fact(graph, branch).is_none_or(|known| known.meet(fact).is_some());
        let taken = match (is_possible(then), is_possible(other)) {
            (false, true) => false,
            (true, false) => true,
            _ => return,
        };
        let (atom, positive) = literal(graph, condition);
        queue.push_back((atom, Arc::new(Fact::truth(positive == taken))));
        queue.push_back((if taken { then } else { other }, Arc::new(fact.clone())));
    }

    /// The facts that follow along the comparisons of a term.
    fn carry_across(&self, graph: &Graph, term: Term, most: usize, queue: &mut VecDeque<(Term, Arc<Fact>)>) {
        for sign in [Sign::Unsigned, Sign::Signed] {
            for &(high, strict) in self.order.above(sign, term).iter().take(most) {
                self.carry_along(graph, Comparison { sign, low: term, high, strict }, queue);
            }
            for &(low, strict) in self.order.below(sign, term).iter().take(most) {
                self.carry_along(graph, Comparison { sign, low, high: term, strict }, queue);
            }
        }
    }
}

/// The comparisons that an atom with this truth implies.
fn comparisons(graph: &Graph, atom: Term, truth: bool) -> Vec<Comparison> {
    let (left, right) = (graph.child(atom, 0), graph.child(atom, 1));
    let less = |sign| match truth {
        true => vec![Comparison { sign, low: left, high: right, strict: true }],
        false => vec![Comparison { sign, low: right, high: left, strict: false }],
    };
    match graph.operator(atom) {
        Operator::BvUlt => less(Sign::Unsigned),
        Operator::BvSlt => less(Sign::Signed),
        _ if truth => {
            let ends = [(left, right), (right, left)];
            let both = |sign| ends.map(|(low, high)| Comparison { sign, low, high, strict: false });
            [Sign::Unsigned, Sign::Signed].map(both).concat()
        }
        _ => Vec::new(),
    }
}

/// The facts, as searches of the order read them.
struct FactView<'a> {
    table: &'a Table,
    graph: &'a Graph,
}

impl OrderFacts for FactView<'_> {
    fn is_positive(&self, vector: Term) -> bool {
        self.table.fact(self.graph, vector).is_some_and(|fact| !fact.unsigned.low.is_zero())
    }

    fn sum_fits(&self, left: Term, right: Term) -> bool {
        let [left, right] = [left, right].map(|term| self.table.fact_or_top(self.graph, term));
        let sum = left.unsigned.high.add(&right.unsigned.high);
        !sum.ult(&left.unsigned.high)
    }
}
