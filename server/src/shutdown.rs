//! How the daemon ends: it stops accepting, lets what runs finish, cancels what has not, and is gone.

use std::time::Duration;

use tokio::sync::{mpsc, watch};

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

/// Tells every connection of the phases, and knows when all are closed.
#[derive(Debug)]
pub struct Shutdown {
    phase: watch::Sender<Phase>,
    /// Every connection holds a sender of this; nothing is ever sent.
    alive: mpsc::Sender<()>,
    all_closed: mpsc::Receiver<()>,
}

/// What a connection holds while it lives.
#[derive(Debug)]
pub struct Alive(
    #[expect(dead_code, reason = "held, not used: the receiver notices when all are dropped")]
    mpsc::Sender<()>,
);

impl Default for Shutdown {
    fn default() -> Shutdown {
        let (alive, all_closed) = mpsc::channel(1);
        Shutdown { phase: watch::Sender::new(Phase::Serving), alive, all_closed }
    }
}

impl Shutdown {
    /// What a new connection listens to and holds.
    pub fn join(&self) -> (watch::Receiver<Phase>, Alive) {
        (self.phase.subscribe(), Alive(self.alive.clone()))
    }

    /// Ends all connections: those that are done in `grace` by themselves, the others by canceling. Whether all were
    /// closed in the end.
    pub async fn run(mut self, grace: Duration) -> bool {
        drop(self.alive);
        self.phase.send_replace(Phase::Draining);
        if tokio::time::timeout(grace, self.all_closed.recv()).await.is_ok() {
            return true;
        }
        self.phase.send_replace(Phase::Stopping);
        tokio::time::timeout(LAST_ANSWERS, self.all_closed.recv()).await.is_ok()
    }
}
