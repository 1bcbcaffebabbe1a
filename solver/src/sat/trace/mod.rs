//! Proof tracing: the numbers of clauses, and the antecedents of lemmas.
//!
//! **Idea.** Every derived clause follows by unit propagation from a few others, its antecedents. A proof
//! that names them in the order of propagation can be checked in linear time (LRAT: Cruz-Filipe, Heule, Hunt,
//! Kaufmann, Schneider-Kamp, "Efficient certified RAT verification", 2017).
//!
//! **Here.** The number of a large clause is in the arena. Those of units and binary clauses are kept here,
//! by literal and by pair of literals, while there is a tracer. Conflict analysis does not collect the
//! antecedents of its lemma. Instead `Solver::prove` follows the reasons on the trail from the false clause
//! back to the lemma's literals. This is independent of how minimisation found the lemma; and the order of
//! the antecedents' positions on the trail is an order of propagation.
//!
//! **Contract.** `Solver::prove` is called before backtracking. After `Solver::propagate` every literal of
//! level 0 has the number of its unit; a technique that assigns one without a reason passes the number of its
//! unit clause to `Solver::add_unit`. A binary clause that exists twice has one number and a count.
//!
//! **Cost.** Without a tracer, a branch per lemma. With one, about as much as conflict analysis, and a
//! look-up per binary antecedent.

pub(super) mod tape;

use super::Solver;
use super::clause::ClauseRef;
use super::propagate::Conflict;
use super::trace::tape::Tape;
use super::trail::{Reason, Trail};
use crate::cnf::literal::{Lit, Var};
use crate::proof::event::{Check, ClauseId, Instance, Problem, Tracer};
use rustc_hash::{FxHashMap, FxHashSet};

/// The tape that a solver writes to, and the numbers of its clauses.
#[derive(Default)]
pub(super) struct Trace {
    tape: Tape,
    /// There is a tracer.
    is_on: bool,
    /// By literal: the number of its unit clause, if it is true on level 0.
    units: Vec<ClauseId>,
    /// The binary clauses, smaller literal first, and how often each exists.
    binaries: FxHashMap<(Lit, Lit), (ClauseId, u32)>,
    /// The empty clause, once it is derived.
    empty: ClauseId,
    /// The clause by which a helper of a portfolio has refuted the assumptions.
    handed: Option<ClauseId>,
    /// By literal, a stamp: it is false under the negation of the current lemma.
    falsified: Vec<u32>,
    stamp: u32,
    /// Literals that the negation of the next lemma makes true by these clauses, in the order of propagation.
    given: Vec<(Lit, ClauseId)>,
    /// By variable, a stamp: it is in the lemma or in an antecedent.
    met: Vec<u32>,
    /// Variables met whose reason is not yet among the antecedents.
    open: Vec<Var>,
    /// Antecedents in the lower half, with the positions on the trail of their literals in the upper half.
    reasons: Vec<u64>,
    chain: Vec<ClauseId>,
}

/// The state of a clause under the negation of the lemma to derive.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Propagation {
    /// It has a true literal, or two that are not false.
    None,
    /// Its last literal is true.
    Unit,
    /// All its literals are false.
    False,
}

impl Trace {
    /// Writes to a tape with a tracer from now on, for a solver with this number of variables.
    fn write_to(&mut self, tape: Tape, vars: usize) {
        self.tape = tape;
        self.is_on = true;
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

    /// Whether there is a tracer.
    #[inline]
    pub fn on(&self) -> bool {
        self.is_on
    }

    /// The tape, where there is a tracer.
    pub fn tape(&self) -> Option<&Tape> {
        self.is_on.then_some(&self.tape)
    }

    /// The number that a clause was given; if none was left, there are no tracers from here on.
    pub fn given_number(&mut self, id: ClauseId) -> ClauseId {
        self.is_on &= id.is_some();
        id
    }

    /// Traces a clause of the formula.
    pub fn original(&mut self, lits: &[Lit]) -> ClauseId {
        if !self.on() {
            return ClauseId::NONE;
        }
        let id = self.tape.original(lits);
        self.given_number(id)
    }

    /// Traces of which instance of a law the next clauses are.
    pub fn instance(&mut self, instance: Option<&Instance>) {
        self.tape.instance(instance);
    }

    /// Traces a clause that follows from the antecedents, in the order of propagation. An antecedent that is
    /// a unit must come before its literal's variable has a value.
    pub fn lemma(&mut self, lits: &[Lit], antecedents: &[ClauseId]) -> ClauseId {
        if !self.on() {
            return ClauseId::NONE;
        }
        debug_assert!(antecedents.iter().all(|id| id.is_some()), "lemma {lits:?} from {antecedents:?}");
        let id = self.tape.lemma(lits, antecedents);
        self.given_number(id)
    }

    /// Derives a clause anew that another solver of the same tape has, and keeps; `NONE` is ignored.
    pub fn copy(&mut self, lits: &[Lit], id: ClauseId) -> ClauseId {
        if id.is_some() { self.lemma(lits, &[id]) } else { id }
    }

    /// Traces that a clause is dropped. `NONE` is ignored.
    pub fn delete(&mut self, id: ClauseId) {
        if id.is_some() {
            self.tape.delete(id);
        }
    }

    /// Derives a lemma from a few clauses, given with their literals in any order. Units that make some of
    /// their literals false on level 0 are added as antecedents.
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

    /// Begins a lemma proved by the trail: marks its variables as met, and those of the literals in `given`,
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

    /// Marks variables as met, and opens those that were not.
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

    /// Notes that the negation of the next lemma to be proved makes a literal true by this clause alone.
    pub fn give(&mut self, lit: Lit, id: ClauseId) {
        if self.on() {
            self.given.push((lit, id));
        }
    }

    /// The number of the unit clause of a literal that is true on level 0.
    pub fn unit(&self, lit: Lit) -> ClauseId {
        self.units.get(lit.index()).copied().unwrap_or_default()
    }

    /// The number of a binary clause that exists.
    pub fn binary(&self, first: Lit, second: Lit) -> ClauseId {
        self.binaries.get(&pair(first, second)).map_or(ClauseId::NONE, |&(id, _)| id)
    }

    /// Notes a binary clause; if there is a copy already, both have the number of that copy.
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

    /// Returns the number of a binary clause that moves to the arena or the extension stack. If there are
    /// other copies, they keep that number, and the moved copy gets a new one.
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

    /// Asserts that no two clauses have the same number; `large` are the numbers of clauses other than binary
    /// ones and units.
    pub fn check_invariants(&self, large: impl Iterator<Item = ClauseId>) {
        let last = self.tape.last();
        let mut met = FxHashSet::default();
        let binaries = self.binaries.values().map(|&(id, _)| id);
        let all = large.chain(binaries).chain(self.units.iter().copied());
        for id in all.filter(|id| id.is_some()) {
            assert!(met.insert(id), "proof: {id:?} stands for two clauses");
            assert!(id <= last, "proof: {id:?} was not given");
        }
    }

    /// Asserts that these are the binary clauses noted, and how often each exists.
    pub fn check_binaries(&self, binaries: &FxHashMap<(Lit, Lit), u32>) {
        for (pair, count) in binaries {
            let noted = self.binaries.get(pair).map_or(0, |entry| entry.1);
            assert_eq!(noted, *count, "proof: the binary clause {pair:?}");
        }
        assert_eq!(self.binaries.len(), binaries.len(), "proof: a binary clause is noted that is not there");
    }

    /// Asserts that the literals with a unit clause are those true on level 0.
    pub fn check_units(&self, trail: &Trail) {
        for (at, id) in self.units.iter().enumerate() {
            let lit = Lit::from_index(at);
            assert_eq!(id.is_some(), trail.fixed(lit) > 0, "proof: the unit clause of {lit:?}");
        }
    }

    /// The first problem with the proof so far.
    pub fn problem(&self) -> Option<Problem> {
        self.tape.problem()
    }
}

fn pair(first: Lit, second: Lit) -> (Lit, Lit) {
    (first.min(second), first.max(second))
}

impl Solver {
    /// Adds a tracer, which is passed all clauses; must be called before the first clause is added. The first
    /// `originals` clauses of the formula get the numbers from 1 on; later ones get numbers between those of
    /// lemmas.
    pub fn trace(&mut self, tracer: Box<dyn Tracer + Send>, originals: u32) {
        self.trace.tape.add_tracer(tracer, originals);
        self.write_to(self.trace.tape.clone());
    }

    /// Writes its steps to a tape with a tracer; must be called before the first clause is added.
    pub(super) fn write_to(&mut self, tape: Tape) {
        self.trace.write_to(tape, self.trail.vars());
        self.trail.keep_fresh = true;
    }

    /// Announces to the tracers which check the next calls of `solve` belong to.
    pub fn trace_check(&mut self, check: &Check<'_>) {
        self.trace.tape.check(check);
    }

    /// Announces to the tracers of which instance of a law the next clauses are.
    pub fn trace_instance(&mut self, instance: Option<Instance>) {
        match self.adds_later() {
            true => self.pending.announce(instance),
            false => self.trace.instance(instance.as_ref()),
        }
    }

    /// Whether a tracer wants to know which clauses are instances of which laws.
    pub fn wants_laws(&self) -> bool {
        self.trace.tape.wants_laws()
    }

    /// The first problem with the proof so far; an answer after it is not proved.
    pub fn proof_problem(&self) -> Option<Problem> {
        self.trace.problem()
    }

    /// Derives the clause `lits`: its negation and the reasons on the trail make the clause `from` false. All
    /// decisions that this involves are negations of literals of `lits`.
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

    /// Opens the variables of a clause that were not met yet; returns the clause's number.
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

    /// Derives the units of the literals that propagation has made true on level 0.
    pub(super) fn derive_units(&mut self) {
        let mut fresh = std::mem::take(&mut self.trail.fresh);
        for (lit, reason) in fresh.drain(..) {
            let Some(from) = Conflict::of(lit, reason) else { continue };
            // Without numbers there are no tracers any more, and no room for new variables here.
            if self.trace.on() {
                let id = self.prove(&[lit], from);
                self.trace.units[lit.index()] = id;
            }
        }
        self.trail.fresh = fresh;
    }

    /// Assigns a literal on level 0 because of a unit clause. It is not propagated.
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

    /// Notes that the formula has no model, because a clause is false on level 0.
    pub(super) fn refute(&mut self, conflict: Conflict) {
        let empty = self.prove(&[], conflict);
        self.refute_by(empty);
    }

    /// Notes that the formula has no model, because the empty clause was derived.
    pub(super) fn refute_by(&mut self, empty: ClauseId) {
        self.inconsistent = true;
        self.trace.empty = empty;
    }

    /// Drops the literals of a clause from `size` on, which are false on level 0.
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

    /// Derives a clause from two clauses: their resolvent, or one of them strengthened by the other.
    pub(super) fn derive_resolvent(&mut self, lits: &[Lit], of: [ClauseRef; 2]) -> ClauseId {
        let parents = of.map(|clause| (self.clauses.id(clause), self.clauses.lits(clause)));
        self.trace.derive(lits, &parents)
    }

    /// Traces the conclusion that there is no model under the assumptions. A helper of a portfolio leaves it
    /// to the first search.
    pub(super) fn conclude(&mut self) {
        if !self.trace.on() || self.member.is_some() {
            return;
        }
        let (id, is_kept) = self.conclusion();
        self.trace.tape.conclude(&self.core, id);
        if !is_kept {
            self.trace.delete(id);
        }
    }

    /// The clause of negated assumptions, all of them in the core, that is the conclusion, or `NONE` if two
    /// of these contradict each other; and whether a clause of the solver's is that.
    pub(super) fn conclusion(&mut self) -> (ClauseId, bool) {
        let core = std::mem::take(&mut self.core);
        let failed = core.iter().copied().find(|&lit| self.trail.value(lit) < 0);
        let clause: Vec<Lit> = core.iter().map(|&lit| !lit).collect();
        let conclusion = match (self.trace.handed.take(), failed) {
            (Some(id), _) => (id, false),
            _ if self.inconsistent => (self.trace.empty, true),
            _ if core.windows(2).any(|two| two[0] == !two[1]) => (ClauseId::NONE, true),
            (None, Some(lit)) if self.trail.fixed(lit) < 0 => (self.trace.unit(!lit), true),
            (None, Some(lit)) => match Conflict::of(!lit, self.trail.assigned(lit.var()).reason) {
                None => (ClauseId::NONE, true),
                Some(reason) => (self.prove(&clause, reason), false),
            },
            (None, None) => (ClauseId::NONE, true),
        };
        self.core = core;
        conclusion
    }

    /// The conclusion of a helper, as a clause that only the caller has.
    pub(super) fn hand_over_conclusion(&mut self) -> ClauseId {
        if !self.trace.on() {
            return ClauseId::NONE;
        }
        let (id, is_kept) = self.conclusion();
        if !is_kept || self.inconsistent {
            return id;
        }
        let clause: Vec<Lit> = self.core.iter().map(|&lit| !lit).collect();
        self.trace.copy(&clause, id)
    }

    /// Takes over the conclusion of a helper, by its clause.
    pub(super) fn take_conclusion(&mut self, id: ClauseId) {
        match self.core.is_empty() {
            true => self.refute_by(id),
            false => self.trace.handed = Some(id),
        }
    }

    /// Drops all clauses in the proof: the solver will not be used any more.
    pub(super) fn drop_from_proof(&mut self) {
        if !self.trace.on() {
            return;
        }
        let large: Vec<ClauseId> = self.large_numbers().chain(self.extension.ids()).collect();
        let binaries = std::mem::take(&mut self.trace.binaries).into_values().map(|(id, _)| id);
        let units = std::mem::take(&mut self.trace.units);
        let all: Vec<ClauseId> = large.into_iter().chain(binaries).chain(units).collect();
        all.into_iter().for_each(|id| self.trace.delete(id));
    }

    /// The numbers of the clauses in the arena, `NONE` for those that have none.
    pub(super) fn large_numbers(&self) -> impl Iterator<Item = ClauseId> {
        let all = self.clauses.irredundant.iter().chain(&self.clauses.redundant);
        all.map(|&clause| self.clauses.id(clause))
    }
}
