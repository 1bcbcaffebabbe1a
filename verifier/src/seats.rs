//! Engines side by side: each works in a thread of its own, one of them at a time.
//!
//! **Idea.** The one that has done the least continues: fair queueing (Demers, Keshav and Shenker, *Analysis
//! and Simulation of a Fair Queueing Algorithm*, 1989), of processes in Waldspurger and Weihl, *Stride
//! Scheduling*, 1995. It waits where it checks its limits, however deep inside, and continues there, as
//! coroutines do: nothing is made twice, no question is cut short, and an engine works as it does alone. So
//! whatever one decides alone is decided in as many times its work as there are engines, and a [`SLICE`].
//!
//! **Here.** Work is counted in ticks, so who continues when is the same each time. What is held is counted
//! for all together: where it is too much, the engine that holds most ends, and the others continue.
//!
//! **Contract.** A seat belongs to one thread, which alone [pauses](Turns::pause) and holds no lock then.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use javelin_term::limits::{Memory, Turns};

use crate::limits::{Limits, Stopped, TICKS_PER_SECOND};

/// The ticks by which an engine may be ahead of the others: a tenth of a second.
const SLICE: u64 = TICKS_PER_SECOND / 10;

/// The ticks between two pauses of a solver that searches: they are counted when the search has ended.
const UNCOUNTED: u64 = 25_000;

/// The state of a seat.
#[derive(Debug, Default)]
struct SeatState {
    /// The work that it has done.
    work: u64,
    /// The bytes that it holds.
    bytes: u64,
    /// Why it is to end.
    stop: Option<Stopped>,
    /// Ends what its thread does.
    cancel: Arc<AtomicBool>,
    /// Whether it has ended.
    is_over: bool,
}

#[derive(Debug)]
struct State {
    /// The seat whose thread works.
    holder: usize,
    places: Vec<SeatState>,
}

impl State {
    /// The seat that continues: one that is to end, or has done the least. At the end it is none.
    fn next(&self) -> usize {
        let rank = |place: &SeatState| (place.stop.is_none(), place.work);
        let all = self.places.iter().enumerate().filter(|(_, place)| !place.is_over);
        all.min_by_key(|(_, place)| rank(place)).map_or(self.places.len(), |(number, _)| number)
    }

    /// The others than this one.
    fn others(&self, number: usize) -> impl Iterator<Item = &SeatState> {
        self.places.iter().enumerate().filter(move |&(other, _)| other != number).map(|(_, place)| place)
    }

    fn stop(&mut self, number: usize, why: Stopped) {
        let place = &mut self.places[number];
        place.stop.get_or_insert(why);
        place.cancel.store(true, Ordering::Relaxed);
    }
}

/// The seats of all engines of a run, and the limits for all together.
#[derive(Debug)]
pub struct Seats {
    state: Mutex<State>,
    changed: Condvar,
    /// The work that all may do together.
    work: Option<u64>,
    /// The bytes that all may hold together.
    memory: u64,
}

impl Seats {
    /// So many seats for a run within these limits.
    pub fn new(count: usize, limits: &Limits) -> Arc<Seats> {
        let places = (0..count).map(|_| SeatState::default()).collect();
        Arc::new(Seats {
            state: Mutex::new(State { holder: 0, places }),
            changed: Condvar::new(),
            work: limits.most.map(|most| most.saturating_sub(limits.done())),
            memory: limits.memory.saturating_sub(limits.held.bytes()),
        })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All are to end but, where it is given, this one.
    pub fn stop_all(&self, but: Option<usize>, why: Stopped) {
        let mut state = self.lock();
        for number in (0..state.places.len()).filter(|&number| Some(number) != but) {
            state.stop(number, why);
        }
    }

    /// Waits for a change; whether a seat has not ended.
    pub fn wait(&self, time: Duration) -> bool {
        let state = self.lock();
        let is_over = |state: &State| state.places.iter().all(|place| place.is_over);
        if is_over(&state) {
            return false;
        }
        let waited = self.changed.wait_timeout(state, time);
        !is_over(&waited.unwrap_or_else(PoisonError::into_inner).0)
    }

    /// Whether one has ended for this reason.
    pub fn has_stopped(&self, why: Stopped) -> bool {
        self.lock().places.iter().any(|place| place.stop == Some(why))
    }

    /// The work of all.
    pub fn done(&self) -> u64 {
        self.lock().places.iter().map(|place| place.work).sum()
    }
}

/// The seat of an engine.
#[derive(Debug)]
pub struct Seat {
    seats: Arc<Seats>,
    number: usize,
    cancel: Arc<AtomicBool>,
    /// The work of its engine that is counted.
    work: Arc<AtomicU64>,
    /// The bytes that its thread holds.
    held: Arc<Memory>,
    /// The counter at the last pause, and the ticks since then that it does not have yet.
    counted: AtomicU64,
    uncounted: AtomicU64,
    /// The work at which others continue, and at which the run ends.
    slice: AtomicU64,
    most: AtomicU64,
    /// The bytes that it may hold beside the others.
    room: AtomicU64,
}

impl Seat {
    /// A seat of an engine whose work and memory these limits count, and those limits on this seat.
    pub fn of(seats: &Arc<Seats>, number: usize, run: &Limits, held: Memory) -> (Arc<Seat>, Limits) {
        let cancel = Arc::clone(&seats.lock().places[number].cancel);
        let seat = Arc::new(Seat {
            seats: Arc::clone(seats),
            number,
            cancel: Arc::clone(&cancel),
            work: Arc::default(),
            held: Arc::new(held),
            counted: AtomicU64::new(0),
            uncounted: AtomicU64::new(0),
            slice: AtomicU64::new(0),
            most: AtomicU64::new(0),
            room: AtomicU64::new(0),
        });
        let limits = Limits {
            cancel,
            work: Arc::clone(&seat.work),
            held: Arc::clone(&seat.held),
            most: None,
            expected: run.left(),
            seat: Some(Arc::clone(&seat)),
            ..run.clone()
        };
        (seat, limits)
    }

    /// Why its engine is to end.
    pub fn stopped(&self) -> Option<Stopped> {
        let is_to_end = self.cancel.load(Ordering::Relaxed);
        is_to_end.then(|| self.seats.lock().places[self.number].stop.unwrap_or(Stopped::Interrupted))
    }

    /// The others are to end: nothing is left to do.
    pub fn end_others(&self) {
        self.seats.stop_all(Some(self.number), Stopped::Interrupted);
    }

    /// The work so far.
    fn now(&self) -> u64 {
        let counted = self.work.load(Ordering::Relaxed);
        let uncounted = match self.counted.swap(counted, Ordering::Relaxed) == counted {
            true => self.uncounted.load(Ordering::Relaxed) + UNCOUNTED,
            false => 0,
        };
        self.uncounted.store(uncounted, Ordering::Relaxed);
        counted.saturating_add(uncounted)
    }

    /// Waits for its first turn.
    pub fn sit(&self) {
        self.continue_in_turn(self.seats.lock());
    }

    /// Waits until it is this seat's turn.
    fn continue_in_turn(&self, state: MutexGuard<State>) {
        let is_another = |state: &mut State| state.holder != self.number;
        let waited = self.seats.changed.wait_while(state, is_another);
        let state = waited.unwrap_or_else(PoisonError::into_inner);
        let least = state.others(self.number).filter(|place| !place.is_over).map(|place| place.work).min();
        self.slice.store(least.map_or(u64::MAX, |least| least.saturating_add(SLICE)), Ordering::Relaxed);
        let done: u64 = state.others(self.number).map(|place| place.work).sum();
        let most = self.seats.work.map_or(u64::MAX, |most| most.saturating_sub(done));
        self.most.store(most, Ordering::Relaxed);
        let bytes: u64 = state.others(self.number).map(|place| place.bytes).sum();
        self.room.store(self.seats.memory.saturating_sub(bytes), Ordering::Relaxed);
    }

    /// Others continue, if they have done less, or one that holds more is to end.
    fn pass(&self, now: u64) {
        let bytes = self.held.bytes();
        let mut state = self.seats.lock();
        (state.places[self.number].work, state.places[self.number].bytes) = (now, bytes);
        if bytes > self.room.load(Ordering::Relaxed) {
            let all = state.places.iter().enumerate();
            let largest = all.max_by_key(|(_, place)| place.bytes).map(|(number, _)| number);
            state.stop(largest.unwrap_or(self.number), Stopped::Memory);
        }
        state.holder = state.next();
        self.seats.changed.notify_all();
        self.continue_in_turn(state);
    }

    /// The engine has ended, and holds nothing any more.
    pub fn leave(&self) {
        let work = self.work.load(Ordering::Relaxed);
        let mut state = self.seats.lock();
        let place = &mut state.places[self.number];
        (place.work, place.bytes, place.is_over) = (work, 0, true);
        state.holder = state.next();
        self.seats.changed.notify_all();
    }
}

impl Turns for Seat {
    /// The end of the run is a moment, which waiting does not put off.
    fn pause(&self) -> Duration {
        if !self.cancel.load(Ordering::Relaxed) {
            let now = self.now();
            if now >= self.most.load(Ordering::Relaxed) {
                self.seats.stop_all(None, Stopped::Work);
            } else if now >= self.slice.load(Ordering::Relaxed)
                || self.held.bytes() > self.room.load(Ordering::Relaxed)
            {
                self.pass(now);
            }
        }
        Duration::ZERO
    }
}
