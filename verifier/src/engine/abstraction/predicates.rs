//! Predicates, and which of them count where.
//!
//! **Idea.** A precision is a set of predicates for each place (Beyer, Henzinger and Théoduloz, *Program
//! Analysis with Dynamic Precision Adjustment*, 2008); lazy abstraction keeps it small (Henzinger, Jhala,
//! Majumdar and Sutre, *Lazy Abstraction*, 2002).
//!
//! **Here.** A predicate is a term of sort Bool over symbols. A term and its negation are one predicate.

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::FxHashMap;

use crate::program::cfa::Location;

/// A predicate, by its number.
pub type Predicate = u16;

/// The most predicates: decision diagrams have room for this many variables.
pub const MOST_PREDICATES: u16 = 4096;

/// The predicates of an abstraction, each once.
#[derive(Default)]
pub struct Predicates {
    terms: Vec<Term>,
    numbers: FxHashMap<Term, Predicate>,
}

impl Predicates {
    /// The predicate of a term that is no constant; `None` where there are too many.
    pub fn number(&mut self, graph: &Graph, term: Term) -> Option<Predicate> {
        let term = if graph.operator(term) == Operator::Not { graph.child(term, 0) } else { term };
        if let Some(&known) = self.numbers.get(&term) {
            return Some(known);
        }
        let number = u16::try_from(self.terms.len()).ok().filter(|&number| number < MOST_PREDICATES)?;
        self.terms.push(term);
        self.numbers.insert(term, number);
        Some(number)
    }

    /// The term of a predicate.
    pub fn term(&self, predicate: Predicate) -> Term {
        self.terms[usize::from(predicate)]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.terms.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }
}

/// Which predicates count where.
#[derive(Default)]
pub struct Precision {
    at: FxHashMap<Location, Vec<Predicate>>,
}

impl Precision {
    /// The predicates at a location, ascending.
    pub fn at(&self, location: Location) -> &[Predicate] {
        self.at.get(&location).map_or(&[], Vec::as_slice)
    }

    /// Adds a predicate at a location; whether it is new there.
    pub fn add(&mut self, location: Location, predicate: Predicate) -> bool {
        let all = self.at.entry(location).or_default();
        match all.binary_search(&predicate) {
            Ok(_) => false,
            Err(position) => {
                all.insert(position, predicate);
                true
            }
        }
    }

    /// How many predicates the places have that have some: their sum, their number, and the most.
    pub fn counts(&self) -> (usize, usize, usize) {
        let counts = || self.at.values().map(Vec::len).filter(|&count| count > 0);
        (counts().sum(), counts().count(), counts().max().unwrap_or(0))
    }
}
