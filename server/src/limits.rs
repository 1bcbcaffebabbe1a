//! Limits of the daemon's resources for clients, and the errors that name the limit that was reached.

use std::time::Duration;

/// The limits of the daemon. `None` means that there is no limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Sessions open at once.
    pub sessions: usize,
    /// Connections that have not shown their token yet; they are not sessions.
    pub newcomers: usize,
    /// Checks running at once, each on a thread of its own.
    pub checks: usize,
    /// Checks waiting for their turn.
    pub queued_checks: usize,
    /// Searches beside one long check, on idle processors; none if sessions have processes of their own.
    pub helpers: usize,
    /// Wall-clock time of one check.
    pub check_time: Option<Duration>,
    /// Time without a byte from the client and without work for it.
    pub idle_time: Option<Duration>,
    /// Bytes of one command.
    pub command_bytes: usize,
    /// Parentheses open at once.
    pub nesting: usize,
    /// Bytes of a whole session.
    pub script_bytes: Option<u64>,
    /// Bytes that one session may hold.
    pub session_memory: Option<u64>,
    /// Bytes that all sessions may hold together.
    pub memory: Option<u64>,
    /// The time for which running checks may continue after the daemon is asked to end.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sessions: 10_000,
            newcomers: 64,
            checks: std::thread::available_parallelism().map_or(1, usize::from),
            queued_checks: 10_000,
            helpers: 3,
            check_time: None,
            idle_time: None,
            command_bytes: 256 << 20,
            nesting: 4_000_000,
            script_bytes: None,
            session_memory: None,
            memory: None,
            grace: Duration::from_secs(5),
        }
    }
}

/// The memory of the machine, in bytes.
pub fn machine_bytes() -> u64 {
    let machine = rustix::system::sysinfo();
    // The types of the counts differ between systems.
    #[allow(clippy::unnecessary_cast)]
    (machine.totalram as u64).saturating_mul(machine.mem_unit.into())
}

/// The default memory limit of all sessions together: three quarters of the machine, so that no client can
/// make the system kill the daemon.
pub fn most_of_the_machine() -> u64 {
    machine_bytes() / 4 * 3
}

/// A limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Exceeded {
    /// [`Limits::sessions`]
    #[error("limit sessions: this daemon serves at most {0} sessions at once; try again later")]
    Sessions(usize),
    /// [`Limits::newcomers`]
    #[error("limit newcomers: {0} clients have yet to show their token; try again later")]
    Newcomers(usize),
    /// [`Limits::queued_checks`]
    #[error("limit queued-checks: {0} checks are waiting already; try again later")]
    QueuedChecks(usize),
    /// [`Limits::idle_time`]
    #[error("limit idle-time: nothing was sent for {} s; the session ends", .0.as_secs_f64())]
    IdleTime(Duration),
    /// [`Limits::command_bytes`]
    #[error("limit command-bytes: a command is longer than {0} bytes; the session ends")]
    CommandBytes(usize),
    /// [`Limits::nesting`]
    #[error("limit nesting: more than {0} parentheses are open; the session ends")]
    Nesting(usize),
    /// [`Limits::script_bytes`]
    #[error("limit script-bytes: more than {0} bytes were sent; the session ends")]
    ScriptBytes(u64),
    /// [`Limits::session_memory`] or [`Limits::memory`]
    #[error("limit memory: this session, or all together, would hold more than they may; the session ends")]
    Memory,
}
