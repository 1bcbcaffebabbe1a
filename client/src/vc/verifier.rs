//! One condition after the other in one session, and what became of each.

use std::time::{Duration, Instant};

use super::bodies::Bodies;
use super::condition::Condition;
use super::decisive::decisive;
use super::dialogue::{Answer, Dialogue};
use super::error::VcError;
use super::meanings::Meanings;
use super::refine::{Manner, Refinement, Settings};
use crate::reply::Reply;
use crate::transport::Transport;

/// The least time for finding out which values matter.
const LEAST: Duration = Duration::from_millis(100);

/// The verdict on a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing satisfies it.
    Valid,
    /// Something does.
    Falsified {
        /// Constants and their values, as they are written.
        values: Vec<(String, String)>,
        /// Whether these values are enough, whatever the other constants are; otherwise they are those of all
        /// constants.
        enough: bool,
    },
    /// The session does not know, for this reason.
    Unknown(String),
}

/// A verdict and what it took.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The verdict.
    pub verdict: Verdict,
    /// Applications that were expanded.
    pub used: u64,
    /// Applications that inlining would have expanded; the largest number where there are more.
    pub possible: u64,
    /// Counterexamples that asked for applications.
    pub rounds: u64,
    /// Summaries that took part without a body: they may be anything.
    pub free: Vec<String>,
    /// The time it took.
    pub time: Duration,
}

/// A session in which conditions are played.
pub struct Verifier {
    dialogue: Dialogue,
    settings: Settings,
}

impl Verifier {
    /// Takes a session that was just opened.
    ///
    /// # Errors
    /// The session refuses the first command, or is gone.
    pub fn new(transport: impl Transport + 'static, settings: Settings) -> Result<Verifier, VcError> {
        Ok(Verifier { dialogue: Dialogue::new(Box::new(transport))?, settings })
    }

    /// Plays a condition. After [`VcError::Transport`] the verifier is of no more use; after any other error
    /// it is.
    ///
    /// # Errors
    /// The condition does not fit the bodies (nothing was sent then), the session refuses a command, or it is
    /// gone.
    pub fn check(&mut self, condition: &Condition, bodies: &Bodies) -> Result<Outcome, VcError> {
        let begin = Instant::now();
        let meanings = Meanings::new(condition, bodies)?;
        let mut refinement = Refinement::new(&mut self.dialogue, &self.settings, meanings, begin);
        refinement.start(None)?;
        let verdict = match refinement.decide("(check-sat)", Manner::Whole)? {
            Answer::Unsat => Verdict::Valid,
            Answer::Sat => falsified(&mut refinement, begin)?,
            Answer::Unknown(reason) => Verdict::Unknown(reason),
        };
        let Refinement { rounds, meanings: Meanings { plan, used, .. }, .. } = refinement;
        let free = plan.free.into_iter().collect();
        Ok(Outcome { verdict, used, possible: plan.possible, rounds, free, time: begin.elapsed() })
    }
}

/// The verdict after `sat`. A constant that an assertion defines by an application may have been eliminated,
/// and the application with it: then the session has not asked for its body, and the constant's value is as
/// free as the application. Where the search for decisive values expands more applications, the condition is
/// checked again with them.
fn falsified(refinement: &mut Refinement<'_>, begin: Instant) -> Result<Verdict, VcError> {
    // The search for decisive values is worth as much time as the verdict was.
    let deadline = Instant::now() + begin.elapsed().max(LEAST);
    loop {
        let constants = &refinement.meanings.condition.constants;
        let values = refinement.dialogue.values(constants)?;
        let values: Vec<(String, String)> = constants.iter().cloned().zip(values).collect();
        let sent = refinement.meanings.sent.len();
        refinement.deadline = Some(deadline);
        if let Some(values) = decisive(refinement, &values)? {
            return Ok(Verdict::Falsified { values, enough: true });
        }
        if refinement.meanings.sent.len() == sent || Instant::now() >= deadline {
            return Ok(Verdict::Falsified { values, enough: false });
        }
        refinement.start(None)?;
        let replies = refinement.dialogue.batch(&refinement.meanings.sent)?;
        if let Some(reply) = replies.into_iter().find(|reply| *reply != Reply::Success) {
            return Err(VcError::refused("the bodies", reply));
        }
        match refinement.decide("(check-sat)", Manner::LightWhole)? {
            Answer::Sat => {}
            Answer::Unsat => return Ok(Verdict::Valid),
            Answer::Unknown(_) => return Ok(Verdict::Falsified { values, enough: false }),
        }
    }
}
