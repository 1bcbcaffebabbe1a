//! The invariants of the whole solver.
//!
//! **Idea.** Each structure that lives longer than a call checks itself (`check_invariants` in its file).
//! This file has the invariants that involve several structures, and decides when to check all of them. A
//! broken invariant is noticed where it breaks, not thousands of conflicts later as a wrong answer.
//!
//! **Here.** In debug builds, tests and fuzz targets, invariants may be checked after each call, each round
//! of a technique and each conflict. They are checked if the solver has since the last check done about as
//! much work as a check takes: small formulas every time, large ones now and then, so that the slowdown is
//! bounded by a constant factor. Work is measured in ticks, so that runs with the same input check at the
//! same places.
//!
//! **Contract.** In a solver that is neither parked, nor exhausted, nor inconsistent, on any level, when all
//! literals before `Trail::propagated` are propagated:
//!
//! - every clause of `Clauses` is watched by its first two literals and by no other, with a blocker that is
//!   one of its literals; binary clauses are in the watch lists of both literals; and every watched clause is
//!   in `Clauses`;
//! - a clause with a false watched literal is true by another literal, on no higher level;
//! - reasons are clauses whose other literals are false and were assigned before;
//! - variables in clauses are active; unassigned active variables are in the heap of scores, and not in front
//!   of the queue's `search`;
//! - a variable is on the extension stack exactly where it is not active, or half of its clauses are there;
//! - assumptions are on their levels, or true on a trail carried over (`assume.rs`);
//! - while a proof is traced, every clause, binary clause and unit has a number of its own in the proof.

use super::Solver;
use super::clause::ClauseRef;
use super::trail::Reason;
use super::watch::Watch;
use crate::cnf::literal::{Lit, Var};
use rustc_hash::FxHashMap;

/// Solvers of fewer words are checked every time.
const ALWAYS: u64 = 1_000;

/// The time of the last check.
#[derive(Default)]
pub(super) struct LastCheck {
    /// The ticks of search at that time.
    work: u64,
}

impl Solver {
    /// Checks all invariants if that takes no longer than the work since the last check.
    pub(super) fn check_now_and_then(&mut self) {
        let size = self.clauses.words() as u64 + 8 * self.trail.vars() as u64;
        let work = self.statistics.search_ticks;
        if size < ALWAYS || work >= self.last_check.work + 4 * size {
            self.last_check.work = work;
            self.check_invariants();
        }
    }

    /// Checks all invariants, unless the solver is parked, exhausted or inconsistent. Linear in the formula.
    pub(super) fn check_invariants(&self) {
        if self.parked || self.exhausted || self.inconsistent {
            return;
        }
        let vars = self.trail.vars();
        assert!(
            self.active.len() == vars && self.frozen.len() == vars && self.analysis.marks.len() == vars,
            "sizes: {vars} variables"
        );
        self.trail.check_invariants();
        self.clauses.check_invariants();
        self.phases.check_invariants(vars);
        self.check_watches();
        self.check_reasons();
        self.check_orders();
        self.check_extension();
        self.check_assumptions();
        self.check_numbers();
        self.repair.check_invariants(&self.trail, &self.clauses, &self.watches);
        self.analysis.check_clean();
    }

    /// Asserts that the model makes all assumptions true, and that every active variable is assigned if
    /// ordinary search found it.
    pub(super) fn check_model(&self) {
        let broken = self.assumptions.iter().find(|lit| self.repair.values[lit.index()] < 0);
        assert!(broken.is_none(), "assumptions: {broken:?} is false in the model");
        if !self.repair.on {
            let open = |var: &Var| self.active[var.index()] && self.trail.value(var.lit(true)) == 0;
            let left = (0..self.trail.vars() as u32).map(Var).find(open);
            assert!(left.is_none(), "scores or queue: {left:?} was not decided");
        }
    }

    /// Asserts that the watches are those of the clauses.
    fn check_watches(&self) {
        let lists = self.clauses.irredundant.iter().chain(&self.clauses.redundant);
        let mut left: FxHashMap<ClauseRef, u32> = lists.map(|&clause| (clause, 0)).collect();
        let mut binaries: FxHashMap<(Lit, Lit, bool), i64> = FxHashMap::default();
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            for &watch in self.watches.list(lit) {
                self.check_propagated(lit, watch);
                if watch.is_binary() {
                    let other = watch.blocker;
                    assert!(other.var() != lit.var(), "watches: binary clause {lit:?} {other:?}");
                    self.check_active(&[lit, other]);
                    let key = (lit.min(other), lit.max(other), watch.is_redundant_binary());
                    *binaries.entry(key).or_default() += if lit < other { 1 } else { -1 };
                    continue;
                }
                let clause = watch.clause();
                let count = left.get_mut(&clause);
                let Some(count) = count else { panic!("watches: {lit:?} watches what is no clause") };
                if !self.clauses.is_garbage(clause) {
                    let lits = self.clauses.lits(clause);
                    assert!(lits[..2].contains(&lit), "watches: {lit:?} is not watched in {lits:?}");
                    assert!(
                        lits.contains(&watch.blocker),
                        "watches: the blocker {:?} of {lit:?} is not in {lits:?}",
                        watch.blocker
                    );
                    *count += if lits[0] == lit { 1 } else { 1 << 16 };
                }
            }
        }
        for (clause, count) in left {
            if !self.clauses.is_garbage(clause) {
                let lits = self.clauses.lits(clause);
                assert!(lits.len() > 2, "watches: {lits:?} should be binary");
                assert!(count == 1 | 1 << 16, "watches: {lits:?} is watched {count:#x} times");
                self.check_active(lits);
            }
        }
        let asymmetric = binaries.iter().find(|(_, count)| **count != 0);
        assert!(asymmetric.is_none(), "watches: one half of the binary clause {asymmetric:?} is missing");
    }

    fn check_active(&self, lits: &[Lit]) {
        let gone = lits.iter().find(|lit| !self.active[lit.var().index()]);
        assert!(gone.is_none(), "extension: the eliminated {gone:?} is in the clause {lits:?}");
    }

    /// Asserts the contract of `watch.rs` for a watch whose literal was propagated.
    fn check_propagated(&self, lit: Lit, watch: Watch) {
        let of = self.trail.assigned(lit.var());
        if self.trail.value(lit) >= 0 || of.position as usize >= self.trail.propagated {
            return;
        }
        let excused =
            |other: Lit| self.trail.value(other) > 0 && self.trail.assigned(other.var()).level <= of.level;
        if watch.is_binary() || self.clauses.is_garbage(watch.clause()) {
            assert!(
                !watch.is_binary() || excused(watch.blocker),
                "watches: {lit:?} is false, not propagated"
            );
            return;
        }
        let lits = self.clauses.lits(watch.clause());
        assert!(
            excused(watch.blocker) || lits.iter().any(|&lit| excused(lit)),
            "watches: {lit:?} is false and was not propagated in {lits:?}"
        );
    }

    /// Asserts that literals above level 0 are implied by their reasons.
    fn check_reasons(&self) {
        for &lit in &self.trail.lits()[self.trail.fixed_count()..] {
            let of = self.trail.assigned(lit.var());
            let is_before = |other: Lit| {
                let assigned = self.trail.assigned(other.var());
                self.trail.value(other) < 0 && assigned.position < of.position
            };
            match of.reason {
                Reason::None => {
                    let decision = self.trail.decision(of.level as usize);
                    assert!(decision == Some(lit), "trail: {lit:?} has no reason and is no decision");
                }
                Reason::Binary(other) => {
                    let found = self.watches.list(lit).iter();
                    let is_there = found.clone().any(|watch| watch.is_binary() && watch.blocker == other);
                    assert!(is_there && is_before(other), "trail: {lit:?} is no consequence of {other:?}");
                }
                Reason::Clause(clause) => {
                    let lits = self.clauses.lits(clause);
                    assert!(
                        lits[..2].contains(&lit)
                            && lits.iter().all(|&other| other == lit || is_before(other)),
                        "trail: {lit:?} is no consequence of {lits:?}"
                    );
                }
            }
        }
    }

    /// Asserts that the heap and the queue are consistent and find every variable that may be decided.
    fn check_orders(&self) {
        let open = |var: Var| self.active[var.index()] && self.trail.value(var.lit(true)) == 0;
        self.scores.check_invariants(self.trail.vars(), open);
        self.queue.check_invariants(self.trail.vars(), open);
    }

    /// Asserts the contract of `assume.rs`.
    fn check_assumptions(&self) {
        if self.carried.on {
            let held = &self.assumptions[..self.carried.next().min(self.assumptions.len())];
            assert!(
                held.iter().all(|&lit| self.trail.value(lit) > 0),
                "assumptions: {held:?} do not all hold"
            );
            return;
        }
        for (at, &lit) in self.assumptions.iter().enumerate().take(self.assumption_levels()) {
            let level = self.trail.assigned(lit.var()).level as usize;
            let decision = self.trail.decision(at + 1);
            assert!(
                self.trail.value(lit) > 0 && level <= at + 1 && decision.is_none_or(|decided| decided == lit),
                "assumptions: {lit:?} is not on level {}",
                at + 1
            );
        }
    }

    /// Asserts that every clause has a number in the proof that no other clause has. A parked solver may have
    /// clauses without a number, but none with the number of another.
    pub(super) fn check_numbers(&self) {
        if !self.trace.on() {
            return;
        }
        for &clause in self.clauses.irredundant.iter().chain(&self.clauses.redundant) {
            let may_lack = self.parked || self.clauses.is_garbage(clause);
            assert!(self.clauses.id(clause).is_some() || may_lack, "proof: a clause has no number");
        }
        self.trace.check_invariants(self.large_numbers().chain(self.extension.ids()));
        if self.parked {
            return;
        }
        let mut binaries: FxHashMap<(Lit, Lit), u32> = FxHashMap::default();
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            for watch in
                self.watches.list(lit).iter().filter(|watch| watch.is_binary() && lit < watch.blocker)
            {
                *binaries.entry((lit, watch.blocker)).or_default() += 1;
            }
        }
        self.trace.check_binaries(&binaries);
        if self.trail.fresh.is_empty() {
            self.trace.check_units(&self.trail);
        }
    }
}
