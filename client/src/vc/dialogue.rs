//! The commands of a verifier and their replies: one method for each kind of command.

use std::collections::BTreeSet;
use std::time::Duration;

use super::application::{Application, applications};
use super::error::VcError;
use super::value::values;
use crate::reply::Reply;
use crate::transport::Transport;

/// The largest number of commands that are sent before their replies are received, so that the session never
/// waits for its replies to be read.
const AHEAD: usize = 256;

/// The verdict of a check.
pub(super) enum Answer {
    Sat,
    Unsat,
    /// With the reason.
    Unknown(String),
}

/// A session in which every command has a reply.
pub(super) struct Dialogue {
    transport: Box<dyn Transport>,
}

impl Dialogue {
    /// Takes a session that was just opened.
    pub(super) fn new(transport: Box<dyn Transport>) -> Result<Dialogue, VcError> {
        let mut dialogue = Dialogue { transport };
        dialogue.order("the session", "(set-option :print-success true)")?;
        Ok(dialogue)
    }

    /// Resets the session.
    pub(super) fn reset(&mut self) -> Result<(), VcError> {
        self.order("the session", "(reset)")?;
        self.order("the session", "(set-option :print-success true)")
    }

    /// Limits the time of each check from now on.
    pub(super) fn limit(&mut self, time: Duration) -> Result<(), VcError> {
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        self.order("the time limit", &format!("(set-option :timeout {milliseconds})"))
    }

    /// Sends one check and returns its verdict, with the reason of `unknown`.
    pub(super) fn verdict(&mut self, check: &str) -> Result<Answer, VcError> {
        let reply = self.ask(check)?;
        match &reply {
            Reply::Other(text) if text == "sat" => Ok(Answer::Sat),
            Reply::Other(text) if text == "unsat" => Ok(Answer::Unsat),
            Reply::Other(text) if text == "unknown" => {
                let info = self.text("the check", "(get-info :reason-unknown)")?;
                let reason = info.strip_prefix("(:reason-unknown ").and_then(|rest| rest.strip_suffix(')'));
                let reason =
                    reason.ok_or_else(|| VcError::refused("the check", Reply::Other(info.clone())))?;
                Ok(Answer::Unknown(reason.into()))
            }
            _ => Err(VcError::refused("the check", reply)),
        }
    }

    /// The applications that the last counterexample depends on, those to expand first at the front.
    pub(super) fn refinement(&mut self) -> Result<Vec<Application>, VcError> {
        let answer = self.text("the refinement", "(get-refinement)")?;
        applications(&answer).ok_or_else(|| VcError::refused("the refinement", Reply::Other(answer)))
    }

    /// The values of terms in the last counterexample.
    pub(super) fn values(&mut self, terms: &[String]) -> Result<Vec<String>, VcError> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let answer = self.text("the values", &format!("(get-value ({}))", terms.join(" ")))?;
        values(terms.len(), &answer).ok_or_else(|| VcError::refused("the values", Reply::Other(answer)))
    }

    /// The assumptions, all of which are names, in the core of the last check.
    pub(super) fn core(&mut self) -> Result<BTreeSet<String>, VcError> {
        let answer = self.text("the core", "(get-unsat-assumptions)")?;
        Ok(answer.split(['(', ')', ' ', '\n']).map(str::to_owned).collect())
    }

    /// Sends a command whose reply is `success`.
    fn order(&mut self, place: &str, command: &str) -> Result<(), VcError> {
        match self.ask(command)? {
            Reply::Success => Ok(()),
            other => Err(VcError::refused(place, other)),
        }
    }

    /// Sends a command whose reply is a text.
    fn text(&mut self, place: &str, command: &str) -> Result<String, VcError> {
        match self.ask(command)? {
            Reply::Other(text) => Ok(text),
            other => Err(VcError::refused(place, other)),
        }
    }

    fn ask(&mut self, command: &str) -> Result<Reply, VcError> {
        self.transport.send(&format!("{command}\n"))?;
        Ok(self.transport.receive()?)
    }

    /// Sends commands that have a reply each, and receives all replies.
    pub(super) fn batch(&mut self, commands: &[String]) -> Result<Vec<Reply>, VcError> {
        let mut replies = Vec::with_capacity(commands.len());
        for some in commands.chunks(AHEAD) {
            self.transport.send(&some.iter().map(|command| format!("{command}\n")).collect::<String>())?;
            for _ in some {
                replies.push(self.transport.receive()?);
            }
        }
        Ok(replies)
    }
}
