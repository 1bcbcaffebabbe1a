//! Rules for concatenation, extract and sign extension. A zero extension is a concatenation with zeros.

use super::super::bounds::{Range, known_sign};
use super::super::fold::{fold, lift_constants};
use super::super::pattern::{binary, choice, nested_constant, operands, unary, value};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// How many nested concatenations a slice is moved into at once: each time makes a term, and where all bits
/// of a vector of many parts are used, each of them is moved into all before it.
const NESTED: u32 = 64;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("concat-constants", Operator::Concat, 1, "(= (concat x u) (concat x u))", fold),
    Rule::new(
        "concat-merge",
        Operator::Concat,
        1,
        "(= (concat ((_ extract w-1 i) a) ((_ extract i-1 j) a)) ((_ extract w-1 j) a))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            merge(graph, high, low)
        },
    ),
    Rule::new(
        "concat-merge-right",
        Operator::Concat,
        1,
        "(= (concat x (concat u a)) (concat (concat x u) a))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            let [middle, low] = binary(graph, low, Operator::Concat)?;
            let high = merge(graph, high, middle)?;
            Some(graph.term(Operator::Concat, &[high, low]))
        },
    ),
    Rule::new(
        "concat-merge-left",
        Operator::Concat,
        1,
        "(= (concat (concat a x) u) (concat a (concat x u)))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            let [high, middle] = binary(graph, high, Operator::Concat)?;
            let low = merge(graph, middle, low)?;
            Some(graph.term(Operator::Concat, &[high, low]))
        },
    ),
    Rule::new(
        "concat-merge-middle",
        Operator::Concat,
        1,
        "(= (concat (concat a x) (concat u b)) (concat a (concat (concat x u) b)))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let [high, left] = binary(graph, left, Operator::Concat)?;
            let [right, low] = binary(graph, right, Operator::Concat)?;
            let middle = merge(graph, left, right)?;
            let low = graph.term(Operator::Concat, &[middle, low]);
            Some(graph.term(Operator::Concat, &[high, low]))
        },
    ),
    Rule::new(
        "concat-sign",
        Operator::Concat,
        2,
        "(= (concat ((_ extract w-1 w-1) a) a) ((_ sign_extend 1) a))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            let vector = unary(graph, high, Operator::Extract)?;
            let is_sign = vector == low && graph.width(high) == 1 && graph.low(high) + 1 == graph.width(low);
            is_sign.then(|| graph.sign_extend(low, 1))
        },
    ),
    Rule::new(
        "concat-bvnot-both",
        Operator::Concat,
        1,
        "(= (concat (bvnot a) (bvnot f)) (bvnot (concat a f)))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            let (high, low) = (unary(graph, high, Operator::BvNot)?, unary(graph, low, Operator::BvNot)?);
            let joined = graph.term(Operator::Concat, &[high, low]);
            Some(graph.bvnot(joined))
        },
    ),
    Rule::new(
        "concat-ite-both",
        Operator::Concat,
        2,
        "(= (concat (ite p a b) (ite p f g)) (ite p (concat a f) (concat b g)))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            let (high, low) = (choice(graph, high)?, choice(graph, low)?);
            (high[0] == low[0]).then(|| {
                let then = graph.term(Operator::Concat, &[high[1], low[1]]);
                let other = graph.term(Operator::Concat, &[high[2], low[2]]);
                graph.ite(high[0], then, other)
            })
        },
    ),
    Rule::new(
        "concat-ite-constants",
        Operator::Concat,
        1,
        "(= (concat (ite p x y) u) (ite p (concat x u) (concat y u)))",
        lift_constants,
    ),
    Rule::new("extract-constant", Operator::Extract, 1, "(= ((_ extract i j) x) ((_ extract i j) x))", fold),
    Rule::new("extract-whole", Operator::Extract, 1, "(= ((_ extract w-1 0) a) a)", |graph, term| {
        let vector = graph.child(term, 0);
        (graph.width(vector) == graph.width(term)).then_some(vector)
    }),
    Rule::new(
        "extract-extract",
        Operator::Extract,
        1,
        "(= ((_ extract i j) ((_ extract w-1 k) a)) ((_ extract i+k j+k) a))",
        |graph, term| {
            let inner = graph.child(term, 0);
            let vector = unary(graph, inner, Operator::Extract)?;
            let low = graph.low(term) + graph.low(inner);
            Some(graph.extract(vector, low + graph.width(term) - 1, low))
        },
    ),
    Rule::new(
        "extract-concat-high",
        Operator::Extract,
        1,
        "(= ((_ extract i+k j+k) (concat a f)) ((_ extract i j) a))",
        |graph, term| {
            let ([high, low], from, to) = of_concat(graph, term)?;
            let cut = graph.width(low);
            (from >= cut).then(|| slice_within(graph, high, to - cut, from - cut))
        },
    ),
    Rule::new(
        "extract-concat-low",
        Operator::Extract,
        1,
        "(= ((_ extract k-1 j) (concat a f)) ((_ extract k-1 j) f))",
        |graph, term| {
            let ([_, low], from, to) = of_concat(graph, term)?;
            (to < graph.width(low)).then(|| slice_within(graph, low, to, from))
        },
    ),
    Rule::new(
        "extract-concat-across",
        Operator::Extract,
        1,
        "(= ((_ extract i+k k-1) (concat a f)) (concat ((_ extract i 0) a) ((_ extract k-1 k-1) f)))",
        |graph, term| {
            let ([high, low], from, to) = of_concat(graph, term)?;
            let cut = graph.width(low);
            (from < cut && to >= cut).then(|| {
                let (high, low) = (graph.extract(high, to - cut, 0), graph.extract(low, cut - 1, from));
                graph.term(Operator::Concat, &[high, low])
            })
        },
    ),
    Rule::new(
        "extract-sign-extend-low",
        Operator::Extract,
        1,
        "(= ((_ extract i j) ((_ sign_extend k) a)) ((_ extract i j) a))",
        |graph, term| {
            let (vector, from, to) = of_sign_extend(graph, term)?;
            (to < graph.width(vector)).then(|| graph.extract(vector, to, from))
        },
    ),
    Rule::new(
        "extract-sign-extend-across",
        Operator::Extract,
        1,
        "(= ((_ extract w j) ((_ sign_extend k) a)) ((_ sign_extend 1) ((_ extract w-1 j) a)))",
        |graph, term| {
            let (vector, from, to) = of_sign_extend(graph, term)?;
            let top = graph.width(vector) - 1;
            (to > top).then(|| {
                let from = from.min(top);
                let kept = graph.extract(vector, top, from);
                graph.sign_extend(kept, graph.width(term) - (top - from + 1))
            })
        },
    ),
    Rule::new(
        "extract-bvnot",
        Operator::Extract,
        1,
        "(= ((_ extract i j) (bvnot a)) (bvnot ((_ extract i j) a)))",
        |graph, term| {
            let vector = unary(graph, graph.child(term, 0), Operator::BvNot)?;
            let slice = slice_of(graph, term, vector);
            Some(graph.bvnot(slice))
        },
    ),
    Rule::new(
        "extract-bvand-zero",
        Operator::Extract,
        1,
        "(=> (= ((_ extract i j) x) (_ bv0 i-j+1)) (= ((_ extract i j) (bvand a x)) (_ bv0 i-j+1)))",
        |graph, term| {
            let (_, mask) = of_mask(graph, term, Operator::BvAnd)?;
            mask.is_zero().then(|| graph.constant(&mask))
        },
    ),
    Rule::new(
        "extract-bvand-ones",
        Operator::Extract,
        1,
        "(=> (= ((_ extract i j) (bvnot x)) (_ bv0 i-j+1)) \
         (= ((_ extract i j) (bvand a x)) ((_ extract i j) a)))",
        |graph, term| {
            let (vector, mask) = of_mask(graph, term, Operator::BvAnd)?;
            mask.is_ones().then(|| slice_of(graph, term, vector))
        },
    ),
    Rule::new(
        "extract-bvxor-zero",
        Operator::Extract,
        1,
        "(=> (= ((_ extract i j) x) (_ bv0 i-j+1)) (= ((_ extract i j) (bvxor a x)) ((_ extract i j) a)))",
        |graph, term| {
            let (vector, mask) = of_mask(graph, term, Operator::BvXor)?;
            mask.is_zero().then(|| slice_of(graph, term, vector))
        },
    ),
    Rule::new(
        "extract-bvxor-ones",
        Operator::Extract,
        1,
        "(=> (= ((_ extract i j) (bvnot x)) (_ bv0 i-j+1)) \
         (= ((_ extract i j) (bvxor a x)) (bvnot ((_ extract i j) a))))",
        |graph, term| {
            let (vector, mask) = of_mask(graph, term, Operator::BvXor)?;
            mask.is_ones().then(|| {
                let slice = slice_of(graph, term, vector);
                graph.bvnot(slice)
            })
        },
    ),
    Rule::new(
        "extract-ite-constants",
        Operator::Extract,
        1,
        "(= ((_ extract i j) (ite p x y)) (ite p ((_ extract i j) x) ((_ extract i j) y)))",
        lift_constants,
    ),
    Rule::new(
        "sign-extend-constant",
        Operator::SignExtend,
        1,
        "(= ((_ sign_extend k) x) ((_ sign_extend k) x))",
        fold,
    ),
    Rule::new(
        "sign-extend-nested",
        Operator::SignExtend,
        1,
        "(= ((_ sign_extend k) ((_ sign_extend i) a)) ((_ sign_extend i+k) a))",
        |graph, term| {
            let inner = unary(graph, graph.child(term, 0), Operator::SignExtend)?;
            Some(extended_like(graph, term, inner))
        },
    ),
    Rule::new(
        "sign-extend-bvnot",
        Operator::SignExtend,
        1,
        "(= ((_ sign_extend k) (bvnot a)) (bvnot ((_ sign_extend k) a)))",
        |graph, term| {
            let inner = unary(graph, graph.child(term, 0), Operator::BvNot)?;
            let extended = extended_like(graph, term, inner);
            Some(graph.bvnot(extended))
        },
    ),
    Rule::new(
        "sign-extend-concat-constant",
        Operator::SignExtend,
        1,
        "(= ((_ sign_extend k) (concat x a)) (concat ((_ sign_extend k) x) a))",
        |graph, term| {
            let [high, low] = binary(graph, graph.child(term, 0), Operator::Concat)?;
            let sign = value(graph, high)?;
            let added = graph.width(term) - graph.width(graph.child(term, 0));
            let high = graph.constant(&sign.sign_extend(added));
            Some(graph.term(Operator::Concat, &[high, low]))
        },
    ),
    Rule::new(
        "sign-extend-ite-constants",
        Operator::SignExtend,
        1,
        "(= ((_ sign_extend k) (ite p x y)) (ite p ((_ sign_extend k) x) ((_ sign_extend k) y)))",
        lift_constants,
    ),
    Rule::new(
        "concat-sign-extended",
        Operator::Concat,
        2,
        "(= (concat ((_ extract w-1 w-1) a) ((_ sign_extend k) a)) ((_ sign_extend k+1) a))",
        |graph, term| {
            let [high, low] = operands(graph, term);
            let (vector, extended) =
                (unary(graph, high, Operator::Extract)?, unary(graph, low, Operator::SignExtend)?);
            let is_sign =
                vector == extended && graph.width(high) == 1 && graph.low(high) + 1 == graph.width(vector);
            is_sign.then(|| extended_like(graph, term, vector))
        },
    ),
    Rule::new(
        "extract-range",
        Operator::Extract,
        2,
        "(= ((_ extract w w) (bvurem (concat #b0 a) m)) #b0)",
        |graph, term| {
            let vector = graph.child(term, 0);
            let (low, width) = (graph.low(term), graph.width(term));
            let range = Range::of(graph, vector).slice(low + width - 1, low);
            (range.low == range.high).then(|| graph.constant(&range.low))
        },
    ),
    Rule::new(
        "sign-extend-positive",
        Operator::SignExtend,
        2,
        "(= ((_ sign_extend k) (bvurem (concat #b0 a) m)) (concat (_ bv0 k) (bvurem (concat #b0 \
         a) m)))",
        |graph, term| {
            let inner = graph.child(term, 0);
            let added = graph.width(term) - graph.width(inner);
            (known_sign(graph, inner) == Some(false)).then(|| graph.zero_extend(inner, added))
        },
    ),
];

/// One term for the concatenation of two constants, or of adjacent slices of one vector.
fn merge(graph: &mut Graph, high: Term, low: Term) -> Option<Term> {
    if let (Some(high), Some(low)) = (graph.value(high), graph.value(low)) {
        return Some(graph.constant(&high.concat(&low)));
    }
    let vector = unary(graph, high, Operator::Extract)?;
    let adjacent = unary(graph, low, Operator::Extract)? == vector
        && graph.low(high) == graph.low(low) + graph.width(low);
    adjacent.then(|| {
        let to = graph.low(high) + graph.width(high) - 1;
        graph.extract(vector, to, graph.low(low))
    })
}

/// The slice of `vector` at the positions at which `term` is a slice.
fn slice_of(graph: &mut Graph, term: Term, vector: Term) -> Term {
    let low = graph.low(term);
    graph.extract(vector, low + graph.width(term) - 1, low)
}

/// The parts of a sliced concatenation, and the low and the high end of the slice.
fn of_concat(graph: &Graph, term: Term) -> Option<([Term; 2], u32, u32)> {
    let parts = binary(graph, graph.child(term, 0), Operator::Concat)?;
    let low = graph.low(term);
    Some((parts, low, low + graph.width(term) - 1))
}

/// A slice of a vector, of a part of it where nested concatenations have the slice in one part.
fn slice_within(graph: &mut Graph, mut vector: Term, mut to: u32, mut from: u32) -> Term {
    for _ in 0..NESTED {
        let Some([high, low]) = binary(graph, vector, Operator::Concat) else { break };
        let cut = graph.width(low);
        match (from >= cut, to < cut) {
            (true, _) => (vector, to, from) = (high, to - cut, from - cut),
            (_, true) => vector = low,
            _ => break,
        }
    }
    graph.extract(vector, to, from)
}

/// The operand of a sign extension that is sliced, and the low and the high end of the slice.
fn of_sign_extend(graph: &Graph, term: Term) -> Option<(Term, u32, u32)> {
    let vector = unary(graph, graph.child(term, 0), Operator::SignExtend)?;
    let low = graph.low(term);
    Some((vector, low, low + graph.width(term) - 1))
}

/// The vector in a sliced operation with a constant, and the slice of the constant.
fn of_mask(graph: &Graph, term: Term, operator: Operator) -> Option<(Term, BitVec)> {
    let (vector, mask) = nested_constant(graph, graph.child(term, 0), operator)?;
    let low = graph.low(term);
    Some((vector, mask.extract(low + graph.width(term) - 1, low)))
}

/// A vector sign-extended to the width of `term`.
fn extended_like(graph: &mut Graph, term: Term, vector: Term) -> Term {
    let count = graph.width(term) - graph.width(vector);
    graph.sign_extend(vector, count)
}
