//! Sessions: one assertion stack, driven by the text of a script or by commands.
//!
//! A session reads no clock and does no input or output: bytes come in through [`Session::feed`], replies go
//! out through [`Session::step`], and whoever owns it prints them.

pub mod elaborate;
pub mod execute;
pub mod info;
pub mod options;
mod summaries;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use javelin_parser::command::{Command, Quoted};
use javelin_parser::response::Response;
use javelin_parser::script::{Reported, Script};

use crate::answer::canonical::Answers;
use crate::answer::verdict::Verdict;
use crate::limits::{Account, Limits};
use crate::pipeline::stack::Stack;
use crate::pipeline::{Pipeline, Setup};
use crate::proof::event::Tracer;
use crate::statistics::Statistic;
use crate::term::graph::Term;
use elaborate::Elaborator;
use options::Options;

/// An output channel of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// Where answers go.
    Regular,
    /// Where diagnostics go.
    Diagnostic,
}

/// What a command asks of the session's owner. The reply says what stands where the owner cannot do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// `(get-info :session)`: the number and secret under which others can cancel this session's checks.
    Session,
    /// `(get-info :daemon)`: what the daemon is doing.
    Daemon,
    /// `(cancel id secret)`: interrupt the check of another session.
    Cancel {
        /// The number of the session.
        id: u64,
        /// What only its owner knows.
        secret: String,
    },
}

/// What the next command asks for, so that an owner of many sessions can plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A check, which may take long.
    Check,
    /// A question about the last check.
    Question,
    /// Anything else.
    Other,
}

/// What one command leads to, in the order in which the owner acts: redirect, diagnostics, text, exit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The answer, without its final newline; `None` for silence.
    pub text: Option<String>,
    /// Lines for the diagnostic channel.
    pub diagnostics: Vec<String>,
    /// Channels to point elsewhere from now on: `stdout`, `stderr` or a file's name.
    pub redirects: Vec<(Channel, String)>,
    /// What the owner answers in place of `text`, if it can.
    pub request: Option<Request>,
    /// Whether the answer is an error.
    pub is_error: bool,
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

/// The last check and what it was asked.
struct Checked {
    assumptions: Vec<Quoted<Term>>,
    verdict: Verdict,
}

/// Makes a listener for the proof of one formula.
pub type TracerSource = Box<dyn FnMut() -> Box<dyn Tracer + Send> + Send>;

/// An SMT-LIB session.
pub struct Session {
    script: Script<Elaborator>,
    /// The command that was read and not yet executed.
    read: Option<Reported<Elaborator>>,
    elaborator: Elaborator,
    /// The options that `reset` returns to: the defaults with what the command line set.
    initial: Options,
    options: Options,
    logic: Option<String>,
    stack: Stack,
    pipeline: Option<Pipeline>,
    /// What the pipeline took after the last check, where that is counted.
    pipeline_bytes: u64,
    /// `None` before the first check and after the assertions changed.
    checked: Option<Checked>,
    /// Whether a declaration, definition or assertion was made: options of the start are then fixed.
    begun: bool,
    /// Whether the channels can lead to files.
    files: bool,
    /// Where answers of all sessions are kept.
    answers: Option<Arc<dyn Answers>>,
    deadline: Option<Instant>,
    cancel: Arc<AtomicBool>,
    tracers: Option<TracerSource>,
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
            elaborator: Elaborator::new(),
            initial: options.clone(),
            options,
            logic: None,
            stack: Stack::default(),
            pipeline: None,
            pipeline_bytes: 0,
            checked: None,
            begun: false,
            files: true,
            answers: None,
            deadline: None,
            cancel: Arc::default(),
            tracers: None,
        };
        session.options_changed();
        session
    }

    /// Ends every check at this moment, whatever `:timeout` says.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Sets who is told of the proof: a listener for each formula, the first one and one after each reset. Call it
    /// before the first assertion.
    pub fn set_tracers(&mut self, source: TracerSource) {
        self.tracers = Some(source);
    }

    /// Set from another thread, this ends the running check.
    pub fn cancel_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    /// Another flag in place of [`Session::cancel_flag`]'s.
    pub fn set_cancel_flag(&mut self, cancel: Arc<AtomicBool>) {
        self.cancel = cancel;
    }

    /// Adds bytes of the script.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.script.feed(bytes);
    }

    /// Says that no more bytes come: a command that is not closed is then an error.
    pub fn finish(&mut self) {
        self.script.finish();
    }

    /// Looks for answers there before solving, and keeps those that are found.
    pub fn set_answers(&mut self, answers: Arc<dyn Answers>) {
        self.answers = Some(answers);
    }

    /// Answers and diagnostics stay with the owner: `:regular-output-channel` can only be `stdout`, and
    /// `:diagnostic-output-channel` no file.
    pub fn forbid_files(&mut self) {
        self.files = false;
    }

    /// Parsing stops when this is set from another thread: the command is then an error.
    pub fn set_abandoned(&mut self, abandoned: Arc<AtomicBool>) {
        self.elaborator.limits.cancel = abandoned;
    }

    /// Whoever is told how much memory is in use, and can refuse more: checks then answer `unknown`, and commands that
    /// make terms are errors.
    pub fn set_account(&mut self, account: Arc<dyn Account>) {
        self.elaborator.limits.account = Some(account);
    }

    /// About how many bytes are in use.
    pub fn bytes(&self) -> u64 {
        self.bytes_outside_terms() + self.elaborator.graph.bytes()
    }

    fn bytes_outside_terms(&self) -> u64 {
        self.script.held_bytes() as u64 + self.pipeline_bytes
    }

    /// How many bytes are held of a command that is not complete.
    pub fn held_bytes(&self) -> usize {
        self.script.held_bytes()
    }

    /// How many parentheses of the command that is not complete are open.
    pub fn open_parentheses(&self) -> usize {
        self.script.open_parentheses()
    }

    /// Reads the next command that is complete without executing it; `None` when more bytes are needed.
    pub fn read(&mut self) -> Option<Work> {
        if self.read.is_none() {
            self.elaborator.limits.held = self.bytes_outside_terms();
            self.read = self.script.next_command(&mut self.elaborator);
        }
        Some(match self.read.as_ref()? {
            Ok(Command::CheckSat | Command::CheckSatAssuming(_)) => Work::Check,
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

    /// Executes the next command that is complete; `None` when more bytes are needed.
    pub fn step(&mut self) -> Option<Reply> {
        self.read()?;
        let reply = match self.read.take()? {
            Ok(command) => self.execute(command).unwrap_or_else(|refusal| self.refuse(refusal.0)),
            Err(error) => Reply::error(&error.to_string()),
        };
        Some(reply)
    }

    /// Answers the command that was read with an error, in place of executing it.
    pub fn refuse(&mut self, message: String) -> Reply {
        self.read = None;
        Reply::error(&self.script.refuse_last(message).to_string())
    }

    /// Counters of all stages.
    pub fn statistics(&self) -> Vec<Statistic> {
        let terms = self.elaborator.graph.len() as u64;
        let mut rows = vec![Statistic::new("terms", terms, "Terms of the graph.")];
        rows.extend(self.pipeline.iter().flat_map(Pipeline::statistics));
        rows
    }

    fn limits(&self) -> Limits {
        Limits {
            cancel: Arc::clone(&self.cancel),
            account: self.elaborator.limits.account.clone(),
            held: self.script.held_bytes() as u64,
            ..self.options.limits().until(self.deadline)
        }
    }

    fn keep_pipeline(&mut self, mut pipeline: Pipeline) {
        let is_counted = self.elaborator.limits.account.is_some();
        self.pipeline_bytes = if is_counted { pipeline.bytes() } else { 0 };
        self.pipeline = Some(pipeline);
    }

    fn drop_pipeline(&mut self) {
        self.pipeline = None;
        self.pipeline_bytes = 0;
    }

    fn pipeline(&mut self) -> Pipeline {
        self.pipeline.take().unwrap_or_else(|| {
            let mut pipeline = Pipeline::new(Setup {
                rewrite_level: self.options.rewrite_level as u8,
                preprocess: self.options.preprocess,
                track_named: self.options.produce_unsat_cores,
                check_proofs: self.options.check_proofs,
                params: self.options.params.clone(),
            });
            if let Some(source) = &mut self.tracers {
                pipeline.trace(source());
            }
            pipeline
        })
    }

    /// Passes on to the parser the options that concern it.
    fn options_changed(&mut self) {
        self.script.set_keep_texts(self.options.produce_assertions);
        self.script.set_global_declarations(self.options.global_declarations);
        self.elaborator.structural_abstraction = self.options.structural_abstraction;
        self.elaborator.inline_size = self.options.params.abstraction_inline_size;
    }
}

/// A session moves between threads: a daemon hands it to whichever is free.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<Session>();
};
