//! Simplification between phases of search.
//!
//! All of it happens on level 0, in the order below, at intervals of conflicts that grow; a call that is answered with
//! few conflicts never pays for it.

pub(super) mod dense;
mod eliminate;
pub(super) mod extend;
mod subsume;

use super::Solver;

/// Conflicts until the first time; later gaps are multiples.
const INTERVAL: u64 = 2000;

/// When to simplify.
pub(super) struct Inprocess {
    /// The number of conflicts at which it is due.
    pub next_conflicts: u64,
}

impl Default for Inprocess {
    fn default() -> Inprocess {
        Inprocess { next_conflicts: INTERVAL }
    }
}

impl Solver {
    /// Whether it is time.
    pub(super) fn inprocessing(&self) -> bool {
        self.statistics.conflicts >= self.inprocess.next_conflicts
    }

    /// Simplifies.
    pub(super) fn inprocess(&mut self) {
        self.statistics.inprocessings += 1;
        self.backtrack(0);
        if self.propagate().is_some() {
            self.inconsistent = true;
            return;
        }
        self.simplify_dense();
        let gap = INTERVAL * (self.statistics.inprocessings + 1);
        self.inprocess.next_conflicts = self.statistics.conflicts + gap;
    }

    /// The techniques that work on full occurrence lists.
    fn simplify_dense(&mut self) {
        let mut dense = self.make_dense();
        self.subsume(&mut dense);
        for _ in 0..eliminate::ROUNDS {
            if self.inconsistent || !self.eliminate(&mut dense) {
                break;
            }
            self.subsume(&mut dense);
        }
        self.make_sparse();
    }
}
