//! The state that all connections and sessions of a daemon share.
//!
//! The daemon is generic in its sessions, as pool and registry are: it holds them and does not depend on
//! how they work.

use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::Instant;

use javelin_solver::session::options::Options;
use javelin_term::limits::ThreadBytes;
use tokio::sync::Semaphore;

use crate::answers::Cache;
use crate::cancel::Registry;
use crate::isolation::Isolation;
use crate::isolation::workers::Workers;
use crate::limits::Limits;
use crate::memory::Ledger;
use crate::metrics::Metrics;
use crate::pool::{Pool, Task};

/// The settings with which a daemon is started.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The limits for clients.
    pub limits: Limits,
    /// The options with which sessions start.
    pub options: Options,
    /// The token that clients must show first; `None` for no token. Unix sockets are protected by their
    /// file instead.
    pub token: Option<String>,
    /// Bytes of answers that sessions share; 0 for none.
    pub cache_bytes: usize,
    /// The file of shared answers, which outlives the daemon.
    pub answers_file: Option<PathBuf>,
    /// The allocator's count of bytes per thread, if it counts.
    pub thread_bytes: Option<ThreadBytes>,
    /// Threads or processes for sessions.
    pub isolation: Isolation,
    /// The token that readers of the metrics must show; `None` for no token.
    pub metrics_token: Option<String>,
}

/// The counters that a session may read about itself, and about no other: from the hits of others a client
/// could infer whether somebody has asked something before.
#[derive(Clone, Copy, Debug, Default)]
pub struct Own {
    /// The checks that it has completed.
    pub checks: u64,
    /// The bytes that it holds.
    pub bytes: u64,
    /// Its queries that were answered from the cache and that it had asked before.
    pub hits: u64,
    /// Its other queries that were looked up there.
    pub misses: u64,
}

/// The state of a daemon.
pub struct Daemon<T: Task> {
    /// The limits for clients.
    pub limits: Limits,
    /// The options with which sessions start.
    pub options: Options,
    /// The token that clients must show.
    pub token: Option<String>,
    /// The token that readers of the metrics must show.
    pub metrics_token: Option<String>,
    /// The threads that solve.
    pub pool: Arc<Pool<T>>,
    /// A permit for every session there may be at once.
    pub slots: Arc<Semaphore>,
    /// A permit for every connection that has not shown its token yet.
    pub newcomers: Arc<Semaphore>,
    /// The sessions by number.
    pub registry: Registry<Weak<T>>,
    /// The answers that sessions share.
    pub answers: Option<Arc<Cache>>,
    /// The processes that execute sessions, if they do not run on threads.
    pub workers: Option<Arc<Workers>>,
    /// The memory that sessions hold.
    pub memory: Arc<Ledger>,
    /// The allocator's count of bytes per thread, if it counts.
    pub thread_bytes: Option<ThreadBytes>,
    /// The counters that the metrics report.
    pub metrics: Metrics,
    /// The time of the daemon's start.
    pub started: Instant,
}

impl<T: Task> Daemon<T> {
    /// A daemon that nobody has connected to, whose pool has no threads and no processes yet.
    pub fn new(settings: Settings) -> Daemon<T> {
        let Settings { mut limits, options, token, cache_bytes, metrics_token, thread_bytes, .. } = settings;
        limits.sessions = limits.sessions.min(Semaphore::MAX_PERMITS);
        limits.newcomers = limits.newcomers.min(Semaphore::MAX_PERMITS);
        Daemon {
            pool: Pool::new(limits.checks, limits.queued_checks),
            memory: Arc::new(Ledger::new(limits.session_memory, limits.memory, limits.sessions)),
            slots: Arc::new(Semaphore::new(limits.sessions)),
            newcomers: Arc::new(Semaphore::new(limits.newcomers)),
            limits,
            options,
            token,
            metrics_token,
            registry: Registry::default(),
            workers: None,
            answers: (cache_bytes > 0).then(|| Arc::new(Cache::new(cache_bytes))),
            thread_bytes,
            metrics: Metrics::default(),
            started: Instant::now(),
        }
    }

    /// The answer to `(get-info :daemon)`: the load of the daemon, and the counters of the session that
    /// asks. Totals of all sessions are in the metrics only.
    pub fn report(&self, own: &Own) -> String {
        let (running, queued) = self.pool.checks();
        let Own { checks, bytes, hits, misses } = own;
        format!(
            "(:daemon (:version \"{}\" :uptime-seconds {} :sessions {} :running-checks {running} \
             :queued-checks {queued} :memory-mebibytes {} :checks {checks} :session-kibibytes {} \
             :cache-hits {hits} :cache-misses {misses}))",
            env!("CARGO_PKG_VERSION"),
            self.started.elapsed().as_secs(),
            self.sessions(),
            resident_mebibytes(),
            bytes / 1024,
        )
    }

    /// How many sessions are open.
    fn sessions(&self) -> usize {
        self.limits.sessions - self.slots.available_permits()
    }

    /// The text of the metrics.
    pub fn metrics_text(&self) -> String {
        let (running, queued) = self.pool.checks();
        let now = [
            ("sessions", "Open sessions", self.sessions()),
            ("running_checks", "Checks running now", running),
            ("queued_checks", "Checks waiting for their turn", queued),
            ("helpers", "Searches beside long checks, on cores that are idle", self.pool.loans()),
            ("threads", "Threads that sessions have their turns on", self.pool.threads()),
            (
                "session_bytes",
                "Bytes that sessions hold, as the allocator counts them",
                self.memory.held() as usize,
            ),
        ];
        self.metrics.text(&now, self.answers.as_deref())
    }
}

/// The memory this process occupies, as the operating system reports it; 0 if it does not.
fn resident_mebibytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kibibytes.unwrap_or(0) / 1024
}
