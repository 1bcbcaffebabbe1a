//! Each function by itself.
//!
//! **Idea.** A library has no entry: each function may be called, with any parameters and any memory. A check
//! that cannot fail in its own function then, holds. A check that can is a finding if the interpreter sees it
//! from there, on memory that the counterexample describes; whether callers in the program can make it fail
//! shows how much the finding means (Babić 2008, section 4.2.4, where that is lifting).
//!
//! **Why what holds does.** The question is about any activation of the function, whatever its caller, so
//! activations that it leads to in turn need no look. It misses only what comes after a place where the
//! execution is not followed on: a check stays open if its function has a place where nothing is known, or
//! if its control flow leads to it from a bound of a loop, or from a call that leads to any such place. For
//! a function that nobody else can call ([`Outside::is_closed`]), the questions to all its callers do as
//! well, if none of these leads to such a place.
//!
//! [`Outside::is_closed`]: crate::program::cfa::Outside::is_closed

use std::cmp::Reverse;

use javelin_term::graph::Term;
use rustc_hash::FxHashSet;

use super::{GoalState, LiftingSearch, PATIENCE, PATIENCE_AT_FIRST, PATIENCE_INSIDE, PATIENCES, ROUNDS};
use crate::engine::calysto::conditions::Question;
use crate::engine::calysto::execute::Mode;
use crate::engine::calysto::goals::CutReason;
use crate::engine::calysto::summaries::Summaries;
use crate::engine::calysto::summary::{FunctionCopy, Target};
use crate::frontend::flow::components;
use crate::job::{Effort, Outcome, Standing};
use crate::limits::Stopped;
use crate::program::cfa::{Hidden, Location, Step};
use crate::prover::Answer;
use crate::reading::Property;
use crate::why::{TooLarge, Why};

/// The most callers that are asked.
const MOST_CALLERS: usize = 16;

/// Where executions are not followed on, in functions that were executed.
struct Ends {
    /// The places, and why.
    places: Vec<(u32, Location, CutReason)>,
    /// For each function, whether it has such a place, or calls lead from it to one.
    leads: Vec<bool>,
    /// The goals that were examined.
    seen: FxHashSet<usize>,
}

impl Ends {
    fn has_loops(&self) -> bool {
        self.places.iter().any(|(.., reason)| *reason == CutReason::Loop)
    }
}

/// The functions by themselves, in one mode.
struct Alone {
    summaries: Summaries,
    ends: Ends,
    /// The functions that were executed, with all that calls lead to.
    is_executed: Vec<bool>,
}

impl Alone {
    fn new(search: &mut LiftingSearch, mode: Mode, effort: &Effort) -> Result<Alone, Stopped> {
        let mut summaries = search.summaries(mode, effort);
        let leads = vec![false; search.symbolic.functions.len()];
        let is_executed = leads.clone();
        let entry = FunctionCopy { function: search.symbolic.entry, level: 0 };
        if mode != Mode::Over {
            summaries.execute_one(&mut search.symbolic, &mut search.goals, &search.problem.limits, entry)?;
        }
        let ends = Ends { places: Vec::new(), leads, seen: FxHashSet::default() };
        Ok(Alone { summaries, ends, is_executed })
    }

    /// Executes a function and what calls lead to, in recursion that is not followed too, and notes where
    /// executions end there: so what is known of a function does not depend on what was asked before.
    fn execute(&mut self, search: &mut LiftingSearch, function: u32) -> Result<(), Stopped> {
        if self.is_executed[function as usize] {
            return Ok(());
        }
        let LiftingSearch { symbolic, goals, problem, .. } = search;
        let limits = &problem.limits;
        self.summaries.execute_all(symbolic, goals, limits, function)?;
        let new = goals.places().filter(|(goal, _)| !self.ends.seen.contains(goal));
        let new: Vec<_> = new.map(|(goal, place)| (goal, place.clone())).collect();
        for (goal, place) in new {
            // Of a function that is executed later all places are noted then. Bounds are those of other modes
            // where loops are unknown.
            let is_bound = !matches!(place.reason, CutReason::Open(_));
            let is_over = self.summaries.mode() == Mode::Over;
            if !self.summaries.is_executed(place.function) || is_over && is_bound {
                continue;
            }
            self.ends.seen.insert(goal);
            // It may have been executed in the depth of a recursion alone.
            self.summaries.execute(symbolic, goals, limits, place.function)?;
            let copy = FunctionCopy { function: place.function, level: 0 };
            if self.summaries.has_no_summary(place.function)
                || self.summaries.lifted(symbolic, goals, copy, goal).is_some()
            {
                for (known, leads) in self.ends.leads.iter_mut().zip(goals.leads_to(goal)) {
                    *known |= leads;
                }
                self.ends.places.push((place.function, place.location, place.reason));
            }
        }
        self.is_executed[function as usize] = true;
        Ok(())
    }
}

/// The functions by themselves with loops unrolled: all executions, and those that can be replayed.
struct Unrolled {
    rounds: u32,
    all: Alone,
    replayed: Alone,
}

impl Unrolled {
    fn new(search: &mut LiftingSearch, rounds: u32, effort: &Effort) -> Result<Unrolled, Stopped> {
        let all = Alone::new(search, Mode::Under(rounds), effort)?;
        let replayed = Alone::new(search, Mode::Replayed(rounds), effort)?;
        Ok(Unrolled { rounds, all, replayed })
    }
}

/// Why a failure was not seen.
enum UnseenFailure {
    /// There is no counterexample.
    Never,
    /// The solver does not say: why.
    NotAsked(Why),
    /// The execution does something else: what.
    Replayed(Why),
}

impl LiftingSearch<'_> {
    /// Asks each check in its own function, and executes it there if it may fail: first the functions that
    /// others call, whose conditions are small, so that what is found in the time is much. What is not
    /// decided in a moment is asked again when all were asked.
    pub(super) fn each_alone(&mut self, effort: &Effort) -> Result<(), Stopped> {
        let mut all = Alone::new(self, Mode::Over, effort)?;
        let all_rounds = effort.unroll.as_ref().map_or(ROUNDS, std::slice::from_ref);
        let first = all_rounds.first().copied();
        let mut some = None;
        let mut asked = self.callees_first();
        // A daemon takes as long for any question as hard ones take here.
        let turns: &[u64] = match effort.connect {
            Some(_) => &[PATIENCE],
            None => &PATIENCES,
        };
        for &patience in turns {
            self.patience = patience;
            let mut hard = Vec::new();
            for some_checks in asked.chunks(self.asker.reach()) {
                let mut missed = FxHashSet::default();
                self.ask_ahead(&mut all, some_checks)?;
                for &check in some_checks {
                    let misses = self.asker.counters.misses;
                    self.one_alone(&mut all, check)?;
                    self.go_on()?;
                    missed.extend((self.asker.counters.misses > misses).then_some(check));
                }
                let Some(rounds) = first else { continue };
                let open: Vec<usize> =
                    some_checks.iter().copied().filter(|&check| self.is_open(check)).collect();
                if open.is_empty() {
                    continue;
                }
                let some = match &mut some {
                    Some(some) => some,
                    None => some.insert(Unrolled::new(self, rounds, effort)?),
                };
                self.ask_ahead(&mut some.all, &open)?;
                for &check in &open {
                    let misses = self.asker.counters.misses;
                    self.unrolled_alone(&mut all, some, check)?;
                    self.go_on()?;
                    missed.extend((self.asker.counters.misses > misses).then_some(check));
                }
                hard.extend(open.into_iter().filter(|check| self.is_open(*check) && missed.contains(check)));
            }
            asked = hard;
        }
        let mut has_loops = some.is_some_and(|some| some.all.ends.has_loops());
        for &rounds in all_rounds.iter().skip(1) {
            if !has_loops || self.open().is_empty() {
                break;
            }
            let mut some = Unrolled::new(self, rounds, effort)?;
            for check in self.open() {
                self.unrolled_alone(&mut all, &mut some, check)?;
                self.go_on()?;
            }
            has_loops = some.all.ends.has_loops();
        }
        Ok(())
    }

    /// Asks a check with unknown loops.
    fn one_alone(&mut self, all: &mut Alone, check: usize) -> Result<(), Stopped> {
        self.tell("conditions, with unknown loops");
        self.asker.take_proved();
        match self.can_fail_alone(all, check)? {
            GoalState::Never => self.holds_unless_behind(&all.ends, check),
            GoalState::Perhaps if self.is_closed(self.goals.function(check)) => {
                self.ask_callers(all, check)?
            }
            GoalState::Perhaps => self.open_for(check, Why::MayFail),
            GoalState::Unknown(why) => self.open_for(check, why),
        }
        Ok(())
    }

    /// Whether only functions of the program can call a function.
    fn is_closed(&self, function: u32) -> bool {
        self.symbolic.outside.is_some_and(|outside| outside.is_closed[function as usize])
    }

    /// Asks each check of the program in its own function, for any memory. Calls of what marks an error are
    /// left out: from a place where nothing is known, they may be reached in other ways. Recursion is
    /// followed for one level, which any memory makes up for; what was executed is handed back where there is
    /// none. Nothing is asked where memory may change in the middle of an activation.
    pub(super) fn own_activations(&mut self, effort: &Effort) -> Result<Summaries, Stopped> {
        if self.hidden == Hidden::Beside {
            return Ok(self.summaries(Mode::Over, effort));
        }
        if self.hidden != Hidden::Functions {
            return self.ask_own_activations(effort);
        }
        // Where the program has functions that are not seen, these proofs alone are none of the program.
        let board = self.ledger.keep_apart();
        let all = self.ask_own_activations(effort);
        if self.open().is_empty() {
            self.ledger.withdraw(&Why::HiddenFunctions);
        }
        self.ledger.tell_others(board);
        all
    }

    fn ask_own_activations(&mut self, effort: &Effort) -> Result<Summaries, Stopped> {
        let mut all = Alone::new(self, Mode::Over, &Effort { recursion: Some(1), ..effort.clone() })?;
        self.patience = if effort.connect.is_some() { PATIENCE_INSIDE } else { PATIENCE_AT_FIRST };
        let mut asked = self.callees_first();
        asked.retain(|&check| self.checks[check].property != Property::UnreachCall);
        for checks in asked.chunks(self.asker.reach()) {
            self.ask_ahead(&mut all, checks)?;
            for &check in checks {
                self.tell("conditions of functions, with unknown loops");
                self.asker.take_proved();
                if matches!(self.can_fail_alone(&mut all, check)?, GoalState::Never) {
                    self.holds_unless_behind(&all.ends, check);
                }
                self.go_on()?;
            }
        }
        Ok(match all.summaries.has_recursion() {
            true => self.summaries(Mode::Over, effort),
            false => all.summaries,
        })
    }

    /// The checks, those of callees first.
    fn callees_first(&self) -> Vec<usize> {
        let calls = |function: u32| {
            let edges = self.symbolic.function(function).into_iter().flat_map(|function| &function.edges);
            let callees = edges.filter_map(|edge| match edge.step {
                Step::Call { callee, .. } => Some(callee),
                _ => None,
            });
            callees.collect::<Vec<u32>>()
        };
        let calls: Vec<Vec<u32>> = (0..self.symbolic.functions.len() as u32).map(calls).collect();
        // The numbers of components grow from callers to callees.
        let components = components(&calls);
        let mut checks: Vec<usize> = (0..self.checks.len()).filter(|&check| self.is_mine[check]).collect();
        checks.sort_by_key(|&check| Reverse(components[self.goals.function(check) as usize]));
        checks
    }

    /// Executes a check with loops unrolled; of one that fails it is asked what callers can do.
    fn unrolled_alone(&mut self, all: &mut Alone, some: &mut Unrolled, check: usize) -> Result<(), Stopped> {
        self.tell(&format!("loops unrolled {} times", some.rounds));
        self.ledger.report.unrolled = some.rounds;
        self.asker.take_proved();
        match self.can_fail_alone(&mut some.all, check)? {
            GoalState::Never => self.holds_unless_behind(&some.all.ends, check),
            _ => {
                some.replayed.execute(self, self.goals.function(check))?;
                let stands = self.ledger.report.checks[check].standing.is_some();
                self.execute_alone(&mut some.replayed.summaries, check);
                if !stands && matches!(self.ledger.outcome(check), Outcome::Fails(_)) {
                    let standing = self.standing(all, check)?;
                    self.ledger.report.checks[check].standing = Some(standing);
                }
            }
        }
        Ok(())
    }

    pub(super) fn go_on(&self) -> Result<(), Stopped> {
        self.problem.limits.stopped().map_or(Ok(()), Err)
    }

    /// Whether any activation of its function can make a check fail.
    fn can_fail_alone(&mut self, alone: &mut Alone, check: usize) -> Result<GoalState, Stopped> {
        self.can_fail_from(alone, self.goals.function(check), check)
    }

    /// Whether any activation of a function can make a check fail.
    fn can_fail_from(
        &mut self,
        alone: &mut Alone,
        function: u32,
        check: usize,
    ) -> Result<GoalState, Stopped> {
        let question = match self.question_from(alone, function, check)? {
            Ok(question) => question,
            Err(reached) => return Ok(reached),
        };
        Ok(match self.asker.ask(&self.symbolic, &question) {
            Answer::Unsat => GoalState::Never,
            Answer::Sat => GoalState::Perhaps,
            Answer::Unknown(why) => GoalState::Unknown(why),
        })
    }

    /// The question whether any activation of a function can make a check fail, or what is known of
    /// that.
    fn question_from(
        &mut self,
        alone: &mut Alone,
        function: u32,
        check: usize,
    ) -> Result<Result<Question, GoalState>, Stopped> {
        alone.execute(self, function)?;
        if alone.summaries.has_no_summary(function) {
            return Ok(Err(GoalState::Unknown(Why::TooLarge(TooLarge::Function))));
        }
        let (summaries, copy) = (&mut alone.summaries, FunctionCopy { function, level: 0 });
        let is_own = function == self.goals.function(check);
        let effect = match is_own {
            true => summaries.own(&mut self.symbolic, copy, check),
            false => summaries.lifted(&mut self.symbolic, &self.goals, copy, check),
        };
        let Some(effect) = effect else { return Ok(Err(GoalState::Never)) };
        let body = self.given(function, effect.body);
        let most = if is_own { self.patience } else { self.patience.min(PATIENCE_INSIDE) };
        Ok(Ok(self.question(body, summaries.mode(), (function, check), most)))
    }

    /// Asks what checks are asked first, at once, where several can be asked at once.
    fn ask_ahead(&mut self, alone: &mut Alone, checks: &[usize]) -> Result<(), Stopped> {
        if self.asker.reach() > 1 {
            let mut questions = Vec::new();
            for &check in checks {
                questions.extend(self.question_from(alone, self.goals.function(check), check)?.ok());
            }
            self.asker.ask_ahead(&self.symbolic, questions);
        }
        Ok(())
    }

    /// A condition where the addresses that a function is given are null or lead to objects.
    fn given(&mut self, function: u32, condition: Term) -> Term {
        let Some(outside) = self.symbolic.outside else { return condition };
        let mut all = vec![condition];
        for &pointer in outside.pointers.get(&function).into_iter().flatten() {
            let address = self.symbolic.variables.info(pointer).term;
            let graph = &mut *self.symbolic.graph;
            let width = graph.width(address);
            let object = graph.extract(address, width - 1, outside.offset_bits);
            // An address whose offset has its top bit set lies below an object.
            let below = graph.extract(address, outside.offset_bits - 1, outside.offset_bits - 1);
            let [null, number, is_inside] = [address, object, below].map(|bits| {
                let zero = graph.number(0, graph.width(bits));
                graph.equal(bits, zero)
            });
            let number = graph.not(number);
            let leads = graph.and(&[number, is_inside]);
            all.push(graph.or(&[null, leads]));
        }
        let all = self.symbolic.graph.and(&all);
        self.symbolic.normal(all)
    }

    /// A check was not seen to fail: it holds if it is not reachable from a place where this shows nothing.
    fn holds_unless_behind(&mut self, ends: &Ends, check: usize) {
        match self.in_front(ends, check) {
            None => {
                let own = self.asker.take_proved();
                self.holds(check, &own, &[]);
            }
            Some(why) => self.open_for(check, why),
        }
    }

    /// Why it is not known what comes before a check in its function.
    fn in_front(&self, ends: &Ends, check: usize) -> Option<Why> {
        let number = self.goals.function(check);
        let function = self.symbolic.function(number)?;
        let own = || ends.places.iter().filter(|(function, ..)| *function == number);
        let mut work: Vec<Location> = own().map(|&(_, location, _)| location).collect();
        let calls = function.edges.iter().filter(|edge| match edge.step {
            Step::Call { callee, .. } => ends.leads[callee as usize],
            _ => false,
        });
        work.extend(calls.map(|edge| edge.from));
        let mut seen = FxHashSet::default();
        while let Some(location) = work.pop() {
            if seen.insert(location) {
                work.extend(function.outgoing(location).map(|(_, edge)| edge.to));
            }
        }
        // From a place where nothing is known, every location of the function may be reached.
        let unknown = own().find_map(|(.., reason)| match reason {
            CutReason::Open(why) => Some(Why::NotFollowed(why.clone(), 0)),
            CutReason::Loop | CutReason::Recursion | CutReason::Size => None,
        });
        unknown.or_else(|| seen.contains(&self.checks[check].at).then_some(Why::Callees))
    }

    /// Whether callers can make a check fail that fails for some parameters and memory, where all are known.
    fn ask_callers(&mut self, all: &mut Alone, check: usize) -> Result<(), Stopped> {
        self.asker.take_proved();
        let standing = self.standing(all, check)?;
        let refuted = self.asker.take_proved();
        self.ledger.report.checks[check].standing = Some(standing);
        match standing {
            Standing::Excluded => self.holds(check, &refuted, &[]),
            _ => self.open_for(check, Why::MayFail),
        }
        Ok(())
    }

    fn standing(&mut self, all: &mut Alone, check: usize) -> Result<Standing, Stopped> {
        let function = self.goals.function(check);
        let mut seen = FxHashSet::from_iter([self.symbolic.entry, function]);
        let mut work = self.callers(function);
        if work.is_empty() {
            return Ok(Standing::Uncalled);
        }
        while let Some(caller) = work.pop() {
            if !seen.insert(caller) {
                continue;
            }
            if seen.len() > MOST_CALLERS {
                return Ok(Standing::Reachable);
            }
            let can_fail = self.can_fail_from(all, caller, check)?;
            if all.ends.leads[caller as usize] {
                return Ok(Standing::Reachable);
            }
            if matches!(can_fail, GoalState::Never) {
                continue;
            }
            let above = self.callers(caller);
            if !self.is_closed(caller) || above.is_empty() {
                return Ok(Standing::Reachable);
            }
            work.extend(above);
        }
        Ok(Standing::Excluded)
    }

    /// The callers of a function, but for the one that stands for everybody else.
    fn callers(&self, function: u32) -> Vec<u32> {
        let all = self.goals.callers(function).iter().copied();
        all.filter(|&caller| caller != self.symbolic.entry && caller != function).collect()
    }

    /// Executes the function of a check by itself, on what a counterexample says: first on one whose
    /// addresses lead to memory that the program has not made, which can be replayed.
    fn execute_alone(&mut self, some: &mut Summaries, check: usize) {
        let function = self.goals.function(check);
        let copy = FunctionCopy { function, level: 0 };
        // Of a function that is too large it is known why it is open.
        if some.has_no_summary(function) {
            return;
        }
        let Some(effect) = some.own(&mut self.symbolic, copy, check) else {
            return self.open_for(check, Why::MayFailUnseen);
        };
        let entry = FunctionCopy { function: self.symbolic.entry, level: 0 };
        let is_call = |target: Target| matches!(target, Target::Copy(callee) if callee == copy);
        let site = some.get(entry).and_then(|all| all.sites.iter().find(|site| is_call(site.target)));
        let Some(site) = site.cloned() else { return };
        let failure = effect.at(&mut self.symbolic, &site);
        let begins = self.symbolic.graph.and(&[site.guard, failure]);
        let flag = self.symbolic.outside.and_then(|outside| outside.leads_outside);
        if let Some(flag) = flag {
            let flag = self.symbolic.variables.info(flag).term;
            let one = self.symbolic.graph.number(1, 1);
            let leads_outside = self.symbolic.graph.equal(flag, one);
            let begins = self.symbolic.graph.and(&[begins, leads_outside]);
            if self.executed(some, check, begins).is_ok() {
                return;
            }
        }
        match self.executed(some, check, begins) {
            // It needs addresses that overlap or lead nowhere: this does not show that the function is at
            // fault.
            Ok(()) if flag.is_some() => {
                let causes = &mut self.ledger.report.checks[check].causes;
                *causes = causes.take().filter(|causes| !causes.is_empty());
            }
            Ok(()) => {}
            Err(UnseenFailure::Replayed(why)) => self.ledger.doubt(check, why),
            Err(UnseenFailure::NotAsked(why)) => self.open_for(check, why),
            Err(UnseenFailure::Never) => self.open_for(check, Why::MayFailUnseen),
        }
    }

    /// Executes a counterexample to this condition.
    ///
    /// # Errors
    /// None is seen to fail the check.
    fn executed(&mut self, some: &mut Summaries, check: usize, begins: Term) -> Result<(), UnseenFailure> {
        let begins = self.symbolic.normal(begins);
        let question = self.question(begins, some.mode(), (self.symbolic.entry, check), self.patience);
        match self.asker.ask_for_values(&self.symbolic, &question) {
            Answer::Unsat => Err(UnseenFailure::Never),
            Answer::Unknown(why) => Err(UnseenFailure::NotAsked(why)),
            Answer::Sat => self.replay(some, check).map_err(UnseenFailure::Replayed),
        }
    }
}
