//! Evidence for verdicts beside the solver's answer: failures are executed again, proofs leave what anybody
//! can refute.

pub mod causes;
pub mod obligations;
pub mod replay;
