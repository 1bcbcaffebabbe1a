//! The knowledge that the passes share: bindings, the undo stack, and the assertions that were handed out.
//!
//! A variable in an assertion that was handed out at a level that is open is *frozen*: its equations must be
//! handed out too. Assertions are visited for this only on request, and then once for each time that their
//! level is opened: pushing, asserting something large, checking and popping visits nothing.
//!
//! **Invariants.** The bound variables are those of the bindings on the undo stack, with the same values.
//! Bindings are triangular and results contain no bound variable (see [`Bindings`]). The terms below a term
//! that was visited at an open level were visited at an open level.

use rustc_hash::FxHashSet;

use super::bindings::{Bindings, Value};
use super::eliminate::Binding;
use super::origins::{OriginSets, Origins};
use super::pass::{Conjunct, Context};
use super::undo::Undo;
use crate::levels::{Level, LevelMap, LevelVec, Levels};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::traverse::{Visitor, traverse};
use javelin_term::work::Work;

/// The state that the passes share, for one stack of assertions.
#[derive(Default)]
pub struct State {
    bindings: Bindings,
    /// The origins of conjuncts.
    pub sets: OriginSets,
    undo: LevelVec<Undo>,
    /// The assertions that were handed out at open levels.
    active: LevelMap<Term, Origins>,
    /// The active assertions that were not visited yet, with their levels.
    waiting: LevelVec<(Level, Term)>,
    /// The number of the level at which a term was visited last.
    visited: Memo,
    stack: Vec<Term>,
    /// Conjuncts to be woken when a variable in them is bound, and those that were woken.
    watched: FxHashSet<Term>,
    woken: Vec<Term>,
    /// Terms that will be simplified after the batch.
    pub expected: Vec<Term>,
}

impl State {
    /// Forgets the results of closed levels. Every call that uses a state begins with this.
    pub fn retract(&mut self, context: &Context) {
        let State { bindings, undo, sets, .. } = self;
        undo.retract(context.levels, |entry| entry.retract(context.graph, bindings));
        sets.retract(context.levels);
    }

    /// The undo entries of open levels, oldest first.
    pub fn entries(&self, levels: &Levels) -> &[Undo] {
        self.undo.items(levels)
    }

    /// Removes all undo entries but the oldest `count`, and their effects.
    pub fn rollback(&mut self, graph: &Graph, count: usize) {
        let State { bindings, undo, .. } = self;
        undo.truncate(count, |entry| entry.retract(graph, bindings));
    }

    /// The union of two sets of origins.
    pub fn join(&mut self, one: Origins, other: Origins) -> Origins {
        self.sets.join(one, other)
    }

    /// Lets a value stand for a variable from now on. Conjuncts that are watched and mention it are woken.
    pub fn bind(&mut self, context: &Context, binding: Binding) {
        let State { bindings, undo, watched, woken, .. } = self;
        let Binding { variable, value, origins, .. } = binding;
        let value = Value { term: value, origins };
        bindings.bind(context.graph, variable, value, waking(watched, woken));
        undo.push(context.levels, Undo::Binding(binding));
    }

    /// The bindings among the undo entries from `first` on.
    pub fn bindings_from(&self, levels: &Levels, first: usize) -> impl Iterator<Item = &Binding> {
        self.entries(levels)[first..].iter().filter_map(Undo::binding)
    }

    /// Watches a conjunct if it is in normal form and contains no bound variable; returns whether it does.
    /// Where nothing is bound, this is not known.
    pub fn watch(&mut self, conjunct: Term) -> bool {
        let is_settled = self.is_settled(conjunct);
        if is_settled {
            self.watched.insert(conjunct);
        }
        is_settled
    }

    /// Whether a conjunct that was watched and not woken contains no bound variable, as it should.
    pub fn is_settled(&self, conjunct: Term) -> bool {
        self.bindings.is_settled(conjunct)
    }

    /// Schedules a conjunct for one more visit although it has not changed. Watched conjuncts that contain it
    /// are woken: it loses its result, without which later bindings would not wake them.
    pub fn wake(&mut self, graph: &Graph, conjunct: Term) {
        let State { bindings, watched, woken, .. } = self;
        bindings.forget(graph, conjunct, waking(watched, woken));
    }

    /// The conjuncts that were woken since the last call.
    pub fn take_woken(&mut self) -> Vec<Term> {
        std::mem::take(&mut self.woken)
    }

    /// Stops watching all conjuncts.
    pub fn watch_nothing(&mut self) {
        self.bindings.tidy();
        self.watched.clear();
        self.woken.clear();
    }

    /// The origins of this very term, if it was handed out at an open level.
    pub fn active(&self, levels: &Levels, term: Term) -> Option<Origins> {
        self.active.get(levels, &term).copied()
    }

    /// Whether the variable occurs in assertions handed out at open levels.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn is_frozen(
        &mut self,
        graph: &Graph,
        levels: &Levels,
        variable: Term,
        limits: &Limits,
    ) -> Result<bool, Stop> {
        self.visit_active(graph, levels, limits)?;
        Ok(self.is_handed_out(levels, variable))
    }

    /// Visits the assertions handed out at open levels that were not visited before.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn visit_active(&mut self, graph: &Graph, levels: &Levels, limits: &Limits) -> Result<(), Stop> {
        let State { waiting, visited, stack, .. } = self;
        for &(level, assertion) in waiting.items(levels) {
            let work = Work::new(limits);
            traverse(stack, assertion, &mut Visit { graph, levels, level, visited, work })?;
        }
        waiting.truncate(0, drop);
        Ok(())
    }

    /// Whether a term is a part of assertions handed out at open levels, all of which were visited
    /// ([`State::visit_active`]).
    pub fn is_handed_out(&self, levels: &Levels, term: Term) -> bool {
        is_visited(&self.visited, levels, term)
    }

    /// Records an assertion that is handed out.
    pub fn hand_out(&mut self, levels: &Levels, assertion: Conjunct) {
        if self.active.insert(levels, assertion.term, assertion.origins) {
            self.waiting.push(levels, (levels.current(), assertion.term));
        }
    }

    /// A conjunct in normal form without bound variables. The origins of the bindings that were used join its
    /// own.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn simplified(&mut self, context: &mut Context, mut conjunct: Conjunct) -> Result<Conjunct, Stop> {
        let State { bindings, sets, .. } = self;
        let Context { graph, rewriter, limits, .. } = context;
        // Rewriting checks the limits too seldom for many small terms.
        limits.check()?;
        loop {
            conjunct.term = rewriter.rewrite_within(graph, conjunct.term, limits)?;
            let result = bindings.apply(graph, sets, conjunct.term, limits)?;
            if result.term == conjunct.term {
                return Ok(conjunct);
            }
            conjunct = Conjunct {
                term: result.term,
                origins: sets.join(conjunct.origins, result.origins),
                ..conjunct
            };
        }
    }

    /// Panics if an invariant is broken. Linear in all that was handed out and remembered.
    pub fn check_invariants(&self, graph: &Graph, levels: &Levels) {
        levels.check_invariants();
        self.undo.check_invariants(levels);
        self.bindings.check_invariants(graph);
        self.sets.check_invariants();
        assert_eq!(self.undo.len(levels), self.bindings.len(), "each binding can be undone");
        for binding in self.bindings_from(levels, 0) {
            let Binding { variable, value, origins, kept } = *binding;
            assert_eq!(self.bindings.value(variable), Some(Value { term: value, origins }));
            assert!(!kept || is_visited(&self.visited, levels, variable), "only frozen variables are kept");
        }
        let is_visited = |term| is_visited(&self.visited, levels, term);
        for term in (0..graph.len()).map(Term::from_index).filter(|&term| is_visited(term)) {
            assert!(graph.children(term).iter().all(|&child| is_visited(child)), "{term:?}: a part is not");
        }
    }
}

/// Moves conjuncts whose results are forgotten from the watched to the woken ones.
fn waking<'a>(watched: &'a mut FxHashSet<Term>, woken: &'a mut Vec<Term>) -> impl FnMut(Term) + 'a {
    |term| {
        if watched.remove(&term) {
            woken.push(term);
        }
    }
}

fn is_visited(visited: &Memo, levels: &Levels, term: Term) -> bool {
    visited.get(term).is_some_and(|number| levels.is_open(Level::from_number(number)))
}

/// A traversal that marks terms as visited at a level.
struct Visit<'a> {
    graph: &'a Graph,
    levels: &'a Levels,
    level: Level,
    visited: &'a mut Memo,
    work: Work,
}

impl Visitor for Visit<'_> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        is_visited(self.visited, self.levels, term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(1 + self.graph.children(term).len())?;
        self.visited.set(term, self.level.number());
        Ok(())
    }
}
