//! Which conditions of a path are to exclude it, where several parts of them can.
//!
//! **Idea.** Beyer, Löwe and Wendler, *Refinement Selection*, SPIN 2015: of several reasons why a path cannot
//! be taken, one that speaks of a loop's counter excludes so many rounds of the loop and no others; one that
//! does not excludes all.
//!
//! **Here.** A variable is a counter if somewhere a constant is added to it. Where a core speaks of one,
//! another core without such conditions is looked for, briefly; where there is none the path waits until
//! nothing else is left.

use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::operator::Operator;
use javelin_solver::term::traverse::variables;
use rustc_hash::FxHashSet;

use crate::program::cfa::{Edge, Function, Op, Step, VariableInfo};

/// The counters of a function.
pub fn counters(graph: &Graph, all: &[VariableInfo], function: &Function) -> FxHashSet<Term> {
    let mut found = FxHashSet::default();
    for edge in &function.edges {
        let Step::Op(Op::Assign(values)) = &edge.step else { continue };
        for &(variable, value) in values {
            let term = all[variable.0 as usize].term;
            let is_sum = graph.operator(value) == Operator::BvAdd;
            let parts = if is_sum { graph.children(value) } else { &[] };
            if parts.contains(&term) && parts.iter().all(|&part| part == term || graph.is_constant(part)) {
                found.insert(term);
            }
        }
    }
    found
}

/// Whether the condition of an edge speaks of one of some variables.
pub fn speaks_of(graph: &Graph, edge: &Edge, names: &FxHashSet<Term>) -> bool {
    match edge.step {
        Step::Op(Op::Assume(condition)) => {
            variables(graph, &[condition]).iter().any(|name| names.contains(name))
        }
        _ => false,
    }
}
