//! Rules for signed quotients and remainders, which are unsigned ones of absolute values that are negated
//! where the signs require it: of a negation under a condition only the condition matters to a sign, and the
//! magnitude alone to an absolute value. So a remainder that is written out by the quotient is one again, as
//! translation validation asks.
//!
//! **Why it is sound.** Write `[p]a` for `a` negated where `p` holds. Then `[p][q]a = [p xor q]a` and
//! `([p]a) b = [p](a b)`. With `A = [p]a`, `B = [q]b` and `D = A / B`: `b ([p xor q]D) = [p](B D)`, which is
//! `a - [p](A rem B)`. Where `b` is 0 all of this is `a = [p]A`. The least signed value is its own negation
//! and its own absolute value.

use super::super::pattern::{binary, choice, is_zero, orders, tested_bit, unary};
use super::super::rule::Rule;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new(
        "ite-absolute-signed-remainder",
        Operator::Ite,
        2,
        "(= (ite (= ((_ extract v v) (ite p (bvneg (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) \
         b)) (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b))) #b1) (bvneg (ite p (bvneg \
         (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b)) (bvurem (ite (= ((_ extract v v) a) \
         #b1) (bvneg a) a) b))) (ite p (bvneg (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b)) \
         (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b))) (bvurem (ite (= ((_ extract v v) a) \
         #b1) (bvneg a) a) b))",
        |graph, term| {
            let remainder = negated(graph, absolute(graph, term)?)?.magnitude;
            is_remainder_of_absolute(graph, remainder).then_some(remainder)
        },
    ),
    Rule::new(
        "ite-absolute-remainder",
        Operator::Ite,
        2,
        "(= (ite (= ((_ extract v v) (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b)) #b1) \
         (bvneg (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b)) (bvurem (ite (= ((_ extract v \
         v) a) #b1) (bvneg a) a) b)) (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b))",
        |graph, term| absolute(graph, term).filter(|&inner| is_remainder_of_absolute(graph, inner)),
    ),
    Rule::new(
        "ite-sign-of-remainder",
        Operator::Ite,
        2,
        "(= (ite (= ((_ extract v v) (ite p (bvneg (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) \
         b)) (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b))) #b1) (bvneg (bvurem (ite (= ((_ \
         extract v v) a) #b1) (bvneg a) a) b)) (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b)) \
         (ite p (bvneg (bvurem (ite (= ((_ extract v v) a) #b1) (bvneg a) a) b)) (bvurem (ite (= ((_ \
         extract v v) a) #b1) (bvneg a) a) b)))",
        |graph, term| {
            let outer = negated(graph, term).filter(|outer| !outer.where_not)?;
            let signed = sign_of(graph, outer.condition)?;
            let inner = negated(graph, signed)?;
            let is_same = inner.magnitude == outer.magnitude;
            (is_same && is_remainder_of_absolute(graph, inner.magnitude)).then_some(signed)
        },
    ),
    Rule::new(
        "equal-negated-zero",
        Operator::Equal,
        2,
        "(= (= (ite p (bvneg a) a) (_ bv0 w)) (= a (_ bv0 w)))",
        |graph, term| {
            let [choice, zero] = orders(graph, term).into_iter().find(|pair| is_zero(graph, pair[1]))?;
            let magnitude = negated(graph, choice)?.magnitude;
            Some(graph.equal(magnitude, zero))
        },
    ),
    Rule::new(
        "bvadd-signed-remainder",
        Operator::BvAdd,
        2,
        "(= (bvadd a (bvneg (bvmul b (ite (= p q) (bvudiv (ite p (bvneg a) a) (ite q (bvneg b) b)) \
         (bvneg (bvudiv (ite p (bvneg a) a) (ite q (bvneg b) b))))))) (ite p (bvneg (bvurem (ite p \
         (bvneg a) a) (ite q (bvneg b) b))) (bvurem (ite p (bvneg a) a) (ite q (bvneg b) b))))",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[dividend, other]| {
                let product = unary(graph, other, Operator::BvNeg)?;
                signed_remainder(graph, dividend, product)
            })
        },
    ),
    Rule::new(
        "bvadd-signed-quotient",
        Operator::BvAdd,
        2,
        "(= (bvadd (ite p (bvneg (bvurem (ite p (bvneg a) a) (ite q (bvneg b) b))) (bvurem (ite p (bvneg \
         a) a) (ite q (bvneg b) b))) (bvmul b (ite (= p q) (bvudiv (ite p (bvneg a) a) (ite q (bvneg b) \
         b)) (bvneg (bvudiv (ite p (bvneg a) a) (ite q (bvneg b) b)))))) a)",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[remainder, product]| {
                let [absolute, _] = binary(graph, negated(graph, remainder)?.magnitude, Operator::BvUrem)?;
                let dividend = negated(graph, absolute)?.magnitude;
                (signed_remainder(graph, dividend, product)? == remainder).then_some(dividend)
            })
        },
    ),
];

/// A vector that is negated under a condition.
struct Negated {
    condition: Term,
    /// The vector is negated where the condition does not hold.
    where_not: bool,
    magnitude: Term,
}

fn negated(graph: &Graph, term: Term) -> Option<Negated> {
    let [condition, then, other] = choice(graph, term)?;
    let is_negation = |one, of| unary(graph, one, Operator::BvNeg) == Some(of);
    match () {
        () if is_negation(then, other) => Some(Negated { condition, where_not: false, magnitude: other }),
        () if is_negation(other, then) => Some(Negated { condition, where_not: true, magnitude: then }),
        () => None,
    }
}

/// The vector whose highest bit a condition tests.
fn sign_of(graph: &Graph, condition: Term) -> Option<Term> {
    let bit = tested_bit(graph, condition)?;
    let vector = unary(graph, bit, Operator::Extract)?;
    (graph.low(bit) + 1 == graph.width(vector)).then_some(vector)
}

/// The vector of which a term is the absolute value.
fn absolute(graph: &Graph, term: Term) -> Option<Term> {
    let Negated { condition, where_not, magnitude } = negated(graph, term)?;
    (!where_not && sign_of(graph, condition)? == magnitude).then_some(magnitude)
}

/// Whether a vector is below or at the least signed value because it is a remainder of an absolute value.
fn is_remainder_of_absolute(graph: &Graph, vector: Term) -> bool {
    let dividend = binary(graph, vector, Operator::BvUrem).map(|operands| operands[0]);
    dividend.is_some_and(|dividend| absolute(graph, dividend).is_some())
}

/// The signed remainder of a dividend, if a product is that of a divisor and the signed quotient.
fn signed_remainder(graph: &mut Graph, dividend: Term, product: Term) -> Option<Term> {
    if graph.operator(product) != Operator::BvMul {
        return None;
    }
    orders(graph, product).into_iter().find_map(|[divisor, quotient]| {
        let quotient = negated(graph, quotient)?;
        let [left, right] = binary(graph, quotient.magnitude, Operator::BvUdiv)?;
        let [of_left, of_right] = [negated(graph, left)?, negated(graph, right)?];
        if of_left.magnitude != dividend || of_right.magnitude != divisor {
            return None;
        }
        // The quotient is negated where the signs differ.
        let same_sign = graph.equal(of_left.condition, of_right.condition);
        let is_negated_where_not = of_left.where_not == of_right.where_not;
        if quotient.condition != same_sign || quotient.where_not != is_negated_where_not {
            return None;
        }
        let remainder = graph.term(Operator::BvUrem, &[left, right]);
        let opposite = graph.bvneg(remainder);
        Some(match of_left.where_not {
            true => graph.ite(of_left.condition, remainder, opposite),
            false => graph.ite(of_left.condition, opposite, remainder),
        })
    })
}
