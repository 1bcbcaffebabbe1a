//! The job of the verifier and its report.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use javelin_term::statistics::Statistic;
use serde::Serialize;

use crate::assumption::Assumption;
use crate::frontend::module::Span;
use crate::frontend::project::Unit;
use crate::interpret::trace::Trace;
use crate::reading::{Property, Reading};
use crate::why::Why;

/// The values of options of engines that are not the defaults, by name: each engine has rows that say which
/// it knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<&'static str, String>);

impl Options {
    /// Gives an option a value.
    pub fn set(&mut self, name: &'static str, value: impl Into<String>) {
        self.0.insert(name, value.into());
    }

    /// These, and one more.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Options {
        self.set(name, value);
        self
    }

    /// These, with a flag set or as it is.
    pub fn with_flag(self, name: &'static str, is_set: bool) -> Options {
        if is_set { self.with(name, "yes") } else { self }
    }

    /// The value that an option was given.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

/// The engines in turns: what stands in place of the name of an engine where none is asked for.
pub const AUTO: &str = "auto";

/// How it is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The name of the engine that decides it, or [`AUTO`].
    pub engine: &'static str,
    /// How engines go about it.
    pub options: Options,
    /// The most rounds of each loop, `None`: as many as time allows, in doubling steps.
    pub unroll: Option<u32>,
    /// How many levels of recursion are unfolded; `None`: as many as time allows, in doubling steps, by the
    /// engine that unrolls, and [`Effort::levels`] by others.
    pub recursion: Option<u32>,
    /// The time for everything.
    pub timeout: Option<Duration>,
    /// The most work, in ticks, of which there are about 20 million in a second: what is decided within it
    /// does not depend on time.
    pub work: Option<u64>,
    /// Whether one failure is enough: the run ends there, and other checks are not asked.
    pub is_first_enough: bool,
    /// How many questions are asked at a time, by engines that can.
    pub parallel: usize,
    /// The memory for everything, in bytes; `None`: without a limit.
    pub memory: Option<u64>,
    /// A solver to ask in place of the one inside: its command.
    pub solver: Option<String>,
    /// A daemon to ask in place of the solver inside: its address.
    pub connect: Option<String>,
    /// Whether scripts are kept that must be refuted for what holds to hold.
    pub certifies: bool,
    /// A folder where answers are kept for the next run, by engines that have summaries.
    pub cache: Option<PathBuf>,
    /// A folder where each question to the solver is written.
    pub questions: Option<PathBuf>,
}

impl Effort {
    /// How many levels of recursion are unfolded where this is a bound.
    pub fn levels(&self) -> u32 {
        self.recursion.unwrap_or(RECURSION)
    }

    /// The solver that is asked in place of the one inside, in words; `None`: the one inside.
    pub fn other_solver(&self) -> Option<String> {
        let solver = self.solver.as_ref().map(|command| format!("the solver `{command}`"));
        solver.or_else(|| self.connect.as_ref().map(|address| format!("the daemon at {address}")))
    }

    /// The assumption that whatever was proved rests on; `None`: the answers are those of this program.
    pub fn trusts(&self) -> Option<Assumption> {
        self.other_solver().map(Assumption::OtherSolver)
    }
}

/// The bytes that a run may hold by default.
const MEMORY: u64 = 4 << 30;

/// How deep recursion is followed by default, by engines that have to know it.
const RECURSION: u32 = 8;

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            engine: AUTO,
            options: Options::default(),
            unroll: None,
            recursion: None,
            timeout: None,
            work: None,
            is_first_enough: false,
            parallel: 1,
            memory: Some(MEMORY),
            solver: None,
            connect: None,
            certifies: false,
            cache: None,
            questions: None,
        }
    }
}

/// A job: the programs, and how they are verified.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// The files: `.ll`, `.c`, `.cpp`, `.rs`.
    pub inputs: Vec<PathBuf>,
    /// Further files, with the flags that a project compiles them with. What is wrong with one of them
    /// is reported, and the rest continues.
    pub units: Vec<Unit>,
    /// How the compiler is called where one is needed.
    pub compiler: crate::frontend::compile::Compiler,
    /// How the program is read.
    pub reading: Reading,
    /// How it is solved.
    pub effort: Effort,
}

/// The verdict on a check.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It holds on every execution.
    Holds,
    /// It fails, on this execution, which was replayed.
    Fails(Box<Trace>),
    /// Not decided, and why.
    Open(Why),
}

/// How a failure stands in the program that was found in a function by itself. The likelier ones come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// The program runs into it from its entry on, and this was executed.
    Entry,
    /// The function fails whatever pointers it is given, as long as they lead to objects: a null of its own,
    /// or of an allocation that fails.
    Own,
    /// So it does where a function without a body returns null, or returns though a failure is reported to
    /// it.
    Result,
    /// It depends on what the function is given, and callers in the program may give it, as far as is known.
    Reachable,
    /// It depends on what the function is given, and nothing in the program calls it.
    Uncalled,
    /// No caller in the program can make it fail.
    Excluded,
}

impl Standing {
    /// The standing in words for the report.
    pub fn says(self) -> &'static str {
        match self {
            Standing::Entry => "from the entry of the program on",
            Standing::Own => "in the function by itself, whatever pointers to objects it is given",
            Standing::Result => {
                "in the function by itself, if a function without a body returns null, or returns at all"
            }
            Standing::Reachable => "in the function by itself; callers in the program may do this",
            Standing::Uncalled => "in the function by itself; nobody in the program calls it",
            Standing::Excluded => "in the function by itself; no caller in the program can do this",
        }
    }

    /// How it stands if it is known which null pointers it comes from.
    pub fn with_causes(self, causes: &[Cause]) -> Standing {
        match causes {
            _ if self == Standing::Excluded => self,
            _ if causes.iter().all(|cause| cause.from == NullFrom::Failure) => Standing::Own,
            _ if causes.iter().all(|cause| cause.from != NullFrom::Given) => Standing::Result,
            _ => self,
        }
    }
}

/// The source of a null pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NullFrom {
    /// Callers, or the code that made the memory that the function reads.
    Given,
    /// A function without a body: it returned it, or left it in a variable.
    Result,
    /// A function of the C library that says so when it fails: `malloc`, `fopen`.
    Failure,
    /// So it does, and the failure is reported to a function without a body, which may end the program.
    Handled,
}

/// A null pointer that a function has not made and that makes it fail.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Cause {
    /// The variable, by the names of the source; of a failure that is handled, the function that handles it.
    pub name: String,
    /// The source of the null pointer.
    pub from: NullFrom,
}

impl Cause {
    /// The condition that callers would have to ensure.
    pub fn wanted(&self) -> String {
        match self.from {
            NullFrom::Handled => format!("{}() does not return", self.name),
            NullFrom::Given | NullFrom::Result | NullFrom::Failure => format!("{} is not null", self.name),
        }
    }
}

/// A check and what is known of it.
#[derive(Clone, Debug)]
pub struct CheckReport {
    /// The property that is checked.
    pub property: Property,
    /// The function it is in.
    pub function: String,
    /// The place in the source.
    pub span: Span,
    /// The failure in a few words: `assertion can fail`, `division by zero`.
    pub says: String,
    /// The verdict on the check.
    pub outcome: Outcome,
    /// The engine that decided it.
    pub engine: Option<&'static str>,
    /// How a failure stands in the program, where each function was examined by itself.
    pub standing: Option<Standing>,
    /// The null pointers that such a failure comes from; `None` where that is not known.
    pub causes: Option<Vec<Cause>>,
    /// For a check that holds: scripts that must all be refuted, where they are asked for and the engine has
    /// them.
    pub obligations: Vec<String>,
}

/// The verdict on all checks together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All checks hold: `true`.
    True,
    /// A check fails: `false`.
    False,
    /// Neither, or there is nothing to check.
    Unknown,
}

/// The invariant of a proof at the head of a loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopInvariant {
    /// The function it is in.
    pub function: String,
    /// The place of the loop.
    pub span: Span,
    /// The predicates that the proof mentions there, for people.
    pub predicates: Vec<String>,
    /// The condition on them as an expression of C; `None` where C cannot express it.
    pub expression: Option<String>,
}

/// The report on a job.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The checks, by where they stand.
    pub checks: Vec<CheckReport>,
    /// The source files that spans refer to.
    pub files: Vec<String>,
    /// The bits of an address of the program.
    pub address_bits: u32,
    /// The assumptions that the verdict rests on.
    pub assumptions: Vec<Assumption>,
    /// Functions without a body and without a model that are called.
    pub bodiless: Vec<String>,
    /// Findings that could not be replayed: what, and why not.
    pub warnings: Vec<String>,
    /// How far loops were unrolled, 0 where there are none; where engines have turns, by bounded model
    /// checking.
    pub unrolled: u32,
    /// How many questions the solver was asked.
    pub questions: u64,
    /// The counters of engines.
    pub statistics: Vec<Statistic>,
    /// The most important counters of engines, each in a few words.
    pub summaries: Vec<String>,
    /// The invariants of proofs at the heads of loops.
    pub invariants: Vec<LoopInvariant>,
    /// How long it took.
    pub time: Duration,
    /// Whether it was stopped by a limit or a signal: which.
    pub stopped: Option<Why>,
    /// The properties that were asked for.
    pub asked: Vec<Property>,
    /// Why a program without checks is not proved by this: code that is not here may have some, or they are
    /// required. `None`: there are none to be seen.
    pub unseen: Option<String>,
}

impl Report {
    /// A counter of an engine; 0 where there is none of this name.
    pub fn statistic(&self, name: &str) -> u64 {
        self.statistics.iter().find(|row| row.name == name).map_or(0, |row| row.value)
    }

    /// Whether the whole program was read and has no checks.
    fn is_without_checks(&self) -> bool {
        self.checks.is_empty() && self.unseen.is_none() && self.stopped.is_none()
    }

    /// The verdict: `True` only where all checks hold, or the program has none whatever happens.
    pub fn verdict(&self) -> Verdict {
        let fails = |check: &CheckReport| matches!(check.outcome, Outcome::Fails(_));
        let holds = |check: &CheckReport| matches!(check.outcome, Outcome::Holds);
        if self.checks.iter().any(fails) {
            Verdict::False
        } else if self.checks.iter().all(holds) && (!self.checks.is_empty() || self.is_without_checks()) {
            Verdict::True
        } else {
            Verdict::Unknown
        }
    }
}
