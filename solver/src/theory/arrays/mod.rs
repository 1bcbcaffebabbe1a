//! Arrays: reads, writes, choices between arrays, constant arrays and equalities.
//!
//! **Idea.** Reads travel through writes, choices and equalities as the candidate has them until they meet
//! another access at the same index; different values there are a conflict (Brummayer and Biere, *Lemmas on
//! Demand for the Extensional Theory of Arrays*).
//!
//! **Here.** [`network`] is the arrays and what leads from one to the other, [`descend`] takes reads down
//! chains of writes in one sweep, [`propagate`] moves accesses among arrays that are equal to others,
//! [`unroll`] states all writes that a read passes at once, [`constants`] compares constant arrays,
//! [`lambda`] says what elements define, [`extensionality`] separates different arrays and [`construct`]
//! makes values.
//!
//! **Contract.** Without a lemma, [`construct`] gives values under which all active reads, writes and
//! equalities are what the candidate says.
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

use super::Lemmas;
use super::candidate::{Candidate, is_array};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use network::{Kind, Network};
pub use propagate::Fixpoint;
use unroll::Unrolling;

/// An element of an array that something names: a read, or a write at its own index.
#[derive(Clone, Copy, Debug)]
struct Access {
    /// The array.
    node: u32,
    index: Term,
    /// The number of the value of the index.
    place: u32,
    value: Term,
    /// The number of the value.
    content: u32,
}

/// Adds lemmas for accesses that meet with different values and for constant arrays that should be the same.
pub fn check(
    graph: &mut Graph,
    candidate: &mut Candidate<'_>,
    network: &Network,
    terms: &[Term],
    lemmas: &mut Lemmas<'_>,
    unrolling: &mut Unrolling,
    limits: &Limits,
) -> Result<Fixpoint, Stop> {
    let mut accesses = writes(graph, candidate, network)?;
    for &read in terms {
        if graph.operator(read) != Operator::Select {
            continue;
        }
        let [array, index] = [0, 1].map(|position| graph.child(read, position));
        accesses.push(access(graph, candidate, network, array, index, read)?);
    }
    constants::spell_out(graph, candidate, network, &mut accesses)?;
    let fixpoint = propagate::propagate(graph, candidate, network, accesses, lemmas, unrolling, limits)?;
    constants::compare(graph, candidate, network, terms, lemmas, limits)?;
    Ok(fixpoint)
}

fn access(
    graph: &Graph,
    candidate: &mut Candidate<'_>,
    network: &Network,
    array: Term,
    index: Term,
    value: Term,
) -> Result<Access, Stop> {
    Ok(Access {
        node: network.node(array),
        index,
        place: network.value(graph, candidate, index)?,
        value,
        content: network.value(graph, candidate, value)?,
    })
}

/// The accesses of writes at their own indices.
fn writes(graph: &Graph, candidate: &mut Candidate<'_>, network: &Network) -> Result<Vec<Access>, Stop> {
    let mut accesses = Vec::new();
    for node in network.nodes() {
        if let Kind::Store { .. } = node.kind {
            let (index, value) = (graph.child(node.term, 1), graph.child(node.term, 2));
            accesses.push(access(graph, candidate, network, node.term, index, value)?);
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
