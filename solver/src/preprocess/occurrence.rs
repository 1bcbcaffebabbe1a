//! Whether a variable occurs in a term, at a cost that follows what is new.
//!
//! **Idea.** Terms are numbered when they are first seen, parts before wholes. A variable cannot occur in a
//! term with a smaller number than its own.
//!
//! **Here.** In scripts that unroll a system step by step the newest variable is searched in a term that
//! reaches back to the first step; the search does not enter a term that was numbered before the variable. It
//! computes nothing bottom-up and ends at the first success, so it has a loop of its own.
//!
//! **Contract.** Numbers stay for the life of the graph, whatever is popped. When the work that is allowed is
//! used up the answer is yes, which costs a simplification and nothing else.
//!
//! **Invariants.** Numbers are below `next`, and each is larger than those of the term's children.
//!
//! **Cost.** Numbering is linear in new terms; all searches together are linear in all numbered terms.

use rustc_hash::FxHashSet;

use crate::limits::{Limits, Stop};
use crate::term::graph::{Graph, Term};
use crate::term::memo::Memo;
use crate::term::traverse::{Visitor, traverse};
use crate::work::Work;

/// How many terms searches may enter for each numbered term, and at the least.
const WORK_PER_TERM: u64 = 16;
const WORK: u64 = 100_000;

/// The numbers.
#[derive(Default)]
pub struct Occurrence {
    numbers: Memo,
    next: u32,
    work: u64,
    stack: Vec<Term>,
}

impl Occurrence {
    /// Whether the variable occurs in the term.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn occurs(
        &mut self,
        graph: &Graph,
        variable: Term,
        term: Term,
        limits: &Limits,
    ) -> Result<bool, Stop> {
        self.number(graph, variable, limits)?;
        self.number(graph, term, limits)?;
        let Some(birth) = self.numbers.get(variable) else { return Ok(true) };
        let mut meter = Work::new(limits);
        let mut seen = FxHashSet::default();
        let mut stack = vec![term];
        while let Some(top) = stack.pop() {
            if top == variable || self.work > WORK + WORK_PER_TERM * u64::from(self.next) {
                return Ok(true);
            }
            meter.step(1)?;
            if self.numbers.get(top).is_none_or(|number| number > birth) && seen.insert(top) {
                self.work += 1;
                stack.extend(graph.children(top));
            }
        }
        Ok(false)
    }

    /// The number of a term that has one.
    pub fn number_of(&self, term: Term) -> Option<u32> {
        self.numbers.get(term)
    }

    /// Numbers a term and everything under it; called again, it goes on where it was stopped.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn number(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<(), Stop> {
        let Occurrence { numbers, next, stack, .. } = self;
        match numbers.contains(term) {
            true => Ok(()),
            false => {
                let meter = Work::new(limits);
                traverse(stack, term, &mut Numbering { graph, numbers, next, meter })
            }
        }
    }

    /// Panics if an invariant is broken. Linear in all terms of the graph.
    pub fn check_invariants(&self, graph: &Graph) {
        self.numbers.check_invariants();
        for index in 0..graph.len() {
            let term = Term::from_index(index);
            if let Some(number) = self.numbers.get(term) {
                let is_below = |&child: &Term| self.numbers.get(child).is_some_and(|child| child < number);
                assert!(number < self.next, "a number was not given");
                assert!(graph.children(term).iter().all(is_below), "parts are numbered before wholes");
            }
        }
    }
}

/// Gives terms the next numbers.
struct Numbering<'a> {
    graph: &'a Graph,
    numbers: &'a mut Memo,
    next: &'a mut u32,
    meter: Work,
}

impl Visitor for Numbering<'_> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.numbers.contains(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.meter.step(1 + self.graph.children(term).len())?;
        self.numbers.set(term, *self.next);
        *self.next += 1;
        Ok(())
    }
}
