//! `smtlib-bench contest`: the four tracks of SMT-COMP, played by its rules on local files.
//!
//! **Here.** [`scramble`] makes the script of a file for a track, `trace` plays the incremental ones command
//! by command, `judge` scores the output. The contest's containers are left out: solvers are processes under
//! limits. Other solvers vote on cores, and on models that our evaluator cannot read.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use crate::answers::{Answer, read_smt};
use crate::corpus::{self, Corpus, CorpusError, Expected, Format, Problem, Selection};
use crate::run::{KEPT_OUTPUT, Limits, RunError, Runner};
use crate::solvers::{self, Solver, SolverError};

use judge::{Jury, Score};
use scramble::{Prepared, Track, instantiated, prepare, restricted};

mod judge;
pub mod scramble;
mod trace;

/// The stack on which models are read and evaluated.
const STACK: usize = 2 << 30;

/// The flags of `smtlib-bench contest`.
#[derive(Args, Debug)]
pub struct ContestOptions {
    /// A folder with an INDEX.tsv, a plain folder of .smt2 files, or one file
    pub folder: PathBuf,
    /// A track; repeat for more; all by default
    #[arg(long = "track", value_enum)]
    pub tracks: Vec<Track>,
    /// A solver by its name in the table, or NAME=COMMAND; repeat for more
    #[arg(long = "solver", required = true)]
    pub solvers: Vec<String>,
    /// A solver that votes on cores and models; repeat for more
    #[arg(long = "juror")]
    pub jurors: Vec<String>,
    /// Only files of this set; may be repeated
    #[arg(long = "set")]
    pub sets: Vec<String>,
    /// Only files of this logic; may be repeated
    #[arg(long = "logic")]
    pub logics: Vec<String>,
    /// The number of files of each track, spread evenly over those that belong to it
    #[arg(long, default_value_t = 100)]
    pub sample: usize,
    /// Seconds of wall time per file
    #[arg(long, default_value_t = 1200.0)]
    pub timeout: f64,
    /// Address space per process in MiB
    #[arg(long, default_value_t = 30 << 10)]
    pub memory: u64,
    /// A row per track, solver and file, written anew
    #[arg(long, default_value = "target/contest.tsv")]
    pub out: PathBuf,
}

/// The reasons that the contest cannot be held.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// The folder has no files that can be played.
    #[error(transparent)]
    Corpus(#[from] CorpusError),
    /// A solver cannot take part.
    #[error(transparent)]
    Solvers(#[from] SolverError),
    /// A process cannot be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
}

struct Voters<'a> {
    jurors: &'a [Solver],
    runner: &'a Runner,
    limits: Limits,
    scratch: PathBuf,
}

impl Jury for Voters<'_> {
    fn votes(&self, script: &str) -> Vec<Answer> {
        let vote = |juror: &Solver| {
            fs::write(&self.scratch, script).ok()?;
            let (command, _) = juror.command(&asked(&self.scratch), self.limits.wall, Path::new(""));
            let finished = self.runner.run(&command, None, &self.limits).ok()?;
            let reading = read_smt(&finished.output);
            // A solver that has not understood the script does not vote.
            reading.answers.first().copied().filter(|_| !reading.misunderstood)
        };
        self.jurors.iter().filter_map(vote).collect()
    }
}

/// A file as a problem without an expected answer.
fn asked(path: &Path) -> Problem {
    Problem {
        name: String::new(),
        path: path.to_owned(),
        format: Format::Smt,
        logic: "?".into(),
        set: "-".into(),
        source: String::new(),
        expected: Expected::Nothing,
        incremental: false,
    }
}

/// Whether the logic and the expected answers of a file admit a track.
fn belongs(problem: &Problem, track: Track) -> bool {
    let is = |wanted| problem.expected == Expected::one(wanted);
    problem.format == Format::Smt
        && match track {
            Track::Single => !problem.incremental,
            Track::Incremental => problem.incremental,
            Track::Core => is(Answer::Unsat),
            Track::Model => is(Answer::Sat),
        }
}

/// At most `sample` files of a track with their scripts, spread evenly over those that fit.
fn entries(corpus: &Corpus, track: Track, sample: usize) -> Result<Vec<(&Problem, Prepared)>, ContestError> {
    let fitting: Vec<&Problem> = corpus.problems.iter().filter(|problem| belongs(problem, track)).collect();
    let mut entries = Vec::new();
    let count = fitting.len().min(sample);
    for at in 0..count {
        // A file that does not fit is replaced by the next one, as far as the next chosen file.
        for problem in fitting.iter().take((at + 1) * fitting.len() / count).skip(at * fitting.len() / count)
        {
            let text =
                fs::read(&problem.path).map_err(|error| ContestError::File(problem.path.clone(), error))?;
            if let Some(prepared) = prepare(&String::from_utf8_lossy(&text), track) {
                entries.push((*problem, prepared));
                break;
            }
        }
    }
    Ok(entries)
}

fn play(
    solver: &Solver,
    problem: &Problem,
    prepared: &Prepared,
    track: Track,
    voters: &Voters<'_>,
    file: &Path,
) -> Result<Score, ContestError> {
    let wall = voters.limits.wall + solver.startup.0;
    let startup = solver.startup.1.as_secs_f64();
    if track == Track::Incremental {
        let (command, _) = solver.command(&asked(Path::new("/dev/stdin")), wall, Path::new(""));
        let failed = |error| ContestError::File(file.to_owned(), error);
        let played = trace::play(&command, &prepared.commands, wall).map_err(failed)?;
        let score = judge::incremental(&played.answers, played.stray.as_deref(), &problem.expected);
        return Ok(Score { seconds: (played.seconds - startup).max(0.0), ..score });
    }
    let (command, _) = solver.command(&asked(file), wall, Path::new(""));
    let finished = voters.runner.run(&command, None, &Limits { wall, ..voters.limits })?;
    let mut output = String::from_utf8_lossy(&finished.output).into_owned();
    output.push_str(&String::from_utf8_lossy(&finished.errors));
    let score = match track {
        Track::Core => judge::core(&output, prepared, voters, |names| restricted(prepared, names)),
        Track::Model => judge::model(&output, prepared, voters, |model| instantiated(prepared, model)),
        Track::Single | Track::Incremental => judge::single(&output, &problem.expected),
    };
    Ok(Score { seconds: (finished.cpu.as_secs_f64() - startup).max(0.0), ..score })
}

/// The sums of a solver in a track.
#[derive(Default)]
struct Sum {
    files: u64,
    errors: u64,
    points: u64,
    solved: u64,
    seconds: f64,
    strays: u64,
}

impl Sum {
    fn add(&mut self, score: &Score) {
        self.files += 1;
        self.errors += score.errors;
        self.strays += u64::from(score.remark.starts_with("stray"));
        if score.errors == 0 {
            self.points += score.points;
            self.solved += u64::from(score.points > 0);
            self.seconds += if score.points > 0 { score.seconds } else { 0.0 };
        }
    }
}

/// Holds the contest; returns the table, and whether a solver made an error.
///
/// # Errors
/// A solver, a file or a folder that cannot be used.
pub fn contest(options: &ContestOptions, runner: &Runner) -> Result<(String, bool), ContestError> {
    // The evaluator descends into terms, and terms of the contest are deep.
    std::thread::scope(|scope| {
        let held =
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || hold(options, runner));
        let ended = |error| ContestError::File(PathBuf::from("a thread"), error);
        held.map_err(ended)?.join().unwrap_or_else(|_| Err(ended(io::Error::other("has panicked"))))
    })
}

fn hold(options: &ContestOptions, runner: &Runner) -> Result<(String, bool), ContestError> {
    let rows = solvers::table(None)?;
    let find = |name: &String| Solver::find(&solvers::choose(&rows, name)?, runner);
    let players = options.solvers.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    let jurors = options.jurors.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    let selection =
        Selection { sets: options.sets.clone(), logics: options.logics.clone(), ..Selection::default() };
    let corpus = corpus::load(&options.folder, &selection)?;
    let wall = Duration::try_from_secs_f64(options.timeout).unwrap_or(Duration::MAX);
    let scratch = std::env::temp_dir().join(format!("smtlib-bench-contest-{}", std::process::id()));
    let written =
        |path: &Path, text: &str| fs::write(path, text).map_err(|e| ContestError::File(path.to_owned(), e));
    fs::create_dir_all(&scratch).map_err(|error| ContestError::File(scratch.clone(), error))?;
    let limits = Limits { wall, memory: Some(options.memory << 20), output: KEPT_OUTPUT };
    let voters = Voters { jurors: &jurors, runner, limits, scratch: scratch.join("vote.smt2") };
    let tracks = [Track::Single, Track::Incremental, Track::Core, Track::Model];
    let mut sums: BTreeMap<(usize, usize), Sum> = BTreeMap::new();
    let mut table = String::from("track\tsolver\tfile\terrors\tpoints\tseconds\tremark\n");
    let file = scratch.join("script.smt2");
    for (at, &track) in tracks.iter().enumerate() {
        if !options.tracks.is_empty() && !options.tracks.contains(&track) {
            continue;
        }
        for (problem, prepared) in entries(&corpus, track, options.sample)? {
            written(&file, &prepared.text())?;
            for (who, player) in players.iter().enumerate() {
                if runner.interrupted() {
                    break;
                }
                let score = play(player, problem, &prepared, track, &voters, &file)?;
                sums.entry((at, who)).or_default().add(&score);
                let Score { errors, points, seconds, remark } = score;
                let (name, remark) = (&problem.name, remark.replace(['\t', '\n'], " "));
                let _ = writeln!(
                    table,
                    "{track:?}\t{}\t{name}\t{errors}\t{points}\t{seconds:.3}\t{remark}",
                    player.name
                );
            }
        }
        written(&options.out, &table)?;
    }
    let _ = fs::remove_dir_all(&scratch);
    let mut summary =
        format!("{:<12} {:<12} files errors  solved   points  seconds strays\n", "track", "solver");
    for ((at, who), sum) in &sums {
        let Sum { files, errors, points, solved, seconds, strays } = sum;
        let _ = writeln!(
            summary,
            "{:<12} {:<12} {files:>5} {errors:>6} {solved:>7} {points:>8} {seconds:>8.2} {strays:>6}",
            format!("{:?}", tracks[*at]),
            players[*who].name
        );
    }
    Ok((summary, sums.values().any(|sum| sum.errors > 0)))
}
