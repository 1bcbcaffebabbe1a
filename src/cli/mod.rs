//! The command line: what was typed, and the input it names.

pub mod dialect;
mod engines;
pub mod input;
mod later;
pub mod pages;
mod progress;
pub mod remote;
mod report;
pub mod signals;
pub mod stats;
pub mod vc;
pub mod verbose;
pub mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::builder::RangedU64ValueParser;
use clap::{Parser, Subcommand};
use javelin_parser::command::Attribute;
use javelin_solver::listen::Monitor;
use javelin_solver::params::Params;
use javelin_solver::params::config::Config;
use javelin_solver::proof::lrat::Format;
use javelin_solver::session::options::{self, Options};

use crate::{proof, serve, worker};
use input::Input;
use later::Later;
use verbose::Written;

/// Why the program ends before or beside the script.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input cannot be read.
    #[error("cannot read {0}: {1}")]
    Input(String, #[source] io::Error),
    /// The output cannot be written.
    #[error("cannot write the answers: {0}")]
    Output(#[source] io::Error),
    /// An output channel cannot be opened.
    #[error("cannot write {0}: {1}")]
    Channel(String, #[source] io::Error),
    /// Standard error cannot be written.
    #[error("cannot write to standard error: {0}")]
    Notes(#[source] io::Error),
    /// A file that would be written is the input.
    #[error("{} is the input, which is not overwritten; name another file", .0.display())]
    Overwrite(PathBuf),
    /// A DIMACS file is malformed; the message names the line.
    #[error("{0}")]
    Dimacs(String),
    /// A check cannot be written as clauses.
    #[error("--dimacs: {0}")]
    Export(String),
    /// The proof file that was requested would contain no proof.
    #[error("{0}")]
    Proof(String),
    /// The daemon cannot start or end as it should.
    #[error("{0}")]
    Daemon(String),
    /// The program has an internal error.
    #[error(
        "internal error: this run cannot go on; please report the input and the message above at {}/issues",
        env!("CARGO_PKG_REPOSITORY")
    )]
    Panic,
}

/// The most threads or sessions that may be asked for.
const MOST_PARALLEL: usize = 256;

/// Reads how many threads or sessions there are to be; 0 is what the command makes of it.
fn parallel() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(..=MOST_PARALLEL as u64)
}

/// Runs a function; a panic in it becomes a failure that asks to be reported.
///
/// # Errors
/// Those of `run`, or [`Failure::Panic`].
pub fn guarded(run: impl FnOnce() -> Result<i32, Failure>) -> Result<i32, Failure> {
    // The state that a panic leaves is not used any more.
    catch_unwind(AssertUnwindSafe(run)).unwrap_or(Err(Failure::Panic))
}

/// Writes a text to standard error. A closed standard error is no failure, since no answer is lost.
///
/// # Errors
/// It cannot be written.
pub fn note(text: &str) -> Result<(), Failure> {
    match io::stderr().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Notes(error)),
        _ => Ok(()),
    }
}

/// An SMT solver for bit-vectors: reads an SMT-LIB 2 script or a DIMACS file and answers on stdout.
#[derive(Debug, Default, Parser)]
#[command(version, about, after_help = AFTER_HELP, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// Other work than solving one file.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The script (or DIMACS file, by its ending .cnf or its first line); standard input where it is missing
    /// or `-`.
    pub file: Option<PathBuf>,
    /// Wall-clock seconds for the whole run; a check that is not done by then answers unknown. Here and in
    /// all other limits, 0 is no limit.
    #[arg(long, short, value_name = "SECONDS", value_parser = parse_seconds)]
    timeout: Option<Duration>,
    /// End at the first error, with status 1.
    #[arg(long)]
    strict: bool,
    /// Print counters to standard error at the end.
    #[arg(long, short)]
    pub stats: bool,
    /// Print a line for each stage and each round of simplification to standard error.
    #[arg(long, short)]
    pub verbose: bool,
    /// Set an option before the script starts, as `(set-option :KEYWORD VALUE)` would; may be repeated.
    #[arg(long = "option", short = 'o', value_name = "KEYWORD=VALUE", value_parser = parse_option)]
    pub options: Vec<(String, Attribute)>,
    /// Set a parameter of the search; may be repeated.
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = parse_param)]
    pub sets: Vec<(String, String)>,
    /// Take the parameters of the search from a configuration: a TOML file, or a name that `--params` lists.
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = parse_config)]
    pub config: Option<Configured>,
    /// Print the parameters of the search, as --config and --set leave them, and end.
    #[arg(long)]
    pub params: bool,
    /// Conflicts that a check may take.
    #[arg(long, value_name = "COUNT")]
    pub conflict_limit: Option<u64>,
    /// Ticks (about cache lines that the SAT core reads) that a check may take.
    #[arg(long, value_name = "COUNT")]
    pub tick_limit: Option<u64>,
    /// Memory that a check may use, in units of 2^20 bytes.
    #[arg(long, value_name = "MEGABYTES")]
    pub memory_limit: Option<u64>,
    /// Searches at a time for one check, each on a thread of its own; a check that ends within about a tenth
    /// of a second has one.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..=64))]
    pub jobs: Option<u64>,
    /// Write the clauses of a check in DIMACS format to a file, or to stdout, instead of running the script.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub dimacs: Option<PathBuf>,
    /// The check that --dimacs writes, counted from 1, the first where it is missing.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub dimacs_check: Option<u64>,
    /// Write a proof of the refutation to this file (LRAT); for a script, its clauses go to FILE.cnf.
    #[arg(long, value_name = "FILE")]
    pub proof: Option<PathBuf>,
    /// How the proof is written.
    #[arg(long, value_name = "FORMAT", default_value = "lrat")]
    pub proof_format: ProofFormat,
    /// Check each refutation's proof before it is answered, as the option `check-proofs` does.
    #[arg(long)]
    pub check_proofs: bool,
    /// Check a proof (LRAT, text or binary) of a formula (DIMACS) and end; the status is 0 if it holds, 1 if
    /// not.
    #[arg(long, num_args = 2, value_names = ["CNF", "PROOF"], exclusive = true)]
    pub check_proof: Option<Vec<PathBuf>>,
}

/// A configuration, and the name under which it was given.
#[derive(Clone, Debug)]
pub struct Configured {
    name: String,
    config: Config,
}

/// How a proof is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ProofFormat {
    /// LRAT as text, a step per line.
    #[default]
    Lrat,
    /// LRAT in bytes of seven bits each.
    LratBinary,
}

/// Other work than solving one file.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve SMT-LIB sessions on sockets until SIGTERM or Ctrl-C.
    Serve(Later<serve::Flags>),
    /// Execute one session of a daemon, which starts this itself.
    #[command(hide = true)]
    Worker(Later<worker::WorkerFlags>),
    /// Send scripts to a daemon and print its answers.
    Client(Later<remote::ClientFlags>),
    /// Play verification conditions whose summaries have their bodies in side files.
    Vc(Later<vc::VcFlags>),
    /// Verify a program: inputs that make it fail, or a proof that there are none.
    Verify(Later<verify::VerifyFlags>),
    /// Cancel the running check of a session.
    Cancel(Later<remote::CancelFlags>),
    /// Tell what a daemon is doing.
    Status(Later<remote::StatusFlags>),
    /// Write man pages and completions of shells to a folder.
    Pages(Later<pages::PagesFlags>),
}

const AFTER_HELP: &str = "\
Exit status: 0 the script ran, 1 some command was answered with an error, 2 wrong usage, 3 input or \
output failed, or an internal error;
130 or 143 a signal ended the run (SIGINT, SIGTERM): the running check answers unknown;
for DIMACS 10 satisfiable, 20 unsatisfiable, 0 unknown.

Options that other solvers have for what Javelin does (-in, -smt2, -T:N, --incremental, ...) are \
understood; called through a link named z3, bitwuzla, boolector, yices-smt2 or cvc5, it takes the options \
of that solver.";

/// The longest time of a limit: three hundred years. The clock cannot represent the end of a longer one.
const LONGEST: Duration = Duration::from_secs(10_000_000_000);

pub(crate) fn parse_seconds(text: &str) -> Result<Duration, String> {
    time_of(text.parse::<f64>().map_err(|error| error.to_string())?)
}

/// A time of this many seconds.
pub(crate) fn time_of(seconds: f64) -> Result<Duration, String> {
    // NaN stays NaN, which is refused.
    let time = Duration::try_from_secs_f64(seconds.clamp(f64::NEG_INFINITY, LONGEST.as_secs_f64()));
    let time = time.map_err(|error| error.to_string())?;
    // Zero means no limit; any other time stays positive.
    Ok(if seconds > 0.0 { time.max(Duration::from_nanos(1)) } else { time })
}

/// `NAME=VALUE`, checked against the table of parameters.
fn parse_param(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Params::default().set(name, value).map_err(|error| error.to_string())?;
    Ok((name.to_owned(), value.to_owned()))
}

/// The name of a configuration, or a file that holds one.
fn parse_config(text: &str) -> Result<Configured, String> {
    let config = if text.ends_with(".toml") {
        let content =
            std::fs::read_to_string(text).map_err(|error| format!("cannot read {text}: {error}"))?;
        Config::parse(&content)
    } else {
        Config::named(text)
    };
    let config = config.map_err(|error| error.to_string())?;
    config.params(0).map_err(|error| error.to_string())?;
    Ok(Configured { name: text.to_owned(), config })
}

/// `KEYWORD=VALUE`, the keyword with or without its colon, checked against the option table.
pub(crate) fn parse_option(text: &str) -> Result<(String, Attribute), String> {
    let (keyword, value) = text.split_once('=').ok_or("expected KEYWORD=VALUE")?;
    let keyword = format!(":{}", keyword.trim_start_matches(':'));
    let row = options::find(&keyword).ok_or_else(|| format!("there is no option {keyword}"))?;
    let candidates =
        [Attribute::Symbol(value.into()), Attribute::Literal(value.into()), Attribute::String(value.into())];
    let mut scratch = Options::default();
    let mut problem = String::new();
    for candidate in candidates {
        match row.set(&mut scratch, &candidate) {
            Ok(()) => return Ok((keyword, candidate)),
            Err(message) => problem = message,
        }
    }
    Err(problem)
}

/// Sets these options, each of which `parse_option` has accepted.
pub fn set_options(session: &mut Options, settings: &[(String, Attribute)]) {
    for (keyword, value) in settings {
        let _ = options::find(keyword).map(|row| row.set(session, value));
    }
}

impl Arguments {
    /// The arguments as typed; the first word is the program. A file alone, as most callers have it, is
    /// read without the parser, which takes as long to set up as a small script to solve.
    ///
    /// # Errors
    /// The text to print instead: help, or an error.
    pub fn of(words: Vec<OsString>) -> Result<Arguments, clap::Error> {
        let is_other = |word: &str| word.is_empty() || word.starts_with('-') || word == "help";
        let is_plain = |word: &str| !is_other(word) && !Command::has_subcommand(word);
        match words.get(1).map(|word| word.to_str()) {
            None => Ok(Arguments::default()),
            Some(Some(word)) if words.len() == 2 && is_plain(word) => {
                Ok(Arguments { file: Some(word.into()), ..Arguments::default() })
            }
            _ => Arguments::try_parse_from(words),
        }
    }

    /// The session's options: the defaults with what the command line sets.
    pub fn session_options(&self) -> Options {
        self.options_over(self.config.as_ref())
    }

    /// The same for a DIMACS file, which has a configuration of its own unless another one is given.
    pub fn dimacs_options(&self) -> Options {
        let config = self.config.clone().or_else(|| parse_config("clauses").ok());
        self.options_over(config.as_ref())
    }

    fn options_over(&self, config: Option<&Configured>) -> Options {
        let mut session = Options { check_proofs: self.check_proofs, ..Options::default() };
        // The parsers of the arguments have accepted these values, so they do not fail here.
        if let Some(Configured { name, config }) = config {
            session.params = config.params(0).unwrap_or_default();
            session.config = name.clone();
        }
        for (name, value) in &self.sets {
            let _ = session.params.set(name, value);
        }
        set_options(&mut session, &self.options);
        session.params.jobs = self.jobs.unwrap_or(session.params.jobs);
        session.strict |= self.strict;
        session.conflict_limit = self.conflict_limit.unwrap_or(session.conflict_limit);
        session.tick_limit = self.tick_limit.unwrap_or(session.tick_limit);
        session.memory_limit = self.memory_limit.unwrap_or(session.memory_limit);
        session
    }

    /// The time for the whole run, if it is limited.
    fn time(&self) -> Option<Duration> {
        self.timeout.filter(|time| !time.is_zero())
    }

    /// The deadline of a run that begins now, if its time is limited.
    pub fn end(&self) -> Option<Instant> {
        self.time().map(|time| Instant::now() + time)
    }

    /// The listener that prints the progress of a run, and the state of its output; `comment` begins each
    /// line.
    pub fn monitor(&self, comment: char) -> (Monitor, Written) {
        let written = Written::default();
        let monitor =
            if self.verbose { verbose::monitor(comment, written.clone()) } else { Monitor::default() };
        (monitor, written)
    }

    /// How a proof is to be written.
    pub fn format(&self) -> Format {
        match self.proof_format {
            ProofFormat::Lrat => Format::Text,
            ProofFormat::LratBinary => Format::Binary,
        }
    }

    /// Opens the input, which no file that will be written may be.
    ///
    /// # Errors
    /// The file cannot be opened or read, or would be overwritten.
    pub fn open(&self) -> Result<Input, Failure> {
        let input = Input::open(self.file.as_deref().filter(|path| path.as_os_str() != "-"))?;
        let proof = self.proof.as_deref().map(proof::files).into_iter().flatten();
        let targets: Vec<PathBuf> = proof.chain(self.dimacs.clone()).collect();
        input.spare(&targets)?;
        Ok(input)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file alone means the same with and without the parser.
    #[test]
    fn a_file_alone_is_read_as_the_parser_reads_it() {
        for words in [
            &["javelin"][..],
            &["javelin", "a.smt2"],
            &["javelin", "-"],
            &["javelin", "status"],
            &["javelin", "help"],
            &["javelin", "--strict"],
            &["javelin", ""],
            &["javelin", "a", "b"],
        ] {
            let words: Vec<OsString> = words.iter().map(Into::into).collect();
            let parsed = Arguments::try_parse_from(&words);
            let said = |result| match result {
                Ok(arguments) => format!("{arguments:?}"),
                Err(error) => format!("{}", clap::Error::render(&error)),
            };
            assert_eq!(said(Arguments::of(words)), said(parsed));
        }
    }

    #[test]
    fn clauses_have_a_configuration_of_their_own_below_explicit_settings() {
        let of = |words: &[&str]| {
            let arguments = Arguments::try_parse_from([&["javelin", "a.cnf"], words].concat()).unwrap();
            [arguments.dimacs_options(), arguments.session_options()]
                .map(|options| options.params.inprocess_paid)
        };
        assert_eq!(of(&[]), [0.25, 1.0]);
        assert_eq!(of(&["--config", "default"]), [1.0, 1.0]);
        assert_eq!(of(&["--set", "inprocess-paid=2"]), [2.0, 2.0]);
    }
}
