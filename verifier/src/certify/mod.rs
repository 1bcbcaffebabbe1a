//! What makes a verdict more than a solver's word: failures are executed again.

#[cfg(feature = "interpret")]
pub mod replay;
