//! Conditions played against a daemon, as texts.
//!
//! **Idea.** The thin client of Babić and Hu: the daemon asks for the bodies that its counterexamples depend
//! on, and the client's verifier sends them ([`javelin_client::vc`]).
//!
//! **Here.** One session for all conditions, or several for conditions that are asked ahead, at once. Where a
//! session ends in the middle of a condition, that condition is asked once more in a new one; where no daemon
//! answers any more, the condition is open, and so are those that come after it until one does. One that says
//! nothing while it is waited for, longer than the condition may take, counts as one that has gone.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use javelin_client::Javelin;
use javelin_client::vc::{Bodies, Condition, Outcome, Settings, VcError, Verdict, Verifier};
use javelin_parser::expression::Expression;
use javelin_solver::BitVec;
use javelin_term::graph::Term;

use super::conditions::{Answer, Played};
use super::text::{self, Written};
use super::workshop::Workshop;
use crate::engine::Limits;
use crate::prover::ProverError;
use crate::why::Why;

/// A daemon may be so much later than the time of a condition.
const GRACE: Duration = Duration::from_secs(2);

/// An answer, or why there is none, and how long it took.
pub type Timed = (Result<Played, ProverError>, Duration);

/// A connection, and the session on it while there is one.
struct Line {
    address: String,
    verifier: Option<Verifier>,
}

/// A daemon's sessions.
pub struct Daemon {
    /// The first one is asked where a condition is asked by itself.
    lines: Vec<Line>,
    bodies: Bodies,
    /// What the last condition declares.
    declared: BTreeSet<Term>,
}

fn failed(error: VcError) -> ProverError {
    ProverError::Gone(error.to_string())
}

impl Line {
    /// Whether a condition can be satisfied.
    fn decide(&mut self, text: &str, bodies: &Bodies, until: Instant) -> Result<Played, ProverError> {
        let condition = Condition::parse(text.as_bytes()).map_err(failed)?;
        let was_there = self.verifier.is_some();
        let mut outcome = self.play(&condition, bodies, until);
        if was_there && matches!(outcome, Err(VcError::Transport(_))) {
            self.verifier = None;
            outcome = self.play(&condition, bodies, until);
        }
        if let Err(VcError::Transport(_) | VcError::Answer(_)) = outcome {
            self.verifier = None;
        }
        let Outcome { verdict, used, possible, .. } = outcome.map_err(failed)?;
        let answer = match verdict {
            Verdict::Valid => Answer::Valid,
            Verdict::Falsified { .. } => Answer::Falsified,
            Verdict::Unknown(why) => Answer::Unknown(Why::word(why)),
        };
        Ok(Played { answer, used, possible })
    }

    fn play(&mut self, condition: &Condition, bodies: &Bodies, until: Instant) -> Result<Outcome, VcError> {
        let left = until.saturating_duration_since(Instant::now());
        let verifier = match &mut self.verifier {
            Some(verifier) => verifier,
            None => self.verifier.insert(connect(&self.address, left)?),
        };
        verifier.set_timeout(Some(left));
        verifier.set_patience(left + GRACE)?;
        verifier.decide(condition, bodies)
    }
}

impl Daemon {
    /// The daemon at an address, over so many connections; nothing is sent yet.
    pub fn new(address: &str, connections: usize) -> Daemon {
        let line = || Line { address: address.to_owned(), verifier: None };
        let lines = (0..connections.max(1)).map(|_| line()).collect();
        Daemon { lines, bodies: Bodies::default(), declared: BTreeSet::new() }
    }

    /// How many conditions are played at once.
    pub fn connections(&self) -> usize {
        self.lines.len()
    }

    fn take_bodies(&mut self, text: &str) -> Result<(), ProverError> {
        if !text.is_empty() {
            let bodies = std::mem::take(&mut self.bodies);
            self.bodies = Bodies::parse(text.as_bytes()).map_err(failed)?.over(&bodies);
        }
        Ok(())
    }

    /// Whether a condition can be satisfied, in place of the last one.
    ///
    /// # Errors
    /// The daemon is not there, refuses, or goes.
    pub fn decide(&mut self, written: &Written, until: Instant) -> Result<Played, ProverError> {
        self.declared.clone_from(&written.declared);
        self.take_bodies(&written.bodies)?;
        self.lines[0].decide(&written.condition, &self.bodies, until)
    }

    /// Whether conditions can be satisfied, each in so much time, and how long each took.
    ///
    /// # Errors
    /// Bodies are not as they should be; of each condition: the daemon is not there, refuses, or goes.
    pub fn decide_all(
        &mut self,
        all: &[(Written, Duration)],
        limits: &Limits,
    ) -> Result<Vec<Timed>, ProverError> {
        for (written, _) in all {
            self.take_bodies(&written.bodies)?;
        }
        let (next, bodies, end) = (&AtomicUsize::new(0), &self.bodies, limits.end);
        let work = |line: &mut Line| {
            let mut played = Vec::new();
            loop {
                let position = next.fetch_add(1, Relaxed);
                let Some((written, most)) = all.get(position) else { return played };
                let begin = Instant::now();
                let until = end.map_or(begin + *most, |end| end.min(begin + *most));
                let answer = line.decide(&written.condition, bodies, until);
                played.push((position, answer, begin.elapsed()));
            }
        };
        let played = thread::scope(|scope| {
            let threads: Vec<_> = self.lines.iter_mut().map(|line| scope.spawn(move || work(line))).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect::<Vec<_>>()
        });
        let none = || (Err(ProverError::Gone("a connection ended without an answer".into())), Duration::ZERO);
        let mut answers: Vec<Timed> = all.iter().map(|_| none()).collect();
        for (position, answer, time) in played {
            answers[position] = (answer, time);
        }
        Ok(answers)
    }

    /// Whether the last condition speaks of a variable or an unknown value.
    pub fn knows(&self, symbol: Term) -> bool {
        self.declared.contains(&symbol)
    }

    /// The values of Boolean and bit-vector terms in the last counterexample, over what the condition speaks
    /// of; `None` if there are none.
    pub fn values(&mut self, workshop: &Workshop, terms: &[Term]) -> Option<Vec<BitVec>> {
        if terms.is_empty() {
            return Some(Vec::new());
        }
        let texts: Vec<String> = terms.iter().map(|&term| text::term(workshop.graph, term)).collect();
        let values = self.lines[0].verifier.as_mut()?.values(&texts).ok()?;
        let values: Option<Vec<BitVec>> = values.iter().map(|value| number(value)).collect();
        values.filter(|values| values.len() == terms.len())
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
    crate::prover::smtlib::read_value(&tree, tree.root())
}
