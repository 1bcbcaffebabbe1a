//! Which variables of a function are read again: the rest need no values where paths join.
//!
//! **Idea.** Liveness (Aho, Lam, Sethi and Ullman, *Compilers*, 9.2.5): a variable is live at a location from
//! which an edge that reads it can be reached before one that writes it.
//!
//! **Here.** Only variables that each activation has of its own; those that all share are always live. Each
//! variable is followed by itself, backward from where it is read to where it is written (Boissinot,
//! Brandner, Darte, de Dinechin and Rastello, *A Non-iterative Data-Flow Algorithm for Computing Liveness
//! Sets in Strict SSA Programs*, 2011, section 1: path exploration).
//!
//! **Cost.** Time and memory are the size of the result: for each variable the locations where it is live.

use javelin_term::graph::{Graph, Term};
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use crate::limits::Clock;
use crate::program::cfa::{Cfa, Edge, Location, Step, Variable, terms, writes};

/// The live variables of the edges and locations of a function.
pub struct Liveness {
    /// The variables that each edge reads, those that all share among them.
    reads: Vec<Box<[Variable]>>,
    /// For each location the positions in [`Cfa::locals`] of what is live, ascending.
    live: Vec<Vec<u32>>,
}

/// The steps of the clock that an edge takes, about.
const STEPS: u32 = 16;

impl Liveness {
    /// The liveness of a function; not to be used where the clock has stopped. `of_term` finds the variable
    /// of a term.
    pub fn new(
        graph: &Graph,
        function: &Cfa,
        of_term: &FxHashMap<Term, Variable>,
        clock: &Clock,
    ) -> Liveness {
        let read = |edge: &Edge| {
            if !clock.goes_on(STEPS) {
                return Box::default();
            }
            let found = variables(graph, &terms(edge));
            let mut reads: Vec<Variable> =
                found.iter().filter_map(|term| of_term.get(term).copied()).collect();
            if let Step::New { region, .. } = edge.step {
                reads.push(region);
            }
            reads.into_boxed_slice()
        };
        let reads: Vec<Box<[Variable]>> = function.edges.iter().map(read).collect();
        let live = solve(function, &reads, clock);
        Liveness { reads, live }
    }

    /// The variables that an edge reads.
    pub fn reads(&self, edge: usize) -> &[Variable] {
        &self.reads[edge]
    }

    /// Whether the local variable at this position is read again after a location.
    pub fn is_live(&self, location: Location, local: usize) -> bool {
        self.live[location.0 as usize].binary_search(&(local as u32)).is_ok()
    }
}

/// Where each variable is live.
fn solve(function: &Cfa, reads: &[Box<[Variable]>], clock: &Clock) -> Vec<Vec<u32>> {
    let position: FxHashMap<Variable, usize> =
        function.locals.iter().enumerate().map(|(index, &variable)| (variable, index)).collect();
    let mut incoming: Vec<Vec<usize>> = vec![Vec::new(); function.locations.len()];
    let mut readers: Vec<Vec<usize>> = vec![Vec::new(); function.locals.len()];
    let mut writers: Vec<Vec<usize>> = vec![Vec::new(); function.locals.len()];
    for (index, (edge, reads)) in function.edges.iter().zip(reads).enumerate() {
        incoming[edge.to.0 as usize].push(index);
        reads.iter().filter_map(|read| position.get(read)).for_each(|&local| readers[local].push(index));
        let writes = writes(edge);
        writes.iter().filter_map(|write| position.get(write)).for_each(|&local| writers[local].push(index));
    }
    let mut live: Vec<Vec<u32>> = vec![Vec::new(); function.locations.len()];
    let mut writer_of = vec![None; function.edges.len()];
    for (local, &variable) in function.locals.iter().enumerate() {
        writers[local].iter().for_each(|&edge| writer_of[edge] = Some(local));
        let mut work: Vec<Location> = readers[local].iter().map(|&edge| function.edges[edge].from).collect();
        work.extend(function.results.contains(&variable).then_some(function.exit));
        while let Some(location) = work.pop() {
            let known = &mut live[location.0 as usize];
            if known.last() == Some(&(local as u32)) {
                continue;
            }
            known.push(local as u32);
            let ways = &incoming[location.0 as usize];
            if !clock.goes_on(ways.len() as u32) {
                return live;
            }
            let through = ways.iter().filter(|&&edge| writer_of[edge] != Some(local));
            work.extend(through.map(|&edge| function.edges[edge].from));
        }
    }
    live
}
