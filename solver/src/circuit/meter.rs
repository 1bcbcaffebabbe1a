//! Work counted, limits looked at now and then.

use super::gates::Gates;
use crate::limits::{Limits, Stop};

/// How many steps of work lie between two looks at the limits.
const INTERVAL: usize = 1 << 14;

/// About how many bytes a gate takes together with its clauses.
const CLAUSES_BYTES: u64 = 300;

/// Counts steps of work for one call.
pub(super) struct Meter<'a> {
    limits: &'a Limits,
    left: usize,
    /// The number of gates there were at first.
    first: usize,
}

impl<'a> Meter<'a> {
    pub(super) fn new(limits: &'a Limits, gates: &Gates) -> Meter<'a> {
        Meter { limits, left: INTERVAL, first: gates.len() }
    }

    /// Accounts for `steps` done.
    ///
    /// # Errors
    /// The circuit has no room left, or a limit was reached.
    pub(super) fn spend(&mut self, gates: &Gates, steps: usize) -> Result<(), Stop> {
        if gates.is_full() {
            return Err(Stop::Memory);
        }
        match self.left.checked_sub(steps) {
            Some(left) => self.left = left,
            None => {
                self.limits.check()?;
                self.limits.check_memory((gates.len() - self.first) as u64 * CLAUSES_BYTES)?;
                self.left = INTERVAL;
            }
        }
        Ok(())
    }

    /// Refuses work that would need more than the room there is.
    ///
    /// # Errors
    /// The circuit has no room for `count` more gates.
    pub(super) fn reserve(&self, gates: &Gates, count: usize) -> Result<(), Stop> {
        if gates.has_room(count) { Ok(()) } else { Err(Stop::Memory) }
    }
}
