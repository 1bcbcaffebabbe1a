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
//! **Contract.** The equation `variable = value` is equivalent to the solved term. The value may contain the
//! variable: this is a cycle of length 1, which is found as other cycles are. Called again from
//! [`Solved::next`], the search gives another variable.
//!
//! **Cost.** At most [`STEPS`] equations.

use javelin_term::array::value_width;
use javelin_term::bitvec::wide::NARROW;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::{nested_constant, operands};

/// The number of equations that are tried for one assertion.
const STEPS: usize = 24;

/// A variable and its value.
pub struct Solved {
    /// The variable, for which `is_taken` does not hold.
    pub variable: Term,
    /// The other side of the equation.
    pub value: Term,
    /// Whether the variable is frozen.
    pub is_frozen: bool,
    /// The start from which the search gives another variable.
    pub next: usize,
}

/// A variable that is not taken and its value, from a term that is asserted. The first `start` equations are
/// skipped.
///
/// # Errors
/// A limit was reached.
pub fn solve(
    graph: &mut Graph,
    asserted: Term,
    start: usize,
    is_taken: impl Fn(Term) -> bool,
    mut is_frozen: impl FnMut(&Graph, Term) -> Result<bool, Stop>,
) -> Result<Option<Solved>, Stop> {
    let mut solutions = Solutions::new(graph, asserted);
    let mut fallback = None;
    while let Some((variable, value)) = solutions.next(graph) {
        if solutions.step <= start || is_taken(variable) {
            continue;
        }
        let next = solutions.step;
        let solved = Solved { variable, value, is_frozen: is_frozen(graph, variable)?, next };
        if !solved.is_frozen {
            return Ok(Some(solved));
        }
        fallback = fallback.or(Some(solved));
    }
    Ok(fallback)
}

/// The equations `variable = value` that are equivalent to an asserted term, as an iteration.
pub struct Solutions {
    /// Terms and their values. The first `step` were visited.
    equations: Vec<(Term, Term)>,
    step: usize,
}

impl Solutions {
    /// All equations of an asserted term.
    pub fn new(graph: &mut Graph, asserted: Term) -> Solutions {
        Solutions { equations: vec![(asserted, graph.truth(true))], step: 0 }
    }

    /// The next variable that can be bound, and its value.
    pub fn next(&mut self, graph: &mut Graph) -> Option<(Term, Term)> {
        while self.step < STEPS {
            let &(term, value) = self.equations.get(self.step)?;
            self.step += 1;
            if graph.operator(term) != Operator::Variable {
                invert(graph, term, value, &mut self.equations);
            } else if value != term && !graph.children(value).contains(&term) && can_be_bound(graph, term) {
                return Some((term, value));
            }
        }
        None
    }
}

/// Whether a term can stand for the variable: it has values, and is no parameter.
pub fn can_be_bound(graph: &Graph, variable: Term) -> bool {
    value_width(&graph.sorts, graph.sort(variable)).is_some() && !graph.symbol(variable).is_parameter
}

/// Adds the equations `operand = value` that are equivalent to `term = value`.
fn invert(graph: &mut Graph, term: Term, value: Term, equations: &mut Vec<(Term, Term)>) {
    match graph.operator(term) {
        Operator::Not => {
            let value = match graph.truth_of(value) {
                Some(truth) => graph.truth(!truth),
                None => graph.not(value),
            };
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
