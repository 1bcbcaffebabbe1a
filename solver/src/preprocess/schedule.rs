//! The order of the passes over a batch of assertions.
//!
//! **Idea.** Rewrite, substitute, flatten and solve until nothing new is found.
//!
//! **Here.** A round substitutes what the rounds before have found, then solves all assertions and binds what
//! can be substituted together. So every round goes over its terms once, in whatever order definitions and uses
//! come. A round that has found bindings is followed by another; the last round only substitutes.
//!
//! **Contract.** The conjunction of the result, of the equations of the bindings that are dropped and of what
//! was active before is equivalent to the batch and what was active. The result contains no
//! bound variable but the ones of kept equations. Interrupted, only bindings have changed.
//!
//! **Cost.** At most [`ROUNDS`] times the batch; what was remembered is not visited again.

use rustc_hash::FxHashSet;

use super::Preprocessor;
use super::cycles::{Candidate, without_cycles};
use super::flatten::flatten;
use super::solve::solve;
use super::substitute::Binding;
use crate::limits::{Limits, Stop};
use crate::rewrite::engine::Rewriter;
use crate::term::graph::{Graph, Term};

/// How often a batch is gone over.
const ROUNDS: usize = 10;

/// How many conjuncts are solved between two looks at the limits.
const INTERVAL: usize = 256;

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
            match self.open(batch, &current)? {
                Some(conjuncts) => current = conjuncts,
                None => return Ok(None),
            }
            if round + 1 == ROUNDS || !self.eliminate(batch, &mut current)? {
                break;
            }
        }
        self.collect(batch, current, first)
    }

    /// The conjuncts of the assertions, simplified by the bindings; `None` if one is false.
    fn open(&mut self, batch: &mut Batch, assertions: &[Term]) -> Result<Option<Vec<Term>>, Stop> {
        let mut pending: Vec<Term> = assertions.iter().rev().copied().collect();
        let mut opened = FxHashSet::default();
        let mut conjuncts = Vec::new();
        while let Some(term) = pending.pop() {
            let term = self.simplified(batch, term)?;
            match batch.graph.truth_of(term) {
                Some(true) => {}
                Some(false) => return Ok(None),
                None if flatten(batch.graph, term, &mut opened, &mut pending) => {}
                None => conjuncts.push(term),
            }
        }
        Ok(Some(conjuncts))
    }

    /// Solves conjuncts for variables and binds these. Leaves the conjuncts that were not used; whether
    /// there are new bindings.
    fn eliminate(&mut self, batch: &mut Batch, conjuncts: &mut Vec<Term>) -> Result<bool, Stop> {
        let mut candidates = Vec::new();
        let mut taken = FxHashSet::default();
        let mut rest = Vec::new();
        for (index, &equation) in conjuncts.iter().enumerate() {
            if index % INTERVAL == 0 {
                batch.limits.check()?;
            }
            self.occurrence.number(batch.graph, equation);
            let is_taken = |variable| taken.contains(&variable);
            let is_frozen = |variable| self.assertions.is_frozen(variable);
            match solve(batch.graph, &mut self.occurrence, equation, is_taken, is_frozen) {
                Some((variable, value)) => {
                    let value = batch.rewriter.rewrite_within(batch.graph, value, batch.limits)?;
                    self.occurrence.number(batch.graph, value);
                    taken.insert(variable);
                    candidates.push(Candidate { variable, value, equation });
                }
                None => rest.push(equation),
            }
        }
        let (chosen, given_up) = without_cycles(batch.graph, &self.occurrence, candidates, batch.limits)?;
        for &Candidate { variable, value, .. } in &chosen {
            self.bindings.bind(Binding { variable, value, kept: self.assertions.is_frozen(variable) });
        }
        rest.extend(given_up);
        *conjuncts = rest;
        Ok(!chosen.is_empty())
    }

    /// A term in normal form without bound variables.
    pub(super) fn simplified(&mut self, batch: &mut Batch, term: Term) -> Result<Term, Stop> {
        // Rewriting looks at the limits too seldom for terms that are many and small.
        batch.limits.check()?;
        let term = batch.rewriter.rewrite_within(batch.graph, term, batch.limits)?;
        let substituted = self.bindings.apply(batch.graph, term, batch.limits)?;
        match substituted == term {
            true => Ok(term),
            false => batch.rewriter.rewrite_within(batch.graph, substituted, batch.limits),
        }
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
