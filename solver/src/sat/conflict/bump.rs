//! Bumping the variables met in analysis.
//!
//! **Idea.** Variables of recent conflicts are decided first (Moskewicz et al., "Chaff: engineering an
//! efficient SAT solver", 2001). Those in the reasons of the learnt clause's literals are bumped as well
//! (reason-side bumping: Liang, Ganesh, Poupart, Czarnecki, "Learning rate based branching heuristic for SAT
//! solvers", 2016).
//!
//! **Here.** Focused mode moves variables to the front of the queue in their old order, which keeps the order
//! among them; stable mode raises scores. Reasons are followed `bump-reasons-depth` steps, in stable mode one
//! more. They are not followed while there are many decisions per conflict; and each time they turn out too
//! large, more conflicts pass before the next attempt.
//!
//! **Contract.** Called between derivation and backjump, with the marks of analysis in place.
//!
//! **Cost.** Linear in the variables met, plus sorting them in focused mode. Reason-side bumping gives up on
//! clauses whose reasons are larger than `bump-reasons-factor` times the variables met.

use crate::cnf::literal::{Lit, Var};
use crate::params::Params;
use crate::sat::Solver;
use crate::sat::conflict::analyze::SEEN;
use crate::sat::restart::average::Average;
use crate::sat::trail::Reason;

/// When reasons are followed, by mode.
pub(in crate::sat) struct Bump {
    modes: [Reasons; 2],
    decisions_before: u64,
    /// Scratch memory: the variables met, in the order of the queue.
    order: Vec<(u64, Var)>,
}

struct Reasons {
    /// The average of decisions per conflict.
    rate: Average,
    /// For how many conflicts reasons are not followed after the next failure.
    interval: u32,
    /// For how many more conflicts reasons are not followed.
    left: u32,
}

impl Bump {
    pub fn new(params: &Params) -> Bump {
        let reasons = || Reasons { rate: Average::new(params.bump_reasons_window), interval: 0, left: 0 };
        Bump { modes: [reasons(), reasons()], decisions_before: 0, order: Vec::new() }
    }
}

impl Solver {
    /// Bumps the variables met.
    pub(in crate::sat) fn bump(&mut self) {
        if self.following_reasons() {
            self.follow_reasons();
        }
        if self.mode.stable {
            for &var in &self.analysis.seen {
                self.scores.bump(var);
            }
            self.scores.decay(self.params.score_decay);
        } else {
            let order = &mut self.bump.order;
            order.clear();
            order.extend(self.analysis.seen.iter().map(|&var| (self.queue.stamp(var), var)));
            order.sort_unstable();
            for &(_, var) in order.iter() {
                self.queue.bump(var);
            }
        }
    }

    /// Whether reasons are followed at this conflict.
    fn following_reasons(&mut self) -> bool {
        let decisions = self.statistics.decisions - self.bump.decisions_before;
        self.bump.decisions_before = self.statistics.decisions;
        let reasons = &mut self.bump.modes[usize::from(self.mode.stable)];
        reasons.rate.add(decisions as f64);
        if reasons.left > 0 {
            reasons.left -= 1;
            return false;
        }
        self.params.bump_reasons && reasons.rate.get() <= self.params.bump_reasons_rate
    }

    /// Adds the variables in the reasons of the clause's literals to those met, unless there are too many.
    fn follow_reasons(&mut self) {
        let mode = usize::from(self.mode.stable);
        let before = self.analysis.seen.len();
        let limit = before * self.params.bump_reasons_factor;
        let fits = self.see_reasons(limit, self.params.bump_reasons_depth + mode as u32);
        if !fits {
            for var in self.analysis.seen.drain(before..) {
                self.analysis.marks[var.index()] &= !SEEN;
                self.analysis.minimized.push(var);
            }
        }
        let reasons = &mut self.bump.modes[mode];
        reasons.interval = if fits { reasons.interval / 2 } else { reasons.interval + 1 };
        reasons.left = reasons.interval;
    }

    /// Adds the variables in the reasons of the clause's literals, and in their reasons, to those met; false
    /// if there are too many.
    fn see_reasons(&mut self, limit: usize, depth: u32) -> bool {
        let mut from = self.analysis.seen.len();
        for at in 0..self.analysis.clause.len() {
            if !self.see_reason(self.analysis.clause[at].var(), limit) {
                return false;
            }
        }
        for _ in 1..depth {
            let until = self.analysis.seen.len();
            for at in from..until {
                if !self.see_reason(self.analysis.seen[at], limit) {
                    return false;
                }
            }
            from = until;
        }
        true
    }

    fn see_reason(&mut self, var: Var, limit: usize) -> bool {
        match self.trail.assigned(var).reason {
            Reason::None => {}
            Reason::Binary(other) => self.see(other),
            Reason::Clause(clause) => {
                self.statistics.search_ticks += 1;
                for at in 0..self.clauses.size(clause) {
                    self.see(self.clauses.lits(clause)[at]);
                }
            }
        }
        self.analysis.seen.len() <= limit
    }

    fn see(&mut self, lit: Lit) {
        let mark = &mut self.analysis.marks[lit.var().index()];
        if *mark & SEEN == 0 && self.trail.assigned(lit.var()).level > 0 {
            *mark |= SEEN;
            self.analysis.seen.push(lit.var());
        }
    }
}
