//! Failed-literal probing with hyper-binary resolution.
//!
//! **Idea.** If the propagation of a literal, the probe, leads to a conflict, its negation is a unit
//! (Freeman, "Improvements to propositional satisfiability search algorithms", 1995). A literal that is
//! implied by a long clause during the probe is also implied by the dominator of the clause's other literals
//! in the implication tree; the binary clause of this implication is a hyper-binary resolvent and is learnt
//! at once (Bacchus, "Enhancing Davis Putnam with extended binary clause reasoning", 2002; Heule, Järvisalo,
//! Biere, "Efficient CNF simplification based on binary implication graphs", 2011).
//!
//! **Here.** Only roots of the binary implication graph are probed, those with most implications first, and
//! none is probed twice unless a literal was fixed in between. Binary clauses are propagated before the
//! others, so that a resolvent is derived only if no path of binary clauses implies its literal. A
//! hyper-binary resolvent that subsumes its long clause replaces it; all others are kept until
//! `drop_hyper_binaries`, in the same round of inprocessing.
//!
//! **Contract.** Entered and left on level 0 after propagation. Every clause learnt is implied by the
//! formula, so the extension stack needs nothing. Restores the saved phases.
//!
//! **Cost.** At most `probe-effort` times the ticks of search since the last round. Counters: `probe-*`.

use super::share::Share;
use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::clause::ClauseRef;
use crate::sat::propagate::Conflict;
use crate::sat::trail::Reason;
use crate::sat::watch::Watch;

/// The state of probing between rounds.
#[derive(Default)]
pub(in crate::sat) struct Probing {
    /// By literal: one more than the number of fixed literals when it was probed last; 0 if it was never
    /// probed.
    fixed_at: Vec<u32>,
    share: Share,
    /// The hyper-binary resolvents to be dropped.
    hyper: Vec<(Lit, Lit)>,
    /// Clauses were replaced by resolvents and are garbage to be collected.
    replaced: bool,
}

impl Solver {
    /// Probes the roots of the binary implication graph; whether anything was learnt.
    pub(super) fn probe(&mut self) -> bool {
        let ticks = self.statistics.search_ticks;
        let share = self.inprocess.probing.share.take(ticks, self.params.probe_effort);
        let before = (self.trail.fixed_count(), self.statistics.probe_binaries);
        let limit = self.statistics.probe_ticks + share as u64;
        let saved = self.phases.saved.clone();
        let mut roots = self.probe_roots();
        while let Some((_, root)) = roots.pop() {
            if self.cut_short() || self.statistics.probe_ticks > limit {
                break;
            }
            let fixed = self.trail.fixed_count() as u32 + 1;
            if self.trail.value(root) == 0 && self.inprocess.probing.fixed_at[root.index()] != fixed {
                self.inprocess.probing.fixed_at[root.index()] = fixed;
                self.probe_root(root);
            }
        }
        self.phases.saved = saved;
        if cfg!(debug_assertions) {
            self.check_probing();
        }
        if self.inprocess.probing.replaced && !self.inconsistent {
            self.inprocess.probing.replaced = false;
            self.collect();
        }
        before != (self.trail.fixed_count(), self.statistics.probe_binaries)
    }

    /// The roots: literals that imply others by binary clauses and are implied by none; those with the most
    /// implications come last.
    fn probe_roots(&mut self) -> Vec<(usize, Lit)> {
        self.inprocess.probing.fixed_at.resize(2 * self.trail.vars(), 0);
        let mut roots = Vec::new();
        for var in (0..self.trail.vars() as u32).map(Var) {
            if !self.active[var.index()] || self.trail.value(var.lit(true)) != 0 {
                continue;
            }
            let binaries = |lit: Lit| self.binary_partners(lit).count();
            match (binaries(var.lit(true)), binaries(var.lit(false))) {
                (0, count @ 1..) => roots.push((count, var.lit(true))),
                (count @ 1.., 0) => roots.push((count, var.lit(false))),
                _ => {}
            }
        }
        roots.sort_unstable_by_key(|&(count, lit)| (count, std::cmp::Reverse(lit)));
        self.interrupt.spend(self.trail.vars() as u64);
        roots
    }

    /// Asserts that the trail is at level 0 and propagated, and that hyper-binary resolvents are redundant
    /// binary clauses.
    fn check_probing(&self) {
        if self.inconsistent {
            return;
        }
        assert_eq!(self.trail.level(), 0, "probe: decisions are left");
        assert!(self.trail.is_propagated() || self.interrupt.reached().is_some(), "probe: units wait");
        for &(first, second) in &self.inprocess.probing.hyper {
            let is_it = |watch: &Watch| watch.is_redundant_binary() && watch.blocker == second;
            let is_there = self.watches.list(first).iter().any(is_it);
            assert!(is_there, "probe: the resolvent {first:?} {second:?} is not there");
        }
    }

    /// Decides a literal, propagates it, and learns from a conflict.
    fn probe_root(&mut self, root: Lit) {
        self.statistics.probe_tried += 1;
        self.trail.push_level();
        self.trail.assign(root, Reason::None);
        let conflict = self.probe_propagate();
        match conflict {
            None => self.backtrack(0),
            Some(conflict) => self.probe_failed(conflict),
        }
    }

    /// Fixes the negation of the dominator of the conflict's literals.
    fn probe_failed(&mut self, conflict: Conflict) {
        self.statistics.probe_failed += 1;
        let dominator = match conflict {
            Conflict::Binary(first, second) => self.common_dominator(&[first, second], None),
            Conflict::Clause(clause) => self.common_dominator(self.clauses.lits(clause), None),
        };
        let (Some(dominator), _) = dominator else { return self.refute(conflict) };
        let id = self.prove(&[!dominator], conflict);
        self.backtrack(0);
        self.add_unit(!dominator, id);
        self.propagate_units();
    }

    /// Propagates the probe, binary clauses first; stops if interrupted.
    fn probe_propagate(&mut self) -> Option<Conflict> {
        let (mut next_binary, mut ticks) = (self.trail.propagated, self.statistics.probe_ticks);
        loop {
            self.interrupt.spend(self.statistics.probe_ticks - ticks);
            ticks = self.statistics.probe_ticks;
            if self.interrupt.reached().is_some() {
                return None;
            }
            let (next, lits) = (self.trail.propagated, self.trail.lits());
            if let Some(&lit) = lits.get(next_binary) {
                next_binary += 1;
                if let Some(conflict) = self.probe_binaries(!lit) {
                    return Some(conflict);
                }
            } else if let Some(&lit) = lits.get(next) {
                self.trail.propagated += 1;
                if let Some(conflict) = self.probe_large(!lit) {
                    return Some(conflict);
                }
            } else {
                return None;
            }
        }
    }

    /// Propagates the binary clauses of a literal that has become false.
    fn probe_binaries(&mut self, falsified: Lit) -> Option<Conflict> {
        let list = self.watches.list(falsified);
        self.statistics.probe_ticks += 1 + list.len() as u64 / 8;
        for watch in list.iter().filter(|watch| watch.is_binary()) {
            match self.trail.value(watch.blocker) {
                0 => self.trail.assign(watch.blocker, Reason::Binary(falsified)),
                1 => {}
                _ => return Some(Conflict::Binary(falsified, watch.blocker)),
            }
        }
        None
    }

    /// Propagates the large clauses watched by a literal that has become false.
    fn probe_large(&mut self, falsified: Lit) -> Option<Conflict> {
        let mut list = std::mem::take(self.watches.list_mut(falsified));
        self.statistics.probe_ticks += 1 + list.len() as u64 / 8;
        let mut conflict = None;
        list.retain_mut(|watch| {
            conflict.is_some() || watch.is_binary() || self.probe_visit(falsified, watch, &mut conflict)
        });
        let added = std::mem::replace(self.watches.list_mut(falsified), list);
        self.watches.list_mut(falsified).extend(added);
        conflict
    }

    /// Visits a clause with a false watched literal; whether the literal stays watched.
    fn probe_visit(&mut self, falsified: Lit, watch: &mut Watch, conflict: &mut Option<Conflict>) -> bool {
        let clause = watch.clause();
        if self.trail.value(watch.blocker) > 0 || self.clauses.is_garbage(clause) {
            return true;
        }
        self.statistics.probe_ticks += 1;
        let trail = &self.trail;
        let lits = self.clauses.lits_mut(clause);
        let other = Lit::from_index(lits[0].index() ^ lits[1].index() ^ falsified.index());
        if trail.value(other) > 0 {
            *watch = Watch::large(other, clause);
            return true;
        }
        if let Some(at) = (2..lits.len()).find(|&at| trail.value(lits[at]) >= 0) {
            let lit = lits[at];
            if trail.value(lit) > 0 {
                *watch = Watch::large(lit, clause);
                return true;
            }
            (lits[0], lits[1], lits[at]) = (other, lit, falsified);
            self.watches.list_mut(lit).push(Watch::large(other, clause));
            return false;
        }
        if trail.value(other) < 0 {
            *conflict = Some(Conflict::Clause(clause));
        } else {
            self.imply_by_dominator(clause, other);
        }
        true
    }

    /// Assigns a literal that a clause implies, with the hyper-binary resolvent as its reason.
    fn imply_by_dominator(&mut self, clause: ClauseRef, implied: Lit) {
        let lits = self.clauses.lits(clause);
        let (dominator, steps) = self.common_dominator(lits, Some(implied));
        self.statistics.probe_ticks += steps / 2;
        let Some(dominator) = dominator else {
            self.trail.assign(implied, Reason::Clause(clause));
            return;
        };
        let subsumes = lits.contains(&!dominator);
        let redundant = !subsumes || self.clauses.is_redundant(clause);
        self.statistics.probe_binaries += 1;
        let id = self.prove(&[!dominator, implied], Conflict::Clause(clause));
        self.add_binary(!dominator, implied, redundant, id);
        if subsumes {
            self.clauses.set_garbage(clause);
            self.inprocess.probing.replaced = true;
        } else {
            self.inprocess.probing.hyper.push((!dominator, implied));
        }
        self.trail.assign(implied, Reason::Binary(!dominator));
    }

    /// The dominator of these false literals but `except`: the last literal of level 1 that implies all their
    /// negations; `None` if all of them are false on level 0. Also returns the number of steps taken.
    fn common_dominator(&self, lits: &[Lit], except: Option<Lit>) -> (Option<Lit>, u64) {
        let false_lits = lits.iter().filter(|&&lit| Some(lit) != except);
        let mut above = false_lits.filter(|lit| self.trail.assigned(lit.var()).level > 0).map(|&lit| !lit);
        let mut steps = 0;
        let common =
            above.next().map(|first| above.fold(first, |one, other| self.dominator(one, other, &mut steps)));
        (common, steps)
    }

    /// The last literal that implies both literals.
    fn dominator(&self, mut one: Lit, mut other: Lit, steps: &mut u64) -> Lit {
        while one != other {
            *steps += 1;
            let (first, second) = (self.trail.assigned(one.var()), self.trail.assigned(other.var()));
            let (later, reason) = if first.position > second.position {
                (&mut one, first.reason)
            } else {
                (&mut other, second.reason)
            };
            match reason {
                Reason::Binary(parent) => *later = !parent,
                _ => return self.trail.decision(1).unwrap_or(*later),
            }
        }
        one
    }

    /// Drops the hyper-binary resolvents that have not replaced other clauses. Those of a round that was
    /// interrupted with the watches in pieces stay: later they may be there no more, or in other copies.
    pub(super) fn drop_hyper_binaries(&mut self) {
        let hyper = std::mem::take(&mut self.inprocess.probing.hyper);
        if self.parked {
            return;
        }
        for (first, second) in hyper.into_iter().rev() {
            self.drop_binary(first, second, true);
            self.interrupt.spend(20);
        }
    }

    /// Drops one copy of a binary clause, if there is one.
    pub(super) fn drop_binary(&mut self, first: Lit, second: Lit, redundant: bool) {
        let mut found = false;
        for (lit, other) in [(first, second), (second, first)] {
            let is_it = |watch: &Watch| {
                watch.is_binary() && watch.is_redundant_binary() == redundant && watch.blocker == other
            };
            let list = self.watches.list_mut(lit);
            if let Some(at) = list.iter().rposition(is_it) {
                list.swap_remove(at);
                found = true;
            }
        }
        if found {
            self.trace.drop_binary(first, second);
        }
    }

    /// Propagates the literals of level 0.
    pub(super) fn propagate_units(&mut self) {
        if !self.inconsistent
            && let Some(conflict) = self.propagate()
        {
            self.refute(conflict);
        }
    }
}
