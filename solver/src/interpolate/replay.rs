//! From a proof to a circuit: a gate or none for each resolution that the empty clause rests on.
//!
//! **Here.** The proof is made smaller first: `refutation` leaves out the clauses on which the empty clause
//! does not rest, `recycle` puts clauses of one literal in the place of others. A derivation can end in a
//! part of its clause; the partial interpolant is one of the whole clause too (see `system`). Clauses of one
//! literal are lowered: no derivation resolves with them, which leaves the negation of their literal in what
//! follows, and the empty clause is reached by resolving with each of them once, the latest first (Fontaine,
//! Merz, Woltzenlogel Paleo, "Compression of propositional resolution proofs via partial regularization",
//! 2011).
//!
//! **Contract.** All clauses of the formula have a side and all variables a place. The caller checks the
//! result.
//!
//! **Cost.** Linear in the steps of the refutation, beside those of `refutation` and `recycle`.

use super::record::Record;
use super::recycle::recycle;
use super::refutation::{BROKEN, Refutation};
use super::system::{Occurrence, Side, System, shared};
use crate::circuit::gates::{Edge, Gates};
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use javelin_term::limits::{Limits, Stop};
use javelin_term::work::Work;

/// A proof, with the sides of its clauses and the occurrences of its variables.
pub(super) struct Replay<'a> {
    pub record: &'a Record,
    /// The sides of the formula's clauses in their order.
    pub sides: &'a [Side],
    /// The occurrences of the variables by number.
    pub occurrences: &'a [Occurrence],
}

/// The partial interpolants of all systems.
type Partial = [Edge; System::ALL.len()];

impl Replay<'_> {
    /// The interpolants by all systems, and the number of clauses that were used.
    pub fn run(&self, gates: &mut Gates, limits: &Limits) -> Result<(Partial, usize), Stop> {
        let mut work = Work::new(limits);
        let mut refutation = Refutation::of(self.record, 2 * self.occurrences.len(), &mut work)?;
        let order = refutation.trim(self.record, &mut work)?;
        recycle(self.record, &mut refutation, &order, &mut work)?;
        if cfg!(debug_assertions) {
            refutation.check_invariants(self.record);
        }
        let order = refutation.trim(self.record, &mut work)?;
        let sides = self.sides_by_number();
        let mut partials = vec![[Edge::FALSE; System::ALL.len()]; self.record.len() + 1];
        for &id in &order {
            let number = id.0 as usize;
            work.step(1 + self.record.lits(id).len())?;
            partials[number] = match &refutation.chains[number] {
                None => self.leaf(gates, id, sides[number].ok_or(BROKEN)?),
                Some(chain) => {
                    let steps = refutation.steps(chain).iter();
                    let resolved = steps.filter(|step| !self.record.is_unit(step.antecedent));
                    resolved.fold(partials[chain.start.0 as usize], |partial, step| {
                        self.resolve(gates, step.pivot, partials[step.antecedent.0 as usize], partial)
                    })
                }
            };
            if gates.is_full() {
                return Err(Stop::Memory);
            }
        }
        let lowered = order.iter().rev().filter(|&&id| self.record.is_unit(id));
        let partial = lowered.fold(partials[refutation.empty.0 as usize], |partial, &id| {
            self.resolve(gates, self.record.lits(id)[0], partials[id.0 as usize], partial)
        });
        Ok((partial, order.len()))
    }

    /// The side of each clause of the formula, by number.
    fn sides_by_number(&self) -> Vec<Option<Side>> {
        let mut sides = self.sides.iter().copied();
        let side = |id| if self.record.antecedents(id).is_none() { sides.next() } else { None };
        [None].into_iter().chain((1..=self.record.len() as u32).map(ClauseId).map(side)).collect()
    }

    fn leaf(&self, gates: &mut Gates, id: ClauseId, side: Side) -> Partial {
        let lits = self.record.lits(id);
        System::ALL.map(|system| {
            system.leaf(gates, side, lits.iter().filter_map(|&literal| shared(self.occurrences, literal)))
        })
    }

    /// The partial interpolants of the resolvent of a clause with a literal and one with its negation.
    fn resolve(
        &self,
        gates: &mut Gates,
        literal: Lit,
        with_literal: Partial,
        with_negation: Partial,
    ) -> Partial {
        let pivot = self.occurrences[literal.var().index()];
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
}
