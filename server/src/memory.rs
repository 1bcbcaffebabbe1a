//! Accounts of the memory that sessions hold, and the limits of each.
//!
//! A quarter of the memory that sessions may hold together is divided into equal shares for as many sessions
//! as there may be. The rest is common: of it a session may hold at most `TIMES_FREE` times the part that
//! is free (*dynamic thresholds*; Choudhury and Hahne, *Dynamic Queue Length Thresholds for Shared-Memory
//! Packet Switches*, 1998). So one session alone may have four fifths, and however many sessions request
//! everything, some is left for new ones: sessions that need little are not affected by those that need
//! much. Sessions report the bytes they hold, by the solver's own count, while they read and between the
//! steps of a check.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The bytes that a session may hold beyond its limit until it ends, so that it can answer with an error and
/// be freed.
const OVERDRAFT: u64 = 1 << 20;

/// The ratio of the common memory that a session may hold to the free part: `n` sessions that request
/// everything get four parts of `4n + 1` each.
const TIMES_FREE: u64 = 4;

/// The memory of all sessions.
#[derive(Debug)]
pub struct Ledger {
    /// The most for one session.
    most: u64,
    /// The bytes that each session may hold regardless of the others.
    share: u64,
    /// The bytes that sessions may hold together beyond their shares.
    common: u64,
    taken: AtomicU64,
    held: AtomicU64,
}

impl Ledger {
    /// Limits, in bytes, for one session and for all of them, which are at most `sessions`.
    pub fn new(one: Option<u64>, all: Option<u64>, sessions: usize) -> Ledger {
        let quarter = all.map_or(u64::MAX, |all| all / 4);
        Ledger {
            most: one.unwrap_or(u64::MAX),
            share: quarter / sessions.max(1) as u64,
            common: quarter.saturating_mul(3),
            taken: AtomicU64::new(0),
            held: AtomicU64::new(0),
        }
    }

    /// The bytes that sessions hold.
    pub fn held(&self) -> u64 {
        self.held.load(Ordering::Relaxed)
    }

    /// Whether the totals are the sums of these accounts, which must not change meanwhile, and within the
    /// limits.
    #[cfg(test)]
    fn check_invariants(&self, accounts: &[&Account]) -> bool {
        let held = || accounts.iter().map(|account| account.held.load(Ordering::Relaxed));
        let taken = self.taken.load(Ordering::Relaxed);
        held().sum::<u64>() == self.held()
            && held().map(|bytes| self.beyond_share(bytes)).sum::<u64>() == taken
            && taken <= self.common
            && held().all(|bytes| bytes <= self.most)
    }

    fn beyond_share(&self, bytes: u64) -> u64 {
        bytes.saturating_sub(self.share)
    }

    /// Takes more of the common part, or gives some back; false if too little is left.
    fn exchange(&self, old: u64, new: u64) -> bool {
        match new.checked_sub(old) {
            None => {
                let taken = self.taken.fetch_sub(old - new, Ordering::Relaxed);
                debug_assert!(taken >= old - new, "more is given back than was taken");
                true
            }
            Some(0) => true,
            Some(more) => {
                let taken = |taken: u64| {
                    let free = self.common.checked_sub(taken.checked_add(more)?)?;
                    (new <= free.saturating_mul(TIMES_FREE)).then_some(taken + more)
                };
                self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, taken).is_ok()
            }
        }
    }
}

/// The memory of one session. Only the thread that runs the session changes it.
#[derive(Debug)]
pub struct Account {
    ledger: Arc<Ledger>,
    held: AtomicU64,
}

impl Account {
    /// An account of a session that holds nothing.
    pub fn new(ledger: &Arc<Ledger>) -> Account {
        Account { ledger: Arc::clone(ledger), held: AtomicU64::new(0) }
    }

    /// Records the bytes that the session holds after a command; false if they exceed its limit so far that
    /// it has to end.
    pub fn settle(&self, bytes: u64) -> bool {
        use javelin_term::limits::Account;
        let held = self.held.load(Ordering::Relaxed);
        self.hold(bytes) || bytes <= held.saturating_add(held / 8).saturating_add(OVERDRAFT)
    }
}

impl javelin_term::limits::Account for Account {
    fn hold(&self, bytes: u64) -> bool {
        let old = self.held.load(Ordering::Relaxed);
        let ledger = &self.ledger;
        if bytes > old && bytes > ledger.most
            || !ledger.exchange(ledger.beyond_share(old), ledger.beyond_share(bytes))
        {
            return false;
        }
        self.held.store(bytes, Ordering::Relaxed);
        match bytes.checked_sub(old) {
            Some(more) => ledger.held.fetch_add(more, Ordering::Relaxed),
            None => {
                let held = ledger.held.fetch_sub(old - bytes, Ordering::Relaxed);
                debug_assert!(held >= old - bytes, "a session holds more than all together");
                held
            }
        };
        true
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        use javelin_term::limits::Account;
        self.hold(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::limits::Account as _;

    #[test]
    fn common_memory_is_for_all_and_shares_are_reserved() {
        let ledger = Arc::new(Ledger::new(Some(900), Some(2000), 5));
        let [first, second, third] = [0; 3].map(|_| Account::new(&ledger));
        assert!(first.hold(850) && !first.hold(901) && first.hold(800));
        assert!(!second.hold(800), "100 of its own, and 800 are left");
        assert!(second.hold(740) && third.hold(100));
        assert!(third.hold(200) && !third.hold(300), "60 stay free");
        assert_eq!(ledger.held(), 1740);
        assert!(ledger.check_invariants(&[&first, &second, &third]));
        drop(first);
        assert!(third.hold(700));
        drop((second, third));
        assert_eq!((ledger.held(), ledger.taken.load(Ordering::Relaxed)), (0, 0));
    }

    #[test]
    fn a_session_may_exceed_its_limit_by_the_overdraft() {
        let ledger = Arc::new(Ledger::new(Some(1000), None, 10));
        let account = Account::new(&ledger);
        assert!(account.settle(500) && account.settle(OVERDRAFT + 500));
        assert_eq!(ledger.held(), 500);
        assert!(!account.settle(OVERDRAFT + 563));
    }
}
