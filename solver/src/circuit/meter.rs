//! Work counted, limits looked at now and then.

use super::gates::{Edge, Gates};
use crate::limits::{Kind, Limits, Stop};
use crate::work::Work;

/// How many steps of work lie between two looks at the limits.
const INTERVAL: usize = 1 << 14;

/// The most gates that are made in a step.
const GATES_PER_STEP: usize = 4;

/// What is smaller than this is allocated without asking.
const LARGE: usize = 1 << 20;

/// Counts steps of work for one call.
pub(super) struct Meter<'a> {
    limits: &'a Limits,
    /// The same limits, for what is computed on values.
    work: Work,
    left: usize,
}

impl<'a> Meter<'a> {
    pub(super) fn new(limits: &'a Limits) -> Meter<'a> {
        Meter { limits, work: Work::new(limits), left: INTERVAL }
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
                self.reserve_bytes(gates.growth(GATES_PER_STEP * INTERVAL))?;
                self.left = INTERVAL;
            }
        }
        Ok(())
    }

    /// Refuses a vector of so many edges that the memory for it is not there.
    ///
    /// # Errors
    /// A limit was reached.
    pub(super) fn reserve_edges(&self, count: usize) -> Result<(), Stop> {
        self.reserve_bytes(count * size_of::<Edge>())
    }

    /// Refuses to append so many edges where that would move the vector and there is no memory for both.
    ///
    /// # Errors
    /// A limit was reached.
    pub(super) fn reserve_in(&self, vector: &Vec<Edge>, more: usize) -> Result<(), Stop> {
        match vector.capacity() - vector.len() >= more {
            true => Ok(()),
            false => self.reserve_edges((vector.len() + more).max(2 * vector.capacity())),
        }
    }

    /// Work on values, within the same limits.
    pub(super) fn work(&mut self) -> &mut Work {
        &mut self.work
    }

    fn reserve_bytes(&self, bytes: usize) -> Result<(), Stop> {
        if bytes < LARGE { Ok(()) } else { self.limits.reserve(bytes as u64) }
    }

    /// Refuses work that would need more than the room there is.
    ///
    /// # Errors
    /// The circuit has no room for `count` more gates.
    pub(super) fn reserve(&self, gates: &Gates, count: usize) -> Result<(), Stop> {
        if gates.has_room(count) { Ok(()) } else { Err(Stop::Memory) }
    }
}
