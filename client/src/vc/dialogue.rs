//! The commands of a verifier and their replies: one method for each kind of command.
//!
//! **Here.** A command without an answer is sent with the next one that has one, so a round
//! trip is paid for answers alone. Its success is checked before that answer is returned.

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
    /// A counterexample depends on these applications, those to expand first at the front.
    Refine(Vec<Application>),
    /// No verdict, for this reason.
    Unknown(String),
}

/// A command whose only result is success.
pub(super) struct Order {
    /// The part of the condition that it stands for, for messages.
    pub(super) place: String,
    /// The command as it is sent.
    pub(super) text: String,
    /// Whether the session need not support it.
    pub(super) is_optional: bool,
}

/// A session in which every command has a reply.
pub(super) struct Dialogue {
    transport: Box<dyn Transport>,
    /// The commands that were not sent yet.
    orders: Vec<Order>,
}

impl Dialogue {
    /// Takes a session that was just opened.
    pub(super) fn new(transport: Box<dyn Transport>) -> Result<Dialogue, VcError> {
        let mut dialogue = Dialogue { transport, orders: Vec::new() };
        dialogue.order("the session", "(set-option :print-success true)");
        dialogue.obeyed("")?;
        Ok(dialogue)
    }

    /// Resets the session; commands that were not sent are dropped.
    pub(super) fn reset(&mut self) {
        self.orders.clear();
        self.order("the session", "(reset)");
        self.order("the session", "(set-option :print-success true)");
    }

    /// From now on it is an error if nothing arrives for this long.
    pub(super) fn set_patience(&mut self, patience: Duration) -> Result<(), VcError> {
        Ok(self.transport.set_patience(patience)?)
    }

    /// Limits the time of each check from now on.
    pub(super) fn limit(&mut self, time: Duration) {
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        self.order("the time limit", &format!("(set-option :timeout {milliseconds})"));
    }

    /// Sends one check and returns its verdict, with the reason of `unknown`.
    pub(super) fn verdict(&mut self, check: &str) -> Result<Answer, VcError> {
        let reply = self.ask(check)?;
        match &reply {
            Reply::Other(text) if text == "sat" => Ok(Answer::Sat),
            Reply::Other(text) if text == "unsat" => Ok(Answer::Unsat),
            Reply::Other(text) if text == "unknown" => self.reason(),
            _ => Err(VcError::refused("the check", reply)),
        }
    }

    /// The reason why the last check has no verdict.
    fn reason(&mut self) -> Result<Answer, VcError> {
        // If the reason is not `refine`, the second reply is an error.
        self.transport.send("(get-info :reason-unknown)\n(get-refinement)\n")?;
        let (info, asked) = (self.transport.receive()?, self.transport.receive()?);
        let Reply::Other(text) = &info else { return Err(VcError::refused("the check", info)) };
        let reason = text.strip_prefix("(:reason-unknown ").and_then(|rest| rest.strip_suffix(')'));
        match (reason, asked) {
            (None, _) => Err(VcError::refused("the check", info)),
            (Some("refine"), Reply::Other(asked)) => {
                let all = applications(&asked);
                let all = all.ok_or_else(|| VcError::refused("the refinement", Reply::Other(asked)))?;
                Ok(Answer::Refine(all))
            }
            (Some("refine"), other) => Err(VcError::refused("the refinement", other)),
            (Some(reason), _) => Ok(Answer::Unknown(reason.into())),
        }
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

    /// Queues a command until the next one that has an answer.
    fn order(&mut self, place: &str, text: &str) {
        self.orders.push(Order { place: place.into(), text: text.into(), is_optional: false });
    }

    /// Queues commands until the next one that has an answer.
    pub(super) fn orders(&mut self, orders: impl IntoIterator<Item = Order>) {
        self.orders.extend(orders);
    }

    /// Sends the queued commands and this one, and checks that the queued ones have succeeded.
    fn obeyed(&mut self, last: &str) -> Result<(), VcError> {
        let orders = std::mem::take(&mut self.orders);
        let mut refused = None;
        let mut chunks = orders.chunks(AHEAD).peekable();
        if chunks.peek().is_none() && !last.is_empty() {
            self.transport.send(&format!("{last}\n"))?;
        }
        while let Some(some) = chunks.next() {
            let mut text: String = some.iter().map(|order| format!("{}\n", order.text)).collect();
            if chunks.peek().is_none() && !last.is_empty() {
                text.extend([last, "\n"]);
            }
            self.transport.send(&text)?;
            for order in some {
                let reply = self.transport.receive()?;
                let is_ignored = order.is_optional && reply == Reply::Unsupported;
                if reply != Reply::Success && !is_ignored && refused.is_none() {
                    refused = Some(VcError::refused(order.place.as_str(), reply));
                }
            }
        }
        match refused {
            Some(refused) if last.is_empty() => Err(refused),
            Some(refused) => {
                self.transport.receive().map_or_else(|error| Err(error.into()), |_| Err(refused))
            }
            None => Ok(()),
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
        self.obeyed(command)?;
        Ok(self.transport.receive()?)
    }

    /// Sends commands that have a reply each, and receives all replies.
    pub(super) fn batch(&mut self, commands: &[String]) -> Result<Vec<Reply>, VcError> {
        self.obeyed("")?;
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
