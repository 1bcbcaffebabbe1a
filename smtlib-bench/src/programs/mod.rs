//! `smtlib-bench programs`: the verdicts of `javelin verify` on programs with known verdicts.
//!
//! **Here.** Sets of programs (`sets`) are verified under one or more settings, each a list of flags, one
//! setting after the other on each program, in a process of its own under limits. A run is a row of the same
//! table as a solver's run, with the setting for the solver, so that `smtlib-bench compare` sets them side by
//! side; a program that holds has no counterexample, `unsat`, and one that fails has one, `sat`. The last
//! line of the verifier's output, with its counters, is the row's note.

mod sets;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use crate::answers::{self, Answer, Counts};
use crate::compare::{CompareError, CompareOptions, compare};
use crate::corpus::Expected;
use crate::machine;
use crate::record::{Key, Log, Outcome, RecordError, Row, clean};
use crate::run::{Finished, Limits, RunError, Runner};
use crate::score::{Clock, disagreements};
use crate::solvers::{self, Solver, SolverError};
use sets::Set;

/// The flags of `smtlib-bench programs`.
#[derive(Args, Debug)]
pub struct ProgramsOptions {
    /// The folder of the sets
    #[arg(default_value = "../shared/programs")]
    pub folder: PathBuf,
    /// The program under test
    #[arg(long, default_value = "target/release/javelin")]
    pub javelin: String,
    /// A set; repeat for more; all by default
    #[arg(long = "set")]
    pub sets: Vec<String>,
    /// Only files whose name contains this
    #[arg(long)]
    pub contains: Option<String>,
    /// A column of the tables, as NAME=FLAGS for `javelin verify`; repeat for more
    #[arg(long = "setting", default_value = "javelin=", value_parser = setting)]
    pub settings: Vec<Setting>,
    /// A further argument for `javelin verify` under every setting; repeat for more
    #[arg(long = "flag", allow_hyphen_values = true)]
    pub flags: Vec<String>,
    /// Seconds for each program
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
    /// Mebibytes for each program
    #[arg(long, default_value_t = 4096)]
    pub memory: u64,
    /// The table the rows are appended to; runs that are in it already are not repeated
    #[arg(long, default_value = "target/programs.tsv")]
    pub out: PathBuf,
    /// A folder for the comparison of all settings in the table: compare.md, and plots
    #[arg(long)]
    pub report: Option<PathBuf>,
}

/// A column of the tables: a name, and flags of `javelin verify`.
#[derive(Clone, Debug)]
pub struct Setting {
    name: String,
    flags: String,
}

fn setting(text: &str) -> Result<Setting, String> {
    match text.split_once('=') {
        Some((name, flags)) if !name.is_empty() => {
            Ok(Setting { name: name.to_owned(), flags: flags.trim().to_owned() })
        }
        _ => Err("give a name, `=`, and flags, as in \"large=--engine lbe\"".to_owned()),
    }
}

/// The reasons that the programs cannot be verified.
#[derive(Debug, thiserror::Error)]
pub enum ProgramsError {
    /// A folder cannot be listed, or a header cannot be written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The table of sets is damaged.
    #[error("sets.toml: {0}")]
    Sets(#[from] toml::de::Error),
    /// No set has this name.
    #[error("there is no set {0}")]
    NoSet(String),
    /// The program under test does not run.
    #[error(transparent)]
    Program(#[from] SolverError),
    /// A process could not be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The table of results cannot be used.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The settings cannot be compared.
    #[error(transparent)]
    Compare(#[from] CompareError),
}

/// Verifies the programs; returns a summary as Markdown, and whether a verdict is wrong.
///
/// # Errors
/// A folder cannot be read, a process cannot be started, or the table cannot be written.
pub fn programs(options: &ProgramsOptions, runner: &Runner) -> Result<(String, bool), ProgramsError> {
    let sets = sets::all()?;
    if let Some(name) = options.sets.iter().find(|name| sets.iter().all(|set| set.name != **name)) {
        return Err(ProgramsError::NoSet(name.clone()));
    }
    let (log, table) = Log::open(&options.out)?;
    let known = table.rows.into_iter().map(|row| (row.key(), row)).collect();
    let mut work = Work {
        options,
        runner,
        log,
        known,
        version: version(options, runner)?,
        machine: machine::describe(),
        headers: headers(&options.out)?,
        rows: Vec::new(),
    };
    let is_meant = |set: &&Set| options.sets.is_empty() || options.sets.contains(&set.name);
    for set in sets.iter().filter(is_meant) {
        work.set(set)?;
    }
    let contradictions = disagreements(&work.rows);
    let mut summary = summary(&work.rows);
    for line in &contradictions {
        summary += &format!("\ncontradiction: {line}\n");
    }
    if let Some(folder) = &options.report {
        summary = report(options, folder)?;
    }
    let is_wrong = work.rows.iter().any(|row| row.outcome == Outcome::Wrong) || !contradictions.is_empty();
    Ok((summary, is_wrong))
}

/// The version of the program under test, with a hash of it.
fn version(options: &ProgramsOptions, runner: &Runner) -> Result<String, SolverError> {
    let row = solvers::choose(&[], &format!("javelin={}", options.javelin))?;
    Solver::find(&row, runner).map(|solver| solver.version)
}

/// A folder beside the table with an empty `smack.h`, which some programs include and do not need.
fn headers(table: &Path) -> Result<PathBuf, ProgramsError> {
    let folder = table.with_extension("include");
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join("smack.h"), ""));
    written.map_err(|error| ProgramsError::File(folder.clone(), error))?;
    Ok(folder)
}

/// The comparison of the settings; the first one is the base.
fn report(options: &ProgramsOptions, folder: &Path) -> Result<String, CompareError> {
    compare(&CompareOptions {
        tables: vec![options.out.clone()],
        base: options.settings.first().map(|setting| setting.name.clone()),
        solvers: options.settings.iter().map(|setting| setting.name.clone()).collect(),
        sets: options.sets.clone(),
        logics: Vec::new(),
        out: Some(folder.to_owned()),
        clock: Clock::Cpu,
        floor: 0.01,
    })
}

/// The state that all runs share, and the rows so far.
struct Work<'a> {
    options: &'a ProgramsOptions,
    runner: &'a Runner,
    log: Log,
    known: BTreeMap<Key, Row>,
    version: String,
    machine: String,
    headers: PathBuf,
    rows: Vec<Row>,
}

impl Work<'_> {
    /// Verifies the programs of a set under all settings.
    fn set(&mut self, set: &Set) -> Result<(), ProgramsError> {
        for path in set.members(&self.options.folder)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if self.options.contains.as_ref().is_some_and(|part| !name.contains(part.as_str())) {
                continue;
            }
            for setting in &self.options.settings {
                if self.runner.interrupted() {
                    return Ok(());
                }
                self.one(setting, set, (&path, &name))?;
            }
        }
        Ok(())
    }

    /// One run, or the row of an earlier one.
    fn one(
        &mut self,
        setting: &Setting,
        set: &Set,
        (path, name): (&Path, &str),
    ) -> Result<(), ProgramsError> {
        let file = format!("{}/{name}", set.name);
        let Setting { name: solver, flags } = setting;
        let options: Vec<&str> =
            flags.split_whitespace().chain(self.options.flags.iter().map(String::as_str)).collect();
        let flags = options.join(" ");
        let key = Key::new(&file, (solver, &self.version, &flags), self.options.timeout, self.options.memory);
        if let Some(row) = self.known.get(&key) {
            self.rows.push(row.clone());
            return Ok(());
        }
        let (date, load) = (machine::now(), machine::load());
        let limits = Limits {
            wall: Duration::from_secs_f64(self.options.timeout + 10.0),
            // The program enforces its limit itself. The limit of the system is wider, since it counts
            // addresses that allocators keep.
            memory: Some((3 * self.options.memory) << 20),
            output: 1 << 20,
        };
        let command = self.command(&options, set, path)?;
        let finished = self.runner.run(&command, None, &limits)?;
        if self.runner.interrupted() {
            return Ok(());
        }
        let expected = set.expected(name);
        let (answer, line) = verdict(&String::from_utf8_lossy(&finished.output));
        let counts = answers::count(answer.as_slice(), &expected);
        let seconds = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e6;
        let (wall, cpu) = (seconds(finished.wall), seconds(finished.cpu));
        let row = Row {
            date,
            machine: self.machine.clone(),
            load,
            solver: solver.clone(),
            version: self.version.clone(),
            options: flags,
            file,
            logic: "C".to_owned(),
            set: set.name.clone(),
            source: set.name.clone(),
            expected: text(match &expected {
                Expected::Nothing => &[],
                Expected::Each(each) => each,
            }),
            verdict: text(answer.as_slice()),
            outcome: outcome(answer, &counts, &line, &finished),
            exit: finished.exit.to_string(),
            wall,
            cpu,
            wall_raw: wall,
            cpu_raw: cpu,
            startup_wall: 0.0,
            startup_cpu: 0.0,
            memory: (finished.memory as f64 / 1024.0 / 1024.0 * 10.0).round() / 10.0,
            timeout: self.options.timeout,
            memory_limit: self.options.memory,
            equal: counts.equal,
            different: counts.different,
            missing: counts.missing,
            note: clean(&line),
        };
        self.log.append(&row)?;
        self.rows.push(row);
        Ok(())
    }

    /// The command for a program.
    fn command(&self, flags: &[&str], set: &Set, path: &Path) -> Result<Vec<String>, ProgramsError> {
        let mut command = vec![self.options.javelin.clone(), "verify".to_owned()];
        command.extend(set.flags.iter().cloned());
        command.extend(flags.iter().map(|&flag| flag.to_owned()));
        // Old programs: implicit integers and undeclared functions.
        for argument in ["-std=gnu89", "-Wno-everything", &format!("-I{}", self.headers.display())] {
            command.push(format!("--cc-arg={argument}"));
        }
        if let Some(folder) = &set.headers {
            command.push(format!("--cc-arg=-I{}", self.options.folder.join(folder).display()));
        }
        if let Some(prelude) = &set.prelude {
            let path = self.headers.join("prelude.h");
            fs::write(&path, prelude).map_err(|error| ProgramsError::File(path.clone(), error))?;
            command.extend(["--cc-arg=-include".to_owned(), format!("--cc-arg={}", path.display())]);
        }
        command.push(format!("--timeout={}", self.options.timeout));
        command.push(format!("--memory-limit={}", self.options.memory));
        let files = set.with.iter().map(|file| self.options.folder.join(file)).chain([path.to_path_buf()]);
        command.extend(files.map(|file| file.display().to_string()));
        Ok(command)
    }
}

/// Answers as they stand in a row.
fn text(answers: &[Answer]) -> String {
    if answers.is_empty() { "-".to_owned() } else { answers::compress(answers) }
}

/// The verdict in the verifier's output, and the line that states it.
fn verdict(output: &str) -> (Option<Answer>, String) {
    let words = [("TRUE", Answer::Unsat), ("FALSE", Answer::Sat), ("UNKNOWN", Answer::Unknown)];
    for line in output.lines().rev() {
        if let Some((_, answer)) = words.iter().find(|(word, _)| line.starts_with(word)) {
            return (Some(*answer), line.to_owned());
        }
    }
    (None, String::new())
}

fn outcome(answer: Option<Answer>, counts: &Counts, line: &str, finished: &Finished) -> Outcome {
    match answer {
        _ if counts.different > 0 => Outcome::Wrong,
        Some(Answer::Sat | Answer::Unsat) => Outcome::Solved,
        _ if finished.timed_out => Outcome::Timeout,
        Some(Answer::Unknown) if line.starts_with("UNKNOWN (time") => Outcome::Timeout,
        Some(Answer::Unknown) if line.starts_with("UNKNOWN (memory") => Outcome::Memout,
        Some(Answer::Unknown) => Outcome::Unknown,
        None => Outcome::Error,
    }
}

/// The number of programs by set, setting and verdict.
fn summary(rows: &[Row]) -> String {
    let mut groups: BTreeMap<(&str, &str), Vec<&Row>> = BTreeMap::new();
    for row in rows {
        groups.entry((&row.set, &row.solver)).or_default().push(row);
    }
    let mut summary = String::from(
        "| set | setting | programs | TRUE | FALSE | UNKNOWN | no verdict | wrong | median of decided (s) |\n\
         |---|---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for ((set, setting), rows) in groups {
        let count = |verdict: &str| rows.iter().filter(|row| row.verdict == verdict).count();
        let [holds, fails, unknown, none] = ["unsat", "sat", "unknown", "-"].map(count);
        let wrong = rows.iter().filter(|row| row.outcome == Outcome::Wrong).count();
        let is_decided = |row: &&&Row| matches!(row.verdict.as_str(), "sat" | "unsat");
        let mut seconds: Vec<f64> = rows.iter().filter(is_decided).map(|row| row.cpu).collect();
        seconds.sort_by(f64::total_cmp);
        let median = seconds.get(seconds.len() / 2).map_or("-".to_owned(), |median| format!("{median:.2}"));
        let programs = rows.len();
        summary += &format!("| {set} | {setting} | {programs} | {holds} | {fails} | {unknown} | {none} | ");
        summary += &format!("{wrong} | {median} |\n");
    }
    summary
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::tests::row;

    #[test]
    fn lines_tell_verdicts() {
        assert_eq!(verdict("a.c:7: fails\nFALSE(unreach-call)   2 checks\n").0, Some(Answer::Sat));
        assert_eq!(verdict("TRUE   4 checks hold\nsomething else\n").0, Some(Answer::Unsat));
        assert_eq!(verdict("UNKNOWN (time)   4 checks\n").0, Some(Answer::Unknown));
        assert_eq!(verdict("no file\n").0, None);
    }

    #[test]
    fn a_setting_is_a_name_and_flags() {
        let large = setting("large=--engine lbe --blocks large").unwrap();
        assert_eq!((large.name.as_str(), large.flags.as_str()), ("large", "--engine lbe --blocks large"));
        assert!(setting("--engine lbe").is_err());
        assert!(setting("=--engine lbe").is_err());
    }

    #[test]
    fn a_summary_has_a_row_for_each_set_and_setting() {
        let rows = ["unsat", "sat", "sat", "unknown"].into_iter().enumerate().map(|(at, verdict)| Row {
            verdict: verdict.to_owned(),
            set: "locks".to_owned(),
            ..row("large", "file", if at == 2 { Outcome::Wrong } else { Outcome::Solved }, at as f64)
        });
        let text = summary(&rows.collect::<Vec<_>>());
        assert!(text.ends_with("| locks | large | 4 | 1 | 2 | 1 | 0 | 1 | 1.00 |\n"), "{text}");
    }
}
