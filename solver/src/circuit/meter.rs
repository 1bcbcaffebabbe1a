//! Work counted, limits looked at now and then.

use super::gates::Gates;
use crate::limits::{Kind, Limits, Stop};

/// How many steps of work lie between two looks at the limits.
const INTERVAL: usize = 1 << 14;

/// Counts steps of work for one call.
pub(super) struct Meter<'a> {
    limits: &'a Limits,
    left: usize,
}

impl<'a> Meter<'a> {
    pub(super) fn new(limits: &'a Limits) -> Meter<'a> {
        Meter { limits, left: INTERVAL }
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
                self.limits.count(Kind::Gate, gates.len() as u64);
                self.limits.check()?;
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
