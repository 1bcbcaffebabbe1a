//! The objects that the theories pass on: the scope of a call, and one round of the loop.

use super::arrays::network::Network;
use super::candidate::Candidate;
use super::lemmas::Lemmas;
use crate::levels::Levels;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};

/// The scope of a call: the terms, the levels that are open, the limits.
pub struct Scope<'a> {
    pub graph: &'a mut Graph,
    /// The levels of assertions.
    pub levels: &'a Levels,
    /// The limits of the check.
    pub limits: &'a Limits,
}

/// One round: a candidate, the arrays as it links them, and the lemmas that refute it.
pub(super) struct Round<'a> {
    pub graph: &'a mut Graph,
    pub limits: &'a Limits,
    /// The terms of arrays, functions and summaries that take part, children before parents.
    pub terms: &'a [Term],
    pub candidate: Candidate<'a>,
    pub network: &'a Network,
    pub lemmas: Lemmas<'a>,
}

impl Round<'_> {
    /// The number of the class of a term: equal values have the same, and arrays that an equality makes
    /// equal.
    pub fn class(&mut self, term: Term) -> Result<u32, Stop> {
        match self.network.class(term) {
            Some(class) => Ok(class),
            None => self.candidate.number(self.graph, term),
        }
    }

    /// Adds a lemma: the conditions imply the conclusion.
    pub fn imply(&mut self, conditions: Vec<Term>, conclusion: Term) {
        self.lemmas.imply(self.graph, conditions, conclusion);
    }
}
