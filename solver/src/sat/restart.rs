//! Restarts.
//!
//! **Idea.** In focused mode, restart when the recent learnt clauses have a glue above the long-term average (Glucose:
//! Audemard and Simon 2012; with exponential averages: Biere and Fröhlich 2015). In stable mode, rarely: by reluctant
//! doubling, Knuth's form of Luby's sequence.
//!
//! **Here.** Levels whose decisions would be taken again are kept (Van der Tak, Ramos, Heule 2011), and so are those of
//! the assumptions.
//!
//! **Contract.** Called after propagation without conflict.
//!
//! **Cost.** Of backtracking. Counter: restarts.

use super::Solver;
use super::average::Average;
use crate::cnf::literal::Var;

/// Conflicts between two restarts of focused mode, at least.
const INTERVAL: u64 = 2;
/// How far the recent glue must be above the average.
const MARGIN: f64 = 1.10;
const FAST_WINDOW: f64 = 33.0;
const SLOW_WINDOW: f64 = 1e5;
/// The unit of reluctant doubling, in conflicts.
const RELUCTANT_PERIOD: u64 = 1024;
const RELUCTANT_MAX: u64 = 1 << 20;

/// When to restart.
pub(super) struct Restart {
    fast: Average,
    slow: Average,
    next_conflicts: u64,
    reluctant: Reluctant,
}

/// The sequence 1 1 2 1 1 2 4 ... times a period.
struct Reluctant {
    u: u64,
    v: u64,
    countdown: u64,
    triggered: bool,
}

impl Reluctant {
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
        if self.v * RELUCTANT_PERIOD > RELUCTANT_MAX {
            (self.u, self.v) = (1, 1);
        }
        self.countdown = self.v * RELUCTANT_PERIOD;
        self.triggered = true;
    }
}

impl Default for Restart {
    fn default() -> Restart {
        Restart {
            fast: Average::new(FAST_WINDOW),
            slow: Average::new(SLOW_WINDOW),
            next_conflicts: 0,
            reluctant: Reluctant { u: 1, v: 1, countdown: RELUCTANT_PERIOD, triggered: false },
        }
    }
}

impl Restart {
    /// Takes note of a conflict.
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
        if self.trail.level() <= self.assumption_levels()
            || self.statistics.conflicts < self.restart.next_conflicts
        {
            return false;
        }
        if self.mode.stable {
            return std::mem::take(&mut self.restart.reluctant.triggered);
        }
        self.restart.fast.get() > MARGIN * self.restart.slow.get()
    }

    /// Restarts.
    pub(super) fn restart(&mut self) {
        self.statistics.restarts += 1;
        if self.mode.stable {
            self.phases.record(&self.trail, self.trail.lits().len());
        }
        let level = self.reused_levels();
        self.backtrack(level);
        self.restart.next_conflicts = self.statistics.conflicts + INTERVAL;
    }

    /// The number of levels that would be built again as they are.
    fn reused_levels(&mut self) -> usize {
        let base = self.assumption_levels();
        let Some(next) = self.next_decision_variable() else { return base };
        let level = self.trail.level();
        let comes_first = |var: Var| {
            if self.mode.stable {
                let (score, limit) = (self.scores.score(var), self.scores.score(next));
                score > limit || score == limit && var < next
            } else {
                self.queue.stamp(var) > self.queue.stamp(next)
            }
        };
        let stays = |&level: &usize| self.trail.decision(level + 1).is_some_and(|lit| comes_first(lit.var()));
        (base..level).find(|level| !stays(level)).unwrap_or(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reluctant_doubling_is_lubys_sequence() {
        let mut reluctant = Reluctant { u: 1, v: 1, countdown: RELUCTANT_PERIOD, triggered: false };
        let mut gaps = Vec::new();
        let mut since = 0;
        while gaps.len() < 15 {
            reluctant.tick();
            since += 1;
            if std::mem::take(&mut reluctant.triggered) {
                gaps.push(since / RELUCTANT_PERIOD);
                since = 0;
            }
        }
        assert_eq!(gaps, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
