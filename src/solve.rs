//! A script from bytes to answers: reads, lets the session step, prints and flushes.

use std::fs::OpenOptions;
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use javelin_solver::session::{Channel, Reply, Session, Work};
use javelin_solver::{Host, TracerSource};
use javelin_term::limits::{Memory, Stop};

use crate::allocator;
use crate::cli::input::Input;
use crate::cli::signals::Signals;
use crate::cli::{Arguments, Failure, note, stats};
use crate::proof::ScriptProof;

/// How much is read at a time. A pipe delivers the bytes that have arrived, so a client never waits for
/// this to fill.
const CHUNK: usize = 1 << 16;

/// The time for which commands are still executed after the time limit of the run: requests for the reason
/// are answered, and further checks answer `unknown`.
const GRACE: Duration = Duration::from_millis(30);

/// The time limit of the run.
struct Clock {
    end: Option<Instant>,
    /// The time at which it was found to be over.
    over: Option<Instant>,
}

impl Clock {
    /// Whether no further command is to be executed.
    fn is_over(&mut self) -> bool {
        let now = Instant::now();
        if self.over.is_none() && self.end.is_some_and(|end| now >= end) {
            self.over = Some(now);
        }
        self.over.is_some_and(|over| now >= over + GRACE)
    }
}

/// An output channel and its destination.
struct OpenChannel {
    name: String,
    stream: Box<dyn Write>,
}

impl OpenChannel {
    fn open(name: &str) -> io::Result<OpenChannel> {
        let stream: Box<dyn Write> = match name {
            "stdout" => Box::new(io::stdout()),
            "stderr" => Box::new(io::stderr()),
            path => Box::new(OpenOptions::new().create(true).append(true).open(path)?),
        };
        Ok(OpenChannel { name: name.to_owned(), stream })
    }
}

/// The two output channels of a session.
struct Outputs {
    regular: OpenChannel,
    diagnostic: OpenChannel,
}

impl Outputs {
    /// The channels of a session at its start.
    fn of(session: &Session) -> Result<Outputs, Failure> {
        let open = |channel| {
            let name = session.channel(channel);
            OpenChannel::open(name).map_err(|error| Failure::Channel(name.to_owned(), error))
        };
        Ok(Outputs { regular: open(Channel::Regular)?, diagnostic: open(Channel::Diagnostic)? })
    }

    /// Redirects the channels as a reply requests; returns the reply to print.
    fn redirect(&mut self, session: &mut Session, mut reply: Reply) -> Reply {
        for (channel, name) in std::mem::take(&mut reply.redirects) {
            let output = match channel {
                Channel::Regular => &mut self.regular,
                Channel::Diagnostic => &mut self.diagnostic,
            };
            if output.name == name {
                continue;
            }
            match OpenChannel::open(&name) {
                Ok(opened) => *output = opened,
                Err(error) => {
                    let message = format!("set-option: cannot write {name}: {error}");
                    reply = session.refuse_channel(channel, &output.name, &message);
                }
            }
        }
        reply
    }

    /// Prints a reply and flushes.
    fn print(&mut self, mut reply: Reply) -> io::Result<Reply> {
        let (regular, diagnostic) = (&mut self.regular.stream, &mut self.diagnostic.stream);
        for line in &reply.diagnostics {
            writeln!(diagnostic, "{line}")?;
        }
        if let Some(text) = &mut reply.text {
            text.push_str(if reply.more { "" } else { "\n" });
            regular.write_all(text.as_bytes())?;
            regular.flush()?;
        }
        if let Some(reason) = &reply.cut {
            writeln!(regular)?;
            writeln!(diagnostic, "javelin: the answer is cut off: {reason}")?;
        }
        Ok(reply)
    }
}

/// Runs a script to its end or its `exit`; returns the exit status. After a signal no more is read;
/// commands that were read already are executed up to the next check or error, so that the reason can be
/// requested.
///
/// # Errors
/// Input or output fails. A closed output is not an error: the run ends.
pub fn run(arguments: &Arguments, input: &Input, signals: &Signals) -> Result<i32, Failure> {
    let memory = allocator::program_memory();
    let _turn = memory.enter();
    let end = arguments.end();
    let (listener, written) = arguments.monitor(';');
    let proof = ScriptProof::asked(arguments);
    let tracers = proof.clone().map(|proof| Box::new(move || proof.listener()) as TracerSource);
    let mut session = Session::new(arguments.session_options());
    session.set_host(Host { listener, tracers, ..host(signals, &memory, end) });
    let mut clock = Clock { end, over: None };
    let mut outputs = Outputs::of(&session)?;
    let mut input = input.bytes(signals);
    let mut chunk = vec![0; CHUNK];
    let mut status = 0;
    let mut ended = false;
    while !ended {
        let read = match input.read(&mut chunk) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) if signals.status().is_some() => break,
            other => other.map_err(|error| Failure::Input("the script".into(), error))?,
        };
        // A full chunk suggests that much more follows.
        let is_much = read == CHUNK;
        let mut is_too_much = is_much && session.check_room(read) == Err(Stop::Memory);
        if !is_too_much {
            match read {
                0 => session.finish(),
                _ => session.feed(&chunk[..read]),
            }
            ended = execute(&mut session, &mut outputs, signals, &mut clock, &mut status)? || read == 0;
            is_too_much = is_much && session.check_limits() == Err(Stop::Memory);
        }
        if is_too_much {
            let message =
                "limit memory: the script and what it defines take more than they may; the run ends";
            status |= i32::from(outputs.print(Reply::error(message)).map_err(Failure::Output)?.is_error);
            break;
        }
    }
    if arguments.stats {
        note(&stats::table(';', &session.statistics()))?;
    }
    // The process ends, so the memory of the session need not be freed piece by piece.
    std::mem::forget(session);
    written.check()?;
    proof.map_or(Ok(status), |proof| proof.finish().map(|()| status))
}

/// The host of the session of a run: its memory is the program's, signals cancel it, and at the end of the
/// run it stops.
pub fn host(signals: &Signals, memory: &Arc<Memory>, end: Option<Instant>) -> Host {
    let [cancel, abandoned] = [signals.cancel_flag(), signals.cancel_flag()];
    Host { memory: Arc::clone(memory), cancel, abandoned, end, ..Host::default() }
}

/// Executes the commands that have arrived; returns whether the run ends with them.
fn execute(
    session: &mut Session,
    outputs: &mut Outputs,
    signals: &Signals,
    clock: &mut Clock,
    status: &mut i32,
) -> Result<bool, Failure> {
    while let Some(work) = session.read() {
        if work == Work::Check && signals.status().is_some() {
            return Ok(true);
        }
        if work != Work::Answer && clock.is_over() {
            let message = "timeout: the time for the run is over; what follows is not executed";
            outputs.print(Reply::error(message)).map_err(Failure::Output)?;
            *status = 1;
            return Ok(true);
        }
        let Some(reply) = session.next_piece() else { break };
        let reply = outputs.redirect(session, reply);
        let reply = match outputs.print(reply) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(true),
            other => other.map_err(Failure::Output)?,
        };
        *status |= i32::from(reply.is_error);
        if reply.exit || (reply.is_error && signals.status().is_some()) {
            return Ok(true);
        }
    }
    Ok(false)
}
