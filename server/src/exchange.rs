//! Between a connection and its session: bytes of the script one way, answers the other.
//!
//! The connection's task only moves bytes; the session only runs on a thread of the [`crate::pool`]. They
//! share one small lock around two buffers and the state of the session. Both buffers are bounded: a
//! connection whose inbox is full is not read from, a session whose outbox is full gets no turn.

use bytes::BytesMut;
use parking_lot::{Mutex, MutexGuard};
use tokio::sync::Notify;

/// More than this is not read ahead of the session.
const INBOX: usize = 1 << 18;

/// With more than this unsent, the session waits.
const OUTBOX: usize = 1 << 18;

/// The end of the script, if it was reached, after the bytes of the inbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// More bytes may come.
    #[default]
    Open,
    /// The script ends here: what is not complete is an error.
    Ended,
    /// No more is read, and what is not complete is nobody's fault.
    Drained,
}

/// Where the session is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// It has executed all that came.
    #[default]
    Idle,
    /// It has a turn, or waits for one.
    Busy,
    /// It waits until answers are sent.
    Blocked,
    /// It has ended.
    Over,
}

#[derive(Debug, Default)]
struct Mail {
    inbox: BytesMut,
    rest: Rest,
    outbox: BytesMut,
    place: Place,
    /// Whether the connection's task was woken for what is in the outbox.
    told: bool,
}

/// The next input of the session.
#[derive(Debug, PartialEq, Eq)]
pub enum Input {
    /// More of the script.
    Bytes(BytesMut),
    /// The script has ended.
    End(Rest),
    /// Nothing for now: the session is idle.
    Nothing,
}

/// The two mailboxes.
#[derive(Debug, Default)]
pub struct Exchange {
    mail: Mutex<Mail>,
    news: Notify,
}

impl Mail {
    /// Whether no session is idle that has something to do, and no connection was woken for answers that are
    /// not there or has to send some without having been woken.
    fn check_invariants(&self) -> bool {
        let is_done = self.inbox.is_empty() && self.rest == Rest::Open;
        let is_sent = self.outbox.is_empty();
        (self.place != Place::Idle || is_done)
            && !(self.told && is_sent)
            && (self.place != Place::Blocked || self.told || is_sent)
    }
}

impl Exchange {
    /// The mail, as the last side left it.
    fn mail(&self) -> MutexGuard<'_, Mail> {
        let mail = self.mail.lock();
        debug_assert!(mail.check_invariants(), "{mail:?}");
        mail
    }

    /// The connection's side: adds bytes; whether the session needs a turn for it.
    #[must_use]
    pub fn deliver(&self, bytes: BytesMut) -> bool {
        let mut mail = self.mail();
        mail.inbox.unsplit(bytes);
        wake(&mut mail)
    }

    /// The connection's side: says what comes after the last byte; whether the session needs a turn for it.
    #[must_use]
    pub fn end(&self, rest: Rest) -> bool {
        let mut mail = self.mail();
        if mail.rest == Rest::Open {
            mail.rest = rest;
        }
        wake(&mut mail)
    }

    /// The connection's side: there is news for an idle session; whether it needs a turn for it.
    #[must_use]
    pub fn wake(&self) -> bool {
        wake(&mut self.mail())
    }

    /// The connection's side: takes what is to be sent, and whether the session is over.
    pub fn take_output(&self) -> (BytesMut, bool) {
        let mut mail = self.mail();
        mail.told = false;
        (std::mem::take(&mut mail.outbox), mail.place == Place::Over)
    }

    /// The connection's side: all that was taken is sent; whether the session needs a turn now.
    #[must_use]
    pub fn sent(&self) -> bool {
        let mut mail = self.mail();
        let unblocked = mail.place == Place::Blocked && mail.outbox.is_empty();
        if unblocked {
            mail.place = Place::Busy;
        }
        unblocked
    }

    /// Whether no more should be read for now.
    pub fn is_full(&self) -> bool {
        self.mail().inbox.len() >= INBOX
    }

    /// Where the session is.
    pub fn place(&self) -> Place {
        self.mail().place
    }

    /// The connection's side: waits until there is something to send, or room to read.
    pub async fn news(&self) {
        self.news.notified().await;
    }

    /// The session's side: what to do next. After [`Input::Nothing`] the session must not be touched.
    pub fn next(&self) -> Input {
        let mut mail = self.mail();
        if !mail.inbox.is_empty() {
            let was_full = mail.inbox.len() >= INBOX;
            let bytes = std::mem::take(&mut mail.inbox);
            drop(mail);
            if was_full {
                self.news.notify_one();
            }
            return Input::Bytes(bytes);
        }
        match mail.rest {
            Rest::Open => {
                mail.place = Place::Idle;
                self.tell(&mut mail);
                Input::Nothing
            }
            rest => Input::End(rest),
        }
    }

    /// The session's side: adds a line of an answer.
    pub fn post(&self, line: &str) {
        let mut mail = self.mail();
        mail.outbox.extend_from_slice(line.as_bytes());
        mail.outbox.extend_from_slice(b"\n");
    }

    /// The session's side: has the answers sent.
    pub fn flush(&self) {
        self.tell(&mut self.mail());
    }

    /// The session's side: whether it has to wait until answers are sent. It must not be touched then.
    pub fn is_blocked(&self) -> bool {
        let mut mail = self.mail();
        let blocked = mail.outbox.len() >= OUTBOX;
        if blocked {
            mail.place = Place::Blocked;
            self.tell(&mut mail);
        }
        blocked
    }

    /// Either side: the session has ended.
    pub fn over(&self) {
        self.mail().place = Place::Over;
        self.news.notify_one();
    }

    fn tell(&self, mail: &mut Mail) {
        if !mail.told && !mail.outbox.is_empty() {
            mail.told = true;
            self.news.notify_one();
        }
    }
}

fn wake(mail: &mut Mail) -> bool {
    let idle = mail.place == Place::Idle;
    if idle {
        mail.place = Place::Busy;
    }
    idle
}
