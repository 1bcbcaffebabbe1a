//! The verifier: programs in, bugs and proofs out.

pub mod frontend;
pub mod interpret;
pub mod job;
pub mod program;
pub mod prover;
