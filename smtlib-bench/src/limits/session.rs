//! Runs an input in a session of its own daemon, and measures the delays of another client meanwhile.
//!
//! Memory is limited by `--session-memory`. Time is limited by `:timeout` where a check is measured. During
//! any other command the client closes its connection at the limit, and the measured time ends when the
//! daemon is idle.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::inputs::{CHECK, Limit, Script};
use super::tree::{Daemon, Tree};
use super::verdict::{Answers, Taken};

/// The guard of time, and the longest time beyond a limit, in milliseconds.
const GUARD: u64 = 10_000;
const PATIENCE: Duration = Duration::from_secs(10);
/// The interval at which peaks are noted and another client sends an echo.
const LOOK: Duration = Duration::from_millis(5);
/// Echoes that no input contains.
const READY: &str = "(echo \"-- ready --\")\n";
const DONE: &str = "(echo \"-- done --\")\n";

/// The result of one client.
#[derive(Default)]
struct SessionMet {
    time: Duration,
    answers: Answers,
    broken: Option<String>,
    /// The moment at which it closed its connection, if it did not wait for its answers.
    left: Option<Instant>,
}

/// The effect of the limit on a command.
#[derive(Clone, Copy)]
enum Ending {
    /// The daemon answers before the connection ends.
    Answer,
    /// The client closes its connection after this time.
    Leaving(Duration),
}

/// Runs a script by `clients` clients at once under a limit.
///
/// # Errors
/// The daemon cannot be started.
pub fn run(
    program: &Path,
    more: &[String],
    script: &Script,
    limit: Limit,
    clients: usize,
) -> io::Result<Taken> {
    let mut flags = vec!["--cache-mebibytes".to_owned(), "0".to_owned()];
    if let Limit::Memory(megabytes) = limit {
        flags.extend(["--session-memory".to_owned(), megabytes.to_string()]);
    }
    flags.extend_from_slice(more);
    let mut daemon = Daemon::start(program, &[], &flags)?;
    let tree = daemon.tree();
    // The first session of a daemon allocates memory that belongs to no input.
    converse(&daemon.address, &Script::of(CHECK), Ending::Answer);
    tree.idle_since(PATIENCE);
    tree.forget_peak();
    let before = tree.resident();
    let (options, ending) = rules(script, limit);
    let script = Script { setup: options + &script.setup, ..script.clone() };
    let over = AtomicBool::new(false);
    let (met, peak, delay) = thread::scope(|scope| {
        let watching = scope.spawn(|| peaks(tree, &over));
        let asking = scope.spawn(|| delays(&daemon.address, &over));
        let clients: Vec<_> =
            (0..clients).map(|_| scope.spawn(|| converse(&daemon.address, &script, ending))).collect();
        let met: Vec<SessionMet> = clients.into_iter().filter_map(|client| client.join().ok()).collect();
        over.store(true, Ordering::Relaxed);
        (met, watching.join().unwrap_or_default(), asking.join().unwrap_or_default())
    });
    let mut taken =
        Taken { resident: peak.saturating_sub(before) / clients as u64, delay, ..Taken::default() };
    let idle = if met.iter().any(|client| client.left.is_some()) { tree.idle_since(PATIENCE) } else { None };
    for client in met {
        let late = match (client.left, idle) {
            (None, _) => Duration::ZERO,
            (Some(left), Some(idle)) => idle.saturating_duration_since(left),
            (Some(left), None) => {
                taken.broken = Some("works on for clients that have left".to_owned());
                left.elapsed()
            }
        };
        taken.time = taken.time.max(client.time + late);
        taken.broken = taken.broken.or(client.broken);
        taken.answers = client.answers;
    }
    if let Some(status) = daemon.ended()? {
        taken.broken = Some(format!("the daemon ended: {status}"));
    } else if daemon.internal_errors() > 0 {
        taken.broken = Some("the daemon's log tells of an internal error".to_owned());
    }
    Ok(taken)
}

/// The options of a session under a limit, and the effect of the limit.
fn rules(script: &Script, limit: Limit) -> (String, Ending) {
    let option = |name: &str, value: u64| format!("(set-option :{name} {value})\n");
    let guard = option("timeout", GUARD);
    match limit {
        Limit::Time(milliseconds) if script.ask.starts_with("(check-sat") => {
            (option("timeout", milliseconds), Ending::Answer)
        }
        Limit::Time(milliseconds) => (String::new(), Ending::Leaving(Duration::from_millis(milliseconds))),
        Limit::Memory(_) => (guard, Ending::Answer),
        Limit::Ticks(count) => (option("tick-limit", count) + &guard, Ending::Answer),
        Limit::Conflicts(count) => (option("conflict-limit", count) + &guard, Ending::Answer),
    }
}

/// The sum of the peaks of all processes until `over` is set.
fn peaks(tree: Tree, over: &AtomicBool) -> u64 {
    let mut peaks = HashMap::new();
    while !over.load(Ordering::Relaxed) {
        tree.note_peaks(&mut peaks);
        thread::sleep(LOOK);
    }
    tree.note_peaks(&mut peaks);
    peaks.values().sum()
}

/// The longest wait for an echo until `over` is set; `None` without any answer.
fn delays(address: &str, over: &AtomicBool) -> Option<Duration> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let mut longest = Duration::ZERO;
    while !over.load(Ordering::Relaxed) {
        let begin = Instant::now();
        stream.write_all(b"(echo \"x\")\n").ok()?;
        let mut answer = [0; 4];
        if stream.read_exact(&mut answer).is_err() {
            return Some(begin.elapsed());
        }
        longest = longest.max(begin.elapsed());
        thread::sleep(LOOK);
    }
    Some(longest)
}

/// One client: sends the setup and waits; then sends the measured commands, and waits for the answers or
/// closes the connection.
fn converse(address: &str, script: &Script, ending: Ending) -> SessionMet {
    let mut met = SessionMet::default();
    if let Err(error) = conversed(address, script, ending, &mut met) {
        // That a session is ended at its limit is an answer.
        let is_reported = String::from_utf8_lossy(&met.answers.last).contains("limit ")
            || String::from_utf8_lossy(&met.answers.first).contains("limit ");
        met.broken = (!is_reported).then(|| format!("the connection broke: {error}"));
    }
    met
}

fn conversed(address: &str, script: &Script, ending: Ending, met: &mut SessionMet) -> io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE + Duration::from_millis(GUARD)))?;
    let writer = stream.try_clone()?;
    let begin = thread::scope(|scope| {
        let sending = scope.spawn(|| send(&writer, &[&script.setup, READY]));
        let result = until(&mut stream, READY, &mut met.answers);
        // A session that ended takes no more.
        let _ = if result.is_err() { stream.shutdown(Shutdown::Both) } else { Ok(()) };
        let _ = sending.join();
        result.map(|()| Instant::now())
    })?;
    thread::scope(|scope| {
        let sending = scope.spawn(|| send(&writer, &[&script.ask, DONE]));
        let result = match ending {
            Ending::Answer => until(&mut stream, DONE, &mut met.answers),
            Ending::Leaving(after) => {
                stream.set_read_timeout(Some(after))?;
                let result = within(&mut stream, begin + after, &mut met.answers);
                met.left = matches!(result, Ok(false)).then(Instant::now);
                result.map(|_| ())
            }
        };
        met.time = begin.elapsed();
        let _ = stream.shutdown(Shutdown::Both);
        let _ = sending.join();
        result
    })
}

fn send(mut stream: &TcpStream, texts: &[&str]) -> io::Result<()> {
    texts.iter().try_for_each(|text| stream.write_all(text.as_bytes()))
}

/// Reads until this echo.
fn until(stream: &mut TcpStream, echo: &str, answers: &mut Answers) -> io::Result<()> {
    match read(stream, echo, None, answers)? {
        true => Ok(()),
        false => Err(io::ErrorKind::TimedOut.into()),
    }
}

/// Reads until the end of the answers or until `moment`; whether the answers ended.
fn within(stream: &mut TcpStream, moment: Instant, answers: &mut Answers) -> io::Result<bool> {
    read(stream, DONE, Some(moment), answers)
}

fn read(
    stream: &mut TcpStream,
    echo: &str,
    moment: Option<Instant>,
    answers: &mut Answers,
) -> io::Result<bool> {
    let mark = echo.trim_start_matches("(echo ").trim_end_matches(")\n").as_bytes();
    let mut buffer = vec![0; 1 << 16];
    let mut tail: Vec<u8> = Vec::new();
    loop {
        let length = match stream.read(&mut buffer) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(length) => length,
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                return Ok(false);
            }
            Err(error) => return Err(error),
        };
        let piece = &buffer[..length];
        tail.extend_from_slice(piece);
        let is_done = tail.windows(mark.len()).any(|part| part == mark);
        tail.drain(..tail.len().saturating_sub(mark.len()));
        answers.extend(if is_done { shortened(piece) } else { piece });
        if is_done {
            return Ok(true);
        }
        if moment.is_some_and(|moment| Instant::now() >= moment) {
            return Ok(false);
        }
    }
}

/// A piece without the echo at its end.
fn shortened(piece: &[u8]) -> &[u8] {
    let body = piece.trim_ascii_end();
    let start = body.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    &piece[..start]
}
