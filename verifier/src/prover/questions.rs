//! Questions that are asked by means of others, for solvers that have no command for them.
//!
//! **Here.** A core by leaving out one assumption after the other (Chinneck and Dravnieks, *Locating Minimal
//! Infeasible Constraint Sets in Linear Programs*, 1991: the deletion filter). An abstraction by blocking
//! clauses (Lahiri, Nieuwenhuis and Oliveras, *SMT Techniques for Fast Predicate Abstraction*, 2006): each
//! model gives values of all predicates, and the next one must differ.

use std::time::Instant;

use javelin_term::graph::{Graph, Term};

use super::{Answer, Combination, Part, Prover, ProverError, Quota};

/// The quota of each of the questions that stand in place of one: they end when it would.
fn all_together(quota: Quota) -> Quota {
    Quota { ticks: None, end: quota.moment() }
}

/// Positions of assumptions that cannot be true together.
///
/// # Errors
/// The connection to the solver is closed.
pub fn core<P: Prover + ?Sized>(
    prover: &mut P,
    graph: &Graph,
    assumptions: &[Term],
    quota: Quota,
) -> Result<Vec<usize>, ProverError> {
    let all = all_together(quota);
    let mut kept: Vec<usize> = (0..assumptions.len()).collect();
    for left_out in 0..assumptions.len() {
        // A solver that is asked when the time is over may have to begin again each time.
        if all.end.is_some_and(|end| Instant::now() >= end) {
            break;
        }
        let rest: Vec<usize> = kept.iter().copied().filter(|&position| position != left_out).collect();
        let terms: Vec<Term> = rest.iter().map(|&position| assumptions[position]).collect();
        if prover.check(graph, &terms, all)? == Answer::Unsat {
            kept = rest;
        }
    }
    Ok(kept)
}

/// The most models that are examined; all others count as possible then.
const MOST_MODELS: u64 = 10_000;

/// The strongest combination of predicates that follows.
///
/// # Errors
/// The connection to the solver is closed.
pub fn abstraction<P: Prover + ?Sized>(
    prover: &mut P,
    graph: &mut Graph,
    assumptions: &[Term],
    predicates: &[Term],
    quota: Quota,
) -> Result<Combination, ProverError> {
    let literals =
        (0..predicates.len()).flat_map(|position| [Part::Predicate(position), Part::Not(2 * position)]);
    let mut parts: Vec<Part> = literals.collect();
    let all = all_together(quota);
    let (mut cubes, mut questions) = (Vec::new(), 0);
    prover.push()?;
    let is_strongest = loop {
        questions += 1;
        match prover.check(graph, assumptions, all)? {
            Answer::Unsat => break true,
            Answer::Sat if questions <= MOST_MODELS => {}
            Answer::Sat | Answer::Unknown(_) => {
                cubes.push(parts.len());
                parts.push(Part::Truth(true));
                break false;
            }
        }
        let values = prover.values(graph, predicates)?;
        let is_true = |position: usize| values[position].is_one();
        let cube = (0..predicates.len()).map(|position| 2 * position + usize::from(!is_true(position)));
        cubes.push(parts.len());
        parts.push(Part::And(cube.collect()));
        let other = predicates.iter().enumerate();
        let other: Vec<Term> =
            other.map(|(at, &term)| if is_true(at) { graph.not(term) } else { term }).collect();
        let other = graph.or(&other);
        prover.assert(graph, other)?;
    };
    prover.pop()?;
    parts.push(Part::Or(cubes));
    Ok(Combination { parts, is_strongest, questions })
}
