//! The processor time that a session has used, and when it has to yield to others.
//!
//! **Idea.** The service that a session has attained predicts how long it will take (*least attained
//! service*): most work is done in milliseconds, and most work that has taken a second takes much longer.
//!
//! **Here.** A session has a credit of [`SLICE`] that it uses without asking. Then it is due: it asks the
//! [pool](crate::pool) for a permit to continue, and again after every [`QUANTUM`]. Used time is forgiven
//! while it rests, at a quarter of the speed at which it was used, so that a client that asks small
//! questions is served quickly however long its session lives, and one that does not rest is not. At most
//! `MOST_USED` is recorded.
//!
//! The clock triggers a closer check, and the processor time of the thread decides whether it has worked:
//! on a busy machine, or one that is slow to provide memory, a small question must not count as a long one.
//! A session that is due by the clock for the first time in a turn continues for one slice of processor
//! time.
//!
//! **Cost.** A reading of the clock per check; a system call when it is due by the clock; no lock.
//! Only the thread that has the session's turn changes it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The time for which a session works without asking: more than nearly all small questions take.
pub const SLICE: Duration = Duration::from_millis(5);

/// The time for which a session continues before it yields to others that wait.
pub const QUANTUM: Duration = Duration::from_millis(10);

/// The least time until the next check.
const LOOK: Duration = Duration::from_millis(1);

/// Used time above this is not recorded.
const MOST_USED: Duration = Duration::from_secs(2);

/// The ratio of the rest that makes up for work to that work.
const REST_PER_WORK: u64 = 4;

/// The used times below which a session is in the first and in the second level.
pub const LEVELS: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// The processor time that a session has used. Times are in microseconds since the session's beginning.
#[derive(Debug)]
pub struct Stint {
    beginning: Instant,
    /// The time used until `from`.
    used: AtomicU64,
    /// The time since which the session has worked without being charged, or has rested.
    from: AtomicU64,
    /// The time at which the session has to ask.
    due: AtomicU64,
    /// One more than the processor time of its thread at the last check in this turn; 0 for none.
    mark: AtomicU64,
    /// The session has nothing to do.
    rests: AtomicBool,
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

impl Default for Stint {
    fn default() -> Stint {
        let zero = || AtomicU64::new(0);
        let rests = AtomicBool::new(false);
        Stint { beginning: Instant::now(), used: zero(), from: zero(), due: zero(), mark: zero(), rests }
    }
}

impl Stint {
    fn moment(&self, now: Instant) -> u64 {
        micros(now.saturating_duration_since(self.beginning))
    }

    /// The session has nothing to do from the end of this turn on.
    pub fn rests(&self) {
        self.rests.store(true, Relaxed);
    }

    /// A turn begins: the session works from now on, on the rest of its credit.
    pub fn begin(&self, now: Instant) {
        let now = self.moment(now);
        let since = now.saturating_sub(self.from.swap(now, Relaxed));
        let mut used = self.used.load(Relaxed);
        if self.rests.swap(false, Relaxed) {
            used = used.saturating_sub(since / REST_PER_WORK);
            self.used.store(used, Relaxed);
        }
        self.due.store(now + micros(SLICE).saturating_sub(used), Relaxed);
        self.mark.store(0, Relaxed);
    }

    /// The session may continue for a quantum from now on.
    pub fn go_on(&self, now: Instant) {
        let now = self.moment(now);
        self.from.store(now, Relaxed);
        self.due.store(now + micros(QUANTUM), Relaxed);
    }

    /// Charges the work until now.
    pub fn charge(&self, now: Instant) {
        let now = self.moment(now);
        let work = now.saturating_sub(self.from.swap(now, Relaxed));
        let used = self.used.load(Relaxed).saturating_add(work);
        self.used.store(used.min(micros(MOST_USED)), Relaxed);
    }

    /// Whether the session has to ask.
    pub fn is_due(&self, now: Instant) -> bool {
        self.moment(now) >= self.due.load(Relaxed)
    }

    /// Whether a session that is due has worked for a slice since it was first due in its turn, by the
    /// processor time of its thread; if not, it continues until that may hold.
    pub fn has_worked(&self, now: Instant, processor: Duration) -> bool {
        let processor = micros(processor);
        let worked = match self.mark.load(Relaxed) {
            0 => {
                self.mark.store(processor + 1, Relaxed);
                0
            }
            mark => processor.saturating_sub(mark - 1),
        };
        let left = micros(SLICE).saturating_sub(worked);
        match left {
            0 => self.mark.store(processor + 1, Relaxed),
            _ => self.due.store(self.moment(now) + left.max(micros(LOOK)), Relaxed),
        }
        left == 0
    }

    /// The level in which it waits.
    pub fn level(&self) -> usize {
        let used = self.used.load(Relaxed);
        LEVELS.iter().filter(|bound| used >= micros(**bound)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_charged_and_rest_forgives() {
        let stint = Stint::default();
        let at = |millis: u64| stint.beginning + Duration::from_millis(millis);
        stint.begin(at(10));
        assert!(!stint.is_due(at(14)) && stint.is_due(at(15)));
        stint.charge(at(15));
        stint.go_on(at(30));
        assert!(!stint.is_due(at(39)) && stint.is_due(at(40)), "waiting is no work");
        stint.charge(at(40));
        assert_eq!((stint.used.load(Relaxed), stint.level()), (15_000, 0));
        stint.begin(at(60));
        assert!(stint.is_due(at(60)), "nor is it rest");
        stint.rests();
        stint.charge(at(60));
        stint.begin(at(104));
        assert!(!stint.is_due(at(104)) && stint.is_due(at(105)), "4 of 15 ms are left to pay");
        stint.charge(at(104 + 96));
        assert_eq!(stint.level(), 1);
        stint.charge(at(100_000));
        assert_eq!((stint.used.load(Relaxed), stint.level()), (micros(MOST_USED), 2));
        stint.rests();
        stint.begin(at(108_000));
        assert_eq!(stint.level(), 0);
    }

    #[test]
    fn waiting_for_the_machine_is_not_work() {
        let stint = Stint::default();
        let at = |millis: u64| stint.beginning + Duration::from_millis(millis);
        let processor = Duration::from_millis;
        stint.begin(at(0));
        assert!(stint.is_due(at(50)) && !stint.has_worked(at(50), processor(7)));
        assert!(!stint.is_due(at(54)) && stint.is_due(at(55)));
        assert!(!stint.has_worked(at(100), processor(9)), "2 of 50 ms");
        assert!(!stint.is_due(at(102)) && stint.is_due(at(103)));
        assert!(stint.has_worked(at(110), processor(12)));
        stint.go_on(at(110));
        assert!(!stint.has_worked(at(130), processor(13)) && stint.has_worked(at(140), processor(17)));
        stint.begin(at(200));
        assert!(!stint.has_worked(at(300), processor(999)), "another turn, perhaps on another thread");
    }

    #[test]
    fn small_questions_with_rests_are_never_due() {
        let stint = Stint::default();
        let mut now = stint.beginning;
        for _ in 0..10_000 {
            stint.begin(now);
            now += Duration::from_millis(2);
            assert!(!stint.is_due(now));
            stint.rests();
            stint.charge(now);
            now += Duration::from_millis(8);
        }
    }
}
