//! Full occurrence lists instead of watches.
//!
//! **Idea.** Subsumption and variable elimination have to find all clauses with a literal. While they run,
//! full occurrence lists replace the watches (SatELite: Eén and Biere, "Effective preprocessing in SAT
//! through variable and clause elimination", 2005).
//!
//! **Here.** In dense state there are no watches; binary clauses are in the arena like all others, and
//! irredundant clauses have an entry in the list of each of their literals, with a signature of their
//! variables. Units found are assigned, but not propagated: the techniques check values, and `make_sparse`
//! propagates.
//!
//! **Contract.** Entered on level 0 after propagation. `make_sparse` ends the dense state: it drops learnt
//! clauses with eliminated variables, true clauses and false literals, watches the other clauses, and
//! propagates, by which the solver may become inconsistent. If the call is interrupted, the lists are
//! incomplete and `make_sparse` returns early. The solver is then *parked*: new clauses are only added to the
//! pending ones, and the next call begins with `unpark`. The clauses of a parked solver are those of the
//! arena, and the binary watches in the list of the clause's lower literal; all other watches are ignored.
//! Every technique that is interrupted while watches are incomplete parks the solver.
//!
//! **Cost.** Linear in the formula, for entering and for leaving.

use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::clause::{ClauseRef, Clauses};
use crate::sat::trail::Trail;
use crate::sat::watch::Watch;
use rustc_hash::FxHashMap;

/// An irredundant clause in the list of one of its literals.
#[derive(Clone, Copy)]
pub(in crate::sat) struct ListedClause {
    pub clause: ClauseRef,
    /// A bit for each variable, by number modulo 32.
    pub signature: u32,
}

/// Occurrence lists, and the state of the techniques that use them.
pub(in crate::sat) struct Dense {
    lists: Vec<Vec<ListedClause>>,
    /// By literal: it is in the clause that others are compared with.
    pub marks: Vec<bool>,
    /// Clauses that have not been tried for subsuming others.
    pub fresh: Vec<ClauseRef>,
    /// By variable: one of its clauses changed since it was tried for elimination.
    pub touched: Vec<bool>,
    /// The work that may still be done.
    pub budget: i64,
}

impl Dense {
    /// The clauses with a literal, some of which may be garbage.
    pub fn list(&self, lit: Lit) -> &[ListedClause] {
        &self.lists[lit.index()]
    }

    /// Takes a list out; `put_list` puts it back.
    pub fn take_list(&mut self, lit: Lit) -> Vec<ListedClause> {
        std::mem::take(&mut self.lists[lit.index()])
    }

    /// Puts a list back.
    pub fn put_list(&mut self, lit: Lit, list: Vec<ListedClause>) {
        self.lists[lit.index()] = list;
    }

    /// Enters a clause into the lists.
    pub fn connect(&mut self, clause: ClauseRef, lits: &[Lit]) {
        let signature = signature(lits);
        for lit in lits {
            self.lists[lit.index()].push(ListedClause { clause, signature });
        }
        self.fresh.push(clause);
    }

    /// Notes that a clause with these literals was changed or dropped.
    pub fn touch(&mut self, lits: &[Lit]) {
        for lit in lits {
            self.touched[lit.var().index()] = true;
        }
    }
}

/// A bit for each variable, by number modulo 32.
pub(in crate::sat) fn signature(lits: &[Lit]) -> u32 {
    lits.iter().fold(0, |signature, lit| signature | 1 << (lit.var().0 & 31))
}

impl Solver {
    /// Replaces the watches by occurrence lists.
    pub(super) fn make_dense(&mut self) -> Dense {
        let vars = self.trail.vars();
        let mut touched = std::mem::take(&mut self.inprocess.touched);
        touched.resize(vars, true);
        let mut dense = Dense {
            lists: vec![Vec::new(); 2 * vars],
            marks: vec![false; 2 * vars],
            fresh: Vec::new(),
            touched,
            budget: 0,
        };
        if !self.unwatch() || !self.remove_fixed() || !self.reserve_lists(&mut dense.lists) {
            return dense;
        }
        for at in 0..self.clauses.irredundant.len() {
            let clause = self.clauses.irredundant[at];
            if self.interrupt.over_after(2) {
                break;
            }
            if !self.clauses.is_garbage(clause) {
                dense.connect(clause, self.clauses.lits(clause));
            }
        }
        if cfg!(debug_assertions) {
            self.check_dense(&dense);
        }
        dense
    }

    /// Makes room in the lists for the irredundant clauses; false if interrupted.
    fn reserve_lists(&mut self, lists: &mut [Vec<ListedClause>]) -> bool {
        let mut counts = vec![0; lists.len()];
        for &clause in &self.clauses.irredundant {
            if self.interrupt.over_after(1) {
                return false;
            }
            self.clauses.lits(clause).iter().for_each(|lit| counts[lit.index()] += 1);
        }
        for (list, count) in lists.iter_mut().zip(counts) {
            if self.interrupt.over_after(1) {
                return false;
            }
            list.reserve_exact(count);
        }
        true
    }

    /// Asserts that every irredundant clause is in the lists of its literals, with a signature that has all
    /// of its variables, and has no eliminated variable; and that no literal is marked.
    pub(super) fn check_dense(&self, dense: &Dense) {
        if self.exhausted || self.inconsistent || self.interrupt.reached().is_some() {
            return;
        }
        assert!(!dense.marks.contains(&true), "dense: a literal is marked");
        let mut entries: FxHashMap<ClauseRef, usize> = FxHashMap::default();
        for (at, list) in dense.lists.iter().enumerate() {
            let lit = Lit::from_index(at);
            for occurrence in list.iter().filter(|occurrence| !self.clauses.is_garbage(occurrence.clause)) {
                let lits = self.clauses.lits(occurrence.clause);
                assert!(lits.contains(&lit), "dense: {lits:?} is in the list of {lit:?}");
                assert_eq!(signature(lits) & !occurrence.signature, 0, "dense: the signature of {lits:?}");
                *entries.entry(occurrence.clause).or_default() += 1;
            }
        }
        for &clause in self.clauses.irredundant.iter().filter(|&&clause| !self.clauses.is_garbage(clause)) {
            let lits = self.clauses.lits(clause);
            let count = entries.get(&clause).copied().unwrap_or(0);
            assert_eq!(count, lits.len(), "dense: {lits:?} is not in the lists of all its literals");
            let gone = lits.iter().find(|lit| !self.active[lit.var().index()]);
            assert!(gone.is_none(), "dense: the eliminated {gone:?} is in {lits:?}");
        }
    }

    /// The work that a technique may do on the lists: `base`, and `effort` times the ticks of search.
    pub(super) fn dense_budget(&self, base: u64, effort: f64) -> i64 {
        base as i64 + (effort * self.statistics.search_ticks as f64) as i64
    }

    /// Drops all watches, moves the binary clauses to the arena, and parks the solver; false if interrupted.
    pub(super) fn unwatch(&mut self) -> bool {
        self.parked = true;
        for var in 0..self.trail.vars() as u32 {
            for lit in [Var(var).lit(true), Var(var).lit(false)] {
                let mut list = std::mem::take(self.watches.list_mut(lit));
                self.interrupt.spend(1 + list.len() as u64 / 4);
                for watch in list.iter().filter(|watch| watch.is_binary() && lit < watch.blocker) {
                    let id = self.trace.take_binary(lit, watch.blocker);
                    if self.clauses.add(&[lit, watch.blocker], watch.is_redundant_binary(), 1, id).is_none() {
                        self.exhausted = true;
                    }
                }
                list.clear();
                *self.watches.list_mut(lit) = list;
            }
            if self.interrupt.reached().is_some() {
                return false;
            }
        }
        true
    }

    /// Rebuilds the watches; if interrupted, the solver stays parked.
    pub(super) fn make_sparse(&mut self) {
        debug_assert!(self.parked);
        self.trail.propagated = self.trail.lits().len();
        self.collected_fixed = self.trail.lits().len();
        let Clauses { irredundant, redundant, .. } = &self.clauses;
        let all: Vec<ClauseRef> = irredundant.iter().chain(redundant).copied().collect();
        for clause in all {
            if !self.inconsistent && self.interrupt.reached().is_some() {
                return;
            }
            self.interrupt.spend(2);
            self.attach(clause);
        }
        self.parked = false;
        self.propagate_units();
        if cfg!(debug_assertions) {
            self.check_now_and_then();
        }
    }

    /// Watches a clause. A true clause, or one with an eliminated variable, is deleted from the proof; a
    /// binary clause moves to the watches, and a unit is assigned. In all these cases the clause in the arena
    /// becomes garbage without a number.
    fn attach(&mut self, clause: ClauseRef) {
        self.clauses.unmove(clause);
        if self.clauses.is_garbage(clause) || !self.clean(clause) {
            self.trace.delete(self.clauses.id(clause));
        } else {
            let id = self.clauses.id(clause);
            match *self.clauses.lits(clause) {
                [] => self.refute_by(id),
                [unit] => self.add_unit(unit, id),
                [first, second] => {
                    self.add_binary(first, second, self.clauses.is_redundant(clause), id);
                }
                [first, second, ..] => {
                    self.watches.list_mut(first).push(Watch::large(second, clause));
                    self.watches.list_mut(second).push(Watch::large(first, clause));
                    return;
                }
            }
        }
        self.clauses.set_garbage(clause);
        self.clauses.set_id(clause, ClauseId::NONE);
    }

    /// Rebuilds the watches after an interrupted call.
    pub(in crate::sat) fn unpark(&mut self) {
        if cfg!(debug_assertions) {
            self.check_numbers();
        }
        while let Some(dense) = &mut self.inprocess.left {
            self.interrupt.spend(1);
            if dense.lists.pop().is_none() {
                self.inprocess.left = None;
            } else if self.interrupt.reached().is_some() {
                return;
            }
        }
        self.backtrack(0);
        if self.unwatch() {
            self.make_sparse();
        }
    }

    /// Removes false literals; false if the clause is to be dropped.
    fn clean(&mut self, clause: ClauseRef) -> bool {
        let (trail, active) = (&self.trail, &self.active);
        let lits = self.clauses.lits_mut(clause);
        if lits.iter().any(|&lit| trail.value(lit) > 0 || !active[lit.var().index()]) {
            return false;
        }
        let kept = retain(lits, trail);
        if kept < self.clauses.size(clause) {
            self.drop_false(clause, kept);
        }
        true
    }
}

/// Moves the unassigned literals to the front, and returns their number.
fn retain(lits: &mut [Lit], trail: &Trail) -> usize {
    let mut kept = 0;
    for at in 0..lits.len() {
        if trail.value(lits[at]) == 0 {
            lits.swap(kept, at);
            kept += 1;
        }
    }
    kept
}
