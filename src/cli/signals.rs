//! SIGINT and SIGTERM on the command line: the running check answers `unknown`, and the run ends.
//!
//! A thread waits for them. The first one sets the flag that checks look at, and wakes whoever waits for
//! input; the second one ends the program where it stands. Signal handlers are tokio's, none is ours.

use std::fs::File;
use std::io::{self, PipeReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use rustix::event::{PollFd, PollFlags, poll};
use tokio::runtime::Builder;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// What the status of a run that a signal ended begins at, as in shells.
const BASE: i32 = 128;

/// The signals that have come.
#[derive(Debug)]
pub struct Signals {
    cancel: Arc<AtomicBool>,
    /// The number of the first one; 0 before.
    first: Arc<AtomicI32>,
    /// At its end as soon as one has come.
    bell: PipeReader,
}

impl Signals {
    /// Listens from now on. Signals that whoever started the program has ignored stay so.
    ///
    /// # Errors
    /// The operating system has no thread, pipe or handler left.
    pub fn listen() -> io::Result<Signals> {
        let (bell, ringer) = io::pipe()?;
        let signals = Signals { cancel: Arc::default(), first: Arc::default(), bell };
        let (cancel, first) = (Arc::clone(&signals.cancel), Arc::clone(&signals.first));
        let runtime = Builder::new_current_thread().enable_io().build()?;
        let entered = runtime.enter();
        let mut interrupt = heeded(SignalKind::interrupt())?;
        let mut terminate = heeded(SignalKind::terminate())?;
        drop(entered);
        let mut next = async move || {
            tokio::select! {
                () = came(interrupt.as_mut()) => SignalKind::interrupt().as_raw_value(),
                () = came(terminate.as_mut()) => SignalKind::terminate().as_raw_value(),
            }
        };
        let heed = move || {
            runtime.block_on(async {
                first.store(next().await, Ordering::SeqCst);
                cancel.store(true, Ordering::SeqCst);
                drop(ringer);
                std::process::exit(BASE + next().await);
            })
        };
        std::thread::Builder::new().name("signals".into()).spawn(heed)?;
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
            number => Some(BASE + number),
        }
    }

    /// A reader of the file that fails when a signal comes.
    pub fn watch<'a>(&'a self, file: &'a File) -> impl Read + 'a {
        Watched { signals: self, file }
    }
}

/// A file that is waited for together with signals.
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

/// A signal of this kind, unless it is ignored: whoever started the program wants it so (as `nohup` does).
///
/// # Errors
/// The handler cannot be set.
pub fn heeded(kind: SignalKind) -> io::Result<Option<Signal>> {
    if is_ignored(kind) { Ok(None) } else { signal(kind).map(Some) }
}

/// Waits for a signal, for ever where there is none to come.
pub async fn came(signal: Option<&mut Signal>) {
    match signal {
        Some(signal) => {
            signal.recv().await;
        }
        None => std::future::pending().await,
    }
}

/// Whether the signal is ignored, as far as Linux says.
fn is_ignored(kind: SignalKind) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (kind.as_raw_value() - 1) & 1 == 1)
}
