//! The schedule of engines: one has all the time, or several have turns.
//!
//! **Idea.** Which engine suits a program is not known before a run, so each does as much work as the
//! others: a verdict takes at most as many times as long as there are engines as the best of them needs
//! alone.
//!
//! **Here.** Each engine works in a thread of its own, and one at a time (`seats.rs`). It is made when its
//! first turn comes, of a copy of the program; the last one that is made has the program itself. What it
//! decides stands on the board (`board.rs`), and the others do not look for it any more. One that can do no
//! more leaves, and all that it holds is freed.
//!
//! **Why it is right.** In the program form the edge on which a check fails leads to an end, and the others
//! that leave its location continue under its condition. So a proof, by whichever engine, is about
//! executions that have failed no check before, and that a check is known to hold only takes away an edge on
//! which no execution goes. If each check holds in this sense, there is no first one to fail, and so none.
//! Of a check that fails the edge goes as well: what fails after it in the same execution is another
//! failure.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use javelin_term::limits::Memory;
use javelin_term::statistics::Statistic;

use super::Rest;
use super::board::Board;
use super::ledger::Ledger;
use super::problem::Problem;
use super::table::EngineRow;
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

/// The state of an engine at its end.
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
        let ended =
            threads.into_iter().zip(rows).map(|(thread, row)| match thread.map(|thread| thread.join()) {
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
    let is_failed = |outcome: &Outcome| matches!(outcome, Outcome::Fails(_));
    if problem.effort.is_first_enough && ledger.outcomes().any(is_failed) {
        ledger.unless_known(&Why::NotAsked);
    }
    ledger.finish(&problem.limits);
    ledger
}

/// The end of an engine that had no thread.
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
    struct VacatedSeat<'s>(&'s Seat);
    impl Drop for VacatedSeat<'_> {
        fn drop(&mut self) {
            self.0.leave();
        }
    }
    let _vacated = VacatedSeat(seat);
    seat.sit();
    let held = Arc::clone(&problem.limits.held);
    let _counted = held.enter();
    let (mut copy, mut is_of_program) = (None, false);
    let is_over = seat.stopped().is_some();
    let own =
        if is_over { None } else { programs.lock().unwrap_or_else(PoisonError::into_inner).take(&mut copy) };
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
        stopped = stopped.or(why.filter(|why| !is_cut && (is_alone || !is_of_one(why))));
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
    use super::*;
    use crate::engine::bounded::tests::reference::ProgramBuilder;
    use crate::engine::bounded::tests::{counting, effort, verify_by};
    use crate::engine::kit::Engine;
    use crate::engine::kit::table::{Make, OptionRow};
    use crate::job::Effort;
    use crate::limits::TICKS_PER_SECOND;
    use crate::program::cfa::Hidden;

    /// An engine that takes so many tenths of a second of work, in steps of a hundredth, and then decides
    /// some checks.
    struct Slow<'p> {
        problem: Problem<'p>,
        tenths: u64,
        decides: &'static [usize],
        rest: Rest,
        is_of_program: bool,
    }

    impl Engine for Slow<'_> {
        fn work(&mut self, ledger: &mut Ledger) -> Rest {
            for _ in 0..10 * self.tenths {
                self.problem.limits.spend(TICKS_PER_SECOND / 100);
                if let Some(why) = self.problem.limits.stopped() {
                    ledger.stop(why);
                    return Rest::Nothing;
                }
            }
            ledger.learn();
            self.decides.iter().for_each(|&check| ledger.holds(check));
            self.rest
        }

        fn is_of_program(&self) -> bool {
            self.is_of_program
        }

        fn statistics(&self) -> Vec<Statistic> {
            vec![Statistic::new("slow-tenths", self.problem.limits.done() * 10 / TICKS_PER_SECOND, "Work.")]
        }
    }

    const fn row(name: &'static str, make: Make) -> EngineRow {
        let (options, about) = (&[] as &[OptionRow], "");
        EngineRow { name, about, options, shared: &[], make, refuses: |_, _| None, takes_turns: |_| true }
    }

    fn slow<'p>(problem: Problem<'p>, tenths: u64, decides: &'static [usize]) -> Slow<'p> {
        Slow { problem, tenths, decides, rest: Rest::Nothing, is_of_program: true }
    }

    static FIVE: EngineRow = row("five", |problem, _| Ok(Box::new(slow(problem, 5, &[0]))));
    static TWENTY: EngineRow = row("twenty", |problem, _| Ok(Box::new(slow(problem, 20, &[1]))));
    static LONG: EngineRow = row("long", |problem, _| Ok(Box::new(slow(problem, 1000, &[0, 1]))));
    static WHOLE: EngineRow =
        row("whole", |problem, _| Ok(Box::new(Slow { rest: Rest::Complete, ..slow(problem, 5, &[0]) })));
    static PART: EngineRow =
        row("part", |problem, _| Ok(Box::new(Slow { is_of_program: false, ..slow(problem, 5, &[0]) })));
    static OTHER_PART: EngineRow =
        row("other", |problem, _| Ok(Box::new(Slow { is_of_program: false, ..slow(problem, 20, &[1]) })));
    static FAILING: EngineRow = row("failing", |_, _| Err(Why::SolverGone("it is not there".into())));
    static PANICKING: EngineRow = row("panicking", |_, _| panic!("in an engine"));

    /// Calls this with the problem of a program of two checks.
    fn with_effort(effort: &Effort, run: impl FnOnce(&Problem, &mut Program) -> Ledger) -> Ledger {
        verify_by(run, &|b: &mut ProgramBuilder| counting(b, true), effort)
    }

    fn by(rows: &[&'static EngineRow]) -> Ledger {
        with_effort(&effort(None), |problem, program| schedule(rows, problem, program))
    }

    fn holds(ledger: &Ledger) -> Vec<bool> {
        ledger.outcomes().map(|outcome| matches!(outcome, Outcome::Holds)).collect()
    }

    /// The work of each engine, in tenths of a second.
    fn tenths(ledger: &Ledger) -> Vec<u64> {
        let rows = ledger.report.statistics.iter();
        rows.filter(|row| row.name == "slow-tenths").map(|row| row.value).collect()
    }

    #[test]
    fn each_engine_has_as_much_work_as_the_others() {
        let ledger = by(&[&LONG, &FIVE, &TWENTY]);
        assert_eq!(holds(&ledger), [true, true]);
        let engines: Vec<_> = ledger.report.checks.iter().map(|check| check.engine).collect();
        assert_eq!(engines, [Some("five"), Some("twenty")]);
        let [long, five, twenty] = tenths(&ledger)[..] else { panic!("{ledger:?}") };
        assert_eq!((five, twenty), (5, 20));
        assert!((20..=21).contains(&long), "as much as the one that decides, and a slice: {long}");
        assert_eq!(ledger.report.statistic("ticks") * 10 / TICKS_PER_SECOND, long + five + twenty);
    }

    /// Whatever one engine decides, all together decide in as many times its work as there are, and a slice
    /// of each.
    #[test]
    fn the_best_engine_is_slowed_down_by_the_others_as_much_as_they_are_many() {
        for rows in [[&LONG, &LONG, &TWENTY], [&TWENTY, &LONG, &LONG], [&LONG, &TWENTY, &LONG]] {
            let ledger = by(&rows);
            assert!(holds(&ledger)[1]);
            let at_end: u64 = tenths(&ledger).iter().sum();
            // The check that is left is looked for until the long ones have had their time.
            assert!(at_end <= 2 * 1000 + 20, "{at_end}");
        }
        let ledger = by(&[&LONG, &LONG, &FIVE, &TWENTY]);
        assert!(tenths(&ledger).iter().sum::<u64>() <= 4 * 20 + 4, "{:?}", tenths(&ledger));
    }

    #[test]
    fn the_run_is_over_when_no_engine_can_continue_or_one_has_examined_all() {
        let ledger = by(&[&FIVE, &FIVE]);
        assert_eq!((holds(&ledger), tenths(&ledger)), (vec![true, false], vec![5, 5]));
        assert!(ledger.report.stopped.is_none() && ledger.is_open(1));
        let ledger = by(&[&WHOLE, &LONG]);
        assert_eq!(holds(&ledger), [true, false]);
        assert!(tenths(&ledger)[1] <= 6, "{:?}", tenths(&ledger));
        assert!(matches!(ledger.outcome(1), Outcome::Open(Why::NotAsked)), "{:?}", ledger.outcome(1));
    }

    #[test]
    fn proofs_of_functions_by_themselves_are_none_of_a_program_that_may_call_others() {
        for (halves, hidden, proved) in [
            ([vec![0], vec![1]], Hidden::Functions, false),
            ([vec![0], vec![1]], Hidden::Nothing, true),
            ([vec![0], vec![0, 1]], Hidden::Functions, true),
        ] {
            let mut ledger = with_effort(&effort(None), |_, program| Ledger::new(program));
            ledger.begin("part");
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
        let hidden_by = |rows: &[&'static EngineRow]| {
            with_effort(&effort(None), |problem, program| {
                program.hidden = Hidden::Functions;
                schedule(rows, problem, program)
            })
        };
        assert_eq!(holds(&hidden_by(&[&PART, &TWENTY])), [true; 2]);
        assert_eq!(holds(&hidden_by(&[&PART, &OTHER_PART])), [false; 2]);
    }

    #[test]
    fn an_engine_that_cannot_be_made_or_breaks_leaves_the_program_to_the_others() {
        for rows in [[&FAILING, &FIVE, &WHOLE], [&FIVE, &FIVE, &FAILING]] {
            let ledger = by(&rows);
            assert_eq!(holds(&ledger), [true, false]);
            assert!(matches!(ledger.outcome(1), Outcome::Open(Why::SolverGone(_))), "{ledger:?}");
            assert!(matches!(ledger.report.stopped, Some(Why::SolverGone(_))), "{ledger:?}");
        }
        let ledger = by(&[&PANICKING, &FIVE]);
        assert_eq!(holds(&ledger), [true, false]);
        assert!(matches!(ledger.report.stopped, Some(Why::Thread(_))), "{ledger:?}");
    }

    #[test]
    fn the_work_of_all_together_is_bounded_and_the_same_each_time() {
        let limited = Effort { work: Some(3 * TICKS_PER_SECOND), ..effort(None) };
        let run =
            || with_effort(&limited, |problem, program| schedule(&[&LONG, &FIVE, &LONG], problem, program));
        let first = run();
        assert_eq!(first.report.stopped, Some(Stopped::Work.into()));
        assert_eq!(holds(&first), [true, false]);
        let done = tenths(&first);
        assert!((29..=31).contains(&done.iter().sum::<u64>()), "{done:?}");
        assert_eq!(done, tenths(&run()));
    }
}
