//! Checks one condition after the other in one session.

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

/// The verdict on a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The condition is unsatisfiable: the program cannot fail.
    Valid,
    /// The condition is satisfiable.
    Falsified {
        /// Constants and their values, as they are written.
        values: Vec<(String, String)>,
        /// Whether these values are enough to satisfy the condition, whatever the values of the other
        /// constants. If not, they are the values of all constants.
        enough: bool,
    },
    /// The session does not know, for this reason.
    Unknown(String),
}

/// A verdict and its statistics.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The verdict on the condition.
    pub verdict: Verdict,
    /// The number of applications that were expanded.
    pub used: u64,
    /// The number of applications that inlining would have expanded; saturates.
    pub possible: u64,
    /// The number of counterexamples for which applications were asked for.
    pub rounds: u64,
    /// The summaries without a body that the condition can reach; they are uninterpreted.
    pub free: Vec<String>,
    /// The time it took.
    pub time: Duration,
}

/// A session in which conditions are checked.
pub struct Verifier {
    dialogue: Dialogue,
    settings: Settings,
}

impl Verifier {
    /// Takes a session that was just opened.
    ///
    /// # Errors
    /// The session refuses the first command, or has ended.
    pub fn new(transport: impl Transport + 'static, settings: Settings) -> Result<Verifier, VcError> {
        Ok(Verifier { dialogue: Dialogue::new(Box::new(transport))?, settings })
    }

    /// Checks a condition. After [`VcError::Transport`] the verifier must not be used any more; after any
    /// other error it can be.
    ///
    /// # Errors
    /// The condition does not fit the bodies (then no command was sent), the session refuses a command, or it
    /// has ended.
    pub fn check(&mut self, condition: &Condition, bodies: &Bodies) -> Result<Outcome, VcError> {
        self.play(condition, bodies, falsified)
    }

    /// As [`check`](Verifier::check), but a counterexample is left as it is: decisive values are not
    /// computed, and [`values`](Verifier::values) can be requested.
    ///
    /// # Errors
    /// As for [`check`](Verifier::check).
    pub fn decide(&mut self, condition: &Condition, bodies: &Bodies) -> Result<Outcome, VcError> {
        self.play(condition, bodies, |_, _| Ok(Verdict::Falsified { values: Vec::new(), enough: false }))
    }

    /// The values of terms in the counterexample that [`decide`](Verifier::decide) has just found.
    ///
    /// # Errors
    /// There is no counterexample, a term has no value that can be written, or the session has ended.
    pub fn values(&mut self, terms: &[String]) -> Result<Vec<String>, VcError> {
        self.dialogue.values(terms)
    }

    /// Limits the time for each condition from now on.
    pub fn set_timeout(&mut self, timeout: Option<Duration>) {
        self.settings.timeout = timeout;
    }

    /// From now on it is an error if the session sends nothing for `patience` while a reply is awaited.
    ///
    /// # Errors
    /// The system does not allow it.
    pub fn set_patience(&mut self, patience: Duration) -> Result<(), VcError> {
        self.dialogue.set_patience(patience)
    }

    fn play(
        &mut self,
        condition: &Condition,
        bodies: &Bodies,
        falsified: impl Fn(&mut Refinement<'_>, Instant) -> Result<Verdict, VcError>,
    ) -> Result<Outcome, VcError> {
        let begin = Instant::now();
        let meanings = Meanings::new(condition, bodies)?;
        let mut refinement = Refinement::new(&mut self.dialogue, &self.settings, meanings, begin);
        refinement.start(None);
        let verdict = match refinement.decide("(check-sat)", Manner::Whole)? {
            Answer::Unsat => Verdict::Valid,
            Answer::Sat => falsified(&mut refinement, begin)?,
            Answer::Refine(_) => Verdict::Unknown("refine".into()),
            Answer::Unknown(reason) => Verdict::Unknown(reason),
        };
        let Refinement { rounds, meanings: Meanings { plan, used, .. }, .. } = refinement;
        let free = plan.free.into_iter().collect();
        Ok(Outcome { verdict, used, possible: plan.possible, rounds, free, time: begin.elapsed() })
    }
}

/// The verdict after `sat`. If an assertion defines a constant by an application, the session may have
/// eliminated both. Then it has not asked for the body of the application, and the constant's value is
/// arbitrary. If the search for decisive values expands more applications, the condition is checked again
/// with them.
fn falsified(refinement: &mut Refinement<'_>, begin: Instant) -> Result<Verdict, VcError> {
    // The search for decisive values may take as much time as the verdict.
    let deadline = Instant::now() + begin.elapsed().max(refinement.settings.minimization);
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
        refinement.start(None);
        let replies = refinement.dialogue.batch(&refinement.meanings.sent)?;
        if let Some(reply) = replies.into_iter().find(|reply| *reply != Reply::Success) {
            return Err(VcError::refused("the bodies", reply));
        }
        match refinement.decide("(check-sat)", Manner::LightWhole)? {
            Answer::Sat => {}
            Answer::Unsat => return Ok(Verdict::Valid),
            Answer::Refine(_) | Answer::Unknown(_) => {
                return Ok(Verdict::Falsified { values, enough: false });
            }
        }
    }
}
