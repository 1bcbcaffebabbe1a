//! Whatever sends commands to an SMT-LIB session and receives its replies.

use std::io;

use crate::reply::Reply;

/// Why a session cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    /// The daemon cannot be reached, or is gone.
    #[error("the daemon: {0}")]
    Connection(#[from] io::Error),
    /// The session in this process has ended.
    #[error("the session: {0}")]
    Session(String),
}

/// An SMT-LIB session somewhere.
///
/// Replies come in the order of the commands. After an error the transport is of no more use.
pub trait Transport: Send {
    /// Sends commands, each with everything it takes to be complete. Not more than a few hundred replies
    /// should be outstanding: a session that cannot get rid of its replies reads no more commands.
    ///
    /// # Errors
    /// The session is gone.
    fn send(&mut self, commands: &str) -> Result<(), TransportError>;

    /// Waits for the reply to the oldest command that has one and whose reply was not received.
    ///
    /// # Errors
    /// The session is gone, or no command is left that has a reply.
    fn receive(&mut self) -> Result<Reply, TransportError>;
}
