//! The engines in turns: Calysto, the plain one and large blocks.
//!
//! **Idea.** Calysto proves what holds whatever loops do, and finds what does not need many rounds; the plain
//! engine unrolls as far as time allows; large blocks prove what needs invariants. Which of them is the right
//! one nobody knows before, so each gets as much time as the others, in turns that are twice as long each
//! time: what is decided takes a few times what the best of them needs alone.
//!
//! **Here.** The plain engine and large blocks go on where their turn ended. Calysto has nothing to go on
//! from, and begins again. What one has decided the others do not look for any more. Who asks for a bound
//! gets no large blocks. Where memory is short the plain engine gives way to large blocks.
//!
//! **Why it is right.** In the program form the edge on which a check fails leads to an end, and the others
//! that leave its location go on under its condition. So a proof, by whichever engine, is about executions
//! that have failed no check before, and that a check is known to hold only takes away an edge on which no
//! execution goes. If each check holds in this sense, there is no first one to fail, and so none. Of a check
//! that fails the edge goes as well: what fails behind it in the same execution is another failure.

use std::time::{Duration, Instant};

use super::replayer::Interpreter;
use super::{Limits, Rest, Results, Resumable, Watch, bounded, calysto, lbe};
use crate::frontend::module::Module;
use crate::job::{Effort, Outcome};
use crate::limits::Clock;
use crate::program::cfa::{Hidden, Program};
use crate::program::lower::lower_within;
use crate::reading::Reading;
use crate::why::Why;

/// How long the first turn of each engine is.
const FIRST_TURN: Duration = Duration::from_secs(1);

/// Decides the checks of a program that was made of a module.
pub fn run(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    effort: &Effort,
    watch: &dyn Watch,
) -> Results {
    let limits = &Limits::new(effort, watch);
    let _turn = limits.held.enter();
    let count = program.checks.len();
    let mut turns = Turns::new(count, effort, limits);
    let hidden = program.hidden;
    let mut first = Static { module, program, reading, limits, watch, results: Results::default() };
    // Another solver is asked with all bodies in place, as the plain engine asks it; and what Calysto proves
    // leaves no certificate.
    let is_static = effort.solver.is_none() && !effort.certifies;
    let again = is_static && turns.take(&mut first, false) == Rest::Time;
    if turns.is_over() {
        turns.withhold(hidden);
        return turns.end(first.results, Results::default(), Results::default());
    }
    let lower = || lower_within(module, reading, &Clock::new(limits));
    let [Ok(mut for_plain), Ok(mut for_blocks)] = [lower(), lower()] else {
        return Results::all_open(count, limits.ended());
    };
    let mut replayers = [(); 2].map(|()| Interpreter { module, reading, limits });
    let [of_plain, of_blocks] = &mut replayers;
    let has_blocks = effort.unroll.is_none();
    let of_both = Limits { memory: limits.memory / if has_blocks { 2 } else { 1 }, ..limits.clone() };
    let mut plain = match bounded::Search::new(&mut for_plain, effort, &of_both, watch, of_plain) {
        Ok(plain) => Plain::At(Box::new(plain)),
        Err(error) => return Results::all_open(count, error),
    };
    let mut go_on = |blocks: Option<&mut lbe::Search>| {
        let mut engines: Vec<&mut dyn Resumable> = vec![&mut plain];
        engines.extend(blocks.map(|blocks| blocks as &mut dyn Resumable));
        engines.extend(again.then_some(&mut first as &mut dyn Resumable));
        turns.take_all(engines);
    };
    let mut blocks = Results::default();
    if has_blocks {
        let mut run = |search: &mut lbe::Search| go_on(Some(search));
        blocks = lbe::decide_by(&mut for_blocks, effort, limits, watch, of_blocks, &mut run);
    }
    if blocks.model_checking.is_none() {
        go_on(None);
    }
    turns.withhold(hidden);
    turns.end(first.results, plain.finished(), blocks)
}

/// The plain engine. It keeps all that it has unrolled, so it gives way where both engines hold more than
/// half of the memory.
enum Plain<'p> {
    At(Box<bounded::Search<'p>>),
    Done(Box<Results>),
}

impl Plain<'_> {
    fn finished(self) -> Results {
        match self {
            Plain::At(search) => search.finished(),
            Plain::Done(results) => *results,
        }
    }
}

impl Resumable for Plain<'_> {
    fn learn(&mut self, known: &[Outcome]) {
        if let Plain::At(search) = self {
            search.learn(known);
        }
    }

    fn go_on(&mut self, effort: &Effort, end: Option<Instant>) -> Rest {
        let Plain::At(search) = self else { return Rest::Nothing };
        let rest = search.go_on(effort, end);
        if rest == Rest::Nothing
            && let Plain::At(search) = std::mem::replace(self, Plain::Done(Box::default()))
        {
            *self = Plain::Done(Box::new(search.finished()));
        }
        rest
    }

    fn outcomes(&self) -> Vec<Outcome> {
        match self {
            Plain::At(search) => search.outcomes(),
            Plain::Done(results) => results.outcomes.clone(),
        }
    }
}

/// Calysto, from the beginning each time.
struct Static<'a> {
    module: &'a Module,
    program: &'a mut Program,
    reading: &'a Reading,
    limits: &'a Limits,
    watch: &'a dyn Watch,
    results: Results,
}

impl Resumable for Static<'_> {
    fn learn(&mut self, _: &[Outcome]) {}

    fn go_on(&mut self, effort: &Effort, end: Option<Instant>) -> Rest {
        let timeout = end.map(|end| end.saturating_duration_since(Instant::now()));
        let memory = Some(self.limits.memory.saturating_sub(self.limits.held.bytes()));
        let effort = Effort { timeout, memory, ..effort.clone() };
        let questions = self.results.questions;
        self.results = calysto::run(self.module, self.program, self.reading, &effort, self.watch);
        self.results.questions += questions;
        if self.results.stopped.as_ref().is_some_and(Why::is_timeout) { Rest::Time } else { Rest::Nothing }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        self.results.outcomes.clone()
    }
}

/// What the turns until now have shown.
struct Turns<'t> {
    known: Vec<Outcome>,
    /// Whether an engine has decided every check, those that it was told of among them.
    is_whole: bool,
    /// How long the next one is.
    turn: Duration,
    effort: &'t Effort,
    limits: &'t Limits,
}

impl Turns<'_> {
    fn new<'t>(checks: usize, effort: &'t Effort, limits: &'t Limits) -> Turns<'t> {
        let known = vec![Outcome::Open(Why::NotAsked); checks];
        Turns { known, is_whole: false, turn: FIRST_TURN, effort, limits }
    }

    /// Whether everything is decided, or a limit is reached.
    fn is_over(&self) -> bool {
        let is_open = |outcome: &Outcome| matches!(outcome, Outcome::Open(_));
        !self.known.iter().any(is_open) || self.limits.stopped().is_some()
    }

    /// An engine has its turn, or all time that is left.
    fn take(&mut self, engine: &mut dyn Resumable, is_last: bool) -> Rest {
        let end = if is_last { self.limits.end } else { Some(self.limits.within(self.turn)) };
        engine.learn(&self.known);
        let rest = engine.go_on(self.effort, end);
        let outcomes = engine.outcomes();
        self.is_whole |= !outcomes.iter().any(|outcome| matches!(outcome, Outcome::Open(_)));
        for (known, outcome) in self.known.iter_mut().zip(outcomes) {
            if matches!(known, Outcome::Open(_)) {
                *known = outcome;
            }
        }
        rest
    }

    /// Engines have their turns until everything is decided, no engine can go on, or a limit is reached.
    fn take_all(&mut self, mut engines: Vec<&mut dyn Resumable>) {
        while !engines.is_empty() && !self.is_over() {
            let count = engines.len();
            let mut is_complete = false;
            engines.retain_mut(|engine| {
                let rest = match is_complete || self.is_over() {
                    true => Rest::Nothing,
                    false => self.take(&mut **engine, count == 1),
                };
                is_complete |= rest == Rest::Complete;
                rest == Rest::Time
            });
            if is_complete {
                break;
            }
            self.turn *= 2;
        }
    }

    /// Where functions may be called that the program does not have, Calysto proves what holds in each
    /// function by itself. It says so itself where it has decided every check, and that this is no proof of
    /// the program; several turns together are none either.
    fn withhold(&mut self, hidden: Hidden) {
        let holds = |outcome: &Outcome| matches!(outcome, Outcome::Holds);
        if hidden == Hidden::Functions && !self.is_whole && self.known.iter().all(holds) {
            self.known.fill(Outcome::Open(Why::HiddenFunctions));
        }
    }

    /// What all engines together hand back.
    fn end(self, first: Results, plain: Results, blocks: Results) -> Results {
        let mut obligations = plain.obligations;
        for (check, more) in blocks.obligations.into_iter().enumerate() {
            match obligations.get_mut(check) {
                Some(own) if own.is_empty() => *own = more,
                Some(_) => {}
                None => obligations.push(more),
            }
        }
        let reasons = plain.outcomes.into_iter().map(Some).chain(std::iter::repeat(None));
        let outcome = |(known, reason): (Outcome, Option<Outcome>)| match (&known, reason) {
            (Outcome::Open(_), Some(why @ Outcome::Open(_))) => why,
            _ => known,
        };
        let is_decided = !self.known.iter().any(|outcome| matches!(outcome, Outcome::Open(_)));
        let stopped = self.limits.stopped().map(Why::from).or(plain.stopped).filter(|_| !is_decided);
        let mut warnings = first.warnings;
        for warning in plain.warnings.into_iter().chain(blocks.warnings) {
            if !warnings.contains(&warning) {
                warnings.push(warning);
            }
        }
        Results {
            outcomes: self.known.into_iter().zip(reasons).map(outcome).collect(),
            obligations,
            unrolled: plain.unrolled,
            questions: first.questions + plain.questions + blocks.questions,
            invariants: blocks.invariants,
            model_checking: blocks.model_checking,
            warnings,
            stopped,
            ..first
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// An engine that takes so long, and then decides some checks.
    struct Slow {
        needs: Duration,
        spent: Duration,
        decides: Vec<usize>,
        outcomes: Vec<Outcome>,
        seen: Vec<Outcome>,
        rest: Rest,
    }

    impl Slow {
        fn new(checks: usize, needs: u64, decides: &[usize]) -> Slow {
            Slow {
                needs: Duration::from_secs(needs),
                spent: Duration::ZERO,
                decides: decides.to_vec(),
                outcomes: vec![Outcome::Open(Why::word("slow")); checks],
                seen: Vec::new(),
                rest: Rest::Nothing,
            }
        }
    }

    impl Resumable for Slow {
        fn learn(&mut self, known: &[Outcome]) {
            self.seen = known.to_vec();
        }

        fn go_on(&mut self, _: &Effort, end: Option<Instant>) -> Rest {
            let turn = end.map_or(self.needs, |end| end - Instant::now() + Duration::from_millis(500));
            self.spent += turn.min(self.needs);
            if self.spent >= self.needs {
                self.decides.iter().for_each(|&check| self.outcomes[check] = Outcome::Holds);
            }
            if self.spent < self.needs { Rest::Time } else { self.rest }
        }

        fn outcomes(&self) -> Vec<Outcome> {
            self.outcomes.clone()
        }
    }

    fn holds(outcomes: &[Outcome]) -> Vec<bool> {
        outcomes.iter().map(|outcome| matches!(outcome, Outcome::Holds)).collect()
    }

    #[test]
    fn turns_double_and_what_one_has_decided_the_next_knows() {
        let limits = Limits { end: None, memory: u64::MAX, cancel: Arc::default(), held: Arc::default() };
        let effort = Effort::default();
        let (mut one, mut other) = (Slow::new(3, 5, &[0]), Slow::new(3, 100, &[1, 2]));
        let mut turns = Turns::new(3, &effort, &limits);
        turns.take_all(vec![&mut one, &mut other]);
        assert_eq!(holds(&turns.known), [true, true, true]);
        assert_eq!(holds(&other.seen), [true, false, false]);
        // Turns of one, two and four seconds; then the other one has all the time that is left.
        assert_eq!(turns.turn, FIRST_TURN * 16);
        assert!(other.spent >= other.needs);
        assert!(turns.is_over());
    }

    #[test]
    fn turns_end_when_no_engine_can_go_on() {
        let limits = Limits { end: None, memory: u64::MAX, cancel: Arc::default(), held: Arc::default() };
        let effort = Effort::default();
        let mut one = Slow::new(2, 1, &[0]);
        let mut turns = Turns::new(2, &effort, &limits);
        turns.take_all(vec![&mut one]);
        assert_eq!(holds(&turns.known), [true, false]);
        let end = turns.end(Results::default(), Results::default(), Results::default());
        assert!(
            end.stopped.is_none()
                && matches!(&end.outcomes[1], Outcome::Open(why) if *why == Why::word("slow"))
        );
    }

    #[test]
    fn proofs_of_functions_by_themselves_are_none_of_a_program_that_may_call_others() {
        let limits = Limits { end: None, memory: u64::MAX, cancel: Arc::default(), held: Arc::default() };
        let effort = Effort::default();
        for (halves, hidden, proved) in [
            ([vec![0], vec![1]], Hidden::Functions, false),
            ([vec![0], vec![1]], Hidden::Nothing, true),
            ([vec![0], vec![0, 1]], Hidden::Functions, true),
        ] {
            let mut turns = Turns::new(2, &effort, &limits);
            for half in &halves {
                turns.take(&mut Slow::new(2, 1, half), true);
            }
            turns.withhold(hidden);
            let end = turns.end(Results::default(), Results::default(), Results::default());
            assert_eq!(holds(&end.outcomes), [proved; 2]);
        }
    }

    #[test]
    fn turns_end_when_nobody_can_do_more() {
        let limits = Limits { end: None, memory: u64::MAX, cancel: Arc::default(), held: Arc::default() };
        let effort = Effort::default();
        let (mut one, mut other) = (Slow::new(2, 2, &[0]), Slow::new(2, 100, &[1]));
        one.rest = Rest::Complete;
        let mut turns = Turns::new(2, &effort, &limits);
        turns.take_all(vec![&mut one, &mut other]);
        assert_eq!(holds(&turns.known), [true, false]);
        assert!(other.spent < Duration::from_secs(2), "{:?}", other.spent);
    }
}
