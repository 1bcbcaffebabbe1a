//! The three kinds of connections under one type.

use std::cell::RefCell;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::BytesMut;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, Interest, ReadBuf};
use tokio::net::{TcpStream, UnixStream};
use tokio_rustls::server::TlsStream;

/// The number of bytes that are read at a time.
const CHUNK: usize = 1 << 16;

thread_local! {
    /// The buffer into which bytes are read before their number is known: idle connections own no buffer.
    static SCRATCH: RefCell<Box<[u8]>> = RefCell::new(vec![0; CHUNK].into());
}

/// A connection of any kind.
#[derive(Debug)]
pub enum Socket {
    /// TCP on this machine.
    Tcp(TcpStream),
    /// A Unix socket, of a local client.
    Unix(UnixStream),
    /// TLS over TCP, after its handshake.
    Tls(Box<TlsStream<TcpStream>>),
}

/// Calls a method of the socket of any kind.
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
    /// Reads the bytes that have arrived; none at the end of the client's direction. No bytes are lost when
    /// the future is dropped.
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

    /// Sends all of the bytes.
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

    /// Closes the direction to the client.
    ///
    /// # Errors
    /// The connection is broken.
    pub async fn shutdown(&mut self) -> io::Result<()> {
        poll_fn(|context| each!(self, poll_shutdown(context))).await
    }

    /// Whether the client has closed both directions, as far as that can be detected without sending.
    pub async fn is_hung_up(&self) -> bool {
        let ready = match self {
            Socket::Tcp(stream) => stream.ready(Interest::WRITABLE).await,
            Socket::Unix(stream) => stream.ready(Interest::WRITABLE).await,
            Socket::Tls(stream) => stream.get_ref().0.ready(Interest::WRITABLE).await,
        };
        ready.map_or(true, |ready| ready.is_write_closed())
    }

    /// Whether a client that has closed both directions is indistinguishable from one that waits for
    /// answers, until something is sent.
    pub fn hides_closing(&self) -> bool {
        !matches!(self, Socket::Unix(_))
    }
}
