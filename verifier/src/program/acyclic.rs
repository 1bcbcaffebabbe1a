//! The acyclic graph of an automaton: its strongly connected components, and the edges between them.
//!
//! **Idea.** Tarjan, *Depth-First Search and Linear Graph Algorithms*, 1972. A path through this graph
//! stands for all executions that take its edges, and go round its loops as they like: a *path program*
//! (Beyer, Henzinger, Majumdar and Rybalchenko, *Path Invariants*, 2007).
//!
//! **Invariants.** Each edge between components leads to a component of a greater number. All edges are on
//! walks from the entry to the target.
//!
//! **Cost.** Linear in the automaton; counting is linear in additions of numbers that have as many digits as
//! there are branches.

use num_bigint::BigUint;
use rustc_hash::FxHashSet;

use crate::frontend::flow::components;
use crate::program::cfa::{Cfa, Location};

/// A component of an automaton, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Component(pub u32);

/// An edge between components.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bridge {
    /// The number of the edge in the automaton.
    pub edge: usize,
    /// The component where it begins.
    pub from: Component,
    /// The component where it ends.
    pub to: Component,
}

/// The acyclic graph of some edges of an automaton.
pub struct AcyclicGraph {
    /// The edges between components, ascending by the component where they begin.
    pub bridges: Vec<Bridge>,
    /// The edges inside of each component, ascending.
    pub inner: Vec<Vec<usize>>,
    /// The component of the entry.
    pub entry: Component,
    /// The component of the target.
    pub target: Component,
    of_location: Vec<Component>,
    /// The positions of the bridges that begin at each component, and of those that end there.
    outgoing: Vec<Vec<usize>>,
    incoming: Vec<Vec<usize>>,
}

impl AcyclicGraph {
    /// The graph of those edges of an automaton that are on walks from its entry to a target.
    pub fn new(function: &Cfa, target: Location, relevant: &[usize]) -> AcyclicGraph {
        let mut successors = vec![Vec::new(); function.locations.len()];
        for &edge in relevant {
            let edge = &function.edges[edge];
            successors[edge.from.0 as usize].push(edge.to.0);
        }
        let of_location: Vec<Component> = components(&successors).into_iter().map(Component).collect();
        let count = of_location.iter().map(|component| component.0 as usize + 1).max().unwrap_or(0);
        let of = |location: Location| of_location[location.0 as usize];
        let (mut bridges, mut inner) = (Vec::new(), vec![Vec::new(); count]);
        for &number in relevant {
            let edge = &function.edges[number];
            let (from, to) = (of(edge.from), of(edge.to));
            if from == to {
                inner[from.0 as usize].push(number);
            } else {
                bridges.push(Bridge { edge: number, from, to });
            }
        }
        bridges.sort_unstable_by_key(|bridge| (bridge.from, bridge.edge));
        let (mut outgoing, mut incoming) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for (position, bridge) in bridges.iter().enumerate() {
            debug_assert!(bridge.from < bridge.to, "components are numbered in topological order");
            outgoing[bridge.from.0 as usize].push(position);
            incoming[bridge.to.0 as usize].push(position);
        }
        let (entry, target) = (of(function.entry), of(target));
        AcyclicGraph { bridges, inner, entry, target, of_location, outgoing, incoming }
    }

    /// How many components there are, those that no edge touches among them.
    pub fn components(&self) -> usize {
        self.inner.len()
    }

    /// The component of a location.
    pub fn of(&self, location: Location) -> Component {
        self.of_location[location.0 as usize]
    }

    /// The positions of the bridges that begin at a component.
    pub fn outgoing(&self, component: Component) -> &[usize] {
        &self.outgoing[component.0 as usize]
    }

    /// The positions of the bridges that end at a component.
    pub fn incoming(&self, component: Component) -> &[usize] {
        &self.incoming[component.0 as usize]
    }

    /// Whether a component has a loop.
    pub fn has_loop(&self, component: Component) -> bool {
        !self.inner[component.0 as usize].is_empty()
    }

    /// How many paths there are from the entry to the target that end with one of these bridges.
    pub fn count(&self, last: &FxHashSet<usize>) -> BigUint {
        let mut paths = vec![BigUint::ZERO; self.components()];
        paths[self.entry.0 as usize] = BigUint::from(1u32);
        for (position, bridge) in self.bridges.iter().enumerate() {
            if bridge.to != self.target || last.contains(&position) {
                let before = paths[bridge.from.0 as usize].clone();
                paths[bridge.to.0 as usize] += before;
            }
        }
        std::mem::take(&mut paths[self.target.0 as usize])
    }

    /// The components that can be reached from one, itself among them; or, backward, from which it can be.
    pub fn reach(&self, from: Component, forward: bool) -> Vec<bool> {
        let mut reached = vec![false; self.components()];
        reached[from.0 as usize] = true;
        let mut step = |before: Component, after: Component| {
            reached[after.0 as usize] |= reached[before.0 as usize];
        };
        if forward {
            self.bridges.iter().for_each(|bridge| step(bridge.from, bridge.to));
        } else {
            self.bridges.iter().rev().for_each(|bridge| step(bridge.to, bridge.from));
        }
        reached
    }
}
