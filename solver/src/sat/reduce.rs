//! Dropping learnt clauses.
//!
//! **Idea.** Learnt clauses that are no longer used slow propagation down; those of large glue are the least
//! likely to be used (Audemard and Simon, "Predicting learnt clauses quality in modern SAT solvers", 2009).
//!
//! **Here.** Reasons stay, and so do clauses of the first tier that were used in the last `USED_MAX`
//! reductions, and those of the second used in the last two. Of the others `reduce-percent` per cent are
//! dropped: larger glue first, then larger size, then older. `reduce-order` selects other orders; for some
//! problems Spear's tuner chose to drop the most used clauses first (Babić, "Exploiting structure for
//! scalable software verification", 2008, section 5.3.1).
//!
//! **Contract.** Called after propagation without conflict, on any level. Collects garbage.
//!
//! **Cost.** Linear in the clauses, at intervals that grow with the square root of the number of reductions.
//! Counters: `reduce-rounds`, `reduce-dropped`.

use super::Solver;
use super::clause::{ClauseRef, USED_MAX};
use super::trail::Reason;
use crate::params::{OrderChoice, Params};
use std::cmp::Reverse;

/// The schedule of reductions of the learnt clauses.
pub(super) struct Reduce {
    /// The number of conflicts at which it is due.
    pub next_conflicts: u64,
}

impl Reduce {
    pub fn new(params: &Params) -> Reduce {
        Reduce { next_conflicts: params.reduce_interval as u64 }
    }
}

impl Solver {
    /// Whether a reduction is due.
    pub(super) fn reducing(&self) -> bool {
        self.params.reduce && self.statistics.conflicts >= self.reduce.next_conflicts
    }

    /// Drops the worse part of the learnt clauses.
    pub(super) fn reduce(&mut self) {
        self.statistics.reduce_rounds += 1;
        self.protect_reasons(true);
        let mut candidates = self.reduction_candidates();
        self.order_candidates(&mut candidates);
        candidates.truncate(candidates.len() * self.params.reduce_percent / 100);
        self.statistics.reduce_dropped += candidates.len() as u64;
        for clause in candidates {
            self.clauses.set_garbage(clause);
        }
        self.collect();
        self.protect_reasons(false);
        debug_assert!(!self.clauses.has_protected(), "clauses: a clause stays protected");
        let gap = self.params.reduce_interval * ((self.statistics.reduce_rounds + 1) as f64).sqrt();
        self.reduce.next_conflicts = self.statistics.conflicts + gap as u64;
    }

    /// Sorts the candidates, given from the oldest to the newest, so that those to drop come first.
    fn order_candidates(&self, candidates: &mut [ClauseRef]) {
        let clauses = &self.clauses;
        let (glue, size) = (|clause| clauses.glue(clause), |clause| clauses.size(clause));
        match self.params.reduce_order {
            OrderChoice::Glue => candidates.sort_by_key(|&clause| Reverse((glue(clause), size(clause)))),
            OrderChoice::Size => candidates.sort_by_key(|&clause| Reverse((size(clause), glue(clause)))),
            OrderChoice::Age => {}
            OrderChoice::Used => candidates.sort_by_key(|&clause| Reverse(clauses.used(clause))),
        }
    }

    fn reduction_candidates(&mut self) -> Vec<ClauseRef> {
        let mut candidates = Vec::new();
        for at in 0..self.clauses.redundant.len() {
            let clause = self.clauses.redundant[at];
            let used = self.clauses.used(clause);
            self.clauses.set_used(clause, used.saturating_sub(1));
            let glue = self.clauses.glue(clause);
            let is_spared =
                glue <= self.tiers.first && used > 0 || glue <= self.tiers.second && used >= USED_MAX - 1;
            let is_needed = self.clauses.is_protected(clause) || self.clauses.is_garbage(clause);
            if !is_needed && (!is_spared || self.params.reduce_order == OrderChoice::Used) {
                candidates.push(clause);
            }
        }
        candidates
    }

    /// Protects the reasons on the trail from collection, or ends their protection.
    pub(super) fn protect_reasons(&mut self, on: bool) {
        for &lit in &self.trail.lits()[self.trail.fixed_count()..] {
            if let Reason::Clause(clause) = self.trail.assigned(lit.var()).reason {
                self.clauses.set_protected(clause, on);
                if on {
                    self.clauses.revive(clause);
                }
            }
        }
    }
}
