//! Values for arrays from a candidate without conflicts.
//!
//! **Idea.** An array is what its accesses say, and anything where there is none.
//!
//! **Here.** Only bases get values; writes, choices and constant arrays are evaluated over them. Arrays that
//! differ in finitely many elements must be the same elsewhere: the element of a constant array among them,
//! else zero, or where lambdas are about, what is accessed most. Elements that are arrays come before the
//! arrays that hold them.
//!
//! **Contract.** On entry no access is in conflict. On exit all bases have values and the others can be
//! evaluated.
//!
//! **Cost.** One write for every access of a base.

use rustc_hash::FxHashMap;

use super::super::round::Round;
use super::network::{Network, NodeKind};
use super::propagate::Fixpoint;
use super::{depth, lambda};
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;

/// The bases and what is known of them.
pub(super) struct Bases {
    /// A constant array of a component.
    constants: FxHashMap<u32, Term>,
    /// An element that many accesses of a component have.
    frequent: FxHashMap<u32, Term>,
    /// The accesses at a base.
    elements: FxHashMap<u32, Vec<(Term, Term)>>,
    /// All bases, those that hold no arrays first.
    order: Vec<(usize, u32)>,
}

impl Bases {
    fn new(round: &Round<'_>, fixpoint: &Fixpoint) -> Bases {
        let network = round.network;
        let mut bases = Bases {
            constants: FxHashMap::default(),
            frequent: FxHashMap::default(),
            elements: FxHashMap::default(),
            order: Vec::new(),
        };
        for (number, node) in network.nodes().iter().enumerate() {
            let number = number as u32;
            match node.kind {
                NodeKind::Constant => {
                    bases.constants.entry(network.component(number)).or_insert(node.term);
                }
                NodeKind::Base => bases.order.push((depth(round.graph, node.term), number)),
                NodeKind::Lambda | NodeKind::Store { .. } | NodeKind::Choice { .. } => {}
            }
        }
        bases.order.sort_unstable();
        for (node, index, value) in fixpoint.elements() {
            if let NodeKind::Base = network.at(node).kind {
                bases.elements.entry(node).or_default().push((index, value));
            }
        }
        bases
    }

    /// The bases of a component.
    pub fn of_component(&self, network: &Network, component: u32) -> Vec<u32> {
        let bases = self.order.iter().map(|&(_, number)| number);
        bases.filter(|&number| network.component(number) == component).collect()
    }

    /// The value of a base at indices that nothing accesses: the same for all bases of a component.
    pub fn start(&self, round: &mut Round<'_>, base: u32) -> Result<BitVec, Stop> {
        let Round { graph, candidate, network, .. } = round;
        let component = network.component(base);
        let element = match self.constants.get(&component) {
            Some(&constant) => Some(graph.child(constant, 0)),
            None => self.frequent.get(&component).copied(),
        };
        match element {
            Some(element) => {
                let element = candidate.value(graph, element)?;
                Ok(candidate.assignment.constant_array(&element))
            }
            None => candidate
                .assignment
                .zero(graph, graph.sort(network.at(base).term))
                .ok_or(Stop::Broken("an array sort without values")),
        }
    }

    /// Where elements define arrays, it is likely that one element stands for many: that which most accesses
    /// in a component have, if it is no array itself.
    fn find_frequent(&mut self, round: &mut Round<'_>) -> Result<(), Stop> {
        let Round { graph, candidate, network, .. } = round;
        let mut counts: FxHashMap<(u32, u32), usize> = FxHashMap::default();
        let mut most: FxHashMap<u32, usize> = FxHashMap::default();
        for &(_, base) in self.order.iter().filter(|&&(depth, _)| depth == 1) {
            let component = network.component(base);
            for &(_, value) in self.elements.get(&base).map_or(&[][..], |elements| elements) {
                let count = counts.entry((component, candidate.number(graph, value)?)).or_default();
                *count += 1;
                if *count > most.get(&component).copied().unwrap_or(0) {
                    most.insert(component, *count);
                    self.frequent.insert(component, value);
                }
            }
        }
        Ok(())
    }

    /// An array with the accesses of a base written over it.
    pub fn write(&self, round: &mut Round<'_>, base: u32, mut array: BitVec) -> Result<BitVec, Stop> {
        let Round { graph, candidate, .. } = round;
        for &(index, value) in self.elements.get(&base).map_or(&[][..], |elements| elements) {
            let (index, value) = (candidate.value(graph, index)?, candidate.value(graph, value)?);
            array = candidate.assignment.write(&array, &index, &value);
        }
        Ok(array)
    }

    /// Gives bases their values.
    fn assign(&self, round: &mut Round<'_>, chosen: impl Fn(usize, u32) -> bool) -> Result<(), Stop> {
        for &(_, base) in self.order.iter().filter(|&&(depth, base)| chosen(depth, base)) {
            let start = self.start(round, base)?;
            let value = self.write(round, base, start)?;
            round.candidate.set_array(round.graph, round.network.at(base).term, value);
        }
        Ok(())
    }
}

/// Gives every base its value.
pub fn assign(round: &mut Round<'_>, fixpoint: &Fixpoint) -> Result<(), Stop> {
    let mut bases = Bases::new(round, fixpoint);
    if !round.graph.lambdas.is_empty() {
        bases.find_frequent(round)?;
    }
    let network = round.network;
    let lambdas = lambda::components(network);
    let is_defined = |base| lambdas.contains_key(&network.component(base));
    // The elements of lambdas are no arrays.
    bases.assign(round, |depth, base| depth == 1 && !is_defined(base))?;
    lambda::assign(round, &bases, &lambdas)?;
    bases.assign(round, |depth, _| depth > 1)
}
