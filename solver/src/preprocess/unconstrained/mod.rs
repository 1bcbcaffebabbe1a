//! Elimination of unconstrained variables.
//!
//! **Idea.** A variable `x` that occurs once, in `f(x, t)`, lets `f(x, t)` take every value that `f` can give
//! it, whatever `t` is: a fresh variable `v` can stand for it, and `t` is dropped (Bruttomesso, *RTL
//! Verification: From SAT to SMT(BV)*, 2008; Brummayer, *Efficient SMT Solving for Bit-Vectors and the
//! Extensional Theory of Arrays*, 2009). So it continues with the term above.
//!
//! **Here.** Both sources take `x` out for good, which a later assertion about `x` forbids. Here it is a
//! change of variables instead: `x` is bound to a term over `v`, `t` and a copy `x'` of its own that takes
//! *every* value of `x`,
//!
//! ```text
//! x  :=  ite(f(x', t) = v, x', h(v, t))        where f(h(v, t), t) = v
//! ```
//!
//! (where `f` is a bijection in `x`, the inverse alone). So nothing is lost, at no level: a later assertion,
//! a named one or an assumption that mentions `x` gets this term by the substitution that all bindings go
//! through, a closed level takes the binding with it, and models are reconstructed as for bindings, with
//! `x' = 0` where nothing mentions it. Nothing has to be restored. Inverters are rows ([`inverters`]); some
//! replace `f(x, t)` by a smaller term that takes the same values. Where the caller is asked for bodies, the
//! pass does nothing: the caller is shown the terms, and knows no fresh variables.
//!
//! **Why it is sound.** For all values of `v`, `x'` and of the variables of `t`, `f(x, t) = v` holds for the
//! term that `x` is bound to: the replaced conjuncts are the substituted ones, simplified by this law. And
//! for each value of `x` there are values of `v` and `x'`. That `x` occurs once is only the reason why it
//! gains: no other assertion is needed, so a core needs none, and it would be sound where `x` occurs often.
//!
//! **Contract.** The conjuncts contain no bound variable on entry, and none on exit. Values of bindings
//! contain none that was bound before.
//!
//! **Cost.** Linear in the part of the batch that was not handed out, in each round in which no equation was
//! solved. At pushed levels at most [`TERMS_ABOVE`] terms are visited: an assertion that is pushed and popped
//! for ever would be replaced by terms over other fresh variables each time, and replaced terms are not
//! handed out, so that they would be visited again.

mod inverters;
mod uses;

use super::eliminate::Binding;
use super::origins::Origins;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::score::total;
use super::solve::can_be_bound;
use super::state::State;
use inverters::Site;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::traverse::{PostOrder, post_order_outside};
use javelin_term::work::Work;
use uses::{Replacement, Uses};

/// The number of terms that are visited at pushed levels.
const TERMS_ABOVE: u64 = 100_000;

/// Replacements must leave at most one in this many of the estimated gates. Less saves no time: a free
/// variable then takes its values from a bijection, and phases that fit the script's variables do not fit it.
const WORTH: u64 = 2;

/// The pass and its memory of pushed levels.
#[derive(Default)]
pub struct Unconstrained {
    /// Conjuncts of which too few gates would be saved.
    left_alone: Vec<Term>,
    /// The number of terms of pushed levels that were visited.
    terms_above: u64,
}

impl Pass for Unconstrained {
    fn name(&self) -> &'static str {
        "unconstrained"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("replaced", "Terms over a variable without other uses that were replaced by a variable.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let asks_caller = context.graph.summaries.ask_caller();
        if asks_caller || state.entries(context.levels).len() != batch.substituted {
            return Ok(PassOutcome::Done(0));
        }
        let is_bottom = context.levels.depth() == 0;
        if !is_bottom && self.terms_above > TERMS_ABOVE {
            return Ok(PassOutcome::Done(0));
        }
        let terms = batch.terms();
        if self.left_alone == terms {
            return Ok(PassOutcome::Done(0));
        }
        let held = held(batch, state, context)?;
        let Context { graph, levels, limits, .. } = context;
        state.visit_active(graph, levels, limits)?;
        let is_opaque = |term| state.is_handed_out(levels, term) || held.has_visited(term);
        let is_variable = |term| can_be_bound(graph, term);
        let mut uses = Uses::of(graph, &terms, is_opaque, is_variable, limits)?;
        if !is_bottom {
            self.terms_above += uses.terms().len() as u64;
        }
        let replacements = uses.replacements(graph, limits)?;
        if replacements.is_empty() {
            return Ok(PassOutcome::Done(0));
        }
        let mut rebuild = NodeRebuild { graph, uses: &uses, results: Vec::new(), work: Work::new(limits) };
        let bindings = rebuild.run(&replacements)?;
        let results: Vec<Term> = terms.iter().map(|&term| rebuild.result(term)).collect();
        let gates = |terms: &[Term]| {
            let is_opaque = |term| state.is_handed_out(levels, term);
            post_order_outside(graph, terms, is_opaque, &mut Work::new(limits))
                .map(|terms| total(graph, &terms))
        };
        if gates(&results)? > gates(&terms)? / WORTH {
            self.left_alone = terms;
            return Ok(PassOutcome::Done(0));
        }
        batch.conjuncts.iter_mut().zip(results).for_each(|(conjunct, term)| conjunct.term = term);
        for &[variable, value] in bindings.iter().flatten() {
            state.bind(context, Binding { variable, value, origins: Origins::NONE, kept: false });
        }
        Ok(PassOutcome::Done(replacements.len() as u64))
    }
}

/// The terms that must not change their form, or that mention variables which would return at once: the
/// equations that will be handed out beside the conjuncts, and terms that will be simplified next.
fn held(batch: &Batch, state: &mut State, context: &mut Context) -> Result<PostOrder, Stop> {
    let mut held = PostOrder::new();
    let kept = state.bindings_from(context.levels, batch.first).filter(|binding| binding.kept);
    let mut others: Vec<Term> = kept.map(|binding| binding.value).collect();
    others.extend(&state.expected);
    for other in others {
        let other = state.simplified(context, Conjunct::new(other, Origins::NONE))?;
        held.visit_within(context.graph, other.term, context.limits, |_| {})?;
    }
    Ok(held)
}

/// A pass over the nodes that makes all replacements.
struct NodeRebuild<'a> {
    graph: &'a mut Graph,
    uses: &'a Uses,
    /// The replacement of each node.
    results: Vec<Term>,
    work: Work,
}

impl NodeRebuild<'_> {
    /// Rebuilds all nodes; returns the bindings of each replacement, in the order of the replacements.
    fn run(&mut self, replacements: &[Replacement]) -> Result<Vec<Vec<[Term; 2]>>, Stop> {
        let uses = self.uses;
        let mut position_of = vec![usize::MAX; uses.terms().len()];
        for (position, replacement) in replacements.iter().enumerate() {
            position_of[replacement.node as usize] = position;
        }
        let mut bindings = vec![Vec::new(); replacements.len()];
        for (&term, position) in uses.terms().iter().zip(position_of) {
            self.work.step(8 + 2 * self.graph.children(term).len())?;
            self.work.reserve(self.graph.growth(8) as usize)?;
            let children: Vec<Term> =
                self.graph.children(term).iter().map(|&child| self.result(child)).collect();
            let result = match replacements.get(position) {
                Some(Replacement { inverter, free, .. }) => {
                    let image = inverter.image(self.graph, &Site { term, children: &children, free });
                    bindings[position] = image.bindings;
                    image.result
                }
                None if children == self.graph.children(term) => term,
                None => self.graph.with_children(term, &children),
            };
            self.results.push(result);
        }
        Ok(bindings)
    }

    /// The replacement of a term that was rebuilt.
    fn result(&self, term: Term) -> Term {
        self.uses.number(term).map_or(term, |number| self.results[number as usize])
    }
}
