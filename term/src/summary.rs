//! Summaries: functions whose bodies are known and used only where they are needed.
//!
//! **Idea.** A call of a function is a node of its own, the *application*; its meaning is stored beside the
//! graph (Babić and Hu, *Structural Abstraction of Software Verification Conditions*).
//!
//! **Here.** An application is a term of [`Operator::Apply`] whose symbol is in this table. A body depends on
//! nothing but its parameters: free constants in it are parameters too, after those that were declared, and
//! each application passes them on. So a replacement of constants in terms covers applications, and the
//! body need not be searched. Applications that must not be merged carry *tags*: constants that no two of
//! them share.
//!
//! **Contract.** A body contains applications of earlier summaries only: there is no recursion. A summary
//! without a body, which the caller holds, is an uninterpreted function that can be refined.
//!
//! **Cost.** A look-up by symbol; a definition is traversed once.

use crate::graph::{Graph, Term};
use crate::operator::Operator;
use crate::substitute::Substitution;
pub use crate::summaries::{Summaries, Summary, TAG_WIDTH};

impl Graph {
    /// The summary that a term is an application of.
    #[inline]
    pub fn applied(&self, term: Term) -> Option<&Summary> {
        match self.operator(term) {
            Operator::Apply => self.summaries.get(self.child(term, 0)),
            _ => None,
        }
    }

    /// The body of an application's summary, the application's arguments in place of the parameters.
    pub fn instance(&mut self, application: Term, substitution: &mut Substitution) -> Option<Term> {
        let summary = self.applied(application)?;
        let body = summary.body?;
        substitution.clear();
        for (&parameter, &argument) in summary.parameters.iter().zip(&self.children(application)[1..]) {
            substitution.set(parameter, argument);
        }
        Some(substitution.apply(self, body))
    }
}

/// Whether a term is an application of a summary.
pub fn is_application(graph: &Graph, term: Term) -> bool {
    graph.applied(term).is_some()
}

/// Whether a term is an application of a summary whose value depends on a body that the caller holds.
pub fn asks_caller(graph: &Graph, term: Term) -> bool {
    graph.applied(term).is_some_and(|summary| summary.asks_caller)
}

/// Whether a term is an application of a summary that has a body.
pub fn is_abstract(graph: &Graph, term: Term) -> bool {
    graph.applied(term).is_some_and(|summary| summary.body.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::SortKind;

    #[test]
    fn instances_replace_parameters_and_pass_constants_on() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let (x, y, p) = (graph.variable("x", byte), graph.variable("y", byte), graph.parameter("p", byte));
        let body = graph.term(Operator::BvMul, &[p, y]);
        let sort = graph.sorts.intern(SortKind::Function([byte, byte].into(), byte));
        let symbol = graph.variable("f", sort);
        graph.summaries.define(
            symbol,
            Summary {
                parameters: [p, y].into(),
                declared: 1,
                unused: [].into(),
                body: Some(body),
                size: 3,
                weight: 1,
                asks_caller: false,
                nondeterministic: false,
            },
        );
        let application = graph.term(Operator::Apply, &[symbol, x, y]);
        assert!(is_application(&graph, application) && !is_application(&graph, body));
        let mut substitution = Substitution::new();
        let instance = graph.instance(application, &mut substitution);
        assert_eq!(instance, Some(graph.term(Operator::BvMul, &[x, y])));
        let moved = graph.term(Operator::Apply, &[symbol, y, x]);
        let moved = graph.instance(moved, &mut substitution);
        assert_eq!(moved, instance);
        assert_eq!(graph.instance(body, &mut substitution), None);
    }
}
