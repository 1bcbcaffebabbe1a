//! Room for variables and clauses.
//!
//! **Idea.** A vector that doubles when it is full is copied as often again as it is long, and each copy
//! touches memory that is new to the process. One that becomes four times as large is copied a third as much.
//!
//! **Here.** Small ones do, so that a formula of middling size is entered with few copies. Large ones double:
//! an allocator that counts ([`crate::limits::Memory`]) counts the empty room, too. The vectors that every
//! solver has with an entry for each variable are given room together.
//!
//! **Contract.** Room changes no result.
//!
//! **Cost.** Up to three quarters of the room are empty while that is less than some ten megabytes.

use super::Solver;

/// The variables that there is room for from the first one on.
const LEAST_VARS: usize = 64;
/// From so many variables on, room for them doubles. Each takes some hundred bytes.
const VARS_DOUBLING: usize = 1 << 15;
/// From so many bytes on, a vector doubles.
const BYTES_DOUBLING: usize = 1 << 22;

/// Makes room in a vector for so many items in all.
pub(super) fn reserve<T>(vector: &mut Vec<T>, items: usize) {
    vector.reserve_exact(items.saturating_sub(vector.len()));
}

/// Makes room for more items in a vector that grows by itself.
pub(super) fn reserve_more<T>(vector: &mut Vec<T>, items: usize) {
    let room = vector.capacity();
    if room - vector.len() < items && room * size_of::<T>() < BYTES_DOUBLING {
        vector.reserve_exact(items + 3 * room);
    }
}

impl Solver {
    /// Makes room for one more variable, and for some that come after it.
    pub(super) fn reserve_var(&mut self) {
        if self.trail.vars() < self.room {
            return;
        }
        let factor = if self.room < VARS_DOUBLING { 4 } else { 2 };
        self.room = LEAST_VARS.max(factor * self.room);
        let room = self.room;
        self.trail.reserve_vars(room);
        self.watches.reserve_vars(room);
        self.queue.reserve_vars(room);
        self.scores.reserve_vars(room);
        self.phases.reserve_vars(room);
        self.repair.reserve_vars(room);
        self.analysis.reserve_vars(room);
        reserve(&mut self.active, room);
        reserve(&mut self.frozen, room);
    }
}
