//! Rules that move a choice below an operator that both branches have with a common operand, and a slice
//! below operators that are close to variables.

use super::super::pattern::{binary, choice, operands, orders, partner, unary};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// How many operators a slice is pushed through.
const DEPTH: u32 = 4;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new(
        "ite-bvadd-shared",
        Operator::Ite,
        2,
        "(= (ite p (bvadd a b) (bvadd a c)) (bvadd a (ite p b c)))",
        |graph, term| shared(graph, term, Operator::BvAdd),
    ),
    Rule::new(
        "ite-bvmul-shared",
        Operator::Ite,
        2,
        "(= (ite p (bvmul a b) (bvmul a c)) (bvmul a (ite p b c)))",
        |graph, term| shared(graph, term, Operator::BvMul),
    ),
    Rule::new(
        "ite-bvand-shared",
        Operator::Ite,
        2,
        "(= (ite p (bvand a b) (bvand a c)) (bvand a (ite p b c)))",
        |graph, term| shared(graph, term, Operator::BvAnd),
    ),
    Rule::new(
        "ite-bvxor-shared",
        Operator::Ite,
        2,
        "(= (ite p (bvxor a b) (bvxor a c)) (bvxor a (ite p b c)))",
        |graph, term| shared(graph, term, Operator::BvXor),
    ),
    Rule::new(
        "ite-bvudiv-shared-dividend",
        Operator::Ite,
        2,
        "(= (ite p (bvudiv a b) (bvudiv a c)) (bvudiv a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvUdiv, 0),
    ),
    Rule::new(
        "ite-bvudiv-shared-divisor",
        Operator::Ite,
        2,
        "(= (ite p (bvudiv b a) (bvudiv c a)) (bvudiv (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvUdiv, 1),
    ),
    Rule::new(
        "ite-bvurem-shared-dividend",
        Operator::Ite,
        2,
        "(= (ite p (bvurem a b) (bvurem a c)) (bvurem a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvUrem, 0),
    ),
    Rule::new(
        "ite-bvurem-shared-divisor",
        Operator::Ite,
        2,
        "(= (ite p (bvurem b a) (bvurem c a)) (bvurem (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvUrem, 1),
    ),
    Rule::new(
        "ite-bvshl-shared-vector",
        Operator::Ite,
        2,
        "(= (ite p (bvshl a b) (bvshl a c)) (bvshl a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvShl, 0),
    ),
    Rule::new(
        "ite-bvshl-shared-distance",
        Operator::Ite,
        2,
        "(= (ite p (bvshl b a) (bvshl c a)) (bvshl (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvShl, 1),
    ),
    Rule::new(
        "ite-bvlshr-shared-vector",
        Operator::Ite,
        2,
        "(= (ite p (bvlshr a b) (bvlshr a c)) (bvlshr a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvLshr, 0),
    ),
    Rule::new(
        "ite-bvlshr-shared-distance",
        Operator::Ite,
        2,
        "(= (ite p (bvlshr b a) (bvlshr c a)) (bvlshr (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvLshr, 1),
    ),
    Rule::new(
        "ite-bvashr-shared-vector",
        Operator::Ite,
        2,
        "(= (ite p (bvashr a b) (bvashr a c)) (bvashr a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvAshr, 0),
    ),
    Rule::new(
        "ite-bvashr-shared-distance",
        Operator::Ite,
        2,
        "(= (ite p (bvashr b a) (bvashr c a)) (bvashr (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvAshr, 1),
    ),
    Rule::new(
        "ite-equal-shared",
        Operator::Ite,
        2,
        "(= (ite p (= a b) (= a c)) (= a (ite p b c)))",
        |graph, term| match is_order(graph, term, Operator::Equal) {
            true => shared(graph, term, Operator::Equal),
            false => None,
        },
    ),
    Rule::new(
        "ite-bvult-shared-left",
        Operator::Ite,
        2,
        "(= (ite p (bvult a b) (bvult a c)) (bvult a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvUlt, 0),
    ),
    Rule::new(
        "ite-bvult-shared-right",
        Operator::Ite,
        2,
        "(= (ite p (bvult b a) (bvult c a)) (bvult (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvUlt, 1),
    ),
    Rule::new(
        "ite-bvslt-shared-left",
        Operator::Ite,
        2,
        "(= (ite p (bvslt a b) (bvslt a c)) (bvslt a (ite p b c)))",
        |graph, term| shared_at(graph, term, Operator::BvSlt, 0),
    ),
    Rule::new(
        "ite-bvslt-shared-right",
        Operator::Ite,
        2,
        "(= (ite p (bvslt b a) (bvslt c a)) (bvslt (ite p b c) a))",
        |graph, term| shared_at(graph, term, Operator::BvSlt, 1),
    ),
    Rule::new(
        "ite-sign-extend-both",
        Operator::Ite,
        2,
        "(= (ite p ((_ sign_extend k) a) ((_ sign_extend k) b)) ((_ sign_extend k) (ite p a b)))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let then = unary(graph, then, Operator::SignExtend)?;
            let other = unary(graph, other, Operator::SignExtend)?;
            (graph.sort(then) == graph.sort(other)).then(|| {
                let narrow = graph.ite(condition, then, other);
                let added = graph.width(term) - graph.width(narrow);
                graph.sign_extend(narrow, added)
            })
        },
    ),
    Rule::new("ite-equal-then", Operator::Ite, 2, "(= (ite (= a b) a b) b)", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        binary(graph, condition, Operator::Equal)?;
        (partner(graph, condition, Operator::Equal, then) == Some(other)).then_some(other)
    }),
    Rule::new(
        "ite-bvadd-operand",
        Operator::Ite,
        2,
        "(= (ite p (bvadd a b) a) (bvadd a (ite p b (_ bv0 w))))",
        |graph, term| operand(graph, term, Operator::BvAdd, false),
    ),
    Rule::new(
        "ite-bvxor-operand",
        Operator::Ite,
        2,
        "(= (ite p (bvxor a b) a) (bvxor a (ite p b (_ bv0 w))))",
        |graph, term| operand(graph, term, Operator::BvXor, false),
    ),
    Rule::new(
        "ite-bvand-operand",
        Operator::Ite,
        2,
        "(= (ite p (bvand a b) a) (bvand a (ite p b (bvnot (_ bv0 w)))))",
        |graph, term| operand(graph, term, Operator::BvAnd, true),
    ),
    Rule::new(
        "equal-minimum",
        Operator::Equal,
        2,
        "(= (= (ite (bvult a b) a b) (ite (bvult b a) b a)) true)",
        |graph, term| equal_extremum(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "equal-signed-minimum",
        Operator::Equal,
        2,
        "(= (= (ite (bvslt a b) b a) (ite (bvslt b a) a b)) true)",
        |graph, term| equal_extremum(graph, term, Operator::BvSlt),
    ),
    Rule::new(
        "extract-bvadd",
        Operator::Extract,
        2,
        "(= ((_ extract i 0) (bvadd a b)) (bvadd ((_ extract i 0) a) ((_ extract i 0) b)))",
        |graph, term| push(graph, term, Operator::BvAdd, true),
    ),
    Rule::new(
        "extract-bvneg",
        Operator::Extract,
        2,
        "(= ((_ extract i 0) (bvneg a)) (bvneg ((_ extract i 0) a)))",
        |graph, term| push(graph, term, Operator::BvNeg, true),
    ),
    Rule::new(
        "extract-bvmul",
        Operator::Extract,
        2,
        "(= ((_ extract i 0) (bvmul a b)) (bvmul ((_ extract i 0) a) ((_ extract i 0) b)))",
        |graph, term| push(graph, term, Operator::BvMul, true),
    ),
    Rule::new(
        "extract-bvand",
        Operator::Extract,
        2,
        "(= ((_ extract i j) (bvand a b)) (bvand ((_ extract i j) a) ((_ extract i j) b)))",
        |graph, term| push(graph, term, Operator::BvAnd, false),
    ),
    Rule::new(
        "extract-bvxor",
        Operator::Extract,
        2,
        "(= ((_ extract i j) (bvxor a b)) (bvxor ((_ extract i j) a) ((_ extract i j) b)))",
        |graph, term| push(graph, term, Operator::BvXor, false),
    ),
    Rule::new(
        "extract-ite",
        Operator::Extract,
        2,
        "(= ((_ extract i j) (ite p a b)) (ite p ((_ extract i j) a) ((_ extract i j) b)))",
        |graph, term| push(graph, term, Operator::Ite, false),
    ),
];

/// Whether the branches of a choice compare vectors of one sort.
fn is_order(graph: &Graph, term: Term, operator: Operator) -> bool {
    let compared = |branch: Term| {
        binary(graph, branch, operator)
            .map(|[left, _]| graph.sort(left))
            .filter(|_| graph.is_bitvec(graph.child(branch, 0)))
    };
    choice(graph, term)
        .is_some_and(|[_, then, other]| compared(then).is_some() && compared(then) == compared(other))
}

/// Moves a choice below a commutative operator that both branches have with a common operand.
fn shared(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [condition, then, other] = choice(graph, term)?;
    binary(graph, then, operator)?;
    let (common, first, second) = orders(graph, then)
        .into_iter()
        .find_map(|[common, first]| Some((common, first, partner(graph, other, operator, common)?)))?;
    let rest = graph.ite(condition, first, second);
    Some(graph.term(operator, &[common, rest]))
}

/// Moves a choice below an operator that both branches have with a common operand at this position.
fn shared_at(graph: &mut Graph, term: Term, operator: Operator, position: usize) -> Option<Term> {
    let [condition, then, other] = choice(graph, term)?;
    let (then, other) = (binary(graph, then, operator)?, binary(graph, other, operator)?);
    (then[position] == other[position]).then(|| {
        let rest = graph.ite(condition, then[1 - position], other[1 - position]);
        let mut operands = then;
        operands[1 - position] = rest;
        graph.term(operator, &operands)
    })
}

/// A choice between an operation and one of its operands is the operation with its other operand or the
/// neutral element, which is all ones or zero.
fn operand(graph: &mut Graph, term: Term, operator: Operator, ones: bool) -> Option<Term> {
    let [condition, then, other] = choice(graph, term)?;
    let neutral = BitVec::zero(if graph.is_bitvec(term) { graph.width(term) } else { return None });
    let neutral = graph.constant(&if ones { neutral.not() } else { neutral });
    let (common, rest) = match (partner(graph, then, operator, other), partner(graph, other, operator, then))
    {
        (Some(first), _) => (other, graph.ite(condition, first, neutral)),
        (_, Some(second)) => (then, graph.ite(condition, neutral, second)),
        _ => return None,
    };
    Some(graph.term(operator, &[common, rest]))
}

/// Two minima or two maxima of the same operands, compared in different orders, are equal.
fn equal_extremum(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [left, right] = operands(graph, term);
    let (left, right) = (choice(graph, left)?, choice(graph, right)?);
    let [first, second] = binary(graph, left[0], operator)?;
    let swapped = binary(graph, right[0], operator)? == [second, first];
    let minima = left[1..] == [first, second] && right[1..] == [second, first];
    let maxima = left[1..] == [second, first] && right[1..] == [first, second];
    (swapped && (minima || maxima)).then(|| graph.truth(true))
}

/// Pushes a slice through an operator, if it meets variables within a few levels; through arithmetic only
/// from the low end. The gates of the narrower operator are among those of the wider one.
fn push(graph: &mut Graph, term: Term, operator: Operator, low_only: bool) -> Option<Term> {
    let vector = graph.child(term, 0);
    let (low, width) = (graph.low(term), graph.width(term));
    if graph.operator(vector) != operator || (low_only && low > 0) || !takes_slices(graph, vector, DEPTH) {
        return None;
    }
    let slice = |graph: &mut Graph, child: Term| match graph.is_bool(child) {
        true => child,
        false => graph.extract(child, low + width - 1, low),
    };
    let children = graph.children(vector).to_vec();
    let children: Vec<Term> = children.into_iter().map(|child| slice(graph, child)).collect();
    Some(graph.term(operator, &children))
}

/// Whether slices of a vector need no new operators but narrower ones of those within `depth` levels above
/// variables. Deeper terms are not visited for each slice again, so a chain stays one.
fn takes_slices(graph: &Graph, vector: Term, depth: u32) -> bool {
    match graph.operator(vector) {
        Operator::Variable | Operator::Constant | Operator::Select | Operator::Apply => true,
        Operator::Extract | Operator::SignExtend | Operator::BvNot => {
            depth > 0 && takes_slices(graph, graph.child(vector, 0), depth - 1)
        }
        Operator::Concat
        | Operator::BvAdd
        | Operator::BvNeg
        | Operator::BvMul
        | Operator::BvAnd
        | Operator::BvXor
        | Operator::Ite => {
            let takes = |&child: &Term| graph.is_bool(child) || takes_slices(graph, child, depth - 1);
            depth > 0 && graph.children(vector).iter().all(takes)
        }
        _ => false,
    }
}
