//! The variables that stand for unknown values: for the same place the same each time.

use std::hash::Hash;

use javelin_term::graph::{Graph, Term};
use rustc_hash::FxHashMap;

use super::variables::Variables;
use crate::program::cfa::Variable;

/// Variables by the places where values are unknown.
pub struct Fresh<K>(FxHashMap<K, Term>);

impl<K> Default for Fresh<K> {
    fn default() -> Fresh<K> {
        Fresh(FxHashMap::default())
    }
}

impl<K: Eq + Hash> Fresh<K> {
    /// The variable at a place for a value like that of a variable of the program.
    pub fn like(&mut self, place: K, graph: &mut Graph, variables: &Variables, of: Variable) -> Term {
        *self.0.entry(place).or_insert_with(|| {
            let info = variables.info(of);
            let sort = graph.sort(info.term);
            graph.variable(&info.name, sort)
        })
    }

    /// The variable that tells which of several edges is taken at a place: a number of 32 bits.
    pub fn choice(&mut self, place: K, graph: &mut Graph) -> Term {
        *self.0.entry(place).or_insert_with(|| {
            let sort = graph.bitvec_sort(32);
            graph.variable("choice", sort)
        })
    }
}
