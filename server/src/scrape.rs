//! The metrics over HTTP, on an address of their own: `GET /metrics`, and `GET /health` for whoever watches.
//!
//! One request per connection, read up to its empty line; enough of HTTP/1.1 for Prometheus, curl and health
//! checks.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::daemon::Daemon;
use crate::session::Seat;

/// The longest request.
const LONGEST: usize = 8192;

/// How long one request may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Listens, and answers until the task is aborted.
///
/// # Errors
/// The address cannot be listened on.
pub async fn serve(address: SocketAddr, daemon: Arc<Daemon<Seat>>) -> io::Result<JoinHandle<()>> {
    let listener = TcpListener::bind(address).await?;
    tracing::info!("metrics on http://{}/metrics", listener.local_addr()?);
    Ok(tokio::spawn(async move {
        loop {
            match listener.accept().await {
                Ok((stream, _)) => {
                    let daemon = Arc::clone(&daemon);
                    tokio::spawn(async move { timeout(PATIENCE, answer(stream, &daemon)).await });
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }))
}

async fn answer(mut stream: TcpStream, daemon: &Daemon<Seat>) -> io::Result<()> {
    let mut request = Vec::new();
    while !request.windows(4).any(|window| window == b"\r\n\r\n") {
        let read = stream.read_buf(&mut request).await?;
        if read == 0 || request.len() > LONGEST {
            return Ok(());
        }
    }
    let line = request.split(|&byte| byte == b'\r').next().unwrap_or_default();
    stream.write_all(response(line, daemon).as_bytes()).await?;
    stream.shutdown().await
}

fn response(line: &[u8], daemon: &Daemon<Seat>) -> String {
    let mut words = line.split(|&byte| byte == b' ');
    let (status, body) = match (words.next(), words.next()) {
        (Some(b"GET"), Some(b"/metrics")) => ("200 OK", daemon.metrics_text()),
        (Some(b"GET"), Some(b"/health")) => ("200 OK", "ok\n".into()),
        (Some(b"GET"), _) => ("404 Not Found", "try /metrics or /health\n".into()),
        _ => ("405 Method Not Allowed", String::new()),
    };
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    )
}
