//! Rules for unsigned quotient and remainder. The signed ones are expressed by these when terms are built.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{common_halves, is_zero, ones_like, operands, value, zero_like};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// The table.
pub const RULES: &[Rule] = &[
    Rule::new("bvudiv-constants", Operator::BvUdiv, 1, "(= (bvudiv x y) (bvudiv x y))", fold),
    Rule::new(
        "bvudiv-by-zero",
        Operator::BvUdiv,
        1,
        "(= (bvudiv a (_ bv0 w)) (bvnot (_ bv0 w)))",
        |graph, term| is_zero(graph, graph.child(term, 1)).then(|| ones_like(graph, term)),
    ),
    Rule::new("bvudiv-by-one", Operator::BvUdiv, 1, "(= (bvudiv a (_ bv1 w)) a)", |graph, term| {
        let [left, right] = operands(graph, term);
        value(graph, right)?.is_one().then_some(left)
    }),
    Rule::new(
        "bvudiv-bit",
        Operator::BvUdiv,
        1,
        "(=> (= x #b0) (= (bvudiv a b) (bvnot (bvand b (bvnot a)))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            (graph.width(term) == 1).then(|| {
                let left = graph.bvnot(left);
                let wrong = graph.term(Operator::BvAnd, &[left, right]);
                graph.bvnot(wrong)
            })
        },
    ),
    Rule::new(
        "bvudiv-by-power-of-two",
        Operator::BvUdiv,
        1,
        "(= (bvudiv a (_ bv2^i w)) (concat (_ bv0 i) ((_ extract w-1 i) a)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let exponent = value(graph, right)?.power_of_two().filter(|&exponent| exponent > 0)?;
            let kept = graph.extract(left, graph.width(left) - 1, exponent);
            Some(graph.zero_extend(kept, exponent))
        },
    ),
    Rule::new(
        "bvudiv-of-zero",
        Operator::BvUdiv,
        1,
        "(= (bvudiv (_ bv0 w) a) (ite (= a (_ bv0 w)) (bvnot (_ bv0 w)) (_ bv0 w)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            is_zero(graph, left).then(|| unless_zero(graph, right, left))
        },
    ),
    Rule::new(
        "bvudiv-same",
        Operator::BvUdiv,
        1,
        "(= (bvudiv a a) (ite (= a (_ bv0 w)) (bvnot (_ bv0 w)) (_ bv1 w)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            (left == right).then(|| {
                let one = graph.constant(&BitVec::one(graph.width(right)));
                unless_zero(graph, right, one)
            })
        },
    ),
    Rule::new(
        "bvudiv-high-zero",
        Operator::BvUdiv,
        2,
        "(= (bvudiv (concat (_ bv0 w) f) (concat (_ bv0 w) g)) \
         (ite (= g (_ bv0 k)) (bvnot (_ bv0 w+k)) (concat (_ bv0 w) (bvudiv f g))))",
        |graph, term| {
            let [zeros, left, right] = narrow(graph, term)?;
            let quotient = graph.term(Operator::BvUdiv, &[left, right]);
            let quotient = graph.term(Operator::Concat, &[zeros, quotient]);
            Some(unless_zero(graph, right, quotient))
        },
    ),
    Rule::new(
        "bvudiv-ite-constants",
        Operator::BvUdiv,
        1,
        "(= (bvudiv (ite p x y) z) (ite p (bvudiv x z) (bvudiv y z)))",
        lift_constants,
    ),
    Rule::new("bvurem-constants", Operator::BvUrem, 1, "(= (bvurem x y) (bvurem x y))", fold),
    Rule::new("bvurem-by-zero", Operator::BvUrem, 1, "(= (bvurem a (_ bv0 w)) a)", |graph, term| {
        let [left, right] = operands(graph, term);
        is_zero(graph, right).then_some(left)
    }),
    Rule::new("bvurem-by-one", Operator::BvUrem, 1, "(= (bvurem a (_ bv1 w)) (_ bv0 w))", |graph, term| {
        value(graph, graph.child(term, 1))?.is_one().then(|| zero_like(graph, term))
    }),
    Rule::new(
        "bvurem-bit",
        Operator::BvUrem,
        1,
        "(=> (= x #b0) (= (bvurem a b) (bvand a (bvnot b))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            (graph.width(term) == 1).then(|| {
                let right = graph.bvnot(right);
                graph.term(Operator::BvAnd, &[left, right])
            })
        },
    ),
    Rule::new(
        "bvurem-by-power-of-two",
        Operator::BvUrem,
        1,
        "(= (bvurem a (_ bv2^i w)) (concat (_ bv0 w-i) ((_ extract i-1 0) a)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let exponent = value(graph, right)?.power_of_two().filter(|&exponent| exponent > 0)?;
            let kept = graph.extract(left, exponent - 1, 0);
            Some(graph.zero_extend(kept, graph.width(left) - exponent))
        },
    ),
    Rule::new("bvurem-of-zero", Operator::BvUrem, 1, "(= (bvurem (_ bv0 w) a) (_ bv0 w))", |graph, term| {
        let [left, _] = operands(graph, term);
        is_zero(graph, left).then_some(left)
    }),
    Rule::new("bvurem-same", Operator::BvUrem, 1, "(= (bvurem a a) (_ bv0 w))", |graph, term| {
        let [left, right] = operands(graph, term);
        (left == right).then(|| zero_like(graph, term))
    }),
    Rule::new(
        "bvurem-high-zero",
        Operator::BvUrem,
        2,
        "(= (bvurem (concat (_ bv0 w) f) (concat (_ bv0 w) g)) (concat (_ bv0 w) (bvurem f g)))",
        |graph, term| {
            let [zeros, left, right] = narrow(graph, term)?;
            let remainder = graph.term(Operator::BvUrem, &[left, right]);
            Some(graph.term(Operator::Concat, &[zeros, remainder]))
        },
    ),
    Rule::new(
        "bvurem-ite-constants",
        Operator::BvUrem,
        1,
        "(= (bvurem (ite p x y) z) (ite p (bvurem x z) (bvurem y z)))",
        lift_constants,
    ),
];

/// The term that is all ones if the divisor is zero, else the quotient.
fn unless_zero(graph: &mut Graph, divisor: Term, quotient: Term) -> Term {
    let zero = zero_like(graph, divisor);
    let by_zero = graph.equal(divisor, zero);
    let ones = ones_like(graph, quotient);
    graph.ite(by_zero, ones, quotient)
}

/// For operands that both have zeros in the high half: these zeros, and the low halves.
fn narrow(graph: &mut Graph, term: Term) -> Option<[Term; 3]> {
    let [[high, low], [other_high, other_low]] = common_halves(graph, term)?;
    (is_zero(graph, high) && is_zero(graph, other_high)).then_some([high, low, other_low])
}
