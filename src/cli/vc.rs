//! `javelin vc`: verification conditions whose summaries have their bodies in side files, and a report on
//! them.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use super::progress::Progress;
use super::remote::{Daemon, print};
use super::report::Report;
use super::{Failure, note, parallel};
use crate::client::vc::play::{Played, conditions, play};
use crate::client::vc::{Outcome, Settings, Verdict};
use crate::client::{Endpoint, InProcess, Javelin};

/// Values are shown on the terminal up to about this many characters.
const SHOWN: usize = 120;

const AFTER_HELP: &str = "\
The bodies of NAME.smt2 stand in NAME.bodies.smt2, and those that a folder's conditions share in its \
bodies.smt2.
Without a daemon at the default address they are played in this process.
Exit status: 0 all conditions are valid, 1 some are falsified or unknown, 2 wrong usage, 3 some could \
not be played.";

/// The flags of `javelin vc`.
#[derive(Debug, Args)]
#[command(after_help = AFTER_HELP)]
pub struct VcFlags {
    #[command(flatten)]
    daemon: Daemon,
    /// The time for one condition; 0 for no limit.
    #[arg(long, value_name = "MILLISECONDS")]
    timeout: Option<u64>,
    /// Play up to this many conditions at once, at most 256, each in a session of its own.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parallel())]
    parallel: usize,
    /// Applications that are expanded after one counterexample, at most.
    #[arg(long, value_name = "N", default_value_t = Settings::default().expansions)]
    expansions: usize,
    /// Counterexamples that are tried at the values of their constants before bodies with products or
    /// quotients are sent.
    #[arg(long, value_name = "N", default_value_t = Settings::default().trials)]
    trials: u32,
    /// Write a report on each condition to this file: JSON if its name ends in .json, otherwise rows with
    /// tabs between the columns.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The conditions, or folders of conditions.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Sums over the conditions.
#[derive(Debug, Default, Serialize)]
struct Totals {
    valid: usize,
    falsified: usize,
    unknown: usize,
    errors: usize,
    expansions: u64,
    possible: u64,
    /// The time from the first condition to the last.
    seconds: f64,
}

/// Where conditions are played.
enum Sessions {
    /// In sessions of this process.
    InProcess,
    /// In sessions of a daemon, the first of which may be open already.
    Daemon(Endpoint, Option<Javelin>),
}

impl VcFlags {
    /// The daemon that the user named, or one that answers at the default address; otherwise this process,
    /// with a note on standard error.
    fn sessions(&self) -> Result<Sessions, Failure> {
        let endpoint = self.daemon.endpoint()?;
        if self.daemon.is_named() {
            return Ok(Sessions::Daemon(endpoint, None));
        }
        match Javelin::open(&endpoint) {
            Ok(session) => Ok(Sessions::Daemon(endpoint, Some(session))),
            Err(_) => {
                note(&format!("javelin: no daemon at {}; playing in this process\n", endpoint.address))?;
                Ok(Sessions::InProcess)
            }
        }
    }
}

/// Plays conditions and prints their verdicts; returns the exit status.
///
/// # Errors
/// No condition can be found, or the report cannot be written.
pub fn vc(flags: &VcFlags) -> Result<i32, Failure> {
    let files = conditions(&flags.files)
        .map_err(|error| Failure::Input("the folder of the conditions".into(), error))?;
    let settings = Settings {
        timeout: flags.timeout.filter(|&time| time > 0).map(Duration::from_millis),
        expansions: flags.expansions,
        trials: flags.trials,
        ..Settings::default()
    };
    let report = flags.report.as_ref().map(|path| Report::create(path));
    let mut report = report.transpose().map_err(Failure::Output)?;
    let begin = Instant::now();
    let mut totals = Totals::default();
    let mut progress = Progress::new(files.len());
    let mut done = |played: Played| {
        totals.add(&played);
        print(&line(&played))?;
        report.as_mut().map_or(Ok(()), |report| report.add(played))
    };
    let in_order = |number, played| progress.add(number, played, &mut done);
    let played = match flags.sessions()? {
        Sessions::InProcess => play(|| Ok(InProcess::new()), &settings, &files, flags.parallel, in_order),
        Sessions::Daemon(endpoint, first) => {
            let first = Mutex::new(first);
            let open = || {
                let first = first.lock().unwrap_or_else(PoisonError::into_inner).take();
                Ok(first.map_or_else(|| Javelin::open(&endpoint), Ok)?)
            };
            play(open, &settings, &files, flags.parallel, in_order)
        }
    };
    progress.finish();
    played.map_err(Failure::Output)?;
    totals.seconds = begin.elapsed().as_secs_f64();
    if let Some(report) = report {
        report.finish(&totals).map_err(Failure::Output)?;
    }
    print(&totals.line()).map_err(Failure::Output)?;
    Ok(totals.status())
}

/// The line for a condition on the terminal.
fn line(played: &Played) -> String {
    let name = played.path.display();
    match &played.result {
        Err(error) => format!("{name}: error: {error}"),
        Ok(outcome) => {
            let Outcome { used, possible, time, free, .. } = outcome;
            let verdict = match &outcome.verdict {
                Verdict::Valid => "valid".into(),
                Verdict::Unknown(reason) => format!("unknown ({reason})"),
                Verdict::Falsified { values, enough } => match (values.is_empty(), enough) {
                    (true, true) => "falsified by any values".into(),
                    (true, false) => "falsified".into(),
                    (false, true) => format!("falsified by {}", some(values)),
                    (false, false) => format!("falsified, among other things by {}", some(values)),
                },
            };
            let free = match free.as_slice() {
                [] => String::new(),
                free => format!(", with no body for {}", free.join(", ")),
            };
            let seconds = time.as_secs_f64();
            format!("{name}: {verdict}{free}; {used} of {possible} expansions, {seconds:.3} s")
        }
    }
}

/// The values, up to the width of a terminal.
fn some(values: &[(String, String)]) -> String {
    let mut text = String::new();
    for (position, (name, value)) in values.iter().enumerate() {
        if text.len() + name.len() + value.len() > SHOWN && position > 0 {
            return format!("{text} and {} more", values.len() - position);
        }
        let separator = if position > 0 { ", " } else { "" };
        text.push_str(&format!("{separator}{name} = {value}"));
    }
    text
}

impl Totals {
    fn add(&mut self, played: &Played) {
        let Ok(outcome) = &played.result else {
            self.errors += 1;
            return;
        };
        self.expansions = self.expansions.saturating_add(outcome.used);
        self.possible = self.possible.saturating_add(outcome.possible);
        *match outcome.verdict {
            Verdict::Valid => &mut self.valid,
            Verdict::Falsified { .. } => &mut self.falsified,
            Verdict::Unknown(_) => &mut self.unknown,
        } += 1;
    }

    fn line(&self) -> String {
        let Totals { valid, falsified, unknown, errors, expansions, possible, seconds } = self;
        let count = valid + falsified + unknown + errors;
        format!(
            "{count} conditions: {valid} valid, {falsified} falsified, {unknown} unknown, {errors} errors; \
             {expansions} of {possible} expansions, {seconds:.3} s"
        )
    }

    fn status(&self) -> i32 {
        match self {
            Totals { errors: 1.., .. } => 3,
            Totals { falsified: 0, unknown: 0, .. } => 0,
            _ => 1,
        }
    }
}
