//! An input on the command line.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::inputs::{Limit, Script};
use super::verdict::{Answers, Taken};
use crate::run::{Exit, Limits, Runner};

/// How long a run may take beyond its limit before it is ended.
const PATIENCE: Duration = Duration::from_secs(10);
/// Address space of a run: one that runs away does not take the machine with it.
const ADDRESS_SPACE: u64 = 10 << 30;
/// The guard of time beside another limit.
pub const GUARD: Duration = Duration::from_secs(10);

/// A file that is gone when dropped.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Runs the script that `make` makes under a limit. It is read from a file by standard input.
///
/// The script is no longer in memory when the program starts: the system would count ours as the program's.
///
/// # Errors
/// The script cannot be written, or the program not be started.
pub fn run(program: &Path, more: &[String], make: &dyn Fn() -> Script, limit: Limit) -> io::Result<Taken> {
    let file = Scratch(std::env::temp_dir().join(format!("smtlib-bench-limits-{}.smt2", std::process::id())));
    fs::write(&file.0, make().text())?;
    let mut command = vec![program.display().to_string()];
    command.extend(limit.flags(GUARD));
    command.extend_from_slice(more);
    let own = match limit {
        Limit::Time(milliseconds) => Duration::from_millis(milliseconds),
        Limit::Memory(_) | Limit::Ticks(_) | Limit::Conflicts(_) => GUARD,
    };
    let limits = Limits { wall: own + PATIENCE, memory: Some(ADDRESS_SPACE) };
    let finished = Runner::default().run(&command, Some(&file.0), &limits).map_err(io::Error::other)?;
    let mut answers = Answers::default();
    answers.extend(&finished.output);
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
