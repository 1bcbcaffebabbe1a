//! Relevance: the parts of a term that explain its value.
//!
//! **Idea.** An operand that absorbs explains the value alone: a false one of a conjunction, a zero of a
//! product. The branch of a choice that is not taken explains nothing (Babić and Hu, definition 1 and
//! algorithm 3).
//!
//! **Here.** One table for the core operators, so implication and disjunction, which are spelled out by
//! conjunction, are covered by it. A read is explained by the indices of the writes it passes and the element
//! it finds.
//!
//! **Contract.** Whatever the other parts were worth, the term would have its value.
//!
//! **Cost.** Linear in the operands; for a read, in the writes it passes.

use crate::theory::round::Round;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;

/// Adds the parts that are needed; returns parts of which any one is enough besides.
pub(super) fn relevant(round: &mut Round<'_>, term: Term, parts: &mut Vec<Term>) -> Result<Vec<Term>, Stop> {
    let Round { graph, candidate, .. } = &mut *round;
    let choices = match (graph.operator(term), graph.children(term)) {
        (Operator::Ite, &[condition, then, other]) => {
            let taken = if candidate.holds(graph, condition)? { then } else { other };
            parts.extend([taken, condition]);
            return Ok(Vec::new());
        }
        (Operator::Select, &[array, index]) => {
            read(round, array, index, parts)?;
            return Ok(Vec::new());
        }
        _ => absorbing(round, term)?,
    };
    if choices.is_empty() {
        parts.extend_from_slice(round.graph.children(term));
    }
    Ok(choices)
}

/// The operands that fix the value whatever the others are worth.
fn absorbing(round: &mut Round<'_>, term: Term) -> Result<Vec<Term>, Stop> {
    let Round { graph, candidate, .. } = round;
    let operator = graph.operator(term);
    let mut found = Vec::new();
    if !is_absorbing_at_all(operator) {
        return Ok(found);
    }
    for (position, &child) in graph.children(term).iter().enumerate() {
        if absorbs(operator, position, &candidate.value(graph, child)?) {
            found.push(child);
        }
    }
    Ok(found)
}

fn is_absorbing_at_all(operator: Operator) -> bool {
    matches!(
        operator,
        Operator::And
            | Operator::BvAnd
            | Operator::BvMul
            | Operator::BvUdiv
            | Operator::BvUrem
            | Operator::BvShl
            | Operator::BvLshr
            | Operator::BvAshr
            | Operator::BvUlt
            | Operator::BvSlt
    )
}

/// Whether a value of the operand at a position fixes the result.
fn absorbs(operator: Operator, position: usize, value: &BitVec) -> bool {
    match (operator, position) {
        (Operator::And | Operator::BvAnd | Operator::BvMul, _) => value.is_zero(),
        // Every quotient by zero is all ones.
        (Operator::BvUdiv, 1) => value.is_zero(),
        (Operator::BvUrem, 0) => value.is_zero(),
        (Operator::BvUrem, 1) => value.is_one(),
        (Operator::BvShl | Operator::BvLshr, 0) => value.is_zero(),
        (Operator::BvShl | Operator::BvLshr, 1) => {
            let width = u64::from(value.width());
            value.to_u64().is_none_or(|distance| distance >= width)
        }
        (Operator::BvAshr, 0) => value.is_zero() || value.is_ones(),
        // Nothing is less than the least, and the greatest is less than nothing.
        (Operator::BvUlt, 0) => value.is_ones(),
        (Operator::BvUlt, 1) => value.is_zero(),
        (Operator::BvSlt, 0) => value.is_max_signed(),
        (Operator::BvSlt, 1) => value.is_min_signed(),
        _ => false,
    }
}

/// Adds the parts that a read depends on: its index, the indices of the writes it passes, the choices on its
/// path, and the element it finds.
fn read(round: &mut Round<'_>, array: Term, index: Term, parts: &mut Vec<Term>) -> Result<(), Stop> {
    let Round { graph, candidate, .. } = round;
    let place = candidate.value(graph, index)?;
    parts.push(index);
    let mut at = array;
    loop {
        match (graph.operator(at), graph.children(at)) {
            (Operator::Store, &[below, written, element]) => {
                parts.push(written);
                if candidate.value(graph, written)? == place {
                    parts.push(element);
                    return Ok(());
                }
                at = below;
            }
            (Operator::Ite, &[condition, then, other]) => {
                parts.push(condition);
                at = if candidate.holds(graph, condition)? { then } else { other };
            }
            _ => {
                parts.push(at);
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::eval::{Assignment, Evaluator};
    use javelin_term::graph::Graph;

    /// Every value of every operand of 3 bits that is said to absorb does, and no other one.
    #[test]
    fn values_absorb_exactly_where_they_fix_the_result() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(3);
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, sort));
        for &operator in Operator::ALL
            .iter()
            .filter(|&&operator| is_absorbing_at_all(operator) && operator != Operator::And)
        {
            let term = graph.term(operator, &[x, y]);
            let result = |left: u64, right: u64| {
                let mut assignment = Assignment::new();
                assignment.set(x, BitVec::from_u64(left, 3));
                assignment.set(y, BitVec::from_u64(right, 3));
                Evaluator::new().value(&graph, &assignment, term).unwrap()
            };
            for fixed in 0..8 {
                let left = (1..8).all(|other| result(fixed, other) == result(fixed, 0));
                let right = (1..8).all(|other| result(other, fixed) == result(0, fixed));
                let value = BitVec::from_u64(fixed, 3);
                assert_eq!(absorbs(operator, 0, &value), left, "{operator:?} {fixed} left");
                assert_eq!(absorbs(operator, 1, &value), right, "{operator:?} {fixed} right");
            }
        }
    }
}
