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
    /// How many bytes the connection has taken and not sent yet.
    sending: usize,
    /// The last answer is not complete.
    is_amid: bool,
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
        let output = std::mem::take(&mut mail.outbox);
        mail.sending = output.len();
        (output, mail.place == Place::Over)
    }

    /// The connection's side: all that was taken is sent; whether the session needs a turn now.
    #[must_use]
    pub fn sent(&self) -> bool {
        let mut mail = self.mail();
        mail.sending = 0;
        mail.outbox.is_empty() && unblock(&mut mail)
    }

    /// Has a session go on that waits for answers to be sent, to find that it is to end; whether it needs a
    /// turn for it.
    #[must_use]
    pub fn unblock(&self) -> bool {
        unblock(&mut self.mail())
    }

    /// Whether no more should be read for now.
    pub fn is_full(&self) -> bool {
        self.mail().inbox.len() >= INBOX
    }

    /// Where the session is.
    pub fn place(&self) -> Place {
        self.mail().place
    }

    /// The connection's side: whether the session has nothing to do, and no answer that is not taken yet: it
    /// may have posted one since the connection last looked.
    pub fn is_idle(&self) -> bool {
        let mail = self.mail();
        mail.place == Place::Idle && mail.outbox.is_empty()
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
        mail.is_amid = false;
    }

    /// The session's side: adds a piece of an answer that goes on.
    pub fn post_piece(&self, piece: &str) {
        let mut mail = self.mail();
        mail.outbox.extend_from_slice(piece.as_bytes());
        mail.is_amid = true;
    }

    /// Whether the last answer goes on: whatever else was sent now would be read as a part of it.
    pub fn is_amid(&self) -> bool {
        self.mail().is_amid
    }

    /// How many bytes of answers the client has not got yet.
    pub fn unsent(&self) -> u64 {
        let mail = self.mail();
        (mail.outbox.len() + mail.sending) as u64
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
