//! Rules that take a term for a bitwise function, or for a sum of such functions, of few leaves: see
//! [`function`](super::super::function). The laws are examples; the functions cover the general case.

use super::super::function::{Function, Linear, is_transparent, smaller_function};
use super::super::pattern::operands;
use super::super::rule::Rule;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new(
        "and-of-two",
        Operator::And,
        2,
        "(= (and (not (and p q)) (not (and (not p) (not q)))) (not (= p q)))",
        smaller_function,
    ),
    Rule::new("ite-of-two", Operator::Ite, 2, "(= (ite p (and p q) (and q (not p))) q)", |graph, term| {
        if graph.is_bool(term) { smaller_function(graph, term) } else { None }
    }),
    Rule::new(
        "bvand-of-two",
        Operator::BvAnd,
        2,
        "(= (bvand (bvnot (bvand a b)) (bvnot (bvand (bvnot a) (bvnot b)))) (bvxor a b))",
        smaller_function,
    ),
    Rule::new(
        "bvxor-of-two",
        Operator::BvXor,
        2,
        "(= (bvxor a (bvand a b)) (bvand a (bvnot b)))",
        smaller_function,
    ),
    Rule::new(
        "equal-of-two",
        Operator::Equal,
        2,
        "(= (= p (and p q)) (not (and p (not q))))",
        |graph, term| if graph.is_bool(graph.child(term, 0)) { smaller_function(graph, term) } else { None },
    ),
    Rule::new(
        "equal-linear-same",
        Operator::Equal,
        2,
        "(= (= (bvadd (bvand a b) (bvnot (bvand (bvnot a) (bvnot b)))) (bvadd a b)) true)",
        |graph, term| {
            let constant = difference(graph, term)?.constant()?;
            constant.is_zero().then(|| graph.truth(true))
        },
    ),
    Rule::new(
        "equal-linear-different",
        Operator::Equal,
        2,
        "(=> (distinct x (_ bv0 w)) (= (= (bvadd (bvnot a) (bvnot b)) (bvadd (bvnot (bvadd a b)) \
         (bvsub x (_ bv1 w)))) false))",
        |graph, term| {
            let constant = difference(graph, term)?.constant()?;
            (!constant.is_zero()).then(|| graph.truth(false))
        },
    ),
    Rule::new(
        "equal-linear-odd",
        Operator::Equal,
        2,
        "(= (= (bvadd a b) (bvnot (bvxor a b))) false)",
        |graph, term| difference(graph, term)?.is_odd().then(|| graph.truth(false)),
    ),
    Rule::new(
        "equal-linear-function",
        Operator::Equal,
        2,
        "(= (= (bvadd a b) (bvnot (bvand (bvnot a) (bvnot b)))) (= (bvand a b) (_ bv0 w)))",
        equal_function,
    ),
    Rule::new(
        "bvadd-function",
        Operator::BvAdd,
        2,
        "(= (bvadd a (bvneg (bvand a b))) (bvand a (bvnot b)))",
        |graph, term| {
            let (linear, function) = function(graph, term, 1)?;
            (linear.cone.sums > 0).then(|| function.build(graph, term))
        },
    ),
    Rule::new(
        "bvadd-negated-function",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvand a b) (bvneg (bvnot (bvand (bvnot a) (bvnot b))))) (bvneg (bvxor a b)))",
        |graph, term| {
            let (linear, function) = function(graph, term, -1)?;
            (linear.cone.sums > 1).then(|| {
                let vector = function.build(graph, term);
                graph.bvneg(vector)
            })
        },
    ),
    Rule::new(
        "bvadd-of-two",
        Operator::BvAdd,
        2,
        "(= (bvadd (bvand a b) (bvnot (bvand (bvnot a) (bvnot b)))) (bvadd a b))",
        sum_of_two,
    ),
];

/// The difference of two sides, unless both are leaves.
fn difference(graph: &Graph, term: Term) -> Option<Linear> {
    let [left, right] = operands(graph, term);
    let seen = is_transparent(graph, left) || is_transparent(graph, right);
    (seen && graph.is_bitvec(left)).then(|| Linear::difference(graph, term)).flatten()
}

/// The linear sum of a term, and the function of two leaves of which it is the multiple by `times`.
fn function(graph: &Graph, term: Term, times: i128) -> Option<(Linear, Function)> {
    if !graph.children(term).iter().any(|&child| is_transparent(graph, child)) {
        return None;
    }
    let linear = Linear::of(graph, term)?;
    let function = Function::new(graph, &linear.cone, linear.table(times)?, term)?;
    Some((linear, function))
}

/// Two sides that differ by an odd multiple of a function are equal if and only if it is zero.
fn equal_function(graph: &mut Graph, term: Term) -> Option<Term> {
    let linear = difference(graph, term)?;
    let [left, right] = operands(graph, term);
    let function = Function::new(graph, &linear.cone, linear.odd_table()?, left)?;
    let against_constant = graph.is_constant(left) || graph.is_constant(right);
    let before = linear.cone.bitwise + linear.cone.sums;
    let smaller = before > function.operators() || (before > 0 && !against_constant);
    smaller.then(|| function.is_zero(graph, left))
}

/// A sum that is `a + b`, `a - b` or `b - a`, of fewer operators than it is written with.
fn sum_of_two(graph: &mut Graph, term: Term) -> Option<Term> {
    if !graph.children(term).iter().any(|&child| is_transparent(graph, child)) {
        return None;
    }
    let linear = Linear::of(graph, term)?;
    let leaves = linear.two_leaves(graph)?;
    let sums = 1 + leaves.iter().filter(|(_, negated)| *negated).count();
    let before = linear.cone.sums;
    if before < sums || (before == sums && linear.cone.bitwise == 0) {
        return None;
    }
    let sides = leaves.map(|(leaf, negated)| if negated { graph.bvneg(leaf) } else { leaf });
    Some(graph.term(Operator::BvAdd, &sides))
}
