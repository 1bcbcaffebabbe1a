//! What is asked of the verifier, and what came of it.

use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use crate::frontend::module::Span;
use crate::interpret::trace::Trace;
use crate::program::cfa::Property;

/// What functions without a body may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Externals {
    /// Return anything, and write what their pointer arguments reach.
    #[default]
    Arguments,
    /// Return anything.
    Pure,
    /// Return anything, and write whatever others can reach, global variables too.
    Anything,
}

/// How a program is read: which functions mark errors, what is unknown, what is assumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The function where execution begins.
    pub entry: String,
    /// What is checked.
    pub properties: Vec<Property>,
    /// Functions that must not be called, and whether only with an argument other than 0 (`F:nonzero`).
    pub error_functions: Vec<(String, bool)>,
    /// Labels of the source that must not be reached.
    pub error_labels: Vec<String>,
    /// Functions that return any value, beside those that are known to.
    pub nondet_functions: Vec<String>,
    /// Whether `abort` is an error.
    pub abort_is_error: bool,
    /// Whether allocation never fails.
    pub malloc_succeeds: bool,
    /// Whether global variables are unknown at the beginning.
    pub globals_unknown: bool,
    /// Functions without a body.
    pub externals: Externals,
    /// The bits of an address that say which object it belongs to; `None`: 16 of 64, 10 of 32.
    pub object_bits: Option<u32>,
    /// The most functions that a call through a pointer is resolved to.
    pub max_targets: usize,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading {
            entry: "main".to_owned(),
            properties: vec![Property::UnreachCall],
            error_functions: Vec::new(),
            error_labels: Vec::new(),
            nondet_functions: Vec::new(),
            abort_is_error: false,
            malloc_succeeds: false,
            globals_unknown: false,
            externals: Externals::default(),
            object_bits: None,
            max_targets: 64,
        }
    }
}

/// How it is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How often each loop is unrolled at the most, `None`: as often as time allows, in doubling steps.
    pub unroll: Option<u32>,
    /// How many levels of recursion are unfolded.
    pub recursion: u32,
    /// The time for everything.
    pub timeout: Option<Duration>,
    /// The memory for everything, in bytes.
    pub memory: Option<u64>,
    /// A solver to ask in place of the one inside: its command.
    pub solver: Option<String>,
    /// A daemon to ask in place of the solver inside: its address.
    pub connect: Option<String>,
}

/// How deep recursion is followed where nobody says it.
const RECURSION: u32 = 8;

impl Default for Effort {
    fn default() -> Effort {
        Effort { unroll: None, recursion: RECURSION, timeout: None, memory: None, solver: None, connect: None }
    }
}

/// What is to be done.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// The files: `.ll`, `.c`, `.cpp`, `.rs`.
    pub inputs: Vec<PathBuf>,
    /// How the compiler is called where one is needed.
    pub compiler: crate::frontend::compile::Compiler,
    /// How the program is read.
    pub reading: Reading,
    /// How it is solved.
    pub effort: Effort,
}

/// What is known of a check at the end.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It holds on every execution.
    Holds,
    /// It fails, on this execution, which was replayed.
    Fails(Box<Trace>),
    /// Not decided, and why.
    Open(String),
}

/// A check and what is known of it.
#[derive(Clone, Debug)]
pub struct CheckReport {
    /// What is checked.
    pub property: Property,
    /// The function it is in.
    pub function: String,
    /// Where.
    pub span: Span,
    /// What goes wrong if it fails: `assertion can fail`, `division by zero`.
    pub says: String,
    /// What is known.
    pub outcome: Outcome,
}

/// The whole verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All checks hold.
    True,
    /// One fails.
    False,
    /// Neither, or there is nothing to check.
    Unknown,
}

/// What came of a job.
#[derive(Clone, Debug)]
pub struct Report {
    /// The checks, by where they stand.
    pub checks: Vec<CheckReport>,
    /// The source files that spans refer to.
    pub files: Vec<String>,
    /// The bits of an address of the program.
    pub address_bits: u32,
    /// Readings that are not sound.
    pub assumptions: Vec<String>,
    /// Functions without a body and without a model that are called.
    pub bodiless: Vec<String>,
    /// Findings that could not be replayed: what, and why not.
    pub warnings: Vec<String>,
    /// How far loops were unrolled.
    pub unrolled: u32,
    /// How many questions the solver was asked.
    pub questions: u64,
    /// How long it took.
    pub time: Duration,
    /// Whether it was stopped by a limit or a signal: which.
    pub stopped: Option<String>,
}

impl Report {
    /// The verdict: `True` only where there are checks and all hold.
    pub fn verdict(&self) -> Verdict {
        let fails = |check: &CheckReport| matches!(check.outcome, Outcome::Fails(_));
        let holds = |check: &CheckReport| matches!(check.outcome, Outcome::Holds);
        if self.checks.iter().any(fails) {
            Verdict::False
        } else if !self.checks.is_empty() && self.checks.iter().all(holds) {
            Verdict::True
        } else {
            Verdict::Unknown
        }
    }
}
