//! The assignment, and the order in which it was made.
//!
//! Invariants: `values[l] == -values[!l]`; the literals of the trail are exactly those with value 1;
//! `starts[k]` is the position at which level `k + 1` begins, with its decision unless the level is empty;
//! the reason of a literal is a clause whose other literals became false before it; levels do not decrease
//! along the trail.

use super::clause::ClauseRef;
use crate::cnf::literal::{Lit, Var};

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// By decision, by assumption, or on level 0.
    None,
    /// By the binary clause with this literal, which is false.
    Binary(Lit),
    /// It was propagated by this clause.
    Clause(ClauseRef),
}

/// How a variable was assigned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assigned {
    pub level: u32,
    /// The position on the trail.
    pub position: u32,
    pub reason: Reason,
}

const _: () = assert!(size_of::<Assigned>() == 16);

/// The current partial assignment.
#[derive(Default)]
pub(super) struct Trail {
    /// By literal: 1 true, -1 false, 0 unassigned.
    pub values: Vec<i8>,
    vars: Vec<Assigned>,
    lits: Vec<Lit>,
    starts: Vec<u32>,
    /// The literals before this position were propagated.
    pub propagated: usize,
    /// Whether `fresh` is filled, which only proof tracing needs.
    pub keep_fresh: bool,
    /// The literals that propagation has made true on level 0, with their reasons, until their units are
    /// derived.
    pub fresh: Vec<(Lit, Reason)>,
}

impl Trail {
    /// Makes room for one more variable.
    pub fn new_var(&mut self) {
        self.values.extend_from_slice(&[0, 0]);
        self.vars.push(Assigned { level: 0, position: 0, reason: Reason::None });
    }

    /// The number of variables.
    pub fn vars(&self) -> usize {
        self.vars.len()
    }

    /// 1 for true, -1 for false, 0 for unassigned.
    pub fn value(&self, lit: Lit) -> i8 {
        self.values[lit.index()]
    }

    /// The value of a literal that is assigned on level 0; 0 for others.
    pub fn fixed(&self, lit: Lit) -> i8 {
        if self.vars[lit.var().index()].level == 0 { self.values[lit.index()] } else { 0 }
    }

    /// The current decision level.
    pub fn level(&self) -> usize {
        self.starts.len()
    }

    /// How a variable was assigned; meaningful only while it has a value.
    pub fn assigned(&self, var: Var) -> Assigned {
        let is_at = |position: u32| self.lits.get(position as usize).is_some_and(|lit| lit.var() == var);
        debug_assert!(
            self.value(var.lit(true)) == 0 || is_at(self.vars[var.index()].position),
            "trail: {var:?} has a value and is not where it says"
        );
        self.vars[var.index()]
    }

    /// The true literals in the order of assignment.
    pub fn lits(&self) -> &[Lit] {
        &self.lits
    }

    /// Where the level begins on the trail; level 0 begins at 0.
    pub fn start_of(&self, level: usize) -> usize {
        if level == 0 { 0 } else { self.starts[level - 1] as usize }
    }

    /// Where the next level begins on the trail, or the trail ends.
    fn end_of(&self, level: usize) -> usize {
        if level == self.level() { self.lits.len() } else { self.start_of(level + 1) }
    }

    /// Whether all literals were propagated.
    pub fn is_propagated(&self) -> bool {
        self.propagated == self.lits.len()
    }

    /// The number of literals of level 0.
    pub fn fixed_count(&self) -> usize {
        self.starts.first().map_or(self.lits.len(), |&start| start as usize)
    }

    /// The first literal of a level above 0: its decision, if the level is not empty.
    pub fn decision(&self, level: usize) -> Option<Lit> {
        self.lits[self.start_of(level)..self.end_of(level)].first().copied()
    }

    /// Opens a decision level.
    pub fn push_level(&mut self) {
        self.starts.push(self.lits.len() as u32);
    }

    /// Makes an unassigned literal true on the current level.
    #[inline]
    pub fn assign(&mut self, lit: Lit, reason: Reason) {
        debug_assert_eq!(self.value(lit), 0);
        let level = self.starts.len() as u32;
        let reason = if level == 0 { self.settle(lit, reason) } else { reason };
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.vars[lit.var().index()] = Assigned { level, position: self.lits.len() as u32, reason };
        self.lits.push(lit);
    }

    /// The reason stored for a literal of level 0, which is none; the real one goes to `fresh` while a proof
    /// is traced.
    fn settle(&mut self, lit: Lit, reason: Reason) -> Reason {
        if self.keep_fresh && reason != Reason::None {
            self.fresh.push((lit, reason));
        }
        Reason::None
    }

    /// Replaces the reason of a literal, after clauses have moved.
    pub fn set_reason(&mut self, lit: Lit, reason: Reason) {
        self.vars[lit.var().index()].reason = reason;
    }

    /// Removes the levels above `level`, and unassigns their literals in the order of assignment.
    pub fn backtrack(&mut self, level: usize, mut unassigned: impl FnMut(Lit)) {
        let start = self.start_of(level + 1);
        for &lit in &self.lits[start..] {
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            unassigned(lit);
        }
        self.lits.truncate(start);
        self.starts.truncate(level);
        self.propagated = self.propagated.min(start);
        debug_assert!(self.propagated <= self.lits.len(), "trail: more is propagated than assigned");
    }

    /// Asserts the invariants of the module's docs.
    pub fn check_invariants(&self) {
        assert_eq!(self.values.len(), 2 * self.vars.len(), "trail: values");
        let mut start = 0;
        for &next in &self.starts {
            assert!(
                start <= next && next as usize <= self.lits.len(),
                "trail: levels begin at {:?}",
                self.starts
            );
            start = next;
        }
        assert!(self.propagated <= self.lits.len(), "trail: more is propagated than assigned");
        let mut level = 0;
        for (position, &lit) in self.lits.iter().enumerate() {
            while level < self.level() && self.end_of(level) <= position {
                level += 1;
            }
            let assigned = self.assigned(lit.var());
            assert!(
                assigned.position as usize == position && assigned.level as usize == level,
                "trail: {lit:?} at {position} on level {level} is noted as {assigned:?}"
            );
            assert!(self.value(lit) == 1 && self.value(!lit) == -1, "trail: {lit:?} is not true");
            assert!(level > 0 || assigned.reason == Reason::None, "trail: {lit:?} of level 0 has a reason");
        }
        let assigned = self.values.iter().filter(|&&value| value != 0).count();
        assert_eq!(assigned, 2 * self.lits.len(), "trail: a literal has a value and is not on the trail");
    }
}
