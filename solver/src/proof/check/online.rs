//! The checker as a tracer: each step is checked when the solver takes it.

use super::{CheckError, Checker};
use crate::cnf::literal::Lit;
use crate::proof::event::{ClauseId, Problem, Tracer};

/// Checks a solver's proof step by step and retains the first error.
#[derive(Default)]
pub struct OnlineChecker {
    checker: Checker,
    error: Option<CheckError>,
    lits: Vec<u32>,
    hints: Vec<i64>,
}

impl OnlineChecker {
    /// A checker without clauses.
    pub fn new() -> OnlineChecker {
        OnlineChecker::default()
    }

    /// Checks a step unless one has failed.
    fn step(&mut self, step: impl FnOnce(&mut OnlineChecker) -> Result<(), CheckError>) {
        if self.error.is_none() {
            self.error = step(self).err();
        }
    }

    fn read(&mut self, lits: &[Lit]) {
        self.lits.clear();
        self.lits.extend(lits.iter().map(|lit| lit.index() as u32));
    }

    fn original_step(&mut self, id: ClauseId, lits: &[Lit]) -> Result<(), CheckError> {
        self.read(lits);
        self.checker.add(id.0.into(), &self.lits)
    }

    fn conclude_step(&mut self, failed: &[Lit], id: ClauseId) -> Result<(), CheckError> {
        self.read(failed);
        let holds = match self.checker.clauses.get(&id.0.into()) {
            Some(clause) => clause.iter().all(|&lit| self.lits.contains(&(lit ^ 1))),
            None => !id.is_some() && self.lits.iter().any(|&lit| self.lits.contains(&(lit ^ 1))),
        };
        if holds { Ok(()) } else { Err(CheckError::Conclusion { id: id.0.into() }) }
    }
}

impl Tracer for OnlineChecker {
    fn original(&mut self, id: ClauseId, lits: &[Lit]) {
        self.step(|checker| checker.original_step(id, lits));
    }

    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]) {
        self.step(|checker| {
            checker.read(lits);
            checker.hints.clear();
            checker.hints.extend(antecedents.iter().map(|id| i64::from(id.0)));
            checker.checker.add_lemma(id.0.into(), &checker.lits, &checker.hints)
        });
    }

    fn delete(&mut self, id: ClauseId) {
        self.step(|checker| checker.checker.delete(id.0.into()));
    }

    fn conclude(&mut self, failed: &[Lit], id: ClauseId) {
        self.step(|checker| checker.conclude_step(failed, id));
    }

    fn problem(&self) -> Option<Problem> {
        self.error.as_ref().map(|error| Problem::Wrong(error.to_string()))
    }
}
