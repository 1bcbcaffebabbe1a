//! The proof that interpolants are made from: every clause with the clauses it follows from.
//!
//! **Here.** A tracer that stores the events of a proof in two pools. Deletions are ignored, since a clause
//! keeps its number. Clauses of the formula come in the order in which they were added, so that their sides
//! are known by counting.
//!
//! **Contract.** If memory runs out, what was recorded is dropped, and [`Record::stopped`] says so; nothing
//! is recorded from then on.
//!
//! **Cost.** Four bytes for each literal and each antecedent.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::cnf::literal::Lit;
use crate::proof::event::{ClauseId, Problem, Tracer};
use javelin_term::limits::{Limits, Stop};
use javelin_term::work::growth;

/// One clause of the proof, as ranges of the pools.
#[derive(Clone, Copy)]
struct Entry {
    lits: usize,
    antecedents: usize,
    is_original: bool,
}

/// The clauses of a proof, numbered from 1 in the order in which they came.
#[derive(Default)]
pub(super) struct Record {
    steps: Vec<Entry>,
    lits: Vec<Lit>,
    antecedents: Vec<ClauseId>,
    empty: ClauseId,
    stopped: Option<Stop>,
    limits: Limits,
}

/// A tracer that shares its record with its owner.
#[derive(Clone, Default)]
pub(super) struct Recorder(Arc<Mutex<Record>>);

impl Recorder {
    /// An empty record within these limits.
    pub fn new(limits: &Limits) -> Recorder {
        let record = Record { limits: limits.clone(), ..Record::default() };
        Recorder(Arc::new(Mutex::new(record)))
    }

    /// The proof as recorded so far.
    pub fn record(&self) -> MutexGuard<'_, Record> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Record {
    /// The number of clauses.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    pub fn lits(&self, id: ClauseId) -> &[Lit] {
        let end = self.steps.get(id.0 as usize).map_or(self.lits.len(), |next| next.lits);
        &self.lits[self.steps[id.0 as usize - 1].lits..end]
    }

    /// Whether a clause has one literal.
    pub fn is_unit(&self, id: ClauseId) -> bool {
        self.lits(id).len() == 1
    }

    /// The clauses that a clause follows from, in the order of propagation; `None` for one of the formula.
    pub fn antecedents(&self, id: ClauseId) -> Option<&[ClauseId]> {
        let step = self.steps[id.0 as usize - 1];
        let end = self.steps.get(id.0 as usize).map_or(self.antecedents.len(), |next| next.antecedents);
        (!step.is_original).then(|| &self.antecedents[step.antecedents..end])
    }

    /// The empty clause, or the reason that it is missing.
    pub fn empty(&self) -> Result<ClauseId, Stop> {
        match self.stopped {
            Some(stop) => Err(stop),
            None if self.empty.is_some() => Ok(self.empty),
            None => Err(Stop::Broken("a refutation without an empty clause")),
        }
    }

    fn add(&mut self, id: ClauseId, lits: &[Lit], antecedents: Option<&[ClauseId]>) {
        if self.stopped.is_some() {
            return;
        }
        if let Err(stop) = self.room(id, lits.len(), antecedents.map_or(0, <[ClauseId]>::len)) {
            *self = Record { stopped: Some(stop), ..Record::default() };
            return;
        }
        let is_original = antecedents.is_none();
        self.steps.push(Entry { lits: self.lits.len(), antecedents: self.antecedents.len(), is_original });
        self.lits.extend_from_slice(lits);
        self.antecedents.extend_from_slice(antecedents.unwrap_or_default());
    }

    /// Checks that one more clause may be recorded.
    fn room(&self, id: ClauseId, lits: usize, antecedents: usize) -> Result<(), Stop> {
        if id.0 as usize != self.steps.len() + 1 {
            return Err(Stop::Broken("clauses of a proof that are not numbered in order"));
        }
        let more = growth(&self.steps, 1) + growth(&self.lits, lits) + growth(&self.antecedents, antecedents);
        if more == 0 { Ok(()) } else { self.limits.reserve(more as u64) }
    }
}

impl Tracer for Recorder {
    fn original(&mut self, id: ClauseId, lits: &[Lit]) {
        self.record().add(id, lits, None);
    }

    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]) {
        self.record().add(id, lits, Some(antecedents));
    }

    fn delete(&mut self, _: ClauseId) {}

    fn conclude(&mut self, failed: &[Lit], id: ClauseId) {
        if failed.is_empty() {
            self.record().empty = id;
        }
    }

    fn wants_circuits(&self) -> bool {
        true
    }

    fn problem(&self) -> Option<Problem> {
        None
    }
}
