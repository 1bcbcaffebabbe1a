//! One client's connection: bytes in, answers out, and detection of a client that has disconnected.
//!
//! A client that has sent its script may close its direction and wait for the answers, as a pipe does. Over
//! TCP that is indistinguishable from a client that has disconnected, until something is sent: so a line
//! feed is sent after a moment while a check runs, which readers of answers skip, and which fails if the
//! client has disconnected. In the middle of an answer nothing is sent but the rest of it.
//!
//! Nothing is executed before the first line shows that it is not a request of another protocol
//! ([`stranger`]).

use std::io;
use std::sync::Arc;
use std::time::Duration;

use bytes::BytesMut;
use javelin_parser::response::Response;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use crate::daemon::Daemon;
use crate::exchange::{Place, Rest};
use crate::limits::Exceeded;
use crate::pool::Client;
use crate::session::Seat;
use crate::shutdown::Phase;
use crate::socket::Socket;
use crate::stranger::{self, First, Stranger};

/// The interval at which a client that sends nothing more is polled while its check runs.
const LOOK: Duration = Duration::from_millis(10);

/// When a client that sends nothing more is probed: first, and then at this interval.
const FIRST_PROBE: Duration = Duration::from_millis(20);
const NEXT_PROBE: Duration = Duration::from_secs(10);

/// The time limit for the delivery of the last answers before the connection is closed.
const LINGER: Duration = Duration::from_secs(2);

/// A time in place of "never".
const NEVER: Duration = Duration::from_secs(1 << 30);

/// Why a connection ends.
enum End {
    /// The session is over and all of its answers are sent.
    Over,
    /// The client has disconnected.
    Gone,
    /// A limit of the connection was reached.
    Exceeded(Exceeded),
    /// The client speaks another protocol.
    Stranger(Stranger),
}

/// One client's connection and its session.
struct Connection {
    socket: Socket,
    daemon: Arc<Daemon<Seat>>,
    seat: Arc<Seat>,
    received: u64,
    /// The first bytes, until they identify the protocol.
    first: Option<BytesMut>,
    /// The client sends nothing more.
    ended: bool,
    phase: Phase,
    /// The time of the last read or write.
    active: Instant,
    probe: Instant,
}

/// Serves one client until its session is over or it disconnects; `behind` holds the bytes after its token.
pub async fn serve(
    socket: Socket,
    behind: &[u8],
    client: Client,
    daemon: Arc<Daemon<Seat>>,
    phase: watch::Receiver<Phase>,
) {
    let seat = match Seat::new(&daemon, client) {
        Ok(seat) => seat,
        Err(error) => return tracing::error!("no secret for a session: {error}"),
    };
    let now = Instant::now();
    let id = seat.control.id;
    tracing::debug!(session = id, ?client, "open");
    let mut connection = Connection {
        socket,
        daemon,
        seat,
        received: 0,
        first: Some(BytesMut::new()),
        ended: false,
        phase: Phase::Serving,
        active: now,
        probe: now,
    };
    let end = match connection.take(BytesMut::from(behind)) {
        Ok(()) => connection.run(phase).await,
        Err(end) => end,
    };
    connection.seat.abandon();
    connection.close(end).await;
    tracing::debug!(session = id, bytes = connection.received, "closed");
}

impl Connection {
    async fn run(&mut self, mut phase: watch::Receiver<Phase>) -> End {
        loop {
            let (output, over) = self.seat.exchange.take_output();
            if !output.is_empty() {
                if let Err(end) = self.send(&output).await {
                    return end;
                }
                self.seat.sent();
                continue;
            }
            if over {
                return End::Over;
            }
            let place = self.seat.exchange.place();
            let reads = !self.ended && self.phase == Phase::Serving && !self.seat.exchange.is_full();
            let looks = !reads && place != Place::Idle;
            let idle_time = self.idle_time();
            // In this order: bytes that have arrived are taken before the connection counts as idle.
            tokio::select! {
                biased;
                Ok(()) = phase.changed() => self.enter(*phase.borrow_and_update()),
                () = self.seat.exchange.news() => {}
                read = self.socket.read(), if reads => {
                    if let Err(end) = self.received(read) {
                        return end;
                    }
                }
                () = tokio::time::sleep(LOOK), if looks => {
                    if self.is_gone().await {
                        return End::Gone;
                    }
                }
                () = sleep_until(self.active + idle_time) => {
                    if self.seat.exchange.is_idle() {
                        return End::Exceeded(Exceeded::IdleTime(idle_time));
                    }
                    self.active = Instant::now();
                }
            }
        }
    }

    fn idle_time(&self) -> Duration {
        self.daemon.limits.idle_time.unwrap_or(NEVER)
    }

    fn received(&mut self, read: io::Result<BytesMut>) -> Result<(), End> {
        let Ok(bytes) = read else { return Err(End::Gone) };
        let now = Instant::now();
        self.active = now;
        if bytes.is_empty() {
            self.ended = true;
            self.probe = now + FIRST_PROBE;
            if let Some(word) = self.first.take().filter(|word| !word.is_empty()) {
                self.seat.deliver(word);
            }
            self.seat.end(Rest::Ended);
            return Ok(());
        }
        self.take(bytes)
    }

    /// Hands bytes on to the session.
    fn take(&mut self, bytes: BytesMut) -> Result<(), End> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.received += bytes.len() as u64;
        self.daemon.metrics.bytes_in.inc_by(bytes.len() as u64);
        match self.daemon.limits.script_bytes {
            Some(most) if self.received > most => Err(End::Exceeded(Exceeded::ScriptBytes(most))),
            _ => {
                if let Some(bytes) = self.of_script(bytes)? {
                    self.seat.deliver(bytes);
                }
                Ok(())
            }
        }
    }

    /// The bytes as far as they are known to belong to a script.
    fn of_script(&mut self, bytes: BytesMut) -> Result<Option<BytesMut>, End> {
        let Some(mut begun) = self.first.take() else { return Ok(Some(bytes)) };
        begun.unsplit(bytes);
        match stranger::first(&begun) {
            First::Script => Ok(Some(begun)),
            First::Stranger(stranger) => Err(End::Stranger(stranger)),
            First::Open => {
                self.first = Some(begun);
                Ok(None)
            }
        }
    }

    /// Sends answers; a client that does not read them for the idle time is disconnected.
    async fn send(&mut self, output: &[u8]) -> Result<(), End> {
        self.daemon.metrics.bytes_out.inc_by(output.len() as u64);
        let sent = timeout(self.idle_time(), self.socket.write(output)).await;
        self.active = Instant::now();
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }

    /// Whether the client has disconnected while its session works.
    async fn is_gone(&mut self) -> bool {
        if self.socket.is_hung_up().await {
            return true;
        }
        let now = Instant::now();
        let is_asked = self.ended && self.socket.hides_closing() && !self.seat.exchange.is_amid();
        if is_asked && now >= self.probe {
            self.probe = now + NEXT_PROBE;
            return self.socket.write(b"\n").await.is_err();
        }
        false
    }

    /// Reacts to a phase of the daemon's shutdown.
    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        match phase {
            Phase::Serving => {}
            Phase::Draining => self.seat.end(Rest::Drained),
            Phase::Stopping => self.seat.stop(),
        }
    }

    /// Closes without losing an answer: if bytes were left unread, the system would discard answers that were
    /// not delivered yet.
    async fn close(&mut self, end: End) {
        match end {
            End::Gone => return,
            End::Over => {}
            End::Exceeded(limit) => {
                self.daemon.metrics.exceeded(limit);
                let refusal = refusal(&limit.to_string());
                if self.seat.exchange.is_amid() || self.send(refusal.as_bytes()).await.is_err() {
                    return;
                }
            }
            End::Stranger(stranger) => {
                tracing::warn!(session = self.seat.control.id, "a client speaks {stranger:?}");
                self.daemon.metrics.denied.inc();
                if self.send(stranger.reply().as_bytes()).await.is_err() {
                    return;
                }
            }
        }
        linger(&mut self.socket).await;
    }
}

/// An error that does not belong to a command.
fn refusal(message: &str) -> String {
    format!("{}\n", Response::Error(message))
}

/// Sends a client the reason why it is not served.
pub async fn refuse(socket: Socket, reason: &str) {
    say(socket, &refusal(reason)).await;
}

/// Sends a client a last text.
pub async fn say(mut socket: Socket, text: &str) {
    if socket.write(text.as_bytes()).await.is_ok() {
        linger(&mut socket).await;
    }
}

/// Closes our direction and reads the client's to its end, for a while.
async fn linger(socket: &mut Socket) {
    let drained = async {
        socket.shutdown().await?;
        while !socket.read().await?.is_empty() {}
        io::Result::Ok(())
    };
    // A client that keeps its direction open is disconnected.
    let _ = timeout(LINGER, drained).await;
}
