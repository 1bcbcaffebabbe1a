//! The dialogue with a daemon about one condition after the other.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use javelin_parser::expression::Expression;
use smtlib_lowlevel::ast::{Command, InfoFlag, Option as Setting};
use smtlib_lowlevel::backend::Backend;

use super::VcError;
use super::agree::Local;
use super::application::{Application, applications, instance};
use super::bodies::{Bodies, PRODUCT_WEIGHT, Summary};
use super::condition::{Condition, Kind};
use super::plan::Plan;
use super::values::matter;
use crate::client::Javelin;
use crate::client::reply::error_message;

/// Before bodies with this weight or more are told, the counterexample is tried.
const HEAVY: u64 = PRODUCT_WEIGHT;

/// Commands that are on their way at most before their answers are read, so that neither side waits for the other.
const AHEAD: usize = 256;

/// Rounds that a trial may take.
const TRIAL_ROUNDS: u64 = 100;

/// The least time for finding out which values matter.
const LEAST: Duration = Duration::from_millis(100);

/// Bodies with less weight than this are alike.
const LIGHT: u64 = 64;

/// How conditions are played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time for one condition.
    pub timeout: Option<Duration>,
    /// Applications that are expanded after one counterexample, at most.
    pub expansions: usize,
    /// Bodies so many times heavier than the lightest one that is asked for wait for the next counterexample.
    pub weight_factor: u64,
    /// How many counterexamples are tried at the values of their constants, before heavy bodies are told.
    pub trials: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { timeout: None, expansions: 8, weight_factor: 8, trials: 4 }
    }
}

/// What a condition comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing satisfies it.
    Valid,
    /// Something does.
    Falsified {
        /// Constants and their values, as they are written.
        values: Vec<(String, String)>,
        /// Whether these values are enough, whatever the other constants are; otherwise they are those of all constants.
        enough: bool,
    },
    /// The daemon does not know, for this reason.
    Unknown(String),
}

/// A verdict and what it took.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The verdict.
    pub verdict: Verdict,
    /// Applications that were expanded.
    pub used: u64,
    /// Applications that inlining would have expanded.
    pub possible: u64,
    /// Counterexamples that asked for applications.
    pub rounds: u64,
    /// Summaries that took part and no body is known of: they may be anything.
    pub free: Vec<String>,
    /// The time it took.
    pub time: Duration,
}

/// A connection on which conditions are played.
#[derive(Debug)]
pub struct Verifier {
    session: Javelin,
    settings: Settings,
}

/// A condition that is being played.
pub(super) struct Play<'a> {
    pub(super) condition: &'a Condition,
    pub(super) bodies: &'a Bodies,
    pub(super) plan: Plan,
    begin: Instant,
    /// When it ends, if it may not go on for ever.
    deadline: Option<Instant>,
    /// The summaries the daemon knows, without bars.
    known: BTreeSet<String>,
    /// What was sent since the condition, in its order.
    sent: Vec<String>,
    /// The applications that have a meaning.
    pub(super) expanded: BTreeSet<String>,
    /// What evaluates bodies, from when there was one to evaluate.
    pub(super) local: Option<Local>,
    /// How many counterexamples were tried.
    trials: u32,
    /// What names of the client's own begin with.
    pub(super) prefix: String,
    /// How many such names there are.
    own: usize,
    used: u64,
    rounds: u64,
}

/// An application that the daemon asks for, and its summary.
pub(super) type Asked<'a> = (Application, &'a Summary);

/// How bodies are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// As they are; while there are trials left, heavy ones only after a trial.
    Whole,
    /// Heavy ones at the values of the arguments: for checks that assume the values of constants.
    LightWhole,
    /// All of them at values, and all that are asked for.
    AtValues,
}

/// What a check came to.
pub(super) enum Answer {
    Sat,
    Unsat,
    /// With the reason.
    Unknown(String),
}

impl Verifier {
    /// Takes a session that was just opened.
    ///
    /// # Errors
    /// The daemon does not let us in, or is gone.
    pub fn new(session: Javelin, settings: Settings) -> Result<Verifier, VcError> {
        let mut verifier = Verifier { session, settings };
        verifier.obey("the session", Command::SetOption(Setting::PrintSuccess(true)))?;
        Ok(verifier)
    }

    /// Plays a condition. After an error of the connection the verifier is of no more use; after any other it is.
    ///
    /// # Errors
    /// The condition does not fit the bodies (nothing was sent then), the daemon refuses something, or the connection breaks.
    pub fn check(&mut self, condition: &Condition, bodies: &Bodies) -> Result<Outcome, VcError> {
        let begin = Instant::now();
        let mut play = Play {
            condition,
            bodies,
            plan: Plan::new(condition, bodies)?,
            begin,
            deadline: self.settings.timeout.and_then(|timeout| begin.checked_add(timeout)),
            known: condition.summaries.keys().cloned().collect(),
            sent: Vec::new(),
            expanded: BTreeSet::new(),
            local: None,
            trials: 0,
            prefix: prefix(condition, bodies),
            own: 0,
            used: 0,
            rounds: 0,
        };
        self.start(&play, None)?;
        let verdict = match self.decide(&mut play, "(check-sat)", Manner::Whole)? {
            Answer::Unsat => Verdict::Valid,
            Answer::Sat => self.falsified(&mut play)?,
            Answer::Unknown(reason) => Verdict::Unknown(reason),
        };
        let Play { used, rounds, plan, .. } = play;
        let free = plan.free.into_iter().collect();
        Ok(Outcome { verdict, used, possible: plan.possible, rounds, free, time: begin.elapsed() })
    }

    /// Makes the session forget everything, and sends a condition. With `names`, the assertions are only given names, which begin
    /// with that.
    pub(super) fn start(&mut self, play: &Play<'_>, names: Option<&str>) -> Result<(), VcError> {
        self.obey("the session", Command::Reset)?;
        self.obey("the session", Command::SetOption(Setting::PrintSuccess(true)))?;
        let mut assertions = play.condition.assertions.iter().enumerate();
        let texts = play.condition.commands.iter().map(|sent| match &sent.kind {
            Kind::Summary(name) => play.declaration(name).unwrap_or_else(|| sent.text.clone()),
            Kind::Assertion => match (names, assertions.next()) {
                (Some(prefix), Some((number, term))) => {
                    format!("(define-fun {prefix}{number} () Bool {term})")
                }
                _ => sent.text.clone(),
            },
            _ => sent.text.clone(),
        });
        let texts: Vec<String> = texts.collect();
        for (reply, sent) in self.batch(&texts)?.into_iter().zip(&play.condition.commands) {
            if reply != "success" && !(sent.kind == Kind::Optional && reply == "unsupported") {
                return Err(refused(format!("line {}", sent.line), &reply));
            }
        }
        Ok(())
    }

    /// Asks for a verdict, and says what applications mean until there is one.
    pub(super) fn decide(
        &mut self,
        play: &mut Play<'_>,
        check: &str,
        manner: Manner,
    ) -> Result<Answer, VcError> {
        let first = play.rounds;
        loop {
            if !self.limit(play)? {
                return Ok(Answer::Unknown("timeout".into()));
            }
            match self.verdict(check)? {
                Answer::Unknown(reason) if reason == "refine" => {}
                answer => return Ok(answer),
            }
            if manner == Manner::AtValues && play.rounds - first >= TRIAL_ROUNDS {
                return Ok(Answer::Unknown("refine".into()));
            }
            if self.refine(play, manner)? {
                return Ok(Answer::Sat);
            }
        }
    }

    /// Tells how long the next check may take; whether there is time left for one.
    pub(super) fn limit(&mut self, play: &Play<'_>) -> Result<bool, VcError> {
        let Some(deadline) = play.deadline else { return Ok(true) };
        let left = deadline.saturating_duration_since(Instant::now()).as_millis();
        if left > 0 {
            let left = u64::try_from(left).unwrap_or(u64::MAX);
            self.order("the time limit", &format!("(set-option :timeout {left})"))?;
        }
        Ok(left > 0)
    }

    /// Asks for a verdict once, and for the reason of `unknown`.
    pub(super) fn verdict(&mut self, check: &str) -> Result<Answer, VcError> {
        match self.ask(check)?.as_str() {
            "sat" => Ok(Answer::Sat),
            "unsat" => Ok(Answer::Unsat),
            "unknown" => {
                let info = self.execute(Command::GetInfo(InfoFlag::ReasonUnknown))?;
                let reason = info.strip_prefix("(:reason-unknown ").and_then(|rest| rest.strip_suffix(')'));
                Ok(Answer::Unknown(reason.ok_or_else(|| refused("the check".into(), &info))?.into()))
            }
            other => Err(refused("the check".into(), other)),
        }
    }

    /// Expands some of the applications that the daemon names; whether the counterexample turned out to be a real one.
    fn refine(&mut self, play: &mut Play<'_>, manner: Manner) -> Result<bool, VcError> {
        play.rounds += 1;
        let answer = self.ask("(get-refinement)")?;
        let Some(asked) = applications(&answer) else {
            return Err(refused("the refinement".into(), &answer));
        };
        let mut chosen = play.known(asked)?;
        if manner == Manner::Whole {
            let (are_right, left) = self.wrong(play, chosen)?;
            if are_right {
                return self.tell(play, left).map(|()| false);
            }
            chosen = left;
        }
        if manner != Manner::AtValues {
            choose(&mut chosen, &self.settings);
        }
        let is_heavy = chosen.iter().any(|(_, summary)| summary.is_heavy());
        if manner == Manner::Whole && is_heavy && play.trials < self.settings.trials {
            play.trials += 1;
            if self.is_real(play)? {
                return Ok(true);
            }
            // What the trial told as it is, or at values that are its arguments, has its meaning.
            chosen.retain(|(application, _)| !play.expanded.contains(&application.text));
        }
        if manner != Manner::Whole {
            chosen = self.at_values(play, chosen, manner)?;
        }
        self.tell(play, chosen)?;
        Ok(false)
    }

    /// Says what applications mean.
    fn tell(&mut self, play: &mut Play<'_>, applications: Vec<Asked<'_>>) -> Result<(), VcError> {
        for (application, summary) in applications {
            let commands = play.expansion(&application, summary)?;
            for (command, reply) in commands.iter().zip(self.batch(&commands)?) {
                if reply != "success" {
                    return Err(refused(format!("the body of {}", summary.name), &reply));
                }
                play.sent.push(command.clone());
            }
        }
        Ok(())
    }

    /// Tries a counterexample: its constants have their values, and bodies are told at values, where they are constants to
    /// the daemon and make no circuits.
    fn is_real(&mut self, play: &mut Play<'_>) -> Result<bool, VcError> {
        let values = self.values(&play.condition.constants)?;
        let numbers = values.iter().filter(|(_, value)| is_number(value));
        let equations: Vec<String> = numbers.map(|(name, value)| format!("(= {name} {value})")).collect();
        let check = format!("(check-sat-assuming ({}))", equations.join(" "));
        Ok(matches!(self.decide(play, &check, Manner::AtValues)?, Answer::Sat))
    }

    /// Puts the values of the counterexample in place of arguments, where they are numbers.
    fn at_values<'a>(
        &mut self,
        play: &Play<'a>,
        chosen: Vec<Asked<'a>>,
        manner: Manner,
    ) -> Result<Vec<Asked<'a>>, VcError> {
        let arguments: Vec<String> =
            chosen.iter().flat_map(|(application, _)| application.arguments.iter().cloned()).collect();
        let mut values = self.values(&arguments)?.into_iter().map(|(_, value)| value);
        let mut told: Vec<Asked<'a>> = Vec::with_capacity(chosen.len());
        let mut texts = BTreeSet::new();
        for (application, summary) in chosen {
            let arguments: Vec<String> = values.by_ref().take(application.arguments.len()).collect();
            let is_whole = arguments.is_empty()
                || (manner == Manner::LightWhole && !summary.is_heavy())
                || play.plan.apart.contains(&application.name)
                || !arguments.iter().all(|value| is_number(value));
            let at = (!is_whole).then(|| application.at(arguments));
            let one = at.filter(|at| !play.expanded.contains(&at.text)).unwrap_or(application);
            if texts.insert(one.text.clone()) {
                told.push((one, summary));
            }
        }
        Ok(told)
    }

    /// The values of terms in the last counterexample.
    pub(super) fn values(&mut self, terms: &[String]) -> Result<Vec<(String, String)>, VcError> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let answer = self.ask(&format!("(get-value ({}))", terms.join(" ")))?;
        paired(terms, &answer).ok_or_else(|| refused("the values".into(), &answer))
    }

    /// The verdict after `sat`. A constant that an assertion defines by an application may have been done away with, and the
    /// application with it: then nobody has asked for its body, and the value is as free as the result. What the check of the
    /// values asks for besides is told, and the condition checked again.
    fn falsified(&mut self, play: &mut Play<'_>) -> Result<Verdict, VcError> {
        // What matters is worth as much time as the verdict was.
        let deadline = Instant::now() + play.begin.elapsed().max(LEAST);
        loop {
            let values = self.values(&play.condition.constants)?;
            let told = play.sent.len();
            play.deadline = Some(deadline);
            if let Some(values) = matter(self, play, &values)? {
                return Ok(Verdict::Falsified { values, enough: true });
            }
            if play.sent.len() == told || Instant::now() >= deadline {
                return Ok(Verdict::Falsified { values, enough: false });
            }
            self.start(play, None)?;
            let sent = play.sent.clone();
            if let Some(reply) = self.batch(&sent)?.iter().find(|reply| *reply != "success") {
                return Err(refused("the bodies".into(), reply));
            }
            match self.decide(play, "(check-sat)", Manner::LightWhole)? {
                Answer::Sat => {}
                Answer::Unsat => return Ok(Verdict::Valid),
                Answer::Unknown(_) => return Ok(Verdict::Falsified { values, enough: false }),
            }
        }
    }

    /// Executes a command of the standard and hands its answer on.
    pub(super) fn execute(&mut self, command: Command<'_>) -> Result<String, VcError> {
        self.session.exec(command).map_err(|error| match error {
            smtlib_lowlevel::Error::IO(error) => VcError::Connection(error),
            smtlib_lowlevel::Error::Parse(error) => VcError::Answer(error.to_string()),
        })
    }

    /// Executes a command of the standard that has nothing to say.
    fn obey(&mut self, place: &str, command: Command<'_>) -> Result<(), VcError> {
        match self.execute(command)?.as_str() {
            "success" => Ok(()),
            other => Err(refused(place.into(), other)),
        }
    }

    /// Sends any command that has nothing to say.
    fn order(&mut self, place: &str, command: &str) -> Result<(), VcError> {
        match self.ask(command)?.as_str() {
            "success" => Ok(()),
            other => Err(refused(place.into(), other)),
        }
    }

    /// Sends any command and reads its answer.
    pub(super) fn ask(&mut self, command: &str) -> Result<String, VcError> {
        Ok(self.session.ask(&format!("{command}\n"))?)
    }

    /// Sends commands that have an answer each, and reads all answers.
    pub(super) fn batch(&mut self, commands: &[String]) -> Result<Vec<String>, VcError> {
        let mut replies = Vec::with_capacity(commands.len());
        for some in commands.chunks(AHEAD) {
            self.session.send(&some.iter().map(|command| format!("{command}\n")).collect::<String>())?;
            for _ in some {
                replies.push(self.session.reply()?);
            }
        }
        Ok(replies)
    }
}

impl<'a> Play<'a> {
    /// How a summary is declared to the daemon: as a function if no body of it is known, and with occurrences kept apart if it
    /// leads to one that is nondeterministic.
    fn declaration(&self, name: &str) -> Option<String> {
        let known = self.bodies.get(name).map(AsRef::as_ref);
        let summary = self.condition.summaries.get(name).or(known)?;
        let has_body = known.is_some_and(|summary| summary.body.is_some());
        Some(summary.declaration(has_body, self.plan.apart.contains(name)))
    }

    /// The commands that said what applications mean.
    pub(super) fn said(&self) -> &[String] {
        &self.sent
    }

    /// How many assertions there are.
    pub(super) fn assertions(&self) -> usize {
        self.condition.assertions.len()
    }

    /// Applications with their summaries; none of them has a meaning yet.
    fn known(&self, asked: Vec<Application>) -> Result<Vec<Asked<'a>>, VcError> {
        let mut known = Vec::with_capacity(asked.len());
        for application in asked {
            let declared = self.condition.summaries.get(&application.name);
            let summary = self.bodies.get(&application.name).map(AsRef::as_ref).or(declared);
            let wrong = |what| VcError::Answer(format!("the refinement names {}, {what}", application.text));
            let Some(summary) = summary else { return Err(wrong("which is no summary")) };
            if self.expanded.contains(&application.text) {
                return Err(wrong("which has its meaning"));
            }
            known.push((application, summary));
        }
        Ok(known)
    }

    /// The commands that say what an application means: declarations of what its body calls, and the expansion. An
    /// application of a summary without a body is a constant of its own.
    fn expansion(&mut self, application: &Application, summary: &Summary) -> Result<Vec<String>, VcError> {
        let mut commands = Vec::new();
        self.expanded.insert(application.text.clone());
        let meaning = match &summary.body {
            Some(body) => {
                let (wanted, given) = (application.arguments.len(), summary.parameters.len());
                if wanted != given {
                    return Err(VcError::Arity { name: application.name.clone(), wanted, given });
                }
                self.used += 1;
                if let Some(value) = self.value(application) {
                    return Ok(vec![format!("(expand-summary {} {value})", application.text)]);
                }
                for name in body.uses.keys().filter(|&name| !self.condition.names.contains(name)) {
                    if self.bodies.get(name).is_some() && self.known.insert(name.clone()) {
                        commands.extend(self.declaration(name));
                    }
                }
                instance(&summary.parameters, &application.arguments, &body.text)
            }
            None => {
                let name = format!("{}{}", self.prefix, self.own);
                self.own += 1;
                commands.push(format!("(declare-const {name} {})", summary.result));
                name
            }
        };
        commands.push(format!("(expand-summary {} {meaning})", application.text));
        Ok(commands)
    }
}

/// Keeps the applications to be expanded now, light bodies first; equally light ones in the daemon's order.
fn choose(applications: &mut Vec<Asked<'_>>, settings: &Settings) {
    let weight = |summary: &Summary| summary.body.as_ref().map_or(0, |body| body.weight).max(LIGHT);
    applications.sort_by_key(|(_, summary)| weight(summary));
    let lightest = applications.first().map_or(0, |(_, summary)| weight(summary));
    let limit = lightest.saturating_mul(settings.weight_factor.max(1));
    applications.retain(|(_, summary)| weight(summary) <= limit);
    applications.truncate(settings.expansions.max(1));
}

impl Summary {
    /// Whether it takes large circuits.
    fn is_heavy(&self) -> bool {
        self.body.as_ref().is_some_and(|body| body.weight >= HEAVY)
    }
}

/// What no name in a condition or in its bodies begins with.
fn prefix(condition: &Condition, bodies: &Bodies) -> String {
    let mut prefix = String::from("vc!");
    let is_used = |prefix: &str| {
        condition.commands.iter().any(|sent| sent.text.contains(prefix))
            || bodies.iter().any(|summary| {
                let body = summary.body.as_ref();
                summary.name.contains(prefix) || body.is_some_and(|body| body.text.contains(prefix))
            })
    };
    while is_used(&prefix) {
        prefix.push('!');
    }
    prefix
}

/// Pairs constants with their values.
pub(super) fn paired(constants: &[String], answer: &str) -> Option<Vec<(String, String)>> {
    let tree = Expression::read(answer.as_bytes()).ok()?;
    let pairs = tree.parts(tree.root());
    let values = constants.iter().zip(pairs).map(|(constant, &pair)| match tree.parts(pair) {
        &[_, value] => Some((constant.clone(), tree.text(value).to_owned())),
        _ => None,
    });
    values.collect::<Option<Vec<_>>>().filter(|values| values.len() == constants.len())
}

/// Whether a term is a number or a truth value.
pub(super) fn is_number(term: &str) -> bool {
    term.starts_with('#') || term == "true" || term == "false"
}

/// The error for an answer that is not the expected one. The daemon's lines are those of the connection, which nobody sees.
pub(super) fn refused(place: String, reply: &str) -> VcError {
    let Some(message) = error_message(reply) else {
        return VcError::Answer(format!("{place}: {reply}"));
    };
    let message = match message.split_once(": ") {
        Some((before, after)) if before.starts_with("line ") => after.into(),
        _ => message,
    };
    VcError::Refused { place, message }
}
