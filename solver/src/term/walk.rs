//! Walks over cones: a term and everything under it, without recursion and at a cost that follows the part
//! that is visited.

use super::graph::{Graph, Term};
use super::memo::Memo;
use super::operator::Operator;
use super::sort::SortKind;

/// Visits the terms of cones, each once over all calls until [`Walk::clear`].
#[derive(Default)]
pub struct Walk {
    seen: Memo,
    stack: Vec<Term>,
}

impl Walk {
    /// A walk that has visited nothing.
    pub fn new() -> Walk {
        Walk::default()
    }

    /// Forgets what was visited.
    pub fn clear(&mut self) {
        self.seen.clear();
    }

    /// Whether a term was visited.
    pub fn has_seen(&self, term: Term) -> bool {
        self.seen.contains(term)
    }

    /// Calls `visit` for the terms under `root` that were not visited yet, `root` included, children first.
    pub fn post_order(&mut self, graph: &Graph, root: Term, mut visit: impl FnMut(Term)) {
        self.stack.push(root);
        while let Some(&top) = self.stack.last() {
            if self.seen.contains(top) {
                self.stack.pop();
                continue;
            }
            let before = self.stack.len();
            self.stack.extend(graph.children(top).iter().filter(|&&child| !self.seen.contains(child)));
            if self.stack.len() == before {
                self.stack.pop();
                self.seen.set(top, 0);
                visit(top);
            }
        }
    }
}

/// The terms under the roots, each once, children before parents.
pub fn post_order(graph: &Graph, roots: &[Term]) -> Vec<Term> {
    let mut walk = Walk::new();
    let mut terms = Vec::new();
    for &root in roots {
        walk.post_order(graph, root, |term| terms.push(term));
    }
    terms
}

/// The variables under the roots in the order of their declaration: free constants, function symbols and
/// parameters.
pub fn variables(graph: &Graph, roots: &[Term]) -> Vec<Term> {
    let mut variables = post_order(graph, roots);
    variables.retain(|&term| graph.operator(term) == Operator::Variable);
    variables.sort_unstable();
    variables
}

/// Tells of terms whether a term with a property lies under them. The answers are remembered, so that asking
/// again, also about larger terms, costs only what is new.
pub struct Occurrence {
    property: fn(&Graph, Term) -> bool,
    /// 0 where nothing was found, else one more than the number of the term that was.
    memo: Memo,
    stack: Vec<Term>,
}

impl Occurrence {
    /// Looks for terms with this property, which depends on nothing but the term.
    pub fn new(property: fn(&Graph, Term) -> bool) -> Occurrence {
        Occurrence { property, memo: Memo::new(), stack: Vec::new() }
    }

    /// A term under `root`, or `root` itself, that has the property; always the same one.
    pub fn find(&mut self, graph: &Graph, root: Term) -> Option<Term> {
        self.stack.push(root);
        while let Some(&top) = self.stack.last() {
            if self.memo.contains(top) {
                self.stack.pop();
                continue;
            }
            let before = self.stack.len();
            self.stack.extend(graph.children(top).iter().filter(|&&child| !self.memo.contains(child)));
            if self.stack.len() == before {
                self.stack.pop();
                let found = self.found_at(graph, top);
                self.memo.set(top, found);
            }
        }
        self.known(root)
    }

    /// What [`Occurrence::find`] said about a term under one it was asked about; `None` for other terms.
    pub fn known(&self, term: Term) -> Option<Term> {
        let found = self.memo.get(term)?.checked_sub(1)?;
        Some(Term::from_index(found as usize))
    }

    /// The entry of a term whose children have entries.
    fn found_at(&self, graph: &Graph, term: Term) -> u32 {
        let below = graph.children(term).iter().find_map(|&child| self.known(child));
        let own = || (self.property)(graph, term).then_some(term);
        below.or_else(own).map_or(0, |found| found.index() as u32 + 1)
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
    use super::super::sort::Sort;
    use super::*;

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
        let mut walk = Walk::new();
        walk.post_order(&graph, both, |_| ());
        let mut rest = Vec::new();
        walk.post_order(&graph, all, |term| rest.push(term));
        assert_eq!(rest, [c, same, all]);
        assert!(walk.has_seen(a) && !walk.has_seen(unused));
        walk.clear();
        assert!(!walk.has_seen(a));
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
