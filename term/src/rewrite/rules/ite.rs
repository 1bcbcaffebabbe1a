//! Rewrite rules for if-then-else.

use super::super::pattern::{choice, complementary, is_ones, is_zero, operands, tested_bit, unary};
use super::super::rule::Rule;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("ite-true", Operator::Ite, 1, "(= (ite true a b) a)", |graph, term| {
        ite_constant(graph, term, true)
    }),
    Rule::new("ite-false", Operator::Ite, 1, "(= (ite false a b) b)", |graph, term| {
        ite_constant(graph, term, false)
    }),
    Rule::new("ite-equal-branches", Operator::Ite, 1, "(= (ite p a a) a)", |graph, term| {
        let [_, then, other] = choice(graph, term)?;
        (then == other).then_some(then)
    }),
    Rule::new("ite-not", Operator::Ite, 1, "(= (ite (not p) a b) (ite p b a))", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        let positive = unary(graph, condition, Operator::Not)?;
        Some(graph.ite(positive, other, then))
    }),
    Rule::new("ite-then-true", Operator::Ite, 1, "(= (ite p true q) (or p q))", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        let holds = graph.truth_of(then) == Some(true) || condition == then;
        holds.then(|| graph.or(&[condition, other]))
    }),
    Rule::new("ite-then-false", Operator::Ite, 1, "(= (ite p false q) (and (not p) q))", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        let fails = graph.truth_of(then) == Some(false) || complementary(graph, condition, then);
        fails.then(|| {
            let negated = graph.not(condition);
            graph.and(&[negated, other])
        })
    }),
    Rule::new("ite-else-true", Operator::Ite, 1, "(= (ite p q true) (or (not p) q))", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        let holds = graph.truth_of(other) == Some(true) || complementary(graph, condition, other);
        holds.then(|| graph.implies(condition, then))
    }),
    Rule::new("ite-else-false", Operator::Ite, 1, "(= (ite p q false) (and p q))", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        let fails = graph.truth_of(other) == Some(false) || condition == other;
        fails.then(|| graph.and(&[condition, then]))
    }),
    Rule::new("ite-complement", Operator::Ite, 1, "(= (ite p q (not q)) (= p q))", |graph, term| {
        let [condition, then, other] = choice(graph, term)?;
        let complement = graph.is_bool(then) && complementary(graph, then, other);
        complement.then(|| graph.equal(condition, then))
    }),
    Rule::new(
        "ite-not-both",
        Operator::Ite,
        1,
        "(= (ite p (not q) (not r)) (not (ite p q r)))",
        |graph, term| ite_unary(graph, term, Operator::Not),
    ),
    Rule::new(
        "ite-bvnot-both",
        Operator::Ite,
        1,
        "(= (ite p (bvnot a) (bvnot b)) (bvnot (ite p a b)))",
        |graph, term| ite_unary(graph, term, Operator::BvNot),
    ),
    Rule::new(
        "ite-bvneg-both",
        Operator::Ite,
        2,
        "(= (ite p (bvneg a) (bvneg b)) (bvneg (ite p a b)))",
        |graph, term| ite_unary(graph, term, Operator::BvNeg),
    ),
    Rule::new("ite-bit", Operator::Ite, 1, "(= (ite (= a #b1) #b1 #b0) a)", |graph, term| {
        let vector = choice_of_bit(graph, term)?;
        let [_, then, other] = choice(graph, term)?;
        (is_ones(graph, then) && is_zero(graph, other)).then_some(vector)
    }),
    Rule::new("ite-bit-negated", Operator::Ite, 1, "(= (ite (= a #b1) #b0 #b1) (bvnot a))", |graph, term| {
        let vector = choice_of_bit(graph, term)?;
        let [_, then, other] = choice(graph, term)?;
        (is_zero(graph, then) && is_ones(graph, other)).then(|| graph.bvnot(vector))
    }),
    Rule::new(
        "ite-then-same-condition",
        Operator::Ite,
        2,
        "(= (ite p (ite p a b) c) (ite p a c))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, first, _] = choice(graph, then)?;
            (inner == condition).then(|| graph.ite(condition, first, other))
        },
    ),
    Rule::new(
        "ite-else-same-condition",
        Operator::Ite,
        2,
        "(= (ite p a (ite p b c)) (ite p a c))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, _, last] = choice(graph, other)?;
            (inner == condition).then(|| graph.ite(condition, then, last))
        },
    ),
    Rule::new(
        "ite-then-merge-else",
        Operator::Ite,
        2,
        "(= (ite p (ite q a b) b) (ite (and p q) a b))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, first, last] = choice(graph, then)?;
            (last == other).then(|| {
                let both = graph.and(&[condition, inner]);
                graph.ite(both, first, other)
            })
        },
    ),
    Rule::new(
        "ite-then-merge-then",
        Operator::Ite,
        2,
        "(= (ite p (ite q b a) b) (ite (and p (not q)) a b))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, first, last] = choice(graph, then)?;
            (first == other).then(|| {
                let inner = graph.not(inner);
                let both = graph.and(&[condition, inner]);
                graph.ite(both, last, other)
            })
        },
    ),
    Rule::new(
        "ite-else-merge-then",
        Operator::Ite,
        2,
        "(= (ite p a (ite q a b)) (ite (or p q) a b))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, first, last] = choice(graph, other)?;
            (first == then).then(|| {
                let either = graph.or(&[condition, inner]);
                graph.ite(either, then, last)
            })
        },
    ),
    Rule::new(
        "ite-else-merge-else",
        Operator::Ite,
        2,
        "(= (ite p a (ite q b a)) (ite (or p (not q)) a b))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, first, last] = choice(graph, other)?;
            (last == then).then(|| {
                let inner = graph.not(inner);
                let either = graph.or(&[condition, inner]);
                graph.ite(either, then, first)
            })
        },
    ),
    Rule::new(
        "ite-concat-high",
        Operator::Ite,
        2,
        "(= (ite p (concat a b) (concat a c)) (concat a (ite p b c)))",
        |graph, term| {
            let (condition, [high, low], [other_high, other_low]) = concats(graph, term)?;
            (high == other_high && graph.sort(low) == graph.sort(other_low)).then(|| {
                let low = graph.ite(condition, low, other_low);
                graph.term(Operator::Concat, &[high, low])
            })
        },
    ),
    Rule::new(
        "ite-concat-low",
        Operator::Ite,
        2,
        "(= (ite p (concat a c) (concat b c)) (concat (ite p a b) c))",
        |graph, term| {
            let (condition, [high, low], [other_high, other_low]) = concats(graph, term)?;
            (low == other_low && graph.sort(high) == graph.sort(other_high)).then(|| {
                let high = graph.ite(condition, high, other_high);
                graph.term(Operator::Concat, &[high, low])
            })
        },
    ),
    Rule::new(
        "ite-then-bvneg-same-condition",
        Operator::Ite,
        2,
        "(= (ite p (bvneg (ite p a b)) c) (ite p (bvneg a) c))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, first, _] = choice(graph, unary(graph, then, Operator::BvNeg)?)?;
            (inner == condition).then(|| {
                let negated = graph.bvneg(first);
                graph.ite(condition, negated, other)
            })
        },
    ),
    Rule::new(
        "ite-else-bvneg-same-condition",
        Operator::Ite,
        2,
        "(= (ite p c (bvneg (ite p a b))) (ite p c (bvneg b)))",
        |graph, term| {
            let [condition, then, other] = choice(graph, term)?;
            let [inner, _, last] = choice(graph, unary(graph, other, Operator::BvNeg)?)?;
            (inner == condition).then(|| {
                let negated = graph.bvneg(last);
                graph.ite(condition, then, negated)
            })
        },
    ),
];

fn ite_constant(graph: &Graph, term: Term, value: bool) -> Option<Term> {
    let [condition, then, other] = choice(graph, term)?;
    (graph.truth_of(condition) == Some(value)).then_some(if value { then } else { other })
}

/// Moves an operator of one operand, which both branches have at the top, out of the if-then-else.
fn ite_unary(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let [condition, then, other] = choice(graph, term)?;
    let (then, other) = (unary(graph, then, operator)?, unary(graph, other, operator)?);
    let inner = graph.ite(condition, then, other);
    Some(graph.term(operator, &[inner]))
}

/// The one-bit vector that the condition tests, where the branches are one bit wide, too.
fn choice_of_bit(graph: &Graph, term: Term) -> Option<Term> {
    let [condition, then, _] = choice(graph, term)?;
    tested_bit(graph, condition).filter(|&vector| graph.sort(vector) == graph.sort(then))
}

/// The condition and the operands of the concatenations in both branches.
fn concats(graph: &Graph, term: Term) -> Option<(Term, [Term; 2], [Term; 2])> {
    let [condition, then, other] = choice(graph, term)?;
    let concat = |branch| (graph.operator(branch) == Operator::Concat).then(|| operands(graph, branch));
    Some((condition, concat(then)?, concat(other)?))
}
