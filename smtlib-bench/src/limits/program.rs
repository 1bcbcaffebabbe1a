//! Runs an input on the command line.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::inputs::Limit;
use super::verdict::{Answers, KEPT, Taken};
use crate::run::{Exit, Limits, Runner};

/// The time beyond its limit after which a run is killed.
const PATIENCE: Duration = Duration::from_secs(10);
/// The address space of a run, which protects the machine.
const ADDRESS_SPACE: u64 = 10 << 30;
/// The guard of time beside another limit.
pub const GUARD: Duration = Duration::from_secs(10);

/// A script in a file, which is removed on drop.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// A name for a file of this process.
    pub fn new(name: &str) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("smtlib-bench-{}-{name}.smt2", std::process::id())))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Runs a script under a limit.
///
/// The calling process must be small: the system counts the resident set of the process that starts a program
/// as the program's.
///
/// # Errors
/// The script cannot be read, or the program not be started.
pub fn run(program: &Path, script: &Path, limit: Limit) -> io::Result<Taken> {
    let mut command = vec![program.display().to_string()];
    command.extend(limit.flags(GUARD));
    let own = match limit {
        Limit::Time(milliseconds) => Duration::from_millis(milliseconds),
        Limit::Memory(_) | Limit::Ticks(_) | Limit::Conflicts(_) => GUARD,
    };
    let limits = Limits { wall: own + PATIENCE, memory: Some(ADDRESS_SPACE), output: KEPT };
    let finished = Runner::default().run(&command, Some(script), &limits).map_err(io::Error::other)?;
    let mut answers = Answers::default();
    answers.extend(&finished.output);
    answers.bytes = finished.printed;
    let said = String::from_utf8_lossy(&finished.errors);
    let bug = said.lines().find(|line| line.contains("internal error") || line.contains("panicked at"));
    let broken = match finished.exit {
        _ if finished.timed_out => Some(format!("no end after {:.1} s", limits.wall.as_secs_f64())),
        Exit::Signal(signal) => Some(format!("ended by signal {signal}")),
        Exit::Code(0 | 1) => bug.map(str::to_owned),
        Exit::Code(code) => Some(format!("status {code}: {}", said.lines().next_back().unwrap_or_default())),
    };
    Ok(Taken { time: finished.wall, resident: finished.memory, delay: None, answers, broken })
}
