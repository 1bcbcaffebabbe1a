//! Clauses from circuits: literals, the Tseitin transformation, and DIMACS.

pub mod dimacs;
pub mod encode;
mod gates;
pub mod literal;
mod map;
mod polarity;

use literal::{Lit, Var};

/// A consumer of variables and clauses, such as the SAT core or a DIMACS writer.
pub trait ClauseSink {
    /// Makes a fresh variable.
    fn new_var(&mut self) -> Var;
    /// Makes a fresh variable that stands for an input of a circuit: no clauses define it.
    fn new_input(&mut self) -> Var {
        self.new_var()
    }
    /// Adds the disjunction of the literals; the empty clause is a contradiction.
    fn add_clause(&mut self, clause: &[Lit]);
}
