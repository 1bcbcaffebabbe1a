//! Backtracking.
//!
//! Unassigns the literals above a level, saves their phases, and puts their variables back into the decision
//! orders. Once level 0 is reached, the trail is no longer one carried over from the last call (see
//! `assume.rs`).

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
