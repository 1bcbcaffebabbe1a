//! The order of the passes over a batch of assertions.
//!
//! **Idea.** Rewrite, substitute, flatten and solve until nothing new is found.
//!
//! **Here.** Each assertion goes through all passes before the next is looked at, so that one round is enough where
//! definitions come before uses. A round that has found bindings is followed by another; the last round only
//! substitutes.
//!
//! **Contract.** The conjunction of the result, of the equations of the bindings that are dropped and of what
//! was active before is equivalent to the batch and what was active. The result contains no
//! bound variable but the ones of kept equations. Interrupted, only bindings have changed.
//!
//! **Cost.** At most [`ROUNDS`] times the batch; what was remembered is not visited again.

use rustc_hash::FxHashSet;

use super::Preprocessor;
use super::flatten::flatten;
use super::solve::solve;
use super::substitute::Binding;
use crate::limits::{Limits, Stop};
use crate::rewrite::engine::Rewriter;
use crate::term::graph::{Graph, Term};

/// How often a batch is gone over.
const ROUNDS: usize = 10;

/// One batch on its way through the passes.
pub struct Batch<'a> {
    /// The terms.
    pub graph: &'a mut Graph,
    /// The rules.
    pub rewriter: &'a mut Rewriter,
    /// What the batch may use.
    pub limits: &'a Limits,
}

impl Preprocessor {
    /// Simplifies a batch; `None` where it contradicts itself or what is active.
    pub(super) fn run(&mut self, batch: &mut Batch, assertions: &[Term]) -> Result<Option<Vec<Term>>, Stop> {
        let first = self.bindings.len();
        let mut current = assertions.to_vec();
        for round in 0..ROUNDS {
            let before = self.bindings.len();
            match self.round(batch, &current, round + 1 < ROUNDS)? {
                Some(conjuncts) => current = conjuncts,
                None => return Ok(None),
            }
            if self.bindings.len() == before {
                break;
            }
        }
        self.collect(batch, current, first)
    }

    /// Goes over the assertions once; solves them for variables if asked to.
    fn round(
        &mut self,
        batch: &mut Batch,
        assertions: &[Term],
        solving: bool,
    ) -> Result<Option<Vec<Term>>, Stop> {
        let mut pending: Vec<Term> = assertions.iter().rev().copied().collect();
        let mut opened = FxHashSet::default();
        let mut conjuncts = Vec::new();
        while let Some(term) = pending.pop() {
            let term = self.simplified(batch, term)?;
            match batch.graph.truth_of(term) {
                Some(true) => continue,
                Some(false) => return Ok(None),
                None => {}
            }
            let gone = flatten(batch.graph, term, &mut opened, &mut pending)
                || solving && self.eliminate(batch, term)?;
            if !gone {
                conjuncts.push(term);
            }
        }
        Ok(Some(conjuncts))
    }

    /// A term in normal form without bound variables.
    pub(super) fn simplified(&mut self, batch: &mut Batch, term: Term) -> Result<Term, Stop> {
        let term = batch.rewriter.rewrite_within(batch.graph, term, batch.limits)?;
        let substituted = self.bindings.apply(batch.graph, term, batch.limits)?;
        match substituted == term {
            true => Ok(term),
            false => batch.rewriter.rewrite_within(batch.graph, substituted, batch.limits),
        }
    }

    /// Binds a variable that the assertion says the value of; whether there is one.
    fn eliminate(&mut self, batch: &mut Batch, asserted: Term) -> Result<bool, Stop> {
        self.occurrence.number(batch.graph, asserted);
        let is_frozen = |variable| self.assertions.is_frozen(variable);
        let Some((variable, value)) = solve(batch.graph, &mut self.occurrence, asserted, is_frozen) else {
            return Ok(false);
        };
        let value = batch.rewriter.rewrite_within(batch.graph, value, batch.limits)?;
        self.bindings.bind(Binding { variable, value, kept: self.assertions.is_frozen(variable) });
        Ok(true)
    }

    /// The conjuncts and the kept equations among the bindings from `first` on, each term once and only what
    /// is not active yet.
    fn collect(
        &mut self,
        batch: &mut Batch,
        mut conjuncts: Vec<Term>,
        first: usize,
    ) -> Result<Option<Vec<Term>>, Stop> {
        let kept: Vec<Binding> =
            self.bindings.all()[first..].iter().filter(|binding| binding.kept).copied().collect();
        for Binding { variable, value, .. } in kept {
            let value = self.simplified(batch, value)?;
            let equation = batch.graph.equal(variable, value);
            conjuncts.push(batch.rewriter.rewrite_within(batch.graph, equation, batch.limits)?);
        }
        let mut chosen = FxHashSet::default();
        let mut result = Vec::new();
        for conjunct in conjuncts {
            let negation = batch.graph.not(conjunct);
            if self.assertions.is_active(negation)
                || chosen.contains(&negation)
                || batch.graph.truth_of(conjunct) == Some(false)
            {
                return Ok(None);
            }
            let known = self.assertions.is_active(conjunct) || batch.graph.truth_of(conjunct) == Some(true);
            if !known && chosen.insert(conjunct) {
                result.push(conjunct);
            }
        }
        Ok(Some(result))
    }
}
