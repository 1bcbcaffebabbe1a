//! From where a loop is left before its next round.
//!
//! **Idea.** Loops are unrolled to a bound, and then the exit is assumed (Babić, *Exploiting Structure for
//! Scalable Software Verification*, 2008, section 3.3): of the last round only those locations matter from
//! which the loop can be left without another one.
//!
//! **Here.** For each loop a search backward from the edges that leave it, which does not continue at its
//! head. An edge to a failed check or to a place of which nothing is known does not count as one that leaves:
//! it stands at each access, and nothing comes after it.
//!
//! **Cost.** Linear in the edges for each depth of nesting.

use super::nesting::Nesting;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Edge, Location, LocationKind};

/// Loops that are nested deeper than this count as left from everywhere.
const DEEPEST: usize = 64;

/// The steps of the clock that looking at an edge takes, about.
const STEPS: u32 = 2;

/// From where the loops of a function are left.
pub struct Leaving(Vec<u64>);

impl Leaving {
    /// The exits of the loops of a function; incomplete where the clock has stopped.
    pub fn new(function: &Cfa, nesting: &Nesting, clock: &Clock) -> Leaving {
        let count = function.locations.len();
        let is_reached = |edge: &&Edge| nesting.is_reached(edge.from) && nesting.is_reached(edge.to);
        let mut incoming: Vec<Vec<Location>> = vec![Vec::new(); count];
        for edge in function.edges.iter().filter(is_reached) {
            incoming[edge.to.0 as usize].push(edge.from);
        }
        let mut leaving = Leaving(vec![0; count]);
        let mut work = Vec::new();
        for edge in function.edges.iter().filter(is_reached) {
            if matches!(function.locations[edge.to.0 as usize].kind, LocationKind::Inner) {
                let depth = nesting.depth(edge.from);
                let left = depth - nesting.left(edge.from, edge.to)..depth;
                work.extend(left.map(|level| (edge.from, level)));
            }
        }
        while let Some((location, level)) = work.pop() {
            if level >= DEEPEST || !clock.goes_on(STEPS) {
                continue;
            }
            let known = &mut leaving.0[location.0 as usize];
            if *known >> level & 1 == 1 {
                continue;
            }
            *known |= 1 << level;
            // An edge from inside to the head begins the next round.
            if nesting.is_head(location) && nesting.depth(location) == level + 1 {
                continue;
            }
            let inside = incoming[location.0 as usize]
                .iter()
                .filter(|&&from| nesting.depth(from) - nesting.left(from, location) > level);
            work.extend(inside.map(|&from| (from, level)));
        }
        leaving
    }

    /// Whether the loop at a level around a location, 0 for the outermost, can be left from it before its
    /// next round.
    pub fn can_leave(&self, location: Location, level: usize) -> bool {
        level >= DEEPEST || self.0[location.0 as usize] >> level & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frontend::module::Span;
    use crate::program::cfa::{LocationInfo, Op, Step};

    /// A function of nothing but control.
    fn function(locations: u32, edges: &[(u32, u32)]) -> Cfa {
        let info =
            || LocationInfo { kind: LocationKind::Inner, span: Span::default(), label: None, resumes: None };
        let edge = |&(from, to): &(u32, u32)| Edge {
            from: Location(from),
            to: Location(to),
            step: Step::Op(Op::Assign(Vec::new())),
            span: Span::default(),
        };
        Cfa {
            name: "f".into(),
            parameters: Vec::new(),
            results: Vec::new(),
            locals: Vec::new(),
            locations: (0..locations).map(|_| info()).collect(),
            edges: edges.iter().map(edge).collect(),
            entry: Location(0),
            exit: Location(locations - 1),
        }
    }

    #[test]
    fn a_loop_is_left_from_what_leads_to_its_exits_in_one_round() {
        // 1 is the head of a loop, which 2 leaves; 4 that of a loop inside, which 4 leaves.
        let edges = [(0, 1), (1, 2), (2, 4), (2, 6), (3, 1), (4, 3), (4, 5), (5, 4)];
        let graph = function(7, &edges);
        let clock = Clock::endless();
        let nesting = Nesting::new(&graph, &clock);
        let leaving = Leaving::new(&graph, &nesting, &clock);
        let outer: Vec<bool> = (1..=5).map(|at| leaving.can_leave(Location(at), 0)).collect();
        assert_eq!(outer, [true, true, false, false, false]);
        let inner: Vec<bool> = (4..=5).map(|at| leaving.can_leave(Location(at), 1)).collect();
        assert_eq!(inner, [true, false]);
    }
}
