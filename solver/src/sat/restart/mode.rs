//! Switching between focused and stable mode.
//!
//! **Idea.** Frequent restarts are good at finding refutations, rare ones at finding models. So the solver
//! alternates between the two (Oh, "Between SAT and UNSAT: the fundamental difference in CDCL SAT", 2015),
//! and gives both the same number of ticks (Biere and Fleury, "Chasing target phases", 2020).
//!
//! **Here.** The first focused phase lasts `mode-first-conflicts`; its ticks are the unit of all later
//! phases, the k-th pair of which lasts k² units each.
//!
//! **Contract.** Called after propagation without conflict. Switching backtracks to the assumptions.
//!
//! **Cost.** That of backtracking. Counter: `mode-switches`.

use crate::params::{ModeChoice, Params};
use crate::sat::Solver;

/// The current mode, and when it ends.
pub(in crate::sat) struct Mode {
    /// Whether the mode is stable, not focused.
    pub stable: bool,
    /// How often the mode has changed.
    pub switches: u64,
    /// The ticks of the first phase.
    pub unit: u64,
    /// The number of ticks at which the mode ends.
    pub until_ticks: u64,
}

impl Mode {
    pub fn new(params: &Params) -> Mode {
        Mode { stable: params.mode == ModeChoice::Stable, switches: 0, unit: 0, until_ticks: 0 }
    }
}

impl Solver {
    /// Whether the mode is to be changed now.
    pub(in crate::sat) fn switching_mode(&self) -> bool {
        if self.params.mode != ModeChoice::Alternate {
            false
        } else if self.mode.switches == 0 {
            self.statistics.conflicts >= self.params.mode_first_conflicts
        } else {
            self.statistics.search_ticks >= self.mode.until_ticks
        }
    }

    /// Changes to the other mode.
    pub(in crate::sat) fn switch_mode(&mut self) {
        self.statistics.mode_switches += 1;
        self.backtrack(self.assumption_levels());
        if self.mode.switches == 0 {
            self.mode.unit = self.statistics.search_ticks.max(1);
        }
        self.mode.switches += 1;
        self.mode.stable = !self.mode.stable;
        let pair = self.mode.switches.div_ceil(2);
        self.mode.until_ticks = self.statistics.search_ticks + self.mode.unit * pair * pair;
        if self.mode.stable {
            self.phases.reset_target();
        }
    }
}
