//! The daemon's end of a session that a worker executes.
//!
//! It behaves as a [`Session`](javelin_solver::session::Session) does, with one difference: when the worker
//! has ended, for any reason, the next command is answered with an error, and the session is over.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bytes::Bytes;
use javelin_solver::session::{Reply, Work};
use javelin_term::limits::{Account as _, Turns};

use super::frame::{Order, Report, Status};
use super::workers::{Worker, Workers};
use crate::cancel::Control;
use crate::memory::Account;

/// A session that is executed by a process of its own.
pub struct Remote {
    worker: Result<Worker, String>,
    control: Arc<Control>,
    account: Arc<Account>,
    turns: Box<dyn Turns>,
    /// Set when the worker has ended while no order was under way.
    gone: Arc<AtomicBool>,
    /// The last report, if it was not handled yet.
    report: Option<Report>,
    status: Status,
    /// The deadline of the next check.
    deadline: Option<Instant>,
    /// The number of checks and questions that ran.
    checks: u64,
    /// An answer was given in part, without its last piece.
    is_amid: bool,
    is_lost: bool,
}

impl Remote {
    /// A session at its start, which waits for its `turns` where its worker asks to continue. `notify` is
    /// called when the worker has ended, until it returns true.
    pub fn new(
        workers: &Workers,
        control: &Arc<Control>,
        account: &Arc<Account>,
        turns: impl Turns + 'static,
        mut notify: impl FnMut() -> bool + Send + 'static,
    ) -> Remote {
        let gone = Arc::new(AtomicBool::new(false));
        let worker = workers.take().inspect(|worker| {
            let gone = Arc::clone(&gone);
            workers.when_gone(worker, move || {
                gone.store(true, Ordering::Relaxed);
                notify()
            });
        });
        let mut remote = Remote {
            gone,
            control: Arc::clone(control),
            account: Arc::clone(account),
            turns: Box::new(turns),
            report: None,
            status: Status::default(),
            deadline: None,
            checks: 0,
            is_amid: false,
            is_lost: false,
            worker: worker.map_err(|reason| format!("no process can be started for it: {reason}")),
        };
        // The first report of a worker is that it waits for input.
        remote.report = Some(remote.receive(None));
        remote
    }

    /// The state of the session at the last report.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Whether the session has lost its worker, and not because its client has disconnected.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// As [`Session::feed`](javelin_solver::session::Session::feed).
    pub fn feed(&mut self, bytes: Bytes) {
        self.order(&Order::Feed(bytes), None);
    }

    /// As [`Session::finish`](javelin_solver::session::Session::finish).
    pub fn finish(&mut self) {
        self.order(&Order::Finish, None);
    }

    /// As [`Session::set_deadline`](javelin_solver::session::Session::set_deadline).
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// As [`Session::read`](javelin_solver::session::Session::read), but commands other than checks and
    /// questions have been executed already.
    pub fn read(&mut self) -> Option<Work> {
        let is_gone = self.gone.load(Ordering::Relaxed);
        match self.report {
            Some(Report::Hungry(_)) if !is_gone => return None,
            None | Some(Report::Hungry(_)) => self.report = Some(self.receive(None)),
            Some(_) => {}
        }
        match self.report {
            Some(Report::Check) => Some(Work::Check),
            Some(Report::Question) => Some(Work::Question),
            Some(Report::Hungry(_)) => None,
            Some(Report::Reply(ref reply, _)) if reply.more || self.is_amid => Some(Work::Answer),
            _ => Some(Work::Other),
        }
    }

    /// As [`Session::step`](javelin_solver::session::Session::step).
    pub fn step(&mut self) -> Option<Reply> {
        if matches!(self.read()?, Work::Check | Work::Question) {
            if self.is_amid && self.control.is_canceled() {
                // An enumeration consists of many short checks, each of which may end before it notices the
                // cancellation.
                return Some(self.refuse("canceled".into()));
            }
            self.checks += 1;
            let time = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            self.order(&Order::Check(self.checks, time), Some(self.checks));
        }
        self.reply()
    }

    /// As [`Session::next_piece`](javelin_solver::session::Session::next_piece). If the answer is canceled,
    /// the process ends.
    pub fn next_piece(&mut self) -> Option<Reply> {
        let is_check = matches!(self.report, Some(Report::Check));
        if self.is_amid && !is_check && self.control.is_canceled() {
            self.worker = Err("canceled".into());
            return Some(Reply { cut: Some("canceled".into()), exit: true, ..Reply::default() });
        }
        let reply = self.step();
        self.is_amid = reply.as_ref().is_some_and(|reply| reply.more);
        reply
    }

    /// As [`Session::refuse`](javelin_solver::session::Session::refuse).
    pub fn refuse(&mut self, message: String) -> Reply {
        self.order(&Order::Refuse(message), None);
        self.reply().unwrap_or_default()
    }

    /// Takes the reply that was received.
    fn reply(&mut self) -> Option<Reply> {
        match self.report.take() {
            Some(Report::Reply(reply, status)) => {
                self.status = status;
                Some(*reply)
            }
            _ => Some(self.lose(&io::ErrorKind::InvalidData.into())),
        }
    }

    /// Sends the order that the worker waits for, and waits for its next report. With the number of a
    /// check, its client can cancel it meanwhile.
    fn order(&mut self, order: &Order, check: Option<u64>) {
        let sent = match &mut self.worker {
            Ok(worker) => worker.link.order(order),
            Err(_) => Ok(()),
        };
        self.report = Some(match sent {
            // The last report of the worker can still be read.
            Ok(()) => self.receive(check),
            Err(error) => Report::Reply(Box::new(self.lose(&error)), self.status),
        });
    }

    /// Waits for the next report that the owner has to handle.
    fn receive(&mut self, check: Option<u64>) -> Report {
        match self.next_report(check) {
            Ok(report) => {
                if let Report::Hungry(status) = report {
                    self.status = status;
                }
                report
            }
            Err(error) => Report::Reply(Box::new(self.lose(&error)), self.status),
        }
    }

    fn next_report(&mut self, check: Option<u64>) -> io::Result<Report> {
        let Ok(worker) = &mut self.worker else { return Err(io::ErrorKind::NotConnected.into()) };
        loop {
            let mut cancels = false;
            let report = worker.link.next_report(|| {
                if self.control.abandoned_flag().load(Ordering::Relaxed) {
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                cancels = check.is_some() && self.control.is_canceled();
                match cancels {
                    true => Err(io::ErrorKind::TimedOut.into()),
                    false => Ok(()),
                }
            });
            match (report, check) {
                (Err(error), Some(check)) if cancels && error.kind() == io::ErrorKind::TimedOut => {
                    worker.cancel(check);
                }
                (Ok(Report::Hold(bytes)), _) => {
                    let most = if self.account.hold(bytes) { bytes } else { 0 };
                    worker.link.order(&Order::Hold(most))?;
                }
                (Ok(Report::Pause), _) => {
                    self.turns.pause();
                    worker.link.order(&Order::GoOn)?;
                }
                (report, _) => return report,
            }
        }
    }

    /// The answer of a session whose worker has ended.
    fn lose(&mut self, error: &io::Error) -> Reply {
        let is_abandoned = error.kind() == io::ErrorKind::ConnectionAborted;
        let reason = match &mut self.worker {
            Err(reason) => reason.clone(),
            Ok(worker) => match worker.status() {
                Some(status) => format!("its process ended, {status}"),
                None => format!("its process does not answer: {error}"),
            },
        };
        if !is_abandoned {
            tracing::error!(session = self.control.id, "a session ended: {reason}");
            self.is_lost = true;
        }
        self.worker = Err(reason.clone());
        let message = format!("internal error: this session ended: {reason}; please report the script");
        match self.is_amid {
            true => Reply { cut: Some(message), exit: true, ..Reply::default() },
            false => Reply { exit: true, ..Reply::error(&message) },
        }
    }
}
