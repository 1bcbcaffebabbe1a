//! The memory that one solver holds, as the allocator counts it.
//!
//! **Idea.** An allocator that counts what each thread takes and gives back (jemalloc does) knows what a
//! solver holds: the difference over the turns in which the solver had the thread. That is exact in every
//! phase and costs two loads from memory, so it is checked wherever limits are.
//!
//! **Here.** Only the program knows its allocator, so it hands in a function ([`Memory::of_allocator`]) and
//! marks when the solver has the thread ([`Memory::enter`]). Where no such function is given, as in most
//! programs that use the library, the large structures are counted and their sizes come from the table of
//! [`Kind`] ([`Memory::of_table`]).
//!
//! **Contract.** What is allocated in a turn is freed in a turn of the same solver, or the difference stays
//! in the account. What goes to others is made under [`Memory::without`].

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Instant;

use super::turns::{Processor, Turns};

/// The bytes that the calling thread has allocated so far, less those that it has freed. Memory may be freed
/// by another thread than the one that allocated it, so it can be negative.
pub type ThreadBytes = fn() -> i64;

/// The account of the memory of one session, held by the owner of many.
pub trait Account: fmt::Debug + Send + Sync {
    /// Records that the session holds this number of bytes now; false if it may not, and then nothing has
    /// changed.
    fn hold(&self, bytes: u64) -> bool;
}

/// The kinds of things that are counted where the allocator cannot be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Bytes of the script that are not yet commands.
    Script,
    /// Bytes of names, arguments and wide constants.
    Text,
    /// Terms, with their places in the tables of all stages.
    Term,
    /// Gates, with their places in the encoder.
    Gate,
    /// Variables of the SAT core, with short lists of watches.
    Variable,
    /// Words of the arena of clauses, with watches, copies and the lists of techniques.
    Word,
}

impl Kind {
    const COUNT: usize = Kind::Word as usize + 1;

    /// About the bytes that one takes.
    fn bytes(self) -> u64 {
        match self {
            Kind::Script | Kind::Text => 1,
            Kind::Term => 150,
            Kind::Gate => 60,
            Kind::Variable => 240,
            Kind::Word => 16,
        }
    }
}

/// Where the figures come from.
enum Source {
    /// The allocator: what it said at the beginning of the turn, and what was held then.
    Allocator { thread: ThreadBytes, mark: AtomicI64, held: AtomicI64, is_entered: AtomicBool },
    /// The numbers of things, by kind.
    Table([AtomicU64; Kind::COUNT]),
}

/// The account of a helper: its bytes count for the solver that it helps, whose thread asks for both.
#[derive(Debug)]
struct Beside {
    helped: Arc<Memory>,
    held: AtomicU64,
}

impl Account for Beside {
    fn hold(&self, bytes: u64) -> bool {
        let before = self.held.swap(bytes, Ordering::Relaxed);
        self.helped.beside.fetch_add(bytes.wrapping_sub(before), Ordering::Relaxed);
        !self.helped.is_short.load(Ordering::Relaxed)
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        self.hold(0);
    }
}

/// The memory of one solver. Only the thread that works on the solver changes it; others may read.
pub struct Memory {
    source: Source,
    account: Option<Arc<dyn Account>>,
    /// The turns in which the solver continues, since what it waits for allocates in its thread.
    processor: Processor,
    /// The bytes that helpers hold for whom the account is asked.
    beside: AtomicU64,
    /// The account has refused these: helpers are to end.
    is_short: AtomicBool,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::of_table()
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        output.debug_struct("Memory").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

impl Memory {
    /// Memory that is counted by the table of [`Kind`].
    pub fn of_table() -> Memory {
        Memory::from_source(Source::Table(Default::default()))
    }

    /// Memory that the allocator counts, of which `held` bytes are held from the beginning.
    pub fn of_allocator(thread: ThreadBytes, held: u64) -> Memory {
        let held = AtomicI64::new(i64::try_from(held).unwrap_or(i64::MAX));
        let (mark, is_entered) = (AtomicI64::new(0), AtomicBool::new(false));
        Memory::from_source(Source::Allocator { thread, mark, held, is_entered })
    }

    fn from_source(source: Source) -> Memory {
        Memory {
            source,
            account: None,
            processor: Processor::default(),
            beside: AtomicU64::new(0),
            is_short: AtomicBool::new(false),
        }
    }

    /// The allocator's count where there is one, else the table's.
    pub fn of(thread: Option<ThreadBytes>) -> Memory {
        thread.map_or_else(Memory::of_table, |thread| Memory::of_allocator(thread, 0))
    }

    /// The memory of a helper with these turns: empty, counted in the same way, for the same account and by
    /// the same time.
    pub(super) fn of_helper(self: &Arc<Memory>, turns: Option<Arc<dyn Turns>>) -> Memory {
        let memory = match &self.source {
            Source::Allocator { thread, .. } => Memory::of_allocator(*thread, 0),
            Source::Table(_) => Memory::of_table(),
        };
        let beside = || Arc::new(Beside { helped: Arc::clone(self), held: AtomicU64::new(0) });
        let account = self.account.is_some().then(|| beside() as Arc<dyn Account>);
        Memory { account, processor: self.processor.of_helper(turns), ..memory }
    }

    /// A processor for a helper, see [`Turns::lend`].
    pub(super) fn lend(&self, over: &Arc<AtomicBool>) -> Option<Arc<dyn Turns>> {
        // The list of loans belongs to others.
        self.without(|| self.processor.lend(over))
    }

    /// Whether someone shares memory or processors among this and other solvers.
    pub(super) fn is_shared(&self) -> bool {
        self.account.is_some() || self.processor.turns.is_some()
    }

    /// Reports the bytes that are held to an account, wherever limits are checked.
    pub fn with_account(self, account: Arc<dyn Account>) -> Memory {
        Memory { account: Some(account), ..self }
    }

    /// Lets other solvers continue wherever limits are checked.
    pub fn with_turns(self, turns: Arc<dyn Turns>) -> Memory {
        Memory { processor: self.processor.with_turns(turns), ..self }
    }

    /// Lets other solvers continue, if it is time for that.
    pub(super) fn pause(&self) {
        if self.processor.turns.is_some() {
            // The queues of those that wait belong to others.
            self.without(|| self.processor.pause());
        }
    }

    /// A moment of the clock by the time of this solver, which stands still while it waits for others.
    pub fn own_time(&self, moment: Instant) -> Instant {
        self.processor.own_time(moment)
    }

    /// Begins a turn: until the end of the guard, what this thread allocates belongs to the solver. A turn
    /// within a turn is one with it.
    pub fn enter(&self) -> Turn<'_> {
        if let Source::Allocator { thread, mark, is_entered, .. } = &self.source
            && !is_entered.swap(true, Ordering::Relaxed)
        {
            mark.store(thread(), Ordering::Relaxed);
            return Turn(Some(self));
        }
        Turn(None)
    }

    /// Does something for others in the middle of a turn: what it allocates and frees is not the solver's.
    pub fn without<T>(&self, work: impl FnOnce() -> T) -> T {
        let Source::Allocator { thread, mark, .. } = &self.source else { return work() };
        let before = thread();
        let result = work();
        mark.fetch_add(thread() - before, Ordering::Relaxed);
        result
    }

    /// In the middle of a turn: adds bytes to the solver's that another thread has allocated.
    pub(super) fn take_over(&self, bytes: u64) {
        if let Source::Allocator { mark, .. } = &self.source {
            mark.fetch_sub(i64::try_from(bytes).unwrap_or(i64::MAX), Ordering::Relaxed);
        }
    }

    /// Records the number of things of a kind. Without effect where the allocator counts.
    pub fn count(&self, kind: Kind, number: u64) {
        if let Source::Table(numbers) = &self.source {
            numbers[kind as usize].store(number, Ordering::Relaxed);
        }
    }

    /// The bytes that are held. Constant time.
    pub fn bytes(&self) -> u64 {
        match &self.source {
            Source::Allocator { thread, mark, held, is_entered } => {
                let is_entered = is_entered.load(Ordering::Relaxed);
                let taken = if is_entered { thread() - mark.load(Ordering::Relaxed) } else { 0 };
                u64::try_from(held.load(Ordering::Relaxed) + taken).unwrap_or(0)
            }
            Source::Table(numbers) => {
                let kinds = [Kind::Script, Kind::Text, Kind::Term, Kind::Gate, Kind::Variable, Kind::Word];
                let bytes = |kind: Kind| numbers[kind as usize].load(Ordering::Relaxed) * kind.bytes();
                kinds.into_iter().map(bytes).sum()
            }
        }
    }

    /// Whether this number of bytes more may be held: below the limit, if there is one, and by the account.
    pub(super) fn allows(&self, limit: Option<u64>, more: u64) -> bool {
        if limit.is_none() && self.account.is_none() {
            return true;
        }
        let bytes = self.bytes().saturating_add(more);
        limit.is_none_or(|limit| bytes <= limit)
            && self.account.as_ref().is_none_or(|account| self.tell(&**account, bytes))
    }

    /// Reports to the account what the solver and its helpers hold; if that is too much, the helpers are to
    /// end, and the solver's own bytes are reported alone.
    fn tell(&self, account: &dyn Account, bytes: u64) -> bool {
        let beside = self.beside.load(Ordering::Relaxed);
        if account.hold(bytes.saturating_add(beside)) {
            self.is_short.store(false, Ordering::Relaxed);
            return true;
        }
        self.is_short.store(true, Ordering::Relaxed);
        beside > 0 && account.hold(bytes)
    }
}

/// The time in which a solver has the thread; ended by being dropped, on the same thread.
#[must_use]
pub struct Turn<'a>(Option<&'a Memory>);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if let Some(memory) = self.0
            && let Source::Allocator { held, is_entered, .. } = &memory.source
        {
            held.store(i64::try_from(memory.bytes()).unwrap_or(i64::MAX), Ordering::Relaxed);
            is_entered.store(false, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local!(static TAKEN: Cell<i64> = const { Cell::new(0) });

    /// Stands for the allocator: bytes are taken by saying so.
    fn taken() -> i64 {
        TAKEN.get()
    }

    fn take(bytes: i64) {
        TAKEN.set(TAKEN.get() + bytes);
    }

    #[test]
    fn only_memory_allocated_in_turns_is_held() {
        let memory = Memory::of_allocator(taken, 100);
        take(1_000);
        assert_eq!(memory.bytes(), 100);
        let turn = memory.enter();
        take(50);
        assert_eq!(memory.bytes(), 150);
        {
            let _inner = memory.enter();
            take(5);
        }
        memory.without(|| take(10_000));
        take(-20);
        assert_eq!(memory.bytes(), 135);
        drop(turn);
        take(-1_000);
        assert_eq!(memory.bytes(), 135);
        let other = std::thread::scope(|scope| {
            let turn = scope.spawn(|| {
                let _turn = memory.enter();
                take(-35);
                memory.bytes()
            });
            turn.join().unwrap()
        });
        assert_eq!((other, memory.bytes()), (100, 100));
        let _turn = memory.enter();
        take(-500);
        assert_eq!(memory.bytes(), 0, "never below nothing");
    }

    /// An account with a limit, which stores the bytes that are held.
    #[derive(Debug)]
    struct Limited(u64, AtomicU64);

    impl Account for Limited {
        fn hold(&self, bytes: u64) -> bool {
            let may = bytes <= self.0;
            if may {
                self.1.store(bytes, Ordering::Relaxed);
            }
            may
        }
    }

    #[test]
    fn memory_of_helpers_counts_for_the_solver_up_to_its_limit() {
        let account = Arc::new(Limited(1_000, AtomicU64::new(0)));
        let told = || account.1.load(Ordering::Relaxed);
        let memory = Arc::new(Memory::of_table().with_account(account.clone()));
        let helper = memory.of_helper(None);
        helper.count(Kind::Text, 600);
        memory.count(Kind::Text, 300);
        assert!(helper.allows(None, 0) && memory.allows(None, 0));
        assert_eq!(told(), 900);
        memory.count(Kind::Text, 500);
        assert!(memory.allows(None, 0), "it has what it would have alone");
        assert!(!helper.allows(None, 0), "and the helper ends");
        assert_eq!(told(), 500);
        drop(helper);
        assert!(memory.allows(None, 500) && !memory.allows(None, 501));
        assert_eq!(told(), 1_000);
    }

    #[test]
    fn memory_that_a_helper_leaves_is_the_solvers() {
        let memory = Arc::new(Memory::of_allocator(taken, 100));
        let turn = memory.enter();
        take(50);
        let left = std::thread::scope(|scope| {
            let helper = scope.spawn(|| {
                let helper = memory.of_helper(None);
                let turn = helper.enter();
                take(30);
                drop(turn);
                helper.bytes()
            });
            helper.join().unwrap()
        });
        memory.take_over(left);
        assert_eq!(memory.bytes(), 180);
        take(-30);
        assert_eq!(memory.bytes(), 150);
        drop(turn);
        assert_eq!(memory.bytes(), 150);
    }

    #[test]
    fn without_an_allocator_the_table_counts() {
        let memory = Memory::of_table();
        memory.count(Kind::Term, 10);
        memory.count(Kind::Term, 4);
        memory.count(Kind::Text, 7);
        assert_eq!(memory.bytes(), 607);
        assert!(memory.allows(Some(607), 0) && !memory.allows(Some(607), 1) && memory.allows(None, 1 << 40));
    }
}
