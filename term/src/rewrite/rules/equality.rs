//! Rules for equality of Booleans and of vectors.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{
    binary, choice, common_halves, complementary, is_ones, nested_constant, operands, opposite, orders,
    partner, unary, value, with_constant, zero_like,
};
use super::super::rule::Rule;
use super::compare::{constant_quotient, whole_multiple};
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("equal-constants", Operator::Equal, 1, "(= (= x y) (= x y))", fold),
    Rule::new("equal-same", Operator::Equal, 1, "(= (= a a) true)", |graph, term| {
        let [left, right] = operands(graph, term);
        (left == right).then(|| graph.truth(true))
    }),
    Rule::new("equal-true", Operator::Equal, 1, "(= (= p true) p)", |graph, term| {
        equal_truth(graph, term, true)
    }),
    Rule::new("equal-false", Operator::Equal, 1, "(= (= p false) (not p))", |graph, term| {
        let positive = equal_truth(graph, term, false)?;
        Some(graph.not(positive))
    }),
    Rule::new("equal-not", Operator::Equal, 1, "(= (= (not p) q) (not (= p q)))", |graph, term| {
        let (inner, other) =
            first_operand(graph, term, |graph, operand| unary(graph, operand, Operator::Not))?;
        Some(graph.unequal(inner, other))
    }),
    Rule::new("equal-nested", Operator::Equal, 1, "(= (= p (= p q)) q)", |graph, term| {
        orders(graph, term).into_iter().find_map(|[left, right]| {
            graph.is_bool(left).then(|| partner(graph, right, Operator::Equal, left)).flatten()
        })
    }),
    Rule::new("equal-complement", Operator::Equal, 1, "(= (= a (bvnot a)) false)", |graph, term| {
        let [left, right] = operands(graph, term);
        complementary(graph, left, right).then(|| graph.truth(false))
    }),
    Rule::new("equal-bit-zero", Operator::Equal, 1, "(= (= a #b0) (not (= a #b1)))", |graph, term| {
        let (vector, value) = with_constant(graph, term)?;
        let zero_bit = graph.is_bitvec(vector) && value.width() == 1 && value.is_zero();
        zero_bit.then(|| {
            let one = graph.number(1, 1);
            graph.unequal(vector, one)
        })
    }),
    Rule::new(
        "equal-bvnot-both",
        Operator::Equal,
        1,
        "(= (= (bvnot a) (bvnot b)) (= a b))",
        |graph, term| equal_unary(graph, term, Operator::BvNot),
    ),
    Rule::new(
        "equal-bvneg-both",
        Operator::Equal,
        1,
        "(= (= (bvneg a) (bvneg b)) (= a b))",
        |graph, term| equal_unary(graph, term, Operator::BvNeg),
    ),
    Rule::new(
        "equal-bvnot-constant",
        Operator::Equal,
        1,
        "(= (= (bvnot a) x) (= a (bvnot x)))",
        |graph, term| {
            let (vector, value) = with_constant(graph, term)?;
            let inner = unary(graph, vector, Operator::BvNot)?;
            Some(equal_value(graph, inner, &value.not()))
        },
    ),
    Rule::new(
        "equal-bvneg-constant",
        Operator::Equal,
        1,
        "(= (= (bvneg a) x) (= a (bvneg x)))",
        |graph, term| {
            let (vector, value) = with_constant(graph, term)?;
            let inner = unary(graph, vector, Operator::BvNeg)?;
            Some(equal_value(graph, inner, &value.neg()))
        },
    ),
    Rule::new(
        "equal-bvadd-constant",
        Operator::Equal,
        1,
        "(= (= (bvadd a x) y) (= a (bvsub y x)))",
        |graph, term| {
            let (sum, value) = with_constant(graph, term)?;
            let (inner, offset) = nested_constant(graph, sum, Operator::BvAdd)?;
            Some(equal_value(graph, inner, &value.sub(&offset)))
        },
    ),
    Rule::new(
        "equal-bvadd-constants",
        Operator::Equal,
        2,
        "(= (= (bvadd a x) (bvadd b y)) (= (bvadd a (bvsub x y)) b))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (left, offset) = nested_constant(graph, left, Operator::BvAdd)?;
            let (right, other_offset) = nested_constant(graph, right, Operator::BvAdd)?;
            let offset = graph.constant(&offset.sub(&other_offset));
            let left = graph.term(Operator::BvAdd, &[left, offset]);
            Some(graph.equal(left, right))
        },
    ),
    Rule::new(
        "equal-bvadd-operand",
        Operator::Equal,
        1,
        "(= (= (bvadd a b) a) (= b (_ bv0 w)))",
        |graph, term| equal_operand(graph, term, Operator::BvAdd),
    ),
    Rule::new(
        "equal-bvadd-shared",
        Operator::Equal,
        2,
        "(= (= (bvadd a b) (bvadd a c)) (= b c))",
        |graph, term| equal_shared(graph, term, Operator::BvAdd),
    ),
    Rule::new(
        "equal-bvsub-zero",
        Operator::Equal,
        2,
        "(= (= (bvadd a (bvneg b)) (_ bv0 w)) (= a b))",
        |graph, term| {
            let (sum, value) = with_constant(graph, term)?;
            if !value.is_zero() || graph.operator(sum) != Operator::BvAdd {
                return None;
            }
            let (inner, other) =
                first_operand(graph, sum, |graph, operand| unary(graph, operand, Operator::BvNeg))?;
            Some(graph.equal(inner, other))
        },
    ),
    Rule::new(
        "equal-bvxor-constant",
        Operator::Equal,
        1,
        "(= (= (bvxor a x) y) (= a (bvxor x y)))",
        |graph, term| {
            let (vector, value) = with_constant(graph, term)?;
            let (inner, mask) = nested_constant(graph, vector, Operator::BvXor)?;
            Some(equal_value(graph, inner, &value.xor(&mask)))
        },
    ),
    Rule::new(
        "equal-bvxor-zero",
        Operator::Equal,
        1,
        "(= (= (bvxor a b) (_ bv0 w)) (= a b))",
        |graph, term| {
            let (vector, value) = with_constant(graph, term)?;
            let [left, right] = binary(graph, vector, Operator::BvXor)?;
            value.is_zero().then(|| graph.equal(left, right))
        },
    ),
    Rule::new(
        "equal-bvxor-operand",
        Operator::Equal,
        1,
        "(= (= (bvxor a b) a) (= b (_ bv0 w)))",
        |graph, term| equal_operand(graph, term, Operator::BvXor),
    ),
    Rule::new(
        "equal-bvxor-shared",
        Operator::Equal,
        2,
        "(= (= (bvxor a b) (bvxor a c)) (= b c))",
        |graph, term| equal_shared(graph, term, Operator::BvXor),
    ),
    Rule::new(
        "equal-bvmul-odd",
        Operator::Equal,
        2,
        "(=> (= (bvmul x z) (_ bv1 w)) (= (= (bvmul a x) y) (= a (bvmul y z))))",
        |graph, term| {
            let (product, value) = with_constant(graph, term)?;
            let (inner, factor) = nested_constant(graph, product, Operator::BvMul)?;
            let inverse = Some(factor).filter(|factor| factor.width() <= NARROW)?.inverse()?;
            Some(equal_value(graph, inner, &value.mul(&inverse)))
        },
    ),
    Rule::new(
        "equal-bvand-ones",
        Operator::Equal,
        1,
        "(= (= (bvand a b) (bvnot (_ bv0 w))) (and (= a (bvnot (_ bv0 w))) (= b (bvnot (_ bv0 w)))))",
        equal_bvand_ones,
    ),
    Rule::new(
        "equal-bvand-outside-mask",
        Operator::Equal,
        2,
        "(=> (distinct (bvand x y) y) (= (= (bvand a x) y) false))",
        |graph, term| {
            let (vector, value) = with_constant(graph, term)?;
            let (_, mask) = nested_constant(graph, vector, Operator::BvAnd)?;
            (value.and(&mask) != value).then(|| graph.truth(false))
        },
    ),
    Rule::new(
        "equal-concat",
        Operator::Equal,
        1,
        "(= (= (concat a f) (concat b g)) (and (= a b) (= f g)))",
        equal_concat,
    ),
    Rule::new(
        "equal-sign-extend-both",
        Operator::Equal,
        1,
        "(= (= ((_ sign_extend k) a) ((_ sign_extend k) b)) (= a b))",
        |graph, term| equal_unary(graph, term, Operator::SignExtend),
    ),
    Rule::new(
        "equal-sign-extend-constant",
        Operator::Equal,
        1,
        "(= (= ((_ sign_extend k) a) t) (and (= a ((_ extract w-1 0) t)) \
         (= ((_ sign_extend k) ((_ extract w-1 0) t)) t)))",
        equal_sign_extend_constant,
    ),
    Rule::new(
        "equal-ite-constants",
        Operator::Equal,
        1,
        "(= (= (ite p x y) z) (ite p (= x z) (= y z)))",
        lift_constants,
    ),
    Rule::new("equal-ite-then", Operator::Equal, 2, "(= (= (ite p a b) a) (or p (= a b)))", |graph, term| {
        orders(graph, term).into_iter().find_map(|[left, right]| {
            let [condition, then, other] = choice(graph, left)?;
            (then == right).then(|| {
                let equal = graph.equal(other, right);
                graph.or(&[condition, equal])
            })
        })
    }),
    Rule::new(
        "equal-ite-else",
        Operator::Equal,
        2,
        "(= (= (ite p a b) b) (or (not p) (= a b)))",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[left, right]| {
                let [condition, then, other] = choice(graph, left)?;
                (other == right).then(|| {
                    let equal = graph.equal(then, right);
                    graph.implies(condition, equal)
                })
            })
        },
    ),
    Rule::new(
        "equal-ite-then-excluded",
        Operator::Equal,
        2,
        "(=> (distinct x y) (= (= (ite p x a) y) (and (not p) (= a y))))",
        |graph, term| {
            let (condition, [then, other], right) = ite_against_constant(graph, term)?;
            (graph.is_constant(then) && then != right).then(|| {
                let (negated, equal) = (graph.not(condition), graph.equal(other, right));
                graph.and(&[negated, equal])
            })
        },
    ),
    Rule::new(
        "equal-ite-else-excluded",
        Operator::Equal,
        2,
        "(=> (distinct x y) (= (= (ite p a x) y) (and p (= a y))))",
        |graph, term| {
            let (condition, [then, other], right) = ite_against_constant(graph, term)?;
            (graph.is_constant(other) && other != right).then(|| {
                let equal = graph.equal(then, right);
                graph.and(&[condition, equal])
            })
        },
    ),
    Rule::new(
        "equal-ite-both",
        Operator::Equal,
        2,
        "(= (= (ite p a b) (ite p c d)) (ite p (= a c) (= b d)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (left, right) = (choice(graph, left)?, choice(graph, right)?);
            (left[0] == right[0]).then(|| {
                let (then, other) = (graph.equal(left[1], right[1]), graph.equal(left[2], right[2]));
                graph.ite(left[0], then, other)
            })
        },
    ),
    Rule::new(
        "equal-bit-bvnot",
        Operator::Equal,
        1,
        "(=> (= x #b0) (= (= (bvnot a) b) (not (= a b))))",
        |graph, term| {
            let left = graph.child(term, 0);
            if !graph.is_bitvec(left) || graph.width(left) != 1 {
                return None;
            }
            let (inner, other) =
                first_operand(graph, term, |graph, operand| unary(graph, operand, Operator::BvNot))?;
            Some(graph.unequal(inner, other))
        },
    ),
    Rule::new(
        "equal-own-bvneg",
        Operator::Equal,
        2,
        "(= (= a (bvneg a)) (= ((_ extract w-2 0) a) (_ bv0 w-1)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let own = graph.is_bitvec(left) && graph.width(left) > 1 && opposite(graph, left, right);
            own.then(|| {
                let vector = unary(graph, left, Operator::BvNeg).unwrap_or(left);
                let low = graph.extract(vector, graph.width(vector) - 2, 0);
                let zero = zero_like(graph, low);
                graph.equal(low, zero)
            })
        },
    ),
    Rule::new(
        "equal-bvmul-odd-both",
        Operator::Equal,
        2,
        "(=> (= (bvmul x z) (_ bv1 w)) (= (= (bvmul a x) (bvmul b y)) (= a (bvmul b (bvmul y \
         z)))))",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[left, right]| {
                let (first, factor) = nested_constant(graph, left, Operator::BvMul)?;
                let (second, other) = nested_constant(graph, right, Operator::BvMul)?;
                let inverse = Some(factor).filter(|factor| factor.width() <= NARROW)?.inverse()?;
                let factor = graph.constant(&other.mul(&inverse));
                let product = graph.term(Operator::BvMul, &[second, factor]);
                Some(graph.equal(first, product))
            })
        },
    ),
    Rule::new(
        "equal-quotient-constant",
        Operator::Equal,
        2,
        "(=> (and (distinct x (_ bv0 w)) (distinct y (bvnot (_ bv0 w))) (= (bvudiv (bvmul x \
         (bvadd y (_ bv1 w))) x) (bvadd y (_ bv1 w)))) (= (= (bvudiv a x) y) (and (not (bvult a \
         (bvmul x y))) (bvult a (bvmul x (bvadd y (_ bv1 w)))))))",
        |graph, term| {
            let (quotient, bound) = with_constant(graph, term).filter(|(_, value)| !value.is_ones())?;
            let (dividend, divisor) = constant_quotient(graph, quotient)?;
            let end = whole_multiple(&divisor, &bound.add(&BitVec::one(bound.width())))?;
            let (start, end) = (graph.constant(&end.sub(&divisor)), graph.constant(&end));
            let below = graph.term(Operator::BvUlt, &[dividend, start]);
            let (not_below, less) = (graph.not(below), graph.term(Operator::BvUlt, &[dividend, end]));
            Some(graph.and(&[not_below, less]))
        },
    ),
    Rule::new(
        "equal-quotient-zero",
        Operator::Equal,
        2,
        "(= (= (bvudiv a b) (_ bv0 w)) (bvult a b))",
        |graph, term| {
            let (quotient, value) = with_constant(graph, term)?;
            let operands = binary(graph, quotient, Operator::BvUdiv)?;
            value.is_zero().then(|| graph.term(Operator::BvUlt, &operands))
        },
    ),
    Rule::new(
        "equal-remainder-dividend",
        Operator::Equal,
        2,
        "(= (= (bvurem a b) a) (or (bvult a b) (= b (_ bv0 w))))",
        |graph, term| {
            let [dividend, divisor] = remainder_against(graph, term, 0)?;
            let zero = zero_like(graph, divisor);
            let (less, none) =
                (graph.term(Operator::BvUlt, &[dividend, divisor]), graph.equal(divisor, zero));
            Some(graph.or(&[less, none]))
        },
    ),
    Rule::new(
        "equal-remainder-divisor",
        Operator::Equal,
        2,
        "(= (= (bvurem a b) b) (and (= a (_ bv0 w)) (= b (_ bv0 w))))",
        |graph, term| {
            let [dividend, divisor] = remainder_against(graph, term, 1)?;
            let zero = zero_like(graph, divisor);
            let (nothing, none) = (graph.equal(dividend, zero), graph.equal(divisor, zero));
            Some(graph.and(&[nothing, none]))
        },
    ),
    Rule::new(
        "equal-shifted-one-zero",
        Operator::Equal,
        2,
        "(= (= (bvshl (_ bv1 w) a) (_ bv0 w)) (not (bvult a (_ bvw w))))",
        |graph, term| {
            let (power, value) = with_constant(graph, term)?;
            let [one, distance] = binary(graph, power, Operator::BvShl)?;
            let width = graph.width(power);
            let vanishes = value.is_zero() && graph.value(one)?.is_one();
            vanishes.then(|| {
                let width = graph.number(u64::from(width), width);
                let near = graph.term(Operator::BvUlt, &[distance, width]);
                graph.not(near)
            })
        },
    ),
    Rule::new(
        "equal-bvult-swapped",
        Operator::Equal,
        2,
        "(= (= (bvult a b) (bvult b a)) (= a b))",
        |graph, term| equal_swapped(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "equal-bvslt-swapped",
        Operator::Equal,
        2,
        "(= (= (bvslt a b) (bvslt b a)) (= a b))",
        |graph, term| equal_swapped(graph, term, Operator::BvSlt),
    ),
    Rule::new(
        "equal-bvult-complements",
        Operator::Equal,
        2,
        "(= (= (bvult (bvnot a) b) (bvult (bvnot b) a)) true)",
        |graph, term| equal_turned(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "equal-bvslt-complements",
        Operator::Equal,
        2,
        "(= (= (bvslt (bvnot a) b) (bvslt (bvnot b) a)) true)",
        |graph, term| equal_turned(graph, term, Operator::BvSlt),
    ),
];

/// The operand that is compared with this Boolean constant.
fn equal_truth(graph: &Graph, term: Term, truth: bool) -> Option<Term> {
    let [left, right] = operands(graph, term);
    match (graph.truth_of(left), graph.truth_of(right)) {
        (Some(value), _) if value == truth => Some(right),
        (_, Some(value)) if value == truth => Some(left),
        _ => None,
    }
}

/// The result of `pick` for the first operand that it accepts, and the other operand.
fn first_operand(
    graph: &Graph,
    term: Term,
    pick: impl Fn(&Graph, Term) -> Option<Term>,
) -> Option<(Term, Term)> {
    orders(graph, term).into_iter().find_map(|[left, right]| Some((pick(graph, left)?, right)))
}

fn equal_value(graph: &mut Graph, vector: Term, value: &BitVec) -> Term {
    let value = graph.constant(value);
    graph.equal(vector, value)
}

/// Removes an injective operator of one operand from both sides.
fn equal_unary(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let (left, right) = (unary(graph, left, operator)?, unary(graph, right, operator)?);
    (graph.sort(left) == graph.sort(right)).then(|| graph.equal(left, right))
}

/// For a group operation with neutral element zero: `a + b = a`.
fn equal_operand(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let found =
        orders(graph, term).into_iter().find_map(|[left, right]| partner(graph, left, operator, right))?;
    let zero = zero_like(graph, found);
    Some(graph.equal(found, zero))
}

/// For a group operation: `a + b = a + c`.
fn equal_shared(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let parts = binary(graph, left, operator)?;
    let (rest, other) = [[parts[0], parts[1]], [parts[1], parts[0]]]
        .into_iter()
        .find_map(|[shared, rest]| Some((rest, partner(graph, right, operator, shared)?)))?;
    Some(graph.equal(rest, other))
}

fn equal_bvand_ones(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let (vector, ones) = match (is_ones(graph, left), is_ones(graph, right)) {
        (true, false) => (right, left),
        (false, true) => (left, right),
        _ => return None,
    };
    let [first, second] = binary(graph, vector, Operator::BvAnd)?;
    let (first, second) = (graph.equal(first, ones), graph.equal(second, ones));
    Some(graph.and(&[first, second]))
}

fn equal_concat(graph: &mut Graph, term: Term) -> Option<Term> {
    let [[high, low], [other_high, other_low]] = common_halves(graph, term)?;
    let (high, low) = (graph.equal(high, other_high), graph.equal(low, other_low));
    Some(graph.and(&[high, low]))
}

fn equal_sign_extend_constant(graph: &mut Graph, term: Term) -> Option<Term> {
    let (vector, value) = with_constant(graph, term)?;
    let inner = unary(graph, vector, Operator::SignExtend)?;
    let low = value.extract(graph.width(inner) - 1, 0);
    let same = low.sign_extend(value.width() - low.width()) == value;
    Some(if same { equal_value(graph, inner, &low) } else { graph.truth(false) })
}

/// For the equality of an if-then-else and a vector constant: condition, branches, and the constant.
fn ite_against_constant(graph: &Graph, term: Term) -> Option<(Term, [Term; 2], Term)> {
    orders(graph, term).into_iter().find_map(|[left, right]| {
        let [condition, then, other] = choice(graph, left)?;
        value(graph, right).map(|_| (condition, [then, other], right))
    })
}

/// Dividend and divisor of a remainder that is compared with one of them, by position.
fn remainder_against(graph: &Graph, term: Term, position: usize) -> Option<[Term; 2]> {
    orders(graph, term).into_iter().find_map(|[remainder, other]| {
        binary(graph, remainder, Operator::BvUrem).filter(|operands| operands[position] == other)
    })
}

/// A comparison and its mirror image are equal where neither holds.
fn equal_swapped(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let ([a, b], other) = (binary(graph, left, operator)?, binary(graph, right, operator)?);
    (other == [b, a]).then(|| graph.equal(a, b))
}

/// Complements turn an order around: `~a < b` where `~b < a`.
fn equal_turned(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let ([a, b], [c, d]) = (binary(graph, left, operator)?, binary(graph, right, operator)?);
    (complementary(graph, a, d) && complementary(graph, b, c)).then(|| graph.truth(true))
}
