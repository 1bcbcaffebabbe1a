//! A processor that is lent to a search beside a check, by the rules of [`crate::lending`].
//!
//! **Here.** Whenever the search checks its limits, it also checks whether it may continue. If not it
//! waits, with the state it has reached, until a processor is idle again.
//!
//! **Contract.** Waiting takes no lock, and ends some milliseconds after the check does.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use javelin_term::limits::Turns;

use crate::lending::Borrower;
use crate::pool::{Pool, Task, step_back};

/// The interval at which a search that waits for a processor checks for one.
const LOOK: Duration = Duration::from_millis(5);

/// The number by which the thread of such a search raises its *nice* value: to the lowest priority.
const LAST: i32 = 19;

/// A processor for a search beside a check, given back when it is dropped.
pub struct Loan<T: Task> {
    pool: Arc<Pool<T>>,
    borrower: Borrower,
    /// Set when the search is to end.
    over: Arc<AtomicBool>,
}

impl<T: Task> Loan<T> {
    /// The loan of a search that ends when the flag is set.
    pub fn new(pool: &Arc<Pool<T>>, borrower: Borrower, over: &Arc<AtomicBool>) -> Loan<T> {
        Loan { pool: Arc::clone(pool), borrower, over: Arc::clone(over) }
    }
}

impl<T: Task> Turns for Loan<T> {
    fn pause(&self) -> Duration {
        step_back(LAST);
        let begin = Instant::now();
        let mut waits = false;
        while !self.over.load(Relaxed) && !self.pool.keeps(&self.borrower) {
            waits = true;
            std::thread::sleep(LOOK);
        }
        if waits { begin.elapsed() } else { Duration::ZERO }
    }
}

impl<T: Task> Drop for Loan<T> {
    fn drop(&mut self) {
        self.pool.give_back(&self.borrower);
    }
}

impl<T: Task> fmt::Debug for Loan<T> {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        output.debug_struct("Loan").field("borrower", &self.borrower).finish_non_exhaustive()
    }
}
