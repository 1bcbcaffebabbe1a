//! Bounds of variables at the heads of loops, as first predicates.
//!
//! **Idea.** Interval analysis with widening (Cousot and Cousot, *Abstract Interpretation: A Unified Lattice
//! Model for Static Analysis of Programs*, 1977); bounds that grow go to the next constant of the program
//! before they are given up (Blanchet et al., *A Static Analyzer for Large Safety-Critical Software*, 2003).
//!
//! **Here.** A variable has one range, in the order that its type has in the source. What may wrap has any
//! value. Memory is not looked at.
//!
//! **Why it is right.** Nothing rests on it: a bound is a predicate, which abstraction finds to hold or not.
//!
//! **Cost.** An edge is executed `MOST_VISITS` times at the most on the average; where that is not enough,
//! there are no bounds.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::traverse::post_order;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::frontend::module::SourceType;
use crate::limits::Clock;
use crate::program::cfa::{Function, Location, Op, Role, Step, Variable, VariableInfo};

/// How often each edge is executed on the average.
const MOST_VISITS: usize = 64;

/// How often a head is joined before its bounds are widened.
const PATIENCE: u32 = 2;

/// So many terms are looked at for an edge; the rest has any value.
const MOST_TERMS: u32 = 256;

/// So many constants bounds may stop at.
const MOST_THRESHOLDS: usize = 256;

/// The least and the greatest value.
type Range = (i128, i128);

/// The ranges of variables; those that are missing have any value.
type Ranges = BTreeMap<Variable, Range>;

/// A bound of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    variable: Variable,
    signed: bool,
    is_lower: bool,
    value: i128,
}

impl Bound {
    /// That the variable lies beyond the bound.
    pub fn term(&self, graph: &mut Graph, variables: &[VariableInfo]) -> Term {
        let variable = variables[self.variable.0 as usize].term;
        let bits = self.value as u64 & u64::MAX >> (64 - graph.width(variable));
        let bound = graph.number(bits, graph.width(variable));
        let operator = if self.signed { Operator::BvSlt } else { Operator::BvUlt };
        graph.term(operator, &if self.is_lower { [variable, bound] } else { [bound, variable] })
    }
}

/// An analysis of a function without calls.
pub struct Intervals<'i> {
    graph: &'i Graph,
    variables: &'i [VariableInfo],
    function: &'i Function,
    of_term: FxHashMap<Term, Variable>,
    thresholds: BTreeSet<i128>,
    /// The terms that may still be looked at for an edge.
    fuel: Cell<u32>,
}

impl<'i> Intervals<'i> {
    /// An analysis that was not made yet.
    pub fn new(graph: &'i Graph, variables: &'i [VariableInfo], function: &'i Function) -> Intervals<'i> {
        let is_number = |info: &VariableInfo| {
            let is_short = graph.is_bitvec(info.term) && graph.width(info.term) <= 64;
            is_short && info.role == Role::Value && info.source.is_some()
        };
        let numbers = (0..).map(Variable).zip(variables).filter(|(_, info)| is_number(info));
        let of_term = numbers.map(|(variable, info)| (info.term, variable)).collect();
        let conditions = function.edges.iter().filter_map(|edge| match edge.step {
            Step::Op(Op::Assume(condition)) => Some(condition),
            _ => None,
        });
        let conditions: Vec<Term> = conditions.collect();
        let mut thresholds = BTreeSet::new();
        for term in post_order(graph, &conditions) {
            if graph.is_constant(term) && graph.is_bitvec(term) && thresholds.len() < MOST_THRESHOLDS {
                for signed in [false, true] {
                    let value = constant(graph, term, signed).map_or(0, |(value, _)| value);
                    thresholds.extend([value - 1, value, value + 1]);
                }
            }
        }
        Intervals { graph, variables, function, of_term, thresholds, fuel: Cell::new(0) }
    }

    /// The bounds of variables at these locations, on which all loops lie.
    pub fn bounds(&self, heads: &FxHashSet<Location>, clock: &Clock) -> BTreeMap<Location, Vec<Bound>> {
        let mut at: FxHashMap<Location, Ranges> = FxHashMap::default();
        let mut joined: FxHashMap<Location, u32> = FxHashMap::default();
        at.insert(self.function.entry, Ranges::new());
        let mut work = BTreeSet::from([self.function.entry]);
        let mut left = MOST_VISITS.saturating_mul(self.function.edges.len());
        while let Some(location) = work.pop_first() {
            let before = at[&location].clone();
            for (_, edge) in self.function.outgoing(location) {
                left = left.saturating_sub(1);
                if left == 0 || !clock.goes_on(1 + before.len() as u32) {
                    return BTreeMap::new();
                }
                let Some(after) = self.step(&edge.step, before.clone()) else { continue };
                let Some(known) = at.get(&edge.to) else {
                    at.insert(edge.to, after);
                    work.insert(edge.to);
                    continue;
                };
                let count = joined.entry(edge.to).or_default();
                *count += u32::from(heads.contains(&edge.to));
                let next = self.join(known, &after, *count > PATIENCE);
                if next != *known {
                    at.insert(edge.to, next);
                    work.insert(edge.to);
                }
            }
        }
        at.retain(|location, _| heads.contains(location));
        at.into_iter().map(|(location, ranges)| (location, self.told(&ranges))).collect()
    }

    /// The bounds of ranges.
    fn told(&self, ranges: &Ranges) -> Vec<Bound> {
        let mut all = Vec::new();
        for (&variable, &(least, greatest)) in ranges {
            let (low, high) = self.full(variable);
            let signed = self.is_signed(variable);
            let bound = |is_lower, value| Bound { variable, signed, is_lower, value };
            all.extend((least > low).then(|| bound(true, least)));
            all.extend((greatest < high).then(|| bound(false, greatest)));
        }
        all
    }

    /// Whether the order of a variable has a sign.
    fn is_signed(&self, variable: Variable) -> bool {
        match &self.variables[variable.0 as usize].source {
            Some(SourceType::Int { signed, .. } | SourceType::Char { signed }) => *signed,
            _ => false,
        }
    }

    fn full(&self, variable: Variable) -> Range {
        full(self.graph.width(self.variables[variable.0 as usize].term), self.is_signed(variable))
    }

    /// What holds of both; where it is widened, bounds that have grown go to the next threshold.
    fn join(&self, known: &Ranges, new: &Ranges, is_widened: bool) -> Ranges {
        let mut joined = Ranges::new();
        for (&variable, &(low, high)) in known {
            let Some(&(least, greatest)) = new.get(&variable) else { continue };
            let (lowest, highest) = self.full(variable);
            let low = match least < low {
                true if is_widened => self.thresholds.range(..=least).next_back().copied().unwrap_or(lowest),
                _ => low.min(least),
            };
            let high = match greatest > high {
                true if is_widened => self.thresholds.range(greatest..).next().copied().unwrap_or(highest),
                _ => high.max(greatest),
            };
            let range = (low.max(lowest), high.min(highest));
            if range != (lowest, highest) {
                joined.insert(variable, range);
            }
        }
        joined
    }

    /// What an edge does; `None` where it cannot be taken.
    fn step(&self, step: &Step, mut ranges: Ranges) -> Option<Ranges> {
        self.fuel.set(MOST_TERMS);
        match step {
            Step::Op(Op::Assign(values)) => {
                let new: Vec<(Variable, Option<Range>)> = values
                    .iter()
                    .filter(|(variable, _)| self.is_number(*variable))
                    .map(|&(variable, value)| {
                        (variable, self.range(value, self.is_signed(variable), &ranges))
                    })
                    .collect();
                for (variable, range) in new {
                    match range {
                        Some(range) => ranges.insert(variable, range),
                        None => ranges.remove(&variable),
                    };
                }
            }
            Step::Op(Op::Assume(condition)) => return self.assume(*condition, true, ranges),
            Step::Op(Op::Havoc(values)) => {
                ranges.retain(|variable, _| values.iter().all(|(other, _)| other != variable));
            }
            Step::Call { results, .. } => {
                ranges.retain(|variable, _| !results.contains(&Some(*variable)));
            }
            Step::New { .. } => {}
        }
        Some(ranges)
    }

    /// Takes note of a term; whether to look at it.
    fn goes_on(&self) -> bool {
        let left = self.fuel.get();
        self.fuel.set(left.saturating_sub(1));
        left > 0
    }

    fn is_number(&self, variable: Variable) -> bool {
        self.of_term.contains_key(&self.variables[variable.0 as usize].term)
    }

    /// What is left where a condition is as it should be.
    fn assume(&self, condition: Term, wanted: bool, mut ranges: Ranges) -> Option<Ranges> {
        let graph = self.graph;
        if !self.goes_on() {
            return Some(ranges);
        }
        let child = |position: usize| graph.child(condition, position);
        match graph.operator(condition) {
            Operator::Constant if graph.truth_of(condition) != Some(wanted) => return None,
            Operator::Not => return self.assume(child(0), !wanted, ranges),
            Operator::And if wanted => {
                for &part in graph.children(condition) {
                    ranges = self.assume(part, true, ranges)?;
                }
            }
            Operator::BvUlt | Operator::BvSlt if graph.width(child(0)) <= 64 => {
                let signed = graph.operator(condition) == Operator::BvSlt;
                // Less, or the other way round less or equal.
                let (small, large, gap) =
                    if wanted { (child(0), child(1), 1) } else { (child(1), child(0), 0) };
                let [below, above] = [small, large].map(|side| self.range(side, signed, &ranges));
                let most = above.map_or(full(graph.width(large), signed).1, |(_, most)| most) - gap;
                let least = below.map_or(full(graph.width(small), signed).0, |(least, _)| least) + gap;
                self.meet(small, signed, (i128::MIN, most), &mut ranges)?;
                self.meet(large, signed, (least, i128::MAX), &mut ranges)?;
            }
            Operator::Equal if graph.is_bitvec(child(0)) => {
                for (side, other) in [(child(0), child(1)), (child(1), child(0))] {
                    let Some(&variable) = self.of_term.get(&side) else { continue };
                    let signed = self.is_signed(variable);
                    let Some((least, most)) = self.range(other, signed, &ranges) else { continue };
                    let (low, high) = ranges.get(&variable).copied().unwrap_or_else(|| self.full(variable));
                    let range = match (wanted, least == most) {
                        (true, _) => (least, most),
                        (false, true) => (low + i128::from(low == least), high - i128::from(high == least)),
                        (false, false) => continue,
                    };
                    self.meet(side, signed, range, &mut ranges)?;
                }
            }
            _ => {}
        }
        Some(ranges)
    }

    /// A variable in this order lies in a range; `None` where it cannot.
    fn meet(&self, term: Term, signed: bool, (least, most): Range, ranges: &mut Ranges) -> Option<()> {
        let Some(&variable) = self.of_term.get(&term) else { return Some(()) };
        if self.is_signed(variable) != signed {
            return Some(());
        }
        let (low, high) = ranges.get(&variable).copied().unwrap_or_else(|| self.full(variable));
        let range = (low.max(least), high.min(most));
        if range != self.full(variable) {
            ranges.insert(variable, range);
        }
        (range.0 <= range.1).then_some(())
    }

    /// The range of a term in an order; `None` for any value.
    fn range(&self, term: Term, signed: bool, ranges: &Ranges) -> Option<Range> {
        let graph = self.graph;
        if !self.goes_on() || graph.width(term) > 64 {
            return None;
        }
        let (low, high) = full(graph.width(term), signed);
        let child = |position: usize| graph.child(term, position);
        let below = |position: usize| self.range(child(position), signed, ranges);
        let range = match graph.operator(term) {
            Operator::Constant => constant(graph, term, signed)?,
            Operator::Variable => {
                let variable = self.of_term.get(&term)?;
                let (least, most) = *ranges.get(variable)?;
                // In both orders numbers without a sign are the same.
                let is_same = self.is_signed(*variable) == signed
                    || least >= 0 && most <= full(graph.width(term), true).1;
                is_same.then_some((least, most))?
            }
            Operator::BvAdd => {
                // A constant that subtracts is negative, whatever the order.
                let part = |position: usize| match constant(graph, child(position), true) {
                    Some(constant) => Some(constant),
                    None => below(position),
                };
                let ((least, most), (less, more)) = (part(0)?, part(1)?);
                (least + less, most + more)
            }
            Operator::BvUrem if !signed => (0, constant(graph, child(1), false)?.0 - 1),
            Operator::BvAnd if !signed => {
                let most = [below(0), below(1)].into_iter().flatten().map(|(_, most)| most).min()?;
                (0, most)
            }
            Operator::Concat if constant(graph, child(0), false) == Some((0, 0)) => {
                let width = graph.width(child(1));
                self.range(child(1), false, ranges).unwrap_or_else(|| full(width, false))
            }
            Operator::SignExtend => {
                let width = graph.width(child(0));
                let range = self.range(child(0), true, ranges).unwrap_or_else(|| full(width, true));
                (signed || range.0 >= 0).then_some(range)?
            }
            Operator::Ite => {
                let ((least, most), (less, more)) = (below(1)?, below(2)?);
                (least.min(less), most.max(more))
            }
            _ => return None,
        };
        (range.0 >= low && range.1 <= high && range != (low, high)).then_some(range)
    }
}

/// All values of a width in an order.
fn full(width: u32, signed: bool) -> Range {
    if signed { (-(1 << (width - 1)), (1 << (width - 1)) - 1) } else { (0, (1 << width) - 1) }
}

/// The value of a constant, as a range.
fn constant(graph: &Graph, term: Term, signed: bool) -> Option<Range> {
    let width = graph.width(term);
    let value = graph.value(term).filter(|_| graph.is_constant(term) && width <= 64)?.to_u64()?;
    let value = i128::from(value);
    let value = if signed && value > full(width, true).1 { value - (1 << width) } else { value };
    Some((value, value))
}
