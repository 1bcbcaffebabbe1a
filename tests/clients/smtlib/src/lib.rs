//! Javelin as a backend of the crate `smtlib`: a child process, one command in, one answer out.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use smtlib::lowlevel::{Error, ast};

/// A solver process with its pipes.
#[derive(Debug)]
pub struct Javelin {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Javelin {
    /// Starts the solver: `$JAVELIN`, or the release build of this repository.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn start() -> std::io::Result<Javelin> {
        let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../target/release/javelin");
        let program = std::env::var_os("JAVELIN").map_or_else(|| built.into(), PathBuf::from);
        let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are piped");
        };
        Ok(Javelin { child, input, output: BufReader::new(output) })
    }
}

/// The number of open parentheses of an answer. Javelin's answers to this client have none in strings or
/// names.
fn open_parentheses(answer: &str) -> usize {
    let count = |wanted| answer.matches(wanted).count();
    count('(').saturating_sub(count(')'))
}

impl smtlib::Backend for Javelin {
    fn exec(&mut self, command: ast::Command) -> Result<String, Error> {
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        let mut answer = String::new();
        loop {
            if self.output.read_line(&mut answer)? == 0 {
                return Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into());
            }
            if open_parentheses(&answer) == 0 {
                return Ok(answer);
            }
        }
    }
}

impl Drop for Javelin {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
