//! Substitution of variables by terms.
//!
//! **Idea.** A definition is inlined by replacing its parameters by arguments.
//!
//! **Here.** Replacements are simultaneous: they are not searched again, so that `x -> y, y -> x` swaps.
//! Variables that stand for terms by asserted equations are another matter, see
//! `solver/src/preprocess/bindings.rs`.
//!
//! **Contract.** A replacement has the sort of its variable. A term without a replaced variable under it is
//! its own result. An interrupted call leaves a cache of correct results.
//!
//! **Cost.** Linear in the part of the term that is not cached; with [`Substitution::apply_where`], in
//! the part that depends.

use crate::graph::{Graph, Term};
use crate::limits::{Limits, Stop};
use crate::memo::Memo;
use crate::operator::Operator;
use crate::traverse::{Visitor, traverse};
use crate::work::Work;

/// A map from variables to terms, with a cache of results.
#[derive(Default)]
pub struct Substitution {
    replacements: Vec<(Term, Term)>,
    /// The result of each term that was visited, and of the replaced variables.
    results: Memo,
    /// Whether there are results beside the replacements.
    is_applied: bool,
    stack: Vec<Term>,
    children: Vec<Term>,
}

impl Substitution {
    /// The substitution that replaces nothing.
    pub fn new() -> Substitution {
        Substitution::default()
    }

    /// Replaces a variable from now on by a term that is not searched again. Forgets the results so far: set
    /// all replacements before applying any.
    pub fn set(&mut self, variable: Term, replacement: Term) {
        if std::mem::take(&mut self.is_applied) {
            self.results.clear();
            for &(variable, replacement) in &self.replacements {
                self.results.set(variable, replacement.index() as u32);
            }
        }
        self.replacements.push((variable, replacement));
        self.results.set(variable, replacement.index() as u32);
    }

    /// Replaces nothing from now on.
    pub fn clear(&mut self) {
        self.replacements.clear();
        self.results.clear();
        self.is_applied = false;
    }

    /// The term with all replaced variables under it replaced. Negations that come to stand on negations
    /// cancel, as they do when a script is read.
    pub fn apply(&mut self, graph: &mut Graph, term: Term) -> Term {
        self.apply_where(graph, term, |_| true)
    }

    /// As [`Substitution::apply`], where terms for which `depends` does not hold are known to have no
    /// replaced variable under them.
    pub fn apply_where(&mut self, graph: &mut Graph, term: Term, depends: impl Fn(Term) -> bool) -> Term {
        // Without limits there is no error.
        self.apply_where_within(graph, term, depends, &Limits::none()).unwrap_or(term)
    }

    /// As [`Substitution::apply_where`], within limits.
    ///
    /// # Errors
    /// A limit was reached first.
    pub fn apply_where_within(
        &mut self,
        graph: &mut Graph,
        term: Term,
        depends: impl Fn(Term) -> bool,
        limits: &Limits,
    ) -> Result<Term, Stop> {
        let Substitution { results, stack, children, is_applied, .. } = self;
        *is_applied = true;
        let mut rebuild = Rebuild { graph, results, children, depends, work: Work::new(limits) };
        traverse(stack, term, &mut rebuild)?;
        Ok(rebuild.result(term))
    }
}

/// Builds the results of terms.
struct Rebuild<'a, D> {
    graph: &'a mut Graph,
    results: &'a mut Memo,
    children: &'a mut Vec<Term>,
    depends: D,
    work: Work,
}

impl<D: Fn(Term) -> bool> Rebuild<'_, D> {
    /// The result of a term that is done.
    #[inline]
    fn result(&self, term: Term) -> Term {
        self.results.get(term).map_or(term, |result| Term::from_index(result as usize))
    }

    /// The term over the results of its children.
    fn rebuilt(&mut self, term: Term) -> Term {
        let mut children = std::mem::take(self.children);
        children.clear();
        children.extend(self.graph.children(term).iter().map(|&child| self.result(child)));
        let result = match self.graph.operator(term) {
            _ if self.graph.children(term) == children => term,
            Operator::Not => self.graph.not(children[0]),
            Operator::BvNot => self.graph.bvnot(children[0]),
            _ => self.graph.with_children(term, &children),
        };
        *self.children = children;
        result
    }
}

impl<D: Fn(Term) -> bool> Visitor for Rebuild<'_, D> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.results.contains(term) || !(self.depends)(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(2 + self.graph.children(term).len())?;
        self.work.reserve(self.graph.growth(1) as usize + self.results.growth())?;
        let result = self.rebuilt(term);
        self.results.set(term, result.index() as u32);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn replacement_is_simultaneous_and_keeps_unaffected_terms() {
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
    fn parts_that_do_not_depend_are_not_visited() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let (p, x) = (graph.parameter("p", byte), graph.variable("x", byte));
        let huge = graph.bvneg(x);
        let term = graph.term(Operator::BvMul, &[huge, p]);
        let mut substitution = Substitution::new();
        substitution.set(p, x);
        let result = substitution.apply_where(&mut graph, term, |part| {
            assert_ne!(part, x, "visited under a part that does not depend");
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
