//! Simultaneous substitution of variables by terms.
//!
//! **Idea.** A definition is inlined by replacing its parameters by arguments; a solved equation is used by
//! replacing its variable. Replacements are not searched again: `x -> y, y -> x` swaps.
//!
//! **Here.** The replaced terms are remembered over calls, so that the shared graph is rewritten once. An inlined
//! definition leaves aside every part that has no parameter ([`Substitution::apply_where`]).
//!
//! **Contract.** Replacements have the sort of their variable. A term without a replaced variable under it
//! comes back as itself; negations that come to stand on negations cancel, as they do when a script is read.
//!
//! **Cost.** Linear in the part of the cone that is not remembered; with `apply_where`, in the part that depends.

use super::graph::{Graph, Term};
use super::memo::Memo;
use super::operator::Operator;

/// A map from variables to terms, and what it has made of other terms.
#[derive(Default)]
pub struct Substitution {
    map: Vec<(Term, Term)>,
    /// The results, the map's included.
    memo: Memo,
    /// Whether `memo` holds more than the map.
    is_applied: bool,
    stack: Vec<Term>,
    children: Vec<Term>,
}

impl Substitution {
    /// The substitution that replaces nothing.
    pub fn new() -> Substitution {
        Substitution::default()
    }

    /// Replaces a variable from now on. Forgets the results so far: set all replacements before applying any.
    pub fn set(&mut self, variable: Term, replacement: Term) {
        if self.is_applied {
            self.memo.clear();
            self.is_applied = false;
            for &(variable, replacement) in &self.map {
                self.memo.set(variable, replacement.index() as u32);
            }
        }
        self.map.push((variable, replacement));
        self.memo.set(variable, replacement.index() as u32);
    }

    /// Replaces nothing from now on.
    pub fn clear(&mut self) {
        self.map.clear();
        self.memo.clear();
        self.is_applied = false;
    }

    /// The term with all replaced variables under it replaced.
    pub fn apply(&mut self, graph: &mut Graph, term: Term) -> Term {
        self.apply_where(graph, term, |_| true)
    }

    /// As [`Substitution::apply`], where terms for which `depends` does not hold are known to have no replaced
    /// variable under them.
    pub fn apply_where(&mut self, graph: &mut Graph, term: Term, depends: impl Fn(Term) -> bool) -> Term {
        self.is_applied = true;
        self.stack.push(term);
        while let Some(&top) = self.stack.last() {
            if self.memo.contains(top) {
                self.stack.pop();
            } else if !depends(top) {
                self.stack.pop();
                self.memo.set(top, top.index() as u32);
            } else if self.children_known(graph, top) {
                self.stack.pop();
                let result = self.rebuild(graph, top);
                self.memo.set(top, result.index() as u32);
            }
        }
        self.result(term)
    }

    fn children_known(&mut self, graph: &Graph, term: Term) -> bool {
        let before = self.stack.len();
        self.stack.extend(graph.children(term).iter().filter(|&&child| !self.memo.contains(child)));
        self.stack.len() == before
    }

    /// What became of a term; itself if nothing is known.
    fn result(&self, term: Term) -> Term {
        self.memo.get(term).map_or(term, |index| Term::from_index(index as usize))
    }

    /// The term over what became of its children.
    fn rebuild(&mut self, graph: &mut Graph, term: Term) -> Term {
        let mut children = std::mem::take(&mut self.children);
        children.clear();
        children.extend(graph.children(term).iter().map(|&child| self.result(child)));
        let result = match graph.operator(term) {
            _ if graph.children(term) == children => term,
            Operator::Not => graph.not(children[0]),
            Operator::BvNot => graph.bvnot(children[0]),
            _ => graph.with_children(term, &children),
        };
        self.children = children;
        result
    }
}

#[cfg(test)]
mod tests {
    use super::super::sort::Sort;
    use super::*;

    #[test]
    fn replacement_is_simultaneous_and_keeps_what_does_not_change() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, byte));
        let quotient = graph.term(Operator::BvUdiv, &[x, y]);
        let fixed = graph.bvnot(z);
        let low = graph.extract(quotient, 5, 2);
        let term = graph.sign_extend(low, 4);
        let term = graph.term(Operator::BvShl, &[term, fixed]);
        let mut swap = Substitution::new();
        swap.set(x, y);
        swap.set(y, x);
        let swapped = swap.apply(&mut graph, term);
        let quotient = graph.term(Operator::BvUdiv, &[y, x]);
        let low = graph.extract(quotient, 5, 2);
        let want = graph.sign_extend(low, 4);
        let want = graph.term(Operator::BvShl, &[want, fixed]);
        assert_eq!(swapped, want);
        assert_eq!(swap.apply(&mut graph, fixed), fixed);
        let length = graph.len();
        assert_eq!(swap.apply(&mut graph, want), term);
        assert_eq!(graph.len(), length);
        swap.set(z, x);
        assert_eq!(swap.apply(&mut graph, x), y);
        let complement = graph.bvnot(x);
        assert_eq!(swap.apply(&mut graph, fixed), complement);
        swap.clear();
        assert_eq!(swap.apply(&mut graph, term), term);
    }

    #[test]
    fn negations_cancel_and_conjunctions_are_rebuilt() {
        let mut graph = Graph::new();
        let [a, b, c] = ["a", "b", "c"].map(|name| graph.variable(name, Sort::BOOL));
        let not_a = graph.not(a);
        let term = graph.and(&[not_a, b, c]);
        let mut substitution = Substitution::new();
        let not_c = graph.not(c);
        substitution.set(a, not_c);
        let want = graph.and(&[c, b, c]);
        assert_eq!(substitution.apply(&mut graph, term), want);
    }

    #[test]
    fn parts_that_do_not_depend_are_not_walked() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let (p, x) = (graph.parameter("p", byte), graph.variable("x", byte));
        let huge = graph.bvneg(x);
        let term = graph.term(Operator::BvMul, &[huge, p]);
        let mut substitution = Substitution::new();
        substitution.set(p, x);
        let result = substitution.apply_where(&mut graph, term, |part| {
            assert_ne!(part, x, "walked under a part that does not depend");
            part == p || part == term
        });
        let want = graph.term(Operator::BvMul, &[huge, x]);
        assert_eq!(result, want);
    }

    #[test]
    fn deep_terms_take_linear_time() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(16);
        let (x, y) = (graph.variable("x", sort), graph.variable("y", sort));
        let tower = |graph: &mut Graph, bottom: Term| {
            (0..500_000).fold(bottom, |term, _| {
                let sum = graph.term(Operator::BvAdd, &[term, term]);
                graph.bvneg(sum)
            })
        };
        let (over_x, over_y) = (tower(&mut graph, x), tower(&mut graph, y));
        let mut substitution = Substitution::new();
        substitution.set(x, y);
        assert_eq!(substitution.apply(&mut graph, over_x), over_y);
    }
}
