//! Which checks may lie behind locations where the unrolled program ends too early.
//!
//! **Here.** Reachability in the automata, over calls and returns without regard to who called: more than
//! what executions reach, never less. A location of which it is not known what comes after may lead anywhere.

use rustc_hash::{FxHashMap, FxHashSet};

use super::unroll::{Frontier, Why};
use crate::program::cfa::{Check, Function, Location, Step};

/// For each check, the position of a place in the frontier that it may lie behind.
pub fn behind(
    functions: &[Option<Function>],
    frontier: &[&Frontier],
    checks: &[Check],
) -> Vec<Option<usize>> {
    let open = frontier.iter().position(|place| matches!(place.why, Why::Open(_)));
    let mut returns: FxHashMap<u32, Vec<(u32, Location)>> = FxHashMap::default();
    for (number, function) in (0..).zip(functions) {
        for edge in function.iter().flat_map(|function| &function.edges) {
            if let Step::Call { callee, .. } = edge.step {
                returns.entry(callee).or_default().push((number, edge.to));
            }
        }
    }
    let mut first: FxHashMap<(u32, Location), usize> = FxHashMap::default();
    for (position, place) in frontier.iter().enumerate() {
        let mut work = vec![(place.function, place.location)];
        while let Some((number, location)) = work.pop() {
            let Some(Some(function)) = functions.get(number as usize) else { continue };
            if first.contains_key(&(number, location)) {
                continue;
            }
            first.insert((number, location), position);
            if location == function.exit {
                work.extend(returns.get(&number).into_iter().flatten());
            }
            for (_, edge) in function.outgoing(location) {
                work.push((number, edge.to));
                if let Step::Call { callee, .. } = edge.step {
                    let entry = functions.get(callee as usize).and_then(Option::as_ref);
                    work.extend(entry.map(|function| (callee, function.entry)));
                }
            }
        }
    }
    let place = |check: &Check| open.or_else(|| first.get(&(check.function, check.error)).copied());
    checks.iter().map(place).collect()
}

/// The locations from which nothing is known, each once, in words.
pub fn reasons(frontier: &[&Frontier]) -> Vec<String> {
    let mut seen = FxHashSet::default();
    let open = frontier.iter().filter_map(|place| match &place.why {
        Why::Open(reason) => Some(reason.clone()),
        _ => None,
    });
    open.filter(|reason| seen.insert(reason.clone())).collect()
}
