//! The process of a session: it reads orders from its standard input, executes the script, and reports.
//!
//! Its standard input is one end of a socket, which carries [frames](super::frame) both ways. Its standard
//! output is one end of another, from which it only reads: the number of a check that is to be canceled,
//! and the end of input when the daemon has ended. A thread of its own waits there, whatever the session is
//! doing.
//!
//! The limit of its address space is set before anything else: if the system refuses memory then, this
//! process ends, and one session with it.

use std::io::{self, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use javelin_solver::session::options::Options;
use javelin_solver::session::{Reply, Session, Work};
use javelin_term::limits::{Account, Memory, ThreadBytes, Turns};
use parking_lot::Mutex;
use rustix::process::{Resource, Rlimit, setrlimit};

use super::failpoint;
use super::frame::{Link, Order, Report, Status};
use crate::stint::SLICE;
use crate::trace::Trace;

/// The bytes beyond its need that a session requests at once, so that it need not ask often.
const AHEAD: u64 = 1 << 18;

/// The settings of the process of a session.
#[derive(Clone, Debug, Default)]
pub struct WorkerSettings {
    /// The options with which the session starts.
    pub options: Options,
    /// The bytes of address space that it may have.
    pub address_space: Option<u64>,
    /// Whether the daemon is asked before more memory is held.
    pub asks_for_memory: bool,
    /// The allocator's count of bytes per thread, if it counts.
    pub thread_bytes: Option<ThreadBytes>,
}

/// The running check, so that it and no other can be canceled.
#[derive(Debug, Default)]
struct Running {
    number: Mutex<Option<u64>>,
    cancel: Arc<AtomicBool>,
}

impl Running {
    fn begin(&self, number: u64) {
        *self.number.lock() = Some(number);
    }

    fn end(&self) {
        *self.number.lock() = None;
        self.cancel.store(false, Ordering::Relaxed);
    }

    fn cancel(&self, number: u64) {
        let running = self.number.lock();
        if *running == Some(number) {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }
}

/// Asks the daemon before more memory is held than it has granted.
#[derive(Debug)]
struct Allowance {
    link: Arc<Mutex<Link>>,
    asks: bool,
    /// The bytes that the daemon has granted.
    noted: AtomicU64,
}

impl Allowance {
    /// The bytes that are reported to the daemon: the granted number, unless that is too small or far too
    /// large.
    fn note(&self, bytes: u64) -> u64 {
        let noted = self.noted.load(Ordering::Relaxed);
        let is_near = bytes <= noted && noted <= bytes.saturating_add(2 * AHEAD);
        let reported = if self.asks && is_near { noted } else { bytes };
        self.noted.store(reported, Ordering::Relaxed);
        reported
    }

    /// Requests this many bytes; also `false` if the daemon has ended.
    fn ask(&self, bytes: u64) -> bool {
        let mut link = self.link.lock();
        let asked = link.report(&Report::Hold(bytes)).and_then(|()| link.flush());
        matches!(asked.and_then(|()| link.next_order()), Ok(Order::Hold(most)) if most >= bytes)
    }
}

impl Account for Allowance {
    fn hold(&self, bytes: u64) -> bool {
        if !self.asks || bytes <= self.noted.load(Ordering::Relaxed) {
            return true;
        }
        let granted = [bytes.saturating_add(AHEAD), bytes].into_iter().find(|&wanted| self.ask(wanted));
        if let Some(granted) = granted {
            self.noted.store(granted, Ordering::Relaxed);
        }
        granted.is_some()
    }
}

/// Asks the daemon every few milliseconds whether to continue.
#[derive(Debug)]
struct WorkerPauses {
    link: Arc<Mutex<Link>>,
    last: Mutex<Instant>,
}

impl WorkerPauses {
    fn new(link: &Arc<Mutex<Link>>) -> Arc<WorkerPauses> {
        Arc::new(WorkerPauses { link: Arc::clone(link), last: Mutex::new(Instant::now()) })
    }

    /// The session was waiting for its client before this.
    fn begin(&self) {
        *self.last.lock() = Instant::now();
    }

    fn ask(&self) -> io::Result<Order> {
        let mut link = self.link.lock();
        link.report(&Report::Pause)?;
        link.flush()?;
        link.next_order()
    }
}

impl Turns for WorkerPauses {
    fn pause(&self) -> Duration {
        let mut last = self.last.lock();
        let begin = Instant::now();
        if begin.saturating_duration_since(*last) < SLICE {
            return Duration::ZERO;
        }
        // This process ends if the daemon has ended.
        let _ = self.ask();
        *last = Instant::now();
        last.saturating_duration_since(begin)
    }
}

/// Executes a session until it ends or the daemon has ended.
///
/// # Errors
/// Standard input and output are not sockets, the limits cannot be set, or the daemon has sent a malformed
/// frame.
pub fn run(settings: WorkerSettings) -> io::Result<()> {
    let limit = Rlimit { current: settings.address_space, maximum: settings.address_space };
    setrlimit(Resource::As, limit)?;
    // A session that crashes again and again must not fill the disk.
    setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) })?;
    // If the system itself runs out of memory, it kills one of these and not the daemon.
    let _ = std::fs::write("/proc/self/oom_score_adj", "500");
    let running = Arc::new(Running::default());
    listen(socket(io::stdout().as_fd())?, Arc::clone(&running))?;
    let link = Arc::new(Mutex::new(Link::new(socket(io::stdin().as_fd())?)));
    match Host::new(settings, link, running).serve() {
        Err(error) if is_end(&error) => Ok(()),
        result => result,
    }
}

fn socket(stream: BorrowedFd<'_>) -> io::Result<UnixStream> {
    Ok(stream.try_clone_to_owned()?.into())
}

/// Whether the daemon has ended.
fn is_end(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), UnexpectedEof | BrokenPipe | ConnectionReset)
}

/// Waits for numbers of checks to cancel, and for the end of the daemon.
fn listen(mut socket: UnixStream, running: Arc<Running>) -> io::Result<()> {
    let listening = move || {
        let mut number = [0; 8];
        while socket.read_exact(&mut number).is_ok() {
            running.cancel(u64::from_le_bytes(number));
        }
        // The result of whatever the session does now is not needed.
        std::process::exit(0);
    };
    std::thread::Builder::new().name("listener".into()).spawn(listening).map(drop)
}

/// A session with its connection to the daemon.
struct Host {
    session: Session,
    memory: Arc<Memory>,
    link: Arc<Mutex<Link>>,
    running: Arc<Running>,
    allowance: Arc<Allowance>,
    pauses: Arc<WorkerPauses>,
    /// The time limit of a check.
    time: Option<Duration>,
}

impl Host {
    fn new(settings: WorkerSettings, link: Arc<Mutex<Link>>, running: Arc<Running>) -> Host {
        let allowance = Arc::new(Allowance {
            link: Arc::clone(&link),
            asks: settings.asks_for_memory,
            noted: AtomicU64::new(0),
        });
        let pauses = WorkerPauses::new(&link);
        let memory = Memory::of(settings.thread_bytes)
            .with_account(Arc::clone(&allowance) as _)
            .with_turns(Arc::clone(&pauses) as _);
        let memory = Arc::new(memory);
        let mut session = Session::new(settings.options);
        session.forbid_files();
        session.set_host(javelin_solver::Host {
            memory: Arc::clone(&memory),
            cancel: Arc::clone(&running.cancel),
            listener: Trace::listener(),
            ..Default::default()
        });
        Host { session, memory, link, running, allowance, pauses, time: None }
    }

    fn serve(&mut self) -> io::Result<()> {
        let memory = Arc::clone(&self.memory);
        // The session is the only work of this thread.
        let _turn = memory.enter();
        loop {
            let work = self.session.read();
            let reply = match work {
                None => {
                    let status = self.status();
                    self.take_input(self.ask(&Report::Hungry(status))?)?;
                    continue;
                }
                Some(Work::Check) => self.run(&Report::Check)?,
                Some(Work::Question) => self.run(&Report::Question)?,
                Some(Work::Answer) => {
                    self.set_deadline();
                    self.session.next_piece()
                }
                Some(Work::Other) => self.session.next_piece(),
            };
            let Some(reply) = reply else { continue };
            let ends = reply.exit;
            let status = self.status();
            let mut link = self.link.lock();
            link.report(&Report::Reply(Box::new(reply), status))?;
            if ends {
                return link.flush();
            }
        }
    }

    /// Requests a check or a question, and executes it if that is granted. It can be canceled meanwhile.
    fn run(&mut self, wanted: &Report) -> io::Result<Option<Reply>> {
        Ok(match self.ask(wanted)? {
            Order::Check(number, time) => {
                self.time = time;
                self.set_deadline();
                self.running.begin(number);
                let reply = self.session.next_piece();
                self.running.end();
                reply
            }
            Order::Refuse(message) => Some(self.session.refuse(message)),
            _ => return Err(io::ErrorKind::InvalidData.into()),
        })
    }

    /// Starts the time limit of a check or of a piece of an answer.
    fn set_deadline(&mut self) {
        self.session.set_deadline(self.time.map(|time| Instant::now() + time));
    }

    /// Reports, and waits for an order.
    fn ask(&self, report: &Report) -> io::Result<Order> {
        let mut link = self.link.lock();
        link.report(report)?;
        link.flush()?;
        link.next_order()
    }

    fn take_input(&mut self, order: Order) -> io::Result<()> {
        self.pauses.begin();
        match order {
            Order::Feed(bytes) => {
                failpoint::look(&bytes);
                self.session.feed(&bytes);
            }
            Order::Finish => self.session.finish(),
            _ => return Err(io::ErrorKind::InvalidData.into()),
        }
        Ok(())
    }

    fn status(&self) -> Status {
        Status {
            bytes: self.allowance.note(self.memory.bytes()),
            open_bytes: self.session.open_bytes() as u64,
            open_parentheses: self.session.open_parentheses() as u64,
            print_success: self.session.success().text.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_check_that_runs_is_canceled() {
        let running = Running::default();
        let is_canceled = || running.cancel.load(Ordering::Relaxed);
        running.begin(1);
        running.end();
        running.cancel(1);
        running.begin(2);
        running.cancel(1);
        assert!(!is_canceled());
        running.cancel(2);
        assert!(is_canceled());
        running.end();
        assert!(!is_canceled());
    }

    #[test]
    fn memory_beyond_the_granted_amount_is_requested() {
        let (daemon, process) = UnixStream::pair().unwrap();
        let mut daemon = Link::new(daemon);
        let link = Arc::new(Mutex::new(Link::new(process)));
        let allowance = Allowance { link, asks: true, noted: AtomicU64::new(0) };
        let most = 10 * AHEAD;
        let asked = std::thread::spawn(move || {
            let mut asked = 0;
            while let Ok(Report::Hold(bytes)) = daemon.next_report(|| Ok(())) {
                asked += 1;
                daemon.order(&Order::Hold(if bytes <= most { bytes } else { 0 })).unwrap();
            }
            asked
        });
        assert!((0..=most).step_by(1000).all(|bytes| allowance.hold(bytes)));
        assert!(!allowance.hold(most + 1) && allowance.hold(most));
        assert_eq!((allowance.note(most - AHEAD), allowance.note(AHEAD)), (most, AHEAD));
        drop(allowance);
        let asked = asked.join().unwrap();
        // One request for each step ahead, until none fits any more; then two each time.
        assert!(asked < (most / AHEAD + 2 * (AHEAD / 1000 + 4)) as usize, "{asked} questions");
    }
}
