//! Rules for bitwise complement, conjunction and exclusive or. Disjunctions are expressed by these when terms
//! are built.

use super::super::fold::{fold, lift_constants};
use super::super::pattern::{
    binary, common_halves, complementary, is_ones, is_zero, nested_constant, operands, orders, partner,
    unary, with_constant, zero_like,
};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("bvnot-constant", Operator::BvNot, 1, "(= (bvnot x) (bvnot x))", fold),
    Rule::new("bvnot-bvnot", Operator::BvNot, 1, "(= (bvnot (bvnot a)) a)", |graph, term| {
        unary(graph, graph.child(term, 0), Operator::BvNot)
    }),
    Rule::new(
        "bvnot-bvneg",
        Operator::BvNot,
        1,
        "(= (bvnot (bvneg a)) (bvadd a (bvnot (_ bv0 w))))",
        |graph, term| {
            let inner = unary(graph, graph.child(term, 0), Operator::BvNeg)?;
            let minus_one = graph.constant(&BitVec::ones(graph.width(term)));
            Some(graph.term(Operator::BvAdd, &[inner, minus_one]))
        },
    ),
    Rule::new(
        "bvnot-ite-constants",
        Operator::BvNot,
        1,
        "(= (bvnot (ite p x y)) (ite p (bvnot x) (bvnot y)))",
        lift_constants,
    ),
    Rule::new("bvand-constants", Operator::BvAnd, 1, "(= (bvand x y) (bvand x y))", fold),
    Rule::new("bvand-zero", Operator::BvAnd, 1, "(= (bvand a (_ bv0 w)) (_ bv0 w))", |graph, term| {
        operands(graph, term).into_iter().find(|&operand| is_zero(graph, operand))
    }),
    Rule::new("bvand-ones", Operator::BvAnd, 1, "(= (bvand a (bvnot (_ bv0 w))) a)", |graph, term| {
        let (other, mask) = with_constant(graph, term)?;
        mask.is_ones().then_some(other)
    }),
    Rule::new("bvand-same", Operator::BvAnd, 1, "(= (bvand a a) a)", |graph, term| {
        let [left, right] = operands(graph, term);
        (left == right).then_some(left)
    }),
    Rule::new("bvand-complement", Operator::BvAnd, 1, "(= (bvand a (bvnot a)) (_ bv0 w))", |graph, term| {
        let [left, right] = operands(graph, term);
        complementary(graph, left, right).then(|| zero_like(graph, term))
    }),
    Rule::new(
        "bvand-nested-constants",
        Operator::BvAnd,
        1,
        "(= (bvand (bvand a x) y) (bvand a (bvand x y)))",
        |graph, term| nested(graph, term, Operator::BvAnd, BitVec::and),
    ),
    Rule::new(
        "bvand-low-mask",
        Operator::BvAnd,
        1,
        "(= (bvand (concat a f) (_ bv2^k-1 w+k)) (concat (_ bv0 w) f))",
        bvand_low_mask,
    ),
    Rule::new(
        "bvand-high-mask",
        Operator::BvAnd,
        1,
        "(= (bvand (concat a f) (bvnot (_ bv2^k-1 w+k))) (concat a (_ bv0 k)))",
        bvand_high_mask,
    ),
    Rule::new("bvand-absorb", Operator::BvAnd, 2, "(= (bvand a (bvand a b)) (bvand a b))", |graph, term| {
        orders(graph, term)
            .into_iter()
            .find_map(|[left, right]| partner(graph, right, Operator::BvAnd, left).map(|_| right))
    }),
    Rule::new(
        "bvand-absorb-complement",
        Operator::BvAnd,
        2,
        "(= (bvand (bvnot a) (bvand a b)) (_ bv0 w))",
        |graph, term| {
            let excluded = |[left, right]: [Term; 2]| {
                binary(graph, right, Operator::BvAnd)
                    .is_some_and(|parts| parts.into_iter().any(|part| complementary(graph, part, left)))
            };
            orders(graph, term).into_iter().any(excluded).then(|| zero_like(graph, term))
        },
    ),
    Rule::new(
        "bvand-subsume",
        Operator::BvAnd,
        2,
        "(= (bvand a (bvnot (bvand (bvnot a) b))) a)",
        |graph, term| {
            orders(graph, term).into_iter().find_map(|[left, right]| {
                let parts = binary(graph, unary(graph, right, Operator::BvNot)?, Operator::BvAnd)?;
                parts.into_iter().any(|part| complementary(graph, part, left)).then_some(left)
            })
        },
    ),
    Rule::new(
        "bvand-strengthen",
        Operator::BvAnd,
        2,
        "(= (bvand a (bvnot (bvand a b))) (bvand a (bvnot b)))",
        |graph, term| {
            let [kept, rest] = orders(graph, term).into_iter().find_map(|[left, right]| {
                let inner = unary(graph, right, Operator::BvNot)?;
                Some([left, partner(graph, inner, Operator::BvAnd, left)?])
            })?;
            let rest = graph.bvnot(rest);
            Some(graph.term(Operator::BvAnd, &[kept, rest]))
        },
    ),
    Rule::new(
        "bvand-resolution",
        Operator::BvAnd,
        2,
        "(= (bvand (bvnot (bvand a b)) (bvnot (bvand a (bvnot b)))) (bvnot a))",
        bvand_resolution,
    ),
    Rule::new(
        "bvand-halves",
        Operator::BvAnd,
        2,
        "(= (bvand (concat a f) (concat b (_ bv0 k))) (concat (bvand a b) (_ bv0 k)))",
        |graph, term| {
            by_halves(graph, term, Operator::BvAnd, |graph, part| {
                is_zero(graph, part) || is_ones(graph, part)
            })
        },
    ),
    Rule::new(
        "bvand-ite-constants",
        Operator::BvAnd,
        1,
        "(= (bvand (ite p x y) z) (ite p (bvand x z) (bvand y z)))",
        lift_constants,
    ),
    Rule::new("bvxor-constants", Operator::BvXor, 1, "(= (bvxor x y) (bvxor x y))", fold),
    Rule::new("bvxor-zero", Operator::BvXor, 1, "(= (bvxor a (_ bv0 w)) a)", |graph, term| {
        let (other, mask) = with_constant(graph, term)?;
        mask.is_zero().then_some(other)
    }),
    Rule::new(
        "bvxor-ones",
        Operator::BvXor,
        1,
        "(= (bvxor a (bvnot (_ bv0 w))) (bvnot a))",
        |graph, term| {
            let (other, mask) = with_constant(graph, term)?;
            mask.is_ones().then(|| graph.bvnot(other))
        },
    ),
    Rule::new("bvxor-same", Operator::BvXor, 1, "(= (bvxor a a) (_ bv0 w))", |graph, term| {
        let [left, right] = operands(graph, term);
        (left == right).then(|| zero_like(graph, term))
    }),
    Rule::new(
        "bvxor-bvnot",
        Operator::BvXor,
        1,
        "(= (bvxor (bvnot a) b) (bvnot (bvxor a b)))",
        |graph, term| {
            let [inner, other] = orders(graph, term)
                .into_iter()
                .find_map(|[left, right]| Some([unary(graph, left, Operator::BvNot)?, right]))?;
            let plain = graph.term(Operator::BvXor, &[inner, other]);
            Some(graph.bvnot(plain))
        },
    ),
    Rule::new(
        "bvxor-nested-constants",
        Operator::BvXor,
        1,
        "(= (bvxor (bvxor a x) y) (bvxor a (bvxor x y)))",
        |graph, term| nested(graph, term, Operator::BvXor, BitVec::xor),
    ),
    Rule::new("bvxor-cancel", Operator::BvXor, 1, "(= (bvxor a (bvxor a b)) b)", |graph, term| {
        orders(graph, term).into_iter().find_map(|[left, right]| partner(graph, right, Operator::BvXor, left))
    }),
    Rule::new(
        "bvxor-halves",
        Operator::BvXor,
        2,
        "(= (bvxor (concat a f) (concat b (_ bv0 k))) (concat (bvxor a b) f))",
        |graph, term| by_halves(graph, term, Operator::BvXor, is_zero),
    ),
    Rule::new(
        "bvxor-ite-constants",
        Operator::BvXor,
        1,
        "(= (bvxor (ite p x y) z) (ite p (bvxor x z) (bvxor y z)))",
        lift_constants,
    ),
    Rule::new(
        "bvnot-minus-one",
        Operator::BvNot,
        1,
        "(= (bvnot (bvadd a (bvnot (_ bv0 w)))) (bvneg a))",
        |graph, term| {
            let (inner, offset) = nested_constant(graph, graph.child(term, 0), Operator::BvAdd)?;
            offset.is_ones().then(|| graph.bvneg(inner))
        },
    ),
    Rule::new(
        "bvnot-concat-constant",
        Operator::BvNot,
        1,
        "(= (bvnot (concat a u)) (concat (bvnot a) (bvnot u)))",
        |graph, term| {
            let [high, low] = binary(graph, graph.child(term, 0), Operator::Concat)?;
            (graph.is_constant(high) || graph.is_constant(low)).then(|| {
                let (high, low) = (complement_part(graph, high), complement_part(graph, low));
                graph.term(Operator::Concat, &[high, low])
            })
        },
    ),
    Rule::new(
        "bvand-middle-mask",
        Operator::BvAnd,
        1,
        "(= (bvand (concat a (concat f b)) (concat (_ bv0 w) (concat (bvnot (_ bv0 k)) (_ bv0 \
         w)))) (concat (_ bv0 w) (concat f (_ bv0 w))))",
        bvand_middle_mask,
    ),
    Rule::new(
        "bvand-outer-mask",
        Operator::BvAnd,
        1,
        "(= (bvand (concat a (concat f b)) (concat (bvnot (_ bv0 w)) (concat (_ bv0 k) (bvnot (_ \
         bv0 w))))) (concat a (concat (_ bv0 k) b)))",
        bvand_outer_mask,
    ),
    Rule::new(
        "bvand-part",
        Operator::BvAnd,
        2,
        "(= (bvand (concat a (_ bv0 k)) m) (concat (bvand a ((_ extract w+k-1 k) m)) (_ bv0 k)))",
        bvand_part,
    ),
    Rule::new(
        "bvand-factor",
        Operator::BvAnd,
        2,
        "(= (bvand (bvnot (bvand a b)) (bvnot (bvand a c))) (bvnot (bvand a (bvnot (bvand (bvnot \
         b) (bvnot c))))))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (left, right) = (unary(graph, left, Operator::BvNot)?, unary(graph, right, Operator::BvNot)?);
            let (common, first, second) = common_operand(graph, [left, right], Operator::BvAnd)?;
            let either = graph.bvor(first, second);
            let both = graph.term(Operator::BvAnd, &[common, either]);
            Some(graph.bvnot(both))
        },
    ),
    Rule::new(
        "bvand-shared",
        Operator::BvAnd,
        2,
        "(= (bvand (bvand a b) (bvand a c)) (bvand a (bvand b c)))",
        |graph, term| {
            let (common, first, second) = common_operand(graph, operands(graph, term), Operator::BvAnd)?;
            let rest = graph.term(Operator::BvAnd, &[first, second]);
            Some(graph.term(Operator::BvAnd, &[common, rest]))
        },
    ),
    Rule::new(
        "bvxor-shared",
        Operator::BvXor,
        2,
        "(= (bvxor (bvxor a b) (bvxor a c)) (bvxor b c))",
        |graph, term| {
            let (_, first, second) = common_operand(graph, operands(graph, term), Operator::BvXor)?;
            Some(graph.term(Operator::BvXor, &[first, second]))
        },
    ),
    Rule::new(
        "bvxor-factor",
        Operator::BvXor,
        2,
        "(= (bvxor (bvand a b) (bvand a c)) (bvand a (bvxor b c)))",
        |graph, term| {
            let (common, first, second) = common_operand(graph, operands(graph, term), Operator::BvAnd)?;
            let rest = graph.term(Operator::BvXor, &[first, second]);
            Some(graph.term(Operator::BvAnd, &[common, rest]))
        },
    ),
];

/// Two constants in nested applications of an associative operator become one.
pub fn nested(
    graph: &mut Graph,
    term: Term,
    operator: Operator,
    compute: fn(&BitVec, &BitVec) -> BitVec,
) -> Option<Term> {
    let (inner, outer_constant) = with_constant(graph, term)?;
    let (rest, inner_constant) = nested_constant(graph, inner, operator)?;
    let constant = graph.constant(&compute(&inner_constant, &outer_constant));
    Some(graph.term(operator, &[rest, constant]))
}

/// Applies a bitwise operator to the halves of two concatenations, if this removes it from one of the halves
/// because an operand is `neutral` there.
fn by_halves(
    graph: &mut Graph,
    term: Term,
    operator: Operator,
    neutral: impl Fn(&Graph, Term) -> bool,
) -> Option<Term> {
    let [left, right] = common_halves(graph, term)?;
    let vanishes = |half: usize| neutral(graph, left[half]) || neutral(graph, right[half]);
    if !vanishes(0) && !vanishes(1) {
        return None;
    }
    let high = graph.term(operator, &[left[0], right[0]]);
    let low = graph.term(operator, &[left[1], right[1]]);
    Some(graph.term(Operator::Concat, &[high, low]))
}

/// The conjunction with a mask of low ones is an extract.
fn bvand_low_mask(graph: &mut Graph, term: Term) -> Option<Term> {
    let (vector, mask) = with_constant(graph, term)?;
    let (width, ones) = (mask.width(), mask.trailing_ones());
    if ones == 0 || ones == width || mask.leading_zeros() != width - ones {
        return None;
    }
    let low = graph.extract(vector, ones - 1, 0);
    Some(graph.zero_extend(low, width - ones))
}

/// The conjunction with a mask of high ones is an extract.
fn bvand_high_mask(graph: &mut Graph, term: Term) -> Option<Term> {
    let (vector, mask) = with_constant(graph, term)?;
    let (width, zeros) = (mask.width(), mask.trailing_zeros());
    if zeros == 0 || zeros == width || mask.not().leading_zeros() != width - zeros {
        return None;
    }
    let high = graph.extract(vector, width - 1, zeros);
    let low = graph.constant(&BitVec::zero(zeros));
    Some(graph.term(Operator::Concat, &[high, low]))
}

fn bvand_resolution(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let [a, b] = binary(graph, unary(graph, left, Operator::BvNot)?, Operator::BvAnd)?;
    let [c, d] = binary(graph, unary(graph, right, Operator::BvNot)?, Operator::BvAnd)?;
    let pairs = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
    let (shared, ..) = pairs
        .into_iter()
        .find(|&(shared, pivot, other, opposed)| shared == other && complementary(graph, pivot, opposed))?;
    Some(graph.bvnot(shared))
}

/// The complement of a part of a vector, computed for constants.
fn complement_part(graph: &mut Graph, part: Term) -> Term {
    match graph.value(part) {
        Some(value) => graph.constant(&value.not()),
        None => graph.bvnot(part),
    }
}

/// The common operand of two terms with this operator, and the others.
pub fn common_operand(graph: &Graph, terms: [Term; 2], operator: Operator) -> Option<(Term, Term, Term)> {
    binary(graph, terms[0], operator)?;
    orders(graph, terms[0])
        .into_iter()
        .find_map(|[common, first]| Some((common, first, partner(graph, terms[1], operator, common)?)))
}

/// The conjunction with ones that have zeros on both sides is an extract.
fn bvand_middle_mask(graph: &mut Graph, term: Term) -> Option<Term> {
    let (vector, mask) = with_constant(graph, term)?;
    let (width, low) = (mask.width(), mask.trailing_zeros());
    let above = mask.leading_zeros();
    if low == 0 || low == width || above == 0 {
        return None;
    }
    let top = width - 1 - above;
    mask.extract(top, low).is_ones().then(|| {
        let kept = graph.extract(vector, top, low);
        let zeros = graph.constant(&BitVec::zero(low));
        let kept = graph.term(Operator::Concat, &[kept, zeros]);
        graph.zero_extend(kept, above)
    })
}

/// The conjunction with zeros that have ones on both sides: extracts around them.
fn bvand_outer_mask(graph: &mut Graph, term: Term) -> Option<Term> {
    let (vector, mask) = with_constant(graph, term)?;
    let (width, low) = (mask.width(), mask.trailing_ones());
    let above = mask.not().leading_zeros();
    if low == 0 || low == width || above == 0 {
        return None;
    }
    let top = width - above;
    mask.extract(top - 1, low).is_zero().then(|| {
        let (high, below) = (graph.extract(vector, width - 1, top), graph.extract(vector, low - 1, 0));
        let zeros = graph.constant(&BitVec::zero(top - low));
        let below = graph.term(Operator::Concat, &[zeros, below]);
        graph.term(Operator::Concat, &[high, below])
    })
}

/// A conjunction with a concatenation of which one half is zero or all ones goes to the other half.
fn bvand_part(graph: &mut Graph, term: Term) -> Option<Term> {
    let neutral = |part: Term| is_zero(graph, part) || is_ones(graph, part);
    let ([high, low], other) = orders(graph, term).into_iter().find_map(|[left, right]| {
        let parts = binary(graph, left, Operator::Concat)?;
        (parts.into_iter().any(neutral) && !graph.is_constant(right)).then_some((parts, right))
    })?;
    let (width, cut) = (graph.width(term), graph.width(low));
    let (above, below) = (graph.extract(other, width - 1, cut), graph.extract(other, cut - 1, 0));
    let high = graph.term(Operator::BvAnd, &[high, above]);
    let low = graph.term(Operator::BvAnd, &[low, below]);
    Some(graph.term(Operator::Concat, &[high, low]))
}
