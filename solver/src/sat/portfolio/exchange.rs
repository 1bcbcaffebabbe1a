//! What the solvers of a portfolio tell each other: clauses, and that one of them has the answer.
//!
//! **Idea.** Solvers of one formula that send each other their short learnt clauses and those of low glue
//! find more together than alone (Hamadi, Jabbour, Sais, "ManySAT: a parallel SAT solver", 2009).
//!
//! **Contract.** Every clause follows from the formula that the solvers began with. An inbox holds at most
//! `INBOX_LITS` literals; what does not fit is lost, and nothing but speed depends on it. The room is taken
//! when the exchange is made, by the thread that drops it.

use super::super::Outcome;
use crate::cnf::literal::Lit;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many literals wait for a solver at most.
const INBOX_LITS: usize = 1 << 16;
/// How many clauses wait for a solver at most.
const INBOX_CLAUSES: usize = 1 << 14;

/// Clauses on their way to one solver.
#[derive(Default)]
pub(super) struct Inbox {
    pub lits: Vec<Lit>,
    /// By clause: where its literals end, and its glue.
    pub ends: Vec<(usize, u32)>,
}

impl Inbox {
    fn with_room() -> Inbox {
        Inbox { lits: Vec::with_capacity(INBOX_LITS), ends: Vec::with_capacity(INBOX_CLAUSES) }
    }

    fn push(&mut self, clause: &[Lit], glue: u32) {
        if self.lits.len() + clause.len() <= INBOX_LITS && self.ends.len() < INBOX_CLAUSES {
            self.lits.extend_from_slice(clause);
            self.ends.push((self.lits.len(), glue));
        }
    }
}

/// The answer of one of the helpers.
pub(super) struct Answer {
    pub outcome: Option<Outcome>,
    /// By variable, if the answer is `Sat`: its value.
    pub model: Vec<bool>,
    /// The failed assumptions, if the answer is `Unsat`.
    pub core: Vec<Lit>,
}

/// What all solvers of a portfolio share.
pub(super) struct Exchange {
    inboxes: Vec<Mutex<Inbox>>,
    /// One of them has an answer, or they are to stop for another reason.
    pub over: Arc<AtomicBool>,
    answer: Mutex<Answer>,
}

impl Exchange {
    /// For so many solvers of a formula with so many variables, under so many assumptions.
    pub fn new(members: usize, vars: usize, assumptions: usize) -> Exchange {
        let (model, core) = (Vec::with_capacity(vars), Vec::with_capacity(assumptions));
        Exchange {
            inboxes: (0..members).map(|_| Mutex::new(Inbox::with_room())).collect(),
            over: Arc::default(),
            answer: Mutex::new(Answer { outcome: None, model, core }),
        }
    }

    /// The answer of a helper, alone.
    pub fn answer(&self) -> MutexGuard<'_, Answer> {
        lock(&self.answer)
    }
}

/// One solver's place in a portfolio.
pub(in crate::sat) struct Member {
    pub(super) exchange: Arc<Exchange>,
    pub(super) number: usize,
    /// The number of conflicts at which it looks into its inbox next.
    pub(super) next_conflicts: u64,
    /// How many literals of level 0 the others know.
    pub(super) told_fixed: usize,
}

impl Member {
    /// Sends a clause to all others.
    pub(super) fn tell(&self, clause: &[Lit], glue: u32) {
        let others = self.exchange.inboxes.iter().enumerate().filter(|(at, _)| *at != self.number);
        others.for_each(|(_, inbox)| lock(inbox).push(clause, glue));
    }

    /// Moves the clauses that have come to the end of these.
    pub(super) fn take(&self, clauses: &mut Inbox) {
        let mut inbox = lock(&self.exchange.inboxes[self.number]);
        let start = clauses.lits.len();
        clauses.lits.append(&mut inbox.lits);
        clauses.ends.extend(inbox.ends.drain(..).map(|(end, glue)| (start + end, glue)));
    }
}

/// What a mutex guards: a list that a panic has left is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
