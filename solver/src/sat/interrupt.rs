//! Interruption: the limits of the current call, checked once per some work.

use super::Solver;
use javelin_term::limits::{Limits, Stop};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Ticks between two readings of the clock: a few milliseconds, twenty where every tick is a cache miss.
pub(super) const PERIOD: u64 = 25_000;

/// The limits of a call, and whether one was reached.
pub(super) struct Interrupt {
    limits: Limits,
    /// The ticks of the call so far, and of all calls before.
    spent: u64,
    spent_before: u64,
    /// The ticks at which the limits are checked next.
    next_look: u64,
    reached: Option<Stop>,
    /// Set when another search has the answer.
    over: Option<Arc<AtomicBool>>,
}

impl Default for Interrupt {
    fn default() -> Interrupt {
        Interrupt {
            limits: Limits::none(),
            spent: 0,
            spent_before: 0,
            next_look: 0,
            reached: None,
            over: None,
        }
    }
}

impl Interrupt {
    /// Begins a call of `solve` within these limits.
    pub fn start(&mut self, limits: &Limits) {
        let (limits, reached) = (limits.clone(), limits.check().err());
        let next_look = limits.ticks.unwrap_or(u64::MAX).min(PERIOD);
        let spent_before = self.spent_ever();
        *self = Interrupt { limits, spent: 0, spent_before, next_look, reached, over: None };
    }

    /// Continues within these limits, and stops when another search has the answer.
    pub fn watch(&mut self, over: Arc<AtomicBool>, limits: Limits) {
        (self.over, self.limits) = (Some(over), limits);
    }

    /// Continues within these limits, alone.
    pub fn unwatch(&mut self, limits: Limits) {
        let is_over = self.spent >= limits.ticks.unwrap_or(u64::MAX);
        self.reached = is_over.then_some(Stop::Ticks).or(limits.check().err());
        (self.over, self.limits) = (None, limits);
    }

    /// Records the ticks of work done.
    pub fn spend(&mut self, ticks: u64) {
        self.spent += ticks;
        if self.spent >= self.next_look {
            let limit = self.limits.ticks.unwrap_or(u64::MAX);
            self.next_look = limit.min(self.spent + PERIOD);
            let over = (self.spent >= limit).then_some(Stop::Ticks);
            let other = self.over.as_ref().is_some_and(|over| over.load(Ordering::Relaxed));
            let other = other.then_some(Stop::Canceled);
            self.reached = self.reached.or(over).or(self.limits.check().err()).or(other);
        }
        if cfg!(debug_assertions) {
            self.check_invariants();
        }
    }

    /// The limits are checked again soon, and no limit of ticks is passed unnoticed.
    fn check_invariants(&self) {
        let limit = self.limits.ticks.unwrap_or(u64::MAX);
        assert!(self.next_look <= self.spent + PERIOD, "interrupt: the next look is too late");
        assert!(
            self.reached.is_some() || self.spent < limit.max(1),
            "interrupt: the limit of ticks is passed"
        );
    }

    /// Records the ticks of work done; whether a limit was reached.
    pub fn over_after(&mut self, ticks: u64) -> bool {
        self.spend(ticks);
        self.reached.is_some()
    }

    /// Keeps some of the items, one tick each; false if interrupted: the last ones are then dropped.
    pub fn retain<T>(&mut self, items: &mut Vec<T>, mut keep: impl FnMut(&mut T) -> bool) -> bool {
        items.retain_mut(|item| !self.over_after(1) && keep(item));
        self.reached.is_none()
    }

    /// Checks the limits after this number of ticks.
    #[cfg(test)]
    pub fn look_after(&mut self, ticks: u64) {
        self.next_look = self.spent + ticks;
    }

    /// The limit reached, if one is.
    pub fn reached(&self) -> Option<Stop> {
        self.reached
    }

    /// The ticks of the call so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// The ticks of all calls so far.
    pub fn spent_ever(&self) -> u64 {
        self.spent_before + self.spent
    }

    /// The limits of the call.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The number of conflicts allowed.
    pub fn conflicts(&self) -> u64 {
        self.limits.conflicts.unwrap_or(u64::MAX)
    }
}

impl Solver {
    /// The ticks of the last call of `solve`.
    pub fn ticks_of_call(&self) -> u64 {
        self.interrupt.spent()
    }
}
