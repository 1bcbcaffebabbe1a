//! Questions as scripts: each is written down as it is asked.
//!
//! **Here.** A script declares and defines what it needs, asserts, and asks once, so that it is a condition
//! that `javelin vc` plays, and any solver that reads SMT-LIB. Its status is the answer that was given. Where
//! a question has summaries, these are declared, and their bodies stand in files beside it, as `javelin vc`
//! wants them. Several recorders may write to one folder: numbers continue after those that are there. The
//! first one writes each body once, to the file that all questions of the folder share; names of others may
//! mean other bodies, so their questions have files of their own, which count where both have a body.
//!
//! **Contract.** A recorder is asked in terms of one graph, and a summary has one body.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};

use super::smtlib::script;
use super::text::{ConditionWriter, WrittenCondition};
use super::{Answer, Combination, Condition, Played, Prover, ProverError, Quota};

/// A solver whose questions are written to a folder.
pub struct Recorder {
    inner: Box<dyn Prover>,
    folder: PathBuf,
    levels: Vec<Vec<Term>>,
    /// The number of the last question.
    questions: u64,
    writer: ConditionWriter,
    shared: Shared,
}

/// The file of bodies that the questions of a folder share, if this recorder has made it.
enum Shared {
    /// No question had a body so far.
    NotMade,
    Own(File),
    OfAnother,
}

/// The name of that file, and the ending of a question's own, in place of `smt2`.
const SHARED: &str = "bodies.smt2";

/// The file of a question, without `.smt2`.
fn question(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("question-{number:06}"))
}

/// A number whose question is there, if any is, and the next is not: by doubling and bisection, since each of
/// many recorders of a run asks for it.
fn last_question(folder: &Path) -> u64 {
    let is_there = |number| question(folder, number).with_extension("smt2").exists();
    let mut free: u64 = 1;
    while is_there(free) {
        free *= 2;
    }
    let mut taken = free / 2;
    while taken + 1 < free {
        let middle = taken + (free - taken) / 2;
        if is_there(middle) { taken = middle } else { free = middle }
    }
    taken
}

impl Recorder {
    /// Writes what a solver is asked to this folder, which is made if it is not there.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new(inner: Box<dyn Prover>, folder: PathBuf) -> Result<Recorder, ProverError> {
        fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
        let questions = last_question(&folder);
        let (writer, shared) = (ConditionWriter::default(), Shared::NotMade);
        Ok(Recorder { inner, folder, levels: vec![Vec::new()], questions, writer, shared })
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
            let name = question(&self.folder, self.questions);
            let path = name.with_extension("smt2");
            match File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())) {
                Ok(()) => return Ok(name),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(failed(&path, &error)),
            }
        }
    }

    /// Writes the bodies that a question may need; some of them are new.
    fn save_bodies(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        name: &Path,
        new: &str,
    ) -> Result<(), ProverError> {
        let path = self.folder.join(SHARED);
        if let (Shared::NotMade, false) = (&self.shared, new.is_empty()) {
            self.shared = match File::create_new(&path) {
                Ok(file) => Shared::Own(file),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => Shared::OfAnother,
                Err(error) => return Err(failed(&path, &error)),
            };
        }
        match &mut self.shared {
            Shared::NotMade => Ok(()),
            Shared::Own(file) => file.write_all(new.as_bytes()).map_err(|error| failed(&path, &error)),
            Shared::OfAnother => {
                let (_, bodies) = self.writer.texts(graph, condition);
                if bodies.is_empty() {
                    return Ok(());
                }
                let path = name.with_extension(SHARED);
                fs::write(&path, bodies.concat()).map_err(|error| failed(&path, &error))
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

    fn check(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Answer, ProverError> {
        let answer = self.inner.check(graph, assumptions, quota)?;
        self.write(graph, assumptions, &answer)?;
        Ok(answer)
    }

    fn check_expanding(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        quota: Quota,
    ) -> Result<Played, ProverError> {
        let played = self.inner.check_expanding(graph, condition, quota)?;
        let WrittenCondition { condition: text, bodies } = self.writer.write(graph, condition);
        let says = condition.says.replace('\n', " ");
        let name = self.save(&format!("; {says}\n(set-info :status {})\n{text}", status(&played.answer)))?;
        self.save_bodies(graph, condition, &name, &bodies)?;
        Ok(played)
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        self.inner.values(graph, terms)
    }

    fn core(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Vec<usize>, ProverError> {
        self.inner.core(graph, assumptions, quota)
    }

    fn abstraction(
        &mut self,
        graph: &mut Graph,
        assumptions: &[Term],
        predicates: &[Term],
        quota: Quota,
    ) -> Result<Combination, ProverError> {
        self.inner.abstraction(graph, assumptions, predicates, quota)
    }

    fn interpolants(
        &mut self,
        graph: &mut Graph,
        parts: &[Vec<Term>],
        quota: Quota,
    ) -> Result<Option<Vec<Term>>, ProverError> {
        self.inner.interpolants(graph, parts, quota)
    }
}
