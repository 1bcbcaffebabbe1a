//! Clauses from circuits.

pub mod dimacs;
pub mod encode;
mod gates;
pub mod literal;
mod map;
mod polarity;

use literal::{Lit, Var};

/// Takes variables and clauses: the SAT core, a DIMACS writer, a counter.
pub trait ClauseSink {
    /// A fresh variable.
    fn new_var(&mut self) -> Var;
    /// Adds the disjunction of the literals; the empty clause is contradiction.
    fn add_clause(&mut self, clause: &[Lit]);
}
