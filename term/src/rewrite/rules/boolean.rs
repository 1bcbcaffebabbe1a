//! Rules for Boolean negation and conjunction.

use super::super::pattern::{binary, choice, complementary, operands, unary};
use super::super::rule::Rule;
use super::units::{clause, propagate};
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// How many operands a conjunction may have after flattening: without a bound, chains take quadratic space.
const FLAT: usize = 8;

/// Up to how many operands rules compare all pairs.
const PAIRS: usize = 16;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("not-constant", Operator::Not, 1, "(= (not true) false)", |graph, term| {
        let truth = graph.truth_of(graph.child(term, 0))?;
        Some(graph.truth(!truth))
    }),
    Rule::new("not-not", Operator::Not, 1, "(= (not (not p)) p)", |graph, term| {
        unary(graph, graph.child(term, 0), Operator::Not)
    }),
    Rule::new("and-true", Operator::And, 1, "(= (and p true q) (and p q))", and_true),
    Rule::new("and-false", Operator::And, 1, "(= (and p false q) false)", |graph, term| {
        let any_false = graph.children(term).iter().any(|&child| graph.truth_of(child) == Some(false));
        any_false.then(|| graph.truth(false))
    }),
    Rule::new("and-duplicate", Operator::And, 1, "(= (and p q p) (and p q))", |graph, term| {
        let mut children = graph.children(term).to_vec();
        let before = children.len();
        children.dedup();
        (children.len() < before).then(|| graph.and(&children))
    }),
    Rule::new("and-contradiction", Operator::And, 1, "(= (and p q (not p)) false)", |graph, term| {
        let children = graph.children(term);
        let contradicted =
            |&child: &Term| unary(graph, child, Operator::Not).is_some_and(|inner| has(children, inner));
        children.iter().any(contradicted).then(|| graph.truth(false))
    }),
    Rule::new("and-flatten", Operator::And, 1, "(= (and p (and q r)) (and p q r))", and_flatten),
    Rule::new(
        "and-absorb-contradiction",
        Operator::And,
        2,
        "(= (and p (and (not p) q r (= a b) (= b c) (= c d) (= d e) (= a e))) false)",
        and_absorb_contradiction,
    ),
    Rule::new("and-subsume", Operator::And, 2, "(= (and p (not (and (not p) q))) p)", and_subsume),
    Rule::new(
        "and-strengthen",
        Operator::And,
        2,
        "(= (and p (not (and p q))) (and p (not q)))",
        and_strengthen,
    ),
    Rule::new(
        "and-resolution",
        Operator::And,
        2,
        "(= (and (not (and p q)) (not (and p (not q)))) (not p))",
        and_resolution,
    ),
    Rule::new(
        "and-two-values",
        Operator::And,
        2,
        "(=> (distinct x y) (= (and (= a x) p (= a y)) false))",
        and_two_values,
    ),
    Rule::new("and-equal-operand", Operator::And, 2, "(= (and p q (= p r)) (and p q r))", and_equal_operand),
    Rule::new(
        "and-ite-operand",
        Operator::And,
        2,
        "(= (and p (ite p (= a b) r)) (and p (= a b)))",
        and_ite_operand,
    ),
    Rule::new(
        "and-factor",
        Operator::And,
        2,
        "(= (and (not (and p q)) (not (and p r))) (not (and p (not (and (not q) (not r))))))",
        and_factor,
    ),
];

/// Whether a term is among the operands of a conjunction, which are sorted.
fn has(children: &[Term], term: Term) -> bool {
    children.binary_search(&term).is_ok()
}

fn and_true(graph: &mut Graph, term: Term) -> Option<Term> {
    let children = graph.children(term);
    let rest: Vec<Term> =
        children.iter().copied().filter(|&child| graph.truth_of(child) != Some(true)).collect();
    (rest.len() < children.len()).then(|| graph.and(&rest))
}

fn and_flatten(graph: &mut Graph, term: Term) -> Option<Term> {
    let children = graph.children(term);
    let inner = |&child: &Term| match graph.operator(child) {
        Operator::And => graph.children(child).len(),
        _ => 1,
    };
    let (flat, largest) = children.iter().fold((0, 1), |(sum, largest), child| {
        let count = inner(child);
        (sum + count, largest.max(count))
    });
    if largest == 1 || flat > FLAT {
        return None;
    }
    let mut all = Vec::with_capacity(flat);
    for &child in children {
        match graph.operator(child) {
            Operator::And => all.extend_from_slice(graph.children(child)),
            _ => all.push(child),
        }
    }
    Some(graph.and(&all))
}

fn and_absorb_contradiction(graph: &mut Graph, term: Term) -> Option<Term> {
    let children = graph.children(term);
    if children.len() > PAIRS {
        return None;
    }
    let contradicts = |&inner: &Term| {
        graph.operator(inner) == Operator::And
            && graph.children(inner).len() <= PAIRS
            && children.iter().any(|&child| match unary(graph, child, Operator::Not) {
                Some(positive) => has(graph.children(inner), positive),
                None => graph.children(inner).iter().any(|&part| complementary(graph, part, child)),
            })
    };
    children.iter().any(contradicts).then(|| graph.truth(false))
}

/// Drops a clause that another operand implies.
fn and_subsume(graph: &mut Graph, term: Term) -> Option<Term> {
    let children = graph.children(term);
    if children.len() > PAIRS {
        return None;
    }
    let excluded = |&part: &Term| children.iter().any(|&child| complementary(graph, part, child));
    let implied = |&child: &Term| {
        let parts = clause(graph, child).filter(|parts| parts.len() <= PAIRS);
        parts.is_some_and(|parts| parts.iter().any(excluded))
    };
    let kept: Vec<Term> = children.iter().copied().filter(|child| !implied(child)).collect();
    (kept.len() < children.len()).then(|| graph.and(&kept))
}

/// Drops the literals of clauses that are negations of other operands. A clause is a negated conjunction, so
/// these operands are among its conjuncts.
fn and_strengthen(graph: &mut Graph, term: Term) -> Option<Term> {
    let children = graph.children(term);
    let decided = |&child: &Term| clause(graph, child).is_some_and(|parts| meet(parts, children));
    if !children.iter().any(decided) {
        return None;
    }
    let children = children.to_vec();
    Some(propagate(graph, &children))
}

/// Whether two sorted lists of operands have a common member: the shorter one is looked up in the longer one.
fn meet(left: &[Term], right: &[Term]) -> bool {
    let (short, long) = if left.len() <= right.len() { (left, right) } else { (right, left) };
    short.iter().any(|&term| has(long, term))
}

fn and_resolution(graph: &mut Graph, term: Term) -> Option<Term> {
    let [left, right] = match graph.children(term) {
        &[left, right] => [left, right],
        _ => return None,
    };
    let (left, right) = (clause(graph, left)?, clause(graph, right)?);
    let (&[a, b], &[c, d]) = (left, right) else { return None };
    let pairs = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
    let (shared, ..) = pairs
        .into_iter()
        .find(|&(shared, pivot, other, opposed)| shared == other && complementary(graph, pivot, opposed))?;
    Some(graph.not(shared))
}

/// A term equal to two different constants.
fn and_two_values(graph: &mut Graph, term: Term) -> Option<Term> {
    let children = graph.children(term);
    if children.len() > PAIRS {
        return None;
    }
    let fixed = |&child: &Term| {
        let [left, right] = (graph.operator(child) == Operator::Equal).then(|| operands(graph, child))?;
        match (graph.is_constant(left), graph.is_constant(right)) {
            (true, false) => Some((right, left)),
            (false, true) => Some((left, right)),
            _ => None,
        }
    };
    let fixed: Vec<(Term, Term)> = children.iter().filter_map(fixed).collect();
    let clash = fixed.iter().enumerate().any(|(index, &(term, value))| {
        fixed[..index].iter().any(|&(other, known)| other == term && known != value)
    });
    clash.then(|| graph.truth(false))
}

/// The truth value that a conjunction gives to a term, because it or its negation is an operand.
fn given(graph: &Graph, children: &[Term], term: Term) -> Option<bool> {
    if has(children, term) {
        return Some(true);
    }
    if let Some(inner) = unary(graph, term, Operator::Not) {
        return has(children, inner).then_some(false);
    }
    let opposed = |&child: &Term| unary(graph, child, Operator::Not) == Some(term);
    (children.len() <= PAIRS && children.iter().any(opposed)).then_some(false)
}

/// Replaces operands by the results of `simpler`.
fn replace_operands(
    graph: &mut Graph,
    term: Term,
    simpler: impl Fn(&mut Graph, &[Term], Term) -> Option<Term>,
) -> Option<Term> {
    let children = graph.children(term).to_vec();
    let mut changed = children.clone();
    for child in &mut changed {
        if let Some(simple) = simpler(graph, &children, *child) {
            *child = simple;
        }
    }
    (changed != children).then(|| graph.and(&changed))
}

/// An equality of truth values, or one that is negated, of which another operand decides a side.
fn and_equal_operand(graph: &mut Graph, term: Term) -> Option<Term> {
    replace_operands(graph, term, |graph, children, child| {
        let (equal, negated) =
            unary(graph, child, Operator::Not).map_or((child, false), |inner| (inner, true));
        let [left, right] = binary(graph, equal, Operator::Equal).filter(|sides| graph.is_bool(sides[0]))?;
        let (value, other) = match given(graph, children, left) {
            Some(value) => (value, right),
            None => (given(graph, children, right)?, left),
        };
        Some(if value == negated { graph.not(other) } else { other })
    })
}

/// A choice, or one that is negated, whose condition another operand decides.
fn and_ite_operand(graph: &mut Graph, term: Term) -> Option<Term> {
    replace_operands(graph, term, |graph, children, child| {
        let (inner, negated) =
            unary(graph, child, Operator::Not).map_or((child, false), |inner| (inner, true));
        let [condition, then, other] = choice(graph, inner)?;
        let taken = if given(graph, children, condition)? { then } else { other };
        Some(if negated { graph.not(taken) } else { taken })
    })
}

/// Two clauses of two literals with a common one: the common literal, or both of the others.
fn and_factor(graph: &mut Graph, term: Term) -> Option<Term> {
    let &[left, right] = graph.children(term) else { return None };
    let (&[a, b], &[c, d]) = (clause(graph, left)?, clause(graph, right)?) else { return None };
    let pairs = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
    let (common, first, _, second) = pairs.into_iter().find(|pair| pair.0 == pair.2)?;
    let either = graph.or(&[first, second]);
    let both = graph.and(&[common, either]);
    Some(graph.not(both))
}
