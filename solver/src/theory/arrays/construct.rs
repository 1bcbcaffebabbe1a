//! Values for arrays from a candidate without conflicts.
//!
//! **Idea.** An array is what its accesses say, and anything where there is none.
//!
//! **Here.** Only bases get values; writes, choices and constant arrays are evaluated over them. Arrays that
//! differ in finitely many elements must be the same elsewhere: the element of a constant array among them,
//! else zero. Elements that are arrays come before the arrays that hold them.
//!
//! **Contract.** On entry no access is in conflict. On exit all bases have values and the others can be
//! evaluated.
//!
//! **Cost.** One write for every access of a base.

use rustc_hash::FxHashMap;

use super::super::candidate::Candidate;
use super::depth;
use super::network::{Kind, Network};
use super::propagate::Fixpoint;
use crate::limits::Stop;
use crate::term::graph::{Graph, Term};

/// Gives every base its value.
pub fn assign(
    graph: &Graph,
    candidate: &mut Candidate<'_>,
    network: &Network,
    fixpoint: &Fixpoint,
) -> Result<(), Stop> {
    let mut constants: FxHashMap<u32, Term> = FxHashMap::default();
    let mut bases: Vec<(usize, u32)> = Vec::new();
    for (number, node) in network.nodes().iter().enumerate() {
        let number = number as u32;
        match node.kind {
            Kind::Constant => {
                constants.entry(network.component(number)).or_insert(node.term);
            }
            Kind::Base => bases.push((depth(graph, node.term), number)),
            Kind::Store { .. } | Kind::Choice { .. } => {}
        }
    }
    bases.sort_unstable();
    let mut elements: FxHashMap<u32, Vec<(Term, Term)>> = FxHashMap::default();
    for (node, index, value) in fixpoint.elements() {
        if let Kind::Base = network.at(node).kind {
            elements.entry(node).or_default().push((index, value));
        }
    }
    for (_, number) in bases {
        let base = network.at(number).term;
        let mut array = match constants.get(&network.component(number)) {
            Some(&constant) => {
                let element = candidate.value(graph, graph.child(constant, 0))?;
                candidate.assignment.constant_array(&element)
            }
            None => candidate
                .assignment
                .zero(graph, graph.sort(base))
                .ok_or(Stop::Broken("an array sort without values"))?,
        };
        for &(index, value) in elements.get(&number).map_or(&[][..], |elements| elements) {
            let (index, value) = (candidate.value(graph, index)?, candidate.value(graph, value)?);
            array = candidate.assignment.write(&array, &index, &value);
        }
        candidate.set_array(graph, base, array);
    }
    Ok(())
}
