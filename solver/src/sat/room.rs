//! Room for variables and clauses.
//!
//! **Idea.** A vector that doubles when it is full is copied as often again as it is long, and each copy
//! touches memory that is new to the process. One that becomes four times as large is copied a third as much.
//!
//! **Here.** Vectors of middling size do, so that formulas of that size are entered with few copies. Small
//! ones double, so that a small solver stays small, and large ones, since an allocator that counts
//! ([`crate::limits::Memory`]) counts the empty room, too. The vectors that every solver has with an entry
//! for each variable are given room together.
//!
//! **Contract.** Room changes no result.
//!
//! **Cost.** Up to three quarters of the room are empty where a vector is of middling size, else a half.

use std::ops::Range;

use super::Solver;

/// The variables that there is room for from the first one on.
const LEAST_VARS: usize = 32;
/// With so many variables, room for them becomes four times as large. Each takes some hundred bytes.
const MIDDLING_VARS: Range<usize> = 1 << 10..1 << 15;
/// A vector of so many bytes becomes four times as large.
const MIDDLING_BYTES: Range<usize> = 1 << 16..1 << 22;

/// Makes room in a vector for so many items in all.
pub(super) fn reserve<T>(vector: &mut Vec<T>, items: usize) {
    vector.reserve_exact(items.saturating_sub(vector.len()));
}

/// Makes room for more items in a vector that grows by itself.
pub(super) fn reserve_more<T>(vector: &mut Vec<T>, items: usize) {
    let room = vector.capacity();
    if room - vector.len() < items && MIDDLING_BYTES.contains(&(room * size_of::<T>())) {
        vector.reserve_exact(items + 3 * room);
    }
}

impl Solver {
    /// Makes room for one more variable, and for some that come after it.
    pub(super) fn reserve_var(&mut self) {
        if self.trail.vars() < self.room {
            return;
        }
        let factor = if MIDDLING_VARS.contains(&self.room) { 4 } else { 2 };
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
