//! `smtlib-bench stops`: random scripts under random small limits. A limit may turn a verdict into `unknown`.
//! A finding is any other change of a verdict, an end without an answer, and a run far beyond its limit.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::program::Scratch;
use super::verdict::{Answers, Bounds};
use crate::fuzz::generate::script;
use crate::fuzz::random::Random;
use crate::fuzz::script::Verdict;
use crate::fuzz::sexpr::lines;
use crate::fuzz::weights::{Shape, Weights};
use crate::run::{Exit, Finished, Limits, Runner};

/// The time of a run without limits; its other limits are none.
const UNLIMITED: Duration = Duration::from_secs(5);
/// The tolerated time beyond a limit, before the factor for busy machines.
const BEYOND: Duration = Duration::from_millis(300);
/// The limits that the operating system enforces on a run.
const LIMITS: Limits = Limits { wall: Duration::from_secs(20), memory: Some(6 << 30), output: 16 << 20 };
/// The number of draws of limits for a script.
const DRAWS: u32 = 3;

/// The flags of `smtlib-bench stops`.
#[derive(Args, Debug)]
pub struct StopsOptions {
    /// The program under test.
    #[arg(long, value_name = "PROGRAM", default_value = "target/release/javelin")]
    javelin: PathBuf,
    /// The same seed makes the same scripts and limits.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of the first script.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// The number of scripts.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The number of threads.
    #[arg(long, default_value_t = 1)]
    jobs: u64,
    /// About how many operators a formula has at most; more than for `fuzz`, since runs have to reach their
    /// limits.
    #[arg(long, default_value_t = 200)]
    fuel: u32,
    /// The factor by which bounds of time are widened.
    #[arg(long, default_value_t = 1.0)]
    slack: f64,
    /// The folder for scripts with a finding.
    #[arg(long, value_name = "FOLDER", default_value = "stops")]
    out: PathBuf,
}

/// Counts over all scripts.
#[derive(Debug, Default)]
struct StopCounts {
    runs: AtomicU64,
    verdicts: AtomicU64,
    unknown: AtomicU64,
    stopped: AtomicU64,
}

/// The limits of a run.
#[derive(Clone, Debug, Default)]
struct Draw {
    time: Option<Duration>,
    megabytes: Option<u64>,
    flags: Vec<String>,
}

/// One to four limits.
fn draw(random: &mut Random) -> Draw {
    let mut draw = Draw::default();
    while draw.flags.is_empty() {
        if random.chance(40) {
            let milliseconds = random.pick(&[1, 10, 50, 200, 1000]).copied().unwrap_or(50);
            draw.time = Some(Duration::from_millis(milliseconds));
            draw.flags.extend(["--timeout".to_owned(), format!("{:.3}", milliseconds as f64 / 1000.0)]);
        }
        if random.chance(40) {
            let megabytes = random.pick(&[1, 6, 7, 8, 10, 16, 30]).copied().unwrap_or(8);
            draw.megabytes = Some(megabytes);
            draw.flags.extend(["--memory-limit".to_owned(), megabytes.to_string()]);
        }
        if random.chance(40) {
            let ticks = 10u64.pow(random.between(1, 7));
            draw.flags.extend(["--tick-limit".to_owned(), ticks.to_string()]);
        }
        if random.chance(40) {
            let conflicts = random.pick(&[1, 2, 5, 20, 100, 1000]).copied().unwrap_or(5);
            draw.flags.extend(["--conflict-limit".to_owned(), conflicts.to_string()]);
        }
    }
    draw
}

/// The verdicts up to the first command that a limit refused: without this command the script has another
/// meaning.
fn verdicts(finished: &Finished) -> Vec<Verdict> {
    let text = String::from_utf8_lossy(&finished.output);
    let refused = ["limit", "memout", "timeout", "resourceout", "cancel"];
    let kept: Vec<&str> = text
        .lines()
        .take_while(|line| !(line.starts_with("(error") && refused.iter().any(|word| line.contains(word))))
        .collect();
    let mut answers = Answers::default();
    answers.extend(kept.join("\n").as_bytes());
    answers.verdicts()
}

/// The mistake in the end of a run.
fn broken(finished: &Finished) -> Option<String> {
    let said = String::from_utf8_lossy(&finished.errors);
    let bug = said.lines().find(|line| line.contains("internal error") || line.contains("panicked at"));
    match finished.exit {
        _ if finished.timed_out => Some("no end".to_owned()),
        Exit::Code(0 | 1) => bug.map(str::to_owned),
        exit => Some(format!("ended by {exit}: {}", said.lines().next_back().unwrap_or_default())),
    }
}

/// The mistake in a run under limits, compared with one without.
fn objection(free: &[Verdict], draw: &Draw, finished: &Finished, slack: f64) -> Option<String> {
    if let Some(broken) = broken(finished) {
        return Some(broken);
    }
    let opposed = |(one, other): (&Verdict, &Verdict)| {
        *one != Verdict::Unknown && *other != Verdict::Unknown && one != other
    };
    let limited = verdicts(finished);
    if let Some(at) = free.iter().zip(&limited).position(opposed) {
        let [one, other] = [free, &limited].map(|list| list.get(at).map_or("", |verdict| verdict.word()));
        return Some(format!("check {}: {other} in place of {one}", at + 1));
    }
    let late = draw.time.map(|time| finished.wall.saturating_sub(time));
    if let Some(late) = late.filter(|late| *late > BEYOND.mul_f64(slack)) {
        return Some(format!("{} ms too late", late.as_millis()));
    }
    let allowed = draw.megabytes.map(|megabytes| Bounds::resident(false, megabytes));
    let beyond =
        allowed.and_then(|allowed| finished.memory.checked_sub(allowed)).filter(|beyond| *beyond > 0);
    beyond.map(|beyond| format!("{} KiB too much", beyond >> 10))
}

/// Runs the scripts; returns the summary, and whether there is a finding.
///
/// # Errors
/// The program cannot be run, or a finding cannot be written.
pub fn stops(options: &StopsOptions) -> Result<(String, bool), io::Error> {
    let (counts, next) = (StopCounts::default(), AtomicU64::new(options.first));
    let findings = Mutex::new(Vec::new());
    let begin = Instant::now();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..options.jobs.max(1))
            .map(|job| {
                let (counts, next, findings) = (&counts, &next, &findings);
                scope.spawn(move || work(options, job, counts, next, findings))
            })
            .collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err(io::Error::other("a worker has panicked")))
        })
    })?;
    let findings = findings.into_inner().unwrap_or_default();
    let numbers = [&counts.runs, &counts.verdicts, &counts.unknown, &counts.stopped];
    let [runs, verdicts, unknown, stopped] = numbers.map(|count| count.load(Ordering::Relaxed));
    let mut text = format!(
        "{} scripts, {runs} runs under limits in {:.0} s: {verdicts} verdicts as without limits, {unknown} \
         unknown that would be known; {stopped} scripts not decided in {} s without limits\nfindings: {}\n",
        options.count,
        begin.elapsed().as_secs_f64(),
        UNLIMITED.as_secs(),
        findings.len()
    );
    findings.iter().for_each(|line| text += &format!("  {line}\n"));
    Ok((text, !findings.is_empty()))
}

fn work(
    options: &StopsOptions,
    job: u64,
    counts: &StopCounts,
    next: &AtomicU64,
    findings: &Mutex<Vec<String>>,
) -> io::Result<()> {
    let shape = Shape { fuel: options.fuel, incremental_percent: 40, ..Shape::default() };
    let scratch = Scratch::new(&format!("stops-{job}"));
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= options.first.saturating_add(options.count) {
            return Ok(());
        }
        let made = script(options.seed, index, &Weights::default(), &shape);
        let text = lines(&made.commands);
        std::fs::write(scratch.path(), &text)?;
        let whole = [("--timeout".to_owned()), UNLIMITED.as_secs().to_string()];
        let free = run(&options.javelin, &whole, scratch.path())?;
        if free.timed_out {
            keep(options, index, "no limit", "no end", &text, findings)?;
            continue;
        }
        let free = verdicts(&free);
        counts.stopped.fetch_add(u64::from(free.contains(&Verdict::Unknown)), Ordering::Relaxed);
        let mut random = Random::of_script(!options.seed, index);
        for _ in 0..DRAWS {
            let draw = draw(&mut random);
            let finished = run(&options.javelin, &draw.flags, scratch.path())?;
            count(counts, &free, &verdicts(&finished));
            if let Some(text_of) = objection(&free, &draw, &finished, options.slack) {
                keep(options, index, &draw.flags.join(" "), &text_of, &text, findings)?;
            }
        }
    }
}

fn count(counts: &StopCounts, free: &[Verdict], limited: &[Verdict]) {
    counts.runs.fetch_add(1, Ordering::Relaxed);
    let pairs = || free.iter().zip(limited).filter(|(one, _)| **one != Verdict::Unknown);
    let same = pairs().filter(|(one, other)| one == other).count() as u64;
    let unknown = pairs().filter(|(_, other)| **other == Verdict::Unknown).count() as u64;
    counts.verdicts.fetch_add(same, Ordering::Relaxed);
    counts.unknown.fetch_add(unknown, Ordering::Relaxed);
}

fn run(program: &Path, flags: &[String], file: &Path) -> io::Result<Finished> {
    let mut command = vec![program.display().to_string()];
    command.extend_from_slice(flags);
    Runner::default().run(&command, Some(file), &LIMITS).map_err(io::Error::other)
}

/// Saves a script with a finding.
fn keep(
    options: &StopsOptions,
    index: u64,
    flags: &str,
    what: &str,
    text: &str,
    findings: &Mutex<Vec<String>>,
) -> io::Result<()> {
    let mut findings = findings.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    std::fs::create_dir_all(&options.out)?;
    let path = options.out.join(format!("{}-{index}-{}.smt2", options.seed, findings.len()));
    std::fs::write(&path, format!("; javelin {flags}\n; {what}\n{text}"))?;
    let line = format!("script {index} under {flags}: {what} -> {}", path.display());
    eprintln!("{line}");
    findings.push(line);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(output: &str) -> Finished {
        Finished {
            output: output.into(),
            errors: Vec::new(),
            printed: output.len() as u64,
            wall: Duration::from_millis(400),
            cpu: Duration::ZERO,
            memory: 30 << 20,
            exit: Exit::Code(0),
            timed_out: false,
        }
    }

    #[test]
    fn a_limit_makes_unknown_and_nothing_else() {
        use Verdict::{Sat, Unsat};
        let free = [Sat, Unsat];
        let objection = |draw: &Draw, output| objection(&free, draw, &finished(output), 1.0);
        assert_eq!(objection(&Draw::default(), "unknown\nunsat\n"), None);
        assert_eq!(objection(&Draw::default(), "sat\nsat\n").unwrap(), "check 2: sat in place of unsat");
        // The second check is another one without the assertion that was refused.
        assert_eq!(objection(&Draw::default(), "sat\n(error \"limit memory: no more\")\nsat\n"), None);
        let late = Draw { time: Some(Duration::from_millis(10)), ..Draw::default() };
        assert_eq!(objection(&late, "unknown\n").unwrap(), "390 ms too late");
        let large = Draw { megabytes: Some(6), ..Draw::default() };
        assert_eq!(objection(&large, "unknown\n").unwrap(), "4096 KiB too much");
    }

    #[test]
    fn a_draw_has_a_limit() {
        let mut random = Random::new(1);
        assert!((0..100).all(|_| !draw(&mut random).flags.is_empty()));
    }
}
