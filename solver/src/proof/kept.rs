//! A proof that is recorded in memory, for `get-proof`.
//!
//! **Contract.** The record grows with the search and is counted as the session's memory. Beside the proof of
//! the last refutation it holds that of everything derived before, on which later refutations may rest.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::assemble::{AssembleError, Originals, assemble};
use super::event::{ClauseId, Problem, Tracer};
use super::lrat::{Format, LratWriter};
use crate::cnf::literal::Lit;

/// The size of the buffer of steps in bytes.
const BUFFERED: usize = 1 << 17;

/// The recorded proof; clones share it.
#[derive(Clone, Default)]
pub struct KeptProof {
    parts: Arc<Mutex<Parts>>,
}

struct Parts {
    /// The clauses of the formula as DIMACS, without a header.
    clauses: String,
    steps: LratWriter<Vec<u8>>,
    originals: Originals,
    last: ClauseId,
    vars: u32,
    concluded: Option<Conclusion>,
    /// The conclusion of the last check, and the number of the formula's clauses at that time.
    answer: Option<(Conclusion, u32)>,
}

/// Assumptions that failed, and the clause that refutes them.
type Conclusion = (Vec<Lit>, ClauseId);

impl Default for Parts {
    fn default() -> Parts {
        Parts {
            clauses: String::new(),
            steps: LratWriter::new(Vec::new(), Format::Binary),
            originals: Originals::default(),
            last: ClauseId::NONE,
            vars: 0,
            concluded: None,
            answer: None,
        }
    }
}

/// Writes a clause as a line. Writing to a string does not fail.
fn write_clause(text: &mut String, lits: &[Lit]) {
    for lit in lits {
        let _ = write!(text, "{} ", lit.to_dimacs());
    }
    text.push_str("0\n");
}

impl Parts {
    fn see(&mut self, id: ClauseId, lits: &[Lit]) {
        self.last = self.last.max(id);
        self.vars = lits.iter().map(|lit| lit.var().0 + 1).fold(self.vars, u32::max);
    }
}

impl KeptProof {
    fn parts(&self) -> MutexGuard<'_, Parts> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A tracer for a new formula; it discards the proof of the last one.
    pub fn listener(&self) -> Box<dyn Tracer + Send> {
        *self.parts() = Parts::default();
        Box::new(self.clone())
    }

    /// A check begins: conclusions of earlier questions are not its answer.
    pub fn begin_check(&self) {
        self.parts().concluded = None;
    }

    /// A check has ended: its conclusion, if there is one, is its answer.
    pub fn end_check(&self) {
        let mut parts = self.parts();
        let count = parts.originals.count();
        parts.answer = parts.concluded.take().map(|concluded| (concluded, count));
    }

    /// An upper bound on the length of its texts: a byte of the recorded steps becomes at most three digits
    /// and a blank.
    pub fn most_text(&self) -> u64 {
        let parts = self.parts();
        let failed = parts.answer.as_ref().map_or(0, |((failed, _), _)| failed.len());
        (parts.clauses.len() + 4 * parts.steps.sink().len() + 64 * (failed + 2) + 4 * BUFFERED) as u64
    }

    /// The formula as DIMACS, with a unit for each assumption that failed last, and its refutation as LRAT;
    /// `None` if the last check has no refutation by clauses.
    ///
    /// # Errors
    /// The proof is not complete.
    pub fn texts(&self) -> Result<Option<(String, String)>, AssembleError> {
        let mut parts = self.parts();
        parts.steps.flush();
        if let Some(problem) = parts.steps.problem() {
            return Err(problem.into());
        }
        let Some(((failed, because), originals)) = &parts.answer else { return Ok(None) };
        // Clauses added later belong to other questions.
        if *originals != parts.originals.count() {
            return Ok(None);
        }
        let count = originals + failed.len() as u32;
        let mut formula = format!("p cnf {} {count}\n{}", parts.vars, parts.clauses);
        failed.iter().for_each(|&lit| write_clause(&mut formula, &[lit]));
        let mut writer = LratWriter::new(Vec::new(), Format::Text);
        writer.original(ClauseId(count), &[]);
        assemble(
            parts.steps.sink().as_slice(),
            &parts.originals,
            (failed, *because),
            parts.last,
            &mut writer,
        )?;
        Ok(Some((formula, String::from_utf8_lossy(writer.sink()).into_owned())))
    }
}

impl Tracer for KeptProof {
    fn original(&mut self, id: ClauseId, lits: &[Lit]) {
        let mut parts = self.parts();
        parts.see(id, lits);
        parts.originals.push(id);
        write_clause(&mut parts.clauses, lits);
    }

    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]) {
        let mut parts = self.parts();
        parts.see(id, lits);
        parts.steps.lemma(id, lits, antecedents);
    }

    fn delete(&mut self, id: ClauseId) {
        let mut parts = self.parts();
        let answer = parts.answer.as_ref().map(|(concluded, _)| concluded);
        if parts.concluded.iter().chain(answer).all(|concluded| concluded.1 != id) {
            parts.steps.delete(id);
        }
    }

    fn conclude(&mut self, failed: &[Lit], id: ClauseId) {
        let mut parts = self.parts();
        parts.vars = failed.iter().map(|lit| lit.var().0 + 1).fold(parts.vars, u32::max);
        parts.concluded = Some((failed.to_vec(), id));
    }

    fn wants_circuits(&self) -> bool {
        true
    }

    fn problem(&self) -> Option<Problem> {
        self.parts().steps.problem()
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::check_files;
    use super::*;

    #[test]
    fn the_texts_are_a_formula_and_its_refutation() {
        let lits = |numbers: &[i64]| -> Vec<Lit> {
            let lit = |&number: &i64| {
                Lit::from_index(2 * (number.unsigned_abs() as usize - 1)).negated_if(number < 0)
            };
            numbers.iter().map(lit).collect()
        };
        let proof = KeptProof::default();
        let mut told = proof.listener();
        told.original(ClauseId(1), &lits(&[1, 2]));
        told.original(ClauseId(2), &lits(&[1, -2]));
        told.lemma(ClauseId(3), &lits(&[1]), &[ClauseId(1), ClauseId(2)]);
        told.original(ClauseId(4), &lits(&[-1, 3]));
        told.lemma(ClauseId(5), &lits(&[3]), &[ClauseId(3), ClauseId(4)]);
        assert!(proof.texts().unwrap().is_none());
        told.conclude(&lits(&[-3]), ClauseId(5));
        told.delete(ClauseId(5));
        proof.end_check();
        let (formula, steps) = proof.texts().unwrap().unwrap();
        assert!(((formula.len() + steps.len()) as u64) < proof.most_text());
        assert!(formula.starts_with("p cnf 3 4\n") && formula.ends_with("\n-3 0\n"), "{formula}");
        assert_eq!(check_files(formula.as_bytes(), steps.as_bytes()).unwrap().added, 3);
        proof.begin_check();
        told.original(ClauseId(6), &lits(&[-1]));
        told.conclude(&lits(&[]), ClauseId(6));
        assert!(proof.texts().unwrap().is_none(), "another question was asked");
        proof.end_check();
        assert!(proof.texts().unwrap().is_some());
        let fresh = proof.listener();
        assert!(fresh.problem().is_none() && proof.texts().unwrap().is_none());
    }
}
