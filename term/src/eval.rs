//! The reference evaluator: the value of a term under an assignment.
//!
//! **Idea.** Every answer `sat` is checked by evaluating the assertions of the script, and circuits, rules
//! and passes are tested against the same evaluation.
//!
//! **Here.** Post-order over the cone with an explicit stack and a memo that lives on between calls.
//! Operators are computed on [`BitVec`] and share nothing with circuits. An application of a summary has
//! the value of the body (`super::calls`).
//!
//! **Contract.** The assignment must not change between calls that share a memo; [`Evaluator::clear`] forgets
//! it. Variables without a value are zero, parameters included. A value is as wide as its term, one bit for
//! `Bool`. The value of an array is its number among the [`Arrays`] of the assignment, the value of an
//! element of an uninterpreted sort is a number that only distinguishes it from others.
//!
//! **Cost.** Linear in the part of the cone that has no value yet and that the value depends on; up to 64
//! bits nothing is allocated per term. A write to an array costs up to as many steps as its index has bits,
//! and none where all reads find their elements in a few later writes.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use crate::array::{Arrays, Listing, value_width};
use crate::bitvec::BitVec;
use crate::calls::Calls;
use crate::graph::{Graph, Term};
use crate::lambda::Lambda;
use crate::limits::{Limits, Stop};
use crate::memo::Memo;
use crate::operator::Operator;
use crate::pieces;
use crate::sort::{Sort, SortKind};
use crate::summary::is_abstract;
use crate::work::{Work, steps_of};

/// The number of writes and choices in which a read searches for its element before the array below them
/// gets a value.
const LAST_WRITES: u32 = 32;

/// Why a term has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsupported {
    /// This part is an array that is indexed by arrays.
    #[error("arrays that are indexed by arrays cannot be evaluated")]
    Array(Term),
    /// Summaries call each other more often than allowed, or an array that is defined by its elements has
    /// too many different ones.
    #[error("the value takes too many steps")]
    Steps,
    /// A limit was reached.
    #[error("the value takes too long to compute: {0}")]
    Stopped(#[from] Stop),
}

impl Unsupported {
    /// The reason as a check gives it.
    pub fn stop(self) -> Stop {
        match self {
            Unsupported::Array(_) | Unsupported::Steps => Stop::Incomplete,
            Unsupported::Stopped(stop) => stop,
        }
    }
}

/// The values of a function symbol: some by arguments, and a default.
#[derive(Clone, Debug)]
pub struct Table {
    rows: Vec<(Box<[BitVec]>, BitVec)>,
    positions: FxHashMap<Box<[BitVec]>, usize>,
    other: BitVec,
}

impl Table {
    /// The function with this value for all arguments.
    pub fn new(other: BitVec) -> Table {
        Table { rows: Vec::new(), positions: FxHashMap::default(), other }
    }

    /// Gives the function a value, unless it has one for these arguments; returns the value it has then.
    pub fn add(&mut self, arguments: Box<[BitVec]>, value: BitVec) -> &BitVec {
        let position = *self.positions.entry(arguments.clone()).or_insert(self.rows.len());
        if position == self.rows.len() {
            self.rows.push((arguments, value));
        }
        &self.rows[position].1
    }

    /// The value for these arguments.
    pub fn value(&self, arguments: &[BitVec]) -> &BitVec {
        self.positions.get(arguments).map_or(&self.other, |&position| &self.rows[position].1)
    }

    /// Arguments and their values, each once, in the order they were added.
    pub fn rows(&self) -> impl Iterator<Item = (&[BitVec], &BitVec)> {
        self.rows.iter().map(|(arguments, value)| (&arguments[..], value))
    }

    /// The value for all other arguments.
    pub fn other(&self) -> &BitVec {
        &self.other
    }
}

/// Values of variables and function symbols.
#[derive(Clone, Debug, Default)]
pub struct Assignment {
    values: FxHashMap<Term, BitVec>,
    functions: FxHashMap<Term, Table>,
    /// Grows when terms are evaluated; the values do not change.
    arrays: RefCell<Arrays>,
}

impl Assignment {
    /// The assignment under which every variable is zero.
    pub fn new() -> Assignment {
        Assignment::default()
    }

    /// The value of a variable that was given one.
    pub fn get(&self, variable: Term) -> Option<&BitVec> {
        self.values.get(&variable)
    }

    /// Gives a variable a value of its sort: of its width, one bit for `Bool`, an array of this assignment.
    pub fn set(&mut self, variable: Term, value: BitVec) {
        self.values.insert(variable, value);
    }

    /// The values of a function symbol that was given some.
    pub fn function(&self, symbol: Term) -> Option<&Table> {
        self.functions.get(&symbol)
    }

    /// Gives a function symbol its values.
    pub fn set_function(&mut self, symbol: Term, table: Table) {
        self.functions.insert(symbol, table);
    }

    /// The array with this element at every index.
    pub fn constant_array(&self, element: &BitVec) -> BitVec {
        self.arrays.borrow_mut().constant(element)
    }

    /// An array with another element at an index.
    pub fn write(&self, array: &BitVec, index: &BitVec, element: &BitVec) -> BitVec {
        self.arrays.borrow_mut().write(array, index, element)
    }

    /// The element of an array at an index.
    pub fn read(&self, array: &BitVec, index: &BitVec) -> BitVec {
        self.arrays.borrow().read(array, index)
    }

    /// The array that equals `clear` where a bit of the index is 0 and `set` where it is 1. Neither depends
    /// on that bit or one above.
    pub(super) fn join(&self, bit: u32, clear: &BitVec, set: &BitVec) -> BitVec {
        self.arrays.borrow_mut().join(bit, clear, set)
    }

    /// The element at all indices from one to another; `None` if they differ.
    pub(super) fn over(&self, array: &BitVec, low: &BitVec, high: &BitVec) -> Option<BitVec> {
        self.arrays.borrow().over(array, low, high)
    }

    /// An index at which two arrays differ; `None` where they are the same.
    pub fn difference(&self, left: &BitVec, right: &BitVec, index_width: u32) -> Option<BitVec> {
        self.arrays.borrow().difference(left, right, index_width)
    }

    /// The value of a lambda for arguments of these values.
    ///
    /// # Errors
    /// It has too many pieces, or a limit was reached.
    pub fn lambda(
        &self,
        graph: &Graph,
        lambda: &Lambda,
        arguments: impl Iterator<Item = BitVec>,
        work: &mut Work,
    ) -> Result<BitVec, Unsupported> {
        pieces::value(graph, self, lambda, arguments, work)
    }

    /// The meaning of an array whose indices have this width.
    ///
    /// # Errors
    /// A limit is reached.
    pub fn list(&self, array: &BitVec, index_width: u32, limits: &Limits) -> Result<Listing, Stop> {
        self.arrays.borrow().list(array, index_width, limits)
    }

    /// The default value of variables; `None` for a sort without values.
    pub fn zero(&self, graph: &Graph, sort: Sort) -> Option<BitVec> {
        value_width(&graph.sorts, sort)?;
        let (mut depth, mut rest) = (0, sort);
        while let SortKind::Array(_, element) = *graph.sorts.kind(rest) {
            (depth, rest) = (depth + 1, element);
        }
        let element = BitVec::zero(value_width(&graph.sorts, rest)?);
        Some((0..depth).fold(element, |element, _| self.constant_array(&element)))
    }
}

/// A store for the values of terms from which others are computed.
pub(super) trait Values {
    /// The value of a term that has one.
    fn get(&self, term: Term) -> Option<&BitVec>;

    /// Gives a term a value.
    fn set(&mut self, term: Term, value: BitVec);
}

/// The result of a step of an evaluation.
pub(super) enum Advance {
    /// The term has its value.
    Done,
    /// The term on top of the stack is the application of a summary with a body to arguments of these values.
    Call(Term, Box<[BitVec]>),
}

/// The next thing that the term on top of the stack needs.
enum Need {
    /// A child, and the position to continue from once it has a value.
    Child(Term, u32),
    /// Nothing: the value is known.
    Nothing(BitVec),
    /// The values of all children are known: the value is to be computed.
    Computing,
}

/// Computes values until the stack, of terms with the numbers of their visited children, is empty or a
/// summary has to be called.
///
/// # Errors
/// A term has a part without values.
pub(super) fn advance(
    graph: &Graph,
    assignment: &Assignment,
    values: &mut impl Values,
    stack: &mut Vec<(Term, u32)>,
    work: &mut Work,
) -> Result<Advance, Unsupported> {
    while let Some(&(top, position)) = stack.last() {
        work.step(1)?;
        if values.get(top).is_some() {
            stack.pop();
            continue;
        }
        let value = match need(graph, assignment, values, top, position) {
            Need::Child(child, position) => {
                let last = stack.len() - 1;
                stack[last].1 = position;
                stack.push((child, 0));
                continue;
            }
            Need::Nothing(value) => value,
            Need::Computing if is_abstract(graph, top) => {
                let arguments = graph.children(top)[1..].iter().map(|&child| known(values, child).clone());
                return Ok(Advance::Call(graph.child(top, 0), arguments.collect()));
            }
            Need::Computing => compute(graph, assignment, values, top, work)?,
        };
        work.step(steps_of(value.width()))?;
        debug_assert!(value_width(&graph.sorts, graph.sort(top)).is_none_or(|width| width == value.width()));
        values.set(top, value);
        stack.pop();
    }
    Ok(Advance::Done)
}

/// The branch of a choice that is not taken, the operands after the first false one of a conjunction, and
/// the elements that a write hides from a read are not visited.
fn need(graph: &Graph, assignment: &Assignment, values: &impl Values, term: Term, position: u32) -> Need {
    let children = graph.children(term);
    match (graph.operator(term), children) {
        (Operator::Ite, &[condition, then, other]) => match values.get(condition) {
            None => Need::Child(condition, 0),
            Some(holds) => same_as(values, if holds.is_one() { then } else { other }),
        },
        (Operator::Select, &[array, index]) => element(graph, assignment, values, array, index),
        (Operator::And, _) => {
            for (at, &child) in children.iter().enumerate().skip(position as usize) {
                match values.get(child) {
                    None => return Need::Child(child, at as u32),
                    Some(value) if value.is_zero() => return Need::Nothing(BitVec::zero(1)),
                    Some(_) => {}
                }
            }
            Need::Nothing(BitVec::one(1))
        }
        _ => {
            let rest = children.iter().enumerate().skip(position as usize);
            let missing =
                rest.map(|(at, &child)| (child, at as u32)).find(|(child, _)| values.get(*child).is_none());
            missing.map_or(Need::Computing, |(child, at)| Need::Child(child, at))
        }
    }
}

/// The terms that the element of an array at an index depends on: it is searched for in the last few
/// writes, so that a read of a long chain does not take the whole chain, and then in the array that these
/// were made to.
fn element(
    graph: &Graph,
    assignment: &Assignment,
    values: &impl Values,
    mut array: Term,
    index: Term,
) -> Need {
    let Some(place) = values.get(index) else { return Need::Child(index, 0) };
    for _ in 0..LAST_WRITES {
        if values.get(array).is_some() {
            break;
        }
        array = match (graph.operator(array), graph.children(array)) {
            (Operator::Store, &[below, written, element]) => match values.get(written) {
                None => return Need::Child(written, 0),
                Some(written) if written == place => return same_as(values, element),
                Some(_) => below,
            },
            (Operator::Ite, &[condition, then, other]) => match values.get(condition) {
                None => return Need::Child(condition, 0),
                Some(holds) => {
                    if holds.is_one() {
                        then
                    } else {
                        other
                    }
                }
            },
            _ => break,
        };
    }
    match values.get(array) {
        Some(array) => Need::Nothing(assignment.read(array, place)),
        None => Need::Child(array, 0),
    }
}

/// The need of a term whose value is that of another.
fn same_as(values: &impl Values, other: Term) -> Need {
    values.get(other).map_or(Need::Child(other, 0), |value| Need::Nothing(value.clone()))
}

fn compute(
    graph: &Graph,
    assignment: &Assignment,
    values: &impl Values,
    term: Term,
    work: &mut Work,
) -> Result<BitVec, Unsupported> {
    match graph.operator(term) {
        Operator::Constant => graph.value(term).ok_or(Unsupported::Array(term)),
        Operator::Variable => match (assignment.get(term), graph.sorts.kind(graph.sort(term))) {
            (Some(value), _) => Ok(value.clone()),
            // A symbol has no value; its applications look it up.
            (None, SortKind::Function(..)) => Ok(BitVec::zero(1)),
            (None, _) => assignment.zero(graph, graph.sort(term)).ok_or(Unsupported::Array(term)),
        },
        Operator::Apply if let Some(lambda) = graph.lambda_of(term) => {
            let arguments = graph.children(term)[1..].iter().map(|&child| known(values, child).clone());
            assignment.lambda(graph, lambda, arguments, work)
        }
        Operator::Store | Operator::ConstArray | Operator::Apply => look_up(graph, assignment, values, term),
        _ => apply(graph, values, term, work),
    }
}

/// The value of an operator on arrays or of an application, whose children have values.
fn look_up(
    graph: &Graph,
    assignment: &Assignment,
    values: &impl Values,
    term: Term,
) -> Result<BitVec, Unsupported> {
    let children = graph.children(term);
    let value = |position: usize| known(values, children[position]);
    value_width(&graph.sorts, graph.sort(term)).ok_or(Unsupported::Array(term))?;
    Ok(match graph.operator(term) {
        Operator::Store => assignment.write(value(0), value(1), value(2)),
        Operator::ConstArray => assignment.constant_array(value(0)),
        _ => match assignment.function(children[0]) {
            Some(table) => {
                let arguments: Vec<BitVec> =
                    children[1..].iter().map(|&child| known(values, child).clone()).collect();
                table.value(&arguments).clone()
            }
            None => assignment.zero(graph, graph.sort(term)).ok_or(Unsupported::Array(term))?,
        },
    })
}

/// The value of a term that has one already.
fn known(values: &impl Values, term: Term) -> &BitVec {
    match values.get(term) {
        Some(value) => value,
        None => unreachable!("a child without a value"),
    }
}

/// The value of an operator applied to children that have values.
pub(super) fn apply(
    graph: &Graph,
    values: &impl Values,
    term: Term,
    work: &mut Work,
) -> Result<BitVec, Unsupported> {
    let children = graph.children(term);
    let value = |position: usize| known(values, children[position]);
    Ok(match graph.operator(term) {
        Operator::Not | Operator::BvNot => value(0).not(),
        Operator::Equal => BitVec::from_bool(value(0) == value(1)),
        Operator::BvNeg => value(0).neg(),
        Operator::BvAnd => value(0).and(value(1)),
        Operator::BvXor => value(0).xor(value(1)),
        Operator::BvAdd => value(0).add(value(1)),
        Operator::BvMul => value(0).mul_within(value(1), work)?,
        Operator::BvUdiv => value(0).udiv_within(value(1), work)?,
        Operator::BvUrem => value(0).urem_within(value(1), work)?,
        Operator::BvShl => value(0).shl(value(1)),
        Operator::BvLshr => value(0).lshr(value(1)),
        Operator::BvAshr => value(0).ashr(value(1)),
        Operator::BvUlt => BitVec::from_bool(value(0).ult(value(1))),
        Operator::BvSlt => BitVec::from_bool(value(0).slt(value(1))),
        Operator::Concat => value(0).concat(value(1)),
        Operator::Extract => {
            let low = graph.low(term);
            value(0).extract(low + graph.width(term) - 1, low)
        }
        Operator::SignExtend => value(0).sign_extend(graph.width(term) - value(0).width()),
        Operator::And
        | Operator::Ite
        | Operator::Constant
        | Operator::Variable
        | Operator::Select
        | Operator::Store
        | Operator::ConstArray
        | Operator::Apply => return Err(Unsupported::Array(term)),
    })
}

/// The values that are cached between calls.
#[derive(Default)]
struct Remembered {
    /// Where the value of a term lies in `values`.
    memo: Memo,
    values: Vec<BitVec>,
}

impl Values for Remembered {
    fn get(&self, term: Term) -> Option<&BitVec> {
        self.memo.get(term).map(|position| &self.values[position as usize])
    }

    fn set(&mut self, term: Term, value: BitVec) {
        self.memo.set(term, self.values.len() as u32);
        self.values.push(value);
    }
}

/// Evaluates terms and caches the values of their parts.
#[derive(Default)]
pub struct Evaluator {
    remembered: Remembered,
    stack: Vec<(Term, u32)>,
    calls: Calls,
    work: Work,
}

impl Evaluator {
    /// An evaluator with an empty cache.
    pub fn new() -> Evaluator {
        Evaluator::default()
    }

    /// Sets the limits of all evaluations from now on.
    pub fn set_limits(&mut self, limits: &Limits) {
        self.work = Work::new(limits);
    }

    /// Forgets all values, for another assignment.
    pub fn clear(&mut self) {
        self.remembered.memo.clear();
        self.remembered.values.clear();
        self.calls.clear();
    }

    /// Sets the value of a term that has none yet, whatever the term is.
    pub fn assume(&mut self, term: Term, value: BitVec) {
        self.remembered.set(term, value);
    }

    /// The value of a term.
    ///
    /// # Errors
    /// The term contains arrays that are indexed by arrays, or summaries call each other too often.
    pub fn value(
        &mut self,
        graph: &Graph,
        assignment: &Assignment,
        term: Term,
    ) -> Result<BitVec, Unsupported> {
        let Evaluator { remembered, stack, calls, work } = self;
        stack.clear();
        stack.push((term, 0));
        while let Advance::Call(symbol, arguments) = advance(graph, assignment, remembered, stack, work)? {
            let value = calls.value(graph, assignment, symbol, arguments, work)?;
            if let Some((application, _)) = stack.pop() {
                remembered.set(application, value);
            }
        }
        Ok(known(remembered, term).clone())
    }

    /// The value that the body of a summary gives an application, whatever value was assumed for it.
    /// Evaluating the bodies that it calls may take `steps` steps.
    ///
    /// # Errors
    /// As for [`Evaluator::value`]; also when the steps are used up.
    pub fn meaning(
        &mut self,
        graph: &Graph,
        assignment: &Assignment,
        application: Term,
        steps: u64,
    ) -> Result<BitVec, Unsupported> {
        self.calls.allow(steps);
        let meaning = self.called(graph, assignment, application);
        self.calls.allow(u64::MAX);
        meaning
    }

    fn called(
        &mut self,
        graph: &Graph,
        assignment: &Assignment,
        application: Term,
    ) -> Result<BitVec, Unsupported> {
        let arguments = graph.children(application)[1..].iter();
        let arguments: Result<Box<[BitVec]>, Unsupported> =
            arguments.map(|&argument| self.value(graph, assignment, argument)).collect();
        let symbol = graph.child(application, 0);
        self.calls.value(graph, assignment, symbol, arguments?, &mut self.work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn variables_constants_and_operators() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let (x, y) = (graph.variable("x", byte), graph.parameter("y", byte));
        let condition = graph.variable("c", Sort::BOOL);
        let sum = graph.term(Operator::BvAdd, &[x, y]);
        let product = graph.term(Operator::BvMul, &[x, y]);
        let choice = graph.ite(condition, sum, product);
        let mut assignment = Assignment::new();
        assignment.set(x, BitVec::from_u64(200, 8));
        assignment.set(y, BitVec::from_u64(100, 8));
        let mut evaluator = Evaluator::new();
        let value = evaluator.value(&graph, &assignment, choice);
        assert_eq!(value, Ok(BitVec::from_u64(20_000 % 256, 8)));
        assignment.set(condition, BitVec::one(1));
        evaluator.clear();
        assert_eq!(evaluator.value(&graph, &assignment, choice), Ok(BitVec::from_u64(300 % 256, 8)));
        evaluator.clear();
        assert_eq!(evaluator.value(&graph, &Assignment::new(), choice), Ok(BitVec::zero(8)));
    }

    #[test]
    fn unsupported_parts_are_reported_and_leave_the_evaluator_usable() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let inner = graph.sorts.intern(SortKind::Array(byte, byte));
        let sort = graph.sorts.intern(SortKind::Array(inner, byte));
        let (array, index) = (graph.variable("a", sort), graph.variable("i", inner));
        let x = graph.variable("x", byte);
        let read = graph.term(Operator::Select, &[array, index]);
        let sum = graph.term(Operator::BvAdd, &[read, x]);
        let mut evaluator = Evaluator::new();
        let assignment = Assignment::new();
        assert_eq!(evaluator.value(&graph, &assignment, sum), Err(Unsupported::Array(array)));
        assert_eq!(evaluator.value(&graph, &assignment, x), Ok(BitVec::zero(8)));
        assert_eq!(evaluator.value(&graph, &assignment, sum), Err(Unsupported::Array(array)));
    }

    #[test]
    fn arrays_and_functions_have_values() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let row = graph.sorts.intern(SortKind::Array(byte, byte));
        let table = graph.sorts.intern(SortKind::Array(byte, row));
        let symbol_sort = graph.sorts.intern(SortKind::Function([byte, byte].into(), byte));
        let (a, b) = (graph.variable("a", table), graph.variable("b", table));
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, byte));
        let f = graph.variable("f", symbol_sort);
        let inner = graph.term(Operator::Select, &[a, x]);
        let inner = graph.term(Operator::Store, &[inner, y, x]);
        let outer = graph.term(Operator::Store, &[a, x, inner]);
        let same = graph.equal(outer, b);
        let read = graph.term(Operator::Select, &[inner, y]);
        let call = graph.term(Operator::Apply, &[f, read, y]);
        let mut assignment = Assignment::new();
        let mut evaluator = Evaluator::new();
        assert_eq!(evaluator.value(&graph, &assignment, same), Ok(BitVec::one(1)));
        assert_eq!(evaluator.value(&graph, &assignment, call), Ok(BitVec::zero(8)));
        evaluator.clear();
        let [five, six, nine] = [5, 6, 9].map(|number| BitVec::from_u64(number, 8));
        assignment.set(x, five.clone());
        let mut values = Table::new(six.clone());
        values.add([five.clone(), BitVec::zero(8)].into(), nine.clone());
        assert_eq!(values.add([five.clone(), BitVec::zero(8)].into(), six), &nine);
        assignment.set_function(f, values);
        assert_eq!(evaluator.value(&graph, &assignment, same), Ok(BitVec::zero(1)));
        assert_eq!(evaluator.value(&graph, &assignment, read), Ok(five));
        assert_eq!(evaluator.value(&graph, &assignment, call), Ok(nine));
    }

    /// A chain of writes and choices: reading at once, and reading where the array has a value already.
    #[test]
    fn reads_of_chains_agree_with_the_whole_array() {
        let mut graph = Graph::new();
        let (index, byte) = (graph.bitvec_sort(6), graph.bitvec_sort(8));
        let sort = graph.sorts.intern(SortKind::Array(index, byte));
        let assignment = Assignment::new();
        let constant =
            |graph: &mut Graph, number: u64, width| graph.constant(&BitVec::from_u64(number, width));
        let mut arrays = vec![graph.variable("a", sort)];
        for number in 1..4 * u64::from(LAST_WRITES) {
            let (old, last) = (arrays[arrays.len() / 2], arrays[arrays.len() - 1]);
            let (at, element) = (constant(&mut graph, number * 37 % 64, 6), constant(&mut graph, number, 8));
            let written = graph.term(Operator::Store, &[last, at, element]);
            let zero = constant(&mut graph, 0, 8);
            let condition = graph.equal(element, zero);
            arrays.push(if number % 5 == 0 { graph.ite(condition, old, written) } else { written });
        }
        for &array in &arrays {
            let whole = Evaluator::new().value(&graph, &assignment, array).unwrap();
            for place in 0..64 {
                let at = constant(&mut graph, place, 6);
                let read = graph.term(Operator::Select, &[array, at]);
                let found = Evaluator::new().value(&graph, &assignment, read);
                assert_eq!(found, Ok(assignment.read(&whole, &BitVec::from_u64(place, 6))));
            }
        }
    }

    #[test]
    fn deep_and_shared_terms_take_linear_time() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(32);
        let x = graph.variable("x", sort);
        let mut term = x;
        for _ in 0..1_000_000 {
            term = graph.term(Operator::BvAdd, &[term, term]);
            term = graph.bvnot(term);
        }
        let mut assignment = Assignment::new();
        assignment.set(x, BitVec::from_u64(5, 32));
        let want = (0..1_000_000).fold(5u32, |value, _| !value.wrapping_add(value));
        let value = Evaluator::new().value(&graph, &assignment, term);
        assert_eq!(value, Ok(BitVec::from_u64(u64::from(want), 32)));
    }
}
