//! A session in the same process: the commands and replies of a daemon's session, without a daemon.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use javelin_solver::Host;
use javelin_solver::session::Session;

use crate::reply::Reply;
use crate::transport::{Transport, TransportError};

/// A session in this process. Commands are executed when their replies are received.
pub struct InProcess {
    session: Session,
}

impl InProcess {
    /// A session at its start.
    pub fn new() -> InProcess {
        let mut session = Session::default();
        session.forbid_files();
        InProcess { session }
    }
}

impl InProcess {
    /// A session whose checks end when the flag is set.
    pub fn canceled_by(cancel: Arc<AtomicBool>) -> InProcess {
        let mut own = InProcess::new();
        own.session.set_host(Host { cancel, ..Host::default() });
        own
    }
}

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess::new()
    }
}

impl Transport for InProcess {
    fn send(&mut self, commands: &str) -> Result<(), TransportError> {
        self.session.feed(commands.as_bytes());
        Ok(())
    }

    fn receive(&mut self) -> Result<Reply, TransportError> {
        let ended = |message: &str| TransportError::Session(message.into());
        loop {
            // A panic ends this session only, as it would in a daemon. The caller drops the session after an
            // error, so the state that the panic left is not used.
            let step = catch_unwind(AssertUnwindSafe(|| self.session.step()));
            let reply = step.map_err(|_| ended("internal error"))?;
            let reply = reply.ok_or_else(|| ended("no command is left that has a reply"))?;
            if let Some(text) = reply.text {
                return Ok(Reply::parse(text));
            }
            if reply.exit {
                return Err(ended("it has ended"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_come_in_the_order_of_the_commands() {
        let mut session = InProcess::new();
        session.send("(declare-const p Bool)(assert p)(check-sat)(get-value (p))(set-option :no 1)").unwrap();
        session.send("(set-option :regular-output-channel \"x\")").unwrap();
        assert_eq!(session.receive().unwrap(), Reply::Other("sat".into()));
        assert_eq!(session.receive().unwrap(), Reply::Other("((p true))".into()));
        assert_eq!(session.receive().unwrap(), Reply::Unsupported);
        assert!(matches!(session.receive().unwrap(), Reply::Error(_)));
        assert!(session.receive().is_err());
        session.send("(exit)").unwrap();
        assert!(session.receive().is_err());
    }
}
