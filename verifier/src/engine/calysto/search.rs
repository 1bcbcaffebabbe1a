//! Which conditions are asked, and what follows from the answers.
//!
//! **What holds.** In [`Mode::Over`] every execution is among those followed. A check that no activation
//! reaches the failure of holds for good, as long as no place is reached where nothing is known. The rest is
//! asked with loops unrolled ([`Mode::Under`]): a check whose failure is not reached there holds, too, if it
//! is not reachable from a place that is reached and where the execution is not followed on.
//!
//! **What fails.** A counterexample in the function where execution begins becomes inputs ([`super::walk`]),
//! and the interpreter executes them.
//!
//! **Lifting.** A condition is first asked in the function where its check stands, for any parameters and
//! any shared variables; if it cannot be satisfied, no caller can make it fail. If it can be, its callers are
//! asked, one level at a time up to the entry; at once at the entry if nothing in it depends on the caller
//! (Babić 2008, section 4.2.4, *localized structural abstraction*).
//!
//! **Why lifting is right.** An execution that reaches a goal has at that moment a chain of activations, from
//! the entry to the function of the goal. If a function on it was answered "never", whatever it is called
//! with, there is no such execution. Starting at the function of the goal and going to all callers of
//! whatever was not answered so, each chain is met by such an answer, or the entry is asked.

mod alone;
mod entry;

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use rustc_hash::FxHashSet;

use super::cache::Executed;
use super::conditions::{Asker, Counters, Question};
use super::execute::Mode;
use super::goals::{CutReason, GoalPlace, Goals};
use super::summaries::Summaries;
use super::summary::FunctionCopy;
use super::symbols::{self, ActivationSymbolic, number};
use super::walk::Walk;
use crate::engine::kit::ledger::Ledger;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::watch::Progress;
use crate::formula::reach::behind;
use crate::job::{Effort, Outcome, Standing};
use crate::limits::{Stopped, TICKS_PER_SECOND};
use crate::program::cfa::{Check, Hidden, Program, Source};
use crate::prover::{Answer, text};
use crate::why::{Bound, TooLarge, Why};

/// The ticks of a condition at the entry, at least, and in other functions: ten seconds, and two.
const PATIENCE: u64 = 10 * TICKS_PER_SECOND;
const PATIENCE_INSIDE: u64 = 2 * TICKS_PER_SECOND;

/// The ticks of a condition of a function by itself before all others were asked, some 300 ms: one that is
/// hard must not take the time of many that are not.
const PATIENCE_AT_FIRST: u64 = 3 * TICKS_PER_SECOND / 10;

/// The ticks of such a condition in turn, each time when all others were asked.
const PATIENCES: [u64; 4] = [TICKS_PER_SECOND / 50, PATIENCE_AT_FIRST, PATIENCE_INSIDE, PATIENCE];

/// The ticks of a condition at the entry where nothing ends the run: a minute.
const ENDLESS: u64 = 60 * TICKS_PER_SECOND;

/// How often loops are unrolled by default.
const ROUNDS: &[u32] = &[1, 2, 4, 8];

/// The state of a goal.
enum GoalState {
    Never,
    /// It is reached, as far as the mode shows.
    Perhaps,
    /// Why that is not known.
    Unknown(Why),
}

/// The conditions of one program.
pub struct LiftingSearch<'a> {
    symbolic: ActivationSymbolic<'a>,
    goals: Goals,
    asker: Asker<'a>,
    checks: Vec<Check>,
    /// The code that may run though no step calls it.
    hidden: Hidden,
    /// Which checks are asked.
    is_mine: Vec<bool>,
    /// The state of each check.
    ledger: Ledger,
    /// The conditions that a check that holds rests on, if that is wanted.
    proofs: Vec<Vec<Term>>,
    /// The most ticks of a condition of a function by itself.
    patience: u64,
    /// Whether it is looked which null pointers failures from the entry on come from.
    tells_causes: bool,
    problem: &'a Problem<'a>,
}

impl<'a> LiftingSearch<'a> {
    /// The conditions of a program.
    pub fn new(problem: &'a Problem<'a>, program: &'a mut Program, ledger: Ledger) -> LiftingSearch<'a> {
        let Problem { effort, limits, .. } = problem;
        let checks = program.checks.clone();
        let goals = Goals::new(&checks, &program.functions);
        let proofs = vec![Vec::new(); if effort.certifies { checks.len() } else { 0 }];
        let hidden = program.hidden;
        let symbolic = symbols::symbolic(program, limits);
        let asker = Asker::new(effort, limits);
        LiftingSearch {
            symbolic,
            goals,
            asker,
            hidden,
            is_mine: vec![true; checks.len()],
            checks,
            ledger,
            proofs,
            patience: PATIENCE,
            tells_causes: false,
            problem,
        }
    }

    /// Has only these checks be asked.
    pub fn of_share(self, is_mine: Vec<bool>) -> LiftingSearch<'a> {
        LiftingSearch { is_mine, ..self }
    }

    pub fn run(mut self) -> (Ledger, Counters) {
        let effort = self.problem.effort;
        let done = match self.symbolic.outside {
            Some(_) => self.each_alone(effort),
            None => self.whole(effort),
        };
        if let Err(stopped) = done {
            self.stop(stopped);
        }
        self.finished()
    }

    /// The ledger and the counters at the end.
    fn finished(mut self) -> (Ledger, Counters) {
        self.keep_obligations();
        for check in &mut self.ledger.report.checks {
            if let (Some(standing), Some(causes)) = (check.standing, &check.causes) {
                check.standing = Some(standing.with_causes(causes));
            }
        }
        let report = &mut self.ledger.report;
        report.warnings.extend(self.asker.keep_answers());
        report.questions = self.asker.counters.conditions;
        (self.ledger, self.asker.counters)
    }

    /// Keeps what must be refuted for each check that holds; where normal forms left nothing to ask,
    /// falsehood.
    fn keep_obligations(&mut self) {
        let falsehood = self.symbolic.graph.truth(false);
        for (check, mut conditions) in std::mem::take(&mut self.proofs).into_iter().enumerate() {
            if !matches!(self.ledger.outcome(check), Outcome::Holds) {
                continue;
            }
            if conditions.is_empty() {
                conditions.push(falsehood);
            }
            conditions.sort_unstable();
            conditions.dedup();
            let symbolic = &self.symbolic;
            let script = |condition| text::script(symbolic.graph, &symbolic.unknowns.bodies, condition);
            let scripts = conditions.into_iter().map(script);
            self.ledger.report.checks[check].obligations = scripts.collect();
        }
    }

    /// A check holds, since these conditions are valid.
    fn holds(&mut self, check: usize, own: &[Term], others: &[Term]) {
        self.ledger.holds(check);
        if let Some(proof) = self.proofs.get_mut(check) {
            *proof = [own, others].concat();
        }
    }

    /// The program from its entry on.
    fn whole(&mut self, effort: &Effort) -> Result<(), Stopped> {
        self.over(effort)?;
        for &rounds in effort.unroll.as_ref().map_or(ROUNDS, std::slice::from_ref) {
            if !self.under(rounds, effort)? {
                break;
            }
        }
        Ok(())
    }

    fn summaries(&self, mode: Mode, effort: &Effort) -> Summaries {
        Summaries::new(self.symbolic.functions, mode, (effort.levels(), super::EAGER.is_set(&effort.options)))
    }

    fn is_open(&self, check: usize) -> bool {
        self.ledger.is_open(check)
    }

    fn open(&self) -> Vec<usize> {
        self.ledger.open().filter(|&check| self.is_mine[check]).collect()
    }

    /// A limit was reached: what is open is so for this reason, unless a better one is known.
    fn stop(&mut self, stopped: Stopped) {
        self.ledger.unless_known(&stopped.into());
        self.ledger.stop(stopped);
    }

    fn tell(&self, now: &str) {
        let checks = self.is_mine.iter().filter(|&&is_mine| is_mine).count();
        let decided = checks - self.open().len();
        self.problem.watch.progress(&Progress { checks, decided, now: now.to_owned() });
    }

    /// All executions and others: a check that cannot fail there holds.
    fn over(&mut self, effort: &Effort) -> Result<(), Stopped> {
        let entry = self.symbolic.entry;
        let mut all = self.own_activations(effort)?;
        self.tell("summaries of functions");
        all.execute_all(&mut self.symbolic, &mut self.goals, &self.problem.limits, entry)?;
        let opens = self.opens(&mut all);
        let no_open_place = self.asker.take_proved();
        let behind = self.behind(&opens);
        for check in self.open() {
            self.ledger.learn();
            if behind[check].is_some() || !self.is_open(check) {
                continue;
            }
            self.tell("conditions, with unknown loops");
            self.asker.take_proved();
            match self.reached(&mut all, check) {
                GoalState::Never => {
                    let own = self.asker.take_proved();
                    self.holds(check, &own, &no_open_place);
                }
                // Loops are abstracted: a counterexample that cannot be replayed shows nothing.
                GoalState::Perhaps => drop(self.replay(&all, check)),
                GoalState::Unknown(why) => self.open_for(check, why),
            }
            if let Some(stop) = self.problem.limits.stopped() {
                return Err(stop);
            }
        }
        Ok(())
    }

    fn open_for(&mut self, check: usize, why: Why) {
        self.ledger.open_for(check, why);
    }

    /// For each check, the position of one of these places that it may be reached from.
    fn behind(&self, places: &[GoalPlace]) -> Vec<Option<usize>> {
        let places: Vec<_> = places.iter().map(|place| (place.function, place.location)).collect();
        behind(self.symbolic.functions, self.symbolic.influence, &places, &self.checks)
    }

    /// The places that are reached and from which nothing is known; none after those that all open checks may
    /// be reached from.
    fn opens(&mut self, summaries: &mut Summaries) -> Vec<GoalPlace> {
        let is_open = |place: &GoalPlace| matches!(place.reason, CutReason::Open(_));
        let places: Vec<(usize, GoalPlace)> = self
            .goals
            .places()
            .filter(|(_, place)| is_open(place))
            .map(|(at, place)| (at, place.clone()))
            .collect();
        let mut reached = Vec::new();
        for (goal, place) in places {
            if matches!(self.reached(summaries, goal), GoalState::Never) {
                continue;
            }
            reached.push(place);
            let behind = self.behind(&reached);
            if self.open().iter().all(|&check| behind[check].is_some()) {
                break;
            }
        }
        reached
    }

    /// Asks with loops unrolled to a bound; whether more rounds may decide more.
    fn under(&mut self, rounds: u32, effort: &Effort) -> Result<bool, Stopped> {
        if self.open().is_empty() {
            return Ok(false);
        }
        let entry = self.symbolic.entry;
        self.tell(&format!("loops unrolled {rounds} times"));
        let mut some = self.summaries(Mode::Under(rounds), effort);
        some.execute_all(&mut self.symbolic, &mut self.goals, &self.problem.limits, entry)?;
        self.ledger.report.unrolled = rounds;
        let mut safe = Vec::new();
        for check in self.open() {
            self.ledger.learn();
            if !self.is_open(check) {
                continue;
            }
            self.tell(&format!("loops unrolled {rounds} times"));
            self.asker.take_proved();
            match self.reached_from_entry(&mut some, check) {
                GoalState::Never => safe.push((check, self.asker.take_proved())),
                GoalState::Perhaps => {
                    if let Err(why) = self.replay(&some, check) {
                        self.ledger.doubt(check, why);
                    }
                }
                GoalState::Unknown(why) => self.open_for(check, why),
            }
            if let Some(stop) = self.problem.limits.stopped() {
                return Err(stop);
            }
        }
        let loops = self.conclude(&mut some, &safe, rounds, effort);
        match self.problem.limits.stopped() {
            Some(stop) => Err(stop),
            None => Ok(loops && !self.open().is_empty()),
        }
    }

    /// Concludes by these conditions for checks that do not fail within the bound; whether another bound
    /// may show more.
    fn conclude(
        &mut self,
        some: &mut Summaries,
        safe: &[(usize, Vec<Term>)],
        rounds: u32,
        effort: &Effort,
    ) -> bool {
        let places: Vec<(usize, GoalPlace)> =
            self.goals.places().map(|(goal, place)| (goal, place.clone())).collect();
        let (mut reached, mut is_cut_short) = (Vec::new(), false);
        self.asker.take_proved();
        let is_asked = |place: &GoalPlace, open: bool| matches!(place.reason, CutReason::Open(_)) == open;
        for open in [true, false] {
            for (goal, place) in places.iter().filter(|(_, place)| is_asked(place, open)) {
                if !matches!(self.reached(some, *goal), GoalState::Never) {
                    reached.push(place.clone());
                }
            }
            // A check that may be reached from where nothing is known stays open, whatever else is reached.
            let behind = self.behind(&reached);
            if open && safe.iter().all(|(check, _)| behind[*check].is_some()) {
                is_cut_short = true;
                break;
            }
        }
        let behind = self.behind(&reached);
        let not_reached = self.asker.take_proved();
        for (check, own) in safe {
            let check = *check;
            match behind[check].map(|position| &reached[position].reason) {
                None => self.holds(check, own, &not_reached),
                Some(CutReason::Open(reason)) => {
                    self.open_for(check, Why::NotFollowed(reason.clone(), 0));
                }
                Some(CutReason::Recursion) => {
                    self.open_for(check, Why::Bound(Bound::Levels(effort.levels())));
                }
                Some(CutReason::Size) => {
                    self.open_for(check, Why::TooLarge(TooLarge::Callee));
                }
                Some(_) => self.open_for(check, Why::Bound(Bound::Rounds(rounds))),
            }
        }
        let is_loop = |place: &GoalPlace| place.reason == CutReason::Loop;
        reached.iter().any(is_loop) || is_cut_short && places.iter().any(|(_, place)| is_loop(place))
    }

    /// Whether an execution reaches a goal: first asked where it stands, then in callers.
    fn reached(&mut self, summaries: &mut Summaries, goal: usize) -> GoalState {
        let mut seen = FxHashSet::default();
        let mut work = vec![self.goals.function(goal)];
        while let Some(function) = work.pop() {
            if !seen.insert(function) {
                continue;
            }
            // A function that only the entry calls is asked there at once: a counterexample would be asked
            // there anyway.
            let entry = self.symbolic.entry;
            if function == entry || self.goals.callers(function) == [entry] {
                return self.reached_from_entry(summaries, goal);
            }
            if summaries.has_no_summary(function) {
                work.extend(self.goals.callers(function));
                continue;
            }
            let copy = FunctionCopy { function, level: 0 };
            let Some(effect) = summaries.lifted(&mut self.symbolic, &self.goals, copy, goal) else {
                continue;
            };
            if effect.inputs.iter().all(|&input| input == self.symbolic.unknowns.seed) {
                return self.reached_from_entry(summaries, goal);
            }
            let question = self.question(effect.body, summaries.mode(), (function, goal), PATIENCE_INSIDE);
            if self.asker.ask(&self.symbolic, &question) != Answer::Unsat {
                work.extend(self.goals.callers(function));
            }
        }
        GoalState::Never
    }

    /// Whether one activation of a function, whose number is 0, reaches a goal.
    fn question(&mut self, body: Term, mode: Mode, (function, goal): (u32, usize), most: u64) -> Question {
        let (zero, seed) = (number(self.symbolic.graph, 0), self.symbolic.unknowns.seed);
        let formula = self.symbolic.replace(body, [(seed, zero)]);
        let name = self.symbolic.function(function).map_or("", |function| &function.name);
        let loops = match mode {
            Mode::Over => "loops unknown".to_owned(),
            Mode::Under(rounds) => format!("loops unrolled {rounds} times"),
            Mode::Replayed(rounds) => format!("loops unrolled {rounds} times, to be replayed"),
        };
        let what = match self.checks.get(goal) {
            Some(check) => format!("check {goal} (line {}, {})", check.span.line, check.says),
            None => "a place that is not followed".to_owned(),
        };
        Question { formula, says: format!("{what}, asked in {name}, {loops}"), most }
    }

    /// Whether an execution from the beginning reaches a goal.
    fn reached_from_entry(&mut self, summaries: &mut Summaries, goal: usize) -> GoalState {
        let copy = FunctionCopy { function: self.symbolic.entry, level: 0 };
        if summaries.has_no_summary(copy.function) {
            return GoalState::Unknown(Why::TooLarge(TooLarge::Function));
        }
        let Some(effect) = summaries.lifted(&mut self.symbolic, &self.goals, copy, goal) else {
            return GoalState::Never;
        };
        let entry = self.symbolic.entry;
        // Open checks share the remaining work, and half of it is for rounds to come.
        let shares = 2 * self.open().len().max(1) as u64;
        let most = self.problem.limits.left().map_or(ENDLESS, |left| left / shares).max(PATIENCE);
        let question = self.question(effect.body, summaries.mode(), (entry, goal), most);
        match self.asker.ask_for_values(&self.symbolic, &question) {
            Answer::Unsat => GoalState::Never,
            Answer::Sat => GoalState::Perhaps,
            Answer::Unknown(why) => GoalState::Unknown(why),
        }
    }

    /// Executes the counterexample that was just found, as an earlier run has done if there is one.
    fn replay(&mut self, summaries: &Summaries, check: usize) -> Result<(), Why> {
        if let Some(executed) = self.asker.recalled() {
            match self.execute(check, &executed.inputs()) {
                Ok(()) => return Ok(()),
                Err(why) if !executed.fails => return Err(why),
                // The names of the inputs may have changed since.
                Err(why) => match self.asker.ask_last_again(&self.symbolic) {
                    Answer::Sat => {}
                    _ => return Err(why),
                },
            }
        }
        let found = Walk::execute(&mut self.symbolic, &mut self.asker, summaries, &self.problem.limits);
        let is_other = summaries.mode() == Mode::Over && found.fails != Some(check as u32);
        let done = match (found.is_torn, is_other) {
            (true, _) => Err(Why::NotReplayed("different pointers lead to one place".into())),
            (_, true) => Err(Why::NotReplayed("loops do something else".into())),
            _ => self.execute(check, &found.inputs),
        };
        // With more time it might have come to something else.
        if self.problem.limits.stopped().is_none() {
            self.asker.keep_executed(Executed::new(&found.inputs, done.is_ok()));
        }
        done
    }

    /// Executes a check on inputs.
    fn execute(&mut self, check: usize, inputs: &[(Source, BitVec)]) -> Result<(), Why> {
        let Problem { replayer, limits, .. } = self.problem;
        let trace = replayer.replay(&self.checks[check], inputs, limits)?;
        self.ledger.fails(check, trace);
        if self.symbolic.outside.is_some() || self.tells_causes {
            let causes = replayer.causes(&self.checks[check], inputs, limits);
            self.ledger.report.checks[check].causes = causes;
        }
        if self.symbolic.outside.is_some() {
            self.ledger.report.checks[check].standing.get_or_insert(Standing::Reachable);
        }
        self.tell("a failure was replayed");
        Ok(())
    }
}
