//! The order of the passes over a batch of assertions.
//!
//! **Idea.** Rewrite, substitute, flatten and solve until nothing new is found.
//!
//! **Here.** A table of passes and one loop. A round goes over its terms once, in whatever order definitions
//! and uses come. A round that has found bindings is followed by another; the last round only substitutes.
//!
//! **Contract.** The conjunction of the result, of the equations of the bindings that are dropped and of what
//! was active before is equivalent to the batch and what was active. The result contains no bound variable
//! but the ones of kept equations. Interrupted, only bindings have changed.
//!
//! **Cost.** At most [`ROUNDS`] times the batch; what was remembered is not visited again.

use super::context::Context as Contextual;
use super::deduplicate::Deduplicate;
use super::eliminate::Eliminate;
use super::facts::Facts;
use super::flatten::Flatten;
use super::keep::Keep;
use super::pass::{Batch, Context, Pass, Step, When};
use super::state::State;
use crate::levels::Levels;
use crate::limits::Stop;
use crate::statistics::Statistic;
use crate::term::graph::Term;

/// How often a batch is gone over.
const ROUNDS: usize = 10;

/// The passes, in the order in which they run. A new pass is one file and a row.
const PASSES: &[fn() -> Box<dyn Pass>] = &[
    || Box::new(Flatten),
    || Box::<Eliminate>::default(),
    || Box::<Facts>::default(),
    || Box::<Contextual>::default(),
    || Box::new(Keep),
    || Box::new(Deduplicate),
];

/// A pass and what is counted for it.
struct Row {
    pass: Box<dyn Pass>,
    runs: u64,
    changes: u64,
}

/// The passes of one preprocessor.
pub struct Schedule {
    rows: Vec<Row>,
    /// Conjuncts that came in and that were handed out.
    received: u64,
    handed_out: u64,
}

impl Default for Schedule {
    fn default() -> Schedule {
        let rows = PASSES.iter().map(|pass| Row { pass: pass(), runs: 0, changes: 0 }).collect();
        Schedule { rows, received: 0, handed_out: 0 }
    }
}

impl Schedule {
    /// Simplifies a batch; `None` where it contradicts itself or what is active.
    ///
    /// # Errors
    /// A limit was reached; the state is to be rolled back.
    pub fn run(
        &mut self,
        state: &mut State,
        context: &mut Context,
        assertions: &[Term],
    ) -> Result<Option<Vec<Term>>, Stop> {
        self.received += assertions.len() as u64;
        let first = state.entries(context.levels).len();
        let mut batch = Batch { conjuncts: assertions.to_vec(), first };
        for round in 1..=ROUNDS {
            if self.pass_over(When::Round, &mut batch, state, context)?.is_none() {
                return Ok(None);
            }
            if round == ROUNDS {
                break;
            }
            match self.pass_over(When::Repeating, &mut batch, state, context)? {
                None => return Ok(None),
                Some(0) => break,
                Some(_) => {}
            }
        }
        let ended = self.pass_over(When::End, &mut batch, state, context)?;
        self.handed_out += batch.conjuncts.len() as u64;
        Ok(ended.map(|_| batch.conjuncts))
    }

    /// The result of the last run is handed out.
    pub fn commit(&mut self, levels: &Levels) {
        self.rows.iter_mut().for_each(|row| row.pass.commit(levels));
    }

    /// Runs the passes of one time; how much they have changed, `None` for a contradiction.
    fn pass_over(
        &mut self,
        when: When,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<Option<u64>, Stop> {
        let mut all = 0;
        for row in self.rows.iter_mut().filter(|row| row.pass.when() == when) {
            row.runs += 1;
            match row.pass.run(batch, state, context)? {
                Step::Contradiction => return Ok(None),
                Step::Done(changes) => {
                    row.changes += changes;
                    all += changes;
                }
            }
        }
        Ok(Some(all))
    }

    /// Counters of all passes.
    pub fn statistics(&self) -> Vec<Statistic> {
        let mut statistics = vec![
            Statistic::new("preprocess-received", self.received, "Assertions that preprocessing was given."),
            Statistic::new("preprocess-handed-out", self.handed_out, "Assertions that it made of them."),
        ];
        for Row { pass, runs, changes } in &self.rows {
            let (name, meaning) = pass.counts();
            let pass = pass.name();
            statistics.extend([
                Statistic::new(format!("pass-{pass}-runs"), *runs, format!("How often the pass {pass} ran.")),
                Statistic::new(format!("pass-{pass}-{name}"), *changes, meaning),
            ]);
        }
        statistics
    }
}
