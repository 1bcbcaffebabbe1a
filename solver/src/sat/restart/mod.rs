//! Restarts.
//!
//! **Idea.** In focused mode, restart when the glue of recent learnt clauses is above the long-term average
//! (Glucose: Audemard and Simon, "Refining restarts strategies for SAT and UNSAT", 2012; with exponential
//! averages: Biere and Fröhlich, "Evaluating CDCL restart schemes", 2015). In stable mode it restarts rarely,
//! by reluctant doubling, which is Knuth's way to compute the sequence of Luby, Sinclair and Zuckerman
//! ("Optimal speedup of Las Vegas algorithms", 1993). With `restart-policy` geometric, it restarts in both
//! modes after gaps that grow by a factor (MiniSat 1.14, Spear).
//!
//! **Here.** Levels whose decisions would be made again are kept (Van der Tak, Ramos, Heule, "Reusing the
//! assignment trail in CDCL solvers", 2011), and so are those of the assumptions.
//!
//! **Contract.** Called after propagation without conflict.
//!
//! **Cost.** That of backtracking, and of propagating the levels above those kept again. Counter: `restarts`.

pub(super) mod average;
pub(super) mod mode;

use super::Solver;
use super::restart::average::Average;
use crate::cnf::literal::Lit;
use crate::listen::Event;
use crate::params::{Params, RestartPolicy};

/// The schedule of restarts.
pub(super) struct Restart {
    fast: Average,
    slow: Average,
    next_conflicts: u64,
    /// The last gap of geometric restarts, in conflicts.
    geometric_gap: f64,
    reluctant: Reluctant,
}

/// The sequence 1 1 2 1 1 2 4 ... times a period.
struct Reluctant {
    period: u64,
    max: u64,
    u: u64,
    v: u64,
    countdown: u64,
    triggered: bool,
}

impl Reluctant {
    fn new(period: u64, max: u64) -> Reluctant {
        Reluctant { period, max, u: 1, v: 1, countdown: period, triggered: false }
    }

    fn tick(&mut self) {
        self.countdown -= 1;
        if self.countdown > 0 {
            return;
        }
        if self.u & self.u.wrapping_neg() == self.v {
            self.u += 1;
            self.v = 1;
        } else {
            self.v *= 2;
        }
        if self.v * self.period > self.max {
            (self.u, self.v) = (1, 1);
        }
        self.countdown = self.v * self.period;
        self.triggered = true;
    }
}

impl Restart {
    pub fn new(params: &Params) -> Restart {
        Restart {
            fast: Average::new(params.restart_fast_window),
            slow: Average::new(params.restart_slow_window),
            next_conflicts: match params.restart_policy {
                RestartPolicy::Adaptive => 0,
                RestartPolicy::Geometric => params.restart_geometric_first,
            },
            geometric_gap: params.restart_geometric_first as f64,
            reluctant: Reluctant::new(params.restart_reluctant_period, params.restart_reluctant_max),
        }
    }

    /// Counts a conflict, whose learnt clause has this glue.
    pub fn count(&mut self, glue: u32, stable: bool) {
        if stable {
            self.reluctant.tick();
        } else {
            self.fast.add(f64::from(glue));
            self.slow.add(f64::from(glue));
        }
    }
}

impl Solver {
    /// Whether a restart is due.
    pub(super) fn restarting(&mut self) -> bool {
        if !self.params.restart
            || self.trail.level() <= self.assumption_levels()
            || self.statistics.conflicts < self.restart.next_conflicts
        {
            return false;
        }
        if self.params.restart_policy == RestartPolicy::Geometric {
            return true;
        }
        if self.mode.stable {
            return std::mem::take(&mut self.restart.reluctant.triggered);
        }
        self.restart.fast.get() > self.params.restart_margin * self.restart.slow.get()
    }

    /// Backtracks to the assumptions, or to the decisions that would be made again.
    pub(super) fn restart(&mut self) {
        self.statistics.restarts += 1;
        self.monitor.report(|| Event::Restart { conflicts: self.statistics.conflicts });
        if self.mode.stable {
            self.phases.record(&self.trail, self.trail.lits().len());
        }
        let reuse = self.params.restart_reuse;
        let level = if reuse { self.reused_levels() } else { self.assumption_levels() };
        self.backtrack(level);
        let gap = match self.params.restart_policy {
            RestartPolicy::Adaptive => self.params.restart_interval,
            RestartPolicy::Geometric => {
                self.restart.geometric_gap *= self.params.restart_geometric_factor;
                self.restart.geometric_gap as u64
            }
        };
        self.restart.next_conflicts = self.statistics.conflicts.saturating_add(gap);
    }

    /// The number of levels to keep: the decisions of these levels come before the next decision variable.
    fn reused_levels(&mut self) -> usize {
        let base = self.assumption_levels();
        let Some(next) = self.next_decision_variable() else { return base };
        let level = self.trail.level();
        let comes_first = |lit: Lit| self.compare_decisions(lit.var(), next).is_gt();
        let stays = |&level: &usize| self.trail.decision(level + 1).is_some_and(comes_first);
        (base..level).find(|level| !stays(level)).unwrap_or(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reluctant_doubling_is_lubys_sequence() {
        let mut reluctant = Reluctant::new(1024, 1 << 20);
        let mut gaps = Vec::new();
        let mut since = 0;
        while gaps.len() < 15 {
            reluctant.tick();
            since += 1;
            if std::mem::take(&mut reluctant.triggered) {
                gaps.push(since / reluctant.period);
                since = 0;
            }
        }
        assert_eq!(gaps, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
