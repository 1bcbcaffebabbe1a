//! The schedule of engines: one has all the time, or several have turns.
//!
//! **Idea.** Which engine suits a program is not known before a run, so each does as much work as the others,
//! in turns that double: a verdict takes a few times as long as the best of them needs alone.
//!
//! **Here.** An engine is made when its first turn comes, of a copy of the program; the last one that is
//! made takes the program itself. An engine that can do no more is dropped, and its program stays to the end
//! of the run; the last one that is left has all the time. A decision of one stands in the ledger, and the
//! others do not look for it any more. Where memory is short, engines that keep all that they have made give
//! way to the others.
//!
//! **Why it is right.** In the program form the edge on which a check fails leads to an end, and the others
//! that leave its location continue under its condition. So a proof, by whichever engine, is about executions
//! that have failed no check before, and that a check is known to hold only takes away an edge on which no
//! execution goes. If each check holds in this sense, there is no first one to fail, and so none. Of a check
//! that fails the edge goes as well: what fails after it in the same execution is another failure.

use std::slice::IterMut;

use javelin_term::statistics::Statistic;

use super::ledger::Ledger;
use super::problem::Problem;
use super::table::{EngineRow, Keeps};
use super::{Engine, Rest};
use crate::limits::{Limits, Stopped, TICKS_PER_SECOND};
use crate::program::cfa::Program;
use crate::why::Why;

/// The ticks of the first turn of each engine: a second.
const FIRST_TURN: u64 = TICKS_PER_SECOND;

/// Programs for engines: copies, and for the last one that is made the original.
struct Programs<'p> {
    original: Option<&'p mut Program>,
    /// Where copies are kept.
    copies: IterMut<'p, Option<Program>>,
}

impl<'p> Programs<'p> {
    /// The program of the next engine; `None` where the original is taken.
    fn take(&mut self) -> Option<&'p mut Program> {
        match (&self.original, self.copies.next()) {
            (Some(original), Some(room)) => Some(room.insert(Program::clone(original))),
            _ => self.original.take(),
        }
    }
}

/// The state of an engine between its turns.
enum SeatState<'p> {
    /// It had no turn yet.
    Waits(&'static EngineRow, Problem<'p>),
    /// It continues in its next turn.
    Works(Box<dyn Engine + 'p>),
}

/// An engine that has turns.
struct Seat<'p> {
    name: &'static str,
    state: Option<SeatState<'p>>,
    /// The limit that ended its last turn.
    stopped: Option<Why>,
}

/// Decides the checks of a program by some engines.
pub fn schedule(rows: &[&'static EngineRow], problem: &Problem, program: &mut Program) -> Ledger {
    let mut ledger = Ledger::new(program);
    let hidden = program.hidden;
    let _counted = problem.limits.held.enter();
    let mut copies: Vec<Option<Program>> = rows.iter().skip(1).map(|_| None).collect();
    let programs = Programs { original: Some(program), copies: copies.iter_mut() };
    let seats = rows.iter().map(|row| Seat {
        name: row.name,
        state: Some(SeatState::Waits(row, with_part_of_memory(rows, row, problem))),
        stopped: None,
    });
    take_turns(seats.collect(), programs, &mut ledger, &problem.limits);
    if rows.len() > 1 {
        ledger.withhold(hidden);
    }
    let ticks = problem.limits.done();
    ledger.took(vec![Statistic::new("ticks", ticks, "Work, some 20 million a second.")], None);
    ledger.finish(&problem.limits);
    ledger
}

/// The problem with the share of the memory that an engine has beside others.
fn with_part_of_memory<'p>(
    rows: &[&'static EngineRow],
    row: &EngineRow,
    problem: &Problem<'p>,
) -> Problem<'p> {
    let keep = rows.iter().filter(|row| row.keeps != Keeps::Nothing).count();
    let parts = if row.keeps == Keeps::Share { keep as u64 } else { 1 };
    let limits = Limits { memory: problem.limits.memory / parts, ..problem.limits.clone() };
    Problem { limits, ..problem.clone() }
}

/// Engines have their turns until everything is decided, none can continue, or a limit is reached.
fn take_turns<'p>(
    mut seats: Vec<Seat<'p>>,
    mut programs: Programs<'p>,
    ledger: &mut Ledger,
    limits: &Limits,
) {
    let mut turn = FIRST_TURN;
    let is_over = |ledger: &Ledger| !ledger.has_open() || limits.stopped().is_some();
    let works = |seats: &[Seat]| seats.iter().filter(|seat| seat.state.is_some()).count();
    // One engine alone has one turn, which is all the time, even where there is nothing to decide.
    let is_alone = seats.len() == 1;
    'turns: while works(&seats) > 0 && (is_alone || !is_over(ledger)) {
        for position in 0..seats.len() {
            let end = if works(&seats) == 1 { None } else { Some(limits.done().saturating_add(turn)) };
            let rest = seats[position].take(&mut programs, ledger, end);
            if rest == Some(Rest::Complete) || is_alone || is_over(ledger) {
                break 'turns;
            }
        }
        turn = turn.saturating_mul(2);
    }
    // Another engine may do what is too large for one or for its part of the memory, or takes too long for a
    // turn.
    let is_of_one =
        |why: &Why| why.is_timeout() || matches!(why, Why::TooLarge(_) | Why::Stopped(Stopped::Memory));
    let is_of_run = |why: &Why| is_alone || !is_of_one(why);
    ledger.report.stopped = seats.iter().find_map(|seat| seat.stopped.clone().filter(is_of_run));
    for seat in &mut seats {
        seat.leave(ledger);
    }
}

impl<'p> Seat<'p> {
    /// The engine has its turn, if it can do more.
    fn take(&mut self, programs: &mut Programs<'p>, ledger: &mut Ledger, end: Option<u64>) -> Option<Rest> {
        ledger.begin(self.name);
        let mut engine = match self.state.take()? {
            SeatState::Works(engine) => engine,
            SeatState::Waits(row, problem) => match (row.make)(problem, programs.take()?) {
                Ok(engine) => engine,
                Err(why) => {
                    ledger.unless_known(&why);
                    self.stopped = Some(why);
                    return Some(Rest::Nothing);
                }
            },
        };
        let rest = engine.turn(ledger, end);
        ledger.turn_over(engine.is_of_program());
        self.stopped = ledger.report.stopped.take();
        self.state = Some(SeatState::Works(engine));
        if rest != Rest::Time {
            self.leave(ledger);
        }
        Some(rest)
    }

    /// The engine is dropped.
    fn leave(&mut self, ledger: &mut Ledger) {
        if let Some(SeatState::Works(engine)) = self.state.take() {
            let summary = engine.summary().map(|summary| format!("{}: {summary}", self.name));
            ledger.took(engine.statistics(), summary);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;

    use super::*;
    use crate::engine::bounded::tests::reference::ProgramBuilder;
    use crate::engine::bounded::tests::{counting, effort, verify_by};
    use crate::engine::kit::table::{Make, OptionRow};
    use crate::frontend::module::Span;
    use crate::job::{CheckReport, Outcome, Report};
    use crate::program::cfa::Hidden;
    use crate::reading::Property;

    /// An engine that takes so many seconds of work, and then decides some checks.
    struct Slow {
        needs: u64,
        spent: Rc<Cell<u64>>,
        limits: Limits,
        decides: Vec<usize>,
        /// Which checks held when its last turn began.
        seen: Rc<RefCell<Vec<bool>>>,
        rest: Rest,
        is_of_program: bool,
    }

    impl Slow {
        fn new(limits: &Limits, seconds: u64, decides: &[usize]) -> Slow {
            Slow {
                needs: seconds * TICKS_PER_SECOND,
                spent: Rc::default(),
                limits: limits.clone(),
                decides: decides.to_vec(),
                seen: Rc::default(),
                rest: Rest::Nothing,
                is_of_program: true,
            }
        }
    }

    impl Engine for Slow {
        fn turn(&mut self, ledger: &mut Ledger, until: Option<u64>) -> Rest {
            *self.seen.borrow_mut() = holds(ledger);
            let left = self.limits.until(until).quota().ticks.unwrap_or(u64::MAX);
            let work = left.min(self.needs - self.spent.get());
            self.spent.set(self.spent.get() + work);
            self.limits.spend(work);
            if self.spent.get() < self.needs {
                ledger.stop(Stopped::Timeout);
                return Rest::Time;
            }
            self.decides.iter().for_each(|&check| ledger.holds(check));
            self.rest
        }

        fn is_of_program(&self) -> bool {
            self.is_of_program
        }
    }

    fn ledger(checks: usize) -> Ledger {
        let check = CheckReport {
            property: Property::Division,
            function: "f".into(),
            span: Span::default(),
            says: "division by zero".into(),
            outcome: Outcome::Open(Why::NotAsked),
            engine: None,
            standing: None,
            causes: None,
            obligations: Vec::new(),
        };
        let mut ledger = Ledger::default();
        ledger.report = Report { checks: vec![check; checks], ..Report::default() };
        ledger
    }

    fn holds(ledger: &Ledger) -> Vec<bool> {
        ledger.outcomes().map(|outcome| matches!(outcome, Outcome::Holds)).collect()
    }

    fn seats(engines: Vec<Slow>) -> Vec<Seat<'static>> {
        let seat =
            |engine| Seat { name: "slow", state: Some(SeatState::Works(Box::new(engine))), stopped: None };
        engines.into_iter().map(seat).collect()
    }

    fn decided(engines: Vec<Slow>, ledger: &mut Ledger, limits: &Limits) {
        let programs = Programs { original: None, copies: IterMut::default() };
        take_turns(seats(engines), programs, ledger, limits);
    }

    #[test]
    fn turns_double_and_what_one_has_decided_the_next_knows() {
        let limits = Limits::default();
        let (one, other) = (Slow::new(&limits, 5, &[0]), Slow::new(&limits, 100, &[1, 2]));
        let (first, spent, seen) = (Rc::clone(&one.spent), Rc::clone(&other.spent), Rc::clone(&other.seen));
        let mut ledger = ledger(3);
        decided(vec![one, other], &mut ledger, &limits);
        assert_eq!(holds(&ledger), [true, true, true]);
        assert_eq!(*seen.borrow(), [true, false, false]);
        assert!(ledger.report.checks.iter().all(|check| check.engine == Some("slow")));
        // Turns of one, two and four seconds; the other one has all that is left when the first has done its
        // work, which is in the third round.
        assert_eq!([first.get(), spent.get()], [5, 100].map(|seconds| seconds * TICKS_PER_SECOND));
        assert_eq!(limits.done(), 105 * TICKS_PER_SECOND);
    }

    #[test]
    fn turns_end_when_no_engine_can_continue() {
        let (mut ledger, limits) = (ledger(2), Limits::default());
        let engine = || Slow::new(&limits, 1, &[0]);
        decided(vec![engine(), engine()], &mut ledger, &limits);
        ledger.finish(&limits);
        assert_eq!(holds(&ledger), [true, false]);
        assert!(ledger.report.stopped.is_none() && ledger.is_open(1));
    }

    #[test]
    fn proofs_of_functions_by_themselves_are_none_of_a_program_that_may_call_others() {
        for (halves, hidden, proved) in [
            ([vec![0], vec![1]], Hidden::Functions, false),
            ([vec![0], vec![1]], Hidden::Nothing, true),
            ([vec![0], vec![0, 1]], Hidden::Functions, true),
        ] {
            let mut ledger = ledger(2);
            for half in halves {
                let mut own = ledger.blank();
                half.into_iter().for_each(|check| own.holds(check));
                own.decided_alone();
                ledger.adopt(own, |_| true);
                ledger.turn_over(false);
            }
            ledger.withhold(hidden);
            assert_eq!(holds(&ledger), [proved; 2]);
        }
        // An engine that follows whole executions, and rests on the other's proofs, proves the program.
        let (mut ledger, limits) = (ledger(2), Limits::default());
        let of_functions = Slow { is_of_program: false, ..Slow::new(&limits, 1, &[0]) };
        let of_program = Slow::new(&limits, 1, &[1]);
        decided(vec![of_functions, of_program], &mut ledger, &limits);
        ledger.withhold(Hidden::Functions);
        assert_eq!(holds(&ledger), [true; 2]);
    }

    /// An engine that leaves a part of its work is not begun again: all of it was offered.
    #[test]
    fn an_engine_alone_has_one_turn() {
        let limits = Limits::default().of_turn(TICKS_PER_SECOND);
        let run = Limits { turn: None, ..limits.clone() };
        let one = Slow::new(&limits, 100, &[0]);
        let spent = Rc::clone(&one.spent);
        let mut ledger = ledger(1);
        decided(vec![one], &mut ledger, &run);
        assert_eq!(spent.get(), TICKS_PER_SECOND);
        assert_eq!(ledger.report.stopped, Some(Stopped::Timeout.into()));
    }

    #[test]
    fn turns_end_when_nobody_can_do_more() {
        let limits = Limits::default();
        let one = Slow { rest: Rest::Complete, ..Slow::new(&limits, 2, &[0]) };
        let other = Slow::new(&limits, 100, &[1]);
        let spent = Rc::clone(&other.spent);
        let mut ledger = ledger(2);
        decided(vec![one, other], &mut ledger, &limits);
        assert_eq!(holds(&ledger), [true, false]);
        assert_eq!(spent.get(), TICKS_PER_SECOND);
    }

    const fn row(keeps: Keeps, make: Make) -> EngineRow {
        let (options, about) = (&[] as &[OptionRow], "");
        EngineRow {
            name: "slow",
            about,
            options,
            shared: &[],
            make,
            refuses: |_, _| None,
            takes_turns: |_| true,
            keeps,
        }
    }

    static AGAIN: EngineRow =
        row(Keeps::Nothing, |problem, _| Ok(Box::new(Slow::new(&problem.limits, 0, &[0]))));
    static SHARING: EngineRow =
        row(Keeps::Share, |problem, _| Ok(Box::new(Slow::new(&problem.limits, 0, &[0]))));
    static FAILING: EngineRow = row(Keeps::All, |_, _| Err(Why::SolverGone("it is not there".into())));

    /// Calls this with the problem of a program of two checks.
    fn with_problem(run: impl FnOnce(&Problem, &mut Program) -> Ledger) -> Ledger {
        verify_by(run, &|b: &mut ProgramBuilder| counting(b, true), &effort(None))
    }

    #[test]
    fn an_engine_that_cannot_be_made_leaves_the_program_to_the_others() {
        for rows in [[&FAILING, &AGAIN, &SHARING], [&AGAIN, &SHARING, &FAILING]] {
            let ledger = with_problem(|problem, program| schedule(&rows, problem, program));
            assert_eq!(holds(&ledger), [true, false]);
            assert!(matches!(ledger.outcome(1), Outcome::Open(Why::SolverGone(_))), "{ledger:?}");
            assert!(matches!(ledger.report.stopped, Some(Why::SolverGone(_))), "{ledger:?}");
        }
    }

    #[test]
    fn an_engine_that_can_do_with_less_memory_shares_it_with_those_that_keep_some() {
        with_problem(|problem, program| {
            let part = |rows: &[&'static EngineRow], row: &EngineRow| {
                problem.limits.memory / with_part_of_memory(rows, row, problem).limits.memory
            };
            let all: &[&'static EngineRow] = &[&AGAIN, &SHARING, &FAILING];
            assert_eq!([&AGAIN, &SHARING, &FAILING].map(|row| part(all, row)), [1, 2, 1]);
            assert_eq!(part(&[&AGAIN, &SHARING], &SHARING), 1);
            schedule(&[&SHARING], problem, program)
        });
    }
}
