//! Why a condition has no verdict.

use javelin_parser::ParseError;

use crate::reply::Reply;
use crate::transport::TransportError;

/// Why a condition has no verdict.
#[derive(Debug, thiserror::Error)]
pub enum VcError {
    /// The session cannot be used any more.
    #[error(transparent)]
    Transport(#[from] TransportError),
    /// The text is neither a condition nor a side file.
    #[error("{0}")]
    Syntax(ParseError),
    /// A file cannot be read, or a side file is malformed: the file and the reason.
    #[error("{0}: {1}")]
    File(String, String),
    /// A cycle of summaries, from one back to itself.
    #[error("recursion through summaries: {}", .0.join(" -> "))]
    Recursion(Vec<String>),
    /// A summary with another number of arguments than its body has parameters.
    #[error("the summary {name} is declared with {wanted} arguments, and its body has {given} parameters")]
    Arity {
        /// The name of the summary.
        name: String,
        /// The number of its arguments.
        wanted: usize,
        /// The number of parameters of its body.
        given: usize,
    },
    /// A name with one meaning in the side file and another in the condition.
    #[error(
        "the body of {user} uses {name}, which is a summary of the side file and something else in the \
        condition"
    )]
    Clash {
        /// The name with two meanings.
        name: String,
        /// The summary whose body uses it.
        user: String,
    },
    /// The session has refused a command with an error.
    #[error("{place}: {message}")]
    Refused {
        /// The part of the condition that the command stands for.
        place: String,
        /// The message of the session.
        message: String,
    },
    /// A reply that does not belong to its command.
    #[error("the daemon's answer is not understood: {0}")]
    Answer(String),
}

impl VcError {
    /// The error for a reply other than the expected one. Line numbers are removed from the session's
    /// message, because they refer to the commands that the client sent, not to a file.
    pub(super) fn refused(place: impl Into<String>, reply: Reply) -> VcError {
        let place = place.into();
        match reply {
            Reply::Error(message) => {
                let message = match message.split_once(": ") {
                    Some((before, after)) if before.starts_with("line ") => after.into(),
                    _ => message,
                };
                VcError::Refused { place, message }
            }
            Reply::Success => VcError::Answer(format!("{place}: success")),
            Reply::Unsupported => VcError::Answer(format!("{place}: unsupported")),
            Reply::Other(text) => VcError::Answer(format!("{place}: {text}")),
        }
    }
}
