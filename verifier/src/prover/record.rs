//! Questions as scripts: each is written down as it is asked.
//!
//! **Here.** A script declares and defines what it needs, asserts, and asks once, so that it is a condition
//! that `javelin vc` plays, and any solver that reads SMT-LIB. Its status is the answer that was given. Where
//! a question has summaries, these are declared, and their bodies stand in a file beside it, as `javelin vc`
//! wants them. Several recorders may write to one folder: numbers continue after those that are there.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};

use super::smtlib::script;
use super::text::{Writer, Written};
use super::{Abstraction, Answer, Condition, Played, Prover, ProverError};

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
        fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
        Ok(Recorder { inner, folder, levels: vec![Vec::new()], questions: 0 })
    }

    /// Writes a question and its answer.
    fn write(&mut self, graph: &Graph, assumptions: &[Term], answer: &Answer) -> Result<(), ProverError> {
        let formulas: Vec<Term> = self.levels.iter().flatten().chain(assumptions).copied().collect();
        self.save(&script(graph, &formulas, status(answer))?).map(drop)
    }

    /// Writes a script; its name without `.smt2`.
    fn save(&mut self, text: &str) -> Result<PathBuf, ProverError> {
        loop {
            self.questions += 1;
            let name = self.folder.join(format!("question-{:06}", self.questions));
            let path = name.with_extension("smt2");
            match File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())) {
                Ok(()) => return Ok(name),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(failed(&path, &error)),
            }
        }
    }
}

fn failed(path: &Path, error: &std::io::Error) -> ProverError {
    ProverError::Gone(format!("{}: {error}", path.display()))
}

/// An answer as the status of a script.
fn status(answer: &Answer) -> &'static str {
    match answer {
        Answer::Sat => "sat",
        Answer::Unsat => "unsat",
        Answer::Unknown(_) => "unknown",
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

    fn check_expanding(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        end: Option<Instant>,
    ) -> Result<Played, ProverError> {
        let played = self.inner.check_expanding(graph, condition, end)?;
        let Written { condition: text, bodies } = Writer::default().write(graph, condition);
        let says = condition.says.replace('\n', " ");
        let name = self.save(&format!("; {says}\n(set-info :status {})\n{text}", status(&played.answer)))?;
        if !bodies.is_empty() {
            let path = name.with_extension("bodies.smt2");
            fs::write(&path, bodies).map_err(|error| failed(&path, &error))?;
        }
        Ok(played)
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
