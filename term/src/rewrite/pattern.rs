//! Patterns that rules match against the top of a term: operators and children, constants, complements,
//! halves.

use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// How many nested concatenations [`halves`] descends into.
const SPINE: u32 = 8;

/// The only child of a term with this operator.
pub fn unary(graph: &Graph, term: Term, operator: Operator) -> Option<Term> {
    (graph.operator(term) == operator).then(|| graph.child(term, 0))
}

/// The two children of a term with this operator.
pub fn binary(graph: &Graph, term: Term, operator: Operator) -> Option<[Term; 2]> {
    (graph.operator(term) == operator).then(|| operands(graph, term))
}

/// The children of a term that has two.
pub fn operands(graph: &Graph, term: Term) -> [Term; 2] {
    let children = graph.children(term);
    [children[0], children[1]]
}

/// The children of a commutative term in both orders.
pub fn orders(graph: &Graph, term: Term) -> [[Term; 2]; 2] {
    let [left, right] = operands(graph, term);
    [[left, right], [right, left]]
}

/// Condition and branches of an if-then-else.
pub fn choice(graph: &Graph, term: Term) -> Option<[Term; 3]> {
    match (graph.operator(term), graph.children(term)) {
        (Operator::Ite, &[condition, then, other]) => Some([condition, then, other]),
        _ => None,
    }
}

/// For a commutative term with one constant operand: the other operand, and the value of the constant.
pub fn with_constant(graph: &Graph, term: Term) -> Option<(Term, BitVec)> {
    let [left, right] = operands(graph, term);
    match (graph.is_constant(left), graph.is_constant(right)) {
        (true, false) => Some((right, graph.value(left)?)),
        (false, true) => Some((left, graph.value(right)?)),
        _ => None,
    }
}

/// As [`with_constant`] for a term that must have this operator.
pub fn nested_constant(graph: &Graph, term: Term, operator: Operator) -> Option<(Term, BitVec)> {
    (graph.operator(term) == operator).then(|| with_constant(graph, term)).flatten()
}

/// The one-bit vector that is 1 where a condition holds.
pub fn tested_bit(graph: &Graph, condition: Term) -> Option<Term> {
    let [left, right] = binary(graph, condition, Operator::Equal)?;
    let vector = match (is_ones(graph, left), is_ones(graph, right)) {
        (true, false) => right,
        (false, true) => left,
        _ => return None,
    };
    (graph.is_bitvec(vector) && graph.width(vector) == 1).then_some(vector)
}

/// The value of a bit-vector constant.
pub fn value(graph: &Graph, term: Term) -> Option<BitVec> {
    graph.value(term).filter(|_| graph.is_bitvec(term))
}

/// Whether a term is the constant zero.
pub fn is_zero(graph: &Graph, term: Term) -> bool {
    graph.value(term).is_some_and(|value| value.is_zero())
}

/// Whether a term is the constant with all bits set.
pub fn is_ones(graph: &Graph, term: Term) -> bool {
    graph.value(term).is_some_and(|value| value.is_ones())
}

/// Whether one term is the complement of the other, for vectors and Booleans.
pub fn complementary(graph: &Graph, left: Term, right: Term) -> bool {
    let complement = |term, of| {
        matches!(graph.operator(term), Operator::BvNot | Operator::Not) && graph.child(term, 0) == of
    };
    complement(left, right) || complement(right, left)
}

/// Whether one term is the negation of the other.
pub fn opposite(graph: &Graph, left: Term, right: Term) -> bool {
    unary(graph, left, Operator::BvNeg) == Some(right) || unary(graph, right, Operator::BvNeg) == Some(left)
}

/// The other operand of a commutative term with this operator that has `operand`.
pub fn partner(graph: &Graph, term: Term, operator: Operator, operand: Term) -> Option<Term> {
    let [left, right] = binary(graph, term, operator)?;
    match operand {
        _ if left == operand => Some(right),
        _ if right == operand => Some(left),
        _ => None,
    }
}

/// The zero of the width of a vector.
pub fn zero_like(graph: &mut Graph, vector: Term) -> Term {
    let width = graph.width(vector);
    graph.constant(&BitVec::zero(width))
}

/// The vector of the width of another with all bits set.
pub fn ones_like(graph: &mut Graph, vector: Term) -> Term {
    let width = graph.width(vector);
    graph.constant(&BitVec::ones(width))
}

/// The position at which a concatenation, or the complement of one, is split: the width of its lower part.
pub fn cut(graph: &Graph, vector: Term) -> Option<u32> {
    let inner = unary(graph, vector, Operator::BvNot).unwrap_or(vector);
    let [_, low] = binary(graph, inner, Operator::Concat)?;
    Some(graph.width(low))
}

/// The part of a vector from bit `position` up and the part below, if they exist without a new extract: for
/// constants, concatenations that are split there, and complements of these.
pub fn halves(graph: &mut Graph, vector: Term, position: u32) -> Option<[Term; 2]> {
    if let Some(inner) = unary(graph, vector, Operator::BvNot) {
        let parts = halves(graph, inner, position)?;
        return Some(parts.map(|part| match graph.value(part) {
            Some(value) => graph.constant(&value.not()),
            None => graph.bvnot(part),
        }));
    }
    let (mut above, mut below) = (Vec::new(), Vec::new());
    let (mut rest, mut position) = (vector, position);
    for _ in 0..SPINE {
        let width = graph.width(rest);
        if let Some(value) = graph.value(rest) {
            above.push(graph.constant(&value.extract(width - 1, position)));
            below.insert(0, graph.constant(&value.extract(position - 1, 0)));
            return Some([join(graph, &above), join(graph, &below)]);
        }
        let [high, low] = binary(graph, rest, Operator::Concat)?;
        let cut = graph.width(low);
        if position == cut {
            above.push(high);
            below.insert(0, low);
            return Some([join(graph, &above), join(graph, &below)]);
        }
        if position < cut {
            above.push(high);
            rest = low;
        } else {
            below.insert(0, low);
            rest = high;
            position -= cut;
        }
    }
    None
}

/// The concatenation of the parts, highest first.
fn join(graph: &mut Graph, parts: &[Term]) -> Term {
    let (&last, others) = parts.split_last().expect("a half has a part");
    others.iter().rev().fold(last, |low, &high| graph.term(Operator::Concat, &[high, low]))
}

/// The halves of both operands of a term, at a position at which one of them is split, if both have halves
/// there.
pub fn common_halves(graph: &mut Graph, term: Term) -> Option<[[Term; 2]; 2]> {
    let [left, right] = operands(graph, term);
    if !graph.is_bitvec(left) {
        return None;
    }
    let cuts = [cut(graph, left), cut(graph, right)];
    for position in cuts.into_iter().flatten() {
        if let Some(left) = halves(graph, left, position)
            && let Some(right) = halves(graph, right, position)
        {
            return Some([left, right]);
        }
    }
    None
}
