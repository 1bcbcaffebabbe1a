//! Which checks are reachable from places.
//!
//! **Here.** Reachability in the automata, over calls and returns without regard to who called: more than
//! what executions reach, never less. A location of which it is not known what comes after leads to what
//! [`Influence`] says.

use rustc_hash::FxHashMap;

use crate::program::cfa::{Cfa, Check, Location, LocationKind, Place, Step};
use crate::program::influence::Influence;

/// A location of a function.
pub type ProgramPoint = (u32, Location);

/// For each check, the position of a place from which it may be reachable: of those from which nothing is
/// known, if there is one.
pub fn behind(
    functions: &[Option<Cfa>],
    influence: &Influence,
    places: &[ProgramPoint],
    checks: &[Check],
) -> Vec<Option<usize>> {
    let mut returns: FxHashMap<u32, Vec<ProgramPoint>> = FxHashMap::default();
    for (number, function) in (0..).zip(functions) {
        for edge in function.iter().flat_map(|function| &function.edges) {
            if let Step::Call { callee, .. } = edge.step {
                returns.entry(callee).or_default().push((number, edge.to));
            }
        }
    }
    let mut first: FxHashMap<ProgramPoint, usize> = FxHashMap::default();
    let mut open: Vec<(usize, Option<Place>)> = Vec::new();
    let kind = |&(number, location): &ProgramPoint| {
        functions
            .get(number as usize)
            .and_then(Option::as_ref)
            .map(|found| &found.locations[location.0 as usize].kind)
    };
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|&position| !matches!(kind(&places[position]), Some(LocationKind::Open(_))));
    for position in order {
        let mut work = vec![places[position]];
        while let Some((number, location)) = work.pop() {
            let Some(Some(function)) = functions.get(number as usize) else { continue };
            if first.contains_key(&(number, location)) {
                continue;
            }
            first.insert((number, location), position);
            let info = &function.locations[location.0 as usize];
            if matches!(info.kind, LocationKind::Open(_)) && open.iter().all(|(_, at)| *at != info.resumes) {
                open.push((position, info.resumes));
            }
            if location == function.exit {
                work.extend(returns.get(&number).into_iter().flatten());
            }
            for (_, edge) in function.outgoing(location) {
                work.push((number, edge.to));
                if let Step::Call { callee, .. } = edge.step {
                    match functions.get(callee as usize).and_then(Option::as_ref) {
                        Some(function) => work.push((callee, function.entry)),
                        None => open.push((position, None)),
                    }
                }
            }
        }
    }
    let place = |check: &Check| {
        let open = open.iter().find(|(_, resumes)| influence.may_lead(*resumes, check.number as usize));
        open.map(|(position, _)| *position).or(first.get(&(check.function, check.error)).copied())
    };
    checks.iter().map(place).collect()
}
