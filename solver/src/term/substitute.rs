//! Substitution of variables by terms.
//!
//! **Idea.** A definition is inlined by replacing its parameters by arguments; an equation `x = t` that is
//! asserted lets `t` stand for `x` everywhere else (Bruttomesso et al., *The OpenSMT Solver*, 2010; all
//! solvers do it).
//!
//! **Here.** Two kinds of replacements. Those that are [`set`](Substitution::set) are simultaneous: they are
//! not searched again, so that `x -> y, y -> x` swaps. Those that are [`bound`](Substitution::bind) are
//! triangular: a value may contain variables that are bound later, and is searched for them. Results are
//! remembered in the order they were found. The results that a new binding makes stale were found after its
//! variable was first met, and those that a removed binding has made were found while it was there: both are
//! an end of that order.
//!
//! **Why it is sound.** A value contains neither its own variable nor one that was bound before it. So
//! following bindings always leads to later ones and ends, and where the equations hold, a term and its
//! result are equal.
//!
//! **Contract.** A replacement has the sort of its variable. A term without a replaced variable under it is
//! its own result. No result contains a bound variable. An interrupted call leaves remembered results that
//! are right.
//!
//! **Invariants.** The results of simultaneous replacements come first. Every result has the sort of its
//! term. The number of bindings that the results were found with never decreases along their order.
//!
//! **Cost.** Linear in the part of the term that is not remembered; with [`Substitution::apply_where`], in
//! the part that depends. Forgetting costs what remembering did.

use rustc_hash::FxHashMap;

use super::graph::{Graph, Term};
use super::memo::Memo;
use super::operator::Operator;
use super::traverse::{Visitor, post_order, traverse};
use crate::limits::{Limits, Stop};
use crate::work::{Work, growth};

/// A term and its result.
#[derive(Clone, Copy, Debug)]
struct Found {
    term: Term,
    result: Term,
    /// The number of bindings at that time.
    bindings: u32,
}

/// The results that are remembered, oldest first.
#[derive(Default)]
struct Results {
    found: Vec<Found>,
    /// Where a term's result is: right if the entry there is the term's.
    positions: Memo,
}

impl Results {
    #[inline]
    fn position(&self, term: Term) -> Option<usize> {
        let position = self.positions.get(term)? as usize;
        self.found.get(position).filter(|found| found.term == term).map(|_| position)
    }

    #[inline]
    fn get(&self, term: Term) -> Option<Term> {
        self.position(term).map(|position| self.found[position].result)
    }

    /// The bytes that are allocated at once for one result more, because lists grow.
    #[inline]
    fn growth(&self) -> usize {
        growth(&self.found, 1) + self.positions.growth()
    }

    fn add(&mut self, found: Found) {
        self.positions.set(found.term, self.found.len() as u32);
        self.found.push(found);
    }
}

/// A map from variables to terms, and what it has made of other terms.
#[derive(Default)]
pub struct Substitution {
    /// The values of bound variables.
    values: FxHashMap<Term, Term>,
    /// How many of the results are simultaneous replacements.
    fixed: usize,
    results: Results,
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
        self.results.found.truncate(self.fixed);
        self.fixed += 1;
        self.results.add(Found { term: variable, result: replacement, bindings: 0 });
    }

    /// Replaces nothing from now on.
    pub fn clear(&mut self) {
        self.values.clear();
        self.fixed = 0;
        self.results.found.clear();
        self.results.positions.clear();
    }

    /// Binds a variable that is not bound to a value that contains neither it nor a bound variable. Forgets
    /// the results that contain the variable.
    pub fn bind(&mut self, variable: Term, value: Term) {
        let before = self.values.insert(variable, value);
        debug_assert!(before.is_none() && variable != value, "a variable is bound twice or to itself");
        if let Some(position) = self.results.position(variable) {
            debug_assert!(position >= self.fixed, "a variable is bound that was replaced before");
            self.results.found.truncate(position);
        }
    }

    /// Removes the binding that was made last, and the results that it took part in.
    pub fn unbind(&mut self, variable: Term) {
        let before = self.values.remove(&variable);
        debug_assert!(before.is_some(), "a variable is unbound that is not bound");
        let bindings = self.values.len() as u32;
        while self.results.found.pop_if(|found| found.bindings > bindings).is_some() {}
    }

    /// The value of a variable that is bound.
    pub fn value(&self, variable: Term) -> Option<Term> {
        self.values.get(&variable).copied()
    }

    /// The number of bindings.
    pub fn bindings(&self) -> usize {
        self.values.len()
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
        self.run(graph, term, depends, true, limits)
    }

    /// The term with all bound variables under it replaced, built without any simplification.
    ///
    /// # Errors
    /// A limit was reached first.
    pub fn apply_within(&mut self, graph: &mut Graph, term: Term, limits: &Limits) -> Result<Term, Stop> {
        match self.values.is_empty() {
            true => Ok(term),
            // The rewriter comes next: to cancel negations is left to it.
            false => self.run(graph, term, |_| true, false, limits),
        }
    }

    fn run(
        &mut self,
        graph: &mut Graph,
        term: Term,
        depends: impl Fn(Term) -> bool,
        cancels: bool,
        limits: &Limits,
    ) -> Result<Term, Stop> {
        let Substitution { values, results, stack, children, .. } = self;
        let work = Work::new(limits);
        let mut rebuild = Rebuild { graph, values, results, children, depends, cancels, work };
        traverse(stack, term, &mut rebuild)?;
        Ok(rebuild.result(term))
    }

    /// Panics if an invariant is broken. Linear in the terms under all values and results.
    pub fn check_invariants(&self, graph: &Graph) {
        let found = &self.results.found;
        assert!(self.fixed <= found.len(), "simultaneous replacements come first");
        assert!(found.windows(2).all(|pair| pair[0].bindings <= pair[1].bindings), "bindings are counted");
        assert!(found.last().is_none_or(|last| last.bindings as usize <= self.values.len()));
        self.results.positions.check_invariants();
        for (position, entry) in found.iter().enumerate() {
            let Found { term, result, .. } = *entry;
            assert_eq!(self.results.position(term), Some(position), "a term has two results");
            assert_eq!(graph.sort(term), graph.sort(result), "a result has another sort");
        }
        let results: Vec<Term> = found[self.fixed..].iter().map(|entry| entry.result).collect();
        if !self.values.is_empty() {
            for part in post_order(graph, &results) {
                assert!(!self.values.contains_key(&part), "a result contains a bound variable");
            }
        }
        self.check_triangular(graph);
    }

    /// Panics if following bindings does not end.
    fn check_triangular(&self, graph: &Graph) {
        let mut open: Vec<(Term, bool)> = self.values.keys().map(|&variable| (variable, false)).collect();
        // Whether a term's search is over.
        let mut is_closed: FxHashMap<Term, bool> = FxHashMap::default();
        while let Some((term, is_leaving)) = open.pop() {
            if is_leaving {
                is_closed.insert(term, true);
                continue;
            }
            match is_closed.get(&term) {
                Some(&is_closed) => assert!(is_closed, "bindings form a cycle"),
                None => {
                    is_closed.insert(term, false);
                    open.push((term, true));
                    let parts = self.values.get(&term).map_or(graph.children(term), std::slice::from_ref);
                    // A part that is still open is met again at the next step, and reported there.
                    let is_done = |part: &&Term| is_closed.get(part) != Some(&true);
                    open.extend(parts.iter().filter(is_done).map(|&part| (part, false)));
                }
            }
        }
    }
}

/// Builds the results of terms.
struct Rebuild<'a, D> {
    graph: &'a mut Graph,
    values: &'a FxHashMap<Term, Term>,
    results: &'a mut Results,
    children: &'a mut Vec<Term>,
    depends: D,
    /// Whether negations that come to stand on negations cancel.
    cancels: bool,
    work: Work,
}

impl<D: Fn(Term) -> bool> Rebuild<'_, D> {
    /// The result of a term that is done.
    #[inline]
    fn result(&self, term: Term) -> Term {
        self.results.get(term).unwrap_or(term)
    }

    /// The term over the results of its children.
    fn rebuilt(&mut self, term: Term) -> Term {
        let mut children = std::mem::take(self.children);
        children.clear();
        children.extend(self.graph.children(term).iter().map(|&child| self.result(child)));
        let result = match self.graph.operator(term) {
            _ if self.graph.children(term) == children => term,
            Operator::Not if self.cancels => self.graph.not(children[0]),
            Operator::BvNot if self.cancels => self.graph.bvnot(children[0]),
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
        self.results.position(term).is_some() || !(self.depends)(term)
    }

    /// A bound variable becomes what its value becomes.
    fn parts(&self, term: Term) -> &[Term] {
        match self.graph.operator(term) {
            Operator::Variable => self.values.get(&term).map_or(&[], std::slice::from_ref),
            _ => self.graph.children(term),
        }
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(2 + self.graph.children(term).len())?;
        self.work.reserve(self.graph.growth(1) as usize + self.results.growth())?;
        let result = match self.parts(term) {
            [] => term,
            &[value] if self.graph.operator(term) == Operator::Variable => self.result(value),
            _ => self.rebuilt(term),
        };
        self.results.add(Found { term, result, bindings: self.values.len() as u32 });
        Ok(())
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

    #[test]
    fn bindings_are_followed_and_removed() {
        let mut graph = Graph::new();
        let limits = Limits::none();
        let byte = graph.bitvec_sort(8);
        let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, byte));
        let sum = |graph: &mut Graph, left, right| graph.term(Operator::BvAdd, &[left, right]);
        let (y_and_z, x_and_z) = (sum(&mut graph, y, z), sum(&mut graph, x, z));
        let mut bindings = Substitution::new();
        assert_eq!(bindings.apply_within(&mut graph, x_and_z, &limits), Ok(x_and_z));
        bindings.bind(x, y_and_z);
        let first = sum(&mut graph, y_and_z, z);
        assert_eq!(bindings.apply_within(&mut graph, x_and_z, &limits), Ok(first));
        bindings.check_invariants(&graph);
        let five = graph.number(5, 8);
        bindings.bind(y, five);
        let five_and_z = sum(&mut graph, five, z);
        let second = sum(&mut graph, five_and_z, z);
        assert_eq!(bindings.apply_within(&mut graph, x_and_z, &limits), Ok(second));
        bindings.check_invariants(&graph);
        bindings.unbind(y);
        bindings.check_invariants(&graph);
        assert_eq!(bindings.apply_within(&mut graph, x_and_z, &limits), Ok(first));
        bindings.unbind(x);
        assert_eq!((bindings.bindings(), bindings.value(x)), (0, None));
    }

    #[test]
    #[should_panic(expected = "cycle")]
    fn cycles_are_noticed() {
        let mut graph = Graph::new();
        let [p, q] = ["p", "q"].map(|name| graph.variable(name, Sort::BOOL));
        let (not_p, not_q) = (graph.not(p), graph.not(q));
        let mut bindings = Substitution::new();
        bindings.bind(p, not_q);
        bindings.bind(q, not_p);
        bindings.check_invariants(&graph);
    }
}
