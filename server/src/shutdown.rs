//! The shutdown of the daemon: it stops accepting, lets running checks finish, then cancels the rest, and
//! ends.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

/// The phases of the shutdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The daemon accepts and serves connections.
    Serving,
    /// Nothing more is read; commands that were read are executed and answered.
    Draining,
    /// Running checks are canceled, and no further command is executed.
    Stopping,
}

/// The time for sending the answers of canceled checks.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// Notifies every connection of the phases, and detects when all are closed: each holds a receiver while it
/// is open.
#[derive(Debug)]
pub struct Shutdown {
    phase: watch::Sender<Phase>,
}

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown { phase: watch::Sender::new(Phase::Serving) }
    }
}

impl Shutdown {
    /// The receiver of phases that a new connection holds.
    pub fn join(&self) -> watch::Receiver<Phase> {
        self.phase.subscribe()
    }

    /// Ends all connections, and cancels those that are not done within `grace`; returns whether all were
    /// closed.
    pub async fn run(&self, grace: Duration) -> bool {
        self.phase.send_replace(Phase::Draining);
        if timeout(grace, self.phase.closed()).await.is_ok() {
            return true;
        }
        self.phase.send_replace(Phase::Stopping);
        timeout(LAST_ANSWERS, self.phase.closed()).await.is_ok()
    }
}
