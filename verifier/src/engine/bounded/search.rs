//! The questions: which, in which order, for how long, and what follows from the answers.

use std::time::{Duration, Instant};

use javelin_term::graph::Term;
use rustc_hash::FxHashSet;

use super::unroll::{Bound, Frontier, Unroller, Unrolling, Why as End};
use super::workers::{Manner, Told, Workers};
use crate::engine::counterexample::found;
use crate::engine::replayer::Replayer;
use crate::engine::{Limits, Progress, Rest, Results, Resumable, Watch};
use crate::formula::guard::Guard;
use crate::formula::reach::behind;
use crate::formula::symbolic::Symbolic;
use crate::interpret::trace::Trace;
use crate::job::{Effort, Outcome};
use crate::limits::Stopped;
use crate::program::cfa::{Check, Program};
use crate::prover::smtlib::script;
use crate::prover::{Answer, ProverError};
use crate::why::{Bound as Followed, Why};

/// How often a loop without unknowns is executed for each round of other loops.
const FREE_ROUNDS: u32 = 4096;

/// How long each check is asked at first; then longer and longer.
const FIRST_SLICE: Duration = Duration::from_millis(250);

/// How much longer each time.
const GROWTH: u32 = 4;

/// How long the questions for one bound may take where time does not end.
const PATIENCE: Duration = Duration::from_secs(60);

/// So much of the time that is left goes to loops with any values of what they write.
const SHARE: u32 = 4;

/// How long each check is asked there.
const GENERAL_SLICE: Duration = Duration::from_secs(4);

/// So many executions are tried that may fail a check, and so many inputs tell them apart.
const ATTEMPTS: usize = 4;
const TOLD_APART: usize = 16;

/// So many questions find out which places of the frontier are reached; all others count as reached then.
const PLACES: usize = 16;

/// What is known of a check.
enum Status {
    /// No failure was found, and why this is not all.
    Open(Why),
    /// A failure was found that the interpreter does not see.
    Doubtful(Why),
    Holds,
    Fails(Box<Trace>),
}

/// The questions about one program.
pub struct Search<'a> {
    unroller: Unroller<'a>,
    workers: Workers,
    checks: Vec<Check>,
    status: Vec<Status>,
    limits: Limits,
    watch: &'a dyn Watch,
    replayer: &'a mut dyn Replayer,
    /// The bound that is asked for next, where a turn has ended early.
    next: Option<(u32, u32)>,
    /// Guards that are never true: those of earlier rounds come again.
    refuted: FxHashSet<Term>,
    results: Results,
}

/// A check and the formula that says when it fails.
struct Question {
    check: usize,
    guards: Vec<Term>,
    cost: u64,
}

/// What one bound has shown.
struct Round {
    /// Whether a check is still open.
    open: bool,
    /// Whether more rounds of loops may show more.
    loops: bool,
    /// Whether more levels of recursion may show more.
    recursion: bool,
}

impl Round {
    /// One after which there is nothing to do.
    fn last(open: bool) -> Round {
        Round { open, loops: false, recursion: false }
    }
}

impl<'a> Search<'a> {
    /// The questions about a program.
    ///
    /// # Errors
    /// The solver is not there.
    pub fn new(
        program: &'a mut Program,
        effort: &Effort,
        limits: &Limits,
        watch: &'a dyn Watch,
        replayer: &'a mut dyn Replayer,
    ) -> Result<Search<'a>, ProverError> {
        // What other threads hold is not counted with what this one holds.
        let parts = if effort.parallel > 1 { 2 } else { 1 };
        let limits = Limits { memory: limits.memory / parts, ..limits.clone() };
        let workers = Workers::new(effort, &limits)?;
        let checks = program.checks.clone();
        let status = checks.iter().map(|_| Status::Open(Why::NotAsked)).collect();
        let (refuted, results) = (FxHashSet::default(), Results::default());
        let unroller = Unroller::new(program);
        let next = None;
        Ok(Search { unroller, workers, checks, status, limits, watch, replayer, next, refuted, results })
    }

    /// What is known at the end.
    pub fn finished(mut self) -> Results {
        self.results.outcomes = self.outcomes();
        self.results
    }

    /// Asks for greater and greater bounds, until everything is decided or a limit is reached.
    fn deepen(&mut self, effort: &Effort) {
        let fixed = effort.unroll;
        let first = (fixed.unwrap_or(1), if fixed.is_some() { effort.recursion } else { 1 });
        let (mut rounds, mut levels) = self.next.take().unwrap_or(first);
        loop {
            let free_rounds = FREE_ROUNDS.saturating_mul(rounds.max(1));
            let bound = Bound { rounds, free_rounds, levels, is_general: false };
            match self.round(bound, effort) {
                Ok(Round { open: false, .. } | Round { loops: false, recursion: false, .. }) => break,
                Ok(_) if fixed.is_some() => break,
                Ok(Round { loops, recursion, .. }) => {
                    // Where both go on, recursion does so slowly: it takes as many calls as a tree has
                    // branches.
                    if loops {
                        rounds = rounds.saturating_mul(2);
                    }
                    if recursion {
                        let more = if loops { levels + 1 } else { levels.saturating_mul(2) };
                        levels = more.min(effort.recursion);
                    }
                }
                Err(error) => {
                    let why = Why::from(error);
                    self.results.stopped = Some(why.clone());
                    self.all_open(&why);
                    break;
                }
            }
        }
        if self.results.stopped.is_some() {
            self.next.get_or_insert((rounds, levels));
        }
    }

    fn is_open(&self, check: usize) -> bool {
        matches!(self.status[check], Status::Open(_) | Status::Doubtful(_))
    }

    /// Every check that is not decided is open for this reason.
    fn all_open(&mut self, why: &Why) {
        for status in &mut self.status {
            if let Status::Open(reason) = status {
                *reason = why.clone();
            }
        }
    }

    fn tell(&self, now: &str) {
        let decided = (0..self.checks.len()).filter(|&check| !self.is_open(check)).count();
        self.watch.progress(&Progress { checks: self.checks.len(), decided, now: now.to_owned() });
    }

    /// One bound.
    fn round(&mut self, bound: Bound, effort: &Effort) -> Result<Round, ProverError> {
        self.tell(&format!("loops unrolled {} times", bound.rounds));
        let unrolling = self.unroller.unroll(bound, &self.limits);
        if let Some(limit) = unrolling.cut {
            self.results.stopped = Some(limit.into());
            if limit != Stopped::Memory {
                if self.results.unrolled == 0 {
                    self.all_open(&Why::Early(limit, "before the program was unrolled once".to_owned()));
                }
                return Ok(Round::last(true));
            }
        }
        let grows = |place: &&Frontier| match place.why {
            End::Loop => true,
            End::Recursion => bound.levels < effort.recursion,
            End::Open(_) | End::Cut => false,
        };
        let may_grow = unrolling.frontier.iter().any(|place| grows(&place)) && effort.unroll.is_none();
        let end = match (self.limits.left(), may_grow) {
            (Some(left), true) => Some(Instant::now() + left / 2),
            (None, true) => Some(Instant::now() + PATIENCE),
            (_, false) => self.limits.end,
        };
        let undecided = self.ask_all(&unrolling, end)?;
        if !undecided.is_empty() {
            self.next.get_or_insert((bound.rounds, bound.levels));
        }
        self.results.unrolled = self.results.unrolled.max(bound.rounds);
        let open: Vec<usize> = (0..self.checks.len()).filter(|&check| self.is_open(check)).collect();
        if open.is_empty() {
            return Ok(Round::last(false));
        }
        let frontier = self.reached(&unrolling)?;
        self.conclude(&frontier, &undecided, bound);
        if effort.certifies {
            self.certify(&unrolling, &frontier, &open)?;
        }
        if frontier.iter().any(|place| place.why == End::Loop) {
            self.generalise(bound, effort.certifies)?;
        }
        let open = (0..self.checks.len()).any(|check| self.is_open(check));
        if let Some(stop) = self.limits.stopped() {
            self.results.stopped = Some(stop.into());
        }
        if self.results.stopped.is_some() {
            return Ok(Round::last(open));
        }
        let reaches = |why: &End| frontier.iter().any(|place| place.why == *why);
        let recursion = reaches(&End::Recursion) && bound.levels < effort.recursion;
        Ok(Round { open, loops: reaches(&End::Loop), recursion })
    }

    /// Asks which checks hold whatever loops have written before their last round.
    fn generalise(&mut self, bound: Bound, certifies: bool) -> Result<(), ProverError> {
        self.tell("loops with any values of what they write");
        let share = self.limits.left().map_or(PATIENCE, |left| left / SHARE);
        let limits = Limits { end: Some(self.limits.within(share)), ..self.limits.clone() };
        let unrolling = self.unroller.unroll(Bound { rounds: 0, is_general: true, ..bound }, &limits);
        if unrolling.cut.is_some() {
            return Ok(());
        }
        let mut questions = self.questions(&unrolling);
        questions.sort_by_key(|question| question.cost);
        let mut fails: FxHashSet<usize> = questions.iter().map(|question| question.check).collect();
        let until = || limits.within(GENERAL_SLICE);
        let told = self.ask_each(&questions, &Manner { until: &until, keeps_models: false })?;
        for (question, told) in questions.iter().zip(told) {
            if told.is_some_and(|told| told.answer == Answer::Unsat) {
                fails.remove(&question.check);
            }
        }
        if (0..self.checks.len()).all(|check| fails.contains(&check) || !self.is_open(check)) {
            return Ok(());
        }
        let frontier = self.reached(&unrolling)?;
        let behind = self.behind(&frontier);
        let mut held = Vec::new();
        for (check, behind) in behind.into_iter().enumerate() {
            if behind.is_none() && !fails.contains(&check) && self.is_open(check) {
                self.status[check] = Status::Holds;
                held.push(check);
            }
        }
        if certifies {
            self.certify(&unrolling, &frontier, &held)?;
        }
        self.tell("an answer for each check");
        Ok(())
    }

    /// Asks whether checks fail; returns those for which there was no answer, with the reason.
    fn ask_all(
        &mut self,
        unrolling: &Unrolling,
        end: Option<Instant>,
    ) -> Result<Vec<(usize, Why)>, ProverError> {
        let mut questions = self.questions(unrolling);
        questions.sort_by_key(|question| question.cost);
        let mut slice = FIRST_SLICE;
        let mut undecided: Vec<(usize, Why)> = Vec::new();
        while !questions.is_empty() {
            undecided.clear();
            let mut rest = Vec::new();
            while !questions.is_empty() {
                let limits = self.limits.clone();
                let until = || limits.within(slice).min(end.unwrap_or_else(|| limits.within(slice)));
                let told = self.ask_each(&questions, &Manner { until: &until, keeps_models: true })?;
                let mut later = Vec::new();
                for (question, told) in std::mem::take(&mut questions).into_iter().zip(told) {
                    match told {
                        None => later.push(question),
                        Some(Told { answer: Answer::Unsat, .. }) => {}
                        Some(Told { answer: Answer::Sat, worker }) => {
                            let until = until().max(limits.within(FIRST_SLICE));
                            self.found(&question, unrolling, (worker, until))?;
                        }
                        Some(Told { answer: Answer::Unknown(why), .. }) => {
                            undecided.push((question.check, why));
                            rest.push(question);
                        }
                    }
                }
                questions = later;
            }
            questions = rest;
            slice *= GROWTH;
            let is_over = end.is_some_and(|end| Instant::now() >= end);
            if is_over || self.limits.stopped().is_some() || slice > 64 * PATIENCE {
                break;
            }
        }
        Ok(undecided)
    }

    /// When each open check fails, as far as that is not refuted.
    fn questions(&mut self, unrolling: &Unrolling) -> Vec<Question> {
        let all = &self.unroller.symbolic.guards;
        let is_open = (0..self.checks.len()).filter(|&check| self.is_open(check));
        let question = |check: usize| {
            let known = |guard: &&Guard| !self.refuted.contains(&all.term(**guard));
            let errors: Vec<Guard> = unrolling.errors[check].iter().filter(known).copied().collect();
            let cost = errors.iter().map(|&guard| u64::from(all.depth(guard)) + 1).sum();
            let guards: Vec<Term> = errors.iter().map(|&guard| all.term(guard)).collect();
            (!guards.is_empty()).then_some(Question { check, guards, cost })
        };
        is_open.filter_map(question).collect()
    }

    /// Whether checks fail, each by itself.
    fn ask_each(
        &mut self,
        questions: &[Question],
        manner: &Manner,
    ) -> Result<Vec<Option<Told>>, ProverError> {
        let graph = &mut *self.unroller.symbolic.graph;
        let formulas: Vec<Term> = questions.iter().map(|question| graph.or(&question.guards)).collect();
        let told = self.workers.ask(graph, &formulas, manner)?;
        for (question, told) in questions.iter().zip(&told) {
            self.results.questions += u64::from(told.is_some());
            if told.as_ref().is_some_and(|told| told.answer == Answer::Unsat) {
                self.refuted.extend(&question.guards);
            }
        }
        Ok(told)
    }

    /// Whether one of these guards can be true.
    fn ask_any(&mut self, guards: &[Term], until: Instant) -> Result<Answer, ProverError> {
        let formula = self.unroller.symbolic.graph.or(guards);
        let answer = self.ask(0, formula, until)?;
        if answer == Answer::Unsat {
            self.refuted.extend(guards);
        }
        Ok(answer)
    }

    fn ask(&mut self, worker: usize, formula: Term, until: Instant) -> Result<Answer, ProverError> {
        if let Some(stop) = self.limits.stopped() {
            return Ok(Answer::Unknown(stop.into()));
        }
        self.results.questions += 1;
        self.workers.prover(worker).check(self.unroller.symbolic.graph, &[formula], Some(until))
    }

    /// Executes what the solver has found; where that fails, some other executions.
    fn found(
        &mut self,
        question: &Question,
        unrolling: &Unrolling,
        (worker, until): (usize, Instant),
    ) -> Result<(), ProverError> {
        let check = self.checks[question.check].clone();
        let mut formula = self.unroller.symbolic.graph.or(&question.guards);
        for _ in 0..ATTEMPTS {
            let Symbolic { graph, guards, separate, is_wide, .. } = &mut self.unroller.symbolic;
            let objects = (separate.as_ref(), *is_wide);
            let found = found(graph, guards, self.workers.prover(worker), &unrolling.unknowns, objects)?;
            match self.replayer.replay(&check, &found.inputs) {
                Ok(trace) => {
                    self.status[question.check] = Status::Fails(Box::new(trace));
                    self.tell("a failure was replayed");
                    return Ok(());
                }
                Err(why) => {
                    self.status[question.check] = Status::Doubtful(Why::NotReplayed(why));
                }
            }
            if found.values.is_empty() {
                break;
            }
            let mut same = Vec::new();
            for (variable, value) in found.values.iter().take(TOLD_APART) {
                let value = graph.constant_like(*variable, value);
                same.push(graph.equal(*variable, value));
            }
            let same = graph.and(&same);
            let other = graph.not(same);
            formula = graph.and(&[formula, other]);
            if self.ask(worker, formula, until)? != Answer::Sat {
                break;
            }
        }
        if let Status::Doubtful(why) = &self.status[question.check] {
            let line = check.span.line;
            let warning = format!("line {line}: {}: {why}", check.says);
            if !self.results.warnings.contains(&warning) {
                self.results.warnings.push(warning);
            }
        }
        Ok(())
    }

    /// The places of the frontier that executions reach, as far as the solver does not refute it.
    fn reached<'u>(&mut self, unrolling: &'u Unrolling) -> Result<Vec<&'u Frontier>, ProverError> {
        let term = |place: &Frontier| self.unroller.symbolic.guards.term(place.guard);
        let known = |place: &&Frontier| !self.refuted.contains(&term(place));
        let mut rest: Vec<&Frontier> = unrolling.frontier.iter().filter(known).collect();
        let mut reached = Vec::new();
        for _ in 0..PLACES {
            if rest.is_empty() {
                return Ok(reached);
            }
            let terms: Vec<Term> =
                rest.iter().map(|place| self.unroller.symbolic.guards.term(place.guard)).collect();
            let patience = self.limits.left().map_or(PATIENCE, |left| left / 2);
            match self.ask_any(&terms, self.limits.within(patience))? {
                Answer::Unsat => return Ok(reached),
                Answer::Unknown(_) => break,
                Answer::Sat => {}
            }
            let values = self.workers.prover(0).values(self.unroller.symbolic.graph, &terms)?;
            let before = rest.len();
            let mut values = values.iter();
            rest.retain(|place| {
                let is_reached = values.next().is_some_and(|value| value.is_one());
                if is_reached {
                    reached.push(*place);
                }
                !is_reached
            });
            if rest.len() == before {
                break;
            }
        }
        reached.extend(rest);
        Ok(reached)
    }

    /// Keeps what was refuted for checks that hold now: that they fail in the unrolled program, and that it
    /// ends too early at a place where the solver says that it does not.
    fn certify(
        &mut self,
        unrolling: &Unrolling,
        reached: &[&Frontier],
        checks: &[usize],
    ) -> Result<(), ProverError> {
        let reached: FxHashSet<*const Frontier> =
            reached.iter().map(|&place| std::ptr::from_ref(place)).collect();
        let refuted =
            unrolling.frontier.iter().filter(|&place| !reached.contains(&std::ptr::from_ref(place)));
        let ends: Vec<Guard> = refuted.map(|place| place.guard).collect();
        self.results.obligations.resize(self.checks.len(), Vec::new());
        for &check in checks.iter().filter(|&&check| matches!(self.status[check], Status::Holds)) {
            let guards = unrolling.errors[check].iter().chain(&ends);
            let guards: Vec<Term> = guards.map(|&guard| self.unroller.symbolic.guards.term(guard)).collect();
            let formula = self.unroller.symbolic.graph.or(&guards);
            self.results.obligations[check] =
                vec![script(self.unroller.symbolic.graph, &[formula], "unsat")?];
        }
        Ok(())
    }

    /// For each check, the position of a place of the frontier that it may lie behind: one of which it is not
    /// known what comes after, if there is one.
    fn behind(&self, frontier: &[&Frontier]) -> Vec<Option<usize>> {
        let places: Vec<_> = frontier.iter().map(|place| (place.function, place.location)).collect();
        let open = frontier.iter().position(|place| matches!(place.why, End::Open(_)));
        let behind = behind(self.unroller.functions(), &places, &self.checks);
        behind.into_iter().map(|position| open.or(position)).collect()
    }

    /// What follows for checks of which no failure was found.
    fn conclude(&mut self, frontier: &[&Frontier], undecided: &[(usize, Why)], bound: Bound) {
        let behind = self.behind(frontier);
        let opens = reasons(frontier);
        for (check, (status, behind)) in self.status.iter_mut().zip(behind).enumerate() {
            let Status::Open(why) = status else { continue };
            let unanswered = undecided.iter().find(|(number, _)| *number == check);
            let place = behind.map(|position| frontier[position]);
            let new = match (unanswered, place.map(|place| &place.why)) {
                (Some((_, why)), _) => why.clone(),
                (None, None) => {
                    *status = Status::Holds;
                    continue;
                }
                (None, Some(End::Open(reason))) => {
                    Why::NotFollowed(reason.clone(), opens.len().saturating_sub(1))
                }
                (None, Some(End::Loop)) => Why::Bound(Followed::Rounds(bound.rounds)),
                (None, Some(End::Recursion)) => Why::Bound(Followed::Levels(bound.levels)),
                (None, Some(End::Cut)) => Stopped::Memory.into(),
            };
            *why = new;
        }
        self.tell("an answer for each check");
    }
}

impl Resumable for Search<'_> {
    fn learn(&mut self, known: &[Outcome]) {
        for (check, outcome) in known.iter().enumerate().filter(|&(check, _)| check < self.checks.len()) {
            if self.is_open(check) {
                match outcome {
                    Outcome::Holds => self.status[check] = Status::Holds,
                    Outcome::Fails(trace) => self.status[check] = Status::Fails(trace.clone()),
                    Outcome::Open(_) => {}
                }
            }
        }
    }

    fn go_on(&mut self, effort: &Effort, end: Option<Instant>) -> Rest {
        self.limits.end = end;
        self.workers.set_end(end);
        self.results.stopped = None;
        self.deepen(effort);
        match &self.results.stopped {
            Some(why) if why.is_timeout() => Rest::Time,
            // No loop was left that has not ended, and no question.
            None if effort.unroll.is_none() && self.next.is_none() => Rest::Complete,
            _ => Rest::Nothing,
        }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let outcome = |status: &Status| match status {
            Status::Open(why) | Status::Doubtful(why) => Outcome::Open(why.clone()),
            Status::Holds => Outcome::Holds,
            Status::Fails(trace) => Outcome::Fails(trace.clone()),
        };
        self.status.iter().map(outcome).collect()
    }
}

/// The locations from which nothing is known, each once, in words.
fn reasons(frontier: &[&Frontier]) -> Vec<String> {
    let mut seen = FxHashSet::default();
    let open = frontier.iter().filter_map(|place| match &place.why {
        End::Open(reason) => Some(reason.clone()),
        _ => None,
    });
    open.filter(|reason| seen.insert(reason.clone())).collect()
}
