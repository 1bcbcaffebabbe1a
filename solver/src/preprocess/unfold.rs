//! Arrays of few elements, element by element.
//!
//! **Idea.** An array whose index has `k` bits is `2^k` words, and for small `k` these are fewer than the
//! lemmas that reads, writes and equalities of the array take one by one. Yosys does so with memories
//! (`memory_map`).
//!
//! **Here.** A write is a choice for each element, a read chooses among the elements by the bits of its
//! index, and an equality is one for each element. The elements of other arrays than writes, choices and
//! constant arrays (variables, mostly) are its reads at constant indices. Other arrays stay as they are, and
//! so does all that is assumed and not asserted. Where the caller is asked for bodies nothing is unfolded: it
//! is shown the terms as they came.
//!
//! **Contract.** A conjunct is replaced by an equal term. The result for a term depends on the term alone and
//! is remembered for the life of the graph.
//!
//! **Cost.** Linear in the part of the conjuncts that contains such arrays, times their elements.

use rustc_hash::FxHashMap;

use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::state::State;
use javelin_term::array::flat_width;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{Occurrence, Visitor, traverse};
use javelin_term::work::Work;

/// The widest index of an array that is unfolded.
const INDEX_WIDTH: u32 = 4;

/// The pass and the results of all its runs.
pub struct Unfold {
    occurrence: Occurrence,
    known: Unfolded,
    stack: Vec<Term>,
}

/// The results for terms.
#[derive(Default)]
struct Unfolded {
    results: Memo,
    elements: FxHashMap<Term, Box<[Term]>>,
}

impl Default for Unfold {
    fn default() -> Unfold {
        Unfold { occurrence: Occurrence::new(is_unfolded), known: Unfolded::default(), stack: Vec::new() }
    }
}

impl Pass for Unfold {
    fn name(&self) -> &'static str {
        "unfold"
    }

    fn when(&self) -> When {
        When::End
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("conjuncts", "Conjuncts in which arrays of few elements became their elements.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        _state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        if context.graph.summaries.ask_caller() {
            return Ok(PassOutcome::Done(0));
        }
        let mut changes = 0;
        for conjunct in &mut batch.conjuncts {
            if self.occurrence.find_within(context.graph, conjunct.term, context.limits)?.is_some() {
                let unfolded = self.unfold(context.graph, conjunct.term, context.limits)?;
                conjunct.term = context.rewriter.rewrite_within(context.graph, unfolded, context.limits)?;
                changes += 1;
            }
        }
        Ok(PassOutcome::Done(changes))
    }
}

impl Unfold {
    fn unfold(&mut self, graph: &mut Graph, root: Term, limits: &Limits) -> Result<Term, Stop> {
        let Unfold { occurrence, known, stack } = self;
        let work = Work::new(limits);
        traverse(stack, root, &mut Unfolding { graph, occurrence, known, work, children: Vec::new() })?;
        Ok(known.result(root))
    }
}

/// Whether a term is an array of few elements that are not arrays.
fn is_unfolded(graph: &Graph, term: Term) -> bool {
    let SortKind::Array(index, element) = *graph.sorts.kind(graph.sort(term)) else { return false };
    let is_narrow = matches!(*graph.sorts.kind(index), SortKind::BitVec(width) if width <= INDEX_WIDTH);
    is_narrow && flat_width(&graph.sorts, element).is_some()
}

impl Unfolded {
    /// The result for a visited term: itself if it was not replaced.
    fn result(&self, term: Term) -> Term {
        self.results.get(term).map_or(term, |result| Term::from_index(result as usize))
    }
}

/// A traversal that unfolds terms, children first.
struct Unfolding<'a> {
    graph: &'a mut Graph,
    occurrence: &'a Occurrence,
    known: &'a mut Unfolded,
    work: Work,
    children: Vec<Term>,
}

impl Visitor for Unfolding<'_> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.known.results.contains(term) || self.occurrence.known(term).is_none()
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        let old = self.graph.children(term);
        self.children.clear();
        self.children.extend(old.iter().map(|&child| self.known.result(child)));
        let array = old.first().copied().filter(|&child| is_unfolded(self.graph, child));
        self.work.step(2 + self.children.len() + array.map_or(0, |_| 1 << INDEX_WIDTH))?;
        self.work.reserve(self.graph.growth(4 << INDEX_WIDTH) as usize + self.known.results.growth())?;
        let result = match (self.graph.operator(term), array) {
            (Operator::Select, Some(array)) => self.chosen(array),
            (Operator::Equal, Some(array)) => self.equality(array, self.graph.child(term, 1)),
            (Operator::Not, _) => self.graph.not(self.children[0]),
            (Operator::BvNot, _) => self.graph.bvnot(self.children[0]),
            _ => self.graph.with_children(term, &self.children),
        };
        if is_unfolded(self.graph, term) {
            let elements = self.elements(term, result);
            self.known.elements.insert(term, elements);
        }
        self.known.results.set(term, result.index() as u32);
        Ok(())
    }
}

impl Unfolding<'_> {
    /// The element of an array at the index that is the second operand.
    fn chosen(&mut self, array: Term) -> Term {
        let index = self.children[1];
        let mut elements = self.known.elements[&array].to_vec();
        if let Some(place) = self.graph.value(index).and_then(|value| value.to_u64()) {
            return elements[place as usize];
        }
        for bit in 0..self.graph.width(index) {
            let is_set = self.graph.bit_at(index, bit);
            elements = elements.chunks(2).map(|pair| self.choice(is_set, pair[1], pair[0])).collect();
        }
        elements[0]
    }

    fn equality(&mut self, left: Term, right: Term) -> Term {
        let (left, right) = (&self.known.elements[&left], &self.known.elements[&right]);
        let equalities: Vec<Term> =
            left.iter().zip(right).map(|(&left, &right)| self.graph.equal(left, right)).collect();
        self.graph.and(&equalities)
    }

    /// The elements of an array, from its result and the elements of its children.
    fn elements(&mut self, array: Term, result: Term) -> Box<[Term]> {
        let SortKind::Array(index, _) = *self.graph.sorts.kind(self.graph.sort(array)) else {
            return [].into();
        };
        let SortKind::BitVec(width) = *self.graph.sorts.kind(index) else { return [].into() };
        let of = |known: &Unfolded, child| known.elements[&child].clone();
        match (self.graph.operator(array), self.graph.children(array)) {
            (Operator::Store, &[below, ..]) => {
                let (at, element) = (self.children[1], self.children[2]);
                let below = of(self.known, below);
                let place = |(place, old): (usize, Term)| {
                    let number = self.graph.number(place as u64, width);
                    let is_here = self.graph.equal(at, number);
                    self.choice(is_here, element, old)
                };
                below.into_iter().enumerate().map(place).collect()
            }
            (Operator::Ite, &[_, then, other]) => {
                let pairs = of(self.known, then).into_iter().zip(of(self.known, other));
                pairs.map(|(then, other)| self.choice(self.children[0], then, other)).collect()
            }
            (Operator::ConstArray, _) => vec![self.children[0]; 1 << width].into(),
            _ => {
                let read = |place| {
                    let number = self.graph.number(place, width);
                    self.graph.term(Operator::Select, &[result, number])
                };
                (0..1 << width).map(read).collect()
            }
        }
    }

    fn choice(&mut self, condition: Term, then: Term, other: Term) -> Term {
        if then == other { then } else { self.graph.ite(condition, then, other) }
    }
}
