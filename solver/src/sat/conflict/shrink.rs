//! All-UIP shrinking of the learnt clause.
//!
//! **Idea.** The literals of one decision level can be replaced by the level's own unique implication point,
//! if that needs no new literals of lower levels (Feng and Bacchus, "Clause size reduction with all-UIP
//! learning", 2020; with minimisation: Fleury and Biere, "Efficient all-UIP learned clause minimization",
//! 2021).
//!
//! **Here.** Levels are shrunk from the highest to the lowest. A block of literals of one level is resolved
//! from its last literal back, as in analysis; a literal of a lower level must be implied by the clause. If
//! one is not, the block's literals are minimised one by one instead.
//!
//! **Contract.** `Analysis::clause` is sorted by decreasing level after its first literal; it loses
//! literals, or blocks of them are replaced by implication points. An implication point is marked seen, so
//! that it is bumped. The marks stay until `Analysis::clear`.
//!
//! **Cost.** Linear in the part of the implication graph visited, with a heap of trail positions. Counter:
//! `shrink-literals`.

use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::conflict::analyze::{REMOVABLE, SEEN, SHRINKABLE};
use crate::sat::trail::Reason;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Scratch memory of shrinking.
#[derive(Default)]
pub(in crate::sat) struct Shrink {
    /// The literals of the clause by level and position, the highest first.
    order: Vec<Reverse<(u64, Lit)>>,
    /// Positions on the trail of the block's literals that are not resolved yet.
    open: BinaryHeap<u32>,
    /// The variables with `SHRINKABLE`.
    marked: Vec<Var>,
}

impl Shrink {
    /// Asserts that nothing is left of the last block.
    pub fn check_clean(&self) {
        assert!(self.marked.is_empty(), "shrink: a variable is marked");
    }
}

impl Solver {
    /// Replaces the literals of a level by its implication point where possible, and drops literals implied
    /// by others elsewhere.
    pub(in crate::sat) fn shrink(&mut self) {
        let mut clause = std::mem::take(&mut self.analysis.clause);
        self.sort_by_level(&mut clause);
        let (before, mut kept, mut start) = (clause.len(), 1, 1);
        while start < clause.len() {
            let level = self.trail.assigned(clause[start].var()).level;
            let same = |lit: &&Lit| self.trail.assigned(lit.var()).level == level;
            let end = start + clause[start..].iter().take_while(same).count();
            if end == start + 1 {
                clause[kept] = clause[start];
                kept += 1;
            } else if let Some(point) = self.block_point(&clause[start..end], level) {
                self.statistics.shrink_literals += (end - start - 1) as u64;
                clause[kept] = point;
                kept += 1;
            } else {
                for at in start..end {
                    if !self.implied(clause[at]) {
                        clause[kept] = clause[at];
                        kept += 1;
                    }
                }
            }
            start = end;
        }
        self.statistics.minimize_literals += (before - kept) as u64;
        clause.truncate(kept);
        self.analysis.clause = clause;
    }

    fn sort_by_level(&mut self, clause: &mut [Lit]) {
        let order = &mut self.analysis.shrink.order;
        order.clear();
        order.extend(clause[1..].iter().map(|&lit| {
            let assigned = self.trail.assigned(lit.var());
            Reverse((u64::from(assigned.level) << 32 | u64::from(assigned.position), lit))
        }));
        order.sort_unstable();
        for (lit, Reverse((_, sorted))) in clause[1..].iter_mut().zip(order) {
            *lit = *sorted;
        }
    }

    /// The negation of the implication point that, with literals of the clause on lower levels, implies the
    /// negations of the block; `None` if it would need others.
    fn block_point(&mut self, block: &[Lit], level: u32) -> Option<Lit> {
        self.analysis.shrink.open.clear();
        block.iter().for_each(|&lit| self.open_literal(lit));
        loop {
            let position = self.analysis.shrink.open.pop()?;
            let lit = self.trail.lits()[position as usize];
            if self.analysis.shrink.open.is_empty() {
                self.close_block(lit.var());
                return Some(!lit);
            }
            if !self.resolve_in_block(lit, level) {
                for var in self.analysis.shrink.marked.drain(..) {
                    self.analysis.marks[var.index()] &= !SHRINKABLE;
                }
                return None;
            }
        }
    }

    /// Puts a false literal of the block's level on the heap.
    fn open_literal(&mut self, lit: Lit) {
        let mark = &mut self.analysis.marks[lit.var().index()];
        if *mark & SHRINKABLE == 0 {
            *mark |= SHRINKABLE;
            self.analysis.shrink.marked.push(lit.var());
            self.analysis.shrink.open.push(self.trail.assigned(lit.var()).position);
        }
    }

    /// Resolves with the reason of a literal; false if a literal of a lower level is not implied by the
    /// clause.
    fn resolve_in_block(&mut self, lit: Lit, level: u32) -> bool {
        match self.trail.assigned(lit.var()).reason {
            Reason::None => false,
            Reason::Binary(other) => self.meet_shrinking(other, level),
            Reason::Clause(clause) => {
                self.statistics.search_ticks += 1;
                (0..self.clauses.size(clause)).all(|at| {
                    let other = self.clauses.lits(clause)[at];
                    other == lit || self.meet_shrinking(other, level)
                })
            }
        }
    }

    fn meet_shrinking(&mut self, lit: Lit, level: u32) -> bool {
        if self.trail.assigned(lit.var()).level == level {
            self.open_literal(lit);
            return true;
        }
        self.follows(lit)
    }

    /// Marks the block's literals, and all between them and the implication point, as implied by the clause.
    fn close_block(&mut self, point: Var) {
        for var in self.analysis.shrink.marked.drain(..) {
            let mark = &mut self.analysis.marks[var.index()];
            *mark &= !SHRINKABLE;
            if *mark & REMOVABLE == 0 {
                *mark |= REMOVABLE;
                self.analysis.minimized.push(var);
            }
        }
        if self.analysis.marks[point.index()] & SEEN == 0 {
            self.analysis.marks[point.index()] |= SEEN;
            self.analysis.seen.push(point);
        }
    }
}
