//! The values of lambdas: arrays from the elements that a body defines.
//!
//! **Idea.** Bodies have the same value over long ranges of indices. The body is evaluated over a range with
//! interval arithmetic (Moore, *Interval Analysis*, 1966); where that gives one value, it is the element of
//! the whole range, elsewhere both halves of the range are evaluated.
//!
//! **Here.** A range is all indices that share their upper bits, so that it is a node of the array's diagram.
//! Intervals are of unsigned numbers and never wrap round: one that would is replaced by all values of its
//! width. At a single index all intervals are values, and operators are those of the evaluator.
//!
//! **Contract.** The value is exact: it is that of the body at every index. There is no value if that takes
//! more than [`MOST`] ranges.
//!
//! **Cost.** The terms of the body for each range.

use rustc_hash::FxHashMap;

use crate::bitvec::BitVec;
use crate::eval::{Assignment, Unsupported, Values, apply};
use crate::graph::{Graph, Term};
use crate::lambda::Lambda;
use crate::operator::Operator;
use crate::traverse::post_order;
use crate::work::{Work, steps_of};

/// The limit of the number of ranges that are evaluated.
const MOST: usize = 1 << 15;

/// All unsigned numbers from one to another.
#[derive(Clone, Debug)]
struct ValueInterval {
    low: BitVec,
    high: BitVec,
}

impl ValueInterval {
    fn one(value: BitVec) -> ValueInterval {
        ValueInterval { low: value.clone(), high: value }
    }

    fn all(width: u32) -> ValueInterval {
        ValueInterval { low: BitVec::zero(width), high: BitVec::ones(width) }
    }

    fn is_one(&self) -> bool {
        self.low == self.high
    }

    /// The least interval that contains both.
    fn hull(&self, other: &ValueInterval) -> ValueInterval {
        let low = if self.low.ult(&other.low) { &self.low } else { &other.low };
        let high = if self.high.ult(&other.high) { &other.high } else { &self.high };
        ValueInterval { low: low.clone(), high: high.clone() }
    }

    /// All sums modulo 2^n; all values if these wrap round.
    fn sum(&self, other: &ValueInterval) -> ValueInterval {
        let [left, right] = [self, other].map(|side| side.high.sub(&side.low));
        let spread = left.add(&right);
        let (low, high) = (self.low.add(&other.low), self.high.add(&other.high));
        match spread.ult(&left) || high.ult(&low) {
            true => ValueInterval::all(low.width()),
            false => ValueInterval { low, high },
        }
    }

    /// Signed numbers in the order of unsigned ones.
    fn biased(&self) -> ValueInterval {
        let width = self.low.width();
        match self.low.sign() == self.high.sign() {
            true => {
                let bias = BitVec::min_signed(width);
                ValueInterval { low: self.low.xor(&bias), high: self.high.xor(&bias) }
            }
            false => ValueInterval::all(width),
        }
    }

    /// Whether each number is below each of the other's, `None` if that differs.
    fn below(&self, other: &ValueInterval) -> Option<bool> {
        match (self.high.ult(&other.low), self.low.ult(&other.high)) {
            (true, _) => Some(true),
            (_, false) => Some(false),
            _ => None,
        }
    }

    fn equals(&self, other: &ValueInterval) -> Option<bool> {
        let apart = self.high.ult(&other.low) || other.high.ult(&self.low);
        match apart {
            true => Some(false),
            false => (self.is_one() && other.is_one()).then_some(true),
        }
    }
}

/// The intervals of terms over one range of indices.
#[derive(Default)]
struct Intervals(FxHashMap<Term, ValueInterval>);

impl Intervals {
    fn of(&self, term: Term) -> &ValueInterval {
        match self.0.get(&term) {
            Some(interval) => interval,
            None => unreachable!("a child without an interval"),
        }
    }
}

/// The values of terms whose intervals have one element.
impl Values for Intervals {
    fn get(&self, term: Term) -> Option<&BitVec> {
        self.0.get(&term).map(|interval| &interval.low)
    }

    fn set(&mut self, term: Term, value: BitVec) {
        self.0.insert(term, ValueInterval::one(value));
    }
}

/// The tasks left for a range.
enum RangeTask {
    /// A range whose indices share all but this many bits, and the lowest bit that they share.
    Range(u32, bool),
    /// The array of both halves of a range, which differ in this bit.
    Join(u32),
}

/// The value of a lambda for arguments of these values.
///
/// # Errors
/// It has too many pieces, or a limit was reached.
pub(super) fn value(
    graph: &Graph,
    assignment: &Assignment,
    lambda: &Lambda,
    arguments: impl Iterator<Item = BitVec>,
    work: &mut Work,
) -> Result<BitVec, Unsupported> {
    let order = post_order(graph, &[lambda.body]);
    let mut intervals = Intervals::default();
    for (&formal, argument) in lambda.formals.iter().zip(arguments) {
        intervals.set(formal, argument);
    }
    let width = super::array::flat_width(&graph.sorts, graph.sort(lambda.index))
        .ok_or(Unsupported::Array(lambda.body))?;
    let mut shared = BitVec::zero(width);
    let mut arrays = Vec::new();
    let (mut tasks, mut ranges) = (vec![RangeTask::Range(width, false)], 0);
    while let Some(task) = tasks.pop() {
        let (free, is_set) = match task {
            RangeTask::Range(free, is_set) => (free, is_set),
            RangeTask::Join(bit) => {
                if let (Some(set), Some(clear)) = (arrays.pop(), arrays.pop()) {
                    arrays.push(assignment.join(bit, &clear, &set));
                }
                continue;
            }
        };
        ranges += 1;
        if ranges > MOST {
            return Err(Unsupported::Steps);
        }
        work.step(steps_of(width))?;
        let (low, high) = ends(&shared, free, is_set);
        shared = low.clone();
        intervals.0.insert(lambda.index, ValueInterval { low, high });
        for &term in &order {
            work.step(1 + graph.children(term).len())?;
            if graph.operator(term) != Operator::Variable {
                let interval = interval(graph, assignment, &intervals, term, work)?;
                intervals.0.insert(term, interval);
            }
        }
        let element = intervals.of(lambda.body);
        match free.checked_sub(1) {
            _ if element.is_one() => arrays.push(assignment.constant_array(&element.low)),
            Some(bit) => tasks.extend([
                RangeTask::Join(bit),
                RangeTask::Range(bit, true),
                RangeTask::Range(bit, false),
            ]),
            None => return Err(Unsupported::Array(lambda.body)),
        }
    }
    arrays.pop().ok_or(Unsupported::Array(lambda.body))
}

/// The first and the last index of a range: the shared upper bits of its indices, then one bit, then free
/// bits.
fn ends(shared: &BitVec, free: u32, is_set: bool) -> (BitVec, BitVec) {
    let width = shared.width();
    if free == width {
        return (BitVec::zero(width), BitVec::ones(width));
    }
    let bit = |number: u32, below: bool| match number.cmp(&free) {
        std::cmp::Ordering::Less => below,
        std::cmp::Ordering::Equal => is_set,
        std::cmp::Ordering::Greater => shared.bit(number),
    };
    (
        BitVec::from_bits(width, |number| bit(number, false)),
        BitVec::from_bits(width, |number| bit(number, true)),
    )
}

/// An interval that holds all values of a term over the range.
fn interval(
    graph: &Graph,
    assignment: &Assignment,
    intervals: &Intervals,
    term: Term,
    work: &mut Work,
) -> Result<ValueInterval, Unsupported> {
    let children = graph.children(term);
    let of = |position: usize| intervals.of(children[position]);
    let truth = |known: Option<bool>| {
        known.map_or(ValueInterval::all(1), |holds| ValueInterval::one(BitVec::from_bool(holds)))
    };
    let all = || ValueInterval::all(if graph.is_bool(term) { 1 } else { graph.width(term) });
    Ok(match graph.operator(term) {
        Operator::Constant => ValueInterval::one(graph.value(term).ok_or(Unsupported::Array(term))?),
        Operator::And => match children.iter().map(|&child| intervals.of(child)) {
            operands if operands.clone().any(|operand| operand.high.is_zero()) => truth(Some(false)),
            mut operands => truth(operands.all(|operand| operand.low.is_one()).then_some(true)),
        },
        Operator::Ite => match of(0) {
            condition if !condition.is_one() => of(1).hull(of(2)),
            condition => of(if condition.low.is_one() { 1 } else { 2 }).clone(),
        },
        Operator::Select => match assignment.over(&of(0).low, &of(1).low, &of(1).high) {
            Some(element) => ValueInterval::one(element),
            None => all(),
        },
        Operator::Equal => truth(of(0).equals(of(1))),
        Operator::BvUlt => truth(of(0).below(of(1))),
        Operator::BvSlt => truth(of(0).biased().below(&of(1).biased())),
        Operator::Not | Operator::BvNot => ValueInterval { low: of(0).high.not(), high: of(0).low.not() },
        Operator::BvNeg if !of(0).low.is_zero() || of(0).is_one() => {
            ValueInterval { low: of(0).high.neg(), high: of(0).low.neg() }
        }
        Operator::BvAdd => of(0).sum(of(1)),
        Operator::Concat => {
            ValueInterval { low: of(0).low.concat(&of(1).low), high: of(0).high.concat(&of(1).high) }
        }
        Operator::Extract => {
            let (low, width) = (graph.low(term), graph.width(term));
            let top = of(0).low.width() - 1;
            let cut = |value: &BitVec| value.extract(low + width - 1, low);
            let above = |value: &BitVec| (low + width <= top).then(|| value.extract(top, low + width));
            match above(&of(0).low) == above(&of(0).high) {
                true => ValueInterval { low: cut(&of(0).low), high: cut(&of(0).high) },
                false => all(),
            }
        }
        Operator::SignExtend if of(0).low.sign() == of(0).high.sign() => {
            let count = graph.width(term) - of(0).low.width();
            ValueInterval { low: of(0).low.sign_extend(count), high: of(0).high.sign_extend(count) }
        }
        _ if children.iter().all(|&child| intervals.of(child).is_one()) => {
            ValueInterval::one(apply(graph, intervals, term, work)?)
        }
        _ => all(),
    })
}
