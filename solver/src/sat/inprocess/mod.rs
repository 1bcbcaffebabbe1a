//! Inprocessing: simplification of the formula between phases of search (Järvisalo, Heule, Biere,
//! "Inprocessing rules", 2012).
//!
//! All techniques run on level 0, in the order of `Solver::inprocess`. The first round comes when search has
//! done about as much work as the round will take, later ones at growing intervals of conflicts. So a call
//! that needs little work is not slowed down.

mod congruence;
mod deduplicate;
mod delay;
pub(super) mod dense;
mod eliminate;
mod environment;
mod equivalences;
pub(super) mod extend;
mod extract;
mod forward;
mod lucky;
mod probe;
mod share;
mod sort;
mod subsume;
mod sweep;
mod transitive;
mod vivify;

use super::{Solver, Statistics};
use crate::params::Params;

/// The state of inprocessing between rounds.
pub(super) struct Inprocess {
    /// The number of conflicts at which the next round is due.
    pub next_conflicts: u64,
    /// The ticks of search at which the next round is due, besides.
    pub next_ticks: u64,
    /// Lucky phases are to be tried.
    lucky_due: bool,
    pub(super) walk_share: share::Share,
    vivify_share: share::Share,
    forward_share: share::Share,
    probing: probe::Probing,
    probe_delay: delay::Delay,
    /// By variable: it has been swept. May be shorter than the number of variables.
    swept: Vec<bool>,
    sweep_delay: delay::Delay,
    transitive_turns: share::Turns,
    transitive_delay: delay::Delay,
    /// The occurrence lists of an interrupted call, to be freed step by step in the next call because this
    /// can take long.
    left: Option<dense::Dense>,
    congruence_delay: delay::Delay,
    /// How many clauses more than before an elimination may leave.
    eliminate_bound: usize,
    /// By variable: false if elimination was tried and its clauses have not changed since. May be shorter
    /// than the number of variables; the others are to be tried.
    touched: Vec<bool>,
}

impl Inprocess {
    pub fn new(params: &Params) -> Inprocess {
        Inprocess {
            next_conflicts: params.inprocess_interval,
            next_ticks: 0,
            lucky_due: true,
            walk_share: Default::default(),
            vivify_share: Default::default(),
            forward_share: Default::default(),
            probing: Default::default(),
            probe_delay: Default::default(),
            swept: Vec::new(),
            sweep_delay: Default::default(),
            transitive_turns: Default::default(),
            transitive_delay: Default::default(),
            left: None,
            congruence_delay: Default::default(),
            eliminate_bound: 0,
            touched: Vec::new(),
        }
    }
}

impl Solver {
    /// Whether a round is due.
    pub(super) fn inprocessing(&self) -> bool {
        if !self.params.inprocess {
            return false;
        }
        if self.statistics.conflicts >= self.inprocess.next_conflicts {
            return self.statistics.search_ticks >= self.inprocess.next_ticks;
        }
        let work = self.statistics.search_ticks + self.statistics.decisions;
        let size = self.clauses.words() as u64 / 2 + 2 * self.trail.vars() as u64;
        self.statistics.inprocess_rounds == 0
            && self.statistics.conflicts > 0
            && work
                >= self.params.inprocess_first_work + self.params.inprocess_first_size.saturating_mul(size)
    }

    /// Runs a round of inprocessing. The next one waits until search has done as much work as this one; that
    /// of sweeping does not count, which pays for itself by what it finds.
    pub(super) fn inprocess(&mut self) {
        self.statistics.inprocess_rounds += 1;
        let before = self.interrupt.spent_ever() - self.statistics.sweep_ticks;
        self.repair.uncover();
        self.backtrack(0);
        // Helpers have copied the formula without them.
        if self.member.is_none() {
            self.return_halves();
        }
        let assumptions = std::mem::take(&mut self.assumptions);
        self.freeze(&assumptions);
        self.assumptions = assumptions;
        self.propagate_units();
        if self.inconsistent {
            return;
        }
        self.try_unless_pausing(
            self.params.congruence,
            |inprocess| &mut inprocess.congruence_delay,
            |solver| solver.round("congruence", |counters| counters.congruence_merged, Solver::congruence),
        );
        if !self.cut_short() {
            self.simplify_binaries();
        }
        if self.try_unless_pausing(
            self.params.sweep,
            |inprocess| &mut inprocess.sweep_delay,
            |solver| solver.round("sweep", sweep::found, Solver::sweep),
        ) {
            self.equivalences();
        }
        if (self.params.subsume || self.params.eliminate) && !self.cut_short() {
            self.simplify_dense();
        }
        if self.params.forward && !self.cut_short() {
            let counter = |counters: &Statistics| counters.forward_subsumed + counters.forward_strengthened;
            self.round("forward", counter, Solver::subsume_forward);
        }
        match self.params.vivify {
            _ if self.cut_short() => {}
            true => self.round("vivify", vivify::changed, Solver::vivify),
            false => self.collect(),
        }
        self.rank();
        self.inprocess.lucky_due = self.statistics.inprocess_rounds == 1;
        let gap = self.params.inprocess_interval * (self.statistics.inprocess_rounds + 1);
        self.inprocess.next_conflicts = self.statistics.conflicts + gap;
        let cost = self.interrupt.spent_ever() - self.statistics.sweep_ticks - before;
        self.inprocess.next_ticks =
            self.statistics.search_ticks + (self.params.inprocess_paid * cost as f64) as u64;
    }

    /// Whether the round has to end: an answer is known, or a limit is reached.
    fn cut_short(&self) -> bool {
        self.inconsistent || self.exhausted || self.interrupt.reached().is_some()
    }

    /// The techniques that work on the binary implication graph.
    pub(super) fn simplify_binaries(&mut self) {
        self.equivalences();
        let counter = |counters: &Statistics| counters.probe_failed + counters.probe_binaries;
        if self.try_unless_pausing(
            self.params.probe,
            |inprocess| &mut inprocess.probe_delay,
            |solver| solver.round("probe", counter, Solver::probe),
        ) {
            self.equivalences();
        }
        self.drop_hyper_binaries();
        self.try_unless_pausing(
            self.params.transitive,
            |inprocess| &mut inprocess.transitive_delay,
            |solver| {
                solver.round(
                    "transitive",
                    |counters| counters.transitive_dropped,
                    Solver::reduce_transitively,
                )
            },
        );
    }

    /// Runs a technique that is enabled and not delayed; whether it found anything.
    fn try_unless_pausing(
        &mut self,
        is_on: bool,
        delay: fn(&mut Inprocess) -> &mut delay::Delay,
        run: impl FnOnce(&mut Solver) -> bool,
    ) -> bool {
        if !is_on || self.cut_short() || delay(&mut self.inprocess).pausing() {
            return false;
        }
        let found = run(self);
        delay(&mut self.inprocess).tried(found);
        found
    }

    fn equivalences(&mut self) {
        self.round("equivalences", |counters| counters.equivalences_replaced, Solver::substitute_all);
    }

    fn substitute_all(&mut self) {
        if self.params.equivalences && !self.cut_short() {
            self.deduplicate();
            for _ in 0..self.params.equivalences_rounds {
                if self.cut_short() || !self.substitute_equivalent() || self.cut_short() {
                    break;
                }
                self.inprocess.touched.fill(true);
                self.deduplicate();
            }
        }
    }

    /// The techniques that work on full occurrence lists.
    pub(super) fn simplify_dense(&mut self) {
        let mut dense = self.make_dense();
        self.subsume_round(&mut dense);
        if self.params.eliminate {
            self.eliminate_rounds(&mut dense);
        }
        self.inprocess.touched = std::mem::take(&mut dense.touched);
        self.make_sparse();
        if self.parked {
            self.inprocess.left = Some(dense);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::cnf::literal::Var;

    #[test]
    fn the_next_round_waits_for_search_to_pay() {
        let mut solver = Solver::new();
        let lits: Vec<_> = (0..3).map(|var| Var(var).lit(true)).collect();
        solver.add_clause(&lits);
        solver.statistics.conflicts = 2000;
        assert!(solver.inprocessing());
        solver.inprocess();
        let cost = solver.interrupt.spent_ever();
        assert!(cost > 0);
        assert_eq!(solver.inprocess.next_ticks, solver.statistics.search_ticks + cost);
        solver.statistics.conflicts = 1_000_000;
        assert!(!solver.inprocessing());
        solver.statistics.search_ticks += cost;
        assert!(solver.inprocessing());
    }
}
