//! Telling the proof: numbers of clauses, and the antecedents of lemmas.
//!
//! **Idea.** Every clause derived follows by unit propagation from a few others; writing them down, in the
//! order of propagation, makes checking linear (LRAT: Cruz-Filipe, Heule, Hunt, Kaufmann, Schneider-Kamp
//! 2017).
//!
//! **Here.** A large clause has its number in the arena. Binary clauses and units have no place of their own:
//! their numbers are kept here, by literal and by pair, while somebody listens. The antecedents of a lemma
//! found by propagation are not collected on the way: `Solver::prove` goes back over the trail from the false
//! clause to the lemma's literals, whatever minimisation did in between; positions on the trail are an order
//! of propagation.
//!
//! **Contract.** `Solver::prove` comes before backtracking. A literal true for good has its unit's number as
//! soon as `Solver::propagate` is done; who assigns one without a reason says which clause it is
//! (`Solver::add_unit`). A binary clause there twice has one number and a count.
//!
//! **Cost.** While nobody listens, a branch per lemma. Else about as much as conflict analysis, and a look-up
//! per binary antecedent.

use super::Solver;
use super::clause::ClauseRef;
use super::propagate::Conflict;
use super::trail::{Reason, Trail};
use crate::cnf::literal::{Lit, Var};
use crate::proof::event::{Check, ClauseId, Problem, Tracer};
use rustc_hash::{FxHashMap, FxHashSet};

/// The listeners, and what is to be known to tell them.
#[derive(Default)]
pub(super) struct Trace {
    tracers: Vec<Box<dyn Tracer + Send>>,
    /// The numbers up to this one are for clauses of the formula.
    reserved: u32,
    /// The last number given to a clause of the formula.
    last_original: u32,
    /// The last number given.
    last: u32,
    /// The numbers are used up, and the listeners are gone.
    exhausted: bool,
    /// By literal: the unit clause that makes it true for good.
    units: Vec<ClauseId>,
    /// The binary clauses, smaller literal first, and how often each is there.
    binaries: FxHashMap<(Lit, Lit), (ClauseId, u32)>,
    /// The empty clause.
    empty: ClauseId,
    /// By literal, a stamp: false under the negation of the lemma at hand.
    falsified: Vec<u32>,
    stamp: u32,
    /// Literals that the next lemma's negation makes true by these clauses, in this order.
    given: Vec<(Lit, ClauseId)>,
    /// By variable, a stamp: met in the lemma or in an antecedent.
    met: Vec<u32>,
    /// Variables met whose reason is not yet among the antecedents.
    open: Vec<Var>,
    /// Antecedents with their place on the trail in the upper half.
    reasons: Vec<u64>,
    chain: Vec<ClauseId>,
}

/// The state of a clause under the negation of the lemma that is derived.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Propagation {
    /// Nothing follows yet.
    None,
    /// Its last literal is true.
    Unit,
    /// It is false.
    False,
}

impl Trace {
    /// Adds a listener to a solver with so many variables.
    fn listen(&mut self, tracer: Box<dyn Tracer + Send>, vars: usize) {
        self.tracers.push(tracer);
        self.units.resize(2 * vars, ClauseId::NONE);
        self.falsified.resize(2 * vars, 0);
        self.met.resize(vars, 0);
    }

    /// Makes room for one more variable.
    pub fn new_var(&mut self) {
        if self.on() {
            self.units.extend([ClauseId::NONE; 2]);
            self.falsified.extend([0; 2]);
            self.met.push(0);
        }
    }

    /// Whether anyone listens.
    #[inline]
    pub fn on(&self) -> bool {
        !self.tracers.is_empty()
    }

    fn next_id(&mut self) -> ClauseId {
        if self.last == u32::MAX {
            self.exhausted = true;
            self.tracers.clear();
            return ClauseId::NONE;
        }
        self.last += 1;
        ClauseId(self.last)
    }

    /// Tells of a clause of the formula.
    pub fn original(&mut self, lits: &[Lit]) -> ClauseId {
        if !self.on() {
            return ClauseId::NONE;
        }
        let id = if self.last_original < self.reserved {
            ClauseId(self.last_original + 1)
        } else {
            self.next_id()
        };
        self.last_original = id.0;
        self.tracers.iter_mut().for_each(|tracer| tracer.original(id, lits));
        id
    }

    /// Tells of a clause that follows from the antecedents, in the order of propagation; a unit may be among
    /// them only where its literal is not false already.
    pub fn lemma(&mut self, lits: &[Lit], antecedents: &[ClauseId]) -> ClauseId {
        if !self.on() {
            return ClauseId::NONE;
        }
        debug_assert!(antecedents.iter().all(|id| id.is_some()), "lemma {lits:?} from {antecedents:?}");
        let id = self.next_id();
        self.tracers.iter_mut().for_each(|tracer| tracer.lemma(id, lits, antecedents));
        id
    }

    /// Tells that a clause is dropped. `NONE` is passed over.
    pub fn delete(&mut self, id: ClauseId) {
        if id.is_some() {
            self.tracers.iter_mut().for_each(|tracer| tracer.delete(id));
        }
    }

    /// Derives a lemma from a few clauses in any order, with their literals. The units that make literals of
    /// theirs false for good need not be named.
    pub fn derive(&mut self, lits: &[Lit], from: &[(ClauseId, &[Lit])]) -> ClauseId {
        if !self.on() {
            return ClauseId::NONE;
        }
        self.falsify(lits);
        let mut chain = std::mem::take(&mut self.chain);
        chain.clear();
        let mut left: Vec<(ClauseId, &[Lit])> = from.to_vec();
        let mut progress = Propagation::Unit;
        while progress == Propagation::Unit {
            progress = Propagation::None;
            left.retain(|&(id, parent)| {
                let new = match progress {
                    Propagation::False => Propagation::None,
                    _ => self.propagate_in(parent, &mut chain),
                };
                if new != Propagation::None {
                    progress = new;
                    chain.push(id);
                }
                new == Propagation::None
            });
        }
        debug_assert!(progress == Propagation::False, "{lits:?} does not follow from {from:?}");
        let id = self.lemma(lits, &chain);
        self.chain = chain;
        id
    }

    /// Propagates a clause if it has no true literal and at most one that is not false.
    fn propagate_in(&mut self, clause: &[Lit], chain: &mut Vec<ClauseId>) -> Propagation {
        let mut unit = None;
        for &lit in clause {
            if self.is_falsified(lit) || self.units[(!lit).index()].is_some() && !self.is_falsified(!lit) {
                continue;
            }
            if self.is_falsified(!lit) || unit.is_some_and(|unit| unit != lit) {
                return Propagation::None;
            }
            unit = Some(lit);
        }
        for &lit in clause.iter().filter(|&&lit| Some(lit) != unit) {
            if !self.is_falsified(lit) {
                chain.push(self.units[(!lit).index()]);
                self.falsified[lit.index()] = self.stamp;
            }
        }
        let Some(unit) = unit else { return Propagation::False };
        self.falsified[(!unit).index()] = self.stamp;
        Propagation::Unit
    }

    fn is_falsified(&self, lit: Lit) -> bool {
        self.falsified[lit.index()] == self.stamp
    }

    /// Takes a new stamp.
    fn renew_stamp(&mut self) {
        if self.stamp == u32::MAX {
            self.falsified.fill(0);
            self.met.fill(0);
            self.stamp = 0;
        }
        self.stamp += 1;
    }

    /// Begins a lemma proved over the trail: its variables are met, and so are those of the literals given,
    /// whose clauses are the first antecedents.
    fn begin(&mut self, lits: &[Lit]) {
        self.renew_stamp();
        self.meet(lits);
        self.open.clear();
        self.chain.clear();
        for (lit, id) in std::mem::take(&mut self.given) {
            if std::mem::replace(&mut self.met[lit.var().index()], self.stamp) != self.stamp {
                self.chain.push(id);
            }
        }
    }

    /// Opens the variables that are new.
    fn meet(&mut self, lits: &[Lit]) {
        for var in lits.iter().map(|lit| lit.var()) {
            let met = &mut self.met[var.index()];
            if *met != self.stamp {
                *met = self.stamp;
                self.open.push(var);
            }
        }
    }

    /// Begins a lemma derived from named clauses: marks its literals false.
    fn falsify(&mut self, lits: &[Lit]) {
        self.renew_stamp();
        for lit in lits {
            self.falsified[lit.index()] = self.stamp;
        }
    }

    /// Says that the negation of the next lemma that is proved makes a literal true by this clause alone.
    pub fn give(&mut self, lit: Lit, id: ClauseId) {
        if self.on() {
            self.given.push((lit, id));
        }
    }

    /// The unit clause of a literal that is true for good.
    pub fn unit(&self, lit: Lit) -> ClauseId {
        self.units.get(lit.index()).copied().unwrap_or_default()
    }

    /// The number of a binary clause that is there.
    pub fn binary(&self, first: Lit, second: Lit) -> ClauseId {
        self.binaries.get(&pair(first, second)).map_or(ClauseId::NONE, |&(id, _)| id)
    }

    /// Notes a binary clause; if it is there already, it keeps the number it has.
    pub fn add_binary(&mut self, first: Lit, second: Lit, id: ClauseId) {
        if !self.on() {
            return;
        }
        let entry = self.binaries.entry(pair(first, second)).or_insert((id, 0));
        entry.1 += 1;
        if entry.0 != id {
            self.delete(id);
        }
    }

    /// Notes that a binary clause is dropped.
    pub fn drop_binary(&mut self, first: Lit, second: Lit) {
        if self.on() {
            let id = self.take_binary(first, second);
            self.delete(id);
        }
    }

    /// Takes a number for a binary clause that goes to the arena or the extension stack. If it is there more
    /// than once, the copy taken gets a number of its own.
    pub fn take_binary(&mut self, first: Lit, second: Lit) -> ClauseId {
        if !self.on() {
            return ClauseId::NONE;
        }
        let Some(entry) = self.binaries.get_mut(&pair(first, second)) else {
            debug_assert!(false, "no number for {first:?} {second:?}");
            return ClauseId::NONE;
        };
        entry.1 -= 1;
        let (id, count) = *entry;
        if count > 0 {
            return self.lemma(&[first, second], &[id]);
        }
        self.binaries.remove(&pair(first, second));
        id
    }

    /// No number stands for two clauses, if these are the numbers of those that are not binary.
    pub fn check_invariants(&self, large: impl Iterator<Item = ClauseId>) {
        let mut met = FxHashSet::default();
        let binaries = self.binaries.values().map(|&(id, _)| id);
        let all = large.chain(binaries).chain(self.units.iter().copied());
        for id in all.filter(|id| id.is_some()) {
            assert!(met.insert(id), "proof: {id:?} stands for two clauses");
            assert!(id.0 <= self.last.max(self.last_original), "proof: {id:?} was not given");
        }
    }

    /// These are the binary clauses, and how often each is there.
    pub fn check_binaries(&self, binaries: &FxHashMap<(Lit, Lit), u32>) {
        for (pair, count) in binaries {
            let noted = self.binaries.get(pair).map_or(0, |entry| entry.1);
            assert_eq!(noted, *count, "proof: the binary clause {pair:?}");
        }
        assert_eq!(self.binaries.len(), binaries.len(), "proof: a binary clause is noted that is not there");
    }

    /// The literals with a unit clause are those true for good.
    pub fn check_units(&self, trail: &Trail) {
        for (at, id) in self.units.iter().enumerate() {
            let lit = Lit::from_index(at);
            assert_eq!(id.is_some(), trail.fixed(lit) > 0, "proof: the unit clause of {lit:?}");
        }
    }

    /// The first problem with the proof so far.
    pub fn problem(&self) -> Option<Problem> {
        if self.exhausted {
            return Some(Problem::TooLong);
        }
        self.tracers.iter().find_map(|tracer| tracer.problem())
    }
}

fn pair(first: Lit, second: Lit) -> (Lit, Lit) {
    (first.min(second), first.max(second))
}

impl Solver {
    /// Tells this listener of all clauses from now on; call it before the first. So many of the formula's
    /// clauses get the numbers from 1 on, and those after them numbers among those of lemmas.
    pub fn trace(&mut self, tracer: Box<dyn Tracer + Send>, originals: u32) {
        debug_assert!(self.trace.last == 0 || self.trace.last == self.trace.reserved);
        self.trace.listen(tracer, self.trail.vars());
        self.trace.reserved = originals;
        self.trace.last = originals;
        self.trail.keep_fresh = true;
    }

    /// Tells the listeners what the next calls of `solve` are for.
    pub fn trace_check(&mut self, check: &Check<'_>) {
        self.trace.tracers.iter_mut().for_each(|tracer| tracer.check(check));
    }

    /// The first problem with the proof so far; an answer after it is not proved.
    pub fn proof_problem(&self) -> Option<Problem> {
        self.trace.problem()
    }

    /// Derives a clause from one that is false if the clause is, by the reasons on the trail. All decisions
    /// that matter are among the negations of its literals.
    pub(super) fn prove(&mut self, lits: &[Lit], from: Conflict) -> ClauseId {
        if !self.trace.on() {
            return ClauseId::NONE;
        }
        self.trace.begin(lits);
        let last = self.meet_false(from);
        while let Some(var) = self.trace.open.pop() {
            let assigned = self.trail.assigned(var);
            let lit = var.lit(self.trail.value(var.lit(true)) > 0);
            if assigned.level == 0 {
                self.trace.chain.push(self.trace.units[lit.index()]);
                continue;
            }
            let Some(reason) = Conflict::of(lit, assigned.reason) else {
                debug_assert!(false, "decision {lit:?} is not in the lemma {lits:?}");
                continue;
            };
            let id = self.meet_false(reason);
            self.trace.reasons.push(u64::from(assigned.position) << 32 | u64::from(id.0));
        }
        self.trace.reasons.sort_unstable();
        let mut chain = std::mem::take(&mut self.trace.chain);
        chain.extend(self.trace.reasons.drain(..).map(|reason| ClauseId(reason as u32)));
        chain.push(last);
        let id = self.trace.lemma(lits, &chain);
        self.trace.chain = chain;
        id
    }

    /// Opens the variables of a clause that are new; the clause's number.
    fn meet_false(&mut self, clause: Conflict) -> ClauseId {
        match clause {
            Conflict::Binary(first, second) => {
                self.trace.meet(&[first, second]);
                self.trace.binary(first, second)
            }
            Conflict::Clause(clause) => {
                self.trace.meet(self.clauses.lits(clause));
                self.clauses.id(clause)
            }
        }
    }

    /// Derives the units of the literals that propagation has made true for good.
    pub(super) fn derive_units(&mut self) {
        let mut fresh = std::mem::take(&mut self.trail.fresh);
        for (lit, reason) in fresh.drain(..) {
            let Some(from) = Conflict::of(lit, reason) else { continue };
            let id = self.prove(&[lit], from);
            self.trace.units[lit.index()] = id;
        }
        self.trail.fresh = fresh;
    }

    /// Makes a literal true for good, on level 0, because of a unit clause. It is not propagated.
    pub(super) fn add_unit(&mut self, lit: Lit, id: ClauseId) {
        debug_assert_eq!(self.trail.level(), 0);
        match self.trail.value(lit) {
            0 => {
                self.trail.assign(lit, Reason::None);
                if self.trace.on() {
                    self.trace.units[lit.index()] = id;
                }
            }
            1 => self.trace.delete(id),
            _ => {
                let empty = self.trace.lemma(&[], &[self.trace.unit(!lit), id]);
                self.refute_by(empty);
            }
        }
    }

    /// There is no model, because a clause is false for good.
    pub(super) fn refute(&mut self, conflict: Conflict) {
        let empty = self.prove(&[], conflict);
        self.refute_by(empty);
    }

    /// There is no model, because the empty clause was derived.
    pub(super) fn refute_by(&mut self, empty: ClauseId) {
        self.inconsistent = true;
        self.trace.empty = empty;
    }

    /// Drops the literals of a clause from `size` on, which are false for good.
    pub(super) fn drop_false(&mut self, clause: ClauseRef, size: usize) {
        if self.trace.on() {
            let lits = self.clauses.lits(clause);
            let old = self.clauses.id(clause);
            let id = self.trace.derive(&lits[..size], &[(old, lits)]);
            self.trace.delete(old);
            self.clauses.set_id(clause, id);
        }
        self.clauses.shrink(clause, size);
    }

    /// Derives a clause from two that it is the resolvent of, or that one is without a literal because of the
    /// other.
    pub(super) fn derive_resolvent(&mut self, lits: &[Lit], of: [ClauseRef; 2]) -> ClauseId {
        let parents = of.map(|clause| (self.clauses.id(clause), self.clauses.lits(clause)));
        self.trace.derive(lits, &parents)
    }

    /// Tells why there is no model under the assumptions.
    pub(super) fn conclude(&mut self) {
        if !self.trace.on() {
            return;
        }
        let core = std::mem::take(&mut self.core);
        let failed = core.iter().copied().find(|&lit| self.trail.value(lit) < 0);
        let clause: Vec<Lit> = core.iter().map(|&lit| !lit).collect();
        let (id, is_kept) = match failed {
            _ if self.inconsistent => (self.trace.empty, true),
            _ if core.windows(2).any(|two| two[0] == !two[1]) => (ClauseId::NONE, true),
            Some(lit) if self.trail.fixed(lit) < 0 => (self.trace.unit(!lit), true),
            Some(lit) => match Conflict::of(!lit, self.trail.assigned(lit.var()).reason) {
                None => (ClauseId::NONE, true),
                Some(reason) => (self.prove(&clause, reason), false),
            },
            None => (ClauseId::NONE, true),
        };
        self.trace.tracers.iter_mut().for_each(|tracer| tracer.conclude(&core, id));
        if !is_kept {
            self.trace.delete(id);
        }
        self.core = core;
    }
}
