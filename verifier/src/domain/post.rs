//! Edges of programs on abstract states.
//!
//! **Contract.** The state after an edge contains every state in which an execution is there whose state
//! before is in the one before. A call gives any values to its results and to all variables that functions
//! share; those of an activation are its own.

use javelin_term::graph::{Graph, Term};

use super::{Domain, transfer};
use crate::program::cfa::{Op, Step, Variable, VariableInfo};

/// The edges of a program.
pub struct Post<'p> {
    graph: &'p Graph,
    variables: &'p [VariableInfo],
    /// The variables that all functions share.
    shared: Vec<Term>,
}

impl<'p> Post<'p> {
    /// The edges of a program with these variables.
    pub fn new(graph: &'p Graph, variables: &'p [VariableInfo]) -> Post<'p> {
        let shared = variables.iter().filter(|info| info.owner.is_none()).map(|info| info.term).collect();
        Post { graph, variables, shared }
    }

    fn term(&self, variable: Variable) -> Term {
        self.variables[variable.0 as usize].term
    }

    /// The state after an edge.
    pub fn edge<D: Domain>(&self, step: &Step, state: &D) -> D {
        let mut state = state.clone();
        match step {
            Step::Op(Op::Assign(values)) => {
                let values: Vec<(Term, Term)> =
                    values.iter().map(|&(variable, value)| (self.term(variable), value)).collect();
                state.assign(self.graph, &values);
            }
            Step::Op(Op::Assume(condition)) => {
                transfer::assume(&mut state, self.graph, *condition, true);
            }
            Step::Op(Op::Havoc(values)) => {
                let terms: Vec<Term> = values.iter().map(|&(variable, _)| self.term(variable)).collect();
                state.forget(&terms);
            }
            Step::Call { results, .. } => {
                state.forget(&self.shared);
                let results: Vec<Term> = results.iter().flatten().map(|&result| self.term(result)).collect();
                state.forget(&results);
            }
            Step::New { .. } => {}
        }
        state
    }
}
