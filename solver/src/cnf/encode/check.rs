//! The invariants of the encoder.
//!
//! **Here.** Debug builds check all invariants after a call if the number of variables has grown by half
//! since the last check, so that all checks together are linear.

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

    /// Checks all invariants if enough variables are new.
    pub(super) fn check_sampled(&mut self, gates: &Gates) {
        if cfg!(debug_assertions) && self.map.variables() >= self.due {
            self.due = self.map.variables() + self.map.variables() / 2 + 1;
            self.check_invariants(gates);
        }
    }

    /// Whether the clauses of a defined edge have only literals of edges that are defined.
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

    /// Whether the conjuncts of an edge's gate are demanded, or those of conjunctions merged into it. If two
    /// conjuncts are opposite, none needs to be demanded. One of the two may be below a conjunction that was
    /// demanded only after the edge was defined, so the search is repeated through such conjunctions.
    fn has_conjuncts(&self, gates: &Gates, edge: Edge) -> bool {
        let is_demanded = |conjunct: Edge| self.is_demanded(gates, conjunct.inverted_if(edge.is_inverted()));
        let (met, leaves) = conjuncts(gates, edge.plain(), is_demanded);
        let is_opposed = |met: &FxHashSet<Edge>| met.iter().any(|&conjunct| met.contains(&!conjunct));
        leaves.into_iter().all(is_demanded)
            || is_opposed(&met)
            || is_opposed(&conjuncts(gates, edge.plain(), |_| false).0)
    }
}

/// All conjuncts of a gate, and the leaves among them: edges that are no conjunctions, or for which `is_leaf`
/// holds.
fn conjuncts(gates: &Gates, root: Edge, is_leaf: impl Fn(Edge) -> bool) -> (FxHashSet<Edge>, Vec<Edge>) {
    let (mut met, mut leaves, mut stack) = (FxHashSet::default(), vec![], vec![root]);
    while let Some(conjunct) = stack.pop() {
        if !met.insert(conjunct) {
            continue;
        }
        match gates.gate(conjunct).kind() {
            Kind::And if !conjunct.is_inverted() && (conjunct == root || !is_leaf(conjunct)) => {
                stack.extend(gates.gate(conjunct).inputs());
            }
            _ => leaves.push(conjunct),
        }
    }
    (met, leaves)
}

/// Whether no variable occurs twice.
pub(super) fn has_distinct_variables(clause: &[Lit]) -> bool {
    let mut variables: Vec<_> = clause.iter().map(|literal| literal.var()).collect();
    variables.sort_unstable();
    variables.windows(2).all(|pair| pair[0] != pair[1])
}
