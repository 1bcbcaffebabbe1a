//! Conditions are asked of a solver.
//!
//! **Here.** A condition is a term without the number of an activation in it; its answer is remembered, so
//! checks that fail under one condition are asked once. Where a daemon is asked over several connections,
//! conditions are asked ahead, at once. A solver whose connection is closed is opened anew for the next
//! condition.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use javelin_term::statistics::Statistic;
use rustc_hash::{FxHashMap, FxHashSet};

use super::cache::{Cache, Digest, Executed, Kept, digest_of};
use super::symbols::ActivationSymbolic;
use crate::engine::Limits;
use crate::job::Effort;
use crate::prover::bodies::Needed;
use crate::prover::text::ConditionWriter;
use crate::prover::{Answer, Condition, Played, Prover, ProverError, open};
use crate::why::Why;

/// So many conditions are asked ahead for each connection.
const AHEAD: usize = 8;

/// How much was asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// The conditions that were played.
    pub conditions: u64,
    /// The bodies that counterexamples asked for.
    pub used: u64,
    /// The bodies that inlining would have expanded; saturates.
    pub possible: u64,
    /// The conditions that the solver did not decide in their time.
    pub undecided: u64,
    /// How long the solver took.
    pub time: Duration,
    /// The answers that an earlier run had.
    pub known: u64,
    /// How often a condition was not decided in the time that it was given.
    pub misses: u64,
}

impl Counters {
    pub fn add(&mut self, others: Counters) {
        self.conditions += others.conditions;
        self.used = self.used.saturating_add(others.used);
        self.possible = self.possible.saturating_add(others.possible);
        self.undecided += others.undecided;
        self.time += others.time;
        self.known += others.known;
        self.misses += others.misses;
    }

    /// As the report has them.
    pub fn rows(&self) -> Vec<Statistic> {
        let milliseconds = self.time.as_millis().try_into().unwrap_or(u64::MAX);
        vec![
            Statistic::new("calysto-expansions", self.used, "Bodies that counterexamples asked for."),
            Statistic::new("calysto-inlined", self.possible, "Bodies that inlining would have expanded."),
            Statistic::new("calysto-undecided", self.undecided, "Conditions that were not decided in time."),
            Statistic::new("calysto-remembered", self.known, "Answers that an earlier run had kept."),
            Statistic::new("calysto-solver-ms", milliseconds, "Time of the solver."),
        ]
    }
}

/// A condition that is to be asked.
#[derive(Clone)]
pub struct Question {
    /// The condition, without the number of an activation in it.
    pub formula: Term,
    /// The question in words, for people.
    pub says: String,
    /// The most ticks of the question.
    pub most: u64,
}

impl Question {
    /// As solvers are asked.
    fn condition<'c>(&'c self, symbolic: &'c ActivationSymbolic) -> Condition<'c> {
        Condition { formula: self.formula, bodies: &symbolic.unknowns.bodies, says: &self.says }
    }
}

/// An answer, or why there is none, and how long it took.
type Timed = (Result<Played, ProverError>, Duration);

/// Asks conditions, one after the other.
pub struct Asker<'a> {
    effort: &'a Effort,
    limits: &'a Limits,
    /// The solvers that are open. The first one is asked where a condition is asked by itself.
    provers: Vec<Box<dyn Prover>>,
    /// The symbols of the condition whose values may be asked for, but for summaries.
    declared: BTreeSet<Term>,
    writer: ConditionWriter,
    cache: Option<Cache>,
    /// The solver whose answers the cache may have; none: the one inside.
    solver: String,
    /// The last question whose values were asked, if it is falsified and answers are cached.
    last: Option<(Digest, Question)>,
    /// The part of its counterexample that an earlier run has executed.
    recalled: Option<Executed>,
    answers: FxHashMap<Term, Answer>,
    /// Conditions that were asked ahead and not requested yet.
    ahead: FxHashMap<Term, Timed>,
    /// The conditions that were not decided in the time that they were given so far.
    undecided: FxHashSet<Term>,
    /// The conditions that were found valid since they were taken, if that is wanted.
    proved: Option<Vec<Term>>,
    /// How much was asked.
    pub counters: Counters,
}

impl<'a> Asker<'a> {
    /// An asker that has asked nothing.
    pub fn new(effort: &'a Effort, limits: &'a Limits) -> Asker<'a> {
        Asker {
            effort,
            limits,
            provers: Vec::new(),
            declared: BTreeSet::new(),
            writer: ConditionWriter::default(),
            cache: effort.cache.as_deref().map(Cache::read),
            solver: effort.other_solver().unwrap_or_default(),
            last: None,
            recalled: None,
            answers: FxHashMap::default(),
            ahead: FxHashMap::default(),
            undecided: FxHashSet::default(),
            proved: effort.certifies.then(Vec::new),
            counters: Counters::default(),
        }
    }

    pub fn ask(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Answer {
        let answer = match self.answers.get(&question.formula) {
            Some(answer) => answer.clone(),
            None => self.remember_or_ask(symbolic, question, false),
        };
        self.noted(question, answer)
    }

    /// How many conditions are worth asking ahead.
    pub fn reach(&self) -> usize {
        let Effort { connect, questions, parallel, .. } = self.effort;
        let is_several = connect.is_some() && questions.is_none() && *parallel > 1;
        if is_several { AHEAD * parallel } else { 1 }
    }

    /// Asks conditions that will be asked, at once, so that the answers are there by then.
    pub fn ask_ahead(&mut self, symbolic: &ActivationSymbolic, questions: Vec<Question>) {
        let mut new: Vec<Question> = Vec::new();
        for question in questions {
            let formula = question.formula;
            let is_known = self.answers.contains_key(&formula)
                || self.ahead.contains_key(&formula)
                || symbolic.graph.truth_of(formula) == Some(false)
                || new.iter().any(|other| other.formula == formula);
            if !is_known && self.kept_answer(symbolic, &question).is_none() {
                new.push(question);
            }
        }
        match self.play_all(symbolic, &new) {
            Ok(played) => self.ahead.extend(new.iter().map(|question| question.formula).zip(played)),
            Err(error) => {
                let error = |question: Question| (question.formula, (Err(error.clone()), Duration::ZERO));
                self.ahead.extend(new.into_iter().map(error));
            }
        }
    }

    /// Asks conditions at once, each in its time, of as many solvers as may be open.
    fn play_all(
        &mut self,
        symbolic: &ActivationSymbolic,
        all: &[Question],
    ) -> Result<Vec<Timed>, ProverError> {
        while self.provers.len() < self.effort.parallel {
            self.provers.push(open(self.effort, self.limits)?);
        }
        let (graph, bodies) = (&*symbolic.graph, &symbolic.unknowns.bodies);
        let (next, limits) = (&AtomicUsize::new(0), self.limits);
        let work = |prover: &mut Box<dyn Prover>| {
            let mut played = Vec::new();
            loop {
                let position = next.fetch_add(1, Relaxed);
                let Some(Question { formula, says, most }) = all.get(position) else { return played };
                let begin = Instant::now();
                let condition = Condition { formula: *formula, bodies, says };
                let answer = prover.check_expanding(graph, &condition, limits.within(*most));
                played.push((position, answer, begin.elapsed()));
            }
        };
        let played = thread::scope(|scope| {
            let threads: Vec<_> =
                self.provers.iter_mut().map(|prover| scope.spawn(move || work(prover))).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect::<Vec<_>>()
        });
        let none = || (Err(ProverError::Gone("a connection ended without an answer".into())), Duration::ZERO);
        let mut answers: Vec<Timed> = all.iter().map(|_| none()).collect();
        for (position, answer, time) in played {
            answers[position] = (answer, time);
        }
        Ok(answers)
    }

    /// An earlier run's answer.
    fn kept_answer(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Option<&Kept> {
        self.cache.as_ref()?;
        let digest = self.digest(symbolic, question);
        self.cache.as_ref()?.get(&digest)
    }

    /// The digest of the solver, a condition and all bodies that it may need.
    fn digest(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Digest {
        let (condition, bodies) = self.writer.texts(symbolic.graph, &question.condition(symbolic));
        digest_of(&self.solver, std::iter::once(condition.as_str()).chain(bodies))
    }

    fn noted(&mut self, question: &Question, answer: Answer) -> Answer {
        if let (Some(proved), Answer::Unsat) = (&mut self.proved, &answer) {
            proved.push(question.formula);
        }
        answer
    }

    /// The conditions that were found valid since the last time.
    pub fn take_proved(&mut self) -> Vec<Term> {
        self.proved.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Asks a condition if no earlier run has; of a counterexample that run has no more than inputs.
    fn remember_or_ask(
        &mut self,
        symbolic: &ActivationSymbolic,
        question: &Question,
        for_values: bool,
    ) -> Answer {
        if self.cache.is_none() || symbolic.graph.truth_of(question.formula) == Some(false) {
            return self.ask_again(symbolic, question);
        }
        let digest = self.digest(symbolic, question);
        let known = self.cache.as_ref().and_then(|cache| cache.get(&digest)).cloned();
        let known = known.filter(|known| !for_values || *known != Kept::Falsified(None));
        let answer = match &known {
            Some(kept) => {
                self.counters.known += 1;
                let answer = if *kept == Kept::Valid { Answer::Unsat } else { Answer::Sat };
                self.answers.insert(question.formula, answer.clone());
                answer
            }
            None => self.ask_again(symbolic, question),
        };
        if let (None, Some(cache)) = (&known, &mut self.cache) {
            match answer {
                Answer::Unsat => cache.insert(digest, Kept::Valid),
                Answer::Sat => cache.insert(digest, Kept::Falsified(None)),
                Answer::Unknown(_) => {}
            }
        }
        if let (true, Answer::Sat) = (for_values, &answer) {
            self.last = Some((digest, question.clone()));
            self.recalled = match known {
                Some(Kept::Falsified(executed)) => executed,
                _ => None,
            };
        }
        answer
    }

    /// The part of the counterexample just found that an earlier run has executed.
    pub fn recalled(&mut self) -> Option<Executed> {
        self.recalled.take()
    }

    /// Asks for values of what an earlier run has answered.
    pub fn ask_last_again(&mut self, symbolic: &ActivationSymbolic) -> Answer {
        match self.last.clone() {
            Some((_, question)) => {
                self.declare(symbolic, &question);
                self.ask_again(symbolic, &question)
            }
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
    pub fn ask_for_values(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Answer {
        (self.last, self.recalled) = (None, None);
        // Of what was asked ahead there are no values.
        self.ahead.remove(&question.formula);
        self.declare(symbolic, question);
        let answer = match self.answers.get(&question.formula) {
            Some(Answer::Unsat) => Answer::Unsat,
            _ => self.remember_or_ask(symbolic, question, true),
        };
        self.noted(question, answer)
    }

    fn ask_again(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Answer {
        if symbolic.graph.truth_of(question.formula) == Some(false) {
            return Answer::Unsat;
        }
        if let Some(stop) = self.limits.stopped() {
            return Answer::Unknown(stop.into());
        }
        let answer = match self.play(symbolic, question) {
            Ok(answer) => answer,
            Err(error) => Answer::Unknown(error.into()),
        };
        if !matches!(answer, Answer::Unknown(_)) {
            self.answers.insert(question.formula, answer.clone());
        }
        answer
    }

    fn play(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Result<Answer, ProverError> {
        let is_again = self.undecided.contains(&question.formula);
        self.counters.conditions += u64::from(!is_again);
        let (played, time) = match self.ahead.remove(&question.formula) {
            Some((played, time)) => (played?, time),
            None => {
                let begin = Instant::now();
                (self.check(symbolic, question)?, begin.elapsed())
            }
        };
        let is_missed = matches!(played.answer, Answer::Unknown(_));
        self.counters.misses += u64::from(is_missed);
        match is_missed {
            true => self.undecided.insert(question.formula),
            false => self.undecided.remove(&question.formula),
        };
        let all = &mut self.counters;
        all.used = all.used.saturating_add(played.used);
        all.possible = all.possible.saturating_add(if is_again { 0 } else { played.possible });
        all.time += time;
        all.undecided = self.undecided.len() as u64;
        Ok(played.answer)
    }

    /// Asks a solver that is open, or is opened.
    fn check(&mut self, symbolic: &ActivationSymbolic, question: &Question) -> Result<Played, ProverError> {
        let (condition, quota) = (question.condition(symbolic), self.limits.within(question.most));
        if self.provers.is_empty() {
            self.provers.push(open(self.effort, self.limits)?);
        }
        let played = self.provers[0].check_expanding(symbolic.graph, &condition, quota);
        if played.is_err() {
            self.provers.swap_remove(0);
        }
        played
    }

    /// Values are asked for of this condition.
    fn declare(&mut self, symbolic: &ActivationSymbolic, question: &Question) {
        let bodies = &symbolic.unknowns.bodies;
        self.declared = Needed::by(symbolic.graph, bodies, question.formula).declared;
    }

    /// Whether the last condition has a variable or an unknown value.
    pub fn knows(&self, symbol: Term) -> bool {
        self.declared.contains(&symbol)
    }

    /// The values of Boolean and bit-vector terms in the last counterexample, over the symbols of the
    /// condition; `None` if there are none.
    pub fn values(&mut self, symbolic: &ActivationSymbolic, terms: &[Term]) -> Option<Vec<BitVec>> {
        self.provers.first_mut()?.values(symbolic.graph, terms).ok()
    }
}
