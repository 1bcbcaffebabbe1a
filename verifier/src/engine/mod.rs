//! The engines: each is given a program, and says of every check whether it holds, fails, or is open.
//!
//! **Here.** What they share: what they may use, whom they tell how far they are, and what they hand back.

pub mod abstraction;
pub mod auto;
pub mod bounded;
pub mod calysto;
mod counterexample;
pub mod lbe;
pub mod replayer;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use javelin_term::limits::{Memory, ThreadBytes};
use rustc_hash::FxHashMap;

use crate::frontend::module::Module;
use crate::job::{
    Cause, Effort, Engine, Expansions, LoopInvariant, ModelCheckingStatistics, Outcome, Standing,
};
use crate::program::cfa::Program;
use crate::reading::Reading;
use crate::why::Why;

/// How far an engine is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How many checks there are.
    pub checks: usize,
    /// How many are decided.
    pub decided: usize,
    /// What is being done, in a few words.
    pub now: String,
}

/// Who is told how far an engine is, and may stop it.
pub trait Watch {
    /// Something is different from before. Called at most some hundred times a second.
    fn progress(&self, progress: &Progress);

    /// The flag that stops the engine when it is set, within some milliseconds.
    fn cancel(&self) -> Arc<AtomicBool>;

    /// The function that counts what a thread has allocated, where the program's allocator has one: memory is
    /// then counted by it.
    fn thread_bytes(&self) -> Option<ThreadBytes> {
        None
    }
}

/// Nobody looks, and nobody stops it.
#[derive(Debug, Default)]
pub struct Unwatched(Arc<AtomicBool>);

impl Watch for Unwatched {
    fn progress(&self, _: &Progress) {}

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

/// What an engine hands back.
#[derive(Debug, Default)]
pub struct Results {
    /// What is known of each check, by its number.
    pub outcomes: Vec<Outcome>,
    /// How failures stand in the program, by check, where each function was looked at by itself.
    pub standings: FxHashMap<usize, Standing>,
    /// The null pointers that such failures come from, where that is known.
    pub causes: FxHashMap<usize, Vec<Cause>>,
    /// For each check that holds, scripts that must all be refuted; shorter than the list of checks where
    /// nobody asked for them.
    pub obligations: Vec<Vec<String>>,
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
    /// What predicate abstraction took.
    pub model_checking: Option<ModelCheckingStatistics>,
    /// Findings that could not be replayed: what, and why not.
    pub warnings: Vec<String>,
    /// Whether a limit or a signal stopped it: which.
    pub stopped: Option<Why>,
}

impl Results {
    /// Nothing is known of so many checks, for one reason.
    fn all_open(checks: usize, why: impl Into<Why>) -> Results {
        let why = why.into();
        let outcomes = vec![Outcome::Open(why.clone()); checks];
        Results { outcomes, stopped: Some(why), ..Results::default() }
    }
}

/// What an engine can still do after its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    /// More time may help.
    Time,
    /// It can do no more.
    Nothing,
    /// Nobody can do more: all executions were looked at, as far as it is known what they do.
    Complete,
}

/// An engine that goes on where it stopped, so that several can work in turns.
trait Resumable {
    /// Some checks are decided: their failures are not looked for any more.
    fn learn(&mut self, known: &[Outcome]);

    /// Goes on until a moment, or until it can do no more.
    fn go_on(&mut self, effort: &Effort, end: Option<Instant>) -> Rest;

    /// What is known now.
    fn outcomes(&self) -> Vec<Outcome>;
}

pub use crate::limits::Limits;

/// The bytes that an engine may hold where nobody says how many.
const MEMORY: u64 = 4 << 30;

impl Limits {
    /// The limits of an effort that begins now.
    pub fn new(effort: &Effort, watch: &dyn Watch) -> Limits {
        Limits {
            end: effort.timeout.map(|timeout| Instant::now() + timeout),
            memory: effort.memory.unwrap_or(MEMORY),
            cancel: watch.cancel(),
            held: Arc::new(Memory::of(watch.thread_bytes())),
        }
    }
}

/// Decides the checks of a program that was made of a module, by the engine that is asked for.
pub fn run(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    effort: &Effort,
    watch: &dyn Watch,
) -> Results {
    if reading.every_function {
        return calysto::run(module, program, reading, effort, watch);
    }
    match effort.engine {
        Engine::Auto => auto::run(module, program, reading, effort, watch),
        Engine::Bounded => bounded::run(module, program, reading, effort, watch),
        Engine::Calysto => calysto::run(module, program, reading, effort, watch),
        Engine::Lbe => lbe::run(module, program, reading, effort, watch),
    }
}
