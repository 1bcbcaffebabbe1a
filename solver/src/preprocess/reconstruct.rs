//! Values for the variables that substitution has eliminated.
//!
//! **Idea.** Walk back through what was done: the last binding first, each variable gets the value of the term that
//! stood for it.
//!
//! **Here.** A value contains only variables that were bound later or not at all, so those have their values
//! by then, and one evaluation memo serves all bindings.
//!
//! **Contract.** On entry the variables of what was handed out have values that satisfy it; on exit the
//! original assertions are satisfied. Variables without a value are zero.
//!
//! **Cost.** Linear in the terms of the dropped bindings.

use super::substitute::Binding;
use crate::limits::Limits;
use crate::term::eval::{Assignment, Evaluator};
use crate::term::graph::Graph;

/// Gives the variables of the dropped equations their values. Bindings are in the order they were made.
pub fn reconstruct(graph: &Graph, bindings: &[Binding], assignment: &mut Assignment, limits: &Limits) {
    let mut evaluator = Evaluator::new();
    evaluator.set_limits(limits);
    for binding in bindings.iter().rev().filter(|binding| !binding.kept) {
        if let Ok(value) = evaluator.value(graph, assignment, binding.value) {
            assignment.set(binding.variable, value);
        }
    }
}
