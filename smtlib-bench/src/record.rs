//! The table of runs: one tab-separated row per run, only ever appended.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How a run is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Every check answered, none against the expectation.
    Solved,
    /// An answer against the expectation, or a wrong model.
    Wrong,
    /// The solver gave up.
    Unknown,
    /// The time limit ended it.
    Timeout,
    /// The memory limit ended it.
    Memout,
    /// A crash, an error, or output without an answer.
    Error,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Solved => "solved",
            Outcome::Wrong => "wrong",
            Outcome::Unknown => "unknown",
            Outcome::Timeout => "timeout",
            Outcome::Memout => "memout",
            Outcome::Error => "error",
        })
    }
}

/// One run of one solver on one file. Times are seconds, memory is MiB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// When it started, UTC.
    pub date: String,
    pub machine: String,
    /// The load average of the machine before the run.
    pub load: f64,
    pub solver: String,
    pub version: String,
    /// Its command, with the placeholders.
    pub options: String,
    /// The file's name in its folder.
    pub file: String,
    pub logic: String,
    pub set: String,
    pub source: String,
    /// The expected answers, run-length; `-` if none is known.
    pub expected: String,
    /// The given answers, run-length; `-` if none.
    pub verdict: String,
    pub outcome: Outcome,
    pub exit: String,
    /// Wall time less start-up.
    pub wall: f64,
    /// Processor time of the process tree less start-up.
    pub cpu: f64,
    /// Wall time as measured.
    pub wall_raw: f64,
    /// Processor time as measured.
    pub cpu_raw: f64,
    /// The wall time of an empty run that was subtracted.
    pub startup_wall: f64,
    /// The processor time of an empty run that was subtracted.
    pub startup_cpu: f64,
    pub memory: f64,
    pub timeout: f64,
    /// The memory limit; 0 for none.
    pub memory_limit: u64,
    /// Checks answered as expected (any definite answer where nothing is expected).
    pub equal: usize,
    /// Checks answered against the expectation.
    pub different: usize,
    pub missing: usize,
    /// A note: the first error, or the mistake.
    pub note: String,
}

/// The key of an experiment: two runs with the same key repeat each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    file: String,
    solver: String,
    version: String,
    options: String,
    timeout: u64,
    memory_limit: u64,
}

impl Row {
    /// The key of this run's experiment.
    pub fn key(&self) -> Key {
        let Row { file, solver, version, options, timeout, memory_limit, .. } = self;
        Key::new(file, (solver, version, options), *timeout, *memory_limit)
    }
}

impl Key {
    /// The key of a run of `solver` (name, version, options) on `file` under these limits.
    pub fn new(file: &str, solver: (&str, &str, &str), timeout: f64, memory_limit: u64) -> Key {
        Key {
            file: clean(file),
            solver: clean(solver.0),
            version: clean(solver.1),
            options: clean(solver.2),
            timeout: (timeout * 1000.0).round() as u64,
            memory_limit,
        }
    }
}

/// The reasons that a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The file cannot be opened, read or written.
    #[error("cannot use {path}: {cause}", path = .path.display())]
    Io { path: PathBuf, cause: io::Error },
    /// The file is something else, or an older table with other columns.
    #[error(
        "{path} does not start with the columns of a run table; choose another file",
        path = .0.display()
    )]
    Columns(PathBuf),
    /// A row cannot be written as text.
    #[error("cannot write a row: {0}")]
    Row(#[from] csv::Error),
}

/// The rows of a table, and the number of lines that could not be read (an interrupted run leaves one).
#[derive(Debug, Default)]
pub struct Table {
    /// The readable rows, oldest first.
    pub rows: Vec<Row>,
    /// The number of lines that are not rows.
    pub unreadable: usize,
}

pub fn read(path: &Path) -> Result<Table, RecordError> {
    let mut text = Vec::new();
    let io = |cause| RecordError::Io { path: path.to_owned(), cause };
    File::open(path).and_then(|mut file| file.read_to_end(&mut text)).map_err(io)?;
    parse(&text).ok_or_else(|| RecordError::Columns(path.to_owned()))
}

/// The rows in a table's text; `None` if its first line is not the header.
fn parse(text: &[u8]) -> Option<Table> {
    let header = header();
    if !text.starts_with(header.as_bytes()) {
        return None;
    }
    let mut reader =
        csv::ReaderBuilder::new().delimiter(b'\t').quoting(false).flexible(true).from_reader(text);
    let mut table = Table::default();
    for row in reader.deserialize() {
        match row {
            Ok(row) => table.rows.push(row),
            Err(_) => table.unreadable += 1,
        }
    }
    Some(table)
}

/// A table open for appending.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens or creates a table; returns it with its rows so far.
    pub fn open(path: &Path) -> Result<(Log, Table), RecordError> {
        let io = |cause| RecordError::Io { path: path.to_owned(), cause };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(io)?;
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(io)?;
        let mut text = Vec::new();
        file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_end(&mut text)).map_err(io)?;
        let table = if text.is_empty() {
            file.write_all(header().as_bytes()).map_err(io)?;
            Table::default()
        } else {
            parse(&text).ok_or_else(|| RecordError::Columns(path.to_owned()))?
        };
        if !text.is_empty() && !text.ends_with(b"\n") {
            // An incomplete row stays as a line of its own.
            file.write_all(b"\n").map_err(io)?;
        }
        Ok((Log { path: path.to_owned(), file }, table))
    }

    /// Appends a row, in one write, so that an interruption cuts at most this row short.
    pub fn append(&mut self, row: &Row) -> Result<(), RecordError> {
        let text = line(row)?;
        self.file.write_all(&text).map_err(|cause| RecordError::Io { path: self.path.clone(), cause })
    }
}

/// Text with tabs, line ends and other control characters replaced by blanks.
pub fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

fn writer(with_header: bool) -> csv::Writer<Vec<u8>> {
    let mut builder = csv::WriterBuilder::new();
    builder
        .delimiter(b'\t')
        .quote_style(csv::QuoteStyle::Never)
        .has_headers(with_header)
        .from_writer(Vec::new())
}

fn line(row: &Row) -> Result<Vec<u8>, RecordError> {
    let mut row = row.clone();
    let texts = [
        &mut row.date,
        &mut row.machine,
        &mut row.solver,
        &mut row.version,
        &mut row.options,
        &mut row.file,
        &mut row.logic,
        &mut row.set,
        &mut row.source,
        &mut row.expected,
        &mut row.verdict,
        &mut row.exit,
        &mut row.note,
    ];
    for text in texts {
        *text = clean(text);
    }
    let mut writer = writer(false);
    writer.serialize(&row)?;
    writer.into_inner().map_err(|error| RecordError::Row(csv::Error::from(error.into_error())))
}

/// The first line of a table: the names of [`Row`]'s fields.
const COLUMNS: [&str; 27] = [
    "date",
    "machine",
    "load",
    "solver",
    "version",
    "options",
    "file",
    "logic",
    "set",
    "source",
    "expected",
    "verdict",
    "outcome",
    "exit",
    "wall",
    "cpu",
    "wall_raw",
    "cpu_raw",
    "startup_wall",
    "startup_cpu",
    "memory",
    "timeout",
    "memory_limit",
    "equal",
    "different",
    "missing",
    "note",
];

fn header() -> String {
    COLUMNS.join("\t") + "\n"
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A solved row to vary.
    pub(crate) fn row(solver: &str, file: &str, outcome: Outcome, cpu: f64) -> Row {
        Row {
            date: "2026-01-01T00:00:00Z".to_owned(),
            machine: "here".to_owned(),
            load: 0.5,
            solver: solver.to_owned(),
            version: "1.0".to_owned(),
            options: format!("{solver} {{file}}"),
            file: file.to_owned(),
            logic: "QF_BV".to_owned(),
            set: "perf".to_owned(),
            source: "home".to_owned(),
            expected: "sat".to_owned(),
            verdict: if outcome == Outcome::Solved { "sat" } else { "-" }.to_owned(),
            outcome,
            exit: "0".to_owned(),
            wall: cpu,
            cpu,
            wall_raw: cpu,
            cpu_raw: cpu,
            startup_wall: 0.0,
            startup_cpu: 0.0,
            memory: 10.0,
            timeout: 20.0,
            memory_limit: 0,
            equal: usize::from(outcome == Outcome::Solved),
            different: 0,
            missing: 0,
            note: String::new(),
        }
    }

    fn path(test: &str) -> PathBuf {
        let path =
            std::env::temp_dir().join(format!("smtlib-bench-record-{test}-{}.tsv", std::process::id()));
        let _ = std::fs::remove_file(&path);
        path
    }

    #[test]
    fn the_header_is_the_struct() {
        let mut writer = writer(true);
        writer.serialize(row("a", "f", Outcome::Solved, 1.0)).unwrap();
        let text = String::from_utf8(writer.into_inner().unwrap()).unwrap();
        assert_eq!(text.lines().next().unwrap(), COLUMNS.join("\t"));
    }

    #[test]
    fn rows_come_back_as_they_were_but_on_one_line() {
        let path = path("back");
        let (mut log, table) = Log::open(&path).unwrap();
        assert!(table.rows.is_empty());
        let mut odd = row("a", "f \"quoted\".smt2", Outcome::Wrong, 0.25);
        odd.note = "two\nlines\tand \"quotes\"".to_owned();
        log.append(&odd).unwrap();
        let (mut log, table) = Log::open(&path).unwrap();
        assert_eq!(table.rows[0].note, "two lines and \"quotes\"");
        assert_eq!(table.rows[0].key(), odd.key());
        log.append(&row("b", "g", Outcome::Timeout, 20.0)).unwrap();
        assert_eq!(read(&path).unwrap().rows.len(), 2);
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_row_that_was_cut_short_is_skipped_and_stays() {
        let path = path("torn");
        let (mut log, _) = Log::open(&path).unwrap();
        log.append(&row("a", "f", Outcome::Solved, 1.0)).unwrap();
        log.append(&row("a", "g", Outcome::Solved, 1.0)).unwrap();
        let text = std::fs::read(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 40]).unwrap();
        let (mut log, table) = Log::open(&path).unwrap();
        assert_eq!((table.rows.len(), table.unreadable), (1, 1));
        log.append(&row("a", "g", Outcome::Solved, 1.0)).unwrap();
        let table = read(&path).unwrap();
        assert_eq!((table.rows.len(), table.unreadable), (2, 1));
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn other_files_are_not_appended_to() {
        let path = path("other");
        std::fs::write(&path, "my letters\n").unwrap();
        assert!(matches!(Log::open(&path), Err(RecordError::Columns(_))));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "my letters\n");
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn another_limit_or_version_is_another_experiment() {
        let one = row("a", "f", Outcome::Solved, 1.0);
        assert_eq!(one.key(), Row { cpu: 7.0, date: "later".to_owned(), ..one.clone() }.key());
        assert_ne!(one.key(), Row { timeout: 10.0, ..one.clone() }.key());
        assert_ne!(one.key(), Row { version: "1.1".to_owned(), ..one.clone() }.key());
    }
}
