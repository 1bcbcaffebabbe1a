//! Preprocessing: what assertions say about each other, used before anything is encoded.
//!
//! Assertions live on levels. A binding `x = t` found at a level holds until that level is popped; assertions that
//! come later, at this level or above, are simplified by it. Its equation is dropped where `x` occurs in nothing
//! that was handed out before, and handed out with the rest otherwise. Every call either
//! succeeds or leaves the state as it was.

mod assertions;
mod cycles;
mod flatten;
mod occurrence;
mod reconstruct;
mod schedule;
mod solve;
mod substitute;

use crate::limits::{Limits, Stop};
use crate::rewrite::engine::Rewriter;
use crate::term::eval::Assignment;
use crate::term::graph::{Graph, Term};
use assertions::Assertions;
use occurrence::Occurrence;
use schedule::Batch;
use substitute::Bindings;

/// The passes and what they know about the assertion stack.
#[derive(Default)]
pub struct Preprocessor {
    enabled: bool,
    bindings: Bindings,
    assertions: Assertions,
    occurrence: Occurrence,
    /// Where each level begins: the bindings and the active assertions below it.
    levels: Vec<(usize, usize)>,
}

impl Preprocessor {
    /// A preprocessor for an empty stack. One that is not `enabled` only rewrites.
    pub fn new(enabled: bool) -> Preprocessor {
        Preprocessor { enabled, ..Preprocessor::default() }
    }

    /// Opens a level.
    pub fn push(&mut self) {
        self.levels.push((self.bindings.len(), self.assertions.len()));
    }

    /// Closes the newest levels and forgets what was found at them.
    pub fn pop(&mut self, levels: usize) {
        let remaining = self.levels.len().saturating_sub(levels);
        if let Some((bindings, assertions)) = self.levels.drain(remaining..).next() {
            self.bindings.truncate(bindings);
            self.assertions.truncate(assertions);
        }
    }

    /// Simplifies assertions of the current level. What comes back must be encoded at this level; it is
    /// the term `false` alone where the stack has become contradictory.
    ///
    /// # Errors
    /// A limit was reached; nothing has changed, and the call can be repeated.
    pub fn add(
        &mut self,
        graph: &mut Graph,
        rewriter: &mut Rewriter,
        assertions: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, Stop> {
        let mut batch = Batch { graph, rewriter, limits };
        if !self.enabled {
            return assertions.iter().map(|&term| self.simplified(&mut batch, term)).collect();
        }
        let before = self.bindings.len();
        match self.run(&mut batch, assertions) {
            Ok(Some(result)) => {
                for &assertion in &result {
                    self.assertions.hand_out(batch.graph, assertion);
                }
                Ok(result)
            }
            Ok(None) => Ok(vec![batch.graph.truth(false)]),
            Err(stop) => {
                self.bindings.truncate(before);
                Err(stop)
            }
        }
    }

    /// Simplifies a term that is not asserted (an assumption, a tracked assertion) by what is. The result is
    /// good until the stack changes.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn simplify(
        &mut self,
        graph: &mut Graph,
        rewriter: &mut Rewriter,
        term: Term,
        limits: &Limits,
    ) -> Result<Term, Stop> {
        self.simplified(&mut Batch { graph, rewriter, limits }, term)
    }

    /// The terms that variables were eliminated for, simplified: those that are chosen.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn definitions(
        &mut self,
        graph: &mut Graph,
        rewriter: &mut Rewriter,
        mut is_chosen: impl FnMut(&Graph, Term) -> bool,
        limits: &Limits,
    ) -> Result<Vec<Term>, Stop> {
        let dropped = self.bindings.all().iter().filter(|binding| !binding.kept);
        let mut values: Vec<Term> = dropped.map(|binding| binding.value).collect();
        values.retain(|&value| is_chosen(graph, value));
        for value in &mut values {
            *value = self.simplify(graph, rewriter, *value, limits)?;
        }
        Ok(values)
    }

    /// Gives eliminated variables their values, once the variables of what was handed out have theirs.
    /// Variables without a value are zero.
    pub fn reconstruct(&self, graph: &Graph, assignment: &mut Assignment, limits: &Limits) {
        reconstruct::reconstruct(graph, self.bindings.all(), assignment, limits);
    }
}
