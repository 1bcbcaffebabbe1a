//! One client's session as the solver threads see it: it reads bytes that arrived, executes commands, posts
//! answers.
//!
//! A turn ends when nothing is left to do, when a check has to wait for its permit, when answers pile up
//! unsent, or when others wait and the slice of time is used up. Answers are sent when the turn ends and
//! before every check, so a client never waits for an answer that is there. A long answer is made piece by
//! piece as the client reads it; whoever cancels one ends the session.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::BytesMut;
use javelin_solver::recall::Answers;
use javelin_solver::session::{Channel, Reply, Request, Session, Work};
use parking_lot::Mutex;

use crate::cancel::Control;
use crate::daemon::Daemon;
use crate::exchange::{Exchange, Input, Rest};
use crate::limits::Exceeded;
use crate::memory::Account;
use crate::pool::{Client, Permit, Pool, Task, Turn};
use crate::trace::Trace;

/// How long a session works before others that wait get their turn.
const SLICE: Duration = Duration::from_millis(5);

/// The solver's side of a session.
struct Inner {
    session: Box<Session>,
    account: Arc<Account>,
    /// The session knows that the script has ended.
    finished: bool,
    /// Diagnostics go to the client.
    diagnostics: bool,
}

/// One client's session.
pub struct Seat {
    /// The mailboxes between connection and session.
    pub exchange: Exchange,
    /// The flags that stop it.
    pub control: Arc<Control>,
    daemon: Arc<Daemon<Seat>>,
    client: Client,
    /// Made when the first byte arrives, so that idle connections cost little.
    inner: Mutex<Option<Inner>>,
}

/// How a turn goes on.
enum Next {
    /// With the next command.
    Go,
    /// Not now; the session must not be touched any more.
    Pause,
    /// The session has ended.
    End,
}

impl Seat {
    /// A session at its start, known under its number.
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

    /// Says that no more bytes come.
    pub fn end(self: &Arc<Self>, rest: Rest) {
        if self.exchange.end(rest) {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    /// The answers so far are sent.
    pub fn sent(self: &Arc<Self>) {
        if self.exchange.sent() {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    /// The client is gone: whatever runs ends, and the memory is freed.
    pub fn abandon(self: &Arc<Self>) {
        self.daemon.registry.remove(self.control.id);
        self.control.abandon();
        // Freed by a solver thread: that can take a while.
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

    /// Whatever waits goes on at once, to find that it was canceled.
    fn hurry(self: &Arc<Self>) {
        self.daemon.pool.hurry(self);
        if self.exchange.unblock() {
            self.daemon.pool.ready(Arc::clone(self));
        }
    }

    fn open(&self) -> Inner {
        let mut session = Box::new(Session::new(self.daemon.options.clone()));
        session.set_cancel_flag(self.control.cancel_flag());
        session.set_abandoned(self.control.abandoned_flag());
        session.forbid_files();
        if let Some(answers) = &self.daemon.answers {
            session.set_answers(Arc::clone(answers) as Arc<dyn Answers>);
        }
        let account = Arc::new(Account::new(&self.daemon.memory));
        session.set_account(Arc::clone(&account) as Arc<dyn javelin_solver::limits::Account>);
        if Trace::is_wanted() {
            session.set_listener(Arc::new(Trace));
        }
        Inner { session, account, finished: false, diagnostics: false }
    }

    /// Takes in what has arrived.
    fn take_input(&self, inner: &mut Inner) -> Next {
        let (longest, deepest) = (self.daemon.limits.command_bytes, self.daemon.limits.nesting);
        if inner.session.held_bytes() > longest {
            return self.exceeded(Exceeded::CommandBytes(longest));
        }
        if inner.session.open_parentheses() > deepest {
            return self.exceeded(Exceeded::Nesting(deepest));
        }
        match self.exchange.next() {
            Input::Bytes(bytes) => {
                inner.session.feed(&bytes);
                self.settle(inner)
            }
            Input::Nothing => Next::Pause,
            Input::End(Rest::Ended) if !inner.finished => {
                inner.finished = true;
                inner.session.finish();
                Next::Go
            }
            Input::End(_) => Next::End,
        }
    }

    fn exceeded(&self, limit: Exceeded) -> Next {
        self.daemon.metrics.exceeded(limit);
        self.farewell(&limit.to_string());
        Next::End
    }

    /// The last answer of a session that ends: an error. Amid an answer it would be read as a part of that, so
    /// there it is not said.
    fn farewell(&self, message: &str) {
        if !self.exchange.is_amid() {
            self.post(Reply::error(message));
        }
    }

    /// Executes one command, or takes in what it waits for.
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
                match permit.take().map_or_else(|| self.ask(), Turn::Now) {
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

    /// Ends a session that has come to hold far more than it may, with what its client has not read.
    fn settle(&self, inner: &Inner) -> Next {
        match inner.account.settle(inner.session.bytes() + self.exchange.unsent()) {
            true => Next::Go,
            false => self.exceeded(Exceeded::Memory),
        }
    }

    /// Asks for the right to run a check.
    fn ask(self: &Arc<Self>) -> Turn<Seat> {
        self.control.check_begins();
        let turn = self.daemon.pool.check(self);
        match turn {
            Turn::Never => self.control.check_ends(),
            // Whoever canceled it a moment ago did not find it in the queue.
            Turn::Later if self.control.is_canceled() => self.daemon.pool.hurry(self),
            Turn::Later | Turn::Now(_) => {}
        }
        turn
    }

    /// Answers a question about the last check, or makes the next piece of an answer. It can be canceled
    /// until its last piece is made.
    fn question(&self, inner: &mut Inner) -> Option<Reply> {
        let _command = tracing::debug_span!("question", session = self.control.id).entered();
        self.control.check_begins();
        let reply = inner.session.next_piece();
        if !reply.as_ref().is_some_and(|reply| reply.more) {
            self.control.check_ends();
        }
        reply
    }

    fn check(&self, inner: &mut Inner, permit: Permit<Seat>) -> Option<Reply> {
        let span = tracing::debug_span!("check", session = self.control.id).entered();
        let begin = Instant::now();
        inner.session.set_deadline(self.daemon.limits.check_time.map(|time| begin + time));
        let running = self.control.check_runs();
        let reply = inner.session.step();
        drop(running);
        drop(permit);
        let verdict = reply.as_ref().and_then(|reply| reply.verdict.clone());
        let time = begin.elapsed();
        tracing::debug!(?verdict, seconds = time.as_secs_f64(), "answered");
        drop(span);
        self.daemon.metrics.checked(time, verdict.as_ref());
        reply
    }

    /// Does what the reply asks for, and posts it.
    fn answer(&self, inner: &mut Inner, mut reply: Reply) -> Next {
        for (channel, name) in std::mem::take(&mut reply.redirects) {
            if channel == Channel::Diagnostic {
                inner.diagnostics = name == "stdout";
            }
        }
        if let Some(request) = reply.request.take() {
            reply = self.fulfil(&request, inner.session.success());
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
        self.post(reply);
        match over {
            true => Next::End,
            false if self.exchange.is_blocked() => Next::Pause,
            false => Next::Go,
        }
    }

    /// Nothing of this session runs any more; its memory is freed once the client has its last answer.
    fn over(&self) {
        let ended = self.inner.lock().take();
        self.exchange.over();
        drop(ended);
    }

    fn post(&self, reply: Reply) {
        for line in reply.diagnostics {
            self.exchange.post(&line);
        }
        match reply.text {
            Some(piece) if reply.more => self.exchange.post_piece(&piece),
            Some(text) => self.exchange.post(&text),
            None => {}
        }
        if reply.is_error {
            self.daemon.metrics.errors.inc();
        }
    }

    /// Answers what only the daemon knows.
    fn fulfil(&self, request: &Request, success: Reply) -> Reply {
        let text = match request {
            Request::Session => format!("(:session ({} \"{}\"))", self.control.id, self.control.secret()),
            Request::Daemon => self.daemon.report(),
            Request::Cancel { id, secret } => {
                return match self.daemon.registry.cancel(*id, secret) {
                    Ok(seat) => {
                        self.daemon.metrics.cancellations.inc();
                        seat.upgrade().inspect(Seat::hurry);
                        success
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

    fn turn(self: Arc<Self>, pool: &Arc<Pool<Seat>>, mut permit: Option<Permit<Seat>>) {
        let begin = Instant::now();
        let mut slot = self.inner.lock();
        let inner = slot.get_or_insert_with(|| self.open());
        loop {
            match self.proceed(inner, &mut permit) {
                Next::Go if begin.elapsed() < SLICE || !pool.is_busy() => {}
                Next::Go => {
                    self.exchange.flush();
                    drop(slot);
                    return pool.ready(self);
                }
                Next::Pause => return,
                Next::End => break,
            }
        }
        drop(slot);
        self.over();
    }

    fn panicked(self: Arc<Self>) {
        tracing::error!(session = self.control.id, "a session ended in a panic");
        self.daemon.metrics.panics.inc();
        self.farewell("internal error: this session cannot go on; please report the script");
        self.over();
    }
}
