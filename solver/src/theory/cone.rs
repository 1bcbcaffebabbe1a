//! The terms that take part: what active assertions contain of arrays, functions and uninterpreted sorts.
//!
//! **Idea.** Only what an open assertion mentions can be broken; what was popped costs nothing.
//!
//! **Here.** One list, cut at the assertion levels. Parts of the graph without any such term are not entered: that is
//! remembered for good. That a term is in the list is remembered as the stamp of its level, which dies when
//! the level is popped.
//!
//! **Contract.** Children stand before parents. Each active term stands in the list once.
//!
//! **Cost.** Linear in the parts of an assertion that contain such terms and are not listed at an open level.

use crate::term::graph::{Graph, Term};
use crate::term::memo::Memo;
use crate::term::operator::Operator;
use crate::term::summary::is_abstract;
use crate::term::traverse::{Occurrence, is_beyond_bitvectors};

/// The list and its levels.
pub struct Cone {
    beyond: Occurrence,
    /// The terms that take part, oldest first.
    terms: Vec<Term>,
    /// The stamp of the level at which a term was last met.
    stamps: Memo,
    /// Whether the level of a stamp is open.
    open: Vec<bool>,
    /// Stamps of the open levels, each with where its terms begin.
    levels: Vec<(u32, usize)>,
    stack: Vec<Term>,
}

impl Default for Cone {
    fn default() -> Cone {
        Cone {
            beyond: Occurrence::new(is_beyond_bitvectors),
            terms: Vec::new(),
            stamps: Memo::new(),
            open: vec![true],
            levels: vec![(0, 0)],
            stack: Vec::new(),
        }
    }
}

impl Cone {
    /// The terms that take part.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Opens a level.
    pub fn push(&mut self) {
        self.levels.push((self.open.len() as u32, self.terms.len()));
        self.open.push(true);
    }

    /// Closes the newest levels.
    pub fn pop(&mut self, levels: usize) {
        let remaining = self.levels.len().saturating_sub(levels).max(1);
        for (stamp, start) in self.levels.drain(remaining..).rev() {
            self.open[stamp as usize] = false;
            self.terms.truncate(start);
        }
    }

    /// Lists what takes part under a term; where an equality of arrays or an application has a companion, what is under
    /// that too.
    pub fn collect(&mut self, graph: &Graph, root: Term, companion: impl Fn(Term) -> Option<Term>) {
        let mut roots = vec![root];
        while let Some(root) = roots.pop() {
            if self.beyond.find(graph, root).is_some() {
                self.stack.push(root);
                self.walk(graph, &mut roots, &companion);
            }
        }
    }

    fn walk(&mut self, graph: &Graph, roots: &mut Vec<Term>, companion: &impl Fn(Term) -> Option<Term>) {
        while let Some(&top) = self.stack.last() {
            if self.is_listed(top) {
                self.stack.pop();
                continue;
            }
            let before = self.stack.len();
            // What an application of a summary is made of takes part when the body does.
            let parts = if is_abstract(graph, top) { &[] } else { graph.children(top) };
            let missing = parts.iter().filter(|&&part| self.takes_part(part) && !self.is_listed(part));
            let missing: Vec<Term> = missing.copied().collect();
            self.stack.extend(missing);
            if self.stack.len() > before {
                continue;
            }
            self.stack.pop();
            let stamp = self.levels.last().map_or(0, |&(stamp, _)| stamp);
            self.stamps.set(top, stamp);
            if is_beyond_bitvectors(graph, top) || graph.operator(top) == Operator::Equal {
                self.terms.push(top);
            }
            if graph.operator(top) == Operator::Equal || is_abstract(graph, top) {
                roots.extend(companion(top));
            }
        }
    }

    /// Whether a term that was collected before has parts to list, and is not listed at an open level.
    pub fn is_missing(&self, term: Term) -> bool {
        self.takes_part(term) && !self.is_listed(term)
    }

    fn takes_part(&self, term: Term) -> bool {
        self.beyond.known(term).is_some()
    }

    fn is_listed(&self, term: Term) -> bool {
        self.stamps.get(term).is_some_and(|stamp| self.open[stamp as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::sort::SortKind;

    #[test]
    fn levels_open_and_close() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let (a, x, y) = (graph.variable("a", sort), graph.variable("x", byte), graph.variable("y", byte));
        let [first, second] = [x, y].map(|index| graph.term(Operator::Select, &[a, index]));
        let (one, plain) = (graph.equal(first, x), graph.equal(x, y));
        let two = graph.equal(first, second);
        let mut cone = Cone::default();
        cone.collect(&graph, plain, |_| None);
        assert!(cone.terms().is_empty());
        cone.push();
        cone.collect(&graph, one, |_| None);
        assert_eq!(cone.terms(), [a, first, one]);
        cone.push();
        cone.collect(&graph, two, |_| None);
        assert_eq!(cone.terms(), [a, first, one, second, two]);
        cone.pop(2);
        assert!(cone.terms().is_empty());
        cone.collect(&graph, two, |equality| (equality == two).then_some(one));
        assert_eq!(cone.terms(), [a, second, first, two, one]);
    }
}
