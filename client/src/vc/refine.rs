//! Abstraction refinement: checks a condition and expands the applications that counterexamples depend on,
//! until there is a verdict.
//!
//! **Idea.** A counterexample of a condition whose applications are uninterpreted may be spurious. The
//! session names the applications it depends on; some of them are expanded, and the condition is checked
//! again (Babić and Hu, "Structural abstraction of software verification conditions", 2007).
//!
//! **Here.** An application whose value is already that of its body is not expanded as long as another one's
//! is not. When none is left, these are expanded at the values of their arguments, so that the session
//! continues with the applications in their bodies. Light bodies are expanded first (the solver's own
//! [`ExpansionOrder`]). Before a body with products or quotients is expanded, there is a *trial* of the
//! counterexample: its constants are assumed to have their values, and bodies are expanded at values, at
//! which they are constants and need no circuits.
//!
//! **Contract.** Only instances of bodies are sent, so a verdict of the session is one for the condition with
//! all bodies.
//!
//! **Cost.** One `get-value` for each counterexample, and at most [`Settings::trials`] trials of
//! `TRIAL_ROUNDS` checks.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use javelin_solver::expansion_order::ExpansionOrder;

use super::application::Application;
use super::bodies::{PRODUCT_WEIGHT, Summary};
use super::condition::Kind;
use super::dialogue::{Answer, Dialogue, Order};
use super::error::VcError;
use super::meanings::{Asked, Meanings};
use super::value::is_number;

/// Before bodies with this weight or more are expanded, there is a trial of the counterexample.
const HEAVY: u64 = PRODUCT_WEIGHT;

/// The largest number of rounds of one trial.
const TRIAL_ROUNDS: u64 = 100;

/// The settings of a verifier.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time limit for the verdict of one condition; the search for decisive values may take the same
    /// time again.
    pub timeout: Option<Duration>,
    /// The least time limit of the search for decisive values, even if the verdict took less time.
    pub minimization: Duration,
    /// The largest number of applications that are expanded after one counterexample; 0 counts as 1.
    pub expansions: usize,
    /// Bodies this many times heavier than the lightest one asked for are not expanded after the same
    /// counterexample; 0 counts as 1.
    pub weight_factor: u64,
    /// The number of trials of counterexamples before heavy bodies are expanded without one.
    pub trials: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            timeout: None,
            minimization: Duration::from_millis(100),
            expansions: 8,
            weight_factor: 8,
            trials: 4,
        }
    }
}

/// How applications are expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// With their arguments; heavy ones only after a trial, as long as trials are left.
    Whole,
    /// Heavy ones at the values of their arguments: for checks that assume values of constants.
    LightWhole,
    /// All that are asked for, at the values of their arguments.
    AtValues,
}

/// A condition in a session.
pub(super) struct Refinement<'a> {
    pub(super) dialogue: &'a mut Dialogue,
    pub(super) settings: &'a Settings,
    pub(super) meanings: Meanings<'a>,
    /// The deadline, if there is a time limit.
    pub(super) deadline: Option<Instant>,
    /// The number of counterexamples for which applications were asked for.
    pub(super) rounds: u64,
    /// The number of trials.
    trials: u32,
}

impl<'a> Refinement<'a> {
    /// A condition that has not been sent yet.
    pub(super) fn new(
        dialogue: &'a mut Dialogue,
        settings: &'a Settings,
        meanings: Meanings<'a>,
        begin: Instant,
    ) -> Refinement<'a> {
        let deadline = settings.timeout.and_then(|timeout| begin.checked_add(timeout));
        Refinement { dialogue, settings, meanings, deadline, rounds: 0, trials: 0 }
    }

    /// Resets the session, and sends the condition with the next request. With `names`, the assertions are
    /// not asserted but defined as constants, whose names begin with it.
    pub(super) fn start(&mut self, names: Option<&str>) {
        self.dialogue.reset();
        let condition = self.meanings.condition;
        let mut assertions = condition.assertions.iter().enumerate();
        let orders = condition.commands.iter().map(|sent| {
            let text = match &sent.kind {
                Kind::Summary(name) => self.meanings.declaration(name),
                Kind::Assertion => names
                    .zip(assertions.next())
                    .map(|(prefix, (number, term))| format!("(define-fun {prefix}{number} () Bool {term})")),
                _ => None,
            };
            let text = text.unwrap_or_else(|| sent.text.clone());
            Order { place: format!("line {}", sent.line), text, is_optional: sent.kind == Kind::Optional }
        });
        self.dialogue.orders(orders);
    }

    /// Sends the check, and expands applications and sends it again until there is a verdict.
    pub(super) fn decide(&mut self, check: &str, manner: Manner) -> Result<Answer, VcError> {
        let first = self.rounds;
        loop {
            if !self.limit()? {
                return Ok(Answer::Unknown("timeout".into()));
            }
            let asked = match self.dialogue.verdict(check)? {
                Answer::Refine(asked) => asked,
                answer => return Ok(answer),
            };
            if manner == Manner::AtValues && self.rounds - first >= TRIAL_ROUNDS {
                return Ok(Answer::Refine(asked));
            }
            if self.refine(asked, manner)? {
                return Ok(Answer::Sat);
            }
        }
    }

    /// Limits the next check to the time that is left; false if there is none.
    pub(super) fn limit(&mut self) -> Result<bool, VcError> {
        let Some(deadline) = self.deadline else { return Ok(true) };
        let left = deadline.saturating_duration_since(Instant::now());
        let is_any = left.as_millis() > 0;
        if is_any {
            self.dialogue.limit(left);
        }
        Ok(is_any)
    }

    /// Expands some of the applications that the session names; true if a trial has shown that the
    /// counterexample is real.
    fn refine(&mut self, asked: Vec<Application>, manner: Manner) -> Result<bool, VcError> {
        self.rounds += 1;
        let mut chosen = self.meanings.summaries(asked)?;
        if manner == Manner::Whole {
            let (are_right, left) = self.disagreeing(chosen)?;
            if are_right {
                return self.expand(left).map(|()| false);
            }
            chosen = left;
        }
        if manner != Manner::AtValues {
            let Settings { weight_factor, expansions, .. } = *self.settings;
            let order = ExpansionOrder { factor: weight_factor.max(1), limit: expansions.max(1) };
            order.choose(&mut chosen, |(_, summary)| summary.weight());
        }
        let is_heavy = chosen.iter().any(|(_, summary)| summary.is_heavy());
        if manner == Manner::Whole && is_heavy && self.trials < self.settings.trials {
            self.trials += 1;
            if self.is_real()? {
                return Ok(true);
            }
            // The trial may have expanded some of them with their arguments, or at values that are their
            // arguments.
            chosen.retain(|(application, _)| !self.meanings.expanded.contains(&application.text));
        }
        if manner != Manner::Whole {
            chosen = self.at_values(chosen, manner)?;
        }
        self.expand(chosen)?;
        Ok(false)
    }

    /// Expands applications, with the next check.
    fn expand(&mut self, applications: Vec<Asked<'_>>) -> Result<(), VcError> {
        for (application, summary) in applications {
            let commands = self.meanings.expansion(&application, summary)?;
            let place = format!("the body of {}", summary.name);
            let order = |text| Order { place: place.clone(), text, is_optional: false };
            self.dialogue.orders(commands.iter().cloned().map(order));
            self.meanings.sent.extend(commands);
        }
        Ok(())
    }

    /// The trial of a counterexample: whether the condition is satisfiable with the values of its constants.
    fn is_real(&mut self) -> Result<bool, VcError> {
        let constants = &self.meanings.condition.constants;
        let values = self.dialogue.values(constants)?;
        let numbers = constants.iter().zip(&values).filter(|(_, value)| is_number(value));
        let equations: Vec<String> = numbers.map(|(name, value)| format!("(= {name} {value})")).collect();
        let check = format!("(check-sat-assuming ({}))", equations.join(" "));
        Ok(matches!(self.decide(&check, Manner::AtValues)?, Answer::Sat))
    }

    /// Splits off the applications whose values in the counterexample are those of their bodies. Returns
    /// false and the others; if there are no others, true and all applications at the values of their
    /// arguments.
    fn disagreeing(&mut self, asked: Vec<Asked<'a>>) -> Result<(bool, Vec<Asked<'a>>), VcError> {
        let meanings = &mut self.meanings;
        let evaluated = asked.iter().filter(|(application, _)| meanings.evaluates(application));
        let terms = evaluated
            .flat_map(|(application, _)| std::iter::once(&application.text).chain(&application.arguments));
        let terms: Vec<String> = terms.cloned().collect();
        let mut values = match self.dialogue.values(&terms) {
            Ok(values) => values.into_iter(),
            // Some arrays have no values that can be written.
            Err(VcError::Refused { .. }) => return Ok((false, asked)),
            Err(error) => return Err(error),
        };
        let (mut right, mut wrong) = (BTreeMap::new(), Vec::new());
        for (application, summary) in asked {
            if !meanings.evaluates(&application) {
                wrong.push((application, summary));
                continue;
            }
            let value = values.next();
            let at = application.at(values.by_ref().take(application.arguments.len()).collect());
            if !meanings.expanded.contains(&at.text)
                && meanings.value(&at).is_some_and(|is| Some(is) == value)
            {
                right.insert(at.text.clone(), (at, summary));
            } else {
                wrong.push((application, summary));
            }
        }
        Ok(if wrong.is_empty() { (true, right.into_values().collect()) } else { (false, wrong) })
    }

    /// Replaces arguments by their values in the counterexample, for applications whose arguments are all
    /// numbers.
    fn at_values(&mut self, chosen: Vec<Asked<'a>>, manner: Manner) -> Result<Vec<Asked<'a>>, VcError> {
        let arguments: Vec<String> =
            chosen.iter().flat_map(|(application, _)| application.arguments.iter().cloned()).collect();
        let mut values = self.dialogue.values(&arguments)?.into_iter();
        let Meanings { plan, expanded, .. } = &self.meanings;
        let mut replaced: Vec<Asked<'a>> = Vec::with_capacity(chosen.len());
        let mut texts = BTreeSet::new();
        for (application, summary) in chosen {
            let arguments: Vec<String> = values.by_ref().take(application.arguments.len()).collect();
            let is_whole = arguments.is_empty()
                || (manner == Manner::LightWhole && !summary.is_heavy())
                || plan.apart.contains(&application.name)
                || !arguments.iter().all(|value| is_number(value));
            let at = (!is_whole).then(|| application.at(arguments));
            let one = at.filter(|at| !expanded.contains(&at.text)).unwrap_or(application);
            if texts.insert(one.text.clone()) {
                replaced.push((one, summary));
            }
        }
        Ok(replaced)
    }
}

impl Summary {
    /// The weight of the body; 0 without one.
    fn weight(&self) -> u64 {
        self.body.as_ref().map_or(0, |body| body.weight)
    }

    /// Whether the body needs large circuits.
    fn is_heavy(&self) -> bool {
        self.weight() >= HEAVY
    }
}
