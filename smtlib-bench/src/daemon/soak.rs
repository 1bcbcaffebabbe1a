//! A soak test: random clients for a long time. Some are well-behaved, and their answers must be those of a
//! process that reads the same script from standard input; others disconnect early, send slowly, or send
//! random bytes. The daemon's memory must not grow. With `--hostile` it is a siege (`siege`) of a daemon of
//! its own.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;

use super::watch;
use crate::fuzz::generate::script;
use crate::fuzz::random::Random;
use crate::fuzz::weights::{Shape, Weights};
use crate::limits::siege::{SiegeOptions, siege};

/// The flags of `smtlib-bench soak`.
#[derive(Args, Debug)]
pub struct SoakOptions {
    /// The daemon, HOST:PORT. Its answers must not depend on earlier questions: run it with --cache-mebibytes
    /// 0.
    #[arg(long, value_name = "ADDRESS", required_unless_present = "hostile", default_value = "")]
    connect: String,
    /// The program whose answers on standard input are the right ones; with --hostile, the program that is
    /// started as a daemon.
    #[arg(long, value_name = "PROGRAM")]
    javelin: PathBuf,
    /// The length of the test in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 1800)]
    seconds: u64,
    /// The number of clients at once.
    #[arg(long, default_value_t = 8)]
    clients: u64,
    /// The same seed makes the same clients.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    siege: SiegeOptions,
}

/// The daemon cannot be reached.
#[derive(Debug, thiserror::Error)]
#[error("the daemon: {0}")]
pub struct SoakError(#[from] io::Error);

/// Counts over all clients.
#[derive(Debug, Default)]
pub struct SoakCounts {
    compared: AtomicU64,
    wrong: AtomicU64,
    rude: AtomicU64,
}

/// The behaviour of a client.
#[derive(Clone, Copy, Debug)]
enum SoakManner {
    /// Sends a script in pieces and reads all answers.
    Polite,
    /// Closes the connection in the middle of a script.
    Vanishes,
    Raves,
    /// Sends slowly, then closes the connection without reading.
    Dawdles,
}

/// The answers to a script on standard input; `None` if they take too long for a soak test.
fn expected(options: &SoakOptions, text: &str) -> io::Result<Option<Vec<u8>>> {
    let mut child = Command::new(&options.javelin)
        .args(["--timeout", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut input = child.stdin.take();
    std::thread::scope(|scope| {
        scope.spawn(move || input.as_mut().map(|input| input.write_all(text.as_bytes())));
        let begin = Instant::now();
        let output = child.wait_with_output()?;
        Ok((begin.elapsed() < Duration::from_secs(1)).then_some(output.stdout))
    })
}

fn polite(options: &SoakOptions, random: &mut Random, text: &str) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(&options.connect)?;
    stream.set_nodelay(true)?;
    let mut writer = stream.try_clone()?;
    let piece = [7, 100, 4096, 1 << 20][random.below(4) as usize];
    let mut answers = Vec::new();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for piece in text.as_bytes().chunks(piece) {
                // The script may contain an `exit`.
                if writer.write_all(piece).is_err() {
                    return;
                }
            }
            let _ = writer.shutdown(Shutdown::Write);
        });
        stream.read_to_end(&mut answers)
    })?;
    Ok(answers)
}

fn rude(options: &SoakOptions, random: &mut Random, text: &str, manner: SoakManner) -> io::Result<()> {
    let mut stream = TcpStream::connect(&options.connect)?;
    let length = random.below(text.len() as u64 + 1) as usize;
    let part = &text.as_bytes()[..length];
    // The daemon may close the connection, so errors are ignored.
    let _ = match manner {
        SoakManner::Raves => {
            stream.write_all(&(0..length).map(|_| random.below(256) as u8).collect::<Vec<u8>>())
        }
        SoakManner::Dawdles => part.chunks(50).take(40).try_for_each(|piece| {
            std::thread::sleep(Duration::from_millis(5));
            stream.write_all(piece)
        }),
        SoakManner::Polite | SoakManner::Vanishes => stream.write_all(part),
    };
    Ok(())
}

fn client(options: &SoakOptions, number: u64, until: Instant, counts: &SoakCounts) -> io::Result<()> {
    let shape = Shape { incremental_percent: 50, ..Shape::default() };
    let mut random = Random::of_script(options.seed, number);
    for round in 0.. {
        if Instant::now() >= until {
            break;
        }
        let made = script(options.seed, number + options.clients * round, &Weights::default(), &shape);
        let text: String = made.commands.iter().map(|command| format!("{command}\n")).collect();
        let manners = [
            (70, SoakManner::Polite),
            (15, SoakManner::Vanishes),
            (10, SoakManner::Raves),
            (5, SoakManner::Dawdles),
        ];
        let manner = random.weighted(&manners).unwrap_or(SoakManner::Polite);
        if !matches!(manner, SoakManner::Polite) {
            rude(options, &mut random, &text, manner)?;
            counts.rude.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        let Some(expected) = expected(options, &text)? else { continue };
        let answers = polite(options, &mut random, &text)?;
        counts.compared.fetch_add(1, Ordering::Relaxed);
        if without_blanks(&answers) != without_blanks(&expected) {
            counts.wrong.fetch_add(1, Ordering::Relaxed);
            eprintln!(
                "script {} of seed {} is answered otherwise",
                number + options.clients * round,
                options.seed
            );
        }
    }
    Ok(())
}

/// Removes blank lines, which have no meaning between answers.
fn without_blanks(answers: &[u8]) -> Vec<&[u8]> {
    answers.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).collect()
}

/// Runs the clients; returns a summary, and whether any answer was wrong.
///
/// # Errors
/// The daemon or the program cannot be reached.
pub fn soak(options: &SoakOptions) -> Result<(String, bool), SoakError> {
    if options.siege.hostile > 0 {
        return Ok(siege(&options.javelin, &options.siege, options.seed)?);
    }
    let begin = Instant::now();
    let until = begin + Duration::from_secs(options.seconds);
    let counts = SoakCounts::default();
    let (first, _) = watch(&options.connect)?;
    let mut memory = Vec::new();
    std::thread::scope(|scope| {
        let clients: Vec<_> = (0..options.clients.max(1))
            .map(|number| {
                let counts = &counts;
                scope.spawn(move || client(options, number, until, counts))
            })
            .collect();
        while Instant::now() < until && clients.iter().any(|client| !client.is_finished()) {
            std::thread::sleep(Duration::from_secs((options.seconds / 20).clamp(1, 60)));
            let (now, sessions) = watch(&options.connect)?;
            eprintln!("{:>6} s: {now} MiB, {sessions} sessions", begin.elapsed().as_secs());
            memory.push(now);
        }
        for client in clients {
            client.join().map_err(|_| io::Error::other("a client has panicked"))??;
        }
        io::Result::Ok(())
    })?;
    std::thread::sleep(Duration::from_secs(3));
    let (last, sessions) = watch(&options.connect)?;
    let [compared, wrong, rude] =
        [&counts.compared, &counts.wrong, &counts.rude].map(|count| count.load(Ordering::Relaxed));
    let half = memory.get(memory.len() / 2).copied().unwrap_or(first);
    let summary = format!(
        "{compared} scripts compared, {wrong} answered otherwise, {rude} clients misbehaved\n\
         memory in MiB: {first} at first, {half} in the middle, {last} at the end; {} session left\n",
        sessions.saturating_sub(1)
    );
    Ok((summary, wrong > 0))
}
