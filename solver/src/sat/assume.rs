//! Assumptions and failed assumptions.
//!
//! **Idea.** Assumptions are the first decisions, one level each; if one is false when it is to be decided,
//! the decisions that imply its negation are assumptions, too, and form a core together with it (Eén and
//! Sörensson, "Temporal induction by incremental SAT solving", 2003).
//!
//! **Here.** The trail of the last call is carried over: an assumption that is true on it is passed over, an
//! unassigned one is decided on top of it, and for a false one the solver first backtracks below the level
//! that made it false. After `assume-repairs` backtracks, or as soon as level 0 is reached, the trail is
//! rebuilt in strict order. So a call whose assumptions differ little from the last one's costs little.
//!
//! **Contract.** In strict order level `k + 1` belongs to assumption `k`, and is empty if that was true
//! before. On a trail carried over, the assumptions before `next` are true. The core consists of assumptions.
//!
//! **Cost.** One pass over the assumptions per call, and one per conflict while carried over.

use super::Solver;
use super::conflict::analyze::SEEN;
use super::decide::DecisionStep;
use super::trail::Reason;
use crate::cnf::literal::Lit;

/// The state of a trail that is carried over from the last call.
#[derive(Default)]
pub(super) struct Carried {
    /// The trail is carried over: its levels are not in the order of the assumptions.
    pub on: bool,
    /// The assumptions before this one are true.
    next: usize,
    repairs: u32,
}

impl Carried {
    /// Begins a call with the trail on this level.
    pub fn start(&mut self, level: usize) {
        *self = Carried { on: level > 0, next: 0, repairs: 0 };
    }

    /// How many of the first assumptions are true.
    pub fn next(&self) -> usize {
        self.next
    }

    /// Notes that the solver backtracked to this level.
    pub fn backtracked(&mut self, level: usize) {
        self.next = 0;
        self.repairs += 1;
        self.on &= level > 0;
    }
}

impl Solver {
    /// The number of levels that belong to the assumptions.
    pub(super) fn assumption_levels(&self) -> usize {
        if self.carried.on { 0 } else { self.assumptions.len().min(self.trail.level()) }
    }

    /// Decides the next assumption, if one is left.
    pub(super) fn assume(&mut self) -> Option<DecisionStep> {
        while self.carried.on {
            if self.carried.repairs > self.params.assume_repairs {
                self.backtrack(0);
                break;
            }
            let lit = *self.assumptions.get(self.carried.next)?;
            match self.trail.value(lit) {
                0 => {
                    self.trail.push_level();
                    self.trail.assign(lit, Reason::None);
                    return Some(DecisionStep::Decided);
                }
                1 => self.carried.next += 1,
                _ => {
                    let level = self.trail.assigned(lit.var()).level as usize;
                    if level == 0 {
                        self.core = vec![lit];
                        return Some(DecisionStep::Failed);
                    }
                    self.backtrack(level - 1);
                }
            }
        }
        while let Some(&lit) = self.assumptions.get(self.trail.level()) {
            match self.trail.value(lit) {
                1 => self.trail.push_level(),
                0 => {
                    self.trail.push_level();
                    self.trail.assign(lit, Reason::None);
                    return Some(DecisionStep::Decided);
                }
                _ => {
                    self.fail(lit);
                    return Some(DecisionStep::Failed);
                }
            }
        }
        None
    }

    /// Finds the assumptions that imply the negation of `failed`.
    fn fail(&mut self, failed: Lit) {
        let mut core = vec![failed];
        let (trail, marks) = (&self.trail, &mut self.analysis.marks);
        let mark = |marks: &mut Vec<u8>, lit: Lit| {
            if trail.assigned(lit.var()).level > 0 {
                marks[lit.var().index()] = SEEN;
            }
        };
        mark(marks, failed);
        for &lit in trail.lits()[trail.fixed_count()..].iter().rev() {
            if std::mem::take(&mut marks[lit.var().index()]) == 0 {
                continue;
            }
            match trail.assigned(lit.var()).reason {
                Reason::None => core.push(lit),
                Reason::Binary(other) => mark(marks, other),
                Reason::Clause(clause) => {
                    let others = self.clauses.lits(clause).iter().filter(|other| other.var() != lit.var());
                    others.for_each(|&other| mark(marks, other));
                }
            }
        }
        core.sort_unstable();
        core.dedup();
        debug_assert!(
            core.iter().all(|lit| self.assumptions.contains(lit)),
            "core {core:?}: not all assumed"
        );
        self.core = core;
    }
}
