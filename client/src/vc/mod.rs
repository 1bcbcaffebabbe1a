//! Verification conditions whose summaries have their bodies at the client: a body is sent when a
//! counterexample depends on it.
//!
//! A [`condition`] declares summaries; [`bodies`] has their definitions. A [`verifier`] checks conditions,
//! one after the other, in one session: it sends a condition, and as long as the session answers `unknown`
//! for the reason `refine`, it asks for the applications that matter ([`application`]) and expands some of
//! them (`refine`, `meanings`). `evaluate` computes applications to values, `decisive` finds the constants
//! that a counterexample depends on, [`plan`] the cost of inlining, and [`play`] checks many files.
//!
//! The session is that of a daemon, or one in the same process:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use javelin_client::InProcess;
//! use javelin_client::vc::{Bodies, Condition, Settings, Verdict, Verifier};
//!
//! let bodies = Bodies::parse(b"(define-summary double ((x (_ BitVec 8))) (_ BitVec 8) (bvadd x x))")?;
//! let condition = Condition::parse(
//!     b"(declare-summary double ((_ BitVec 8)) (_ BitVec 8))
//!       (declare-const a (_ BitVec 8))
//!       (assert (= (double a) #x01))",
//! )?;
//! let mut verifier = Verifier::new(InProcess::new(), Settings::default())?;
//! assert_eq!(verifier.check(&condition, &bodies)?.verdict, Verdict::Valid);
//! # Ok(())
//! # }
//! ```

pub mod application;
pub mod bodies;
mod commands;
pub mod condition;
mod decisive;
mod dialogue;
mod error;
mod evaluate;
mod meanings;
pub mod plan;
pub mod play;
mod refine;
mod value;
pub mod verifier;

pub use bodies::Bodies;
pub use condition::Condition;
pub use error::VcError;
pub use refine::Settings;
pub use verifier::{Outcome, Verdict, Verifier};
