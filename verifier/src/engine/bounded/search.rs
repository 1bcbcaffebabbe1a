//! The questions: which, in which order, for how long, and what follows from the answers.

use javelin_term::graph::Term;
use rustc_hash::FxHashSet;

use super::unroll::{Cutoff, Frontier, UnrollBound, Unroller, Unrolling};
use super::workers::{AskOptions, WorkerAnswer, Workers};
use crate::engine::kit::counterexample::found;
use crate::engine::kit::ledger::Ledger;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::{Engine, Rest};
use crate::formula::guard::Guard;
use crate::formula::reach::behind;
use crate::formula::symbolic::Symbolic;
use crate::job::Outcome;
use crate::limits::{Limits, Stopped, TICKS_PER_SECOND};
use crate::program::cfa::{Check, Program};
use crate::prover::smtlib::script;
use crate::prover::{Answer, ProverError};
use crate::why::{Bound as Followed, Why};

/// How often a loop without unknowns is executed for each round of other loops.
const FREE_ROUNDS: u32 = 4096;

/// The ticks of the first question about each check, a quarter of a second; then more and more.
const FIRST_SLICE: u64 = TICKS_PER_SECOND / 4;

/// How many times as many each time.
const GROWTH: u64 = 4;

/// The ticks of the questions for one bound where nothing ends the run: a minute.
const MOST_TICKS: u64 = 60 * TICKS_PER_SECOND;

/// The fewest ticks of these questions where the run ends at a time, which is not known exactly in ticks.
const LEAST_TICKS: u64 = 4 * TICKS_PER_SECOND;

/// So much of the work that is left goes to loops with any values of what they write.
const SHARE: u64 = 4;

/// The ticks of the question about each check there.
const GENERAL_SLICE: u64 = 4 * TICKS_PER_SECOND;

/// Where each open check has a counterexample that could not be replayed, no bound proves any: another
/// failure is looked for during as much work as was done so far, this part of what is left, or so many
/// ticks.
const DOUBTFUL_PART: u64 = 8;
const DOUBTFUL_TICKS: u64 = 2 * TICKS_PER_SECOND;

/// So many executions are tried that may fail a check, and the most inputs by which they differ.
const ATTEMPTS: usize = 4;
const TOLD_APART: usize = 16;

/// The most questions that decide which places of the frontier are reached; all others count as reached
/// then.
const PLACES: usize = 16;

/// The questions about one program.
pub struct BoundedSearch<'a> {
    unroller: Unroller<'a>,
    workers: Workers,
    checks: Vec<Check>,
    problem: Problem<'a>,
    limits: Limits,
    /// The state of each check, while this engine works.
    ledger: Ledger,
    /// The checks of which a failure was found that the interpreter does not see.
    doubtful: FxHashSet<usize>,
    /// The work at which the search ends, where all open checks are among these.
    last: Option<u64>,
    /// Whether a question of the last bound has no answer, or no greater bound was asked for since it would
    /// be in vain: another engine may still find a failure.
    has_undecided: bool,
    /// Guards that are never true: those of earlier rounds come again.
    refuted: FxHashSet<Term>,
    /// Whether the program was unrolled, to any bound.
    is_unrolled: bool,
}

/// A check and the formula that says when it fails.
struct CheckQuestion {
    check: usize,
    guards: Vec<Term>,
    cost: u64,
}

/// The outcome of one bound.
struct BoundOutcome {
    /// Whether a check is still open.
    open: bool,
    /// Whether more rounds of loops may show more.
    loops: bool,
    /// Whether more levels of recursion may show more.
    recursion: bool,
}

impl BoundOutcome {
    /// One after which there is nothing to do.
    fn last(open: bool) -> BoundOutcome {
        BoundOutcome { open, loops: false, recursion: false }
    }
}

impl<'a> BoundedSearch<'a> {
    /// The questions about a program.
    ///
    /// # Errors
    /// The solver is not there.
    pub fn new(problem: Problem<'a>, program: &'a mut Program) -> Result<BoundedSearch<'a>, ProverError> {
        let effort = problem.effort;
        // Memory of other threads is not counted with that of this one.
        let parts = if effort.parallel > 1 { 2 } else { 1 };
        let limits = Limits { memory: problem.limits.memory / parts, ..problem.limits.clone() };
        Ok(BoundedSearch {
            workers: Workers::new(effort, &limits)?,
            checks: program.checks.clone(),
            unroller: Unroller::new(program),
            problem,
            limits,
            ledger: Ledger::default(),
            doubtful: FxHashSet::default(),
            last: None,
            has_undecided: false,
            refuted: FxHashSet::default(),
            is_unrolled: false,
        })
    }

    /// Asks for greater and greater bounds, until everything is decided or a limit is reached.
    fn deepen(&mut self) {
        let effort = self.problem.effort;
        let fixed = effort.unroll;
        let first = (fixed.unwrap_or(1), if fixed.is_some() { effort.levels() } else { 1 });
        let (mut rounds, mut levels) = first;
        loop {
            let free_rounds = FREE_ROUNDS.saturating_mul(rounds.max(1));
            let bound = UnrollBound { rounds, free_rounds, levels, is_general: false };
            match self.round(bound) {
                Ok(
                    BoundOutcome { open: false, .. } | BoundOutcome { loops: false, recursion: false, .. },
                ) => break,
                Ok(_) if fixed.is_some() => break,
                Ok(_) if self.is_in_vain() => {
                    self.has_undecided = true;
                    break;
                }
                Ok(BoundOutcome { loops, recursion, .. }) => {
                    // Where both continue, recursion does so slowly: it takes as many calls as a tree has
                    // branches.
                    if loops {
                        rounds = rounds.saturating_mul(2);
                    }
                    if recursion {
                        let more = if loops { levels + 1 } else { levels.saturating_mul(2) };
                        levels = more.min(effort.recursion.unwrap_or(u32::MAX));
                    }
                }
                Err(error) => {
                    let why = Why::from(error);
                    self.ledger.all_open(&why);
                    self.ledger.stop(why);
                    break;
                }
            }
        }
    }

    /// Whether each open check has a counterexample that could not be replayed, and another failure was
    /// looked for long enough.
    fn is_in_vain(&mut self) -> bool {
        if !self.ledger.open().all(|check| self.doubtful.contains(&check)) {
            return false;
        }
        let done = self.limits.done();
        let part = self.limits.left().map_or(0, |left| left / DOUBTFUL_PART);
        let last = *self.last.get_or_insert(done + done.max(part).max(DOUBTFUL_TICKS));
        done >= last
    }

    /// One of so many equal parts of the work that is left.
    fn share(&self, parts: u64) -> u64 {
        self.limits.left().map_or(MOST_TICKS, |left| (left / parts).max(LEAST_TICKS))
    }

    fn tell(&self, now: &str) {
        self.problem.tell(&self.ledger, now);
    }

    fn round(&mut self, bound: UnrollBound) -> Result<BoundOutcome, ProverError> {
        let effort = self.problem.effort;
        self.ledger.learn();
        self.tell(&format!("loops unrolled {} times", bound.rounds));
        let unrolling = self.unroller.unroll(bound, &self.limits);
        if let Some(limit) = unrolling.cut {
            self.ledger.stop(limit);
            if limit != Stopped::Memory {
                if !self.is_unrolled {
                    self.ledger
                        .unless_known(&Why::Early(limit, "before the program was unrolled once".to_owned()));
                }
                return Ok(BoundOutcome::last(true));
            }
        }
        let grows = |place: &&Frontier| match place.why {
            Cutoff::Loop => true,
            Cutoff::Recursion => effort.recursion.is_none_or(|most| bound.levels < most),
            Cutoff::Open(_) | Cutoff::Cut => false,
        };
        let may_grow = unrolling.frontier.iter().any(|place| grows(&place)) && effort.unroll.is_none();
        let until = may_grow.then(|| self.limits.done() + self.share(2)).into_iter().chain(self.last).min();
        let mut undecided = self.ask_all(&unrolling, until)?;
        self.is_unrolled = true;
        self.ledger.report.unrolled = self.ledger.report.unrolled.max(bound.rounds);
        let open: Vec<usize> = self.ledger.open().collect();
        if open.is_empty() {
            return Ok(BoundOutcome::last(false));
        }
        let frontier = self.reached(&unrolling)?;
        // Where no greater bound follows, the work that was kept for it is for the questions of this one.
        if until.is_some() && !undecided.is_empty() && !frontier.iter().any(grows) {
            undecided = self.ask_all(&unrolling, None)?;
        }
        // Questions of one bound are a part of those of the next.
        self.has_undecided = !undecided.is_empty();
        self.conclude(&frontier, &undecided, bound);
        if effort.certifies {
            self.certify(&unrolling, &frontier, &open)?;
        }
        if frontier.iter().any(|place| place.why == Cutoff::Loop) {
            self.generalise(bound, effort.certifies)?;
        }
        let open = self.ledger.has_open();
        if let Some(stop) = self.limits.stopped() {
            self.ledger.stop(stop);
        }
        if self.ledger.report.stopped.is_some() {
            return Ok(BoundOutcome::last(open));
        }
        let reaches = |why: &Cutoff| frontier.iter().any(|place| place.why == *why);
        let recursion =
            reaches(&Cutoff::Recursion) && effort.recursion.is_none_or(|most| bound.levels < most);
        Ok(BoundOutcome { open, loops: reaches(&Cutoff::Loop), recursion })
    }

    /// Asks which checks hold whatever loops have written before their last round.
    fn generalise(&mut self, bound: UnrollBound, certifies: bool) -> Result<(), ProverError> {
        self.tell("loops with any values of what they write");
        let limits = self.limits.of_turn(self.share(SHARE));
        let unrolling = self.unroller.unroll(UnrollBound { rounds: 0, is_general: true, ..bound }, &limits);
        if unrolling.cut.is_some() {
            return Ok(());
        }
        let mut questions = self.questions(&unrolling);
        questions.sort_by_key(|question| question.cost);
        let mut fails: FxHashSet<usize> = questions.iter().map(|question| question.check).collect();
        let manner = AskOptions { slice: GENERAL_SLICE, until: limits.turn, keeps_models: false };
        let told = self.ask_each(&questions, &manner)?;
        for (question, told) in questions.iter().zip(told) {
            if told.is_some_and(|told| told.answer == Answer::Unsat) {
                fails.remove(&question.check);
            }
        }
        if self.ledger.open().all(|check| fails.contains(&check)) {
            return Ok(());
        }
        let frontier = self.reached(&unrolling)?;
        let behind = self.behind(&frontier);
        let mut held = Vec::new();
        for (check, behind) in behind.into_iter().enumerate() {
            if behind.is_none() && !fails.contains(&check) && self.ledger.is_open(check) {
                self.ledger.holds(check);
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
        until: Option<u64>,
    ) -> Result<Vec<(usize, Why)>, ProverError> {
        let mut questions = self.questions(unrolling);
        questions.sort_by_key(|question| question.cost);
        let mut slice = FIRST_SLICE;
        let mut undecided: Vec<(usize, Why)> = Vec::new();
        while !questions.is_empty() {
            undecided.clear();
            let mut rest = Vec::new();
            while !questions.is_empty() {
                let manner = AskOptions { slice, until, keeps_models: true };
                let told = self.ask_each(&questions, &manner)?;
                let mut later = Vec::new();
                for (question, told) in std::mem::take(&mut questions).into_iter().zip(told) {
                    match told {
                        None => later.push(question),
                        Some(WorkerAnswer { answer: Answer::Unsat, .. }) => {}
                        Some(WorkerAnswer { answer: Answer::Sat, worker }) => {
                            self.found(&question, unrolling, (worker, slice))?;
                        }
                        Some(WorkerAnswer { answer: Answer::Unknown(why), .. }) => {
                            undecided.push((question.check, why));
                            rest.push(question);
                        }
                    }
                }
                questions = later;
            }
            questions = rest;
            if self.ledger.learn() {
                questions.retain(|question| self.ledger.is_open(question.check));
                undecided.retain(|(check, _)| self.ledger.is_open(*check));
            }
            slice *= GROWTH;
            let is_over = self.limits.until(until).stopped().is_some();
            if is_over || slice > 64 * MOST_TICKS {
                break;
            }
        }
        Ok(undecided)
    }

    /// When each open check fails, as far as that is not refuted.
    fn questions(&mut self, unrolling: &Unrolling) -> Vec<CheckQuestion> {
        let all = &self.unroller.symbolic.guards;
        let is_open = self.ledger.open();
        let question = |check: usize| {
            let known = |guard: &&Guard| !self.refuted.contains(&all.term(**guard));
            let errors: Vec<Guard> = unrolling.errors[check].iter().filter(known).copied().collect();
            let cost = errors.iter().map(|&guard| u64::from(all.depth(guard)) + 1).sum();
            let guards: Vec<Term> = errors.iter().map(|&guard| all.term(guard)).collect();
            (!guards.is_empty()).then_some(CheckQuestion { check, guards, cost })
        };
        is_open.filter_map(question).collect()
    }

    /// Whether checks fail, each by itself.
    fn ask_each(
        &mut self,
        questions: &[CheckQuestion],
        manner: &AskOptions,
    ) -> Result<Vec<Option<WorkerAnswer>>, ProverError> {
        let graph = &mut *self.unroller.symbolic.graph;
        let formulas: Vec<Term> = questions.iter().map(|question| graph.or(&question.guards)).collect();
        let told = self.workers.ask(graph, &formulas, manner)?;
        for (question, told) in questions.iter().zip(&told) {
            self.ledger.report.questions += u64::from(told.is_some());
            if told.as_ref().is_some_and(|told| told.answer == Answer::Unsat) {
                self.refuted.extend(&question.guards);
            }
        }
        Ok(told)
    }

    /// Whether one of these guards can be true.
    fn ask_any(&mut self, guards: &[Term], ticks: u64) -> Result<Answer, ProverError> {
        let formula = self.unroller.symbolic.graph.or(guards);
        let answer = self.ask(0, formula, ticks)?;
        if answer == Answer::Unsat {
            self.refuted.extend(guards);
        }
        Ok(answer)
    }

    fn ask(&mut self, worker: usize, formula: Term, ticks: u64) -> Result<Answer, ProverError> {
        if let Some(stop) = self.limits.stopped() {
            return Ok(Answer::Unknown(stop.into()));
        }
        self.ledger.report.questions += 1;
        let quota = self.limits.within(ticks);
        self.workers.prover(worker).check(self.unroller.symbolic.graph, &[formula], quota)
    }

    /// Executes what the solver has found; where that fails, some other executions.
    fn found(
        &mut self,
        question: &CheckQuestion,
        unrolling: &Unrolling,
        (worker, slice): (usize, u64),
    ) -> Result<(), ProverError> {
        let check = self.checks[question.check].clone();
        let mut formula = self.unroller.symbolic.graph.or(&question.guards);
        let mut does = None;
        for _ in 0..ATTEMPTS {
            let Symbolic { graph, guards, separate, is_wide, .. } = &mut self.unroller.symbolic;
            let objects = (separate.as_ref(), *is_wide);
            let found = found(graph, guards, self.workers.prover(worker), &unrolling.unknowns, objects)?;
            match self.problem.replayer.replay(&check, &found.inputs, &self.problem.limits) {
                Ok(trace) => {
                    self.ledger.fails(question.check, trace);
                    self.tell("a failure was replayed");
                    return Ok(());
                }
                Err(why) => does = Some(why),
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
            if self.ask(worker, formula, slice)? != Answer::Sat {
                break;
            }
        }
        if let Some(does) = does {
            self.doubtful.insert(question.check);
            self.ledger.doubt(question.check, does);
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
            match self.ask_any(&terms, self.share(2))? {
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
        for &check in checks {
            if !matches!(self.ledger.outcome(check), Outcome::Holds) {
                continue;
            }
            let guards = unrolling.errors[check].iter().chain(&ends);
            let guards: Vec<Term> = guards.map(|&guard| self.unroller.symbolic.guards.term(guard)).collect();
            let formula = self.unroller.symbolic.graph.or(&guards);
            self.ledger.report.checks[check].obligations =
                vec![script(self.unroller.symbolic.graph, &[formula], "unsat")?];
        }
        Ok(())
    }

    /// For each check, the position of a place of the frontier that it may be reachable from: one of which
    /// it is not known what comes after, if there is one.
    fn behind(&self, frontier: &[&Frontier]) -> Vec<Option<usize>> {
        let places: Vec<_> = frontier.iter().map(|place| (place.function, place.location)).collect();
        behind(self.unroller.functions(), self.unroller.symbolic.influence, &places, &self.checks)
    }

    /// Concludes for checks of which no failure was found.
    fn conclude(&mut self, frontier: &[&Frontier], undecided: &[(usize, Why)], bound: UnrollBound) {
        let behind = self.behind(frontier);
        let opens = reasons(frontier);
        for (check, behind) in behind.into_iter().enumerate() {
            if !self.ledger.is_open(check) || self.doubtful.contains(&check) {
                continue;
            }
            let unanswered = undecided.iter().find(|(number, _)| *number == check);
            let place = behind.map(|position| frontier[position]);
            let new = match (unanswered, place.map(|place| &place.why)) {
                (Some((_, why)), _) => why.clone(),
                (None, None) => {
                    self.ledger.holds(check);
                    continue;
                }
                (None, Some(Cutoff::Open(reason))) => {
                    Why::NotFollowed(reason.clone(), opens.len().saturating_sub(1))
                }
                (None, Some(Cutoff::Loop)) => Why::Bound(Followed::Rounds(bound.rounds)),
                (None, Some(Cutoff::Recursion)) => Why::Bound(Followed::Levels(bound.levels)),
                (None, Some(Cutoff::Cut)) => Stopped::Memory.into(),
            };
            self.ledger.open_for(check, new);
        }
        self.tell("an answer for each check");
    }
}

impl Engine for BoundedSearch<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        self.ledger = std::mem::take(ledger);
        self.deepen();
        *ledger = std::mem::take(&mut self.ledger);
        // No loop was left that has not ended, and no question.
        let is_complete = self.problem.effort.unroll.is_none() && !self.has_undecided;
        if is_complete && ledger.report.stopped.is_none() { Rest::Complete } else { Rest::Nothing }
    }
}

/// The locations from which nothing is known, each once, in words.
fn reasons(frontier: &[&Frontier]) -> Vec<String> {
    let mut seen = FxHashSet::default();
    let open = frontier.iter().filter_map(|place| match &place.why {
        Cutoff::Open(reason) => Some(reason.clone()),
        _ => None,
    });
    open.filter(|reason| seen.insert(reason.clone())).collect()
}
