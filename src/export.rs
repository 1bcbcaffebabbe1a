//! `--dimacs`: a check of a script as a CNF.
//!
//! The session runs as usual; a tracer records the clauses. Checks before the requested one are not run,
//! nor is that one itself if all of its clauses exist before the search. If theories may add lemmas, it is
//! run to its end.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::dimacs::Writer;
use javelin_solver::cnf::literal::Lit;
use javelin_solver::proof::event::{Check, ClauseId, Problem, Tracer};
use javelin_solver::session::{Session, Work};
use javelin_solver::{Host, TracerSource};

use crate::allocator;
use crate::cli::input::Input;
use crate::cli::signals::Signals;
use crate::cli::{Arguments, Failure, note, stats};
use crate::solve::host;

/// Runs the script up to the check and writes its clauses; `-` is standard output. Returns the exit status.
///
/// # Errors
/// The script cannot be read, has an error or too few checks before the one wanted; that check has no CNF;
/// the file cannot be written.
pub fn run(arguments: &Arguments, input: &Input, signals: &Signals, target: &Path) -> Result<i32, Failure> {
    let memory = allocator::program_memory();
    let _turn = memory.enter();
    let end = arguments.end();
    let mut script = Vec::new();
    input
        .bytes(signals)
        .read_to_end(&mut script)
        .map_err(|error| Failure::Input("the script".into(), error))?;
    let record = Record { clauses: Arc::default(), cancel: signals.cancel_flag() };
    let listener = record.clone();
    let tracers: TracerSource = Box::new(move || listener.renewed());
    let host = host(signals, &memory, end);
    let mut session = Session::new(arguments.session_options());
    session.set_host(Host { tracers: Some(tracers), ..host });
    session.feed(&script);
    session.finish();
    drop(script);
    let wanted = arguments.dimacs_check.unwrap_or(1);
    let mut checks = 0;
    while let Some(work) = session.read() {
        checks += u64::from(work == Work::Check);
        let is_wanted = work == Work::Check && checks == wanted;
        if work != Work::Other && !is_wanted {
            session.refuse("only its clauses are wanted".into());
            continue;
        }
        let Some(reply) = session.step() else { break };
        match reply.text {
            Some(message) if reply.is_error => return Err(Failure::Export(message)),
            Some(answer) if is_wanted => {
                if arguments.stats {
                    note(&stats::table('c', &session.statistics()))?;
                }
                return write(&record.finish(&answer)?, target);
            }
            _ if reply.exit => break,
            _ => {}
        }
    }
    Err(Failure::Export(format!("the script does not come to a check number {wanted}")))
}

fn write(cnf: &str, target: &Path) -> Result<i32, Failure> {
    let written = match target.as_os_str() == "-" {
        true => io::stdout().lock().write_all(cnf.as_bytes()),
        false => fs::write(target, cnf),
    };
    written.map_err(Failure::Output)?;
    Ok(0)
}

/// The clauses of a formula, shared by the session's listener and the program.
#[derive(Clone)]
struct Record {
    clauses: Arc<Mutex<Clauses>>,
    /// Set when the check need not continue.
    cancel: Arc<AtomicBool>,
}

/// The clauses recorded so far.
#[derive(Default)]
struct Clauses {
    writer: Writer,
    /// The question of the check, once it has started.
    check: Option<Asked>,
}

/// A check with its assumptions, as [`Check`] has them.
struct Asked {
    levels: usize,
    assumed: Vec<Lit>,
    is_false: bool,
    is_open: bool,
}

impl Record {
    fn clauses(&self) -> MutexGuard<'_, Clauses> {
        self.clauses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A listener for a new formula; the clauses of the last one are dropped.
    fn renewed(&self) -> Box<dyn Tracer + Send> {
        *self.clauses() = Clauses::default();
        Box::new(self.clone())
    }

    /// The text of the file: the clauses, and the assumptions of the check as unit clauses.
    fn finish(&self, answer: &str) -> Result<String, Failure> {
        let Clauses { mut writer, check } = std::mem::take(&mut *self.clauses());
        let is_decided = matches!(answer, "sat" | "unsat");
        let Some(asked) = check.filter(|asked| is_decided || !asked.is_open) else {
            return Err(Failure::Export("the check was not completed, so it has no clauses to write".into()));
        };
        let mut comment = String::from(
            "The clauses of a check after preprocessing and encoding, equisatisfiable with it.\n",
        );
        if asked.is_open {
            comment +=
                &format!("Among them are the lemmas that the check came to need; it answered {answer}.\n");
        }
        comment += &format!(
            "The last {} clauses are assumptions: {} levels that are open, {} assumed or named terms.",
            asked.assumed.len(),
            asked.levels,
            asked.assumed.len().saturating_sub(asked.levels)
        );
        for &literal in &asked.assumed {
            writer.add_clause(&[literal]);
        }
        if asked.is_false {
            writer.add_clause(&[]);
        }
        Ok(writer.finish(&comment))
    }
}

impl Tracer for Record {
    fn original(&mut self, _: ClauseId, lits: &[Lit]) {
        self.clauses().writer.add_clause(lits);
    }

    fn lemma(&mut self, _: ClauseId, _: &[Lit], _: &[ClauseId]) {}

    fn delete(&mut self, _: ClauseId) {}

    fn conclude(&mut self, _: &[Lit], _: ClauseId) {}

    fn check(&mut self, check: &Check<'_>) {
        let Check { levels, assumed, is_false, is_open } = *check;
        self.clauses().check = Some(Asked { levels, assumed: assumed.to_vec(), is_false, is_open });
        if !is_open {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }

    fn wants_circuits(&self) -> bool {
        true
    }

    fn problem(&self) -> Option<Problem> {
        None
    }
}
