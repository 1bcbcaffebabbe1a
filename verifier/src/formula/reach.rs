//! Which checks are reachable from places.
//!
//! **Here.** Reachability in the automata, over calls and returns without regard to who called: more than
//! what executions reach, never less. A location of which it is not known what comes after may lead anywhere.

use rustc_hash::FxHashMap;

use crate::program::cfa::{Cfa, Check, Location, LocationKind, Step};

/// A location of a function.
pub type ProgramPoint = (u32, Location);

/// For each check, the position of a place from which it may be reachable.
pub fn behind(functions: &[Option<Cfa>], places: &[ProgramPoint], checks: &[Check]) -> Vec<Option<usize>> {
    let mut returns: FxHashMap<u32, Vec<ProgramPoint>> = FxHashMap::default();
    for (number, function) in (0..).zip(functions) {
        for edge in function.iter().flat_map(|function| &function.edges) {
            if let Step::Call { callee, .. } = edge.step {
                returns.entry(callee).or_default().push((number, edge.to));
            }
        }
    }
    let mut first: FxHashMap<ProgramPoint, usize> = FxHashMap::default();
    let mut anywhere = None;
    for (position, &place) in places.iter().enumerate() {
        let mut work = vec![place];
        while let Some((number, location)) = work.pop() {
            let Some(Some(function)) = functions.get(number as usize) else { continue };
            if first.contains_key(&(number, location)) {
                continue;
            }
            first.insert((number, location), position);
            if matches!(function.locations[location.0 as usize].kind, LocationKind::Open(_)) {
                anywhere.get_or_insert(position);
            }
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
    let place = |check: &Check| first.get(&(check.function, check.error)).copied().or(anywhere);
    checks.iter().map(place).collect()
}
