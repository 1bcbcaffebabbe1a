//! The variables of gates. This is the only file in which both numberings occur.
//!
//! **Invariants.** ([`Map::check_invariants`]) No two gates have the same variable, and the constant has
//! none. A gate that is defined in some direction has a variable. Variables and directions are never removed:
//! there are as many as were counted.

use rustc_hash::FxHashSet;

use super::literal::{Lit, Var};
use crate::circuit::gates::Edge;

/// The largest number of variables: two bits of each entry are used for the directions.
const MAX_VARIABLES: u32 = (1 << 30) - 1;

/// For every gate its variable and the directions in which it is defined: `4 * (variable + 1)`, bit 0 for
/// "literal implies gate", bit 1 for "gate implies literal"; 0 for a gate without variable.
#[derive(Default)]
pub(super) struct Map {
    entries: Vec<u32>,
    variables: usize,
    definitions: usize,
}

impl Map {
    /// The literal of an edge whose gate has a variable.
    pub(super) fn literal(&self, edge: Edge) -> Option<Lit> {
        let entry = *self.entries.get(edge.gate())?;
        let number = (entry >> 2).checked_sub(1)?;
        Some(Var(number).lit(!edge.is_inverted()))
    }

    /// Gives the edge's gate a variable.
    pub(super) fn set(&mut self, edge: Edge, variable: Var) {
        debug_assert!(variable.0 < MAX_VARIABLES && self.literal(edge).is_none());
        if self.entries.len() <= edge.gate() {
            self.entries.resize(edge.gate() + 1, 0);
        }
        self.entries[edge.gate()] = (variable.0 + 1) << 2;
        self.variables += 1;
    }

    /// Whether the literal of this edge implies the edge.
    pub(super) fn is_defined(&self, edge: Edge) -> bool {
        let entry = self.entries.get(edge.gate()).copied().unwrap_or(0);
        entry & direction(edge) != 0
    }

    /// Records that the literal of this edge implies the edge. The edge must have a literal and not be
    /// defined yet.
    pub(super) fn define(&mut self, edge: Edge) {
        debug_assert!(!self.is_defined(edge) && self.literal(edge).is_some());
        self.entries[edge.gate()] |= direction(edge);
        self.definitions += 1;
        debug_assert!(self.is_defined(edge));
    }

    /// The number of gates that have a variable.
    pub(super) fn variables(&self) -> usize {
        self.variables
    }

    /// The number of edges that are implied by their literals.
    pub(super) fn definitions(&self) -> usize {
        self.definitions
    }

    /// The number of entries: all gates with a variable have smaller numbers.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Checks the invariants that the head of this file lists; linear in the gates.
    ///
    /// # Panics
    /// One does not hold.
    pub(super) fn check_invariants(&self) {
        let mut seen = FxHashSet::default();
        let mut definitions = 0;
        for (gate, &entry) in self.entries.iter().enumerate().filter(|(_, entry)| **entry != 0) {
            assert!(gate > 0, "the constant has no variable");
            assert!(entry >> 2 > 0, "gate {gate} is defined without a variable");
            assert!(seen.insert(entry >> 2), "gate {gate} shares its variable");
            let (edge, opposite) = (Edge::of_gate(gate), !Edge::of_gate(gate));
            let negated = self.literal(edge).map(|literal| !literal);
            assert_eq!(self.literal(opposite), negated, "the literals of gate {gate} are opposite");
            definitions += [edge, opposite].into_iter().filter(|&edge| self.is_defined(edge)).count();
        }
        assert_eq!((seen.len(), definitions), (self.variables, self.definitions), "entries are never lost");
    }
}

fn direction(edge: Edge) -> u32 {
    if edge.is_inverted() { 2 } else { 1 }
}
