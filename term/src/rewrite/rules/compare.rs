//! Rules for unsigned and signed less-than. The other comparisons are these with exchanged operands or
//! negated.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{
    binary, common_halves, is_ones, is_zero, nested_constant, operands, partner, unary, value, zero_like,
};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("bvult-constants", Operator::BvUlt, 1, "(= (bvult x y) (bvult x y))", fold),
    Rule::new("bvult-same", Operator::BvUlt, 1, "(= (bvult a a) false)", less_than_itself),
    Rule::new("bvult-zero", Operator::BvUlt, 1, "(= (bvult a (_ bv0 w)) false)", |graph, term| {
        is_zero(graph, graph.child(term, 1)).then(|| graph.truth(false))
    }),
    Rule::new(
        "bvult-above-ones",
        Operator::BvUlt,
        1,
        "(= (bvult (bvnot (_ bv0 w)) a) false)",
        |graph, term| is_ones(graph, graph.child(term, 0)).then(|| graph.truth(false)),
    ),
    Rule::new(
        "bvult-above-zero",
        Operator::BvUlt,
        1,
        "(= (bvult (_ bv0 w) a) (not (= a (_ bv0 w))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            is_zero(graph, left).then(|| graph.unequal(left, right))
        },
    ),
    Rule::new(
        "bvult-ones",
        Operator::BvUlt,
        1,
        "(= (bvult a (bvnot (_ bv0 w))) (not (= a (bvnot (_ bv0 w)))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            is_ones(graph, right).then(|| graph.unequal(left, right))
        },
    ),
    Rule::new(
        "bvult-bit",
        Operator::BvUlt,
        1,
        "(=> (= x #b0) (= (bvult a b) (and (= a #b0) (= b #b1))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            (graph.width(left) == 1).then(|| lone_bit(graph, right, left))
        },
    ),
    Rule::new(
        "bvult-power-of-two",
        Operator::BvUlt,
        1,
        "(= (bvult a (_ bv2^i w)) (= ((_ extract w-1 i) a) (_ bv0 w-i)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let exponent = value(graph, right)?.power_of_two()?;
            Some(equal_slice(graph, left, exponent, false))
        },
    ),
    Rule::new(
        "bvult-above-low-ones",
        Operator::BvUlt,
        1,
        "(= (bvult (_ bv2^i-1 w) a) (not (= ((_ extract w-1 i) a) (_ bv0 w-i))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let value = value(graph, left)?;
            let ones = value.trailing_ones();
            if ones == value.width() || value.leading_zeros() != value.width() - ones {
                return None;
            }
            let small = equal_slice(graph, right, ones, false);
            Some(graph.not(small))
        },
    ),
    Rule::new(
        "bvult-high-ones",
        Operator::BvUlt,
        1,
        "(= (bvult a (bvneg (_ bv2^i w))) (not (= ((_ extract w-1 i) a) (bvnot (_ bv0 w-i)))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let exponent = value(graph, right)?.neg().power_of_two()?;
            let large = equal_slice(graph, left, exponent, true);
            Some(graph.not(large))
        },
    ),
    Rule::new(
        "bvult-bvnot-both",
        Operator::BvUlt,
        1,
        "(= (bvult (bvnot a) (bvnot b)) (bvult b a))",
        less_bvnot_both,
    ),
    Rule::new(
        "bvult-bvnot-constant",
        Operator::BvUlt,
        1,
        "(= (bvult (bvnot a) x) (bvult (bvnot x) a))",
        less_bvnot_constant,
    ),
    Rule::new(
        "bvult-constant-bvnot",
        Operator::BvUlt,
        1,
        "(= (bvult x (bvnot a)) (bvult a (bvnot x)))",
        less_constant_bvnot,
    ),
    Rule::new(
        "bvult-sign-extend-both",
        Operator::BvUlt,
        1,
        "(= (bvult ((_ sign_extend k) a) ((_ sign_extend k) b)) (bvult a b))",
        less_sign_extend_both,
    ),
    Rule::new(
        "bvult-same-high",
        Operator::BvUlt,
        2,
        "(= (bvult (concat a f) (concat a g)) (bvult f g))",
        less_same_high,
    ),
    Rule::new(
        "bvult-different-high",
        Operator::BvUlt,
        2,
        "(=> (distinct x y) (= (bvult (concat x f) (concat y g)) (bvult x y)))",
        less_different_high,
    ),
    Rule::new(
        "bvult-same-low",
        Operator::BvUlt,
        2,
        "(= (bvult (concat a f) (concat b f)) (bvult a b))",
        less_same_low,
    ),
    Rule::new(
        "bvult-low-zero",
        Operator::BvUlt,
        2,
        "(= (bvult (concat a f) (concat b (_ bv0 k))) (bvult a b))",
        less_low_zero,
    ),
    Rule::new(
        "bvult-low-ones",
        Operator::BvUlt,
        2,
        "(= (bvult (concat a (bvnot (_ bv0 k))) (concat b f)) (bvult a b))",
        less_low_ones,
    ),
    Rule::new(
        "bvult-bvurem",
        Operator::BvUlt,
        2,
        "(= (bvult (bvurem a b) b) (not (= b (_ bv0 w))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [_, divisor] = binary(graph, left, Operator::BvUrem)?;
            (divisor == right).then(|| {
                let zero = zero_like(graph, right);
                graph.unequal(right, zero)
            })
        },
    ),
    Rule::new("bvult-below-bvurem", Operator::BvUlt, 2, "(= (bvult a (bvurem a b)) false)", |graph, term| {
        let [left, right] = operands(graph, term);
        let [dividend, _] = binary(graph, right, Operator::BvUrem)?;
        (dividend == left).then(|| graph.truth(false))
    }),
    Rule::new("bvult-below-bvand", Operator::BvUlt, 2, "(= (bvult a (bvand a b)) false)", |graph, term| {
        let [left, right] = operands(graph, term);
        binary(graph, right, Operator::BvAnd)?.contains(&left).then(|| graph.truth(false))
    }),
    Rule::new(
        "bvult-ite-constants",
        Operator::BvUlt,
        1,
        "(= (bvult (ite p x y) z) (ite p (bvult x z) (bvult y z)))",
        lift_constants,
    ),
    Rule::new("bvslt-constants", Operator::BvSlt, 1, "(= (bvslt x y) (bvslt x y))", fold),
    Rule::new("bvslt-same", Operator::BvSlt, 1, "(= (bvslt a a) false)", less_than_itself),
    Rule::new(
        "bvslt-bit",
        Operator::BvSlt,
        1,
        "(=> (= x #b0) (= (bvslt a b) (and (= a #b1) (= b #b0))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            (graph.width(left) == 1).then(|| lone_bit(graph, left, right))
        },
    ),
    Rule::new("bvslt-least", Operator::BvSlt, 1, "(= (bvslt a (_ bv2^v w)) false)", |graph, term| {
        value(graph, graph.child(term, 1))?.is_min_signed().then(|| graph.truth(false))
    }),
    Rule::new(
        "bvslt-above-greatest",
        Operator::BvSlt,
        1,
        "(= (bvslt (bvnot (_ bv2^v w)) a) false)",
        |graph, term| value(graph, graph.child(term, 0))?.is_max_signed().then(|| graph.truth(false)),
    ),
    Rule::new(
        "bvslt-above-least",
        Operator::BvSlt,
        1,
        "(= (bvslt (_ bv2^v w) a) (not (= a (_ bv2^v w))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            value(graph, left)?.is_min_signed().then(|| graph.unequal(left, right))
        },
    ),
    Rule::new(
        "bvslt-greatest",
        Operator::BvSlt,
        1,
        "(= (bvslt a (bvnot (_ bv2^v w))) (not (= a (bvnot (_ bv2^v w)))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            value(graph, right)?.is_max_signed().then(|| graph.unequal(left, right))
        },
    ),
    Rule::new(
        "bvslt-zero",
        Operator::BvSlt,
        1,
        "(= (bvslt a (_ bv0 w)) (= ((_ extract w-1 w-1) a) #b1))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            is_zero(graph, right).then(|| graph.sign(left))
        },
    ),
    Rule::new(
        "bvslt-above-minus-one",
        Operator::BvSlt,
        1,
        "(= (bvslt (bvnot (_ bv0 w)) a) (not (= ((_ extract w-1 w-1) a) #b1)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            is_ones(graph, left).then(|| {
                let negative = graph.sign(right);
                graph.not(negative)
            })
        },
    ),
    Rule::new(
        "bvslt-bvnot-both",
        Operator::BvSlt,
        1,
        "(= (bvslt (bvnot a) (bvnot b)) (bvslt b a))",
        less_bvnot_both,
    ),
    Rule::new(
        "bvslt-bvnot-constant",
        Operator::BvSlt,
        1,
        "(= (bvslt (bvnot a) x) (bvslt (bvnot x) a))",
        less_bvnot_constant,
    ),
    Rule::new(
        "bvslt-constant-bvnot",
        Operator::BvSlt,
        1,
        "(= (bvslt x (bvnot a)) (bvslt a (bvnot x)))",
        less_constant_bvnot,
    ),
    Rule::new(
        "bvslt-sign-extend-both",
        Operator::BvSlt,
        1,
        "(= (bvslt ((_ sign_extend k) a) ((_ sign_extend k) b)) (bvslt a b))",
        less_sign_extend_both,
    ),
    Rule::new(
        "bvslt-same-signs",
        Operator::BvSlt,
        2,
        "(= (bvslt (concat #b0 a) (concat #b0 b)) (bvult (concat #b0 a) (concat #b0 b)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let signs = [known_sign(graph, left)?, known_sign(graph, right)?];
            (signs[0] == signs[1]).then(|| graph.term(Operator::BvUlt, &[left, right]))
        },
    ),
    Rule::new(
        "bvslt-different-signs",
        Operator::BvSlt,
        2,
        "(= (bvslt (concat #b1 a) (concat #b0 b)) true)",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let signs = [known_sign(graph, left)?, known_sign(graph, right)?];
            (signs[0] != signs[1]).then(|| graph.truth(signs[0]))
        },
    ),
    Rule::new(
        "bvslt-same-high",
        Operator::BvSlt,
        2,
        "(= (bvslt (concat a f) (concat a g)) (bvult f g))",
        less_same_high,
    ),
    Rule::new(
        "bvslt-same-low",
        Operator::BvSlt,
        2,
        "(= (bvslt (concat a f) (concat b f)) (bvslt a b))",
        less_same_low,
    ),
    Rule::new(
        "bvslt-low-zero",
        Operator::BvSlt,
        2,
        "(= (bvslt (concat a f) (concat b (_ bv0 k))) (bvslt a b))",
        less_low_zero,
    ),
    Rule::new(
        "bvslt-low-ones",
        Operator::BvSlt,
        2,
        "(= (bvslt (concat a (bvnot (_ bv0 k))) (concat b f)) (bvslt a b))",
        less_low_ones,
    ),
    Rule::new(
        "bvslt-ite-constants",
        Operator::BvSlt,
        1,
        "(= (bvslt (ite p x y) z) (ite p (bvslt x z) (bvslt y z)))",
        lift_constants,
    ),
    Rule::new(
        "bvult-bvsub-borrow",
        Operator::BvUlt,
        2,
        "(= (bvult a (bvadd a (bvneg b))) (bvult a b))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let subtracted = unary(graph, partner(graph, right, Operator::BvAdd, left)?, Operator::BvNeg)?;
            Some(graph.term(Operator::BvUlt, &[left, subtracted]))
        },
    ),
    Rule::new(
        "bvult-of-bvsub",
        Operator::BvUlt,
        2,
        "(= (bvult (bvadd a (bvneg b)) a) (and (not (= b (_ bv0 w))) (not (bvult a b))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let subtracted = unary(graph, partner(graph, left, Operator::BvAdd, right)?, Operator::BvNeg)?;
            let borrows = graph.term(Operator::BvUlt, &[right, subtracted]);
            let zero = zero_like(graph, right);
            let (changes, fits) = (graph.unequal(subtracted, zero), graph.not(borrows));
            Some(graph.and(&[changes, fits]))
        },
    ),
    Rule::new(
        "bvult-bvadd-carry",
        Operator::BvUlt,
        2,
        "(= (bvult (bvadd a b) a) (bvult (bvnot b) a))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let added = partner(graph, left, Operator::BvAdd, right)?;
            Some(carries(graph, right, added))
        },
    ),
    Rule::new(
        "bvult-below-bvadd",
        Operator::BvUlt,
        2,
        "(= (bvult a (bvadd a b)) (and (not (= b (_ bv0 w))) (not (bvult (bvnot b) a))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let added = partner(graph, right, Operator::BvAdd, left)?;
            let (zero, carries) = (zero_like(graph, left), carries(graph, left, added));
            let (changes, fits) = (graph.unequal(added, zero), graph.not(carries));
            Some(graph.and(&[changes, fits]))
        },
    ),
    Rule::new(
        "bvult-bvxor-sign-both",
        Operator::BvUlt,
        2,
        "(= (bvult (bvxor a (_ bv2^v w)) (bvxor b (_ bv2^v w))) (bvslt a b))",
        flipped_both,
    ),
    Rule::new(
        "bvult-bvxor-sign-constant",
        Operator::BvUlt,
        2,
        "(= (bvult (bvxor a (_ bv2^v w)) x) (bvslt a (bvxor x (_ bv2^v w))))",
        flipped_left,
    ),
    Rule::new(
        "bvult-constant-bvxor-sign",
        Operator::BvUlt,
        2,
        "(= (bvult x (bvxor a (_ bv2^v w))) (bvslt (bvxor x (_ bv2^v w)) a))",
        flipped_right,
    ),
    Rule::new(
        "bvslt-bvxor-sign-both",
        Operator::BvSlt,
        2,
        "(= (bvslt (bvxor a (_ bv2^v w)) (bvxor b (_ bv2^v w))) (bvult a b))",
        flipped_both,
    ),
    Rule::new(
        "bvslt-bvxor-sign-constant",
        Operator::BvSlt,
        2,
        "(= (bvslt (bvxor a (_ bv2^v w)) x) (bvult a (bvxor x (_ bv2^v w))))",
        flipped_left,
    ),
    Rule::new(
        "bvslt-constant-bvxor-sign",
        Operator::BvSlt,
        2,
        "(= (bvslt x (bvxor a (_ bv2^v w))) (bvult (bvxor x (_ bv2^v w)) a))",
        flipped_right,
    ),
    Rule::new(
        "bvslt-sign-extend-constant",
        Operator::BvSlt,
        2,
        "(=> (= ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvslt ((_ sign_extend k) a) t) \
         (bvslt a ((_ extract w-1 0) t))))",
        |graph, term| {
            let (vector, bound) = extended_below(graph, term)?;
            let bound = graph.constant(&bound?);
            Some(graph.term(Operator::BvSlt, &[vector, bound]))
        },
    ),
    Rule::new(
        "bvslt-constant-sign-extend",
        Operator::BvSlt,
        2,
        "(=> (= ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvslt t ((_ sign_extend k) a)) \
         (bvslt ((_ extract w-1 0) t) a)))",
        |graph, term| {
            let (vector, bound) = extended_above(graph, term)?;
            let bound = graph.constant(&bound?);
            Some(graph.term(Operator::BvSlt, &[bound, vector]))
        },
    ),
    Rule::new(
        "bvslt-sign-extend-outside",
        Operator::BvSlt,
        2,
        "(=> (distinct ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvslt ((_ sign_extend k) \
         a) t) (not (bvslt t (_ bv0 w+k)))))",
        |graph, term| {
            let (_, bound) = extended_below(graph, term)?;
            let positive = !value(graph, graph.child(term, 1))?.sign();
            bound.is_none().then(|| graph.truth(positive))
        },
    ),
    Rule::new(
        "bvslt-outside-sign-extend",
        Operator::BvSlt,
        2,
        "(=> (distinct ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvslt t ((_ sign_extend \
         k) a)) (bvslt t (_ bv0 w+k))))",
        |graph, term| {
            let (_, bound) = extended_above(graph, term)?;
            let negative = value(graph, graph.child(term, 0))?.sign();
            bound.is_none().then(|| graph.truth(negative))
        },
    ),
    Rule::new(
        "bvult-sign-extend-constant",
        Operator::BvUlt,
        2,
        "(=> (= ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvult ((_ sign_extend k) a) t) \
         (bvult a ((_ extract w-1 0) t))))",
        |graph, term| {
            let (vector, bound) = extended_below(graph, term)?;
            let bound = graph.constant(&bound?);
            Some(graph.term(Operator::BvUlt, &[vector, bound]))
        },
    ),
    Rule::new(
        "bvult-constant-sign-extend",
        Operator::BvUlt,
        2,
        "(=> (= ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvult t ((_ sign_extend k) a)) \
         (bvult ((_ extract w-1 0) t) a)))",
        |graph, term| {
            let (vector, bound) = extended_above(graph, term)?;
            let bound = graph.constant(&bound?);
            Some(graph.term(Operator::BvUlt, &[bound, vector]))
        },
    ),
    Rule::new(
        "bvult-sign-extend-outside",
        Operator::BvUlt,
        2,
        "(=> (distinct ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvult ((_ sign_extend k) \
         a) t) (not (= ((_ extract w-1 w-1) a) #b1))))",
        |graph, term| {
            let (vector, bound) = extended_below(graph, term)?;
            bound.is_none().then(|| {
                let negative = graph.sign(vector);
                graph.not(negative)
            })
        },
    ),
    Rule::new(
        "bvult-outside-sign-extend",
        Operator::BvUlt,
        2,
        "(=> (distinct ((_ sign_extend k) ((_ extract w-1 0) t)) t) (= (bvult t ((_ sign_extend \
         k) a)) (= ((_ extract w-1 w-1) a) #b1)))",
        |graph, term| {
            let (vector, bound) = extended_above(graph, term)?;
            bound.is_none().then(|| graph.sign(vector))
        },
    ),
    Rule::new(
        "bvult-below-multiple",
        Operator::BvUlt,
        2,
        "(=> (= (bvmul x y) (_ bv1 w)) (= (bvult (bvudiv (bvnot (_ bv0 w)) y) (bvmul a x)) (distinct \
         (bvurem a y) (_ bv0 w))))",
        |graph, term| {
            let [bound, product] = operands(graph, term);
            let most = value(graph, bound)?;
            let remainder = remainder_of_multiple(graph, product, &most)?;
            let zero = zero_like(graph, remainder);
            Some(graph.unequal(remainder, zero))
        },
    ),
    Rule::new(
        "bvult-multiple",
        Operator::BvUlt,
        2,
        "(=> (and (= (bvmul x y) (_ bv1 w)) (distinct y (_ bv1 w))) (= (bvult (bvmul a x) (bvadd (bvudiv \
         (bvnot (_ bv0 w)) y) (_ bv1 w))) (= (bvurem a y) (_ bv0 w))))",
        |graph, term| {
            let [product, bound] = operands(graph, term);
            let bound = value(graph, bound)?;
            let most = bound.sub(&BitVec::one(bound.width()));
            let remainder = remainder_of_multiple(graph, product, &most)?;
            let zero = zero_like(graph, remainder);
            Some(graph.equal(remainder, zero))
        },
    ),
    Rule::new(
        "bvult-of-quotient",
        Operator::BvUlt,
        2,
        "(=> (and (distinct x (_ bv0 w)) (distinct y (_ bv0 w)) (= (bvudiv (bvmul x y) x) y)) (= \
         (bvult (bvudiv a x) y) (bvult a (bvmul x y))))",
        |graph, term| {
            let [quotient, bound] = operands(graph, term);
            let (dividend, divisor) = constant_quotient(graph, quotient)?;
            let bound = whole_multiple(&divisor, &value(graph, bound)?)?;
            let bound = graph.constant(&bound);
            Some(graph.term(Operator::BvUlt, &[dividend, bound]))
        },
    ),
    Rule::new(
        "bvult-below-quotient",
        Operator::BvUlt,
        2,
        "(=> (and (distinct x (_ bv0 w)) (distinct y (bvnot (_ bv0 w))) (= (bvudiv (bvmul x \
         (bvadd y (_ bv1 w))) x) (bvadd y (_ bv1 w)))) (= (bvult y (bvudiv a x)) (not (bvult a \
         (bvmul x (bvadd y (_ bv1 w)))))))",
        |graph, term| {
            let [bound, quotient] = operands(graph, term);
            let (dividend, divisor) = constant_quotient(graph, quotient)?;
            let bound = value(graph, bound).filter(|bound| !bound.is_ones())?;
            let bound = whole_multiple(&divisor, &bound.add(&BitVec::one(bound.width())))?;
            let bound = graph.constant(&bound);
            let less = graph.term(Operator::BvUlt, &[dividend, bound]);
            Some(graph.not(less))
        },
    ),
];

fn less_than_itself(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    (left == right).then(|| graph.truth(false))
}

/// The condition that of two bits `set` is 1 and `clear` is 0.
fn lone_bit(graph: &mut Graph, set: Term, clear: Term) -> Term {
    let one = graph.number(1, 1);
    let (set, clear) = (graph.equal(set, one), graph.unequal(clear, one));
    graph.and(&[set, clear])
}

/// The condition that all bits of a vector from `low` up are `bit`.
fn equal_slice(graph: &mut Graph, vector: Term, low: u32, bit: bool) -> Term {
    let top = graph.width(vector) - 1;
    let slice = graph.extract(vector, top, low);
    let zero = BitVec::zero(top - low + 1);
    let value = graph.constant(&if bit { zero.not() } else { zero });
    graph.equal(slice, value)
}

fn less_bvnot_both(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let (left, right) = (unary(graph, left, Operator::BvNot)?, unary(graph, right, Operator::BvNot)?);
    Some(graph.term(graph.operator(term), &[right, left]))
}

/// Complement reverses both orders, so it can be moved from the vector to the constant.
fn less_bvnot_constant(graph: &mut Graph, term: Term) -> Option<Term> {
    let [vector, bound] = operands(graph, term);
    let (inner, bound) = (unary(graph, vector, Operator::BvNot)?, value(graph, bound)?);
    let bound = graph.constant(&bound.not());
    Some(graph.term(graph.operator(term), &[bound, inner]))
}

fn less_constant_bvnot(graph: &mut Graph, term: Term) -> Option<Term> {
    let [bound, vector] = operands(graph, term);
    let (inner, bound) = (unary(graph, vector, Operator::BvNot)?, value(graph, bound)?);
    let bound = graph.constant(&bound.not());
    Some(graph.term(graph.operator(term), &[inner, bound]))
}

/// Sign extension preserves both orders.
fn less_sign_extend_both(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let (left, right) =
        (unary(graph, left, Operator::SignExtend)?, unary(graph, right, Operator::SignExtend)?);
    (graph.sort(left) == graph.sort(right)).then(|| graph.term(graph.operator(term), &[left, right]))
}

fn less_same_high(graph: &mut Graph, term: Term) -> Option<Term> {
    let [[high, low], [other_high, other_low]] = common_halves(graph, term)?;
    (high == other_high).then(|| graph.term(Operator::BvUlt, &[low, other_low]))
}

fn less_different_high(graph: &mut Graph, term: Term) -> Option<Term> {
    let [[high, _], [other_high, _]] = common_halves(graph, term)?;
    let (high, other_high) = (value(graph, high)?, value(graph, other_high)?);
    (high != other_high).then(|| graph.truth(high.ult(&other_high)))
}

fn less_same_low(graph: &mut Graph, term: Term) -> Option<Term> {
    less_high_only(graph, term, |_, low, other_low| low == other_low)
}

fn less_low_zero(graph: &mut Graph, term: Term) -> Option<Term> {
    less_high_only(graph, term, |graph, _, other_low| is_zero(graph, other_low))
}

fn less_low_ones(graph: &mut Graph, term: Term) -> Option<Term> {
    less_high_only(graph, term, |graph, low, _| is_ones(graph, low))
}

/// Compares only the high halves, if the low half of the left operand is never less than that of the right
/// one, which `decided` tests.
fn less_high_only(
    graph: &mut Graph,
    term: Term,
    decided: impl Fn(&Graph, Term, Term) -> bool,
) -> Option<Term> {
    let [[high, low], [other_high, other_low]] = common_halves(graph, term)?;
    decided(graph, low, other_low).then(|| graph.term(graph.operator(term), &[high, other_high]))
}

/// The sign of a vector whose highest bits are constant.
fn known_sign(graph: &Graph, vector: Term) -> Option<bool> {
    let first = binary(graph, vector, Operator::Concat).map_or(vector, |[high, _]| high);
    Some(value(graph, first)?.sign())
}

/// The condition that a sum with `vector` overflows.
fn carries(graph: &mut Graph, vector: Term, added: Term) -> Term {
    let limit = match graph.value(added) {
        Some(value) => graph.constant(&value.not()),
        None => graph.bvnot(added),
    };
    graph.term(Operator::BvUlt, &[limit, vector])
}

/// The other order of vectors: signed for unsigned, and back.
fn other_order(operator: Operator) -> Operator {
    if operator == Operator::BvUlt { Operator::BvSlt } else { Operator::BvUlt }
}

/// The vector below a flip of its sign bit, if there is one.
fn flipped(graph: &Graph, vector: Term) -> Option<Term> {
    let (inner, mask) = nested_constant(graph, vector, Operator::BvXor)?;
    mask.is_min_signed().then_some(inner)
}

/// Flipping the signs turns one order into the other.
fn flipped_both(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let sides = [flipped(graph, left)?, flipped(graph, right)?];
    Some(graph.term(other_order(graph.operator(term)), &sides))
}

fn flipped_constant(graph: &mut Graph, constant: Term) -> Option<Term> {
    let value = value(graph, constant)?;
    Some(graph.constant(&value.xor(&BitVec::min_signed(value.width()))))
}

fn flipped_left(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let sides = [flipped(graph, left)?, flipped_constant(graph, right)?];
    Some(graph.term(other_order(graph.operator(term)), &sides))
}

fn flipped_right(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let sides = [flipped_constant(graph, left)?, flipped(graph, right)?];
    Some(graph.term(other_order(graph.operator(term)), &sides))
}

/// The vector that is sign-extended, and the constant without the extension, if it is one.
fn unextended(graph: &Graph, vector: Term, bound: Term) -> Option<(Term, Option<BitVec>)> {
    let inner = unary(graph, vector, Operator::SignExtend)?;
    let bound = value(graph, bound)?;
    let low = bound.extract(graph.width(inner) - 1, 0);
    let same = low.sign_extend(bound.width() - low.width()) == bound;
    Some((inner, same.then_some(low)))
}

fn extended_below(graph: &Graph, term: Term) -> Option<(Term, Option<BitVec>)> {
    unextended(graph, graph.child(term, 0), graph.child(term, 1))
}

fn extended_above(graph: &Graph, term: Term) -> Option<(Term, Option<BitVec>)> {
    unextended(graph, graph.child(term, 1), graph.child(term, 0))
}

/// The dividend and the constant divisor of a quotient, which is not zero.
pub fn constant_quotient(graph: &Graph, quotient: Term) -> Option<(Term, BitVec)> {
    let [dividend, divisor] = binary(graph, quotient, Operator::BvUdiv)?;
    let divisor = value(graph, divisor)?;
    (!divisor.is_zero() && divisor.width() <= NARROW).then_some((dividend, divisor))
}

/// For a product of `a` and the inverse of a smaller divisor, if `most` is the largest value that it has
/// where the divisor divides `a`: the remainder. The inverse of an odd divisor makes quotients of its
/// multiples, and all other products are larger than these; compilers test for multiples so (Granlund and
/// Montgomery, *Division by Invariant Integers using Multiplication*, section 9).
fn remainder_of_multiple(graph: &mut Graph, product: Term, most: &BitVec) -> Option<Term> {
    let (dividend, factor) = nested_constant(graph, product, Operator::BvMul)?;
    let divisor = Some(&factor).filter(|factor| factor.width() <= NARROW)?.inverse()?;
    let is_smaller = !factor.unsigned_cmp(&divisor).is_lt();
    (is_smaller && BitVec::ones(divisor.width()).udiv(&divisor) == *most).then(|| {
        let divisor = graph.constant(&divisor);
        graph.term(Operator::BvUrem, &[dividend, divisor])
    })
}

/// The product of two values, if it does not overflow; the first one is not zero.
pub fn whole_multiple(divisor: &BitVec, times: &BitVec) -> Option<BitVec> {
    let product = divisor.mul(times);
    (product.udiv(divisor) == *times).then_some(product)
}
