//! A proof of a script, assembled from the events about its clauses.
//!
//! **Idea.** Clauses of the formula and steps come in turn while a script runs, numbered as they come. A file
//! or text of clauses has no numbers: a clause's is its place. So the clauses go to one place and the steps
//! to another, and when the last conclusion is known, the assumptions that failed are added to the clauses as
//! units, and the steps are copied with numbers after those of the clauses.

use std::io::{Read, Write};

use super::check::read::{ReadError, Step, Steps};
use super::event::{ClauseId, Problem, Tracer};
use super::lrat::LratWriter;
use crate::cnf::literal::Lit;

/// The numbers of the formula's clauses, in runs without gaps.
#[derive(Debug, Default)]
pub struct Originals {
    runs: Vec<IdRange>,
}

#[derive(Debug)]
struct IdRange {
    first: u32,
    last: u32,
    /// The number of the formula's clauses in earlier runs.
    before: u32,
}

impl Originals {
    /// Appends the number of the formula's next clause.
    pub fn push(&mut self, id: ClauseId) {
        let before = self.count();
        match self.runs.last_mut() {
            Some(run) if run.last + 1 == id.0 => run.last = id.0,
            _ => self.runs.push(IdRange { first: id.0, last: id.0, before }),
        }
    }

    /// The number of the formula's clauses.
    pub fn count(&self) -> u32 {
        self.runs.last().map_or(0, |run| run.before + (run.last - run.first + 1))
    }

    /// The number of a clause when clauses are numbered by position: its position in the formula; for a
    /// derived clause, its position among the derived ones plus `offset`.
    fn number(&self, id: u32, offset: u32) -> i64 {
        let at = self.runs.partition_point(|run| run.first <= id);
        let Some(run) = self.runs[..at].last() else { return i64::from(offset) + i64::from(id) };
        if id <= run.last {
            return i64::from(run.before + (id - run.first + 1));
        }
        let before = run.before + (run.last - run.first + 1);
        i64::from(offset) + i64::from(id - before)
    }
}

/// The reason that the steps cannot be copied.
#[derive(Debug, thiserror::Error)]
pub enum AssembleError {
    /// The recorded steps cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The copy cannot be written.
    #[error(transparent)]
    Write(#[from] Problem),
}

/// Copies the steps of a proof, numbered after the clauses of the formula and a unit for each assumption that
/// failed; `because` is the clause that refutes these, and `last` the largest number that was given.
///
/// # Errors
/// The steps cannot be read, or the copy not written.
pub fn assemble<W: Write>(
    steps: impl Read,
    originals: &Originals,
    (failed, because): (&[Lit], ClauseId),
    last: ClauseId,
    writer: &mut LratWriter<W>,
) -> Result<(), AssembleError> {
    let first = originals.count() + failed.len() as u32;
    let number = |id: i64| originals.number(id.unsigned_abs() as u32, first) * id.signum();
    let (mut steps, mut step) = (Steps::new(steps), Step::default());
    while steps.next(&mut step)? {
        if step.id > 0 {
            step.id = number(step.id as i64) as u64;
        }
        step.ids.iter_mut().for_each(|id| *id = number(*id));
        writer.copy(&step);
    }
    if !failed.is_empty() {
        let units = i64::from(originals.count()) + 1..=i64::from(first);
        let because = because.is_some().then(|| number(because.0.into()));
        let id = u64::from(last.0) + u64::from(first) + 1;
        writer.copy(&Step { id, lits: Vec::new(), ids: units.chain(because).collect() });
    }
    writer.flush();
    writer.problem().map_or(Ok(()), |problem| Err(problem.into()))
}
