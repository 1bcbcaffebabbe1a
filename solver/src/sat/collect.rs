//! Garbage collection.
//!
//! **Idea.** Live clauses are copied to a new arena in the order in which propagation is likely to visit
//! them, so that clauses visited together lie together (CaDiCaL's moving garbage collector).
//!
//! **Here.** Clauses are copied in the order of the watch lists of the queue's variables, the most recently
//! bumped first. If literals were fixed since the last collection, clauses that are true on level 0 are
//! dropped and false literals removed from the others; a clause left with two literals becomes a binary one.
//!
//! **Contract.** Called after propagation without conflict, with reasons protected. Maps all references:
//! those in the watches, in the lists of `Clauses`, and of reasons on the trail. If the call is interrupted
//! before, garbage stays. If it is interrupted meanwhile, the old arena stays, with all clauses that are not
//! in the watches by then, and the solver is parked (see `dense.rs`).
//!
//! **Cost.** Linear in the formula. Counter: `collect-rounds`.

use super::Solver;
use super::clause::{ClauseRef, Clauses};
use super::trail::{Reason, Trail};
use super::watch::Watch;
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;

impl Solver {
    /// Frees the clauses marked garbage.
    pub(super) fn collect(&mut self) {
        self.clauses.list_promoted();
        if self.interrupt.reached().is_some() {
            return;
        }
        self.statistics.collect_rounds += 1;
        self.repair.uncover();
        self.parked = true;
        if self.collected_fixed < self.trail.fixed_count() {
            if !self.remove_fixed() {
                return;
            }
            self.collected_fixed = self.trail.fixed_count();
        }
        let Some(words) = self.move_clauses() else { return };
        let Some(lists) = self.moved_lists() else { return };
        self.map_reasons();
        self.clauses.replace_arena(words, lists);
        self.parked = false;
        if cfg!(debug_assertions) {
            self.check_now_and_then();
        }
    }

    /// Moves the watched clauses to a new arena, and drops the watches of garbage; `None` if interrupted.
    fn move_clauses(&mut self) -> Option<Vec<u32>> {
        let mut words = Vec::with_capacity(self.clauses.words());
        for var in self.queue.iter() {
            for lit in [var.lit(true), var.lit(false)] {
                let list = self.watches.list_mut(lit);
                self.interrupt.spend(1 + list.len() as u64);
                let (clauses, trail, words) = (&mut self.clauses, &self.trail, &mut words);
                list.retain_mut(|watch| {
                    let before = *watch;
                    let kept = keep_watch(lit, watch, clauses, trail, words);
                    if watch.is_binary() && lit < watch.blocker {
                        if !kept {
                            self.trace.drop_binary(lit, watch.blocker);
                        } else if !before.is_binary() {
                            self.trace.add_binary(lit, watch.blocker, clauses.id(before.clause()));
                            clauses.set_binary(before.clause());
                        }
                    }
                    kept
                });
                if list.capacity() > 4 * list.len() + 8 {
                    list.shrink_to(2 * list.len());
                }
            }
            if self.interrupt.reached().is_some() {
                return None;
            }
        }
        words.shrink_to(words.len() + words.len() / 2);
        Some(words)
    }

    /// The new references of the irredundant and the redundant clauses; deletes the garbage from the proof.
    /// `None` if interrupted.
    fn moved_lists(&mut self) -> Option<[Vec<ClauseRef>; 2]> {
        let Clauses { irredundant, redundant, .. } = &self.clauses;
        let lists = [irredundant.clone(), redundant.clone()].map(|mut list| {
            self.interrupt.retain(&mut list, |clause| {
                let moved = self.clauses.moved(*clause);
                if moved.is_none() && self.clauses.is_garbage(*clause) {
                    self.trace.delete(self.clauses.id(*clause));
                    self.clauses.set_id(*clause, ClauseId::NONE);
                }
                *clause = moved.unwrap_or(*clause);
                moved.is_some()
            });
            list
        });
        self.interrupt.reached().is_none().then_some(lists)
    }

    /// Marks clauses that are true on level 0 as garbage, and removes literals that are false on level 0;
    /// false if interrupted.
    pub(super) fn remove_fixed(&mut self) -> bool {
        let Clauses { irredundant, redundant, .. } = &self.clauses;
        let all: Vec<ClauseRef> = irredundant.iter().chain(redundant).copied().collect();
        for clause in all {
            if self.interrupt.over_after(1) {
                return false;
            }
            if self.clauses.is_garbage(clause) || self.clauses.is_protected(clause) {
                continue;
            }
            let trail = &self.trail;
            let lits = self.clauses.lits_mut(clause);
            if lits.iter().any(|&lit| trail.fixed(lit) > 0) {
                self.clauses.set_garbage(clause);
                continue;
            }
            let mut kept = 0;
            for at in 0..lits.len() {
                if trail.fixed(lits[at]) == 0 {
                    lits.swap(kept, at);
                    kept += 1;
                }
            }
            if kept < lits.len() {
                self.drop_false(clause, kept);
            }
        }
        true
    }

    fn map_reasons(&mut self) {
        for at in self.trail.fixed_count()..self.trail.lits().len() {
            let lit = self.trail.lits()[at];
            if let Reason::Clause(clause) = self.trail.assigned(lit.var()).reason
                && let Some(moved) = self.clauses.moved(clause)
            {
                self.trail.set_reason(lit, Reason::Clause(moved));
            }
        }
    }
}

/// Whether a watch stays; if so, updates its blocker and its reference.
fn keep_watch(
    lit: Lit,
    watch: &mut Watch,
    clauses: &mut Clauses,
    trail: &Trail,
    words: &mut Vec<u32>,
) -> bool {
    if watch.is_binary() {
        return trail.fixed(lit) <= 0 && trail.fixed(watch.blocker) <= 0;
    }
    let clause = watch.clause();
    if clauses.is_garbage(clause) {
        return false;
    }
    let lits = clauses.lits(clause);
    let other = Lit::from_index(lits[0].index() ^ lits[1].index() ^ lit.index());
    *watch = if lits.len() == 2 && !clauses.is_protected(clause) {
        Watch::binary(other, clauses.is_redundant(clause))
    } else {
        Watch::large(other, clauses.move_to(clause, words))
    };
    true
}
