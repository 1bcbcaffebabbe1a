//! The three tiers of learnt clauses.
//!
//! **Idea.** Clauses of small glue are kept for good, those of medium glue as long as they are used, the others compete
//! (Oh 2015; glue: Audemard and Simon 2009).
//!
//! **Here.** `used` counts the reductions a clause survives after its last use: two in the second tier, one in the
//! third. Glue is computed again when analysis meets the clause, and only falls.
//!
//! **Contract.** Called in analysis, while all literals of the clause are assigned.
//!
//! **Cost.** Linear in the clause for the glue, which tier 1 is spared.

use super::Solver;
use super::clause::ClauseRef;

impl Solver {
    /// Notes that the clause was used.
    pub(super) fn mark_used(&mut self, clause: ClauseRef) {
        let used = if self.clauses.glue(clause) <= self.params.tier_second_glue { 2 } else { 1 };
        self.clauses.set_used(clause, used);
    }

    /// Computes the glue again.
    pub(super) fn update_glue(&mut self, clause: ClauseRef) {
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
