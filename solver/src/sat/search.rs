//! The main loop of conflict-driven clause learning.
//!
//! **Idea.** Propagate; on a conflict learn a clause and backjump; else decide (Marques-Silva and Sakallah,
//! "GRASP: a new search algorithm for satisfiability", 1996). Every other technique is a step of the loop
//! that runs, when it is due, between a propagation without conflict and the next decision.
//!
//! **Contract.** Returns `Sat` with the model in `Repair::values`, `Unsat` if the formula is inconsistent or
//! with the core in `Solver::core`, or `Unknown`. In each case the trail is kept for the next call.
//!
//! **Cost.** The limits are checked once per step of the loop, and during long propagations.

use super::Solver;
use super::clause::ClauseRef;
use super::decide::DecisionStep;
use super::interrupt::PERIOD;
use super::propagate::{prefetch, propagate, propagate_without};
use super::{Outcome, propagate::Conflict};
use crate::params::PrefetchChoice;
use javelin_term::limits::Stop;

impl Solver {
    /// Decides, propagates and learns until there is an answer.
    pub(super) fn search(&mut self) -> Outcome {
        loop {
            if self.inconsistent {
                return Outcome::Unsat;
            } else if let (true, Some(stop)) = (self.is_incomplete(), self.interrupt.reached()) {
                return Outcome::Unknown(stop);
            } else if let Some(conflict) = self.propagate() {
                self.analyze(conflict);
                if let (false, Some(stop)) = (self.inconsistent, self.stopping()) {
                    return Outcome::Unknown(stop);
                }
            } else if let Some(stop) = self.stopping() {
                return Outcome::Unknown(stop);
            } else if self.feeling_lucky()
                && self.round("lucky", |counters| counters.lucky_models, Solver::lucky)
            {
                self.found_model();
                return Outcome::Sat;
            } else if self.forking() {
                if let Some(outcome) = self.fork() {
                    return outcome;
                }
            } else if self.importing() {
                self.import();
            } else if !self.repair.on && self.restarting() {
                self.restart();
            } else if self.switching_mode() {
                self.round("mode", |counters| counters.mode_switches, Solver::switch_mode);
            } else if self.rephasing() {
                self.round("rephase", |counters| counters.rephase_rounds, Solver::rephase);
            } else if self.reducing() {
                self.round("reduce", |counters| counters.reduce_dropped, Solver::reduce);
            } else if self.inprocessing() {
                self.inprocess();
            } else {
                match self.decide() {
                    DecisionStep::Decided => {}
                    DecisionStep::Complete => {
                        self.found_model();
                        return Outcome::Sat;
                    }
                    DecisionStep::Failed => return Outcome::Unsat,
                }
            }
        }
    }

    /// Whether an interrupted call has left clauses that are not watched, so that propagation is incomplete.
    fn is_incomplete(&self) -> bool {
        self.parked || !self.pending.is_empty()
    }

    /// Propagates all assigned literals, unless interrupted.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        let before = self.trail.propagated;
        let mut conflict = self.propagate_some();
        while conflict.is_none() && !self.trail.is_propagated() && self.interrupt.reached().is_none() {
            conflict = self.propagate_some();
        }
        self.statistics.propagations += (self.trail.propagated - before) as u64;
        if !self.trail.fresh.is_empty() {
            self.derive_units();
        }
        conflict
    }

    /// Propagates as much as may be done between two checks of the limits.
    fn propagate_some(&mut self) -> Option<Conflict> {
        let before = self.statistics.search_ticks;
        let ticks = &mut self.statistics.search_ticks;
        let propagate = match self.params.propagate_prefetch {
            PrefetchChoice::None => propagate::<{ prefetch::NONE }>,
            PrefetchChoice::Lists => propagate::<{ prefetch::LISTS }>,
            PrefetchChoice::Clauses => propagate::<{ prefetch::CLAUSES }>,
        };
        let (trail, watches, clauses) = (&mut self.trail, &mut self.watches, &mut self.clauses);
        let conflict = propagate(trail, watches, clauses, ticks, before + PERIOD);
        self.interrupt.spend(self.statistics.search_ticks - before + 1);
        conflict
    }

    /// Propagates all assigned literals, but ignores this clause and all garbage.
    pub(super) fn propagate_without(&mut self, clause: ClauseRef) -> Option<Conflict> {
        let before = self.statistics.search_ticks;
        let ticks = &mut self.statistics.search_ticks;
        let conflict =
            propagate_without(clause, &mut self.trail, &mut self.watches, &mut self.clauses, ticks);
        self.interrupt.spend(self.statistics.search_ticks - before + 1);
        conflict
    }

    /// The limit that has been reached, if any.
    pub(super) fn stopping(&mut self) -> Option<Stop> {
        if self.exhausted {
            return Some(Stop::Memory);
        }
        self.count_memory();
        if self.statistics.conflicts - self.conflicts_before >= self.interrupt.conflicts() {
            return Some(Stop::Conflicts);
        }
        self.interrupt.reached()
    }
}
