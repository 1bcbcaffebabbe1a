//! One client's session as the solver threads see it: it reads bytes that arrived, executes commands, posts
//! answers.
//!
//! A turn ends when nothing is left to do, when a check has to wait for its permit, when answers pile up
//! unsent, or when others wait for a thread and the slice of time is used up. Longer work yields to others
//! wherever limits are checked ([`Pool::pause`]). Answers are sent when the turn ends and before every
//! check and every such pause, so a client never waits for a finished answer. A long answer is computed
//! piece by piece as the client reads it; canceling one ends the session.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use bytes::BytesMut;
use javelin_solver::Host;
use javelin_solver::recall::Answers;
use javelin_solver::session::{Channel, Reply, Request, Session, Work};
use javelin_term::limits::{Memory, Turns};
use parking_lot::Mutex;
use rustix::time::{ClockId, clock_gettime};

use crate::answers::Share;
use crate::cancel::Control;
use crate::daemon::{Daemon, Own};
use crate::exchange::{Exchange, Input, Place, Rest};
use crate::isolation::Executor;
use crate::isolation::remote::Remote;
use crate::limits::Exceeded;
use crate::loan::Loan;
use crate::memory::Account;
use crate::pool::{Client, Hold, Permit, Pool, Task, Turn};
use crate::stint::LEVELS;
use crate::trace::Trace;

/// The solver's side of a session.
struct Inner {
    session: Executor,
    /// The memory of a session in this process: all that its turns allocate, except for the connection.
    memory: Arc<Memory>,
    account: Arc<Account>,
    answers: Option<Arc<Share>>,
    /// The number of its completed checks.
    checks: u64,
    /// Bytes that have arrived and were not passed to the session yet.
    unread: BytesMut,
    /// The session was notified of the end of the script.
    finished: bool,
    /// Diagnostics are sent to the client.
    diagnostics: bool,
}

impl Inner {
    /// The counters that the session may read about itself.
    fn own(&self) -> Own {
        let count = |counter: fn(&Share) -> &AtomicU64| {
            self.answers.as_deref().map_or(0, |share| counter(share).load(Ordering::Relaxed))
        };
        Own {
            checks: self.checks,
            bytes: self.session.bytes(),
            hits: count(|share| &share.hits),
            misses: count(|share| &share.misses),
        }
    }
}

/// The session of one client.
pub struct Seat {
    /// The mailboxes between connection and session.
    pub exchange: Exchange,
    /// The flags that stop its checks.
    pub control: Arc<Control>,
    daemon: Arc<Daemon<Seat>>,
    client: Client,
    hold: Hold,
    /// Created when the first byte arrives, so that idle connections cost little.
    inner: Mutex<Option<Inner>>,
}

/// Yields to other sessions where the solver of a session checks its limits.
#[derive(Debug)]
struct Pauses(Weak<Seat>);

impl Turns for Pauses {
    fn pause(&self) -> Duration {
        self.0.upgrade().map_or(Duration::ZERO, |seat| seat.pause())
    }

    fn lend(&self, over: &Arc<AtomicBool>) -> Option<Arc<dyn Turns>> {
        let seat = self.0.upgrade()?;
        let most = seat.daemon.limits.helpers;
        let has_taken_long = seat.hold.stint.level() == LEVELS.len();
        let pool = &seat.daemon.pool;
        let borrower = has_taken_long.then(|| pool.lend(&seat, seat.control.id, most))??;
        Some(Arc::new(Loan::new(pool, borrower, over)))
    }
}

/// A turn: when it ends, the used processor time is charged, and the permit is free again.
struct Stay<'a>(&'a Arc<Seat>);

impl<'a> Stay<'a> {
    fn new(seat: &'a Arc<Seat>) -> Stay<'a> {
        seat.hold.stint.begin(Instant::now());
        Stay(seat)
    }
}

impl Drop for Stay<'_> {
    fn drop(&mut self) {
        self.0.hold.stint.charge(Instant::now());
        self.0.daemon.pool.leave(self.0);
    }
}

/// The processor time of the calling thread so far.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The continuation of a turn.
enum Next {
    /// Continue with the next command.
    Go,
    /// Suspend; the session must not be touched any more.
    Pause,
    /// The session has ended.
    End,
}

impl Seat {
    /// A session at its start, registered under its number.
    ///
    /// # Errors
    /// The operating system has no random bytes for its secret.
    pub fn new(daemon: &Arc<Daemon<Seat>>, client: Client) -> Result<Arc<Seat>, getrandom::Error> {
        let control = daemon.registry.control()?;
        let seat = Arc::new(Seat {
            exchange: Exchange::default(),
            control,
            daemon: Arc::clone(daemon),
            client,
            hold: Hold::default(),
            inner: Mutex::new(None),
        });
        daemon.registry.insert(&seat.control, Arc::downgrade(&seat));
        Ok(seat)
    }

    /// Adds bytes of the script.
    pub fn deliver(self: &Arc<Self>, bytes: BytesMut) {
        if self.exchange.deliver(bytes) {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    /// Marks the end of the script.
    pub fn end(self: &Arc<Self>, rest: Rest) {
        if self.exchange.end(rest) {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    /// All answers so far are sent.
    pub fn sent(self: &Arc<Self>) {
        if self.exchange.sent() {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    /// The client has disconnected: the running check ends, and the memory is freed.
    pub fn abandon(self: &Arc<Self>) {
        self.daemon.registry.remove(self.control.id);
        self.control.abandon();
        // A solver thread frees the memory: that can take a while.
        self.stop();
        drop(self.exchange.take_output());
        self.sent();
    }

    /// A running check ends now and is answered; no further command is executed.
    pub fn stop(self: &Arc<Self>) {
        self.control.stop();
        self.daemon.pool.hurry(self);
        self.end(Rest::Drained);
    }

    /// A waiting task continues at once, to notice that it was canceled.
    fn hurry(self: &Arc<Self>) {
        self.daemon.pool.hurry(self);
        if self.exchange.unblock() {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    /// The process of the session has ended; returns whether the session is over, so that this need not be
    /// repeated.
    fn lost(self: &Arc<Self>) -> bool {
        if self.exchange.wake() {
            self.daemon.pool.ready(Arc::clone(self));
        }
        self.exchange.place() == Place::Over
    }

    fn open(self: &Arc<Self>) -> Inner {
        let account = Arc::new(Account::new(&self.daemon.memory));
        let mut answers = None;
        let (session, memory) = match &self.daemon.workers {
            Some(workers) => {
                let seat = Arc::downgrade(self);
                let lost = move || seat.upgrade().is_none_or(|seat| seat.lost());
                let pauses = Pauses(Arc::downgrade(self));
                let remote = Remote::new(workers, &self.control, &account, pauses, lost);
                (Executor::Worker(Box::new(remote)), Arc::default())
            }
            None => {
                let memory = Memory::of(self.daemon.thread_bytes)
                    .with_account(Arc::clone(&account) as _)
                    .with_turns(Arc::new(Pauses(Arc::downgrade(self))));
                let memory = Arc::new(memory);
                let _turn = memory.enter();
                answers = self.daemon.answers.as_ref().map(|cache| Arc::new(Share::new(cache)));
                (Executor::Here(self.session(&memory, answers.as_ref())), Arc::clone(&memory))
            }
        };
        let unread = BytesMut::new();
        Inner { session, memory, account, answers, checks: 0, unread, finished: false, diagnostics: false }
    }

    /// A session that is executed by this process.
    fn session(&self, memory: &Arc<Memory>, answers: Option<&Arc<Share>>) -> Box<Session> {
        let mut session = Box::new(Session::new(self.daemon.options.clone()));
        session.forbid_files();
        session.set_host(Host {
            memory: Arc::clone(memory),
            cancel: self.control.cancel_flag(),
            abandoned: self.control.abandoned_flag(),
            answers: answers.map(|answers| Arc::clone(answers) as Arc<dyn Answers>),
            listener: Trace::listener(),
            ..Host::default()
        });
        session
    }

    /// Passes arrived bytes to the session, at most the length of the longest command at once.
    fn take_input(&self, inner: &mut Inner) -> Next {
        let (longest, deepest) = (self.daemon.limits.command_bytes, self.daemon.limits.nesting);
        if inner.session.open_parentheses() > deepest {
            return self.exceeded(Exceeded::Nesting(deepest));
        }
        if inner.unread.is_empty() {
            match self.exchange.next() {
                Input::Bytes(bytes) => inner.memory.without(|| inner.unread = bytes),
                Input::Nothing => {
                    self.hold.stint.rests();
                    return Next::Pause;
                }
                Input::End(Rest::Ended) if !inner.finished => {
                    inner.finished = true;
                    inner.session.finish();
                    return Next::Go;
                }
                Input::End(_) => return Next::End,
            }
        }
        let room = longest.saturating_sub(inner.session.open_bytes());
        if room == 0 {
            return self.exceeded(Exceeded::CommandBytes(longest));
        }
        let more = room.min(inner.unread.len());
        let growth = inner.session.growth(more) as u64;
        if growth > 0 && !inner.account.settle(inner.session.bytes() + self.exchange.unsent() + growth) {
            return self.exceeded(Exceeded::Memory);
        }
        let mut shown = inner.unread.split_to(more);
        inner.session.feed(&mut shown);
        inner.memory.without(|| drop(shown));
        self.settle(inner)
    }

    fn exceeded(&self, limit: Exceeded) -> Next {
        self.daemon.metrics.exceeded(limit);
        self.farewell(&limit.to_string());
        Next::End
    }

    /// The last answer of a session that ends: an error. In the middle of an answer it would be read as a
    /// part of that, so it is not sent.
    fn farewell(&self, message: &str) {
        if !self.exchange.is_amid() {
            self.post(&Reply::error(message));
        }
    }

    /// Executes one command, or the step that it waits for.
    fn proceed(self: &Arc<Self>, inner: &mut Inner, permit: &mut Option<Permit<Seat>>) -> Next {
        if self.control.is_stopped() {
            return Next::End;
        }
        let reply = match inner.session.read() {
            None => return self.take_input(inner),
            Some(Work::Other) => {
                let _command = tracing::debug_span!("command", session = self.control.id).entered();
                inner.session.step()
            }
            Some(Work::Question | Work::Answer) => self.question(inner),
            Some(Work::Check) => {
                self.exchange.flush();
                match permit.take().map_or_else(|| inner.memory.without(|| self.ask()), Turn::Now) {
                    Turn::Now(permit) => self.check(inner, permit),
                    Turn::Later => return Next::Pause,
                    Turn::Never => {
                        let limit = Exceeded::QueuedChecks(self.daemon.limits.queued_checks);
                        self.daemon.metrics.exceeded(limit);
                        Some(inner.session.refuse(limit.to_string()))
                    }
                }
            }
        };
        let Some(reply) = reply else { return Next::Go };
        if !reply.more {
            self.daemon.metrics.commands.inc();
        }
        match self.answer(inner, reply) {
            Next::Go => self.settle(inner),
            next => next,
        }
    }

    /// Ends a session that holds far more memory than its limit, including answers that its client has not
    /// read.
    fn settle(&self, inner: &Inner) -> Next {
        match inner.account.settle(inner.session.bytes() + self.exchange.unsent()) {
            true => Next::Go,
            false => self.exceeded(Exceeded::Memory),
        }
    }

    /// Requests the right to run a check.
    fn ask(self: &Arc<Self>) -> Turn<Seat> {
        self.control.check_begins();
        let turn = self.daemon.pool.check(self);
        match turn {
            Turn::Never => self.control.check_ends(),
            // A cancellation a moment ago has not found it in the queue.
            Turn::Later if self.control.is_canceled() => self.daemon.pool.hurry(self),
            Turn::Later | Turn::Now(_) => {}
        }
        turn
    }

    /// Answers a question about the last check, or computes the next piece of an answer. It can be canceled
    /// until its last piece is computed.
    fn question(&self, inner: &mut Inner) -> Option<Reply> {
        let _command = tracing::debug_span!("question", session = self.control.id).entered();
        self.control.check_begins();
        if let Some(time) = self.daemon.limits.check_time {
            // The deadline of the check has passed, or the reader of a long answer is slow.
            inner.session.set_deadline(Some(Instant::now() + time));
        }
        let reply = inner.session.next_piece();
        if !reply.as_ref().is_some_and(|reply| reply.more) {
            self.control.check_ends();
        }
        reply
    }

    fn check(self: &Arc<Self>, inner: &mut Inner, mut permit: Permit<Seat>) -> Option<Reply> {
        let span = tracing::debug_span!("check", session = self.control.id).entered();
        permit.begin(self);
        let begin = Instant::now();
        inner.session.set_deadline(self.daemon.limits.check_time.map(|time| begin + time));
        let running = self.control.check_runs();
        let reply = inner.session.next_piece();
        match reply.as_ref().is_some_and(|reply| reply.more) {
            true => running.goes_on(),
            false => drop(running),
        }
        // The memory of the queues is not counted as the session's.
        inner.memory.without(|| drop(permit));
        let verdict = reply.as_ref().and_then(|reply| reply.verdict.clone());
        let time = begin.elapsed();
        tracing::debug!(?verdict, seconds = time.as_secs_f64(), "answered");
        drop(span);
        self.daemon.metrics.checked(time, verdict.as_ref());
        inner.checks += 1;
        reply
    }

    /// Fulfils the request in a reply, and posts it.
    fn answer(&self, inner: &mut Inner, mut reply: Reply) -> Next {
        for (channel, name) in std::mem::take(&mut reply.redirects) {
            if channel == Channel::Diagnostic {
                inner.diagnostics = name == "stdout";
            }
        }
        if let Some(request) = reply.request.take() {
            let ends_by_errors = reply.exit;
            reply = self.fulfil(inner, &request);
            reply.exit = reply.is_error && ends_by_errors;
        }
        let over = reply.exit;
        if !inner.diagnostics {
            for line in reply.diagnostics.drain(..) {
                tracing::info!(session = self.control.id, "{line}");
            }
        }
        if let Some(reason) = &reply.cut {
            tracing::info!(session = self.control.id, "an answer is cut off: {reason}");
        }
        // Bytes on their way to the client are counted as the connection's.
        inner.memory.without(|| self.post(&reply));
        match over {
            true => Next::End,
            false if self.exchange.is_blocked() => Next::Pause,
            false => Next::Go,
        }
    }

    /// Yields to other sessions, if that is due; returns how long it took.
    fn pause(self: &Arc<Self>) -> Duration {
        let now = Instant::now();
        let stint = &self.hold.stint;
        // A worker checks its processor time itself.
        let works_here = self.daemon.workers.is_none();
        if !stint.is_due(now) || works_here && !stint.has_worked(now, processor_time()) {
            return Duration::ZERO;
        }
        self.exchange.flush();
        self.daemon.pool.pause(self, now)
    }

    /// The session has ended; its memory is freed once the client has its last answer.
    fn over(&self) {
        let ended = self.inner.lock().take();
        if ended.as_ref().is_some_and(|inner| inner.session.is_lost()) {
            self.daemon.metrics.panics.inc();
        }
        self.exchange.over();
        drop(ended);
    }

    fn post(&self, reply: &Reply) {
        for line in &reply.diagnostics {
            self.exchange.post(line);
        }
        match &reply.text {
            Some(piece) if reply.more => self.exchange.post_piece(piece),
            Some(text) => self.exchange.post(text),
            None => {}
        }
        if reply.is_error {
            self.daemon.metrics.errors.inc();
        }
    }

    /// Answers requests that only the daemon can answer.
    fn fulfil(&self, inner: &mut Inner, request: &Request) -> Reply {
        let text = match request {
            Request::Session => format!("(:session ({} \"{}\"))", self.control.id, self.control.secret()),
            Request::Daemon => self.daemon.report(&inner.own()),
            Request::Cancel { id, secret } => {
                return match self.daemon.registry.cancel(*id, secret) {
                    Ok(seat) => {
                        self.daemon.metrics.cancellations.inc();
                        seat.upgrade().inspect(Seat::hurry);
                        inner.session.success()
                    }
                    Err(error) => Reply::error(&error.to_string()),
                };
            }
        };
        Reply { text: Some(text), ..Reply::default() }
    }
}

impl Task for Seat {
    fn client(&self) -> Client {
        self.client
    }

    fn hold(&self) -> &Hold {
        &self.hold
    }

    fn is_canceled(&self) -> bool {
        self.control.is_canceled()
    }

    fn turn(self: Arc<Self>, pool: &Arc<Pool<Seat>>, mut permit: Option<Permit<Seat>>) {
        let mut slot = self.inner.lock();
        if slot.is_none() && self.control.is_stopped() {
            drop(slot);
            return self.over();
        }
        // Waiting for a process is not charged as work.
        let inner = slot.get_or_insert_with(|| self.open());
        let stay = Stay::new(&self);
        let memory = Arc::clone(&inner.memory);
        let turn = memory.enter();
        loop {
            match self.proceed(inner, &mut permit) {
                Next::Go if !self.hold.stint.is_due(Instant::now()) => {}
                Next::Go if pool.is_busy() => {
                    self.exchange.flush();
                    drop((turn, stay, slot));
                    return pool.ready(self);
                }
                Next::Go => {
                    memory.without(|| self.pause());
                }
                Next::Pause => return,
                Next::End => break,
            }
        }
        drop((turn, stay, slot));
        self.over();
    }

    fn panicked(self: Arc<Self>) {
        tracing::error!(session = self.control.id, "a session ended in a panic");
        self.daemon.metrics.panics.inc();
        self.farewell("internal error: this session cannot go on; please report the script");
        self.over();
    }
}
