//! Breaking ties of scores by occurrences.
//!
//! **Idea.** Among variables of equal score, the one that occurs most is decided, which prefers common
//! subexpressions (Spear: Babić, "Exploiting structure for scalable software verification", 2008, sections
//! 5.2.5 and 5.3.1, where the measure is the product or the sum of positive and negative occurrences).
//!
//! **Here.** Occurrences in irredundant clauses. By default ties go to the lower number, and nothing is
//! counted.
//!
//! **Contract.** On any level; changes only the order of the scores' heap.
//!
//! **Cost.** Linear in the formula; occurrences are counted before a call if the formula has grown by an
//! eighth since the last count, and after each inprocessing. Parameter: `score-ties`.

use crate::cnf::literal::Var;
use crate::params::ScoreTies;
use crate::sat::Solver;

/// The size of the formula when occurrences were counted.
#[derive(Default)]
pub(in crate::sat) struct Ties {
    counted: usize,
}

impl Solver {
    /// Whether the formula has grown enough to count occurrences again.
    pub(in crate::sat) fn ranking(&self) -> bool {
        let size = self.trail.vars() + self.clauses.irredundant.len();
        self.params.score_ties != ScoreTies::Number && size > self.ties.counted + self.ties.counted / 8
    }

    /// Counts occurrences, and orders the heap by them.
    pub(in crate::sat) fn rank(&mut self) {
        if self.params.score_ties == ScoreTies::Number {
            return;
        }
        self.ties.counted = self.trail.vars() + self.clauses.irredundant.len();
        let mut counts = vec![0u64; 2 * self.trail.vars()];
        for &clause in self.clauses.irredundant.iter().filter(|&&clause| !self.clauses.is_garbage(clause)) {
            self.clauses.lits(clause).iter().for_each(|lit| counts[lit.index()] += 1);
        }
        let ranks = (0..self.trail.vars() as u32).map(|var| {
            let [positive, negative] = [Var(var).lit(true), Var(var).lit(false)].map(|lit| {
                let is_counted =
                    |watch: &&crate::sat::watch::Watch| watch.is_binary() && !watch.is_redundant_binary();
                counts[lit.index()] + self.watches.list(lit).iter().filter(is_counted).count() as u64
            });
            match self.params.score_ties {
                ScoreTies::Sum => positive + negative,
                _ => positive.saturating_mul(negative),
            }
        });
        let ranks = ranks.collect();
        self.scores.set_ranks(ranks);
    }
}
