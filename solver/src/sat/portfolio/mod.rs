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
//! from the copied formula; and each search's formula has a model if the copied one has. Nothing else comes
//! in: halves of eliminated variables' clauses, which need not follow from the copied formula, stay on the
//! stack of the first search. A clause with a variable that the receiver has eliminated or replaced is not
//! taken. With a proof, all write to one ([`Tape`](super::tape::Tape)).
//!
//! **Processors that are lent.** Where many solvers share the processors, `jobs` has no effect: their owner
//! is asked, again and again, whether some are to spare ([`Turns::lend`]), until there is a helper.
//!
//! **Contract.** Forks after propagation without conflict. With helpers, limits of conflicts and ticks count
//! the first search only; what is left of the memory is shared out equally. Two runs are alike with
//! `jobs-deterministic` only ([`rounds`]).
//!
//! **Cost.** A copy of the irredundant clauses for all and a solver for each helper; in a proof, two copies
//! of each clause and one of all that is sent, for each receiver. Counters: `portfolio-*`.

mod exchange;
mod rounds;
#[cfg(test)]
mod tests;

pub(super) use exchange::PortfolioMember;

use super::decide::DecisionStep;
use super::trace::Trace;
use super::trace::tape::Tape;
use super::trail::Reason;
use super::{Outcome, Solver};
use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::params::{ModeChoice, Params};
use crate::proof::event::ClauseId;
use exchange::{Exchange, Look};
use javelin_term::limits::{Limits, Stop, Turns};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Conflicts between two looks into the inbox.
const INTERVAL: u64 = 200;
/// The greatest glue of a clause that is sent.
const GLUE_MAX: u32 = 2;
/// The longest clause that is sent.
const SIZE_MAX: usize = 30;
/// The most helpers on processors that are lent.
const MOST_LENT: usize = 8;
/// The fewest ticks between two questions for these.
const LEAST_DELAY: u64 = 1_000_000;
/// The size of a helper's stack: a search does not recurse.
const STACK: usize = 1 << 20;

/// The formula that the helpers begin with.
struct SharedFormula {
    /// By variable: whether it may be decided.
    active: Vec<bool>,
    lits: Vec<Lit>,
    /// By clause: where its literals end, and the number of a copy in the proof.
    ends: Vec<(usize, ClauseId)>,
    /// Where the proof is written, if there is one.
    tape: Option<Tape>,
}

impl SharedFormula {
    fn push(&mut self, clause: &[Lit], id: ClauseId, trace: &mut Trace) {
        self.lits.extend_from_slice(clause);
        self.ends.push((self.lits.len(), trace.copy(clause, id)));
    }

    fn drop_from_proof(&self, trace: &mut Trace) {
        self.ends.iter().for_each(|&(_, id)| trace.delete(id));
    }

    /// The clauses, and their numbers.
    fn clauses(&self) -> impl Iterator<Item = (&[Lit], ClauseId)> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|&(end, _)| end));
        starts.zip(&self.ends).map(|(start, &(end, id))| (&self.lits[start..end], id))
    }
}

/// Ends all searches when it is dropped, also where the first one panics: else the others would work
/// to their end.
struct EndsAll<'a>(&'a Exchange);

impl Drop for EndsAll<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// One of the other searches.
struct Helper<'a> {
    formula: &'a SharedFormula,
    assumptions: &'a [Lit],
    params: Params,
    limits: Limits,
    member: PortfolioMember,
}

impl Helper<'_> {
    /// Searches, and leaves the answer in the exchange if it is to be taken; returns the bytes that are held
    /// afterwards, in what belongs to the first search.
    fn run(self) -> u64 {
        let Helper { formula, assumptions, params, limits, mut member } = self;
        let held = limits.held.clone();
        let turn = held.as_ref().map(|held| held.enter());
        let (exchange, number) = (member.exchange.clone(), member.number);
        let mut solver = Solver::with_params(params);
        if solver.take_formula(formula, &limits) {
            member.told_fixed = solver.trail.fixed_count();
            solver.member = Some(member);
            let outcome = solver.solve(assumptions, &limits);
            if !matches!(outcome, Outcome::Unknown(_)) {
                solver.answer(outcome, &exchange, number);
            }
        }
        solver.drop_from_proof();
        drop(solver);
        drop(turn);
        held.map_or(0, |held| held.bytes())
    }
}

impl Solver {
    /// Whether to look for processors for helpers now.
    pub(super) fn forking(&self) -> bool {
        self.interrupt.spent() >= self.fork_at && self.member.is_none()
    }

    /// The turns of helpers that may be started now, which end when the flag is set.
    fn helpers(&self, over: &Arc<AtomicBool>) -> Vec<Option<Arc<dyn Turns>>> {
        let limits = self.interrupt.limits();
        if !limits.is_shared() {
            return vec![None; self.params.jobs.max(1) as usize - 1];
        }
        // Helpers that come and go with the work of others cannot be repeated.
        let most = if self.params.jobs_deterministic { 0 } else { MOST_LENT };
        (0..most).map_while(|_| limits.lend(over)).map(Some).collect()
    }

    /// Continues the search, beside helpers, to its end, if there may be helpers now.
    pub(super) fn fork(&mut self) -> Option<Outcome> {
        let over: Arc<AtomicBool> = Arc::default();
        let turns = self.helpers(&over);
        if turns.is_empty() {
            self.fork_at = self.interrupt.spent() + self.params.jobs_delay.max(LEAST_DELAY);
            return None;
        }
        self.statistics.portfolio_forks += 1;
        let Some(formula) = self.formula() else {
            over.store(true, Ordering::Relaxed);
            return None;
        };
        let assumptions = std::mem::take(&mut self.assumptions);
        let jobs = turns.len() + 1;
        let in_rounds = self.params.jobs_deterministic;
        let (vars, core) = (formula.active.len(), assumptions.len());
        let exchange = Arc::new(Exchange::new(jobs, vars, core, in_rounds, over));
        let limits = self.interrupt.limits().clone();
        let helpers = turns.into_iter().zip(1..).map(|(turns, number)| Helper {
            formula: &formula,
            assumptions: &assumptions,
            params: self.varied(number),
            limits: limits.of_helper(jobs as u64, turns, exchange.over.clone()),
            member: self.place(&exchange, number),
        });
        let helpers: Vec<Helper<'_>> = helpers.collect();
        self.member = Some(self.place(&exchange, 0));
        self.assumptions = assumptions.clone();
        self.interrupt.watch(exchange.over.clone(), limits.beside_helpers(jobs as u64));
        let (outcome, bytes) = self.search_beside(helpers, &exchange);
        self.interrupt.unwatch(limits.clone());
        limits.take_over(bytes);
        let outcome = self.adopt(outcome, &exchange);
        self.member = None;
        formula.drop_from_proof(&mut self.trace);
        exchange.left_over().into_iter().for_each(|id| self.trace.delete(id));
        Some(outcome)
    }

    /// Searches while the helpers do, and ends these; their bytes are those that have become this solver's.
    fn search_beside(&mut self, helpers: Vec<Helper<'_>>, exchange: &Exchange) -> (Outcome, u64) {
        std::thread::scope(|scope| {
            let threads = helpers.into_iter().filter_map(|helper| {
                let thread = std::thread::Builder::new().name("helper".into()).stack_size(STACK);
                // Where there is no thread to be had, there is one search less.
                thread.spawn_scoped(scope, move || helper.run()).ok()
            });
            let threads: Vec<_> = threads.collect();
            let ends_all = EndsAll(exchange);
            let outcome = self.search();
            drop(ends_all);
            let bytes = threads.into_iter().map(|thread| match thread.join() {
                Ok(bytes) => bytes,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            (outcome, bytes.sum())
        })
    }

    /// A place in a portfolio.
    fn place(&self, exchange: &Arc<Exchange>, number: usize) -> PortfolioMember {
        let look = match (&exchange.rounds, number) {
            (None, _) => Look::Conflicts(0),
            (Some(_), 0) => Look::Ticks(self.interrupt.spent() + rounds::TICKS),
            (Some(_), _) => Look::Ticks(rounds::TICKS),
        };
        PortfolioMember {
            exchange: exchange.clone(),
            number,
            look,
            round: 0,
            told_fixed: self.trail.fixed_count(),
        }
    }

    /// The irredundant clauses, and the literals of level 0; `None` if interrupted.
    fn formula(&mut self) -> Option<SharedFormula> {
        let tape = self.trace.tape().cloned();
        let mut formula =
            SharedFormula { active: self.active.clone(), lits: Vec::new(), ends: Vec::new(), tape };
        if self.copy_to(&mut formula) {
            return Some(formula);
        }
        formula.drop_from_proof(&mut self.trace);
        None
    }

    /// Copies all clauses; false if interrupted.
    fn copy_to(&mut self, formula: &mut SharedFormula) -> bool {
        for &lit in &self.trail.lits()[..self.trail.fixed_count()] {
            let id = self.trace.unit(lit);
            formula.push(&[lit], id, &mut self.trace);
            if self.interrupt.over_after(1) {
                return false;
            }
        }
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            for watch in self.watches.list(lit) {
                if watch.is_binary() && !watch.is_redundant_binary() && lit < watch.blocker {
                    let id = self.trace.binary(lit, watch.blocker);
                    formula.push(&[lit, watch.blocker], id, &mut self.trace);
                    if self.interrupt.over_after(1) {
                        return false;
                    }
                }
            }
        }
        for &clause in self.clauses.irredundant.iter().filter(|&&clause| !self.clauses.is_garbage(clause)) {
            formula.push(self.clauses.lits(clause), self.clauses.id(clause), &mut self.trace);
            if self.interrupt.over_after(1) {
                return false;
            }
        }
        true
    }

    /// Makes this new solver one of the formula; false if interrupted.
    fn take_formula(&mut self, formula: &SharedFormula, limits: &Limits) -> bool {
        self.interrupt.start(limits);
        for &is_active in &formula.active {
            let var = self.new_var();
            self.active[var.index()] = is_active;
        }
        if let Some(tape) = &formula.tape {
            self.write_to(tape.clone());
        }
        for (clause, id) in formula.clauses() {
            if self.inconsistent || self.interrupt.over_after(1) {
                break;
            }
            let id = self.trace.copy(clause, id);
            self.add_with_id(clause, id, None);
        }
        self.interrupt.reached().is_none()
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

    /// Leaves an answer for the first search, unless another has precedence: the first, or, in rounds,
    /// that of the lowest number.
    fn answer(&mut self, outcome: Outcome, exchange: &Exchange, number: usize) {
        let mut answer = exchange.answer();
        if answer.outcome.is_some() && (exchange.rounds.is_none() || answer.number < number) {
            return;
        }
        self.trace.delete(std::mem::take(&mut answer.id));
        answer.model.clear();
        answer.core.clear();
        let model = (0..self.trail.vars()).map(|index| self.value(Var(index as u32).lit(true)));
        match outcome {
            Outcome::Sat => answer.model.extend(model),
            _ => {
                answer.core.extend_from_slice(&self.core);
                answer.id = self.hand_over_conclusion();
            }
        }
        (answer.outcome, answer.number) = (Some(outcome), number);
        drop(answer);
        if exchange.rounds.is_none() {
            exchange.end();
        }
    }

    /// Makes the answer of a helper this solver's, if the search found none. In rounds, a search that has
    /// reached a limit of work has done so at the same place in each run, so the helpers do not count.
    fn adopt(&mut self, outcome: Outcome, exchange: &Exchange) -> Outcome {
        let mut answer = exchange.answer();
        let is_limit = matches!(outcome, Outcome::Unknown(Stop::Conflicts | Stop::Ticks));
        let helped = match outcome {
            Outcome::Unknown(_) if exchange.rounds.is_none() || !is_limit => answer.outcome,
            _ => None,
        };
        self.statistics.portfolio_answers += u64::from(helped.is_some());
        match helped {
            Some(Outcome::Unsat) => {
                self.core.clear();
                self.core.extend_from_slice(&answer.core);
                self.take_conclusion(std::mem::take(&mut answer.id));
                Outcome::Unsat
            }
            Some(Outcome::Sat) => self.follow(&answer.model),
            _ => {
                self.trace.delete(answer.id);
                outcome
            }
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
            if self.propagate().is_some() {
                break;
            }
            if let Some(stop) = self.stopping() {
                return Outcome::Unknown(stop);
            }
            match self.assume() {
                Some(DecisionStep::Failed) => break,
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
        // No model of the formula leads here. A trail that is kept for the next call has no conflict.
        self.backtrack(0);
        Outcome::Unknown(Stop::Broken("a helper's model contradicts the clauses"))
    }

    /// Sends a learnt clause to the others if it is worth it.
    pub(super) fn tell_others(&mut self, clause: &[Lit], glue: u32, id: ClauseId) {
        if let Some(member) = &self.member
            && (clause.len() == 2 || glue <= GLUE_MAX && (2..=SIZE_MAX).contains(&clause.len()))
        {
            member.tell(clause, glue, id, &mut self.trace);
        }
    }

    /// Whether it is time to look into the inbox.
    pub(super) fn importing(&self) -> bool {
        self.member.as_ref().is_some_and(|member| match member.look {
            Look::Conflicts(at) => self.statistics.conflicts >= at,
            Look::Ticks(at) => self.interrupt.spent() >= at,
        })
    }

    /// Sends the others the new literals of level 0, waits for them in rounds, and takes in what
    /// they have sent.
    pub(super) fn import(&mut self) {
        let Some(mut member) = self.member.take() else { return };
        let fixed = self.trail.fixed_count();
        for &lit in &self.trail.lits()[member.told_fixed.min(fixed)..fixed] {
            let id = self.trace.unit(lit);
            member.tell(&[lit], 0, id, &mut self.trace);
        }
        member.told_fixed = fixed;
        if let Some(rounds) = &member.exchange.rounds {
            let limits = self.interrupt.limits();
            let is_over = || member.exchange.over.load(Ordering::Relaxed) || limits.check().is_err();
            rounds.meet(&member.exchange, is_over);
        }
        let clauses = member.take();
        match &mut member.look {
            Look::Conflicts(at) => *at = self.statistics.conflicts + INTERVAL,
            Look::Ticks(at) => {
                *at += rounds::TICKS;
                member.round += 1;
            }
        }
        self.member = Some(member);
        let mut start = 0;
        for (end, glue, id) in clauses.ends {
            self.add_learnt(&clauses.lits[start..end], glue, id);
            start = end;
        }
    }

    /// Adds a clause that another search has derived.
    fn add_learnt(&mut self, clause: &[Lit], glue: u32, id: ClauseId) {
        let is_known = |&lit: &Lit| self.active[lit.var().index()] || self.trail.fixed(lit) != 0;
        if self.inconsistent || !clause.iter().all(is_known) {
            self.trace.delete(id);
            return;
        }
        self.statistics.portfolio_imported += 1;
        self.add_with_id(clause, id, Some(glue));
    }
}
