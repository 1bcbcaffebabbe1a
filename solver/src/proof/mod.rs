//! Proofs of unsatisfiability: the events of the search, and their listeners.
//!
//! The SAT core tells a `Tracer` of every clause: those of the formula, those it derives, each with the
//! clauses it follows from, and those it drops. The writers turn that into LRAT files; the checker follows
//! each step on its own clauses. Nothing here knows how the search works.

pub use crate::cnf::literal::Lit;

pub mod check;
pub mod event;
pub mod lrat;
