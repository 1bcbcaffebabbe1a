//! The fuzzing command: generates and examines scripts on several threads, until the count is reached or
//! there are enough findings.

use super::generate::{self, FuzzScript};
use super::oracle::{Finding, Kind, Oracle, OracleCounts, Plan, ScriptReport};
use super::random::Random;
use super::replay::saved;
use super::script::answerable;
use super::sexpr::{Sexpr, lines};
use super::shrink::shrink;
use super::variants::{self, Variant};
use super::weights::{Logic, Shape, Weights};
use super::worker::{Program, Worker};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// One of this number of scripts is also sent to a new process.
const AFRESH_EVERY: u64 = 50;
/// The largest number of disagreements and of objections that are listed.
const LISTED: usize = 20;

/// The scripts to generate, the solvers to ask, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub struct FuzzOptions {
    /// How many scripts to try
    #[arg(long, default_value_t = 2000)]
    pub count: u64,
    /// The seed; the same seed gives the same scripts
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The number of the first script, to see one again
    #[arg(long, default_value_t = 0)]
    pub first: u64,
    /// The share of scripts with levels and several checks
    #[arg(long, default_value_t = 0.1, value_parser = share)]
    pub incremental_share: f64,
    /// The share of scripts with a formula that takes some search
    #[arg(long, default_value_t = 0.06, value_parser = share)]
    pub structured_share: f64,
    /// The share of scripts with many functions that are solved by structural abstraction
    #[arg(long, default_value_t = 0.2, value_parser = share)]
    pub summaries_share: f64,
    /// A logic; repeat for more. Every script is of one of them
    #[arg(long = "logic", value_enum, ignore_case = true, default_values_t = Logic::ALL)]
    pub logics: Vec<Logic>,
    /// An outside solver: z3, bitwuzla or cvc5; repeat for more
    #[arg(long = "solver", default_values = ["z3", "bitwuzla"])]
    pub solvers: Vec<String>,
    /// How many outside solvers are asked about a script, in turn; all by default
    #[arg(long)]
    pub votes: Option<usize>,
    /// The solver under test with its arguments, reading from standard input; `none` compares the outside
    /// solvers only
    #[arg(long)]
    pub javelin: Option<String>,
    /// Seconds a check may take
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    pub timeout: f64,
    /// Where shrunk scripts are put
    #[arg(long, default_value = "tests/regress/fuzz")]
    pub out: PathBuf,
    /// How many threads test scripts at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
    /// How many variants of each script are asked; all are 13
    #[arg(long, default_value_t = 2)]
    pub variants: usize,
    /// Ask one variant of each script: by a client that holds the bodies of definitions and expands on
    /// demand
    #[arg(long)]
    pub client: bool,
    /// Ends after this number of seconds
    #[arg(long = "for", value_name = "SECONDS", value_parser = seconds)]
    pub seconds: Option<f64>,
    /// Ends after this number of scripts with findings
    #[arg(long, default_value_t = 10)]
    pub findings: u64,
    /// Seconds spent on shrinking one script; 0 saves it as it is
    #[arg(long, default_value_t = 30.0, value_parser = seconds)]
    pub shrink: f64,
    /// How often a group of terms occurs, as NAME=NUMBER; repeat for more
    #[arg(long = "weight")]
    pub weights: Vec<String>,
    /// About how many operators a formula has at most
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub fuel: u32,
    /// The widest bit-vector, in bits
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub widest: u32,
    /// Print the scripts and ask no solver
    #[arg(long)]
    pub print: bool,
}

fn share(text: &str) -> Result<f64, String> {
    let in_range = |number: &f64| (0.0..=1.0).contains(number);
    text.parse().ok().filter(in_range).ok_or_else(|| "give a number from 0 to 1".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let in_range = |number: &f64| (0.0..=1e6).contains(number);
    text.parse().ok().filter(in_range).ok_or_else(|| "give seconds from 0 to 1000000".to_owned())
}

/// The reasons that a campaign cannot run.
#[derive(Debug, thiserror::Error)]
pub enum FuzzError {
    /// A weight is not one.
    #[error("--weight: {0}")]
    Weight(String),
    /// A name without a solver.
    #[error("--solver: `{0}` is not z3, bitwuzla or cvc5")]
    Unnamed(String),
    /// The solver under test does not answer.
    #[error("{0} does not answer `(check-sat)` with `sat`; build it, or name it with --javelin")]
    Broken(String),
    /// A solver or a file failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// How a campaign ended.
#[derive(Clone, Debug, Default)]
pub struct CampaignOutcome {
    /// Sums over all scripts.
    pub counts: OracleCounts,
    /// The number of the script, the finding, and the path of the saved script.
    pub findings: Vec<(u64, Finding, PathBuf)>,
    /// Disagreements without a mistake of the tested solver.
    pub disputes: Vec<String>,
    /// The objections of the outside solvers.
    pub objections: Vec<String>,
    /// Outside solvers that are not installed.
    pub missing: Vec<String>,
    /// Whether there was no outside solver to compare with.
    pub skipped: bool,
    elapsed: Duration,
}

impl CampaignOutcome {
    /// The outcome as text.
    pub fn summary(&self) -> String {
        let mut text = String::new();
        for missing in &self.missing {
            let _ = writeln!(text, "{missing} is not installed");
        }
        if self.counts.scripts == 0 && !self.skipped {
            return text;
        }
        if self.skipped {
            text.push_str(
                "skipped: none of the outside solvers is installed (pip install z3-solver bitwuzla)\n",
            );
            return text;
        }
        let counts = &self.counts;
        let rate = counts.scripts as f64 / self.elapsed.as_secs_f64().max(1e-9);
        let _ = writeln!(
            text,
            "{} scripts with {} checks in {:.1} s ({rate:.0} scripts/s); {} rejected by every outside solver",
            counts.scripts,
            counts.checks,
            self.elapsed.as_secs_f64(),
            counts.rejected
        );
        let logics: Vec<String> =
            counts.logics.iter().map(|(logic, number)| format!("{number} {logic}")).collect();
        let _ = writeln!(text, "{}; {} with several checks", logics.join(", "), counts.incremental);
        for (name, [unasked, error, crash]) in &counts.refused {
            let _ = writeln!(
                text,
                "{name} takes not all: {unasked} scripts not asked, {error} answered by an error, \
                {crash} by its end"
            );
        }
        for (name, [sat, unsat, unknown]) in &counts.verdicts {
            let _ = writeln!(text, "{name:>10}: {sat} sat, {unsat} unsat, {unknown} unknown");
        }
        let _ = writeln!(
            text,
            "right: {} models evaluated, {} cores and assumptions solved again; {} variants asked",
            counts.models, counts.claims, counts.variants
        );
        if counts.clients > 0 {
            let _ = writeln!(
                text,
                "{} scripts by a client; it told {} bodies",
                counts.clients, counts.expansions
            );
        }
        for (title, list) in [("disputes", &self.disputes), ("objections", &self.objections)] {
            let _ = writeln!(text, "{title}: {}", list.len());
            list.iter().take(LISTED).for_each(|line| {
                let _ = writeln!(text, "  {line}");
            });
        }
        let _ = writeln!(text, "findings: {}", self.findings.len());
        for (number, finding, path) in &self.findings {
            let detail = finding.detail.lines().next().unwrap_or_default();
            let _ = writeln!(text, "  script {number}: {}: {detail} -> {}", finding.kind, path.display());
        }
        text
    }
}

/// The state that the threads share.
struct Campaign<'a> {
    options: &'a FuzzOptions,
    weights: Weights,
    shape: Shape,
    tested: Option<Program>,
    outside: Vec<String>,
    next: AtomicU64,
    found: AtomicU64,
    stopped: &'a AtomicBool,
    deadline: Option<Instant>,
}

/// The messages of a thread.
enum Event {
    Examined(u64, ScriptReport),
    Found(u64, Finding, PathBuf),
    Finished(OracleCounts),
    Failed(io::Error),
}

/// Runs a campaign; it ends early when `stopped` becomes true.
///
/// # Errors
/// The options are wrong, or an installed solver cannot be run.
pub fn fuzz(options: &FuzzOptions, stopped: &AtomicBool) -> Result<CampaignOutcome, FuzzError> {
    let mut weights = Weights::default();
    options.weights.iter().try_for_each(|weight| weights.set(weight)).map_err(FuzzError::Weight)?;
    let shape = Shape {
        fuel: options.fuel,
        widest: options.widest,
        incremental_percent: percent(options.incremental_share),
        structured_percent: percent(options.structured_share),
        summaries_percent: percent(options.summaries_share),
        logics: options.logics.clone(),
        ..Shape::default()
    };
    let mut outcome = CampaignOutcome::default();
    if options.print {
        for index in options.first..options.first.saturating_add(options.count) {
            let script = generate::script(options.seed, index, &weights, &shape);
            print!("; seed {} script {index}\n{}", options.seed, lines(&script.commands));
        }
        return Ok(outcome);
    }
    let mut outside = Vec::new();
    for name in &options.solvers {
        let program =
            Program::outside(name, limit(options)).ok_or_else(|| FuzzError::Unnamed(name.clone()))?;
        let list = if Worker::new(program).works() { &mut outside } else { &mut outcome.missing };
        list.push(name.clone());
    }
    outcome.skipped = outside.is_empty();
    if outcome.skipped {
        return Ok(outcome);
    }
    let tested = tested(options)?;
    let campaign = Campaign {
        options,
        weights,
        shape,
        tested,
        outside,
        next: AtomicU64::new(0),
        found: AtomicU64::new(0),
        stopped,
        deadline: options.seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds)),
    };
    campaign.run(&mut outcome)?;
    Ok(outcome)
}

/// A share, which is from 0 to 1, in percent.
fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

fn limit(options: &FuzzOptions) -> Duration {
    Duration::from_secs_f64(options.timeout)
}

/// The program under test, which must answer.
fn tested(options: &FuzzOptions) -> Result<Option<Program>, FuzzError> {
    let command = match options.javelin.as_deref() {
        Some("none") => return Ok(None),
        Some(command) => command.split_whitespace().map(str::to_owned).collect(),
        None => vec![built().unwrap_or_else(|| "javelin".to_owned())],
    };
    let shown = command.join(" ");
    let program = Program::reading("javelin", command);
    if Worker::new(program.clone()).works() { Ok(Some(program)) } else { Err(FuzzError::Broken(shown)) }
}

/// `target/release/javelin`, here or above.
fn built() -> Option<String> {
    let here = std::env::current_dir().ok()?;
    let places = here.ancestors().map(|folder| folder.join("target/release/javelin"));
    places.into_iter().find(|place| place.is_file()).map(|place| place.display().to_string())
}

impl Campaign<'_> {
    fn run(&self, outcome: &mut CampaignOutcome) -> Result<(), FuzzError> {
        let started = Instant::now();
        let style =
            ProgressStyle::with_template("{bar:30} {pos}/{len} scripts, {per_sec}, {eta} left  {msg}");
        let bar =
            ProgressBar::new(self.options.count).with_style(style.unwrap_or(ProgressStyle::default_bar()));
        let mut failure = None;
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..self.options.jobs {
                let sender = sender.clone();
                scope.spawn(move || self.work(&sender));
            }
            drop(sender);
            for event in receiver {
                match event {
                    Event::Examined(number, report) => {
                        bar.inc(1);
                        let about = |line: String| format!("script {number}: {line}");
                        outcome.disputes.extend(report.disputes.into_iter().map(about));
                        outcome.objections.extend(report.objections.into_iter().map(about));
                    }
                    Event::Found(number, finding, path) => {
                        bar.println(format!("script {number}: {}: {}", finding.kind, finding.detail));
                        outcome.findings.push((number, finding, path));
                        bar.set_message(format!("{} findings", outcome.findings.len()));
                    }
                    Event::Finished(counts) => outcome.counts.add(&counts),
                    Event::Failed(error) => {
                        self.stopped.store(true, Ordering::Relaxed);
                        failure = Some(error);
                    }
                }
            }
        });
        bar.finish_and_clear();
        outcome.findings.sort_by_key(|(number, _, _)| *number);
        outcome.elapsed = started.elapsed();
        failure.map_or(Ok(()), |error| Err(error.into()))
    }

    fn work(&self, events: &Sender<Event>) {
        let limit = limit(self.options);
        let programs = self.outside.iter().filter_map(|name| Program::outside(name, limit));
        let mut oracle = Oracle::new(self.tested.clone(), programs.map(Worker::new).collect(), limit);
        let result = self.examine_all(&mut oracle, events);
        // The receiver outlives the threads, so nothing is lost.
        let _ = events.send(Event::Finished(oracle.counts));
        if let Err(error) = result {
            let _ = events.send(Event::Failed(error));
        }
    }

    fn examine_all(&self, oracle: &mut Oracle, events: &Sender<Event>) -> io::Result<()> {
        let late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        while !self.stopped.load(Ordering::Relaxed) && !late() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.options.count {
                break;
            }
            let index = self.options.first.wrapping_add(number);
            let script = generate::script(self.options.seed, index, &self.weights, &self.shape);
            let plan = self.plan(&script, index);
            let report = oracle.examine(&script.commands, &plan)?;
            if let Some(finding) = report.findings.first() {
                let path = self.keep(oracle, index, &script, finding)?;
                let _ = events.send(Event::Found(index, finding.clone(), path));
                if self.found.fetch_add(1, Ordering::Relaxed) + 1 >= self.options.findings {
                    self.stopped.store(true, Ordering::Relaxed);
                }
            }
            let _ = events.send(Event::Examined(index, report));
        }
        Ok(())
    }

    /// The variants of this script that are asked.
    fn plan(&self, script: &FuzzScript, index: u64) -> Plan {
        let mut random = Random::of_script(!self.options.seed, index);
        let mut variants = variants::all(&mut random);
        if self.options.client {
            variants.retain(|variant| matches!(variant, Variant::Client(_)));
        }
        random.shuffle(&mut variants);
        variants.truncate(self.options.variants);
        Plan {
            planted: script.planted,
            expected: None,
            variants,
            afresh: index.is_multiple_of(AFRESH_EVERY),
            votes: self.options.votes.map(|wanted| (wanted, usize::try_from(index).unwrap_or(0))),
        }
    }

    /// Shrinks a script and saves it; returns its path.
    fn keep(
        &self,
        oracle: &mut Oracle,
        index: u64,
        script: &FuzzScript,
        finding: &Finding,
    ) -> io::Result<PathBuf> {
        let plan = Plan {
            variants: finding.variant.into_iter().collect(),
            afresh: finding.kind == Kind::Leak,
            ..Plan::default()
        };
        // The runs of shrinking are not counted.
        let counts = oracle.counts.clone();
        let limit = Duration::from_secs_f64(self.options.shrink);
        let mut shows = |candidate: &[Sexpr]| {
            let report = oracle.examine(candidate, &plan);
            report.is_ok_and(|report| report.findings.iter().any(|other| is_alike(other, finding)))
        };
        let small = if limit.is_zero() {
            script.commands.clone()
        } else {
            shrink(&script.commands, limit, &mut shows)
        };
        let report = oracle.examine(&small, &plan)?;
        oracle.counts = counts;
        let text = answerable(&small, &report.settled);
        let origin = format!("seed {} script {index}: {}", self.options.seed, finding.kind);
        let shown = report.findings.first().unwrap_or(finding);
        write_script(
            &self.options.out,
            &format!("{}-{index}.smt2", self.options.seed),
            &saved(&text, &origin, &report.settled, &shown.detail),
        )
    }
}

/// Whether two findings are of one kind; the messages of errors must be equal except for numbers.
fn is_alike(one: &Finding, other: &Finding) -> bool {
    let words = |finding: &Finding| finding.detail.replace(|digit: char| digit.is_ascii_digit(), "");
    one.kind == other.kind && (one.kind != Kind::Error || words(one) == words(other))
}

fn write_script(folder: &Path, name: &str, text: &str) -> io::Result<PathBuf> {
    let path = folder.join(name);
    let named =
        |error: io::Error| io::Error::new(error.kind(), format!("cannot write {}: {error}", path.display()));
    fs::create_dir_all(folder).map_err(named)?;
    fs::write(&path, text).map_err(named)?;
    Ok(path)
}
