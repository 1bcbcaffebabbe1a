//! Arrays: reads, writes, choices between arrays, constant arrays and equalities.
//!
//! **Idea.** Reads travel through writes, choices and equalities as the candidate has them until they meet
//! another access at the same index; different values there are a conflict (Brummayer and Biere, *Lemmas on
//! Demand for the Extensional Theory of Arrays*).
//!
//! **Here.** [`network`] is the arrays and what leads from one to the other, [`descend`] takes reads down
//! chains of writes in one sweep, [`propagate`] moves accesses among arrays that are equal to others,
//! [`unroll`] states all writes that a read passes at once, [`constants`] compares constant arrays,
//! [`lambda`] states definitions by elements, [`extensionality`] separates different arrays and [`construct`]
//! makes values.
//!
//! **Contract.** Without a lemma, [`construct`] gives values under which all active reads, writes and
//! equalities have the values of the candidate.
//!
//! **Cost.** Linear in arrays and accesses where no array is equal to another; there, at most their product.

mod constants;
pub mod construct;
mod descend;
pub mod extensionality;
pub mod lambda;
pub mod network;
mod propagate;
pub mod unroll;

use super::candidate::is_array;
use super::round::Round;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use network::NodeKind;
pub use propagate::Fixpoint;
use unroll::Unrolling;

/// An element of an array that something names: a read, or a write at its own index.
#[derive(Clone, Copy, Debug)]
struct Access {
    node: u32,
    index: Term,
    /// The number of the value of the index.
    place: u32,
    value: Term,
    /// The number of the value.
    content: u32,
}

/// Adds lemmas for accesses that meet with different values and for constant arrays that should be the same.
pub fn check(round: &mut Round<'_>, unrolling: &mut Unrolling) -> Result<Fixpoint, Stop> {
    let mut accesses = writes(round)?;
    for &read in round.terms {
        if round.graph.operator(read) != Operator::Select {
            continue;
        }
        let [array, index] = [0, 1].map(|position| round.graph.child(read, position));
        accesses.push(access(round, array, index, read)?);
    }
    constants::spell_out(round, &mut accesses)?;
    let fixpoint = propagate::propagate(round, accesses, unrolling)?;
    constants::compare(round)?;
    Ok(fixpoint)
}

fn access(round: &mut Round<'_>, array: Term, index: Term, value: Term) -> Result<Access, Stop> {
    Ok(Access {
        node: round.network.node(array),
        index,
        place: round.class(index)?,
        value,
        content: round.class(value)?,
    })
}

/// The accesses of writes at their own indices.
fn writes(round: &mut Round<'_>) -> Result<Vec<Access>, Stop> {
    let mut accesses = Vec::new();
    for node in round.network.nodes() {
        if let NodeKind::Store { .. } = node.kind {
            let [index, value] = [1, 2].map(|position| round.graph.child(node.term, position));
            accesses.push(access(round, node.term, index, value)?);
        }
    }
    Ok(accesses)
}

/// How deep arrays are nested in elements of an array.
fn depth(graph: &Graph, array: Term) -> usize {
    let mut depth = 0;
    let mut sort = graph.sort(array);
    while let javelin_term::sort::SortKind::Array(_, element) = *graph.sorts.kind(sort) {
        (depth, sort) = (depth + 1, element);
    }
    debug_assert!(depth > 0 || !is_array(graph, array));
    depth
}
