//! The decisions of engines that work side by side.
//!
//! **Here.** The [ledger](super::ledger) of each engine writes here what it decides, and reads what others
//! have decided when its engine asks for that. When all is decided, or a failure is enough, engines end.

use std::sync::{Arc, Mutex, PoisonError};

use crate::job::{CheckReport, Outcome};
use crate::limits::Stopped;
use crate::seats::Seats;

/// The decisions of all engines.
#[derive(Debug)]
pub struct Board {
    all: Mutex<Decisions>,
    seats: Arc<Seats>,
    /// Whether one failure is enough.
    is_first_enough: bool,
}

#[derive(Debug)]
struct Decisions {
    /// The checks in the order in which they were decided, each once.
    made: Vec<(usize, CheckReport)>,
    /// Which engine has decided each.
    owners: Vec<Option<&'static str>>,
}

impl Board {
    /// One for so many checks.
    pub fn new(checks: usize, seats: &Arc<Seats>, is_first_enough: bool) -> Board {
        let all = Decisions { made: Vec::new(), owners: vec![None; checks] };
        Board { all: Mutex::new(all), seats: Arc::clone(seats), is_first_enough }
    }

    /// An engine on this seat has decided a check.
    pub(super) fn decided(&self, seat: usize, number: usize, check: &CheckReport) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.owners[number].is_some() {
            return;
        }
        all.owners[number] = check.engine;
        all.made.push((number, check.clone()));
        if self.is_first_enough && matches!(check.outcome, Outcome::Fails(_)) {
            self.seats.stop_all(None, Stopped::Interrupted);
        } else if all.made.len() == all.owners.len() {
            self.seats.stop_all(Some(seat), Stopped::Interrupted);
        }
    }

    /// The decisions after the first `known` decisions.
    pub fn since(&self, known: usize) -> Vec<(usize, CheckReport)> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.made.get(known..).unwrap_or_default().to_vec()
    }

    /// The engine that has decided a check first.
    pub fn owner(&self, number: usize) -> Option<&'static str> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).owners[number]
    }

    /// The engine that has made the last decision.
    pub fn last(&self) -> Option<&'static str> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.made.last().and_then(|(_, check)| check.engine)
    }
}
