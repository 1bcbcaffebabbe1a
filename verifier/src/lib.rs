//! The verifier: programs in, bugs and proofs out.

#[cfg(feature = "bounded")]
pub mod certify;
#[cfg(feature = "bounded")]
pub mod engine;
pub mod frontend;
pub mod interpret;
pub mod job;
pub mod program;
pub mod prover;
#[cfg(feature = "report")]
pub mod report;
#[cfg(all(feature = "report", feature = "reader", feature = "lower", feature = "interpret", feature = "bounded"))]
pub mod run;
#[cfg(feature = "report")]
pub mod specification;
