//! A solver that is a program of its own: `z3 -in`, `bitwuzla`, `cvc5 --incremental`.
//!
//! **Here.** What it writes is read by a thread of its own, so that neither side waits for the other, and so
//! that waiting ends in time. A solver that has no answer in time is killed and started again.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use javelin_client::reply::Replies;

use super::ProverError;
use super::smtlib::Channel;

/// The time between two checks whether the run is to stop.
const PERIOD: Duration = Duration::from_millis(20);

/// How long a solver that is about to answer is waited for beyond its time.
const GRACE: Duration = Duration::from_millis(20);

/// A solver in a process of its own.
pub struct Process {
    command: Vec<String>,
    child: Child,
    output: Receiver<Vec<u8>>,
    replies: Replies,
    cancel: Arc<AtomicBool>,
}

impl Process {
    /// Starts a solver: a program and its arguments, separated by spaces.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(command: &str, cancel: Arc<AtomicBool>) -> Result<Process, ProverError> {
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        let (child, output) = spawn(&command)?;
        Ok(Process { command, child, output, replies: Replies::new(), cancel })
    }

    fn failed(&self, error: impl std::fmt::Display) -> ProverError {
        ProverError::Gone(format!("{}: {error}", self.command.join(" ")))
    }

    fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a program, and a thread that passes on what it writes.
fn spawn(command: &[String]) -> Result<(Child, Receiver<Vec<u8>>), ProverError> {
    let [program, arguments @ ..] = command else { return Err(ProverError::Gone("an empty command".into())) };
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| ProverError::Gone(format!("`{program}` cannot be started: {error}")))?;
    let (sender, receiver) = channel();
    if let Some(mut output) = child.stdout.take() {
        std::thread::spawn(move || {
            let mut chunk = vec![0; 1 << 16];
            while let Ok(read) = output.read(&mut chunk) {
                if read == 0 || sender.send(chunk[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
    }
    Ok((child, receiver))
}

impl Channel for Process {
    fn send(&mut self, commands: &str) -> Result<(), ProverError> {
        let input = self.child.stdin.as_mut();
        let sent = input.map(|input| input.write_all(commands.as_bytes()).and_then(|()| input.flush()));
        match sent {
            Some(Ok(())) => Ok(()),
            Some(Err(error)) => Err(self.failed(error)),
            None => Err(self.failed("it does not read")),
        }
    }

    fn receive(&mut self, end: Option<Instant>) -> Result<Option<String>, ProverError> {
        let end = end.map(|end| end + GRACE);
        loop {
            if let Some(reply) = self.replies.next_reply() {
                return Ok(Some(reply));
            }
            let is_over = end.is_some_and(|end| Instant::now() >= end);
            if is_over || self.cancel.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let left = end.map_or(PERIOD, |end| end.saturating_duration_since(Instant::now()).min(PERIOD));
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.replies.feed(&bytes),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.failed("it has ended")),
            }
        }
    }

    fn restart(&mut self) -> Result<(), ProverError> {
        self.kill();
        (self.child, self.output) = spawn(&self.command)?;
        self.replies = Replies::new();
        Ok(())
    }

    fn keeps_time(&self) -> bool {
        false
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
