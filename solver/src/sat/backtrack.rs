//! Backtracking.
//!
//! Unassigns the literals above a level, saves their phases, and brings their variables back to the decision
//! orders. After level 0 was reached, the levels of assumptions have to be built anew.

use super::Solver;

impl Solver {
    /// Takes back all decisions above `level`.
    pub(super) fn backtrack(&mut self, level: usize) {
        if level >= self.trail.level() {
            return;
        }
        self.repair.backtracked(self.trail.start_of(level + 1));
        let Solver { trail, phases, queue, scores, .. } = self;
        trail.backtrack(level, |lit| {
            let var = lit.var();
            phases.saved[var.index()] = if lit.is_negated() { -1 } else { 1 };
            queue.unassign(var);
            scores.insert(var);
        });
        self.carried.backtracked(level);
    }
}
