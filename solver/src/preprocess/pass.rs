//! A pass: one way to simplify assertions by each other.
//!
//! **Here.** A pass is one file and a row in the table of [`super::schedule`]. It takes the conjuncts of a
//! batch and leaves others. What it knows beyond a batch it keeps itself, in containers that follow the
//! levels where it holds at a level only. Changes that models must follow go on the one stack of
//! [`super::undo`].
//!
//! **Contract.** A pass that succeeds keeps this: the conjuncts, the undo entries of the batch and what was
//! active before are together equivalent to the batch and what was active. One that is interrupted may leave
//! entries, which the schedule removes.

use super::origins::Origins;
use super::state::State;
use crate::levels::Levels;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::rewrite::engine::Rewriter;

/// The parts of the solver that preprocessing uses.
pub struct Context<'a> {
    /// The terms.
    pub graph: &'a mut Graph,
    /// The rules.
    pub rewriter: &'a mut Rewriter,
    /// Which levels are open. Facts that are found hold at the newest.
    pub levels: &'a Levels,
    /// The limits of the call. They are looked at every few thousand terms.
    pub limits: &'a Limits,
}

impl Context<'_> {
    /// The same parts, lent for a while.
    pub fn again(&mut self) -> Context<'_> {
        let Context { graph, rewriter, levels, limits } = self;
        Context { graph, rewriter, levels, limits }
    }
}

/// Something that is asserted, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conjunct {
    /// The Boolean term.
    pub term: Term,
    /// The named assertions without which it need not hold.
    pub origins: Origins,
    /// The place of its assertion in the batch: at the end conjuncts are sorted by it.
    pub position: u32,
}

impl Conjunct {
    /// An assertion.
    pub fn new(term: Term, origins: Origins) -> Conjunct {
        Conjunct { term, origins, position: 0 }
    }

    /// What follows from this conjunct alone.
    pub fn with(self, term: Term) -> Conjunct {
        Conjunct { term, ..self }
    }

    /// What follows from this conjunct and from something of other origins.
    pub fn joined(self, term: Term, origins: Origins, state: &mut State) -> Conjunct {
        Conjunct { term, origins: state.join(self.origins, origins), ..self }
    }
}

/// The assertions of one call on their way through the passes.
#[derive(Default)]
pub struct Batch {
    /// The assertions as they are now: for a pass of [`When::Local`] those that are new or have changed, for
    /// others all. A pass may take conjuncts apart, change and drop them.
    pub conjuncts: Vec<Conjunct>,
    /// How many undo entries there were before the batch.
    pub first: usize,
    /// How many there were when the conjuncts were simplified last: their bindings are substituted in them.
    pub substituted: usize,
    /// How many local rounds there were before.
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

/// When a pass runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// On the conjuncts that are new or have changed, until there are none.
    Local,
    /// On all conjuncts, whenever the local passes are done; they run again if it has changed something.
    Round,
    /// Once, on all conjuncts, after the last round.
    End,
}

/// How a pass ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The other passes go on with the conjuncts that it left. How much it changed, in its own count.
    Done(u64),
    /// The batch contradicts itself or what is active, where these origins hold.
    Contradiction(Origins),
}

/// One technique of preprocessing.
pub(super) trait Pass: Send {
    /// The name, in lower case.
    fn name(&self) -> &'static str;

    /// When it runs. At each time the passes run in the order of the table.
    fn when(&self) -> When;

    /// The counter of [`Step::Done`]: its name in lower case, and a sentence that says what is counted.
    fn counts(&self) -> (&'static str, &'static str);

    /// A batch begins, be the last one handed out or not.
    fn begin(&mut self) {}

    /// Simplifies the batch.
    ///
    /// # Errors
    /// A limit was reached.
    fn run(&mut self, batch: &mut Batch, state: &mut State, context: &mut Context) -> Result<Step, Stop>;

    /// The batch of the last runs is handed out, at the newest level.
    fn commit(&mut self, _levels: &Levels) {}
}
