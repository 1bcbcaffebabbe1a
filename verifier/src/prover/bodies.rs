//! Summaries: function symbols that have bodies.
//!
//! **Idea.** A summary is any function until a counterexample depends on what it is (Babić and Hu,
//! *Structural Abstraction of Software Verification Conditions*, 2007).
//!
//! **Here.** A formula applies summaries, and so do bodies, without recursion. A question is asked of a
//! formula and of all bodies that it may need, those of callees first.

use std::collections::BTreeSet;
use std::sync::Arc;

use javelin_solver::call_graph::callees_first;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{post_order, variables};
use rustc_hash::{FxHashMap, FxHashSet};

/// A summary as a function symbol with its body.
#[derive(Clone, Debug)]
pub struct SummaryBody {
    /// The function symbol that stands for it.
    pub symbol: Term,
    /// The variables that are its parameters, in the order of arguments.
    pub inputs: Arc<[Term]>,
    /// The body over the parameters.
    pub term: Term,
    /// The function symbols in the body, and how often each is applied.
    pub symbols: Arc<[(Term, u64)]>,
    /// How many applications inlining expands in the body; saturates.
    pub possible: u64,
}

/// Summaries by their symbols.
#[derive(Debug, Default)]
pub struct Bodies(FxHashMap<Term, SummaryBody>);

impl Bodies {
    /// Adds a summary whose callees are among them.
    pub fn add(&mut self, graph: &Graph, symbol: Term, inputs: Arc<[Term]>, term: Term) {
        let symbols: Arc<[(Term, u64)]> = symbols(graph, term).into();
        let possible = self.possible_in(&symbols);
        self.0.insert(symbol, SummaryBody { symbol, inputs, term, symbols, possible });
    }

    /// The summary with this symbol.
    pub fn get(&self, symbol: Term) -> Option<&SummaryBody> {
        self.0.get(&symbol)
    }

    /// How many applications inlining expands, by how often these symbols are applied.
    pub fn possible_in(&self, symbols: &[(Term, u64)]) -> u64 {
        let below = |&(symbol, count): &(Term, u64)| {
            self.get(symbol).map_or(0, |body| body.possible.saturating_add(1).saturating_mul(count))
        };
        symbols.iter().map(below).fold(0, u64::saturating_add)
    }

    /// The summaries that these symbols may need, but for some; callees first.
    pub fn callees_first(
        &self,
        symbols: &[(Term, u64)],
        is_known: impl Fn(Term) -> bool,
    ) -> Vec<&SummaryBody> {
        let new = |symbols: &[(Term, u64)]| {
            let symbols = symbols.iter().map(|&(symbol, _)| symbol);
            symbols.filter(|&symbol| self.get(symbol).is_some() && !is_known(symbol)).collect::<Vec<Term>>()
        };
        let callees = |symbol: Term| self.get(symbol).map_or_else(Vec::new, |body| new(&body.symbols));
        // A body is made of bodies that were added before, so there is no recursion.
        let order = callees_first(new(symbols), callees).unwrap_or_default();
        order.into_iter().filter_map(|symbol| self.get(symbol)).collect()
    }
}

/// The function symbols in a term, and how often each is applied, in the order in which they come: terms that
/// are made of them are the same in each run.
pub fn symbols(graph: &Graph, term: Term) -> Vec<(Term, u64)> {
    let terms = post_order(graph, &[term]);
    let mut counts: FxHashMap<Term, u64> = FxHashMap::default();
    let applications = terms.iter().filter(|&&term| graph.operator(term) == Operator::Apply);
    applications.for_each(|&term| *counts.entry(graph.child(term, 0)).or_default() += 1);
    terms.iter().filter_map(|term| counts.remove_entry(term)).collect()
}

/// The symbols that a formula, and the bodies that it may need, are made of.
pub struct Needed {
    /// The summaries that the formula applies.
    pub summaries: Vec<Term>,
    /// All summaries that it may need.
    pub all: Vec<Term>,
    /// The variables of the formula, and all functions without a body.
    pub declared: BTreeSet<Term>,
}

impl Needed {
    /// The symbols of a formula.
    pub fn by(graph: &Graph, bodies: &Bodies, formula: Term) -> Needed {
        let is_function =
            |variable: &Term| matches!(graph.sorts.kind(graph.sort(*variable)), SortKind::Function(..));
        let direct: Vec<Term> = symbols(graph, formula).into_iter().map(|(symbol, _)| symbol).collect();
        let variables = variables(graph, &[formula]).into_iter().filter(|term| !is_function(term));
        let mut declared: BTreeSet<Term> = variables.collect();
        let (mut seen, mut all) = (FxHashSet::default(), Vec::new());
        let mut work = direct.clone();
        while let Some(symbol) = work.pop() {
            if !seen.insert(symbol) {
                continue;
            }
            match bodies.get(symbol) {
                Some(body) => {
                    all.push(symbol);
                    work.extend(body.symbols.iter().map(|&(symbol, _)| symbol));
                }
                None => drop(declared.insert(symbol)),
            }
        }
        let summaries = direct.into_iter().filter(|&symbol| bodies.get(symbol).is_some()).collect();
        Needed { summaries, all, declared }
    }
}
