//! A daemon of a test's own, and clients that speak to it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The time limit of an answer, for loaded machines.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Factoring the product of two 40-bit primes takes minutes.
pub const HARD: &str = "(set-logic QF_BV)(declare-const a (_ BitVec 80))(declare-const b (_ BitVec 80))
    (assert (= (bvmul a b) (_ bv604462909806215075725313 80)))
    (assert (bvult a (_ bv1099511627776 80)))(assert (bvult b (_ bv1099511627776 80)))
    (assert (bvugt a (_ bv1 80)))(assert (bvugt b (_ bv1 80)))(check-sat)\n";

/// A file of a test's own, whose name no other test uses.
pub fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.display().to_string()
}

/// A certificate or a key for tests.
pub fn pem(name: &str) -> String {
    format!("{}/tests/daemon/tls/{name}.pem", env!("CARGO_MANIFEST_DIR"))
}

/// A running daemon; killed when dropped.
pub struct Daemon {
    child: Child,
    /// The addresses where it listens, in the order of its flags.
    pub addresses: Vec<String>,
    /// The address of its metrics.
    pub metrics: Option<String>,
}

impl Daemon {
    /// Starts a daemon on a free port of loopback.
    pub fn start(flags: &[&str]) -> Daemon {
        Daemon::listening(&["127.0.0.1:0"], flags)
    }

    /// Starts a daemon on these addresses.
    pub fn listening(addresses: &[&str], flags: &[&str]) -> Daemon {
        Daemon::run(Command::new(env!("CARGO_BIN_EXE_javelin")), addresses, flags)
    }

    /// Starts a daemon by this command, which has no arguments of the program yet.
    pub fn run(mut command: Command, addresses: &[&str], flags: &[&str]) -> Daemon {
        let metrics: &[&str] = if flags.contains(&"--metrics") { &[] } else { &["--metrics", "127.0.0.1:0"] };
        let mut child = command
            .args(["serve", "--listen", &addresses.join(",")])
            .args(metrics)
            .args(flags)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut found = Vec::new();
        let mut metrics = None;
        while found.len() < addresses.len() || metrics.is_none() {
            let line = log.next().expect("the daemon says where it listens").unwrap();
            found.extend(line.split_once("listening on ").map(|(_, address)| address.trim().to_string()));
            metrics = metrics.or_else(|| {
                let (_, address) = line.split_once("metrics on ")?;
                Some(address.split_once("://")?.1.trim_end_matches("/metrics").into())
            });
        }
        std::thread::spawn(move || log.for_each(drop));
        Daemon { child, addresses: found, metrics }
    }

    /// Starts a daemon, and a client with a check that does not end.
    pub fn busy(flags: &[&str]) -> (Daemon, Client) {
        let daemon = Daemon::start(flags);
        let mut client = daemon.connect();
        client.send(HARD);
        daemon.until("running-checks", 1);
        (daemon, client)
    }

    /// A connection to the first address.
    pub fn connect(&self) -> Client {
        Client::new(TcpStream::connect(&self.addresses[0]).unwrap())
    }

    /// The number that `(get-info :daemon)` gives under a name.
    pub fn number(&self, name: &str) -> u64 {
        self.numbers([name])[0]
    }

    /// The numbers that one answer to `(get-info :daemon)` gives under these names. Numbers of two answers
    /// need not have been true at the same time.
    pub fn numbers<const COUNT: usize>(&self, names: [&str; COUNT]) -> [u64; COUNT] {
        let report = self.connect().ask("(get-info :daemon)");
        names.map(|name| {
            let mut words = report.split([' ', '(', ')']).skip_while(|word| *word != format!(":{name}"));
            words.nth(1).and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("no {name} in {report}"))
        })
    }

    /// The text of its metrics.
    pub fn metrics(&self) -> String {
        let mut stream = TcpStream::connect(self.metrics.as_ref().unwrap()).unwrap();
        stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    /// The sum of the numbers that the metrics give under a name, whatever their labels.
    pub fn metric(&self, name: &str) -> u64 {
        let text = self.metrics();
        let values = text.lines().filter_map(|line| {
            let (label, value) = line.split_once(' ')?;
            let label = label.strip_prefix("javelin_")?.split('{').next()?;
            (label.strip_suffix("_total").unwrap_or(label) == name).then(|| value.parse::<u64>().unwrap())
        });
        values.sum()
    }

    /// Waits until a number is as expected.
    pub fn until(&self, name: &str, expected: u64) -> Duration {
        let begin = Instant::now();
        while self.number(name) != expected {
            assert!(begin.elapsed() < PATIENCE, "{name} does not become {expected}");
            std::thread::sleep(Duration::from_millis(2));
        }
        begin.elapsed()
    }

    /// The id of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends SIGTERM to the daemon.
    pub fn terminate(&self) {
        self.signal("-TERM");
    }

    /// Sends a signal, by the flag of `kill`.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Waits until the daemon has ended.
    pub fn wait(mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "the daemon does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Its resident memory in MiB.
    pub fn memory(&self) -> u64 {
        self.number("memory-mebibytes")
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // The daemon may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Answers without blank lines: the daemon sends some to a client that has ended its script, to detect
/// whether it is still connected.
pub fn without_blanks(answers: &[u8]) -> String {
    let text = String::from_utf8_lossy(answers);
    text.lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

/// A connection of a test, read by lines.
pub struct Client {
    /// The stream that it writes to.
    pub stream: TcpStream,
    lines: BufReader<TcpStream>,
}

impl Client {
    fn new(stream: TcpStream) -> Client {
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        Client { lines: BufReader::new(stream.try_clone().unwrap()), stream }
    }

    /// Sends a part of a script.
    pub fn send(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).unwrap();
    }

    /// The next line of the answers, without its end; empty at the end of all answers.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.trim_end_matches('\n').into()
    }

    /// Sends a command and reads an answer of one line.
    pub fn ask(&mut self, text: &str) -> String {
        self.send(text);
        self.line()
    }

    /// All answers until the daemon closes the connection.
    pub fn rest(&mut self) -> String {
        let mut text = String::new();
        self.lines.read_to_string(&mut text).unwrap();
        text
    }

    /// Sends a script in pieces, ends it, and reads all answers.
    pub fn converse<'a>(&mut self, mut pieces: impl Iterator<Item = &'a [u8]> + Send) -> Vec<u8> {
        let mut stream = self.stream.try_clone().unwrap();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                // The daemon may have closed after an `exit`.
                let _ = pieces.try_for_each(|piece| stream.write_all(piece));
                let _ = stream.shutdown(Shutdown::Write);
            });
            let mut answers = Vec::new();
            self.lines.read_to_end(&mut answers).unwrap();
            answers
        })
    }

    /// Closes the direction to the daemon.
    pub fn end(&mut self) {
        self.stream.shutdown(Shutdown::Write).unwrap();
    }
}
