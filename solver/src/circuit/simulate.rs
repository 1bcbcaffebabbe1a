//! Circuits computed on 64 assignments of the inputs at a time.

use super::gates::{Edge, Gates, Kind};

/// The values of all gates under 64 assignments, one per bit of a word.
pub struct Simulation {
    values: Vec<u64>,
}

impl Simulation {
    /// Computes every gate; `input` gives the values of the input with this edge.
    pub fn run(gates: &Gates, mut input: impl FnMut(Edge) -> u64) -> Simulation {
        let mut simulation = Simulation { values: Vec::with_capacity(gates.len()) };
        for (number, gate) in gates.gates().iter().enumerate() {
            let [first, second, third] = gate.places();
            let of = |edge: Edge| match edge.is_constant() {
                true => {
                    if edge == Edge::TRUE {
                        u64::MAX
                    } else {
                        0
                    }
                }
                false => simulation.values[edge.gate()] ^ (edge.is_inverted() as u64).wrapping_neg(),
            };
            let value = match gate.kind() {
                Kind::False => 0,
                Kind::Input => input(Edge::of_gate(number)),
                Kind::And => of(first) & of(second),
                Kind::Xor => of(first) ^ of(second),
                Kind::Mux => of(first) & of(second) | !of(first) & of(third),
                Kind::Xor3 => of(first) ^ of(second) ^ of(third),
                Kind::Maj => of(first) & of(second) | of(third) & (of(first) | of(second)),
            };
            simulation.values.push(value);
        }
        simulation
    }

    /// The values of an edge.
    pub fn value(&self, edge: Edge) -> u64 {
        self.values[edge.gate()] ^ u64::from(edge.is_inverted()).wrapping_neg()
    }
}
