//! The knowledge that the passes share: bindings, the undo stack, and the assertions that were handed out.
//!
//! A variable in an assertion that was handed out is *frozen*: its equations must be handed out too. It stays
//! so when the assertion is popped, although it need not: that way no part of a term is visited twice,
//! however often an assertion about a large term is pushed and popped.
//!
//! **Invariants.** The bound variables are those of the bindings on the undo stack, with the same values.
//! Bindings are triangular and results contain no bound variable (see [`Substitution`]). What is active has
//! been visited.

use super::eliminate::Binding;
use super::pass::Context;
use super::undo::Undo;
use crate::levels::{LevelMap, LevelVec, Levels};
use crate::limits::Stop;
use crate::term::graph::{Graph, Term};
use crate::term::substitute::Substitution;
use crate::term::traverse::PostOrder;

/// The knowledge of the stack of assertions.
#[derive(Default)]
pub struct State {
    bindings: Substitution,
    undo: LevelVec<Undo>,
    /// The assertions that were handed out at open levels.
    active: LevelMap<Term, ()>,
    /// All assertions that were ever handed out, and everything under them.
    handed_out: PostOrder,
    /// What will be simplified after the batch.
    pub expected: Vec<Term>,
}

impl State {
    /// Forgets what was found at levels that are closed. Every call that uses a state begins with this.
    pub fn retract(&mut self, levels: &Levels) {
        let State { bindings, undo, .. } = self;
        undo.retract(levels, |entry| entry.retract(bindings));
    }

    /// The undo entries of open levels, oldest first.
    pub fn entries(&self, levels: &Levels) -> &[Undo] {
        self.undo.items(levels)
    }

    /// Removes all undo entries but the oldest `count`, and what they have changed.
    pub fn rollback(&mut self, count: usize) {
        let State { bindings, undo, .. } = self;
        undo.truncate(count, |entry| entry.retract(bindings));
    }

    /// Lets a value stand for a variable from now on.
    pub fn bind(&mut self, levels: &Levels, binding: Binding) {
        self.bindings.bind(binding.variable, binding.value);
        self.undo.push(levels, Undo::Binding(binding));
    }

    /// The bindings among the undo entries from `first` on.
    pub fn bindings_from(&self, levels: &Levels, first: usize) -> impl Iterator<Item = &Binding> {
        self.entries(levels)[first..].iter().filter_map(Undo::binding)
    }

    /// Whether this very term was handed out at an open level.
    pub fn is_active(&self, levels: &Levels, term: Term) -> bool {
        self.active.contains(levels, &term)
    }

    /// Whether the variable occurs in what was handed out.
    pub fn is_frozen(&self, variable: Term) -> bool {
        self.handed_out.has_visited(variable)
    }

    /// Visits what will be handed out, unless there is a contradiction. Stopped before its end, it leaves
    /// variables frozen that need not be, which is no harm.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn visit(
        &mut self,
        context: &Context,
        assertions: Option<Vec<Term>>,
    ) -> Result<Option<Vec<Term>>, Stop> {
        for &assertion in assertions.iter().flatten() {
            self.handed_out.visit_within(context.graph, assertion, context.limits, |_| {})?;
        }
        Ok(assertions)
    }

    /// Records an assertion that is handed out, and was visited.
    pub fn hand_out(&mut self, levels: &Levels, assertion: Term) {
        debug_assert!(self.handed_out.has_visited(assertion), "handed out before it was visited");
        self.active.insert(levels, assertion, ());
    }

    /// A term in normal form without bound variables.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn simplified(&mut self, context: &mut Context, term: Term) -> Result<Term, Stop> {
        let Context { graph, rewriter, limits, .. } = context;
        // Rewriting looks at the limits too seldom for terms that are many and small.
        limits.check()?;
        let term = rewriter.rewrite_within(graph, term, limits)?;
        let substituted = self.bindings.apply_within(graph, term, limits)?;
        match substituted == term {
            true => Ok(term),
            false => rewriter.rewrite_within(graph, substituted, limits),
        }
    }

    /// Panics if an invariant is broken. Linear in all that was handed out and remembered.
    pub fn check_invariants(&self, graph: &Graph, levels: &Levels) {
        levels.check_invariants();
        self.undo.check_invariants(levels);
        self.bindings.check_invariants(graph);
        self.handed_out.check_invariants(graph);
        assert_eq!(self.undo.len(levels), self.bindings.bindings(), "each binding can be undone");
        for binding in self.bindings_from(levels, 0) {
            let Binding { variable, value, kept } = *binding;
            assert_eq!(self.bindings.value(variable), Some(value), "a binding is the one on the stack");
            assert!(!kept || self.is_frozen(variable), "only equations of frozen variables are kept");
        }
        for index in 0..graph.len() {
            let term = Term::from_index(index);
            let is_visited = || self.handed_out.has_visited(term);
            assert!(!self.is_active(levels, term) || is_visited(), "what is active was visited");
        }
    }
}
