//! The traversal of terms: a term and everything under it, children before parents, without recursion.
//!
//! **Idea.** A depth-first search with a stack of its own. Terms form a directed acyclic graph, so a
//! traversal records the visited terms, and pays for each shared part once.
//!
//! **Here.** One loop, [`traverse`], for every bottom-up computation. A [`Visitor`] defines the results,
//! how they are computed, and where not to enter. The last part of a term is visited first. Loops with more
//! to them stay apart, each with its reason: the evaluator (which enters a branch only once its condition
//! has a value), the printer (which writes on the way down), the search for cycles (which needs the open
//! path), the rewriter (whose results are visited in turn) and the bit-blaster.
//!
//! **Contract.** [`Visitor::leave`] comes after all parts of a term are done, and once for each term. The
//! order depends on nothing but the terms.
//!
//! **Cost.** The children of each visited term are visited twice.

use rustc_hash::FxHashSet;

use crate::graph::{Graph, Term};
use crate::limits::{Limits, Stop};
use crate::memo::Memo;
use crate::operator::Operator;
use crate::sort::SortKind;
use crate::work::Work;

/// A bottom-up computation on terms.
pub trait Visitor {
    /// Why a traversal ends early; [`std::convert::Infallible`] if it never does.
    type Error;

    /// The graph of the terms.
    fn graph(&self) -> &Graph;

    /// Whether there is nothing to do for a term, because it was left before or for another reason.
    fn is_done(&self, term: Term) -> bool;

    /// The terms that have to be done before this one is left: its children. If there are none, the terms
    /// under it are skipped; another term in place of the children is visited instead.
    fn parts(&self, term: Term) -> &[Term] {
        self.graph().children(term)
    }

    /// Computes the result for a term all of whose parts are done. The term is done from then on.
    ///
    /// # Errors
    /// The traversal is to end here.
    fn leave(&mut self, term: Term) -> Result<(), Self::Error>;
}

/// Visits a term and what is under it. The stack is working space, so that many small traversals share its
/// memory; its content on entry is dropped.
///
/// # Errors
/// The first error of [`Visitor::leave`].
pub fn traverse<V: Visitor>(stack: &mut Vec<Term>, root: Term, visitor: &mut V) -> Result<(), V::Error> {
    stack.clear();
    stack.push(root);
    while let Some(&top) = stack.last() {
        if visitor.is_done(top) {
            stack.pop();
            continue;
        }
        let before = stack.len();
        stack.extend(visitor.parts(top).iter().filter(|&&part| !visitor.is_done(part)));
        if stack.len() == before {
            stack.pop();
            visitor.leave(top)?;
            debug_assert!(visitor.is_done(top), "a term that was left is not done");
        }
    }
    Ok(())
}

/// Visits terms children first, each once over all calls until [`PostOrder::clear`].
#[derive(Default)]
pub struct PostOrder {
    seen: Memo,
    stack: Vec<Term>,
}

struct Post<'a, F> {
    graph: &'a Graph,
    seen: &'a mut Memo,
    visit: F,
    work: Work,
}

impl<F: FnMut(Term)> Visitor for Post<'_, F> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.seen.contains(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(1 + self.graph.children(term).len())?;
        self.seen.set(term, 0);
        (self.visit)(term);
        Ok(())
    }
}

impl PostOrder {
    /// A traversal that has visited nothing.
    pub fn new() -> PostOrder {
        PostOrder::default()
    }

    /// Forgets which terms were visited.
    pub fn clear(&mut self) {
        self.seen.clear();
    }

    /// Whether a term was visited.
    pub fn has_visited(&self, term: Term) -> bool {
        self.seen.contains(term)
    }

    /// Calls `visit` for `root` and the terms under it that were not visited yet, children first.
    pub fn visit(&mut self, graph: &Graph, root: Term, visit: impl FnMut(Term)) {
        // Without limits there is no error.
        let _ = self.visit_within(graph, root, &Limits::none(), visit);
    }

    /// [`PostOrder::visit`], within limits; called again, it continues where it stopped.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn visit_within(
        &mut self,
        graph: &Graph,
        root: Term,
        limits: &Limits,
        visit: impl FnMut(Term),
    ) -> Result<(), Stop> {
        if self.seen.contains(root) {
            return Ok(());
        }
        let work = Work::new(limits);
        traverse(&mut self.stack, root, &mut Post { graph, seen: &mut self.seen, visit, work })
    }

    /// Panics if an invariant is broken: all terms under a visited term were visited too.
    pub fn check_invariants(&self, graph: &Graph) {
        for index in 0..graph.len() {
            let term = Term::from_index(index);
            let children_too = || graph.children(term).iter().all(|&child| self.seen.contains(child));
            assert!(!self.seen.contains(term) || children_too(), "a term was visited before its children");
        }
    }
}

/// The terms under the roots, each once, children before parents.
pub fn post_order(graph: &Graph, roots: &[Term]) -> Vec<Term> {
    // Without limits there is no error.
    post_order_within(graph, roots, &Limits::none()).unwrap_or_default()
}

/// [`post_order`], within limits.
///
/// # Errors
/// The reason to stop.
pub fn post_order_within(graph: &Graph, roots: &[Term], limits: &Limits) -> Result<Vec<Term>, Stop> {
    post_order_outside(graph, roots, |_| false, &mut Work::new(limits))
}

/// [`post_order`] of the terms that are not known; known terms are not entered.
///
/// # Errors
/// The reason to stop.
pub fn post_order_outside(
    graph: &Graph,
    roots: &[Term],
    is_known: impl Fn(Term) -> bool,
    work: &mut Work,
) -> Result<Vec<Term>, Stop> {
    let mut outside = Outside { graph, is_known, seen: Memo::new(), terms: Vec::new(), work };
    let mut stack = Vec::new();
    for &root in roots {
        traverse(&mut stack, root, &mut outside)?;
    }
    Ok(outside.terms)
}

/// The terms under the roots, children first, if there are at most `most` of them and none has more
/// children; `None` otherwise. Larger terms are not traversed further: many conjuncts may share them.
///
/// # Errors
/// The reason to stop.
pub fn post_order_up_to(
    graph: &Graph,
    roots: &[Term],
    most: usize,
    work: &mut Work,
) -> Result<Option<Vec<Term>>, Stop> {
    let (mut seen, mut stack) = (FxHashSet::default(), roots.to_vec());
    while let Some(term) = stack.pop() {
        if seen.insert(term) {
            let children = graph.children(term);
            if seen.len() > most || children.len() > most {
                return Ok(None);
            }
            work.step(1 + children.len())?;
            stack.extend(children);
        }
    }
    let mut terms: Vec<Term> = seen.into_iter().collect();
    // Children have smaller ids than their parents.
    terms.sort_unstable();
    Ok(Some(terms))
}

struct Outside<'a, K> {
    graph: &'a Graph,
    is_known: K,
    seen: Memo,
    terms: Vec<Term>,
    work: &'a mut Work,
}

impl<K: Fn(Term) -> bool> Visitor for Outside<'_, K> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.seen.contains(term) || (self.is_known)(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(1 + self.graph.children(term).len())?;
        self.seen.set(term, 0);
        self.terms.push(term);
        Ok(())
    }
}

/// The variables under the roots in the order of their declaration: free constants, function symbols and
/// parameters.
pub fn variables(graph: &Graph, roots: &[Term]) -> Vec<Term> {
    let mut variables = post_order(graph, roots);
    variables.retain(|&term| graph.operator(term) == Operator::Variable);
    variables.sort_unstable();
    variables
}

/// Decides whether a term has a subterm with a property. Answers are cached, so that further questions,
/// also about larger terms, cost only the terms that are new.
pub struct Occurrence {
    property: fn(&Graph, Term) -> bool,
    /// 0 if no such term was found, else one more than its number.
    memo: Memo,
    stack: Vec<Term>,
}

impl Occurrence {
    /// Searches for terms with this property, which must depend on the term only.
    pub fn new(property: fn(&Graph, Term) -> bool) -> Occurrence {
        Occurrence { property, memo: Memo::new(), stack: Vec::new() }
    }

    /// The term itself or a subterm that has the property, if any; always the same one.
    pub fn find(&mut self, graph: &Graph, root: Term) -> Option<Term> {
        // Without limits there is no error.
        self.find_within(graph, root, &Limits::none()).unwrap_or_default()
    }

    /// [`Occurrence::find`], within limits. Visited terms stay cached if it stops early.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn find_within(&mut self, graph: &Graph, root: Term, limits: &Limits) -> Result<Option<Term>, Stop> {
        let Occurrence { property, memo, stack } = self;
        if !memo.contains(root) {
            let work = Work::new(limits);
            traverse(stack, root, &mut Finder { graph, property: *property, memo, work })?;
        }
        Ok(self.known(root))
    }

    /// The answer of [`Occurrence::find`] for a term that it has visited; `None` for other terms.
    pub fn known(&self, term: Term) -> Option<Term> {
        found(&self.memo, term)
    }
}

fn found(memo: &Memo, term: Term) -> Option<Term> {
    let found = memo.get(term)?.checked_sub(1)?;
    Some(Term::from_index(found as usize))
}

struct Finder<'a> {
    graph: &'a Graph,
    property: fn(&Graph, Term) -> bool,
    memo: &'a mut Memo,
    work: Work,
}

impl Visitor for Finder<'_> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.memo.contains(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(1 + self.graph.children(term).len())?;
        let below = self.graph.children(term).iter().find_map(|&child| found(self.memo, child));
        let own = || (self.property)(self.graph, term).then_some(term);
        let entry = below.or_else(own).map_or(0, |found| found.index() as u32 + 1);
        self.memo.set(term, entry);
        Ok(())
    }
}

/// Whether a term needs more than bit-vectors and `Bool`: its sort or its operator is of another theory.
pub fn is_beyond_bitvectors(graph: &Graph, term: Term) -> bool {
    let operator = graph.operator(term);
    let foreign =
        matches!(operator, Operator::Select | Operator::Store | Operator::ConstArray | Operator::Apply);
    foreign || !matches!(graph.sorts.kind(graph.sort(term)), SortKind::Bool | SortKind::BitVec(_))
}

/// Whether a term is a formal parameter of a definition.
pub fn is_parameter(graph: &Graph, term: Term) -> bool {
    graph.operator(term) == Operator::Variable && graph.symbol(term).is_parameter
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn children_come_first_and_each_term_once() {
        let mut graph = Graph::new();
        let [a, b, c, unused] = ["a", "b", "c", "d"].map(|name| graph.variable(name, Sort::BOOL));
        let both = graph.and(&[a, b]);
        let same = graph.equal(both, c);
        let all = graph.and(&[same, both, a]);
        let order = post_order(&graph, &[both, all]);
        assert_eq!(order.len(), 6);
        assert_eq!(order.last(), Some(&all));
        for (position, &term) in order.iter().enumerate() {
            assert!(graph.children(term).iter().all(|child| order[..position].contains(child)));
        }
        assert_eq!(variables(&graph, &[all]), [a, b, c]);
        let mut order = PostOrder::new();
        order.visit(&graph, both, |_| ());
        order.check_invariants(&graph);
        let mut rest = Vec::new();
        order.visit(&graph, all, |term| rest.push(term));
        assert_eq!(rest, [c, same, all]);
        assert!(order.has_visited(a) && !order.has_visited(unused));
        order.check_invariants(&graph);
        order.clear();
        assert!(!order.has_visited(a));
    }

    #[test]
    fn occurrences_are_found_through_shared_parts() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let array = graph.sorts.intern(SortKind::Array(byte, byte));
        let (x, p, a) = (graph.variable("x", byte), graph.parameter("p", byte), graph.variable("a", array));
        let read = graph.term(Operator::Select, &[a, x]);
        let plain = graph.bvnot(x);
        let mixed = graph.term(Operator::BvAdd, &[plain, read]);
        let parametric = graph.term(Operator::BvMul, &[plain, p]);
        let mut beyond = Occurrence::new(is_beyond_bitvectors);
        assert_eq!(beyond.find(&graph, plain), None);
        assert_eq!(beyond.find(&graph, mixed), Some(a));
        assert_eq!(beyond.find(&graph, parametric), None);
        assert_eq!(beyond.known(read), Some(a));
        let mut parameters = Occurrence::new(is_parameter);
        assert_eq!(parameters.find(&graph, parametric), Some(p));
        assert_eq!(parameters.find(&graph, mixed), None);
    }

    #[test]
    fn deep_terms_do_not_overflow_the_stack() {
        let mut graph = Graph::new();
        let x = graph.variable("x", Sort::BOOL);
        let mut term = x;
        for _ in 0..1_000_000 {
            term = graph.term(Operator::Not, &[term]);
        }
        assert_eq!(post_order(&graph, &[term]).len(), 1_000_001);
        assert_eq!(Occurrence::new(is_parameter).find(&graph, term), None);
        assert_eq!(variables(&graph, &[term]), [x]);
    }
}
