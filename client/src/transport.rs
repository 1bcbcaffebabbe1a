//! The interface to an SMT-LIB session: sends commands and receives replies.

use std::io;
use std::time::Duration;

use crate::reply::Reply;

/// Why a session cannot be used any more.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    /// The daemon cannot be reached, or has disconnected.
    #[error("the daemon: {0}")]
    Connection(#[from] io::Error),
    /// The session in this process has ended.
    #[error("the session: {0}")]
    Session(String),
}

/// An SMT-LIB session, of a daemon or in this process.
///
/// Replies come in the order of the commands. After an error the transport must not be used any more.
pub trait Transport: Send {
    /// Sends complete commands. At most a few hundred replies should be outstanding: a session whose replies
    /// are not received stops reading commands.
    ///
    /// # Errors
    /// The session has ended.
    fn send(&mut self, commands: &str) -> Result<(), TransportError>;

    /// Waits for the next reply, which belongs to the oldest command whose reply was not received.
    ///
    /// # Errors
    /// The session has ended, or no command is left that has a reply.
    fn receive(&mut self) -> Result<Reply, TransportError>;

    /// From now on it is an error if nothing arrives for `patience` while a reply is awaited. A session
    /// that cannot be slower than its own time limits need not heed this.
    ///
    /// # Errors
    /// The system does not allow it.
    fn set_patience(&mut self, _patience: Duration) -> Result<(), TransportError> {
        Ok(())
    }
}
