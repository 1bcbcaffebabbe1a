//! Whether a variable occurs in a term, at a cost that follows what is new.
//!
//! **Idea.** Terms are numbered when they are first seen, parts before wholes. A variable cannot occur in a term
//! with a smaller number than its own.
//!
//! **Here.** In scripts that unroll a system step by step the newest variable is checked against a term that
//! reaches back to the first step; the search does not enter what was known before the variable was.
//!
//! **Contract.** Numbers stay for the life of the graph, whatever is popped. When the work allowed is used up
//! the answer is yes, which costs a simplification and nothing else.
//!
//! **Cost.** Numbering is linear in new terms; all searches together are linear in all numbered terms.

use rustc_hash::FxHashSet;

use crate::term::graph::{Graph, Term};
use crate::term::memo::Memo;

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
    pub fn occurs(&mut self, graph: &Graph, variable: Term, term: Term) -> bool {
        self.number(graph, variable);
        self.number(graph, term);
        let Some(birth) = self.numbers.get(variable) else { return true };
        let mut seen = FxHashSet::default();
        let mut stack = vec![term];
        while let Some(top) = stack.pop() {
            if top == variable || self.work > WORK + WORK_PER_TERM * u64::from(self.next) {
                return true;
            }
            if self.numbers.get(top).is_none_or(|number| number > birth) && seen.insert(top) {
                self.work += 1;
                stack.extend(graph.children(top));
            }
        }
        false
    }

    /// The number of a term that has one.
    pub fn number_of(&self, term: Term) -> Option<u32> {
        self.numbers.get(term)
    }

    /// Numbers a term and everything under it.
    pub fn number(&mut self, graph: &Graph, term: Term) {
        self.stack.push(term);
        while let Some(&top) = self.stack.last() {
            if self.numbers.contains(top) {
                self.stack.pop();
                continue;
            }
            let before = self.stack.len();
            let numbers = &self.numbers;
            self.stack.extend(graph.children(top).iter().filter(|&&child| !numbers.contains(child)));
            if self.stack.len() == before {
                self.stack.pop();
                self.numbers.set(top, self.next);
                self.next += 1;
            }
        }
    }
}
