//! Conditions are asked of the solver in this process, or of a daemon.
//!
//! **Idea.** Structural abstraction (Babić and Hu, *Structural Abstraction of Software Verification
//! Conditions*, 2007): a summary is any function until a counterexample depends on what it is.
//!
//! **Here.** A condition is a term without the number of an activation in it; its answer is remembered, so
//! checks that fail under one condition are asked once.

use std::time::{Duration, Instant};

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use rustc_hash::{FxHashMap, FxHashSet};

use super::cache::{Cache, Digest, Executed, Kept};
use super::daemon::{Daemon, Timed};
use super::inside::Inside;
use super::text::Writer;
use super::workshop::Workshop;
use crate::engine::Limits;
use crate::job::{Conditions, Effort, Expansions};
use crate::prover::ProverError;
use crate::why::Why;

/// So many conditions are asked ahead for each connection.
const AHEAD: usize = 8;

/// What is known of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It cannot be satisfied.
    Valid,
    /// It can be.
    Falsified,
    /// Not decided, and why.
    Unknown(Why),
}

/// How much was asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// The conditions that were played.
    pub conditions: u64,
    /// What they took.
    pub expansions: Expansions,
    /// The answers that an earlier run had.
    pub known: u64,
    /// How often a condition was not decided in the time that it was given.
    pub misses: u64,
}

/// A condition that is to be asked.
#[derive(Clone)]
pub struct Question {
    /// The condition, without the number of an activation in it.
    pub formula: Term,
    /// What is asked, for people.
    pub says: String,
    /// For how long at the most.
    pub most: Duration,
}

/// An answer, and how much it took.
pub struct Played {
    /// The answer.
    pub answer: Answer,
    /// The bodies that counterexamples asked for.
    pub used: u64,
    /// The bodies that inlining would have expanded; saturates.
    pub possible: u64,
}

/// Who answers.
enum Door<'a> {
    Inside(Box<Inside<'a>>),
    Daemon(Box<Daemon>),
}

/// Asks conditions, one after the other.
pub struct Asker<'a> {
    limits: &'a Limits,
    door: Door<'a>,
    writer: Writer,
    cache: Option<Cache>,
    /// What values were asked of last, if that is falsified and answers are kept.
    last: Option<(Digest, Question)>,
    /// What an earlier run has executed of it.
    recalled: Option<Executed>,
    answers: FxHashMap<Term, Answer>,
    /// What was asked ahead and was not wanted yet.
    ahead: FxHashMap<Term, Timed>,
    /// The conditions that were not decided in the time that they were given so far.
    undecided: FxHashSet<Term>,
    /// The conditions that were found valid since they were taken, if that is wanted.
    proved: Option<Vec<Term>>,
    /// How much was asked.
    pub counters: Counters,
    /// What was asked, if that is wanted.
    pub kept: Option<Conditions>,
}

impl<'a> Asker<'a> {
    /// One that has asked nothing.
    pub fn new(effort: &'a Effort, limits: &'a Limits) -> Asker<'a> {
        let door = match &effort.connect {
            Some(address) => Door::Daemon(Box::new(Daemon::new(address, effort.parallel))),
            None => Door::Inside(Box::new(Inside::new(limits))),
        };
        Asker {
            limits,
            door,
            writer: Writer::default(),
            cache: effort.cache.as_deref().map(Cache::read),
            last: None,
            recalled: None,
            answers: FxHashMap::default(),
            ahead: FxHashMap::default(),
            undecided: FxHashSet::default(),
            proved: effort.certifies.then(Vec::new),
            counters: Counters::default(),
            kept: effort.keep_conditions.then(Conditions::default),
        }
    }

    /// Asks a condition.
    pub fn ask(&mut self, workshop: &Workshop, question: &Question) -> Answer {
        let answer = match self.answers.get(&question.formula) {
            Some(answer) => answer.clone(),
            None => self.remember_or_ask(workshop, question, false),
        };
        self.noted(question, answer)
    }

    /// How many conditions are worth asking ahead.
    pub fn reach(&self) -> usize {
        match &self.door {
            Door::Daemon(daemon) if daemon.connections() > 1 && self.kept.is_none() => {
                AHEAD * daemon.connections()
            }
            _ => 1,
        }
    }

    /// Asks conditions that will be asked, at once, so that the answers are there by then.
    pub fn ask_ahead(&mut self, workshop: &Workshop, questions: Vec<Question>) {
        let mut new = Vec::new();
        for question in questions {
            let formula = question.formula;
            let is_known = self.answers.contains_key(&formula)
                || self.ahead.contains_key(&formula)
                || workshop.graph.truth_of(formula) == Some(false)
                || new.iter().any(|&(other, _)| other == formula);
            if !is_known && self.kept_answer(workshop, formula).is_none() {
                new.push((formula, question.most));
            }
        }
        let Door::Daemon(daemon) = &mut self.door else { return };
        let write = |&(formula, most): &(Term, Duration)| (self.writer.write(workshop, formula), most);
        let all: Vec<_> = new.iter().map(write).collect();
        match daemon.decide_all(&all, self.limits) {
            Ok(played) => self.ahead.extend(new.iter().map(|&(formula, _)| formula).zip(played)),
            Err(error) => {
                let error = |(formula, _)| (formula, (Err(error.clone()), Duration::ZERO));
                self.ahead.extend(new.into_iter().map(error));
            }
        }
    }

    /// What an earlier run has answered.
    fn kept_answer(&mut self, workshop: &Workshop, formula: Term) -> Option<&Kept> {
        let cache = self.cache.as_ref()?;
        cache.get(&self.writer.digest(workshop, formula))
    }

    fn noted(&mut self, question: &Question, answer: Answer) -> Answer {
        if let (Some(proved), Answer::Valid) = (&mut self.proved, &answer) {
            proved.push(question.formula);
        }
        answer
    }

    /// The conditions that were found valid since the last time.
    pub fn take_proved(&mut self) -> Vec<Term> {
        self.proved.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Asks a condition if no earlier run has; of a counterexample that run has inputs at the most.
    fn remember_or_ask(&mut self, workshop: &Workshop, question: &Question, for_values: bool) -> Answer {
        if self.cache.is_none() || workshop.graph.truth_of(question.formula) == Some(false) {
            return self.ask_again(workshop, question);
        }
        let digest = self.writer.digest(workshop, question.formula);
        let known = self.cache.as_ref().and_then(|cache| cache.get(&digest)).cloned();
        let known = known.filter(|known| !for_values || *known != Kept::Falsified(None));
        let answer = match &known {
            Some(kept) => {
                self.counters.known += 1;
                let answer = if *kept == Kept::Valid { Answer::Valid } else { Answer::Falsified };
                self.answers.insert(question.formula, answer.clone());
                answer
            }
            None => self.ask_again(workshop, question),
        };
        if let (None, Some(cache)) = (&known, &mut self.cache) {
            match answer {
                Answer::Valid => cache.insert(digest, Kept::Valid),
                Answer::Falsified => cache.insert(digest, Kept::Falsified(None)),
                Answer::Unknown(_) => {}
            }
        }
        if let (true, Answer::Falsified) = (for_values, &answer) {
            self.last = Some((digest, question.clone()));
            self.recalled = match known {
                Some(Kept::Falsified(executed)) => executed,
                _ => None,
            };
        }
        answer
    }

    /// What an earlier run has executed of the counterexample that was just found.
    pub fn recalled(&mut self) -> Option<Executed> {
        self.recalled.take()
    }

    /// Asks for values of what an earlier run has answered.
    pub fn ask_last_again(&mut self, workshop: &Workshop) -> Answer {
        match self.last.clone() {
            Some((_, question)) => self.ask_again(workshop, &question),
            None => Answer::Unknown(Why::NotAsked),
        }
    }

    /// Keeps what was executed of the counterexample that was just found.
    pub fn keep_executed(&mut self, executed: Executed) {
        if let (Some(cache), Some((digest, _))) = (&mut self.cache, &self.last) {
            cache.insert(*digest, Kept::Falsified(Some(executed)));
        }
    }

    /// Writes down the answers for the next run; why not, if it cannot.
    pub fn keep_answers(&self) -> Option<String> {
        let cache = self.cache.as_ref()?;
        cache.write().err().map(|error| format!("answers are not kept: {error}"))
    }

    /// Asks a condition anew unless it is known to be valid, or what its counterexample does: values can be
    /// asked for afterwards if nothing is [recalled](Asker::recalled).
    pub fn ask_for_values(&mut self, workshop: &Workshop, question: &Question) -> Answer {
        (self.last, self.recalled) = (None, None);
        // Of what was asked ahead there are no values.
        self.ahead.remove(&question.formula);
        let answer = match self.answers.get(&question.formula) {
            Some(Answer::Valid) => Answer::Valid,
            _ => self.remember_or_ask(workshop, question, true),
        };
        self.noted(question, answer)
    }

    fn ask_again(&mut self, workshop: &Workshop, question: &Question) -> Answer {
        if workshop.graph.truth_of(question.formula) == Some(false) {
            return Answer::Valid;
        }
        if let Some(stop) = self.limits.stopped() {
            return Answer::Unknown(stop.into());
        }
        let answer = match self.play(workshop, question) {
            Ok(answer) => answer,
            Err(error) => Answer::Unknown(error.into()),
        };
        if !matches!(answer, Answer::Unknown(_)) {
            self.answers.insert(question.formula, answer.clone());
        }
        answer
    }

    fn play(&mut self, workshop: &Workshop, question: &Question) -> Result<Answer, ProverError> {
        let written = self.kept.is_some().then(|| self.writer.write(workshop, question.formula));
        if let (Some(kept), Some(written)) = (&mut self.kept, &written) {
            kept.conditions.push((question.says.clone(), written.condition.clone()));
            kept.bodies.push_str(&written.bodies);
        }
        let until = self.limits.within(question.most);
        let is_again = self.undecided.contains(&question.formula);
        self.counters.conditions += u64::from(!is_again);
        let begin = Instant::now();
        let (played, time) = match (&mut self.door, self.ahead.remove(&question.formula)) {
            (_, Some((played, time))) => (played?, time),
            (Door::Inside(inside), None) => {
                (inside.decide(workshop, question.formula, until)?, begin.elapsed())
            }
            (Door::Daemon(daemon), None) => {
                let written = written.unwrap_or_else(|| self.writer.write(workshop, question.formula));
                (daemon.decide(&written, until)?, begin.elapsed())
            }
        };
        let is_missed = matches!(played.answer, Answer::Unknown(_));
        self.counters.misses += u64::from(is_missed);
        match is_missed {
            true => self.undecided.insert(question.formula),
            false => self.undecided.remove(&question.formula),
        };
        let all = &mut self.counters.expansions;
        all.used = all.used.saturating_add(played.used);
        all.possible = all.possible.saturating_add(if is_again { 0 } else { played.possible });
        all.time += time;
        all.undecided = self.undecided.len() as u64;
        Ok(played.answer)
    }

    /// Whether the last condition speaks of a variable or an unknown value.
    pub fn knows(&self, symbol: Term) -> bool {
        match &self.door {
            Door::Inside(inside) => inside.knows(symbol),
            Door::Daemon(daemon) => daemon.knows(symbol),
        }
    }

    /// The values of Boolean and bit-vector terms in the last counterexample, over what the condition speaks
    /// of; `None` if there are none.
    pub fn values(&mut self, workshop: &Workshop, terms: &[Term]) -> Option<Vec<BitVec>> {
        match &mut self.door {
            Door::Inside(inside) => inside.values(workshop, terms),
            Door::Daemon(daemon) => daemon.values(workshop, terms),
        }
    }
}
