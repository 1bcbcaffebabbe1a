//! Terms of a program over the values of its variables, in normal form.

use std::sync::Arc;

use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits as Within;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::substitute::Substitution;

use super::guard::Guards;
use super::state::{Merger, SymbolicState};
use crate::limits::{Clock, Limits};

/// Puts values in place of variables.
pub struct Evaluation {
    rewriter: Rewriter,
    /// The values that were loaded.
    pub loaded: Substitution,
    within: Within,
}

impl Evaluation {
    /// An evaluation without values.
    pub fn new() -> Evaluation {
        Evaluation { rewriter: Rewriter::new(2), loaded: Substitution::new(), within: Within::none() }
    }

    /// How long one term may take from now on.
    pub fn set_limits(&mut self, limits: &Limits) {
        self.within.deadline = limits.end;
        self.within.cancel = Arc::clone(&limits.cancel);
        self.within.steps = Some(Arc::clone(&limits.work));
    }

    /// A term over the values that were loaded, in normal form.
    pub fn evaluate(&mut self, graph: &mut Graph, term: Term) -> Term {
        let value = self.loaded.apply(graph, term);
        self.normal(graph, value)
    }

    /// The normal form of a term; where a limit is reached, the term.
    pub fn normal(&mut self, graph: &mut Graph, term: Term) -> Term {
        self.rewriter.rewrite_within(graph, term, &self.within).unwrap_or(term)
    }

    /// One state for several of which an execution is in at most one; where a limit is reached there are
    /// several left.
    pub fn merge(
        &mut self,
        graph: &mut Graph,
        guards: &mut Guards,
        states: Vec<SymbolicState>,
        is_read: impl Fn(usize) -> bool,
        clock: &Clock,
    ) -> Vec<SymbolicState> {
        let mut normal = |graph: &mut Graph, term| self.normal(graph, term);
        let is_over = || !clock.look();
        Merger { graph, guards, normal: &mut normal, is_over: &is_over }.merge(states, is_read)
    }
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::new()
    }
}
