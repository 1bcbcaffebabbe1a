//! When to stop: the limits of the current call, looked at once per some work.

use crate::limits::{Limits, Stop};

/// Ticks between two looks at the clock: a few milliseconds.
const PERIOD: u64 = 100_000;

/// The limits of a call, and whether one was reached.
pub(super) struct Interrupt {
    limits: Limits,
    left: u64,
    reached: Option<Stop>,
}

impl Default for Interrupt {
    fn default() -> Interrupt {
        Interrupt { limits: Limits::none(), left: 0, reached: None }
    }
}

impl Interrupt {
    /// Begins a call.
    pub fn start(&mut self, limits: &Limits) {
        *self = Interrupt { limits: limits.clone(), left: PERIOD, reached: limits.check().err() };
    }

    /// Takes note of work done.
    pub fn spend(&mut self, ticks: u64) {
        if ticks < self.left {
            self.left -= ticks;
        } else {
            self.left = PERIOD;
            self.reached = self.reached.or(self.limits.check().err());
        }
    }

    /// Looks at the limits after so much work.
    #[cfg(test)]
    pub fn look_after(&mut self, ticks: u64) {
        self.left = ticks;
    }

    /// The limit reached, if one is.
    pub fn reached(&self) -> Option<Stop> {
        self.reached
    }

    /// The number of conflicts allowed.
    pub fn conflicts(&self) -> u64 {
        self.limits.conflicts.unwrap_or(u64::MAX)
    }
}
