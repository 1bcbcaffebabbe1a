//! Cartesian abstraction: which predicates follow, or their negations, each by itself.
//!
//! **Idea.** Ball, Podelski and Rajamani, *Boolean and Cartesian Abstraction for Model Checking C Programs*,
//! 2001.
//!
//! **Here.** A model shows of all predicates at once which value may be; only the other one is asked for.

use javelin_term::graph::Term;

use super::Asked;
use super::predicates::Predicate;
use super::state::AbstractState;
use crate::prover::{Answer, Limits, ProverError};

/// The consequence of the assumptions, and whether it is the strongest conjunction. Its questions share the
/// limits.
///
/// # Errors
/// The connection to the solver is closed.
pub fn follows(
    asked: &mut Asked,
    assumptions: &[Term],
    predicates: &[(Predicate, Term)],
    limits: &Limits,
) -> Result<(AbstractState, bool), ProverError> {
    let Asked { prover, graph, states } = asked;
    let terms: Vec<Term> = predicates.iter().map(|(_, term)| *term).collect();
    match prover.check(graph, assumptions, limits.quota())? {
        Answer::Unsat => return Ok((states.falsehood(), true)),
        Answer::Unknown(_) => return Ok((states.truth(), false)),
        Answer::Sat => {}
    }
    let seen = prover.values(graph, &terms)?;
    let mut open: Vec<Option<bool>> = seen.iter().map(|value| Some(value.is_one())).collect();
    let (mut state, mut is_strongest) = (states.truth(), true);
    for (position, &(predicate, term)) in predicates.iter().enumerate() {
        let Some(value) = open[position] else { continue };
        let other = if value { graph.not(term) } else { term };
        let question: Vec<Term> = assumptions.iter().copied().chain([other]).collect();
        match prover.check(graph, &question, limits.quota())? {
            Answer::Unsat => state = state.and(&states.literal(predicate, value)),
            Answer::Unknown(_) => is_strongest = false,
            Answer::Sat => {
                let values = prover.values(graph, &terms)?;
                for (open, value) in open.iter_mut().zip(values) {
                    *open = open.filter(|&known| known == value.is_one());
                }
            }
        }
    }
    Ok((state, is_strongest))
}
