//! Limits of one check: time, work, memory, cancellation. The only place of this crate that reads a clock.

mod memory;
mod turns;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

pub use memory::{Account, Kind, Memory, ThreadBytes, Turn};
pub use turns::Turns;

/// Why a check stopped without a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stop {
    /// The time limit was reached.
    #[error("timeout")]
    Timeout,
    /// The conflict limit was reached.
    #[error("resourceout")]
    Conflicts,
    /// The tick limit was reached.
    #[error("resourceout")]
    Ticks,
    /// Memory ran out, or its limit was reached.
    #[error("memout")]
    Memory,
    /// Someone asked to stop.
    #[error("canceled")]
    Canceled,
    /// The problem is outside what the solver decides.
    #[error("incomplete")]
    Incomplete,
    /// An assertion was refused, so a model of the others is no answer.
    #[error("assertion-refused")]
    Refused,
    /// The solver found itself in a state that cannot be: its own fault, reported as an internal error.
    #[error("internal error: {0}")]
    Broken(&'static str),
}

/// The bounds of every check; [`Limits`] is what is left to one of them. The default is no limit.
///
/// A check that reaches a limit answers unknown with the [`Stop`] of that limit. Conflicts are counted
/// exactly; the other limits are checked every 25,000 ticks, about every few milliseconds. What was learnt
/// is kept for the next check, but for a check that ran out of memory. Limits of conflicts and ticks stop the
/// same run at the same place; those of time and memory need not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// How long a check may take, by the clock; `None` for no limit.
    pub timeout: Option<Duration>,
    /// The moment at which every check ends, by the clock; `None` for never.
    pub deadline: Option<Instant>,
    /// Conflicts of the SAT core; `None` for no limit.
    pub conflicts: Option<u64>,
    /// Ticks of the SAT core; `None` for no limit.
    pub ticks: Option<u64>,
    /// Ticks of the SAT core and steps of all else together (see [`crate::work`]); `None` for no limit.
    pub work: Option<u64>,
    /// Bytes that the solver may hold, see [`Memory`]; `None` for no limit.
    pub memory: Option<u64>,
}

impl Budget {
    /// The limits of a check that starts now.
    pub fn start(&self) -> Limits {
        self.start_within(Limits::none())
    }

    /// As [`Budget::start`], for a solver whose memory and flag these limits have.
    pub fn start_within(&self, limits: Limits) -> Limits {
        let limits = Limits { conflicts: self.conflicts, ticks: self.ticks, memory: self.memory, ..limits };
        let limits = match self.work {
            Some(work) => limits.with_work(work),
            None => limits,
        };
        // By the solver's own time, which has stood still while it waited for others before.
        let deadline = self.deadline.map(|deadline| limits.own_time(deadline));
        limits.with_timeout(self.timeout).until(deadline)
    }
}

/// The bounds of one check.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The moment to stop at, by the solver's own time ([`Memory::own_time`]); `None` for never.
    pub deadline: Option<Instant>,
    /// The number of conflicts after which the SAT core stops; `None` for no limit.
    pub conflicts: Option<u64>,
    /// The number of ticks after which the SAT core stops; `None` for no limit.
    pub ticks: Option<u64>,
    /// The number of bytes that may be held; `None` for no limit.
    pub memory: Option<u64>,
    /// The bytes that are held; `None` where they are not counted.
    pub held: Option<Arc<Memory>>,
    /// Set from another thread to stop the check.
    pub cancel: Arc<AtomicBool>,
    /// The steps that were done within these limits (see [`crate::work`]); `None` where they are not counted.
    pub steps: Option<Arc<AtomicU64>>,
    /// The value of this counter at which work stops; `None` for no limit.
    pub most_steps: Option<u64>,
}

impl Limits {
    /// No limit at all.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// A deadline `timeout` from now, unless there is an earlier one.
    pub fn with_timeout(self, timeout: Option<Duration>) -> Limits {
        let end = timeout.map(|timeout| self.now() + timeout);
        self.until(end)
    }

    /// A deadline, unless there is an earlier one.
    pub fn until(mut self, deadline: Option<Instant>) -> Limits {
        self.deadline = self.deadline.into_iter().chain(deadline).min();
        self
    }

    /// Whether the solver's processors and memory are shared with other solvers by someone else.
    pub fn is_shared(&self) -> bool {
        self.held.as_ref().is_some_and(|held| held.is_shared())
    }

    /// The share of the memory that is left for one of `parts` searches for the same answer.
    fn part(&self, parts: u64) -> Option<u64> {
        self.memory.map(|limit| limit.saturating_sub(self.bytes()) / parts)
    }

    /// The bytes that are held, as far as is known.
    fn bytes(&self) -> u64 {
        self.held.as_ref().map_or(0, |held| held.bytes())
    }

    /// These limits for the first of `parts` searches, all others of which have [`Limits::of_helper`].
    pub fn beside_helpers(&self, parts: u64) -> Limits {
        Limits { memory: self.part(parts).map(|part| part + self.bytes()), ..self.clone() }
    }

    /// A processor for one search more, where someone shares them out and has one to spare.
    pub fn lend(&self, over: &Arc<AtomicBool>) -> Option<Arc<dyn Turns>> {
        self.held.as_ref()?.lend(over)
    }

    /// The limits of one of the others: its part of the memory, the same deadline, its turns, and a flag that
    /// ends it.
    pub fn of_helper(&self, parts: u64, turns: Option<Arc<dyn Turns>>, cancel: Arc<AtomicBool>) -> Limits {
        let held = self.held.as_ref().map(|held| Arc::new(held.of_helper(turns)));
        Limits { deadline: self.deadline, memory: self.part(parts), held, cancel, ..Limits::none() }
    }

    /// Records that a helper has left this number of bytes to this solver.
    pub fn take_over(&self, bytes: u64) {
        if let Some(held) = &self.held {
            held.take_over(bytes);
        }
    }

    /// The same limits with a counter of steps of their own.
    pub fn metered(&self) -> Limits {
        let most_steps = self.steps_left();
        Limits { steps: Some(Arc::default()), most_steps, ..self.clone() }
    }

    /// These limits for so many steps and ticks from now on.
    pub fn with_work(mut self, work: u64) -> Limits {
        let most = self.steps.get_or_insert_default().load(Ordering::Relaxed).saturating_add(work);
        Limits { most_steps: Some(self.most_steps.map_or(most, |earlier| earlier.min(most))), ..self }
    }

    /// The steps that are left; `None` where they are not limited.
    fn steps_left(&self) -> Option<u64> {
        self.most_steps.map(|most| most.saturating_sub(self.steps()))
    }

    /// These limits for the SAT core, whose ticks are added to the steps when it has ended.
    pub fn of_search(&self) -> Limits {
        Limits { ticks: self.ticks.into_iter().chain(self.steps_left()).min(), ..self.clone() }
    }

    /// The steps that were done within these limits since [`Limits::metered`].
    pub fn steps(&self) -> u64 {
        self.steps.as_ref().map_or(0, |steps| steps.load(Ordering::Relaxed))
    }

    /// Adds to the steps that were done.
    pub fn add_steps(&self, done: u64) {
        if let Some(steps) = &self.steps {
            steps.fetch_add(done, Ordering::Relaxed);
        }
    }

    /// Takes what was used off the limits of work.
    pub fn spend(&mut self, conflicts: u64, ticks: u64) {
        self.conflicts = self.conflicts.map(|limit| limit.saturating_sub(conflicts));
        self.ticks = self.ticks.map(|limit| limit.saturating_sub(ticks));
    }

    /// Records the number of things of a kind, for [`Memory::of_table`].
    pub fn count(&self, kind: Kind, number: u64) {
        if let Some(held) = &self.held {
            held.count(kind, number);
        }
    }

    /// Whether this number of bytes may be taken at once. Ask before an allocation that can be large.
    ///
    /// # Errors
    /// The reason to stop: [`Stop::Memory`] where they may not.
    pub fn reserve(&self, bytes: u64) -> Result<(), Stop> {
        if let Some(held) = &self.held {
            held.pause();
        }
        if self.cancel.load(Ordering::Relaxed) {
            return Err(Stop::Canceled);
        }
        if self.steps_left() == Some(0) {
            return Err(Stop::Ticks);
        }
        if self.held.as_ref().is_some_and(|held| !held.allows(self.memory, bytes)) {
            return Err(Stop::Memory);
        }
        match self.deadline {
            Some(deadline) if self.now() >= deadline => Err(Stop::Timeout),
            _ => Ok(()),
        }
    }

    fn now(&self) -> Instant {
        self.own_time(Instant::now())
    }

    fn own_time(&self, moment: Instant) -> Instant {
        self.held.as_ref().map_or(moment, |held| held.own_time(moment))
    }

    /// Whether to continue: not canceled, and time and memory are left. Costs a clock reading: call it
    /// every few thousand steps of work, and at least every ten milliseconds.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn check(&self) -> Result<(), Stop> {
        self.reserve(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_ticks_are_bounded_together() {
        let budget = Budget { work: Some(100), ticks: Some(80), ..Budget::default() };
        let counter = Some(Arc::new(AtomicU64::new(1_000)));
        let mut limits = budget.start_within(Limits { steps: counter, ..Limits::none() });
        assert_eq!((limits.steps(), limits.of_search().ticks), (1_000, Some(80)));
        // A search that took thirty ticks, and something else of forty steps.
        limits.spend(0, 30);
        limits.add_steps(30);
        limits.metered().add_steps(40);
        assert_eq!(limits.of_search().ticks, Some(50));
        limits.add_steps(40);
        assert_eq!((limits.of_search().ticks, limits.check()), (Some(30), Ok(())));
        let part = limits.metered();
        part.add_steps(30);
        assert_eq!((part.check(), limits.check()), (Err(Stop::Ticks), Ok(())));
        limits.add_steps(30);
        assert_eq!((limits.of_search().ticks, limits.check()), (Some(0), Err(Stop::Ticks)));
        // Limits that nobody counts for have a counter where work is bounded.
        let limits = budget.start();
        limits.add_steps(100);
        assert_eq!(limits.check(), Err(Stop::Ticks));
    }
}
