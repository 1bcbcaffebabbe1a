//! Edges of programs on abstract states.
//!
//! **Contract.** The state after an edge contains every state in which an execution is there whose state
//! before is in the one before. A call gives any values to its results and to all variables that functions
//! share; those of an activation are its own.

use javelin_term::graph::{Graph, Term};

use super::Domain;
use super::observe::Action;
use crate::program::cfa::{Op, Step, Variable, VariableInfo};

/// The edges of a program.
pub struct Post<'p> {
    variables: &'p [VariableInfo],
    /// The variables that all functions share.
    shared: Vec<Term>,
}

impl<'p> Post<'p> {
    /// The edges of a program with these variables.
    pub fn new(variables: &'p [VariableInfo]) -> Post<'p> {
        let shared = variables.iter().filter(|info| info.owner.is_none()).map(|info| info.term).collect();
        Post { variables, shared }
    }

    fn term(&self, variable: Variable) -> Term {
        self.variables[variable.0 as usize].term
    }

    /// The assignment of values to variables.
    pub fn assignment(&self, values: &[(Variable, Term)]) -> Action {
        Action::Assign(values.iter().map(|&(variable, value)| (self.term(variable), value)).collect())
    }

    /// The action of an edge, on terms.
    pub fn action(&self, step: &Step) -> Action {
        match step {
            Step::Op(Op::Assign(values)) => self.assignment(values),
            Step::Op(Op::Assume(condition)) => Action::Assume(*condition),
            Step::Op(Op::Havoc(values)) => {
                Action::Forget(values.iter().map(|&(variable, _)| self.term(variable)).collect())
            }
            Step::Call { results, .. } => {
                let results = results.iter().flatten().map(|&result| self.term(result));
                Action::Forget(self.shared.iter().copied().chain(results).collect())
            }
            Step::New { .. } => Action::Forget(Vec::new()),
        }
    }

    /// The state after an edge.
    pub fn edge<D: Domain>(&self, graph: &Graph, step: &Step, state: &D) -> D {
        let mut state = state.clone();
        self.action(step).execute(graph, &mut state);
        state
    }
}
