//! `smtlib-bench limits`: every input under its limit, on the command line and in a session of a daemon, as a
//! table.

use std::fmt::Write;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

use super::inputs::{Input, Limit, all};
use super::program::Scratch;
use super::verdict::{Bounds, Taken};
use super::{program, session};
use crate::machine;

/// The marks in a page between which the table stands.
const BEGIN: &str = "<!-- table: smtlib-bench limits -->";
const END: &str = "<!-- end -->";

/// The flags of `smtlib-bench limits`.
#[derive(Args, Debug)]
pub struct LimitsOptions {
    /// The program under test.
    #[arg(long, value_name = "PROGRAM", default_value = "target/release/javelin")]
    javelin: PathBuf,
    /// Only inputs whose phase or name contains this word; may be repeated.
    #[arg(long, value_name = "WORD")]
    contains: Vec<String>,
    /// The small sizes, as the tests of debug builds have them.
    #[arg(long)]
    small: bool,
    /// Leave the sessions out.
    #[arg(long)]
    program_only: bool,
    /// Leave the command line out.
    #[arg(long, conflicts_with = "program_only")]
    session_only: bool,
    /// A flag of the daemon; may be repeated.
    #[arg(long, value_name = "FLAG", allow_hyphen_values = true)]
    daemon_flag: Vec<String>,
    /// The factor by which bounds of time are widened, for a machine that does other work.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0)]
    slack: f64,
    /// The number of runs of an input that exceeds its bounds; the best one counts, since other work of the
    /// machine only adds.
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    tries: u32,
    /// Put the table into this page, between its two marks.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Print the script of the input with this name and run nothing.
    #[arg(long, value_name = "NAME")]
    print: Option<String>,
}

/// The reasons that there is no table.
#[derive(Debug, thiserror::Error)]
pub enum LimitsError {
    /// No input has such a name.
    #[error("no input is called so; without --contains there are {0}")]
    Nothing(usize),
    /// The program cannot be run, or a file cannot be written.
    #[error("{0}: {1}")]
    Io(String, #[source] io::Error),
    /// The page has no place for the table.
    #[error("{0} has no line `{BEGIN}` with a line `{END}` after it")]
    Unmarked(String),
}

/// The time and memory of a run, and the objections to it.
type Judged = (Taken, Vec<String>);

/// The runs of one input on the command line and in a session.
struct LimitsRow {
    input: Input,
    limit: Limit,
    program: Option<Judged>,
    session: Option<Judged>,
}

/// Runs the inputs; returns the table, and whether a run exceeded its bounds.
///
/// # Errors
/// The program cannot be run, or the page cannot be written.
pub fn limits(options: &LimitsOptions) -> Result<(String, bool), LimitsError> {
    let wanted = |input: &Input| {
        let name = format!("{} {}", input.phase, input.name);
        options.contains.is_empty() || options.contains.iter().any(|word| name.contains(word.as_str()))
    };
    let inputs: Vec<Input> = all().into_iter().filter(wanted).collect();
    if inputs.is_empty() {
        return Err(LimitsError::Nothing(all().len()));
    }
    if let Some(name) = &options.print {
        let input =
            inputs.iter().find(|input| input.name == name).ok_or(LimitsError::Nothing(all().len()))?;
        return Ok(((input.make)(options.size(input).0).text(), false));
    }
    let named = |error| LimitsError::Io(options.javelin.display().to_string(), error);
    // The command line first: sessions need scripts in our own memory, which would count as the program's.
    let mut rows: Vec<LimitsRow> = inputs.into_iter().map(|input| LimitsRow::new(input, options)).collect();
    for row in rows.iter_mut().filter(|_| !options.session_only) {
        row.program =
            Some(best(options, &row.input, |limit| in_program(options, &row.input, limit)).map_err(named)?);
        eprint!("{}", row.line());
    }
    for row in rows.iter_mut().filter(|_| !options.program_only) {
        row.session =
            Some(best(options, &row.input, |limit| in_session(options, &row.input, limit)).map_err(named)?);
        eprint!("{}", row.line());
    }
    let text = page(options, &rows);
    if let Some(path) = &options.write {
        write(path, &text)?;
    }
    let failed = rows.iter().any(|row| row.objections().next().is_some());
    Ok((text, failed))
}

impl LimitsOptions {
    /// The size and the limit of an input.
    fn size(&self, input: &Input) -> (usize, Limit) {
        if self.small { input.small } else { input.full }
    }
}

/// Runs an input on the command line. Another process of this program writes the script.
fn in_program(options: &LimitsOptions, input: &Input, limit: Limit) -> io::Result<Taken> {
    let scratch = Scratch::new("limits");
    let written = Command::new(std::env::current_exe()?)
        .args(["limits", "--print", input.name])
        .args(options.small.then_some("--small"))
        .stdout(File::create(scratch.path())?)
        .status()?;
    match written.success() {
        true => program::run(&options.javelin, scratch.path(), limit),
        false => Err(io::Error::other(format!("the script of `{}` was not written: {written}", input.name))),
    }
}

/// Runs an input in one session, or in `8 + cores` sessions.
fn in_session(options: &LimitsOptions, input: &Input, limit: Limit) -> io::Result<Taken> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let clients = if input.is_crowd { cores + 8 } else { 1 };
    let script = (input.make)(options.size(input).0);
    session::run(&options.javelin, &options.daemon_flag, &script, limit, clients)
}

/// The first run within its bounds, or the one with the fewest objections.
fn best(
    options: &LimitsOptions,
    input: &Input,
    run: impl Fn(Limit) -> io::Result<Taken>,
) -> io::Result<Judged> {
    let bounds = Bounds { slack: options.slack };
    let (size, limit) = options.size(input);
    // The right answer does not depend on the size.
    let truth = (input.make)(size.min(64)).truth;
    let mut best: Option<Judged> = None;
    for _ in 0..options.tries.max(1) {
        let taken = run(limit)?;
        let objections = bounds.objections(input, limit, truth, &taken);
        let is_better = best.as_ref().is_none_or(|(least, known)| {
            (objections.len(), taken.time, taken.resident) < (known.len(), least.time, least.resident)
        });
        if is_better {
            best = Some((taken, objections));
        }
        if best.as_ref().is_some_and(|(_, objections)| objections.is_empty()) {
            break;
        }
    }
    best.ok_or_else(|| io::Error::other("no run"))
}

impl LimitsRow {
    fn new(input: Input, options: &LimitsOptions) -> LimitsRow {
        LimitsRow { limit: options.size(&input).1, input, program: None, session: None }
    }

    fn objections(&self) -> impl Iterator<Item = String> {
        let told = |door: &'static str, run: &Option<Judged>| {
            run.iter()
                .flat_map(|(_, objections)| objections.clone())
                .map(move |text| format!("{door}: {text}"))
                .collect::<Vec<_>>()
        };
        told("program", &self.program).into_iter().chain(told("session", &self.session))
    }

    fn line(&self) -> String {
        let run = |run: &Option<Judged>| match run {
            None => "| | | ".to_owned(),
            Some((taken, _)) => format!(
                "| {:.2} s | {} MiB | {} ",
                taken.time.as_secs_f64(),
                taken.resident >> 20,
                taken.answers.summary()
            ),
        };
        let delay = self.session.as_ref().and_then(|(taken, _)| taken.delay);
        let delay = delay.map_or(String::new(), |delay| format!("{} ms", delay.as_millis()));
        let objections: Vec<String> = self.objections().collect();
        let judged = if objections.is_empty() {
            "yes".to_owned()
        } else {
            format!("**no**: {}", objections.join("; "))
        };
        format!(
            "| {} | {} | {} {}{}| {delay} | {judged} |\n",
            self.input.phase,
            self.input.name,
            self.limit,
            run(&self.program),
            run(&self.session)
        )
    }
}

/// The table with the circumstances of its runs.
fn page(options: &LimitsOptions, rows: &[LimitsRow]) -> String {
    let beyond = rows.iter().filter(|row| row.objections().next().is_some()).count();
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{} inputs, {} beyond their bounds; {}; {}, load {:.1}; bounds of time times {}.\n",
        rows.len(),
        beyond,
        machine::now(),
        machine::describe(),
        machine::load(),
        options.slack
    );
    text += "| phase | input | limit | program: time | resident | answers | session: time | resident | \
             answers | another waits | within bounds |\n|---|---|---|---|---|---|---|---|---|---|---|\n";
    rows.iter().for_each(|row| text += &row.line());
    text
}

/// Puts the text between the marks of a page.
fn write(path: &Path, text: &str) -> Result<(), LimitsError> {
    let named = |error| LimitsError::Io(path.display().to_string(), error);
    let page = fs::read_to_string(path).map_err(named)?;
    let page = replaced(&page, text).ok_or_else(|| LimitsError::Unmarked(path.display().to_string()))?;
    fs::write(path, page).map_err(named)
}

fn replaced(page: &str, text: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{text}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_keeps_what_is_around_the_table() {
        let page = format!("# Limits\n{BEGIN}\nold\n{END}\nmore\n");
        assert_eq!(replaced(&page, "new\n").unwrap(), format!("# Limits\n{BEGIN}\nnew\n{END}\nmore\n"));
        assert_eq!(replaced("# Limits\n", "new\n"), None);
    }
}
