//! The gates of the circuits that follow, estimated.
//!
//! **Idea.** A normal form is good for finding equal terms, and can be larger than what it was made of:
//! distributing costs products, and sorting costs sharing. So what a term costs beyond the terms that are
//! there anyway decides (Bitwuzla compares the sizes of and-inverter graphs).
//!
//! **Here.** A number for each operator and width, after the circuits of `circuit`: free for slices, joins
//! and complements, and for a negation under a sum; digits count for products with constants.
//!
//! **Cost.** Linear in what is scored.

use rustc_hash::FxHashSet;

use crate::bitvec::BitVec;
use crate::rewrite::pattern::{is_zero, with_constant};
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// The gates of the top operator of a term.
pub fn gates(graph: &Graph, term: Term) -> u64 {
    let operator = graph.operator(term);
    let operand = graph.children(term).first().copied().unwrap_or(term);
    let width = if graph.is_bitvec(operand) { u64::from(graph.width(operand)) } else { 1 };
    match operator {
        Operator::And => graph.children(term).len() as u64 - 1,
        Operator::Equal if graph.is_bool(operand) || graph.is_bitvec(operand) => {
            if with_constant(graph, term).is_some() { width } else { 2 * width }
        }
        Operator::Ite if graph.is_bitvec(term) => u64::from(graph.width(term)),
        Operator::Ite | Operator::BvAnd | Operator::BvXor | Operator::BvUlt | Operator::BvSlt => width,
        Operator::BvNeg => 2 * width,
        Operator::BvAdd => {
            if with_constant(graph, term).is_some() {
                width
            } else {
                2 * width
            }
        }
        Operator::BvMul => product(graph, term),
        // A remainder comes with its quotient.
        Operator::BvUdiv => 4 * width * width,
        Operator::BvShl | Operator::BvLshr | Operator::BvAshr => {
            let distance = significant(graph, graph.child(term, 1));
            width * distance.min(u64::from(u64::BITS - width.leading_zeros()))
        }
        _ => 0,
    }
}

/// The gates of a product: a row of full adders and conjunctions for each bit of the shorter operand.
fn product(graph: &Graph, term: Term) -> u64 {
    let width = u64::from(graph.width(term));
    if let Some((_, factor)) = with_constant(graph, term) {
        return 2 * width * digits(&factor).saturating_sub(1);
    }
    let [left, right] = [0, 1].map(|position| graph.child(term, position));
    let [first, second] = [left, right].map(|operand| significant(graph, operand));
    let rows = first.min(second);
    let cells = rows * first.max(second).min(width);
    let cells = cells.min(rows * (2 * width - rows + 1) / 2);
    if left == right { 3 * cells / 2 } else { 3 * cells }
}

/// The canonical signed digits of a value that are not 0, about: the ends of its runs of equal bits.
fn digits(value: &BitVec) -> u64 {
    let doubled = value.add(value);
    let ones = |value: &BitVec| value.limbs().iter().map(|limb| u64::from(limb.count_ones())).sum::<u64>();
    // The signed digits of a value are where three times it and it differ.
    ones(&doubled.add(value).xor(value))
}

/// The width of a vector without zeros above.
fn significant(graph: &Graph, vector: Term) -> u64 {
    let extended = graph.operator(vector) == Operator::Concat && is_zero(graph, graph.child(vector, 0));
    u64::from(graph.width(if extended { graph.child(vector, 1) } else { vector }))
}

/// The gates of some terms. A negation counts only where something else than a sum uses it.
pub fn total(graph: &Graph, terms: &[Term]) -> u64 {
    let mut negations = FxHashSet::default();
    let mut all = 0;
    for &term in terms {
        let is_sum = graph.operator(term) == Operator::BvAdd;
        let is_negation = |child: &&Term| !is_sum && graph.operator(**child) == Operator::BvNeg;
        let used = graph.children(term).iter().filter(is_negation);
        all += used.filter(|&&child| negations.insert(child)).map(|&child| gates(graph, child)).sum::<u64>();
        all += if graph.operator(term) == Operator::BvNeg { 0 } else { gates(graph, term) };
    }
    all
}
