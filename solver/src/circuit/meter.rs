//! [`Work`] on circuits: gates are counted, and their list is asked for before it doubles.

use super::gates::{Edge, Gates};
use javelin_term::limits::{Kind, Limits, Stop};
use javelin_term::work::{PERIOD, Work};

/// An upper bound on the gates that are made in a step.
const GATES_PER_STEP: usize = 4;

/// Counts steps of work for one call.
pub(super) struct Meter(Work);

impl Meter {
    pub(super) fn new(limits: &Limits) -> Meter {
        Meter(Work::new(limits))
    }

    /// Accounts for `steps` done.
    ///
    /// # Errors
    /// The circuit has no room left, or a limit was reached.
    pub(super) fn spend(&mut self, gates: &Gates, steps: usize) -> Result<(), Stop> {
        if gates.is_full() {
            return Err(Stop::Memory);
        }
        if self.0.is_due(steps) {
            self.0.limits().count(Kind::Gate, gates.len() as u64);
            self.0.look()?;
            self.0.reserve(gates.growth(GATES_PER_STEP * PERIOD))?;
        }
        Ok(())
    }

    /// Checks that there is memory for a vector of `count` edges.
    ///
    /// # Errors
    /// A limit was reached.
    pub(super) fn reserve_edges(&self, count: usize) -> Result<(), Stop> {
        self.0.reserve(count * size_of::<Edge>())
    }

    /// Checks that there is memory for the old and the new place of a vector if appending `more` edges moves
    /// it.
    ///
    /// # Errors
    /// A limit was reached.
    pub(super) fn reserve_in(&self, vector: &Vec<Edge>, more: usize) -> Result<(), Stop> {
        self.0.reserve_in(vector, more)
    }

    /// The counter of work on values, within the same limits.
    pub(super) fn work(&mut self) -> &mut Work {
        &mut self.0
    }

    /// Checks that the circuit has room for `count` more gates.
    ///
    /// # Errors
    /// The circuit is full.
    pub(super) fn reserve(&self, gates: &Gates, count: usize) -> Result<(), Stop> {
        if gates.has_room(count) { Ok(()) } else { Err(Stop::Memory) }
    }
}
