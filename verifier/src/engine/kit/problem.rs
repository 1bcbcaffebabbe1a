//! The input of an engine, beside a program of its own.
//!
//! **Here.** The module was lowered once. An engine adds terms to the graph of its program, so where several
//! work they have copies.

use std::sync::Arc;
use std::time::Instant;

use javelin_term::limits::Memory;

use super::ledger::Ledger;
use super::replayer::Replayer;
use super::watch::{Progress, Watch};
use crate::frontend::module::Module;
use crate::interpret::ExecutionLimits;
use crate::job::Effort;
use crate::limits::{Limits, ticks_of};
use crate::reading::Reading;

/// The input of an engine, beside a program of its own.
#[derive(Clone)]
pub struct Problem<'p> {
    /// The module that the program was made of; replays execute it.
    pub module: &'p Module,
    /// How the program is read.
    pub reading: &'p Reading,
    /// How it is solved.
    pub effort: &'p Effort,
    /// The limits of the engine; of the run, where it has none yet.
    pub limits: Limits,
    /// The listener for progress.
    pub watch: &'p dyn Watch,
    /// The interpreter that executes counterexamples.
    pub replayer: &'p dyn Replayer,
}

impl Problem<'_> {
    /// Tells how far an engine is.
    pub fn tell(&self, ledger: &Ledger, now: &str) {
        let checks = ledger.report.checks.len();
        let decided = checks - ledger.open().count();
        self.watch.progress(&Progress { checks, decided, now: now.to_owned() });
    }
}

impl Limits {
    /// The limits of an effort that begins now.
    pub fn new(effort: &Effort, watch: &dyn Watch) -> Limits {
        Limits {
            end: effort.timeout.map(|timeout| Instant::now() + timeout),
            turn: None,
            most: effort.work,
            expected: effort.timeout.map(ticks_of),
            work: Arc::default(),
            memory: effort.memory.unwrap_or(u64::MAX),
            cancel: watch.cancel(),
            held: Arc::new(Memory::of(watch.thread_bytes())),
            seat: None,
        }
    }

    /// The rest of these limits, with memory counted anew.
    pub fn rest(&self, watch: &dyn Watch) -> Limits {
        let memory = self.memory.saturating_sub(self.held.bytes());
        Limits { memory, held: Arc::new(Memory::of(watch.thread_bytes())), ..self.clone() }
    }

    /// These for an execution by the interpreter, which has a memory of its own.
    pub fn of_execution(&self) -> ExecutionLimits {
        let run = Limits { memory: u64::MAX, ..self.clone() };
        ExecutionLimits { run, ..ExecutionLimits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unwatched;
    use crate::interpret::trace::End;
    use crate::interpret::{Random, execute_entry};

    #[test]
    fn memory_has_a_limit_unless_there_is_to_be_none() {
        let of = |effort: &Effort| Limits::new(effort, &Unwatched::default()).memory;
        assert_eq!(of(&Effort::default()), 4 << 30);
        assert_eq!(of(&Effort { memory: None, ..Effort::default() }), u64::MAX);
    }

    #[test]
    fn steps_of_an_execution_are_work() {
        let forever = "define i32 @main() {\n  br label %again\nagain:\n  br label %again\n}\n";
        let module = crate::frontend::read(forever, "forever.ll").unwrap();
        let limits = Limits::default();
        let room = limits.of_turn(200_000).of_execution();
        let oracle = &mut Random::new(0);
        let trace = execute_entry(&module, &Reading::default(), oracle, room);
        assert!(trace.end == End::Steps && (200_000..300_000).contains(&limits.done()), "{}", limits.done());
    }
}
