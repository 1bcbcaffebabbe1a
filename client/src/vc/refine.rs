//! Refinement: checks a condition and expands the applications that counterexamples depend on, until there is
//! a verdict.
//!
//! **Idea.** A counterexample of a condition whose applications are free may be spurious. It names the
//! applications it depends on; some of them get their meaning, and the condition is checked again (Babić and
//! Hu, *Structural Abstraction of Software Verification Conditions*).
//!
//! **Here.** An application that has the value of its body already is left out as long as another one is
//! wrong; when none is, it is expanded at its values, so that the session goes on below it. Light bodies go
//! first (the solver's own [`ExpansionOrder`]). Before a body with products or quotients is expanded, the
//! counterexample is tried: its constants are assumed to have their values, and bodies are expanded at
//! values, where they are constants and make no circuits.
//!
//! **Contract.** Only instances of bodies are sent, so a verdict is that of the session.
//!
//! **Cost.** One `get-value` for each counterexample, and at most [`Settings::trials`] trials of
//! `TRIAL_ROUNDS` checks.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use javelin_solver::expansion_order::ExpansionOrder;

use super::bodies::{PRODUCT_WEIGHT, Summary};
use super::condition::Kind;
use super::dialogue::{Answer, Dialogue};
use super::error::VcError;
use super::meanings::{Asked, Meanings};
use super::value::is_number;
use crate::reply::Reply;

/// Before bodies with this weight or more are expanded, the counterexample is tried.
const HEAVY: u64 = PRODUCT_WEIGHT;

/// The rounds of one trial, at most.
const TRIAL_ROUNDS: u64 = 100;

/// How conditions are played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time for one condition; the search for the values that matter may take as much again.
    pub timeout: Option<Duration>,
    /// Applications that are expanded after one counterexample, at most; 0 counts as 1.
    pub expansions: usize,
    /// Bodies this many times heavier than the lightest one that is asked for wait for the next
    /// counterexample; 0 counts as 1.
    pub weight_factor: u64,
    /// How many counterexamples are tried at the values of their constants, before heavy bodies are expanded.
    pub trials: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { timeout: None, expansions: 8, weight_factor: 8, trials: 4 }
    }
}

/// How applications are expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// As they are; heavy ones only after a trial, as long as trials are left.
    Whole,
    /// Heavy ones at the values of their arguments: for checks that assume values of constants.
    LightWhole,
    /// At the values of their arguments, and all that are asked for.
    AtValues,
}

/// A condition in a session.
pub(super) struct Refinement<'a> {
    pub(super) dialogue: &'a mut Dialogue,
    settings: &'a Settings,
    pub(super) meanings: Meanings<'a>,
    /// The end of the time, if it is limited.
    pub(super) deadline: Option<Instant>,
    /// Counterexamples that asked for applications.
    pub(super) rounds: u64,
    /// Counterexamples that were tried.
    trials: u32,
}

impl<'a> Refinement<'a> {
    /// A condition that was not sent yet.
    pub(super) fn new(
        dialogue: &'a mut Dialogue,
        settings: &'a Settings,
        meanings: Meanings<'a>,
        begin: Instant,
    ) -> Refinement<'a> {
        let deadline = settings.timeout.and_then(|timeout| begin.checked_add(timeout));
        Refinement { dialogue, settings, meanings, deadline, rounds: 0, trials: 0 }
    }

    /// Makes the session forget everything, and sends the condition. With `names`, the assertions are only
    /// given names, which begin with that.
    pub(super) fn start(&mut self, names: Option<&str>) -> Result<(), VcError> {
        self.dialogue.reset()?;
        let condition = self.meanings.condition;
        let mut assertions = condition.assertions.iter().enumerate();
        let texts = condition.commands.iter().map(|sent| match &sent.kind {
            Kind::Summary(name) => self.meanings.declaration(name).unwrap_or_else(|| sent.text.clone()),
            Kind::Assertion => match (names, assertions.next()) {
                (Some(prefix), Some((number, term))) => {
                    format!("(define-fun {prefix}{number} () Bool {term})")
                }
                _ => sent.text.clone(),
            },
            _ => sent.text.clone(),
        });
        let texts: Vec<String> = texts.collect();
        for (reply, sent) in self.dialogue.batch(&texts)?.into_iter().zip(&condition.commands) {
            let is_ignored = sent.kind == Kind::Optional && reply == Reply::Unsupported;
            if reply != Reply::Success && !is_ignored {
                return Err(VcError::refused(format!("line {}", sent.line), reply));
            }
        }
        Ok(())
    }

    /// Asks for a verdict, and expands applications until there is one.
    pub(super) fn decide(&mut self, check: &str, manner: Manner) -> Result<Answer, VcError> {
        let first = self.rounds;
        loop {
            if !self.limit()? {
                return Ok(Answer::Unknown("timeout".into()));
            }
            match self.dialogue.verdict(check)? {
                Answer::Unknown(reason) if reason == "refine" => {}
                answer => return Ok(answer),
            }
            if manner == Manner::AtValues && self.rounds - first >= TRIAL_ROUNDS {
                return Ok(Answer::Unknown("refine".into()));
            }
            if self.refine(manner)? {
                return Ok(Answer::Sat);
            }
        }
    }

    /// Limits the next check to the time that is left; whether there is any.
    pub(super) fn limit(&mut self) -> Result<bool, VcError> {
        let Some(deadline) = self.deadline else { return Ok(true) };
        let left = deadline.saturating_duration_since(Instant::now());
        let is_any = left.as_millis() > 0;
        if is_any {
            self.dialogue.limit(left)?;
        }
        Ok(is_any)
    }

    /// Expands some of the applications that the session names; whether the counterexample turned out to be a
    /// real one.
    fn refine(&mut self, manner: Manner) -> Result<bool, VcError> {
        self.rounds += 1;
        let asked = self.dialogue.refinement()?;
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
            // The trial expanded some as they are, or at values that are their arguments.
            chosen.retain(|(application, _)| !self.meanings.expanded.contains(&application.text));
        }
        if manner != Manner::Whole {
            chosen = self.at_values(chosen, manner)?;
        }
        self.expand(chosen)?;
        Ok(false)
    }

    /// Expands applications.
    fn expand(&mut self, applications: Vec<Asked<'_>>) -> Result<(), VcError> {
        for (application, summary) in applications {
            let commands = self.meanings.expansion(&application, summary)?;
            for (command, reply) in commands.iter().zip(self.dialogue.batch(&commands)?) {
                if reply != Reply::Success {
                    return Err(VcError::refused(format!("the body of {}", summary.name), reply));
                }
                self.meanings.sent.push(command.clone());
            }
        }
        Ok(())
    }

    /// Tries a counterexample: its constants have their values, and bodies are expanded at values.
    fn is_real(&mut self) -> Result<bool, VcError> {
        let constants = &self.meanings.condition.constants;
        let values = self.dialogue.values(constants)?;
        let numbers = constants.iter().zip(&values).filter(|(_, value)| is_number(value));
        let equations: Vec<String> = numbers.map(|(name, value)| format!("(= {name} {value})")).collect();
        let check = format!("(check-sat-assuming ({}))", equations.join(" "));
        Ok(matches!(self.decide(&check, Manner::AtValues)?, Answer::Sat))
    }

    /// Leaves out the applications that have the values of their bodies in the counterexample. If all have,
    /// they are the ones that are left, at their values. Whether all have.
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

    /// Puts the values of the counterexample in place of arguments, where they are numbers.
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

    /// Whether the body takes large circuits.
    fn is_heavy(&self) -> bool {
        self.weight() >= HEAVY
    }
}
