//! Which checks may lie behind places.
//!
//! **Here.** Reachability in the automata, over calls and returns without regard to who called: more than
//! what executions reach, never less.

use rustc_hash::FxHashMap;

use crate::program::cfa::{Check, Function, Location, Step};

/// A location of a function.
pub type Place = (u32, Location);

/// For each check, the position of a place that it may lie behind.
pub fn behind(functions: &[Option<Function>], places: &[Place], checks: &[Check]) -> Vec<Option<usize>> {
    let mut returns: FxHashMap<u32, Vec<Place>> = FxHashMap::default();
    for (number, function) in (0..).zip(functions) {
        for edge in function.iter().flat_map(|function| &function.edges) {
            if let Step::Call { callee, .. } = edge.step {
                returns.entry(callee).or_default().push((number, edge.to));
            }
        }
    }
    let mut first: FxHashMap<Place, usize> = FxHashMap::default();
    for (position, &place) in places.iter().enumerate() {
        let mut work = vec![place];
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
    checks.iter().map(|check| first.get(&(check.function, check.error)).copied()).collect()
}
