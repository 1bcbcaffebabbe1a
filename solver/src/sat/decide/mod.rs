//! Decisions.
//!
//! The next decision is the next assumption, if one is left; else a literal of a clause that the repaired
//! model makes false (`repair.rs`); else the unassigned variable that comes first in the mode's order. By
//! default its value is that of its phase. Parameters choose the initial value instead, or the value that
//! makes the literal with more watches true and so leaves less to propagate (the minimal-work heuristic of
//! Spear: Babić, "Exploiting structure for scalable software verification", 2008, section 5.3.1).

pub(super) mod phase;
pub(super) mod queue;
pub(super) mod rephase;
pub(super) mod score;
pub(super) mod ties;
pub(super) mod walk;

use super::Solver;
use super::trail::Reason;
use crate::cnf::literal::{Lit, Var};
use crate::params::PhaseChoice;
use std::cmp::Ordering;

/// The outcome of a decision.
pub(super) enum DecisionStep {
    /// A literal was assigned on a new level.
    Decided,
    /// Nothing is left to decide.
    Complete,
    /// An assumption is false.
    Failed,
}

impl Solver {
    /// Makes the next decision.
    pub(super) fn decide(&mut self) -> DecisionStep {
        if let Some(step) = self.assume() {
            return step;
        }
        if let Some(step) = self.decide_repair() {
            return step;
        }
        let Some(var) = self.next_decision_variable() else { return DecisionStep::Complete };
        self.statistics.decisions += 1;
        let lit = self.decide_value(var);
        self.trail.push_level();
        self.trail.assign(lit, Reason::None);
        DecisionStep::Decided
    }

    /// The literal of a variable that its phase gives, which is tried first.
    fn decide_value(&self, var: Var) -> Lit {
        match self.params.phase {
            PhaseChoice::Saved => self.phases.decide(var, self.mode.stable && self.params.phase_target),
            PhaseChoice::Initial => var.lit(self.phases.original[var.index()] > 0),
            PhaseChoice::MinimalWork => {
                let watches = |value: bool| self.watches.list(var.lit(value)).len();
                var.lit(watches(true) > watches(false))
            }
        }
    }

    /// Compares two variables in the order of the mode; the greater is decided first.
    pub(super) fn compare_decisions(&self, left: Var, right: Var) -> Ordering {
        if self.mode.stable {
            self.scores.compare(left, right)
        } else {
            self.queue.stamp(left).cmp(&self.queue.stamp(right))
        }
    }

    /// The unassigned variable that is first in the order of the mode.
    pub(super) fn next_decision_variable(&mut self) -> Option<Var> {
        let active = |var: Var| self.active[var.index()];
        if self.mode.stable {
            self.scores.next(&self.trail, active)
        } else {
            self.queue.next(&self.trail, active)
        }
    }
}
