//! A daemon under attack: hostile clients of all manners beside honest ones whose answers are known.
//!
//! Three parts on the same machine: honest clients alone, then with the hostile ones, then alone again. Every
//! honest answer must be right. The report compares the times of honest answers with and without hostile
//! clients, and the daemon's resident memory after a warm-up with that at the end.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::honest::{self, Met};
use super::hostile::{self, Arsenal, Deeds};
use super::tree::Daemon;
use crate::machine;

/// The interval at which memory is read.
const LOOK: Duration = Duration::from_secs(1);
/// The default flags of the daemon: the limits that a careful operator sets.
const FLAGS: &[&str] = &[
    "--session-memory",
    "100",
    "--memory",
    "1000",
    "--check-time",
    "2",
    "--idle-time",
    "10",
    "--cache-mebibytes",
    "0",
];
/// The largest factor between the 99th percentiles with and without hostile clients.
const TIMES_SLOWER: f64 = 2.0;

/// The flags of a siege.
#[derive(Args, Debug)]
pub struct SiegeOptions {
    /// Start a daemon, and attack it by this number of hostile clients beside honest ones.
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    pub hostile: u64,
    /// Honest clients of a siege, whose answers must be right.
    #[arg(long, value_name = "COUNT", default_value_t = 4)]
    honest: u64,
    /// The length of a siege; a tenth of it comes before it and after it without hostile clients.
    #[arg(long, value_name = "MINUTES", default_value_t = 5.0)]
    minutes: f64,
    /// The pause of an honest client between its questions.
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 10)]
    rest: u64,
    /// Honest clients come over a Unix socket, as other users of the machine would.
    #[arg(long)]
    honest_apart: bool,
    /// A flag of the daemon that is started, in place of the usual limits; may be repeated.
    #[arg(long, value_name = "FLAG", allow_hyphen_values = true)]
    daemon_flag: Vec<String>,
}

/// The results of a siege.
struct SiegeOutcome {
    parts: [Met; 3],
    memory: Vec<u64>,
    panics: Option<u64>,
    internal_errors: u64,
    end: Option<String>,
    deeds: Deeds,
}

/// Lays siege; the report, and whether an honest answer is wrong or missing or the daemon has a bug.
///
/// # Errors
/// The daemon cannot be started.
pub fn siege(program: &Path, options: &SiegeOptions, seed: u64) -> io::Result<(String, bool)> {
    let socket = std::env::temp_dir().join(format!("smtlib-bench-siege-{}.sock", std::process::id()));
    let mut flags: Vec<String> = options.daemon_flag.clone();
    if flags.is_empty() {
        flags = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
    }
    let apart = format!("unix:{}", socket.display());
    let also = if options.honest_apart { vec![apart.as_str()] } else { Vec::new() };
    let mut daemon = Daemon::start(program, &also, &flags)?;
    let address = if options.honest_apart { apart.clone() } else { daemon.address.clone() };
    let attacked = daemon.address.clone();
    let arsenal = Arsenal::new();
    let deeds = Deeds::default();
    let length = Duration::from_secs_f64(options.minutes * 60.0);
    let (mut memory, mut end) = (Vec::new(), None);
    let quiet = |part: u64| honest_part(options, &address, seed + part, Instant::now() + length / 10, &deeds);
    let before = quiet(0);
    let until = Instant::now() + length;
    let during = thread::scope(|scope| {
        let hostile: Vec<_> = (0..options.hostile)
            .map(|number| {
                let (address, arsenal, deeds) = (&attacked, &arsenal, &deeds);
                let seed = seed.wrapping_mul(1000) + number;
                scope.spawn(move || hostile::client(address, arsenal, seed, until, deeds))
            })
            .collect();
        let honest = scope.spawn(|| honest_part(options, &address, seed + 1, until, &deeds));
        let begin = Instant::now();
        while Instant::now() < until && end.is_none() {
            thread::sleep(LOOK);
            end = daemon.ended().ok().flatten().map(|status| status.to_string());
            memory.push(daemon.tree().resident());
            if memory.len().is_multiple_of(30) {
                eprintln!("{:>6} s: {} MiB", begin.elapsed().as_secs(), memory.last().unwrap_or(&0) >> 20);
            }
        }
        deeds.over.store(end.is_some(), Ordering::Relaxed);
        hostile.into_iter().for_each(|client| drop(client.join()));
        honest.join().unwrap_or_default()
    });
    let after = quiet(2);
    memory.push(daemon.tree().resident());
    let end = end.or(daemon.ended()?.map(|status| status.to_string()));
    let outcome = SiegeOutcome {
        parts: [before, during, after],
        memory,
        panics: panics(&daemon.metrics).ok(),
        internal_errors: daemon.internal_errors(),
        end,
        deeds,
    };
    Ok((outcome.report(options, &flags), outcome.is_wrong()))
}

/// All honest clients together.
fn honest_part(options: &SiegeOptions, address: &str, seed: u64, until: Instant, deeds: &Deeds) -> Met {
    let rest = Duration::from_millis(options.rest);
    let is_over = || Instant::now() >= until || deeds.over.load(Ordering::Relaxed);
    thread::scope(|scope| {
        let clients: Vec<_> = (0..options.honest)
            .map(|number| scope.spawn(move || honest::client(address, seed * 1000 + number, &is_over, rest)))
            .collect();
        clients.into_iter().filter_map(|client| client.join().ok()).fold(Met::default(), |mut all, met| {
            all.times.extend(met.times);
            all.wrong.extend(met.wrong);
            all.missing.extend(met.missing);
            all
        })
    })
}

/// The daemon's count of panics.
fn panics(address: &str) -> io::Result<u64> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    stream.write_all(b"GET /metrics HTTP/1.0\r\nHost: localhost\r\n\r\n")?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let line = text.lines().find(|line| line.starts_with("javelin_panics"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// A percentile of the times, in milliseconds.
fn percentile(met: &Met, percent: usize) -> f64 {
    let mut times: Vec<Duration> = met.times.iter().map(|(_, time)| *time).collect();
    times.sort_unstable();
    let at = times.len().saturating_sub(1) * percent / 100;
    times.get(at).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}

impl SiegeOutcome {
    fn is_wrong(&self) -> bool {
        let faulty = |met: &Met| !met.wrong.is_empty() || !met.missing.is_empty() || met.times.is_empty();
        self.parts.iter().any(faulty)
            || self.end.is_some()
            || self.panics != Some(0)
            || self.internal_errors > 0
    }

    /// The mean of resident memory in mebibytes after the warm-up of a fifth, and in the last fifth.
    fn levels(&self) -> [u64; 2] {
        let fifth = (self.memory.len() / 5).max(1);
        let mean = |part: &[u64]| (part.iter().sum::<u64>() / part.len().max(1) as u64) >> 20;
        let of = |from: usize| self.memory.get(from..(from + fifth).min(self.memory.len())).map_or(0, mean);
        [of(fifth), of(self.memory.len().saturating_sub(fifth))]
    }

    fn report(&self, options: &SiegeOptions, flags: &[String]) -> String {
        let [before, during, after] = &self.parts;
        let deeds = [&self.deeds.connections, &self.deeds.ended, &self.deeds.executed_posts];
        let [connections, ended, posts] = deeds.map(|count| count.load(Ordering::Relaxed));
        let mut text = format!(
            "{} hostile and {} honest clients for {} minutes; daemon flags: {}; {}, {}\n\n\
             | honest clients | answers | wrong | missing | median ms | 99th percentile ms | longest ms |\n\
             |---|---|---|---|---|---|---|\n",
            options.hostile,
            options.honest,
            options.minutes,
            flags.join(" "),
            machine::now(),
            machine::describe()
        );
        for (name, met) in [("alone, before", before), ("under siege", during), ("alone, after", after)] {
            text += &format!(
                "| {name} | {} | {} | {} | {:.2} | {:.2} | {:.2} |\n",
                met.times.len(),
                met.wrong.len(),
                met.missing.len(),
                percentile(met, 50),
                percentile(met, 99),
                percentile(met, 100)
            );
        }
        let slower = percentile(during, 99) / percentile(before, 99).max(percentile(after, 99));
        let judged = if slower <= TIMES_SLOWER { "within" } else { "beyond" };
        let [early, late] = self.levels();
        let peak = self.memory.iter().max().map_or(0, |peak| peak >> 20);
        let last = self.memory.last().map_or(0, |last| last >> 20);
        let panics = self.panics.map_or("unknown".to_owned(), |count| count.to_string());
        text += &format!(
            "\n99th percentile under siege: {slower:.1} times that without, {judged} {TIMES_SLOWER}\n\
             hostile connections: {connections}, {ended} ended by the daemon; scripts run by POST: {posts}\n\
             resident MiB: {early} after the warm-up, {late} in the last fifth, {peak} at most, {last} now\n\
             panics: {panics}; internal errors in the log: {}; the daemon {}\n",
            self.internal_errors,
            self.end.as_ref().map_or("lives".to_owned(), |status| format!("has ended: {status}"))
        );
        let faults = self.parts.iter().flat_map(|met| met.wrong.iter().chain(&met.missing));
        faults.take(10).for_each(|fault| text += &format!("fault: {fault}\n"));
        text
    }
}
