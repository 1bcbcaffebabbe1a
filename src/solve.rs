//! A script from bytes to answers: reads, lets the session step, prints and flushes.

use std::fs::OpenOptions;
use std::io::{self, Read, Write};
use std::time::Instant;

use javelin_solver::session::{Channel, Reply, Session};

use crate::cli::{Arguments, Failure, stats};
use crate::proof::ScriptProof;

/// How much is read at a time. A pipe delivers what is there, so a client never waits for this to fill.
const CHUNK: usize = 1 << 16;

/// The two output channels of a session.
struct Outputs {
    regular: Box<dyn Write>,
    diagnostic: Box<dyn Write>,
}

impl Outputs {
    fn open(name: &str) -> io::Result<Box<dyn Write>> {
        Ok(match name {
            "stdout" => Box::new(io::stdout()),
            "stderr" => Box::new(io::stderr()),
            path => Box::new(OpenOptions::new().create(true).append(true).open(path)?),
        })
    }

    /// Acts on one reply: redirects, then prints and flushes.
    fn print(&mut self, mut reply: Reply) -> io::Result<Reply> {
        for (channel, name) in std::mem::take(&mut reply.redirects) {
            match Outputs::open(&name) {
                Ok(output) if channel == Channel::Regular => self.regular = output,
                Ok(output) => self.diagnostic = output,
                Err(error) => reply = Reply::error(&format!("set-option: cannot write {name}: {error}")),
            }
        }
        for line in &reply.diagnostics {
            writeln!(self.diagnostic, "{line}")?;
        }
        if let Some(text) = &mut reply.text {
            text.push('\n');
            self.regular.write_all(text.as_bytes())?;
            self.regular.flush()?;
        }
        Ok(reply)
    }
}

/// Runs a script to its end or its `exit`; returns the exit status.
///
/// # Errors
/// Input or output fails. A reader of the answers that has gone away is not an error: the run just ends.
pub fn run(arguments: &Arguments, mut input: Box<dyn Read>) -> Result<i32, Failure> {
    let mut session = Session::new(arguments.session_options());
    session.set_listener(arguments.ear(';'));
    let proof = ScriptProof::asked(arguments);
    if let Some(proof) = proof.clone() {
        session.set_tracers(Box::new(move || proof.listener()));
    }
    session.set_end(arguments.timeout.map(|timeout| Instant::now() + timeout));
    let mut outputs = Outputs { regular: Box::new(io::stdout()), diagnostic: Box::new(io::stderr()) };
    let mut chunk = vec![0; CHUNK];
    let mut status = 0;
    'script: loop {
        let read = match input.read(&mut chunk) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other.map_err(|error| Failure::Input("the script".into(), error))?,
        };
        match read {
            0 => session.finish(),
            _ => session.feed(&chunk[..read]),
        }
        while let Some(reply) = session.step() {
            let reply = match outputs.print(reply) {
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break 'script,
                other => other.map_err(Failure::Output)?,
            };
            status |= i32::from(reply.is_error);
            if reply.exit {
                break 'script;
            }
        }
        if read == 0 {
            break;
        }
    }
    if arguments.stats {
        eprint!("{}", stats::table(';', &session.statistics()));
    }
    proof.map_or(Ok(status), |proof| proof.finish().map(|()| status))
}
