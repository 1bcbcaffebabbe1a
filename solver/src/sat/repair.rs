//! Repair of the last model.
//!
//! **Idea.** In an incremental run, the formula of a call mostly differs little from that of the last call
//! with a model. So the last model is kept as a complete assignment; propagation corrects it, and decisions
//! are made only on clauses that it makes false. Then the work of a call depends on how much of the model
//! changes, not on the size of the formula. Watching one true literal per clause under a complete assignment
//! is how local search finds its false clauses (Fukunaga, "Efficient implementations of SAT local search",
//! 2004).
//!
//! **Here.** Every irredundant clause is in the list of a literal that makes it true, its *witness*, or among
//! the *broken* clauses. If a literal on the trail is false in the assignment, it is flipped there, and each
//! clause whose witness was its negation gets another witness or becomes broken. Backtracking does not flip
//! back: the assignment is complete all the time. When no clause is broken, the trail is propagated and the
//! assumptions are true, the assignment is a model.
//!
//! **Contract.** The assignment agrees with the trail up to `synced`. While `covered` is set, the lists hold
//! all irredundant clauses; collections and inprocessing clear it, and the next call rebuilds the lists.
//! Redundant clauses follow from the others and need no witness. After `repair-conflicts` conflicts the call
//! continues as ordinary search.
//!
//! **Cost.** One visit of each clause that loses its witness. Building the lists is linear in the formula,
//! and happens only after a collection or inprocessing, which are linear, too. 8 bytes per clause, and 48 per
//! variable from the second call on. Counters: `repair-calls`, `repair-flipped`.

use super::Solver;
use super::clause::{ClauseRef, Clauses};
use super::decide::DecisionStep;
use super::trail::{Reason, Trail};
use super::watch::{Watch, Watches};
use crate::cnf::literal::{Lit, Var};
use rustc_hash::FxHashMap;

/// A clause without a true literal: one of its literals, and its watch as in that literal's list.
type Broken = (Lit, Watch);

/// An assignment of all variables, and for each clause a literal that makes it true.
#[derive(Default)]
pub(super) struct Repair {
    /// Decisions are taken on broken clauses only.
    pub on: bool,
    /// By literal: 1 for true, -1 for false.
    pub values: Vec<i8>,
    /// A call has found a model.
    found: bool,
    /// All irredundant clauses are in the lists or broken.
    covered: bool,
    /// The literals of the trail before this position are true in the assignment.
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

    /// Notes that the trail has been cut to this length.
    pub fn backtracked(&mut self, assigned: usize) {
        self.synced = self.synced.min(assigned);
    }

    /// Notes that clauses have moved or changed, so that the lists are no longer valid.
    pub fn uncover(&mut self) {
        self.covered = false;
    }

    /// Adds a new irredundant clause, as a broken one until it is visited.
    pub fn add(&mut self, first: Lit, watch: Watch) {
        if self.covered {
            self.broken.push((first, watch));
        }
    }

    /// Asserts that every variable has a value, that the assignment agrees with the trail, and that while
    /// `covered` is set every irredundant clause is in the list of one of its true literals or broken.
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

    /// A true literal of the clause, and the watch to put into its list.
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

    /// Makes the literals of the trail true in the assignment.
    pub(super) fn sync_repair(&mut self) {
        while let Some(&lit) = self.trail.lits().get(self.repair.synced) {
            self.repair.synced += 1;
            if self.repair.values[lit.index()] < 0 {
                self.statistics.repair_flipped += 1;
                self.repair.flip(lit, &self.clauses);
            }
        }
    }

    /// Notes that the call has found a model; completes the assignment with the trail.
    pub(super) fn found_model(&mut self) {
        self.sync_repair();
        self.repair.found = true;
        if cfg!(debug_assertions) {
            self.check_model();
        }
    }

    /// Decides a literal of a broken clause while the call is a repair; `None` if ordinary search has to
    /// decide.
    pub(super) fn decide_repair(&mut self) -> Option<DecisionStep> {
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
            return Some(DecisionStep::Decided);
        }
        debug_assert!(self.holds_everywhere());
        Some(DecisionStep::Complete)
    }

    /// Of the unassigned literals of a clause, the one whose negation is the witness of the fewest clauses.
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
