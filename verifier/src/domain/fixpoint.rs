//! Fixpoints over a weak topological order.
//!
//! **Idea.** The recursive strategy of Bourdoncle, *Efficient chaotic iteration strategies with widenings*,
//! 1993: nodes are computed in the order, a component again and again until its head is stable, inner
//! components each time. Only heads are widened, since every cycle goes through one.
//!
//! **Here.** A head is joined a few times before it is widened to thresholds, and after many widenings it is
//! widened without. Two passes of narrowing over the whole order follow (Cousot and Cousot, 1977).
//!
//! **Why it is right.** When a component is left, its head contains what leads to it, and every other node of
//! it was computed from what leads to it after the last change: so each edge leads from a state of the ascent
//! into one (`is_inductive`, checked in debug builds). A narrowed state contains what leads to it, which
//! contains all states that executions reach. Widening ends by the contract of [`Domain::widen`], and a
//! budget of visits ends what takes too long.
//!
//! **Cost.** In each component the depth of nesting times the changes of heads, in visits of edges; at most
//! [`Strategy::visits`] for each edge on the average.

use super::Domain;
use super::thresholds::Thresholds;
use crate::limits::Clock;
use crate::program::weak_topological_order::WeakTopologicalOrder;

/// How a fixpoint is approximated.
#[derive(Clone, Debug)]
pub struct Strategy {
    /// How often a head is joined before it is widened.
    pub delay: u32,
    /// The constants at which widening stops.
    pub thresholds: Thresholds,
    /// How often a head is widened to thresholds.
    pub patience: u32,
    /// The passes of narrowing.
    pub narrowing: u32,
    /// How often each edge is visited on the average before the iteration gives up.
    pub visits: usize,
}

impl Default for Strategy {
    fn default() -> Strategy {
        Strategy { delay: 2, thresholds: Thresholds::default(), patience: 32, narrowing: 2, visits: 64 }
    }
}

/// A graph whose edges are numbered, in a weak topological order.
pub struct FlowGraph {
    entry: u32,
    /// The edges that lead to each node: number and source.
    incoming: Vec<Vec<(usize, u32)>>,
    edges: usize,
    /// The nodes in the order.
    nodes: Vec<u32>,
    /// For each position of a head, the position after its component.
    ends: Vec<Option<usize>>,
    order: WeakTopologicalOrder,
}

/// The work that an iteration took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IterationEffort {
    /// How often an edge was followed from its source.
    pub visits: usize,
    /// How often a state was widened.
    pub widenings: usize,
}

impl FlowGraph {
    /// A graph by its number of nodes; `None` where the clock stops.
    pub fn new(nodes: usize, edges: &[(u32, u32)], entry: u32, clock: &Clock) -> Option<FlowGraph> {
        let (mut successors, mut incoming) = (vec![Vec::new(); nodes], vec![Vec::new(); nodes]);
        for (number, &(from, to)) in edges.iter().enumerate() {
            successors[from as usize].push(to);
            incoming[to as usize].push((number, from));
        }
        let order = WeakTopologicalOrder::new(&successors, entry, clock);
        clock.check().ok()?;
        let nodes = order.nodes();
        let end = |(position, &head): (usize, &u32)| {
            let inside = nodes[position..].iter().take_while(|&&node| order.is_around(head, node));
            order.is_head(head).then(|| position + inside.count())
        };
        let ends = nodes.iter().enumerate().map(end).collect();
        Some(FlowGraph { entry, incoming, edges: edges.len(), nodes, ends, order })
    }

    /// The head of the innermost component around both ends of an edge.
    pub fn component(&self, from: u32, to: u32) -> Option<u32> {
        let level = self.order.common(from, to).checked_sub(1)?;
        self.order.head(from, level)
    }
}

/// A system of equations: at the entry a state, after an edge what it makes of the state before.
pub struct System<'s, D> {
    /// The edges, whose states the system relates.
    pub flow: &'s FlowGraph,
    /// The state at the entry.
    pub start: D,
    /// The state after an edge, by its number, from the one before.
    pub post: &'s dyn Fn(usize, &D) -> D,
}

impl<D: Domain> System<'_, D> {
    /// A state for each node that contains all states which executions have there, so that all of them
    /// together are inductive; `None` where a limit is reached.
    pub fn solve(&self, strategy: &Strategy, clock: &Clock) -> Option<(Vec<D>, IterationEffort)> {
        let nodes = self.flow.incoming.len();
        let most = strategy.visits.saturating_mul(self.flow.edges.max(1));
        let mut iteration = Iteration {
            system: self,
            strategy,
            clock,
            states: vec![self.start.bottom(); nodes],
            updates: vec![0; nodes],
            left: most,
            widenings: 0,
        };
        iteration.ascend()?;
        debug_assert!(self.is_inductive(&iteration.states));
        for _ in 0..strategy.narrowing {
            let before = iteration.states.clone();
            iteration.descend()?;
            // Where an operation is not monotone, what was narrowed may not be inductive.
            if !self.is_inductive(&iteration.states) {
                iteration.states = before;
                break;
            }
        }
        let effort = IterationEffort { visits: most - iteration.left, widenings: iteration.widenings };
        Some((iteration.states, effort))
    }

    /// The join of what leads to a node.
    fn leading_to(&self, node: u32, states: &[D]) -> D {
        let first = if node == self.flow.entry { self.start.clone() } else { self.start.bottom() };
        self.flow.incoming[node as usize].iter().fold(first, |joined, &(edge, from)| {
            let before = &states[from as usize];
            if before.is_bottom() { joined } else { joined.join(&(self.post)(edge, before)) }
        })
    }

    /// Whether each state contains what leads to it.
    pub fn is_inductive(&self, states: &[D]) -> bool {
        (0..).zip(states).all(|(node, state)| self.leading_to(node, states).is_within(state))
    }
}

/// An iteration towards a fixpoint.
struct Iteration<'i, D> {
    system: &'i System<'i, D>,
    strategy: &'i Strategy,
    clock: &'i Clock,
    /// The state of each node.
    states: Vec<D>,
    /// How often each head has grown.
    updates: Vec<u32>,
    /// The visits of edges that are left.
    left: usize,
    /// How often a state was widened.
    widenings: usize,
}

impl<D: Domain> Iteration<'_, D> {
    /// The join of what leads to a node; `None` where a limit is reached.
    fn next(&mut self, node: u32) -> Option<D> {
        let visits = 1 + self.system.flow.incoming[node as usize].len();
        self.left = self.left.checked_sub(visits - 1)?;
        if !self.clock.goes_on(STEPS.saturating_mul(visits as u32)) {
            return None;
        }
        Some(self.system.leading_to(node, &self.states))
    }

    /// Iterates upwards until nothing changes.
    fn ascend(&mut self) -> Option<()> {
        let flow = self.system.flow;
        // The positions of the heads of the components that are iterated, and where these end.
        let mut open: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        loop {
            if let Some(&(head, end)) = open.last()
                && end == at
            {
                if self.grow(flow.nodes[head])? {
                    at = head + 1;
                } else {
                    open.pop();
                }
                continue;
            }
            let Some(&node) = flow.nodes.get(at) else { return Some(()) };
            match flow.ends[at] {
                Some(end) => {
                    self.grow(node)?;
                    open.push((at, end));
                }
                None => self.states[node as usize] = self.next(node)?,
            }
            at += 1;
        }
    }

    /// Lets a head grow until it contains what leads to it; whether it did not.
    fn grow(&mut self, head: u32) -> Option<bool> {
        let next = self.next(head)?;
        let Strategy { delay, patience, thresholds, .. } = self.strategy;
        let state = &mut self.states[head as usize];
        if next.is_within(state) {
            return Some(false);
        }
        let updates = &mut self.updates[head as usize];
        *updates += 1;
        self.widenings += usize::from(*updates > 1 + delay);
        *state = match *updates {
            _ if state.is_bottom() => next,
            updates if updates <= 1 + delay => state.join(&next),
            updates if updates <= 1 + delay + patience => state.widen(&next, thresholds),
            _ => state.widen(&next, &Thresholds::default()),
        };
        Some(true)
    }

    /// Narrows each state once, in the order.
    fn descend(&mut self) -> Option<()> {
        for &node in &self.system.flow.nodes {
            let next = self.next(node)?;
            let state = &mut self.states[node as usize];
            *state = state.narrow(&next);
        }
        Some(())
    }
}

/// The steps of the clock that a visit takes, about: a term is examined in each.
const STEPS: u32 = 16;
