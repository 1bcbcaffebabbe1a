//! Reconstruction: for each change that preprocessing made, the way to extend a model, and to undo it when
//! its level is closed.
//!
//! **Idea.** Go back through the changes, the last first, and give each variable that was eliminated the
//! value that its elimination promised.
//!
//! **Here.** One stack that follows the levels, with a variant for each kind of change. How a variant is
//! undone for a model is written in the file of its pass.
//!
//! **Contract.** On entry the variables of the assertions handed out have values that satisfy these; on exit
//! the original assertions are satisfied. An entry needs only values of variables that later entries or no
//! entries give. Variables without a value are zero.
//!
//! **Cost.** Linear in the terms of the entries: one evaluation serves all.

use super::bindings::Bindings;
use super::eliminate::Binding;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::Graph;
use javelin_term::limits::Limits;

/// One change that preprocessing made.
#[derive(Clone, Copy, Debug)]
pub enum Undo {
    /// A variable was replaced by a term.
    Binding(Binding),
}

impl Undo {
    /// Undoes the change when its level is closed.
    pub fn retract(self, graph: &Graph, bindings: &mut Bindings) {
        match self {
            Undo::Binding(binding) => bindings.unbind(graph, binding.variable),
        }
    }

    /// The binding, if the change is one.
    pub fn binding(&self) -> Option<&Binding> {
        match self {
            Undo::Binding(binding) => Some(binding),
        }
    }
}

/// Extends a model of the assertions handed out to one of the original assertions. Entries are in the order
/// of their creation.
pub fn reconstruct(graph: &Graph, entries: &[Undo], assignment: &mut Assignment, limits: &Limits) {
    let mut evaluator = Evaluator::new();
    evaluator.set_limits(limits);
    for entry in entries.iter().rev() {
        match entry {
            Undo::Binding(binding) => binding.reconstruct(graph, &mut evaluator, assignment),
        }
    }
}
