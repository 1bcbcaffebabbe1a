//! Conjuncts that are known, and conjuncts that contradict each other.
//!
//! **Idea.** A conjunct that is active already says nothing, and one whose negation is active or asserted
//! with it is a contradiction.
//!
//! **Here.** Terms are compared by their ids, so what is equal for other reasons is not noticed.
//!
//! **Contract.** The conjuncts differ from each other and from what is active.
//!
//! **Cost.** Linear in the number of conjuncts.

use rustc_hash::FxHashSet;

use super::pass::{Batch, Context, Pass, Step, When};
use super::state::State;
use crate::limits::Stop;

/// The pass.
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

    fn run(&mut self, batch: &mut Batch, state: &mut State, context: &mut Context) -> Result<Step, Stop> {
        let Context { graph, levels, .. } = context;
        let mut chosen = FxHashSet::default();
        let mut result = Vec::new();
        for &conjunct in &batch.conjuncts {
            let negation = graph.not(conjunct);
            let truth = graph.truth_of(conjunct);
            if state.is_active(levels, negation) || chosen.contains(&negation) || truth == Some(false) {
                return Ok(Step::Contradiction);
            }
            let is_known = state.is_active(levels, conjunct) || truth == Some(true);
            if !is_known && chosen.insert(conjunct) {
                result.push(conjunct);
            }
        }
        let dropped = batch.conjuncts.len() - result.len();
        batch.conjuncts = result;
        Ok(Step::Done(dropped as u64))
    }
}
