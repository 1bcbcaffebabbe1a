//! The model check: evaluates the assertions of the script, as they were asserted, under a candidate model.
//!
//! Imports terms and their evaluator, and nothing that produced the model.

use javelin_term::eval::{Assignment, Evaluator, Unsupported};
use javelin_term::graph::{Graph, Term};

/// The first formula that the model does not make true; `None` if it satisfies all.
///
/// # Errors
/// A formula uses a theory the evaluator does not support.
pub fn first_falsified(
    graph: &Graph,
    evaluator: &mut Evaluator,
    model: &Assignment,
    formulas: impl IntoIterator<Item = Term>,
) -> Result<Option<Term>, Unsupported> {
    evaluator.clear();
    for formula in formulas {
        if !evaluator.value(graph, model, formula)?.is_one() {
            return Ok(Some(formula));
        }
    }
    Ok(None)
}
