//! The invariants of the bits of terms.
//!
//! **Idea.** The circuit is simulated while it is built, and the simulated bits of each term are compared
//! with its operator applied to the bits of its children. So an error is noticed at the term that has it, not
//! at a verdict that depends on it.
//!
//! **Here.** After every call of `blast` the new gates and terms are checked; everything is checked whenever
//! the circuit has grown by half. The four assignments of the inputs are a dense and a sparse pseudo-random
//! one, all 0, and all 1. Debug builds only.
//!
//! **Cost.** Linear in gates and in bits of terms, eight bytes per gate.

use std::borrow::Cow;

use rustc_hash::FxHashSet;

use super::Blaster;
use crate::circuit::gates::{Edge, Kind};
use crate::circuit::simulate::Simulation;
use javelin_term::array::flat_width;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::fold::compute;

/// The number of simulated assignments.
const LANES: u32 = 4;

/// The part of the circuit that was checked, and the terms to be checked next.
#[derive(Default)]
pub(super) struct Checks {
    simulation: Simulation,
    /// Terms that got bits since the last check.
    recent: Vec<Term>,
    /// The number of gates that have been checked.
    gates: usize,
    /// The number of gates at which everything is checked.
    due: usize,
}

impl Checks {
    /// Records that a term has got bits.
    pub(super) fn note(&mut self, term: Term) {
        self.recent.push(term);
    }
}

/// The values of an input under the assignments.
fn input_values(input: Edge) -> u64 {
    let random = (input.gate() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let random = (random ^ random >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32;
    let (dense, sparse) = (random & 1, u64::from(random >> 1 & 7 == 0));
    dense | sparse << 1 | 1 << 3
}

impl Blaster {
    /// Checks the invariants that the head of `blast.rs` lists, and those of the gates; linear in both.
    ///
    /// # Panics
    /// One does not hold.
    pub fn check_invariants(&self, graph: &Graph) {
        self.gates.check_invariants();
        let mut simulation = Simulation::default();
        simulation.extend(&self.gates, input_values);
        let blasted = (0..self.spans.len()).map(Term::from_index).filter(|&term| self.is_blasted(term));
        let mut inputs = FxHashSet::default();
        let mut variables = Vec::new();
        for term in blasted {
            self.check_term(graph, &simulation, term);
            if self.names.contains(&term) {
                continue;
            }
            if self.has_inputs(graph, term) {
                let own = self.bits(term).iter().all(|&bit| inputs.insert(bit));
                assert!(own, "the inputs of term {} belong to it alone", term.index());
            }
            if graph.operator(term) == Operator::Variable {
                variables.push(term);
            }
        }
        let mut listed = self.variables.clone();
        listed.sort_unstable();
        assert_eq!(listed, variables, "variables with bits are listed once");
    }

    /// Checks the gates and terms since the last call, or everything if the circuit has grown by half since
    /// everything was checked.
    pub(super) fn check_recent(&mut self, graph: &Graph) {
        self.gates.check_from(self.checks.gates);
        self.checks.simulation.extend(&self.gates, input_values);
        for term in std::mem::take(&mut self.checks.recent) {
            self.check_term(graph, &self.checks.simulation, term);
        }
        self.checks.gates = self.gates.len();
        if self.gates.len() >= self.checks.due {
            self.checks.due = self.gates.len() + self.gates.len() / 2;
            self.check_invariants(graph);
        }
    }

    fn check_term(&self, graph: &Graph, simulation: &Simulation, term: Term) {
        let (bits, name) = (self.bits(term), term.index());
        let width = flat_width(&graph.sorts, graph.sort(term));
        assert_eq!(Some(bits.len() as u32), width, "the number of bits of term {name}");
        assert!(bits.iter().all(|bit| bit.gate() < self.gates.len()), "bits of term {name} are edges");
        if self.names.contains(&term) {
            return;
        }
        if self.has_inputs(graph, term) {
            let is_input = |bit: &Edge| !bit.is_inverted() && self.gates.gate(*bit).kind() == Kind::Input;
            assert!(bits.iter().all(is_input), "the bits of term {name} are inputs");
            return;
        }
        for lane in 0..LANES {
            let expected = self.expected(graph, simulation, term, lane);
            let found = self.simulated(graph, simulation, term, lane);
            assert_eq!(found, expected, "{} at term {name}, assignment {lane}", graph.operator(term).name());
        }
    }

    /// The value of a term's bits under an assignment. A negation below a subtraction has no bits; its value
    /// is computed from its operand's. A concatenation inside another has none either; its bits are those of
    /// its parts.
    fn simulated(&self, graph: &Graph, simulation: &Simulation, term: Term, lane: u32) -> Option<BitVec> {
        let mut bits = Cow::Borrowed(self.bits(term));
        if bits.is_empty() && graph.operator(term) == Operator::Concat {
            bits = self.parts(graph, term).flat_map(|part| self.bits(part)).copied().collect();
        }
        if bits.is_empty() {
            let negated = graph.operator(term) == Operator::BvNeg && self.is_blasted(graph.child(term, 0));
            return negated
                .then(|| self.simulated(graph, simulation, graph.child(term, 0), lane))?
                .map(|v| v.neg());
        }
        let bit = |index: u32| simulation.value(bits[index as usize]) >> lane & 1 == 1;
        Some(BitVec::from_bits(bits.len() as u32, bit))
    }

    /// The value of a term's operator applied to the values of its children.
    fn expected(&self, graph: &Graph, simulation: &Simulation, term: Term, lane: u32) -> Option<BitVec> {
        let children = graph.children(term);
        let value = |position: usize| self.simulated(graph, simulation, *children.get(position)?, lane);
        match graph.operator(term) {
            Operator::Constant => graph.value(term),
            Operator::And => {
                let all = (0..children.len()).all(|position| value(position).is_some_and(|bit| bit.is_one()));
                Some(BitVec::from_bool(all))
            }
            Operator::Ite => {
                if value(0)?.is_one() {
                    value(1)
                } else {
                    value(2)
                }
            }
            _ => compute(graph, term, value),
        }
    }
}
