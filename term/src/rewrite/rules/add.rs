//! Rules for negation and sum. A difference is a sum with a negation.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{
    binary, common_halves, complementary, is_zero, nested_constant, operands, opposite, orders, partner,
    unary, with_constant, zero_like,
};
use super::super::rule::Rule;
use super::bitwise::{common_operand, nested};
use super::shift::shifts_by_same;
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("bvneg-constant", Operator::BvNeg, 1, "(= (bvneg x) (bvneg x))", fold),
    Rule::new("bvneg-bvneg", Operator::BvNeg, 1, "(= (bvneg (bvneg a)) a)", |graph, term| {
        unary(graph, graph.child(term, 0), Operator::BvNeg)
    }),
    Rule::new("bvneg-bit", Operator::BvNeg, 1, "(=> (= x #b0) (= (bvneg a) a))", |graph, term| {
        (graph.width(term) == 1).then(|| graph.child(term, 0))
    }),
    Rule::new(
        "bvneg-bvnot",
        Operator::BvNeg,
        1,
        "(= (bvneg (bvnot a)) (bvadd a (_ bv1 w)))",
        |graph, term| {
            let inner = unary(graph, graph.child(term, 0), Operator::BvNot)?;
            let one = graph.constant(&BitVec::one(graph.width(term)));
            Some(graph.term(Operator::BvAdd, &[inner, one]))
        },
    ),
    Rule::new(
        "bvneg-bvadd-constant",
        Operator::BvNeg,
        1,
        "(= (bvneg (bvadd a x)) (bvnot (bvadd a (bvsub x (_ bv1 w)))))",
        |graph, term| {
            let (inner, offset) = nested_constant(graph, graph.child(term, 0), Operator::BvAdd)?;
            Some(complement_of_sum(graph, inner, &offset.sub(&BitVec::one(offset.width()))))
        },
    ),
    Rule::new(
        "bvneg-bvmul-constant",
        Operator::BvNeg,
        1,
        "(= (bvneg (bvmul a x)) (bvmul a (bvneg x)))",
        |graph, term| {
            let (inner, factor) = nested_constant(graph, graph.child(term, 0), Operator::BvMul)?;
            let factor = graph.constant(&factor.neg());
            Some(graph.term(Operator::BvMul, &[inner, factor]))
        },
    ),
    Rule::new(
        "bvneg-low-zero",
        Operator::BvNeg,
        2,
        "(= (bvneg (concat a (_ bv0 k))) (concat (bvneg a) (_ bv0 k)))",
        |graph, term| {
            let [high, low] = binary(graph, graph.child(term, 0), Operator::Concat)?;
            is_zero(graph, low).then(|| {
                let high = graph.bvneg(high);
                graph.term(Operator::Concat, &[high, low])
            })
        },
    ),
    Rule::new(
        "bvneg-ite-constants",
        Operator::BvNeg,
        1,
        "(= (bvneg (ite p x y)) (ite p (bvneg x) (bvneg y)))",
        lift_constants,
    ),
    Rule::new("bvadd-constants", Operator::BvAdd, 1, "(= (bvadd x y) (bvadd x y))", fold),
    Rule::new("bvadd-zero", Operator::BvAdd, 1, "(= (bvadd a (_ bv0 w)) a)", |graph, term| {
        let (other, offset) = with_constant(graph, term)?;
        offset.is_zero().then_some(other)
    }),
    Rule::new(
        "bvadd-bit",
        Operator::BvAdd,
        1,
        "(=> (= x #b0) (= (bvadd a b) (bvxor a b)))",
        |graph, term| {
            let operands = operands(graph, term);
            (graph.width(term) == 1).then(|| graph.term(Operator::BvXor, &operands))
        },
    ),
    Rule::new(
        "bvadd-nested-constants",
        Operator::BvAdd,
        1,
        "(= (bvadd (bvadd a x) y) (bvadd a (bvadd x y)))",
        |graph, term| nested(graph, term, Operator::BvAdd, BitVec::add),
    ),
    Rule::new("bvadd-opposite", Operator::BvAdd, 1, "(= (bvadd a (bvneg a)) (_ bv0 w))", |graph, term| {
        let [left, right] = operands(graph, term);
        opposite(graph, left, right).then(|| zero_like(graph, term))
    }),
    Rule::new(
        "bvadd-complement",
        Operator::BvAdd,
        1,
        "(= (bvadd a (bvnot a)) (bvnot (_ bv0 w)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            complementary(graph, left, right).then(|| graph.constant(&BitVec::ones(graph.width(term))))
        },
    ),
    Rule::new(
        "bvadd-same",
        Operator::BvAdd,
        1,
        "(= (bvadd a a) (concat ((_ extract w-2 0) a) #b0))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let width = graph.width(term);
            (left == right && width > 1).then(|| {
                let (low, zero) = (graph.extract(left, width - 2, 0), graph.number(0, 1));
                graph.term(Operator::Concat, &[low, zero])
            })
        },
    ),
    Rule::new(
        "bvadd-bvneg-constant",
        Operator::BvAdd,
        1,
        "(= (bvadd (bvneg a) x) (bvnot (bvadd a (bvnot x))))",
        |graph, term| {
            let (other, offset) = with_constant(graph, term)?;
            let inner = unary(graph, other, Operator::BvNeg)?;
            Some(complement_of_sum(graph, inner, &offset.not()))
        },
    ),
    Rule::new(
        "bvadd-bvnot-constant",
        Operator::BvAdd,
        1,
        "(= (bvadd (bvnot a) x) (bvnot (bvadd a (bvneg x))))",
        |graph, term| {
            let (other, offset) = with_constant(graph, term)?;
            let inner = unary(graph, other, Operator::BvNot)?;
            Some(complement_of_sum(graph, inner, &offset.neg()))
        },
    ),
    Rule::new(
        "bvadd-bvneg-both",
        Operator::BvAdd,
        1,
        "(= (bvadd (bvneg a) (bvneg b)) (bvneg (bvadd a b)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (left, right) = (unary(graph, left, Operator::BvNeg)?, unary(graph, right, Operator::BvNeg)?);
            let sum = graph.term(Operator::BvAdd, &[left, right]);
            Some(graph.bvneg(sum))
        },
    ),
    Rule::new("bvadd-cancel", Operator::BvAdd, 2, "(= (bvadd a (bvadd b (bvneg a))) b)", |graph, term| {
        orders(graph, term).into_iter().find_map(|[left, right]| {
            let [first, second] = binary(graph, right, Operator::BvAdd)?;
            match () {
                () if opposite(graph, left, first) => Some(second),
                () if opposite(graph, left, second) => Some(first),
                () => None,
            }
        })
    }),
    Rule::new(
        "bvadd-cancel-bvneg-sum",
        Operator::BvAdd,
        2,
        "(= (bvadd a (bvneg (bvadd a b))) (bvneg b))",
        |graph, term| {
            let rest = orders(graph, term).into_iter().find_map(|[left, right]| {
                partner(graph, unary(graph, right, Operator::BvNeg)?, Operator::BvAdd, left)
            })?;
            Some(graph.bvneg(rest))
        },
    ),
    Rule::new(
        "bvadd-low-zero",
        Operator::BvAdd,
        2,
        "(= (bvadd (concat a f) (concat b (_ bv0 k))) (concat (bvadd a b) f))",
        |graph, term| {
            let [[high, low], [other_high, other_low]] = common_halves(graph, term)?;
            let low = match (is_zero(graph, low), is_zero(graph, other_low)) {
                (true, _) => other_low,
                (_, true) => low,
                _ => return None,
            };
            let high = graph.term(Operator::BvAdd, &[high, other_high]);
            Some(graph.term(Operator::Concat, &[high, low]))
        },
    ),
    Rule::new(
        "bvadd-ite-constants",
        Operator::BvAdd,
        1,
        "(= (bvadd (ite p x y) z) (ite p (bvadd x z) (bvadd y z)))",
        lift_constants,
    ),
    Rule::new(
        "bvneg-sign-extend-bit",
        Operator::BvNeg,
        1,
        "(=> (= u #b0) (= (bvneg ((_ sign_extend w) f)) (concat (_ bv0 w) f)))",
        |graph, term| {
            let bit = unary(graph, graph.child(term, 0), Operator::SignExtend)?;
            (graph.width(bit) == 1).then(|| graph.zero_extend(bit, graph.width(term) - 1))
        },
    ),
    Rule::new(
        "bvneg-zero-extended-bit",
        Operator::BvNeg,
        1,
        "(=> (= u #b0) (= (bvneg (concat (_ bv0 w) f)) ((_ sign_extend w) f)))",
        |graph, term| {
            let [high, bit] = binary(graph, graph.child(term, 0), Operator::Concat)?;
            (graph.width(bit) == 1 && is_zero(graph, high))
                .then(|| graph.sign_extend(bit, graph.width(term) - 1))
        },
    ),
    Rule::new(
        "bvadd-sign",
        Operator::BvAdd,
        1,
        "(= (bvadd a (_ bv2^v w)) (bvxor a (_ bv2^v w)))",
        |graph, term| {
            let (_, offset) = with_constant(graph, term)?;
            let operands = operands(graph, term);
            offset.is_min_signed().then(|| graph.term(Operator::BvXor, &operands))
        },
    ),
    Rule::new(
        "bvadd-bvxor-sign",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvxor a (_ bv2^v w)) x) (bvadd a (bvadd x (_ bv2^v w))))",
        |graph, term| {
            let (flipped, offset) = with_constant(graph, term)?;
            let (inner, mask) = nested_constant(graph, flipped, Operator::BvXor)?;
            mask.is_min_signed().then(|| {
                let offset = graph.constant(&offset.add(&mask));
                graph.term(Operator::BvAdd, &[inner, offset])
            })
        },
    ),
    Rule::new(
        "bvadd-constants-both",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvadd a x) (bvadd b y)) (bvadd (bvadd a b) (bvadd x y)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (left, offset) = nested_constant(graph, left, Operator::BvAdd)?;
            let (right, other_offset) = nested_constant(graph, right, Operator::BvAdd)?;
            let offset = graph.constant(&offset.add(&other_offset));
            let sum = graph.term(Operator::BvAdd, &[left, right]);
            Some(graph.term(Operator::BvAdd, &[sum, offset]))
        },
    ),
    Rule::new(
        "bvadd-cancel-across",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvadd a (bvneg b)) (bvadd b c)) (bvadd a c))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            binary(graph, left, Operator::BvAdd)?;
            binary(graph, right, Operator::BvAdd)?;
            let [first, second] = orders(graph, left).into_iter().find_map(|[gone, first]| {
                let others = orders(graph, right).into_iter();
                others.filter(|sides| opposite(graph, gone, sides[0])).map(|sides| [first, sides[1]]).next()
            })?;
            Some(graph.term(Operator::BvAdd, &[first, second]))
        },
    ),
    Rule::new(
        "bvadd-cancel-sums",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvadd a b) (bvneg (bvadd a c))) (bvadd b (bvneg c)))",
        |graph, term| {
            let (first, second) = orders(graph, term).into_iter().find_map(|[left, right]| {
                let right = unary(graph, right, Operator::BvNeg)?;
                let (_, first, second) = common_operand(graph, [left, right], Operator::BvAdd)?;
                Some((first, second))
            })?;
            let second = graph.bvneg(second);
            Some(graph.term(Operator::BvAdd, &[first, second]))
        },
    ),
    Rule::new(
        "bvadd-factor",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvmul a b) (bvmul a c)) (bvmul a (bvadd b c)))",
        |graph, term| {
            let (common, first, second) = common_operand(graph, operands(graph, term), Operator::BvMul)?;
            let sum = graph.term(Operator::BvAdd, &[first, second]);
            Some(graph.term(Operator::BvMul, &[common, sum]))
        },
    ),
    Rule::new(
        "bvadd-factor-difference",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvmul a b) (bvneg (bvmul a c))) (bvmul a (bvadd b (bvneg c))))",
        |graph, term| {
            let (common, first, second) = orders(graph, term).into_iter().find_map(|[left, right]| {
                let right = unary(graph, right, Operator::BvNeg)?;
                common_operand(graph, [left, right], Operator::BvMul)
            })?;
            let second = graph.bvneg(second);
            let difference = graph.term(Operator::BvAdd, &[first, second]);
            Some(graph.term(Operator::BvMul, &[common, difference]))
        },
    ),
    Rule::new(
        "bvadd-multiple",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvmul a x) a) (bvmul a (bvadd x (_ bv1 w))))",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[product, other]| {
                let (inner, factor) = nested_constant(graph, product, Operator::BvMul)?;
                let one = BitVec::one(factor.width());
                let factor = match () {
                    () if inner == other => factor.add(&one),
                    () if unary(graph, other, Operator::BvNeg) == Some(inner) => factor.sub(&one),
                    () => return None,
                };
                let factor = graph.constant(&factor);
                Some(graph.term(Operator::BvMul, &[inner, factor]))
            })
        },
    ),
    Rule::new(
        "bvadd-quotient",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvmul (bvudiv a b) b) (bvurem a b)) a)",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[product, remainder]| {
                let [dividend, divisor] = binary(graph, remainder, Operator::BvUrem)?;
                (whole_part(graph, product)? == [dividend, divisor]).then_some(dividend)
            })
        },
    ),
    Rule::new(
        "bvadd-remainder",
        Operator::BvAdd,
        2,
        "(= (bvadd a (bvneg (bvmul (bvudiv a b) b))) (bvurem a b))",
        |graph, term| {
            let operands = orders(graph, term).into_iter().find_map(|[dividend, other]| {
                let product = unary(graph, other, Operator::BvNeg)?;
                whole_part(graph, product).filter(|parts| parts[0] == dividend)
            })?;
            Some(graph.term(Operator::BvUrem, &operands))
        },
    ),
    Rule::new(
        "bvadd-remainder-constant",
        Operator::BvAdd,
        2,
        "(= (bvadd a (bvmul (bvudiv a x) (bvneg x))) (bvurem a x))",
        |graph, term| {
            let operands = orders(graph, term).into_iter().find_map(|[dividend, product]| {
                let (quotient, factor) = nested_constant(graph, product, Operator::BvMul)?;
                let [divided, divisor] = binary(graph, quotient, Operator::BvUdiv)?;
                let opposed = graph.value(divisor)? == factor.neg();
                (divided == dividend && opposed).then_some([dividend, divisor])
            })?;
            Some(graph.term(Operator::BvUrem, &operands))
        },
    ),
    Rule::new(
        "bvadd-bvshl-both",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvshl a c) (bvshl b c)) (bvshl (bvadd a b) c))",
        shifts_by_same,
    ),
];

fn complement_of_sum(graph: &mut Graph, vector: Term, offset: &BitVec) -> Term {
    let offset = graph.constant(offset);
    let sum = graph.term(Operator::BvAdd, &[vector, offset]);
    graph.bvnot(sum)
}

/// Dividend and divisor of a quotient that is multiplied by its divisor.
fn whole_part(graph: &Graph, product: Term) -> Option<[Term; 2]> {
    binary(graph, product, Operator::BvMul)?;
    orders(graph, product).into_iter().find_map(|[quotient, factor]| {
        binary(graph, quotient, Operator::BvUdiv).filter(|&[_, divisor]| divisor == factor)
    })
}
