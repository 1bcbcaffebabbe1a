//! A pass: one way to simplify assertions by each other.
//!
//! **Here.** A pass is one file and a row in the table of [`super::schedule`]. It takes the conjuncts of a
//! batch and leaves others. Its memory beyond a batch is its own, in containers that follow the levels for
//! facts that hold at a level only. Changes that models must follow are pushed onto the one stack of
//! [`super::undo`].
//!
//! **Contract.** A pass that succeeds preserves this: the conjuncts, the undo entries of the batch and the
//! assertions active before are together equivalent to the batch and these assertions. A pass that is
//! interrupted may leave entries, which the schedule removes.

use super::origins::Origins;
use super::state::State;
use crate::levels::Levels;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::rewrite::engine::Rewriter;

/// The parts of the solver that preprocessing uses.
pub struct Context<'a> {
    /// The graph of all terms.
    pub graph: &'a mut Graph,
    /// The rewrite rules and their cache.
    pub rewriter: &'a mut Rewriter,
    /// The open levels. Facts that are found hold at the newest.
    pub levels: &'a Levels,
    /// The limits of the call, checked every few thousand terms.
    pub limits: &'a Limits,
}

impl Context<'_> {
    /// The same parts, borrowed for a shorter time.
    pub fn again(&mut self) -> Context<'_> {
        let Context { graph, rewriter, levels, limits } = self;
        Context { graph, rewriter, levels, limits }
    }
}

/// An asserted term with its origins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conjunct {
    pub term: Term,
    /// The named assertions without which it need not hold.
    pub origins: Origins,
    /// The index of its assertion in the batch: at the end conjuncts are sorted by it.
    pub position: u32,
}

impl Conjunct {
    /// A conjunct at position 0.
    pub fn new(term: Term, origins: Origins) -> Conjunct {
        Conjunct { term, origins, position: 0 }
    }

    /// A conjunct that follows from this one alone.
    pub fn with(self, term: Term) -> Conjunct {
        Conjunct { term, ..self }
    }

    /// A conjunct that follows from this one and from a fact of other origins.
    pub fn joined(self, term: Term, origins: Origins, state: &mut State) -> Conjunct {
        Conjunct { term, origins: state.join(self.origins, origins), ..self }
    }
}

/// The assertions of one call between the passes.
#[derive(Default)]
pub struct Batch {
    /// The assertions as they are now: for a pass of [`When::Local`] those that are new or have changed, for
    /// others all. A pass may take conjuncts apart, change and drop them.
    pub conjuncts: Vec<Conjunct>,
    /// The number of undo entries before the batch.
    pub first: usize,
    /// The number of undo entries when the conjuncts were simplified last: their bindings are substituted in
    /// them.
    pub substituted: usize,
    /// The number of local rounds before this one.
    pub round: usize,
    /// Set by a local pass that has more to do although it has bound nothing.
    pub again: bool,
}

impl Batch {
    /// The conjuncts without their origins.
    pub fn terms(&self) -> Vec<Term> {
        self.conjuncts.iter().map(|conjunct| conjunct.term).collect()
    }
}

/// The time at which a pass runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// On the conjuncts that are new or have changed, until there are none.
    Local,
    /// On all conjuncts, whenever the local passes are done; they run again if it has changed something.
    Round,
    /// Once, on all conjuncts, after the last round.
    End,
}

/// The result of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassOutcome {
    /// The other passes continue with the conjuncts that it left. The number of its changes, in its own
    /// count.
    Done(u64),
    /// The batch contradicts itself or the active assertions, where these origins hold.
    Contradiction(Origins),
}

/// One technique of preprocessing.
pub(super) trait Pass: Send {
    /// The name, in lower case.
    fn name(&self) -> &'static str;

    /// The time at which it runs. At each time the passes run in the order of the table.
    fn when(&self) -> When;

    /// The counter of [`PassOutcome::Done`]: its name in lower case, and a sentence with its meaning.
    fn counts(&self) -> (&'static str, &'static str);

    /// A batch begins, whether or not the last one was handed out.
    fn begin(&mut self) {}

    /// Simplifies the batch.
    ///
    /// # Errors
    /// A limit was reached.
    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop>;

    /// The batch of the last runs is handed out, at the newest level.
    fn commit(&mut self, _levels: &Levels) {}
}
