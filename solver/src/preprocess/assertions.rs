//! What has been handed out for encoding: the assertions that are active, and the variables that occur.
//!
//! A variable in an assertion that was handed out is *frozen*: its equations must be handed out too. It stays so
//! when the assertion is popped, although it need not: that way no cone is walked twice, however often an
//! assertion about a large term is pushed and popped.

use rustc_hash::FxHashSet;

use crate::term::graph::{Graph, Term};
use crate::term::walk::Walk;

/// The assertions and the variables.
#[derive(Default)]
pub struct Assertions {
    active: FxHashSet<Term>,
    order: Vec<Term>,
    /// The assertions and everything under them.
    parts: Walk,
}

impl Assertions {
    /// The number of active assertions, for [`Assertions::truncate`].
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Makes all but the oldest `count` assertions inactive.
    pub fn truncate(&mut self, count: usize) {
        for term in self.order.drain(count..) {
            self.active.remove(&term);
        }
    }

    /// Whether this very term was handed out at an active level.
    pub fn is_active(&self, term: Term) -> bool {
        self.active.contains(&term)
    }

    /// Whether the variable occurs in what was handed out.
    pub fn is_frozen(&self, variable: Term) -> bool {
        self.parts.has_seen(variable)
    }

    /// Records an assertion that is handed out.
    pub fn hand_out(&mut self, graph: &Graph, assertion: Term) {
        if self.active.insert(assertion) {
            self.order.push(assertion);
        }
        self.parts.post_order(graph, assertion, |_| {});
    }
}
