//! What is asked of the verifier, and what came of it.

use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use crate::frontend::module::Span;
use crate::frontend::project::Unit;
use crate::interpret::trace::Trace;
use crate::reading::{Property, Reading};
use crate::why::Why;

/// How checks are decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Calls are summaries; what is left open is decided by the plain engine and large blocks in turns.
    #[default]
    Auto,
    /// Calls are inlined and loops unrolled.
    Bounded,
    /// Calls are summaries.
    Calysto,
    /// Predicate abstraction over blocks of the program.
    Lbe,
}

/// How much goes into a block of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Blocks {
    /// One operation.
    Single,
    /// As much as the rules of summarisation give.
    #[default]
    Large,
    /// At most so many operations.
    Limited(u32),
}

/// What is kept of a set of states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Abstraction {
    /// The strongest Boolean combination of predicates.
    #[default]
    Boolean,
    /// The strongest conjunction.
    Cartesian,
}

/// Where new predicates come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Refinement {
    /// Weakest preconditions of conditions that matter.
    #[default]
    Weakest,
    /// Interpolants.
    Interpolants,
}

/// How predicate abstraction goes about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ModelChecking {
    /// How much goes into a block.
    pub blocks: Blocks,
    /// What is kept of a set of states.
    pub abstraction: Abstraction,
    /// Where new predicates come from.
    pub refinement: Refinement,
    /// Whether bounds of variables are the first predicates at the heads of loops.
    pub bounds: bool,
}

/// What predicate abstraction took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ModelCheckingStatistics {
    /// The nodes of all trees.
    pub nodes: u64,
    /// The nodes that were still to be looked at.
    pub frontier: u64,
    /// How often predicates were added.
    pub refinements: u64,
    /// The predicates.
    pub predicates: u64,
    /// The locations that have some, and how many these have together.
    pub refined_locations: u64,
    /// The predicates of all of these together.
    pub predicates_of_locations: u64,
    /// The most predicates of a location.
    pub most_predicates: u64,
    /// The blocks of the last automaton.
    pub blocks: u64,
    /// The successors that were computed.
    pub successors: u64,
    /// Those that were known.
    pub successors_known: u64,
    /// Those that are not the strongest, since there was no time or room.
    pub successors_weak: u64,
    /// Those that took too much work, and for which each predicate was asked for by itself.
    pub successors_cartesian: u64,
    /// How often the solver was asked.
    pub checks: u64,
    /// The cubes of all successors.
    pub cubes: u64,
    /// Seconds for successors.
    pub abstraction_seconds: f64,
    /// Seconds for paths and new predicates.
    pub refinement_seconds: f64,
}

/// How it is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How it is decided.
    pub engine: Engine,
    /// How predicate abstraction goes about it.
    pub model_checking: ModelChecking,
    /// Whether the bodies of all calls stand in place of summaries.
    pub eager: bool,
    /// How often each loop is unrolled at the most, `None`: as often as time allows, in doubling steps.
    pub unroll: Option<u32>,
    /// How many levels of recursion are unfolded.
    pub recursion: u32,
    /// The time for everything.
    pub timeout: Option<Duration>,
    /// How many questions are asked at a time, by engines that can.
    pub parallel: usize,
    /// The memory for everything, in bytes.
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

/// How deep recursion is followed where nobody says it.
const RECURSION: u32 = 8;

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            engine: Engine::default(),
            model_checking: ModelChecking::default(),
            eager: false,
            unroll: None,
            recursion: RECURSION,
            timeout: None,
            parallel: 1,
            memory: None,
            solver: None,
            connect: None,
            certifies: false,
            cache: None,
            questions: None,
        }
    }
}

/// What is to be done.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// The files: `.ll`, `.c`, `.cpp`, `.rs`.
    pub inputs: Vec<PathBuf>,
    /// Further files, with the flags that a project compiles them with. What is wrong with one of them
    /// is told, and the rest goes on.
    pub units: Vec<Unit>,
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
    /// So it does where a function without a body returns null, or returns though it is told of a failure.
    Result,
    /// It depends on what the function is given, and callers in the program may give it, as far as is known.
    Reachable,
    /// It depends on what the function is given, and nobody in the program calls it.
    Uncalled,
    /// No caller in the program can make it fail.
    Excluded,
}

impl Standing {
    /// In words.
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

/// Who a null pointer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NullFrom {
    /// Callers, or whoever made the memory that the function reads.
    Given,
    /// A function without a body: it returned it, or left it in a variable.
    Result,
    /// A function of the C library that says so when it fails: `malloc`, `fopen`.
    Failure,
    /// So it does, and a function without a body is told, which may end the program.
    Handled,
}

/// A null pointer that a function has not made and that makes it fail.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Cause {
    /// The variable, by the names of the source; of a failure that is handled, the function that handles it.
    pub name: String,
    /// Who it comes from.
    pub from: NullFrom,
}

impl Cause {
    /// What callers would have to see to.
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
    /// How a failure stands in the program, where each function was looked at by itself.
    pub standing: Option<Standing>,
    /// The null pointers that such a failure comes from, as far as is known.
    pub causes: Vec<Cause>,
    /// For a check that holds: scripts that must all be refuted, where they are asked for and the engine has
    /// them.
    pub obligations: Vec<String>,
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

/// What conditions with summaries took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expansions {
    /// The bodies that counterexamples asked for.
    pub used: u64,
    /// The bodies that inlining would have expanded; saturates.
    pub possible: u64,
    /// The conditions that the solver did not decide in their time.
    pub undecided: u64,
    /// How long the solver took.
    pub time: Duration,
}

/// What a proof knows whenever the head of a loop is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopInvariant {
    /// The function it is in.
    pub function: String,
    /// Where.
    pub span: Span,
    /// The predicates that the proof speaks of there, for people.
    pub predicates: Vec<String>,
    /// What is known of them, as an expression of C; `None` where it cannot be said.
    pub expression: Option<String>,
}

/// What came of a job.
#[derive(Clone, Debug, Default)]
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
    /// How many answers an earlier run had.
    pub known: u64,
    /// What conditions took, of engines that have summaries.
    pub expansions: Option<Expansions>,
    /// What a proof knows at the heads of loops.
    pub invariants: Vec<LoopInvariant>,
    /// What predicate abstraction took, where it was used.
    pub model_checking: Option<ModelCheckingStatistics>,
    /// How long it took.
    pub time: Duration,
    /// Whether it was stopped by a limit or a signal: which.
    pub stopped: Option<Why>,
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
