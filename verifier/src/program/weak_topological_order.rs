//! Weak topological orders of graphs: their cycles, one inside the other.
//!
//! **Idea.** Bourdoncle, *Efficient chaotic iteration strategies with widenings*, 1993: nodes are put into
//! components, one inside the other, each with a head, so that every edge that does not lead to a later node
//! leads to the head of a component around its source. It exists for every graph, irreducible ones too.
//!
//! **Here.** A node has a path: its position among the parts of the graph, and of each component around it; a
//! head is at position 0 of its own. The order is that of paths. It knows a graph only: lists of successors.
//!
//! **Why it is right.** Components are the strongly connected ones of what is left once the heads around them
//! are taken away. So on each cycle the first node in the order is the head of the smallest component that
//! contains the cycle ([`WeakTopologicalOrder::check_invariants`]).
//!
//! **Cost.** Linear in the edges for each depth of nesting. The components are found without recursion.

use rustc_hash::FxHashMap;

use crate::limits::Clock;

/// A weak topological order.
pub struct WeakTopologicalOrder {
    /// The path of each node; empty where the clock stopped before.
    paths: Vec<Box<[u32]>>,
    /// The head of each component, by its path.
    heads: FxHashMap<Box<[u32]>, u32>,
}

impl WeakTopologicalOrder {
    /// An order of a graph, from the successors of each node. Nodes that the entry does not lead to are
    /// ordered too; where the clock stops, some nodes are not.
    pub fn new(successors: &[Vec<u32>], entry: u32, clock: &Clock) -> WeakTopologicalOrder {
        let mut builder = OrderBuilder::new(successors);
        builder.work.push(PendingPart {
            members: (0..successors.len() as u32).collect(),
            entry,
            prefix: Vec::new(),
        });
        while let Some(part) = builder.work.pop() {
            if !clock.goes_on(STEPS.saturating_mul(part.members.len() as u32)) {
                break;
            }
            builder.order(&part);
        }
        let paths: Vec<Box<[u32]>> = builder.paths.into_iter().map(Vec::into_boxed_slice).collect();
        let head = |(node, path): (u32, &[u32])| match path {
            [component @ .., 0] if !component.is_empty() => Some((component.into(), node)),
            _ => None,
        };
        let heads = (0..).zip(paths.iter().map(|path| &**path)).filter_map(head).collect();
        let order = WeakTopologicalOrder { paths, heads };
        debug_assert!(clock.check().is_err() || order.check_invariants(successors));
        order
    }

    /// The path of a node: its position in the graph, in the outermost component around it, and so on.
    pub fn path(&self, node: u32) -> &[u32] {
        &self.paths[node as usize]
    }

    /// All nodes that have a path, in the order.
    pub fn nodes(&self) -> Vec<u32> {
        let mut nodes: Vec<u32> = (0..self.paths.len() as u32).collect();
        nodes.retain(|&node| !self.path(node).is_empty());
        nodes.sort_by_key(|&node| self.path(node));
        nodes
    }

    /// How many components are around a node.
    pub fn depth(&self, node: u32) -> usize {
        self.path(node).len().saturating_sub(1)
    }

    /// Whether a node is the head of the innermost component around it.
    pub fn is_head(&self, node: u32) -> bool {
        self.path(node).len() > 1 && self.path(node).last() == Some(&0)
    }

    /// The head of the component at a level around a node, 0 for the outermost.
    pub fn head(&self, node: u32, level: usize) -> Option<u32> {
        self.heads.get(self.path(node).get(..=level)?).copied()
    }

    /// Whether the innermost component around a head is around another node too.
    pub fn is_around(&self, head: u32, other: u32) -> bool {
        let path = self.path(head);
        let component = &path[..path.len() - 1];
        self.path(other).len() > component.len() && self.path(other).starts_with(component)
    }

    /// How many components are around both nodes.
    pub fn common(&self, from: u32, to: u32) -> usize {
        let (from, to) = (self.path(from), self.path(to));
        let same = from.iter().zip(to).take_while(|(left, right)| left == right).count();
        same.min(from.len() - 1).min(to.len() - 1)
    }

    /// Whether every node has a path of its own, and every edge leads to a later node or to the head of a
    /// component around its source.
    pub fn check_invariants(&self, successors: &[Vec<u32>]) -> bool {
        let nodes = self.nodes();
        let is_own = nodes.windows(2).all(|pair| self.path(pair[0]) != self.path(pair[1]));
        let is_right = |from: u32, to: u32| {
            self.path(from) < self.path(to) || self.is_head(to) && self.is_around(to, from)
        };
        let mut edges = (0..).zip(successors).flat_map(|(from, all)| all.iter().map(move |&to| (from, to)));
        nodes.len() == successors.len() && is_own && edges.all(|(from, to)| is_right(from, to))
    }
}

/// The steps of the clock that ordering a node takes, about.
const STEPS: u32 = 4;

/// Nodes that are still to be ordered.
struct PendingPart {
    members: Vec<u32>,
    /// Where a search begins.
    entry: u32,
    /// The path of the component that they are in.
    prefix: Vec<u32>,
}

/// Finds components of components.
struct OrderBuilder<'a> {
    successors: &'a [Vec<u32>],
    paths: Vec<Vec<u32>>,
    work: Vec<PendingPart>,
    /// The number of the part that a node was last in.
    part: Vec<u32>,
    parts: u32,
    index: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
}

/// A node that a search has not reached.
const UNSEEN: u32 = u32::MAX;

impl<'a> OrderBuilder<'a> {
    fn new(successors: &'a [Vec<u32>]) -> OrderBuilder<'a> {
        let count = successors.len();
        OrderBuilder {
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
    fn order(&mut self, part: &PendingPart) {
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

    /// Gives the head of a component its path, and puts the rest to work; or a node that is on no cycle.
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
            self.work.push(PendingPart { members, entry, prefix: path.clone() });
        }
        path.push(0);
        self.paths[head as usize] = path;
    }

    /// Tarjan's search from a root, within the part.
    fn search(&mut self, root: u32, next: &mut u32, components: &mut Vec<Vec<u32>>) {
        let mut stack = Vec::new();
        let mut open = vec![(root, 0)];
        self.reach(root, next, &mut stack);
        while let Some((node, child)) = open.last_mut() {
            let at = *node as usize;
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

    fn reach(&mut self, node: u32, next: &mut u32, stack: &mut Vec<u32>) {
        let at = node as usize;
        (self.index[at], self.low[at], self.on_stack[at]) = (*next, *next, true);
        *next += 1;
        stack.push(node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(successors: &[Vec<u32>]) -> WeakTopologicalOrder {
        WeakTopologicalOrder::new(successors, 0, &Clock::endless())
    }

    /// Calls a function with every simple cycle: from its least node, along nodes that are greater.
    fn cycles(successors: &[Vec<u32>], tell: &mut dyn FnMut(&[u32])) {
        fn extend(successors: &[Vec<u32>], path: &mut Vec<u32>, tell: &mut dyn FnMut(&[u32])) {
            let last = path[path.len() - 1];
            for &to in &successors[last as usize] {
                if to == path[0] {
                    tell(path);
                } else if to > path[0] && !path.contains(&to) {
                    path.push(to);
                    extend(successors, path, tell);
                    path.pop();
                }
            }
        }
        for first in 0..successors.len() as u32 {
            extend(successors, &mut vec![first], tell);
        }
    }

    /// The graph of figure 1 of the paper, whose order is 1 2 (3 4 (5 6) 7) 8.
    #[test]
    fn the_example_of_the_paper() {
        let edges = [(1, 2), (2, 3), (2, 8), (3, 4), (4, 5), (4, 7), (5, 6), (6, 5), (6, 7), (7, 3), (7, 8)];
        let mut successors = vec![Vec::new(); 8];
        edges.iter().for_each(|&(from, to)| successors[from as usize - 1].push(to - 1));
        let order = order(&successors);
        let numbers: Vec<u32> = order.nodes().iter().map(|node| node + 1).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
        let depths: Vec<usize> = (0..8).map(|node| order.depth(node)).collect();
        assert_eq!(depths, [0, 0, 1, 1, 2, 2, 1, 0]);
        let heads: Vec<u32> = (1..9).filter(|node| order.is_head(node - 1)).collect();
        assert_eq!(heads, [3, 5]);
        assert_eq!((order.head(5, 0), order.head(5, 1), order.head(6, 1)), (Some(2), Some(4), None));
    }

    /// Of random graphs of all densities every simple cycle has its first node as a head that is around it,
    /// and a component is a stretch of the order.
    #[test]
    fn every_cycle_has_a_head_around_it() {
        let mut numbers = 0x9e37_79b9_7f4a_7c15u64;
        let mut below = |bound: u64| {
            numbers ^= numbers << 13;
            numbers ^= numbers >> 7;
            numbers ^= numbers << 17;
            (numbers >> 11) % bound
        };
        let (mut seen, mut deepest) = (0, 0);
        for round in 0..3000 {
            let count = 1 + below(7);
            let mut successors = vec![Vec::new(); count as usize];
            for _ in 0..below(1 + (2 + round % 3) * count) {
                successors[below(count) as usize].push(below(count) as u32);
            }
            let order = order(&successors);
            assert!(order.check_invariants(&successors), "{successors:?}");
            cycles(&successors, &mut |cycle| {
                let head = *cycle.iter().min_by_key(|&&node| order.path(node)).unwrap();
                let is_around = cycle.iter().all(|&node| order.is_around(head, node));
                assert!(order.is_head(head) && is_around, "{successors:?}, {cycle:?}");
                seen += 1;
            });
            let nodes = order.nodes();
            for &head in nodes.iter().filter(|&&node| order.is_head(node)) {
                let inside: Vec<bool> = nodes.iter().map(|&node| order.is_around(head, node)).collect();
                let first = inside.iter().position(|&is_inside| is_inside).unwrap();
                let length = inside.iter().filter(|&&is_inside| is_inside).count();
                assert!(nodes[first] == head && inside[first..first + length].iter().all(|&inside| inside));
                deepest = deepest.max(order.depth(head));
            }
        }
        assert!(seen > 10_000 && deepest > 3, "{seen} cycles, {deepest} deep");
    }

    /// A head lies on a cycle: nothing is widened in a graph without cycles.
    #[test]
    fn a_graph_without_cycles_has_no_heads_and_a_topological_order() {
        let successors = vec![vec![2, 1], vec![3], vec![1, 3], vec![]];
        let order = order(&successors);
        assert_eq!(order.nodes(), [0, 2, 1, 3]);
        assert!((0..4).all(|node| !order.is_head(node)));
    }
}
