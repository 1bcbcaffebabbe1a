//! Measures the cost of a round trip: small checks, one after the other, over a socket, over a pipe, or with
//! a process each.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use clap::Args;

use super::watch;

/// The flags of `smtlib-bench load`.
#[derive(Args, Debug)]
pub struct LoadOptions {
    /// The address of the daemon, HOST:PORT.
    #[arg(long, value_name = "ADDRESS")]
    connect: Option<String>,
    /// A solver that reads commands from a pipe, such as `z3 -in`; may be repeated.
    #[arg(long, value_name = "COMMAND")]
    pipe: Vec<String>,
    /// A solver that is started for every query and reads it from standard input; may be repeated.
    #[arg(long, value_name = "COMMAND")]
    spawn: Vec<String>,
    /// The number of clients at once.
    #[arg(long, default_value_t = 1)]
    clients: usize,
    /// Queries that a client sends before it reads their answers; more than one measures throughput.
    #[arg(long, default_value_t = 1)]
    pipelined: usize,
    /// With --connect: open this number of sessions first, have each answer a check, and print the memory
    /// they take.
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// The seconds for which each kind of client is measured.
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    seconds: u64,
}

/// Nothing to measure, or a solver that does not answer.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// No kind of client was chosen.
    #[error("name --connect, --pipe or --spawn")]
    Nothing,
    /// A solver cannot be reached, or ended.
    #[error("{0}: {1}")]
    Broken(String, #[source] io::Error),
    /// An answer is not the expected one.
    #[error("{0}: answered `{1}` in place of `sat`")]
    Wrong(String, String),
}

/// The declarations of a session.
const SETUP: &str = "(set-logic QF_BV)(declare-const x (_ BitVec 16))(declare-const y (_ BitVec 16))\n";

/// The queries that are repeated: alternately a bare check, and one with an assertion of its own.
fn query(number: usize) -> String {
    match number % 2 {
        0 => "(check-sat)\n".into(),
        _ => format!("(push 1)(assert (= (bvadd x y) (_ bv{} 16)))(check-sat)(pop 1)\n", number % 65_536),
    }
}

/// A solver that answers line by line.
struct Session {
    input: Box<dyn Write + Send>,
    output: BufReader<Box<dyn io::Read + Send>>,
    child: Option<Child>,
}

impl Session {
    fn socket(address: &str) -> io::Result<Session> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Session {
            output: BufReader::new(Box::new(stream.try_clone()?)),
            input: Box::new(stream),
            child: None,
        })
    }

    fn pipe(command: &str) -> io::Result<Session> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        Ok(Session { input: Box::new(input), output: BufReader::new(Box::new(output)), child: Some(child) })
    }

    fn send(&mut self, text: &str) -> io::Result<()> {
        self.input.write_all(text.as_bytes())?;
        self.input.flush()
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(line.trim().into())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // The process may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[derive(Clone, Debug)]
enum Route {
    Socket(String),
    Pipe(String),
    Spawn(String),
}

impl Route {
    fn name(&self) -> String {
        match self {
            Route::Socket(address) => format!("socket {address}"),
            Route::Pipe(command) => format!("pipe `{command}`"),
            Route::Spawn(command) => format!("spawn `{command}`"),
        }
    }

    fn open(&self) -> io::Result<Option<Session>> {
        let mut session = match self {
            Route::Socket(address) => Session::socket(address)?,
            Route::Pipe(command) => Session::pipe(command)?,
            Route::Spawn(_) => return Ok(None),
        };
        session.input.write_all(SETUP.as_bytes())?;
        Ok(Some(session))
    }

    /// Sends `count` queries from number `first` on, and reads all answers.
    fn ask(&self, session: &mut Option<Session>, first: usize, count: usize) -> io::Result<Vec<String>> {
        let queries = (first..first + count).map(query);
        match (self, session) {
            (_, Some(session)) => {
                session.send(&queries.collect::<String>())?;
                (0..count).map(|_| session.line()).collect()
            }
            (Route::Socket(command) | Route::Pipe(command) | Route::Spawn(command), None) => queries
                .map(|query| {
                    let mut once = Session::pipe(command)?;
                    once.send(&format!("{SETUP}{query}(exit)\n"))?;
                    once.line()
                })
                .collect(),
        }
    }

    /// The times of all groups of queries of one client.
    fn client(&self, until: Instant, pipelined: usize) -> Result<Vec<Duration>, LoadError> {
        let broken = |error| LoadError::Broken(self.name(), error);
        let mut session = self.open().map_err(broken)?;
        let mut times = Vec::new();
        while Instant::now() < until {
            let begin = Instant::now();
            let answers = self.ask(&mut session, times.len() * pipelined, pipelined).map_err(broken)?;
            times.push(begin.elapsed());
            if let Some(wrong) = answers.into_iter().find(|answer| answer != "sat") {
                return Err(LoadError::Wrong(self.name(), wrong));
            }
        }
        Ok(times)
    }
}

/// Measures every kind of client and returns a table.
///
/// # Errors
/// A solver cannot be reached, or gives an unexpected answer.
pub fn load(options: &LoadOptions) -> Result<String, LoadError> {
    let sockets = options.connect.iter().cloned().map(Route::Socket);
    let pipes = options.pipe.iter().cloned().map(Route::Pipe);
    let routes: Vec<Route> =
        sockets.chain(pipes).chain(options.spawn.iter().cloned().map(Route::Spawn)).collect();
    if routes.is_empty() {
        return Err(LoadError::Nothing);
    }
    let mut text = String::new();
    let idle = match &options.connect {
        Some(address) => idle(address, options.idle, &mut text)
            .map_err(|error| LoadError::Broken(address.clone(), error))?,
        None => Vec::new(),
    };
    text += "| route | queries | per second | median us | 99th percentile us |\n|---|---|---|---|---|\n";
    for route in routes {
        let times = measured(&route, options)?;
        let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_micros();
        let queries = times.len() * options.pipelined.max(1);
        let rate = queries as u64 / options.seconds.max(1);
        text += &format!("| {} | {queries} | {rate} | {} | {} |\n", route.name(), at(50), at(99));
    }
    drop(idle);
    Ok(text)
}

/// Opens sessions, sends a check in each, and reports the daemon's memory before and after.
fn idle(address: &str, count: usize, text: &mut String) -> io::Result<Vec<Session>> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let (before, _) = watch(address)?;
    let mut sessions = Vec::with_capacity(count);
    for number in 0..count {
        let mut session = Session::socket(address)?;
        session.send(&format!("{SETUP}{}", query(2 * number + 1)))?;
        session.line()?;
        sessions.push(session);
    }
    let (after, open) = watch(address)?;
    *text += &format!("{} idle sessions: {before} MiB before, {after} MiB after\n\n", open.saturating_sub(1));
    Ok(sessions)
}

/// The times of all clients, ascending; at least one.
fn measured(route: &Route, options: &LoadOptions) -> Result<Vec<Duration>, LoadError> {
    let until = Instant::now() + Duration::from_secs(options.seconds.max(1));
    let results: Vec<_> = std::thread::scope(|scope| {
        let clients: Vec<_> = (0..options.clients.max(1))
            .map(|_| scope.spawn(move || route.client(until, options.pipelined.max(1))))
            .collect();
        clients.into_iter().filter_map(|client| client.join().ok()).collect()
    });
    let mut times = results.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    times.sort_unstable();
    match times.is_empty() {
        true => Err(LoadError::Nothing),
        false => Ok(times),
    }
}
