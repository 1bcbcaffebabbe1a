//! Backtracking.
//!
//! Unassigns the literals above a level, saves their phases, and brings their variables back to the decision orders.
//! After level 0 was reached, the levels of assumptions have to be built anew.

use super::Solver;

impl Solver {
    /// Takes back all decisions above `level`.
    pub(super) fn backtrack(&mut self, level: usize) {
        if level >= self.trail.level() {
            return;
        }
        while let Some(lit) = self.trail.pop_above(level) {
            let var = lit.var();
            self.phases.saved[var.index()] = if lit.is_negated() { -1 } else { 1 };
            self.queue.unassign(var);
            self.scores.insert(var);
        }
        self.trail.truncate_levels(level);
        self.carried.backtracked(level);
    }
}
