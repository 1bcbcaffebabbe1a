//! The equations of frozen variables, handed out like other conjuncts.
//!
//! **Idea.** A binding whose variable occurs in assertions that were handed out before constrains these, so
//! its equation is needed.
//!
//! **Contract.** After this pass the conjuncts contain an equation for each kept binding of the batch.
//!
//! **Cost.** Linear in the values of these bindings.

use super::eliminate::Binding;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::state::State;
use javelin_term::limits::Stop;

/// A pass without memory.
pub struct Keep;

impl Pass for Keep {
    fn name(&self) -> &'static str {
        "keep"
    }

    fn when(&self) -> When {
        When::End
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("equations", "Equations of variables that were handed out before.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let bindings = state.bindings_from(context.levels, batch.first);
        let kept: Vec<Binding> = bindings.filter(|binding| binding.kept).copied().collect();
        for &Binding { variable, value, origins, .. } in &kept {
            let value = state.simplified(context, Conjunct::new(value, origins))?;
            let Context { graph, rewriter, limits, .. } = context;
            let equation = graph.equal(variable, value.term);
            let term = rewriter.rewrite_within(graph, equation, limits)?;
            batch.conjuncts.push(value.with(term));
        }
        Ok(PassOutcome::Done(kept.len() as u64))
    }
}
