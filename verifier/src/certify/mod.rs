//! What makes a verdict more than a solver's word: failures are executed again.

pub mod replay;
