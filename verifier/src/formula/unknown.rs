//! Unknown values: the term that stands for each.
//!
//! **Here.** An unknown value belongs to a step of an activation. Executors differ in the term that they
//! make of it: a variable of its own ([`Fresh`]), or a function of the activation. For the same step it is
//! the same term each time.

use javelin_term::graph::{Graph, Term};
use javelin_term::sort::Sort;
use rustc_hash::FxHashMap;

use super::nesting::Key;
use crate::program::cfa::{Location, Source, Variable};

/// Where in an activation an unknown value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Provenance {
    /// An edge that gives a variable any value, and its position among those of the edge.
    Havoc(usize, usize),
    /// A variable that the loop with this head may write.
    Loop(Variable),
    /// A variable that the call on an edge may write, which is not followed.
    Call(usize, Variable),
    /// A variable that was never written.
    Unset(Variable),
    /// Which of the edges of a location is taken.
    Choice(Location),
    /// Which of several places that are one in the caller a call has written last: the edge, and a number.
    Last(usize, usize),
}

/// A step of an activation that has an unknown value.
#[derive(Clone, Copy, Debug)]
pub struct At<'k> {
    /// The activation, by the number that its engine gives it.
    pub activation: u32,
    /// The step that reads it.
    pub provenance: Provenance,
    /// The round of loops in which it is taken.
    pub key: &'k Key,
}

impl At<'_> {
    /// The step as it is looked up.
    pub fn owned(self) -> (u32, Provenance, Key) {
        (self.activation, self.provenance, self.key.clone())
    }
}

/// The terms that stand for unknown values.
pub trait UnknownValues {
    /// The term of a sort that stands for the unknown value of a step; its name is for people.
    fn term(&mut self, graph: &mut Graph, at: At, name: &str, sort: Sort) -> Term;

    /// Whether a value from this source is unknown. A variable that would get it stays as it is, otherwise.
    fn is_unknown(&self, _source: Source) -> bool {
        true
    }
}

/// A variable for each unknown value. A variable of the program that was never written has a new one
/// whenever it is read.
#[derive(Default)]
pub struct Fresh(FxHashMap<(u32, Provenance, Key), Term>);

impl UnknownValues for Fresh {
    fn term(&mut self, graph: &mut Graph, at: At, name: &str, sort: Sort) -> Term {
        match at.provenance {
            Provenance::Unset(_) => graph.variable(name, sort),
            _ => *self.0.entry(at.owned()).or_insert_with(|| graph.variable(name, sort)),
        }
    }
}
