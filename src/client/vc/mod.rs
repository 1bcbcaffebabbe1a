//! Verification conditions whose summaries the client holds: a body is sent when a counterexample asks for it.
//!
//! A [`condition`] declares summaries; [`bodies`] says what they mean. A [`verifier`] plays conditions, one after the other, over one
//! connection: it sends a condition, and as long as the daemon answers `unknown` for the reason `refine`, it asks for the
//! applications that matter ([`application`]) and sends what some of them mean. [`values`] finds out which constants a counterexample
//! depends on, [`plan`] what inlining would have cost, and [`play`] does it for many files.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use javelin::client::Javelin;
//! use javelin::client::vc::{Bodies, Condition, Settings, Verdict, Verifier};
//!
//! let bodies = Bodies::parse(b"(define-summary double ((x (_ BitVec 8))) (_ BitVec 8) (bvadd x x))")?;
//! let condition = Condition::parse(
//!     b"(declare-summary double ((_ BitVec 8)) (_ BitVec 8))
//!       (declare-const a (_ BitVec 8))
//!       (assert (= (double a) #x01))",
//! )?;
//! let mut verifier = Verifier::new(Javelin::connect("127.0.0.1:7415")?, Settings::default())?;
//! assert_eq!(verifier.check(&condition, &bodies)?.verdict, Verdict::Valid);
//! # Ok(())
//! # }
//! ```

mod agree;
pub mod application;
pub mod bodies;
mod commands;
pub mod condition;
pub mod plan;
pub mod play;
mod values;
pub mod verifier;

pub use bodies::Bodies;
pub use condition::Condition;
pub use verifier::{Outcome, Settings, Verdict, Verifier};

use std::io;

use javelin_parser::ParseError;

/// Why a condition has no verdict.
#[derive(Debug, thiserror::Error)]
pub enum VcError {
    /// The daemon cannot be reached, or is gone.
    #[error("the daemon: {0}")]
    Connection(#[from] io::Error),
    /// A file is not what it should be.
    #[error("{0}")]
    Syntax(ParseError),
    /// A file cannot be read, or a side file is not what it should be.
    #[error("{0}: {1}")]
    File(String, String),
    /// Summaries that lead from one back to itself.
    #[error("recursion through summaries: {}", .0.join(" -> "))]
    Recursion(Vec<String>),
    /// A summary with arguments that do not fit its body.
    #[error("the summary {name} is declared with {wanted} arguments, and its body has {given} parameters")]
    Arity {
        /// The summary.
        name: String,
        /// Its arguments.
        wanted: usize,
        /// The parameters of its body.
        given: usize,
    },
    /// A name with two meanings.
    #[error(
        "the body of {user} uses {name}, which is a summary of the side file and something else in the condition"
    )]
    Clash {
        /// The name.
        name: String,
        /// The summary whose body uses it.
        user: String,
    },
    /// The daemon does not take a command.
    #[error("{place}: {message}")]
    Refused {
        /// What the command is about.
        place: String,
        /// What the daemon says.
        message: String,
    },
    /// An answer that is none.
    #[error("the daemon's answer is not understood: {0}")]
    Answer(String),
}
