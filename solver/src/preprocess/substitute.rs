//! Substitution of variables by what asserted equations say they are: constants, other variables, terms.
//!
//! **Idea.** `x = t` lets `t` stand for `x` everywhere else, and where nothing that was encoded mentions `x`, the
//! equation itself is not needed (Bruttomesso et al., *The OpenSMT solver*; all solvers do it).
//!
//! **Here.** Bindings form a stack that follows the assertion levels. They are triangular: a value may contain
//! variables that are bound later, never earlier, so there are no cycles and replacing goes on until no
//! bound variable is left. Results are remembered in the order they were found. What a new binding
//! makes stale was found after its variable was first met, and what a popped binding has made was found while it
//! was there: both are an end of that order.
//!
//! **Contract.** A value contains neither its variable nor one that is bound already. Results contain no
//! bound variable. An interrupted call leaves remembered results that are right.
//!
//! **Cost.** Linear in the part of the cone that is not remembered; forgetting costs what remembering did.

use rustc_hash::FxHashMap;

use crate::limits::{Limits, Stop};
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// How many terms are handled between two looks at the limits.
const INTERVAL: u32 = 4096;

/// A variable and what it is.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The variable.
    pub variable: Term,
    /// What stands for it.
    pub value: Term,
    /// Whether the equation was handed out too, since the variable occurs in what was handed out before.
    pub kept: bool,
}

/// The stack of bindings.
#[derive(Default)]
pub struct Bindings {
    bindings: Vec<Binding>,
    values: FxHashMap<Term, Term>,
    /// The result for a term, and where the term is in `order`.
    results: FxHashMap<Term, (Term, usize)>,
    /// Terms in the order their results were found, each with the number of bindings at that time, which
    /// never decreases.
    order: Vec<(Term, usize)>,
}

enum Task {
    Visit(Term),
    Build(Term),
    /// A bound variable becomes what its value has become.
    Link(Term, Term),
}

impl Bindings {
    /// The bindings, oldest first.
    pub fn all(&self) -> &[Binding] {
        &self.bindings
    }

    /// The number of bindings, for [`Bindings::truncate`].
    pub fn len(&self) -> usize {
        self.bindings.len()
    }

    /// Adds a binding.
    pub fn bind(&mut self, binding: Binding) {
        debug_assert!(!self.values.contains_key(&binding.variable));
        if let Some(&(_, position)) = self.results.get(&binding.variable) {
            for (term, _) in self.order.drain(position..) {
                self.results.remove(&term);
            }
        }
        self.values.insert(binding.variable, binding.value);
        self.bindings.push(binding);
    }

    /// Removes all bindings but the oldest `count`.
    pub fn truncate(&mut self, count: usize) {
        for binding in self.bindings.drain(count..) {
            self.values.remove(&binding.variable);
        }
        while let Some((term, _)) = self.order.pop_if(|(_, bindings)| *bindings > count) {
            self.results.remove(&term);
        }
    }

    /// The term with every bound variable replaced.
    ///
    /// # Errors
    /// A limit was reached first.
    pub fn apply(&mut self, graph: &mut Graph, term: Term, limits: &Limits) -> Result<Term, Stop> {
        if self.bindings.is_empty() {
            return Ok(term);
        }
        let mut stack = vec![Task::Visit(term)];
        let mut children = Vec::new();
        let mut steps = 0u32;
        while let Some(task) = stack.pop() {
            steps += 1;
            if steps.is_multiple_of(INTERVAL) {
                limits.check()?;
            }
            match task {
                Task::Visit(term) => self.visit(graph, term, &mut stack),
                Task::Build(term) if self.results.contains_key(&term) => {}
                Task::Build(term) => {
                    children.clear();
                    children.extend(graph.children(term).iter().map(|&child| self.result(child)));
                    let result = match children == graph.children(term) {
                        true => term,
                        false => graph.with_children(term, &children),
                    };
                    self.remember(term, result);
                }
                Task::Link(variable, value) => {
                    let result = self.result(value);
                    self.remember(variable, result);
                }
            }
        }
        Ok(self.result(term))
    }

    fn visit(&mut self, graph: &Graph, term: Term, stack: &mut Vec<Task>) {
        if self.results.contains_key(&term) {
            return;
        }
        match (graph.operator(term), self.values.get(&term)) {
            (Operator::Variable, Some(&value)) => {
                stack.push(Task::Link(term, value));
                stack.push(Task::Visit(value));
            }
            (Operator::Variable | Operator::Constant, _) => self.remember(term, term),
            _ => {
                stack.push(Task::Build(term));
                stack.extend(graph.children(term).iter().map(|&child| Task::Visit(child)));
            }
        }
    }

    fn remember(&mut self, term: Term, result: Term) {
        if let std::collections::hash_map::Entry::Vacant(entry) = self.results.entry(term) {
            entry.insert((result, self.order.len()));
            self.order.push((term, self.bindings.len()));
        }
    }

    fn result(&self, term: Term) -> Term {
        match self.results.get(&term) {
            Some(&(result, _)) => result,
            None => unreachable!("a part without a result"),
        }
    }
}
