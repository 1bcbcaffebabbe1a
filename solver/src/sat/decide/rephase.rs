//! Resetting saved phases.
//!
//! **Idea.** Saved phases keep the search in one region of the search space. From time to time they are
//! replaced by the original, the inverted or the best ones (Biere and Fleury, "Chasing target phases", 2020),
//! or by random ones.
//!
//! **Here.** Rephasing first takes the original, then the inverted phases, and afterwards repeats a fixed
//! sequence of steps, in which the best phases and local search come before each reset.
//!
//! **Contract.** Called after propagation without conflict. Backtracks to the assumptions and forgets target
//! phases.
//!
//! **Cost.** Linear in the variables. The intervals grow by the same number of conflicts each time, so that
//! the number of rounds grows with the square root of the number of conflicts. Counter: `rephase-rounds`.

use crate::params::Params;
use crate::sat::Solver;

/// The new values of the saved phases.
#[derive(Clone, Copy)]
enum RephaseStep {
    Original,
    Inverted,
    /// The best phases: those of the largest assignment without conflict.
    Best,
    /// The saved phases, improved by local search (`walk.rs`).
    Walk,
    Random,
}

/// The steps that are repeated after the first two, with local search.
const WITH_WALK: [RephaseStep; 9] = {
    use RephaseStep::*;
    [Best, Walk, Original, Best, Walk, Inverted, Best, Walk, Random]
};
const WITHOUT_WALK: [RephaseStep; 6] = {
    use RephaseStep::*;
    [Best, Original, Best, Inverted, Best, Random]
};

/// The schedule of rephasing.
pub(in crate::sat) struct Rephase {
    /// The number of conflicts at which it is due.
    pub next_conflicts: u64,
}

impl Rephase {
    pub fn new(params: &Params) -> Rephase {
        Rephase { next_conflicts: params.rephase_interval }
    }
}

impl Solver {
    /// Whether rephasing is due.
    pub(in crate::sat) fn rephasing(&self) -> bool {
        self.params.rephase && self.statistics.conflicts >= self.rephase.next_conflicts
    }

    /// Replaces the saved phases.
    pub(in crate::sat) fn rephase(&mut self) {
        self.backtrack(self.assumption_levels());
        self.phases.reset_target();
        match self.next_phases() {
            RephaseStep::Original => self.phases.saved.copy_from_slice(&self.phases.original),
            RephaseStep::Inverted => {
                for (saved, original) in self.phases.saved.iter_mut().zip(&self.phases.original) {
                    *saved = -original;
                }
            }
            RephaseStep::Best => self.phases.take_best(),
            RephaseStep::Walk => self.round("walk", |counters| counters.walk_flips, Solver::walk),
            RephaseStep::Random => self.phases.randomize(&mut self.random),
        }
        self.statistics.rephase_rounds += 1;
        let gap = self.params.rephase_interval * (self.statistics.rephase_rounds + 1);
        self.rephase.next_conflicts = self.statistics.conflicts + gap;
    }

    fn next_phases(&self) -> RephaseStep {
        let cycle = if self.params.walk { &WITH_WALK[..] } else { &WITHOUT_WALK[..] };
        match self.statistics.rephase_rounds {
            0 => RephaseStep::Original,
            1 => RephaseStep::Inverted,
            later => cycle[((later - 2) % cycle.len() as u64) as usize],
        }
    }
}
