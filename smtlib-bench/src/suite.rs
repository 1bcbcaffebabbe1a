//! Runs a suite. All solvers run on a file before the next file, so that a slow phase of the machine affects
//! all solvers alike.

use crate::answers::{self, Answer, Counts, Reading};
use crate::cnf;
use crate::corpus::{self, Corpus, CorpusError, Expected, Format, Problem, Selection};
use crate::machine;
use crate::record::{Key, Log, Outcome, RecordError, Row};
use crate::run::{Exit, Finished, KEPT_OUTPUT, Limits, RunError, Runner};
use crate::score::{Clock, Tally, disagreements};
use crate::solvers::{self, Solver, SolverError};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The longest result file, in bytes; the rest of a longer one is not read.
const RESULT_FILE_BOUND: u64 = 64 << 20;

/// The solvers to run, the files, and the limits.
#[derive(Debug, clap::Args)]
pub struct SuiteOptions {
    /// A folder with an INDEX.tsv, a plain folder of .smt2 and .cnf files, or one file
    pub folder: PathBuf,
    /// A solver by its name in the table, or NAME=COMMAND (with {file} in it); repeat for more
    #[arg(long = "solver", required = true)]
    pub solvers: Vec<String>,
    #[command(flatten)]
    pub selection: Selection,
    /// Seconds of wall time per run
    #[arg(long, default_value_t = 20.0, value_parser = positive)]
    pub timeout: f64,
    /// Address space per process in MiB
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1 << 30))]
    pub memory: Option<u64>,
    /// The table the rows are appended to; runs that are in it already are not repeated
    #[arg(long, default_value = "runs.tsv")]
    pub out: PathBuf,
    /// A TOML file with rows added to the table of solvers
    #[arg(long = "solvers")]
    pub table: Option<PathBuf>,
    /// The time shown in the summary
    #[arg(long, value_enum, default_value_t)]
    pub clock: Clock,
    /// Exit with 1 if a solver is missing or gives a wrong answer
    #[arg(long)]
    pub check: bool,
    /// With --check: exit with 1 if a solver answers fewer percent of the known files as expected
    #[arg(long, requires = "check", value_parser = percent)]
    pub require_percent: Option<f64>,
}

fn positive(text: &str) -> Result<f64, String> {
    let in_range = |number: &f64| *number >= 0.001 && *number <= 1e6;
    text.parse().ok().filter(in_range).ok_or_else(|| "give seconds between 0.001 and 1000000".to_owned())
}

fn percent(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|number| (0.0..=100.0).contains(number))
        .ok_or_else(|| "give 0 to 100".to_owned())
}

/// The reasons that no run of the suite is possible.
#[derive(Debug, thiserror::Error)]
pub enum SuiteError {
    #[error(transparent)]
    Corpus(#[from] CorpusError),
    /// The table of runs cannot be used.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The table of solvers cannot be used, or a name is not in it.
    #[error(transparent)]
    Solvers(#[from] SolverError),
    /// None of the solvers can run.
    #[error("none of the solvers can run")]
    NoSolver,
    /// A name that would mix two solvers' rows.
    #[error("two solvers are called `{0}`")]
    SameName(String),
}

/// The rows and findings of a suite.
#[derive(Debug, Default)]
pub struct Report {
    /// The rows of this selection, earlier ones included, by solver in the order asked for.
    pub rows: Vec<(String, Vec<Row>)>,
    /// A message for each solver without rows.
    pub absent: Vec<String>,
    pub disagreements: Vec<String>,
    /// Files and lines left out.
    pub complaints: usize,
    /// Whether the user stopped it.
    pub interrupted: bool,
}

impl Report {
    /// The objections of `--check`.
    pub fn objections(&self, require_percent: Option<f64>) -> Vec<String> {
        let mut objections = self.absent.clone();
        for (solver, rows) in &self.rows {
            let tally = Tally::of(rows, Clock::Cpu);
            if tally.wrong > 0 {
                objections.push(format!("{solver}: {} wrong", tally.wrong));
            }
            if let Some(wanted) = require_percent.filter(|&wanted| tally.percent() < wanted) {
                let (got, of) = (tally.as_expected, tally.known);
                objections.push(format!(
                    "{solver}: {got} of {of} as expected, {:.1} % and not {wanted} %",
                    tally.percent()
                ));
            }
        }
        objections
    }

    /// The table for the terminal.
    pub fn summary(&self, clock: Clock) -> String {
        let mut text = format!(
            "{:<16} {:>6} {:>7} {:>6} {:>8} {:>8} {:>7} {:>7} {:>9} {:>10}\n",
            "solver",
            "files",
            "solved",
            "wrong",
            "unknown",
            "timeout",
            "memout",
            "error",
            "PAR-2 s",
            "total s"
        );
        for (solver, rows) in &self.rows {
            let tally = Tally::of(rows, clock);
            let Tally { files, solved, wrong, unknown, timeouts, memouts, errors, total_time, .. } = tally;
            let par2 = tally.par2();
            text += &format!(
                "{solver:<16} {files:>6} {solved:>7} {wrong:>6} {unknown:>8} {timeouts:>8} {memouts:>7} \
                {errors:>7} {par2:>9.3} {total_time:>10.2}\n"
            );
        }
        for line in &self.disagreements {
            text += &format!("contradiction: {line}\n");
        }
        text
    }
}

/// Runs a suite. Messages go to stderr, rows to the table.
pub fn suite(options: &SuiteOptions, runner: &Runner) -> Result<Report, SuiteError> {
    let corpus = corpus::load(&options.folder, &options.selection)?;
    for complaint in &corpus.complaints {
        eprintln!("left out: {complaint}");
    }
    let (log, table) = Log::open(&options.out)?;
    if table.unreadable > 0 {
        eprintln!("{}: {} lines are not whole rows and are ignored", options.out.display(), table.unreadable);
    }
    let (solvers, absent) = find_solvers(options, runner)?;
    let known = table.rows.into_iter().map(|row| (row.key(), row)).collect();
    let mut work = Work {
        options,
        runner,
        log,
        known,
        machine: machine::describe(),
        result_file: std::env::temp_dir().join(format!("smtlib-bench-result-{}", std::process::id())),
        report: Report { absent, complaints: corpus.complaints.len(), ..Report::default() },
    };
    work.all(&corpus, &solvers)?;
    let _ = fs::remove_file(&work.result_file);
    let rows = work.report.rows.iter().flat_map(|(_, rows)| rows);
    work.report.disagreements = disagreements(rows);
    work.report.interrupted = runner.interrupted();
    Ok(work.report)
}

/// The solvers that can run, and messages for those that cannot.
fn find_solvers(options: &SuiteOptions, runner: &Runner) -> Result<(Vec<Solver>, Vec<String>), SuiteError> {
    let rows = solvers::table(options.table.as_deref())?;
    let (mut found, mut absent): (Vec<Solver>, Vec<String>) = (Vec::new(), Vec::new());
    for wanted in &options.solvers {
        let row = solvers::choose(&rows, wanted)?;
        if found.iter().any(|solver| solver.name == row.name) {
            return Err(SuiteError::SameName(row.name));
        }
        match Solver::find(&row, runner) {
            Ok(solver) => {
                eprintln!("{}", introduction(&solver));
                found.push(solver);
            }
            Err(error) => {
                eprintln!("without {error}");
                absent.push(error.to_string());
            }
        }
    }
    if found.is_empty() { Err(SuiteError::NoSolver) } else { Ok((found, absent)) }
}

fn introduction(solver: &Solver) -> String {
    let (wall, cpu) = solver.startup;
    let start = match solver.through_wheel {
        true => format!(
            " (wheel; start-up of {} ms wall, {} ms CPU is subtracted)",
            wall.as_millis(),
            cpu.as_millis()
        ),
        false => String::new(),
    };
    format!("{}: {}{start}", solver.name, solver.version)
}

/// The state of a running suite.
struct Work<'a> {
    options: &'a SuiteOptions,
    runner: &'a Runner,
    log: Log,
    known: BTreeMap<Key, Row>,
    machine: String,
    result_file: PathBuf,
    report: Report,
}

impl Work<'_> {
    /// Runs all solvers on one file after the other; the solver that is first changes from file to file.
    fn all(&mut self, corpus: &Corpus, solvers: &[Solver]) -> Result<(), SuiteError> {
        let bar = progress_bar(corpus.problems.len() * solvers.len());
        self.report.rows = solvers.iter().map(|solver| (solver.name.clone(), Vec::new())).collect();
        for (number, problem) in corpus.problems.iter().enumerate() {
            if !problem.path.is_file() {
                bar.suspend(|| eprintln!("left out: {} is not there", problem.path.display()));
                self.report.complaints += 1;
                bar.inc(solvers.len() as u64);
                continue;
            }
            for turn in 0..solvers.len() {
                let place = (number + turn) % solvers.len();
                let Some(solver) = solvers.get(place).filter(|solver| solver.takes(problem)) else {
                    bar.inc(1);
                    continue;
                };
                bar.set_message(format!("{} {}", solver.name, problem.name));
                let Some(row) = self.one(solver, problem)? else {
                    bar.abandon();
                    return Ok(());
                };
                if row.outcome == Outcome::Wrong {
                    bar.suspend(|| eprintln!("WRONG: {} on {}: {}", row.solver, row.file, row.note));
                }
                if let Some((_, rows)) = self.report.rows.get_mut(place) {
                    rows.push(row);
                }
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// One run, or the row of an earlier one; `None` if the user stopped it.
    fn one(&mut self, solver: &Solver, problem: &Problem) -> Result<Option<Row>, SuiteError> {
        let limit = self.options.memory.unwrap_or(0);
        let options = solver.options(problem.format);
        let key =
            Key::new(&problem.name, (&solver.name, &solver.version, &options), self.options.timeout, limit);
        if let Some(row) = self.known.get(&key) {
            return Ok(Some(row.clone()));
        }
        let (date, load) = (machine::now(), machine::load());
        let timeout = Duration::from_secs_f64(self.options.timeout);
        let limits = Limits {
            wall: timeout + solver.startup.0,
            memory: self.options.memory.map(|mebibytes| mebibytes << 20),
            output: KEPT_OUTPUT,
        };
        let (command, input) = solver.command(problem, timeout, &self.result_file);
        let _ = fs::remove_file(&self.result_file);
        let mut result = self.runner.run(&command, input, &limits);
        if self.runner.interrupted() {
            return Ok(None);
        }
        if let (Ok(finished), true) = (&mut result, solver.writes_output(problem.format)) {
            append_file(&mut finished.output, &self.result_file);
        }
        let run = Run { date, load, machine: &self.machine, timeout: self.options.timeout, limit };
        let row = run.row(solver, problem, options, &result);
        self.log.append(&row)?;
        self.known.insert(key, row.clone());
        Ok(Some(row))
    }
}

fn progress_bar(runs: usize) -> ProgressBar {
    let bar = ProgressBar::new(runs as u64);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed}, {eta} to go  {wide_msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// Appends the result file of a solver to its output.
fn append_file(output: &mut Vec<u8>, path: &Path) {
    if let Ok(file) = fs::File::open(path) {
        output.push(b'\n');
        let _ = file.take(RESULT_FILE_BOUND).read_to_end(output);
    }
}

/// The circumstances of a run.
struct Run<'a> {
    date: String,
    load: f64,
    machine: &'a str,
    timeout: f64,
    limit: u64,
}

impl Run<'_> {
    fn row(
        self,
        solver: &Solver,
        problem: &Problem,
        options: String,
        result: &Result<Finished, RunError>,
    ) -> Row {
        let seconds = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e6;
        let judged = judge(problem, result, self.limit);
        let (wall, cpu, memory, exit) = match result {
            Ok(run) => (run.wall, run.cpu, run.memory, run.exit.to_string()),
            Err(_) => (Duration::ZERO, Duration::ZERO, 0, "not run".to_owned()),
        };
        let expected = match &problem.expected {
            Expected::Nothing => "-".to_owned(),
            Expected::Each(each) => answers::compress(each),
        };
        Row {
            date: self.date,
            machine: self.machine.to_owned(),
            load: self.load,
            solver: solver.name.clone(),
            version: solver.version.clone(),
            options,
            file: problem.name.clone(),
            logic: problem.logic.clone(),
            set: problem.set.clone(),
            source: problem.source.clone(),
            expected,
            verdict: if judged.answers.is_empty() {
                "-".to_owned()
            } else {
                answers::compress(&judged.answers)
            },
            outcome: judged.outcome,
            exit,
            wall: seconds(wall.saturating_sub(solver.startup.0)),
            cpu: seconds(cpu.saturating_sub(solver.startup.1)),
            wall_raw: seconds(wall),
            cpu_raw: seconds(cpu),
            startup_wall: seconds(solver.startup.0),
            startup_cpu: seconds(solver.startup.1),
            memory: (memory as f64 / 1024.0 / 1024.0 * 10.0).round() / 10.0,
            timeout: self.timeout,
            memory_limit: self.limit,
            equal: judged.counts.equal,
            different: judged.counts.different,
            missing: judged.counts.missing,
            note: judged.note,
        }
    }
}

struct Judged {
    answers: Vec<Answer>,
    counts: Counts,
    outcome: Outcome,
    note: String,
}

fn judge(problem: &Problem, result: &Result<Finished, RunError>, limit: u64) -> Judged {
    let finished = match result {
        Ok(finished) => finished,
        Err(error) => {
            let (counts, note) = (Counts::default(), error.to_string());
            return Judged { answers: Vec::new(), counts, outcome: Outcome::Error, note };
        }
    };
    let reading = match problem.format {
        Format::Smt => answers::read_smt(&finished.output),
        Format::Dimacs => answers::read_dimacs(&finished.output),
    };
    let counts = answers::count(&reading.answers, &problem.expected);
    let mut notes = Vec::new();
    let wrong = if reading.misunderstood { None } else { wrongness(problem, &reading, &counts) };
    let outcome = match wrong {
        Some(reason) => {
            notes.push(reason);
            Outcome::Wrong
        }
        None => outcome_of(finished, &reading, &counts, limit),
    };
    if reading.misunderstood && !reading.answers.is_empty() {
        notes.push("answered after an error".to_owned());
    }
    if outcome == Outcome::Error && reading.answers.is_empty() {
        notes.push("no answer".to_owned());
    }
    notes.extend(reading.complaint);
    if finished.printed > finished.output.len() as u64 {
        notes.push("printed more than is read".to_owned());
    }
    if let (Exit::Signal(signal), false) = (finished.exit, finished.timed_out) {
        notes.push(format!("ended by signal {signal}"));
    }
    let complaint = finished.errors.split(|&byte| byte == b'\n').rfind(|line| !line.trim_ascii().is_empty());
    notes.extend(complaint.map(answers::excerpt).filter(|_| outcome != Outcome::Solved));
    Judged { answers: reading.answers, counts, outcome, note: notes.join("; ") }
}

/// The mistake in the answers, if there is one.
fn wrongness(problem: &Problem, reading: &Reading, counts: &Counts) -> Option<String> {
    if counts.different > 0 {
        let said = answers::compress(&reading.answers);
        return Some(format!("{} answers differ from the expected: {said}", counts.different));
    }
    if problem.format == Format::Dimacs && reading.answers.len() > 1 {
        return Some("contradicts itself".to_owned());
    }
    let model = reading.model.as_ref().filter(|_| reading.answers == [Answer::Sat])?;
    let formula = fs::read(&problem.path).ok()?;
    cnf::check_model(&formula, model).err().map(|error| error.to_string())
}

/// The outcome of a run without a wrong answer.
fn outcome_of(finished: &Finished, reading: &Reading, counts: &Counts, limit: u64) -> Outcome {
    if finished.timed_out {
        Outcome::Timeout
    } else if counts.equal > 0 && counts.missing == 0 && !reading.misunderstood {
        Outcome::Solved
    } else if out_of_memory(finished, limit) {
        Outcome::Memout
    } else if reading.answers.contains(&Answer::Unknown) {
        Outcome::Unknown
    } else {
        Outcome::Error
    }
}

/// Whether a run ended because of the memory limit: its output says so, it was killed by signal 9, or its
/// memory was near the limit.
fn out_of_memory(finished: &Finished, limit: u64) -> bool {
    const WORDS: [&str; 6] = [
        "bad_alloc",
        "out of memory",
        "MemoryError",
        "memory allocation",
        "Cannot allocate memory",
        "memory exhausted",
    ];
    let says_so = |text: &[u8]| {
        let text = String::from_utf8_lossy(text.get(..1 << 16).unwrap_or(text)).into_owned();
        WORDS.iter().any(|word| text.contains(word))
    };
    let near = limit > 0 && finished.memory >= (limit << 20) / 10 * 9;
    near || finished.exit == Exit::Signal(9) || says_so(&finished.errors) || says_so(&finished.output)
}
