//! Simplification of each conjunct by bindings and rewriting.
//!
//! **Idea.** A variable that has a value is replaced by it, and the result is rewritten.
//!
//! **Here.** Conjuncts that have become true are dropped.
//!
//! **Contract.** Conjuncts are in normal form and contain no bound variable afterwards, and none is a
//! constant. Their order stays.
//!
//! **Cost.** Linear in the terms that are new: earlier results are remembered.

use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::state::State;
use javelin_term::limits::Stop;

/// A pass without memory.
pub struct Substitute;

impl Pass for Substitute {
    fn name(&self) -> &'static str {
        "substitute"
    }

    fn when(&self) -> When {
        When::Local
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("changed", "Conjuncts that rewriting and substitution have changed.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let mut changed = 0;
        let mut conjuncts = Vec::with_capacity(batch.conjuncts.len());
        for &conjunct in &batch.conjuncts {
            let simplified = state.simplified(context, conjunct)?;
            changed += u64::from(simplified.term != conjunct.term);
            match context.graph.truth_of(simplified.term) {
                Some(true) => {}
                Some(false) => return Ok(PassOutcome::Contradiction(simplified.origins)),
                None => conjuncts.push(simplified),
            }
        }
        batch.conjuncts = conjuncts;
        batch.substituted = state.entries(context.levels).len();
        Ok(PassOutcome::Done(changed))
    }
}
