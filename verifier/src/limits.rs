//! Limits of a run, and how long computations notice that one is reached.
//!
//! **Idea.** Long computations count their work in steps; after a number of them limits are checked
//! ([`javelin_term::work`] does the same inside of the solver).
//!
//! **Here.** A [`Clock`] that has stopped stays stopped. So loops deep inside only end early, and one place
//! above them asks why: what they have made until then is thrown away there. A text that is read seems to
//! end where the clock stops, which every reader of texts has to bear anyway.
//!
//! **Contract.** Whoever hands out something that was made under a clock asks [`Clock::check`] first.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use javelin_term::limits::Memory;

/// The limits of an engine and of the solver that it asks.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The time when it ends.
    pub end: Option<Instant>,
    /// The bytes that it may hold.
    pub memory: u64,
    /// Stops it when it is set.
    pub cancel: Arc<AtomicBool>,
    /// The bytes that the thread of the run holds; 0 where no allocator counts them.
    pub held: Arc<Memory>,
}

/// A limit that was reached, or a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Stopped {
    /// The time is over.
    #[error("timeout")]
    Timeout,
    /// The memory is full.
    #[error("memory")]
    Memory,
    /// Somebody has asked it to stop.
    #[error("interrupted")]
    Interrupted,
}

impl Limits {
    /// Why it has to stop now, if it has to.
    pub fn stopped(&self) -> Option<Stopped> {
        if self.cancel.load(Ordering::Relaxed) {
            return Some(Stopped::Interrupted);
        }
        if self.held.bytes() > self.memory {
            return Some(Stopped::Memory);
        }
        self.end.filter(|&end| Instant::now() >= end).map(|_| Stopped::Timeout)
    }

    /// Why something under these limits ended early that ends so only at a limit: where none is reached,
    /// terms have no room.
    pub fn ended(&self) -> Stopped {
        self.stopped().unwrap_or(Stopped::Memory)
    }

    /// The moment so much later, or the end if that is earlier.
    pub fn within(&self, slice: Duration) -> Instant {
        let slice = Instant::now() + slice;
        self.end.map_or(slice, |end| end.min(slice))
    }

    /// The time that is left; `None` where it does not end.
    pub fn left(&self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(Instant::now()))
    }
}

/// The steps between two checks of the limits. A step is a token, an instruction, an element of a set: 20
/// nanoseconds to some microseconds.
const PERIOD: u32 = 1 << 10;

/// Counts the steps of a run, and checks its limits.
#[derive(Debug, Default)]
pub struct Clock {
    /// `None`: it never stops.
    limits: Option<Limits>,
    done: Cell<u32>,
    stopped: Cell<Option<Stopped>>,
}

impl Clock {
    /// A clock that stops at these limits.
    pub fn new(limits: &Limits) -> Clock {
        Clock { limits: Some(limits.clone()), ..Clock::default() }
    }

    /// A clock that never stops.
    pub fn endless() -> Clock {
        Clock::default()
    }

    /// The limits that it checks; `None`: it never stops.
    pub fn limits(&self) -> Option<&Limits> {
        self.limits.as_ref()
    }

    /// Counts further steps; whether to continue.
    #[inline]
    pub fn goes_on(&self, steps: u32) -> bool {
        let done = self.done.get().saturating_add(steps);
        self.done.set(done);
        if done < PERIOD { self.stopped.get().is_none() } else { self.look() }
    }

    /// Checks the limits now; whether to continue.
    #[cold]
    pub fn look(&self) -> bool {
        self.done.set(0);
        if self.stopped.get().is_none()
            && let Some(limits) = &self.limits
        {
            self.stopped.set(limits.stopped());
        }
        self.stopped.get().is_none()
    }

    /// Whether what was made under this clock is whole.
    ///
    /// # Errors
    /// It has stopped: why.
    pub fn check(&self) -> Result<(), Stopped> {
        self.stopped.get().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        Limits { end: None, memory: u64::MAX, cancel: Arc::default(), held: Arc::default() }
    }

    #[test]
    fn a_clock_looks_after_a_period_and_stays_stopped() {
        let limits = limits();
        let clock = Clock::new(&limits);
        limits.cancel.store(true, Ordering::Relaxed);
        for _ in 1..PERIOD {
            assert!(clock.goes_on(1));
        }
        assert_eq!(clock.check(), Ok(()));
        assert!(!clock.goes_on(1));
        limits.cancel.store(false, Ordering::Relaxed);
        assert!(!clock.goes_on(1) && !clock.look());
        assert_eq!(clock.check(), Err(Stopped::Interrupted));
        assert!(Clock::endless().goes_on(u32::MAX));
    }

    #[test]
    fn every_limit_has_its_name() {
        let over = Limits { end: Some(Instant::now()), ..limits() };
        assert_eq!(over.stopped(), Some(Stopped::Timeout));
        assert_eq!(limits().stopped(), None);
        let held: fn() -> i64 = || 0;
        let full = Limits { held: Arc::new(Memory::of_allocator(held, 10)), memory: 9, ..limits() };
        assert_eq!(full.stopped(), Some(Stopped::Memory));
    }
}
