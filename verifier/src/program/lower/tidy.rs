//! Locations that nothing reaches and edges that do nothing are left out, and edges are sorted.
//!
//! **Here.** A location whose only edge does nothing is the location that the edge leads to; locations of checks stay.

use javelin_solver::term::graph::Graph;

use crate::program::cfa::{Check, Edge, Function, Kind, Location, Op, Step};

/// Whether an edge does nothing.
fn is_idle(edge: &Edge, graph: &Graph) -> bool {
    matches!(edge.step, Step::Op(Op::Assume(condition)) if graph.truth_of(condition) == Some(true))
}

/// The same function with what is not needed left out, and the locations of its checks renamed.
pub(crate) fn tidy(mut function: Function, number: u32, checks: &mut [Check], graph: &Graph) -> Function {
    function.edges.sort_by_key(|edge| edge.from);
    let forward = forward(&function, number, checks, graph);
    for edge in &mut function.edges {
        edge.to = forward[edge.to.0 as usize];
    }
    function.entry = forward[function.entry.0 as usize];
    let own: Vec<usize> =
        checks.iter().enumerate().filter(|(_, check)| check.function == number).map(|(at, _)| at).collect();
    let mut kept = reached(&function);
    kept[function.exit.0 as usize] = true;
    for &check in &own {
        kept[checks[check].at.0 as usize] = true;
        kept[checks[check].error.0 as usize] = true;
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
    for &check in &own {
        checks[check].at = rename(checks[check].at);
        checks[check].error = rename(checks[check].error);
    }
    function
}

/// Where each location leads to without doing anything.
fn forward(function: &Function, number: u32, checks: &[Check], graph: &Graph) -> Vec<Location> {
    let count = function.locations.len();
    let mut stays = vec![false; count];
    for check in checks.iter().filter(|check| check.function == number) {
        stays[check.at.0 as usize] = true;
    }
    let next = |location: Location| {
        let info = &function.locations[location.0 as usize];
        if stays[location.0 as usize] || info.kind != Kind::Inner || info.label.is_some() {
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
        let mut on_path = rustc_hash::FxHashSet::default();
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
fn reached(function: &Function) -> Vec<bool> {
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
