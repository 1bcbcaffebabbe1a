//! The reference evaluator: what a term is worth under an assignment.
//!
//! **Idea.** Every answer `sat` is checked by evaluating the assertions of the script, and circuits, rules and
//! passes are tested against the same evaluation.
//!
//! **Here.** Post-order over the cone with an explicit stack and a memo that lives on between calls. Operators
//! are computed on [`BitVec`] and share nothing with circuits.
//!
//! **Contract.** The assignment must not change between calls that share a memo; [`Evaluator::clear`] forgets
//! it. Variables without a value are zero, parameters included. A value is as wide as its term, one bit for
//! `Bool`.
//!
//! **Cost.** Linear in the part of the cone that has no value yet; up to 64 bits nothing is allocated per term.

use rustc_hash::FxHashMap;

use super::graph::{Graph, Term};
use super::memo::Memo;
use super::operator::Operator;
use super::sort::SortKind;
use crate::bitvec::BitVec;

/// The term has a part that the evaluator has no values for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("terms of arrays, functions and uninterpreted sorts cannot be evaluated")]
pub struct Unsupported {
    /// The first such part.
    pub term: Term,
}

/// Values of variables.
#[derive(Clone, Debug, Default)]
pub struct Assignment {
    values: FxHashMap<Term, BitVec>,
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

    /// Gives a variable a value of its width, one bit for `Bool`.
    pub fn set(&mut self, variable: Term, value: BitVec) {
        self.values.insert(variable, value);
    }
}

/// Evaluates terms and remembers the values of their parts.
#[derive(Default)]
pub struct Evaluator {
    /// Where the value of a term lies in `values`.
    memo: Memo,
    values: Vec<BitVec>,
    stack: Vec<Term>,
}

impl Evaluator {
    /// An evaluator that remembers nothing.
    pub fn new() -> Evaluator {
        Evaluator::default()
    }

    /// Forgets all values, for another assignment.
    pub fn clear(&mut self) {
        self.memo.clear();
        self.values.clear();
    }

    /// The value of a term.
    ///
    /// # Errors
    /// The term contains arrays, functions or elements of uninterpreted sorts.
    pub fn value(
        &mut self,
        graph: &Graph,
        assignment: &Assignment,
        term: Term,
    ) -> Result<BitVec, Unsupported> {
        self.stack.clear();
        self.stack.push(term);
        while let Some(&top) = self.stack.last() {
            if self.memo.contains(top) || self.children_known(graph, top) {
                self.stack.pop();
                self.compute(graph, assignment, top)?;
            }
        }
        Ok(self.known(term).clone())
    }

    /// Whether all children have values; those that have none go on the stack.
    fn children_known(&mut self, graph: &Graph, term: Term) -> bool {
        let before = self.stack.len();
        self.stack.extend(graph.children(term).iter().filter(|&&child| !self.memo.contains(child)));
        self.stack.len() == before
    }

    fn compute(&mut self, graph: &Graph, assignment: &Assignment, term: Term) -> Result<(), Unsupported> {
        if self.memo.contains(term) {
            return Ok(());
        }
        let value = match graph.operator(term) {
            Operator::Constant => graph.value(term).ok_or(Unsupported { term })?,
            Operator::Variable => variable(graph, assignment, term)?,
            _ => self.apply(graph, term)?,
        };
        debug_assert_eq!(value.width(), graph.width(term));
        self.memo.set(term, self.values.len() as u32);
        self.values.push(value);
        Ok(())
    }

    /// The value of a term that has one already.
    fn known(&self, term: Term) -> &BitVec {
        match self.memo.get(term) {
            Some(position) => &self.values[position as usize],
            None => unreachable!("a child without a value"),
        }
    }

    /// The value of an operator applied to children that have values.
    fn apply(&self, graph: &Graph, term: Term) -> Result<BitVec, Unsupported> {
        let children = graph.children(term);
        let value = |position: usize| self.known(children[position]);
        Ok(match graph.operator(term) {
            Operator::Not | Operator::BvNot => value(0).not(),
            Operator::And => BitVec::from_bool(children.iter().all(|&child| self.known(child).is_one())),
            Operator::Equal => BitVec::from_bool(value(0) == value(1)),
            Operator::Ite => value(if value(0).is_one() { 1 } else { 2 }).clone(),
            Operator::BvNeg => value(0).neg(),
            Operator::BvAnd => value(0).and(value(1)),
            Operator::BvXor => value(0).xor(value(1)),
            Operator::BvAdd => value(0).add(value(1)),
            Operator::BvMul => value(0).mul(value(1)),
            Operator::BvUdiv => value(0).udiv(value(1)),
            Operator::BvUrem => value(0).urem(value(1)),
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
            Operator::Constant
            | Operator::Variable
            | Operator::Select
            | Operator::Store
            | Operator::ConstArray
            | Operator::Apply => return Err(Unsupported { term }),
        })
    }
}

/// The value of a variable: zero if the assignment gives it none.
fn variable(graph: &Graph, assignment: &Assignment, term: Term) -> Result<BitVec, Unsupported> {
    let width = match *graph.sorts.kind(graph.sort(term)) {
        SortKind::Bool => 1,
        SortKind::BitVec(width) => width,
        _ => return Err(Unsupported { term }),
    };
    Ok(assignment.get(term).cloned().unwrap_or_else(|| BitVec::zero(width)))
}

#[cfg(test)]
mod tests {
    use super::super::sort::Sort;
    use super::*;

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
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let (array, x) = (graph.variable("a", sort), graph.variable("x", byte));
        let read = graph.term(Operator::Select, &[array, x]);
        let sum = graph.term(Operator::BvAdd, &[read, x]);
        let mut evaluator = Evaluator::new();
        let assignment = Assignment::new();
        assert_eq!(evaluator.value(&graph, &assignment, sum), Err(Unsupported { term: array }));
        assert_eq!(evaluator.value(&graph, &assignment, x), Ok(BitVec::zero(8)));
        assert_eq!(evaluator.value(&graph, &assignment, sum), Err(Unsupported { term: array }));
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
