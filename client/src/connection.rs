//! A connection to a daemon, on which one command after the other is answered.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::time::Duration;

#[cfg(feature = "tls")]
use rustls::{ClientConnection, StreamOwned};

use crate::address::{Address, Endpoint};
use crate::reply::{Replies, Reply};
use crate::transport::{Transport, TransportError};

/// How many bytes are read at a time.
const CHUNK: usize = 1 << 16;

/// A socket of any kind.
trait Stream: Read + Write + Send {
    /// How long a read or a write may take; `None`: for ever.
    fn set_patience(&self, patience: Option<Duration>) -> io::Result<()>;
}

impl Stream for TcpStream {
    fn set_patience(&self, patience: Option<Duration>) -> io::Result<()> {
        self.set_read_timeout(patience)?;
        self.set_write_timeout(patience)
    }
}

impl Stream for UnixStream {
    fn set_patience(&self, patience: Option<Duration>) -> io::Result<()> {
        self.set_read_timeout(patience)?;
        self.set_write_timeout(patience)
    }
}

#[cfg(feature = "tls")]
impl Stream for StreamOwned<ClientConnection, TcpStream> {
    fn set_patience(&self, patience: Option<Duration>) -> io::Result<()> {
        self.sock.set_patience(patience)
    }
}

/// An error that names the reason if the patience of a socket has ended.
fn in_words(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => {
            io::Error::new(io::ErrorKind::TimedOut, "the daemon does not answer in time")
        }
        _ => error,
    }
}

fn open(endpoint: &Endpoint) -> io::Result<Box<dyn Stream>> {
    Ok(match &endpoint.address {
        Address::Tcp(address) => Box::new(connect(address)?),
        Address::Unix(path) => Box::new(UnixStream::connect(path)?),
        #[cfg(feature = "tls")]
        Address::Tls(address) => {
            let (config, name) = endpoint.tls(address)?;
            let session = ClientConnection::new(config, name).map_err(io::Error::other)?;
            Box::new(StreamOwned::new(session, connect(address)?))
        }
    })
}

fn connect(address: &str) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A session of a daemon.
pub struct Javelin {
    stream: Box<dyn Stream>,
    replies: Replies,
    chunk: Vec<u8>,
}

impl Javelin {
    /// Opens a session at `HOST:PORT` or `unix:PATH`.
    ///
    /// # Errors
    /// The daemon cannot be reached.
    pub fn connect(address: &str) -> io::Result<Javelin> {
        Javelin::open(&Endpoint::new(address)?)
    }

    /// Opens a session.
    ///
    /// # Errors
    /// The daemon cannot be reached.
    pub fn open(endpoint: &Endpoint) -> io::Result<Javelin> {
        let stream = open(endpoint)?;
        let mut session = Javelin { stream, replies: Replies::new(), chunk: vec![0; CHUNK] };
        session.send(&endpoint.greeting())?;
        Ok(session)
    }

    /// Sends commands.
    ///
    /// # Errors
    /// The connection is broken.
    pub fn send(&mut self, commands: &str) -> io::Result<()> {
        self.stream.write_all(commands.as_bytes()).map_err(in_words)?;
        self.stream.flush().map_err(in_words)
    }

    /// From now on it is an error if the daemon sends nothing for `patience` while a reply is awaited;
    /// initially there is no limit.
    ///
    /// # Errors
    /// The system does not allow it.
    pub fn set_patience(&mut self, patience: Duration) -> io::Result<()> {
        self.stream.set_patience(Some(patience.max(Duration::from_millis(1))))
    }

    /// Waits for the next reply, without its line end.
    ///
    /// # Errors
    /// The connection is broken or has ended.
    pub fn reply(&mut self) -> io::Result<String> {
        loop {
            if let Some(reply) = self.replies.next_reply() {
                return Ok(reply);
            }
            let read = self.stream.read(&mut self.chunk).map_err(in_words)?;
            if read == 0 {
                let message = "the daemon has ended the session";
                return Err(io::Error::new(io::ErrorKind::UnexpectedEof, message));
            }
            self.replies.feed(&self.chunk[..read]);
        }
    }

    /// Sends a command that has a reply, and waits for it.
    ///
    /// # Errors
    /// The connection is broken or has ended.
    pub fn ask(&mut self, command: &str) -> io::Result<String> {
        self.send(command)?;
        self.reply()
    }
}

impl Transport for Javelin {
    fn send(&mut self, commands: &str) -> Result<(), TransportError> {
        Ok(Javelin::send(self, commands)?)
    }

    fn receive(&mut self) -> Result<Reply, TransportError> {
        Ok(Reply::parse(self.reply()?))
    }

    fn set_patience(&mut self, patience: Duration) -> Result<(), TransportError> {
        Ok(Javelin::set_patience(self, patience)?)
    }
}

#[cfg(feature = "smtlib")]
impl smtlib_lowlevel::backend::Backend for Javelin {
    fn exec(&mut self, command: smtlib_lowlevel::ast::Command) -> Result<String, smtlib_lowlevel::Error> {
        Ok(self.ask(&format!("{command}\n"))?)
    }
}
