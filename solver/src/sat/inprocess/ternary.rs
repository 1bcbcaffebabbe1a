//! Hyper-ternary resolution.
//!
//! **Idea.** Two clauses `x ∨ a ∨ b` and `¬x ∨ a ∨ b` are the binary clause `a ∨ b`, and `x ∨ a ∨ b` and `¬x ∨ a ∨ c` have
//! a resolvent with no more literals than they have (Billionnet and Sutter 1992; in solvers: Heule, Järvisalo, Biere 2013,
//! CaDiCaL since 2019).
//!
//! **Here.** All ternary clauses take part, learnt ones, too. A binary resolvent takes the place of both clauses. A ternary
//! one, unless a clause in it is there, is learnt: it is resolved again in the same round, and goes with the next
//! reduction if search does not use it.
//!
//! **Contract.** On level 0 after propagation, before and after. Every clause learnt is a resolvent: nothing has to be
//! kept for models. A clause dropped contains one that stays, which is irredundant if the one dropped is.
//!
//! **Cost.** At most `ternary-effort` of the ticks of search since the last time; literals in more than
//! `ternary-occurrences` ternary clauses are left out. Counters: ternary binaries, ternary resolvents, ternary ticks.

use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::clause::ClauseRef;
use crate::sat::memory::list_bytes;

/// The ternary clauses of each literal.
struct Ternaries {
    lists: Vec<Vec<ClauseRef>>,
    /// How many more resolvents may be learnt.
    left: usize,
}

/// What two clauses give.
enum Resolvent {
    Binary([Lit; 2]),
    Ternary([Lit; 3]),
}

impl Solver {
    /// Resolves ternary clauses; whether anything was learnt.
    pub(super) fn resolve_ternaries(&mut self) -> bool {
        let ticks = self.statistics.search_ticks;
        let share = self.inprocess.ternary_turns.take(ticks, self.params.ternary_effort);
        let limit = self.statistics.ternary_ticks + share;
        let before = (self.statistics.ternary_binaries, self.statistics.ternary_resolvents);
        let vars = self.trail.vars();
        let mut ternaries = self.list_ternaries();
        for _ in 0..vars {
            if self.cut_short() || self.statistics.ternary_ticks > limit {
                break;
            }
            let next = self.inprocess.ternary_turns.next(vars);
            let ticks = self.statistics.ternary_ticks;
            self.resolve_ternaries_on(Var(next as u32), limit, &mut ternaries);
            self.interrupt.spend(self.statistics.ternary_ticks - ticks);
        }
        if self.statistics.ternary_binaries > before.0 {
            self.collect();
        }
        before != (self.statistics.ternary_binaries, self.statistics.ternary_resolvents)
    }

    /// The ternary clauses without values; some of them if interrupted.
    fn list_ternaries(&mut self) -> Ternaries {
        let mut ternaries = Ternaries { lists: vec![Vec::new(); 2 * self.trail.vars()], left: 0 };
        self.statistics.ternary_ticks +=
            (self.clauses.irredundant.len() + self.clauses.redundant.len()) as u64;
        for &clause in self.clauses.irredundant.iter().chain(&self.clauses.redundant) {
            if self.interrupt.over_after(1) {
                break;
            }
            let lits = self.clauses.lits(clause);
            let is_open = lits.len() == 3 && lits.iter().all(|&lit| self.trail.value(lit) == 0);
            if is_open && !self.clauses.is_garbage(clause) {
                ternaries.left += 1;
                lits.iter().for_each(|lit| ternaries.lists[lit.index()].push(clause));
            }
        }
        self.interrupt.note_scratch(ternaries.lists.iter().map(list_bytes).sum());
        ternaries
    }

    /// Resolves all pairs of clauses with a variable and its negation that were there before.
    fn resolve_ternaries_on(&mut self, var: Var, limit: u64, ternaries: &mut Ternaries) {
        let [positive, negative] = [true, false].map(|value| ternaries.lists[var.lit(value).index()].len());
        self.statistics.ternary_ticks += 1;
        if positive.max(negative) > self.params.ternary_occurrences {
            return;
        }
        for first in 0..positive {
            for second in 0..negative {
                let first = ternaries.lists[var.lit(true).index()][first];
                let second = ternaries.lists[var.lit(false).index()][second];
                self.statistics.ternary_ticks += 1;
                if ternaries.left == 0 || self.statistics.ternary_ticks > limit {
                    return;
                }
                if self.clauses.is_garbage(first) || self.clauses.is_garbage(second) {
                    continue;
                }
                match self.resolvent(var, first, second) {
                    Some(Resolvent::Binary(lits)) => self.learn_from_ternaries(lits, first, second),
                    Some(Resolvent::Ternary(lits)) if !self.contains_clause(&lits, ternaries) => {
                        self.learn_ternary(lits, first, second, ternaries);
                    }
                    _ => {}
                }
            }
        }
    }

    /// The resolvent of two clauses, if it is not longer than they are.
    fn resolvent(&self, var: Var, first: ClauseRef, second: ClauseRef) -> Option<Resolvent> {
        let others = |clause: ClauseRef| {
            let lits = self.clauses.lits(clause).iter().copied();
            lits.filter(move |lit| lit.var() != var)
        };
        let (a, b) = (others(first).next()?, others(first).nth(1)?);
        let mut third = None;
        for lit in others(second) {
            if lit == !a || lit == !b || third.is_some() && lit != a && lit != b {
                return None;
            }
            if lit != a && lit != b {
                third = Some(lit);
            }
        }
        Some(third.map_or(Resolvent::Binary([a, b]), |c| Resolvent::Ternary([a, b, c])))
    }

    /// Whether two or three of the literals are a clause that is there.
    fn contains_clause(&mut self, lits: &[Lit; 3], ternaries: &Ternaries) -> bool {
        let [a, b, c] = *lits;
        if self.has_binary(a, b) || self.has_binary(a, c) || self.has_binary(b, c) {
            return true;
        }
        let shortest = lits.iter().map(|lit| &ternaries.lists[lit.index()]).min_by_key(|list| list.len());
        let Some(list) = shortest else { return false };
        self.statistics.ternary_ticks += list.len() as u64;
        list.iter().any(|&clause| {
            !self.clauses.is_garbage(clause) && self.clauses.lits(clause).iter().all(|lit| lits.contains(lit))
        })
    }

    /// Whether a binary clause is there.
    fn has_binary(&mut self, first: Lit, second: Lit) -> bool {
        let (one, other) = (self.watches.list(first), self.watches.list(second));
        let (list, wanted) = if one.len() < other.len() { (one, second) } else { (other, first) };
        self.statistics.ternary_ticks += 1 + list.len() as u64 / 8;
        list.iter().any(|watch| watch.is_binary() && watch.blocker == wanted)
    }

    /// Puts a binary clause in the place of the two that it comes from.
    fn learn_from_ternaries(&mut self, [a, b]: [Lit; 2], first: ClauseRef, second: ClauseRef) {
        let is_redundant = self.clauses.is_redundant(first) && self.clauses.is_redundant(second);
        self.statistics.ternary_binaries += 1;
        if !self.has_binary(a, b) {
            let id = self.derive_resolvent(&[a, b], [first, second]);
            self.add_binary(a, b, is_redundant, id);
        } else if !is_redundant {
            self.watches.make_irredundant(a, b);
        }
        for clause in [first, second] {
            self.touch_vars(clause);
            self.clauses.set_garbage(clause);
        }
    }

    /// Learns a ternary clause.
    fn learn_ternary(
        &mut self,
        lits: [Lit; 3],
        first: ClauseRef,
        second: ClauseRef,
        ternaries: &mut Ternaries,
    ) {
        let id = self.derive_resolvent(&lits, [first, second]);
        let Some(clause) = self.clauses.add(&lits, true, 2, id) else {
            self.exhausted = true;
            return;
        };
        self.watches.watch(clause, lits[0], lits[1]);
        self.statistics.ternary_resolvents += 1;
        ternaries.left -= 1;
        lits.iter().for_each(|lit| ternaries.lists[lit.index()].push(clause));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;

    #[test]
    fn resolvents_are_at_most_ternary() {
        let mut solver = Solver::new();
        let [x, a, b, c] = [0, 1, 2, 3].map(|at| Var(at).lit(true));
        for clause in [[x, a, b], [!x, a, c], [!x, !b, c], [x, c, !a], [!x, c, !a]] {
            solver.add_clause(&clause);
        }
        solver.statistics.search_ticks = 1_000_000;
        assert!(solver.resolve_ternaries());
        assert!(solver.has_binary(!a, c) && !solver.has_binary(a, c));
        let learnt: Vec<&[Lit]> =
            solver.clauses.redundant.iter().map(|&clause| solver.clauses.lits(clause)).collect();
        assert!(learnt.iter().any(|lits| [a, b, c].iter().all(|lit| lits.contains(lit))), "{learnt:?}");
        assert_eq!(solver.clauses.irredundant.len(), 3);
    }
}
