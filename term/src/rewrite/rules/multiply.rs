//! Rewrite rules for products.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{binary, is_zero, operands, orders, unary, value, with_constant};
use super::super::rule::Rule;
use super::bitwise::nested;
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("bvmul-constants", Operator::BvMul, 1, "(= (bvmul x y) (bvmul x y))", fold),
    Rule::new("bvmul-zero", Operator::BvMul, 1, "(= (bvmul a (_ bv0 w)) (_ bv0 w))", |graph, term| {
        operands(graph, term).into_iter().find(|&operand| is_zero(graph, operand))
    }),
    Rule::new("bvmul-one", Operator::BvMul, 1, "(= (bvmul a (_ bv1 w)) a)", |graph, term| {
        let (other, factor) = with_constant(graph, term)?;
        factor.is_one().then_some(other)
    }),
    Rule::new(
        "bvmul-bit",
        Operator::BvMul,
        1,
        "(=> (= x #b0) (= (bvmul a b) (bvand a b)))",
        |graph, term| {
            let operands = operands(graph, term);
            (graph.width(term) == 1).then(|| graph.term(Operator::BvAnd, &operands))
        },
    ),
    Rule::new(
        "bvmul-minus-one",
        Operator::BvMul,
        1,
        "(= (bvmul a (bvnot (_ bv0 w))) (bvneg a))",
        |graph, term| {
            let (other, factor) = with_constant(graph, term)?;
            factor.is_ones().then(|| graph.bvneg(other))
        },
    ),
    Rule::new(
        "bvmul-power-of-two",
        Operator::BvMul,
        1,
        "(= (bvmul a (_ bv2^i w)) (concat ((_ extract w-1-i 0) a) (_ bv0 i)))",
        |graph, term| {
            let (other, factor) = with_constant(graph, term)?;
            shifted_up(graph, other, factor.power_of_two()?)
        },
    ),
    Rule::new(
        "bvmul-minus-power-of-two",
        Operator::BvMul,
        1,
        "(= (bvmul a (bvneg (_ bv2^i w))) (bvneg (concat ((_ extract w-1-i 0) a) (_ bv0 i))))",
        |graph, term| {
            let (other, factor) = with_constant(graph, term)?;
            let shifted = shifted_up(graph, other, factor.neg().power_of_two()?)?;
            Some(graph.bvneg(shifted))
        },
    ),
    Rule::new(
        "bvmul-nested-constants",
        Operator::BvMul,
        1,
        "(= (bvmul (bvmul a x) y) (bvmul a (bvmul x y)))",
        |graph, term| match graph.width(term) <= NARROW {
            true => nested(graph, term, Operator::BvMul, BitVec::mul),
            false => None,
        },
    ),
    Rule::new(
        "bvmul-bvneg-constant",
        Operator::BvMul,
        1,
        "(= (bvmul (bvneg a) x) (bvmul a (bvneg x)))",
        |graph, term| {
            let (other, factor) = with_constant(graph, term)?;
            let inner = unary(graph, other, Operator::BvNeg)?;
            let factor = graph.constant(&factor.neg());
            Some(graph.term(Operator::BvMul, &[inner, factor]))
        },
    ),
    Rule::new(
        "bvmul-bvneg",
        Operator::BvMul,
        1,
        "(= (bvmul (bvneg a) b) (bvneg (bvmul a b)))",
        |graph, term| {
            let [inner, other] = orders(graph, term)
                .into_iter()
                .find_map(|[left, right]| Some([unary(graph, left, Operator::BvNeg)?, right]))?;
            let product = graph.term(Operator::BvMul, &[inner, other]);
            Some(graph.bvneg(product))
        },
    ),
    Rule::new(
        "bvmul-low-zero",
        Operator::BvMul,
        2,
        "(= (bvmul (concat a (_ bv0 k)) m) (concat (bvmul a ((_ extract w-1 0) m)) (_ bv0 k)))",
        |graph, term| {
            let [high, low, other] = orders(graph, term).into_iter().find_map(|[left, right]| {
                let [high, low] = binary(graph, left, Operator::Concat)?;
                is_zero(graph, low).then_some([high, low, right])
            })?;
            let narrow = graph.extract(other, graph.width(high) - 1, 0);
            let product = graph.term(Operator::BvMul, &[high, narrow]);
            Some(graph.term(Operator::Concat, &[product, low]))
        },
    ),
    Rule::new(
        "bvmul-ite-constants",
        Operator::BvMul,
        1,
        "(= (bvmul (ite p x y) z) (ite p (bvmul x z) (bvmul y z)))",
        lift_constants,
    ),
    Rule::new(
        "bvmul-shifted-one",
        Operator::BvMul,
        2,
        "(= (bvmul a (bvshl (_ bv1 w) b)) (bvshl a b))",
        |graph, term| {
            let operands = orders(graph, term).into_iter().find_map(|[vector, power]| {
                let [one, distance] = binary(graph, power, Operator::BvShl)?;
                value(graph, one)?.is_one().then_some([vector, distance])
            })?;
            Some(graph.term(Operator::BvShl, &operands))
        },
    ),
    Rule::new(
        "bvmul-shifted",
        Operator::BvMul,
        2,
        "(= (bvmul (bvshl a c) b) (bvshl (bvmul a b) c))",
        |graph, term| {
            let [vector, distance, other] =
                orders(graph, term).into_iter().find_map(|[shifted, other]| {
                    let [vector, distance] = binary(graph, shifted, Operator::BvShl)?;
                    Some([vector, distance, other])
                })?;
            let product = graph.term(Operator::BvMul, &[vector, other]);
            Some(graph.term(Operator::BvShl, &[product, distance]))
        },
    ),
    Rule::new(
        "bvmul-even-constant",
        Operator::BvMul,
        2,
        "(= (bvmul m (concat x (_ bv0 k))) (concat (bvmul ((_ extract w-1 0) m) x) (_ bv0 k)))",
        |graph, term| {
            let (vector, factor) = with_constant(graph, term)?;
            let (width, zeros) = (factor.width(), factor.trailing_zeros());
            (zeros > 0 && zeros < width).then(|| {
                let narrow = graph.extract(vector, width - 1 - zeros, 0);
                let factor = graph.constant(&factor.extract(width - 1, zeros));
                let product = graph.term(Operator::BvMul, &[narrow, factor]);
                let zeros = graph.constant(&BitVec::zero(zeros));
                graph.term(Operator::Concat, &[product, zeros])
            })
        },
    ),
    Rule::new(
        "bvmul-bit-operand",
        Operator::BvMul,
        2,
        "(=> (= u #b0) (= (bvmul (concat (_ bv0 w) f) m) (bvand ((_ sign_extend w) f) m)))",
        |graph, term| {
            let [bit, other] = orders(graph, term).into_iter().find_map(|[left, right]| {
                let [high, bit] = binary(graph, left, Operator::Concat)?;
                (graph.width(bit) == 1 && is_zero(graph, high)).then_some([bit, right])
            })?;
            let mask = graph.sign_extend(bit, graph.width(term) - 1);
            Some(graph.term(Operator::BvAnd, &[mask, other]))
        },
    ),
];

/// A vector shifted left by a constant that is not 0.
fn shifted_up(graph: &mut Graph, vector: Term, distance: u32) -> Option<Term> {
    let width = graph.width(vector);
    (distance > 0).then(|| {
        let kept = graph.extract(vector, width - 1 - distance, 0);
        let zeros = graph.constant(&BitVec::zero(distance));
        graph.term(Operator::Concat, &[kept, zeros])
    })
}
