//! Which variable stands for which gate. The one place where the two numberings meet.

use super::literal::{Lit, Var};
use crate::circuit::gates::Edge;

/// The most variables: two bits of each entry are taken.
const MAX_VARIABLES: u32 = (1 << 30) - 1;

/// For every gate its variable and the directions in which it is defined: `4 * (variable + 1)`, bit 0 for
/// "literal implies gate", bit 1 for "gate implies literal"; 0 for a gate without variable.
#[derive(Default)]
pub(super) struct Map {
    entries: Vec<u32>,
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
    }

    /// Whether the literal of this edge implies the edge.
    pub(super) fn is_defined(&self, edge: Edge) -> bool {
        let entry = self.entries.get(edge.gate()).copied().unwrap_or(0);
        entry & direction(edge) != 0
    }

    /// Notes that the literal of this edge, which has one, implies the edge.
    pub(super) fn define(&mut self, edge: Edge) {
        self.entries[edge.gate()] |= direction(edge);
    }
}

fn direction(edge: Edge) -> u32 {
    if edge.is_inverted() { 2 } else { 1 }
}
