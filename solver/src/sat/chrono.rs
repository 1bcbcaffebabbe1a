//! Chronological backtracking.
//!
//! **Idea.** Instead of jumping over many levels, which would mostly be built again, the solver takes back one level only
//! and assigns the learnt literal there, although it belongs to a lower level (Nadel and Ryvchin 2018; Möhle and Biere
//! 2019).
//!
//! **Here.** A literal has the level of its reason, the highest of the reason's other literals, wherever it is on the
//! trail. Backtracking keeps such literals when they belong to a level that stays, and propagates them again. Jumps over
//! more than `chrono-jump` levels are not made; shorter ones stop above the variable that would be decided first. Units and
//! jumps below the assumptions take back everything, so that level 0 is always in front.
//!
//! **Contract.** While the trail is not in order, `settle_conflict` comes before analysis: it finds the level of the
//! conflict, takes back what is above, and watches the false clause by two literals of the highest levels. If only one
//! literal is of the conflict's level, the clause forces it and there is nothing to analyse.
//!
//! **Cost.** The level of each literal propagated while the trail is not in order. Counters: chrono
//! backtracks, forced by conflict.

use super::Solver;
use super::clause::ClauseRef;
use super::propagate::Conflict;
use super::trail::Reason;
use crate::cnf::literal::{Lit, Var};

impl Solver {
    /// How far to take decisions back after learning a clause that forces its first literal on the level `jump`.
    pub(super) fn backjump_level(&self, jump: usize) -> usize {
        let level = self.trail.level();
        if !self.params.chrono || jump + 1 >= level || jump == 0 || jump < self.assumption_levels() {
            jump
        } else if level - jump > self.params.chrono_jump {
            level - 1
        } else if self.params.chrono_reuse {
            self.level_to_reuse(jump)
        } else {
            jump
        }
    }

    /// The level above `jump` with the variable that would be decided first, or `jump` if there is none.
    fn level_to_reuse(&self, jump: usize) -> usize {
        let start = self.trail.start_of(jump + 1);
        let vars = self.trail.lits()[start..].iter().map(|lit| lit.var());
        let best = vars.max_by(|&left, &right| self.compare_decisions(left, right));
        let position = best.map_or(0, |var: Var| self.trail.assigned(var).position as usize);
        let stays = |&level: &usize| self.trail.start_of(level + 1) <= position;
        (jump..self.trail.level() - 1).take_while(stays).last().map_or(jump, |level| level + 1)
    }

    /// Takes back what is above the level of a conflict; whether the conflict is left to be analysed.
    pub(super) fn settle_conflict(&mut self, conflict: Conflict) -> bool {
        let mut lits = match conflict {
            Conflict::Binary(first, second) => vec![first, second],
            Conflict::Clause(clause) => self.clauses.lits(clause).to_vec(),
        };
        let level_of = |lit: Lit| self.trail.assigned(lit.var()).level as usize;
        for target in 0..2 {
            let highest = (target..lits.len()).rev().max_by_key(|&at| level_of(lits[at])).unwrap_or(target);
            lits.swap(target, highest);
        }
        let (forced, second) = (lits[0], lits[1]);
        let (highest, next) = (level_of(forced), level_of(second));
        if let Conflict::Clause(clause) = conflict {
            self.watch_instead(clause, &lits);
        }
        if highest == next {
            self.backtrack(highest);
            return true;
        }
        self.statistics.forced_by_conflict += 1;
        self.backtrack(highest - 1);
        let reason = match conflict {
            Conflict::Binary(..) => Reason::Binary(second),
            Conflict::Clause(clause) => Reason::Clause(clause),
        };
        self.trail.assign_on(next as u32, forced, reason);
        false
    }

    /// Puts the literals of a clause into another order, and watches the first two.
    fn watch_instead(&mut self, clause: ClauseRef, lits: &[Lit]) {
        let old = [self.clauses.lits(clause)[0], self.clauses.lits(clause)[1]];
        let new = [lits[0], lits[1]];
        for lit in old.into_iter().filter(|lit| !new.contains(lit)) {
            self.watches.list_mut(lit).retain(|watch| watch.is_binary() || watch.clause() != clause);
        }
        for (at, &lit) in new.iter().enumerate().filter(|(_, lit)| !old.contains(lit)) {
            self.watches.watch_by(lit, clause, new[1 - at]);
        }
        self.clauses.lits_mut(clause).copy_from_slice(lits);
    }
}
