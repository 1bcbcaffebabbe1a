//! Summarisation: loop-free parts of an automaton become single edges.
//!
//! **Idea.** Beyer, Cimatti, Griggio, Keremoglu and Sebastiani, *Software Model Checking via Large-Block
//! Encoding*, 2009, section III.A. Rule 0: nothing leads on from the target. Rule 1: a location with one edge
//! into it is passed through: the operation of that edge is put before those of the edges that leave it.
//! Rule 2: edges between the same two locations become one, a choice. Both are applied until none applies;
//! theorem 3.1 of the paper says that the target stays as reachable as it was.
//!
//! **Here.** Operations are nodes of a graph: what rule 1 puts before several edges is one node. Between two
//! locations there is at most one edge at any time, so rule 2 is applied as edges are added, and rule 1 waits
//! for the locations whose last but one edge was removed. Edges that cannot lead to the target are left out
//! first ([`relevant`]).
//!
//! **Invariants.** A block's operation leads from its beginning to its end: the parts of a sequence meet,
//! those of a choice begin and end alike. Each edge on a walk to the target is in a block
//! ([`SummarisedAutomaton::check`]), and each cycle goes through a head.
//!
//! **Cost.** Each application of rule 1 removes a location, and takes time in the edges that leave it, times
//! a logarithm.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;

use crate::formula::block::{Operation, OperationId, edges};
use crate::program::cfa::{Cfa, Location};

/// How much goes into a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// An operation of the automaton before it was summarised.
    Single,
    /// As much as the rules of summarisation give.
    #[default]
    Large,
    /// At most this number of operations.
    Limited(u32),
}

/// An edge of the summarised automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeBlock {
    /// The location where it begins.
    pub from: Location,
    /// The location where it ends.
    pub to: Location,
    /// The operation between them.
    pub operation: OperationId,
}

/// A summarised automaton: blocks between cut points.
pub struct SummarisedAutomaton {
    /// The operations; parts stand before what is made of them.
    pub operations: Vec<Operation>,
    /// The edges, ascending by where they begin and end.
    pub blocks: Vec<LargeBlock>,
}

impl SummarisedAutomaton {
    /// The positions of the blocks that begin at a location.
    pub fn outgoing(&self, location: Location) -> std::ops::Range<usize> {
        let first = self.blocks.partition_point(|block| block.from < location);
        first..self.blocks.partition_point(|block| block.from <= location)
    }

    /// The heads of loops, ascending: where a depth-first search from the entry finds itself again. On each
    /// cycle there is one.
    pub fn heads(&self, entry: Location) -> Vec<Location> {
        let (mut begun, mut done) = (FxHashSet::from_iter([entry]), FxHashSet::default());
        let mut heads = BTreeSet::new();
        let mut work = vec![(entry, self.outgoing(entry))];
        while let Some((location, rest)) = work.last_mut() {
            let Some(block) = rest.next() else {
                done.insert(*location);
                work.pop();
                continue;
            };
            let to = self.blocks[block].to;
            if begun.insert(to) {
                work.push((to, self.outgoing(to)));
            } else if !done.contains(&to) {
                heads.insert(to);
            }
        }
        let heads: Vec<Location> = heads.into_iter().collect();
        debug_assert!(self.are_cut(&heads), "each cycle goes through a head");
        heads
    }

    /// Whether each cycle goes through one of these locations: without them, locations can be taken away that
    /// no block leads to until none is left.
    fn are_cut(&self, heads: &[Location]) -> bool {
        let is_inside = |block: &&LargeBlock| ![block.from, block.to].iter().any(|end| heads.contains(end));
        let mut incoming: BTreeMap<Location, usize> = BTreeMap::new();
        for block in self.blocks.iter().filter(is_inside) {
            incoming.entry(block.from).or_default();
            *incoming.entry(block.to).or_default() += 1;
        }
        let free = incoming.iter().filter(|&(_, &count)| count == 0).map(|(&location, _)| location);
        let (mut work, mut taken): (Vec<Location>, usize) = (free.collect(), 0);
        while let Some(location) = work.pop() {
            taken += 1;
            for block in self.blocks[self.outgoing(location)].iter().filter(is_inside) {
                let count = incoming.entry(block.to).or_default();
                *count -= 1;
                if *count == 0 {
                    work.push(block.to);
                }
            }
        }
        taken == incoming.len()
    }

    /// Panics if an invariant is broken, for the edges on walks to the target. Linear in the operations.
    pub fn check(&self, function: &Cfa, relevant: &[usize]) {
        let mut ends: Vec<[Location; 2]> = Vec::with_capacity(self.operations.len());
        for operation in &self.operations {
            let of = |part: OperationId| ends[part.0 as usize];
            ends.push(match *operation {
                Operation::Edge(edge) => [function.edges[edge].from, function.edges[edge].to],
                Operation::Sequence(first, second) => {
                    assert_eq!(of(first)[1], of(second)[0], "the parts of a sequence meet");
                    [of(first)[0], of(second)[1]]
                }
                Operation::Choice(first, second, at) => {
                    assert_eq!(of(first), of(second), "the parts of a choice begin and end alike");
                    assert_eq!(of(first)[1], at, "a choice knows where it ends");
                    of(first)
                }
            });
        }
        assert!(self.blocks.is_sorted_by_key(|block| (block.from, block.to)), "blocks are sorted");
        let mut found = FxHashSet::default();
        let mut work: Vec<OperationId> = Vec::new();
        for block in &self.blocks {
            let [from, to] = ends[block.operation.0 as usize];
            assert_eq!([from, to], [block.from, block.to], "a block's operation leads to its end");
            work.push(block.operation);
        }
        while let Some(operation) = work.pop() {
            if !found.insert(operation) {
                continue;
            }
            if let Operation::Sequence(first, second) | Operation::Choice(first, second, _) =
                self.operations[operation.0 as usize]
            {
                work.extend([first, second]);
            }
        }
        let edge = |operation: &OperationId| match self.operations[operation.0 as usize] {
            Operation::Edge(edge) => Some(edge),
            Operation::Sequence(..) | Operation::Choice(..) => None,
        };
        let kept: FxHashSet<usize> = found.iter().filter_map(edge).collect();
        assert!(relevant.iter().all(|edge| kept.contains(edge)), "each edge is in a block");
    }

    /// The edges of an operation, each once, ascending.
    pub fn edges(&self, root: OperationId) -> Vec<usize> {
        edges(&self.operations, root, usize::MAX)
    }
}

/// The edges on walks from the entry to the target, but for some.
pub fn relevant(function: &Cfa, target: Location, without: &FxHashSet<usize>) -> Vec<usize> {
    let is_left = |edge: &usize| !without.contains(edge) && function.edges[*edge].from != target;
    let all: Vec<usize> = (0..function.edges.len()).filter(is_left).collect();
    let reached = |first: Location, forward: bool| {
        let mut next: BTreeMap<Location, Vec<Location>> = BTreeMap::new();
        for &edge in &all {
            let (from, to) = (function.edges[edge].from, function.edges[edge].to);
            let (from, to) = if forward { (from, to) } else { (to, from) };
            next.entry(from).or_default().push(to);
        }
        let (mut seen, mut work) = (FxHashSet::from_iter([first]), vec![first]);
        while let Some(location) = work.pop() {
            let new = next.get(&location).into_iter().flatten().copied();
            work.extend(new.filter(|&location| seen.insert(location)));
        }
        seen
    };
    let (forward, backward) = (reached(function.entry, true), reached(target, false));
    let is_between = |edge: &usize| {
        forward.contains(&function.edges[*edge].from) && backward.contains(&function.edges[*edge].to)
    };
    all.into_iter().filter(is_between).collect()
}

/// The automaton of some edges of a function, with the rules applied as far as blocks may grow. Each
/// application is reported: the rule, and the location that it removes or the two between which it joins
/// edges.
pub fn summarise(
    function: &Cfa,
    target: Location,
    edges: &[usize],
    size: Size,
    tell: &mut dyn FnMut(u8, &[Location]),
) -> SummarisedAutomaton {
    let mut rules =
        Rules { size, operations: Vec::new(), from: BTreeMap::new(), into: BTreeMap::new(), tell };
    // Rule 0.
    for &edge in edges.iter().filter(|&&edge| function.edges[edge].from != target) {
        let operation = rules.operation(Operation::Edge(edge));
        rules.add(function.edges[edge].from, function.edges[edge].to, operation);
    }
    let mut work: BTreeSet<Location> = rules.into.keys().copied().collect();
    while let Some(location) = work.pop_first() {
        if location != function.entry && location != target {
            work.extend(rules.pass_through(location));
        }
    }
    let Rules { operations, from, .. } = rules;
    let block = |from, to, operation| LargeBlock { from, to, operation };
    let blocks = from.into_iter().flat_map(|(from, all)| {
        all.into_iter().flat_map(move |(to, all)| all.into_iter().map(move |each| block(from, to, each)))
    });
    SummarisedAutomaton { operations, blocks: blocks.collect() }
}

/// An automaton to which rules are applied.
struct Rules<'t> {
    size: Size,
    operations: Vec<Operation>,
    /// The operations between two locations: one, unless blocks must not grow so large.
    from: BTreeMap<Location, BTreeMap<Location, Vec<OperationId>>>,
    /// Where edges into a location come from.
    into: BTreeMap<Location, BTreeSet<Location>>,
    tell: &'t mut dyn FnMut(u8, &[Location]),
}

impl Rules<'_> {
    fn operation(&mut self, operation: Operation) -> OperationId {
        self.operations.push(operation);
        OperationId(self.operations.len() as u32 - 1)
    }

    /// Whether an operation made of these is not too large.
    fn fits(&mut self, operation: Operation) -> bool {
        match self.size {
            Size::Single => false,
            Size::Large => true,
            Size::Limited(most) => {
                self.operations.push(operation);
                let root = OperationId(self.operations.len() as u32 - 1);
                let fits = edges(&self.operations, root, most as usize).len() <= most as usize;
                self.operations.pop();
                fits
            }
        }
    }

    /// Adds an edge. Rule 2: it is joined with another between the same locations.
    fn add(&mut self, from: Location, to: Location, operation: OperationId) {
        self.into.entry(to).or_default().insert(from);
        let known = self.from.get(&from).and_then(|all| all.get(&to)).and_then(|all| all.last().copied());
        let mut new = operation;
        let mut is_joined = false;
        if let Some(other) = known {
            let choice = Operation::Choice(other, operation, to);
            if self.fits(choice) {
                new = self.operation(choice);
                is_joined = true;
                (self.tell)(2, &[from, to]);
            }
        }
        let all = self.from.entry(from).or_default().entry(to).or_default();
        if is_joined {
            all.pop();
        }
        all.push(new);
    }

    /// Rule 1, if it can be applied to a location: the locations into which other edges lead now.
    fn pass_through(&mut self, location: Location) -> Vec<Location> {
        let before =
            self.into.get(&location).filter(|all| all.len() == 1).and_then(|all| all.first().copied());
        let Some(before) = before.filter(|&before| before != location) else { return Vec::new() };
        let first = self.from.get(&before).and_then(|all| all.get(&location));
        let Some(&[first]) = first.map(Vec::as_slice) else { return Vec::new() };
        let behind: Vec<(Location, OperationId)> = (self.from.get(&location).into_iter().flatten())
            .flat_map(|(&to, all)| all.iter().map(move |&operation| (to, operation)))
            .collect();
        if behind.iter().any(|&(_, second)| !self.fits(Operation::Sequence(first, second))) {
            return Vec::new();
        }
        (self.tell)(1, &[location]);
        self.from.remove(&location);
        self.into.remove(&location);
        self.from.get_mut(&before).map(|all| all.remove(&location));
        for (to, _) in &behind {
            self.into.get_mut(to).map(|all| all.remove(&location));
        }
        for &(to, second) in &behind {
            let operation = self.operation(Operation::Sequence(first, second));
            self.add(before, to, operation);
        }
        behind.into_iter().map(|(to, _)| to).collect()
    }
}
