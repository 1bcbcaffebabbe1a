//! The channel between the solvers of a portfolio: clauses, and that one of them has the answer.
//!
//! **Idea.** Solvers of one formula that send each other their short learnt clauses and those of low glue
//! find more together than alone (Hamadi, Jabbour, Sais, "ManySAT: a parallel SAT solver", 2009).
//!
//! **Contract.** Every clause follows from the formula that the solvers began with. What waits for a solver
//! is bounded, and what does not fit is lost; nothing but speed depends on it. The room is taken when the
//! exchange is made, by the thread that drops it. With a proof, a clause that waits has a number of its own.

use super::super::Outcome;
use super::super::trace::Trace;
use super::rounds::Rounds;
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many literals wait for a solver at most, those of all others together.
const INBOX_LITS: usize = 1 << 16;
/// How many clauses wait for a solver at most.
const INBOX_CLAUSES: usize = 1 << 14;

/// Clauses on their way from one solver to another.
#[derive(Default)]
pub(super) struct Inbox {
    pub lits: Vec<Lit>,
    /// By clause: where its literals end, its glue, and its number in the proof.
    pub ends: Vec<(usize, u32, ClauseId)>,
}

impl Inbox {
    /// With its part of what waits for a solver to which this number of others writes.
    fn with_room(others: usize) -> Inbox {
        let (lits, clauses) = (INBOX_LITS / others, INBOX_CLAUSES / others);
        Inbox { lits: Vec::with_capacity(lits), ends: Vec::with_capacity(clauses) }
    }

    fn has_room(&self, lits: usize) -> bool {
        self.lits.len() + lits <= self.lits.capacity() && self.ends.len() < self.ends.capacity()
    }

    fn push(&mut self, clause: &[Lit], glue: u32, id: ClauseId) {
        self.lits.extend_from_slice(clause);
        self.ends.push((self.lits.len(), glue, id));
    }

    /// Moves the clauses of another to the end of these.
    fn append(&mut self, other: &mut Inbox) {
        let start = self.lits.len();
        self.lits.append(&mut other.lits);
        self.ends.extend(other.ends.drain(..).map(|(end, glue, id)| (start + end, glue, id)));
    }
}

/// The answer of one of the helpers.
pub(super) struct SharedAnswer {
    pub outcome: Option<Outcome>,
    /// The number of the solver that found it.
    pub number: usize,
    /// By variable, if the answer is `Sat`: its value.
    pub model: Vec<bool>,
    /// The failed assumptions, if the answer is `Unsat`, and the clause of their negations in the proof.
    pub core: Vec<Lit>,
    pub id: ClauseId,
}

/// The state that all solvers of a portfolio share.
pub(super) struct Exchange {
    members: usize,
    /// By receiver and sender, and by whether the round in which they are sent is odd.
    boxes: Vec<[Mutex<Inbox>; 2]>,
    /// The rounds in which all continue together, if they do.
    pub rounds: Option<Rounds>,
    /// One of them has an answer, or they are to stop for another reason.
    pub over: Arc<AtomicBool>,
    answer: Mutex<SharedAnswer>,
}

impl Exchange {
    /// For this number of solvers of a formula, of variables, and of assumptions; in rounds, or each
    /// at its own speed; until the flag is set.
    pub fn new(
        members: usize,
        vars: usize,
        assumptions: usize,
        in_rounds: bool,
        over: Arc<AtomicBool>,
    ) -> Exchange {
        let others = members.max(2) - 1;
        let room = |_| {
            let odd = if in_rounds { Inbox::with_room(others) } else { Inbox::default() };
            [Mutex::new(Inbox::with_room(others)), Mutex::new(odd)]
        };
        let (model, core) = (Vec::with_capacity(vars), Vec::with_capacity(assumptions));
        Exchange {
            members,
            boxes: (0..members * members).map(room).collect(),
            rounds: in_rounds.then(|| Rounds::new(members)),
            over,
            answer: Mutex::new(SharedAnswer { outcome: None, number: 0, model, core, id: ClauseId::NONE }),
        }
    }

    /// The answer of a helper, alone.
    pub fn answer(&self) -> MutexGuard<'_, SharedAnswer> {
        lock(&self.answer)
    }

    /// Ends the searches of all solvers of the portfolio.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(rounds) = &self.rounds {
            rounds.wake();
        }
    }

    /// Whether a helper has left an answer.
    pub fn is_answered(&self) -> bool {
        self.answer().outcome.is_some()
    }

    /// The numbers of the clauses that no solver has taken.
    pub fn left_over(&self) -> Vec<ClauseId> {
        let mut all = Inbox::default();
        self.boxes.iter().flatten().for_each(|inbox| all.append(&mut lock(inbox)));
        all.ends.into_iter().map(|(_, _, id)| id).collect()
    }

    fn inbox(&self, receiver: usize, sender: usize, round: u64) -> MutexGuard<'_, Inbox> {
        lock(&self.boxes[receiver * self.members + sender][(round % 2) as usize])
    }
}

/// The moment at which a solver checks its inbox next.
#[derive(Clone, Copy)]
pub(super) enum Look {
    /// After this number of conflicts.
    Conflicts(u64),
    /// After this number of ticks of its call.
    Ticks(u64),
}

/// One solver's place in a portfolio.
pub(in crate::sat) struct PortfolioMember {
    pub(super) exchange: Arc<Exchange>,
    pub(super) number: usize,
    pub(super) look: Look,
    /// The round that it is in; 0 where there are none.
    pub(super) round: u64,
    /// How many literals of level 0 the others know.
    pub(super) told_fixed: usize,
}

impl PortfolioMember {
    /// The others, by number.
    fn others(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..self.exchange.members).filter(|other| *other != self.number)
    }

    /// Sends a clause to all others.
    pub(super) fn tell(&self, clause: &[Lit], glue: u32, id: ClauseId, trace: &mut Trace) {
        for other in self.others() {
            let mut inbox = self.exchange.inbox(other, self.number, self.round);
            if inbox.has_room(clause.len()) {
                let id = trace.copy(clause, id);
                inbox.push(clause, glue, id);
            }
        }
    }

    /// The clauses that have come, in the order of their senders.
    pub(super) fn take(&mut self) -> Inbox {
        let mut clauses = Inbox::default();
        for other in self.others() {
            clauses.append(&mut self.exchange.inbox(self.number, other, self.round));
        }
        clauses
    }
}

impl Drop for PortfolioMember {
    fn drop(&mut self) {
        if let Some(rounds) = &self.exchange.rounds {
            rounds.leave(&self.exchange);
        }
    }
}

/// Locks a mutex that guards a list: the list that a panic has left is as good as any.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
