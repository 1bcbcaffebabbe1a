//! The command line of `smtlib-bench`.

use crate::calls::{CallsOptions, calls};
use crate::compare::{CompareOptions, compare};
use crate::contest::{ContestOptions, contest};
use crate::daemon::load::{LoadOptions, load};
use crate::daemon::soak::{SoakOptions, soak};
use crate::fuzz::campaign::{FuzzOptions, fuzz};
use crate::growth::{GrowthOptions, growth};
use crate::limits::stops::{StopsOptions, stops};
use crate::limits::table::{LimitsOptions, limits};
use crate::programs::{ProgramsOptions, programs};
use crate::rounds::{RoundsOptions, rounds};
use crate::run::{Interrupt, Runner};
use crate::suite::{SuiteOptions, suite};
use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Runs SMT and SAT solvers side by side over benchmark files, and compares them
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs solvers over files and appends one row per run to a table
    Suite(SuiteOptions),
    /// Sets the solvers of one or more tables side by side, as Markdown and plots
    Compare(CompareOptions),
    /// Plays the tracks of SMT-COMP by its rules on files of one's own
    Contest(ContestOptions),
    /// Asks a solver random scripts and compares its answers with other solvers' and with each other
    Fuzz(FuzzOptions),
    /// Measures round trips to a daemon, to a solver on a pipe, and to a process for each query
    Load(LoadOptions),
    /// Sends a daemon random clients, compares its answers with standard input's, and watches its memory
    Soak(SoakOptions),
    /// Holds one session for a million rounds of mixed commands: a round must not come to cost more
    Rounds(RoundsOptions),
    /// Attacks every limit, on the command line and in sessions of a daemon, and prints what was taken
    Limits(LimitsOptions),
    /// Runs random scripts under random small limits: a limit may make a verdict unknown and nothing else
    Stops(StopsOptions),
    /// Writes verification conditions in the shape of call graphs, to compare inlining with structural
    /// abstraction
    Calls(CallsOptions),
    /// Writes scripts of several shapes whose sizes double, and their INDEX.tsv
    Growth(GrowthOptions),
    /// Verifies programs with known verdicts by `javelin verify`, and says how many it decides
    Programs(ProgramsOptions),
}

/// Runs the command that the arguments of the process name; the status to exit with.
pub fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Suite(options) => run_suite(&options),
        Command::Compare(options) => shown(compare(&options)),
        Command::Fuzz(options) => run_fuzz(&options),
        Command::Load(options) => shown(load(&options)),
        Command::Calls(options) => {
            shown(calls(&options).map(|count| format!("{count} files in {}\n", options.folder.display())))
        }
        Command::Growth(options) => {
            shown(growth(&options).map(|count| format!("{count} files in {}\n", options.out.display())))
        }
        Command::Programs(options) => judged(programs(&options, &runner())),
        Command::Soak(options) => judged(soak(&options)),
        Command::Rounds(options) => judged(rounds(&options)),
        Command::Contest(options) => judged(contest(&options, &runner())),
        Command::Limits(options) => judged(limits(&options)),
        Command::Stops(options) => judged(stops(&options)),
    }
}

/// Exit codes: 0 without findings, 1 with findings, 2 if it could not run.
fn judged(result: Result<(String, bool), impl std::error::Error>) -> ExitCode {
    match result {
        Ok((summary, is_wrong)) => {
            show(&summary);
            ExitCode::from(u8::from(is_wrong))
        }
        Err(error) => failed(&error),
    }
}

fn run_fuzz(options: &FuzzOptions) -> ExitCode {
    let stopped = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stopped);
    if let Err(error) = ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed)) {
        eprintln!("smtlib-bench: signals are not handled: {error}");
    }
    match fuzz(options, &stopped) {
        Ok(outcome) => {
            show(&outcome.summary());
            ExitCode::from(u8::from(!outcome.findings.is_empty()))
        }
        Err(error) => failed(&error),
    }
}

/// A runner that Ctrl-C stops.
fn runner() -> Runner {
    let interrupt = Arc::new(Interrupt::default());
    let asked = Arc::clone(&interrupt);
    if let Err(error) = ctrlc::set_handler(move || asked.ask()) {
        eprintln!("smtlib-bench: signals are not handled: {error}");
    }
    Runner::adopting(interrupt)
}

/// Exit codes: 0 if done, 1 if `--check` fails, 2 if it could not run, 130 if stopped by the user.
fn run_suite(options: &SuiteOptions) -> ExitCode {
    let report = match suite(options, &runner()) {
        Ok(report) => report,
        Err(error) => return failed(&error),
    };
    show(&report.summary(options.clock));
    if report.complaints > 0 {
        show(&format!("{} files or index lines were left out\n", report.complaints));
    }
    if report.interrupted {
        eprintln!("stopped; the same command goes on from here");
        return ExitCode::from(130);
    }
    let objections = if options.check { report.objections(options.require_percent) } else { Vec::new() };
    for objection in &objections {
        show(&format!("check failed: {objection}\n"));
    }
    ExitCode::from(u8::from(!objections.is_empty()))
}

/// Prints to standard output. A closed pipe is not an error.
fn show(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
}

/// Prints the result of a command, or its error.
fn shown(result: Result<String, impl std::error::Error>) -> ExitCode {
    match result {
        Ok(text) => {
            show(&text);
            ExitCode::SUCCESS
        }
        Err(error) => failed(&error),
    }
}

fn failed(error: &dyn std::error::Error) -> ExitCode {
    eprintln!("smtlib-bench: {error}");
    ExitCode::from(2)
}
