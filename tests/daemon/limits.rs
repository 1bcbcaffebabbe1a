//! Who reaches a limit is told which, and nobody else notices.

use std::time::{Duration, Instant};

use crate::harness::{Daemon, HARD, PATIENCE};

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
    let daemon = Daemon::start(&["--checks", "1", "--queued-checks", "1"]);
    let (mut running, mut queued) = (daemon.connect(), daemon.connect());
    running.send(HARD);
    daemon.until("running-checks", 1);
    queued.send("(check-sat)");
    daemon.until("queued-checks", 1);
    let mut refused = daemon.connect();
    let answer = refused.ask("(declare-const p Bool)(check-sat)");
    assert!(answer.contains("limit queued-checks"), "{answer}");
    drop(running);
    assert_eq!(queued.line(), "sat");
    assert_eq!(refused.ask("(assert p)(check-sat)"), "sat", "the session goes on as it was");
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
