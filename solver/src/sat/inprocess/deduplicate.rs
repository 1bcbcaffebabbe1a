//! Removal of repeated binary clauses.
//!
//! **Idea.** Substitution, strengthening and probing leave copies of binary clauses, which slow propagation
//! down; and pairs `a ∨ b`, `a ∨ ¬b`, which imply the unit `a` (`deduplicate` in CaDiCaL).
//!
//! **Here.** Each list keeps one binary watch per blocker, irredundant if one of the copies is. The same rule
//! applied to both lists of a clause keeps them consistent.
//!
//! **Contract.** Entered and left on level 0 after propagation; or left inconsistent, or parked if the call
//! is interrupted.
//!
//! **Cost.** Linear in the watches. Counter: `equivalences-repeated`.

use crate::cnf::literal::Lit;
use crate::sat::Solver;
use crate::sat::watch::Watch;

impl Solver {
    /// Drops repeated binary clauses.
    pub(super) fn deduplicate(&mut self) {
        let mut places = vec![0u32; 2 * self.trail.vars()];
        let mut units = Vec::new();
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            let mut list = std::mem::take(self.watches.list_mut(lit));
            self.interrupt.spend(1 + list.len() as u64 / 8);
            let both = self.keep_first(lit, &mut list, &mut places);
            units.extend(both.map(|other| (lit, other)));
            *self.watches.list_mut(lit) = list;
            if self.interrupt.reached().is_some() {
                self.parked = true;
                return;
            }
        }
        for (unit, other) in units {
            if !self.inconsistent && self.trail.value(unit) <= 0 {
                let pair = [other, !other].map(|other| self.trace.binary(unit, other));
                let id = self.trace.lemma(&[unit], &pair);
                self.add_unit(unit, id);
            }
        }
        self.propagate_units();
    }

    /// Keeps one binary watch per blocker; returns a blocker whose negation is the blocker of another binary
    /// watch in the list.
    fn keep_first(&mut self, lit: Lit, list: &mut Vec<Watch>, places: &mut [u32]) -> Option<Lit> {
        let (mut kept, mut both) = (0, None);
        for at in 0..list.len() {
            let watch = list[at];
            if watch.is_binary() {
                let place = places[watch.blocker.index()];
                if place > 0 {
                    if !watch.is_redundant_binary() {
                        list[place as usize - 1] = watch;
                    }
                    if lit < watch.blocker {
                        self.statistics.equivalences_repeated += 1;
                        self.trace.drop_binary(lit, watch.blocker);
                    }
                    continue;
                }
                places[watch.blocker.index()] = kept as u32 + 1;
                if places[(!watch.blocker).index()] > 0 {
                    both = Some(watch.blocker);
                }
            }
            list[kept] = watch;
            kept += 1;
        }
        list.truncate(kept);
        for watch in list.iter().filter(|watch| watch.is_binary()) {
            places[watch.blocker.index()] = 0;
        }
        both
    }
}
