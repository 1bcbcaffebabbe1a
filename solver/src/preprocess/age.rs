//! The age of terms.
//!
//! **Idea.** Terms are numbered when they are first seen, parts before wholes. A variable cannot occur in a
//! term with a smaller number than its own.
//!
//! **Here.** In scripts that unroll a system step by step the newest variable is searched in a term that
//! reaches back to the first step; the search for cycles does not enter a term that was numbered before all
//! variables in question.
//!
//! **Contract.** Numbers are valid for the life of the graph, whatever is popped.
//!
//! **Invariants.** Numbers are below `next`, and each is larger than those of the term's children.
//!
//! **Cost.** Linear in new terms.

use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::traverse::{Visitor, traverse};
use javelin_term::work::Work;

/// The numbers of the terms that were seen.
#[derive(Default)]
pub struct Ages {
    numbers: Memo,
    next: u32,
    stack: Vec<Term>,
}

impl Ages {
    /// The number of a term; `None` if it was not numbered.
    pub fn number_of(&self, term: Term) -> Option<u32> {
        self.numbers.get(term)
    }

    /// Numbers a term and everything under it; called again after an error, it continues where it was
    /// stopped.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn number(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<(), Stop> {
        let Ages { numbers, next, stack } = self;
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

/// A traversal that gives terms the next numbers.
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
