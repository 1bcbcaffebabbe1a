//! Arrays under a candidate: from each write to the array it changes, from each choice to the branch that is
//! taken, between arrays that are equal.
//!
//! A node is *linked* if it is a side of an equality that holds, or lies under one. Accesses of linked nodes
//! may have to go up to the equality; all others only ever go down.

use rustc_hash::FxHashMap;

use super::super::candidate::{Candidate, is_array, is_array_equality};
use super::super::classes::DisjointSets;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;

/// The number that stands for the absence of a node.
pub const NONE: u32 = u32::MAX;

/// The kind of an array.
#[derive(Clone, Copy, Debug)]
pub enum NodeKind {
    /// A variable, an element of an array, a result of a function.
    Base,
    /// Defined by its elements.
    Lambda,
    /// The node below with another element where the number of the index is `place`.
    Store { below: u32, place: u32 },
    /// The node below, as long as the condition holds.
    Choice { below: u32, condition: Term },
    /// A constant array: one element at all indices.
    Constant,
}

/// An array term in the network.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub term: Term,
    pub kind: NodeKind,
}

impl Node {
    /// The node that this one is made of.
    pub fn below(&self) -> Option<u32> {
        match self.kind {
            NodeKind::Store { below, .. } | NodeKind::Choice { below, .. } => Some(below),
            NodeKind::Base | NodeKind::Lambda | NodeKind::Constant => None,
        }
    }
}

/// The array terms that take part, connected by writes, choices and equalities.
pub struct Network {
    nodes: Vec<Node>,
    numbers: FxHashMap<Term, u32>,
    /// The class of a node among those that equalities say are the same array.
    classes: Vec<u32>,
    /// The class of a node among those that differ in finitely many elements.
    components: Vec<u32>,
    links: FxHashMap<u32, Vec<(u32, Term)>>,
    linked: Vec<bool>,
    /// How many nodes lie under a node.
    heights: Vec<u32>,
    /// The first node above a node, and for a node the next one above the same node.
    first_above: Vec<u32>,
    next_above: Vec<u32>,
    refuted: Vec<Term>,
}

impl Network {
    /// The arrays among the terms, children before parents.
    ///
    /// # Errors
    /// There are arrays indexed by arrays.
    pub fn build(
        graph: &mut Graph,
        candidate: &mut Candidate<'_>,
        terms: &[Term],
        aliases: &[(Term, Term)],
    ) -> Result<Network, Stop> {
        let mut network = Network {
            nodes: Vec::new(),
            numbers: FxHashMap::default(),
            classes: Vec::new(),
            components: Vec::new(),
            links: FxHashMap::default(),
            linked: Vec::new(),
            heights: Vec::new(),
            first_above: Vec::new(),
            next_above: Vec::new(),
            refuted: Vec::new(),
        };
        for &term in terms {
            if is_array(graph, term) {
                network.add(graph, candidate, term)?;
            } else if matches!(graph.sorts.kind(graph.sort(term)), SortKind::Array(..)) {
                return Err(Stop::Incomplete);
            }
        }
        let equalities: Vec<Term> =
            terms.iter().copied().filter(|&term| is_array_equality(graph, term)).collect();
        network.link(graph, candidate, &equalities, aliases)?;
        Ok(network)
    }

    fn add(&mut self, graph: &mut Graph, candidate: &mut Candidate<'_>, term: Term) -> Result<(), Stop> {
        let kind = match graph.operator(term) {
            Operator::Store => {
                let (array, index) = (graph.child(term, 0), graph.child(term, 1));
                NodeKind::Store { below: self.node(array), place: candidate.number(graph, index)? }
            }
            Operator::Ite => {
                let condition = graph.child(term, 0);
                match candidate.holds(graph, condition)? {
                    true => NodeKind::Choice { below: self.node(graph.child(term, 1)), condition },
                    false => {
                        let below = self.node(graph.child(term, 2));
                        NodeKind::Choice { below, condition: graph.not(condition) }
                    }
                }
            }
            Operator::ConstArray => NodeKind::Constant,
            Operator::Apply if graph.lambda_of(term).is_some() => NodeKind::Lambda,
            _ => NodeKind::Base,
        };
        let number = self.nodes.len() as u32;
        let node = Node { term, kind };
        self.heights.push(node.below().map_or(0, |below| self.heights[below as usize] + 1));
        self.first_above.push(NONE);
        self.next_above.push(NONE);
        if let Some(below) = node.below() {
            self.next_above[number as usize] = self.first_above[below as usize];
            self.first_above[below as usize] = number;
        }
        self.nodes.push(node);
        self.numbers.insert(term, number);
        Ok(())
    }

    fn link(
        &mut self,
        graph: &Graph,
        candidate: &mut Candidate<'_>,
        equalities: &[Term],
        aliases: &[(Term, Term)],
    ) -> Result<(), Stop> {
        let mut classes = DisjointSets::new(self.nodes.len());
        let mut components = DisjointSets::new(self.nodes.len());
        self.linked = vec![false; self.nodes.len()];
        for &equality in equalities {
            let [left, right] = [0, 1].map(|side| self.node(graph.child(equality, side)));
            if !candidate.holds(graph, equality)? {
                self.refuted.push(equality);
                continue;
            }
            classes.join(left, right);
            components.join(left, right);
            self.links.entry(left).or_default().push((right, equality));
            self.links.entry(right).or_default().push((left, equality));
            self.linked[left as usize] = true;
            self.linked[right as usize] = true;
        }
        for &(equality, rewritten) in aliases {
            let [left, right] = [0, 1].map(|side| self.numbers.get(&graph.child(equality, side)));
            if let (Some(&left), Some(&right)) = (left, right)
                && candidate.holds(graph, rewritten)?
            {
                classes.join(left, right);
            }
        }
        for number in (0..self.nodes.len()).rev() {
            if let Some(below) = self.nodes[number].below() {
                components.join(number as u32, below);
                self.linked[below as usize] |= self.linked[number];
            }
        }
        self.classes = classes.representatives();
        self.components = components.representatives();
        Ok(())
    }

    /// All nodes, those that others are made of first.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The node of an array that takes part.
    pub fn node(&self, array: Term) -> u32 {
        match self.numbers.get(&array) {
            Some(&number) => number,
            None => unreachable!("an array that does not take part"),
        }
    }

    /// A node by number.
    pub fn at(&self, number: u32) -> &Node {
        &self.nodes[number as usize]
    }

    /// The class of an array among those that equalities say are the same; none for what is no array.
    pub fn class(&self, term: Term) -> Option<u32> {
        self.numbers.get(&term).map(|&number| self.classes[number as usize])
    }

    /// The number of nodes under a node.
    pub fn height(&self, number: u32) -> u32 {
        self.heights[number as usize]
    }

    /// The class of a node among those that differ in finitely many elements.
    pub fn component(&self, number: u32) -> u32 {
        self.components[number as usize]
    }

    /// The component of an array that takes part.
    pub fn component_of(&self, array: Term) -> u32 {
        self.component(self.node(array))
    }

    /// Whether accesses of the node may have to go up.
    pub fn is_linked(&self, number: u32) -> bool {
        self.linked[number as usize]
    }

    /// The nodes that equalities make equal to a node, with these equalities.
    pub fn links(&self, number: u32) -> &[(u32, Term)] {
        self.links.get(&number).map_or(&[], |links| links)
    }

    /// The nodes made of a node.
    pub fn above(&self, number: u32) -> impl Iterator<Item = u32> {
        let first = self.first_above[number as usize];
        let next = |&above: &u32| Some(self.next_above[above as usize]).filter(|&next| next != NONE);
        std::iter::successors(Some(first).filter(|&first| first != NONE), next)
    }

    /// The equalities of arrays that the candidate makes false.
    pub fn refuted(&self) -> &[Term] {
        &self.refuted
    }
}
