//! Conjuncts that are known, and conjuncts that contradict each other.
//!
//! **Idea.** A conjunct that is active already is redundant, and one whose negation is active or asserted
//! with it is a contradiction.
//!
//! **Here.** Terms are compared by their ids, so other equal terms are not noticed.
//!
//! **Contract.** The conjuncts differ from each other and from the active assertions.
//!
//! **Cost.** Linear in the number of conjuncts.

use rustc_hash::FxHashMap;

use super::origins::Origins;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::state::State;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;

/// A pass without memory.
pub struct Deduplicate;

impl Pass for Deduplicate {
    fn name(&self) -> &'static str {
        "deduplicate"
    }

    fn when(&self) -> When {
        When::End
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("dropped", "Conjuncts that were asserted already.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let Context { graph, levels, .. } = context;
        let mut chosen: FxHashMap<Term, Origins> = FxHashMap::default();
        let mut result = Vec::new();
        for &conjunct in &batch.conjuncts {
            let Conjunct { term, origins, .. } = conjunct;
            let negation = graph.not(term);
            let truth = graph.truth_of(term);
            let refuted = truth.is_some_and(|truth| !truth).then_some(Origins::NONE);
            let refuted = refuted.or_else(|| state.active(levels, negation));
            if let Some(other) = refuted.or_else(|| chosen.get(&negation).copied()) {
                return Ok(PassOutcome::Contradiction(state.join(origins, other)));
            }
            let is_known = state.active(levels, term).is_some() || truth == Some(true);
            if !is_known && !chosen.contains_key(&term) {
                chosen.insert(term, origins);
                result.push(conjunct);
            }
        }
        let dropped = batch.conjuncts.len() - result.len();
        batch.conjuncts = result;
        Ok(PassOutcome::Done(dropped as u64))
    }
}
