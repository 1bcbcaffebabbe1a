//! Sends whole scripts to a daemon while the answers are read, so that neither side waits for the other.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, split};
use tokio::net::{TcpStream, UnixStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsConnector;

use crate::address::{Address, Endpoint};
use crate::reply::{Replies, is_error};

/// How many bytes are read at a time.
const CHUNK: usize = 1 << 16;

/// A connection of any kind.
trait Duplex: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Duplex for T {}

async fn open(endpoint: &Endpoint) -> io::Result<Box<dyn Duplex>> {
    Ok(match &endpoint.address {
        Address::Tcp(address) => Box::new(connect(address).await?),
        Address::Unix(path) => Box::new(UnixStream::connect(path).await?),
        Address::Tls(address) => {
            let (config, name) = endpoint.tls(address)?;
            Box::new(TlsConnector::from(config).connect(name, connect(address).await?).await?)
        }
    })
}

async fn connect(address: &str) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Sends a script while it is read, and calls `answer` with every answer; returns how many answers were
/// errors.
///
/// # Errors
/// The connection breaks, or `answer` fails.
pub async fn stream(
    endpoint: &Endpoint,
    script: &mut (impl AsyncRead + Unpin),
    mut answer: impl FnMut(&str) -> io::Result<()>,
) -> io::Result<usize> {
    let (mut input, mut output) = split(open(endpoint).await?);
    output.write_all(endpoint.greeting().as_bytes()).await?;
    let send = async {
        let mut chunk = vec![0; CHUNK];
        loop {
            let read = script.read(&mut chunk).await?;
            if read == 0 {
                break;
            }
            // After an `exit` the daemon reads no more, which is no error.
            if output.write_all(&chunk[..read]).await.is_err() {
                break;
            }
            output.flush().await?;
        }
        // The daemon may have closed first.
        let _ = output.shutdown().await;
        io::Result::Ok(())
    };
    let receive = async {
        let mut replies = Replies::new();
        let mut chunk = vec![0; CHUNK];
        let mut errors = 0;
        loop {
            let read = input.read(&mut chunk).await?;
            match read {
                0 => replies.finish(),
                _ => replies.feed(&chunk[..read]),
            }
            while let Some(reply) = replies.next_reply() {
                errors += usize::from(is_error(&reply));
                answer(&reply)?;
            }
            if read == 0 {
                return Ok(errors);
            }
        }
    };
    tokio::pin!(send, receive);
    tokio::select! {
        sent = &mut send => {
            sent?;
            receive.await
        }
        // The daemon has ended the session; the rest of the script is dropped.
        received = &mut receive => received,
    }
}

/// The answers to one file.
#[derive(Debug)]
pub struct Answers {
    /// The path of the file.
    pub path: PathBuf,
    /// All answers, a line each, with the number of errors; or the error.
    pub result: io::Result<(String, usize)>,
}

async fn answers_of(endpoint: &Endpoint, path: &Path) -> io::Result<(String, usize)> {
    let bytes = std::fs::read(path)?;
    let mut text = String::new();
    let errors = stream(endpoint, &mut bytes.as_slice(), |reply| {
        text.push_str(reply);
        text.push('\n');
        Ok(())
    })
    .await?;
    Ok((text, errors))
}

/// Sends many files, over `connections` connections at once; calls `done` with the index of each file and its
/// answers as soon as they are complete.
///
/// # Errors
/// `done` fails.
pub async fn parallel(
    endpoint: Arc<Endpoint>,
    files: Vec<PathBuf>,
    connections: usize,
    mut done: impl FnMut(usize, Answers) -> io::Result<()>,
) -> io::Result<()> {
    let files = Arc::new(files);
    let next = Arc::new(AtomicUsize::new(0));
    let (sender, mut results) = mpsc::channel(connections);
    for _ in 0..connections.min(files.len()) {
        let (endpoint, files, next, sender) =
            (Arc::clone(&endpoint), Arc::clone(&files), Arc::clone(&next), sender.clone());
        tokio::spawn(async move {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(path) = files.get(index) else { return };
                let result = answers_of(&endpoint, path).await;
                if sender.send((index, Answers { path: path.clone(), result })).await.is_err() {
                    return;
                }
            }
        });
    }
    drop(sender);
    while let Some((index, answers)) = results.recv().await {
        done(index, answers)?;
    }
    Ok(())
}
