//! `smtlib-bench limits`: every input under its limit, on the command line and in a session of a daemon, as a
//! table.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use super::inputs::{Input, Limit, all};
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
    /// Bounds of time are so many times as wide: for a machine that does other work.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0)]
    slack: f64,
    /// What is beyond its bounds is run so often in all, and the best run counts: other work only ever adds.
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    tries: u32,
    /// Put the table into this page, between its two marks.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Print a script in place of running it; name it by --contains.
    #[arg(long)]
    print: bool,
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum LimitsError {
    /// No input has such a name.
    #[error("no input is called so; without --contains there are {0}")]
    Nothing(usize),
    /// The program cannot be run, or a file not be written.
    #[error("{0}: {1}")]
    Io(String, #[source] io::Error),
    /// The page has no place for the table.
    #[error("{0} has no line `{BEGIN}` with a line `{END}` after it")]
    Unmarked(String),
}

/// A door through which an input comes.
#[derive(Clone, Copy)]
enum Door {
    Program,
    Session,
}

/// The runs of one input through both doors.
struct Row {
    input: Input,
    limit: Limit,
    program: Option<(Taken, Vec<String>)>,
    session: Option<(Taken, Vec<String>)>,
}

/// Runs the inputs; the table, and whether anything was beyond its bounds.
///
/// # Errors
/// The program cannot be run, or the page not be written.
pub fn limits(options: &LimitsOptions) -> Result<(String, bool), LimitsError> {
    let wanted = |input: &Input| {
        let name = format!("{} {}", input.phase, input.name);
        options.contains.is_empty() || options.contains.iter().any(|word| name.contains(word.as_str()))
    };
    let inputs: Vec<Input> = all().into_iter().filter(wanted).collect();
    if inputs.is_empty() {
        return Err(LimitsError::Nothing(all().len()));
    }
    if options.print {
        let size = |input: &Input| if options.small { input.small.0 } else { input.full.0 };
        return Ok((inputs.iter().map(|input| (input.make)(size(input)).text()).collect(), false));
    }
    let named = |error| LimitsError::Io(options.javelin.display().to_string(), error);
    let bounds = Bounds { slack: options.slack };
    let mut rows = Vec::new();
    for input in inputs {
        let row = measured(options, &bounds, input).map_err(named)?;
        eprint!("{}", row.line());
        rows.push(row);
    }
    let text = page(options, &rows);
    if let Some(path) = &options.write {
        write(path, &text)?;
    }
    let failed = rows.iter().any(|row| row.objections().next().is_some());
    Ok((text, failed))
}

fn measured(options: &LimitsOptions, bounds: &Bounds, input: Input) -> io::Result<Row> {
    let (size, limit) = if options.small { input.small } else { input.full };
    let through = |door: Door| best(options, bounds, &input, size, limit, door);
    Ok(Row {
        input,
        limit,
        program: (!options.session_only).then(|| through(Door::Program)).transpose()?,
        session: (!options.program_only).then(|| through(Door::Session)).transpose()?,
    })
}

/// The first run within its bounds, or the one with the fewest objections.
fn best(
    options: &LimitsOptions,
    bounds: &Bounds,
    input: &Input,
    size: usize,
    limit: Limit,
    door: Door,
) -> io::Result<(Taken, Vec<String>)> {
    let make = || (input.make)(size);
    let truth = make().truth;
    let mut best: Option<(Taken, Vec<String>)> = None;
    for _ in 0..options.tries.max(1) {
        let taken = match door {
            Door::Program => program::run(&options.javelin, &[], &make, limit)?,
            Door::Session => {
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                let clients = if input.is_crowd { cores + 8 } else { 1 };
                session::run(&options.javelin, &options.daemon_flag, &make(), limit, clients)?
            }
        };
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

impl Row {
    fn objections(&self) -> impl Iterator<Item = String> {
        let told = |door: &'static str, run: &Option<(Taken, Vec<String>)>| {
            run.iter()
                .flat_map(|(_, objections)| objections.clone())
                .map(move |text| format!("{door}: {text}"))
                .collect::<Vec<_>>()
        };
        told("program", &self.program).into_iter().chain(told("session", &self.session))
    }

    fn line(&self) -> String {
        let run = |run: &Option<(Taken, Vec<String>)>| match run {
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

/// The table with what is to be known about it.
fn page(options: &LimitsOptions, rows: &[Row]) -> String {
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
