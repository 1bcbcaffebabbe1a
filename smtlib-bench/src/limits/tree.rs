//! A daemon as a child process, and the memory of its process tree, since sessions may be threads or
//! processes.
//!
//! The peak of memory is the kernel's own (`VmHWM`), set back before a measurement and read every few
//! milliseconds for every process of the tree, so that workers that have ended count, too. Memory that
//! processes share is counted once for each.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, prlimit};

/// The mebibytes that all sessions of a daemon may hold, where an input sets no limit of its own: the first
/// session may hold half of it, and its tables can double below the limit of the address space.
const MEMORY: &str = "6000";

/// The address space of each process, which protects the machine.
const ADDRESS_SPACE: u64 = 10 << 30;
/// The interval at which threads are inspected, and the number of inspections in a row without a running
/// thread that count as idle.
const LOOK: Duration = Duration::from_millis(2);
const QUIET_LOOKS: u32 = 4;

/// A daemon, which is killed on drop.
#[derive(Debug)]
pub struct Daemon {
    child: Child,
    /// The address on which it listens.
    pub address: String,
    /// The address of its metrics.
    pub metrics: String,
    internal_errors: Arc<AtomicU64>,
}

impl Daemon {
    /// Starts a daemon on a free port and these addresses, with metrics.
    ///
    /// # Errors
    /// It cannot be started, or does not print its address.
    pub fn start(program: &Path, also: &[&str], flags: &[String]) -> io::Result<Daemon> {
        let listen = [&["127.0.0.1:0"], also].concat().join(",");
        let is_given = flags.iter().any(|flag| flag.starts_with("--memory"));
        let memory: &[&str] = if is_given { &[] } else { &["--memory", MEMORY] };
        let mut child = Command::new(program)
            .args(["serve", "--listen", &listen, "--metrics", "127.0.0.1:0"])
            .args(memory)
            .args(flags)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let bound = |value| Rlimit { current: Some(value), maximum: Some(value) };
        // Without them it runs all the same.
        let _ = prlimit(Some(Pid::from_child(&child)), Resource::As, bound(ADDRESS_SPACE));
        let _ = prlimit(Some(Pid::from_child(&child)), Resource::Core, bound(0));
        let log = child.stderr.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut daemon = Daemon {
            child,
            address: String::new(),
            metrics: String::new(),
            internal_errors: Arc::new(AtomicU64::new(0)),
        };
        let mut lines = BufReader::new(log).lines();
        while daemon.address.is_empty() || daemon.metrics.is_empty() {
            let line = lines.next().ok_or_else(|| io::Error::other("the daemon ended at once"))??;
            if let Some((_, address)) = line.split_once("listening on ") {
                let address = address.trim();
                if !address.starts_with("unix:") {
                    daemon.address = address.to_owned();
                }
            }
            if let Some((_, address)) = line.split_once("metrics on http://") {
                daemon.metrics = address.trim().trim_end_matches("/metrics").to_owned();
            }
        }
        let errors = Arc::clone(&daemon.internal_errors);
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if line.contains("internal error") || line.contains("panicked at") {
                    eprintln!("daemon: {line}");
                    errors.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        Ok(daemon)
    }

    /// Its exit status, if it has ended.
    ///
    /// # Errors
    /// The system refuses the status.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// The number of lines of its log that report a bug.
    pub fn internal_errors(&self) -> u64 {
        self.internal_errors.load(Ordering::Relaxed)
    }

    /// The tree of its processes.
    pub fn tree(&self) -> Tree {
        Tree::of(self.child.id())
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        let processes = self.tree().processes();
        let _ = self.child.kill();
        let _ = self.child.wait();
        // Workers end with their daemon; those that do not are killed.
        thread::sleep(LOOK);
        for process in processes.into_iter().skip(1) {
            if parent(process) == Some(1)
                && let Some(pid) = i32::try_from(process).ok().and_then(Pid::from_raw)
            {
                let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
            }
        }
    }
}

/// A process and its descendants.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    root: u32,
}

impl Tree {
    /// The tree of a process.
    pub fn of(root: u32) -> Tree {
        Tree { root }
    }

    /// The numbers of its processes, its root first.
    pub fn processes(self) -> Vec<u32> {
        let mut found = vec![self.root];
        let mut next = 0;
        while let Some(&process) = found.get(next) {
            next += 1;
            for task in tasks(process) {
                let path = format!("/proc/{process}/task/{task}/children");
                let list = fs::read_to_string(path).unwrap_or_default();
                found.extend(list.split_whitespace().filter_map(|word| word.parse::<u32>().ok()));
            }
        }
        found
    }

    /// The resident set of the tree, in bytes.
    pub fn resident(self) -> u64 {
        self.processes().into_iter().map(|process| status(process, "VmRSS:")).sum()
    }

    /// Forgets the peaks so far.
    pub fn forget_peak(self) {
        for process in self.processes() {
            // A process that has just ended has no peak to reset.
            let _ = fs::write(format!("/proc/{process}/clear_refs"), "5");
        }
    }

    /// Takes note of the peak of each process since it was forgotten.
    pub fn note_peaks(self, peaks: &mut HashMap<u32, u64>) {
        for process in self.processes() {
            let peak = peaks.entry(process).or_default();
            *peak = (*peak).max(status(process, "VmHWM:"));
        }
    }

    /// Whether a thread runs or is ready to run.
    fn is_busy(self) -> bool {
        self.processes().into_iter().any(|process| {
            tasks(process).into_iter().any(|task| {
                let line =
                    fs::read_to_string(format!("/proc/{process}/task/{task}/stat")).unwrap_or_default();
                let state = line.rsplit_once(')').map_or("", |(_, rest)| rest.trim_start());
                state.starts_with(['R', 'D'])
            })
        })
    }

    /// Waits until no thread runs; returns when that began, or `None` after `patience`.
    pub fn idle_since(self, patience: Duration) -> Option<Instant> {
        let until = Instant::now() + patience;
        let (mut quiet, mut since) = (0, Instant::now());
        while Instant::now() < until {
            match self.is_busy() {
                true => quiet = 0,
                false if quiet == 0 => (quiet, since) = (1, Instant::now()),
                false if quiet < QUIET_LOOKS => quiet += 1,
                false => return Some(since),
            }
            thread::sleep(LOOK);
        }
        None
    }
}

fn tasks(process: u32) -> Vec<u32> {
    let folder = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    folder.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
}

fn parent(process: u32) -> Option<u32> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    text.lines().find_map(|line| line.strip_prefix("PPid:")?.trim().parse().ok())
}

/// A number of kilobytes of a process, in bytes; 0 for one that has ended.
fn status(process: u32, key: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let number =
        text.lines().find_map(|line| line.strip_prefix(key)?.split_whitespace().next()?.parse::<u64>().ok());
    number.unwrap_or(0) * 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_count_and_their_sleep_is_idle() {
        let mut child = Command::new("sh").args(["-c", "sleep 60 & wait"]).spawn().unwrap();
        let tree = Tree::of(child.id());
        let until = Instant::now() + Duration::from_secs(10);
        while tree.processes().len() < 2 {
            assert!(Instant::now() < until, "no child of the shell");
        }
        assert!(tree.idle_since(Duration::from_secs(10)).is_some());
        let mut peaks = HashMap::new();
        tree.note_peaks(&mut peaks);
        assert_eq!(peaks.len(), 2);
        assert!(tree.resident() > 0 && peaks.values().sum::<u64>() >= tree.resident());
        for process in tree.processes() {
            let _ = Command::new("kill").arg(process.to_string()).status();
        }
        child.wait().unwrap();
    }
}
