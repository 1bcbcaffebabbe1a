//! Boolean abstraction: the strongest Boolean combination of predicates that follows.
//!
//! **Idea.** Graf and Saïdi, *Construction of Abstract State Graphs with PVS*, 1997; by enumeration of
//! models, Lahiri, Nieuwenhuis and Oliveras, *SMT Techniques for Fast Predicate Abstraction*, 2006.
//!
//! **Here.** What the solver is asked for in one question. Predicates whose terms are equal, or negations of
//! each other, are one for it, and equal afterwards.

use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use super::context::MOST_TICKS;
use super::predicates::Predicate;
use super::state::AbstractState;
use super::{Asked, Strength, cartesian};
use crate::prover::{Limits, ProverError, Quota};

/// The consequence of the assumptions, and whether it is the strongest.
///
/// # Errors
/// The connection to the solver is closed.
pub fn follows(
    asked: &mut Asked,
    assumptions: &[Term],
    predicates: &[(Predicate, Term)],
    quota: Quota,
) -> Result<(AbstractState, bool), ProverError> {
    let mut first: FxHashMap<Term, (Predicate, bool)> = FxHashMap::default();
    let (mut numbers, mut terms, mut equal) = (Vec::new(), Vec::new(), asked.states.truth());
    let mut is_whole = true;
    for &(predicate, term) in predicates {
        if let Some(&(other, is_same)) = first.get(&term) {
            let literal = |predicate, value| asked.states.literal(predicate, value);
            let same = literal(predicate, true).iff(&literal(other, is_same));
            match is_whole.then(|| equal.and_within(&same)).flatten() {
                Some(all) => equal = all,
                None => is_whole = false,
            }
            continue;
        }
        let negation = asked.graph.not(term);
        first.insert(term, (predicate, true));
        first.insert(negation, (predicate, false));
        numbers.push(predicate);
        terms.push(term);
    }
    let found = asked.prover.abstraction(asked.graph, assumptions, &terms, quota)?;
    let Some(state) = asked.states.combination(&found.parts, &numbers) else { return Ok((equal, false)) };
    Ok(match state.and_within(&equal) {
        Some(all) => (all, is_whole && found.is_strongest),
        None => (state, false),
    })
}

/// As [`follows`]; where that is too much work, what follows for each predicate by itself is added, in as
/// much time again.
///
/// # Errors
/// The connection to the solver is closed.
pub fn follows_as_far(
    asked: &mut Asked,
    assumptions: &[Term],
    predicates: &[(Predicate, Term)],
    limits: &Limits,
) -> Result<(AbstractState, Strength), ProverError> {
    let (state, is_strongest) = follows(asked, assumptions, predicates, limits.within(MOST_TICKS))?;
    if is_strongest {
        return Ok((state, Strength::Strongest));
    }
    let (single, _) = cartesian::follows(asked, assumptions, predicates, &limits.of_turn(MOST_TICKS))?;
    Ok((state.and_within(&single).unwrap_or(single), Strength::Single))
}
