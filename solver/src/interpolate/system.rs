//! Labelled interpolation systems: the contributions of the leaves and resolution steps of a proof.
//!
//! **Idea.** Each clause `C` of a refutation of `A and B` gets a partial interpolant `I` over shared
//! variables, so that `A` implies `C restricted to a` or `I`, and `B` implies `C restricted to b` or `not I`.
//! That of the empty clause is an interpolant. Shared variables are labelled `b` by McMillan ("Interpolation
//! and SAT-based model checking", 2003), both by Pudlák ("Lower bounds for resolution and cutting plane
//! proofs", 1997), `a` by the inverse of McMillan's system (D'Silva, Kroening, Purandare, Weissenbacher,
//! "Interpolant strength", 2010, with the proof for all of them). McMillan's interpolants are the strongest
//! of the three.
//!
//! **Here.** The three partial interpolants are gates of one circuit. Labels depend on the variable alone, so
//! that a clause with literals that its derivation did not need has the same partial interpolant.
//!
//! **Cost.** A gate for each literal of a leaf that the label adds, and one for each resolution.

use crate::circuit::gates::{Edge, Gates};
use crate::cnf::literal::Lit;

/// The side that a clause comes from, or the only side on which a variable occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first formula, which implies the interpolant.
    A,
    /// The second formula, which the interpolant contradicts.
    B,
}

/// The sides on which a variable of the SAT core occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occurrence {
    /// In clauses of one side.
    Local(Side),
    /// In clauses of both sides: a bit of a shared symbol, and the input that stands for it.
    Shared(Edge),
}

/// The label of shared variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum System {
    /// Label `b`: the strongest interpolants.
    McMillan,
    /// Both labels: interpolants between the two others in strength.
    Pudlak,
    /// Label `a`: the weakest interpolants.
    Inverse,
}

impl System {
    /// All systems, the strongest first.
    pub const ALL: [System; 3] = [System::McMillan, System::Pudlak, System::Inverse];

    /// The partial interpolant of a clause of one side. `shared` gives the inputs of its shared literals.
    pub fn leaf(self, gates: &mut Gates, side: Side, shared: impl Iterator<Item = Edge>) -> Edge {
        match (self, side) {
            (System::McMillan, Side::A) => shared.fold(Edge::FALSE, |sum, literal| gates.or(sum, literal)),
            (System::Inverse, Side::B) => {
                shared.fold(Edge::TRUE, |product, literal| gates.and(product, !literal))
            }
            (_, Side::A) => Edge::FALSE,
            (_, Side::B) => Edge::TRUE,
        }
    }

    /// The partial interpolant of a resolvent: `positive` is that of the clause that has `pivot`, `negative`
    /// that of the clause that has its negation.
    pub fn resolve(self, gates: &mut Gates, pivot: Occurrence, positive: Edge, negative: Edge) -> Edge {
        if positive == negative {
            return positive;
        }
        match (pivot, self) {
            (Occurrence::Local(Side::A), _) | (Occurrence::Shared(_), System::Inverse) => {
                gates.or(positive, negative)
            }
            (Occurrence::Local(Side::B), _) | (Occurrence::Shared(_), System::McMillan) => {
                gates.and(positive, negative)
            }
            // Where the pivot is true, the clause that has its negation refutes.
            (Occurrence::Shared(input), System::Pudlak) => gates.mux(input, negative, positive),
        }
    }
}

/// The input of a shared literal, `None` for a local one.
pub(super) fn shared(occurrences: &[Occurrence], literal: Lit) -> Option<Edge> {
    match occurrences[literal.var().index()] {
        Occurrence::Shared(input) => Some(input.inverted_if(literal.is_negated())),
        Occurrence::Local(_) => None,
    }
}
