//! A client that reaches a limit gets an error that names it, and others are not affected.

use std::time::{Duration, Instant};

use crate::harness::{Client, Daemon, HARD, PATIENCE};

#[test]
fn sessions() {
    let daemon = Daemon::start(&["--sessions", "2"]);
    let (mut first, mut second) = (daemon.connect(), daemon.connect());
    assert_eq!(first.ask("(echo \"1\")"), "\"1\"");
    assert_eq!(second.ask("(echo \"2\")"), "\"2\"");
    let mut third = daemon.connect();
    let answer = third.rest();
    assert!(answer.starts_with("(error \"limit sessions: ") && answer.ends_with("\")\n"), "{answer}");
    assert_eq!(first.ask("(check-sat)"), "sat");
    drop(second);
    let begin = Instant::now();
    while daemon.connect().ask("(echo \"3\")") != "\"3\"" {
        assert!(begin.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn queued_checks() {
    let (daemon, running) = Daemon::busy(&["--checks", "1", "--queued-checks", "1"]);
    // One check works on a long permit, one waits, and one may not wait and keeps its short permit. On a
    // slow machine some are refused before the first has a long permit.
    let (mut others, begin) = (Vec::new(), Instant::now());
    while daemon.numbers(["running-checks", "queued-checks"]) != [2, 1] {
        assert!(begin.elapsed() < PATIENCE);
        let mut other = daemon.connect();
        other.send(HARD);
        others.push(other);
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut refused = daemon.connect();
    let answer = refused.ask("(declare-const p Bool)(check-sat)");
    assert!(answer.contains("limit queued-checks"), "{answer}");
    drop((running, others));
    daemon.until("running-checks", 0);
    assert_eq!(refused.ask("(assert p)(check-sat)"), "sat", "the session goes on as it was");
}

#[test]
fn questions_have_their_time_after_that_of_the_check() {
    let daemon = Daemon::start(&["--check-time", "0.5"]);
    let mut client = daemon.connect();
    assert_eq!(client.ask("(declare-const x (_ BitVec 8))(assert (= x #x05))(check-sat)"), "sat");
    std::thread::sleep(Duration::from_millis(600));
    assert_eq!(client.ask("(get-value (x))"), "((x #x05))");
}

#[test]
fn bytes_of_a_command() {
    let daemon = Daemon::start(&["--command-bytes", "1000000"]);
    let mut other = daemon.connect();
    assert_eq!(other.ask("(check-sat)"), "sat");
    for piece in ["(", "(a ", "|"] {
        let mut client = daemon.connect();
        let text = format!("(echo \"{piece}\"{}", piece.repeat(10_000));
        let mut stream = client.stream.try_clone().unwrap();
        let sender = std::thread::spawn(move || {
            for _ in 0..400 {
                if std::io::Write::write_all(&mut stream, text.as_bytes()).is_err() {
                    return;
                }
            }
        });
        let answers = client.rest();
        assert!(answers.contains("limit command-bytes"), "{piece}: {answers:.300}");
        sender.join().unwrap();
    }
    assert!(daemon.memory() < 100, "{} MiB", daemon.memory());
    assert_eq!(other.ask("(check-sat)"), "sat");
}

#[test]
fn bytes_of_a_session() {
    let daemon = Daemon::start(&["--script-bytes", "1000"]);
    let mut client = daemon.connect();
    assert_eq!(client.ask(&format!("(echo \"{}\")", "a".repeat(500))).len(), 502);
    client.send(&format!("(echo \"{}\")", "a".repeat(500)));
    assert!(client.rest().contains("limit script-bytes"));
}

#[test]
fn idle_time() {
    let daemon = Daemon::start(&["--idle-time", "0.3"]);
    let mut busy = daemon.connect();
    busy.send(&format!("(set-option :timeout 1500){HARD}"));
    let mut idle = daemon.connect();
    assert!(idle.rest().contains("limit idle-time"));
    assert_eq!(busy.line(), "unknown", "whoever waits for an answer is not idle");
    assert!(busy.rest().contains("limit idle-time"));
}

#[test]
fn time_of_a_check() {
    let daemon = Daemon::start(&["--check-time", "0.3"]);
    let mut client = daemon.connect();
    client.send(&format!("(set-option :timeout 1000000){HARD}"));
    assert_eq!(client.line(), "unknown");
    assert_eq!(client.ask("(get-info :reason-unknown)"), "(:reason-unknown timeout)");
    assert_eq!(client.ask("(reset)(check-sat)"), "sat");
}

/// A thousand assertions, all of them new.
fn assertions(round: usize) -> String {
    let assertion = |number| format!("(assert (bvult (bvadd x #x{number:016x}) (bvmul y #x{number:016x})))");
    (1000 * round..1000 * (round + 1)).map(assertion).collect()
}

/// Asserts until the daemon refuses to hold more; returns how many thousand assertions that took.
fn fill(client: &mut Client, most: usize) -> usize {
    client.send("(declare-const x (_ BitVec 64))(declare-const y (_ BitVec 64))");
    for round in 0..most {
        let answer = client.ask(&format!("{}(echo \"more\")", assertions(round)));
        if answer != "\"more\"" {
            assert!(answer.contains("limit memory: no more terms may be held"), "{answer}");
            client.send("(echo \"end\")");
            while client.line() != "\"end\"" {}
            return round;
        }
    }
    panic!("{most} thousand assertions fit");
}

/// A circuit of millions of gates.
const LARGE: &str = "(declare-const a (_ BitVec 600))(declare-const b (_ BitVec 600))\
    (assert (= (bvmul a b) (bvadd (bvmul b b) a)))(assert (not (= a b)))(check-sat)\n";

#[test]
fn memory_of_a_session() {
    let daemon = Daemon::start(&["--session-memory", "20"]);
    let (mut full, mut other) = (daemon.connect(), daemon.connect());
    assert_eq!(other.ask("(check-sat)"), "sat");
    let taken = fill(&mut full, 200);
    assert!(taken > 40, "{taken} thousand assertions");
    assert!((12_000..21_000).contains(&(daemon.metric("session_bytes") / 1024)));
    assert!(daemon.memory() < 100, "{} MiB", daemon.memory());
    assert_eq!(other.ask("(check-sat)"), "sat");
    assert_eq!(full.ask("(reset)(declare-const x Bool)(assert x)(check-sat)"), "sat");
    assert!(daemon.metric("session_bytes") < 1_000_000);
    other.send(LARGE);
    assert_eq!(other.line(), "unknown");
    assert_eq!(other.ask("(get-info :reason-unknown)"), "(:reason-unknown memout)");
    assert!(daemon.memory() < 200, "{} MiB", daemon.memory());
    assert_eq!(other.ask("(reset)(check-sat)"), "sat");
    full.send(&format!("(echo \"{}\")", "long ".repeat(12 << 20)));
    assert!(full.rest().contains("limit memory: this session"));
    // The session ends after its last answer has arrived: the sessions of this connection and of the
    // request are left.
    daemon.until("sessions", 2);
    assert!(daemon.metric("session_bytes") < 1_000_000);
}

#[test]
fn memory_of_all_sessions() {
    let daemon = Daemon::start(&["--memory", "32", "--sessions", "32"]);
    let (mut first, mut second, mut small) = (daemon.connect(), daemon.connect(), daemon.connect());
    assert_eq!(small.ask("(check-sat)"), "sat");
    fill(&mut first, 300);
    assert!((6_000..20_500).contains(&(daemon.metric("session_bytes") / 1024)));
    // The first may have four fifths of 24 MiB, the second four fifths of the rest, and both a share of 256
    // KiB.
    fill(&mut second, 300);
    assert!(daemon.metric("session_bytes") / 1024 < 25_000);
    assert_eq!(small.ask("(declare-const x (_ BitVec 8))(assert (= (bvmul x x) #x09))(check-sat)"), "sat");
    drop(first);
    daemon.until("sessions", 3);
    second.send("(reset)");
    assert!(fill(&mut second, 300) > 10);
}
