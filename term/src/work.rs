//! Work counted in steps, so that limits are checked every few milliseconds whatever the work is.
//!
//! **Idea.** Long computations count their work in steps of about the same length; after [`PERIOD`] steps
//! the limits are checked. A step that is linear in the width of a vector counts by the width
//! ([`steps_of`]), so that one term of 2^24 bits is not taken for one of eight.
//!
//! **Contract.** All steps are added to the counter of the limits, where they have one
//! ([`Limits::metered`]): to it, they are ticks. A call that is stopped leaves what it was building in a
//! state in which it can be called again or dropped.
//!
//! **Cost.** A subtraction per step; a reading of the clock per [`PERIOD`].

use crate::limits::{Limits, Stop};

/// The steps between two checks of the limits. A step is one term, one gate, one limb of a value: 1 to 300
/// nanoseconds, so that checks are at most about five milliseconds apart.
pub const PERIOD: usize = 1 << 14;

/// Allocations of fewer bytes than this need no permission.
const LARGE: usize = 1 << 20;

/// Items sorted between two checks of the limits.
const RUN: usize = 1 << 16;

/// The number of steps of an operation that is linear in a vector of this many bits.
#[inline]
pub fn steps_of(bits: u32) -> usize {
    1 + bits as usize / 64
}

/// The bytes of the list that replaces one when it grows for `more` items; 0 if there is room for them.
pub fn growth<T>(list: &Vec<T>, more: usize) -> usize {
    let has_room = list.capacity() - list.len() >= more;
    if has_room { 0 } else { 2 * list.capacity() * size_of::<T>() }
}

/// Counts the work of one call, or of calls that follow each other.
#[derive(Debug, Default)]
pub struct Work {
    limits: Limits,
    done: usize,
}

impl Work {
    /// A counter of work under these limits.
    pub fn new(limits: &Limits) -> Work {
        Work { limits: limits.clone(), done: 0 }
    }

    /// Counts steps that were done, or are about to be.
    ///
    /// # Errors
    /// The reason to stop.
    #[inline]
    pub fn step(&mut self, steps: usize) -> Result<(), Stop> {
        if self.is_due(steps) { self.look() } else { Ok(()) }
    }

    /// Counts steps; returns whether the limits are to be checked now, for callers that do more then.
    #[inline]
    pub fn is_due(&mut self, steps: usize) -> bool {
        self.done = self.done.saturating_add(steps);
        self.done >= PERIOD
    }

    /// The limits of the work.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Checks the limits now.
    ///
    /// # Errors
    /// The reason to stop.
    #[cold]
    pub fn look(&mut self) -> Result<(), Stop> {
        self.limits.add_steps(std::mem::take(&mut self.done) as u64);
        self.limits.check()
    }

    /// Requests memory before `bytes` bytes are allocated.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn reserve(&self, bytes: usize) -> Result<(), Stop> {
        if bytes < LARGE { Ok(()) } else { self.limits.reserve(bytes as u64) }
    }

    /// Requests memory before `more` items are appended to a vector, which may have to move.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn reserve_in<T>(&self, vector: &Vec<T>, more: usize) -> Result<(), Stop> {
        if vector.capacity() - vector.len() >= more {
            return Ok(());
        }
        let capacity = (vector.len() + more).max(2 * vector.capacity());
        self.reserve(capacity * size_of::<T>())
    }

    /// Sorts many items, run by run; the last check is followed by one merge of sorted runs.
    ///
    /// # Errors
    /// The reason to stop; the items are in no order then.
    pub fn sort<T: Ord>(&mut self, items: &mut [T]) -> Result<(), Stop> {
        if items.len() <= RUN {
            items.sort_unstable();
            return self.step(items.len());
        }
        for run in items.chunks_mut(RUN) {
            run.sort_unstable();
            self.look()?;
        }
        // The stable sort finds the runs and merges them.
        items.sort();
        self.look()
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.limits.add_steps(self.done as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::Ordering;
    use std::time::Instant;

    #[test]
    fn limits_are_checked_after_a_period_and_not_before() {
        let limits = Limits { deadline: Some(Instant::now()), ..Limits::none() };
        let mut work = Work::new(&limits);
        for _ in 1..PERIOD {
            assert_eq!(work.step(1), Ok(()));
        }
        assert_eq!(work.step(1), Err(Stop::Timeout));
        assert_eq!(Work::new(&limits).step(steps_of(1 << 24)), Err(Stop::Timeout));
    }

    #[test]
    fn large_allocations_are_requested() {
        let limits = Limits { memory: Some(22 << 20), held: Some(Arc::default()), ..Limits::none() };
        let work = Work::new(&limits);
        assert_eq!(work.reserve(LARGE), Ok(()));
        assert_eq!(work.reserve(32 << 20), Err(Stop::Memory));
        let vector: Vec<u64> = Vec::with_capacity(1 << 20);
        assert_eq!(work.reserve_in(&vector, 1 << 20), Ok(()));
        assert_eq!(work.reserve_in(&vector, (1 << 20) + 1), Ok(()));
        let vector: Vec<u64> = vec![0; 1 << 20];
        assert_eq!(work.reserve_in(&vector, 1 << 21), Err(Stop::Memory));
    }

    #[test]
    fn long_sorts_stop() {
        let limits = Limits::none();
        let mut work = Work::new(&limits);
        let mut items: Vec<u32> = (0..300_000u32).map(|i| i.wrapping_mul(2_654_435_761)).collect();
        let mut sorted = items.clone();
        sorted.sort_unstable();
        assert_eq!(work.sort(&mut items), Ok(()));
        assert_eq!(items, sorted);
        limits.cancel.store(true, Ordering::Relaxed);
        items.reverse();
        assert_eq!(work.sort(&mut items), Err(Stop::Canceled));
        assert!(!items.is_sorted(), "stopped after the first run");
    }
}
