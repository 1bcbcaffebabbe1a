//! From a proof to a circuit: the part of the proof that the empty clause rests on, clause by clause.
//!
//! **Idea.** A clause that follows by unit propagation from its antecedents follows by resolution: from the
//! last antecedent, which is false, back through those that made its literals false.
//!
//! **Here.** What the empty clause does not rest on is left out first, walking back from it. An antecedent
//! whose literal does not occur in the resolvent is skipped, so that the derivation can end in a part of the
//! clause; the partial interpolant is one of the whole clause too (see `system`). Clauses of one literal are
//! lowered: no derivation resolves with them, which leaves the negation of their literal in what follows, and
//! the empty clause is reached by resolving with each of them once, the latest first (Fontaine, Merz,
//! Woltzenlogel Paleo, "Compression of propositional resolution proofs via partial regularization", 2011).
//!
//! **Contract.** All clauses of the formula have a side and all variables a place. No input is trusted: a
//! step that is none is an error, and whoever asks checks the result.
//!
//! **Cost.** Linear in the literals of the clauses that are used and of their antecedents.

use super::record::Record;
use super::system::{Place, Side, System, shared};
use crate::circuit::gates::{Edge, Gates};
use crate::cnf::literal::Lit;
use crate::limits::{Limits, Stop};
use crate::proof::event::ClauseId;
use crate::work::Work;

const BROKEN: Stop = Stop::Broken("a step of a proof that does not follow");

/// A proof, with what is known of its clauses and variables.
pub(super) struct Replay<'a> {
    pub record: &'a Record,
    /// The sides of the clauses of the formula, in their order.
    pub sides: &'a [Side],
    /// The places of the variables.
    pub places: &'a [Place],
}

/// The partial interpolants of all systems.
type Partial = [Edge; System::ALL.len()];

/// The state of the literals while one clause is derived; a stamp each.
struct Marks {
    /// True under the negation of the clause and the antecedents so far.
    is_true: Vec<u32>,
    /// In the resolvent.
    is_in: Vec<u32>,
    stamp: u32,
}

impl Replay<'_> {
    /// The interpolants by all systems, and how many clauses were used.
    pub fn run(&self, gates: &mut Gates, limits: &Limits) -> Result<(Partial, usize), Stop> {
        let mut work = Work::new(limits);
        let empty = self.record.empty()?;
        let used = self.used(empty, &mut work)?;
        let literals = 2 * self.places.len();
        let mut marks = Marks { is_true: vec![0; literals], is_in: vec![0; literals], stamp: 0 };
        let mut partials = vec![[Edge::FALSE; System::ALL.len()]; self.record.len() + 1];
        let mut lowered = Vec::new();
        let (mut originals, mut count) = (0, 0);
        for number in 1..=self.record.len() {
            let id = ClauseId(number as u32);
            let antecedents = self.record.antecedents(id);
            originals += usize::from(antecedents.is_none());
            if !used[number] {
                continue;
            }
            count += 1;
            work.step(1 + self.record.lits(id).len())?;
            partials[number] = match antecedents {
                None => self.leaf(gates, id, *self.sides.get(originals - 1).ok_or(BROKEN)?),
                Some(antecedents) => self.derive(gates, id, antecedents, &partials, &mut marks, &mut work)?,
            };
            if self.is_lowered(id) {
                lowered.push(id);
            }
            if gates.is_full() {
                return Err(Stop::Memory);
            }
        }
        let mut partial = partials[empty.0 as usize];
        for id in lowered.into_iter().rev() {
            partial = self.resolve(gates, self.record.lits(id)[0], partials[id.0 as usize], partial);
        }
        Ok((partial, count))
    }

    /// Whether derivations leave the negation of a clause's only literal to the end.
    fn is_lowered(&self, id: ClauseId) -> bool {
        self.record.lits(id).len() == 1
    }

    /// By number: whether the empty clause rests on a clause.
    fn used(&self, empty: ClauseId, work: &mut Work) -> Result<Vec<bool>, Stop> {
        let mut used = vec![false; self.record.len() + 1];
        *used.get_mut(empty.0 as usize).ok_or(BROKEN)? = true;
        for number in (1..=empty.0).rev() {
            if used[number as usize] {
                let antecedents = self.record.antecedents(ClauseId(number)).unwrap_or_default();
                work.step(1 + antecedents.len())?;
                for antecedent in antecedents {
                    if antecedent.0 == 0 || antecedent.0 >= number {
                        return Err(BROKEN);
                    }
                    used[antecedent.0 as usize] = true;
                }
            }
        }
        Ok(used)
    }

    fn leaf(&self, gates: &mut Gates, id: ClauseId, side: Side) -> Partial {
        let lits = self.record.lits(id);
        System::ALL.map(|system| {
            system.leaf(gates, side, lits.iter().filter_map(|&literal| shared(self.places, literal)))
        })
    }

    /// The partial interpolants of a clause that follows from its antecedents.
    fn derive(
        &self,
        gates: &mut Gates,
        id: ClauseId,
        antecedents: &[ClauseId],
        partials: &[Partial],
        marks: &mut Marks,
        work: &mut Work,
    ) -> Result<Partial, Stop> {
        let chain = self.chain(id, antecedents, marks, work)?;
        let Some((&last, before)) = chain.split_last() else { return Err(BROKEN) };
        let stamp = marks.stamp;
        let mut partial = partials[last.0.0 as usize];
        for literal in self.record.lits(last.0) {
            marks.is_in[literal.index()] = stamp;
        }
        for &(antecedent, unit) in before.iter().rev() {
            let Some(unit) = unit else { return Err(BROKEN) };
            if marks.is_in[(!unit).index()] != stamp || self.is_lowered(antecedent) {
                continue;
            }
            marks.is_in[(!unit).index()] = 0;
            for &literal in self.record.lits(antecedent).iter().filter(|&&literal| literal != unit) {
                marks.is_in[literal.index()] = stamp;
            }
            partial = self.resolve(gates, unit, partials[antecedent.0 as usize], partial);
        }
        Ok(partial)
    }

    /// The partial interpolants of the resolvent of a clause with a literal and one with its negation.
    fn resolve(
        &self,
        gates: &mut Gates,
        literal: Lit,
        with_literal: Partial,
        with_negation: Partial,
    ) -> Partial {
        let pivot = self.places[literal.var().index()];
        let mut partial = with_negation;
        for (at, system) in System::ALL.into_iter().enumerate() {
            let (positive, negative) = match literal.is_negated() {
                false => (with_literal[at], with_negation[at]),
                true => (with_negation[at], with_literal[at]),
            };
            partial[at] = system.resolve(gates, pivot, positive, negative);
        }
        partial
    }

    /// The antecedents with the literals that they make true; the last one has none left and is false.
    fn chain(
        &self,
        id: ClauseId,
        antecedents: &[ClauseId],
        marks: &mut Marks,
        work: &mut Work,
    ) -> Result<Vec<(ClauseId, Option<Lit>)>, Stop> {
        marks.stamp += 1;
        let stamp = marks.stamp;
        for literal in self.record.lits(id) {
            marks.is_true[(!*literal).index()] = stamp;
        }
        let mut chain = Vec::with_capacity(antecedents.len());
        for &antecedent in antecedents {
            let lits = self.record.lits(antecedent);
            work.step(1 + lits.len())?;
            let is_false = |literal: Lit| marks.is_true[(!literal).index()] == stamp;
            let mut left = lits.iter().copied().filter(|&literal| !is_false(literal));
            let unit = left.next();
            if left.any(|other| Some(other) != unit) {
                return Err(BROKEN);
            }
            chain.push((antecedent, unit));
            match unit {
                Some(unit) => marks.is_true[unit.index()] = stamp,
                None => return Ok(chain),
            }
        }
        Err(BROKEN)
    }
}
