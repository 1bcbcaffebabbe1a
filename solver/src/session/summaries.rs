//! What the client says of its summaries: what it may say, and in particular that nothing is said to mean itself.

use rustc_hash::FxHashMap;

use super::stack::Expansion;
use crate::call_graph::callees_first;
use crate::term::graph::{Graph, Term};
use crate::term::walk::Walk;

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
    let mut walk = Walk::new();
    for &argument in graph.children(application) {
        walk.post_order(graph, argument, |_| {});
    }
    let calls = calls(graph, &mut walk, meaning);
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

/// The summaries applied in what the walk has not seen of a term.
fn calls(graph: &Graph, walk: &mut Walk, term: Term) -> Vec<Term> {
    let mut called = Vec::new();
    walk.post_order(graph, term, |part| {
        if graph.applied(part).is_some() {
            called.push(graph.child(part, 0));
        }
    });
    called.sort_unstable();
    called.dedup();
    called
}

/// The summaries from one that is expanded back to itself, if its calls now lead there. Without the expansion there is
/// no recursion, so a cycle passes through the summary.
fn cycle(graph: &Graph, known: &[Expansion], goal: Term, calls_of_goal: &[Term]) -> Option<Vec<Term>> {
    let mut expanded: FxHashMap<Term, Vec<Term>> = FxHashMap::default();
    for expansion in known {
        expanded.entry(graph.child(expansion.application, 0)).or_default().extend(&expansion.calls);
    }
    let mut walk = Walk::new();
    let callees = |symbol: Term| {
        if symbol == goal {
            return calls_of_goal.to_vec();
        }
        let mut callees = expanded.remove(&symbol).unwrap_or_default();
        if let Some(body) = graph.summaries.get(symbol).and_then(|summary| summary.body) {
            callees.extend(calls(graph, &mut walk, body));
        }
        callees
    };
    callees_first([goal], callees).err()
}
