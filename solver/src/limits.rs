//! Limits of one check: time, work, memory, cancellation. The only place of this crate that reads a clock.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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
    /// The solver found itself in a state that cannot be: its own fault, told as an internal error.
    #[error("internal error: {0}")]
    Broken(&'static str),
}

/// What the program takes that has nothing to solve.
const PROGRAM_BYTES: u64 = 6 << 20;

/// What the owner of many sessions knows of the memory of one.
pub trait Account: fmt::Debug + Send + Sync {
    /// Takes note that the session holds so many bytes now; false if it may not, and then nothing has
    /// changed.
    fn hold(&self, bytes: u64) -> bool;
}

/// What every check may use; [`Limits`] is what is left to one of them. The default is no limit.
///
/// A check that reaches a limit answers unknown with the [`Stop`] of that limit. Conflicts are counted
/// exactly; the other limits are looked at every 25,000 ticks, about every few milliseconds. What was learnt
/// is kept for the next check, but for a check that ran out of memory. Limits of conflicts and ticks stop the
/// same run at the same place; those of time and memory need not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// How long a check may take, by the clock; `None` for no limit.
    pub timeout: Option<Duration>,
    /// The moment at which every check ends; `None` for never.
    pub deadline: Option<Instant>,
    /// Conflicts of the SAT core; `None` for no limit.
    pub conflicts: Option<u64>,
    /// Ticks of the SAT core; `None` for no limit.
    pub ticks: Option<u64>,
    /// Bytes in use, by the count of what is large; `None` for no limit.
    pub memory: Option<u64>,
}

impl Budget {
    /// The limits of a check that starts now.
    pub fn start(&self) -> Limits {
        let limits = Limits {
            conflicts: self.conflicts,
            ticks: self.ticks,
            memory: self.memory,
            ..Limits::none().with_timeout(self.timeout)
        };
        limits.until(self.deadline)
    }
}

/// What one check may use.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The moment to stop at; `None` for never.
    pub deadline: Option<Instant>,
    /// The number of conflicts after which the SAT core stops; `None` for no limit.
    pub conflicts: Option<u64>,
    /// The number of ticks after which the SAT core stops; `None` for no limit.
    pub ticks: Option<u64>,
    /// The number of bytes that may be in use, by the count of what is large; `None` for no limit.
    pub memory: Option<u64>,
    /// Who else counts them.
    pub account: Option<Arc<dyn Account>>,
    /// The bytes in use that whoever works under these limits does not count itself.
    pub held: u64,
    /// Set from another thread to stop the check.
    pub cancel: Arc<AtomicBool>,
}

impl Limits {
    /// No limit at all.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// A deadline `timeout` from now, unless there is an earlier one.
    pub fn with_timeout(self, timeout: Option<Duration>) -> Limits {
        self.until(timeout.map(|timeout| Instant::now() + timeout))
    }

    /// A deadline, unless there is an earlier one.
    pub fn until(mut self, deadline: Option<Instant>) -> Limits {
        self.deadline = self.deadline.into_iter().chain(deadline).min();
        self
    }

    /// Takes what was used off the limits of work.
    pub fn spend(&mut self, conflicts: u64, ticks: u64) {
        self.conflicts = self.conflicts.map(|limit| limit.saturating_sub(conflicts));
        self.ticks = self.ticks.map(|limit| limit.saturating_sub(ticks));
    }

    /// Whether anyone wants to know how much memory is in use.
    pub fn count_memory(&self) -> bool {
        self.memory.is_some() || self.account.is_some()
    }

    /// Whether so many bytes may be in use beside those that are held, and the program's.
    ///
    /// # Errors
    /// They may not.
    pub fn check_memory(&self, bytes: u64) -> Result<(), Stop> {
        let bytes = self.held.saturating_add(bytes);
        let exceeds = self.memory.is_some_and(|limit| bytes.saturating_add(PROGRAM_BYTES) > limit);
        match exceeds || !self.account.as_ref().is_none_or(|account| account.hold(bytes)) {
            true => Err(Stop::Memory),
            false => Ok(()),
        }
    }

    /// Whether so many bytes more may be taken at once. Ask before an allocation that can be large.
    ///
    /// # Errors
    /// The reason to stop: [`Stop::Memory`] where they may not.
    pub fn reserve(&self, bytes: u64) -> Result<(), Stop> {
        self.check_memory(bytes)?;
        self.check()
    }

    /// Whether to go on. Costs a clock reading: call it every few thousand steps of work.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn check(&self) -> Result<(), Stop> {
        if self.cancel.load(Ordering::Relaxed) {
            return Err(Stop::Canceled);
        }
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Stop::Timeout),
            _ => Ok(()),
        }
    }
}
