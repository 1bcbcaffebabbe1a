//! Repair of the last model.
//!
//! **Idea.** A call that follows one with a model mostly asks for little more. The last model is kept as an
//! assignment of all variables; propagation corrects it, and only clauses that it makes false are decided on:
//! a call costs what it changes, not what the formula has. (Keeping the trail between calls: Hickey and
//! Bacchus 2020; watching one true literal per clause under a complete assignment is how local search keeps
//! its false clauses.)
//!
//! **Here.** Every irredundant clause lies in the list of a literal that makes it true, its witness, or among
//! the broken ones. A literal on the trail that contradicts the assignment is flipped in it, and the clauses
//! it was witness of look for another. Backtracking does not flip back: the assignment stays complete all the
//! time. When nothing is broken, the trail is propagated and the assumptions hold, it is a model.
//!
//! **Contract.** The assignment agrees with the trail up to `synced`. The lists hold all irredundant clauses
//! while `covered` is set; collections and simplification take it back, the next call builds them anew.
//! Redundant clauses follow from the others and need no witness. A call that is not that easy goes on as
//! ordinary search.
//!
//! **Cost.** A look at each clause that loses its witness. Building is linear in the formula, and happens
//! only after something else that is. 8 bytes per clause and 48 per variable once a second call has come.
//! Counters: `repair-calls`, `repair-flipped`.

use super::Solver;
use super::clause::{ClauseRef, Clauses};
use super::decide::Step;
use super::trail::{Reason, Trail};
use super::watch::{Watch, Watches};
use crate::cnf::literal::{Lit, Var};
use rustc_hash::FxHashMap;

/// A clause without a true literal: one of its literals, and a watch as it would lie in that literal's list.
type Broken = (Lit, Watch);

/// An assignment of all variables, and which clauses it makes true by what.
#[derive(Default)]
pub(super) struct Repair {
    /// Decisions are taken on broken clauses only.
    pub on: bool,
    /// By literal: 1 for true, -1 for false.
    pub values: Vec<i8>,
    /// Some call found a model.
    found: bool,
    /// All irredundant clauses are in the lists or broken.
    covered: bool,
    /// The literals of the trail before this one are true.
    synced: usize,
    witnessed: Vec<Vec<Watch>>,
    broken: Vec<Broken>,
    /// The number of conflicts at which ordinary search takes over.
    until_conflicts: u64,
}

impl Repair {
    /// Makes room for one more variable, which is false.
    pub fn new_var(&mut self, var: Var) {
        self.values.extend_from_slice(&[0, 0]);
        self.values[var.lit(true).index()] = -1;
        self.values[var.lit(false).index()] = 1;
        if self.covered {
            self.witnessed.extend([Vec::new(), Vec::new()]);
        }
    }

    /// The trail is shorter than it was.
    pub fn backtracked(&mut self, assigned: usize) {
        self.synced = self.synced.min(assigned);
    }

    /// Clauses have moved or changed.
    pub fn uncover(&mut self) {
        self.covered = false;
    }

    /// Takes note of a new irredundant clause.
    pub fn add(&mut self, first: Lit, watch: Watch) {
        if self.covered {
            self.broken.push((first, watch));
        }
    }

    /// The contract: the assignment is one, agrees with the trail, and while `covered` is set every
    /// irredundant clause is in the list of one of its true literals, or broken.
    pub fn check_invariants(&self, trail: &Trail, clauses: &Clauses, watches: &Watches) {
        assert_eq!(self.values.len(), trail.values.len(), "repair: values");
        let is_value = |pair: &[i8]| matches!(pair, [1, -1] | [-1, 1]);
        assert!(self.values.chunks(2).all(is_value), "repair: a variable has no value");
        let synced = trail.lits().get(..self.synced);
        let Some(synced) = synced else { panic!("repair: more is taken over than there is on the trail") };
        assert!(synced.iter().all(|lit| self.values[lit.index()] > 0), "repair: the trail is not taken over");
        if !self.covered {
            return;
        }
        let mut entries: FxHashMap<ClauseRef, u32> = FxHashMap::default();
        let (mut binaries, mut wanted) = (0, 0);
        let mut enter = |first: Lit, watch: Watch, is_witness: bool| {
            assert!(!is_witness || self.values[first.index()] > 0, "repair: the witness {first:?} is false");
            if watch.is_binary() {
                binaries += 1;
                return;
            }
            let lits = clauses.lits(watch.clause());
            assert!(
                lits.contains(&first) || clauses.is_garbage(watch.clause()),
                "repair: {first:?} is not in {lits:?}"
            );
            *entries.entry(watch.clause()).or_default() += 1;
        };
        for lit in (0..self.values.len()).map(Lit::from_index) {
            self.witnessed[lit.index()].iter().for_each(|&watch| enter(lit, watch, true));
            let counts =
                |watch: &&Watch| watch.is_binary() && !watch.is_redundant_binary() && lit < watch.blocker;
            wanted += watches.list(lit).iter().filter(counts).count();
        }
        self.broken.iter().for_each(|&(first, watch)| enter(first, watch, false));
        assert_eq!(binaries, wanted, "repair: binary clauses and their witnesses");
        for &clause in clauses.irredundant.iter().filter(|&&clause| !clauses.is_garbage(clause)) {
            let count = entries.get(&clause).copied().unwrap_or(0);
            assert_eq!(count, 1, "repair: {:?} has so many witnesses", clauses.lits(clause));
        }
    }

    /// Makes a literal true, and finds new witnesses for the clauses of its negation.
    fn flip(&mut self, lit: Lit, clauses: &Clauses) {
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        if !self.covered {
            return;
        }
        let mut list = std::mem::take(&mut self.witnessed[(!lit).index()]);
        for watch in list.drain(..) {
            self.place(!lit, watch, clauses);
        }
        self.witnessed[(!lit).index()] = list;
    }

    /// Puts a clause into the list of a witness, or among the broken ones.
    fn place(&mut self, first: Lit, watch: Watch, clauses: &Clauses) {
        match self.witness(first, watch, clauses) {
            Some((witness, watch)) => self.witnessed[witness.index()].push(watch),
            None if watch.is_binary() || !clauses.is_garbage(watch.clause()) => {
                self.broken.push((first, watch))
            }
            None => {}
        }
    }

    /// A true literal of the clause, and the watch that belongs into its list.
    fn witness(&self, first: Lit, watch: Watch, clauses: &Clauses) -> Option<(Lit, Watch)> {
        let holds = |lit: &Lit| self.values[lit.index()] > 0;
        if watch.is_binary() {
            let other = watch.blocker;
            return if holds(&first) {
                Some((first, watch))
            } else {
                holds(&other).then_some((other, Watch::binary(first, false)))
            };
        }
        let found = *clauses.lits(watch.clause()).iter().find(|lit| holds(lit))?;
        Some((found, watch))
    }
}

impl Solver {
    /// Begins a call: repairs the last model, if there is one.
    pub(super) fn start_repair(&mut self) {
        self.repair.on = self.params.repair && self.repair.found && !self.inconsistent;
        self.repair.until_conflicts = self.statistics.conflicts + self.params.repair_conflicts;
        self.statistics.repair_calls += u64::from(self.repair.on);
    }

    /// Finds a witness for every irredundant clause, unless interrupted.
    fn cover(&mut self) {
        self.repair.covered = false;
        self.repair.broken.clear();
        self.repair.witnessed.iter_mut().for_each(Vec::clear);
        self.repair.witnessed.resize(2 * self.trail.vars(), Vec::new());
        for &clause in &self.clauses.irredundant {
            if !self.clauses.is_garbage(clause) {
                let first = self.clauses.lits(clause)[0];
                self.repair.place(first, Watch::large(first, clause), &self.clauses);
            }
            if self.interrupt.over_after(1) {
                return;
            }
        }
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            for &watch in self.watches.list(lit) {
                if watch.is_binary() && !watch.is_redundant_binary() && lit < watch.blocker {
                    self.repair.place(lit, watch, &self.clauses);
                }
            }
            if self.interrupt.over_after(1 + self.watches.list(lit).len() as u64 / 4) {
                return;
            }
        }
        self.repair.covered = true;
    }

    /// Takes the literals of the trail over into the assignment.
    pub(super) fn sync_repair(&mut self) {
        while let Some(&lit) = self.trail.lits().get(self.repair.synced) {
            self.repair.synced += 1;
            if self.repair.values[lit.index()] < 0 {
                self.statistics.repair_flipped += 1;
                self.repair.flip(lit, &self.clauses);
            }
        }
    }

    /// Takes a model over that ordinary search has found.
    pub(super) fn found_model(&mut self) {
        self.sync_repair();
        self.repair.found = true;
        if cfg!(debug_assertions) {
            self.check_model();
        }
    }

    /// Decides a literal of a broken clause, if repairing; else ordinary search has to decide.
    pub(super) fn decide_repair(&mut self) -> Option<Step> {
        if !self.repair.on || self.statistics.conflicts >= self.repair.until_conflicts {
            self.repair.on = false;
            return None;
        }
        self.sync_repair();
        if !self.repair.covered {
            self.cover();
            if !self.repair.covered {
                return None;
            }
        }
        while let Some((first, watch)) = self.repair.broken.pop() {
            let is_garbage = !watch.is_binary() && self.clauses.is_garbage(watch.clause());
            if is_garbage {
                continue;
            }
            if let Some((witness, watch)) = self.repair.witness(first, watch, &self.clauses) {
                self.repair.witnessed[witness.index()].push(watch);
                continue;
            }
            self.repair.broken.push((first, watch));
            let Some(lit) = self.repair_literal(first, watch) else {
                self.repair.on = false;
                return None;
            };
            self.statistics.decisions += 1;
            self.trail.push_level();
            self.trail.assign(lit, Reason::None);
            return Some(Step::Decided);
        }
        debug_assert!(self.holds_everywhere());
        Some(Step::Complete)
    }

    /// The unassigned literal of a clause whose negation is witness of the fewest clauses.
    fn repair_literal(&self, first: Lit, watch: Watch) -> Option<Lit> {
        let pair = [first, watch.blocker];
        let lits = if watch.is_binary() { &pair[..] } else { self.clauses.lits(watch.clause()) };
        let open = lits.iter().filter(|&&lit| self.trail.value(lit) == 0);
        open.min_by_key(|&&lit| (self.repair.witnessed[(!lit).index()].len(), lit)).copied()
    }

    /// Whether the assignment makes every irredundant clause true.
    fn holds_everywhere(&self) -> bool {
        let holds = |lit: &Lit| self.repair.values[lit.index()] > 0;
        let large = |&clause: &ClauseRef| {
            self.clauses.is_garbage(clause) || self.clauses.lits(clause).iter().any(holds)
        };
        let binary = |lit: Lit| {
            let of_two = |watch: &Watch| !watch.is_binary() || holds(&lit) || holds(&watch.blocker);
            self.watches.list(lit).iter().all(of_two)
        };
        self.clauses.irredundant.iter().all(large)
            && (0..2 * self.trail.vars()).map(Lit::from_index).all(binary)
    }
}
