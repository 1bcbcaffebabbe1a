//! `--dimacs`: a check of a script as a CNF.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::Instant;

use javelin_solver::session::Session;

use crate::cli::{Arguments, Failure};

/// Runs the script up to the check and writes its clauses; `-` is standard output. Returns the exit status.
///
/// # Errors
/// The script cannot be read, has an error or too few checks before the one wanted; that check has no CNF; the file
/// cannot be written.
pub fn run(arguments: &Arguments, mut input: Box<dyn Read>, target: &Path) -> Result<i32, Failure> {
    let mut script = Vec::new();
    input.read_to_end(&mut script).map_err(|error| Failure::Input("the script".into(), error))?;
    let mut session = Session::new(arguments.session_options());
    session.set_deadline(arguments.timeout.map(|timeout| Instant::now() + timeout));
    session.export(arguments.dimacs_check);
    session.feed(&script);
    session.finish();
    drop(script);
    while let Some(reply) = session.step() {
        match (reply.cnf, reply.text) {
            (Some(cnf), _) => return write(&cnf, target),
            (None, Some(message)) if reply.is_error => return Err(Failure::Export(message)),
            _ if reply.exit => break,
            _ => {}
        }
    }
    Err(Failure::Export(format!("the script does not come to a check number {}", arguments.dimacs_check)))
}

fn write(cnf: &str, target: &Path) -> Result<i32, Failure> {
    let written = match target.as_os_str() == "-" {
        true => io::stdout().lock().write_all(cnf.as_bytes()),
        false => fs::write(target, cnf),
    };
    written.map_err(Failure::Output)?;
    Ok(0)
}
