//! The protocol between the daemon and the process of a session.
//!
//! A frame is its length in eight bytes, a letter, and the data of this kind of frame; numbers have eight
//! bytes, the lowest first, and texts begin with their length. The daemon sends an [`Order`] and reads
//! [`Report`]s until the process waits for the next one: a request and its answers, never both sides at
//! once, so neither waits for a full socket that the other does not empty.
//!
//! The daemon does not trust the process: a frame that is cut short or has an unknown letter is an error.

use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use bytes::{Buf, BufMut, Bytes, BytesMut};
use javelin_solver::session::{Channel, Reply, Request};
use javelin_solver::{Stop, Unknown, Verdict};

/// The bytes that are collected before they are sent.
const BUFFER: usize = 1 << 16;

/// The bytes that are read at once.
const BLOCK: usize = 1 << 13;

/// The bytes of the length of a frame.
const LENGTH: usize = 8;

/// A request of the daemon to the process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// More of the script.
    Feed(Bytes),
    /// The script has ended.
    Finish,
    /// The check or question may run for this long; a word with its number cancels it.
    Check(u64, Option<Duration>),
    /// The check may not run, for this reason.
    Refuse(String),
    /// The session may hold this many bytes.
    Hold(u64),
    /// The session may continue.
    GoOn,
}

/// A message of the process of a session to the daemon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// All commands that arrived are executed.
    Hungry(Status),
    /// The next command is a check and needs a permit.
    Check,
    /// The next command is a question about the last check, which can be canceled.
    Question,
    /// A command was executed.
    Reply(Box<Reply>, Status),
    /// The session needs this many bytes.
    Hold(u64),
    /// The session has worked for a while, and waits until it may continue.
    Pause,
}

/// The state of a session that its daemon reports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The bytes that it holds.
    pub bytes: u64,
    /// The bytes of the incomplete command.
    pub open_bytes: u64,
    /// The number of its open parentheses.
    pub open_parentheses: u64,
    /// Whether it answers `success`.
    pub print_success: bool,
}

/// One side's end of the socket.
#[derive(Debug)]
pub struct Link {
    socket: UnixStream,
    input: BytesMut,
    output: BytesMut,
}

impl Link {
    /// A link over this socket.
    pub fn new(socket: UnixStream) -> Link {
        Link { socket, input: BytesMut::new(), output: BytesMut::new() }
    }

    /// Sends the collected frames.
    ///
    /// # Errors
    /// The other side has closed the socket.
    pub fn flush(&mut self) -> io::Result<()> {
        self.socket.write_all(&self.output)?;
        self.output.clear();
        if self.output.capacity() > 2 * BUFFER {
            self.output = BytesMut::new();
        }
        Ok(())
    }

    /// Sends an order.
    ///
    /// # Errors
    /// The other side has closed the socket.
    pub fn order(&mut self, order: &Order) -> io::Result<()> {
        self.put(|output| put_order(output, order))?;
        self.flush()
    }

    /// Collects a report, and sends the collected frames if they are long.
    ///
    /// # Errors
    /// The other side has closed the socket.
    pub fn report(&mut self, report: &Report) -> io::Result<()> {
        self.put(|output| put_report(output, report))
    }

    fn put(&mut self, write: impl FnOnce(&mut BytesMut)) -> io::Result<()> {
        let start = self.output.len();
        self.output.put_u64_le(0);
        write(&mut self.output);
        let length = (self.output.len() - start - LENGTH) as u64;
        self.output[start..start + LENGTH].copy_from_slice(&length.to_le_bytes());
        match self.output.len() >= BUFFER {
            true => self.flush(),
            false => Ok(()),
        }
    }

    /// Waits for an order.
    ///
    /// # Errors
    /// The other side has closed the socket, or has sent a malformed frame.
    pub fn next_order(&mut self) -> io::Result<Order> {
        let mut frame = self.frame(|| Ok(()))?;
        take_order(&mut frame).ok_or_else(broken)
    }

    /// Waits for a report. `waiting` is called whenever nothing has arrived for a while, and can give up.
    ///
    /// # Errors
    /// The other side has closed the socket or has sent a malformed frame, or `waiting` has given up.
    pub fn next_report(&mut self, waiting: impl FnMut() -> io::Result<()>) -> io::Result<Report> {
        let mut frame = self.frame(waiting)?;
        take_report(&mut frame).ok_or_else(broken)
    }

    fn frame(&mut self, mut waiting: impl FnMut() -> io::Result<()>) -> io::Result<Bytes> {
        loop {
            if let Some(bytes) = self.input.first_chunk() {
                let end = usize::try_from(u64::from_le_bytes(*bytes)).ok();
                let end = end.and_then(|length| length.checked_add(LENGTH)).ok_or_else(broken)?;
                if self.input.len() >= end {
                    let mut frame = self.input.split_to(end).freeze();
                    frame.advance(LENGTH);
                    return Ok(frame);
                }
            }
            let mut block = [0; BLOCK];
            match self.socket.read(&mut block) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.input.extend_from_slice(&block[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => waiting()?,
                Err(error) => return Err(error),
            }
        }
    }
}

fn broken() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

fn put_text(output: &mut BytesMut, text: &str) {
    output.put_u64_le(text.len() as u64);
    output.put_slice(text.as_bytes());
}

fn take_text(frame: &mut Bytes) -> Option<String> {
    let length = usize::try_from(frame.try_get_u64_le().ok()?).ok()?;
    let bytes = (length <= frame.len()).then(|| frame.split_to(length))?;
    String::from_utf8(bytes.into()).ok()
}

fn put_order(output: &mut BytesMut, order: &Order) {
    match order {
        Order::Feed(bytes) => {
            output.put_u8(b'f');
            output.put_slice(bytes);
        }
        Order::Finish => output.put_u8(b'e'),
        Order::GoOn => output.put_u8(b'g'),
        Order::Check(number, time) => {
            output.put_u8(b'c');
            output.put_u64_le(*number);
            output.put_u64_le(time.map_or(u64::MAX, |time| time.as_micros().min(u64::MAX.into()) as u64));
        }
        Order::Refuse(message) => {
            output.put_u8(b'r');
            put_text(output, message);
        }
        Order::Hold(bytes) => {
            output.put_u8(b'h');
            output.put_u64_le(*bytes);
        }
    }
}

fn take_order(frame: &mut Bytes) -> Option<Order> {
    Some(match frame.try_get_u8().ok()? {
        b'f' => Order::Feed(std::mem::take(frame)),
        b'e' => Order::Finish,
        b'g' => Order::GoOn,
        b'c' => {
            let (number, time) = (frame.try_get_u64_le().ok()?, frame.try_get_u64_le().ok()?);
            Order::Check(number, (time != u64::MAX).then(|| Duration::from_micros(time)))
        }
        b'r' => Order::Refuse(take_text(frame)?),
        b'h' => Order::Hold(frame.try_get_u64_le().ok()?),
        _ => return None,
    })
}

fn put_report(output: &mut BytesMut, report: &Report) {
    match report {
        Report::Hungry(status) => {
            output.put_u8(b'H');
            put_status(output, status);
        }
        Report::Check => output.put_u8(b'C'),
        Report::Question => output.put_u8(b'Q'),
        Report::Pause => output.put_u8(b'P'),
        Report::Reply(reply, status) => {
            output.put_u8(b'R');
            put_status(output, status);
            put_reply(output, reply);
        }
        Report::Hold(bytes) => {
            output.put_u8(b'M');
            output.put_u64_le(*bytes);
        }
    }
}

fn take_report(frame: &mut Bytes) -> Option<Report> {
    Some(match frame.try_get_u8().ok()? {
        b'H' => Report::Hungry(take_status(frame)?),
        b'C' => Report::Check,
        b'Q' => Report::Question,
        b'P' => Report::Pause,
        b'R' => {
            let status = take_status(frame)?;
            Report::Reply(Box::new(take_reply(frame)?), status)
        }
        b'M' => Report::Hold(frame.try_get_u64_le().ok()?),
        _ => return None,
    })
}

fn put_status(output: &mut BytesMut, status: &Status) {
    output.put_u64_le(status.bytes);
    output.put_u64_le(status.open_bytes);
    output.put_u64_le(status.open_parentheses);
    output.put_u8(status.print_success.into());
}

fn take_status(frame: &mut Bytes) -> Option<Status> {
    Some(Status {
        bytes: frame.try_get_u64_le().ok()?,
        open_bytes: frame.try_get_u64_le().ok()?,
        open_parentheses: frame.try_get_u64_le().ok()?,
        print_success: frame.try_get_u8().ok()? != 0,
    })
}

/// A reply, each part after a letter; the letter `.` ends it.
fn put_reply(output: &mut BytesMut, reply: &Reply) {
    let Reply { text, more, cut, diagnostics, redirects, request, is_error, verdict, exit } = reply;
    if let Some(text) = text {
        output.put_u8(b't');
        put_text(output, text);
    }
    if *more {
        output.put_u8(b'm');
    }
    if let Some(reason) = cut {
        output.put_u8(b'k');
        put_text(output, reason);
    }
    for line in diagnostics {
        output.put_u8(b'd');
        put_text(output, line);
    }
    for (channel, name) in redirects {
        output.put_u8(if *channel == Channel::Regular { b'o' } else { b'e' });
        put_text(output, name);
    }
    match request {
        None => {}
        Some(Request::Session) => output.put_u8(b's'),
        Some(Request::Daemon) => output.put_u8(b'a'),
        Some(Request::Cancel { id, secret }) => {
            output.put_u8(b'c');
            output.put_u64_le(*id);
            put_text(output, secret);
        }
    }
    match verdict {
        None => {}
        Some(Verdict::Sat) => output.put_u8(b'1'),
        Some(Verdict::Unsat) => output.put_u8(b'0'),
        Some(Verdict::Unknown(reason)) => {
            output.put_u8(b'u');
            put_text(output, &reason.to_string());
        }
    }
    if *is_error {
        output.put_u8(b'!');
    }
    if *exit {
        output.put_u8(b'x');
    }
    output.put_u8(b'.');
}

fn take_reply(frame: &mut Bytes) -> Option<Reply> {
    let mut reply = Reply::default();
    loop {
        match frame.try_get_u8().ok()? {
            b't' => reply.text = Some(take_text(frame)?),
            b'm' => reply.more = true,
            b'k' => reply.cut = Some(take_text(frame)?),
            b'd' => reply.diagnostics.push(take_text(frame)?),
            b'o' => reply.redirects.push((Channel::Regular, take_text(frame)?)),
            b'e' => reply.redirects.push((Channel::Diagnostic, take_text(frame)?)),
            b's' => reply.request = Some(Request::Session),
            b'a' => reply.request = Some(Request::Daemon),
            b'c' => {
                let id = frame.try_get_u64_le().ok()?;
                reply.request = Some(Request::Cancel { id, secret: take_text(frame)? });
            }
            b'1' => reply.verdict = Some(Verdict::Sat),
            b'0' => reply.verdict = Some(Verdict::Unsat),
            b'u' => reply.verdict = Some(Verdict::Unknown(reason(&take_text(frame)?))),
            b'!' => reply.is_error = true,
            b'x' => reply.exit = true,
            b'.' => return Some(reply),
            _ => return None,
        }
    }
}

/// Why a check was not decided, from its name in answers. Two limits have the same name.
fn reason(name: &str) -> Unknown {
    let stops =
        [Stop::Timeout, Stop::Conflicts, Stop::Memory, Stop::Canceled, Stop::Incomplete, Stop::Refused];
    match stops.into_iter().find(|stop| stop.to_string() == name) {
        Some(stop) => Unknown::Stopped(stop),
        None if name == Unknown::Refine.to_string() => Unknown::Refine,
        None => Unknown::Broken(name.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends() -> (Link, Link) {
        let (daemon, process) = UnixStream::pair().unwrap();
        (Link::new(daemon), Link::new(process))
    }

    #[test]
    fn frames_are_read_as_they_were_written() {
        let (mut daemon, mut process) = ends();
        let orders = [
            Order::Feed(Bytes::from_static(b"(check-sat)")),
            Order::Finish,
            Order::Check(7, Some(Duration::from_micros(9))),
            Order::Check(8, None),
            Order::Refuse("no".into()),
            Order::Hold(1 << 40),
            Order::GoOn,
        ];
        for order in orders {
            daemon.order(&order).unwrap();
            assert_eq!(process.next_order().unwrap(), order);
        }
        let status = Status { bytes: 1, open_bytes: 2, open_parentheses: 3, print_success: true };
        let full = Reply {
            more: true,
            cut: Some("canceled".into()),
            text: Some("x".repeat(100_000)),
            diagnostics: vec!["one".into(), "two".into()],
            redirects: vec![(Channel::Regular, "stdout".into()), (Channel::Diagnostic, "stderr".into())],
            request: Some(Request::Cancel { id: 5, secret: "s".into() }),
            is_error: true,
            verdict: Some(Verdict::Unknown(Unknown::Stopped(Stop::Memory))),
            exit: true,
        };
        let replies = [
            Reply::default(),
            full,
            Reply { verdict: Some(Verdict::Sat), request: Some(Request::Daemon), ..Reply::default() },
            Reply { verdict: Some(Verdict::Unsat), request: Some(Request::Session), ..Reply::default() },
            Reply { verdict: Some(Verdict::Unknown(Unknown::Refine)), ..Reply::default() },
            Reply { verdict: Some(Verdict::Unknown(Unknown::Stopped(Stop::Refused))), ..Reply::default() },
            Reply { verdict: Some(Verdict::Unknown(Unknown::Broken("odd".into()))), ..Reply::default() },
        ];
        let mut reports =
            vec![Report::Hungry(status), Report::Check, Report::Question, Report::Hold(3), Report::Pause];
        reports.extend(replies.map(|reply| Report::Reply(Box::new(reply), status)));
        // The socket does not hold all of it: another thread has to read meanwhile.
        let said = reports.clone();
        let speaker = std::thread::spawn(move || {
            said.iter().for_each(|report| process.report(report).unwrap());
            process.flush().unwrap();
        });
        for report in reports {
            let heard = daemon.next_report(|| Ok(())).unwrap();
            match (&heard, &report) {
                // The text of an unknown reason is not transferred.
                (Report::Reply(one, _), Report::Reply(other, _)) if one.verdict != other.verdict => {
                    assert_eq!(one.verdict, Some(Verdict::Unknown(Unknown::Broken("internal-error".into()))));
                }
                _ => assert_eq!(heard, report),
            }
        }
        speaker.join().unwrap();
        assert_eq!(
            daemon.next_report(|| Ok(())).unwrap_err().kind(),
            io::ErrorKind::UnexpectedEof,
            "the other side is gone"
        );
    }

    #[test]
    fn nonsense_is_an_error() {
        for bytes in [&b"\x01\0\0\0\0\0\0\0?"[..], &[255; 100], b"\x02\0\0\0\0\0\0\0Rx"] {
            let (mut daemon, mut process) = ends();
            process.socket.write_all(bytes).unwrap();
            assert_eq!(daemon.next_report(|| Ok(())).unwrap_err().kind(), io::ErrorKind::InvalidData);
        }
    }

    #[test]
    fn waiting_for_a_report_can_be_given_up() {
        let (daemon, _process) = UnixStream::pair().unwrap();
        daemon.set_read_timeout(Some(Duration::from_millis(1))).unwrap();
        let mut waits = 0;
        let mut link = Link::new(daemon);
        let error = link.next_report(|| {
            waits += 1;
            if waits < 3 { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        });
        assert_eq!((error.unwrap_err().kind(), waits), (io::ErrorKind::Other, 3));
    }
}
