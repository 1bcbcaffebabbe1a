//! Solving asserted terms for a variable.
//!
//! **Idea.** An operator that has an inverse is moved to the other side of an equation until a variable
//! stands alone: `x + c = t` gives `x = t - c` (Ganesh and Dill, *A Decision Procedure for Bit-Vectors and
//! Arrays*, 2007).
//!
//! **Here.** Complement, negation, sum, exclusive or, products with odd constants, equality of truth values;
//! an asserted truth value is an equation with true. Variables under fewer operators are found first; one
//! whose equation can be dropped is preferred to one whose equation must be kept.
//!
//! **Contract.** The equation `variable = value` is equivalent to the solved term, and the value does not
//! contain the variable.
//!
//! **Cost.** At most [`STEPS`] equations, each with a search for the variable in its value.

use super::occurrence::Occurrence;
use crate::bitvec::wide::NARROW;
use crate::limits::{Limits, Stop};
use crate::rewrite::pattern::{nested_constant, operands};
use crate::term::array::value_width;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// How many equations are tried for one assertion.
const STEPS: usize = 24;

/// A variable that is not taken yet and its value, from a term that is asserted.
///
/// # Errors
/// A limit was reached.
pub fn solve(
    graph: &mut Graph,
    occurrence: &mut Occurrence,
    asserted: Term,
    is_taken: impl Fn(Term) -> bool,
    is_frozen: impl Fn(Term) -> bool,
    limits: &Limits,
) -> Result<Option<(Term, Term)>, Stop> {
    let truth = graph.truth(true);
    let mut equations = vec![(asserted, truth)];
    let mut fallback = None;
    for step in 0..STEPS {
        let Some(&(term, value)) = equations.get(step) else { break };
        if graph.operator(term) != Operator::Variable {
            invert(graph, term, value, &mut equations);
            continue;
        }
        let worse = fallback.is_some() && is_frozen(term);
        if worse || is_taken(term) || !can_be_bound(graph, term) {
            continue;
        }
        if occurrence.occurs(graph, term, value, limits)? {
            continue;
        }
        if !is_frozen(term) {
            return Ok(Some((term, value)));
        }
        fallback = Some((term, value));
    }
    Ok(fallback)
}

/// Whether a term can stand for the variable: it has values, and is no parameter.
pub fn can_be_bound(graph: &Graph, variable: Term) -> bool {
    value_width(&graph.sorts, graph.sort(variable)).is_some() && !graph.symbol(variable).is_parameter
}

/// Adds the equations `operand = value` that are equivalent to `term = value`.
fn invert(graph: &mut Graph, term: Term, value: Term, equations: &mut Vec<(Term, Term)>) {
    match graph.operator(term) {
        Operator::Not => {
            let value = graph.not(value);
            equations.push((graph.child(term, 0), value));
        }
        Operator::Equal => invert_equality(graph, term, value, equations),
        Operator::BvNot => {
            let value = graph.bvnot(value);
            equations.push((graph.child(term, 0), value));
        }
        Operator::BvNeg => {
            let value = graph.bvneg(value);
            equations.push((graph.child(term, 0), value));
        }
        Operator::BvAdd => {
            let [left, right] = operands(graph, term);
            let (for_left, for_right) = (graph.bvsub(value, right), graph.bvsub(value, left));
            equations.extend([(left, for_left), (right, for_right)]);
        }
        Operator::BvXor => {
            let [left, right] = operands(graph, term);
            let for_left = graph.term(Operator::BvXor, &[value, right]);
            let for_right = graph.term(Operator::BvXor, &[value, left]);
            equations.extend([(left, for_left), (right, for_right)]);
        }
        Operator::BvMul => {
            if let Some((other, factor)) = nested_constant(graph, term, Operator::BvMul)
                && factor.width() <= NARROW
                && let Some(inverse) = factor.inverse()
            {
                let inverse = graph.constant(&inverse);
                let value = graph.term(Operator::BvMul, &[value, inverse]);
                equations.push((other, value));
            }
        }
        _ => {}
    }
}

fn invert_equality(graph: &mut Graph, term: Term, value: Term, equations: &mut Vec<(Term, Term)>) {
    let [left, right] = operands(graph, term);
    if graph.truth_of(value) == Some(true) {
        equations.extend([(left, right), (right, left)]);
    } else if graph.is_bool(left) {
        let (for_left, for_right) = (graph.equal(right, value), graph.equal(left, value));
        equations.extend([(left, for_left), (right, for_right)]);
    } else if graph.truth_of(value) == Some(false) && graph.is_bitvec(left) && graph.width(left) == 1 {
        let (for_left, for_right) = (graph.bvnot(right), graph.bvnot(left));
        equations.extend([(left, for_left), (right, for_right)]);
    }
}
