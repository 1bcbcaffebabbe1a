//! Bounded variable elimination.
//!
//! **Idea.** A variable's clauses are replaced by all their resolvents on it, if that does not make the
//! formula larger (Davis and Putnam, "A computing procedure for quantification theory", 1960; SatELite: Eén
//! and Biere, "Effective preprocessing in SAT through variable and clause elimination", 2005).
//!
//! **Here.** Variables with the fewest possible resolvents are tried first, or those that occur least (as in
//! Spear, whose cutoffs are parameters here, too: Babić, "Exploiting structure for scalable software
//! verification", 2008, section 5.1.3). The bound is how many clauses more than before an elimination may
//! leave. It grows when all variables have been tried with the last one (CaDiCaL's incremental bound: 0, 1,
//! 2, 4, ...); until then only variables are tried that lost clauses since the last try, or were frozen. New
//! resolvents subsume and strengthen clauses at once, by which more variables can be eliminated.
//!
//! **Contract.** In dense state. The clauses replaced go to the extension stack, which completes models, and
//! from which they return when the variable is used again. Variables that were assumed or returned lately are
//! frozen and not eliminated.
//!
//! **Cost.** Counts the literals of resolved clauses against the budget of `Dense`. Counters: `eliminate-*`.

use super::dense::Dense;
use crate::cnf::literal::{Lit, Var};
use crate::params::EliminateOrder;
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::clause::ClauseRef;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Resolvents, the literals of one after those of the other.
#[derive(Default)]
struct Resolvents {
    lits: Vec<Lit>,
    all: Vec<Resolvent>,
}

/// Where the literals of a resolvent end, and its parents.
struct Resolvent {
    end: usize,
    of: [ClauseRef; 2],
}

/// The variables to try, with their costs, the smallest first. Most are tried once, so they are sorted; those
/// that turn out to cost more come again.
struct EliminationSchedule {
    /// The smallest cost comes last.
    sorted: Vec<(u64, Var)>,
    again: BinaryHeap<Reverse<(u64, Var)>>,
}

impl EliminationSchedule {
    fn pop(&mut self) -> Option<(u64, Var)> {
        match (self.sorted.last(), self.again.peek()) {
            (Some(first), Some(Reverse(again))) if first <= again => self.sorted.pop(),
            (Some(_), None) => self.sorted.pop(),
            _ => self.again.pop().map(|Reverse(next)| next),
        }
    }

    fn vars(&self) -> impl Iterator<Item = Var> {
        let again = self.again.iter().map(|Reverse((_, var))| *var);
        self.sorted.iter().map(|(_, var)| *var).chain(again)
    }
}

impl Solver {
    /// Eliminates and subsumes in turn until no more variables are eliminated; then raises the bound.
    pub(super) fn eliminate_rounds(&mut self, dense: &mut Dense) {
        for _ in 0..self.params.eliminate_rounds {
            let before = self.statistics.eliminate_variables;
            if !self.round(
                "eliminate",
                |counters| counters.eliminate_variables,
                |solver| solver.eliminate(dense),
            ) {
                return;
            }
            self.subsume_round(dense);
            if self.statistics.eliminate_variables == before {
                self.raise_bound(dense);
                return;
            }
        }
    }

    /// Raises the bound, and marks all variables to be tried again.
    fn raise_bound(&mut self, dense: &mut Dense) {
        let bound = &mut self.inprocess.eliminate_bound;
        if *bound < self.params.eliminate_bound {
            *bound = (2 * *bound).max(1).min(self.params.eliminate_bound);
            self.statistics.eliminate_bound = *bound as u64;
            dense.touched.fill(true);
        }
    }

    /// Tries all touched variables; false if the budget ended before.
    pub(super) fn eliminate(&mut self, dense: &mut Dense) -> bool {
        if self.statistics.inprocess_rounds > self.params.eliminate_simplifications || self.cut_short() {
            return false;
        }
        dense.budget = self.dense_budget(self.params.eliminate_base_effort, self.params.eliminate_effort);
        let Some(mut schedule) = self.schedule(dense) else { return false };
        schedule.vars().for_each(|var| dense.touched[var.index()] = false);
        while let Some((expected, var)) = schedule.pop() {
            if self.cut_short() || dense.budget < 0 {
                dense.touched[var.index()] = true;
                schedule.vars().for_each(|var| dense.touched[var.index()] = true);
                return false;
            }
            let before = dense.budget;
            if !self.may_eliminate(var) {
                continue;
            }
            self.prune(var, dense);
            let now = self.elimination_cost(var, dense);
            if now > expected {
                schedule.again.push(Reverse((now, var)));
            } else {
                self.try_eliminate(var, dense);
            }
            self.interrupt.spend(before.abs_diff(dense.budget));
            if self.params.eliminate_subsume {
                self.subsume_fresh(dense);
            }
        }
        if cfg!(debug_assertions) {
            self.check_dense(dense);
        }
        true
    }

    /// All touched variables; `None` if interrupted.
    fn schedule(&mut self, dense: &Dense) -> Option<EliminationSchedule> {
        self.interrupt.spend(dense.touched.len() as u64);
        let touched = (0..self.trail.vars() as u32)
            .map(Var)
            .filter(|&var| dense.touched[var.index()] && self.may_eliminate(var))
            .map(|var| (self.elimination_cost(var, dense), var));
        let mut sorted: Vec<_> = touched.collect();
        let is_sorted = self.interrupt.sort_by(&mut sorted, |one, other| other.cmp(one));
        is_sorted.then_some(EliminationSchedule { sorted, again: BinaryHeap::new() })
    }

    fn may_eliminate(&self, var: Var) -> bool {
        self.active[var.index()] && !self.is_frozen(var) && self.trail.value(var.lit(true)) == 0
    }

    /// Drops garbage from the lists of a variable, and clauses that are true.
    fn prune(&mut self, var: Var, dense: &mut Dense) {
        for lit in [var.lit(true), var.lit(false)] {
            let mut list = dense.take_list(lit);
            dense.budget -= list.len() as i64;
            list.retain(|occurrence| {
                let lits = self.clauses.lits(occurrence.clause);
                if !self.clauses.is_garbage(occurrence.clause)
                    && lits.iter().any(|&lit| self.trail.value(lit) > 0)
                {
                    self.clauses.set_garbage(occurrence.clause);
                }
                !self.clauses.is_garbage(occurrence.clause)
            });
            dense.put_list(lit, list);
        }
    }

    fn try_eliminate(&mut self, var: Var, dense: &mut Dense) {
        let clauses = |lit: Lit| dense.list(lit).iter().map(|occurrence| occurrence.clause).collect();
        let (positive, negative): (Vec<ClauseRef>, Vec<ClauseRef>) =
            (clauses(var.lit(true)), clauses(var.lit(false)));
        if self.occurs_too_often(&positive, &negative) {
            return;
        }
        let Some(resolvents) = self.resolvents(var, [&positive, &negative], dense) else { return };
        self.statistics.eliminate_variables += 1;
        self.statistics.eliminate_resolvents += resolvents.all.len() as u64;
        self.extension.begin(var);
        for &clause in positive.iter().chain(&negative) {
            self.extension.push_clause(self.clauses.lits(clause), self.clauses.id(clause));
            dense.touch(self.clauses.lits(clause));
            self.clauses.set_garbage(clause);
        }
        self.active[var.index()] = false;
        let mut start = 0;
        for resolvent in resolvents.all {
            self.add_resolvent(&resolvents.lits[start..resolvent.end], resolvent.of, dense);
            start = resolvent.end;
        }
        for clause in positive.into_iter().chain(negative) {
            self.clauses.set_id(clause, ClauseId::NONE);
        }
    }

    fn occurs_too_often(&self, positive: &[ClauseRef], negative: &[ClauseRef]) -> bool {
        let literals =
            || -> usize { positive.iter().chain(negative).map(|&clause| self.clauses.size(clause)).sum() };
        positive.len().max(negative.len()) > self.params.eliminate_occurrences
            || positive.len() + negative.len() > self.params.eliminate_clauses
            || literals() > self.params.eliminate_literals
    }

    /// The cost by which variables are ordered, the smallest first: the possible resolvents, or the
    /// occurrences.
    fn elimination_cost(&self, var: Var, dense: &Dense) -> u64 {
        let [positive, negative] = [var.lit(true), var.lit(false)].map(|lit| dense.list(lit).len() as u64);
        match self.params.eliminate_order {
            EliminateOrder::Product => positive * negative,
            EliminateOrder::Occurrences => positive + negative,
        }
    }

    /// All resolvents that are not tautologies; `None` if there are too many or one is too long.
    fn resolvents(
        &self,
        var: Var,
        [positive, negative]: [&[ClauseRef]; 2],
        dense: &mut Dense,
    ) -> Option<Resolvents> {
        let limit = positive.len() + negative.len() + self.inprocess.eliminate_bound;
        let mut resolvents = Resolvents::default();
        for &first in positive {
            let fixed_lits = self.clauses.lits(first);
            fixed_lits.iter().for_each(|lit| dense.marks[lit.index()] = true);
            let mut fits = true;
            for &second in negative {
                dense.budget -= 2 + self.clauses.size(second) as i64 / 4;
                let start = resolvents.lits.len();
                if !self.resolve_on(var, second, &dense.marks, &mut resolvents.lits) {
                    resolvents.lits.truncate(start);
                    continue;
                }
                let others = fixed_lits.iter().filter(|&&lit| lit.var() != var && self.trail.value(lit) == 0);
                resolvents.lits.extend(others);
                resolvents.all.push(Resolvent { end: resolvents.lits.len(), of: [first, second] });
                fits = resolvents.all.len() <= limit
                    && resolvents.lits.len() - start <= self.params.eliminate_resolvent_size;
                if !fits {
                    break;
                }
            }
            fixed_lits.iter().for_each(|lit| dense.marks[lit.index()] = false);
            if !fits {
                return None;
            }
        }
        Some(resolvents)
    }

    /// Appends the literals of `clause` that are neither marked nor false; false for a tautology.
    fn resolve_on(&self, var: Var, clause: ClauseRef, marks: &[bool], lits: &mut Vec<Lit>) -> bool {
        for &lit in self.clauses.lits(clause) {
            if lit.var() == var || marks[lit.index()] || self.trail.value(lit) < 0 {
                continue;
            }
            if marks[(!lit).index()] || self.trail.value(lit) > 0 {
                return false;
            }
            lits.push(lit);
        }
        true
    }

    fn add_resolvent(&mut self, lits: &[Lit], of: [ClauseRef; 2], dense: &mut Dense) {
        if lits.iter().any(|&lit| self.trail.value(lit) > 0) {
            return;
        }
        let id = self.derive_resolvent(lits, of);
        match *lits {
            [] => self.refute_by(id),
            [unit] => self.add_unit(unit, id),
            _ => match self.clauses.add(lits, false, 0, id) {
                Some(clause) => dense.connect(clause, lits),
                None => self.exhausted = true,
            },
        }
    }
}
