//! Conditions played against a daemon, as texts.
//!
//! **Idea.** The thin client of Babić and Hu: the daemon asks for the bodies that its counterexamples depend
//! on, and the client's verifier sends them ([`javelin_client::vc`]).

use std::collections::BTreeSet;
use std::time::Instant;

use javelin_client::Javelin;
use javelin_client::vc::{Bodies, Condition, Settings, VcError, Verdict, Verifier};
use javelin_parser::expression::Expression;
use javelin_solver::BitVec;
use javelin_solver::term::graph::Term;

use super::conditions::{Answer, Played};
use super::text::{self, Written};
use super::workshop::Workshop;
use crate::prover::ProverError;

/// A daemon's session.
pub struct Daemon {
    address: String,
    verifier: Option<Verifier>,
    bodies: Bodies,
    /// What the last condition declares.
    declared: BTreeSet<Term>,
}

impl Daemon {
    /// The daemon at an address; nothing is sent yet.
    pub fn new(address: &str) -> Daemon {
        let (address, bodies, declared) = (address.to_owned(), Bodies::default(), BTreeSet::new());
        Daemon { address, verifier: None, bodies, declared }
    }

    /// Whether a condition can be satisfied, in place of the last one.
    ///
    /// # Errors
    /// The daemon is not there, refuses, or goes.
    pub fn decide(&mut self, written: &Written, until: Instant) -> Result<Played, ProverError> {
        self.declared.clone_from(&written.declared);
        self.play(written, until).map_err(|error| {
            if matches!(error, VcError::Transport(_) | VcError::Answer(_)) {
                self.verifier = None;
            }
            ProverError(error.to_string())
        })
    }

    fn play(&mut self, written: &Written, until: Instant) -> Result<Played, VcError> {
        if !written.bodies.is_empty() {
            let bodies = std::mem::take(&mut self.bodies);
            self.bodies = Bodies::parse(written.bodies.as_bytes())?.over(&bodies);
        }
        let condition = Condition::parse(written.condition.as_bytes())?;
        let verifier = match &mut self.verifier {
            Some(verifier) => verifier,
            None => self.verifier.insert(connect(&self.address)?),
        };
        verifier.set_timeout(Some(until.saturating_duration_since(Instant::now())));
        let outcome = verifier.decide(&condition, &self.bodies)?;
        let answer = match outcome.verdict {
            Verdict::Valid => Answer::Valid,
            Verdict::Falsified { .. } => Answer::Falsified,
            Verdict::Unknown(why) => Answer::Unknown(why),
        };
        Ok(Played { answer, used: outcome.used, possible: outcome.possible })
    }

    /// Whether the last condition speaks of a variable or an unknown value.
    pub fn knows(&self, symbol: Term) -> bool {
        self.declared.contains(&symbol)
    }

    /// The values of Boolean and bit-vector terms in the last counterexample, over what the condition speaks
    /// of; `None` if there are none.
    pub fn values(&mut self, workshop: &Workshop, terms: &[Term]) -> Option<Vec<BitVec>> {
        let texts: Vec<String> = terms.iter().map(|&term| text::term(workshop.graph, term)).collect();
        let values = self.verifier.as_mut()?.values(&texts).ok()?;
        let values: Option<Vec<BitVec>> = values.iter().map(|value| number(value)).collect();
        values.filter(|values| values.len() == terms.len())
    }
}

fn connect(address: &str) -> Result<Verifier, VcError> {
    let failed = |error: std::io::Error| {
        VcError::File(address.to_owned(), format!("no daemon answers there: {error}"))
    };
    Verifier::new(Javelin::connect(address).map_err(failed)?, Settings::default())
}

/// A value as it is written.
fn number(text: &str) -> Option<BitVec> {
    let tree = Expression::read(text.as_bytes()).ok()?;
    crate::prover::smtlib::read_value(&tree, tree.root())
}
