//! Runs one process under limits. Processes that it starts do not outlive it, and its output is bounded.
//!
//! The process is the leader of its own process group. At its end or at its limit the whole group is killed.
//! Descendants that left the group are reparented to this program, which is a subreaper, and are killed, too.

use rustix::io::Errno;
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, prlimit,
    set_child_subreaper, waitid,
};
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// The default for [`Limits::output`].
pub const KEPT_OUTPUT: usize = 32 << 20;
/// The bytes of standard error that are kept.
const KEPT_ERRORS: usize = 64 << 10;
/// The time between `SIGTERM` and `SIGKILL`.
const GRACE: Duration = Duration::from_millis(500);
/// The longest wait for the end of a killed process and for the end of its output.
const PATIENCE: Duration = Duration::from_secs(5);
/// Clock ticks per second in /proc, the same on all Linux systems.
const TICKS_PER_SECOND: u64 = 100;

/// The limits of a process.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Wall time until `SIGTERM`, followed by `SIGKILL` after `GRACE`.
    pub wall: Duration,
    /// Address space of each process, in bytes.
    pub memory: Option<u64>,
    /// The bytes of standard output that are kept; the rest is dropped.
    pub output: usize,
}

/// The end of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// An exit with this code.
    Code(i32),
    Signal(i32),
}

impl std::fmt::Display for Exit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Exit::Code(code) => write!(f, "{code}"),
            Exit::Signal(signal) => write!(f, "signal {signal}"),
        }
    }
}

/// The end of a process, and its use of time and memory.
#[derive(Debug)]
pub struct Finished {
    /// The start of its standard output.
    pub output: Vec<u8>,
    /// The start of its standard error.
    pub errors: Vec<u8>,
    /// The length of its whole standard output.
    pub printed: u64,
    /// Time from its start to its end.
    pub wall: Duration,
    /// User and system time of the whole tree.
    pub cpu: Duration,
    /// Peak resident memory of the largest process, in bytes; at least the memory of this program.
    pub memory: u64,
    pub exit: Exit,
    /// Whether it reached the wall limit.
    pub timed_out: bool,
}

/// The reasons that there is no result.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error("the command is empty")]
    EmptyCommand,
    /// The program cannot be started.
    #[error("cannot start {program}: {cause}")]
    Start { program: String, cause: io::Error },
    /// The input cannot be read.
    #[error("cannot open {file}: {cause}")]
    Input { file: String, cause: io::Error },
    /// The process cannot be waited for.
    #[error("cannot wait for {program}: {cause}")]
    Wait { program: String, cause: io::Error },
}

/// A request of the user to stop, which kills the running process and prevents the next one.
#[derive(Debug, Default)]
pub struct Interrupt {
    asked: AtomicBool,
    group: Mutex<Option<Pid>>,
}

impl Interrupt {
    /// Requests to stop, and kills the running process group. To be called from the thread of a signal
    /// handler.
    pub fn ask(&self) {
        self.asked.store(true, Ordering::SeqCst);
        if let Some(group) = *self.group.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    /// Whether a stop was requested.
    pub fn asked(&self) -> bool {
        self.asked.load(Ordering::SeqCst)
    }

    fn set_group(&self, group: Option<Pid>) {
        *self.group.lock().unwrap_or_else(PoisonError::into_inner) = group;
        // A request may come between the start and the registration.
        if let (true, Some(group)) = (self.asked(), group) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

/// Starts processes, one at a time.
#[derive(Debug, Default)]
pub struct Runner {
    interrupt: Arc<Interrupt>,
    adopts: bool,
}

impl Runner {
    /// A runner for a program that starts all its children with it: processes that left their group are
    /// adopted and killed.
    ///
    /// A process may use one such runner at a time and start no other children meanwhile.
    pub fn adopting(interrupt: Arc<Interrupt>) -> Runner {
        let adopts = set_child_subreaper(Some(rustix::process::getpid())).is_ok();
        Runner { interrupt, adopts }
    }

    /// Whether the user has requested to stop.
    pub fn interrupted(&self) -> bool {
        self.interrupt.asked()
    }

    /// Runs a command to its end or its limit. `input` becomes its standard input.
    pub fn run(
        &self,
        command: &[String],
        input: Option<&Path>,
        limits: &Limits,
    ) -> Result<Finished, RunError> {
        let (program, arguments) = command.split_first().ok_or(RunError::EmptyCommand)?;
        let stdin = match input {
            None => Stdio::null(),
            Some(file) => Stdio::from(
                File::open(file)
                    .map_err(|cause| RunError::Input { file: file.display().to_string(), cause })?,
            ),
        };
        forget_own_peak();
        let started = Instant::now();
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(stdin)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .spawn()
            .map_err(|cause| RunError::Start { program: program.clone(), cause })?;
        let pid = Pid::from_child(&child);
        self.interrupt.set_group(Some(pid));
        confine(pid, limits);
        let output = capture(child.stdout.take(), limits.output);
        let errors = capture(child.stderr.take(), KEPT_ERRORS);
        let timed_out = end_of(pid, limits.wall.saturating_sub(started.elapsed()));
        let wall = started.elapsed();
        // The leader is a zombie, so its process id is not reused, and the group cannot be another one.
        let _ = kill_process_group(pid, Signal::KILL);
        self.interrupt.set_group(None);
        let usage = reap(&mut child).map_err(|cause| RunError::Wait { program: program.clone(), cause })?;
        let strays = if self.adopts { kill_strays() } else { Duration::ZERO };
        let (output, printed) = output.finish();
        Ok(Finished {
            output,
            errors: errors.finish().0,
            printed,
            wall,
            cpu: usage.rusage.utime + usage.rusage.stime + strays,
            memory: usage.rusage.maxrss,
            exit: exit_of(usage.status),
            timed_out,
        })
    }
}

/// Resets the peak memory of this process to its current memory, because a child inherits the peak of its
/// parent.
fn forget_own_peak() {
    let _ = fs::write("/proc/self/clear_refs", "5");
}

/// Sets the limits that the kernel enforces. They also apply to processes that the process starts.
fn confine(pid: Pid, limits: &Limits) {
    let fixed = |value| Rlimit { current: Some(value), maximum: Some(value) };
    if let Some(memory) = limits.memory {
        let _ = prlimit(Some(pid), Resource::As, fixed(memory));
    }
    let _ = prlimit(Some(pid), Resource::Core, fixed(0));
    // A backstop for the case that this program is killed: one and a half times the time of all cores.
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let _ = prlimit(Some(pid), Resource::Cpu, fixed((limits.wall.as_secs() + 10) * cores * 3 / 2));
}

/// Waits for the end of the leader, or ends it at `wall`, and leaves it as a zombie. Returns whether it
/// reached the limit.
fn end_of(pid: Pid, wall: Duration) -> bool {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        await_zombie(pid);
        let _ = sender.send(());
    });
    if ended(&receiver, wall) {
        return false;
    }
    let _ = kill_process_group(pid, Signal::TERM);
    if !ended(&receiver, GRACE) {
        let _ = kill_process_group(pid, Signal::KILL);
        ended(&receiver, PATIENCE);
    }
    true
}

/// Waits until a child has ended, without reaping it.
fn await_zombie(pid: Pid) {
    while matches!(waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT), Err(Errno::INTR))
    {
    }
}

fn ended(receiver: &Receiver<()>, within: Duration) -> bool {
    !matches!(receiver.recv_timeout(within), Err(RecvTimeoutError::Timeout))
}

/// Reaps the zombie; returns its status and the resources that it and its children used.
fn reap(child: &mut Child) -> io::Result<wait4::ResUse> {
    loop {
        match child.wait4() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// Kills and reaps all remaining children of this process, and theirs, and returns the processor time they
/// used.
fn kill_strays() -> Duration {
    let mut used = Duration::ZERO;
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        let strays = children();
        if strays.is_empty() {
            break;
        }
        for stray in strays {
            let _ = kill_process(stray, Signal::KILL);
            await_zombie(stray);
            used += time_in_proc(stray);
            let _ = waitid(WaitId::Pid(stray), WaitIdOptions::EXITED);
        }
    }
    used
}

/// The children of all threads of this process.
fn children() -> Vec<Pid> {
    let mut found = Vec::new();
    for task in fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
        let list = fs::read_to_string(task.path().join("children")).unwrap_or_default();
        found.extend(
            list.split_whitespace().filter_map(|number| number.parse().ok()).filter_map(Pid::from_raw),
        );
    }
    found
}

/// User and system time of a process and its reaped children, from /proc.
fn time_in_proc(pid: Pid) -> Duration {
    let text = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).unwrap_or_default();
    // The second field, the name in parentheses, may hold spaces; the four times are the 12th to 15th field
    // after it.
    let after_name = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks: u64 =
        after_name.split_whitespace().skip(11).take(4).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND)
}

fn exit_of(status: ExitStatus) -> Exit {
    match (status.code(), status.signal()) {
        (Some(code), _) => Exit::Code(code),
        (None, signal) => Exit::Signal(signal.unwrap_or(0)),
    }
}

/// The text of a pipe so far; the reading thread may live longer.
struct Capture {
    kept: Arc<Mutex<(Vec<u8>, u64)>>,
    done: Receiver<()>,
}

/// Reads a pipe to its end in a thread of its own, keeping the first `bound` bytes.
fn capture(pipe: Option<impl Read + Send + 'static>, bound: usize) -> Capture {
    let kept = Arc::new(Mutex::new((Vec::new(), 0)));
    let (sender, done) = mpsc::channel();
    let shared = Arc::clone(&kept);
    thread::spawn(move || {
        let Some(mut pipe) = pipe else { return };
        let mut buffer = [0; 1 << 14];
        loop {
            let length = match pipe.read(&mut buffer) {
                Ok(0) => break,
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => break,
            };
            let mut kept = shared.lock().unwrap_or_else(PoisonError::into_inner);
            let room = bound.saturating_sub(kept.0.len()).min(length);
            kept.0.extend_from_slice(buffer.get(..room).unwrap_or_default());
            kept.1 += length as u64;
        }
        let _ = sender.send(());
    });
    Capture { kept, done }
}

impl Capture {
    /// The text that was kept, and how many bytes there were. Waits up to `PATIENCE` for the end of the pipe,
    /// which a surviving process may hold open.
    fn finish(self) -> (Vec<u8>, u64) {
        let _ = self.done.recv_timeout(PATIENCE);
        std::mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
