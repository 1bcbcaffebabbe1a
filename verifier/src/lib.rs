//! The verifier: programs in, bugs and proofs out.

pub mod certify;
pub mod domain;
pub mod engine;
pub mod formula;
pub mod frontend;
pub mod interpret;
pub mod job;
pub mod limits;
pub mod program;
pub mod prover;
pub mod reading;
pub mod report;
pub mod run;
pub mod specification;
pub mod why;
