//! The threads that solve.
//!
//! Sessions with something to do stand in one queue and get a thread in turn. Threads are elastic: a
//! session that is ready and finds no idle thread gets a new one, up to [`MORE_THREADS`] beyond the checks.
//! A thread that has had nothing to do for five seconds ends. Sessions that are beyond the bound wait for
//! the turns of others.
//!
//! Long work shares the processors. There are two kinds of permits, as many of each as checks may run
//! at once. A check begins with a [`Lane::Short`] one. A session that has used up its credit
//! ([`crate::stint`]), be it in a check, in reading or in writing, needs a [`Lane::Long`] one to continue,
//! and gives it back after a while if others wait for it: its thread then sleeps, in the middle of its
//! work, until its next turn. So the operating system divides the cores among few threads at once, short
//! work never queues after long work, and the [queue](crate::queue) chooses the next session among those
//! that wait.
//!
//! A thread whose turn has taken long has lowered its priority (`STEP_BACK`), which only root can raise
//! again; it ends with the turn, and another takes its place. So the operating system, too, prefers short
//! work: under load the median round trip is the same as without (docs/decisions/daemon.md). A thread
//! inherits the priority of the one that starts it, so all are started by one that never works: the keeper.
//!
//! **Why no session waits for ever.** A session that waits is in the queue of a lane, and the queue serves
//! all of its members. A long permit is given back after a quantum, since limits are checked every few
//! milliseconds; a short one becomes a long one, or the session waits without it. A sleeping thread holds
//! no lock but that of its own session, which no thread that could wake it takes. At most `MOST_SLEEPERS`
//! threads sleep; a session that would exceed this, or the number of checks that may wait, continues with
//! its permit.

use std::cell::Cell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex, MutexGuard};

use crate::lending::{Borrower, Loans};
pub use crate::queue::Client;
use crate::queue::Queue;
use crate::stint::Stint;

/// Threads beyond the number of checks that exist at all times.
const QUICK_THREADS: usize = 2;

/// The limit of the number of threads beyond the number of checks.
pub const MORE_THREADS: usize = 256;

/// Threads that may sleep in the middle of their work.
const MOST_SLEEPERS: usize = 512;

/// The time for which an additional thread waits for work before it ends.
const REST: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 5000 });

/// The stack of a thread. No recursion is as deep as its input is nested; unused pages of the stack take no
/// memory.
pub const STACK_BYTES: usize = 8 << 20;

/// The number by which a thread that works for long raises its *nice* value: the system then gives it a
/// third of the time of a thread that has not.
const STEP_BACK: i32 = 5;

thread_local! {
    /// Whether this thread has lowered its priority.
    static HAS_STEPPED_BACK: Cell<bool> = const { Cell::new(false) };
}

/// Gives precedence to threads with short work, by raising the *nice* value of this one, once.
pub fn step_back(by: i32) {
    if !HAS_STEPPED_BACK.replace(true) {
        // If that fails, all threads keep the same priority.
        let _ = rustix::process::nice(by);
    }
}

/// The kinds of permits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// For checks that have just started.
    Short,
    /// For all longer work.
    Long,
}

/// The state of a task in the pool. Its thread changes it, except for the end of its sleep.
#[derive(Debug, Default)]
pub struct Hold {
    /// The processor time that it has used.
    pub stint: Stint,
    /// The kind of its permit: 0 for none, else one more than the number of the [`Lane`].
    lane: AtomicU8,
    is_check: AtomicBool,
    /// The time at which its check began.
    began: Mutex<Option<Instant>>,
    sleeps: AtomicBool,
    news: Condvar,
}

impl Hold {
    fn lane(&self) -> Option<Lane> {
        match self.lane.load(Relaxed) {
            0 => None,
            1 => Some(Lane::Short),
            _ => Some(Lane::Long),
        }
    }

    fn set_lane(&self, lane: Option<Lane>) {
        self.lane.store(lane.map_or(0, |lane| lane as u8 + 1), Relaxed);
    }
}

/// A unit of work that gets turns on a thread.
pub trait Task: Sized + Send + Sync + 'static {
    /// The client that it works for.
    fn client(&self) -> Client;
    /// Its state in the pool.
    fn hold(&self) -> &Hold;
    /// Whether it is to end soon, so that it need not wait.
    fn is_canceled(&self) -> bool;
    /// Works for a while. It has a `permit` if it was waiting for one.
    fn turn(self: Arc<Self>, pool: &Arc<Pool<Self>>, permit: Option<Permit<Self>>);
    /// Handles a panic in a turn.
    fn panicked(self: Arc<Self>);
}

/// The right to run a check, given back when it is dropped.
pub struct Permit<T: Task> {
    pool: Arc<Pool<T>>,
    lane: Lane,
    /// The task that runs a check on it; its [`Hold`] has the kind that this permit has become.
    task: Option<Arc<T>>,
}

impl<T: Task> Permit<T> {
    /// The check begins: from now on its thread may sleep, and continue with a permit of the other kind.
    pub fn begin(&mut self, task: &Arc<T>) {
        task.hold().set_lane(Some(self.lane));
        task.hold().is_check.store(true, Relaxed);
        *task.hold().began.lock() = Some(Instant::now());
        self.task = Some(Arc::clone(task));
    }
}

impl<T: Task> Drop for Permit<T> {
    fn drop(&mut self) {
        let mut lane = Some(self.lane);
        if let Some(task) = &self.task {
            lane = task.hold().lane();
            task.hold().is_check.store(false, Relaxed);
            task.hold().set_lane(None);
        }
        let mut state = self.pool.state();
        state.running -= 1;
        let added = state.release(lane, self.pool.checks);
        if added > 0 {
            self.pool.wake(state, added);
        }
    }
}

/// The answer to a request for a permit.
pub enum Turn<T: Task> {
    /// It has a permit and can run.
    Now(Permit<T>),
    /// The task gets a turn once a permit is free.
    Later,
    /// Too many checks are waiting.
    Never,
}

/// The permits of one kind.
struct Permits<T> {
    taken: usize,
    /// The tasks that wait for one: before a check for a short one, asleep for a long one.
    waiting: Queue<Arc<T>>,
}

impl<T> Default for Permits<T> {
    fn default() -> Permits<T> {
        Permits { taken: 0, waiting: Queue::default() }
    }
}

struct State<T> {
    /// Tasks that get a turn, and whether a check's permit is reserved for it.
    ready: VecDeque<(Arc<T>, bool)>,
    short: Permits<T>,
    long: Permits<T>,
    /// Idle processors that are lent to searches.
    loans: Loans,
    /// The numbers of checks that run, and of those that wait, before they begin or asleep.
    running: usize,
    queued: usize,
    /// The numbers of all threads, of those that wait for a ready task, and of those that sleep.
    threads: usize,
    idle: usize,
    sleepers: usize,
    /// The threads that are counted but that the keeper has not started yet.
    wanted: usize,
    /// The least number of threads, and the limit of those awake; 0 before the start.
    fewest_threads: usize,
    most_threads: usize,
    ended: bool,
}

impl<T: Task> State<T> {
    /// The number of processors taken and lent in excess of all, and the number of free ones.
    fn load(&self, checks: usize) -> (usize, usize) {
        let used = self.short.taken + self.long.taken + self.loans.count();
        (used.saturating_sub(checks), checks.saturating_sub(used))
    }

    /// Gives back a permit; returns how many tasks became ready.
    fn release(&mut self, lane: Option<Lane>, checks: usize) -> usize {
        match lane {
            Some(Lane::Short) => self.short.taken -= 1,
            Some(Lane::Long) => self.long.taken -= 1,
            None => {}
        }
        self.grant(checks)
    }

    /// Gives free permits to the next tasks; returns how many became ready.
    fn grant(&mut self, checks: usize) -> usize {
        let before = self.ready.len();
        while self.short.taken < checks
            && let Some(task) = self.short.waiting.pop()
        {
            self.admit(task);
        }
        while self.long.taken < checks
            && let Some(task) = self.long.waiting.pop()
        {
            self.rouse(&task);
        }
        self.ready.len() - before
    }

    /// Starts a check that has waited.
    fn admit(&mut self, task: Arc<T>) {
        self.short.taken += 1;
        self.queued -= 1;
        self.running += 1;
        self.ready.push_back((task, true));
    }

    /// Ends the sleep of a task's thread.
    fn rouse(&mut self, task: &Arc<T>) {
        let hold = task.hold();
        self.long.taken += 1;
        self.sleepers -= 1;
        if hold.is_check.load(Relaxed) {
            self.queued -= 1;
            self.running += 1;
        }
        hold.set_lane(Some(Lane::Long));
        hold.sleeps.store(false, Relaxed);
        hold.news.notify_one();
    }

    /// Puts a task to sleep, without its permit.
    fn lay_down(&mut self, task: &Arc<T>) {
        let hold = task.hold();
        self.sleepers += 1;
        if hold.is_check.load(Relaxed) {
            self.queued += 1;
            self.running -= 1;
        }
        hold.set_lane(None);
        hold.sleeps.store(true, Relaxed);
        self.long.waiting.push(hold.stint.level(), task.client(), Arc::clone(task));
    }

    /// Whether the queues and their counts are in order, and no task waits for a permit that is free. Linear
    /// in the queues.
    fn check_invariants(&self, checks: usize) -> bool {
        let granted = self.ready.iter().filter(|(_, granted)| *granted).count();
        let (short, long) = (&self.short, &self.long);
        short.waiting.check_invariants()
            && long.waiting.check_invariants()
            && self.loans.check_invariants()
            && self.sleepers == long.waiting.len()
            && (short.waiting.len()..=short.waiting.len() + self.sleepers).contains(&self.queued)
            && granted <= short.taken
            && self.running <= short.taken + long.taken
            && self.idle + self.sleepers <= self.threads
            && (short.waiting.is_empty() || short.taken >= checks)
            && (long.waiting.is_empty() || long.taken >= checks)
    }
}

/// The threads and their queues.
pub struct Pool<T: Task> {
    state: Mutex<State<T>>,
    work: Condvar,
    /// Notifies the keeper: a thread is wanted, or the last one has ended.
    keeping: Condvar,
    checks: usize,
    most_queued: usize,
}

impl<T: Task> Pool<T> {
    /// A pool that runs `checks` checks at once and lets `most_queued` wait. It has no threads yet.
    pub fn new(checks: usize, most_queued: usize) -> Arc<Pool<T>> {
        Arc::new(Pool {
            state: Mutex::new(State {
                ready: VecDeque::new(),
                short: Permits::default(),
                long: Permits::default(),
                loans: Loans::default(),
                running: 0,
                queued: 0,
                threads: 0,
                idle: 0,
                sleepers: 0,
                wanted: 0,
                fewest_threads: 0,
                most_threads: 0,
                ended: false,
            }),
            work: Condvar::new(),
            keeping: Condvar::new(),
            checks: checks.max(1),
            most_queued,
        })
    }

    /// The state under the lock, also after a panic of its holder.
    fn state(&self) -> MutexGuard<'_, State<T>> {
        let state = self.state.lock();
        debug_assert!(state.check_invariants(self.checks));
        state
    }

    /// Starts the least number of threads, and the keeper, which starts others; they run until [`Pool::end`].
    ///
    /// # Errors
    /// The operating system cannot create a thread.
    pub fn start(self: &Arc<Self>) -> std::io::Result<()> {
        let fewest = self.checks.saturating_add(QUICK_THREADS);
        let mut state = self.state();
        (state.fewest_threads, state.most_threads) = (fewest, self.checks.saturating_add(MORE_THREADS));
        state.threads = fewest;
        drop(state);
        (0..fewest).try_for_each(|_| self.start_thread())?;
        let pool = Arc::clone(self);
        std::thread::Builder::new().name("keeper".into()).spawn(move || pool.keep()).map(drop)
    }

    /// Starts the threads that are wanted, until the last thread has ended.
    fn keep(self: &Arc<Self>) {
        let mut state = self.state();
        while !state.ended || state.threads > 0 {
            let wanted = std::mem::take(&mut state.wanted);
            if wanted == 0 {
                self.keeping.wait(&mut state);
                continue;
            }
            drop(state);
            for _ in 0..wanted {
                if let Err(error) = self.start_thread() {
                    // Ready tasks wait for an existing thread.
                    tracing::warn!("no further thread for sessions: {error}");
                }
            }
            state = self.state();
        }
    }

    /// Starts a thread that is counted already.
    fn start_thread(self: &Arc<Self>) -> std::io::Result<()> {
        let pool = Arc::clone(self);
        let named = std::thread::Builder::new().name("solver".into()).stack_size(STACK_BYTES);
        let started = named.spawn(move || while pool.one_turn() {});
        started.map(drop).inspect_err(|_| self.state().threads -= 1)
    }

    /// Wakes threads for `added` tasks in the queue: idle ones, or new ones if too few are idle.
    fn wake(self: &Arc<Self>, mut state: MutexGuard<'_, State<T>>, added: usize) {
        let room = (state.most_threads + state.sleepers).saturating_sub(state.threads);
        let starts = state.ready.len().saturating_sub(state.idle).min(added).min(room);
        state.threads += starts;
        state.wanted += starts;
        drop(state);
        for _ in 0..added {
            self.work.notify_one();
        }
        if starts > 0 {
            self.keeping.notify_one();
        }
    }

    /// Waits for a task and executes its turn; false when the thread is to end.
    fn one_turn(self: &Arc<Self>) -> bool {
        let mut state = self.state();
        let next = loop {
            if let Some(next) = state.ready.pop_front() {
                break next;
            }
            if state.ended {
                state.threads -= 1;
                self.keeping.notify_one();
                return false;
            }
            state.idle += 1;
            let rested = self.work.wait_for(&mut state, REST).timed_out();
            state.idle -= 1;
            let awake = state.threads - state.sleepers;
            if rested && state.ready.is_empty() && awake > state.fewest_threads {
                state.threads -= 1;
                return false;
            }
        };
        drop(state);
        self.give_turn(next);
        let goes_on = !HAS_STEPPED_BACK.get();
        if !goes_on {
            // Another thread takes its place.
            self.state().wanted += 1;
            self.keeping.notify_one();
        }
        goes_on
    }

    /// Executes the turns of all ready tasks on the caller's thread.
    pub fn turns(self: &Arc<Self>) {
        loop {
            let next = self.state().ready.pop_front();
            match next {
                Some(next) => self.give_turn(next),
                None => return,
            }
        }
    }

    fn give_turn(self: &Arc<Self>, (task, granted): (Arc<T>, bool)) {
        let permit = granted.then(|| self.permit(Lane::Short));
        let turn = AssertUnwindSafe(|| Arc::clone(&task).turn(self, permit));
        if catch_unwind(turn).is_err() {
            // A panic in this method must not end the thread either.
            let _ = catch_unwind(AssertUnwindSafe(|| task.panicked()));
        }
    }

    /// Puts a task into the queue for a turn. It must not be in the queue yet.
    pub fn ready(self: &Arc<Self>, task: Arc<T>) {
        let mut state = self.state();
        state.ready.push_back((task, false));
        self.wake(state, 1);
    }

    fn permit(self: &Arc<Self>, lane: Lane) -> Permit<T> {
        Permit { pool: Arc::clone(self), lane, task: None }
    }

    /// Requests a permit to run a check, in a turn of the task.
    pub fn check(self: &Arc<Self>, task: &Arc<T>) -> Turn<T> {
        let hold = task.hold();
        let mut state = self.state();
        if hold.lane() == Some(Lane::Long) {
            // The turn has read for long just before.
            hold.set_lane(None);
            state.running += 1;
            return Turn::Now(self.permit(Lane::Long));
        }
        if state.short.taken < self.checks && state.short.waiting.is_empty() {
            state.short.taken += 1;
            state.running += 1;
            return Turn::Now(self.permit(Lane::Short));
        }
        if state.queued >= self.most_queued {
            return Turn::Never;
        }
        state.short.waiting.push(hold.stint.level(), task.client(), Arc::clone(task));
        state.queued += 1;
        Turn::Later
    }

    /// Yields to other tasks in the middle of a turn, if the task has used up its credit; returns when it
    /// may continue, with the time that this took.
    pub fn pause(self: &Arc<Self>, task: &Arc<T>, now: Instant) -> Duration {
        let hold = task.hold();
        hold.stint.charge(now);
        let mut state = self.state();
        let had = hold.lane();
        let is_free = state.long.taken < self.checks && state.long.waiting.is_empty();
        let goes_on = match had {
            Some(Lane::Long) => state.long.waiting.is_empty(),
            _ if is_free => false,
            // If a task waits for its permit, the number of waiting tasks stays the same.
            Some(Lane::Short) => {
                let is_full = state.queued >= self.most_queued && state.short.waiting.is_empty();
                is_full || state.sleepers >= MOST_SLEEPERS
            }
            None => state.sleepers >= MOST_SLEEPERS,
        };
        if goes_on || task.is_canceled() {
            drop(state);
            hold.stint.go_on(now);
            return Duration::ZERO;
        }
        state.lay_down(task);
        let added = state.release(had, self.checks);
        // If more tasks are ready than threads may be awake, this one was blocking one of them.
        self.wake(state, added.max(1));
        let mut state = self.state();
        while hold.sleeps.load(Relaxed) {
            hold.news.wait(&mut state);
        }
        drop(state);
        step_back(STEP_BACK);
        let end = Instant::now();
        hold.stint.go_on(end);
        end.saturating_duration_since(now)
    }

    /// Lends an idle processor to a search beside the check of a task, whose session has this number, if it
    /// has fewer than `most` such searches.
    pub fn lend(&self, task: &T, number: u64, most: usize) -> Option<Borrower> {
        let began = (*task.hold().began.lock())?;
        let mut state = self.state();
        let (_, free) = state.load(self.checks);
        state.loans.lend(number, began, most, free)
    }

    /// Whether a search may keep the processor that was lent to it.
    pub fn keeps(&self, borrower: &Borrower) -> bool {
        let mut state = self.state();
        let (beyond, free) = state.load(self.checks);
        state.loans.goes_on(borrower, beyond, free)
    }

    /// Ends the loan of a search.
    pub fn give_back(&self, borrower: &Borrower) {
        self.state().loans.end(borrower);
    }

    /// The number of lent processors.
    pub fn loans(&self) -> usize {
        self.state().loans.count()
    }

    /// Ends a turn of the task: its permit is free again.
    pub fn leave(self: &Arc<Self>, task: &Arc<T>) {
        let hold = task.hold();
        let Some(lane) = hold.lane() else { return };
        hold.set_lane(None);
        let mut state = self.state();
        let added = state.release(Some(lane), self.checks);
        self.wake(state, added);
    }

    /// A canceled task gets its turn at once, since it ends soon.
    pub fn hurry(self: &Arc<Self>, task: &Arc<T>) {
        let is_it = |other: &Arc<T>| Arc::ptr_eq(other, task);
        let mut state = self.state();
        if state.short.waiting.take(task.client(), is_it).is_some() {
            state.admit(Arc::clone(task));
            self.wake(state, 1);
        } else if state.long.waiting.take(task.client(), is_it).is_some() {
            state.rouse(task);
        }
    }

    /// Whether other tasks wait for a turn.
    pub fn is_busy(&self) -> bool {
        !self.state().ready.is_empty()
    }

    /// The numbers of checks that run and that wait.
    pub fn checks(&self) -> (usize, usize) {
        let state = self.state();
        (state.running, state.queued)
    }

    /// The number of threads.
    pub fn threads(&self) -> usize {
        self.state().threads
    }

    /// Ends the threads once no task is ready.
    pub fn end(&self) {
        self.state().ended = true;
        self.work.notify_all();
        self.keeping.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

    /// A task that requests a permit unless it is a reader, sends its name once it has it, and waits for a
    /// word before it gives it back; a prior one reports whether its thread has lost priority. An endless
    /// one yields again and again meanwhile, and reports its cancellation.
    struct Speaker {
        client: Client,
        hold: Hold,
        canceled: AtomicBool,
        name: &'static str,
        said: Mutex<Sender<&'static str>>,
        word: Mutex<Receiver<()>>,
        /// The number of its pauses.
        steps: AtomicUsize,
        /// The *nice* value of the thread that created it.
        nice: i32,
    }

    fn nice() -> i32 {
        rustix::process::getpriority_process(None).unwrap()
    }

    impl Task for Speaker {
        fn client(&self) -> Client {
            self.client
        }

        fn hold(&self) -> &Hold {
            &self.hold
        }

        fn is_canceled(&self) -> bool {
            self.canceled.load(Relaxed)
        }

        fn turn(self: Arc<Self>, pool: &Arc<Pool<Self>>, permit: Option<Permit<Self>>) {
            let mut permit = match permit {
                Some(permit) => Some(permit),
                None if self.name == "reader" || self.name == "prior" => None,
                None => match pool.check(&self) {
                    Turn::Now(permit) => Some(permit),
                    Turn::Later => return,
                    Turn::Never => return self.said.lock().send("never").unwrap(),
                },
            };
            let is_low = self.name == "prior" && nice() > self.nice;
            self.said.lock().send(if is_low { "low" } else { self.name }).unwrap();
            assert!(self.name != "broken");
            if let Some(permit) = &mut permit {
                permit.begin(&self);
            }
            if self.name.starts_with("endless") {
                while !self.is_canceled() && self.word.lock().try_recv() != Err(TryRecvError::Disconnected) {
                    pool.pause(&self, Instant::now());
                    self.steps.fetch_add(1, Relaxed);
                }
                if self.is_canceled() {
                    self.said.lock().send("canceled").unwrap();
                }
                return;
            }
            let _ = self.word.lock().recv();
            if self.name == "patient" {
                pool.pause(&self, Instant::now());
                self.said.lock().send("went on").unwrap();
            }
        }

        fn panicked(self: Arc<Self>) {
            self.said.lock().send("panicked").unwrap();
        }
    }

    struct Room {
        pool: Arc<Pool<Speaker>>,
        said: Receiver<&'static str>,
        sender: Sender<&'static str>,
    }

    /// An endless task, which ends when its sender is dropped.
    type Besieger = (Arc<Speaker>, Sender<()>);

    impl Room {
        fn new(checks: usize, queued: usize) -> Room {
            let (sender, said) = channel();
            let pool = Pool::new(checks, queued);
            pool.start().unwrap();
            Room { pool, said, sender }
        }

        fn enter(&self, user: u32, name: &'static str) -> (Arc<Speaker>, Sender<()>) {
            let (word, words) = channel();
            let speaker = Arc::new(Speaker {
                client: Client::User(user),
                hold: Hold::default(),
                canceled: AtomicBool::new(false),
                steps: AtomicUsize::new(0),
                nice: nice(),
                name,
                said: Mutex::new(self.sender.clone()),
                word: Mutex::new(words),
            });
            self.pool.ready(Arc::clone(&speaker));
            (speaker, word)
        }

        fn heard(&self) -> &'static str {
            self.said.recv_timeout(Duration::from_secs(20)).unwrap()
        }

        /// A room in which `count` endless checks run, on one permit of each kind.
        fn besieged(count: usize) -> (Room, Vec<Besieger>) {
            let room = Room::new(1, 100);
            let endless: Vec<_> = (0..count).map(|_| room.enter(1, "endless")).collect();
            endless.iter().for_each(|_| assert_eq!(room.heard(), "endless"));
            room.queued(count - 1);
            (room, endless)
        }

        /// Waits until this many checks run and wait.
        fn checks(&self, running: usize, queued: usize) {
            while self.pool.checks() != (running, queued) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }

        /// Waits until this many checks wait, whatever the number that run.
        fn queued(&self, count: usize) {
            while self.pool.checks().1 != count {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    #[test]
    fn clients_take_turns() {
        let room = Room::new(1, 10);
        let first = room.enter(1, "1a");
        assert_eq!(room.heard(), "1a");
        let mut words = vec![first.1];
        for (count, (user, name)) in [(1, "1b"), (1, "1c"), (1, "1d"), (2, "2a")].into_iter().enumerate() {
            words.push(room.enter(user, name).1);
            room.queued(count + 1);
        }
        drop(words);
        assert_eq!([room.heard(), room.heard(), room.heard(), room.heard()], ["1b", "2a", "1c", "1d"]);
        room.pool.end();
    }

    #[test]
    fn the_queue_is_bounded_and_canceled_checks_leave_it() {
        let room = Room::new(1, 1);
        let _first = room.enter(1, "first");
        assert_eq!(room.heard(), "first");
        let second = room.enter(1, "second");
        room.queued(1);
        let _third = room.enter(2, "third");
        assert_eq!(room.heard(), "never");
        room.pool.hurry(&second.0);
        assert_eq!(room.heard(), "second");
        assert_eq!(room.pool.checks(), (2, 0));
        room.pool.end();
    }

    #[test]
    fn a_short_check_does_not_wait_for_endless_ones() {
        let (room, endless) = Room::besieged(20);
        for _ in 0..100 {
            let (_, word) = room.enter(2, "short");
            assert_eq!(room.heard(), "short");
            drop(word);
        }
        drop(endless);
        room.checks(0, 0);
        room.pool.end();
    }

    #[test]
    fn endless_checks_share_the_permits() {
        let (room, endless) = Room::besieged(5);
        let steps = || -> Vec<usize> { endless.iter().map(|(task, _)| task.steps.load(Relaxed)).collect() };
        // Levels may change meanwhile, so the shares are not equal; each has one.
        let (first, begin) = (steps(), Instant::now());
        while steps().iter().zip(&first).any(|(now, first)| *now < first + 50) {
            assert!(begin.elapsed() < Duration::from_secs(60), "{:?}", steps());
            std::thread::sleep(Duration::from_millis(1));
        }
        drop(endless);
        room.checks(0, 0);
        room.pool.end();
    }

    #[test]
    fn a_sleeping_check_is_woken_when_it_is_canceled() {
        let (room, endless) = Room::besieged(3);
        for (task, _) in &endless {
            task.canceled.store(true, Relaxed);
            room.pool.hurry(task);
            assert_eq!(room.heard(), "canceled");
        }
        room.checks(0, 0);
        room.pool.end();
    }

    #[test]
    fn a_check_that_may_not_wait_keeps_its_permit() {
        let room = Room::new(1, 0);
        let (first, first_word) = room.enter(1, "endless");
        assert_eq!(room.heard(), "endless");
        while first.steps.load(Relaxed) == 0 {
            std::thread::yield_now();
        }
        let (second, second_word) = room.enter(1, "endless");
        assert_eq!(room.heard(), "endless");
        while second.steps.load(Relaxed) < 10 {
            std::thread::yield_now();
        }
        assert_eq!(room.pool.checks(), (2, 0));
        let _third = room.enter(2, "third");
        assert_eq!(room.heard(), "never");
        drop((first_word, second_word));
        room.checks(0, 0);
        room.pool.end();
    }

    #[test]
    fn a_short_check_gets_its_permit_though_the_queue_is_full() {
        let room = Room::new(1, 1);
        let (first, first_word) = room.enter(1, "endless");
        assert_eq!(room.heard(), "endless");
        while first.steps.load(Relaxed) == 0 {
            std::thread::yield_now();
        }
        let (_, patient_word) = room.enter(1, "patient");
        assert_eq!(room.heard(), "patient");
        let (_, short_word) = room.enter(2, "short");
        room.queued(1);
        drop(patient_word);
        let mut heard = [room.heard(), room.heard()];
        heard.sort_unstable();
        assert_eq!(heard, ["short", "went on"]);
        drop((first_word, short_word));
        room.checks(0, 0);
        room.pool.end();
    }

    #[test]
    fn blocking_tasks_keep_no_other_from_a_turn() {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let room = Room::new(1, 0);
        let fewest = room.pool.threads();
        let hostile: Vec<_> = (0..cores + 8).map(|_| room.enter(1, "reader")).collect();
        hostile.iter().for_each(|_| assert_eq!(room.heard(), "reader"));
        let honest = room.enter(2, "honest");
        assert_eq!(room.heard(), "honest");
        drop((honest, hostile));
        // Additional threads end when they have nothing to do.
        while room.pool.threads() > fewest {
            std::thread::sleep(Duration::from_millis(1));
        }
        room.enter(1, "honest");
        assert_eq!(room.heard(), "honest");
        room.pool.end();
    }

    #[test]
    fn threads_that_replace_slow_ones_have_full_priority() {
        for _ in 0..3 {
            let (room, endless) = Room::besieged(5);
            let steps = |task: &Arc<Speaker>| task.steps.load(Relaxed);
            while endless.iter().any(|(task, _)| steps(task) < 2) {
                std::thread::sleep(Duration::from_millis(1));
            }
            drop(endless);
            room.checks(0, 0);
            // Each task occupies its thread; the number of threads awake is limited.
            let count = (room.pool.threads() + 5).min(1 + MORE_THREADS);
            let prior: Vec<_> = (0..count).map(|_| room.enter(2, "prior")).collect();
            prior.iter().for_each(|_| assert_eq!(room.heard(), "prior"));
            drop(prior);
            room.pool.end();
        }
    }

    #[test]
    fn a_panic_costs_its_task_only() {
        let room = Room::new(1, 1);
        for _ in 0..10 {
            let _broken = room.enter(1, "broken");
            assert_eq!([room.heard(), room.heard()], ["broken", "panicked"]);
        }
        let (_, word) = room.enter(1, "whole");
        assert_eq!(room.heard(), "whole");
        drop(word);
        room.checks(0, 0);
        room.pool.end();
    }
}
