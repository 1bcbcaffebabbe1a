//! The loops of a function, and the order in which its unrolled locations are executed.
//!
//! **Idea.** A weak topological order (Bourdoncle, *Efficient chaotic iteration strategies with widenings*,
//! 1993): locations are put into components, one inside the other, each with a head, so that every edge that
//! leads backward leads to the head of a component around it. It exists for every graph, irreducible ones
//! too.
//!
//! **Here.** A location has a path: its position among the parts of the function, and of each component
//! around it; a head is at position 0 of its own. With a count of rounds behind each position but the last,
//! the paths are [keys](Key) of unrolled locations. Every edge leads to a greater key: forward to a later
//! part, backward to one more round. So whoever takes keys in ascending order has seen all that leads to one.
//!
//! **Cost.** Linear in the edges for each depth of nesting. The components are found without recursion.

use rustc_hash::FxHashMap;

use crate::limits::Clock;
use crate::program::cfa::{Function, Location};

/// An unrolled location: the position in the function, rounds of the component there, the position in it,
/// and so on.
pub type Key = Box<[u32]>;

/// The loops of a function.
pub struct Nesting {
    /// The path of each location.
    paths: Vec<Box<[u32]>>,
    /// The head of each component, by its path.
    heads: FxHashMap<Box<[u32]>, Location>,
}

impl Nesting {
    /// The loops of a function. Locations that nothing leads to have the path of nowhere, and are never asked
    /// for; where the clock stops, so may others.
    pub fn new(function: &Function, clock: &Clock) -> Nesting {
        let count = function.locations.len();
        let mut successors: Vec<Vec<u32>> = vec![Vec::new(); count];
        for edge in &function.edges {
            successors[edge.from.0 as usize].push(edge.to.0);
        }
        let mut builder = Builder::new(&successors);
        builder.work.push(Part {
            members: (0..count as u32).collect(),
            entry: function.entry.0,
            prefix: Vec::new(),
        });
        while let Some(part) = builder.work.pop() {
            if !clock.goes_on(STEPS.saturating_mul(part.members.len() as u32)) {
                break;
            }
            builder.order(&part);
        }
        let paths: Vec<Box<[u32]>> = builder.paths.into_iter().map(Vec::into_boxed_slice).collect();
        let head = |(location, path): (u32, &[u32])| match path {
            [component @ .., 0] if !component.is_empty() => Some((component.into(), Location(location))),
            _ => None,
        };
        let heads = (0..).zip(paths.iter().map(|path| &**path)).filter_map(head).collect();
        Nesting { paths, heads }
    }

    fn path(&self, location: Location) -> &[u32] {
        &self.paths[location.0 as usize]
    }

    /// Whether something leads to a location from the entry, or it is searched from on its own.
    pub fn is_reached(&self, location: Location) -> bool {
        !self.path(location).is_empty()
    }

    /// How many components are around a location.
    pub fn depth(&self, location: Location) -> usize {
        self.path(location).len().saturating_sub(1)
    }

    /// Whether a location is the head of the innermost component around it.
    pub fn is_head(&self, location: Location) -> bool {
        self.path(location).len() > 1 && self.path(location).last() == Some(&0)
    }

    /// The head of the component at a level around a location, 0 for the outermost.
    pub fn head(&self, location: Location, level: usize) -> Option<Location> {
        self.heads.get(self.path(location).get(..=level)?).copied()
    }

    /// Whether the innermost component around a head is around another location too.
    pub fn is_around(&self, head: Location, other: Location) -> bool {
        let path = self.path(head);
        let component = &path[..path.len() - 1];
        self.path(other).len() > component.len() && self.path(other).starts_with(component)
    }

    /// Whether an edge enters a component elsewhere than at its head.
    pub fn enters_aside(&self, from: Location, to: Location) -> bool {
        match self.depth(to) - self.common(from, to) {
            0 => false,
            entered => entered > 1 || !self.is_head(to),
        }
    }

    /// How many components are around both locations.
    fn common(&self, from: Location, to: Location) -> usize {
        let (from, to) = (self.path(from), self.path(to));
        let same = from.iter().zip(to).take_while(|(left, right)| left == right).count();
        same.min(from.len() - 1).min(to.len() - 1)
    }

    /// Whether an edge begins a round of the innermost component around its end.
    pub fn is_back(&self, from: Location, to: Location) -> bool {
        self.is_head(to) && self.common(from, to) == self.depth(to)
    }

    /// How many of the innermost components around `from` an edge leaves.
    pub fn left(&self, from: Location, to: Location) -> usize {
        self.depth(from) - self.common(from, to)
    }

    /// The key of the entry.
    pub fn first(&self, entry: Location) -> Key {
        self.key(entry, &[])
    }

    /// The key that an edge leads to from a key of its first location.
    pub fn next(&self, key: &Key, from: Location, to: Location) -> Key {
        let common = self.common(from, to);
        let mut rounds: Vec<u32> = key.iter().skip(1).step_by(2).copied().take(common).collect();
        if self.is_back(from, to)
            && let Some(last) = rounds.last_mut()
        {
            *last += 1;
        }
        self.key(to, &rounds)
    }

    fn key(&self, location: Location, rounds: &[u32]) -> Key {
        let path = self.path(location);
        let rounds = rounds.iter().copied().chain(std::iter::repeat(0));
        let mut key: Vec<u32> =
            path.iter().zip(rounds).flat_map(|(&position, round)| [position, round]).collect();
        key.pop();
        key.into_boxed_slice()
    }
}

/// The steps of the clock that ordering a location takes, about.
const STEPS: u32 = 4;

/// Locations that are still to be ordered.
struct Part {
    members: Vec<u32>,
    /// Where a search begins.
    entry: u32,
    /// The path of the component that they are in.
    prefix: Vec<u32>,
}

/// Finds components of components.
struct Builder<'a> {
    successors: &'a [Vec<u32>],
    paths: Vec<Vec<u32>>,
    work: Vec<Part>,
    /// The number of the part that a location was last in.
    part: Vec<u32>,
    parts: u32,
    index: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
}

/// A location that a search has not reached.
const UNSEEN: u32 = u32::MAX;

impl<'a> Builder<'a> {
    fn new(successors: &'a [Vec<u32>]) -> Builder<'a> {
        let count = successors.len();
        Builder {
            successors,
            paths: vec![Vec::new(); count],
            work: Vec::new(),
            part: vec![0; count],
            parts: 0,
            index: vec![UNSEEN; count],
            low: vec![0; count],
            on_stack: vec![false; count],
        }
    }

    /// Orders the components of a part, and puts their insides to work.
    fn order(&mut self, part: &Part) {
        self.parts += 1;
        for &member in &part.members {
            self.part[member as usize] = self.parts;
            self.index[member as usize] = UNSEEN;
        }
        let mut components = Vec::new();
        let mut next = 0;
        for root in std::iter::once(part.entry).chain(part.members.iter().copied()) {
            if self.part[root as usize] == self.parts && self.index[root as usize] == UNSEEN {
                self.search(root, &mut next, &mut components);
            }
        }
        // A search finds components after all that they lead to.
        let is_inside = !part.prefix.is_empty();
        for (position, component) in components.into_iter().rev().enumerate() {
            let mut path = part.prefix.clone();
            path.push(position as u32 + u32::from(is_inside));
            self.place(component, path);
        }
    }

    /// Gives the head of a component its path, and puts the rest to work; or a location that is in no loop.
    fn place(&mut self, component: Vec<u32>, mut path: Vec<u32>) {
        let first = component.iter().copied().min_by_key(|&member| self.index[member as usize]);
        let Some(head) = first else { return };
        let loops = component.len() > 1 || self.successors[head as usize].contains(&head);
        if !loops {
            self.paths[head as usize] = path;
            return;
        }
        let members: Vec<u32> = component.into_iter().filter(|&member| member != head).collect();
        self.parts += 1;
        members.iter().for_each(|&member| self.part[member as usize] = self.parts);
        let inside = |next: &&u32| self.part[**next as usize] == self.parts;
        let entry = self.successors[head as usize].iter().find(inside).copied();
        if let Some(entry) = entry {
            self.work.push(Part { members, entry, prefix: path.clone() });
        }
        path.push(0);
        self.paths[head as usize] = path;
    }

    /// Tarjan's search from a root, within the part.
    fn search(&mut self, root: u32, next: &mut u32, components: &mut Vec<Vec<u32>>) {
        let mut stack = Vec::new();
        let mut open = vec![(root, 0)];
        self.reach(root, next, &mut stack);
        while let Some((location, child)) = open.last_mut() {
            let at = *location as usize;
            let successor = self.successors[at].get(*child).copied();
            *child += 1;
            let Some(to) = successor else {
                open.pop();
                if let Some(&(parent, _)) = open.last() {
                    self.low[parent as usize] = self.low[parent as usize].min(self.low[at]);
                }
                if self.low[at] == self.index[at] {
                    let start = stack.iter().rposition(|&member| member as usize == at).unwrap_or(0);
                    let component = stack.split_off(start);
                    component.iter().for_each(|&member| self.on_stack[member as usize] = false);
                    components.push(component);
                }
                continue;
            };
            if self.part[to as usize] != self.parts {
                continue;
            }
            if self.index[to as usize] == UNSEEN {
                self.reach(to, next, &mut stack);
                open.push((to, 0));
            } else if self.on_stack[to as usize] {
                self.low[at] = self.low[at].min(self.index[to as usize]);
            }
        }
    }

    fn reach(&mut self, location: u32, next: &mut u32, stack: &mut Vec<u32>) {
        let at = location as usize;
        (self.index[at], self.low[at], self.on_stack[at]) = (*next, *next, true);
        *next += 1;
        stack.push(location);
    }
}
