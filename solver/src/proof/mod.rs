//! Proofs of unsatisfiability: the events of a solver, and the tracers that receive them.
//!
//! The SAT core reports every clause to a `Tracer`: those of the formula, those it derives, each with the
//! clauses it follows from, and those it drops. The writer writes these events as LRAT files; the checker
//! checks each step on its own copy of the clauses. Nothing here depends on how the search works.

pub use crate::cnf::literal::Lit;

pub mod assemble;
pub mod check;
pub mod event;
pub mod kept;
pub mod lrat;
