//! What has been handed out for encoding at the levels that are active, and the variables in it.
//!
//! A variable in an assertion that was handed out is *frozen*: its equations must be handed out too. Both sets are
//! stacks, so that popping a level restores what held before it.

use rustc_hash::FxHashSet;

use crate::term::graph::{Graph, Term};

/// The sets.
#[derive(Default)]
pub struct Assertions {
    active: FxHashSet<Term>,
    active_order: Vec<Term>,
    /// The active assertions and everything under them.
    parts: FxHashSet<Term>,
    parts_order: Vec<Term>,
}

/// A moment to return to.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    active: usize,
    parts: usize,
}

impl Assertions {
    /// This moment.
    pub fn mark(&self) -> Mark {
        Mark { active: self.active_order.len(), parts: self.parts_order.len() }
    }

    /// Forgets what was handed out since the mark.
    pub fn undo(&mut self, mark: Mark) {
        for term in self.active_order.drain(mark.active..) {
            self.active.remove(&term);
        }
        for term in self.parts_order.drain(mark.parts..) {
            self.parts.remove(&term);
        }
    }

    /// Whether this very term was handed out.
    pub fn is_active(&self, term: Term) -> bool {
        self.active.contains(&term)
    }

    /// Whether the variable occurs in what was handed out.
    pub fn is_frozen(&self, variable: Term) -> bool {
        self.parts.contains(&variable)
    }

    /// Records an assertion that is handed out.
    pub fn hand_out(&mut self, graph: &Graph, assertion: Term) {
        if self.active.insert(assertion) {
            self.active_order.push(assertion);
        }
        let mut stack = vec![assertion];
        while let Some(term) = stack.pop() {
            if self.parts.insert(term) {
                self.parts_order.push(term);
                stack.extend(graph.children(term));
            }
        }
    }
}
