//! Rounds: the solvers of a portfolio wait for each other, so that each run is like the last.
//!
//! **Idea.** What a solver does depends on its clauses alone. If what others send arrives at a moment of the
//! solver's own work and in a fixed order, and the answer is that of the first round in which there is one,
//! a run depends on no clock (Hamadi, Jabbour, Piette, Sais, "Deterministic parallel DPLL", 2011).
//!
//! **Here.** A round is [`TICKS`] ticks of each solver, up to the end of its step. A solver that is
//! through waits for the others, and then takes what they sent in the round that has ended. Of several
//! answers in a round the one of the lowest number is taken; the first search need not wait with its own,
//! since there is no lower one.
//!
//! **Contract.** Solvers that leave, with an answer or because of a limit, are not waited for. A solver that
//! waits checks every few milliseconds whether it is to stop.
//!
//! **Cost.** The time that the others take longer: a solver that simplifies keeps all waiting.

use super::exchange::{Exchange, lock};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The ticks of a round: some twenty milliseconds.
pub(super) const TICKS: u64 = 1_000_000;

/// How long to wait before looking whether to stop.
const LOOK: Duration = Duration::from_millis(5);

struct RoundState {
    /// The solvers that search, and those of them that are through with the round.
    present: usize,
    arrived: usize,
    round: u64,
}

/// The point at which the solvers of a portfolio wait for each other.
pub(super) struct Rounds {
    state: Mutex<RoundState>,
    news: Condvar,
}

impl Rounds {
    /// For this number of solvers.
    pub fn new(members: usize) -> Rounds {
        Rounds {
            state: Mutex::new(RoundState { present: members, arrived: 0, round: 0 }),
            news: Condvar::new(),
        }
    }

    /// Waits until all others are through with the round, too, or `stops` returns true.
    pub fn meet(&self, exchange: &Exchange, mut stops: impl FnMut() -> bool) {
        let mut state = lock(&self.state);
        let round = state.round;
        state.arrived += 1;
        self.go_on(&mut state, exchange);
        while state.round == round {
            if stops() {
                state.arrived -= 1;
                return;
            }
            let waited = self.news.wait_timeout(state, LOOK).unwrap_or_else(PoisonError::into_inner);
            state = waited.0;
        }
    }

    /// A solver does not search any more.
    pub fn leave(&self, exchange: &Exchange) {
        let mut state = lock(&self.state);
        state.present -= 1;
        self.go_on(&mut state, exchange);
    }

    /// Ends the round if all are through with it.
    fn go_on(&self, state: &mut RoundState, exchange: &Exchange) {
        if state.arrived >= state.present {
            state.arrived = 0;
            state.round += 1;
            if exchange.is_answered() {
                exchange.over.store(true, std::sync::atomic::Ordering::Relaxed);
            }
            self.news.notify_all();
        }
    }

    /// Has those that wait look whether they are to stop.
    pub fn wake(&self) {
        drop(lock(&self.state));
        self.news.notify_all();
    }
}
