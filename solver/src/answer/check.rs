//! The model check: evaluates what the script asserted, as it was asserted, under a candidate model.
//!
//! Imports nothing of what produced the model: only terms and their evaluator.

use javelin_term::eval::{Assignment, Evaluator, Unsupported};
use javelin_term::graph::{Graph, Term};

/// The first formula that the model does not make true; `None` if it satisfies all.
///
/// # Errors A formula uses a theory the evaluator does not support.
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
