//! Equivalent-literal substitution.
//!
//! **Idea.** Literals in one strongly connected component of the binary implication graph are equal in every
//! model, so one of them, the representative, replaces the others (Aspvall, Plass, Tarjan, "A linear-time
//! algorithm for testing the truth of certain quantified Boolean formulas", 1979; Li, "Integrating
//! equivalency reasoning into Davis-Putnam procedure", 2000). If a literal and its negation are in one
//! component, the formula has no model.
//!
//! **Here.** Tarjan's algorithm ("Depth-first search and linear graph algorithms", 1972) with an explicit
//! stack. The representatives of a component and of that of the negations have the same variable: the frozen
//! one of lowest number, or, if none is frozen, the one of lowest number. Frozen variables are not replaced.
//!
//! **Contract.** Entered and left on level 0 after propagation, or left inconsistent. A replaced variable
//! goes to the extension stack with the two binary clauses of its equivalence, which are lemmas; they give it
//! its value in models, and return when it is used again. If the call is interrupted meanwhile, these two
//! clauses are added to the formula, no variable is replaced, and the solver is parked.
//!
//! **Cost.** Linear in the binary clauses; if a variable is replaced, linear in the formula. Counter:
//! `equivalences-replaced`.

use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::clause::{ClauseRef, Clauses};

/// The number of a literal whose component is complete.
const DONE: u32 = u32::MAX;

/// The state of Tarjan's algorithm.
struct Components {
    /// By literal: 0 until it is visited; then the number of its visit, from 1, or a lower one that it
    /// reaches (the lowlink); `DONE` when its component is complete.
    numbers: Vec<u32>,
    /// The literals visited whose component is not complete.
    open: Vec<Lit>,
    /// The stack of the search: a literal, how many of its watches were visited, and the number of its visit.
    work: Vec<(Lit, u32, u32)>,
    met: u32,
    /// By literal: the representative of its component.
    leaders: Vec<Lit>,
    /// A literal equal to its negation.
    contradiction: Option<Lit>,
}

impl Solver {
    /// Replaces literals by their representatives; whether any was replaced.
    pub(super) fn substitute_equivalent(&mut self) -> bool {
        let components = self.components();
        let mut leaders = components.leaders;
        if let Some(lit) = components.contradiction {
            let ids = self.derive_implications(&[lit], &leaders);
            self.add_unit(!lit, ids.get((!lit).index()).copied().unwrap_or_default());
            self.propagate_units();
            debug_assert!(self.inconsistent || self.interrupt.reached().is_some());
            return false;
        }
        if self.cut_short() {
            return false;
        }
        let ids = self.derive_equivalences(&leaders);
        let representative = self.representatives(&mut leaders, &ids);
        let replaced = |var: &Var| representative[var.lit(true).index()] != var.lit(true);
        let replaced: Vec<Var> = (0..self.trail.vars() as u32).map(Var).filter(replaced).collect();
        if replaced.is_empty() {
            return false;
        }
        if cfg!(debug_assertions) {
            self.check_representatives(representative);
        }
        self.drop_hyper_binaries();
        let is_done = self.unwatch() && self.substitute_everywhere(representative, &ids);
        for &var in &replaced {
            let (lit, other) = (var.lit(true), representative[var.lit(true).index()]);
            let equal = [[lit, !other], [!lit, other]];
            let equal = equal.map(|lits| (lits, id_of(&ids, lits[0])));
            if is_done {
                self.statistics.equivalences_replaced += 1;
                self.extension.begin(var);
                equal.iter().for_each(|(lits, id)| self.extension.push_clause(lits, *id));
                self.active[var.index()] = false;
            } else if equal.iter().any(|(lits, id)| self.clauses.add(lits, false, 1, *id).is_none()) {
                self.exhausted = true;
            }
        }
        if is_done {
            self.make_sparse();
        }
        is_done
    }

    /// The strongly connected components of the unassigned literals.
    fn components(&mut self) -> Components {
        let vars = self.trail.vars();
        let mut components = Components {
            numbers: vec![0; 2 * vars],
            open: Vec::new(),
            work: Vec::new(),
            met: 0,
            leaders: (0..2 * vars).map(Lit::from_index).collect(),
            contradiction: None,
        };
        for lit in (0..2 * vars).map(Lit::from_index) {
            let skip = components.numbers[lit.index()] != 0
                || !self.active[lit.var().index()]
                || self.trail.value(lit) != 0;
            if !skip {
                self.visit_component(lit, &mut components);
            }
            if components.contradiction.is_some() || self.interrupt.reached().is_some() {
                break;
            }
        }
        self.interrupt.spend(vars as u64);
        components
    }

    /// Visits the literals that a literal implies, depth first.
    fn visit_component(&mut self, from: Lit, components: &mut Components) {
        components.meet(from);
        while let Some((lit, mut looked, number)) = components.work.pop() {
            let list = self.watches.list(!lit);
            let mut open = None;
            while open.is_none() && (looked as usize) < list.len() {
                let watch = list[looked as usize];
                looked += 1;
                if watch.is_binary() && self.trail.value(watch.blocker) == 0 {
                    let other = components.numbers[watch.blocker.index()];
                    if other == 0 {
                        open = Some(watch.blocker);
                    } else if other != DONE {
                        let lowest = &mut components.numbers[lit.index()];
                        *lowest = other.min(*lowest);
                    }
                }
            }
            match open {
                Some(next) => {
                    components.work.push((lit, looked, number));
                    components.meet(next);
                }
                None => {
                    self.interrupt.spend(u64::from(looked) / 8 + 1);
                    self.leave_component(lit, number, components);
                }
            }
        }
    }

    /// Called when all implications of a literal were visited: completes a component, or passes the literal's
    /// lowlink to the literal before it.
    fn leave_component(&mut self, lit: Lit, number: u32, components: &mut Components) {
        let lowest = components.numbers[lit.index()];
        if lowest < number {
            if let Some(&(previous, ..)) = components.work.last() {
                let of_previous = &mut components.numbers[previous.index()];
                *of_previous = lowest.min(*of_previous);
            }
            return;
        }
        let start = components.open.iter().rposition(|&open| open == lit).unwrap_or(0);
        let rank = |lit: &&Lit| (!self.is_frozen(lit.var()), lit.var());
        let first = components.open[start..].iter().min_by_key(rank).copied().unwrap_or(lit);
        for member in components.open.drain(start..) {
            components.numbers[member.index()] = DONE;
            if member == !first {
                components.contradiction = Some(first);
            }
            components.leaders[member.index()] = first;
        }
    }

    /// Derives for each literal `l` of a component with the representative `r` the clause `¬r ∨ l`; returns
    /// their numbers, by `l`; empty if no proof is traced.
    fn derive_equivalences(&mut self, leaders: &[Lit]) -> Vec<ClauseId> {
        if !self.trace.on() {
            return Vec::new();
        }
        let mut chosen = leaders.to_vec();
        chosen.sort_unstable();
        chosen.dedup();
        self.derive_implications(&chosen, leaders)
    }

    /// Derives the clauses `¬r ∨ l` for the representatives `chosen`.
    fn derive_implications(&mut self, chosen: &[Lit], leaders: &[Lit]) -> Vec<ClauseId> {
        let mut ids = vec![ClauseId::NONE; leaders.len()];
        if !self.trace.on() {
            return ids;
        }
        let mut reached = Vec::new();
        for &leader in chosen {
            reached.push(leader);
            while let Some(lit) = reached.pop() {
                for at in 0..self.watches.list(!lit).len() {
                    let watch = self.watches.list(!lit)[at];
                    let next = watch.blocker;
                    let is_new = watch.is_binary()
                        && leaders[next.index()] == leader
                        && next != leader
                        && !ids[next.index()].is_some();
                    if is_new {
                        let last = self.trace.binary(!lit, next);
                        let chain = [ids[lit.index()], last];
                        let chain = if lit == leader { &chain[1..] } else { &chain[..] };
                        let lits = [!leader, next];
                        let lits = if next == !leader { &lits[..1] } else { &lits[..] };
                        ids[next.index()] = self.trace.lemma(lits, chain);
                        reached.push(next);
                    }
                }
            }
        }
        ids
    }

    /// The representative of each literal: that of its component, but frozen literals represent themselves.
    fn representatives<'a>(&mut self, leaders: &'a mut [Lit], ids: &[ClauseId]) -> &'a [Lit] {
        for (at, leader) in leaders.iter_mut().enumerate() {
            let lit = Lit::from_index(at);
            if self.is_frozen(lit.var()) && *leader != lit {
                *leader = lit;
                self.trace.delete(id_of(ids, lit));
            }
        }
        leaders
    }

    /// Asserts that representatives represent themselves, that those of negations are negations, and that
    /// replaced literals are neither frozen nor assigned.
    fn check_representatives(&self, representative: &[Lit]) {
        for (at, &to) in representative.iter().enumerate() {
            let lit = Lit::from_index(at);
            assert_eq!(
                representative[to.index()],
                to,
                "equivalences: {to:?} stands for {lit:?} and not for itself"
            );
            assert_eq!(representative[(!lit).index()], !to, "equivalences: {lit:?} and its negation differ");
            let is_open = |lit: Lit| self.active[lit.var().index()] && self.trail.value(lit) == 0;
            assert!(to == lit || is_open(lit) && is_open(to), "equivalences: {to:?} stands for {lit:?}");
            assert!(to == lit || !self.is_frozen(lit.var()), "equivalences: the frozen {lit:?} is replaced");
        }
    }

    /// Replaces literals by their representatives in all clauses, which are in the arena; false if
    /// interrupted.
    fn substitute_everywhere(&mut self, representative: &[Lit], ids: &[ClauseId]) -> bool {
        let Clauses { irredundant, redundant, .. } = &self.clauses;
        let all: Vec<ClauseRef> = irredundant.iter().chain(redundant).copied().collect();
        let mut lits: Vec<Lit> = Vec::new();
        for clause in all {
            let old = self.clauses.lits(clause);
            if self.interrupt.over_after(1) {
                return false;
            }
            if self.clauses.is_garbage(clause) || old.iter().all(|lit| representative[lit.index()] == *lit) {
                continue;
            }
            lits.clear();
            lits.extend(old.iter().map(|lit| representative[lit.index()]));
            lits.sort_unstable();
            lits.dedup();
            let holds = lits.iter().any(|&lit| self.trail.value(lit) > 0)
                || lits.windows(2).any(|pair| pair[0] == !pair[1]);
            lits.retain(|&lit| self.trail.value(lit) == 0);
            if holds {
                self.clauses.set_garbage(clause);
            } else {
                let id = self.derive_substituted(clause, &lits, representative, ids);
                self.rewrite_clause(clause, &lits, id);
            }
        }
        true
    }

    /// Derives a clause after substitution.
    fn derive_substituted(
        &mut self,
        clause: ClauseRef,
        lits: &[Lit],
        representative: &[Lit],
        ids: &[ClauseId],
    ) -> ClauseId {
        if !self.trace.on() {
            return ClauseId::NONE;
        }
        let old = self.clauses.lits(clause);
        let replaced = old.iter().filter(|lit| representative[lit.index()] != **lit);
        let pairs: Vec<(Lit, [Lit; 2])> =
            replaced.map(|&lit| (!lit, [representative[lit.index()], !lit])).collect();
        let mut from: Vec<(ClauseId, &[Lit])> =
            pairs.iter().map(|(lit, pair)| (id_of(ids, *lit), &pair[..])).collect();
        from.push((self.clauses.id(clause), old));
        self.trace.derive(lits, &from)
    }

    /// Replaces the literals of a clause by these, which are not more, and none of which is true.
    fn rewrite_clause(&mut self, clause: ClauseRef, lits: &[Lit], id: ClauseId) {
        match *lits {
            [] => self.refute_by(id),
            [unit] => {
                self.add_unit(unit, id);
                self.clauses.set_garbage(clause);
            }
            _ => {
                self.trace.delete(self.clauses.id(clause));
                self.clauses.set_id(clause, id);
                self.clauses.lits_mut(clause)[..lits.len()].copy_from_slice(lits);
                self.clauses.shrink(clause, lits.len());
            }
        }
    }
}

/// The number of the clause `¬r ∨ lit`.
fn id_of(ids: &[ClauseId], lit: Lit) -> ClauseId {
    ids.get(lit.index()).copied().unwrap_or_default()
}

impl Components {
    fn meet(&mut self, lit: Lit) {
        self.met += 1;
        self.numbers[lit.index()] = self.met;
        self.open.push(lit);
        self.work.push((lit, 0, self.met));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::sat::Outcome;
    use javelin_term::limits::Limits;

    fn lit(number: i32) -> Lit {
        Var(number.unsigned_abs() - 1).lit(number > 0)
    }

    fn solver(clauses: &[&[i32]]) -> Solver {
        let mut solver = Solver::new();
        for clause in clauses {
            let lits: Vec<Lit> = clause.iter().map(|&number| lit(number)).collect();
            solver.add_clause(&lits);
        }
        solver
    }

    /// A cycle of ten equal literals, some negated, and two clauses that, under the assumptions, are true
    /// only if they are.
    #[test]
    fn a_ring_becomes_one_variable_and_comes_back() {
        let ring = [1, -2, 3, 4, -5, 6, 7, 8, -9, 10];
        let pairs: Vec<[i32; 2]> = (0..10).map(|at| [-ring[at], ring[(at + 1) % 10]]).collect();
        let mut solver = solver(&pairs.iter().map(|pair| &pair[..]).collect::<Vec<_>>());
        solver.add_clause(&[lit(-2), lit(10), lit(11)]);
        solver.add_clause(&[lit(12), lit(10), lit(11)]);
        assert!(solver.substitute_equivalent());
        assert_eq!(solver.statistics.equivalences_replaced, 9);
        assert_eq!(solver.solve(&[lit(-11), lit(-12)], &Limits::none()), Outcome::Sat);
        assert!(ring.iter().all(|&number| solver.value(lit(number))));
        assert_eq!(solver.solve(&[lit(3), lit(9)], &Limits::none()), Outcome::Unsat);
        assert_eq!(solver.core(), [lit(3), lit(9)]);
    }

    /// That 3 equals 1 is binary only after 2 was replaced by 1.
    #[test]
    fn clauses_that_become_binary_are_for_the_next_round() {
        for rounds in [1, 2] {
            let mut solver = solver(&[&[-1, 2], &[-2, 1], &[-1, -2, 3], &[1, 2, -3], &[3, 4, 5]]);
            solver.params.equivalences_rounds = rounds;
            solver.substitute_all();
            assert_eq!(solver.statistics.equivalences_replaced, u64::from(rounds));
            assert_eq!(solver.solve(&[lit(-3), lit(2)], &Limits::none()), Outcome::Unsat);
        }
    }

    #[test]
    fn a_literal_equal_to_its_negation_is_a_contradiction() {
        let mut solver = solver(&[&[-1, 2], &[-2, 3], &[-3, -1], &[1, 4], &[-4, 5], &[-5, 1]]);
        assert!(!solver.substitute_equivalent());
        assert!(solver.inconsistent);
    }
}
