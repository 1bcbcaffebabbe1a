//! The solver of this workspace by the client library: a daemon, or a session in this process.
//!
//! **Here.** The daemon ends a check by itself when its time is over, so nothing is killed.

use std::time::Instant;

use javelin_client::{Javelin, Transport};

use super::ProverError;
use super::smtlib::Channel;

/// A session of the client.
pub struct Daemon<T> {
    transport: T,
}

impl<T: Transport> Daemon<T> {
    /// A session that is open.
    pub fn new(transport: T) -> Daemon<T> {
        Daemon { transport }
    }
}

impl<T: Transport> Channel for Daemon<T> {
    fn send(&mut self, commands: &str) -> Result<(), ProverError> {
        self.transport.send(commands).map_err(|error| ProverError::Gone(error.to_string()))
    }

    fn receive(&mut self, _: Option<Instant>) -> Result<Option<String>, ProverError> {
        use javelin_client::reply::Reply;
        match self.transport.receive() {
            Ok(Reply::Success) => Ok(Some("success".into())),
            Ok(Reply::Unsupported) => Ok(Some("unsupported".into())),
            Ok(Reply::Error(message)) => Ok(Some(format!("(error {message:?})"))),
            Ok(Reply::Other(reply)) => Ok(Some(reply)),
            Err(error) => Err(ProverError::Gone(error.to_string())),
        }
    }

    fn restart(&mut self) -> Result<(), ProverError> {
        Err(ProverError::Gone("a session is not begun again".into()))
    }

    fn keeps_time(&self) -> bool {
        true
    }
}

/// A session of the daemon at an address, which is opened when something is sent.
pub struct Remote {
    address: String,
    session: Option<Daemon<Javelin>>,
}

impl Remote {
    /// The daemon at an address: `HOST:PORT` or `unix:PATH`.
    pub fn new(address: &str) -> Remote {
        Remote { address: address.to_owned(), session: None }
    }

    fn session(&mut self) -> Result<&mut Daemon<Javelin>, ProverError> {
        match &mut self.session {
            Some(session) => Ok(session),
            none => match Javelin::connect(&self.address) {
                Ok(session) => Ok(none.insert(Daemon::new(session))),
                Err(error) => {
                    Err(ProverError::Gone(format!("{}: no daemon answers there: {error}", self.address)))
                }
            },
        }
    }
}

impl Channel for Remote {
    fn send(&mut self, commands: &str) -> Result<(), ProverError> {
        self.session()?.send(commands)
    }

    fn receive(&mut self, end: Option<Instant>) -> Result<Option<String>, ProverError> {
        self.session()?.receive(end)
    }

    fn restart(&mut self) -> Result<(), ProverError> {
        self.session = None;
        Ok(())
    }

    fn keeps_time(&self) -> bool {
        true
    }
}
