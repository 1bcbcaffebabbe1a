//! The invariants of the encoder.
//!
//! **Here.** Debug builds check everything after a call whenever there are half as many variables again as at
//! the last check, so that all checks together are linear.

use rustc_hash::FxHashSet;

use super::super::gates;
use super::super::literal::Lit;
use super::Encoder;
use crate::circuit::gates::{Edge, Gates, Kind};

impl Encoder {
    /// Checks the invariants that the head of `encode.rs` lists; linear in the gates.
    ///
    /// # Panics
    /// One does not hold.
    pub fn check_invariants(&self, gates: &Gates) {
        self.map.check_invariants();
        assert!(self.map.len() <= gates.len(), "gates with variables exist");
        assert!(self.pending.iter().all(|&edge| self.map.is_defined(edge)), "what is pending is defined");
        if !self.pending.is_empty() {
            return;
        }
        for number in 0..self.map.len() {
            let edge = Edge::of_gate(number);
            for edge in [edge, !edge].into_iter().filter(|&edge| self.map.is_defined(edge)) {
                assert!(self.is_founded(gates, edge), "what defines {edge:?} is not defined");
            }
        }
    }

    /// Checks everything where enough is new.
    pub(super) fn check_sampled(&mut self, gates: &Gates) {
        if cfg!(debug_assertions) && self.map.variables() >= self.due {
            self.due = self.map.variables() + self.map.variables() / 2 + 1;
            self.check_invariants(gates);
        }
    }

    /// Whether the clauses of a defined edge rest on defined edges.
    fn is_founded(&self, gates: &Gates, edge: Edge) -> bool {
        let gate = gates.gate(edge);
        match gate.kind() {
            Kind::False | Kind::Input => false,
            Kind::And => self.has_conjuncts(gates, edge),
            _ => {
                let clauses = gates::clauses(gate, edge.is_inverted());
                let mut inputs = clauses.as_slice().iter().flatten();
                inputs.all(|&input| input == Edge::FALSE || self.is_demanded(gates, input))
            }
        }
    }

    /// Whether the literal of an edge implies the edge.
    fn is_demanded(&self, gates: &Gates, edge: Edge) -> bool {
        let is_input = gates.gate(edge).kind() == Kind::Input && self.map.literal(edge).is_some();
        is_input || self.map.is_defined(edge)
    }

    /// Whether the conjuncts of an edge's gate are demanded, or those of conjunctions in their places.
    /// Nothing is where two conjuncts are opposite.
    fn has_conjuncts(&self, gates: &Gates, edge: Edge) -> bool {
        let (mut seen, mut stack) = (FxHashSet::default(), vec![edge.plain()]);
        let (mut founded, mut met) = (true, vec![]);
        while let Some(conjunct) = stack.pop() {
            if !seen.insert(conjunct) {
                continue;
            }
            met.push(conjunct);
            if conjunct != edge.plain() && self.is_demanded(gates, conjunct.inverted_if(edge.is_inverted())) {
                continue;
            }
            match gates.gate(conjunct).kind() {
                Kind::And if !conjunct.is_inverted() => stack.extend(gates.gate(conjunct).inputs()),
                _ => founded = false,
            }
        }
        founded || met.iter().any(|&conjunct| seen.contains(&!conjunct))
    }
}

/// Whether no variable occurs twice.
pub(super) fn has_distinct_variables(clause: &[Lit]) -> bool {
    let mut variables: Vec<_> = clause.iter().map(|literal| literal.var()).collect();
    variables.sort_unstable();
    variables.windows(2).all(|pair| pair[0] != pair[1])
}
