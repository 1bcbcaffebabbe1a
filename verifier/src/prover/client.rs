//! Questions with summaries, of a daemon: as texts.
//!
//! **Idea.** The thin client of Babić and Hu: the daemon asks for the bodies that its counterexamples depend
//! on, and the client's verifier sends them ([`javelin_client::vc`]).
//!
//! **Here.** A session ends in the middle of a question, or a daemon says nothing for longer than the
//! question may take: then the session is given up, and the next question begins a new one. A question whose
//! session was there before is asked once more in a new one.

use std::time::{Duration, Instant};

use javelin_client::Javelin;
use javelin_client::vc::{self, Outcome, Settings, VcError, Verdict, Verifier};
use javelin_parser::expression::Expression;
use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};

use super::text::{self, ConditionWriter};
use super::{Answer, Condition, Played, ProverError, Quota};
use crate::why::Why;

/// A daemon may be so much later than the time of a question.
const GRACE: Duration = Duration::from_secs(2);

/// The time for a question by default.
const ENDLESS: Duration = Duration::from_secs(1 << 20);

/// The client of a daemon.
pub struct Client {
    address: String,
    /// The session, while there is one.
    verifier: Option<Verifier>,
    bodies: vc::Bodies,
    writer: ConditionWriter,
}

fn failed(error: VcError) -> ProverError {
    ProverError::Gone(error.to_string())
}

impl Client {
    /// One for the daemon at an address; nothing is sent yet.
    pub fn new(address: &str) -> Client {
        let (bodies, writer) = (vc::Bodies::default(), ConditionWriter::default());
        Client { address: address.to_owned(), verifier: None, bodies, writer }
    }

    /// Whether a formula can be true, in place of the last one.
    ///
    /// # Errors
    /// The daemon is not there, refuses, or goes.
    pub fn expand(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        quota: Quota,
    ) -> Result<Played, ProverError> {
        let written = self.writer.write(graph, condition);
        if !written.bodies.is_empty() {
            let known = std::mem::take(&mut self.bodies);
            self.bodies = vc::Bodies::parse(written.bodies.as_bytes()).map_err(failed)?.over(&known);
        }
        let condition = vc::Condition::parse(written.condition.as_bytes()).map_err(failed)?;
        let until = quota.moment().unwrap_or_else(|| Instant::now() + ENDLESS);
        let was_there = self.verifier.is_some();
        let mut outcome = self.play(&condition, until);
        if was_there && matches!(outcome, Err(VcError::Transport(_))) {
            self.verifier = None;
            outcome = self.play(&condition, until);
        }
        if let Err(VcError::Transport(_) | VcError::Answer(_)) = outcome {
            self.verifier = None;
        }
        let Outcome { verdict, used, possible, .. } = outcome.map_err(failed)?;
        let answer = match verdict {
            Verdict::Valid => Answer::Unsat,
            Verdict::Falsified { .. } => Answer::Sat,
            Verdict::Unknown(why) => Answer::Unknown(Why::word(&why)),
        };
        Ok(Played { answer, used, possible })
    }

    fn play(&mut self, condition: &vc::Condition, until: Instant) -> Result<Outcome, VcError> {
        let left = until.saturating_duration_since(Instant::now());
        let verifier = match &mut self.verifier {
            Some(verifier) => verifier,
            None => self.verifier.insert(connect(&self.address, left)?),
        };
        verifier.set_timeout(Some(left));
        verifier.set_patience(left + GRACE)?;
        verifier.decide(condition, &self.bodies)
    }

    /// The values of Boolean and bit-vector terms in the last counterexample.
    ///
    /// # Errors
    /// There are no values, or the daemon disconnects.
    pub fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        let none = || ProverError::Gone("there are no values".into());
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let texts: Vec<String> = terms.iter().map(|&term| text::term(graph, term, text::name)).collect();
        let values = self.verifier.as_mut().ok_or_else(none)?.values(&texts).map_err(failed)?;
        let values: Option<Vec<BitVec>> = values.iter().map(|value| number(value)).collect();
        values.filter(|values| values.len() == terms.len()).ok_or_else(none)
    }
}

fn connect(address: &str, left: Duration) -> Result<Verifier, VcError> {
    let failed = |error: std::io::Error| {
        VcError::File(address.to_owned(), format!("no daemon answers there: {error}"))
    };
    let mut session = Javelin::connect(address).map_err(failed)?;
    session.set_patience(left + GRACE).map_err(failed)?;
    Verifier::new(session, Settings::default())
}

/// A value as it is written.
fn number(text: &str) -> Option<BitVec> {
    let tree = Expression::read(text.as_bytes()).ok()?;
    super::smtlib::read_value(&tree, tree.root())
}
