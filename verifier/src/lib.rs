//! Javelin's verifier as a library: programs in, failures with their inputs and proofs out.
//!
//! Is the midpoint of a binary search, `(low + high) / 2`, always between its ends?
//!
//! ```
//! use javelin_verifier::{Job, Outcome, Unwatched, Verdict, run};
//!
//! let job = Job { inputs: vec!["../examples/verify/midpoint.ll".into()], ..Job::default() };
//! let report = run(&job, &Unwatched::default())?;
//! assert_eq!(report.verdict(), Verdict::False);
//! for check in &report.checks {
//!     let (line, says) = (check.span.line, &check.says);
//!     match &check.outcome {
//!         Outcome::Holds => println!("{line}: never: {says}"),
//!         Outcome::Fails(trace) => println!("{line}: {says}, after {} instructions", trace.instructions),
//!         Outcome::Open(why) => println!("{line}: {says}? {why}"),
//!     }
//! }
//!
//! // The same without a sum that overflows: low + (high - low) / 2.
//! let job = Job { inputs: vec!["../examples/verify/midpoint_right.ll".into()], ..Job::default() };
//! assert_eq!(run(&job, &Unwatched::default())?.verdict(), Verdict::True);
//! # Ok::<(), javelin_verifier::InputError>(())
//! ```
//!
//! # A failure and its inputs
//!
//! A failure was executed: an interpreter that shares no code with the formulas ran the program on the inputs
//! of a counterexample, and this execution broke the check. Its [`Trace`] has every event in order, the
//! results of functions without a body among them.
//!
//! ```
//! use javelin_verifier::trace::Event;
//! use javelin_verifier::{Job, Outcome, Unwatched, run};
//!
//! let job = Job { inputs: vec!["../examples/verify/midpoint.ll".into()], ..Job::default() };
//! let report = run(&job, &Unwatched::default())?;
//! let trace = report.checks.iter().find_map(|check| match &check.outcome {
//!     Outcome::Fails(trace) => Some(trace),
//!     _ => None,
//! });
//! let inputs = trace.unwrap().steps.iter().filter_map(|step| match &step.event {
//!     Event::Input(_, _, value) => value.to_u64(),
//!     _ => None,
//! });
//! let [low, high] = inputs.collect::<Vec<u64>>()[..] else { panic!("the program asks for two numbers") };
//! assert!(low <= high && (low as u32).wrapping_add(high as u32) / 2 < low as u32);
//! # Ok::<(), javelin_verifier::InputError>(())
//! ```
//!
//! # Options
//!
//! A [`Reading`] says what is verified, an [`Effort`] how. A number that counts by twos stays even: rounds of
//! its loop, as many as there may be, do not show this; predicates do, found by one of the [engines].
//!
//! ```
//! use std::time::Duration;
//! use javelin_verifier::report::source::Sources;
//! use javelin_verifier::report::text::{Paint, text};
//! use javelin_verifier::{Effort, Job, Options, Property, Reading, Unwatched, Verdict, refusal, run};
//!
//! let mut job = Job {
//!     inputs: vec!["../examples/verify/even.ll".into()],
//!     reading: Reading { properties: vec![Property::UnreachCall, Property::Null], ..Reading::default() },
//!     effort: Effort { engine: "bounded", unroll: Some(8), ..Effort::default() },
//!     ..Job::default()
//! };
//! let report = run(&job, &Unwatched::default())?;
//! assert_eq!(report.verdict(), Verdict::Unknown);
//! let sources = Sources::read(&report);
//! let text = text(&job, &report, &sources, Paint { is_terminal: false });
//! assert!(text.contains("no failure with loops unrolled 8 times"));
//!
//! job.effort = Effort {
//!     engine: "lbe",
//!     options: Options::default().with("refine", "interpolants"),
//!     timeout: Some(Duration::from_secs(60)),
//!     ..Effort::default()
//! };
//! assert_eq!(refusal(&job.effort, &job.reading, &[]), None);
//! assert_eq!(run(&job, &Unwatched::default())?.verdict(), Verdict::True);
//! # Ok::<(), javelin_verifier::InputError>(())
//! ```
//!
//! # The nouns
//!
//! A [`Job`] is the files of one program, a [`Reading`] and an [`Effort`]. Files are LLVM's text form, or
//! sources of C, C++ and Rust, for which the [`Compiler`] of the machine is called; [`project`] reads the
//! files and flags of a build.
//!
//! A [`Reading`] says what the program means: where execution begins, which [`Property`]s are checked, what
//! functions without a body may do, what is assumed. [`specification`] sets one from a property file of
//! SV-COMP.
//!
//! An [`Effort`] says how it is decided: the engine and its [`Options`], limits of time and memory, bounds of
//! loops and recursion, another solver, how many questions are asked at a time. [`engines`] is the table of
//! engines; [`refusal`] says whether an engine cannot do what it is asked for.
//!
//! A [`Report`] has a [`CheckReport`] for each check: its property, its place ([`Span`]), its [`Outcome`]. It
//! holds on every execution, it fails with a [`Trace`], or it is open, with the reason ([`Why`]). The
//! [`Verdict`] is `True` only where all checks hold. [`report`] writes text, JSON, SARIF, HTML, witnesses of
//! SV-COMP and test cases; [`obligations`] writes and checks certificates of proofs.
//!
//! A [`Watch`] is notified of the progress of a run and can stop it from another thread; [`Unwatched`] is
//! one without a listener.
//!
//! Beside [`run()`], [`execute`] runs a program once on given inputs, [`program_text`] and [`program_dot`]
//! show what the engines are given.
//!
//! # More
//!
//! How the verifier works inside is told by [its map](internals). Modules that are not listed here stand open
//! for the tests and fuzzers of its workspace and change without notice.

pub mod report;
pub mod specification;
pub mod why;

// The stages inside: public because this crate's own tests and a fuzzer stand on them, hidden because nothing
// is promised about them. No other crate uses them; the names that a user needs are given below.
#[doc(hidden)]
pub mod engine;
#[doc(hidden)]
pub mod frontend;
#[doc(hidden)]
pub mod interpret;
#[doc(hidden)]
pub mod limits;
#[doc(hidden)]
pub mod program;

mod assumption;
mod certify;
mod domain;
mod formula;
mod job;
mod prover;
mod reading;
mod run;
mod seats;
mod words;

#[doc = include_str!("../README.md")]
pub mod internals {}

/// The table of engines and their options: command line, help and documentation are made of its rows.
pub mod engines {
    pub use crate::engine::ENGINES;
    pub use crate::engine::kit::table::{EngineRow, OptionRow, OptionValues, OptionWord, SET, SHARED};
    pub use crate::job::AUTO;
}

pub use assumption::Assumption;
pub use certify::obligations;
pub use engine::{Progress, Unwatched, Watch, refusal};
pub use frontend::compile::Compiler;
pub use frontend::module::{SourceType, Span};
pub use frontend::project;
pub use frontend::{CompileError, LinkError, ReadError};
pub use interpret::trace::{self, Trace};
pub use javelin_solver::BitVec;
pub use javelin_term::statistics::Statistic;
pub use job::{
    Cause, CheckReport, Effort, Job, LoopInvariant, NullFrom, Options, Outcome, Report, Standing, Verdict,
};
pub use program::lower::LowerError;
pub use prover::{ProverError, check_solver};
pub use reading::{Externals, Meaning, MemoryModel, Property, Reading, Volatile};
pub use run::{InputError, Inputs, execute, load, program_dot, program_text, run};
pub use why::{Stopped, Why};
