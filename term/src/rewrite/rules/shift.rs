//! Rules for shifts. A shift by a constant becomes an extract, extended by zeros or copies of the sign.

use super::super::bounds::known_sign;
use super::super::fold::fold;
use super::super::pattern::{binary, choice, is_ones, is_zero, ones_like, operands, unary, value, zero_like};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("bvshl-constants", Operator::BvShl, 1, "(= (bvshl x y) (bvshl x y))", fold),
    Rule::new("bvshl-by-zero", Operator::BvShl, 1, "(= (bvshl a (_ bv0 w)) a)", shift_by_zero),
    Rule::new("bvshl-of-zero", Operator::BvShl, 1, "(= (bvshl (_ bv0 w) a) (_ bv0 w))", shift_of_zero),
    Rule::new(
        "bvshl-bit",
        Operator::BvShl,
        1,
        "(=> (= x #b0) (= (bvshl a b) (bvand a (bvnot b))))",
        shift_bit,
    ),
    Rule::new(
        "bvshl-by-constant",
        Operator::BvShl,
        1,
        "(= (bvshl a (_ bvi w)) (concat ((_ extract w-1-i 0) a) (_ bv0 i)))",
        |graph, term| {
            let (vector, distance) = distance(graph, term)?;
            let kept = graph.extract(vector, graph.width(vector) - 1 - distance, 0);
            let zeros = graph.constant(&BitVec::zero(distance));
            Some(graph.term(Operator::Concat, &[kept, zeros]))
        },
    ),
    Rule::new(
        "bvshl-too-far",
        Operator::BvShl,
        1,
        "(=> (bvuge x (_ bvw w)) (= (bvshl a x) (_ bv0 w)))",
        |graph, term| too_far(graph, term).then(|| zero_like(graph, term)),
    ),
    Rule::new(
        "bvshl-ite-distance",
        Operator::BvShl,
        2,
        "(= (bvshl a (ite p x y)) (ite p (bvshl a x) (bvshl a y)))",
        shift_ite_distance,
    ),
    Rule::new("bvlshr-constants", Operator::BvLshr, 1, "(= (bvlshr x y) (bvlshr x y))", fold),
    Rule::new("bvlshr-by-zero", Operator::BvLshr, 1, "(= (bvlshr a (_ bv0 w)) a)", shift_by_zero),
    Rule::new("bvlshr-of-zero", Operator::BvLshr, 1, "(= (bvlshr (_ bv0 w) a) (_ bv0 w))", shift_of_zero),
    Rule::new("bvlshr-same", Operator::BvLshr, 1, "(= (bvlshr a a) (_ bv0 w))", |graph, term| {
        let [left, right] = operands(graph, term);
        (left == right).then(|| zero_like(graph, term))
    }),
    Rule::new(
        "bvlshr-bit",
        Operator::BvLshr,
        1,
        "(=> (= x #b0) (= (bvlshr a b) (bvand a (bvnot b))))",
        shift_bit,
    ),
    Rule::new(
        "bvlshr-by-constant",
        Operator::BvLshr,
        1,
        "(= (bvlshr a (_ bvi w)) (concat (_ bv0 i) ((_ extract w-1 i) a)))",
        |graph, term| {
            let (vector, distance) = distance(graph, term)?;
            let kept = graph.extract(vector, graph.width(vector) - 1, distance);
            Some(graph.zero_extend(kept, distance))
        },
    ),
    Rule::new(
        "bvlshr-too-far",
        Operator::BvLshr,
        1,
        "(=> (bvuge x (_ bvw w)) (= (bvlshr a x) (_ bv0 w)))",
        |graph, term| too_far(graph, term).then(|| zero_like(graph, term)),
    ),
    Rule::new(
        "bvlshr-ite-distance",
        Operator::BvLshr,
        2,
        "(= (bvlshr a (ite p x y)) (ite p (bvlshr a x) (bvlshr a y)))",
        shift_ite_distance,
    ),
    Rule::new("bvashr-constants", Operator::BvAshr, 1, "(= (bvashr x y) (bvashr x y))", fold),
    Rule::new("bvashr-by-zero", Operator::BvAshr, 1, "(= (bvashr a (_ bv0 w)) a)", shift_by_zero),
    Rule::new("bvashr-of-zero", Operator::BvAshr, 1, "(= (bvashr (_ bv0 w) a) (_ bv0 w))", shift_of_zero),
    Rule::new(
        "bvashr-of-ones",
        Operator::BvAshr,
        1,
        "(= (bvashr (bvnot (_ bv0 w)) a) (bvnot (_ bv0 w)))",
        |graph, term| {
            let [left, _] = operands(graph, term);
            is_ones(graph, left).then_some(left)
        },
    ),
    Rule::new("bvashr-bit", Operator::BvAshr, 1, "(=> (= x #b0) (= (bvashr a b) a))", |graph, term| {
        (graph.width(term) == 1).then(|| graph.child(term, 0))
    }),
    Rule::new(
        "bvashr-by-constant",
        Operator::BvAshr,
        1,
        "(= (bvashr a (_ bvi w)) ((_ sign_extend i) ((_ extract w-1 i) a)))",
        |graph, term| {
            let (vector, distance) = distance(graph, term)?;
            let kept = graph.extract(vector, graph.width(vector) - 1, distance);
            Some(graph.sign_extend(kept, distance))
        },
    ),
    Rule::new(
        "bvashr-too-far",
        Operator::BvAshr,
        1,
        "(=> (bvuge x (_ bvw w)) (= (bvashr a x) ((_ sign_extend w-1) ((_ extract w-1 w-1) a))))",
        |graph, term| {
            let [vector, _] = operands(graph, term);
            let width = graph.width(vector);
            too_far(graph, term).then(|| {
                let sign = graph.extract(vector, width - 1, width - 1);
                graph.sign_extend(sign, width - 1)
            })
        },
    ),
    Rule::new(
        "bvashr-ite-distance",
        Operator::BvAshr,
        2,
        "(= (bvashr a (ite p x y)) (ite p (bvashr a x) (bvashr a y)))",
        shift_ite_distance,
    ),
    Rule::new(
        "bvshl-of-bvlshr",
        Operator::BvShl,
        2,
        "(= (bvshl (bvlshr a b) b) (bvand a (bvshl (bvnot (_ bv0 w)) b)))",
        |graph, term| shifted_back(graph, term, Operator::BvLshr),
    ),
    Rule::new(
        "bvlshr-of-bvshl",
        Operator::BvLshr,
        2,
        "(= (bvlshr (bvshl a b) b) (bvand a (bvlshr (bvnot (_ bv0 w)) b)))",
        |graph, term| shifted_back(graph, term, Operator::BvShl),
    ),
    Rule::new(
        "bvashr-same",
        Operator::BvAshr,
        1,
        "(= (bvashr a a) ((_ sign_extend w-1) ((_ extract w-1 w-1) a)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let width = graph.width(term);
            (left == right).then(|| {
                let sign = graph.extract(left, width - 1, width - 1);
                graph.sign_extend(sign, width - 1)
            })
        },
    ),
    Rule::new(
        "bvashr-bvnot",
        Operator::BvAshr,
        1,
        "(= (bvashr (bvnot a) b) (bvnot (bvashr a b)))",
        |graph, term| {
            let [vector, distance] = operands(graph, term);
            let inner = unary(graph, vector, Operator::BvNot)?;
            let shifted = graph.term(Operator::BvAshr, &[inner, distance]);
            Some(graph.bvnot(shifted))
        },
    ),
    Rule::new(
        "bvashr-positive",
        Operator::BvAshr,
        2,
        "(= (bvashr (concat #b0 a) m) (bvlshr (concat #b0 a) m))",
        |graph, term| {
            let operands = operands(graph, term);
            let positive = known_sign(graph, operands[0]) == Some(false);
            positive.then(|| graph.term(Operator::BvLshr, &operands))
        },
    ),
    Rule::new(
        "bvand-shifts",
        Operator::BvAnd,
        2,
        "(= (bvand (bvlshr a c) (bvlshr b c)) (bvlshr (bvand a b) c))",
        shifts_by_same,
    ),
    Rule::new(
        "bvxor-shifts",
        Operator::BvXor,
        2,
        "(= (bvxor (bvshl a c) (bvshl b c)) (bvshl (bvxor a b) c))",
        shifts_by_same,
    ),
    Rule::new(
        "bvand-shifts-complements",
        Operator::BvAnd,
        2,
        "(= (bvand (bvnot (bvlshr a c)) (bvnot (bvlshr b c))) (bvnot (bvlshr (bvnot (bvand (bvnot \
         a) (bvnot b))) c)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (left, right) = (unary(graph, left, Operator::BvNot)?, unary(graph, right, Operator::BvNot)?);
            let shift = graph.operator(left);
            if !matches!(shift, Operator::BvShl | Operator::BvLshr | Operator::BvAshr) {
                return None;
            }
            let (left, right) = (binary(graph, left, shift)?, binary(graph, right, shift)?);
            (left[1] == right[1]).then(|| {
                let either = graph.bvor(left[0], right[0]);
                let shifted = graph.term(shift, &[either, left[1]]);
                graph.bvnot(shifted)
            })
        },
    ),
];

fn shift_by_zero(graph: &mut Graph, term: Term) -> Option<Term> {
    let [vector, distance] = operands(graph, term);
    is_zero(graph, distance).then_some(vector)
}

fn shift_of_zero(graph: &mut Graph, term: Term) -> Option<Term> {
    let [vector, _] = operands(graph, term);
    is_zero(graph, vector).then_some(vector)
}

/// A logical shift of a single bit.
fn shift_bit(graph: &mut Graph, term: Term) -> Option<Term> {
    let [vector, distance] = operands(graph, term);
    (graph.width(term) == 1).then(|| {
        let stays = graph.bvnot(distance);
        graph.term(Operator::BvAnd, &[vector, stays])
    })
}

/// The shifted vector and a constant distance from 1 to below the width.
fn distance(graph: &Graph, term: Term) -> Option<(Term, u32)> {
    let [vector, distance] = operands(graph, term);
    let distance = value(graph, distance)?.to_u64()?;
    (distance > 0 && distance < u64::from(graph.width(vector))).then_some((vector, distance as u32))
}

/// Whether the distance is a constant of at least the width.
fn too_far(graph: &Graph, term: Term) -> bool {
    let [vector, distance] = operands(graph, term);
    let width = u64::from(graph.width(vector));
    value(graph, distance).is_some_and(|distance| distance.to_u64().is_none_or(|distance| distance >= width))
}

/// A shift by an if-then-else between constants becomes an if-then-else between two shifts by constants,
/// which need no shifter.
fn shift_ite_distance(graph: &mut Graph, term: Term) -> Option<Term> {
    let operator = graph.operator(term);
    let [vector, distance] = operands(graph, term);
    let [condition, then, other] = choice(graph, distance)?;
    (graph.is_constant(then) && graph.is_constant(other)).then(|| {
        let (then, other) = (graph.term(operator, &[vector, then]), graph.term(operator, &[vector, other]));
        graph.ite(condition, then, other)
    })
}

/// A vector shifted one way and back by the same distance keeps the bits that were not shifted out.
fn shifted_back(graph: &mut Graph, term: Term, first: Operator) -> Option<Term> {
    let [shifted, distance] = operands(graph, term);
    let [vector, inner] = binary(graph, shifted, first)?;
    (inner == distance).then(|| {
        let ones = ones_like(graph, vector);
        let mask = graph.term(graph.operator(term), &[ones, distance]);
        graph.term(Operator::BvAnd, &[vector, mask])
    })
}

/// An operator between two shifts by the same distance goes below one shift. A sum does only for shifts to
/// the left.
pub fn shifts_by_same(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let (shift, operator) = (graph.operator(left), graph.operator(term));
    let distributes = match shift {
        Operator::BvShl => true,
        Operator::BvLshr | Operator::BvAshr => operator != Operator::BvAdd,
        _ => false,
    };
    if !distributes {
        return None;
    }
    let (left, right) = (binary(graph, left, shift)?, binary(graph, right, shift)?);
    (left[1] == right[1]).then(|| {
        let inner = graph.term(operator, &[left[0], right[0]]);
        graph.term(shift, &[inner, left[1]])
    })
}
