//! Bring-up.
#![warn(missing_docs)]

pub mod cnf;
pub mod limits;
pub mod sat;
