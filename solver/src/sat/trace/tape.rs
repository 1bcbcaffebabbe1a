//! The proof that a solver writes, alone or together with the helpers of a portfolio.
//!
//! **Idea.** Every step follows from clauses before it by unit propagation, whichever solver wrote it. So the
//! steps of several solvers of one formula are one proof in the order in which they were written, as long as
//! each drops no clause but its own (Heule, Manthey, Philipp, "Validating unsatisfiability results of clause
//! sharing parallel SAT solvers", 2014).
//!
//! **Here.** The tracers and the numbers of clauses are under a lock that the solvers share. A clause that
//! goes from one to another is derived anew for the other, which then owns the copy.
//!
//! **Contract.** Numbers grow in the order of the steps, but for clauses of the formula, which have the first
//! ones. Once the numbers are used up there are no tracers any more.
//!
//! **Cost.** Taking an uncontended lock, for each step.

use crate::cnf::literal::Lit;
use crate::proof::event::{Check, ClauseId, Instance, Problem, Tracer};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The tracers, and the numbers that they get.
#[derive(Default)]
struct Written {
    tracers: Vec<Box<dyn Tracer + Send>>,
    /// The numbers up to this one are reserved for clauses of the formula.
    reserved: u32,
    /// The last number given to a clause of the formula.
    last_original: u32,
    /// The last number given.
    last: u32,
    /// All numbers are used up, and the tracers have been dropped.
    exhausted: bool,
}

impl Written {
    fn each(&mut self, tell: impl FnMut(&mut Box<dyn Tracer + Send>)) {
        self.tracers.iter_mut().for_each(tell);
    }

    fn next_id(&mut self) -> ClauseId {
        if self.last == u32::MAX {
            self.exhausted = true;
            self.tracers.clear();
            return ClauseId::NONE;
        }
        self.last += 1;
        ClauseId(self.last)
    }
}

/// The tape that solvers write to; a clone is the same tape.
#[derive(Clone, Default)]
pub(in crate::sat) struct Tape(Arc<Mutex<Written>>);

impl Tape {
    fn written(&self) -> MutexGuard<'_, Written> {
        // A tracer that has panicked has written what it could.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a tracer, and reserves this number of the first numbers for clauses of the formula.
    pub fn add_tracer(&self, tracer: Box<dyn Tracer + Send>, reserved: u32) {
        let mut written = self.written();
        debug_assert!(written.last == 0 || written.last == written.reserved);
        written.tracers.push(tracer);
        written.reserved = reserved;
        written.last = reserved;
    }

    /// A clause of the formula.
    pub fn original(&self, lits: &[Lit]) -> ClauseId {
        let mut written = self.written();
        let id = if written.last_original < written.reserved {
            ClauseId(written.last_original + 1)
        } else {
            written.next_id()
        };
        written.last_original = id.0;
        written.each(|tracer| tracer.original(id, lits));
        id
    }

    /// A clause that follows from the antecedents, in the order of propagation.
    pub fn lemma(&self, lits: &[Lit], antecedents: &[ClauseId]) -> ClauseId {
        let mut written = self.written();
        let id = written.next_id();
        written.each(|tracer| tracer.lemma(id, lits, antecedents));
        id
    }

    /// A clause is dropped.
    pub fn delete(&self, id: ClauseId) {
        self.written().each(|tracer| tracer.delete(id));
    }

    /// The failed assumptions contradict each other because of a clause.
    pub fn conclude(&self, failed: &[Lit], id: ClauseId) {
        self.written().each(|tracer| tracer.conclude(failed, id));
    }

    /// Reports the beginning of a check.
    pub fn check(&self, check: &Check<'_>) {
        self.written().each(|tracer| tracer.check(check));
    }

    /// The next clauses of the formula are an instance of a law, or are not.
    pub fn instance(&self, instance: Option<&Instance>) {
        self.written().each(|tracer| tracer.instance(instance));
    }

    /// Whether a tracer wants to know of which laws clauses are instances.
    pub fn wants_laws(&self) -> bool {
        self.written().tracers.iter().any(|tracer| tracer.wants_laws())
    }

    /// The last number given so far.
    pub fn last(&self) -> ClauseId {
        let written = self.written();
        ClauseId(written.last.max(written.last_original))
    }

    /// The first problem with the proof so far.
    pub fn problem(&self) -> Option<Problem> {
        let written = self.written();
        if written.exhausted {
            return Some(Problem::TooLong);
        }
        written.tracers.iter().find_map(|tracer| tracer.problem())
    }
}
