//! Eager subsumption of recent learnt clauses.
//!
//! **Idea.** A learnt clause is often subsumed by one learnt shortly afterwards (`eagersubsume` in CaDiCaL,
//! Biere 2019).
//!
//! **Here.** The new clause is compared with the last `eager-clauses` learnt clauses of the arena.
//!
//! **Contract.** Called with the marks of analysis cleared. Subsumed clauses become garbage; one that is then
//! a reason before the next collection is kept after all.
//!
//! **Cost.** Linear in the clauses compared. Counter: `eager-subsumed`.

use crate::cnf::literal::Lit;
use crate::sat::Solver;
use crate::sat::conflict::analyze::{NEGATIVE, POSITIVE};

impl Solver {
    /// Drops recent learnt clauses that contain this one, the newest.
    pub(in crate::sat) fn subsume_recent(&mut self, learnt: &[Lit]) {
        let mark = |lit: Lit| if lit.is_negated() { NEGATIVE } else { POSITIVE };
        let marks = &mut self.analysis.marks;
        learnt.iter().for_each(|&lit| marks[lit.var().index()] |= mark(lit));
        let newest = usize::from(learnt.len() > 2);
        for at in (0..self.clauses.redundant.len()).rev().skip(newest).take(self.params.eager_clauses) {
            let clause = self.clauses.redundant[at];
            if self.clauses.is_garbage(clause) {
                continue;
            }
            let lits = self.clauses.lits(clause);
            let Some(mut spare) = lits.len().checked_sub(learnt.len()) else { continue };
            let contains = lits.iter().all(|&lit| {
                let missing = marks[lit.var().index()] & mark(lit) == 0;
                spare = spare.wrapping_sub(usize::from(missing));
                !missing || spare != usize::MAX
            });
            if contains {
                self.clauses.set_garbage(clause);
                self.statistics.eager_subsumed += 1;
            }
        }
        learnt.iter().for_each(|&lit| marks[lit.var().index()] &= !mark(lit));
    }
}
