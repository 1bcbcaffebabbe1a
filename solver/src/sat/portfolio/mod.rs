//! Several searches for one answer, each on a thread of its own.
//!
//! **Idea.** Searches that differ in their parameters take very different times on one formula; the first
//! that ends has the answer for all (a portfolio: Hamadi, Jabbour, Sais, "ManySAT: a parallel SAT solver",
//! 2009). Meanwhile they exchange literals of level 0 and learnt clauses that are short or of low glue.
//!
//! **Here.** A call begins alone. Once it has taken `jobs-delay` ticks, `jobs - 1` helpers get a copy of the
//! irredundant clauses. They live until the call ends, and only their clauses, and the answer of one of
//! them, stay. A model that a helper found is decided literal by literal, so it is checked like any other.
//!
//! **Why sound.** All that a search derives follows from its clauses by resolution, as the proofs show, so
//! from the copied formula; and each search's formula has a model if the copied one has. A clause with a
//! variable that the receiver has eliminated or replaced is not taken.
//!
//! **Contract.** Forks after propagation without conflict. Without effect while a proof is traced, and where
//! solvers share the processors with others. With helpers, limits of conflicts and ticks count the first
//! search only, and two runs need not be alike; what is left of the memory is shared out equally.
//!
//! **Cost.** A copy of the irredundant clauses for all and a solver for each helper. Counters: `portfolio-*`.

mod exchange;
#[cfg(test)]
mod tests;

pub(super) use exchange::Member;

use super::decide::Step;
use super::trail::Reason;
use super::{Outcome, Solver};
use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::limits::{Limits, Stop};
use crate::params::{ModeChoice, Params};
use crate::proof::event::ClauseId;
use exchange::{Exchange, Inbox};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Conflicts between two looks into the inbox.
const INTERVAL: u64 = 200;
/// The greatest glue of a clause that is sent.
const GLUE_MAX: u32 = 2;
/// The longest clause that is sent.
const SIZE_MAX: usize = 30;
/// The size of a helper's stack: a search does not recurse.
const STACK: usize = 1 << 20;

/// The formula that the helpers begin with.
struct Formula {
    /// By variable: whether it may be decided.
    active: Vec<bool>,
    lits: Vec<Lit>,
    ends: Vec<usize>,
}

impl Formula {
    fn push(&mut self, clause: &[Lit]) {
        self.lits.extend_from_slice(clause);
        self.ends.push(self.lits.len());
    }
}

/// One of the other searches.
struct Helper<'a> {
    formula: &'a Formula,
    assumptions: &'a [Lit],
    params: Params,
    limits: Limits,
    member: Member,
}

impl Helper<'_> {
    /// Searches, and leaves the answer in the exchange if it is the first.
    fn run(self) {
        let Helper { formula, assumptions, params, limits, member } = self;
        let held = limits.held.clone();
        let turn = held.as_ref().map(|held| held.enter());
        let exchange = member.exchange.clone();
        let mut solver = Solver::with_params(params);
        if solver.take_formula(formula, &limits) {
            let told_fixed = solver.trail.fixed_count();
            solver.member = Some(Member { told_fixed, ..member });
            let outcome = solver.solve(assumptions, &limits);
            if !matches!(outcome, Outcome::Unknown(_)) {
                solver.answer(outcome, &exchange);
            }
        }
        drop(solver);
        drop(turn);
    }
}

impl Solver {
    /// Whether helpers are to be started now.
    pub(super) fn forking(&self) -> bool {
        self.params.jobs > 1
            && self.member.is_none()
            && !self.trace.on()
            && self.interrupt.spent() >= self.params.jobs_delay
            && !self.interrupt.limits().is_shared()
    }

    /// Goes on with the search, beside helpers, to its end.
    pub(super) fn fork(&mut self) -> Outcome {
        self.statistics.portfolio_forks += 1;
        let formula = self.formula();
        let assumptions = std::mem::take(&mut self.assumptions);
        let jobs = self.params.jobs as usize;
        let exchange = Arc::new(Exchange::new(jobs, formula.active.len(), assumptions.len()));
        let limits = self.interrupt.limits().clone();
        let helpers = (1..jobs).map(|number| Helper {
            formula: &formula,
            assumptions: &assumptions,
            params: self.varied(number),
            limits: limits.of_helper(jobs as u64, exchange.over.clone()),
            member: Member { exchange: exchange.clone(), number, next_conflicts: 0, told_fixed: 0 },
        });
        let helpers: Vec<Helper<'_>> = helpers.collect();
        let told_fixed = self.trail.fixed_count();
        let member = Member { exchange: exchange.clone(), number: 0, next_conflicts: 0, told_fixed };
        self.member = Some(member);
        self.assumptions = assumptions.clone();
        self.interrupt.watch(exchange.over.clone(), limits.beside_helpers(jobs as u64));
        let outcome = std::thread::scope(|scope| {
            for helper in helpers {
                let thread = std::thread::Builder::new().name("helper".into()).stack_size(STACK);
                // Where there is no thread to be had, there is one search less.
                let _ = thread.spawn_scoped(scope, move || helper.run());
            }
            let outcome = self.search();
            exchange.over.store(true, Ordering::Relaxed);
            outcome
        });
        self.interrupt.unwatch(limits);
        let outcome = self.adopt(outcome, &exchange);
        self.member = None;
        outcome
    }

    /// The irredundant clauses, and the literals of level 0.
    fn formula(&self) -> Formula {
        let mut formula = Formula { active: self.active.clone(), lits: Vec::new(), ends: Vec::new() };
        self.trail.lits()[..self.trail.fixed_count()].iter().for_each(|&lit| formula.push(&[lit]));
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            for watch in self.watches.list(lit) {
                if watch.is_binary() && !watch.is_redundant_binary() && lit < watch.blocker {
                    formula.push(&[lit, watch.blocker]);
                }
            }
        }
        for &clause in self.clauses.irredundant.iter().filter(|&&clause| !self.clauses.is_garbage(clause)) {
            formula.push(self.clauses.lits(clause));
        }
        formula
    }

    /// Makes this new solver one of the formula; false if interrupted.
    fn take_formula(&mut self, formula: &Formula, limits: &Limits) -> bool {
        self.interrupt.start(limits);
        for &is_active in &formula.active {
            let var = self.new_var();
            self.active[var.index()] = is_active;
        }
        let mut start = 0;
        for &end in &formula.ends {
            if self.interrupt.over_after(1) {
                return false;
            }
            self.add_now(&formula.lits[start..end]);
            start = end;
        }
        true
    }

    /// The parameters of a helper: it stays in stable mode, or in focused mode, or does as the others with
    /// other values first.
    fn varied(&self, number: usize) -> Params {
        let mut params = Params { jobs: 1, lucky: false, ..self.params.clone() };
        params.seed = params.seed.wrapping_add(number as u64);
        match number % 3 {
            1 => params.mode = ModeChoice::Stable,
            2 => params.mode = ModeChoice::Focused,
            _ => params.phase_initial = !params.phase_initial,
        }
        params
    }

    /// Leaves an answer for the first search, unless there is one.
    fn answer(&self, outcome: Outcome, exchange: &Exchange) {
        let mut answer = exchange.answer();
        if answer.outcome.is_none() {
            let model = (0..self.trail.vars()).map(|index| self.value(Var(index as u32).lit(true)));
            match outcome {
                Outcome::Sat => answer.model.extend(model),
                _ => answer.core.extend_from_slice(&self.core),
            }
            answer.outcome = Some(outcome);
            exchange.over.store(true, Ordering::Relaxed);
        }
    }

    /// Makes the answer of a helper this solver's, if the search found none itself.
    fn adopt(&mut self, outcome: Outcome, exchange: &Exchange) -> Outcome {
        let answer = exchange.answer();
        match (outcome, answer.outcome) {
            (Outcome::Unknown(_), Some(Outcome::Unsat)) => {
                self.statistics.portfolio_answers += 1;
                self.inconsistent |= answer.core.is_empty();
                self.core.clear();
                self.core.extend_from_slice(&answer.core);
                Outcome::Unsat
            }
            (Outcome::Unknown(_), Some(Outcome::Sat)) => {
                self.statistics.portfolio_answers += 1;
                self.follow(&answer.model)
            }
            _ => outcome,
        }
    }

    /// Decides as a model has it until all is assigned.
    fn follow(&mut self, model: &[bool]) -> Outcome {
        self.backtrack(0);
        self.repair.on = false;
        if self.parked {
            self.unpark();
        }
        while !self.inconsistent {
            let conflict = self.propagate();
            if let Some(stop) = self.stopping() {
                return Outcome::Unknown(stop);
            }
            if conflict.is_some() {
                break;
            }
            match self.assume() {
                Some(Step::Failed) => break,
                Some(_) => continue,
                None => {}
            }
            let Some(var) = self.next_decision_variable() else {
                self.found_model();
                return Outcome::Sat;
            };
            self.trail.push_level();
            self.trail.assign(var.lit(model[var.index()]), Reason::None);
        }
        // No model of the formula leads here.
        Outcome::Unknown(Stop::Broken("a helper's model contradicts the clauses"))
    }

    /// Sends a learnt clause to the others if it is worth it.
    pub(super) fn tell_others(&self, clause: &[Lit], glue: u32) {
        if let Some(member) = &self.member
            && (clause.len() == 2 || glue <= GLUE_MAX && (2..=SIZE_MAX).contains(&clause.len()))
        {
            member.tell(clause, glue);
        }
    }

    /// Whether it is time to look into the inbox.
    pub(super) fn importing(&self) -> bool {
        self.member.as_ref().is_some_and(|member| self.statistics.conflicts >= member.next_conflicts)
    }

    /// Tells the others the new literals of level 0, and takes in what they have sent.
    pub(super) fn import(&mut self) {
        let Some(mut member) = self.member.take() else { return };
        member.next_conflicts = self.statistics.conflicts + INTERVAL;
        for &lit in
            &self.trail.lits()[member.told_fixed.min(self.trail.fixed_count())..self.trail.fixed_count()]
        {
            member.tell(&[lit], 0);
        }
        member.told_fixed = self.trail.fixed_count();
        let mut clauses = Inbox::default();
        member.take(&mut clauses);
        self.member = Some(member);
        let mut start = 0;
        for (end, glue) in clauses.ends {
            self.add_learnt(&mut clauses.lits[start..end], glue);
            start = end;
        }
    }

    /// Adds a clause that another search has derived.
    fn add_learnt(&mut self, clause: &mut [Lit], glue: u32) {
        let is_known = |&lit: &Lit| self.active[lit.var().index()] || self.trail.fixed(lit) != 0;
        if self.inconsistent || !clause.iter().all(is_known) {
            return;
        }
        let mut lits = clause.to_vec();
        if !self.simplify_new(&mut lits) {
            return;
        }
        self.statistics.portfolio_imported += 1;
        match *lits {
            [] => self.refute_by(ClauseId::NONE),
            [unit] => {
                self.backtrack(0);
                self.add_unit(unit, ClauseId::NONE);
            }
            [..] => {
                self.make_watchable(&mut lits);
                if let [first, second] = *lits {
                    self.add_binary(first, second, true, ClauseId::NONE);
                } else if let Some(added) =
                    self.clauses.add(&lits, true, glue.min(lits.len() as u32 - 1), ClauseId::NONE)
                {
                    self.mark_used(added);
                    self.watches.watch(added, lits[0], lits[1]);
                } else {
                    self.exhausted = true;
                }
            }
        }
    }
}
