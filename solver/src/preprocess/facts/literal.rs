//! Literals: atoms and their negations; and the facts that a comparison with a constant gives for its term.

use super::table::WIDEST;
use javelin_term::bitvec::BitVec;
use javelin_term::facts::fact::Fact;
use javelin_term::facts::forward::decide;
use javelin_term::facts::interval::{Interval, flip_sign};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

/// The atom of a literal, and whether the literal asserts it.
pub fn literal(graph: &Graph, conjunct: Term) -> (Term, bool) {
    match graph.operator(conjunct) {
        Operator::Not => (graph.child(conjunct, 0), false),
        _ => (conjunct, true),
    }
}

/// The operands of a comparison or equality of vectors that are narrow enough for facts.
pub fn compared(graph: &Graph, atom: Term) -> Option<[Term; 2]> {
    if !matches!(graph.operator(atom), Operator::Equal | Operator::BvUlt | Operator::BvSlt) {
        return None;
    }
    let operands = [graph.child(atom, 0), graph.child(atom, 1)];
    (graph.is_bitvec(operands[0]) && graph.width(operands[0]) <= WIDEST).then_some(operands)
}

/// A comparison of a term with a constant.
pub struct Bound {
    /// The term that is compared.
    pub subject: Term,
    /// The constant of the comparison.
    pub value: BitVec,
    /// Whether the constant stands on the right.
    pub is_right: bool,
}

/// The comparison with a constant that an atom is, if it is one.
pub fn bound(graph: &Graph, atom: Term) -> Option<Bound> {
    let [left, right] = compared(graph, atom)?;
    match (graph.value(left), graph.value(right)) {
        (None, Some(value)) => Some(Bound { subject: left, value, is_right: true }),
        (Some(value), None) => Some(Bound { subject: right, value, is_right: false }),
        _ => None,
    }
}

impl Bound {
    /// The fact about the term that follows if the atom has this truth value.
    pub fn fact(&self, operator: Operator, truth: bool) -> Option<Fact> {
        let width = self.value.width();
        let value = if operator == Operator::BvSlt { flip_sign(&self.value) } else { self.value.clone() };
        let one = BitVec::one(width);
        let interval = match (operator, truth, self.is_right) {
            (Operator::Equal, true, _) => return Some(Fact::constant(&value)),
            (Operator::Equal, false, _) => return None,
            (_, true, true) if value.is_zero() => return None,
            (_, true, false) if value.is_ones() => return None,
            (_, true, true) => Interval::new(BitVec::zero(width), value.sub(&one)),
            (_, true, false) => Interval::new(value.add(&one), BitVec::ones(width)),
            (_, false, true) => Interval::new(value, BitVec::ones(width)),
            (_, false, false) => Interval::new(BitVec::zero(width), value),
        };
        match operator {
            Operator::BvSlt => Fact::of_signed(interval?),
            _ => Fact::of_unsigned(interval?),
        }
    }

    /// The truth of the atom if the fact holds for the term.
    pub fn decided(&self, operator: Operator, fact: &Fact) -> Option<bool> {
        let value = Fact::constant(&self.value);
        match self.is_right {
            true => decide(operator, fact, &value),
            false => decide(operator, &value, fact),
        }
    }
}
