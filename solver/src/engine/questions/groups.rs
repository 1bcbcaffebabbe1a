//! Independent groups of predicates: those that share no symbol, not by way of an assertion either.
//!
//! **Idea.** What follows for predicates that have nothing to do with each other is the conjunction of what
//! follows for each group, so that the number of valuations is a sum where it would be a product.
//!
//! **Here.** Union-find over the terms below the conjuncts of the assertions and below the predicates: a term
//! is with its children. Where definitions hide what terms rest on (lambdas, bodies of summaries), all are
//! one group.
//!
//! **Why it is sound.** Models of the parts of a formula that share no symbol are together one of the whole.
//!
//! **Cost.** Near linear in the terms.

use super::super::Id;
use javelin_term::graph::Graph;
use javelin_term::operator::Operator;
use rustc_hash::{FxHashMap, FxHashSet};

/// A forest over terms: each leads to another of its class, or to itself.
#[derive(Default)]
struct TermClasses(FxHashMap<Id, Id>);

impl TermClasses {
    fn find(&mut self, term: Id) -> Id {
        let mut root = term;
        while let Some(&next) = self.0.get(&root).filter(|&&next| next != root) {
            root = next;
        }
        let mut at = term;
        while let Some(next) = self.0.insert(at, root).filter(|&next| next != root) {
            at = next;
        }
        root
    }

    fn union(&mut self, left: Id, right: Id) {
        let (left, right) = (self.find(left), self.find(right));
        self.0.insert(left.max(right), left.min(right));
    }
}

/// The positions of the predicates of each group, in the order of their first ones: one without predicates,
/// where there are none.
pub(super) fn groups(
    graph: &Graph,
    formulas: impl Iterator<Item = Id>,
    predicates: &[Id],
) -> Vec<Vec<usize>> {
    if predicates.is_empty() || !graph.lambdas.is_empty() || !graph.summaries.is_empty() {
        return vec![(0..predicates.len()).collect()];
    }
    let mut parts = conjuncts(graph, formulas);
    parts.extend(predicates);
    let mut classes = TermClasses::default();
    let mut seen = FxHashSet::default();
    while let Some(term) = parts.pop() {
        if !seen.insert(term) {
            continue;
        }
        for &child in graph.children(term).iter().filter(|&&child| !graph.is_constant(child)) {
            classes.union(term, child);
            parts.push(child);
        }
    }
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut of_class: FxHashMap<Id, usize> = FxHashMap::default();
    for (position, &predicate) in predicates.iter().enumerate() {
        let group = *of_class.entry(classes.find(predicate)).or_insert(groups.len());
        groups.resize_with(groups.len().max(group + 1), Vec::new);
        groups[group].push(position);
    }
    groups
}

/// The operands of nested conjunctions.
fn conjuncts(graph: &Graph, formulas: impl Iterator<Item = Id>) -> Vec<Id> {
    let mut open: Vec<Id> = formulas.collect();
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match graph.operator(term) {
            Operator::And => open.extend(graph.children(term)),
            _ => found.push(term),
        }
    }
    found
}
