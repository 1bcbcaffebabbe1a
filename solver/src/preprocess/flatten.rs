//! Flattening of conjunctions.
//!
//! **Idea.** An asserted conjunction is the assertion of its operands, from which equations can be solved.
//!
//! **Here.** The operands of one conjunction at a time: the schedule simplifies each before it is opened further.
//!
//! **Contract.** The conjunction of what is pending keeps its meaning. The first operand is taken next.
//!
//! **Cost.** Linear in the operands; a conjunction that is shared is opened once per round.

use rustc_hash::FxHashSet;

use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// Puts the operands of a conjunction on the stack of pending assertions; whether the term was one.
/// Conjunctions in `opened` are asserted already.
pub fn flatten(graph: &Graph, term: Term, opened: &mut FxHashSet<Term>, pending: &mut Vec<Term>) -> bool {
    if graph.operator(term) != Operator::And {
        return false;
    }
    if opened.insert(term) {
        pending.extend(graph.children(term).iter().rev());
    }
    true
}
