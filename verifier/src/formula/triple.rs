//! Single edges as formulas: what has to be true before an edge so that a condition is true after it.
//!
//! **Idea.** Weakest preconditions (Dijkstra, *A Discipline of Programming*, 1976), and triples of a
//! condition, an edge and a condition (Hoare, *An Axiomatic Basis for Computer Programming*, 1969).
//!
//! **Contract.** No edge is a call. A variable that gets any value is replaced by a new one, which stands
//! for all values: a triple is true if its counterexample has no model.

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;

use crate::program::cfa::{Edge, Op, Step, VariableInfo};

/// The effect of an edge: a condition under which it is taken, and the value of each variable that it
/// writes, over the values before.
pub struct EdgeEffect {
    /// When it is taken; `None`: always.
    pub condition: Option<Term>,
    /// The new values, by the terms of variables.
    pub values: Vec<(Term, Term)>,
}

impl EdgeEffect {
    /// The effect of an edge; unknown values are new variables.
    pub fn of(graph: &mut Graph, variables: &[VariableInfo], edge: &Edge) -> EdgeEffect {
        let of = |variable: &crate::program::cfa::Variable| variables[variable.0 as usize].term;
        let mut effect = EdgeEffect { condition: None, values: Vec::new() };
        match &edge.step {
            Step::Op(Op::Assume(condition)) => effect.condition = Some(*condition),
            Step::Op(Op::Assign(values)) => {
                effect.values = values.iter().map(|(variable, value)| (of(variable), *value)).collect();
            }
            Step::Op(Op::Havoc(values)) => {
                let any = |(variable, _): &(_, _)| {
                    let term = of(variable);
                    (term, like(graph, term))
                };
                effect.values = values.iter().map(any).collect();
            }
            Step::Call { .. } => debug_assert!(false, "calls are inlined"),
            Step::New { .. } => {}
        }
        effect
    }

    /// A condition after the edge, over the values before.
    pub fn before(&self, graph: &mut Graph, condition: Term) -> Term {
        if self.values.is_empty() {
            return condition;
        }
        let mut substitution = Substitution::new();
        self.values.iter().for_each(|&(variable, value)| substitution.set(variable, value));
        substitution.apply(graph, condition)
    }

    /// The condition that the edge leads from a state of the first conditions to one that is not one of the
    /// last: if it has no model, the triple is true.
    pub fn counterexample(&self, graph: &mut Graph, before: &[Term], after: &[Term]) -> Vec<Term> {
        let after: Vec<Term> = after.iter().map(|&condition| self.before(graph, condition)).collect();
        let all = graph.and(&after);
        let elsewhere = graph.not(all);
        before.iter().copied().chain(self.condition).chain([elsewhere]).collect()
    }
}

/// A new variable of the name and sort of another.
pub fn like(graph: &mut Graph, variable: Term) -> Term {
    let (name, sort) = (graph.symbol(variable).name.to_string(), graph.sort(variable));
    graph.variable(&name, sort)
}
