//! Bounded variable addition.
//!
//! **Idea.** If all clauses `l ∨ C` are there for some literals `l` (factors) and some rests `C`, a fresh variable `x`
//! with `l ∨ x` for each literal and `¬x ∨ C` for each rest says the same in fewer clauses (Manthey, Heule, Biere:
//! Automated Reencoding of Boolean Formulas, HVC 2012). At-most-one constraints written in pairs gain most.
//!
//! **Here.** The literal in most clauses is the first factor; the next is always the one that keeps most rests, the more
//! frequent on a tie, as long as two rests are left; then the number of factors that saves most is taken. It must save
//! more clauses than elimination may leave, or that would undo it at once. Fresh variables are last in both
//! decision orders.
//!
//! **Contract.** In dense state. Resolving on `x` gives the clauses back, so the formula has the same models but for
//! `x`, and nothing is kept for models; later clauses and assumptions may mention all other variables. The client must
//! have said that it leaves numbers to the solver (`Solver::allow_fresh_vars`). To the proof, `¬x ∨ C` and then `l ∨ x`
//! are definitions; the resolvents of the latter are the clauses replaced.
//!
//! **Cost.** Counts list entries and clauses looked at against the budget of `Dense`: a base and a share of search. Pauses
//! after rounds that found nothing. Counters: factored, and the clauses saved.

use super::dense::{Dense, signature};
use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::proof::event::{ClauseId, Resolved};
use crate::sat::clause::ClauseRef;
use crate::sat::{Solver, VARS_MAX};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A clause with the last factor.
#[derive(Clone, Copy)]
struct Match {
    clause: ClauseRef,
    /// The place, in the quotient before, of the clause with the same rest.
    before: usize,
}

/// What the factors so far have in common: by rest, the clause of the last factor.
struct Quotient {
    factor: Lit,
    clauses: Vec<Match>,
}

/// A clause that differs from one of a quotient by a literal: that literal, the place in the quotient, the clause.
type Candidate = (Lit, usize, ClauseRef);

/// Literals to begin with, those in most clauses first.
struct Schedule {
    heap: BinaryHeap<(usize, Reverse<Lit>)>,
    /// By literal: it is on the heap. Fresh literals have no entry, and wait for the next round.
    waiting: Vec<bool>,
}

impl Schedule {
    fn push(&mut self, lit: Lit, dense: &Dense) {
        let count = dense.list(lit).len();
        if let Some(waiting) = self.waiting.get_mut(lit.index())
            && count > 1
            && !std::mem::replace(waiting, true)
        {
            self.heap.push((count, Reverse(lit)));
        }
    }

    fn pop(&mut self) -> Option<Lit> {
        let (_, Reverse(lit)) = self.heap.pop()?;
        self.waiting[lit.index()] = false;
        Some(lit)
    }
}

/// How many clauses fewer there are if so many factors and rests are replaced.
fn saved(factors: usize, rests: usize) -> usize {
    (factors * rests).saturating_sub(factors + rests)
}

impl Solver {
    /// Looks for factors until the budget is used up; whether there were any.
    pub(super) fn factor(&mut self, dense: &mut Dense) -> bool {
        let before = self.statistics.factored;
        dense.budget = self.dense_budget(self.params.factor_base_effort, self.params.factor_effort);
        let lits = 2 * self.trail.vars();
        let mut schedule = Schedule { heap: BinaryHeap::new(), waiting: vec![false; lits] };
        (0..lits).for_each(|index| schedule.push(Lit::from_index(index), dense));
        while dense.budget >= 0
            && !self.cut_short()
            && self.own_vars.len() < self.params.factor_vars
            && self.trail.vars() < VARS_MAX
        {
            let Some(lit) = schedule.pop() else { break };
            let budget = dense.budget;
            let mut chain = self.factor_chain(lit, lits, dense);
            let gain = |at: usize| saved(at + 1, chain[at].clauses.len());
            let best = (0..chain.len()).max_by_key(|&at| (gain(at), Reverse(at)));
            let bound = self.params.factor_reduction.max(self.inprocess.eliminate_bound);
            if let Some(best) = best.filter(|&best| gain(best) > bound) {
                self.statistics.factor_saved += gain(best) as u64;
                chain.truncate(best + 1);
                self.replace_factored(&chain, dense, &mut schedule);
            }
            self.interrupt.spend(budget.abs_diff(dense.budget));
        }
        let count = (self.statistics.factored - before) as usize;
        self.queue.move_back(count);
        count > 0
    }

    /// Factors from this one on, each with the rests that it shares with all before it.
    fn factor_chain(&self, first: Lit, lits: usize, dense: &mut Dense) -> Vec<Quotient> {
        let list = dense.list(first);
        let clauses = list.iter().map(|occurrence| occurrence.clause).filter(|&clause| {
            !self.clauses.is_garbage(clause)
                && self.clauses.size(clause) <= self.params.factor_size
                && self.clauses.lits(clause).iter().all(|&lit| self.trail.value(lit) == 0)
        });
        let clauses = clauses.map(|clause| Match { clause, before: 0 }).collect();
        dense.budget -= 2 * list.len() as i64;
        let mut chain = vec![Quotient { factor: first, clauses }];
        while let Some(next) = self.next_factor(&chain, lits, dense) {
            chain.push(next);
        }
        chain
    }

    /// The factor that shares most rests with those before it; `None` if it would share one at most, or the budget is
    /// used up.
    fn next_factor(&self, chain: &[Quotient], lits: usize, dense: &mut Dense) -> Option<Quotient> {
        let last = chain.last()?;
        let is_factor = |lit: Lit| chain.iter().any(|quotient| quotient.factor == lit);
        let mut candidates = Vec::new();
        for (at, &Match { clause, .. }) in last.clauses.iter().enumerate() {
            let rest: Vec<Lit> =
                self.clauses.lits(clause).iter().copied().filter(|&lit| lit != last.factor).collect();
            if dense.budget < 0 {
                return None;
            }
            if !rest.iter().any(|&lit| is_factor(lit)) {
                self.find_candidates(at, &rest, dense, &mut candidates);
            }
        }
        candidates.retain(|&(lit, ..)| lit.index() < lits && self.trail.value(lit) == 0 && !is_factor(lit));
        candidates.sort_unstable();
        candidates.dedup_by_key(|&mut (lit, at, _)| (lit, at));
        let groups = candidates.chunk_by(|one, other| one.0 == other.0);
        let best = groups.max_by_key(|group| {
            let lit = group[0].0;
            (group.len(), dense.list(lit).len(), Reverse(lit))
        })?;
        let mut clauses: Vec<Match> =
            best.iter().map(|&(_, before, clause)| Match { clause, before }).collect();
        clauses.sort_unstable_by_key(|found| (found.clause, found.before));
        clauses.dedup_by_key(|found| found.clause);
        (clauses.len() > 1).then_some(Quotient { factor: best[0].0, clauses })
    }

    /// Finds the clauses that have all of `rest` and one more literal.
    fn find_candidates(&self, at: usize, rest: &[Lit], dense: &mut Dense, candidates: &mut Vec<Candidate>) {
        let Some(&rarest) = rest.iter().min_by_key(|lit| dense.list(**lit).len()) else { return };
        let wanted = signature(rest);
        rest.iter().for_each(|lit| dense.marks[lit.index()] = true);
        let mut looks = 0;
        for occurrence in dense.list(rarest) {
            if wanted & !occurrence.signature != 0 {
                continue;
            }
            looks += 1;
            let lits = self.clauses.lits(occurrence.clause);
            if lits.len() != rest.len() + 1 || self.clauses.is_garbage(occurrence.clause) {
                continue;
            }
            let mut others = lits.iter().filter(|lit| !dense.marks[lit.index()]);
            if let (Some(&other), None) = (others.next(), others.next()) {
                candidates.push((other, at, occurrence.clause));
            }
        }
        rest.iter().for_each(|lit| dense.marks[lit.index()] = false);
        dense.budget -= 1 + looks + dense.list(rarest).len() as i64 / 8;
    }

    /// Replaces the clauses of a chain by those of a fresh variable.
    fn replace_factored(&mut self, chain: &[Quotient], dense: &mut Dense, schedule: &mut Schedule) {
        let Some(last) = chain.last() else { return };
        let fresh = self.own_var().lit(true);
        dense.new_var();
        let mut places: Vec<usize> = (0..last.clauses.len()).collect();
        let mut rests = Vec::new();
        for &Match { clause, .. } in &last.clauses {
            let mut lits = vec![!fresh];
            lits.extend(self.clauses.lits(clause).iter().filter(|&&lit| lit != last.factor));
            rests.push(self.trace.define(&lits, &mut []));
            self.add_factored(&lits, rests[rests.len() - 1], dense);
        }
        for quotient in chain.iter().rev() {
            let clauses: Vec<ClauseRef> = places.iter().map(|&at| quotient.clauses[at].clause).collect();
            let resolved = rests.iter().zip(&clauses);
            let mut resolved: Vec<Resolved> = resolved
                .map(|(&rest, &clause)| Resolved { clause: rest, antecedents: vec![self.clauses.id(clause)] })
                .collect();
            let lits = [fresh, quotient.factor];
            let id = self.trace.define(&lits, &mut resolved);
            self.add_factored(&lits, id, dense);
            places.iter_mut().for_each(|at| *at = quotient.clauses[*at].before);
            for clause in clauses {
                dense.touch(self.clauses.lits(clause));
                self.clauses.set_garbage(clause);
                self.clauses.lits(clause).iter().for_each(|&lit| schedule.push(lit, dense));
            }
        }
    }

    fn add_factored(&mut self, lits: &[Lit], id: ClauseId, dense: &mut Dense) {
        dense.budget -= lits.len() as i64;
        match self.clauses.add(lits, false, 0, id) {
            Some(clause) => dense.connect(clause, lits),
            None => self.exhausted = true,
        }
    }

    /// Makes a variable that the client does not know.
    fn own_var(&mut self) -> Var {
        let var = self.new_var();
        self.own_vars.push(var);
        self.statistics.factored += 1;
        var
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{Limits, Stop};
    use crate::proof::check::OnlineChecker;
    use crate::sat::Outcome;

    /// At most one of so many variables, in pairs, factored.
    fn at_most_one(vars: u32) -> Solver {
        let mut solver = Solver::new();
        solver.trace(Box::new(OnlineChecker::new()), 0);
        (0..vars).for_each(|_| {
            solver.new_var();
        });
        for one in 0..vars {
            (0..one).for_each(|other| solver.add_clause(&[Var(one).lit(false), Var(other).lit(false)]));
        }
        solver.allow_fresh_vars();
        let mut dense = solver.make_dense();
        assert!(solver.factor(&mut dense));
        solver.make_sparse();
        solver
    }

    #[test]
    fn pairs_become_few() {
        let mut solver = at_most_one(30);
        let binaries: usize =
            (0..2 * solver.vars()).map(|lit| solver.watches.list(Lit::from_index(lit)).len()).sum();
        assert_eq!(435 - binaries as u64 / 2, solver.statistics().factor_saved);
        assert!(binaries / 2 < 120, "{binaries}");
        for var in (0..30).map(Var) {
            assert_eq!(solver.solve(&[var.lit(true)], &Limits::none()), Outcome::Sat);
            assert!((0..30).all(|other| solver.value(Var(other).lit(true)) == (other == var.0)));
            let other = Var((var.0 * 7 + 3) % 30);
            if other != var {
                let both = [var.lit(true), other.lit(true)];
                assert_eq!(solver.solve(&both, &Limits::none()), Outcome::Unsat);
                assert_eq!(solver.core().len(), 2);
            }
        }
        assert_eq!(solver.proof_problem(), None);
    }

    #[test]
    fn later_variables_have_other_numbers() {
        let mut solver = at_most_one(12);
        let later = solver.new_var();
        assert!(later.index() >= 12 && !solver.own_vars.contains(&later));
        solver.add_clause(&[Var(0).lit(true), later.lit(true)]);
        let assumed = [Var(1).lit(true)];
        assert_eq!(solver.solve(&assumed, &Limits::none()), Outcome::Sat);
        assert!(solver.value(later.lit(true)));
        assert_eq!(solver.proof_problem(), None);
    }

    #[test]
    fn numbers_that_the_solver_took_are_refused() {
        let mut solver = at_most_one(12);
        let own = solver.own_vars[0];
        solver.add_clause(&[own.lit(true)]);
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unknown(Stop::Memory));
    }
}
