//! The three kinds of connections, as one.

use std::cell::RefCell;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::BytesMut;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, Interest, ReadBuf};
use tokio::net::{TcpStream, UnixStream};
use tokio_rustls::server::TlsStream;

/// How much is read at a time.
const CHUNK: usize = 1 << 16;

thread_local! {
    /// Where bytes arrive before it is known how many they are: idle connections own no buffer.
    static SCRATCH: RefCell<Box<[u8]>> = RefCell::new(vec![0; CHUNK].into());
}

/// A connection.
#[derive(Debug)]
pub enum Socket {
    /// TCP on this machine.
    Tcp(TcpStream),
    /// A Unix socket.
    Unix(UnixStream),
    /// TLS over TCP.
    Tls(Box<TlsStream<TcpStream>>),
}

/// Calls a method of whatever kind it is.
macro_rules! each {
    ($socket:expr, $method:ident($($argument:expr),*)) => {
        match $socket {
            Socket::Tcp(stream) => Pin::new(stream).$method($($argument),*),
            Socket::Unix(stream) => Pin::new(stream).$method($($argument),*),
            Socket::Tls(stream) => Pin::new(stream.as_mut()).$method($($argument),*),
        }
    };
}

impl Socket {
    /// Reads what is there; nothing at the end of what the client sends. Loses nothing when it is dropped.
    ///
    /// # Errors
    /// The connection is broken.
    pub async fn read(&mut self) -> io::Result<BytesMut> {
        poll_fn(|context| {
            SCRATCH.with_borrow_mut(|scratch| {
                let mut buffer = ReadBuf::new(scratch);
                ready!(self.poll_read(context, &mut buffer))?;
                Poll::Ready(Ok(BytesMut::from(buffer.filled())))
            })
        })
        .await
    }

    fn poll_read(&mut self, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        each!(self, poll_read(context, buffer))
    }

    /// Sends all of it.
    ///
    /// # Errors
    /// The connection is broken.
    pub async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Socket::Tcp(stream) => stream.write_all(bytes).await,
            Socket::Unix(stream) => stream.write_all(bytes).await,
            Socket::Tls(stream) => {
                stream.write_all(bytes).await?;
                stream.flush().await
            }
        }
    }

    /// Says that nothing more is sent.
    ///
    /// # Errors
    /// The connection is broken.
    pub async fn shutdown(&mut self) -> io::Result<()> {
        poll_fn(|context| each!(self, poll_shutdown(context))).await
    }

    /// Whether the client has closed both directions, as far as that is known without sending anything.
    pub async fn is_hung_up(&self) -> bool {
        let ready = match self {
            Socket::Tcp(stream) => stream.ready(Interest::WRITABLE).await,
            Socket::Unix(stream) => stream.ready(Interest::WRITABLE).await,
            Socket::Tls(stream) => stream.get_ref().0.ready(Interest::WRITABLE).await,
        };
        ready.map_or(true, |ready| ready.is_write_closed())
    }

    /// Whether a client that has closed both directions looks like one that still waits for answers, until
    /// something is sent to it.
    pub fn hides_closing(&self) -> bool {
        !matches!(self, Socket::Unix(_))
    }
}
