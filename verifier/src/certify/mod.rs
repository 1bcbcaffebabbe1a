//! What makes a verdict more than a solver's word: failures are executed again, proofs leave what anybody can
//! refute.

pub mod causes;
pub mod obligations;
pub mod replay;
