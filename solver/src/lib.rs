//! Bring-up.
#![warn(missing_docs)]

pub mod bitvec;
pub mod circuit;
pub mod cnf;
pub mod limits;
pub mod rewrite;
pub mod sat;
pub mod term;
