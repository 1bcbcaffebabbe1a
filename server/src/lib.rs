//! Javelin as a daemon: every connection over TCP or a Unix socket is an SMT-LIB session of its own.
//!
//! Bytes in are commands, bytes out are answers, in order; there is no other framing. Few threads move
//! bytes ([`connection`], on tokio), a bounded number of others solve ([`pool`]), and bounded mailboxes
//! connect the two ([`exchange`]). One client can affect another only by delaying its answers.
//!
//! A session is executed on a thread of the daemon or in a process of its own ([`isolation`]).
//!
//! From below: the queue of tasks ([`pool`]), cancellation ([`cancel`]), accounts of memory ([`memory`]) and
//! the cache of answers ([`answers`]) are independent of each other; [`daemon`] holds one of each; a
//! [`session`] works with them on a solver thread; a [`connection`] moves its bytes.

pub mod accept;
pub mod answers;
pub mod answers_file;
pub mod cancel;
pub mod connection;
pub mod daemon;
pub mod exchange;
pub mod isolation;
pub mod lending;
pub mod limits;
pub mod loan;
pub mod memory;
pub mod metrics;
pub mod pool;
pub mod queue;
pub mod saver;
pub mod scrape;
pub mod session;
pub mod shutdown;
pub mod socket;
pub mod stint;
pub mod stranger;
pub mod tls;
pub mod token;
pub mod trace;

use std::future::Future;
use std::io;
use std::sync::Arc;

use accept::Listener;
use daemon::Daemon;
use isolation::Isolation;
use isolation::workers::Workers;
use saver::Saver;
use shutdown::Shutdown;

pub use daemon::Settings;

/// Serves until `end` completes, then shuts down gracefully; returns whether every connection was closed in
/// time. The metrics are read at `scraped`.
///
/// # Errors
/// The threads cannot be started, or the file of answers cannot be used.
pub async fn run(
    settings: Settings,
    listeners: Vec<Listener>,
    scraped: Option<Listener>,
    end: impl Future<Output = ()>,
) -> io::Result<bool> {
    let answers_file = settings.answers_file.clone();
    let isolation = settings.isolation.clone();
    let mut daemon = Daemon::new(settings);
    if let Isolation::Process { command, spares } = isolation {
        daemon.workers = Some(Workers::start(command, spares)?);
    }
    let daemon = Arc::new(daemon);
    daemon.pool.start()?;
    let saver = match (&daemon.answers, answers_file) {
        (Some(answers), Some(path)) => Some(Saver::start(path, Arc::clone(answers)).await?),
        _ => None,
    };
    let shutdown = Arc::new(Shutdown::default());
    let accepting: Vec<_> = listeners
        .into_iter()
        .map(|listener| {
            let (daemon, shutdown) = (Arc::clone(&daemon), Arc::clone(&shutdown));
            tokio::spawn(async move { accept::accept(&listener, &daemon, &shutdown).await })
        })
        .collect();
    let scraping = match scraped {
        Some(listener) => Some(scrape::serve(listener, Arc::clone(&daemon))?),
        None => None,
    };
    end.await;
    for task in accepting {
        task.abort();
        // Awaited so that the listener is closed: no connection can arrive then.
        let _ = task.await;
    }
    let closed = shutdown.run(daemon.limits.grace).await;
    if let Some(task) = scraping {
        task.abort();
    }
    daemon.pool.end();
    if let Some(workers) = &daemon.workers {
        workers.end();
    }
    if let Some(saver) = saver {
        saver.end().await;
    }
    Ok(closed)
}
