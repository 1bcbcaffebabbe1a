//! Rules that use bounds of values, and orders between terms, which the operators show: see
//! [`bounds`](super::super::bounds).

use super::super::bounds::{Range, at_most, known_sign};
use super::super::pattern::{binary, operands, orders, value, zero_like};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The depth to which the bits that may be set are computed.
const BITS: u32 = 4;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new(
        "bvult-range-true",
        Operator::BvUlt,
        2,
        "(=> (and (distinct x (_ bv0 w)) (bvuge y x)) \
         (= (bvult (bvurem a x) y) true))",
        |graph, term| {
            let [left, right] = ranges(graph, term)?;
            left.is_below(&right).then(|| graph.truth(true))
        },
    ),
    Rule::new(
        "bvult-range-false",
        Operator::BvUlt,
        2,
        "(=> (and (distinct x (_ bv0 w)) (bvuge y x)) (= (bvult y (bvurem a x)) false))",
        |graph, term| {
            let [left, right] = ranges(graph, term)?;
            left.is_not_below(&right).then(|| graph.truth(false))
        },
    ),
    Rule::new(
        "bvult-at-most",
        Operator::BvUlt,
        2,
        "(= (bvult (bvnot (bvand (bvnot a) b)) a) false)",
        |graph, term| {
            let [left, right] = operands(graph, term);
            at_most(graph, right, left).then(|| graph.truth(false))
        },
    ),
    Rule::new(
        "bvslt-range-same",
        Operator::BvSlt,
        2,
        "(= (bvslt (bvlshr (concat #b0 a) m) (concat #b0 b)) \
         (bvult (bvlshr (concat #b0 a) m) (concat #b0 b)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let same = known_sign(graph, left)? == known_sign(graph, right)?;
            same.then(|| graph.term(Operator::BvUlt, &[left, right]))
        },
    ),
    Rule::new(
        "bvslt-range-different",
        Operator::BvSlt,
        2,
        "(= (bvslt (bvlshr (concat #b0 a) m) (concat #b1 b)) false)",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let negative = known_sign(graph, left)?;
            (negative != known_sign(graph, right)?).then(|| graph.truth(negative))
        },
    ),
    Rule::new(
        "equal-range",
        Operator::Equal,
        2,
        "(=> (and (distinct x (_ bv0 w)) (bvuge y x)) (= (= (bvurem a x) y) false))",
        |graph, term| {
            let [left, right] = ranges(graph, term)?;
            (left.is_below(&right) || right.is_below(&left)).then(|| graph.truth(false))
        },
    ),
    Rule::new(
        "bvudiv-range-zero",
        Operator::BvUdiv,
        2,
        "(=> (and (distinct x (_ bv0 w)) (bvuge y x)) \
         (= (bvudiv (bvurem a x) y) (_ bv0 w)))",
        |graph, term| {
            let [left, right] = ranges(graph, term)?;
            left.is_below(&right).then(|| zero_like(graph, term))
        },
    ),
    Rule::new(
        "bvurem-range-same",
        Operator::BvUrem,
        2,
        "(=> (and (distinct x (_ bv0 w)) (bvuge y x)) \
         (= (bvurem (bvurem a x) y) (bvurem a x)))",
        |graph, term| {
            let [left, right] = ranges(graph, term)?;
            left.is_below(&right).then(|| graph.child(term, 0))
        },
    ),
    Rule::new(
        "bvudiv-of-product",
        Operator::BvUdiv,
        2,
        "(=> (and (distinct t (_ bv0 w+k)) (bvult t (_ bv2^k w+k))) \
         (= (bvudiv (bvmul (concat (_ bv0 k) a) t) t) (concat (_ bv0 k) a)))",
        |graph, term| whole_product(graph, term),
    ),
    Rule::new(
        "bvurem-of-product",
        Operator::BvUrem,
        2,
        "(=> (and (distinct t (_ bv0 w+k)) (bvult t (_ bv2^k w+k))) \
         (= (bvurem (bvmul (concat (_ bv0 k) a) t) t) (_ bv0 w+k)))",
        |graph, term| whole_product(graph, term).map(|_| zero_like(graph, term)),
    ),
    Rule::new(
        "bvudiv-of-quotient",
        Operator::BvUdiv,
        2,
        "(=> (and (distinct x (_ bv0 w)) (distinct y (_ bv0 w)) (= (bvudiv (bvmul x y) y) x)) \
         (= (bvudiv (bvudiv a x) y) (bvudiv a (bvmul x y))))",
        |graph, term| {
            let (dividend, inner, outer) = nested_quotient(graph, term)?;
            let product = inner.mul(&outer);
            (product.udiv(&outer) == inner).then(|| {
                let divisor = graph.constant(&product);
                graph.term(Operator::BvUdiv, &[dividend, divisor])
            })
        },
    ),
    Rule::new(
        "bvadd-disjoint",
        Operator::BvAdd,
        2,
        "(= (bvadd (concat a (concat (_ bv0 k) b)) (concat (_ bv0 w) (concat f (_ bv0 w)))) \
         (bvxor (concat a (concat (_ bv0 k) b)) (concat (_ bv0 w) (concat f (_ bv0 w)))))",
        |graph, term| {
            let operands = operands(graph, term);
            let [left, right] = [possible(graph, operands[0], BITS), possible(graph, operands[1], BITS)];
            let disjoint = left.and(&right).is_zero() && !left.is_ones() && !right.is_ones();
            disjoint.then(|| graph.term(Operator::BvXor, &operands))
        },
    ),
];

/// The ranges of both operands, if anything is known of one.
fn ranges(graph: &Graph, term: Term) -> Option<[Range; 2]> {
    let [left, right] = operands(graph, term);
    if !graph.is_bitvec(left) {
        return None;
    }
    let ranges = [Range::of(graph, left), Range::of(graph, right)];
    ranges.iter().any(Range::is_known).then_some(ranges)
}

/// For a product that does not overflow and is divided by one of its factors, which is not zero: the other
/// one.
fn whole_product(graph: &Graph, term: Term) -> Option<Term> {
    let [product, divisor] = operands(graph, term);
    binary(graph, product, Operator::BvMul)?;
    let range = Range::of(graph, divisor);
    orders(graph, product).into_iter().find_map(|[other, factor]| {
        let whole = factor == divisor && !range.low.is_zero();
        (whole && Range::of(graph, other).products_fit(&range)).then_some(other)
    })
}

/// The dividend of a quotient that is divided again, and the two divisors, which are constants but zero.
fn nested_quotient(graph: &Graph, term: Term) -> Option<(Term, BitVec, BitVec)> {
    let [quotient, outer] = operands(graph, term);
    let [dividend, inner] = binary(graph, quotient, Operator::BvUdiv)?;
    let (inner, outer) = (value(graph, inner)?, value(graph, outer)?);
    let usable = inner.width() <= NARROW && !inner.is_zero() && !outer.is_zero();
    usable.then_some((dividend, inner, outer))
}

/// The bits that may be set in a vector, from a few levels of the term.
fn possible(graph: &Graph, vector: Term, depth: u32) -> BitVec {
    let ones = BitVec::ones(graph.width(vector));
    if depth == 0 {
        return ones;
    }
    let of = |position: usize| possible(graph, graph.child(vector, position), depth - 1);
    match graph.operator(vector) {
        Operator::Constant => graph.value(vector).unwrap_or(ones),
        Operator::Concat => of(0).concat(&of(1)),
        Operator::BvAnd => of(0).and(&of(1)),
        Operator::BvXor => of(0).or(&of(1)),
        Operator::Ite => of(1).or(&of(2)),
        _ => ones,
    }
}
