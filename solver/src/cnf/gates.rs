//! The clauses that make a gate true or false, over its inputs.

use crate::circuit::gates::{Edge, Gate, Kind};

/// Up to four clauses of up to three edges; a missing edge is `FALSE`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clauses {
    clauses: [[Edge; 3]; 4],
    count: usize,
}

impl Clauses {
    fn new(given: &[[Edge; 3]]) -> Clauses {
        let mut clauses = [[Edge::FALSE; 3]; 4];
        clauses[..given.len()].copy_from_slice(given);
        Clauses { clauses, count: given.len() }
    }

    pub(super) fn as_slice(&self) -> &[[Edge; 3]] {
        &self.clauses[..self.count]
    }
}

/// Clauses that are true exactly if the gate is true, or false if `inverted`; for all gates but conjunctions.
/// A multiplexer's third clause (the value of two equal branches) is implied by the other two and left out.
pub(super) fn clauses(gate: &Gate, inverted: bool) -> Clauses {
    let [a, b, c] = gate.places();
    let none = Edge::FALSE;
    match gate.kind() {
        Kind::Xor => {
            let b = b.inverted_if(inverted);
            Clauses::new(&[[a, b, none], [!a, !b, none]])
        }
        Kind::Mux => {
            let (b, c) = (b.inverted_if(inverted), c.inverted_if(inverted));
            Clauses::new(&[[!a, b, none], [a, c, none]])
        }
        Kind::Xor3 => {
            let c = c.inverted_if(inverted);
            Clauses::new(&[[a, b, c], [a, !b, !c], [!a, b, !c], [!a, !b, c]])
        }
        Kind::Maj => {
            let [a, b, c] = [a, b, c].map(|edge| edge.inverted_if(inverted));
            Clauses::new(&[[a, b, none], [a, c, none], [b, c, none]])
        }
        Kind::False | Kind::Input | Kind::And => Clauses::new(&[]),
    }
}
