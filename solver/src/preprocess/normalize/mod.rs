//! Polynomials and chains in normal form.
//!
//! **Idea.** Sums, products and bitwise chains that are equal by the laws of rings become one term
//! ([`polynomial`], [`expand`], [`chain`]); equations lose common summands of both sides ([`equation`]);
//! terms that cost fewer gates when built anew are ([`factor`], [`super::score`]). Compare Bitwuzla's pass
//! *normalize* and the arithmetic of Yices 2.
//!
//! **Here.** At any depth, once bindings are exhausted: the pass skips rounds that find some. Normal forms
//! depend on nothing but terms, so they are remembered for the life of the graph ([`run`]).
//!
//! **Contract.** A conjunct is replaced by an equal term. The gates of the conjuncts, by the estimate, do not
//! grow; where they would, all stay as they were.
//!
//! **Cost.** Linear in the terms that are new.

mod chain;
mod equation;
mod expand;
mod factor;
mod interner;
pub(super) mod polynomial;
mod run;
#[cfg(test)]
mod tests;

use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::score::total;
use super::state::State;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::traverse::{PostOrder, post_order_outside, post_order_up_to};
use javelin_term::work::Work;
use run::{NormalForms, Run};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// The pass and its memory of normal forms.
#[derive(Default)]
pub struct Normalize {
    known: NormalForms,
    /// Terms that may have circuits: those of conjuncts that were left.
    settled: PostOrder,
}

impl Pass for Normalize {
    fn name(&self) -> &'static str {
        "normalize"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("conjuncts", "Conjuncts with sums, products or chains that were brought into normal form.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        if state.entries(context.levels).len() != batch.substituted {
            return Ok(PassOutcome::Done(0));
        }
        let before = batch.terms();
        let mut work = Work::new(context.limits);
        let old = self.unsettled(context, &before, &mut work)?;
        let mut run = Run::new(&mut self.known, context.graph, context.rewriter, work);
        run.run(&before)?;
        let conjuncts: Vec<Term> = before.iter().map(|&conjunct| run.normal(conjunct)).collect();
        let mut changed = conjuncts.iter().zip(&before).filter(|(new, old)| new != old).count();
        if changed > 0 {
            if cfg!(debug_assertions) {
                check_values(context.graph, &before, &conjuncts);
            }
            let new = self.unsettled(context, &conjuncts, &mut Work::new(context.limits))?;
            if total(context.graph, &new) <= total(context.graph, &old) {
                batch.conjuncts.iter_mut().zip(conjuncts).for_each(|(conjunct, term)| conjunct.term = term);
            } else {
                self.known.keep(&old);
                changed = 0;
            }
        }
        self.settle(context, &batch.terms())?;
        Ok(PassOutcome::Done(changed as u64))
    }
}

/// Panics if a conjunct and its normal form have different values where variables have some at random. Larger
/// formulas than some thousand terms are not checked.
fn check_values(graph: &Graph, before: &[Term], after: &[Term]) {
    let roots = [before, after].concat();
    let Ok(Some(cone)) = post_order_up_to(graph, &roots, 5_000, &mut Work::default()) else { return };
    for seed in 1..4u64 {
        let (mut assignment, mut evaluator) = (Assignment::new(), Evaluator::new());
        for &variable in cone.iter().filter(|&&term| graph.operator(term) == Operator::Variable) {
            let hash = FxBuildHasher.hash_one((seed, variable));
            match (graph.is_bool(variable), graph.is_bitvec(variable)) {
                (true, _) => assignment.set(variable, BitVec::from_u64(hash, 1)),
                (_, true) => assignment.set(variable, BitVec::from_u64(hash, graph.width(variable))),
                _ => {}
            }
        }
        for (&old, &new) in before.iter().zip(after) {
            let [old_value, new_value] = [old, new].map(|term| evaluator.value(graph, &assignment, term));
            if let (Ok(old_value), Ok(new_value)) = (old_value, new_value) {
                assert_eq!(old_value, new_value, "normalize: {old:?} is not {new:?}");
            }
        }
    }
}

impl Normalize {
    /// The terms below some conjuncts that have no circuits yet.
    fn unsettled(&self, context: &Context, conjuncts: &[Term], work: &mut Work) -> Result<Vec<Term>, Stop> {
        post_order_outside(context.graph, conjuncts, |term| self.settled.has_visited(term), work)
    }

    /// Records the terms of conjuncts that are left.
    fn settle(&mut self, context: &Context, conjuncts: &[Term]) -> Result<(), Stop> {
        let Normalize { known, settled, .. } = self;
        for &conjunct in conjuncts {
            settled.visit_within(context.graph, conjunct, context.limits, |term| known.share(term))?;
        }
        Ok(())
    }
}
