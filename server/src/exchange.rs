//! Between a connection and its session: bytes of the script one way, answers the other.
//!
//! The connection's task only moves bytes; the session only runs on a thread of the [`crate::pool`]. They
//! share one small lock around two buffers and the state of the session. Both buffers are bounded: a
//! connection whose inbox is full is not read from, a session whose outbox is full gets no turn.

use bytes::BytesMut;
use parking_lot::{Mutex, MutexGuard};
use tokio::sync::Notify;

/// The limit of the bytes that are read ahead of the session.
const INBOX: usize = 1 << 18;

/// The number of unsent bytes above which the session waits.
const OUTBOX: usize = 1 << 18;

/// The end of the script, if it was reached, after the bytes of the inbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// More bytes may come.
    #[default]
    Open,
    /// The script ends here: an incomplete command is an error.
    Ended,
    /// No more is read, and an incomplete command is dropped without an error.
    Drained,
}

/// The state of the session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// It has executed all commands that arrived.
    #[default]
    Idle,
    /// It has a turn, or waits for one.
    Busy,
    /// It waits until answers are sent.
    Blocked,
    /// It has ended, and executes nothing more.
    Over,
}

#[derive(Debug, Default)]
struct Mail {
    inbox: BytesMut,
    rest: Rest,
    outbox: BytesMut,
    /// How many bytes the connection has taken and not sent yet.
    sending: usize,
    /// The last answer is incomplete.
    is_amid: bool,
    place: Place,
    /// Whether the connection's task was notified of the bytes in the outbox.
    notified: bool,
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

/// The mailboxes of a session, one for each direction.
#[derive(Debug, Default)]
pub struct Exchange {
    mail: Mutex<Mail>,
    news: Notify,
}

impl Mail {
    /// Whether no idle session has input, no connection was notified without answers to send, and a blocked
    /// session has notified its connection of its answers.
    fn check_invariants(&self) -> bool {
        let is_done = self.inbox.is_empty() && self.rest == Rest::Open;
        let is_sent = self.outbox.is_empty();
        (self.place != Place::Idle || is_done)
            && !(self.notified && is_sent)
            && (self.place != Place::Blocked || self.notified || is_sent)
    }
}

impl Exchange {
    /// The mailboxes under the lock, also after a panic of its holder.
    fn mail(&self) -> MutexGuard<'_, Mail> {
        let mail = self.mail.lock();
        debug_assert!(mail.check_invariants(), "{mail:?}");
        mail
    }

    /// The connection's side: adds bytes; returns whether the session needs a turn.
    #[must_use]
    pub fn deliver(&self, bytes: BytesMut) -> bool {
        let mut mail = self.mail();
        mail.inbox.unsplit(bytes);
        wake(&mut mail)
    }

    /// The connection's side: marks the end of the script; returns whether the session needs a turn.
    #[must_use]
    pub fn end(&self, rest: Rest) -> bool {
        let mut mail = self.mail();
        if mail.rest == Rest::Open {
            mail.rest = rest;
        }
        wake(&mut mail)
    }

    /// The connection's side: wakes an idle session; returns whether it needs a turn.
    #[must_use]
    pub fn wake(&self) -> bool {
        wake(&mut self.mail())
    }

    /// The connection's side: takes the bytes to send, and whether the session is over.
    pub fn take_output(&self) -> (BytesMut, bool) {
        let mut mail = self.mail();
        mail.notified = false;
        let output = std::mem::take(&mut mail.outbox);
        mail.sending = output.len();
        (output, mail.place == Place::Over)
    }

    /// The connection's side: all bytes taken are sent; returns whether the session needs a turn.
    #[must_use]
    pub fn sent(&self) -> bool {
        let mut mail = self.mail();
        mail.sending = 0;
        mail.outbox.is_empty() && unblock(&mut mail)
    }

    /// Wakes a session that waits for answers to be sent, so that it notices that it is to end; returns
    /// whether it needs a turn.
    #[must_use]
    pub fn unblock(&self) -> bool {
        unblock(&mut self.mail())
    }

    /// Whether no more should be read for now.
    pub fn is_full(&self) -> bool {
        self.mail().inbox.len() >= INBOX
    }

    /// The state of the session.
    pub fn place(&self) -> Place {
        self.mail().place
    }

    /// The connection's side: whether the session has nothing to do and all of its answers were taken; it
    /// may have posted one since the last call.
    pub fn is_idle(&self) -> bool {
        let mail = self.mail();
        mail.place == Place::Idle && mail.outbox.is_empty()
    }

    /// The connection's side: waits until there is something to send, or room to read.
    pub async fn news(&self) {
        self.news.notified().await;
    }

    /// The session's side: the next input. After [`Input::Nothing`] the session must not be touched.
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
                self.notify(&mut mail);
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
        mail.is_amid = false;
    }

    /// The session's side: adds a piece of an incomplete answer.
    pub fn post_piece(&self, piece: &str) {
        let mut mail = self.mail();
        mail.outbox.extend_from_slice(piece.as_bytes());
        mail.is_amid = true;
    }

    /// Whether the last answer is incomplete: anything else sent now would be read as a part of it.
    pub fn is_amid(&self) -> bool {
        self.mail().is_amid
    }

    /// How many bytes of answers the client has not received yet.
    pub fn unsent(&self) -> u64 {
        let mail = self.mail();
        (mail.outbox.len() + mail.sending) as u64
    }

    /// The session's side: notifies the connection of the answers.
    pub fn flush(&self) {
        self.notify(&mut self.mail());
    }

    /// The session's side: whether it has to wait until answers are sent. It must not be touched then.
    pub fn is_blocked(&self) -> bool {
        let mut mail = self.mail();
        let blocked = mail.outbox.len() >= OUTBOX;
        if blocked {
            mail.place = Place::Blocked;
            self.notify(&mut mail);
        }
        blocked
    }

    /// Either side: the session has ended.
    pub fn over(&self) {
        self.mail().place = Place::Over;
        self.news.notify_one();
    }

    fn notify(&self, mail: &mut Mail) {
        if !mail.notified && !mail.outbox.is_empty() {
            mail.notified = true;
            self.news.notify_one();
        }
    }
}

fn unblock(mail: &mut Mail) -> bool {
    let blocked = mail.place == Place::Blocked;
    if blocked {
        mail.place = Place::Busy;
    }
    blocked
}

fn wake(mail: &mut Mail) -> bool {
    let idle = mail.place == Place::Idle;
    if idle {
        mail.place = Place::Busy;
    }
    idle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_waits_amid_an_answer_until_it_is_sent_or_has_to_end() {
        let exchange = Exchange::default();
        assert!(exchange.deliver(BytesMut::from(&b"x"[..])));
        let piece = "x".repeat(OUTBOX / 2);
        exchange.post_piece(&piece);
        assert!(!exchange.is_blocked() && exchange.is_amid());
        exchange.post_piece(&piece);
        assert!(exchange.is_blocked());
        assert_eq!(exchange.unsent(), OUTBOX as u64);
        assert!(!exchange.sent(), "nothing was taken");
        drop(exchange.take_output());
        assert_eq!(exchange.unsent(), OUTBOX as u64, "what is being sent is held, too");
        assert!(exchange.sent());
        assert_eq!(exchange.unsent(), 0);
        exchange.post(&piece);
        exchange.post(&piece);
        assert!(!exchange.is_amid() && exchange.is_blocked());
        assert!(exchange.unblock() && !exchange.unblock());
    }

    #[test]
    fn a_session_is_not_idle_before_its_answer_is_taken() {
        let exchange = Exchange::default();
        assert!(exchange.is_idle() && exchange.deliver(BytesMut::from(&b"x"[..])));
        assert!(!exchange.is_idle());
        assert_eq!(exchange.next(), Input::Bytes(BytesMut::from(&b"x"[..])));
        exchange.post("unknown");
        assert_eq!(exchange.next(), Input::Nothing);
        assert!(exchange.place() == Place::Idle && !exchange.is_idle());
        drop(exchange.take_output());
        assert!(exchange.is_idle());
    }
}
