//! Preprocessing: assertions are simplified by each other before anything is encoded.
//!
//! Assertions live on levels. A binding `x = t` that is found at a level holds until that level is closed;
//! assertions that come later, at this level or above, are simplified by it. Its equation is dropped where
//! `x` occurs in nothing that was handed out before, and handed out with the rest otherwise. Every call
//! either succeeds or leaves the state as it was.
//!
//! Each conjunct and binding knows the named assertions it comes from (`origins.rs`), for cores.
//!
//! The passes are rows of the table in `schedule.rs`; a pass is one file. `state.rs` holds the state they
//! share, `undo.rs` the reconstruction of models. The [`Levels`] of each call give the open levels.

mod age;
mod bindings;
mod cases;
mod context;
mod cycles;
mod deduplicate;
mod eliminate;
mod facts;
mod flatten;
mod keep;
mod linear;
mod normalize;
mod origins;
mod pass;
mod schedule;
mod score;
mod shannon;
mod solve;
mod split;
mod state;
mod substitute;
mod tables;
mod unconstrained;
mod undo;
mod unfold;

use crate::levels::Levels;
use crate::params::Params;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::statistics::Statistic;
pub use origins::{Made, OriginSets, Origins};
pub use pass::{Conjunct, Context, When};
use schedule::Schedule;
pub use schedule::{PASSES, PassRow};
use state::State;

/// The passes and the state they share, for one assertion stack.
pub struct Preprocessor {
    enabled: bool,
    schedule: Schedule,
    state: State,
    /// The number of calls, by which debug builds schedule checks of invariants.
    calls: u64,
}

impl Preprocessor {
    /// A preprocessor for an empty stack. With `enabled` unset it only rewrites; the parameters say which
    /// passes are on.
    pub fn new(enabled: bool, params: &Params) -> Preprocessor {
        Preprocessor { enabled, schedule: Schedule::new(params), state: State::default(), calls: 0 }
    }

    /// Simplifies assertions of the newest open level. The result must be encoded at this level; it is
    /// the term `false` alone where the stack has become contradictory.
    ///
    /// # Errors
    /// A limit was reached; the state is as before the call, which can be repeated.
    pub fn add(&mut self, context: &mut Context, assertions: &[Conjunct]) -> Result<Vec<Conjunct>, Stop> {
        self.state.retract(context);
        if !self.enabled {
            return assertions.iter().map(|&item| self.state.simplified(context, item)).collect();
        }
        let before = self.state.entries(context.levels).len();
        let (outer, limits) = (context.limits, context.limits.metered());
        let context = &mut Context { limits: &limits, ..context.again() };
        let simplified = self.schedule.run(&mut self.state, context, assertions);
        outer.add_steps(limits.steps());
        let result = match simplified {
            Ok(Ok(result)) => {
                for &assertion in &result {
                    self.state.hand_out(context.levels, assertion);
                }
                self.schedule.commit(context.levels);
                Ok(result)
            }
            Ok(Err(origins)) => Ok(vec![Conjunct::new(context.graph.truth(false), origins)]),
            Err(stop) => {
                self.state.rollback(context.graph, before);
                debug_assert_eq!(self.state.entries(context.levels).len(), before, "nothing has changed");
                Err(stop)
            }
        };
        self.check_sometimes(context);
        result
    }

    /// Keeps variables from being eliminated, as if a true assertion about each were handed out.
    pub fn freeze(&mut self, graph: &mut Graph, levels: &Levels, variables: &[Term]) {
        for &variable in variables {
            let equation = graph.equal(variable, variable);
            self.state.hand_out(levels, Conjunct::new(equation, Origins::NONE));
        }
    }

    /// Sets the terms that will be simplified after the assertions of the next call. They change no verdict:
    /// passes avoid replacements that these terms would undo.
    pub fn expect(&mut self, terms: Vec<Term>) {
        self.state.expected = terms;
    }

    /// Simplifies an assumption, which is not asserted, under the assertions. The result holds where its
    /// origins hold, and until the stack changes.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn simplify(&mut self, context: &mut Context, term: Term) -> Result<Conjunct, Stop> {
        self.state.retract(context);
        self.state.simplified(context, Conjunct::new(term, Origins::NONE))
    }

    /// The origins of the named assertion of this index, which is on the newest open level.
    pub fn name(&mut self, context: &Context, assertion: usize) -> Origins {
        self.state.retract(context);
        self.state.sets.name(context.levels, assertion)
    }

    /// The union of two sets of origins.
    pub fn join(&mut self, one: Origins, other: Origins) -> Origins {
        self.state.join(one, other)
    }

    /// The sets of origins.
    pub fn sets(&self) -> &OriginSets {
        &self.state.sets
    }

    /// The simplified terms that variables were eliminated for, of the variables that are chosen.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn definitions(
        &mut self,
        context: &mut Context,
        mut is_chosen: impl FnMut(&Graph, Term) -> bool,
    ) -> Result<Vec<Term>, Stop> {
        self.state.retract(context);
        let dropped = self.state.bindings_from(context.levels, 0).filter(|binding| !binding.kept);
        let mut values: Vec<Term> = dropped.map(|binding| binding.value).collect();
        values.retain(|&value| is_chosen(context.graph, value));
        for value in &mut values {
            *value = self.state.simplified(context, Conjunct::new(*value, Origins::NONE))?.term;
        }
        Ok(values)
    }

    /// Gives eliminated variables their values, once the variables of the assertions that were handed out
    /// have theirs. Variables without a value are zero.
    pub fn reconstruct(&self, graph: &Graph, levels: &Levels, assignment: &mut Assignment, limits: &Limits) {
        undo::reconstruct(graph, self.state.entries(levels), assignment, limits);
    }

    /// Counters of the passes, over all calls.
    pub fn statistics(&self) -> Vec<Statistic> {
        self.schedule.statistics()
    }

    /// Panics if an invariant is broken. Linear in all terms of the graph: for tests.
    pub fn check_invariants(&self, graph: &Graph, levels: &Levels) {
        self.state.check_invariants(graph, levels);
    }

    /// Debug builds check the state after the first few calls and whenever their number has doubled.
    fn check_sometimes(&mut self, context: &Context) {
        self.calls += 1;
        if cfg!(debug_assertions) && (self.calls < 8 || self.calls.is_power_of_two()) {
            self.check_invariants(context.graph, context.levels);
        }
    }
}
