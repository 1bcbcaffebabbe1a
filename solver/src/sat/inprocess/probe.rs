//! Failed-literal probing with hyper-binary resolution.
//!
//! **Idea.** A literal that propagates to a conflict is false in every model (Freeman 1995). Whatever a probe
//! implies through long clauses, its dominator in the tree of implications implies as well, and the binary
//! clause that says so is learnt on the fly (Bacchus 2002; Heule, Järvisalo, Biere: Efficient CNF
//! Simplification based on Binary Implication Graphs, SAT 2011).
//!
//! **Here.** Only roots of the binary implication graph are probed, those with most implications first, and
//! none twice before another literal was fixed. Binary clauses are propagated before the others, so that the
//! tree is flat. A hyper-binary resolvent that subsumes the clause it comes from takes its place; all others
//! live until `drop_hyper_binaries`, that is, as long as one round of simplification.
//!
//! **Contract.** On level 0 after propagation, before and after. Every clause learnt is a resolvent of
//! clauses of the formula: nothing has to be kept for models. Saved phases stay as they were.
//!
//! **Cost.** At most `probe-effort` of the ticks of search since the last time. Counters: `probe-*`.

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
    /// By literal: how many literals were fixed, and one, when it was probed last.
    fixed_at: Vec<u32>,
    share: Share,
    /// Hyper-binary resolvents that wait to be dropped.
    hyper: Vec<(Lit, Lit)>,
    /// Clauses were marked garbage.
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

    /// The literals that imply others, and are implied by none, by binary clauses; those that imply most come
    /// last.
    fn probe_roots(&mut self) -> Vec<(usize, Lit)> {
        self.inprocess.probing.fixed_at.resize(2 * self.trail.vars(), 0);
        let mut roots = Vec::new();
        for var in (0..self.trail.vars() as u32).map(Var) {
            if !self.active[var.index()] || self.trail.value(var.lit(true)) != 0 {
                continue;
            }
            let binaries = |lit: Lit| self.watches.list(lit).iter().filter(|watch| watch.is_binary()).count();
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

    /// Nothing of a probe is left on the trail, and hyper-binary resolvents are learnt binary clauses.
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

    /// Assumes a literal, and learns from what follows.
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

    /// Fixes the negation of the literal that all of the conflict comes from.
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

    /// Propagates the probe, binary clauses first, unless interrupted.
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

    /// Propagates the other clauses of a literal that has become false.
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

    /// Looks at one clause with a false watch; whether it stays watched by it.
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

    /// Assigns a literal that a clause implies, by the binary clause with the dominator of the others.
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

    /// The last literal of level 1 that implies the negations of all these literals but `except`; none if all
    /// of them are false on level 0. And how many steps it took.
    fn common_dominator(&self, lits: &[Lit], except: Option<Lit>) -> (Option<Lit>, u64) {
        let false_lits = lits.iter().filter(|&&lit| Some(lit) != except);
        let mut above = false_lits.filter(|lit| self.trail.assigned(lit.var()).level > 0).map(|&lit| !lit);
        let mut steps = 0;
        let common =
            above.next().map(|first| above.fold(first, |one, other| self.dominator(one, other, &mut steps)));
        (common, steps)
    }

    /// The last literal that implies both of two.
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

    /// Drops the hyper-binary resolvents that do not stand for other clauses.
    pub(super) fn drop_hyper_binaries(&mut self) {
        if self.parked {
            return;
        }
        for (first, second) in std::mem::take(&mut self.inprocess.probing.hyper).into_iter().rev() {
            self.drop_binary(first, second, true);
            self.interrupt.spend(20);
        }
    }

    /// Drops a binary clause, if it is there.
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

    /// Propagates what was fixed on level 0.
    pub(super) fn propagate_units(&mut self) {
        if !self.inconsistent
            && let Some(conflict) = self.propagate()
        {
            self.refute(conflict);
        }
    }
}
