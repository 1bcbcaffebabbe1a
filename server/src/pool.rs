//! The threads that solve.
//!
//! Sessions with something to do stand in one queue and get a thread in turn, for a slice of time. A check
//! may take long, so it needs a permit: at most [`crate::limits::Limits::checks`] run at once, and the
//! sessions that wait for a permit are served client by client, so that one client with many connections does
//! not starve the others.
//!
//! A command that is no check may take long too: a literal of a million digits is read by one. So threads
//! are elastic: whoever is ready and finds no idle thread gets a new one, up to [`MORE_THREADS`] beyond the
//! checks, and the operating system shares the cores among them, a few milliseconds each. A thread that has
//! had nothing to do for five seconds ends. Sessions that are beyond the bound wait for the turns of others.

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::{Condvar, Mutex, MutexGuard};

/// Threads beyond the number of checks that are always there.
const QUICK_THREADS: usize = 2;

/// Threads beyond the number of checks that there may be at once.
pub const MORE_THREADS: usize = 256;

/// How long a thread beyond those that are always there waits for work before it ends.
const REST: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 5000 });

/// The stack of a thread. No function calls itself as deep as its input is nested; what is not used is not
/// taken from the system.
pub const STACK_BYTES: usize = 8 << 20;

/// Whose work it is, for fairness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Client {
    /// A host on the network.
    Host(IpAddr),
    /// A user of this machine.
    User(u32),
    /// A client without an address or a user.
    Anyone,
}

/// Something that has turns on a thread.
pub trait Task: Sized + Send + Sync + 'static {
    /// Whose it is.
    fn client(&self) -> Client;
    /// Works for a while. `permit` is there if the task was waiting for one.
    fn turn(self: Arc<Self>, pool: &Arc<Pool<Self>>, permit: Option<Permit<Self>>);
    /// A turn ended in a panic.
    fn panicked(self: Arc<Self>);
}

/// The right to run a check, given back when it is dropped.
pub struct Permit<T: Task> {
    pool: Arc<Pool<T>>,
}

impl<T: Task> Drop for Permit<T> {
    fn drop(&mut self) {
        let mut state = self.pool.state();
        state.running -= 1;
        if state.grant(self.pool.checks) {
            self.pool.wake(state);
        }
    }
}

/// The answer to a task that asks for a permit.
pub enum Turn<T: Task> {
    /// It can run.
    Now(Permit<T>),
    /// The task gets another turn when it can.
    Later,
    /// Too many are waiting.
    Never,
}

struct State<T> {
    /// Tasks that get a turn, and whether a check's permit is reserved for it.
    ready: VecDeque<(Arc<T>, bool)>,
    /// Tasks that wait for a permit, by client; no list is empty.
    waiting: HashMap<Client, VecDeque<Arc<T>>>,
    /// The clients that have waiting tasks, in the order of their turns.
    turns: VecDeque<Client>,
    queued: usize,
    running: usize,
    /// The threads there are, and how many of them wait for something that is ready.
    threads: usize,
    idle: usize,
    /// The threads that are always there, and the most there may be; none before the start.
    fewest_threads: usize,
    most_threads: usize,
    ended: bool,
}

impl<T: Task> State<T> {
    /// Gives a free permit to the client whose turn it is.
    fn grant(&mut self, checks: usize) -> bool {
        if self.running >= checks {
            return false;
        }
        let Some(client) = self.turns.pop_front() else { return false };
        let Some(list) = self.waiting.get_mut(&client) else { return false };
        let task = list.pop_front();
        match list.is_empty() {
            true => drop(self.waiting.remove(&client)),
            false => self.turns.push_back(client),
        }
        let Some(task) = task else { return false };
        self.queued -= 1;
        self.running += 1;
        self.ready.push_back((task, true));
        true
    }

    /// Takes a task out of those that wait.
    fn withdraw(&mut self, task: &Arc<T>) -> bool {
        let client = task.client();
        let Some(list) = self.waiting.get_mut(&client) else { return false };
        let Some(position) = list.iter().position(|other| Arc::ptr_eq(other, task)) else { return false };
        list.remove(position);
        if list.is_empty() {
            self.waiting.remove(&client);
            self.turns.retain(|turn| *turn != client);
        }
        self.queued -= 1;
        true
    }

    /// Whether the turns are those of the clients that wait, the counts are right, and nobody waits for a
    /// permit that is free. Linear in the queues.
    fn check_invariants(&self, checks: usize) -> bool {
        let turns: HashSet<&Client> = self.turns.iter().collect();
        let granted = self.ready.iter().filter(|(_, granted)| *granted).count();
        self.turns.len() == self.waiting.len()
            && turns == self.waiting.keys().collect()
            && self.waiting.values().all(|list| !list.is_empty())
            && self.waiting.values().map(VecDeque::len).sum::<usize>() == self.queued
            && granted <= self.running
            && self.idle <= self.threads
            && self.threads <= self.most_threads
            && (self.queued == 0 || self.running >= checks)
    }
}

/// The threads and their queues.
pub struct Pool<T: Task> {
    state: Mutex<State<T>>,
    work: Condvar,
    checks: usize,
    most_queued: usize,
}

impl<T: Task> Pool<T> {
    /// A pool that runs so many checks at once and lets so many wait. It has no threads yet.
    pub fn new(checks: usize, most_queued: usize) -> Arc<Pool<T>> {
        Arc::new(Pool {
            state: Mutex::new(State {
                ready: VecDeque::new(),
                waiting: HashMap::new(),
                turns: VecDeque::new(),
                queued: 0,
                running: 0,
                threads: 0,
                idle: 0,
                fewest_threads: 0,
                most_threads: 0,
                ended: false,
            }),
            work: Condvar::new(),
            checks: checks.max(1),
            most_queued,
        })
    }

    /// The queues, as the last thread left them.
    fn state(&self) -> MutexGuard<'_, State<T>> {
        let state = self.state.lock();
        debug_assert!(state.check_invariants(self.checks));
        state
    }

    /// Starts the threads that are always there, and lets others be started; they run until [`Pool::end`].
    ///
    /// # Errors
    /// The operating system gives no more threads.
    pub fn start(self: &Arc<Self>) -> std::io::Result<()> {
        let fewest = self.checks.saturating_add(QUICK_THREADS);
        let mut state = self.state();
        (state.fewest_threads, state.most_threads) = (fewest, self.checks.saturating_add(MORE_THREADS));
        state.threads = fewest;
        drop(state);
        (0..fewest).try_for_each(|_| self.start_thread())
    }

    /// Starts a thread that is counted already.
    fn start_thread(self: &Arc<Self>) -> std::io::Result<()> {
        let pool = Arc::clone(self);
        let named = std::thread::Builder::new().name("solver".into()).stack_size(STACK_BYTES);
        let started = named.spawn(move || while pool.one_turn() {});
        started.map(drop).inspect_err(|_| self.state().threads -= 1)
    }

    /// Has someone look at the queue, to which a task was added: an idle thread, or a new one where all of
    /// those that are idle have something to do already.
    fn wake(self: &Arc<Self>, mut state: MutexGuard<'_, State<T>>) {
        let starts = state.ready.len() > state.idle && state.threads < state.most_threads;
        state.threads += usize::from(starts);
        drop(state);
        self.work.notify_one();
        if starts && let Err(error) = self.start_thread() {
            // The task waits for a thread that is there.
            tracing::warn!("no further thread for sessions: {error}");
        }
    }

    /// Lets the next task have its turn, and waits for one; false when the thread is to end.
    fn one_turn(self: &Arc<Self>) -> bool {
        let mut state = self.state();
        let next = loop {
            if let Some(next) = state.ready.pop_front() {
                break next;
            }
            if state.ended {
                state.threads -= 1;
                return false;
            }
            state.idle += 1;
            let rested = self.work.wait_for(&mut state, REST).timed_out();
            state.idle -= 1;
            if rested && state.ready.is_empty() && state.threads > state.fewest_threads {
                state.threads -= 1;
                return false;
            }
        };
        drop(state);
        self.give_turn(next);
        true
    }

    /// Lets all tasks that are ready have their turns, on the caller's thread.
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
        let permit = granted.then(|| Permit { pool: Arc::clone(self) });
        let turn = AssertUnwindSafe(|| Arc::clone(&task).turn(self, permit));
        if catch_unwind(turn).is_err() {
            // A panic in here must not end the thread either.
            let _ = catch_unwind(AssertUnwindSafe(|| task.panicked()));
        }
    }

    /// Puts a task into the queue for a turn. It must not be in there yet.
    pub fn ready(self: &Arc<Self>, task: Arc<T>) {
        let mut state = self.state();
        state.ready.push_back((task, false));
        self.wake(state);
    }

    /// Asks for a permit to run a check.
    pub fn check(self: &Arc<Self>, task: &Arc<T>) -> Turn<T> {
        let mut state = self.state();
        if state.running < self.checks && state.queued == 0 {
            state.running += 1;
            return Turn::Now(Permit { pool: Arc::clone(self) });
        }
        if state.queued >= self.most_queued {
            return Turn::Never;
        }
        let client = task.client();
        let list = state.waiting.entry(client).or_default();
        list.push_back(Arc::clone(task));
        if list.len() == 1 {
            state.turns.push_back(client);
        }
        state.queued += 1;
        // A permit may have become free that nobody has taken yet.
        if state.grant(self.checks) {
            self.wake(state);
        }
        Turn::Later
    }

    /// A task whose check was canceled need not wait for its turn: it will not take long.
    pub fn hurry(self: &Arc<Self>, task: &Arc<T>) {
        let mut state = self.state();
        if state.withdraw(task) {
            state.running += 1;
            state.ready.push_front((Arc::clone(task), true));
            self.wake(state);
        }
    }

    /// Whether others wait for a turn.
    pub fn is_busy(&self) -> bool {
        !self.state().ready.is_empty()
    }

    /// The checks that run and that wait.
    pub fn checks(&self) -> (usize, usize) {
        let state = self.state();
        (state.running, state.queued)
    }

    /// The threads there are.
    pub fn threads(&self) -> usize {
        self.state().threads
    }

    /// The threads end when nothing is ready any more.
    pub fn end(&self) {
        self.state().ended = true;
        self.work.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::time::Duration;

    /// A task that asks for a permit unless it is a reader, says its name once it has it, and waits for a
    /// word before it gives it back.
    struct Speaker {
        client: Client,
        name: &'static str,
        said: Mutex<Sender<&'static str>>,
        word: Mutex<Receiver<()>>,
    }

    impl Task for Speaker {
        fn client(&self) -> Client {
            self.client
        }

        fn turn(self: Arc<Self>, pool: &Arc<Pool<Self>>, permit: Option<Permit<Self>>) {
            let _permit = match permit {
                Some(permit) => Some(permit),
                None if self.name == "reader" => None,
                None => match pool.check(&self) {
                    Turn::Now(permit) => Some(permit),
                    Turn::Later => return,
                    Turn::Never => return self.said.lock().send("never").unwrap(),
                },
            };
            self.said.lock().send(self.name).unwrap();
            assert!(self.name != "broken");
            let _ = self.word.lock().recv();
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

        /// Waits until so many checks are queued.
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
    fn no_more_wait_than_may_and_who_is_canceled_waits_no_longer() {
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
    fn tasks_that_block_keep_nobody_from_a_turn() {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let room = Room::new(1, 0);
        let fewest = room.pool.threads();
        let hostile: Vec<_> = (0..cores + 8).map(|_| room.enter(1, "reader")).collect();
        hostile.iter().for_each(|_| assert_eq!(room.heard(), "reader"));
        let honest = room.enter(2, "honest");
        assert_eq!(room.heard(), "honest");
        drop((honest, hostile));
        // Those that have nothing to do any more end, but for the few that always stay.
        while room.pool.threads() > fewest {
            std::thread::sleep(Duration::from_millis(1));
        }
        room.enter(1, "honest");
        assert_eq!(room.heard(), "honest");
        room.pool.end();
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
        while room.pool.checks() != (0, 0) {
            std::thread::sleep(Duration::from_millis(1));
        }
        room.pool.end();
    }
}
