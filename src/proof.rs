//! Proof files: writing them beside a run, and checking them.
//!
//! For a DIMACS file the proof is written while the solver works. A script has no formula to refer to, so
//! its clauses go to a file of their own; their number is known at the end, when the steps, stored until
//! then in `FILE.part`, are numbered after them. `docs/proofs.md` defines what such a pair of files proves.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Cursor, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use javelin_parser::source::MARK;
use javelin_solver::cnf::literal::Lit;
use javelin_solver::proof::assemble::{Originals, assemble};
use javelin_solver::proof::check::{OnlineChecker, check_files};
use javelin_solver::proof::event::{ClauseId, Instance, Problem, Tracer};
use javelin_solver::proof::lrat::{Format, LratWriter};
use javelin_solver::sat::Solver;

use crate::cli::{Arguments, Failure};

/// Connects the proof file, and the checker if requested, to the solver of a formula with this many
/// clauses.
///
/// # Errors
/// The proof file cannot be created.
pub fn listen(
    arguments: &Arguments,
    check_proofs: bool,
    solver: &mut Solver,
    clauses: u32,
) -> Result<(), Failure> {
    if check_proofs {
        solver.trace(Box::new(OnlineChecker::new()), clauses);
    }
    if let Some(path) = &arguments.proof {
        let file = File::create(path).map_err(|error| cannot_write(path, &error))?;
        solver.trace(Box::new(LratWriter::new(file, arguments.format())), clauses);
    }
    Ok(())
}

fn cannot_write(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Proof(format!("no proof in {}: {error}", path.display()))
}

/// Checks a proof file and prints the result; returns the exit status.
///
/// # Errors
/// A file cannot be opened, or the result not printed.
pub fn check(formula: &Path, proof: &Path) -> Result<i32, Failure> {
    let open =
        |path: &Path| File::open(path).map_err(|error| Failure::Input(path.display().to_string(), error));
    let (status, line) = match check_files(without_mark(open(formula)?), open(proof)?) {
        Ok(found) => {
            let (clauses, added, deleted) = (found.clauses, found.added, found.deleted);
            (0, format!("verified: {clauses} clauses, {added} added, {deleted} deleted"))
        }
        Err(error) => (1, format!("not verified: {error}")),
    };
    writeln!(io::stdout(), "{line}").map_err(Failure::Output)?;
    Ok(status)
}

/// The bytes of a formula without a byte order mark; errors are reported when the rest is read.
fn without_mark(file: File) -> impl Read {
    let mut head = Vec::new();
    let _ = (&file).take(MARK.len() as u64).read_to_end(&mut head);
    if head == MARK {
        head.clear();
    }
    Cursor::new(head).chain(file)
}

/// The proof of a script under construction, shared by the session's listener and the program.
#[derive(Clone)]
pub struct ScriptProof {
    path: PathBuf,
    format: Format,
    parts: Arc<Mutex<Parts>>,
}

/// The proof so far.
#[derive(Default)]
struct Parts {
    clauses: Option<BufWriter<File>>,
    laws: Laws,
    steps: Option<LratWriter<File>>,
    originals: Originals,
    last: u32,
    vars: u32,
    /// The assumptions that failed last, and the clause that states it.
    concluded: Option<(Vec<Lit>, ClauseId)>,
    problem: Option<Problem>,
}

impl Parts {
    /// Creates the files for a new formula.
    fn begin(path: &Path) -> io::Result<Parts> {
        let mut clauses = BufWriter::new(File::create(beside(path, "cnf"))?);
        write_header(&mut clauses, 0, 0)?;
        remove_if_there(&beside(path, "laws.smt2"))?;
        let steps = LratWriter::new(File::create(beside(path, "part"))?, Format::Binary);
        Ok(Parts { clauses: Some(clauses), steps: Some(steps), ..Parts::default() })
    }

    fn note(&mut self, result: io::Result<()>) {
        if let Err(error) = result
            && self.problem.is_none()
        {
            self.problem = Some(Problem::Unwritten(error.to_string()));
        }
    }

    fn see(&mut self, id: ClauseId, lits: &[Lit]) {
        self.last = self.last.max(id.0);
        self.vars = lits.iter().map(|lit| lit.var().0 + 1).fold(self.vars, u32::max);
    }
}

/// The files that are written where a proof goes to this path.
pub fn files(path: &Path) -> [PathBuf; 4] {
    [path.to_owned(), beside(path, "cnf"), beside(path, "part"), beside(path, "laws.smt2")]
}

/// `PATH.EXTENSION`.
fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

/// Removes a file of an earlier run.
fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The instances of laws that are part of the formula, as a script whose every check must be `unsat`. There
/// is no file if there is no instance.
#[derive(Default)]
struct Laws {
    file: Option<BufWriter<File>>,
    /// The instance whose clauses are being recorded, and the number of clauses before it.
    current: Option<(Instance, u32)>,
}

impl Laws {
    /// Ends the instance before and begins this one, after `clauses` clauses.
    fn next(&mut self, path: &Path, instance: Option<&Instance>, clauses: u32) -> io::Result<()> {
        if let Some((Instance { law, script }, before)) = self.current.take() {
            let file = match &mut self.file {
                Some(file) => file,
                none => {
                    let mut file = BufWriter::new(File::create(beside(path, "laws.smt2"))?);
                    writeln!(file, "; The opposite of each law that clauses of the formula rest on.")?;
                    writeln!(file, "(set-logic QF_BV)")?;
                    none.insert(file)
                }
            };
            match before + 1 {
                first if first > clauses => writeln!(file, "; {law}: no clause")?,
                first => writeln!(file, "; {law}: clauses {first} to {clauses}")?,
            }
            file.write_all(script.as_bytes())?;
        }
        self.current = instance.map(|instance| (instance.clone(), clauses));
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        self.file.as_mut().map_or(Ok(()), Write::flush)
    }
}

/// The header of a formula, of constant length.
fn write_header(file: &mut impl Write, vars: u32, clauses: u32) -> io::Result<()> {
    writeln!(file, "p cnf {vars:>10} {clauses:>10}")
}

fn write_clause(file: &mut impl Write, lits: &[Lit]) -> io::Result<()> {
    for lit in lits {
        write!(file, "{} ", lit.to_dimacs())?;
    }
    writeln!(file, "0")
}

impl ScriptProof {
    /// The proof that the arguments request, if any.
    pub fn asked(arguments: &Arguments) -> Option<ScriptProof> {
        let path = arguments.proof.clone()?;
        Some(ScriptProof { path, format: arguments.format(), parts: Arc::default() })
    }

    fn parts(&self) -> MutexGuard<'_, Parts> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A tracer for a new formula; the proof of the last one is dropped.
    pub fn listener(&self) -> Box<dyn Tracer + Send> {
        let begun = Parts::begin(&self.path);
        *self.parts() = begun.unwrap_or_else(|error| Parts {
            problem: Some(Problem::Unwritten(error.to_string())),
            ..Parts::default()
        });
        Box::new(self.clone())
    }

    /// Completes the files.
    ///
    /// # Errors
    /// A file cannot be written, or nothing was refuted.
    pub fn finish(&self) -> Result<(), Failure> {
        let mut parts = std::mem::take(&mut *self.parts());
        if let Some(steps) = &mut parts.steps {
            steps.flush();
            parts.problem = parts.problem.take().or(steps.problem());
        }
        let part = beside(&self.path, "part");
        let done = match (parts.problem.take(), parts.concluded.take()) {
            (Some(problem), _) => Err(problem.to_string()),
            (None, None) => Err("no answer was `unsat` by clauses, so there is no proof".to_owned()),
            (None, Some(conclusion)) => {
                self.put_together(parts, conclusion, &part).map_err(|error| error.to_string())
            }
        };
        let removed = fs::remove_file(&part);
        done.map_err(|error| cannot_write(&self.path, &error))?;
        removed.map_err(|error| cannot_write(&part, &error))
    }

    /// Ends the file of clauses with the failed assumptions, and copies the steps, numbered after them.
    fn put_together(
        &self,
        mut parts: Parts,
        (failed, because): (Vec<Lit>, ClauseId),
        part: &Path,
    ) -> Result<(), Box<dyn std::error::Error>> {
        let originals = parts.originals.count();
        let first = originals + failed.len() as u32;
        parts.laws.finish()?;
        if let Some(clauses) = &mut parts.clauses {
            failed.iter().try_for_each(|&lit| write_clause(clauses, &[lit]))?;
            clauses.rewind()?;
            write_header(clauses, parts.vars, first)?;
            clauses.flush()?;
        }
        let mut writer = LratWriter::new(File::create(&self.path)?, self.format);
        writer.original(ClauseId(first), &[]);
        let steps = BufReader::new(File::open(part)?);
        Ok(assemble(steps, &parts.originals, (&failed, because), ClauseId(parts.last), &mut writer)?)
    }
}

impl Tracer for ScriptProof {
    fn original(&mut self, id: ClauseId, lits: &[Lit]) {
        let mut parts = self.parts();
        parts.see(id, lits);
        parts.originals.push(id);
        let written = parts.clauses.as_mut().map_or(Ok(()), |file| write_clause(file, lits));
        parts.note(written);
    }

    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]) {
        let mut parts = self.parts();
        parts.see(id, lits);
        if let Some(steps) = &mut parts.steps {
            steps.lemma(id, lits, antecedents);
        }
    }

    fn delete(&mut self, id: ClauseId) {
        let mut parts = self.parts();
        let is_kept = parts.concluded.as_ref().is_some_and(|concluded| concluded.1 == id);
        if let Some(steps) = parts.steps.as_mut().filter(|_| !is_kept) {
            steps.delete(id);
        }
    }

    fn conclude(&mut self, failed: &[Lit], id: ClauseId) {
        let mut parts = self.parts();
        parts.vars = failed.iter().map(|lit| lit.var().0 + 1).fold(parts.vars, u32::max);
        parts.concluded = Some((failed.to_vec(), id));
    }

    fn wants_laws(&self) -> bool {
        true
    }

    fn instance(&mut self, instance: Option<&Instance>) {
        let mut parts = self.parts();
        let clauses = parts.originals.count();
        let written = parts.laws.next(&self.path, instance, clauses);
        parts.note(written);
    }

    fn problem(&self) -> Option<Problem> {
        let parts = self.parts();
        parts.problem.clone().or_else(|| parts.steps.as_ref().and_then(|steps| steps.problem()))
    }
}
