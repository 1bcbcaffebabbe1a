//! SIGINT and SIGTERM on the command line: the running check answers `unknown`, and the run ends.
//!
//! The first one sets the flag that checks poll, and ends waiting for input; the second one ends the
//! program at once. Handlers are those of `signal-hook`, and tokio's in the daemon; none is written here.
//! No thread waits for them: starting one takes longer than deciding a small script.

use std::fs::File;
use std::io::{self, PipeReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rustix::event::{PollFd, PollFlags, poll};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level::pipe};
use tokio::signal::unix::{Signal, SignalKind, signal};

/// The exit status of a run that a signal ended is this plus the signal's number, as in shells.
const BASE: i32 = 128;

/// The signals that have come.
#[derive(Debug)]
pub struct Signals {
    cancel: Arc<AtomicBool>,
    /// The number of the first one; 0 if none came.
    first: Arc<AtomicUsize>,
    /// A pipe that becomes readable when a signal comes.
    bell: PipeReader,
}

impl Signals {
    /// Listens from now on. Signals that the parent process has ignored stay ignored.
    ///
    /// # Errors
    /// The operating system has no pipe or handler left.
    pub fn listen() -> io::Result<Signals> {
        let (bell, ringer) = io::pipe()?;
        let signals = Signals { cancel: Arc::default(), first: Arc::default(), bell };
        let ignored = ignored();
        for number in [SIGINT, SIGTERM].into_iter().filter(|&number| !is_among(ignored, number)) {
            // The handlers run in this order: the shutdown is for the second signal.
            flag::register_conditional_shutdown(number, BASE + number, Arc::clone(&signals.cancel))?;
            flag::register_usize(number, Arc::clone(&signals.first), number as usize)?;
            flag::register(number, Arc::clone(&signals.cancel))?;
            pipe::register(number, ringer.try_clone()?)?;
        }
        Ok(signals)
    }

    /// The flag that is set when one comes.
    pub fn cancel_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    /// The exit status that a signal asks for, once one has come.
    pub fn status(&self) -> Option<i32> {
        match self.first.load(Ordering::SeqCst) {
            0 => None,
            number => Some(BASE + number as i32),
        }
    }

    /// A reader of the file that fails when a signal comes.
    pub fn watch<'a>(&'a self, file: &'a File) -> impl Read + 'a {
        Watched { signals: self, file }
    }
}

/// A file that is read until a signal comes.
struct Watched<'a> {
    signals: &'a Signals,
    file: &'a File,
}

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let readable = PollFlags::IN;
        let mut waited = [PollFd::new(self.file, readable), PollFd::new(&self.signals.bell, readable)];
        poll(&mut waited, None)?;
        match waited[1].revents().is_empty() {
            true => self.file.read(buffer),
            false => Err(io::Error::other("canceled by a signal")),
        }
    }
}

/// A signal of this kind, unless the parent process has ignored it (as `nohup` does).
///
/// # Errors
/// The handler cannot be set.
pub fn heeded(kind: SignalKind) -> io::Result<Option<Signal>> {
    if is_among(ignored(), kind.as_raw_value()) { Ok(None) } else { signal(kind).map(Some) }
}

/// Waits for a signal; for ever if there is none.
pub async fn came(signal: Option<&mut Signal>) {
    match signal {
        Some(signal) => {
            signal.recv().await;
        }
        None => std::future::pending().await,
    }
}

/// The signals that are ignored, a bit each, as Linux reports them.
fn ignored() -> u64 {
    // One read gives all of it.
    let mut status = [0; 1 << 12];
    let read = File::open("/proc/self/status").and_then(|mut file| file.read(&mut status)).unwrap_or(0);
    let mut lines = status[..read].split(|&byte| byte == b'\n');
    let mask = lines.find_map(|line| line.strip_prefix(b"SigIgn:"));
    let mask = mask.and_then(|mask| str::from_utf8(mask).ok());
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

fn is_among(signals: u64, number: i32) -> bool {
    signals >> (number - 1) & 1 == 1
}
