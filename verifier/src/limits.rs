//! Limits of a run, and how long computations notice that one is reached.
//!
//! **Idea.** Long computations count their work in steps; after a number of them limits are checked
//! ([`javelin_term::work`] does the same inside of the solver).
//!
//! **Here.** A [`Clock`] that has stopped stays stopped. So loops deep inside only end early, and one place
//! above them asks why: what they have made until then is thrown away there. A text that is read seems to
//! end where the clock stops, which every reader of texts has to bear anyway.
//!
//! Budgets are work, in ticks of the solver: the run has one counter of it, to which solvers and clocks add
//! ([`Limits::work`]), and a share of a budget, a [`Quota`] or a turn ends at a value of this counter. Only
//! the end of the run may be a time ([`Limits::end`]) in place of work ([`Limits::most`]), so what is asked
//! in which order, and for how much work, is the same on every machine. A solver in another process is given
//! time in place of ticks, and its time is counted as work.
//!
//! **Contract.** Whoever hands out something that was made under a clock asks [`Clock::check`] first.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use javelin_term::limits::{Memory, Turns};

use crate::seats::Seat;

/// The ticks of a second on the machine that budgets were chosen on: the median of programs that take long.
pub const TICKS_PER_SECOND: u64 = 20_000_000;

/// The ticks of a step of a [`Clock`].
const TICKS_PER_STEP: u64 = 4;

/// The limits of an engine and of the solver that it asks.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The time when the run ends.
    pub end: Option<Instant>,
    /// The value of `work` at which it ends, where it has a part of the run: a turn.
    pub turn: Option<u64>,
    /// The value of `work` at which the run ends.
    pub most: Option<u64>,
    /// The value of `work` that the time of the run is expected to allow: shares of it are handed out.
    pub expected: Option<u64>,
    /// The work that was done, in ticks. Threads have counters of their own.
    pub work: Arc<AtomicU64>,
    /// The bytes that it may hold.
    pub memory: u64,
    /// Stops it when it is set.
    pub cancel: Arc<AtomicBool>,
    /// The bytes that the thread of the run holds; 0 where no allocator counts them.
    pub held: Arc<Memory>,
    /// The seat of an engine that works beside others: they continue where these limits are checked. Other
    /// threads of the engine have none.
    pub seat: Option<Arc<Seat>>,
}

/// A limit that was reached, or a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Stopped {
    /// The time is over.
    #[error("timeout")]
    Timeout,
    /// The work that the run may do is done.
    #[error("limit of work")]
    Work,
    /// The memory is full.
    #[error("memory")]
    Memory,
    /// Somebody has asked it to stop.
    #[error("interrupted")]
    Interrupted,
}

impl Default for Limits {
    /// No limit at all.
    fn default() -> Limits {
        Limits {
            end: None,
            turn: None,
            most: None,
            expected: None,
            work: Arc::default(),
            memory: u64::MAX,
            cancel: Arc::default(),
            held: Arc::default(),
            seat: None,
        }
    }
}

/// The bound of one question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quota {
    /// The most work, in ticks; `None`: as much as it takes.
    pub ticks: Option<u64>,
    /// The time when the run ends.
    pub end: Option<Instant>,
}

impl Quota {
    /// This, or less work.
    pub fn at_most(self, ticks: u64) -> Quota {
        Quota { ticks: Some(self.ticks.map_or(ticks, |most| most.min(ticks))), ..self }
    }

    /// When a question ends that begins now, for a solver whose work is not counted.
    pub fn moment(&self) -> Option<Instant> {
        let moment = |ticks| Instant::now().checked_add(duration(ticks));
        self.ticks.and_then(moment).into_iter().chain(self.end).min()
    }
}

/// The time of so much work on the machine that budgets were chosen on.
fn duration(ticks: u64) -> Duration {
    Duration::from_secs_f64(ticks as f64 / TICKS_PER_SECOND as f64)
}

/// The work of so much time there.
pub fn ticks_of(time: Duration) -> u64 {
    (time.as_secs_f64() * TICKS_PER_SECOND as f64) as u64
}

impl Limits {
    /// Why it has to stop now, if it has to.
    pub fn stopped(&self) -> Option<Stopped> {
        if let Some(seat) = &self.seat {
            seat.pause();
            if let Some(why) = seat.stopped() {
                return Some(why);
            }
        }
        if self.cancel.load(Ordering::Relaxed) {
            return Some(Stopped::Interrupted);
        }
        if self.held.bytes() > self.memory {
            return Some(Stopped::Memory);
        }
        if self.most.is_some_and(|most| self.done() >= most) {
            return Some(Stopped::Work);
        }
        let is_turn_over = self.turn.is_some_and(|turn| self.done() >= turn);
        let is_over = is_turn_over || self.end.is_some_and(|end| Instant::now() >= end);
        is_over.then_some(Stopped::Timeout)
    }

    /// Why something under these limits ended early that ends so only at a limit: where none is reached,
    /// terms have no room.
    pub fn ended(&self) -> Stopped {
        self.stopped().unwrap_or(Stopped::Memory)
    }

    /// The work that was done, in ticks.
    pub fn done(&self) -> u64 {
        self.work.load(Ordering::Relaxed)
    }

    /// Counts work that was done, in ticks.
    pub fn spend(&self, ticks: u64) {
        self.work.fetch_add(ticks, Ordering::Relaxed);
    }

    /// The bound of a question that may take all that is left.
    pub fn quota(&self) -> Quota {
        let end = self.turn.into_iter().chain(self.most).min();
        Quota { ticks: end.map(|end| end.saturating_sub(self.done())), end: self.end }
    }

    /// The bound of a question that may take so many ticks, if so many are left.
    pub fn within(&self, ticks: u64) -> Quota {
        self.quota().at_most(ticks)
    }

    /// The work that is expected to be left, in ticks; `None` where nothing ends it.
    pub fn left(&self) -> Option<u64> {
        let end = self.turn.into_iter().chain(self.most).chain(self.expected).min();
        end.map(|end| end.saturating_sub(self.done()))
    }

    /// These with an end of a turn, unless it ends earlier.
    pub fn until(&self, turn: Option<u64>) -> Limits {
        Limits { turn: self.turn.into_iter().chain(turn).min(), ..self.clone() }
    }

    /// These for so many ticks from now on.
    pub fn of_turn(&self, ticks: u64) -> Limits {
        self.until(Some(self.done().saturating_add(ticks)))
    }

    /// These for a thread, whose work is counted by itself.
    pub fn of_thread(&self) -> Limits {
        Limits { work: Arc::new(AtomicU64::new(self.done())), seat: None, ..self.clone() }
    }

    /// Counts the work of threads that ran side by side as that of the one that has worked most.
    pub fn join<'t>(&self, threads: impl IntoIterator<Item = &'t Limits>) {
        let most = threads.into_iter().map(Limits::done).max();
        self.work.fetch_max(most.unwrap_or_default(), Ordering::Relaxed);
    }
}

/// The steps between two checks of the limits. A step is a token, an instruction, an element of a set: 20
/// nanoseconds to some microseconds.
const PERIOD: u32 = 1 << 10;

/// Counts the steps of a run, and checks its limits.
#[derive(Debug, Default)]
pub struct Clock {
    /// `None`: it never stops.
    limits: Option<Limits>,
    done: Cell<u32>,
    stopped: Cell<Option<Stopped>>,
}

impl Clock {
    /// A clock that stops at these limits.
    pub fn new(limits: &Limits) -> Clock {
        Clock { limits: Some(limits.clone()), ..Clock::default() }
    }

    /// A clock that never stops.
    pub fn endless() -> Clock {
        Clock::default()
    }

    /// The limits that it checks; `None`: it never stops.
    pub fn limits(&self) -> Option<&Limits> {
        self.limits.as_ref()
    }

    /// Counts further steps; whether to continue.
    #[inline]
    pub fn goes_on(&self, steps: u32) -> bool {
        let done = self.done.get().saturating_add(steps);
        self.done.set(done);
        if done < PERIOD { self.stopped.get().is_none() } else { self.look() }
    }

    /// Checks the limits now; whether to continue.
    #[cold]
    pub fn look(&self) -> bool {
        let steps = self.done.replace(0);
        if self.stopped.get().is_none()
            && let Some(limits) = &self.limits
        {
            limits.spend(u64::from(steps) * TICKS_PER_STEP);
            self.stopped.set(limits.stopped());
        }
        self.stopped.get().is_none()
    }

    /// Whether what was made under this clock is whole.
    ///
    /// # Errors
    /// It has stopped: why.
    pub fn check(&self) -> Result<(), Stopped> {
        self.stopped.get().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_looks_after_a_period_and_stays_stopped() {
        let limits = Limits::default();
        let clock = Clock::new(&limits);
        limits.cancel.store(true, Ordering::Relaxed);
        for _ in 1..PERIOD {
            assert!(clock.goes_on(1));
        }
        assert_eq!(clock.check(), Ok(()));
        assert!(!clock.goes_on(1));
        limits.cancel.store(false, Ordering::Relaxed);
        assert!(!clock.goes_on(1) && !clock.look());
        assert_eq!(clock.check(), Err(Stopped::Interrupted));
        assert!(Clock::endless().goes_on(u32::MAX));
    }

    #[test]
    fn every_limit_has_its_name() {
        let over = Limits { end: Some(Instant::now()), ..Limits::default() };
        assert_eq!(over.stopped(), Some(Stopped::Timeout));
        assert_eq!(Limits::default().stopped(), None);
        let held: fn() -> i64 = || 0;
        let full = Limits { held: Arc::new(Memory::of_allocator(held, 10)), memory: 9, ..Limits::default() };
        assert_eq!(full.stopped(), Some(Stopped::Memory));
    }

    #[test]
    fn a_turn_ends_by_work_and_a_quota_with_it() {
        let run = Limits { expected: Some(100), ..Limits::default() };
        let turn = run.of_turn(50);
        assert_eq!((run.left(), turn.left(), turn.quota().ticks), (Some(100), Some(50), Some(50)));
        assert_eq!(
            (run.quota().ticks, run.within(70).ticks, turn.within(70).ticks),
            (None, Some(70), Some(50))
        );
        let thread = turn.of_thread();
        thread.spend(40);
        assert_eq!((thread.left(), turn.left()), (Some(10), Some(50)));
        let (one, other) = (run.of_thread(), run.of_thread());
        one.spend(7);
        other.spend(3);
        let both = Limits { work: Arc::default(), ..run.clone() };
        both.join([&one, &other]);
        assert_eq!(both.done(), 7);
        run.spend(60);
        assert_eq!((run.left(), turn.left(), turn.quota().ticks), (Some(40), Some(0), Some(0)));
        assert_eq!((run.stopped(), turn.stopped()), (None, Some(Stopped::Timeout)));
        // The expected work is no limit.
        run.spend(60);
        assert_eq!((run.left(), run.stopped()), (Some(0), None));
    }

    #[test]
    fn a_run_ends_by_work_and_says_so() {
        let run = Limits { most: Some(100), ..Limits::default() };
        run.spend(40);
        let turn = run.of_turn(80);
        assert_eq!((run.left(), run.quota().ticks, turn.quota().ticks), (Some(60), Some(60), Some(60)));
        run.spend(59);
        assert_eq!(run.stopped(), None);
        run.spend(1);
        assert_eq!((run.stopped(), turn.stopped()), (Some(Stopped::Work), Some(Stopped::Work)));
    }

    #[test]
    fn steps_of_a_clock_are_work() {
        let limits = Limits::default();
        let clock = Clock::new(&limits);
        assert!(clock.goes_on(PERIOD) && limits.done() == u64::from(PERIOD) * TICKS_PER_STEP);
    }

    #[test]
    fn a_solver_whose_work_is_not_counted_has_time() {
        assert_eq!(Quota::default().moment(), None);
        let second = Quota::default().at_most(TICKS_PER_SECOND);
        let left = second.moment().unwrap() - Instant::now();
        assert!(left <= Duration::from_secs(1) && left > Duration::from_millis(900), "{left:?}");
        let over = Quota { end: Some(Instant::now()), ..second };
        assert_eq!(over.moment(), over.end);
        assert_eq!(Quota::default().at_most(u64::MAX).moment().map(|_| ()), Some(()));
    }
}
