//! How the daemon ends: it stops accepting, lets what runs finish, cancels what has not, and is gone.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

/// How far the daemon is with ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It is not ending.
    Serving,
    /// Nothing more is read; what was read is executed and answered.
    Draining,
    /// Running checks are canceled, and no further command is executed.
    Stopping,
}

/// How long answers of canceled checks may take to be sent.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// Tells every connection of the phases, and knows when all are closed: each holds a receiver while it lives.
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

    /// Ends all connections: those that are done in `grace` by themselves, the others by canceling. Whether
    /// all were closed in the end.
    pub async fn run(&self, grace: Duration) -> bool {
        self.phase.send_replace(Phase::Draining);
        if timeout(grace, self.phase.closed()).await.is_ok() {
            return true;
        }
        self.phase.send_replace(Phase::Stopping);
        timeout(LAST_ANSWERS, self.phase.closed()).await.is_ok()
    }
}
