//! The part of a proof that the empty clause rests on, as resolution.
//!
//! **Idea.** A clause that follows by unit propagation from its antecedents follows by resolution: from the
//! last antecedent, which is false, back through those that made its literals false.
//!
//! **Here.** A walk back from the empty clause leaves out the clauses on which it does not rest. A step whose
//! pivot does not occur in the resolvent is left out too, so that a derivation can end in a part of its
//! clause, with which others need fewer steps (`trim`).
//!
//! **Contract.** No input is trusted: an invalid step is an error. No clause rests on itself, which
//! `check_invariants` checks.
//!
//! **Cost.** Linear in the literals of the clauses that are used and of their antecedents.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::record::Record;
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use javelin_term::limits::Stop;
use javelin_term::work::Work;

pub(super) const BROKEN: Stop = Stop::Broken("a step of a proof that does not follow");

/// One resolution of the resolvent so far, which has the negation of the pivot, with a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Resolution {
    /// A clause that has the pivot.
    pub antecedent: ClauseId,
    /// The literal that the resolution removes.
    pub pivot: Lit,
}

/// A derivation of a clause: the clause that it begins with, and its steps in the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    pub start: ClauseId,
    pub steps: Range<usize>,
}

/// The derivation of the empty clause.
pub(super) struct Refutation {
    pub empty: ClauseId,
    /// By number; `None` for clauses of the formula and for clauses that are not used.
    pub chains: Vec<Option<Chain>>,
    pub steps: Vec<Resolution>,
    marks: Marks,
}

/// The literals of the clauses whose derivations have lost some.
type Shrunk = FxHashMap<ClauseId, Vec<Lit>>;

/// The state of the literals while one clause is derived; a stamp each.
struct Marks {
    /// True under the negation of the clause and the antecedents so far.
    is_true: Vec<u32>,
    /// Occurs in the resolvent.
    is_in: Vec<u32>,
    stamp: u32,
}

impl Refutation {
    /// The refutation in a proof over `literals` literals.
    pub fn of(record: &Record, literals: usize, work: &mut Work) -> Result<Refutation, Stop> {
        let empty = record.empty()?;
        let count = record.len() + 1;
        work.reserve(count * size_of::<Option<Chain>>())?;
        let marks = Marks { is_true: vec![0; literals], is_in: vec![0; literals], stamp: 0 };
        let mut refutation = Refutation { empty, chains: vec![None; count], steps: Vec::new(), marks };
        let mut is_used = vec![false; count];
        *is_used.get_mut(empty.0 as usize).ok_or(BROKEN)? = true;
        for id in (1..=empty.0).rev().map(ClauseId) {
            if !is_used[id.0 as usize] {
                continue;
            }
            let Some(antecedents) = record.antecedents(id) else { continue };
            if antecedents.iter().any(|&antecedent| antecedent.0 == 0 || antecedent >= id) {
                return Err(BROKEN);
            }
            let chain = refutation.derive(record, id, antecedents, work)?;
            refutation.antecedents(&chain).for_each(|antecedent| is_used[antecedent.0 as usize] = true);
            refutation.chains[id.0 as usize] = Some(chain);
        }
        Ok(refutation)
    }

    pub fn steps(&self, chain: &Chain) -> &[Resolution] {
        &self.steps[chain.steps.clone()]
    }

    pub fn antecedents(&self, chain: &Chain) -> impl Iterator<Item = ClauseId> {
        [chain.start].into_iter().chain(self.steps(chain).iter().map(|step| step.antecedent))
    }

    /// A clause and all that can be reached from it by antecedents, each after its antecedents. Afterwards
    /// `seen` has the stamp for each of them, by number.
    pub fn below(
        &self,
        root: ClauseId,
        seen: &mut [u32],
        stamp: u32,
        work: &mut Work,
    ) -> Result<Vec<ClauseId>, Stop> {
        let mut order = Vec::new();
        let mut pending = vec![(root, false)];
        while let Some((id, is_done)) = pending.pop() {
            work.step(1)?;
            if is_done {
                order.push(id);
                continue;
            }
            if std::mem::replace(&mut seen[id.0 as usize], stamp) == stamp {
                continue;
            }
            pending.push((id, true));
            if let Some(chain) = &self.chains[id.0 as usize] {
                let unseen = self.antecedents(chain).filter(|next| seen[next.0 as usize] != stamp);
                pending.extend(unseen.map(|next| (next, false)));
            }
        }
        Ok(order)
    }

    /// Removes unneeded parts after steps were changed: steps whose pivots do not occur any more, what came
    /// before a clause that has lost its pivot, and clauses that are no longer used. Returns the remaining
    /// clauses, each after its antecedents.
    pub fn trim(&mut self, record: &Record, work: &mut Work) -> Result<Vec<ClauseId>, Stop> {
        let mut order = self.below(self.empty, &mut vec![0; self.chains.len()], 1, work)?;
        let mut shrunk = Shrunk::default();
        for &id in &order {
            let Some(chain) = self.chains[id.0 as usize].take() else { continue };
            self.chains[id.0 as usize] = Some(self.needed(record, chain, &shrunk, work)?);
            let lits = record.lits(id).iter().copied();
            let lits: Vec<Lit> = lits.filter(|&literal| self.marks.is_in(literal)).collect();
            if lits.is_empty() {
                self.empty = id;
                break;
            }
            if lits.len() < record.lits(id).len() {
                work.reserve(lits.len() * size_of::<Lit>())?;
                shrunk.insert(id, lits);
            }
        }
        let mut is_used = vec![false; self.chains.len()];
        is_used[self.empty.0 as usize] = true;
        for &id in order.iter().rev() {
            if let (true, Some(chain)) = (is_used[id.0 as usize], &self.chains[id.0 as usize]) {
                self.antecedents(chain).for_each(|antecedent| is_used[antecedent.0 as usize] = true);
            }
        }
        order.retain(|id| is_used[id.0 as usize]);
        Ok(order)
    }

    /// The steps of a derivation that are needed. Afterwards the marks have its resolvent.
    fn needed(
        &mut self,
        record: &Record,
        mut chain: Chain,
        shrunk: &Shrunk,
        work: &mut Work,
    ) -> Result<Chain, Stop> {
        let lits = |id: ClauseId| shrunk.get(&id).map_or(record.lits(id), Vec::as_slice);
        self.marks.begin(lits(chain.start));
        let mut end = chain.steps.start;
        for at in chain.steps.clone() {
            let step = self.steps[at];
            let with = lits(step.antecedent);
            work.step(1 + with.len())?;
            if !self.marks.is_in(!step.pivot) {
                continue;
            }
            if with.contains(&step.pivot) {
                self.marks.resolve(with, step.pivot);
                self.steps[end] = step;
                end += 1;
            } else {
                self.marks.begin(with);
                chain.start = step.antecedent;
                end = chain.steps.start;
            }
        }
        chain.steps.end = end;
        Ok(chain)
    }

    /// Checks that no clause rests on itself and that each derivation ends in a subset of its clause.
    pub fn check_invariants(&self, record: &Record) {
        let order = self.below(self.empty, &mut vec![0; self.chains.len()], 1, &mut Work::default());
        let mut derived: FxHashMap<ClauseId, FxHashSet<Lit>> = FxHashMap::default();
        for id in order.into_iter().flatten() {
            let lits = record.lits(id).iter().copied().collect();
            let Some(chain) = &self.chains[id.0 as usize] else {
                derived.insert(id, lits);
                continue;
            };
            // A clause without literals yet comes later, so one of the two rests on itself.
            let mut resolvent = derived[&chain.start].clone();
            for Resolution { antecedent, pivot } in self.steps(chain) {
                let mut with = derived[antecedent].clone();
                if resolvent.remove(&!*pivot) {
                    if !with.remove(pivot) {
                        resolvent.clear();
                    }
                    resolvent.extend(with);
                }
            }
            assert!(resolvent.is_subset(&lits));
            derived.insert(id, resolvent);
        }
    }

    /// The derivation of a clause: those of its antecedents, the last one first, whose literals occur.
    fn derive(
        &mut self,
        record: &Record,
        id: ClauseId,
        antecedents: &[ClauseId],
        work: &mut Work,
    ) -> Result<Chain, Stop> {
        let propagated = self.marks.propagate(record, id, antecedents, work)?;
        let Some((&(start, _), before)) = propagated.split_last() else { return Err(BROKEN) };
        let first = self.steps.len();
        self.marks.begin(record.lits(start));
        work.reserve_in(&self.steps, before.len())?;
        for &(antecedent, pivot) in before.iter().rev() {
            let pivot = pivot.ok_or(BROKEN)?;
            if self.marks.is_in(!pivot) {
                self.marks.resolve(record.lits(antecedent), pivot);
                self.steps.push(Resolution { antecedent, pivot });
            }
        }
        let mut chain = Chain { start, steps: first..self.steps.len() };
        if let (&[literal], Some(step)) = (record.lits(start), self.steps.get_mut(first)) {
            // A derivation resolves with units and does not begin with one.
            chain.start =
                std::mem::replace(step, Resolution { antecedent: start, pivot: literal }).antecedent;
        }
        Ok(chain)
    }
}

impl Marks {
    /// Begins a derivation with a clause.
    fn begin(&mut self, lits: &[Lit]) {
        self.stamp += 1;
        for literal in lits {
            self.is_in[literal.index()] = self.stamp;
        }
    }

    fn is_in(&self, literal: Lit) -> bool {
        self.is_in[literal.index()] == self.stamp
    }

    /// Resolves with a clause that has the pivot.
    fn resolve(&mut self, lits: &[Lit], pivot: Lit) {
        self.is_in[(!pivot).index()] = 0;
        for literal in lits.iter().filter(|&&literal| literal != pivot) {
            self.is_in[literal.index()] = self.stamp;
        }
    }

    /// The antecedents with the literals that they make true; the last one has none left and is false.
    fn propagate(
        &mut self,
        record: &Record,
        id: ClauseId,
        antecedents: &[ClauseId],
        work: &mut Work,
    ) -> Result<Vec<(ClauseId, Option<Lit>)>, Stop> {
        self.stamp += 1;
        for literal in record.lits(id) {
            self.is_true[(!*literal).index()] = self.stamp;
        }
        let mut propagated = Vec::with_capacity(antecedents.len());
        for &antecedent in antecedents {
            let lits = record.lits(antecedent);
            work.step(1 + lits.len())?;
            let is_false = |literal: Lit| self.is_true[(!literal).index()] == self.stamp;
            let mut left = lits.iter().copied().filter(|&literal| !is_false(literal));
            let unit = left.next();
            if left.any(|other| Some(other) != unit) {
                return Err(BROKEN);
            }
            propagated.push((antecedent, unit));
            match unit {
                Some(unit) => self.is_true[unit.index()] = self.stamp,
                None => return Ok(propagated),
            }
        }
        Err(BROKEN)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::cnf::literal::Var;
    use crate::proof::event::Tracer;
    use javelin_term::limits::Limits;

    use super::super::record::Recorder;

    /// A proof: clauses as DIMACS numbers, each with the numbers of its antecedents, if it has any.
    pub fn recorded(clauses: &[(&[i32], &[u32])]) -> Recorder {
        let mut recorder = Recorder::new(&Limits::none());
        for (number, (lits, antecedents)) in (1..).zip(clauses) {
            let literal = |number: &i32| Var(number.unsigned_abs() - 1).lit(*number > 0);
            let lits: Vec<Lit> = lits.iter().map(literal).collect();
            let antecedents: Vec<ClauseId> = antecedents.iter().copied().map(ClauseId).collect();
            match antecedents.is_empty() {
                true => recorder.original(ClauseId(number), &lits),
                false => recorder.lemma(ClauseId(number), &lits, &antecedents),
            }
            if lits.is_empty() {
                recorder.conclude(&[], ClauseId(number));
            }
        }
        recorder
    }

    /// The refutation in such a proof over at most eight variables.
    pub fn refutation(record: &Record) -> Result<Refutation, Stop> {
        let refutation = Refutation::of(record, 16, &mut Work::default())?;
        refutation.check_invariants(record);
        Ok(refutation)
    }

    #[test]
    fn unneeded_clauses_are_left_out() {
        // The fifth clause follows without the second; the sixth is not used.
        let recorder = recorded(&[
            (&[1, 2], &[]),
            (&[1, 3], &[]),
            (&[-2], &[]),
            (&[-1], &[]),
            (&[1], &[3, 2, 1]),
            (&[3], &[4, 2]),
            (&[], &[5, 4]),
        ]);
        let record = recorder.record();
        let mut refutation = refutation(&record).unwrap();
        let chain = |number: usize| refutation.chains[number].clone().unwrap();
        assert_eq!(refutation.antecedents(&chain(5)).collect::<Vec<_>>(), [ClauseId(1), ClauseId(3)]);
        assert_eq!(refutation.chains[6], None);
        let order = refutation.trim(&record, &mut Work::default()).unwrap();
        assert_eq!((order.len(), order.last()), (5, Some(&ClauseId(7))));
    }

    #[test]
    fn clauses_that_do_not_follow_are_refused() {
        let wrong: [&[(&[i32], &[u32])]; 3] = [
            &[(&[1, 2], &[]), (&[-1], &[]), (&[], &[2, 1])],
            &[(&[1], &[]), (&[], &[2, 1])],
            &[(&[1], &[]), (&[-1, 2, 3], &[]), (&[], &[1, 2])],
        ];
        for clauses in wrong {
            assert_eq!(refutation(&recorded(clauses).record()).err(), Some(BROKEN));
        }
    }
}
