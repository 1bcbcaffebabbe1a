//! Recycling of units: a clause of one literal takes the place of what it subsumes in derivations.
//!
//! **Idea.** Where a derivation resolves on the literal of a clause of one literal that the proof has
//! elsewhere, that clause subsumes one of the two that are resolved, and can take its place, if it does not
//! itself rest on the clause that is derived (Bar-Ilan, Fuhrmann, Hoory, Shacham, Strichman, "Linear-time
//! reductions of resolution proofs", 2008).
//!
//! **Here.** Where a unit takes the place of the resolvent before a step, the earlier steps are dropped.
//! Literals of a replaced clause need not be resolved away any more: `Refutation::trim` leaves those steps
//! out.
//!
//! **Contract.** No clause rests on itself afterwards, and the empty clause is still derived.
//!
//! **Cost.** A walk over what each unit rests on, together at most [`EFFORT`] times the clauses of the
//! refutation.

use super::record::Record;
use super::refutation::{Refutation, Resolution};
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use javelin_term::limits::Stop;
use javelin_term::work::Work;

/// The average number of visits of a clause when the antecedents of units are traced.
const EFFORT: usize = 16;

/// The position of a step in a derivation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct StepPosition {
    clause: ClauseId,
    at: usize,
}

/// Replaces clauses by units that subsume them. `order` has the clauses of the refutation.
pub(super) fn recycle(
    record: &Record,
    refutation: &mut Refutation,
    order: &[ClauseId],
    work: &mut Work,
) -> Result<(), Stop> {
    let places = places(record, refutation, order, work)?;
    let mut seen = vec![0; refutation.chains.len()];
    let mut left = EFFORT * order.len();
    for (stamp, &unit) in (1..).zip(order.iter().filter(|&&id| record.is_unit(id))) {
        let literal = record.lits(unit)[0];
        let from = places.partition_point(|&(other, _)| other < literal.var().0);
        let resolved = places[from..].iter().take_while(|&&(other, _)| other == literal.var().0);
        if resolved.clone().next().is_none() {
            continue;
        }
        let visited = refutation.below(unit, &mut seen, stamp, work)?.len();
        for &(_, place) in resolved {
            if seen[place.clause.0 as usize] != stamp {
                replace(refutation, place, unit, literal);
            }
        }
        left = left.saturating_sub(visited);
        if left == 0 {
            break;
        }
    }
    Ok(())
}

/// The steps that resolve on the variable of a unit, by variable; steps with units are left out.
fn places(
    record: &Record,
    refutation: &Refutation,
    order: &[ClauseId],
    work: &mut Work,
) -> Result<Vec<(u32, StepPosition)>, Stop> {
    let units = order.iter().filter(|&&id| record.is_unit(id));
    let mut variables: Vec<u32> = units.map(|&unit| record.lits(unit)[0].var().0).collect();
    work.sort(&mut variables)?;
    let mut places = Vec::new();
    for &clause in order {
        let Some(chain) = &refutation.chains[clause.0 as usize] else { continue };
        work.step(1 + chain.steps.len())?;
        for (at, &Resolution { antecedent, pivot }) in chain.steps.clone().zip(refutation.steps(chain)) {
            if !record.is_unit(antecedent) && variables.binary_search(&pivot.var().0).is_ok() {
                work.reserve_in(&places, 1)?;
                places.push((pivot.var().0, StepPosition { clause, at }));
            }
        }
    }
    work.sort(&mut places)?;
    Ok(places)
}

/// Replaces the clause of a step by a unit that subsumes it.
fn replace(refutation: &mut Refutation, place: StepPosition, unit: ClauseId, literal: Lit) {
    let Some(chain) = &mut refutation.chains[place.clause.0 as usize] else { return };
    if !chain.steps.contains(&place.at) {
        return;
    }
    let step = &mut refutation.steps[place.at];
    if step.pivot != literal {
        // The unit is in the place of the resolvent so far, and the antecedent has its negation.
        chain.start = step.antecedent;
        chain.steps.start = place.at;
    }
    *step = Resolution { antecedent: unit, pivot: literal };
}

#[cfg(test)]
mod tests {
    use super::super::refutation::tests::{recorded, refutation};
    use super::*;

    /// The numbers of clauses of a refutation before and after.
    fn recycled(clauses: &[(&[i32], &[u32])]) -> (usize, usize) {
        let (recorder, mut work) = (recorded(clauses), Work::default());
        let record = recorder.record();
        let mut refutation = refutation(&record).unwrap();
        let order = refutation.trim(&record, &mut work).unwrap();
        recycle(&record, &mut refutation, &order, &mut work).unwrap();
        refutation.check_invariants(&record);
        let trimmed = refutation.trim(&record, &mut work).unwrap();
        refutation.check_invariants(&record);
        (order.len(), trimmed.len())
    }

    #[test]
    fn units_take_the_place_of_what_they_subsume() {
        // The sixth clause is derived from the second and the third on 1. The unit 1 serves in place of the
        // third: 3 is not derived then, and what it was resolved away with is not needed.
        assert_eq!(
            recycled(&[
                (&[1], &[]),
                (&[-1, 2, 4], &[]),
                (&[1, 3], &[]),
                (&[-2], &[]),
                (&[-4], &[]),
                (&[2, 3, 4], &[2, 3]),
                (&[-3, 5], &[]),
                (&[-5, -1], &[]),
                (&[-3], &[1, 8, 7]),
                (&[], &[4, 5, 9, 6]),
            ]),
            (10, 6)
        );
    }

    #[test]
    fn a_unit_takes_the_place_of_what_was_derived_so_far() {
        // The resolvent of the first two clauses has 3, for which the unit serves.
        let (before, after) = recycled(&[
            (&[1, 2], &[]),
            (&[-1, 3], &[]),
            (&[-3, 4], &[]),
            (&[3], &[]),
            (&[-3, -2], &[]),
            (&[2, 4], &[3, 2, 1]),
            (&[-2], &[4, 5]),
            (&[-4], &[]),
            (&[], &[7, 8, 6]),
        ]);
        assert!(after < before, "{before} {after}");
    }

    #[test]
    fn a_clause_that_lost_a_pivot_takes_the_place_of_its_resolvents() {
        // As above, the sixth clause becomes 2 or 4; the last but one, -3 or 2, is resolved with it on 3.
        assert_eq!(
            recycled(&[
                (&[1], &[]),
                (&[-1, 2, 4], &[]),
                (&[1, 3], &[]),
                (&[-2], &[]),
                (&[-4], &[]),
                (&[2, 3, 4], &[2, 3]),
                (&[-3, -1, 2], &[]),
                (&[-3, 2], &[1, 7]),
                (&[], &[4, 5, 6, 8]),
            ]),
            (9, 6)
        );
    }

    #[test]
    fn recycling_makes_no_cycle() {
        // The unit 1 rests on the seventh clause, which resolves on 1 with a clause that the unit subsumes.
        assert_eq!(
            recycled(&[
                (&[1, 2], &[]),
                (&[-1, 2], &[]),
                (&[-2, 3], &[]),
                (&[-2, -3, 1], &[]),
                (&[-1, 4], &[]),
                (&[-1, -4], &[]),
                (&[2], &[2, 1]),
                (&[3], &[7, 3]),
                (&[1], &[7, 8, 4]),
                (&[], &[9, 5, 6]),
            ]),
            (10, 10)
        );
    }
}
