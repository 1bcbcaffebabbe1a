//! The processes of sessions, started ahead so that no client waits for one (*prefork*).
//!
//! A worker serves one session and is ended with it, so that nothing of a session can reach another. A thread
//! keeps a few spare ones: starting one takes milliseconds, taking a spare one microseconds. A worker ends
//! by itself when the daemon has ended, since the other ends of its sockets are then closed.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};
use tokio::runtime::Handle;

use super::frame::Link;

/// The interval at which a session that waits for a worker checks whether it is still to wait.
const LOOK: Duration = Duration::from_millis(10);

/// A worker that does not read what it has asked for within this time is stuck.
const PATIENCE: Duration = Duration::from_secs(10);

/// The limit of the time that a session waits for a worker.
const WAIT: Duration = Duration::from_secs(10);

/// The pause in starting workers after a failure.
const REST: Duration = Duration::from_millis(200);

/// A worker whose socket is closed has ended, or ends within this time.
const LAST_BREATH: Duration = Duration::from_secs(1);

/// The process of one session; ended when this is dropped.
#[derive(Debug)]
pub struct Worker {
    child: Child,
    /// The frames of orders and reports.
    pub link: Link,
    control: UnixStream,
}

impl Worker {
    /// Starts a program as a worker.
    ///
    /// # Errors
    /// The operating system does not start it.
    pub fn start(command: &[OsString]) -> io::Result<Worker> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let (data, its_data) = UnixStream::pair()?;
        let (control, its_control) = UnixStream::pair()?;
        data.set_read_timeout(Some(LOOK))?;
        data.set_write_timeout(Some(PATIENCE))?;
        control.set_nonblocking(true)?;
        let child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::from(OwnedFd::from(its_data)))
            .stdout(Stdio::from(OwnedFd::from(its_control)))
            // Ctrl-C is meant for the daemon, which lets sessions finish.
            .process_group(0)
            .spawn()?;
        Ok(Worker { child, link: Link::new(data), control })
    }

    /// Cancels the check of this number, if it is running. It may not have begun yet: callers that wait for
    /// its end repeat this.
    pub fn cancel(&mut self, check: u64) {
        // No cancellation is lost if the word does not fit: the words before it are the same.
        let _ = self.control.write(&check.to_le_bytes());
    }

    /// The exit status of a worker that has closed its socket.
    pub fn status(&mut self) -> Option<ExitStatus> {
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begin.elapsed() < LAST_BREATH => std::thread::sleep(Duration::from_millis(1)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Debug, Default)]
struct Spares {
    ready: VecDeque<Worker>,
    /// Why the last start of a worker failed.
    failure: Option<String>,
    ended: bool,
}

/// The spare workers, and how they are started.
#[derive(Debug)]
pub struct Workers {
    command: Vec<OsString>,
    most: usize,
    runtime: Handle,
    spares: Mutex<Spares>,
    news: Condvar,
}

impl Workers {
    /// Keeps `spares` workers ready that run a program; called inside a runtime.
    ///
    /// # Errors
    /// The program or a thread cannot be started.
    pub fn start(command: Vec<OsString>, spares: usize) -> io::Result<Arc<Workers>> {
        let first = Worker::start(&command)?;
        let spares = Workers {
            command,
            most: spares.max(1),
            runtime: Handle::current(),
            spares: Mutex::new(Spares { ready: VecDeque::from([first]), ..Spares::default() }),
            news: Condvar::new(),
        };
        let (workers, keeper) = (Arc::new(spares), std::thread::Builder::new().name("keeper".into()));
        let kept = Arc::clone(&workers);
        keeper.spawn(move || while kept.keep() {})?;
        Ok(workers)
    }

    /// Waits until a spare worker is missing, and starts it; false when the daemon ends.
    fn keep(&self) -> bool {
        let mut spares = self.spares.lock();
        while spares.ready.len() >= self.most && !spares.ended {
            self.news.wait(&mut spares);
        }
        if spares.ended {
            return false;
        }
        drop(spares);
        let started = Worker::start(&self.command);
        let mut spares = self.spares.lock();
        match started {
            Ok(worker) => spares.ready.push_back(worker),
            Err(error) => {
                tracing::error!("cannot start a process for a session: {error}");
                spares.failure = Some(error.to_string());
                self.news.notify_all();
                self.news.wait_for(&mut spares, REST);
            }
        }
        self.news.notify_all();
        true
    }

    /// A worker for a session; waits if none is ready.
    ///
    /// # Errors
    /// None can be started: the reason.
    pub fn take(&self) -> Result<Worker, String> {
        let begin = Instant::now();
        let mut spares = self.spares.lock();
        loop {
            if let Some(mut worker) = spares.ready.pop_front() {
                self.news.notify_all();
                if worker.is_alive() {
                    return Ok(worker);
                }
                continue;
            }
            let left = WAIT.saturating_sub(begin.elapsed());
            if spares.ended || left.is_zero() {
                return Err(spares.failure.take().unwrap_or_else(|| "none was ready in time".into()));
            }
            self.news.wait_for(&mut spares, left);
        }
    }

    /// Calls `notify` when a worker has ended, and again until it returns true.
    pub fn when_gone(&self, worker: &Worker, mut notify: impl FnMut() -> bool + Send + 'static) {
        let Ok(control) = worker.control.try_clone() else { return };
        self.runtime.spawn(async move {
            let Ok(control) = tokio::net::UnixStream::from_std(control) else { return };
            // A worker never writes here, so the socket is readable only at its end.
            while control.readable().await.is_ok()
                && control.try_read(&mut [0]).is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock)
            {
            }
            while !notify() {
                tokio::time::sleep(LOOK).await;
            }
        });
    }

    /// Ends the spare workers, and starts no more.
    pub fn end(&self) {
        let mut spares = self.spares.lock();
        spares.ended = true;
        spares.ready.clear();
        self.news.notify_all();
    }
}
