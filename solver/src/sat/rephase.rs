//! Resetting saved phases.
//!
//! **Idea.** Saved phases keep the search in one corner; from time to time they are replaced by the original, the
//! inverted or the best ones (Biere and Fleury 2020), or by random ones.
//!
//! **Here.** At growing intervals, original and inverted once, then in turn with the best phases between.
//!
//! **Contract.** Called after propagation without conflict. Backtracks to the assumptions and forgets target phases.
//!
//! **Cost.** Linear in the variables, at quadratically growing numbers of conflicts. Counter: rephasings.

use super::Solver;
use crate::params::Params;

/// When to rephase.
pub(super) struct Rephase {
    /// The number of conflicts at which it is due.
    pub next_conflicts: u64,
}

impl Rephase {
    pub fn new(params: &Params) -> Rephase {
        Rephase { next_conflicts: params.rephase_interval }
    }
}

impl Solver {
    /// Whether it is time.
    pub(super) fn rephasing(&self) -> bool {
        self.params.rephase && self.statistics.conflicts >= self.rephase.next_conflicts
    }

    /// Replaces the saved phases.
    pub(super) fn rephase(&mut self) {
        self.backtrack(self.assumption_levels());
        let phases = &mut self.phases;
        phases.reset_target();
        match (self.statistics.rephasings, self.statistics.rephasings % 6) {
            (0, _) | (_, 3) => phases.saved.copy_from_slice(&phases.original),
            (1, _) | (_, 5) => {
                for (saved, original) in phases.saved.iter_mut().zip(&phases.original) {
                    *saved = -original;
                }
            }
            (_, 1) => {
                for saved in &mut phases.saved {
                    *saved = if self.random.next_bit() { 1 } else { -1 };
                }
            }
            _ => phases.take_best(),
        }
        self.statistics.rephasings += 1;
        let gap = self.params.rephase_interval * (self.statistics.rephasings + 1);
        self.rephase.next_conflicts = self.statistics.conflicts + gap;
    }
}
