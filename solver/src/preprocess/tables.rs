//! Tables: arrays whose elements at constant indices are asserted.
//!
//! **Idea.** A symbolic executor that meets a table of constants asserts it element by element, `(= (select a
//! #x00000003) #x7f)`, and reads it at indices that depend on inputs. A theory of arrays compares such an
//! index with one constant after the other, a lemma for each. The elements are all known, so a read is a
//! circuit of its index, a read-only memory, whose equal parts are shared (Bryant, *Graph-Based Algorithms
//! for Boolean Function Manipulation*, 1986, for its bits).
//!
//! **Here.** A read `(select a i)` of a table becomes a choice by the bits of `i`: `(ite p (ite b .. ..) r)`,
//! where `p` holds if `i` has the bits that the known indices have in common, `b` is the highest bit in which
//! they differ, and so on for the halves. `r` is the read itself, for indices that are not known. The other
//! passes come before, so that they do not go over circuits. Elements that are asserted under a name teach
//! nothing, and where the caller is asked for bodies nothing is replaced: it is shown the terms as they came.
//!
//! **Why it is sound.** Where the elements are as asserted, a read and its choice are equal, and the
//! conjuncts that assert them stay.
//!
//! **Contract.** Each conjunct is replaced by one that is equal to it wherever the others hold, and no
//! conjunct that asserts an element is replaced. What was learnt is forgotten with its level.
//!
//! **Cost.** Linear in new terms and in the terms above reads at unknown indices; besides, the elements of a
//! table for each such read, up to [`CHOSEN`] for a batch, and sorting them for each batch that reads it.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::origins::Origins;
use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::state::State;
use crate::levels::{LevelVec, Levels};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::traverse::{Occurrence, Visitor, traverse};
use javelin_term::work::Work;

/// The fewest and the most known elements of an array that is used as a table.
const ELEMENTS: std::ops::RangeInclusive<usize> = 4..=1 << 11;

/// The most elements that the choices of one batch have together; a read that exceeds the rest stays.
const CHOSEN: usize = 1 << 17;

/// A known element of an array: its index and its value.
type TableElement = (u64, Term);

/// The pass and its memory of asserted elements.
pub struct Tables {
    /// The elements of arrays that were asserted and handed out.
    known: FxHashMap<Term, LevelVec<TableElement>>,
    /// The elements that the batch asserts.
    asserted: FxHashMap<Term, Vec<TableElement>>,
    occurrence: Occurrence,
    results: Memo,
    stack: Vec<Term>,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            known: FxHashMap::default(),
            asserted: FxHashMap::default(),
            occurrence: Occurrence::new(is_open_read),
            results: Memo::new(),
            stack: Vec::new(),
        }
    }
}

impl Pass for Tables {
    fn name(&self) -> &'static str {
        "tables"
    }

    fn when(&self) -> When {
        When::End
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("reads", "Reads of tables of constants that became choices by the bits of their index.")
    }

    fn begin(&mut self) {
        self.asserted.clear();
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
        self.learn(context.graph, batch);
        if self.asserted.is_empty() && self.known.is_empty() {
            return Ok(PassOutcome::Done(0));
        }
        self.results.clear();
        let Tables { known, asserted, occurrence, results, stack } = self;
        let Context { graph, rewriter, levels, limits } = context;
        let (tables, work) = (FxHashMap::default(), Work::new(limits));
        let elements = Elements { known, asserted, levels, tables };
        let (reads, room, children) = (0, CHOSEN, Vec::new());
        let mut replacing = Replacing { graph, elements, occurrence, results, reads, room, work, children };
        for conjunct in &mut batch.conjuncts {
            if replacing.occurrence.find_within(replacing.graph, conjunct.term, limits)?.is_some() {
                traverse(stack, conjunct.term, &mut replacing)?;
                let replaced = result(replacing.results, conjunct.term);
                if replaced != conjunct.term {
                    conjunct.term = rewriter.rewrite_within(replacing.graph, replaced, limits)?;
                }
            }
        }
        Ok(PassOutcome::Done(replacing.reads))
    }

    fn commit(&mut self, levels: &Levels) {
        for (array, elements) in self.asserted.drain() {
            let known = self.known.entry(array).or_default();
            elements.into_iter().for_each(|element| known.push(levels, element));
        }
    }
}

impl Tables {
    /// Records the elements that the batch asserts.
    fn learn(&mut self, graph: &Graph, batch: &Batch) {
        self.asserted.clear();
        for conjunct in batch.conjuncts.iter().filter(|conjunct| conjunct.origins == Origins::NONE) {
            if let Some((array, element)) = element(graph, conjunct.term) {
                self.asserted.entry(array).or_default().push(element);
            }
        }
    }
}

/// The known elements of arrays.
struct Elements<'a> {
    known: &'a FxHashMap<Term, LevelVec<TableElement>>,
    asserted: &'a FxHashMap<Term, Vec<TableElement>>,
    levels: &'a Levels,
    /// The sorted tables of the arrays that were read so far.
    tables: FxHashMap<Term, Rc<[TableElement]>>,
}

impl Elements<'_> {
    /// The known elements of an array in the order of their indices, each index once; none if it is no table.
    fn of(&mut self, array: Term, work: &mut Work) -> Result<Rc<[TableElement]>, Stop> {
        if let Some(elements) = self.tables.get(&array) {
            return Ok(Rc::clone(elements));
        }
        let known = self.known.get(&array).map_or(&[][..], |known| known.items(self.levels));
        let asserted = self.asserted.get(&array).map_or(&[][..], Vec::as_slice);
        let mut elements = [known, asserted].concat();
        work.sort(&mut elements)?;
        elements.dedup_by_key(|&mut (index, _)| index);
        let is_table = ELEMENTS.contains(&elements.len());
        let elements: Rc<[TableElement]> = if is_table { elements.into() } else { Rc::default() };
        self.tables.insert(array, Rc::clone(&elements));
        Ok(elements)
    }
}

/// Whether a term is a read at an index that is no constant.
fn is_open_read(graph: &Graph, term: Term) -> bool {
    graph.operator(term) == Operator::Select && graph.value(graph.child(term, 1)).is_none()
}

/// The variable and the element that a conjunct asserts.
fn element(graph: &Graph, conjunct: Term) -> Option<(Term, TableElement)> {
    let (Operator::Equal, &[left, right]) = (graph.operator(conjunct), graph.children(conjunct)) else {
        return None;
    };
    let (read, value) = if graph.value(right).is_some() { (left, right) } else { (right, left) };
    let (Operator::Select, &[array, index]) = (graph.operator(read), graph.children(read)) else {
        return None;
    };
    graph.value(value)?;
    let index = graph.value(index).filter(|index| index.width() <= u64::BITS)?;
    (graph.operator(array) == Operator::Variable).then_some((array, (index.to_u64()?, value)))
}

/// The replacement of a term, or the term itself.
fn result(results: &Memo, term: Term) -> Term {
    results.get(term).map_or(term, |result| Term::from_index(result as usize))
}

/// A traversal that replaces reads, children first.
struct Replacing<'a> {
    graph: &'a mut Graph,
    elements: Elements<'a>,
    occurrence: &'a mut Occurrence,
    results: &'a mut Memo,
    /// The number of reads replaced.
    reads: u64,
    /// The number of elements that further choices may have.
    room: usize,
    work: Work,
    children: Vec<Term>,
}

impl Visitor for Replacing<'_> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.results.contains(term) || self.occurrence.known(term).is_none()
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        let old = self.graph.children(term);
        self.children.clear();
        self.children.extend(old.iter().map(|&child| result(self.results, child)));
        self.work.step(2 + self.children.len())?;
        let mut new = match self.children == old {
            true => term,
            false => self.graph.with_children(term, &self.children),
        };
        if is_open_read(self.graph, new) {
            let (array, index) = (self.graph.child(new, 0), self.graph.child(new, 1));
            let elements = self.elements.of(array, &mut self.work)?;
            if !elements.is_empty() && elements.len() <= self.room {
                self.reads += 1;
                self.room -= elements.len();
                self.work.step(elements.len())?;
                self.work.reserve(self.graph.growth(4 * elements.len()) as usize)?;
                new = self.choice(index, &elements, self.graph.width(index), new);
            }
        }
        self.work.reserve(self.results.growth())?;
        self.results.set(term, new.index() as u32);
        Ok(())
    }
}

impl Replacing<'_> {
    /// The value of these elements at an index of which the lowest `open` bits are not examined yet;
    /// `otherwise`, if the index is not one of theirs.
    fn choice(&mut self, index: Term, elements: &[TableElement], open: u32, otherwise: Term) -> Term {
        let (&[first, ..], &[.., last]) = (elements, elements) else { return otherwise };
        let differing = u64::BITS - (first.0 ^ last.0).leading_zeros();
        let inner = match differing.checked_sub(1) {
            None => first.1,
            Some(bit) => {
                let (low, high) = elements.split_at(elements.partition_point(|(at, _)| at >> bit & 1 == 0));
                let low = self.choice(index, low, bit, otherwise);
                let high = self.choice(index, high, bit, otherwise);
                let is_set = self.graph.bit_at(index, bit);
                if low == high { low } else { self.graph.ite(is_set, high, low) }
            }
        };
        if differing == open || inner == otherwise {
            return inner;
        }
        let common = self.graph.extract(index, open - 1, differing);
        let prefix = self.graph.number(first.0 >> differing, open - differing);
        let has_prefix = self.graph.equal(common, prefix);
        self.graph.ite(has_prefix, inner, otherwise)
    }
}

#[cfg(test)]
mod tests {
    use super::super::pass::Conjunct;
    use super::*;
    use javelin_term::limits::Limits;
    use javelin_term::sort::SortKind;

    #[test]
    fn elements_that_were_not_handed_out_are_forgotten() {
        let (mut graph, levels, mut pass) = (Graph::new(), Levels::new(), Tables::default());
        let byte = graph.bitvec_sort(8);
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let array = graph.variable("a", sort);
        let mut asserted = |place| {
            let at = graph.number(place, 8);
            let read = graph.term(Operator::Select, &[array, at]);
            Conjunct::new(graph.equal(at, read), Origins::NONE)
        };
        let batch = Batch { conjuncts: (0..8).map(&mut asserted).collect(), ..Batch::default() };
        let elements = |pass: &Tables| {
            let Tables { known, asserted, .. } = pass;
            let mut elements = Elements { known, asserted, levels: &levels, tables: FxHashMap::default() };
            elements.of(array, &mut Work::new(&Limits::none())).expect("no limit").len()
        };
        pass.begin();
        pass.learn(&graph, &batch);
        assert_eq!(elements(&pass), 8);
        pass.begin();
        pass.commit(&levels);
        assert_eq!(elements(&pass), 0, "a batch that was not handed out has taught something");
        pass.learn(&graph, &batch);
        pass.commit(&levels);
        pass.begin();
        assert_eq!(elements(&pass), 8);
    }
}
