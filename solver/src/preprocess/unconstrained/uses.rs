//! The uses of terms: counts of edges, and their updates when terms are replaced.
//!
//! **Idea.** A term with one use is free if it is a variable, or if it was replaced by one. A term some of
//! whose children are free is examined; if it is replaced, terms that it alone has used lose their uses, and
//! terms with one other use may become free in turn.
//!
//! **Here.** For each term the number of its uses and the exclusive or of its users are kept, so that the
//! last user is known when one is left. Terms that were handed out, and terms that are *held*, are no nodes:
//! they are not entered, and nothing in them is free.
//!
//! **Contract.** A term is used by each place among the children of a node that was not removed, and by each
//! place among the roots.
//!
//! **Invariants.** Children have smaller numbers than their users. A node whose uses are zero uses nothing.
//!
//! **Cost.** Linear in the terms under the roots that were not handed out: an edge is added and removed once.

use super::inverters::{Inverter, Reach, find};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::traverse::{Visitor, traverse};
use javelin_term::work::Work;

/// The number that stands for the user of a root.
const ROOT: u32 = u32::MAX;

/// The state of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NodeState {
    /// An operator over its children, a constant, or a variable that is not to be bound.
    Inner,
    /// A variable, or a term replaced by a variable.
    Free,
    /// An operator whose free children were replaced together.
    Part,
    /// A term without uses.
    Dead,
}

/// A node that is to be replaced.
pub struct Replacement {
    /// The number of its node.
    pub node: u32,
    pub inverter: &'static Inverter,
    /// Whether each of its children is free.
    pub free: Vec<bool>,
}

/// The nodes under some roots and the counts of their uses.
pub struct Uses {
    /// The terms, children before parents; a node's number is its position.
    terms: Vec<Term>,
    numbers: Memo,
    states: Vec<NodeState>,
    counts: Vec<u32>,
    /// The exclusive or of the users' numbers, one for each use.
    users: Vec<u32>,
    /// The number of free children of each node.
    free_children: Vec<u32>,
    /// Nodes one of whose children has become free.
    queue: Vec<u32>,
    /// Nodes that have lost their last use.
    unused: Vec<u32>,
}

/// A traversal that numbers terms.
struct Counting<'a, O, B> {
    graph: &'a Graph,
    uses: &'a mut Uses,
    is_opaque: O,
    can_be_bound: B,
    work: Work,
}

impl<O: Fn(Term) -> bool, B: Fn(Term) -> bool> Visitor for Counting<'_, O, B> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.uses.numbers.contains(term) || (self.is_opaque)(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        let Counting { graph, uses, work, .. } = self;
        work.step(2 * graph.children(term).len() + 2)?;
        let number = uses.terms.len() as u32;
        let is_free = graph.operator(term) == Operator::Variable && (self.can_be_bound)(term);
        uses.numbers.set(term, number);
        uses.terms.push(term);
        uses.states.push(if is_free { NodeState::Free } else { NodeState::Inner });
        uses.counts.push(0);
        uses.users.push(0);
        uses.free_children.push(0);
        for &child in graph.children(term) {
            uses.add(child, number);
        }
        Ok(())
    }
}

impl Uses {
    /// Counts the uses under the roots. Opaque terms are not entered; variables are free only if they can be
    /// bound.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn of(
        graph: &Graph,
        roots: &[Term],
        is_opaque: impl Fn(Term) -> bool,
        can_be_bound: impl Fn(Term) -> bool,
        limits: &Limits,
    ) -> Result<Uses, Stop> {
        let mut uses = Uses {
            terms: Vec::new(),
            numbers: Memo::new(),
            states: Vec::new(),
            counts: Vec::new(),
            users: Vec::new(),
            free_children: Vec::new(),
            queue: Vec::new(),
            unused: Vec::new(),
        };
        let mut stack = Vec::new();
        let work = Work::new(limits);
        let mut counting = Counting { graph, uses: &mut uses, is_opaque, can_be_bound, work };
        for &root in roots {
            traverse(&mut stack, root, &mut counting)?;
            counting.uses.add(root, ROOT);
        }
        Ok(uses)
    }

    /// The terms of the nodes, children before parents.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The number of a term that is a node.
    pub fn number(&self, term: Term) -> Option<u32> {
        self.numbers.get(term)
    }

    fn add(&mut self, term: Term, user: u32) {
        if let Some(number) = self.number(term) {
            self.counts[number as usize] += 1;
            self.users[number as usize] ^= user;
        }
    }

    /// The nodes that can be replaced, in the order in which their variables are to be bound. Their inverters
    /// are applied to the replaced children.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn replacements(&mut self, graph: &Graph, limits: &Limits) -> Result<Vec<Replacement>, Stop> {
        let mut work = Work::new(limits);
        let mut found = Vec::new();
        for number in 0..self.terms.len() as u32 {
            work.step(1)?;
            self.note_free(number);
        }
        while let Some(number) = self.queue.pop() {
            work.step(8)?;
            // A conjunction is visited once, when its last child becomes free.
            let term = self.terms[number as usize];
            let free_children = self.free_children[number as usize] as usize;
            if graph.operator(term) != Operator::And || free_children == graph.children(term).len() {
                self.replace(graph, number, Reach::All, &mut found, &mut work)?;
            }
        }
        // Parts come last: a term that has become one would not become free.
        for number in 0..self.terms.len() as u32 {
            work.step(1)?;
            if self.free_children[number as usize] > 0 {
                self.replace(graph, number, Reach::Some, &mut found, &mut work)?;
            }
        }
        debug_assert!(self.queue.is_empty(), "something became free by the replacement of a part");
        Ok(found)
    }

    /// Notifies the user of a free node with one use.
    fn note_free(&mut self, number: u32) {
        let node = number as usize;
        if self.states[node] == NodeState::Free && self.counts[node] == 1 && self.users[node] != ROOT {
            self.free_children[self.users[node] as usize] += 1;
            self.queue.push(self.users[node]);
        }
    }

    /// Replaces a node some of whose children are free, if an inverter applies and has the wanted reach.
    fn replace(
        &mut self,
        graph: &Graph,
        number: u32,
        wanted: Reach,
        found: &mut Vec<Replacement>,
        work: &mut Work,
    ) -> Result<(), Stop> {
        if self.states[number as usize] != NodeState::Inner {
            return Ok(());
        }
        let term = self.terms[number as usize];
        work.step(2 * graph.children(term).len())?;
        let free: Vec<bool> = graph.children(term).iter().map(|&child| self.is_free(child)).collect();
        let Some((inverter, _)) = find(graph, term, &free).filter(|&(_, reach)| reach == wanted) else {
            return Ok(());
        };
        self.states[number as usize] = if wanted == Reach::All { NodeState::Free } else { NodeState::Part };
        for (&child, &is_free) in graph.children(term).iter().zip(&free) {
            if is_free || wanted == Reach::All {
                self.remove(child, number);
            }
        }
        self.remove_unused(graph, work)?;
        found.push(Replacement { node: number, inverter, free });
        if wanted == Reach::All {
            self.note_free(number);
        }
        Ok(())
    }

    fn is_free(&self, term: Term) -> bool {
        let is_free =
            |number| self.states[number as usize] == NodeState::Free && self.counts[number as usize] == 1;
        self.number(term).is_some_and(is_free)
    }

    fn remove(&mut self, child: Term, user: u32) {
        let Some(number) = self.number(child) else { return };
        let node = number as usize;
        // The free children of a part have no uses left, not even that by the part.
        if self.counts[node] == 0 {
            return;
        }
        self.counts[node] -= 1;
        self.users[node] ^= user;
        match self.counts[node] {
            0 => self.unused.push(number),
            1 => self.note_free(number),
            _ => {}
        }
    }

    /// Removes the uses by nodes without uses.
    fn remove_unused(&mut self, graph: &Graph, work: &mut Work) -> Result<(), Stop> {
        while let Some(number) = self.unused.pop() {
            let state = std::mem::replace(&mut self.states[number as usize], NodeState::Dead);
            if state == NodeState::Free {
                continue;
            }
            let term = self.terms[number as usize];
            work.step(1 + graph.children(term).len())?;
            for &child in graph.children(term) {
                self.remove(child, number);
            }
        }
        Ok(())
    }
}
