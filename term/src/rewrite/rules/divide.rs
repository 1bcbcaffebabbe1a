//! Rules for unsigned quotient and remainder. The signed ones are expressed by these when terms are built.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{binary, common_halves, halves, is_zero, ones_like, operands, value, zero_like};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
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
    Rule::new(
        "bvudiv-shifted-one",
        Operator::BvUdiv,
        2,
        "(= (bvudiv a (bvshl (_ bv1 w) b)) (ite (bvult b (_ bvw w)) (bvlshr a b) (bvnot (_ bv0 \
         w))))",
        |graph, term| {
            let [vector, divisor] = operands(graph, term);
            let distance = shifted_one(graph, divisor)?;
            let width = graph.width(term);
            let (width, ones) = (graph.number(u64::from(width), width), ones_like(graph, term));
            let near = graph.term(Operator::BvUlt, &[distance, width]);
            let shifted = graph.term(Operator::BvLshr, &[vector, distance]);
            Some(graph.ite(near, shifted, ones))
        },
    ),
    Rule::new(
        "bvudiv-by-large",
        Operator::BvUdiv,
        2,
        "(=> (bvuge x (_ bv2^v w)) (= (bvudiv a x) (ite (bvult a x) (_ bv0 w) (_ bv1 w))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            value(graph, right)?.sign().then(|| {
                let width = graph.width(term);
                let (zero, one) = (zero_like(graph, term), graph.number(1, width));
                let less = graph.term(Operator::BvUlt, &[left, right]);
                graph.ite(less, zero, one)
            })
        },
    ),
    Rule::new(
        "bvudiv-low-zero",
        Operator::BvUdiv,
        2,
        "(= (bvudiv m (concat a (_ bv0 k))) (ite (= a (_ bv0 w)) (bvnot (_ bv0 w+k)) (concat (_ \
         bv0 k) (bvudiv ((_ extract w+k-1 k) m) a))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [divisor, zeros] = low_zeros(graph, right)?;
            let cut = graph.width(zeros);
            let kept = graph.extract(left, graph.width(left) - 1, cut);
            let quotient = graph.term(Operator::BvUdiv, &[kept, divisor]);
            let quotient = graph.zero_extend(quotient, cut);
            Some(unless_zero(graph, divisor, quotient))
        },
    ),
    Rule::new(
        "bvudiv-of-remainder",
        Operator::BvUdiv,
        2,
        "(= (bvudiv (bvurem a b) b) (ite (= b (_ bv0 w)) (bvnot (_ bv0 w)) (_ bv0 w)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [_, divisor] = binary(graph, left, Operator::BvUrem)?;
            (divisor == right).then(|| {
                let zero = zero_like(graph, term);
                unless_zero(graph, right, zero)
            })
        },
    ),
    Rule::new(
        "bvurem-shifted-one",
        Operator::BvUrem,
        2,
        "(= (bvurem a (bvshl (_ bv1 w) b)) (bvand a (bvadd (bvshl (_ bv1 w) b) (bvnot (_ bv0 \
         w)))))",
        |graph, term| {
            let [vector, divisor] = operands(graph, term);
            shifted_one(graph, divisor)?;
            let ones = ones_like(graph, term);
            let mask = graph.term(Operator::BvAdd, &[divisor, ones]);
            Some(graph.term(Operator::BvAnd, &[vector, mask]))
        },
    ),
    Rule::new(
        "bvurem-by-large",
        Operator::BvUrem,
        2,
        "(=> (bvuge x (_ bv2^v w)) (= (bvurem a x) (ite (bvult a x) a (bvadd a (bvneg x)))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let divisor = value(graph, right).filter(BitVec::sign)?;
            let offset = graph.constant(&divisor.neg());
            let less = graph.term(Operator::BvUlt, &[left, right]);
            let difference = graph.term(Operator::BvAdd, &[left, offset]);
            Some(graph.ite(less, left, difference))
        },
    ),
    Rule::new(
        "bvurem-low-zero",
        Operator::BvUrem,
        2,
        "(= (bvurem m (concat a (_ bv0 k))) (concat (bvurem ((_ extract w+k-1 k) m) a) ((_ \
         extract k-1 0) m)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [divisor, zeros] = low_zeros(graph, right)?;
            let cut = graph.width(zeros);
            let (high, low) =
                (graph.extract(left, graph.width(left) - 1, cut), graph.extract(left, cut - 1, 0));
            let remainder = graph.term(Operator::BvUrem, &[high, divisor]);
            Some(graph.term(Operator::Concat, &[remainder, low]))
        },
    ),
    Rule::new(
        "bvurem-of-remainder",
        Operator::BvUrem,
        2,
        "(= (bvurem (bvurem a b) b) (bvurem a b))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [_, divisor] = binary(graph, left, Operator::BvUrem)?;
            (divisor == right).then_some(left)
        },
    ),
    Rule::new(
        "bvurem-of-multiple",
        Operator::BvUrem,
        2,
        "(=> (and (distinct y (_ bv0 w)) (= (bvurem x y) (_ bv0 w))) (= (bvurem (bvurem a x) y) \
         (bvurem a y)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [dividend, inner] = binary(graph, left, Operator::BvUrem)?;
            let (inner, outer) = (value(graph, inner)?, value(graph, right)?);
            let usable = inner.width() <= NARROW && !outer.is_zero() && inner.urem(&outer).is_zero();
            usable.then(|| graph.term(Operator::BvUrem, &[dividend, right]))
        },
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

/// The distance by which one is shifted left.
fn shifted_one(graph: &Graph, power: Term) -> Option<Term> {
    let [one, distance] = binary(graph, power, Operator::BvShl)?;
    value(graph, one)?.is_one().then_some(distance)
}

/// The part of a divisor above low zeros, and the zeros.
fn low_zeros(graph: &mut Graph, divisor: Term) -> Option<[Term; 2]> {
    let parts = match graph.value(divisor) {
        Some(value) if !value.is_zero() && value.trailing_zeros() > 0 => {
            halves(graph, divisor, value.trailing_zeros())?
        }
        _ => binary(graph, divisor, Operator::Concat)?,
    };
    is_zero(graph, parts[1]).then_some(parts)
}
