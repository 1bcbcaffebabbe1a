//! Flattening of conjunctions.
//!
//! **Idea.** An asserted conjunction is the assertion of its operands, from which equations can be solved.
//!
//! **Contract.** The conjunction of the conjuncts keeps its meaning, and their order stays. None is a
//! conjunction or a constant afterwards. Operands of terms in normal form are in normal form.
//!
//! **Cost.** Linear in the operands; a conjunction that is shared is taken apart once per run.

use rustc_hash::FxHashSet;

use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::state::State;
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::work::Work;

/// A pass without memory.
pub struct Flatten;

impl Pass for Flatten {
    fn name(&self) -> &'static str {
        "flatten"
    }

    fn when(&self) -> When {
        When::Local
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("conjunctions", "Conjunctions that were taken apart.")
    }

    fn run(&mut self, batch: &mut Batch, _: &mut State, context: &mut Context) -> Result<PassOutcome, Stop> {
        let mut pending: Vec<Conjunct> = batch.conjuncts.iter().rev().copied().collect();
        let mut opened = FxHashSet::default();
        let mut conjuncts = Vec::new();
        let mut work = Work::new(context.limits);
        while let Some(conjunct) = pending.pop() {
            let term = conjunct.term;
            work.step(1 + context.graph.children(term).len())?;
            match context.graph.truth_of(term) {
                Some(true) => {}
                Some(false) => return Ok(PassOutcome::Contradiction(conjunct.origins)),
                None if context.graph.operator(term) != Operator::And => conjuncts.push(conjunct),
                // A conjunction that was opened before in this round is asserted already.
                None if opened.insert(term) => {
                    let operands = context.graph.children(term).iter().rev();
                    pending.extend(operands.map(|&operand| conjunct.with(operand)));
                }
                None => {}
            }
        }
        batch.conjuncts = conjuncts;
        Ok(PassOutcome::Done(opened.len() as u64))
    }
}
