//! Interpolants of words, without a proof of clauses: candidates that are parts of the formulas.
//!
//! **Idea.** Conjuncts of the first formula over shared symbols are implied by it; where they contradict the
//! second formula, they are an interpolant. The negation of conjuncts of the second formula is one where
//! these contradict the first.
//!
//! **Here.** The conjuncts are assumptions of a search; those that the refutation rests on are made fewer by
//! deletion. A side that is refuted without the other gives a constant. Of what both sides give, as it is and
//! rewritten, the smallest is taken. The formulas are tried as they are written first, then simplified with
//! shared symbols frozen: equations that define a side's own symbols are substituted, which leaves equations
//! between shared ones.
//!
//! **Contract.** A candidate is an interpolant, if the refutations are right; the caller checks it.
//!
//! **Cost.** A few searches of one side, with a bound on their conflicts.

use rustc_hash::FxHashSet;

use super::shared::Shared;
use super::{Failure, Question, TRIAL_TICKS};
use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;

/// The smallest interpolant made of conjuncts of these formulas, which follow from the two sides, if one is
/// found. Each search takes at most `conflicts` conflicts, and the second one not much more than the first
/// one took if that was successful.
pub(super) fn find(
    question: &mut Question<'_>,
    shared: &Shared,
    formulas: [&[Term]; 2],
    conflicts: u64,
) -> Result<Option<Term>, Failure> {
    if !question.setup.params.interpolate_words {
        return Ok(None);
    }
    let mut best: Option<(usize, Term)> = None;
    let mut limits = question.bounded(conflicts);
    for (side, formula) in formulas.into_iter().enumerate() {
        let conjuncts: Vec<Term> = conjuncts(question, formula);
        let members: Vec<Term> = conjuncts.into_iter().filter(|&term| shared.covers(term)).collect();
        let Some((needed, ticks)) = question.needed(1 - side, &members, limits.clone())? else { continue };
        let enough = TRIAL_TICKS + ticks;
        limits.ticks = Some(limits.ticks.map_or(enough, |most| most.min(enough)));
        let graph = &mut *question.graph;
        let candidate = match (side, &needed[..]) {
            (0, needed) => graph.and(needed),
            (_, []) => graph.truth(false),
            (_, needed) => {
                let needed = graph.and(needed);
                graph.not(needed)
            }
        };
        let rewritten = Rewriter::new(2).rewrite_within(graph, candidate, question.limits)?;
        for candidate in [candidate, rewritten] {
            let size = question.size(candidate)?;
            if best.is_none_or(|(smallest, _)| size < smallest) {
                best = Some((size, candidate));
            }
        }
    }
    Ok(best.map(|(_, candidate)| candidate))
}

/// The conjuncts of a conjunction, those of nested ones too, each once.
fn conjuncts(question: &Question<'_>, formula: &[Term]) -> Vec<Term> {
    let graph = &question.graph;
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut stack: Vec<Term> = formula.iter().rev().copied().collect();
    while let Some(term) = stack.pop() {
        match graph.operator(term) {
            _ if !seen.insert(term) => {}
            Operator::And => stack.extend(graph.children(term).iter().rev()),
            _ => found.push(term),
        }
    }
    found
}
