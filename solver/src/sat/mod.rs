//! The SAT core: conflict-driven clause learning. It knows clauses only and does not depend on terms.
//!
//! ```text
//!              add_clause, new_var
//!                   +-----+
//!                   v     |                 +--> Sat       value(lit)
//!   new() -------> input --- solve(..) -----+--> Unsat     failed(lit), core()
//!                   ^                       +--> Unknown
//!                   |                            |
//!                   +---- add_clause, solve -----+   from each of the three
//! ```
//!
//! Beside these states there are three that clauses and calls lead to:
//!
//! ```text
//!   Sat ---- add_clause ----------------------> pending ---- solve ----> input, with the clauses
//!   solve, interrupted with clauses unwatched -> parked ---- solve ----> input, with their watches
//!   too many variables, or a full arena ------> exhausted                 every later solve is Unknown
//! ```
//!
//! Clauses are pending so that the model can be read until the next `solve`; clauses that come while the
//! solver is parked, or while others are pending, are pending too. A `solve` that is interrupted again while
//! it restores watches leaves the solver parked, and its outcome is Unknown.
//!
//! Learnt clauses, and as much of the trail as possible, are kept from call to call.
//!
//! The formula is in `clause` and `watch`, the assignment in `trail`. `search` is the main loop; its steps
//! are `propagate`, `decide`, `conflict`, `restart`, `reduce` and `inprocess`. A call begins with `add`,
//! `assume` and `repair`.

mod add;
mod assume;
mod backtrack;
mod clause;
mod collect;
mod conflict;
mod decide;
mod inprocess;
mod interrupt;
mod invariants;
mod memory;
mod portfolio;
mod propagate;
mod random;
mod reduce;
mod repair;
mod report;
mod restart;
mod search;
mod statistics;
#[cfg(test)]
mod tests;
mod trace;
mod trail;
mod watch;

pub use statistics::Statistics;

use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::listen::Monitor;
use crate::params::Params;
use javelin_term::limits::{Limits, Stop};
use std::cell::RefCell;

/// The largest number of variables of a solver.
const VARS_MAX: usize = 1 << 30;

/// The answer of a call of `solve`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There is a model.
    Sat,
    /// There is no model under the assumptions.
    Unsat,
    /// A limit was reached.
    Unknown(Stop),
}

/// An incremental SAT solver.
pub struct Solver {
    clauses: clause::Clauses,
    watches: watch::Watches,
    trail: trail::Trail,
    queue: decide::queue::Queue,
    scores: decide::score::Scores,
    phases: decide::phase::Phases,
    analysis: conflict::analyze::Analysis,
    restart: restart::Restart,
    mode: restart::mode::Mode,
    rephase: decide::rephase::Rephase,
    reduce: reduce::Reduce,
    tiers: conflict::tier::Tiers,
    bump: conflict::bump::Bump,
    repair: repair::Repair,
    inprocess: inprocess::Inprocess,
    /// The place in a portfolio, while there is one.
    member: Option<portfolio::PortfolioMember>,
    /// The ticks of the call at which to look for processors for helpers next.
    fork_at: u64,
    random: random::Random,
    statistics: Statistics,
    params: Params,
    ties: decide::ties::Ties,
    trace: trace::Trace,
    /// By variable: it is neither eliminated nor replaced by another, and may be decided.
    active: Vec<bool>,
    /// The variables made before the first call that stand for inputs of a circuit.
    inputs: Vec<Var>,
    /// By variable: the round of inprocessing before which it may not be eliminated.
    frozen: Vec<u32>,
    extension: inprocess::extend::Extension,
    /// The values of eliminated variables in the last model, computed when they are read.
    completed: RefCell<inprocess::extend::Completed>,
    /// The clauses have no model.
    inconsistent: bool,
    /// The arena is full or there are too many variables; every later call returns `Unknown`.
    exhausted: bool,
    assumptions: Vec<Lit>,
    carried: assume::Carried,
    /// The failed assumptions, sorted.
    core: Vec<Lit>,
    pending: add::Pending,
    /// An interrupted call has left some clauses unwatched; the next call restores their watches first.
    parked: bool,
    scratch: Vec<Lit>,
    outcome: Option<Outcome>,
    collected_fixed: usize,
    conflicts_before: u64,
    interrupt: interrupt::Interrupt,
    last_check: invariants::LastCheck,
    monitor: Monitor,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl ClauseSink for Solver {
    fn new_var(&mut self) -> Var {
        let var = Var(self.trail.vars() as u32);
        if var.index() >= VARS_MAX {
            self.exhausted = true;
            return Var(0);
        }
        self.trail.new_var();
        self.watches.new_var();
        self.queue.new_var();
        self.scores.new_var();
        self.phases.new_var();
        self.repair.new_var(var);
        self.analysis.new_var();
        self.trace.new_var();
        self.active.push(true);
        self.frozen.push(0);
        var
    }

    fn new_input(&mut self) -> Var {
        let var = self.new_var();
        if self.statistics.solves == 0 {
            self.inputs.push(var);
        }
        var
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        if !self.make_vars(clause) {
            return;
        }
        if self.adds_later() { self.pending.push(clause) } else { self.add_now(clause) }
    }
}

impl Solver {
    /// Whether what is added waits for the next call of `solve`.
    fn adds_later(&self) -> bool {
        self.parked || self.outcome == Some(Outcome::Sat) || !self.pending.is_empty()
    }

    /// A solver without variables and clauses.
    pub fn new() -> Solver {
        Solver::with_params(Params::default())
    }

    /// A solver without variables and clauses, with these parameters.
    pub fn with_params(params: Params) -> Solver {
        Solver {
            clauses: clause::Clauses::default(),
            watches: watch::Watches::default(),
            trail: trail::Trail::default(),
            queue: decide::queue::Queue::default(),
            scores: decide::score::Scores::default(),
            phases: decide::phase::Phases::new(&params),
            analysis: conflict::analyze::Analysis::default(),
            restart: restart::Restart::new(&params),
            mode: restart::mode::Mode::new(&params),
            rephase: decide::rephase::Rephase::new(&params),
            reduce: reduce::Reduce::new(&params),
            tiers: conflict::tier::Tiers::new(&params),
            bump: conflict::bump::Bump::new(&params),
            repair: repair::Repair::default(),
            inprocess: inprocess::Inprocess::new(&params),
            member: None,
            fork_at: 0,
            random: random::Random::new(params.seed),
            statistics: Statistics::default(),
            params,
            ties: decide::ties::Ties::default(),
            trace: trace::Trace::default(),
            active: Vec::new(),
            inputs: Vec::new(),
            frozen: Vec::new(),
            extension: inprocess::extend::Extension::default(),
            completed: RefCell::default(),
            inconsistent: false,
            exhausted: false,
            assumptions: Vec::new(),
            carried: assume::Carried::default(),
            core: Vec::new(),
            pending: add::Pending::default(),
            parked: false,
            scratch: Vec::new(),
            outcome: None,
            collected_fixed: 0,
            conflicts_before: 0,
            interrupt: interrupt::Interrupt::default(),
            last_check: invariants::LastCheck::default(),
            monitor: Monitor::default(),
        }
    }

    /// The number of variables.
    pub fn vars(&self) -> usize {
        self.trail.vars()
    }

    /// The counters of all calls so far.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Searches for a model in which the assumptions are true.
    pub fn solve(&mut self, assumptions: &[Lit], limits: &Limits) -> Outcome {
        self.statistics.solves += 1;
        self.outcome = None;
        self.core.clear();
        self.conflicts_before = self.statistics.conflicts;
        self.interrupt.start(limits);
        self.fork_at = self.params.jobs_delay;
        let in_range = self.make_vars(assumptions);
        self.completed.get_mut().clear();
        if self.parked {
            self.unpark();
        }
        if in_range && !self.parked {
            self.add_pending();
            self.return_vars(assumptions);
            self.freeze(assumptions);
        }
        self.assumptions.clear();
        self.assumptions.extend_from_slice(assumptions);
        self.carried.start(self.trail.level());
        if self.ranking() {
            self.rank();
        }
        self.start_repair();
        let outcome =
            if self.exhausted || !in_range { Outcome::Unknown(Stop::Memory) } else { self.search() };
        if outcome == Outcome::Unsat {
            self.conclude();
        }
        self.outcome = Some(outcome);
        self.statistics.ticks = self.interrupt.spent_ever();
        if cfg!(debug_assertions) {
            self.check_now_and_then();
        }
        outcome
    }

    /// The value of a literal in the model that the last `solve` found. Variables made since then are false.
    pub fn value(&self, lit: Lit) -> bool {
        let var = lit.var();
        let value = if var.index() >= self.trail.vars() {
            false
        } else if self.is_extended(var) {
            self.extension.value(var, &self.repair.values, &mut self.completed.borrow_mut())
        } else {
            self.repair.values[var.lit(true).index()] > 0
        };
        value != lit.is_negated()
    }

    /// The value of a literal that is assigned on level 0, and so has this value in every model of the
    /// clauses; `None` for other literals.
    pub fn fixed(&self, lit: Lit) -> Option<bool> {
        match self.trail.fixed(lit) {
            0 => None,
            value => Some(value > 0),
        }
    }

    /// Whether this assumption is in the core of the last `solve`, whose outcome was `Unsat`.
    pub fn failed(&self, assumption: Lit) -> bool {
        self.core.binary_search(&assumption).is_ok()
    }

    /// Assumptions that the clauses contradict, found by the last `solve`, whose outcome was `Unsat`: sorted,
    /// and not always minimal.
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// Makes the variables of the literals; false if there are too many.
    fn make_vars(&mut self, lits: &[Lit]) -> bool {
        for lit in lits {
            if lit.var().index() >= VARS_MAX {
                self.exhausted = true;
                return false;
            }
            while self.trail.vars() <= lit.var().index() {
                self.new_var();
            }
        }
        true
    }
}
