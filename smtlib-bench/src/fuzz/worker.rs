//! Long-lived solver processes that answer script after script.

use super::script::open_levels;
use super::sexpr::{Sexpr, lines, read_all};
use super::weights::Logic;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// Printed after the answers to a script.
const MARKER: &str = "--answered--";
/// The limit of a solver's address space, in bytes.
const MEMORY: u64 = 6 << 30;
/// The number of bytes of a solver's standard error that are kept.
const KEPT_ERRORS: usize = 4 << 10;
/// A solver that is driven through levels is reset after this number of scripts.
const SCRIPTS_PER_RESET: u32 = 200;
/// Commands that are not sent to the Bitwuzla wheel, which crashes on equations between members of declared
/// sorts.
const REFUSED_BY_BITWUZLA: &[&str] = &["declare-sort"];
/// The script that drives a Python wheel.
const WHEEL_SCRIPT: &str = include_str!("../../python/fuzz_worker.py");

/// The way a script is sent and its state removed afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Framing {
    /// On a level of its own that is popped, which is faster than a slow `reset`.
    Levels,
    /// With a `reset` before it.
    Reset,
    /// With its length before it.
    Length,
}

/// The program of a solver, and how scripts are sent to it.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name of the solver in reports.
    pub name: String,
    command: Vec<String>,
    framing: Framing,
    refused: &'static [&'static str],
}

/// The end of a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// All commands are answered.
    Done,
    /// The process was killed at its limit.
    TimedOut,
    /// The process ended by itself; with its exit status and its last message.
    Crashed(String),
}

/// The reply of a solver to a script.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The answers in their order.
    pub answers: Vec<Sexpr>,
    /// The end of the reply.
    pub end: End,
    /// The text on its standard error so far.
    pub errors: String,
}

impl Reply {
    /// The first error among the answers. After a check with the verdict `unknown`, errors of queries are
    /// correct.
    pub fn error(&self) -> Option<&Sexpr> {
        let mut is_unknown = false;
        self.answers.iter().find(|answer| {
            match answer.text() {
                Some("sat" | "unsat") => is_unknown = false,
                Some("unknown") => is_unknown = true,
                _ => {}
            }
            !is_unknown && (answer.head() == "error" || answer.text() == Some("unsupported"))
        })
    }
}

impl Program {
    /// A solver that is known by name: `z3`, or one of the wheels `bitwuzla` and `cvc5`. A check may take
    /// `limit`.
    pub fn outside(name: &str, limit: Duration) -> Option<Program> {
        let limit = limit.as_millis().max(1).to_string();
        let (command, framing) = match name {
            "z3" => (vec!["z3".to_owned(), "-in".to_owned(), format!("-t:{limit}")], Framing::Levels),
            "bitwuzla" | "cvc5" => {
                let words = ["python3", "-c", WHEEL_SCRIPT, name, &limit, MARKER];
                (words.map(str::to_owned).to_vec(), Framing::Length)
            }
            _ => return None,
        };
        let refused = if name == "bitwuzla" { REFUSED_BY_BITWUZLA } else { &[] };
        Some(Program { name: name.to_owned(), command, framing, refused })
    }

    /// Any solver that reads scripts from its standard input and knows `reset` and `echo`.
    pub fn reading(name: &str, command: Vec<String>) -> Program {
        Program { name: name.to_owned(), command, framing: Framing::Reset, refused: &[] }
    }
}

#[derive(Debug)]
struct Process {
    child: Child,
    input: Sender<String>,
    output: Receiver<String>,
    /// The read end of its standard error. It is read when an answer is complete, so that messages are
    /// attributed to the script that caused them.
    errors: UnixStream,
}

/// A solver process, started when it is first needed, and restarted after it has ended.
#[derive(Debug)]
pub struct Worker {
    program: Program,
    process: Option<Process>,
    asked: u32,
    startled: bool,
    /// The logic of a solver that is driven through levels.
    logic: Option<Logic>,
}

impl Worker {
    /// A worker that will run the program.
    pub fn new(program: Program) -> Worker {
        Worker { program, process: None, asked: 0, startled: false, logic: None }
    }

    /// The name of the solver.
    pub fn name(&self) -> &str {
        &self.program.name
    }

    /// Whether the program can be started and answers.
    pub fn works(&mut self) -> bool {
        let probe = [Sexpr::apply("set-logic", [Sexpr::atom("QF_BV")]), Sexpr::apply("check-sat", [])];
        let reply = self.ask(&probe, Duration::from_secs(30));
        reply.is_ok_and(|reply| reply.end == End::Done && reply.answers == [Sexpr::atom("sat")])
    }

    /// Whether the solver is known not to accept such a script.
    pub fn refuses(&self, script: &[Sexpr]) -> bool {
        script.iter().any(|command| self.program.refused.contains(&command.head()))
    }

    /// Sends a script and waits for the answers.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn ask(&mut self, script: &[Sexpr], limit: Duration) -> io::Result<Reply> {
        let fresh = self.process.is_none();
        let text = self.framed(script, fresh);
        self.exchange(text, limit)
    }

    /// Sends more commands of the last script, to a solver that is not driven through levels.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn ask_more(&mut self, commands: &[Sexpr], limit: Duration) -> io::Result<Reply> {
        self.exchange(format!("{}{}", lines(commands), echo()), limit)
    }

    fn exchange(&mut self, text: String, limit: Duration) -> io::Result<Reply> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => start(&self.program.command)?,
        };
        let deadline = Instant::now() + limit;
        // A send fails if the process has ended, which is noticed when the answer is read.
        let _ = process.input.send(text);
        let mut text = String::new();
        let end = loop {
            match process.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) if line.contains(MARKER) => break End::Done,
                Ok(line) => text.push_str(&line),
                Err(RecvTimeoutError::Timeout) => break End::TimedOut,
                Err(RecvTimeoutError::Disconnected) => {
                    let status = process.child.wait()?;
                    break End::Crashed(format!("{status} {}", said(&process.errors).trim()));
                }
            }
        };
        let errors = said(&process.errors);
        if end == End::Done {
            self.process = Some(process);
        } else {
            stop(process);
        }
        // A text that is not a sequence of expressions becomes an error.
        let unreadable =
            |cause| vec![Sexpr::apply("error", [Sexpr::atom(format!("\"{cause} in the answer\""))])];
        let answers =
            if end == End::Done { read_all(&text).unwrap_or_else(unreadable) } else { whole_lines(&text) };
        let reply = Reply { answers, end, errors };
        self.startled = reply.error().is_some();
        Ok(reply)
    }

    fn framed(&mut self, script: &[Sexpr], fresh: bool) -> String {
        self.asked = if fresh { 0 } else { self.asked + 1 };
        let echo = echo();
        match self.program.framing {
            Framing::Length => {
                let text = lines(script);
                format!("{}\n{text}", text.len())
            }
            Framing::Reset => format!("(reset)\n{}{echo}", lines(script)),
            Framing::Levels => {
                let plain = script
                    .iter()
                    .all(|command| !matches!(command.head(), "reset-assertions" | "reset" | "set-option"));
                let logic = Logic::of(script);
                let over = fresh
                    || self.startled
                    || !plain
                    || self.logic != Some(logic)
                    || self.asked.is_multiple_of(SCRIPTS_PER_RESET);
                self.logic = Some(logic).filter(|_| plain);
                // With the name of an array logic, Z3 accepts no nested arrays.
                let logic_name = if logic == Logic::Bv { "QF_BV" } else { "ALL" };
                let before =
                    if over { format!("(reset)\n(set-logic {logic_name})\n") } else { String::new() };
                let rest: Vec<Sexpr> =
                    script.iter().filter(|command| command.head() != "set-logic").cloned().collect();
                if !plain {
                    return format!("{before}{}{echo}", lines(&rest));
                }
                format!("{before}(push 1)\n{}(pop {})\n{echo}", lines(&rest), 1 + open_levels(&rest))
            }
        }
    }
}

/// The command that shows that everything before it is answered.
fn echo() -> String {
    format!("(echo \"{MARKER}\")\n")
}

impl Drop for Worker {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            stop(process);
        }
    }
}

/// The expressions of the lines that can be parsed on their own: the answers before the process ended.
fn whole_lines(text: &str) -> Vec<Sexpr> {
    text.lines().filter_map(|line| read_all(line).ok()).flatten().collect()
}

fn start(command: &[String]) -> io::Result<Process> {
    let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let (errors, theirs) = UnixStream::pair()?;
    errors.set_nonblocking(true)?;
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(OwnedFd::from(theirs))
        .spawn()?;
    let pid = Pid::from_child(&child);
    let limit = |value| Rlimit { current: Some(value), maximum: Some(value) };
    // These limits are a backstop: if the system refuses them, the process runs without.
    let _ = prlimit(Some(pid), Resource::As, limit(MEMORY));
    let _ = prlimit(Some(pid), Resource::Core, limit(0));
    let (input, texts) = mpsc::channel::<String>();
    if let Some(mut stdin) = child.stdin.take() {
        thread::spawn(move || {
            for text in texts {
                if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
    }
    let (sender, output) = mpsc::channel();
    if let Some(stdout) = child.stdout.take() {
        thread::spawn(move || send_lines(stdout, &sender));
    }
    Ok(Process { child, input, output, errors })
}

fn send_lines(stream: impl Read, sender: &Sender<String>) {
    let mut stream = BufReader::new(stream);
    let mut line = Vec::new();
    while stream.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
        if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            break;
        }
        line.clear();
    }
}

/// The text that has arrived so far, up to a length.
fn said(mut stream: &UnixStream) -> String {
    let mut text = Vec::new();
    let mut chunk = [0; 4096];
    while let Ok(count @ 1..) = stream.read(&mut chunk) {
        if text.len() < KEPT_ERRORS {
            text.extend_from_slice(chunk.get(..count).unwrap_or_default());
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn stop(mut process: Process) {
    // It may have ended by itself; then there is nothing to kill, only to reap.
    let _ = process.child.kill();
    let _ = process.child.wait();
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::read_all;
    use super::*;

    fn shell(text: &str) -> Worker {
        let command = ["sh", "-c", text].map(str::to_owned).to_vec();
        Worker::new(Program::reading("shell", command))
    }

    #[test]
    fn answers_end_at_the_marker() {
        let mut worker = shell(&format!(
            "while read line; do case $line in *check-sat*) echo sat;; *echo*) echo '\"{MARKER}\"';; \
            esac; done"
        ));
        let script = read_all("(check-sat)(push)(check-sat)").unwrap();
        for _ in 0..3 {
            let reply = worker.ask(&script, Duration::from_secs(20)).unwrap();
            assert_eq!((reply.answers.len(), reply.end), (2, End::Done));
        }
        assert!(worker.works() || worker.process.is_some());
    }

    #[test]
    fn errors_count_unless_the_check_before_was_unknown() {
        let error = |answers: &str| {
            let answers = read_all(answers).unwrap();
            Reply { answers, end: End::Done, errors: String::new() }.error().is_some()
        };
        assert!(error("sat (error \"no model\")") && error("(error \"no\") unknown") && error("unsupported"));
        assert!(!error("unknown (error \"no model\")") && !error("sat ((x 1))"));
        assert!(error("unknown (error \"no model\") unsat (error \"no core\")"));
    }

    #[test]
    fn hanging_and_crashing_solvers_are_replaced() {
        let mut worker = shell("echo sat; exec sleep 100");
        let started = Instant::now();
        let reply = worker.ask(&[], Duration::from_millis(300)).unwrap();
        assert_eq!((reply.answers, reply.end), (vec![Sexpr::atom("sat")], End::TimedOut));
        assert!(started.elapsed() < Duration::from_secs(20) && worker.process.is_none());
        let mut worker = shell("echo sat; echo ouch >&2; exit 3");
        let reply = worker.ask(&[], Duration::from_secs(20)).unwrap();
        assert!(matches!(reply.end, End::Crashed(cause) if cause.contains('3')));
        let mut worker = Worker::new(Program::reading("none", vec!["/no/such/program".into()]));
        assert!(worker.ask(&[], Duration::from_secs(1)).is_err() && !worker.works());
    }
}
