//! Summaries: functions whose bodies are known and used only where they are needed.
//!
//! **Idea.** A call of a function is a node of its own, the *application*; what it means is kept beside the graph (Babić and
//! Hu, *Structural Abstraction of Software Verification Conditions*).
//!
//! **Here.** An application is a term of [`Operator::Apply`] whose symbol is in this table. A body depends on nothing but
//! its parameters: free constants in it are parameters too, behind those that were declared, and each application
//! passes them on. So whatever replaces constants in terms does it in applications, and the body needs no look.
//! Applications that must not be merged carry *tags*: constants that no two of them share.
//!
//! **Contract.** A body contains applications of earlier summaries only: there is no recursion. A summary without a body is
//! one that the client holds; it is an uninterpreted function with more to be learnt about.
//!
//! **Cost.** A look-up by symbol; a definition is walked once.

use rustc_hash::FxHashMap;

use super::graph::{Graph, Term};
use super::operator::Operator;
use super::substitute::Substitution;

/// The width of tags, each of which has its number for a value.
pub const TAG_WIDTH: u32 = 32;

/// A summary.
#[derive(Debug)]
pub struct Summary {
    /// What the arguments stand for: declared parameters, then constants and tags; empty if the client holds the body.
    pub parameters: Box<[Term]>,
    /// How many arguments are the script's.
    pub declared: usize,
    /// Positions of arguments that the body does not use.
    pub unused: Box<[usize]>,
    /// What an application means; `None` if the client knows.
    pub body: Option<Term>,
    /// How many terms the body has.
    pub size: usize,
    /// About how large the circuit of the body is, without what it calls.
    pub weight: u64,
    /// Whether the body leads to summaries that the client holds.
    pub asks_client: bool,
    /// Whether each application of the script is one of its own.
    pub nondeterministic: bool,
}

impl Summary {
    /// What an application passes on behind the script's arguments: constants, among them those that were the tags when
    /// the body was read, and `None` for a tag of its own.
    pub fn passed_on(&self) -> Vec<Option<Term>> {
        let own = self.nondeterministic && self.body.is_none();
        let constants = self.parameters.iter().skip(self.declared).map(|&constant| Some(constant));
        constants.chain(own.then_some(None)).collect()
    }
}

/// The summaries of a graph.
#[derive(Debug, Default)]
pub struct Summaries {
    table: FxHashMap<Term, Summary>,
    tags: FxHashMap<Term, u32>,
    tag_list: Vec<Term>,
    /// Whether any leads to a body that the client holds.
    asks_client: bool,
}

impl Summaries {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Whether there are any that the client holds.
    pub fn ask_client(&self) -> bool {
        self.asks_client
    }

    /// Makes a symbol a summary.
    pub fn define(&mut self, symbol: Term, summary: Summary) {
        self.asks_client |= summary.asks_client;
        self.table.insert(symbol, summary);
    }

    /// The summary that a symbol names.
    pub fn get(&self, symbol: Term) -> Option<&Summary> {
        self.table.get(&symbol)
    }

    /// Makes a constant a tag.
    pub fn add_tag(&mut self, constant: Term) {
        self.tags.insert(constant, self.tag_list.len() as u32);
        self.tag_list.push(constant);
    }

    /// The number of a tag; `None` for other terms.
    pub fn tag(&self, constant: Term) -> Option<u32> {
        self.tags.get(&constant).copied()
    }

    /// All tags, by number.
    pub fn tags(&self) -> &[Term] {
        &self.tag_list
    }
}

impl Graph {
    /// The summary that a term is an application of.
    #[inline]
    pub fn applied(&self, term: Term) -> Option<&Summary> {
        match self.operator(term) {
            Operator::Apply => self.summaries.get(self.child(term, 0)),
            _ => None,
        }
    }

    /// What an application of a summary with a body means, its arguments in place of the parameters.
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

/// Whether a term is an application of a summary whose value depends on what the client holds.
pub fn asks_client(graph: &Graph, term: Term) -> bool {
    graph.applied(term).is_some_and(|summary| summary.asks_client)
}

/// Whether a term is an application of a summary that has a body.
pub fn is_abstract(graph: &Graph, term: Term) -> bool {
    graph.applied(term).is_some_and(|summary| summary.body.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::sort::SortKind;

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
                asks_client: false,
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
