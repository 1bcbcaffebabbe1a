//! The three tiers of learnt clauses.
//!
//! **Idea.** Clauses of small glue are kept for long, those of medium glue as long as they are used, and of
//! the others the worse part is dropped at each reduction (Oh, "Between SAT and UNSAT", 2015). Which glue is
//! small depends on the formula: the limits are set such that half of all uses of learnt clauses are of the
//! first tier, and nine tenths of the first two (Biere, Faller, Fazekas, Fleury, Froleyks, Pollitt, "CaDiCaL
//! 2.0", 2024).
//!
//! **Here.** Uses are counted by glue, in focused mode only, where glue is smaller. `Clauses::used` is
//! `USED_MAX` when the clause is used, and one less after each reduction. Glue is recomputed when analysis
//! uses the clause, and only decreases.
//!
//! **Contract.** Called in analysis, while all literals of the clause are assigned.
//!
//! **Cost.** Linear in the clause for its glue, which is not recomputed for clauses of the smallest glue.

use crate::params::Params;
use crate::sat::Solver;
use crate::sat::clause::{ClauseRef, USED_MAX};

/// The uses of clauses of this glue or more are counted together.
const GLUES: usize = 64;
/// The limits of the tiers.
pub(in crate::sat) struct Tiers {
    /// The largest glue of the first tier.
    pub first: u32,
    /// The largest glue of the second tier.
    pub second: u32,
    /// How often learnt clauses were used, by glue.
    uses: [u64; GLUES],
    interval: u64,
    next_conflicts: u64,
}

impl Tiers {
    pub fn new(params: &Params) -> Tiers {
        Tiers {
            first: params.tier_first_glue,
            second: params.tier_second_glue,
            uses: [0; GLUES],
            interval: 1,
            next_conflicts: params.tier_first_conflicts,
        }
    }

    /// The smallest glue such that clauses of up to this glue have this share of all uses.
    fn glue_of_share(&self, share: f64) -> u32 {
        let limit = share * self.uses.iter().sum::<u64>() as f64;
        let mut sum = 0;
        let reached = |uses: &u64| {
            sum += uses;
            sum as f64 >= limit
        };
        self.uses.iter().position(reached).unwrap_or(GLUES - 1) as u32
    }
}

impl Solver {
    /// Notes that a learnt clause was used.
    pub(in crate::sat) fn mark_used(&mut self, clause: ClauseRef) {
        self.clauses.set_used(clause, USED_MAX);
        if !self.mode.stable {
            self.tiers.uses[(self.clauses.glue(clause) as usize).min(GLUES - 1)] += 1;
        }
    }

    /// Sets the limits by the uses so far, when this is due.
    pub(in crate::sat) fn update_tiers(&mut self) {
        if !self.params.tier || self.statistics.conflicts < self.tiers.next_conflicts {
            return;
        }
        let tiers = &mut self.tiers;
        tiers.interval = (2 * tiers.interval).min(self.params.tier_interval_max);
        tiers.next_conflicts = self.statistics.conflicts + tiers.interval;
        tiers.first = tiers.glue_of_share(self.params.tier_first_share).max(1);
        tiers.second = tiers.glue_of_share(self.params.tier_second_share).max(tiers.first + 1);
    }

    /// Recomputes the glue of a clause.
    pub(in crate::sat) fn update_glue(&mut self, clause: ClauseRef) {
        let old = self.clauses.glue(clause);
        let analysis = &mut self.analysis;
        analysis.stamp += 1;
        let mut glue = 0;
        for lit in self.clauses.lits(clause) {
            let level = self.trail.assigned(lit.var()).level as usize;
            if analysis.level_stamps.len() <= level {
                analysis.level_stamps.resize(level + 1, 0);
            }
            if analysis.level_stamps[level] != analysis.stamp {
                analysis.level_stamps[level] = analysis.stamp;
                glue += 1;
                if glue > old {
                    return;
                }
            }
        }
        self.clauses.set_glue(clause, glue - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_uses_make_the_limits() {
        let mut solver = Solver::new();
        solver.statistics.conflicts = solver.tiers.next_conflicts;
        for (glue, uses) in [(1, 30), (3, 30), (5, 25), (9, 10), (40, 5)] {
            solver.tiers.uses[glue] = uses;
        }
        solver.update_tiers();
        assert_eq!((solver.tiers.first, solver.tiers.second), (3, 9));
        solver.tiers.uses = [0; GLUES];
        solver.statistics.conflicts = solver.tiers.next_conflicts;
        solver.update_tiers();
        assert_eq!((solver.tiers.first, solver.tiers.second), (1, 2));
    }
}
