//! Hostile clients, which a daemon must survive. Each connection is hostile in one manner.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::inputs::{Input, Script, all};
use crate::fuzz::random::Random;

/// Longer scripts are sent in their small size, since attackers and daemon share the machine.
const LONGEST_SCRIPT: usize = 6 << 20;
/// The longest time of a connection.
const STAY: Duration = Duration::from_secs(8);
/// The size of a piece of an endless command, and the number of pieces.
const PIECE: usize = 1 << 16;
const FLOOD: usize = 32 << 20;

/// The scripts of all attacks on limits, made once.
#[derive(Debug)]
pub struct Arsenal(Vec<(&'static str, String)>);

impl Arsenal {
    pub fn new() -> Arsenal {
        let made = |input: Input| {
            let full: Script = (input.make)(input.full.0);
            let text = full.text();
            let text = if text.len() > LONGEST_SCRIPT { (input.make)(input.small.0).text() } else { text };
            (input.name, text)
        };
        Arsenal(all().into_iter().map(made).collect())
    }

    fn pick(&self, random: &mut Random) -> (&'static str, &str) {
        random.pick(&self.0).map_or(("nothing", ""), |(name, text)| (name, text.as_str()))
    }
}

impl Default for Arsenal {
    fn default() -> Arsenal {
        Arsenal::new()
    }
}

/// The behaviour of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Sends an attack on a limit and reads the answers.
    Attacks,
    /// Sends an attack and closes the connection while the daemon works on it.
    Leaves,
    /// Sends an attack and reads next to nothing.
    ReadsSlowly,
    /// Closes its sending direction and waits.
    HalfOpen,
    /// Sends little, slowly, and never ends a command.
    Dawdles,
    /// Posts a script over HTTP, as a web page could.
    Posts,
    /// Shows a token where none is needed, or a wrong one.
    LiesAboutToken,
    /// Sends random bytes in place of commands.
    Raves,
    /// Sends a command without end.
    Floods,
    /// Sends parentheses without end.
    Nests,
    /// Opens many connections and sends nothing.
    Crowds,
    /// Tries to cancel other sessions' checks.
    Cancels,
}

/// Every manner with its weight.
const MANNERS: &[(u32, Manner)] = &[
    (40, Manner::Attacks),
    (20, Manner::Leaves),
    (8, Manner::ReadsSlowly),
    (5, Manner::HalfOpen),
    (4, Manner::Dawdles),
    (4, Manner::Posts),
    (3, Manner::LiesAboutToken),
    (4, Manner::Raves),
    (4, Manner::Floods),
    (4, Manner::Nests),
    (2, Manner::Crowds),
    (2, Manner::Cancels),
];

/// Counts over hostile clients.
#[derive(Debug, Default)]
pub struct Deeds {
    pub connections: AtomicU64,
    /// Of these, the ones refused or ended before the client had finished.
    pub ended: AtomicU64,
    /// Answers to scripts posted over HTTP that show that they were executed.
    pub executed_posts: AtomicU64,
    /// Set when the daemon has ended.
    pub over: AtomicBool,
}

/// One hostile client after the other until `until`.
pub fn client(address: &str, arsenal: &Arsenal, seed: u64, until: Instant, deeds: &Deeds) {
    let mut random = Random::new(seed);
    while Instant::now() < until && !deeds.over.load(Ordering::Relaxed) {
        let manner = random.weighted(MANNERS).unwrap_or(Manner::Attacks);
        deeds.connections.fetch_add(1, Ordering::Relaxed);
        let end = until.min(Instant::now() + STAY);
        if be(manner, address, arsenal, &mut random, end, deeds).is_err() {
            deeds.ended.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(10));
        }
    }
}

fn be(
    manner: Manner,
    address: &str,
    arsenal: &Arsenal,
    random: &mut Random,
    end: Instant,
    deeds: &Deeds,
) -> io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_millis(200)))?;
    stream.set_write_timeout(Some(Duration::from_secs(2)))?;
    let (_, text) = arsenal.pick(random);
    match manner {
        Manner::Attacks => attack(&stream, text, end, Duration::ZERO),
        Manner::Leaves => {
            let stay = Duration::from_millis(random.below(1500));
            attack(&stream, text, end.min(Instant::now() + stay), Duration::ZERO)
        }
        Manner::ReadsSlowly => attack(&stream, text, end, Duration::from_millis(50)),
        Manner::HalfOpen => {
            stream.write_all(text.as_bytes())?;
            stream.shutdown(Shutdown::Write)?;
            rest(end)
        }
        Manner::Dawdles => text.as_bytes().chunks(3).take(60).try_for_each(|piece| {
            thread::sleep(Duration::from_millis(50));
            stream.write_all(piece)
        }),
        Manner::Posts => post(&mut stream, deeds),
        Manner::LiesAboutToken => {
            stream.write_all(b"(set-option :token \"guess\")\n(check-sat)\n")?;
            drain(&stream, Instant::now() + Duration::from_millis(300), Duration::ZERO)
        }
        Manner::Raves => {
            let bytes: Vec<u8> = (0..random.below(1 << 16)).map(|_| random.below(256) as u8).collect();
            stream.write_all(&bytes)
        }
        Manner::Floods => {
            stream.write_all(b"(echo \"")?;
            let piece = vec![b'x'; PIECE];
            (0..FLOOD / PIECE).try_for_each(|_| stream.write_all(&piece))
        }
        Manner::Nests => {
            let piece = "(assert (not (and (or ".repeat(PIECE / 22);
            (0..FLOOD / PIECE / 4).try_for_each(|_| stream.write_all(piece.as_bytes()))
        }
        Manner::Crowds => {
            let crowd: Vec<_> = (0..50).map(|_| TcpStream::connect(address)).collect();
            thread::sleep(Duration::from_millis(300));
            drop(crowd);
            Ok(())
        }
        Manner::Cancels => {
            let tries = (0..1000).map(|number| format!("(cancel {number} \"{:032x}\")\n", random.word()));
            stream.write_all(tries.collect::<String>().as_bytes())?;
            drain(&stream, end, Duration::ZERO)
        }
    }
}

/// Sends a script while its answers are read, until they end or the time is over.
fn attack(stream: &TcpStream, text: &str, end: Instant, pause: Duration) -> io::Result<()> {
    thread::scope(|scope| {
        let mut writer = stream;
        scope.spawn(move || {
            // The daemon may end the session at any byte.
            let _ = writer.write_all(text.as_bytes()).and_then(|()| writer.write_all(b"(exit)\n"));
        });
        let read = drain(stream, end, pause);
        // Closes the connection, so that the writer ends as well.
        let _ = stream.shutdown(Shutdown::Both);
        read
    })
}

fn drain(mut stream: &TcpStream, end: Instant, pause: Duration) -> io::Result<()> {
    let mut buffer = vec![0; if pause.is_zero() { 1 << 16 } else { 64 }];
    while Instant::now() < end {
        match stream.read(&mut buffer) {
            Ok(0) => return Ok(()),
            Ok(_) => thread::sleep(pause),
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn post(stream: &mut TcpStream, deeds: &Deeds) -> io::Result<()> {
    let body = "(echo \"executed\")\n(check-sat)\n";
    let length = body.len();
    let head = format!(
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all(format!("{head}{body}").as_bytes())?;
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    let mut answer = Vec::new();
    // The answer counts; whether the connection ended or timed out does not.
    let _ = stream.take(1 << 16).read_to_end(&mut answer);
    if answer.windows(10).any(|part| part == b"\"executed\"") {
        deeds.executed_posts.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

fn rest(end: Instant) -> io::Result<()> {
    thread::sleep(end.saturating_duration_since(Instant::now()).min(Duration::from_secs(2)));
    Ok(())
}
