//! Cases by the conditions under products and quotients.
//!
//! **Idea.** A signed quotient is one of absolute values, `(bvudiv (ite (bvslt s 0) (bvneg s) s) ..)`, and a
//! formula that spells out its cases has a quotient for each. No search finds out that these are the same
//! quotients, but in each case they are the same term. The formula `t` is `(ite p t[p:=true] t[p:=false])`
//! for any condition `p` (Shannon's expansion; Boole, *The Laws of Thought*, 1854).
//!
//! **Here.** `p` is a condition of a choice that is an operand of a product, quotient or remainder. Both
//! cases are rewritten and taken apart in turn, [`DEPTH`] conditions deep. The cases replace the conjunct
//! where their gates, by the estimate, are at most half of those it has. Conjuncts over more than [`CONE`]
//! terms are left as they are.
//!
//! **Contract.** A conjunct is replaced by an equal term.
//!
//! **Cost.** For each conjunct that is new and has such a choice, [`CONE`] terms that are visited, or
//! 2^[`DEPTH`] times the terms under it, rewritten.

use rustc_hash::FxHashSet;

use super::facts::literal::literal;
use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::score::total;
use super::state::State;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::{Occurrence, post_order_up_to};
use javelin_term::work::Work;

/// The most conditions that are decided one inside the other.
const DEPTH: u32 = 3;

/// The most terms under a conjunct that is taken apart.
const CONE: usize = 256;

/// The cases may have at most one in this many of the gates of their conjunct.
const GAIN: u64 = 2;

/// The pass and its memory of conjuncts.
pub struct Shannon {
    occurrence: Occurrence,
    /// The conjuncts that were tried already or are results of the pass.
    tried: FxHashSet<Term>,
    /// The condition that is being decided.
    decided: Substitution,
}

impl Default for Shannon {
    fn default() -> Shannon {
        Shannon {
            occurrence: Occurrence::new(is_over_choice),
            tried: FxHashSet::default(),
            decided: Substitution::new(),
        }
    }
}

impl Pass for Shannon {
    fn name(&self) -> &'static str {
        "shannon"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("conjuncts", "Conjuncts that were replaced by their cases.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        _state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let mut replaced = 0;
        for conjunct in &mut batch.conjuncts {
            let found = self.occurrence.find_within(context.graph, conjunct.term, context.limits)?;
            if found.is_none() || !self.tried.insert(conjunct.term) {
                continue;
            }
            let Some(before) = estimate(conjunct.term, context)? else { continue };
            let cases = self.cases(conjunct.term, DEPTH, context)?;
            if estimate(cases, context)?.is_some_and(|after| after <= before / GAIN) {
                conjunct.term = context.rewriter.rewrite_within(context.graph, cases, context.limits)?;
                self.tried.insert(conjunct.term);
                replaced += 1;
            }
        }
        Ok(PassOutcome::Done(replaced))
    }
}

impl Shannon {
    /// The term split into the cases of a truth value, at most `depth` conditions deep.
    fn cases(&mut self, root: Term, depth: u32, context: &mut Context) -> Result<Term, Stop> {
        let operation = self.occurrence.find_within(context.graph, root, context.limits)?;
        let Some(operation) = operation.filter(|_| depth > 0) else { return Ok(root) };
        let Some(choice) = choice_of(context.graph, operation) else { return Ok(root) };
        let (condition, _) = literal(context.graph, context.graph.child(choice, 0));
        let mut branches = [root; 2];
        for (branch, truth) in branches.iter_mut().zip([true, false]) {
            self.decided.clear();
            self.decided.set(condition, context.graph.truth(truth));
            let case = self.decided.apply_where_within(context.graph, root, |_| true, context.limits)?;
            let case = context.rewriter.rewrite_within(context.graph, case, context.limits)?;
            *branch = self.cases(case, depth - 1, context)?;
        }
        let [then, other] = branches;
        Ok(if then == other { then } else { context.graph.ite(condition, then, other) })
    }
}

/// Whether a term is a product, quotient or remainder of which an operand is a choice.
fn is_over_choice(graph: &Graph, term: Term) -> bool {
    choice_of(graph, term).is_some()
}

fn choice_of(graph: &Graph, term: Term) -> Option<Term> {
    match graph.operator(term) {
        Operator::BvMul | Operator::BvUdiv | Operator::BvUrem => {
            graph.children(term).iter().copied().find(|&operand| graph.operator(operand) == Operator::Ite)
        }
        _ => None,
    }
}

/// The gates of a term, remainders counted without their quotients; `None` if there are more than [`CONE`]
/// terms under it.
fn estimate(root: Term, context: &Context) -> Result<Option<u64>, Stop> {
    let graph = &*context.graph;
    let terms = post_order_up_to(graph, &[root], CONE, &mut Work::new(context.limits))?;
    let Some(terms) = terms else { return Ok(None) };
    let remainders = terms.iter().filter(|&&term| graph.operator(term) == Operator::BvUrem);
    let alone: u64 = remainders.map(|&term| 4 * u64::from(graph.width(term)).pow(2)).sum();
    Ok(Some(alone + total(graph, &terms)))
}
