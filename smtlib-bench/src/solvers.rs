//! The table of solvers, and the search for their programs on this machine.

use crate::corpus::{Format, Problem};
use crate::run::{KEPT_OUTPUT, Limits, Runner};
use crate::wheel;
use serde::Deserialize;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The rows that need no configuration file.
const BUILT_IN: &str = include_str!("../solvers.toml");
/// The number of empty runs that measure the start-up time.
const STARTUP_RUNS: usize = 7;
/// The limits of the runs that print versions and measure start-up times.
const PROBE: Limits = Limits { wall: Duration::from_secs(10), memory: None, output: KEPT_OUTPUT };

/// A row of the table in TOML.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct SolverRow {
    pub name: String,
    /// Program and arguments for a script.
    #[serde(default)]
    pub command: Vec<String>,
    /// Program and arguments for a CNF file.
    #[serde(default)]
    pub dimacs: Vec<String>,
    /// Program and arguments that print the version.
    #[serde(default)]
    pub version: Vec<String>,
    /// Folders tried before PATH.
    #[serde(default)]
    pub look_in: Vec<PathBuf>,
    /// Whether a hash of the program belongs to its version.
    #[serde(default)]
    pub fingerprint: bool,
    /// The wheel used when the program is not found.
    #[serde(default)]
    pub wheel: Option<String>,
    /// The logics that it solves; everything if empty.
    #[serde(default)]
    pub logics: Vec<String>,
    /// Whether it takes scripts with several checks.
    #[serde(default = "yes")]
    pub incremental: bool,
    /// Whether such scripts go to its standard input.
    #[serde(default)]
    pub stdin: bool,
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    #[serde(default)]
    solver: Vec<SolverRow>,
}

/// The reasons that a solver cannot take part.
#[derive(Debug, thiserror::Error)]
pub enum SolverError {
    /// The table cannot be read.
    #[error("cannot read {path}: {cause}", path = .path.display())]
    Unreadable { path: PathBuf, cause: io::Error },
    /// The table is not a table of solvers.
    #[error("{place}: {cause}")]
    Malformed { place: String, cause: Box<toml::de::Error> },
    /// A name without a row.
    #[error("no solver is called `{name}`; known are {known}, or give NAME=COMMAND with {{file}} in it")]
    Unnamed { name: String, known: String },
    /// A row whose program is not installed.
    #[error("{name}: {program} is not found{looked}; install it, or name it in a row of --solvers")]
    Missing { name: String, program: String, looked: String },
    /// The program exists but does not run.
    #[error("{name}: {reason}")]
    Broken { name: String, reason: String },
}

/// The built-in rows, with those of `file` added or replacing rows of the same name.
pub fn table(file: Option<&Path>) -> Result<Vec<SolverRow>, SolverError> {
    let mut rows = parse("the built-in table", BUILT_IN)?;
    if let Some(path) = file {
        let text = fs::read_to_string(path)
            .map_err(|cause| SolverError::Unreadable { path: path.to_owned(), cause })?;
        for row in parse(&path.display().to_string(), &text)? {
            rows.retain(|known| known.name != row.name);
            rows.push(row);
        }
    }
    Ok(rows)
}

fn parse(place: &str, text: &str) -> Result<Vec<SolverRow>, SolverError> {
    let malformed = |cause| SolverError::Malformed { place: place.to_owned(), cause: Box::new(cause) };
    Ok(toml::from_str::<TableFile>(text).map_err(malformed)?.solver)
}

/// The row for `wanted`: a name of the table, or `NAME=COMMAND` for a new row.
pub fn choose(rows: &[SolverRow], wanted: &str) -> Result<SolverRow, SolverError> {
    if let Some((name, command)) = wanted.split_once('=') {
        let mut command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if !command.iter().any(|word| word.contains("{file}")) {
            command.push("{file}".to_owned());
        }
        let version =
            command.first().map(|program| vec![program.clone(), "--version".to_owned()]).unwrap_or_default();
        return Ok(SolverRow {
            name: name.to_owned(),
            dimacs: command.clone(),
            command,
            version,
            look_in: Vec::new(),
            fingerprint: true,
            wheel: None,
            logics: Vec::new(),
            incremental: true,
            stdin: false,
        });
    }
    rows.iter().find(|row| row.name == wanted).cloned().ok_or_else(|| SolverError::Unnamed {
        name: wanted.to_owned(),
        known: rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>().join(", "),
    })
}

/// A solver found on this machine.
#[derive(Clone, Debug)]
pub struct Solver {
    pub name: String,
    /// Its version, with a hash of the program where the row asks for it.
    pub version: String,
    row: SolverRow,
    /// Whether it is driven through its wheel.
    pub through_wheel: bool,
    /// Wall and processor time of an empty run, subtracted from each run.
    pub startup: (Duration, Duration),
}

impl Solver {
    /// Finds the solver's program or wheel, reads its version, and measures the start-up time of a wheel,
    /// which is subtracted from its runs.
    pub fn find(row: &SolverRow, runner: &Runner) -> Result<Solver, SolverError> {
        let mut found = row.clone();
        let name = row.name.clone();
        let program = row.command.first().or(row.dimacs.first()).cloned();
        let program =
            program.ok_or_else(|| broken(&name, "its row has neither a command nor a dimacs command"))?;
        let place = locate(&program, &row.look_in, runner);
        let mut solver = match (place, &row.wheel) {
            (Some(place), _) => {
                for command in [&mut found.command, &mut found.dimacs, &mut found.version] {
                    substitute_program(command, &program, &place);
                }
                Solver {
                    name,
                    version: String::new(),
                    row: found,
                    through_wheel: false,
                    startup: Default::default(),
                }
            }
            (None, Some(wheel)) => {
                use_wheel(&mut found, wheel, runner)?;
                Solver {
                    name,
                    version: String::new(),
                    row: found,
                    through_wheel: true,
                    startup: Default::default(),
                }
            }
            (None, None) => return Err(missing(row, program)),
        };
        solver.version = solver.ask_version(runner)?;
        if solver.through_wheel {
            solver.startup = solver.measure_startup(runner)?;
        }
        Ok(solver)
    }

    /// Whether its row covers the problem: format, logic, several checks.
    pub fn takes(&self, problem: &Problem) -> bool {
        let command = match problem.format {
            Format::Smt => &self.row.command,
            Format::Dimacs => &self.row.dimacs,
        };
        let logic = problem.format == Format::Dimacs
            || self.row.logics.is_empty()
            || matches!(problem.logic.as_str(), "?" | "-")
            || self.row.logics.contains(&problem.logic);
        !command.is_empty() && logic && (self.row.incremental || !problem.incremental)
    }

    /// The command for a format as in the table, without paths of this machine.
    pub fn options(&self, format: Format) -> String {
        let command = match format {
            Format::Smt => &self.row.command,
            Format::Dimacs => &self.row.dimacs,
        };
        let programs = 1 + usize::from(self.through_wheel);
        let shown = command.iter().enumerate().map(|(position, word)| match Path::new(word).file_name() {
            Some(name) if position < programs => name.to_string_lossy().into_owned(),
            _ => word.clone(),
        });
        shown.collect::<Vec<_>>().join(" ")
    }

    /// The command for a problem, and the file for its standard input.
    pub fn command<'a>(
        &self,
        problem: &'a Problem,
        timeout: Duration,
        output: &Path,
    ) -> (Vec<String>, Option<&'a Path>) {
        let through_stdin = self.row.stdin && problem.incremental;
        let template = match problem.format {
            Format::Smt => &self.row.command,
            Format::Dimacs => &self.row.dimacs,
        };
        let words = template.iter().filter(|word| !(through_stdin && word.as_str() == "{file}"));
        let words = words.map(|word| fill(word, &problem.path, timeout, output)).collect();
        (words, through_stdin.then_some(problem.path.as_path()))
    }

    /// Whether a run leaves a file to read.
    pub fn writes_output(&self, format: Format) -> bool {
        let template = match format {
            Format::Smt => &self.row.command,
            Format::Dimacs => &self.row.dimacs,
        };
        template.iter().any(|word| word.contains("{output}"))
    }

    fn ask_version(&self, runner: &Runner) -> Result<String, SolverError> {
        let mut version = String::new();
        if !self.row.version.is_empty() {
            let finished =
                runner.run(&self.row.version, None, &PROBE).map_err(|error| broken(&self.name, error))?;
            version = version_in(&finished.output);
            if version.is_empty() && self.through_wheel {
                let reason = last_line(&finished.errors);
                let reason = format!("its wheel does not load ({reason}); pip install {}", self.name);
                return Err(broken(&self.name, reason));
            }
        }
        if version.is_empty() {
            version = "?".to_owned();
        }
        let program = self.row.command.first().or(self.row.dimacs.first());
        if let (true, Some(program)) = (self.row.fingerprint, program) {
            let hash = fingerprint(Path::new(program)).map_err(|error| broken(&self.name, error))?;
            version = format!("{version} #{hash:08x}");
        }
        Ok(version)
    }

    /// The wall and processor time of runs on an empty script: of the wall times, which other processes
    /// lengthen, the shortest, so that never too much is subtracted; of the processor times the median.
    fn measure_startup(&self, runner: &Runner) -> Result<(Duration, Duration), SolverError> {
        let empty = std::env::temp_dir().join(format!("smtlib-bench-empty-{}.smt2", std::process::id()));
        fs::write(&empty, "").map_err(|error| broken(&self.name, error))?;
        let command: Vec<String> = self
            .row
            .command
            .iter()
            .map(|word| fill(word, &empty, PROBE.wall, Path::new("/dev/null")))
            .collect();
        let (mut wall, mut cpu) = (Vec::new(), Vec::new());
        for _ in 0..STARTUP_RUNS {
            let finished = runner.run(&command, None, &PROBE).map_err(|error| broken(&self.name, error))?;
            wall.push(finished.wall);
            cpu.push(finished.cpu);
        }
        let _ = fs::remove_file(empty);
        Ok((wall.into_iter().min().unwrap_or_default(), median(cpu)))
    }
}

fn broken(name: &str, reason: impl ToString) -> SolverError {
    SolverError::Broken { name: name.to_owned(), reason: reason.to_string() }
}

fn missing(row: &SolverRow, program: String) -> SolverError {
    let looked: Vec<String> = row.look_in.iter().map(|folder| folder.display().to_string()).collect();
    let looked = if looked.is_empty() {
        " on PATH".to_owned()
    } else {
        format!(" in {} or on PATH", looked.join(", "))
    };
    SolverError::Missing { name: row.name.clone(), program, looked }
}

/// Replaces the program by the wheel's script, whose only argument is the file.
fn use_wheel(row: &mut SolverRow, wheel: &str, runner: &Runner) -> Result<(), SolverError> {
    let script = wheel::script(wheel).map_err(|error| broken(&row.name, error))?;
    let script =
        script.ok_or_else(|| broken(&row.name, format!("there is no script for a wheel `{wheel}`")))?;
    let python = python(runner).ok_or_else(|| missing(row, "python3".to_owned()))?;
    let start = [python, script.display().to_string()];
    let with = |argument: &str| start.iter().cloned().chain([argument.to_owned()]).collect();
    row.command = with("{file}");
    row.version = with("--version");
    row.dimacs = Vec::new();
    Ok(())
}

/// The path of the interpreter itself, not of a launcher that takes time at each start.
fn python(runner: &Runner) -> Option<String> {
    let launcher = on_path("python3")?.display().to_string();
    let ask = [launcher.clone(), "-c".to_owned(), "import sys; print(sys.executable)".to_owned()];
    let finished = runner.run(&ask, None, &PROBE).ok()?;
    let real = String::from_utf8_lossy(&finished.output).trim().to_owned();
    Some(if real.is_empty() { launcher } else { real })
}

/// The path of a program: its own path, or in a folder of `look_in` relative to the working directory or a
/// folder above it, or on PATH.
fn locate(program: &str, look_in: &[PathBuf], runner: &Runner) -> Option<PathBuf> {
    if program.contains('/') {
        return fs::canonicalize(program).ok().filter(|path| is_executable(path));
    }
    let here = std::env::current_dir().unwrap_or_default();
    let near =
        here.ancestors().flat_map(|folder| look_in.iter().map(|place| folder.join(place).join(program)));
    let near: Option<PathBuf> = near.into_iter().find(|path| is_executable(path));
    near.or_else(|| on_path(program).map(|path| past_shim(path, program, runner)))
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|path| is_executable(path))
}

/// Replaces a launcher (shim) of a version manager, which takes longer to start than many solvers, by the
/// program that it starts.
fn past_shim(path: PathBuf, program: &str, runner: &Runner) -> PathBuf {
    if path.parent().and_then(Path::file_name).is_none_or(|folder| folder != "shims") {
        return path;
    }
    let ask = ["pyenv".to_owned(), "which".to_owned(), program.to_owned()];
    let answer = runner
        .run(&ask, None, &PROBE)
        .map(|finished| String::from_utf8_lossy(&finished.output).trim().to_owned());
    answer.ok().map(PathBuf::from).filter(|real| is_executable(real)).unwrap_or(path)
}

fn is_executable(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

fn substitute_program(command: &mut [String], program: &str, place: &Path) {
    if let Some(first) = command.first_mut().filter(|first| *first == program) {
        *first = place.display().to_string();
    }
}

fn fill(word: &str, file: &Path, timeout: Duration, output: &Path) -> String {
    let seconds = timeout.as_secs_f64().ceil().to_string();
    let filled = word.replace("{timeout}", &seconds).replace("{output}", &output.display().to_string());
    filled.replace("{file}", &file.display().to_string())
}

/// The first line that has a digit in it, shortened.
fn version_in(output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let line = text.lines().find(|line| line.contains(|c: char| c.is_ascii_digit())).unwrap_or_default();
    line.trim().chars().take(60).collect()
}

fn last_line(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.lines()
        .map(str::trim)
        .rfind(|line| !line.is_empty())
        .unwrap_or("no message")
        .chars()
        .take(160)
        .collect()
}

/// A hash of a program's bytes (FNV-1a, the same on every machine).
fn fingerprint(program: &Path) -> io::Result<u32> {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = fs::read(program)?.iter().fold(0xcbf2_9ce4_8422_2325, step);
    Ok((hash ^ (hash >> 32)) as u32)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::Expected;

    fn problem(format: Format, logic: &str, incremental: bool) -> Problem {
        Problem {
            name: "a".to_owned(),
            path: PathBuf::from("/files/a"),
            format,
            logic: logic.to_owned(),
            set: "-".to_owned(),
            source: "-".to_owned(),
            expected: Expected::Nothing,
            incremental,
        }
    }

    fn unfound(row: SolverRow) -> Solver {
        Solver {
            name: row.name.clone(),
            version: String::new(),
            row,
            through_wheel: false,
            startup: Default::default(),
        }
    }

    #[test]
    fn the_built_in_table_has_the_known_solvers() {
        let rows = table(None).unwrap();
        let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
        let wanted = [
            "javelin",
            "bitwuzla",
            "z3",
            "cvc5",
            "yices",
            "boolector",
            "stp",
            "cadical",
            "kissat",
            "minisat",
        ];
        assert_eq!(names, wanted);
        for row in rows {
            assert!(!row.command.is_empty() || !row.dimacs.is_empty(), "{}", row.name);
            let words = row.command.iter().chain(&row.dimacs);
            assert!(words.filter(|word| word.contains("{file}")).count() >= 1, "{}", row.name);
        }
    }

    #[test]
    fn a_misspelt_key_is_an_error_with_its_place() {
        let error = parse("mine.toml", "[[solver]]\nname = 'a'\ncomand = ['a']\n").unwrap_err().to_string();
        assert!(error.starts_with("mine.toml") && error.contains("comand"), "{error}");
    }

    #[test]
    fn unknown_names_are_errors_and_commands_are_rows() {
        let rows = table(None).unwrap();
        let error = choose(&rows, "nosuch").unwrap_err().to_string();
        assert!(error.contains("javelin, bitwuzla"), "{error}");
        let row = choose(&rows, "mine=./solver --fast").unwrap();
        assert_eq!((row.name.as_str(), row.command.join(" ").as_str()), ("mine", "./solver --fast {file}"));
        assert_eq!(choose(&rows, "b=s -i {file} -q").unwrap().command.join(" "), "s -i {file} -q");
    }

    #[test]
    fn solvers_take_what_their_row_says() {
        let rows = table(None).unwrap();
        let solver = |name| unfound(choose(&rows, name).unwrap());
        assert!(!solver("cadical").takes(&problem(Format::Smt, "QF_BV", false)));
        assert!(solver("cadical").takes(&problem(Format::Dimacs, "CNF", false)));
        assert!(!solver("stp").takes(&problem(Format::Smt, "QF_UFBV", false)));
        assert!(solver("stp").takes(&problem(Format::Smt, "?", false)));
        let mut row = choose(&rows, "z3").unwrap();
        row.incremental = false;
        assert!(!unfound(row.clone()).takes(&problem(Format::Smt, "QF_BV", true)));
        assert!(unfound(row).takes(&problem(Format::Smt, "QF_BV", false)));
    }

    #[test]
    fn placeholders_are_filled_and_stdin_replaces_the_file() {
        let mut row = choose(&[], "a=/opt/solver -t {timeout} -o {output} {file}").unwrap();
        row.stdin = true;
        let solver = unfound(row);
        let (timeout, output) = (Duration::from_millis(1500), Path::new("/tmp/o"));
        let single = problem(Format::Smt, "QF_BV", false);
        let (command, input) = solver.command(&single, timeout, output);
        assert_eq!((command.join(" ").as_str(), input), ("/opt/solver -t 2 -o /tmp/o /files/a", None));
        let script = problem(Format::Smt, "QF_BV", true);
        let (command, input) = solver.command(&script, timeout, output);
        assert_eq!(
            (command.join(" ").as_str(), input),
            ("/opt/solver -t 2 -o /tmp/o", Some(Path::new("/files/a")))
        );
        assert_eq!(solver.options(Format::Smt), "solver -t {timeout} -o {output} {file}");
    }

    #[test]
    fn versions_are_found_in_chatter() {
        assert_eq!(version_in(b"Welcome!\nZ3 version 5.4.0 - 64 bit\n"), "Z3 version 5.4.0 - 64 bit");
        assert_eq!(version_in(b"\xff nothing"), "");
    }
}
