//! Where clients connect: addresses, listeners, and the loop that gives every connection its task.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::os::unix::fs::FileTypeExt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream, UnixListener};
use tokio::time::{Instant, timeout_at};
use tokio_rustls::TlsAcceptor;

use crate::connection;
use crate::daemon::Daemon;
use crate::limits::Exceeded;
use crate::pool::Client;
use crate::session::Seat;
use crate::shutdown::Shutdown;
use crate::socket::Socket;
use crate::token::{self, Denied, PATIENCE};

/// The pause in accepting after an error, most often of too many open files.
const REST: Duration = Duration::from_millis(50);

/// An address at which a daemon listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `IP:PORT` or `localhost:PORT`: only on this machine.
    Tcp(SocketAddr),
    /// `tls:IP:PORT`
    Tls(SocketAddr),
    /// `unix:PATH`
    Unix(PathBuf),
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        if let Some(path) = text.strip_prefix("unix:") {
            return match path.is_empty() {
                true => Err("unix: needs a path".into()),
                false => Ok(Address::Unix(path.into())),
            };
        }
        let (is_tls, host) = match text.strip_prefix("tls:") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let numeric = match host.strip_prefix("localhost:") {
            Some(port) => format!("127.0.0.1:{port}"),
            None => host.into(),
        };
        let address: SocketAddr = numeric
            .parse()
            .map_err(|_| format!("`{text}` is no address: write IP:PORT, tls:IP:PORT or unix:PATH"))?;
        match is_tls {
            true => Ok(Address::Tls(address)),
            false if address.ip().is_loopback() => Ok(Address::Tcp(address)),
            false => Err(format!("{text} can be reached from elsewhere, so it needs TLS: write tls:{text}")),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Tcp(address) => address.fmt(formatter),
            Address::Tls(address) => write!(formatter, "tls:{address}"),
            Address::Unix(path) => write!(formatter, "unix:{}", path.display()),
        }
    }
}

/// A listener that is open for connections.
pub enum Listener {
    /// TCP on this machine.
    Tcp(TcpListener),
    /// TLS over TCP, with the daemon's certificate.
    Tls(TcpListener, TlsAcceptor),
    /// A Unix socket; its file is removed when the listener is dropped.
    Unix(UnixListener, PathBuf),
}

impl Listener {
    /// Begins to listen. A socket file that a dead daemon has left behind is replaced.
    ///
    /// # Errors
    /// The address is in use or not ours, or it needs a certificate and there is none.
    pub async fn bind(address: &Address, tls: Option<&TlsAcceptor>) -> io::Result<Listener> {
        match address {
            Address::Tcp(address) => Ok(Listener::Tcp(TcpListener::bind(address).await?)),
            Address::Tls(address) => {
                let tls =
                    tls.ok_or_else(|| io::Error::other("TLS needs a certificate, a key and a token"))?;
                Ok(Listener::Tls(TcpListener::bind(address).await?, tls.clone()))
            }
            Address::Unix(path) => {
                let is_socket = std::fs::metadata(path).is_ok_and(|data| data.file_type().is_socket());
                let is_dead = is_socket && std::os::unix::net::UnixStream::connect(path).is_err();
                if is_dead {
                    std::fs::remove_file(path)?;
                }
                Ok(Listener::Unix(UnixListener::bind(path)?, path.clone()))
            }
        }
    }

    /// The address; the port is the real one if any free port was requested.
    ///
    /// # Errors
    /// The operating system does not report it.
    pub fn address(&self) -> io::Result<Address> {
        Ok(match self {
            Listener::Tcp(listener) => Address::Tcp(listener.local_addr()?),
            Listener::Tls(listener, _) => Address::Tls(listener.local_addr()?),
            Listener::Unix(_, path) => Address::Unix(path.clone()),
        })
    }

    /// Waits for the next connection, and returns its client.
    pub(crate) async fn accept(&self) -> io::Result<(Incoming, Client)> {
        match self {
            Listener::Tcp(listener) => {
                let (stream, peer) = accept_tcp(listener).await?;
                Ok((Incoming::Open(Socket::Tcp(stream)), Client::Host(peer)))
            }
            Listener::Tls(listener, acceptor) => {
                let (stream, peer) = accept_tcp(listener).await?;
                Ok((Incoming::Tls(stream, acceptor.clone()), Client::Host(peer)))
            }
            Listener::Unix(listener, _) => {
                let (stream, _) = listener.accept().await?;
                let client = stream.peer_cred().map_or(Client::Anyone, |peer| Client::User(peer.uid()));
                Ok((Incoming::Open(Socket::Unix(stream)), client))
            }
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Listener::Unix(_, path) = self {
            // The file may have been removed already.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// A connection before its TLS handshake, if it has one.
pub(crate) enum Incoming {
    Open(Socket),
    Tls(TcpStream, TlsAcceptor),
}

impl Incoming {
    /// The token that the client has to show. Unix sockets are guarded by their folder instead.
    fn token<'a>(&self, daemon: &'a Daemon<Seat>) -> Option<&'a str> {
        match self {
            Incoming::Open(Socket::Unix(_)) => None,
            Incoming::Open(_) | Incoming::Tls(..) => daemon.token.as_deref(),
        }
    }

    /// The connection after its TLS handshake, if it has one.
    pub(crate) async fn open(self, end: Instant) -> io::Result<Socket> {
        match self {
            Incoming::Open(socket) => Ok(socket),
            Incoming::Tls(stream, acceptor) => match timeout_at(end, acceptor.accept(stream)).await {
                Ok(stream) => Ok(Socket::Tls(Box::new(stream?))),
                Err(_) => Err(io::Error::from(io::ErrorKind::TimedOut)),
            },
        }
    }

    /// The connection after its TLS handshake and its token, if it has these, and the bytes sent after the
    /// token; `None` if it is not admitted.
    async fn enter(self, client: Client, daemon: &Daemon<Seat>) -> Option<(Socket, Vec<u8>)> {
        let token = self.token(daemon);
        let end = Instant::now() + PATIENCE;
        let mut socket = match self.open(end).await {
            Ok(socket) => socket,
            Err(error) => {
                tracing::debug!("a connection without TLS: {error}");
                return None;
            }
        };
        let Some(token) = token else { return Some((socket, Vec::new())) };
        match token::admit(&mut socket, token, end).await {
            Ok(behind) => return Some((socket, behind)),
            Err(Denied::Gone) => {}
            Err(denied) => {
                tracing::warn!(?client, "{denied}");
                daemon.metrics.denied.inc();
                match denied {
                    Denied::Stranger(stranger) => connection::say(socket, stranger.reply()).await,
                    _ => connection::refuse(socket, &denied.to_string()).await,
                }
            }
        }
        None
    }
}

/// Answers are small and needed at once.
async fn accept_tcp(listener: &TcpListener) -> io::Result<(TcpStream, IpAddr)> {
    let (stream, peer) = listener.accept().await?;
    stream.set_nodelay(true)?;
    Ok((stream, peer.ip()))
}

/// Accepts connections for ever; ends when it is dropped.
pub async fn accept(listener: &Listener, daemon: &Arc<Daemon<Seat>>, shutdown: &Shutdown) {
    loop {
        match listener.accept().await {
            Ok((incoming, client)) => admit(incoming, client, daemon, shutdown),
            Err(error) => {
                tracing::warn!("cannot accept a connection: {error}");
                tokio::time::sleep(REST).await;
            }
        }
    }
}

/// Gives a connection its task. It becomes a session when it is admitted; until then it is a newcomer,
/// whose number is limited.
fn admit(incoming: Incoming, client: Client, daemon: &Arc<Daemon<Seat>>, shutdown: &Shutdown) {
    daemon.metrics.connections.inc();
    let ticket = match incoming.token(daemon) {
        None => None,
        Some(_) => match Arc::clone(&daemon.newcomers).try_acquire_owned() {
            Ok(ticket) => Some(ticket),
            Err(_) => return turn_away(incoming, daemon),
        },
    };
    let phase = shutdown.join();
    let daemon = Arc::clone(daemon);
    tokio::spawn(async move {
        let entered = incoming.enter(client, &daemon).await;
        drop(ticket);
        if let Some((socket, behind)) = entered {
            match Arc::clone(&daemon.slots).try_acquire_owned() {
                Ok(slot) => {
                    connection::serve(socket, &behind, client, daemon, phase.clone()).await;
                    // Held until the last answers are sent.
                    drop(slot);
                }
                Err(_) => {
                    let limit = Exceeded::Sessions(daemon.limits.sessions);
                    daemon.metrics.exceeded(limit);
                    connection::refuse(socket, &limit.to_string()).await;
                }
            }
        }
        drop(phase);
    });
}

/// Closes the connection of a newcomer beyond the limit, with a message unless that takes TLS.
fn turn_away(incoming: Incoming, daemon: &Daemon<Seat>) {
    let limit = Exceeded::Newcomers(daemon.limits.newcomers);
    daemon.metrics.exceeded(limit);
    if let Incoming::Open(socket) = incoming {
        tokio::spawn(async move { connection::refuse(socket, &limit.to_string()).await });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for text in ["127.0.0.1:7000", "[::1]:7000", "tls:0.0.0.0:7000", "unix:/run/javelin.sock"] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), text);
        }
        assert_eq!("localhost:1".parse(), "127.0.0.1:1".parse::<Address>());
        for text in ["", "unix:", "127.0.0.1", "example.org:80", "0.0.0.0:7000", "192.168.1.1:7000"] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
