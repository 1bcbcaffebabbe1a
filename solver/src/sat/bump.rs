//! Raising the variables met in analysis.
//!
//! **Idea.** Variables of recent conflicts are decided first (Chaff 2001). In stable mode those in the reasons of the
//! learnt clause's literals count as well (reason-side bumping: Liang et al. 2016).
//!
//! **Here.** Focused mode moves variables to the front of the queue in their old order, which keeps the order among
//! them; stable mode raises scores.
//!
//! **Contract.** Called between derivation and backjump, with the marks of analysis in place.
//!
//! **Cost.** Linear in the variables met, and their sorting. Reason-side bumping gives up on clauses whose reasons are
//! larger than `bump-reasons-factor` times the variables met.

use super::Solver;
use super::analyze::SEEN;
use super::trail::Reason;
use crate::cnf::literal::Lit;

impl Solver {
    /// Raises the variables met.
    pub(super) fn bump(&mut self) {
        if self.mode.stable {
            if self.params.bump_reasons {
                self.bump_reasons();
            }
            for &var in &self.analysis.seen {
                self.scores.bump(var);
            }
            self.scores.decay(self.params.score_decay);
        } else {
            let queue = &self.queue;
            self.analysis.seen.sort_unstable_by_key(|&var| queue.stamp(var));
            for &var in &self.analysis.seen {
                self.queue.bump(var, false);
            }
        }
    }

    /// Adds the variables in the reasons of the clause's literals to those met.
    fn bump_reasons(&mut self) {
        let before = self.analysis.seen.len();
        let limit = before * self.params.bump_reasons_factor;
        for at in 0..self.analysis.clause.len() {
            let lit = self.analysis.clause[at];
            match self.trail.assigned(lit.var()).reason {
                Reason::None => {}
                Reason::Binary(other) => self.see(other),
                Reason::Clause(clause) => {
                    for at in 0..self.clauses.size(clause) {
                        self.see(self.clauses.lits(clause)[at]);
                    }
                }
            }
            if self.analysis.seen.len() > limit {
                for var in self.analysis.seen.drain(before..) {
                    self.analysis.marks[var.index()] &= !SEEN;
                    self.analysis.minimized.push(var);
                }
                return;
            }
        }
    }

    fn see(&mut self, lit: Lit) {
        let mark = &mut self.analysis.marks[lit.var().index()];
        if *mark & SEEN == 0 && self.trail.assigned(lit.var()).level > 0 {
            *mark |= SEEN;
            self.analysis.seen.push(lit.var());
        }
    }
}
