//! Bounds from a few levels of a term: ranges of values, and terms of which one is never above the
//! other.
//!
//! **Idea.** Interval arithmetic (Moore, Interval Analysis, 1966), and peepholes of compilers.
//!
//! **Here.** Nothing is cached and no assertion is used: the bounds follow from the operators alone. The
//! pass that follows asserted bounds is `preprocess/`.
//!
//! **Cost.** At most 2^`DEPTH` terms, and values as wide as the term.

use super::pattern::{binary, choice, is_zero, operands, unary, value};
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The depth to which ranges descend.
const DEPTH: u32 = 4;

/// The least and the greatest unsigned value that a vector may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least value, inclusive.
    pub low: BitVec,
    /// The greatest value, inclusive.
    pub high: BitVec,
}

impl Range {
    /// The range of a vector, from its top operators.
    pub fn of(graph: &Graph, vector: Term) -> Range {
        range(graph, vector, DEPTH)
    }

    /// All values of a width.
    fn full(width: u32) -> Range {
        Range { low: BitVec::zero(width), high: BitVec::ones(width) }
    }

    fn up_to(high: BitVec) -> Range {
        Range { low: BitVec::zero(high.width()), high }
    }

    /// Whether it excludes any value.
    pub fn is_known(&self) -> bool {
        !self.low.is_zero() || !self.high.is_ones()
    }

    /// The sign that all values have.
    pub fn sign(&self) -> Option<bool> {
        (self.low.sign() == self.high.sign()).then(|| self.low.sign())
    }

    /// Whether the values of this range are below those of another.
    pub fn is_below(&self, other: &Range) -> bool {
        self.high.ult(&other.low)
    }

    /// Whether no value of this range is below one of another.
    pub fn is_not_below(&self, other: &Range) -> bool {
        !self.low.ult(&other.high)
    }

    /// Whether no product of values of two ranges overflows.
    pub fn products_fit(&self, other: &Range) -> bool {
        self.high.leading_zeros() + other.high.leading_zeros() >= self.high.width()
    }

    /// The values at the bits from `high` down to `low`.
    pub fn slice(&self, high: u32, low: u32) -> Range {
        let top = self.low.width() - 1;
        let above = |value: &BitVec| value.extract(top, high + 1);
        if high < top && above(&self.low) != above(&self.high) {
            return Range::full(high - low + 1);
        }
        Range { low: self.low.extract(high, low), high: self.high.extract(high, low) }
    }
}

/// The lesser of two values.
fn least(left: BitVec, right: BitVec) -> BitVec {
    if right.ult(&left) { right } else { left }
}

/// The greater of two values.
fn greatest(left: BitVec, right: BitVec) -> BitVec {
    if left.ult(&right) { right } else { left }
}

fn range(graph: &Graph, vector: Term, depth: u32) -> Range {
    let width = graph.width(vector);
    let Some(depth) = depth.checked_sub(1) else { return Range::full(width) };
    if let Some(value) = graph.value(vector) {
        return Range { low: value.clone(), high: value };
    }
    let of = |position: usize| range(graph, graph.child(vector, position), depth);
    match graph.operator(vector) {
        Operator::BvNot => {
            let inner = of(0);
            Range { low: inner.high.not(), high: inner.low.not() }
        }
        Operator::BvAnd => Range::up_to(least(of(0).high, of(1).high)),
        Operator::BvXor => {
            let zeros = of(0).high.leading_zeros().min(of(1).high.leading_zeros());
            Range::up_to(ones_below(width, zeros))
        }
        Operator::Concat => {
            let (high, low) = (of(0), of(1));
            Range { low: high.low.concat(&low.low), high: high.high.concat(&low.high) }
        }
        Operator::Extract => {
            let low = graph.low(vector);
            of(0).slice(low + width - 1, low)
        }
        Operator::SignExtend => {
            let inner = of(0);
            let added = width - inner.low.width();
            match inner.sign() {
                Some(_) => Range { low: inner.low.sign_extend(added), high: inner.high.sign_extend(added) },
                None => Range::full(width),
            }
        }
        Operator::Ite => {
            let (then, other) = (of(1), of(2));
            Range { low: least(then.low, other.low), high: greatest(then.high, other.high) }
        }
        Operator::BvLshr => Range::up_to(of(0).high),
        Operator::BvUrem => remainder(&of(0), &of(1)),
        Operator::BvUdiv if width <= NARROW => quotient(&of(0), &of(1)),
        Operator::BvMul if width <= NARROW => {
            let (left, right) = (of(0), of(1));
            match left.products_fit(&right) {
                true => Range { low: left.low.mul(&right.low), high: left.high.mul(&right.high) },
                false => Range::full(width),
            }
        }
        Operator::BvAdd => {
            let (left, right) = (of(0), of(1));
            let high = left.high.add(&right.high);
            match high.ult(&left.high) {
                true => Range::full(width),
                false => Range { low: left.low.add(&right.low), high },
            }
        }
        _ => Range::full(width),
    }
}

/// The value of this width with `zeros` zeros above ones.
fn ones_below(width: u32, zeros: u32) -> BitVec {
    if zeros == width { BitVec::zero(width) } else { BitVec::ones(width - zeros).zero_extend(zeros) }
}

fn remainder(dividend: &Range, divisor: &Range) -> Range {
    if divisor.low.is_zero() {
        return Range::up_to(dividend.high.clone());
    }
    let below = divisor.high.sub(&BitVec::one(divisor.high.width()));
    Range::up_to(least(dividend.high.clone(), below))
}

fn quotient(dividend: &Range, divisor: &Range) -> Range {
    if divisor.low.is_zero() {
        return Range::full(dividend.low.width());
    }
    Range { low: dividend.low.udiv(&divisor.high), high: dividend.high.udiv(&divisor.low) }
}

/// Whether a vector is never above another, as far as the operators at their tops show.
pub fn at_most(graph: &Graph, left: Term, right: Term) -> bool {
    under(graph, left, right, DEPTH)
}

fn under(graph: &Graph, left: Term, right: Term, depth: u32) -> bool {
    if left == right {
        return true;
    }
    let Some(depth) = depth.checked_sub(1) else { return false };
    smaller(graph, left, right, depth)
        || larger(graph, left, right, depth)
        || complements(graph, left, right, depth)
}

/// Whether `left` is made smaller from something that is at most `right`.
fn smaller(graph: &Graph, left: Term, right: Term, depth: u32) -> bool {
    let under = |inner: Term| under(graph, inner, right, depth);
    match graph.operator(left) {
        Operator::BvAnd => graph.children(left).iter().any(|&part| under(part)),
        Operator::BvUrem | Operator::BvLshr => under(graph.child(left, 0)),
        Operator::BvUdiv => {
            let [dividend, divisor] = operands(graph, left);
            !range(graph, divisor, depth).low.is_zero() && under(dividend)
        }
        Operator::BvMul => {
            let [first, second] = operands(graph, left);
            let rounded = |quotient: Term, divisor: Term| {
                binary(graph, quotient, Operator::BvUdiv).filter(|&[_, by]| by == divisor)
            };
            let whole = rounded(first, second).or_else(|| rounded(second, first));
            whole.is_some_and(|[dividend, _]| under(dividend))
        }
        Operator::Concat => shifted_down(graph, left).is_some_and(under),
        Operator::Ite => match lesser(graph, left) {
            Some(parts) if parts.iter().any(|&part| under(part)) => true,
            _ => under(graph.child(left, 1)) && under(graph.child(left, 2)),
        },
        _ => false,
    }
}

/// Whether `right` is made larger from something that is at least `left`.
fn larger(graph: &Graph, left: Term, right: Term, depth: u32) -> bool {
    let under = |inner: Term| under(graph, left, inner, depth);
    match graph.operator(right) {
        Operator::Ite => match greater(graph, right) {
            Some(parts) if parts.iter().any(|&part| under(part)) => true,
            _ => under(graph.child(right, 1)) && under(graph.child(right, 2)),
        },
        _ => false,
    }
}

/// Complements turn the order around; a disjunction is the complement of a conjunction of complements.
fn complements(graph: &Graph, left: Term, right: Term, depth: u32) -> bool {
    let inner = |term| unary(graph, term, Operator::BvNot);
    let opposes = |part: Term, term: Term| inner(part) == Some(term) || inner(term) == Some(part);
    match (inner(left), inner(right)) {
        (Some(left), Some(right)) => under(graph, right, left, depth),
        (None, Some(right)) if graph.operator(right) == Operator::BvAnd => {
            graph.children(right).iter().any(|&part| opposes(part, left))
        }
        _ => false,
    }
}

/// The vector of which this is the logical shift by a constant: zeros above the high end of it.
fn shifted_down(graph: &Graph, vector: Term) -> Option<Term> {
    let [high, low] = binary(graph, vector, Operator::Concat)?;
    if !is_zero(graph, high) {
        return None;
    }
    let inner = unary(graph, low, Operator::Extract)?;
    let to = graph.low(low) + graph.width(low);
    (graph.sort(inner) == graph.sort(vector) && to == graph.width(inner)).then_some(inner)
}

/// The operands of an unsigned minimum.
fn lesser(graph: &Graph, vector: Term) -> Option<[Term; 2]> {
    let [condition, then, other] = choice(graph, vector)?;
    let [left, right] = binary(graph, condition, Operator::BvUlt)?;
    ([left, right] == [then, other]).then_some([then, other])
}

/// The operands of an unsigned maximum.
fn greater(graph: &Graph, vector: Term) -> Option<[Term; 2]> {
    let [condition, then, other] = choice(graph, vector)?;
    let [left, right] = binary(graph, condition, Operator::BvUlt)?;
    ([right, left] == [then, other]).then_some([then, other])
}

/// The sign of a vector, if its top operators determine it.
pub fn known_sign(graph: &Graph, vector: Term) -> Option<bool> {
    match binary(graph, vector, Operator::Concat) {
        Some([high, _]) if graph.is_constant(high) => Some(value(graph, high)?.sign()),
        _ => Range::of(graph, vector).sign(),
    }
}
