//! The time of a question on an open session of a daemon over loopback, from its first byte to the answer's
//! last, for sessions on threads and in processes. The daemon is `$JAVELIN`, or the release build of this
//! repository.

#![allow(missing_docs)]

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use criterion::{Criterion, criterion_group, criterion_main};

/// A daemon, ended when it is dropped.
struct Daemon {
    child: Child,
    address: String,
}

impl Daemon {
    fn start(isolation: &str) -> io::Result<Daemon> {
        let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/javelin");
        let program = std::env::var_os("JAVELIN").unwrap_or_else(|| built.into());
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--cache-mebibytes", "0", "--isolation", isolation])
            .stderr(Stdio::piped())
            .spawn()?;
        let log = BufReader::new(child.stderr.take().ok_or(io::ErrorKind::BrokenPipe)?);
        let mut lines = log.lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once("listening on ")?.1.trim().to_string()));
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Daemon { child, address: address.ok_or(io::ErrorKind::AddrNotAvailable)? })
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Client {
    stream: TcpStream,
    lines: BufReader<TcpStream>,
    answer: String,
}

impl Client {
    fn open(daemon: &Daemon) -> io::Result<Client> {
        let stream = TcpStream::connect(&daemon.address)?;
        stream.set_nodelay(true)?;
        Ok(Client { lines: BufReader::new(stream.try_clone()?), stream, answer: String::new() })
    }

    fn ask(&mut self, text: &str) -> io::Result<&str> {
        self.stream.write_all(text.as_bytes())?;
        self.answer.clear();
        self.lines.read_line(&mut self.answer)?;
        Ok(self.answer.trim())
    }
}

fn round_trips(criterion: &mut Criterion, isolation: &str) {
    let daemon = Daemon::start(isolation).expect("a daemon on loopback");
    let mut client = Client::open(&daemon).expect("a connection");
    let setup =
        "(set-logic QF_BV)(declare-const x (_ BitVec 16))(declare-const y (_ BitVec 16))(check-sat)\n";
    assert_eq!(client.ask(setup).expect("an answer"), "sat");
    criterion.bench_function(&format!("round trip, {isolation}: echo"), |bencher| {
        bencher.iter(|| assert_eq!(client.ask("(echo \"x\")\n").expect("an answer"), "\"x\""));
    });
    criterion.bench_function(&format!("round trip, {isolation}: the same check"), |bencher| {
        bencher.iter(|| assert_eq!(client.ask("(check-sat)\n").expect("an answer"), "sat"));
    });
    let mut number = 0;
    criterion.bench_function(&format!("round trip, {isolation}: push, assert, check, pop"), |bencher| {
        bencher.iter(|| {
            number = (number + 1) % 65_536;
            let query = format!("(push 1)(assert (= (bvadd x y) (_ bv{number} 16)))(check-sat)(pop 1)\n");
            assert_eq!(client.ask(&query).expect("an answer"), "sat");
        });
    });
}

fn on_threads(criterion: &mut Criterion) {
    round_trips(criterion, "thread");
}

fn in_processes(criterion: &mut Criterion) {
    round_trips(criterion, "process");
}

criterion_group!(benches, on_threads, in_processes);
criterion_main!(benches);
