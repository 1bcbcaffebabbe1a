//! Locations that nothing reaches and edges that do nothing are left out, and edges are sorted.
//!
//! **Here.** A location whose only edge does nothing is the location that the edge leads to; locations of
//! checks stay.

use javelin_term::graph::{Graph, Term};
use rustc_hash::FxHashSet;

use crate::program::cfa::{
    Cfa, Check, Edge, Location, LocationInfo, LocationKind, Op, Source, Step, Variable, VariableInfo,
};

/// So many assignments, or unknown values, are joined at most.
const MOST_JOINED: usize = 16;

/// The most terms that are examined to see whether two assignments depend on each other.
const MOST_LOOKED_AT: usize = 200;

/// Whether an edge does nothing.
fn is_idle(edge: &Edge, graph: &Graph) -> bool {
    matches!(edge.step, Step::Op(Op::Assume(condition)) if graph.truth_of(condition) == Some(true))
}

/// Whether an edge is never taken. Those of checks stay.
fn is_dead(edge: &Edge, locations: &[LocationInfo], graph: &Graph) -> bool {
    let is_false =
        matches!(edge.step, Step::Op(Op::Assume(condition)) if graph.truth_of(condition) == Some(false));
    is_false && !matches!(locations[edge.to.0 as usize].kind, LocationKind::Error(_))
}

/// Joins assignments that follow each other and do not depend on each other, and so with unknown values.
fn merge(function: &mut Cfa, checks: &[Check], variables: &[VariableInfo], graph: &Graph) {
    let mut incoming = vec![0u32; function.locations.len()];
    function.edges.iter().for_each(|edge| incoming[edge.to.0 as usize] += 1);
    incoming[function.entry.0 as usize] += 1;
    incoming[function.exit.0 as usize] += 2;
    checks.iter().for_each(|check| incoming[check.at.0 as usize] += 1);
    let mut first = vec![None; function.locations.len()];
    for (index, edge) in function.edges.iter().enumerate() {
        let slot: &mut Option<Option<usize>> = &mut first[edge.from.0 as usize];
        *slot = Some(if slot.is_none() { Some(index) } else { None });
    }
    let only = |location: Location| first[location.0 as usize].flatten();
    let mut gone = vec![false; function.edges.len()];
    for start in 0..function.edges.len() {
        while !gone[start] {
            let middle = function.edges[start].to;
            let Some(next) = only(middle).filter(|&next| next != start && !gone[next]) else { break };
            let is_free =
                incoming[middle.0 as usize] == 1 && function.locations[middle.0 as usize].label.is_none();
            if !is_free {
                break;
            }
            let (step, then) = (&function.edges[start].step, &function.edges[next].step);
            let Some(joined) = joined(step, then, variables, graph) else { break };
            function.edges[start].step = joined;
            function.edges[start].to = function.edges[next].to;
            gone[next] = true;
        }
    }
    let mut index = 0;
    function.edges.retain(|_| {
        index += 1;
        !gone[index - 1]
    });
}

/// Two operations as one, if the second does not depend on the first.
fn joined(first: &Step, second: &Step, variables: &[VariableInfo], graph: &Graph) -> Option<Step> {
    match (first, second) {
        (Step::Op(Op::Havoc(left)), Step::Op(Op::Havoc(right)))
            if left.len() + right.len() <= MOST_JOINED =>
        {
            let is_new = |(variable, _): &(Variable, Source)| left.iter().all(|(other, _)| other != variable);
            right.iter().all(is_new).then(|| Step::Op(Op::Havoc([&left[..], &right[..]].concat())))
        }
        (Step::Op(Op::Assign(left)), Step::Op(Op::Assign(right)))
            if left.len() + right.len() <= MOST_JOINED =>
        {
            let changed: Vec<Term> =
                left.iter().map(|(variable, _)| variables[variable.0 as usize].term).collect();
            let is_new = |(variable, _): &(Variable, Term)| left.iter().all(|(other, _)| other != variable);
            let is_free = |&(_, term): &(Variable, Term)| !mentions(graph, term, &changed);
            let free = right.iter().all(is_new) && right.iter().all(is_free);
            free.then(|| Step::Op(Op::Assign([&left[..], &right[..]].concat())))
        }
        _ => None,
    }
}

/// Whether a term depends on some variables, or is too large to look.
fn mentions(graph: &Graph, term: Term, variables: &[Term]) -> bool {
    let mut seen = FxHashSet::default();
    let mut stack = vec![term];
    while let Some(term) = stack.pop() {
        if variables.contains(&term) || seen.len() > MOST_LOOKED_AT {
            return true;
        }
        if seen.insert(term) {
            stack.extend_from_slice(graph.children(term));
        }
    }
    false
}

/// The same function with what is not needed left out; the locations of its checks, and only its, are
/// renamed.
pub(crate) fn tidy(
    mut function: Cfa,
    checks: &mut [Check],
    variables: &[VariableInfo],
    graph: &Graph,
) -> Cfa {
    function.edges.retain(|edge| !is_dead(edge, &function.locations, graph));
    function.edges.sort_by_key(|edge| edge.from);
    let forward = forward(&function, checks, graph);
    for edge in &mut function.edges {
        edge.to = forward[edge.to.0 as usize];
    }
    function.entry = forward[function.entry.0 as usize];
    merge(&mut function, checks, variables, graph);
    let mut kept = reached(&function);
    kept[function.exit.0 as usize] = true;
    for check in checks.iter() {
        kept[check.at.0 as usize] = true;
        kept[check.error.0 as usize] = true;
    }
    let mut names = vec![Location(0); kept.len()];
    let mut count = 0;
    for (index, name) in names.iter_mut().enumerate() {
        *name = Location(count);
        count += u32::from(kept[index]);
    }
    let rename = |location: Location| names[location.0 as usize];
    let mut at = 0;
    function.locations.retain(|_| {
        at += 1;
        kept[at - 1]
    });
    function.edges.retain(|edge| kept[edge.from.0 as usize] && kept[edge.to.0 as usize]);
    for edge in &mut function.edges {
        (edge.from, edge.to) = (rename(edge.from), rename(edge.to));
    }
    (function.entry, function.exit) = (rename(function.entry), rename(function.exit));
    for check in checks {
        (check.at, check.error) = (rename(check.at), rename(check.error));
    }
    function
}

/// Where each location leads to without doing anything.
fn forward(function: &Cfa, checks: &[Check], graph: &Graph) -> Vec<Location> {
    let count = function.locations.len();
    let mut stays = vec![false; count];
    for check in checks {
        stays[check.at.0 as usize] = true;
    }
    let next = |location: Location| {
        let info = &function.locations[location.0 as usize];
        if stays[location.0 as usize] || info.kind != LocationKind::Inner || info.label.is_some() {
            return None;
        }
        let mut edges = function.outgoing(location);
        match (edges.next(), edges.next()) {
            (Some((_, edge)), None) if is_idle(edge, graph) && edge.to != location => Some(edge.to),
            _ => None,
        }
    };
    let mut forward: Vec<Option<Location>> = vec![None; count];
    for start in 0..count {
        let mut path = Vec::new();
        let mut location = Location(start as u32);
        let mut on_path = FxHashSet::default();
        let target = loop {
            if let Some(known) = forward[location.0 as usize] {
                break known;
            }
            match next(location) {
                Some(to) if on_path.insert(location) => {
                    path.push(location);
                    location = to;
                }
                _ => break location,
            }
        };
        for passed in path {
            forward[passed.0 as usize] = Some(target);
        }
        forward[target.0 as usize] = Some(target);
    }
    forward.into_iter().enumerate().map(|(at, to)| to.unwrap_or(Location(at as u32))).collect()
}

/// The locations that edges lead to from the entry.
fn reached(function: &Cfa) -> Vec<bool> {
    let mut reached = vec![false; function.locations.len()];
    let mut stack = vec![function.entry];
    reached[function.entry.0 as usize] = true;
    while let Some(location) = stack.pop() {
        for (_, edge) in function.outgoing(location) {
            if !std::mem::replace(&mut reached[edge.to.0 as usize], true) {
                stack.push(edge.to);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use javelin_term::operator::Operator;

    use super::*;
    use crate::program::cfa::Role;

    #[test]
    fn an_assignment_that_may_depend_on_another_is_not_joined_with_it() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(8);
        let mut variables = Vec::new();
        let terms = ["x", "y", "z"].map(|name| {
            let term = graph.variable(name, sort);
            let name = name.to_owned();
            variables.push(VariableInfo { name, term, owner: None, source: None, role: Role::Value });
            term
        });
        let mut large = terms[0];
        for _ in 0..MOST_LOOKED_AT {
            let product = graph.term(Operator::BvMul, &[large, terms[1]]);
            large = graph.term(Operator::BvAdd, &[product, terms[1]]);
        }
        let join = |first: (u32, Term), second: (u32, Term)| {
            let step = |(variable, term)| Step::Op(Op::Assign(vec![(Variable(variable), term)]));
            joined(&step(first), &step(second), &variables, &graph).is_some()
        };
        let [x, y, z] = terms;
        assert!(join((0, y), (2, y)));
        assert!(!join((0, y), (2, x)), "the second reads what the first writes");
        assert!(!join((0, y), (0, z)), "both write the same variable");
        assert!(!join((0, y), (2, large)), "the term is too large to be looked through");
    }
}
