//! The terms that take part: what active assertions contain of arrays, functions and uninterpreted sorts, or
//! of arithmetic.
//!
//! **Idea.** Only what an open assertion mentions can be broken; what was popped costs nothing.
//!
//! **Here.** One list that follows the assertion levels. Parts of the graph without any such term are not
//! entered: that is remembered for good. A term remembers the level at which it was listed last, and is
//! listed while that is open.
//!
//! **Contract.** Children stand before parents. Each active term stands in the list once.
//!
//! **Cost.** Linear in the parts of an assertion that contain such terms and are not listed at an open level.

use rustc_hash::FxHashSet;

use super::round::Scope;
use crate::levels::{Level, LevelVec, Levels};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::summary::is_abstract;
use javelin_term::traverse::{Occurrence, Visitor, traverse};
use javelin_term::work::Work;

/// The subterms of all assertions that take part in a theory.
pub struct Cone {
    takes_part: fn(&Graph, Term) -> bool,
    containing: Occurrence,
    /// The terms that take part, oldest first.
    terms: LevelVec<Term>,
    /// The number of the level at which a term was last met.
    met: Memo,
    stack: Vec<Term>,
}

impl Cone {
    /// An empty list of terms with a property. Equalities that contain some are listed too.
    pub fn new(takes_part: fn(&Graph, Term) -> bool) -> Cone {
        Cone {
            takes_part,
            containing: Occurrence::new(takes_part),
            terms: LevelVec::new(),
            met: Memo::new(),
            stack: Vec::new(),
        }
    }

    /// The terms that take part.
    pub fn terms(&self, levels: &Levels) -> &[Term] {
        self.terms.items(levels)
    }

    /// Lists what takes part under a term; where an equality of arrays or an application has a companion,
    /// what is under that too. A call that was stopped can be repeated and continues, but for companions.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn collect(
        &mut self,
        scope: &Scope<'_>,
        root: Term,
        companion: impl Fn(Term) -> Option<Term>,
    ) -> Result<(), Stop> {
        let (graph, levels) = (&*scope.graph, scope.levels);
        let mut stack = std::mem::take(&mut self.stack);
        let mut roots = vec![root];
        let mut collected = Ok(());
        while let Some(root) = roots.pop().filter(|_| collected.is_ok()) {
            collected = self.containing.find_within(graph, root, scope.limits).and_then(|_| {
                let (roots, companion, work) = (&mut roots, &companion, Work::new(scope.limits));
                traverse(
                    &mut stack,
                    root,
                    &mut ConeVisitor { cone: self, levels, graph, roots, companion, work },
                )
            });
        }
        stack.clear();
        self.stack = stack;
        collected
    }

    /// Whether a term that was collected before has parts to list.
    pub fn has_parts(&self, term: Term) -> bool {
        self.containing.known(term).is_some()
    }

    /// Whether a term that was collected before has parts to list, and is not listed at an open level.
    pub fn is_missing(&self, levels: &Levels, term: Term) -> bool {
        self.containing.known(term).is_some() && !self.is_listed(levels, term)
    }

    fn is_listed(&self, levels: &Levels, term: Term) -> bool {
        self.met.get(term).is_some_and(|number| levels.is_open(Level::from_number(number)))
    }

    /// Panics if an invariant is broken. Linear in the terms that take part and their operands.
    pub fn check_invariants(&self, levels: &Levels, graph: &Graph) {
        self.terms.check_invariants(levels);
        assert!(self.stack.is_empty(), "a collection ends");
        let mut seen = FxHashSet::default();
        for &term in self.terms(levels) {
            assert!(self.is_listed(levels, term), "{term:?} stands in the list and is not known as listed");
            let stands = |part: Term| seen.contains(&part) || !(self.takes_part)(graph, part);
            assert!(parts(graph, term).iter().all(|&part| stands(part)), "{term:?} stands before its parts");
            assert!(seen.insert(term), "{term:?} stands in the list twice");
        }
        for level in (0..=levels.depth()).filter_map(|depth| levels.at(depth)) {
            for &term in &self.terms(levels)[self.terms.range(levels, level)] {
                assert_eq!(self.met.get(term), Some(level.number()), "{term:?} is listed at another level");
            }
        }
    }
}

/// Lists terms, children first; their companions become roots.
struct ConeVisitor<'a, F> {
    cone: &'a mut Cone,
    levels: &'a Levels,
    graph: &'a Graph,
    roots: &'a mut Vec<Term>,
    companion: &'a F,
    work: Work,
}

impl<F: Fn(Term) -> Option<Term>> Visitor for ConeVisitor<'_, F> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        !self.cone.is_missing(self.levels, term)
    }

    fn parts(&self, term: Term) -> &[Term] {
        parts(self.graph, term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(1 + parts(self.graph, term).len())?;
        let ConeVisitor { cone, levels, graph, .. } = self;
        cone.met.set(term, levels.current().number());
        let is_equality = graph.operator(term) == Operator::Equal;
        if is_equality || (cone.takes_part)(graph, term) {
            cone.terms.push(levels, term);
        }
        if is_equality || is_abstract(graph, term) {
            self.roots.extend((self.companion)(term));
        }
        Ok(())
    }
}

/// The operands that take part with a term: those of an application of a summary do when its body does.
fn parts(graph: &Graph, term: Term) -> &[Term] {
    if is_abstract(graph, term) { &[] } else { graph.children(term) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::limits::Limits;
    use javelin_term::sort::SortKind;
    use javelin_term::traverse::is_beyond_bitvectors;

    #[test]
    fn levels_open_and_close() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let (a, x, y) = (graph.variable("a", sort), graph.variable("x", byte), graph.variable("y", byte));
        let [first, second] = [x, y].map(|index| graph.term(Operator::Select, &[a, index]));
        let (one, plain) = (graph.equal(first, x), graph.equal(x, y));
        let two = graph.equal(first, second);
        let (mut levels, mut cone) = (Levels::new(), Cone::new(is_beyond_bitvectors));
        let limits = Limits::none();
        cone.collect(&Scope { graph: &mut graph, levels: &levels, limits: &limits }, plain, |_| None)
            .unwrap();
        assert!(cone.terms(&levels).is_empty());
        levels.push();
        cone.collect(&Scope { graph: &mut graph, levels: &levels, limits: &limits }, one, |_| None).unwrap();
        assert_eq!(cone.terms(&levels), [a, first, one]);
        levels.push();
        cone.collect(&Scope { graph: &mut graph, levels: &levels, limits: &limits }, two, |_| None).unwrap();
        assert_eq!(cone.terms(&levels), [a, first, one, second, two]);
        cone.check_invariants(&levels, &graph);
        levels.pop(2);
        assert!(cone.terms(&levels).is_empty());
        cone.collect(&Scope { graph: &mut graph, levels: &levels, limits: &limits }, two, |equality| {
            (equality == two).then_some(one)
        })
        .unwrap();
        assert_eq!(cone.terms(&levels), [a, second, first, two, one]);
        cone.check_invariants(&levels, &graph);
    }
}
