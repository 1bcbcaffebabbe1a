//! Different arrays differ somewhere.
//!
//! **Idea.** For arrays that are not equal there is an index at which they differ; a fresh constant is that
//! index (the axiom of extensionality, made a definition).
//!
//! **Contract.** Every equality gets one index for good, so the lemma can stay.

use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;

/// The lemma: an equality of arrays holds, or their elements at an index of its own differ.
///
/// # Errors
/// The terms that are compared are no arrays.
pub fn witness(graph: &mut Graph, equality: Term) -> Result<Term, Stop> {
    let [left, right] = [0, 1].map(|side| graph.child(equality, side));
    let SortKind::Array(index, _) = *graph.sorts.kind(graph.sort(left)) else {
        return Err(Stop::Broken("extensionality of terms that are no arrays"));
    };
    let index = graph.variable("difference", index);
    let [left, right] = [left, right].map(|array| graph.term(Operator::Select, &[array, index]));
    let same = graph.equal(left, right);
    Ok(graph.implies(same, equality))
}
