//! What the client says of its summaries: what it may say, and in particular that nothing is said to mean itself.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::stack::Expansion;
use crate::term::graph::{Graph, Term};
use crate::term::traverse::PostOrder;

/// What the client says of an application, if that can join what it has said.
///
/// # Errors
/// What is expanded is no application that the client holds, or has a meaning already, or would come to mean itself.
pub(super) fn expansion(
    graph: &Graph,
    known: &[Expansion],
    application: Term,
    meaning: Term,
) -> Result<Expansion, String> {
    match graph.applied(application) {
        None => {
            return Err("expand-summary: expected an application of a summary as (NAME argument ...)".into());
        }
        Some(summary) if summary.body.is_some() => {
            return Err(format!(
                "expand-summary: {} has a body, which is used when it is needed",
                name(graph, graph.child(application, 0))
            ));
        }
        Some(_) => {}
    }
    if known.iter().any(|expansion| expansion.application == application && expansion.meaning != meaning) {
        return Err("expand-summary: the application has another meaning already".into());
    }
    // What the meaning has from the arguments is no call of its own: (f (f x)) may mean something of (f x).
    let mut order = PostOrder::new();
    for &argument in graph.children(application) {
        order.visit(graph, argument, |_| {});
    }
    let calls = calls(graph, &mut order, meaning);
    match cycle(graph, known, graph.child(application, 0), &calls) {
        None => Ok(Expansion { application, meaning, calls }),
        Some(path) => {
            let names: Vec<&str> = path.into_iter().map(|symbol| name(graph, symbol)).collect();
            Err(format!("expand-summary: recursion through summaries: {}", names.join(" -> ")))
        }
    }
}

fn name(graph: &Graph, symbol: Term) -> &str {
    &graph.symbol(symbol).name
}

/// The summaries applied in a term, where the order has not been.
fn calls(graph: &Graph, order: &mut PostOrder, term: Term) -> Vec<Term> {
    let mut called = Vec::new();
    order.visit(graph, term, |part| {
        if graph.applied(part).is_some() {
            called.push(graph.child(part, 0));
        }
    });
    called.sort_unstable();
    called.dedup();
    called
}

/// The summaries from one that is expanded back to itself, if what it calls now leads there.
fn cycle(graph: &Graph, known: &[Expansion], goal: Term, calls_of_goal: &[Term]) -> Option<Vec<Term>> {
    let mut told: FxHashMap<Term, Vec<Term>> = FxHashMap::default();
    for expansion in known {
        told.entry(graph.child(expansion.application, 0)).or_default().extend(&expansion.calls);
    }
    let mut order = PostOrder::new();
    let mut callers: FxHashMap<Term, Term> = FxHashMap::default();
    let mut pending = vec![(goal, calls_of_goal.to_vec())];
    while let Some((caller, called)) = pending.pop() {
        for symbol in called {
            if symbol == goal {
                let back = std::iter::successors(Some(caller), |symbol| callers.get(symbol).copied());
                let mut path: Vec<Term> = back.collect();
                path.reverse();
                path.push(goal);
                return Some(path);
            }
            if let Entry::Vacant(unknown) = callers.entry(symbol) {
                unknown.insert(caller);
                let mut next = told.remove(&symbol).unwrap_or_default();
                if let Some(body) = graph.summaries.get(symbol).and_then(|summary| summary.body) {
                    next.extend(calls(graph, &mut order, body));
                }
                pending.push((symbol, next));
            }
        }
    }
    None
}
