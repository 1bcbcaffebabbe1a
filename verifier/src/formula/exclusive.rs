//! Whether at most one of the edges that leave a location can be taken.
//!
//! **Why.** States that join are merged by a condition that distinguishes them. That is only right
//! where no execution is in both, so where edges can be taken at will a choice that nobody knows is added to
//! them.
//!
//! **Here.** A solver is asked where two conditions are not plainly opposite, for a bounded amount of work
//! ([`prover::decide`]): so the shape of formulas depends neither on the machine nor on the solver that an
//! engine asks.

use javelin_term::graph::{Graph, Term};
use rustc_hash::FxHashMap;

use crate::limits::Clock;
use crate::program::cfa::{Cfa, Location, Op, Step};
use crate::prover::{self, Answer};

/// For each location that edges leave, whether at most one of them can be taken; where the clock stops, it is
/// not to be used.
pub fn exclusive_locations(graph: &mut Graph, function: &Cfa, clock: &Clock) -> FxHashMap<Location, bool> {
    let mut from: Vec<Location> = function.edges.iter().map(|edge| edge.from).collect();
    from.dedup();
    from.into_iter().map(|location| (location, are_exclusive(graph, function, location, clock))).collect()
}

/// Whether at most one of these edges can be taken. `false` where it is not known.
fn are_exclusive(graph: &mut Graph, function: &Cfa, from: Location, clock: &Clock) -> bool {
    if !clock.goes_on(1) {
        return false;
    }
    let conditions: Vec<Option<Term>> = function
        .outgoing(from)
        .map(|(_, edge)| match &edge.step {
            Step::Op(Op::Assume(condition)) => Some(*condition),
            _ => None,
        })
        .collect();
    match conditions[..] {
        [] | [_] => true,
        [Some(first), Some(second)] if graph.not(first) == second => true,
        _ => conditions
            .into_iter()
            .collect::<Option<Vec<Term>>>()
            .is_some_and(|all| exclude(graph, &all, clock)),
    }
}

/// Asks a solver whether two of the conditions can be true.
fn exclude(graph: &mut Graph, conditions: &[Term], clock: &Clock) -> bool {
    let mut earlier = graph.truth(false);
    let mut clashes = Vec::new();
    for &condition in conditions {
        clashes.push(graph.and(&[earlier, condition]));
        earlier = graph.or(&[earlier, condition]);
    }
    let clash = graph.or(&clashes);
    let answer = prover::decide(graph, clash, clock.limits());
    clock.look();
    matches!(answer, Ok(Answer::Unsat))
}
