//! Guards: under which conditions a location is reached.
//!
//! **Idea.** A guard is a conjunction of decisions. Where the two sides of a decision join again it is
//! eliminated, as in CBMC, so that guards stay as long as loops and branches are deep, and a loop that always
//! ends the same way leaves no trace.
//!
//! **Here.** Guards form a tree: each is a parent and one condition more. Equal conditions on one parent are
//! one guard, so equal guards have equal numbers. What two guards have in common is their common ancestor.
//!
//! **Why it is right.** `meet` returns an ancestor with `left or right` of what each has beyond it, and
//! leaves that out only where it is true: if `right` is the negation of `left`.
//!
//! **Invariants.** A parent is older than its children and one condition shorter. The whole of a guard is
//! that of its parent and its condition, which is no constant. `known` has each guard but the root, once.

use javelin_term::graph::{Graph, Term};
use rustc_hash::FxHashMap;

/// A guard, by its number in [`Guards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guard(u32);

impl Guard {
    /// The guard that always holds.
    pub const TRUE: Guard = Guard(0);
}

/// The number of last conditions among which one is sought that contradicts a new one.
const LOOK_BACK: usize = 64;

struct GuardNode {
    parent: Guard,
    depth: u32,
    /// The conjunct that is added to the parent.
    condition: Term,
    whole: Term,
}

/// The tree of guards.
pub struct Guards {
    nodes: Vec<GuardNode>,
    known: FxHashMap<(Guard, Term), Guard>,
}

/// Two guards in one.
pub struct Meeting {
    /// Where either is reached.
    pub guard: Guard,
    /// The condition that distinguishes the first from the second there.
    pub first: Term,
}

impl Guards {
    /// The guard that is always true.
    pub fn new(graph: &mut Graph) -> Guards {
        let truth = graph.truth(true);
        let root = GuardNode { parent: Guard::TRUE, depth: 0, condition: truth, whole: truth };
        Guards { nodes: vec![root], known: FxHashMap::default() }
    }

    fn node(&self, guard: Guard) -> &GuardNode {
        &self.nodes[guard.0 as usize]
    }

    /// The whole guard as a formula.
    pub fn term(&self, guard: Guard) -> Term {
        self.node(guard).whole
    }

    /// How many conditions it has.
    pub fn depth(&self, guard: Guard) -> u32 {
        self.node(guard).depth
    }

    /// A guard and a condition, which is in normal form; `None` where they contradict each other.
    pub fn and(&mut self, graph: &mut Graph, guard: Guard, condition: Term) -> Option<Guard> {
        match graph.truth_of(condition) {
            Some(true) => return Some(guard),
            Some(false) => return None,
            None => {}
        }
        let negation = graph.not(condition);
        let mut at = guard;
        for _ in 0..LOOK_BACK {
            let node = self.node(at);
            match node.condition {
                _ if at == Guard::TRUE => break,
                same if same == condition => return Some(guard),
                other if other == negation => return None,
                _ => at = node.parent,
            }
        }
        if let Some(&known) = self.known.get(&(guard, condition)) {
            return Some(known);
        }
        let new = Guard(self.nodes.len() as u32);
        let whole = match guard {
            Guard::TRUE => condition,
            _ => graph.and(&[self.term(guard), condition]),
        };
        self.nodes.push(GuardNode { parent: guard, depth: self.depth(guard) + 1, condition, whole });
        self.known.insert((guard, condition), new);
        // Debug builds check all guards whenever their number has doubled.
        if cfg!(debug_assertions) && self.nodes.len().is_power_of_two() {
            self.check_invariants(graph);
        }
        Some(new)
    }

    /// Panics if an invariant is broken. Linear in all guards.
    pub fn check_invariants(&self, graph: &mut Graph) {
        let root = &self.nodes[0];
        assert!(root.depth == 0 && root.whole == graph.truth(true), "the root is always true");
        assert_eq!(self.known.len() + 1, self.nodes.len(), "each guard is known once");
        for (number, node) in (0..).map(Guard).zip(&self.nodes).skip(1) {
            assert!(node.parent.0 < number.0, "a parent is older");
            let parent = self.node(node.parent);
            assert_eq!(node.depth, parent.depth + 1, "a guard is one condition longer than its parent");
            assert!(graph.truth_of(node.condition).is_none(), "a condition is no constant");
            let whole = if node.parent == Guard::TRUE {
                node.condition
            } else {
                graph.and(&[parent.whole, node.condition])
            };
            assert_eq!(node.whole, whole, "a guard is its parent and its condition");
            let known = self.known.get(&(node.parent, node.condition));
            assert_eq!(known, Some(&number), "a parent and a condition have one guard");
        }
    }

    /// Whether a guard is made from another one.
    fn is_from(&self, mut guard: Guard, ancestor: Guard) -> bool {
        while self.depth(guard) > self.depth(ancestor) {
            guard = self.node(guard).parent;
        }
        guard == ancestor
    }

    /// The last guard that both are made from.
    pub fn ancestor(&self, mut left: Guard, mut right: Guard) -> Guard {
        while left != right {
            if self.depth(left) >= self.depth(right) {
                left = self.node(left).parent;
            } else {
                right = self.node(right).parent;
            }
        }
        left
    }

    /// The conjuncts of a guard beyond those of an ancestor.
    fn beyond(&self, graph: &mut Graph, mut guard: Guard, ancestor: Guard) -> Term {
        let mut conditions = Vec::new();
        while guard != ancestor {
            let node = self.node(guard);
            conditions.push(node.condition);
            guard = node.parent;
        }
        graph.and(&conditions)
    }

    /// Where one of two guards is true that exclude each other. `normal` brings terms into normal form.
    pub fn meet(
        &mut self,
        graph: &mut Graph,
        mut normal: impl FnMut(&mut Graph, Term) -> Term,
        left: Guard,
        right: Guard,
    ) -> Meeting {
        let ancestor = self.ancestor(left, right);
        debug_assert!(
            [left, right].iter().all(|&guard| self.is_from(guard, ancestor)),
            "an ancestor of both"
        );
        let [first, second] = [left, right].map(|guard| {
            let beyond = self.beyond(graph, guard, ancestor);
            normal(graph, beyond)
        });
        if graph.not(second) == first {
            return Meeting { guard: ancestor, first };
        }
        let either = graph.or(&[first, second]);
        let either = normal(graph, either);
        // They are reached, so their disjunction is not false but by a contradiction that was not seen.
        let guard = self.and(graph, ancestor, either).unwrap_or(left);
        Meeting { guard, first }
    }
}
