//! Adding clauses.
//!
//! A new clause is sorted and loses repeated literals and literals that are false on level 0; a tautology and
//! a clause that is true on level 0 are not stored. If the trail still holds decisions of an earlier call,
//! the solver backtracks only as far as needed to watch the clause by two literals that are not false.

use std::collections::VecDeque;

use super::Solver;
use super::watch::Watch;
use crate::cnf::literal::Lit;
use crate::proof::event::{ClauseId, Instance};

/// Clauses to be added by the next call of `solve`, because the model of the last call is still on the trail,
/// or because the last call was interrupted and left the solver parked.
#[derive(Default)]
pub(super) struct Pending {
    lits: Vec<Lit>,
    ends: Vec<usize>,
    /// The instances of laws announced to the tracers, each with how many of the clauses come before.
    announced: VecDeque<(usize, Option<Instance>)>,
}

impl Pending {
    /// Adds a clause to those that wait.
    pub fn push(&mut self, clause: &[Lit]) {
        self.lits.extend_from_slice(clause);
        self.ends.push(self.lits.len());
    }

    /// Announces this to the tracers after the clauses so far.
    pub fn announce(&mut self, instance: Option<Instance>) {
        self.announced.push_back((self.ends.len(), instance));
    }

    /// The next announcement that comes after this number of clauses.
    fn announced_behind(&mut self, clauses: usize) -> Option<Option<Instance>> {
        self.announced.front().filter(|(before, _)| *before <= clauses)?;
        self.announced.pop_front().map(|(_, instance)| instance)
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty() && self.announced.is_empty()
    }
}

impl Solver {
    /// Adds the pending clauses; if interrupted, only some of the first.
    pub(super) fn add_pending(&mut self) {
        let mut pending = std::mem::take(&mut self.pending);
        let (mut start, mut count) = (0, 0);
        loop {
            while let Some(instance) = pending.announced_behind(count) {
                self.trace.instance(instance.as_ref());
            }
            let Some(&end) = pending.ends.get(count) else { break };
            if self.interrupt.over_after((end - start) as u64) {
                break;
            }
            self.add_now(&pending.lits[start..end]);
            (start, count) = (end, count + 1);
        }
        pending.lits.drain(..start);
        pending.ends.drain(..count);
        pending.ends.iter_mut().for_each(|end| *end -= start);
        pending.announced.iter_mut().for_each(|(before, _)| *before -= count);
        self.pending = pending;
    }

    /// Adds a clause of the formula.
    pub(super) fn add_now(&mut self, clause: &[Lit]) {
        let id = self.trace.original(clause);
        if self.inconsistent {
            return;
        }
        if !self.extension.is_empty() {
            self.return_vars(clause);
        }
        self.add_with_id(clause, id, None);
    }

    /// Adds a clause that has a number in the proof, and all of whose variables are active: one of the
    /// formula, or, with its glue, a learnt one.
    pub(super) fn add_with_id(&mut self, clause: &[Lit], id: ClauseId, glue: Option<u32>) {
        if self.inconsistent {
            return;
        }
        let mut lits = std::mem::take(&mut self.scratch);
        lits.clear();
        lits.extend_from_slice(clause);
        if !self.simplify_new(&mut lits) {
            self.trace.delete(id);
        } else if lits.len() == clause.len() {
            self.store_new(&mut lits, id, glue);
        } else {
            let simplified = self.trace.derive(&lits, &[(id, clause)]);
            self.trace.delete(id);
            self.store_new(&mut lits, simplified, glue);
        }
        self.scratch = lits;
    }

    /// Brings a new clause to normal form; false if it need not be stored, because it is a tautology or true
    /// on level 0.
    fn simplify_new(&self, lits: &mut Vec<Lit>) -> bool {
        lits.sort_unstable();
        lits.dedup();
        if lits.windows(2).any(|pair| pair[0] == !pair[1])
            || lits.iter().any(|&lit| self.trail.fixed(lit) > 0)
        {
            return false;
        }
        lits.retain(|&lit| self.trail.fixed(lit) == 0);
        true
    }

    fn store_new(&mut self, lits: &mut [Lit], id: ClauseId, glue: Option<u32>) {
        match *lits {
            [] => {
                let empty = self.trace.lemma(&[], &[id]);
                self.refute_by(empty);
            }
            [unit] => {
                self.backtrack(0);
                self.add_unit(unit, id);
            }
            _ => {
                self.make_watchable(lits);
                match (self.watch_new(lits, id, glue), glue) {
                    (None, _) => self.exhausted = true,
                    (Some(watch), None) => self.repair.add(lits[0], watch),
                    (Some(watch), Some(_)) if !watch.is_binary() => self.mark_used(watch.clause()),
                    (Some(_), Some(_)) => {}
                }
            }
        }
    }

    /// Stores a clause that can be watched by its first two literals; its watch in the first one's list, or
    /// `None` if the arena is full.
    fn watch_new(&mut self, lits: &[Lit], id: ClauseId, glue: Option<u32>) -> Option<Watch> {
        if let [first, second] = *lits {
            self.add_binary(first, second, glue.is_some(), id);
            return Some(Watch::binary(second, glue.is_some()));
        }
        let most = lits.len() as u32 - 1;
        let clause = self.clauses.add(lits, glue.is_some(), glue.map_or(0, |glue| glue.min(most)), id)?;
        self.watches.watch(clause, lits[0], lits[1]);
        Some(Watch::large(lits[1], clause))
    }

    /// Adds a binary clause that has a number in the proof, and both literals of which can be watched.
    pub(super) fn add_binary(&mut self, first: Lit, second: Lit, redundant: bool, id: ClauseId) {
        self.trace.add_binary(first, second, id);
        self.watches.add_binary(first, second, redundant);
    }

    /// Makes the first two literals not false, backtracking if need be.
    pub(super) fn make_watchable(&mut self, lits: &mut [Lit]) {
        if self.trail.level() == 0 {
            return;
        }
        for target in 0..2 {
            let trail = &self.trail;
            let falsified_on = |lit: Lit| match trail.value(lit) {
                -1 => trail.assigned(lit.var()).level,
                _ => u32::MAX,
            };
            let best = (target..lits.len()).max_by_key(|&at| falsified_on(lits[at])).unwrap_or(target);
            lits.swap(target, best);
        }
        if self.trail.value(lits[1]) < 0 {
            let level = self.trail.assigned(lits[1].var()).level as usize;
            self.backtrack(level.saturating_sub(1));
        }
    }
}
