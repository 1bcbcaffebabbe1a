//! Simulation of circuits on 64 assignments of the inputs at a time.

use super::gates::{Edge, Gates, Kind};

/// The values of gates under 64 assignments, one per bit of a word.
#[derive(Default)]
pub struct Simulation {
    values: Vec<u64>,
}

impl Simulation {
    /// Computes every gate; `input` returns the values of an input, given as an edge.
    pub fn run(gates: &Gates, input: impl FnMut(Edge) -> u64) -> Simulation {
        let mut simulation = Simulation::default();
        simulation.extend(gates, input);
        simulation
    }

    /// Computes the gates that were made since the last call.
    pub fn extend(&mut self, gates: &Gates, mut input: impl FnMut(Edge) -> u64) {
        for (number, gate) in gates.gates().iter().enumerate().skip(self.values.len()) {
            let [first, second, third] = gate.places();
            let of = |edge: Edge| match edge.is_constant() {
                true => {
                    if edge == Edge::TRUE {
                        u64::MAX
                    } else {
                        0
                    }
                }
                false => self.values[edge.gate()] ^ (edge.is_inverted() as u64).wrapping_neg(),
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
            self.values.push(value);
        }
    }

    /// The values of an edge under the 64 assignments.
    pub fn value(&self, edge: Edge) -> u64 {
        self.values[edge.gate()] ^ u64::from(edge.is_inverted()).wrapping_neg()
    }
}
