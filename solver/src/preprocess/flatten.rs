//! Simplification of each conjunct, and flattening of conjunctions.
//!
//! **Idea.** An asserted conjunction is the assertion of its operands, from which equations can be solved.
//!
//! **Here.** A conjunct is rewritten and what is known is substituted in it before it is taken apart, and its
//! operands go through the same before they are taken apart further.
//!
//! **Contract.** The conjunction of the conjuncts keeps its meaning, and their order is that of the script.
//! None is a conjunction or a constant afterwards.
//!
//! **Cost.** Linear in the terms that are new; a conjunction that is shared is taken apart once per round.

use rustc_hash::FxHashSet;

use super::pass::{Batch, Context, Pass, Step, When};
use super::state::State;
use crate::limits::Stop;
use crate::term::graph::Term;
use crate::term::operator::Operator;

/// The pass.
pub struct Flatten;

impl Pass for Flatten {
    fn name(&self) -> &'static str {
        "flatten"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("conjunctions", "Conjunctions that were taken apart.")
    }

    fn run(&mut self, batch: &mut Batch, state: &mut State, context: &mut Context) -> Result<Step, Stop> {
        let mut pending: Vec<Term> = batch.conjuncts.iter().rev().copied().collect();
        let mut opened = FxHashSet::default();
        let mut conjuncts = Vec::new();
        while let Some(term) = pending.pop() {
            let term = state.simplified(context, term)?;
            match context.graph.truth_of(term) {
                Some(true) => {}
                Some(false) => return Ok(Step::Contradiction),
                None if context.graph.operator(term) != Operator::And => conjuncts.push(term),
                // One that was opened before in this round is asserted already.
                None if opened.insert(term) => pending.extend(context.graph.children(term).iter().rev()),
                None => {}
            }
        }
        batch.conjuncts = conjuncts;
        batch.substituted = state.entries(context.levels).len();
        Ok(Step::Done(opened.len() as u64))
    }
}
