//! The lemmas of one round.

use rustc_hash::FxHashMap;

use super::candidate::is_array_equality;
use javelin_term::graph::{Graph, Term};

/// How many lemmas and how many conditions in them a round may make before it ends.
const LEMMAS: usize = 4096;
const CONDITIONS: usize = 1 << 16;

/// The list. A round ends when it is full.
pub(super) struct Lemmas<'a> {
    /// The lemmas, oldest first.
    pub found: Vec<Term>,
    /// How many conditions they have.
    conditions: usize,
    /// Equalities of arrays that lemmas conclude.
    pub equalities: Vec<Term>,
    /// Something is neither right nor known to be wrong: without lemmas the round is undecided.
    pub is_open: bool,
    /// The lemmas of earlier rounds, with the form in which they were encoded.
    known: &'a FxHashMap<Term, Term>,
}

impl<'a> Lemmas<'a> {
    /// No lemmas after those of earlier rounds.
    pub fn new(known: &'a FxHashMap<Term, Term>) -> Lemmas<'a> {
        Lemmas { found: Vec::new(), conditions: 0, equalities: Vec::new(), is_open: false, known }
    }

    /// Whether the round is to end.
    pub fn is_full(&self) -> bool {
        self.found.len() >= LEMMAS || self.conditions >= CONDITIONS
    }

    /// Adds: the conditions imply the conclusion.
    pub fn imply(&mut self, graph: &mut Graph, conditions: Vec<Term>, conclusion: Term) {
        let size = conditions.len();
        let lemma = implication(graph, conditions, conclusion);
        self.add(graph, lemma, size, conclusion);
    }

    /// The same, unless an earlier round has made the lemma.
    pub fn imply_new(&mut self, graph: &mut Graph, conditions: Vec<Term>, conclusion: Term) {
        let size = conditions.len();
        let lemma = implication(graph, conditions, conclusion);
        if !self.known.contains_key(&lemma) {
            self.add(graph, lemma, size, conclusion);
        }
    }

    fn add(&mut self, graph: &Graph, lemma: Term, conditions: usize, conclusion: Term) {
        if is_array_equality(graph, conclusion) {
            self.equalities.push(conclusion);
        }
        self.conditions += conditions;
        self.found.push(lemma);
    }
}

/// The conditions imply the conclusion.
fn implication(graph: &mut Graph, mut conditions: Vec<Term>, conclusion: Term) -> Term {
    conditions.push(graph.not(conclusion));
    conditions.sort_unstable();
    conditions.dedup();
    let violation = graph.and(&conditions);
    graph.not(violation)
}
