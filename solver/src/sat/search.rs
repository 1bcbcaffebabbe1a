//! The search.

use super::Solver;
use super::decide::Step;
use super::propagate::propagate;
use super::{Outcome, propagate::Conflict};
use crate::limits::{Limits, Stop};

/// Ticks between two looks at the limits.
const CHECK_TICKS: u64 = 200_000;

impl Solver {
    /// Decides, propagates and learns until there is an answer.
    pub(super) fn search(&mut self, limits: &Limits) -> Outcome {
        loop {
            if self.inconsistent {
                return Outcome::Unsat;
            } else if let Some(conflict) = self.propagate() {
                self.analyze(conflict);
            } else if let Err(stop) = self.check(limits) {
                return Outcome::Unknown(stop);
            } else if self.restarting() {
                self.restart();
            } else if self.switching_mode() {
                self.switch_mode();
            } else if self.rephasing() {
                self.rephase();
            } else if self.reducing() {
                self.reduce();
            } else if self.inprocessing() {
                self.inprocess();
            } else {
                match self.decide() {
                    Step::Decided => {}
                    Step::Complete => return Outcome::Sat,
                    Step::Failed => return Outcome::Unsat,
                }
            }
        }
    }

    /// Propagates what is assigned.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        let before = self.trail.propagated;
        let ticks = &mut self.statistics.search_ticks;
        let conflict = propagate(&mut self.trail, &mut self.watches, &mut self.clauses, ticks);
        self.statistics.propagations += (self.trail.propagated - before) as u64;
        conflict
    }

    /// Whether to go on; looks at the clock only after some work.
    fn check(&mut self, limits: &Limits) -> Result<(), Stop> {
        if self.exhausted {
            return Err(Stop::Memory);
        }
        if limits.conflicts.is_some_and(|most| self.statistics.conflicts - self.conflicts_before >= most) {
            return Err(Stop::Conflicts);
        }
        let work = self.statistics.search_ticks + self.statistics.decisions;
        if work < self.next_check {
            return Ok(());
        }
        self.next_check = work + CHECK_TICKS;
        limits.check()
    }
}
