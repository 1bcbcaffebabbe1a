//! The abstract reachability tree: which abstract states were reached, how, and which are left.
//!
//! **Idea.** Henzinger, Jhala, Majumdar and Sutre, *Lazy Abstraction*, 2002. A node is covered if another one
//! at its location has all of its states: what the other leads to is enough. After a refinement only the
//! part of the tree after the first place whose precision changed is made again.
//!
//! **Contract.** A node is covered by an expanded one only, which is not covered itself; where that goes, the
//! node is examined again. So a tree in which nothing is pending holds for each node what follows it.
//!
//! **Invariants.** A node that is not removed has an expanded parent, which lists it among its children, or
//! is the root; only expanded nodes have children. What is to be expanded is in `pending`. A covered node
//! is listed in `covers` by the node that covers it: that is expanded, at the same location, and has all of
//! its states. `at` lists the nodes of each location that are not removed.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::engine::abstraction::state::AbstractState;
use crate::program::cfa::Location;

/// A node, by its number.
pub type NodeId = usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Pending,
    Expanded,
    Covered(NodeId),
    Removed,
}

pub struct TreeNode {
    pub location: Location,
    pub state: AbstractState,
    /// How many predicates counted when these were computed.
    pub precision: usize,
    /// The node before it, and the block that leads from there; the root has none.
    pub parent: Option<(NodeId, usize)>,
    children: Vec<NodeId>,
    status: Status,
}

pub struct Tree {
    nodes: Vec<TreeNode>,
    /// The nodes that are not expanded; the last one is next.
    pending: Vec<NodeId>,
    at: FxHashMap<Location, Vec<NodeId>>,
    /// The nodes that a node covers.
    covers: FxHashMap<NodeId, Vec<NodeId>>,
}

impl Tree {
    /// A tree of one node.
    pub fn new(location: Location, state: AbstractState) -> Tree {
        let (at, covers) = (FxHashMap::default(), FxHashMap::default());
        let mut tree = Tree { nodes: Vec::new(), pending: Vec::new(), at, covers };
        tree.push(None, location, state, 0);
        tree
    }

    fn push(
        &mut self,
        parent: Option<(NodeId, usize)>,
        location: Location,
        state: AbstractState,
        precision: usize,
    ) -> NodeId {
        let node = self.nodes.len();
        let (children, status) = (Vec::new(), Status::Pending);
        self.nodes.push(TreeNode { location, state, precision, parent, children, status });
        self.at.entry(location).or_default().push(node);
        self.pending.push(node);
        node
    }

    /// Panics if an invariant is broken. Linear in all nodes, but for the comparison of states.
    pub fn check_invariants(&self) {
        let pending: FxHashSet<NodeId> = self.pending.iter().copied().collect();
        let at =
            self.at.iter().flat_map(|(&location, nodes)| nodes.iter().map(move |&node| (location, node)));
        let at: FxHashSet<(Location, NodeId)> = at.collect();
        let mut listed = 0;
        for (number, node) in self.nodes.iter().enumerate() {
            let is_child =
                |&child: &NodeId| self.nodes[child].parent.map(|(parent, _)| parent) == Some(number);
            assert!(node.children.iter().all(is_child), "children name their parent");
            assert!(
                node.children.is_empty() || node.status == Status::Expanded,
                "only expanded nodes lead on"
            );
            if node.status == Status::Removed {
                continue;
            }
            listed += 1;
            assert!(at.contains(&(node.location, number)), "a location lists its nodes");
            if let Some((parent, _)) = node.parent {
                assert_eq!(self.nodes[parent].status, Status::Expanded, "a parent is expanded");
                assert!(self.nodes[parent].children.contains(&number), "a parent lists its children");
            }
            match node.status {
                Status::Pending => assert!(pending.contains(&number), "what is pending is to be expanded"),
                Status::Covered(other) => self.check_cover(number, other),
                Status::Expanded | Status::Removed => {}
            }
        }
        assert_eq!(at.len(), listed, "removed nodes are at no location");
    }

    /// Panics if a node is not covered by the one that covers it.
    fn check_cover(&self, node: NodeId, other: NodeId) {
        let [covered, covering] = [node, other].map(|node| &self.nodes[node]);
        assert_eq!(covering.status, Status::Expanded, "an expanded node covers");
        assert_eq!(covered.location, covering.location, "a node at the same location covers");
        assert!(covered.state.entails(&covering.state), "a node with all states covers");
        assert!(self.covers[&other].contains(&node), "a node knows what it covers");
    }

    /// A node after another one: its states, and how many predicates counted for them.
    pub fn add(
        &mut self,
        parent: NodeId,
        block: usize,
        location: Location,
        state: AbstractState,
        precision: usize,
    ) {
        let child = self.push(Some((parent, block)), location, state, precision);
        self.nodes[parent].children.push(child);
        if cfg!(debug_assertions) && self.nodes.len().is_power_of_two() {
            self.check_invariants();
        }
    }

    pub fn node(&self, node: NodeId) -> &TreeNode {
        &self.nodes[node]
    }

    /// Whether a node was expanded, and is still there.
    pub fn is_expanded(&self, node: NodeId) -> bool {
        self.nodes[node].status == Status::Expanded
    }

    /// How many nodes were made, and how many are pending.
    pub fn counts(&self) -> (usize, usize) {
        (self.nodes.len(), self.pending.len())
    }

    /// The next node that is to be expanded; it counts as expanded then.
    pub fn next(&mut self) -> Option<NodeId> {
        loop {
            // Debug builds check the tree when it is complete, and whenever it has doubled.
            if cfg!(debug_assertions) && self.pending.is_empty() {
                self.check_invariants();
            }
            let node = self.pending.pop()?;
            if self.nodes[node].status == Status::Pending && !self.cover(node) {
                self.nodes[node].status = Status::Expanded;
                return Some(node);
            }
        }
    }

    /// Covers a node, if another one does.
    fn cover(&mut self, node: NodeId) -> bool {
        let TreeNode { location, state, .. } = &self.nodes[node];
        let others = self.at.get(location).map_or(&[][..], Vec::as_slice);
        let other = others.iter().copied().find(|&other| {
            other != node
                && self.nodes[other].status == Status::Expanded
                && state.entails(&self.nodes[other].state)
        });
        let Some(other) = other else { return false };
        self.nodes[node].status = Status::Covered(other);
        self.covers.entry(other).or_default().push(node);
        true
    }

    /// The nodes from the root to a node, and the blocks between them.
    pub fn path(&self, node: NodeId) -> (Vec<NodeId>, Vec<usize>) {
        let (mut nodes, mut blocks, mut at) = (vec![node], Vec::new(), node);
        while let Some((parent, block)) = self.nodes[at].parent {
            nodes.push(parent);
            blocks.push(block);
            at = parent;
        }
        nodes.reverse();
        blocks.reverse();
        (nodes, blocks)
    }

    /// Gives a node another state; all that followed it goes. It goes itself if it has no states any more.
    pub fn replace(&mut self, node: NodeId, state: AbstractState, precision: usize) {
        let mut work = std::mem::take(&mut self.nodes[node].children);
        let mut gone = vec![node];
        while let Some(next) = work.pop() {
            work.append(&mut self.nodes[next].children);
            self.nodes[next].status = Status::Removed;
            gone.push(next);
        }
        let is_empty = state.is_false();
        (self.nodes[node].state, self.nodes[node].precision) = (state, precision);
        self.nodes[node].status = if is_empty { Status::Removed } else { Status::Pending };
        if !is_empty {
            self.pending.push(node);
        }
        for node in gone {
            for covered in self.covers.remove(&node).unwrap_or_default() {
                if self.nodes[covered].status == Status::Covered(node) {
                    self.nodes[covered].status = Status::Pending;
                    self.pending.push(covered);
                }
            }
        }
        let nodes = &self.nodes;
        self.at.values_mut().for_each(|all| all.retain(|&node| nodes[node].status != Status::Removed));
    }

    /// For each location the states of its expanded nodes; `None` where that is too large.
    pub fn reached(&self) -> Option<FxHashMap<Location, AbstractState>> {
        let mut reached: FxHashMap<Location, AbstractState> = FxHashMap::default();
        for node in self.nodes.iter().filter(|node| node.status == Status::Expanded) {
            let all = reached.entry(node.location).or_insert_with(|| node.state.clone());
            *all = all.or_within(&node.state)?;
        }
        Some(reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::abstraction::state::States;

    #[test]
    fn a_covered_node_is_pending_again_when_its_cover_is_dropped() {
        let states = States::default();
        let (begin, head) = (Location(0), Location(1));
        let (p, q) = (states.literal(0, true), states.literal(1, true));
        let mut tree = Tree::new(begin, states.truth());
        let root = tree.next().unwrap();
        tree.add(root, 0, head, p.clone(), 1);
        let wide = tree.next().unwrap();
        tree.add(wide, 1, head, p.and(&q), 2);
        assert_eq!(tree.next(), None, "the second one is covered");
        tree.replace(wide, q.clone(), 2);
        // The successors of the first node were dropped with its states; it is pending itself.
        assert_eq!(tree.next(), Some(wide));
        tree.add(wide, 1, head, p.and(&q), 2);
        tree.add(root, 2, head, q.and(&p), 2);
        assert_eq!(tree.next(), None, "both are covered");
        tree.replace(wide, p.not(), 2);
        let again: Vec<NodeId> = std::iter::from_fn(|| tree.next()).collect();
        let parents = again.iter().map(|&node| tree.node(node).parent);
        assert!(again.contains(&wide) && parents.eq([Some((root, 2)), Some((root, 0))]), "{again:?}");
        assert!(tree.reached().unwrap()[&head] == p.not().or_within(&p.and(&q)).unwrap());
    }

    #[test]
    fn what_a_node_covered_that_is_removed_is_looked_at_again() {
        let states = States::default();
        let p = states.literal(0, true);
        let mut tree = Tree::new(Location(0), states.truth());
        let root = tree.next().unwrap();
        tree.add(root, 0, Location(1), states.truth(), 0);
        let first = tree.next().unwrap();
        tree.add(first, 1, Location(2), states.truth(), 0);
        assert!(tree.next().is_some());
        tree.add(root, 2, Location(2), p.clone(), 0);
        assert_eq!(tree.next(), None, "what followed the first one covers it");
        tree.replace(first, p, 1);
        tree.check_invariants();
        let again: Vec<NodeId> = std::iter::from_fn(|| tree.next()).collect();
        let parents = again.iter().map(|&node| tree.node(node).parent);
        assert!(parents.eq([Some((root, 2)), Some((root, 0))]), "{again:?}");
    }

    #[test]
    fn only_more_states_cover() {
        let states = States::default();
        let p = states.literal(0, true);
        let mut tree = Tree::new(Location(0), states.truth());
        let root = tree.next().unwrap();
        tree.add(root, 0, Location(1), states.truth(), 1);
        tree.add(root, 1, Location(1), p.clone(), 1);
        assert!(tree.next().is_some() && tree.next().is_some());
        assert_eq!(tree.next(), None);
    }
}
