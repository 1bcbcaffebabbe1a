//! Questions as scripts: each is written down as it is asked.
//!
//! **Here.** A script declares and defines what it needs, asserts, and asks once, so that it is a condition
//! that `javelin vc` plays, and any solver that reads SMT-LIB. Its status is the answer that was given.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};

use super::smtlib::script;
use super::{Abstraction, Answer, Prover, ProverError};

/// A solver whose questions are written to a folder.
pub struct Recorder {
    inner: Box<dyn Prover>,
    folder: PathBuf,
    levels: Vec<Vec<Term>>,
    questions: u64,
}

impl Recorder {
    /// Writes what a solver is asked to this folder, which is made if it is not there.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new(inner: Box<dyn Prover>, folder: PathBuf) -> Result<Recorder, ProverError> {
        fs::create_dir_all(&folder)
            .map_err(|error| ProverError::Gone(format!("{}: {error}", folder.display())))?;
        Ok(Recorder { inner, folder, levels: vec![Vec::new()], questions: 0 })
    }

    /// Writes a question and its answer.
    fn write(&mut self, graph: &Graph, assumptions: &[Term], answer: &Answer) -> Result<(), ProverError> {
        self.questions += 1;
        let status = match answer {
            Answer::Sat => "sat",
            Answer::Unsat => "unsat",
            Answer::Unknown(_) => "unknown",
        };
        let formulas: Vec<Term> = self.levels.iter().flatten().chain(assumptions).copied().collect();
        let path = self.folder.join(format!("question-{:06}.smt2", self.questions));
        let text = script(graph, &formulas, status)?;
        fs::write(&path, text).map_err(|error| ProverError::Gone(format!("{}: {error}", path.display())))
    }
}

impl Prover for Recorder {
    fn assert(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError> {
        if let Some(level) = self.levels.last_mut() {
            level.push(formula);
        }
        self.inner.assert(graph, formula)
    }

    fn push(&mut self) -> Result<(), ProverError> {
        self.levels.push(Vec::new());
        self.inner.push()
    }

    fn pop(&mut self) -> Result<(), ProverError> {
        self.levels.pop();
        self.inner.pop()
    }

    fn check(
        &mut self,
        graph: &Graph,
        assumptions: &[Term],
        end: Option<Instant>,
    ) -> Result<Answer, ProverError> {
        let answer = self.inner.check(graph, assumptions, end)?;
        self.write(graph, assumptions, &answer)?;
        Ok(answer)
    }

    fn check_briefly(
        &mut self,
        graph: &Graph,
        assumptions: &[Term],
        end: Option<Instant>,
    ) -> Result<Answer, ProverError> {
        let answer = self.inner.check_briefly(graph, assumptions, end)?;
        self.write(graph, assumptions, &answer)?;
        Ok(answer)
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        self.inner.values(graph, terms)
    }

    fn core(
        &mut self,
        graph: &Graph,
        assumptions: &[Term],
        end: Option<Instant>,
    ) -> Result<Vec<usize>, ProverError> {
        self.inner.core(graph, assumptions, end)
    }

    fn abstraction(
        &mut self,
        graph: &mut Graph,
        assumptions: &[Term],
        predicates: &[Term],
        end: Option<Instant>,
    ) -> Result<Abstraction, ProverError> {
        self.inner.abstraction(graph, assumptions, predicates, end)
    }

    fn interpolants(
        &mut self,
        graph: &mut Graph,
        parts: &[Vec<Term>],
        end: Option<Instant>,
    ) -> Result<Option<Vec<Term>>, ProverError> {
        self.inner.interpolants(graph, parts, end)
    }
}
