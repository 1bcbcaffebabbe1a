//! Lifting: the Boolean constants that a model needs; the others could have any value.
//!
//! **Idea.** A conjunction that is false is so because of one operand, a choice depends on one branch; terms
//! on which the value does not depend can change. The terms on which the values of some formulas rest are
//! marked, top down. Constants that are not marked are irrelevant: each can have either value, all at once
//! (Ravi and Somenzi, *Minimal Assignments for Bounded Model Checking*, TACAS 2004).
//!
//! **Why it is sound.** By induction over the terms that are marked: each has the same value whatever the
//! constants are that are not.
//!
//! **Cost.** Linear in the part of the formulas that is marked.

use javelin_term::eval::{Assignment, Evaluator, Unsupported};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::FxHashSet;

/// The terms on which the values of these formulas rest under a model, constants among them. The graph must
/// not have definitions that hide constants: no lambdas and no summaries.
///
/// # Errors
/// A term has no value.
pub fn needed(
    graph: &Graph,
    evaluator: &mut Evaluator,
    model: &Assignment,
    formulas: impl IntoIterator<Item = Term>,
) -> Result<FxHashSet<Term>, Unsupported> {
    let mut marked = FxHashSet::default();
    let mut stack: Vec<Term> = formulas.into_iter().collect();
    while let Some(term) = stack.pop() {
        if !marked.insert(term) {
            continue;
        }
        let children = graph.children(term);
        match (graph.operator(term), children) {
            (Operator::And, _) if evaluator.value(graph, model, term)?.is_zero() => {
                let mut reason = None;
                for &child in children {
                    if evaluator.value(graph, model, child)?.is_zero() {
                        if marked.contains(&child) {
                            reason = None;
                            break;
                        }
                        reason = reason.or(Some(child));
                    }
                }
                stack.extend(reason);
            }
            (Operator::Ite, &[condition, then, other]) => {
                let holds = evaluator.value(graph, model, condition)?.is_one();
                stack.extend([condition, if holds { then } else { other }]);
            }
            _ => stack.extend(children),
        }
    }
    Ok(marked)
}
