//! Lending of idle processors to searches that help the checks that have run longest.
//!
//! **Idea.** A daemon for many clients often has one that waits for a hard check, and idle cores. A
//! portfolio is worth starting there, as long as it delays no other client.
//!
//! **Here.** A check that has taken long requests processors from time to time, until it has some; then it
//! requests no more. One is lent if fewer are taken, by permits and loans, than exist; the earliest check
//! among the requests has priority. If permits are taken meanwhile, the youngest loans are given back, and
//! granted again later.

use std::time::{Duration, Instant};

/// The time after which a request that is not repeated lapses.
const PATIENCE: Duration = Duration::from_secs(2);

/// A borrower: a search beside a check, or, with the number 0, a check whose search has not started yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Borrower {
    /// The number of the check's session.
    pub check: u64,
    /// A number that no other search has had.
    pub search: u64,
    /// When the check began.
    pub began: Instant,
}

impl Borrower {
    /// Whether it goes before another: its check began earlier, or it has borrowed for longer.
    fn is_before(&self, other: &Borrower) -> bool {
        let key = |borrower: &Borrower| (borrower.began, borrower.search == 0, borrower.search);
        key(self) < key(other)
    }
}

/// The loan or the request of a borrower.
#[derive(Debug)]
struct Claim {
    borrower: Borrower,
    has: bool,
    asked: Instant,
}

impl Claim {
    /// Whether it is a request that was not repeated in time: its check has ended, or has helpers now.
    fn is_stale(&self, now: Instant) -> bool {
        self.borrower.search == 0 && now.saturating_duration_since(self.asked) >= PATIENCE
    }
}

/// All loans and requests.
#[derive(Debug, Default)]
pub struct Loans {
    entries: Vec<Claim>,
    /// The number of the latest search.
    last: u64,
}

impl Loans {
    /// The number of processors that are lent.
    pub fn count(&self) -> usize {
        self.entries.iter().filter(|entry| entry.has).count()
    }

    /// Whether each borrower is listed once, and no mere request has a loan.
    pub fn check_invariants(&self) -> bool {
        let is_in_order = |(place, entry): (usize, &Claim)| {
            let Borrower { check, search, .. } = entry.borrower;
            let is_other = |other: &Claim| (other.borrower.check, other.borrower.search) != (check, search);
            self.entries[..place].iter().all(is_other) && !(entry.has && search == 0)
        };
        self.entries.iter().enumerate().all(is_in_order)
    }

    /// Lends one of `free` processors to a search beside a check, if that has fewer than `most` and its
    /// turn has come; returns the search.
    pub fn lend(&mut self, check: u64, began: Instant, most: usize, free: usize) -> Option<Borrower> {
        let now = Instant::now();
        let asks = Borrower { check, search: 0, began };
        let is_own = |entry: &Claim| entry.borrower.search == 0 && entry.borrower.check == check;
        self.entries.retain(|entry| !is_own(entry) && !entry.is_stale(now));
        if self.entries.iter().filter(|entry| entry.borrower.check == check).count() >= most {
            return None;
        }
        if !self.is_next(&asks, free) {
            self.entries.push(Claim { borrower: asks, has: false, asked: now });
            return None;
        }
        self.last += 1;
        let borrower = Borrower { search: self.last, ..asks };
        self.entries.push(Claim { borrower, has: true, asked: now });
        Some(borrower)
    }

    /// Whether a search may continue, if `beyond` processors too many are taken and lent, or `free` are
    /// free.
    pub fn goes_on(&mut self, borrower: &Borrower, beyond: usize, free: usize) -> bool {
        let Some(place) = self.entries.iter().position(|entry| entry.borrower == *borrower) else {
            return false;
        };
        let is_younger = |other: &&Claim| other.has && borrower.is_before(&other.borrower);
        let goes_on = match self.entries[place].has {
            true => self.entries.iter().filter(is_younger).count() >= beyond,
            false => self.is_next(borrower, free),
        };
        self.entries[place].has = goes_on;
        goes_on
    }

    /// A search ends, or needs no processor any more.
    pub fn end(&mut self, borrower: &Borrower) {
        self.entries.retain(|entry| entry.borrower != *borrower);
    }

    /// Whether more processors are free than borrowers with priority request.
    fn is_next(&self, borrower: &Borrower, free: usize) -> bool {
        let now = Instant::now();
        let is_before =
            |other: &&Claim| !other.has && !other.is_stale(now) && other.borrower.is_before(borrower);
        self.entries.iter().filter(is_before).count() < free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn the_check_that_has_run_longest_goes_first() {
        let old = Instant::now();
        let young = old + seconds(5);
        let mut loans = Loans::default();
        assert_eq!((loans.lend(1, young, 2, 0), loans.lend(2, old, 2, 0)), (None, None));
        assert_eq!(loans.lend(1, young, 2, 1), None, "the other one asks, too");
        let search = loans.lend(2, old, 2, 1).unwrap();
        assert!(loans.lend(1, young, 2, 1).is_some(), "the other one has one");
        assert_eq!(loans.count(), 2);
        assert!(loans.goes_on(&search, 1, 0), "the younger one gives back first");
        assert!(!loans.goes_on(&search, 2, 0));
        assert!(loans.check_invariants());
    }

    #[test]
    fn no_check_has_more_loans_than_its_limit() {
        let mut loans = Loans::default();
        let began = Instant::now();
        assert!(loans.lend(1, began, 2, 9).is_some() && loans.lend(1, began, 2, 9).is_some());
        assert_eq!(loans.lend(1, began, 2, 9), None);
        assert!(loans.lend(2, began, 2, 1).is_some(), "who may have no more does not ask");
        assert!(loans.check_invariants());
    }

    #[test]
    fn requests_that_are_not_repeated_lapse() {
        let old = Instant::now();
        let mut loans = Loans::default();
        let search = loans.lend(1, old + seconds(5), 1, 1).unwrap();
        assert_eq!(loans.lend(2, old, 1, 0), None);
        assert!(!loans.goes_on(&search, 1, 0) && !loans.goes_on(&search, 0, 1), "the older check asks");
        loans.entries[1].asked = old.checked_sub(PATIENCE).unwrap();
        assert!(loans.goes_on(&search, 0, 1));
    }

    #[test]
    fn loans_are_given_back_and_granted_again() {
        let began = Instant::now();
        let mut loans = Loans::default();
        let [first, second] = [1, 2].map(|check| loans.lend(check, began, 1, 1).unwrap());
        assert!(loans.goes_on(&first, 1, 0) && !loans.goes_on(&second, 1, 0));
        assert_eq!(loans.count(), 1);
        assert!(!loans.goes_on(&second, 0, 0), "none is free");
        assert!(loans.goes_on(&second, 0, 1));
        assert!(!loans.goes_on(&first, 2, 0) && !loans.goes_on(&second, 1, 0));
        assert!(!loans.goes_on(&second, 0, 1), "the first is before it");
        loans.end(&first);
        assert!(loans.goes_on(&second, 0, 1) && !loans.goes_on(&first, 0, 1));
        assert!(loans.check_invariants());
    }
}
