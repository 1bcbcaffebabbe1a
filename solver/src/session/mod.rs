//! Sessions: the SMT-LIB shell on the engine, driven by the text of a script.
//!
//! A session reads no clock and does no input or output: bytes come in through [`Session::feed`], replies go
//! out through [`Session::step`], and the owner prints them. An owner that does not want to hold a long
//! answer as a whole takes it in pieces: [`Session::next_piece`].

mod answer;
mod execute;
mod info;
mod interpolate;
pub mod options;
mod questions;

use std::sync::Arc;
use std::time::Instant;

use javelin_parser::command::{Command, Named};
use javelin_parser::response::Response;
use javelin_parser::script::{Reported, Script};

use crate::engine::{Host, Solver, Term, Unknown, Verdict};
use crate::proof::kept::KeptProof;
use answer::Answer;
use javelin_term::limits::{Budget, Kind, Stop};
use javelin_term::statistics::Statistic;
use options::Options;
use questions::{Objectives, Valuations};

/// An output channel of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// The channel of answers.
    Regular,
    /// The channel of diagnostics.
    Diagnostic,
}

/// A request to the session's owner. The text of the reply is the answer of an owner that cannot serve it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// `(get-info :session)`: the number and secret under which others can cancel this session's checks.
    Session,
    /// `(get-info :daemon)`: what the daemon is doing.
    Daemon,
    /// `(cancel id secret)`: interrupt the check of another session.
    Cancel {
        /// The number of the session to be interrupted.
        id: u64,
        /// The secret that is known to the owner of that session only.
        secret: String,
    },
}

/// The kind of the next command, by which an owner of many sessions can schedule them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A check, which may take long.
    Check,
    /// A question about the last check.
    Question,
    /// The rest of an answer of which pieces were written.
    Answer,
    /// Any command of another kind.
    Other,
}

/// The effects of one command, in the order in which the owner carries them out: redirect, diagnostics, text,
/// exit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The answer, or a piece of it, without its final newline; `None` for commands without one.
    pub text: Option<String>,
    /// Whether the answer continues after the text: see [`Session::next_piece`].
    pub more: bool,
    /// The reason that an answer in pieces ends in its middle. The session is then over: later output would
    /// be read as a part of the answer.
    pub cut: Option<String>,
    /// Lines for the diagnostic channel.
    pub diagnostics: Vec<String>,
    /// Channels to be redirected from now on, each to `stdout`, `stderr` or a file's name.
    pub redirects: Vec<(Channel, String)>,
    /// A request that the owner answers in place of `text`, if it can.
    pub request: Option<Request>,
    /// Whether the answer is an error.
    pub is_error: bool,
    /// The verdict, if the command was a check.
    pub verdict: Option<Verdict>,
    /// Whether the session is over.
    pub exit: bool,
}

impl Reply {
    fn text(text: impl Into<String>) -> Reply {
        Reply { text: Some(text.into()), ..Reply::default() }
    }

    /// An error in the standard's form.
    pub fn error(message: &str) -> Reply {
        Reply { is_error: true, ..Reply::text(Response::Error(message).to_string()) }
    }
}

/// A term named in the script, and the number of levels that were open then.
struct Label {
    named: Named<Term>,
    level: usize,
}

/// An SMT-LIB session: options, a solver and a parser.
pub struct Session {
    script: Script<Solver>,
    /// The command that was read but not executed.
    read: Option<Reported<Solver>>,
    solver: Solver,
    /// The options that `reset` restores: the defaults, changed by the command line.
    initial: Options,
    options: Options,
    logic: Option<String>,
    /// The answer that is being written.
    answer: Option<Box<Answer>>,
    /// The enumeration that is being written or can be continued.
    valuations: Option<Box<Valuations>>,
    objectives: Objectives,
    /// The text of each open assertion, if texts are recorded.
    texts: Vec<Arc<str>>,
    /// The named terms, for `get-assignment`.
    labels: Vec<Label>,
    /// The texts of the assumptions of the last check.
    assumed: Vec<Arc<str>>,
    /// The reason that the last question was not decided, if it was one for interpolants or optimal values.
    undecided: Option<Unknown>,
    /// Whether a declaration, definition or assertion was made, which fixes the options of the start.
    begun: bool,
    /// The proof, if it is recorded.
    proof: Option<KeptProof>,
    /// Whether the owner receives the events of proofs, which are then not recorded.
    traced: bool,
    /// Whether the channels can lead to files.
    files: bool,
    deadline: Option<Instant>,
}

impl Default for Session {
    fn default() -> Session {
        Session::new(Options::default())
    }
}

impl Session {
    /// A session at its start.
    pub fn new(options: Options) -> Session {
        let mut session = Session {
            script: Script::new(),
            read: None,
            solver: Solver::new(),
            initial: options.clone(),
            options,
            logic: None,
            answer: None,
            valuations: None,
            objectives: Objectives::default(),
            texts: Vec::new(),
            labels: Vec::new(),
            assumed: Vec::new(),
            undecided: None,
            begun: false,
            proof: None,
            traced: false,
            files: true,
            deadline: None,
        };
        session.options_changed();
        session
    }

    /// Sets the time at which every check ends, whatever `:timeout` is.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
        self.solver.set_budget(self.budget());
    }

    /// The bounds of a check.
    fn budget(&self) -> Budget {
        Budget { deadline: self.deadline, ..self.options.budget() }
    }

    /// Checks that the memory of the session, the unread part of the script included, is within the limits,
    /// and that its time is not over.
    ///
    /// # Errors
    /// A limit is reached.
    pub fn check_limits(&self) -> Result<(), Stop> {
        self.check_room(0)
    }

    /// As [`Session::check_limits`], before `more` bytes of the script are added.
    ///
    /// # Errors
    /// A limit is reached.
    pub fn check_room(&self, more: usize) -> Result<(), Stop> {
        self.solver.memory().count(Kind::Script, self.script.held_bytes() as u64);
        self.solver.check_room(self.growth(more))
    }

    /// Gives the session a host, in place of the one before: see [`Solver::set_host`]. Where it has tracers,
    /// proofs go to them in place of `get-proof`.
    pub fn set_host(&mut self, host: Host) {
        (self.proof, self.traced) = (None, host.tracers.is_some());
        self.solver.set_host(host);
        // A host without tracers leaves those of `get-proof` to be set again.
        self.options_changed();
    }

    /// The solver of the session, for typed questions between commands.
    pub fn solver(&self) -> &Solver {
        &self.solver
    }

    /// The bytes that [`Session::feed`] allocates at once for `more` bytes of the script, because the unread
    /// part has to move.
    pub fn growth(&self, more: usize) -> usize {
        self.script.growth(more)
    }

    /// Adds bytes of the script.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.script.feed(bytes);
    }

    /// Ends the script: a command that is not closed is then an error.
    pub fn finish(&mut self) {
        self.script.finish();
    }

    /// Reserves the output channels for the owner, a daemon: `:regular-output-channel` can only be `stdout`,
    /// and `:diagnostic-output-channel` cannot be a file. A token is accepted without a reply even if the
    /// daemon requires none.
    pub fn forbid_files(&mut self) {
        self.files = false;
    }

    /// The number of bytes of the incomplete command that have arrived.
    pub fn open_bytes(&self) -> usize {
        self.script.open_bytes()
    }

    /// The number of open parentheses in the incomplete command.
    pub fn open_parentheses(&self) -> usize {
        self.script.open_parentheses()
    }

    /// Reads the next complete command without executing it; `None` if more bytes are needed.
    pub fn read(&mut self) -> Option<Work> {
        if self.answer.is_some() {
            return Some(Work::Answer);
        }
        if self.enumerates() {
            return Some(Work::Check);
        }
        if self.read.is_none() {
            self.solver.memory().count(Kind::Script, self.script.held_bytes() as u64);
            self.read = self.script.next_command(&mut self.solver);
        }
        Some(match self.read.as_ref()? {
            Ok(
                Command::CheckSat
                | Command::CheckSatAssuming(_)
                | Command::CheckAllSat { .. }
                | Command::CheckAllSatNext { .. }
                | Command::GetAbstraction { .. }
                | Command::GetConsequences { .. }
                | Command::GetEqualities { .. }
                | Command::GetBounds { .. }
                | Command::GetInterpolant { .. }
                | Command::GetInterpolants(_),
            ) => Work::Check,
            Ok(
                Command::GetAssignment
                | Command::GetModel
                | Command::GetRefinement
                | Command::GetUnsatAssumptions
                | Command::GetUnsatCore
                | Command::GetValue(_),
            ) => Work::Question,
            _ => Work::Other,
        })
    }

    /// Executes the next complete command; `None` if more bytes are needed.
    pub fn step(&mut self) -> Option<Reply> {
        let reply = self.next_piece()?;
        Some(if reply.more { self.whole(reply) } else { reply })
    }

    /// As [`Session::step`], but an answer of more than about 64 KB comes in pieces, one with each call: the
    /// replies but the last have [`Reply::more`], and their texts together are the answer. Between the calls
    /// only the state that makes the next piece is held.
    ///
    /// ```
    /// # use javelin_solver::session::Session;
    /// let mut session = Session::default();
    /// session.feed(b"(declare-const x (_ BitVec 1000000))(check-sat)(get-model)");
    /// session.step();
    /// session.step();
    /// let (mut pieces, mut bytes) = (0, 0);
    /// while let Some(reply) = session.next_piece() {
    ///     (pieces, bytes) = (pieces + 1, bytes + reply.text.map_or(0, |text| text.len()));
    /// }
    /// assert!(bytes > 250_000 && bytes / pieces < 100_000);
    /// ```
    pub fn next_piece(&mut self) -> Option<Reply> {
        if let Some(answer) = self.answer.take() {
            return Some(self.go_on(answer));
        }
        if self.enumerates() {
            return Some(self.more_valuations());
        }
        self.read()?;
        let reply = match self.read.take()? {
            Ok(command) => self.execute(command).unwrap_or_else(|refusal| self.refuse(refusal.0)),
            Err(error) => {
                if error.limit && !self.script.asked() {
                    self.solver.miss_assertion(Stop::Memory);
                } else if self.script.asserted() {
                    self.solver.miss_assertion(Stop::Refused);
                }
                Reply::error(&error.to_string())
            }
        };
        let exit = reply.exit || (reply.is_error && self.options.strict);
        Some(Reply { exit, ..reply })
    }

    /// Answers the command that was read with an error instead of executing it; an open enumeration ends.
    pub fn refuse(&mut self, message: String) -> Reply {
        if self.enumerates() {
            return self.end_valuations("canceled");
        }
        self.read = None;
        Reply::error(&self.script.refuse_last(message).to_string())
    }

    /// Counters of all stages; those that are zero are left out.
    pub fn statistics(&self) -> Vec<Statistic> {
        let mut rows = self.solver.statistics();
        rows.retain(|row| row.value > 0);
        rows
    }

    /// Passes changed options to the parser and the engine.
    fn options_changed(&mut self) {
        self.script.set_keep_texts(self.options.produce_assertions);
        self.script.set_global_declarations(self.options.global_declarations);
        self.solver.set_global_declarations(self.options.global_declarations);
        self.solver.set_structural_abstraction(self.options.structural_abstraction);
        self.solver.set_budget(self.budget());
        // After the first check the options of the setup are fixed and unchanged.
        let _ = self.solver.set_setup(self.options.setup());
        match (self.options.produce_proofs, &self.proof) {
            (true, None) if !self.traced => {
                let proof = KeptProof::default();
                self.proof = Some(proof.clone());
                self.solver.set_tracers(Some(Box::new(move || proof.listener())));
            }
            (false, Some(_)) => {
                self.proof = None;
                self.solver.set_tracers(None);
            }
            _ => {}
        }
    }
}

/// Sessions are `Send`: a daemon moves them between threads.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<Session>();
};
