//! The metrics over HTTP, on an address of their own: `GET /metrics`, and `GET /health` for monitoring.
//!
//! One request per connection, read up to its empty line; enough of HTTP/1.1 for Prometheus, curl and health
//! checks. With a token, the metrics require it (`Authorization: Bearer TOKEN`); whether the daemon is
//! alive is public to all who reach the address.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use subtle::ConstantTimeEq;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout_at};

use crate::accept::{Address, Incoming, Listener};
use crate::daemon::Daemon;
use crate::session::Seat;

/// The longest request, in bytes.
const LONGEST: usize = 8192;

/// The time limit of one request.
const PATIENCE: Duration = Duration::from_secs(5);

/// The number of requests that are handled at once; others wait to be accepted.
const MOST: usize = 64;

/// Answers until the task is aborted.
///
/// # Errors
/// The operating system does not report the address of the listener.
pub fn serve(listener: Listener, daemon: Arc<Daemon<Seat>>) -> io::Result<JoinHandle<()>> {
    match listener.address()? {
        Address::Tcp(address) => tracing::info!("metrics on http://{address}/metrics"),
        Address::Tls(address) => tracing::info!("metrics on https://{address}/metrics"),
        Address::Unix(path) => tracing::info!("metrics on unix:{}", path.display()),
    }
    let free = Arc::new(Semaphore::new(MOST));
    Ok(tokio::spawn(async move {
        while let Ok(permit) = Arc::clone(&free).acquire_owned().await {
            match listener.accept().await {
                Ok((incoming, _)) => {
                    let daemon = Arc::clone(&daemon);
                    let end = Instant::now() + PATIENCE;
                    tokio::spawn(async move {
                        // A client that is late or has disconnected gets no answer.
                        let _ = timeout_at(end, answer(incoming, end, &daemon)).await;
                        drop(permit);
                    });
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }))
}

async fn answer(incoming: Incoming, end: Instant, daemon: &Daemon<Seat>) -> io::Result<()> {
    let mut socket = incoming.open(end).await?;
    let mut request = Vec::new();
    while !request.windows(4).any(|window| window == b"\r\n\r\n") {
        let read = socket.read().await?;
        if read.is_empty() || request.len() > LONGEST {
            return Ok(());
        }
        request.extend_from_slice(&read);
    }
    socket.write(response(&request, daemon).as_bytes()).await?;
    socket.shutdown().await
}

fn response(request: &[u8], daemon: &Daemon<Seat>) -> String {
    let line = request.split(|&byte| byte == b'\r').next().unwrap_or_default();
    let mut words = line.split(|&byte| byte == b' ');
    let (status, body) = match (words.next(), words.next()) {
        (Some(b"GET"), Some(b"/metrics")) if is_allowed(request, daemon.metrics_token.as_deref()) => {
            ("200 OK", daemon.metrics_text())
        }
        (Some(b"GET"), Some(b"/metrics")) => {
            ("401 Unauthorized\r\nWWW-Authenticate: Bearer", "the metrics need a token\n".into())
        }
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

/// Whether the request shows the token, if one is asked for.
fn is_allowed(request: &[u8], token: Option<&str>) -> bool {
    let Some(token) = token else { return true };
    let head = String::from_utf8_lossy(request);
    let shown = head.lines().take_while(|line| !line.is_empty()).find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let (scheme, shown) = value.trim().split_once(' ')?;
        (name.eq_ignore_ascii_case("authorization") && scheme.eq_ignore_ascii_case("bearer"))
            .then(|| shown.trim())
    });
    shown.is_some_and(|shown| bool::from(shown.as_bytes().ct_eq(token.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_stands_in_a_header() {
        let shows = |header: &str| {
            is_allowed(format!("GET /metrics HTTP/1.1\r\n{header}\r\n\r\n").as_bytes(), Some("abc"))
        };
        assert!(shows("Host: a\r\nAuthorization: Bearer abc") && shows("authorization:  bearer abc "));
        for header in ["Host: a", "Authorization: Bearer abd", "Authorization: abc", "X: Bearer abc", ""] {
            assert!(!shows(header), "{header}");
        }
        assert!(!shows("Host: a\r\n\r\nAuthorization: Bearer abc"), "that is the body");
        assert!(is_allowed(b"", None));
    }
}
