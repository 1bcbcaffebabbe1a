//! `smtlib-bench programs`: what `javelin verify` decides of programs with known verdicts.
//!
//! **Here.** `sets.toml` says which files belong together, how they are read, and what their names tell of
//! the right verdict. Each file is verified in a process of its own under limits; a row of a table says what
//! came of it. A verdict that contradicts the name is wrong, and the command's exit status says so.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::run::{Limits, RunError, Runner};

/// What `smtlib-bench programs` is to do.
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
    /// Seconds for each program
    #[arg(long, default_value_t = 60.0)]
    pub timeout: f64,
    /// Mebibytes for each program
    #[arg(long, default_value_t = 4096)]
    pub memory: u64,
    /// A further argument for `javelin verify`; repeat for more
    #[arg(long = "flag", allow_hyphen_values = true)]
    pub flags: Vec<String>,
    /// The table of results, written anew
    #[arg(long, default_value = "target/programs.tsv")]
    pub out: PathBuf,
}

/// Why the programs could not be verified.
#[derive(Debug, thiserror::Error)]
pub enum ProgramsError {
    /// A folder cannot be listed, or a table not be written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The table of sets is damaged.
    #[error("sets.toml: {0}")]
    Sets(#[from] toml::de::Error),
    /// No set has this name.
    #[error("there is no set {0}")]
    NoSet(String),
    /// A process could not be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The table of results cannot be written.
    #[error("results: {0}")]
    Csv(#[from] csv::Error),
}

#[derive(Deserialize)]
struct Sets {
    set: Vec<Set>,
}

/// Programs that are read in the same way.
#[derive(Deserialize)]
struct Set {
    name: String,
    folder: PathBuf,
    #[serde(default)]
    files: Vec<String>,
    /// Whether files in folders below belong to it, too.
    #[serde(default)]
    recursive: bool,
    /// Files that are linked to each program, and a folder of headers, below the folder of all sets.
    #[serde(default)]
    with: Vec<PathBuf>,
    headers: Option<PathBuf>,
    /// What each file begins with.
    prelude: Option<String>,
    flags: Vec<String>,
    #[serde(default)]
    holds: Vec<String>,
    #[serde(default)]
    fails: Vec<String>,
}

/// One program and what came of it.
#[derive(Serialize)]
struct Row<'a> {
    set: &'a str,
    file: String,
    /// `TRUE`, `FALSE` or nothing.
    expected: &'static str,
    /// `TRUE`, `FALSE`, `UNKNOWN`, or `ERROR` where there is none.
    verdict: &'static str,
    seconds: f64,
    mebibytes: u64,
    /// The line that holds the verdict.
    line: String,
}

/// How many programs of a set had which verdict.
#[derive(Default)]
struct Tally {
    holds: usize,
    fails: usize,
    unknown: usize,
    errors: usize,
    wrong: usize,
    seconds: Vec<f64>,
}

impl Set {
    /// The verdict that a name tells.
    fn expected(&self, name: &str) -> &'static str {
        let has = |parts: &[String]| parts.iter().any(|part| name.contains(part.as_str()));
        match (has(&self.holds), has(&self.fails)) {
            (true, false) => "TRUE",
            (false, true) => "FALSE",
            _ => "",
        }
    }

    /// Its files, ascending.
    fn members(&self, root: &Path) -> Result<Vec<PathBuf>, ProgramsError> {
        let mut folders = vec![root.join(&self.folder)];
        let mut members = Vec::new();
        while let Some(folder) = folders.pop() {
            let failed = |error| ProgramsError::File(folder.clone(), error);
            for entry in fs::read_dir(&folder).map_err(failed)? {
                let path = entry.map_err(failed)?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let belongs =
                    self.files.is_empty() || self.files.iter().any(|part| name.contains(part.as_str()));
                if self.recursive && path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "c") && belongs {
                    members.push(path);
                }
            }
        }
        members.sort();
        Ok(members)
    }
}

/// The verdict in what the verifier printed, and its line.
fn verdict(output: &str) -> (&'static str, String) {
    for line in output.lines().rev() {
        for word in ["TRUE", "FALSE", "UNKNOWN"] {
            if line.starts_with(word) {
                return (word, line.to_owned());
            }
        }
    }
    ("ERROR", String::new())
}

impl Tally {
    fn add(&mut self, row: &Row<'_>) {
        match row.verdict {
            "TRUE" => self.holds += 1,
            "FALSE" => self.fails += 1,
            "UNKNOWN" => self.unknown += 1,
            _ => self.errors += 1,
        }
        let is_decided = matches!(row.verdict, "TRUE" | "FALSE");
        self.wrong += usize::from(is_decided && !row.expected.is_empty() && row.expected != row.verdict);
        if is_decided {
            self.seconds.push(row.seconds);
        }
    }

    /// A row of the summary.
    fn line(&mut self, name: &str) -> String {
        self.seconds.sort_by(f64::total_cmp);
        let median = self.seconds.get(self.seconds.len() / 2);
        let median = median.map_or("-".to_owned(), |seconds| format!("{seconds:.2}"));
        let Tally { holds, fails, unknown, errors, wrong, .. } = self;
        let count = *holds + *fails + *unknown + *errors;
        format!("| {name} | {count} | {holds} | {fails} | {unknown} | {errors} | {wrong} | {median} |\n")
    }
}

/// Verifies the programs; a summary as Markdown, and whether a verdict is wrong.
///
/// # Errors
/// A folder cannot be read, a process not be started, or the table not be written.
pub fn programs(options: &ProgramsOptions, runner: &Runner) -> Result<(String, bool), ProgramsError> {
    let Sets { set: sets } = toml::from_str(include_str!("sets.toml"))?;
    if let Some(name) = options.sets.iter().find(|name| sets.iter().all(|set| set.name != **name)) {
        return Err(ProgramsError::NoSet(name.clone()));
    }
    let is_meant = |set: &&Set| options.sets.is_empty() || options.sets.contains(&set.name);
    let headers = headers(&options.out)?;
    let mut table = csv::WriterBuilder::new().delimiter(b'\t').from_path(&options.out)?;
    let mut summary = String::from(
        "| set | programs | TRUE | FALSE | UNKNOWN | no verdict | wrong | median of decided (s) |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    let mut is_wrong = false;
    for set in sets.iter().filter(is_meant) {
        let mut tally = Tally::default();
        for path in set.members(&options.folder)? {
            if runner.interrupted() {
                break;
            }
            let row = verify(options, runner, (set, &path), &headers)?;
            tally.add(&row);
            table.serialize(&row)?;
        }
        is_wrong |= tally.wrong > 0;
        summary += &tally.line(&set.name);
    }
    table.flush().map_err(|error| ProgramsError::File(options.out.clone(), error))?;
    Ok((summary, is_wrong))
}

/// A folder beside the table with what some of the programs include and do not need: `smack.h`, empty.
fn headers(table: &Path) -> Result<PathBuf, ProgramsError> {
    let folder = table.with_extension("include");
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join("smack.h"), ""));
    written.map_err(|error| ProgramsError::File(folder.clone(), error))?;
    Ok(folder)
}

fn verify<'a>(
    options: &ProgramsOptions,
    runner: &Runner,
    (set, path): (&'a Set, &Path),
    headers: &Path,
) -> Result<Row<'a>, ProgramsError> {
    let mut command = vec![options.javelin.clone(), "verify".to_owned()];
    command.extend(set.flags.iter().chain(&options.flags).cloned());
    // Old programs: implicit integers and undeclared functions.
    for argument in ["-std=gnu89", "-Wno-everything", &format!("-I{}", headers.display())] {
        command.push(format!("--cc-arg={argument}"));
    }
    if let Some(folder) = &set.headers {
        command.push(format!("--cc-arg=-I{}", options.folder.join(folder).display()));
    }
    if let Some(prelude) = &set.prelude {
        let path = headers.join("prelude.h");
        fs::write(&path, prelude).map_err(|error| ProgramsError::File(path.clone(), error))?;
        command.extend(["--cc-arg=-include".to_owned(), format!("--cc-arg={}", path.display())]);
    }
    command.push(format!("--timeout={}", options.timeout));
    let files = set.with.iter().map(|file| options.folder.join(file)).chain([path.to_path_buf()]);
    command.extend(files.map(|file| file.display().to_string()));
    let limits = Limits {
        wall: Duration::from_secs_f64(options.timeout + 10.0),
        memory: Some(options.memory << 20),
        output: 1 << 20,
    };
    let finished = runner.run(&command, None, &limits)?;
    let (verdict, line) = verdict(&String::from_utf8_lossy(&finished.output));
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Row {
        set: &set.name,
        expected: set.expected(&name),
        file: name,
        verdict,
        seconds: finished.wall.as_secs_f64(),
        mebibytes: finished.memory >> 20,
        line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_lines_tell_verdicts() {
        let Sets { set: sets } = toml::from_str(include_str!("sets.toml")).unwrap();
        let expected = |set: &str, file: &str| {
            sets.iter().find(|one| one.name == set).map(|set| set.expected(file)).unwrap_or("no set")
        };
        assert_eq!(expected("locks", "test_locks_14_false.c"), "FALSE");
        assert_eq!(expected("drivers", "cdaudio_true.i.cil.c"), "TRUE");
        assert_eq!(expected("tcas", "tcas_1b_BLAST.c"), "TRUE");
        assert_eq!(expected("tcas", "tcas_other_BLAST.c"), "");
        assert_eq!(verdict("a.c:7: fails\nFALSE(unreach-call)   2 checks\n").0, "FALSE");
        assert_eq!(verdict("TRUE   4 checks hold\nsomething else\n").0, "TRUE");
        assert_eq!(verdict("no file\n").0, "ERROR");
    }

    #[test]
    fn a_verdict_that_contradicts_the_name_is_wrong() {
        let mut tally = Tally::default();
        for (expected, verdict) in [("TRUE", "TRUE"), ("TRUE", "FALSE"), ("", "FALSE"), ("FALSE", "UNKNOWN")]
        {
            let line = String::new();
            let row =
                Row { set: "s", file: String::new(), expected, verdict, seconds: 1.0, mebibytes: 1, line };
            tally.add(&row);
        }
        assert_eq!(tally.line("s"), "| s | 4 | 1 | 2 | 1 | 0 | 1 | 1.00 |\n");
    }
}
