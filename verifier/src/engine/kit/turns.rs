//! The schedule of engines: one has all the time, or several have turns.
//!
//! **Idea.** Which engine suits a program is not known before a run, so each does as much work as the others:
//! a verdict takes at most as many times as long as there are engines as the best of them needs alone.
//!
//! **Here.** Each engine works in a thread of its own, and one at a time ([`Seats`]). It is made when its
//! first turn comes, of a copy of the program; the last one that is made has the program itself. What it
//! decides stands on the [board](super::board), and the others do not look for it any more. One that can do no
//! more leaves, and all that it holds is freed.
//!
//! **Why it is right.** In the program form the edge on which a check fails leads to an end, and the others
//! that leave its location continue under its condition. So a proof, by whichever engine, is about executions
//! that have failed no check before, and that a check is known to hold only takes away an edge on which no
//! execution goes. If each check holds in this sense, there is no first one to fail, and so none. Of a check
//! that fails the edge goes as well: what fails after it in the same execution is another failure.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use javelin_term::limits::Memory;
use javelin_term::statistics::Statistic;

use super::board::Board;
use super::ledger::Ledger;
use super::problem::Problem;
use super::table::EngineRow;
use super::Rest;
use crate::job::Outcome;
use crate::limits::Stopped;
use crate::program::cfa::Program;
use crate::seats::{Seat, Seats};
use crate::why::Why;

/// The bytes of the stack of an engine: those of a main thread.
const STACK: usize = 8 << 20;

/// The time between two looks for a signal.
const PERIOD: Duration = Duration::from_millis(20);

/// Programs for engines: copies, and for the last one that is made the original.
struct Programs<'p> {
    original: Option<&'p mut Program>,
    /// How many engines are not made yet.
    waiting: usize,
}

impl<'p> Programs<'p> {
    /// The program of the next engine: a copy that is put here, or the original.
    fn take<'c>(&mut self, copy: &'c mut Option<Program>) -> Option<&'c mut Program>
    where
        'p: 'c,
    {
        self.waiting = self.waiting.saturating_sub(1);
        match &self.original {
            Some(original) if self.waiting > 0 => Some(copy.insert(Program::clone(original))),
            _ => self.original.take(),
        }
    }
}

/// What an engine leaves.
struct Left {
    name: &'static str,
    ledger: Ledger,
    /// Whether its proofs are of the program.
    is_of_program: bool,
    /// Whether it was ended since nothing was left to do.
    is_cut: bool,
}

/// Decides the checks of a program by some engines.
pub fn schedule(rows: &[&'static EngineRow], problem: &Problem, program: &mut Program) -> Ledger {
    let mut ledger = Ledger::new(program);
    let hidden = program.hidden;
    let _counted = problem.limits.held.enter();
    let seats = Seats::new(rows.len(), &problem.limits);
    let board = Arc::new(Board::new(ledger.report.checks.len(), &seats, problem.effort.is_first_enough));
    let programs = &Mutex::new(Programs { original: Some(program), waiting: rows.len() });
    let left: Vec<Left> = thread::scope(|scope| {
        let start = |(number, row): (usize, &&'static EngineRow)| {
            let (row, own) = (*row, ledger.beside(row.name, number, &board));
            let held = Memory::of(problem.watch.thread_bytes());
            let (seat, limits) = Seat::of(&seats, number, &problem.limits, held);
            let problem = Problem { limits, ..problem.clone() };
            let at = Arc::clone(&seat);
            let work = move || at_seat(row, problem, programs, own, &at);
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            if thread.is_err() {
                seat.leave();
            }
            thread
        };
        let threads: Vec<_> = rows.iter().enumerate().map(start).collect();
        let mut told = 0;
        while seats.wait(PERIOD) {
            told = tell_failures(problem, &ledger, &board, told);
            if problem.limits.cancel.load(Ordering::Relaxed) {
                seats.stop_all(None, Stopped::Interrupted);
            }
        }
        tell_failures(problem, &ledger, &board, told);
        let ended = threads.into_iter().zip(rows).map(|(thread, row)| match thread.map(|thread| thread.join()) {
            Ok(Ok(left)) => left,
            Ok(Err(_)) => none(row.name, &ledger, "a thread has ended early".into()),
            Err(error) => none(row.name, &ledger, format!("no thread: {error}")),
        });
        ended.collect()
    });
    problem.limits.spend(seats.done());
    collect(&mut ledger, left, &board);
    if rows.len() > 1 {
        ledger.withhold(hidden);
    }
    let ticks = problem.limits.done();
    ledger.took(vec![Statistic::new("ticks", ticks, "Work, some 20 million a second.")], None);
    if seats.has_stopped(Stopped::Work) {
        ledger.stop(Stopped::Work);
    }
    ledger.finish(&problem.limits);
    ledger
}

/// What is left where an engine had no thread.
fn none(name: &'static str, ledger: &Ledger, why: String) -> Left {
    let mut ledger = ledger.blank();
    let why = Why::Thread(why);
    ledger.all_open(&why);
    ledger.stop(why);
    Left { name, ledger, is_of_program: false, is_cut: false }
}

/// An engine has its turns, until it can do no more or nothing is left to do.
fn at_seat<'p>(
    row: &'static EngineRow,
    problem: Problem<'p>,
    programs: &Mutex<Programs<'p>>,
    mut ledger: Ledger,
    seat: &Seat,
) -> Left {
    /// Leaves the seat at the end, however it comes.
    struct Leaving<'s>(&'s Seat);
    impl Drop for Leaving<'_> {
        fn drop(&mut self) {
            self.0.leave();
        }
    }
    let _leaving = Leaving(seat);
    seat.sit();
    let held = Arc::clone(&problem.limits.held);
    let _counted = held.enter();
    let (mut copy, mut is_of_program) = (None, false);
    let is_over = seat.stopped().is_some();
    let own = if is_over { None } else { programs.lock().unwrap_or_else(PoisonError::into_inner).take(&mut copy) };
    if let Some(program) = own {
        match (row.make)(problem, program) {
            Ok(mut engine) => {
                let rest = engine.work(&mut ledger);
                is_of_program = engine.is_of_program();
                let summary = engine.summary().map(|summary| format!("{}: {summary}", row.name));
                ledger.took(engine.statistics(), summary);
                if rest == Rest::Complete {
                    seat.end_others();
                }
            }
            Err(why) => {
                ledger.unless_known(&why);
                ledger.stop(why);
            }
        }
    }
    let is_cut = seat.stopped() == Some(Stopped::Interrupted);
    Left { name: row.name, ledger, is_of_program, is_cut }
}

/// Tells of failures that were found meanwhile; returns how many decisions are known now.
fn tell_failures(problem: &Problem, ledger: &Ledger, board: &Board, told: usize) -> usize {
    let news = board.since(told);
    for (_, check) in &news {
        if let Outcome::Fails(_) = check.outcome {
            problem.watch.fails(check, &ledger.report.files);
        }
    }
    told + news.len()
}

/// Takes over what engines have left.
fn collect(ledger: &mut Ledger, left: Vec<Left>, board: &Board) {
    let is_alone = left.len() == 1;
    let is_of_program = |name| left.iter().any(|left| Some(left.name) == name && left.is_of_program);
    let is_proof = is_of_program(board.last());
    // Another engine may do what is too large for one or for the memory, or takes too long.
    let is_of_one = |why: &Why| matches!(why, Why::TooLarge(_) | Why::Stopped(_));
    let mut stopped = None;
    for Left { name, ledger: mut own, is_cut, .. } in left {
        let why = own.report.stopped.take();
        stopped = stopped.or(why.filter(|why| is_alone || !is_of_one(why)));
        let (statistics, summaries) =
            (std::mem::take(&mut own.report.statistics), std::mem::take(&mut own.report.summaries));
        ledger.report.statistics.extend(statistics);
        ledger.report.summaries.extend(summaries);
        let is_taken: Vec<bool> = own
            .outcomes()
            .enumerate()
            .map(|(number, outcome)| match outcome {
                Outcome::Open(why) => !(is_cut && why.is_vague()),
                _ => board.owner(number) == Some(name),
            })
            .collect();
        ledger.adopt(own, |number| is_taken[number]);
    }
    ledger.report.stopped = stopped;
    ledger.turn_over(is_proof);
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
