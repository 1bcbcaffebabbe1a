//! Sessions of `javelin serve` over sockets, as clients see them.

mod answers;
mod attacks;
mod door;
mod faults;
mod harness;
mod idle_cores;
mod isolation;
mod limits;
mod mutants;
mod reading;
mod remote;
mod summaries;
mod vc;
mod verify;

#[path = "../corpus/mod.rs"]
mod corpus;
#[path = "../process/mod.rs"]
mod process;

use std::fs;
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use harness::{Client, Daemon, HARD, PATIENCE, without_blanks};

#[test]
fn a_command_is_answered_when_its_last_parenthesis_arrives() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    assert_eq!(client.ask("(set-option :print-success true)"), "success");
    assert_eq!(client.ask("(declare-const x (_ BitVec 8))(ass"), "success");
    assert_eq!(client.ask("ert (= x #x05)) ; a comment, and no newline"), "success");
    assert_eq!(client.ask("\n(check-sat)"), "sat");
    assert_eq!(client.ask("(get-value (x))"), "((x #x05))");
    assert_eq!(client.ask("(assert y)"), "(error \"line 2, column 35: unknown symbol y\")");
    assert_eq!(client.ask("(exit)"), "success");
    assert_eq!(client.rest(), "");
}

/// Every script of the tests' folder.
fn scripts() -> Vec<String> {
    let paths = corpus::scripts();
    assert!(paths.len() > 10);
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn answers_are_those_of_standard_input_however_the_script_is_cut() {
    let daemon = Daemon::start(&[]);
    for script in scripts() {
        let expected = process::javelin(&[], script.as_bytes()).stdout;
        for size in [script.len(), 1000, 7] {
            let answers = daemon.connect().converse(script.as_bytes().chunks(size));
            assert_eq!(without_blanks(&answers), without_blanks(&expected), "pieces of {size} of\n{script}");
        }
    }
}

#[test]
fn unix_sockets_are_served_too() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("daemon.sock");
    let _ = fs::remove_file(&path);
    let address = format!("unix:{}", path.display());
    let daemon = Daemon::listening(&["127.0.0.1:0", &address], &[]);
    assert_eq!(daemon.addresses[1], address);
    for _ in 0..3 {
        let mut stream = UnixStream::connect(&path).unwrap();
        stream.write_all(b"(declare-const p Bool)(assert p)(check-sat)(get-value (p))").unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answers = String::new();
        stream.read_to_string(&mut answers).unwrap();
        assert_eq!(answers, "sat\n((p true))\n");
    }
    let mut stream = UnixStream::connect(&path).unwrap();
    stream.write_all(HARD.as_bytes()).unwrap();
    daemon.until("running-checks", 1);
    drop(stream);
    daemon.until("running-checks", 0);
    daemon.terminate();
    assert_eq!(daemon.wait().code(), Some(0));
    assert!(!path.exists());
}

#[test]
fn closing_a_connection_cancels_its_check() {
    let (daemon, client) = Daemon::busy(&["--checks", "1"]);
    let mut others = [daemon.connect(), daemon.connect()];
    others.iter_mut().for_each(|other| other.send(HARD));
    daemon.until("queued-checks", 2);
    let begin = Instant::now();
    drop(client);
    daemon.until("queued-checks", 1);
    drop(others);
    daemon.until("queued-checks", 0);
    daemon.until("running-checks", 0);
    let taken = begin.elapsed();
    assert!(taken < Duration::from_secs(3), "canceling by closing took {taken:?}");
}

/// Number and secret of a session.
fn session(client: &mut Client) -> (u64, String) {
    let answer = client.ask("(get-info :session)");
    let inner = answer.strip_prefix("(:session (").and_then(|rest| rest.strip_suffix("))")).unwrap();
    let (id, secret) = inner.split_once(' ').unwrap();
    (id.parse().unwrap(), secret.trim_matches('"').into())
}

#[test]
fn another_connection_cancels_with_the_secret() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    let (id, secret) = session(&mut client);
    let mut other = daemon.connect();
    assert!(other.ask(&format!("(cancel {id} \"{secret}\")")).contains("runs no check"));
    client.send(HARD);
    daemon.until("running-checks", 1);
    for wrong in [format!("(cancel {id} \"\")"), format!("(cancel {} \"{secret}\")", id + 1)] {
        assert!(other.ask(&wrong).contains("no session has this number and secret"), "{wrong}");
    }
    assert_eq!(daemon.number("running-checks"), 1);
    let begin = Instant::now();
    other.send("(set-option :print-success true)");
    assert_eq!(other.line(), "success");
    assert_eq!(other.ask(&format!("(cancel {id} \"{secret}\")")), "success");
    assert_eq!(client.line(), "unknown");
    assert!(begin.elapsed() < Duration::from_secs(3));
    assert_eq!(client.ask("(get-info :reason-unknown)"), "(:reason-unknown canceled)");
    assert_eq!(client.ask("(reset)(declare-const p Bool)(assert p)(check-sat)"), "sat");
}

#[test]
fn a_client_that_ends_its_script_gets_its_answers() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    client.send(&format!("(set-option :timeout 300){HARD}(echo \"on\")(check"));
    client.end();
    // Line feeds between answers have no meaning.
    let answers: Vec<String> = client.rest().split_whitespace().map(String::from).collect();
    assert_eq!(answers[..2], ["unknown", "\"on\""]);
    assert!(answers[2..].join(" ").contains("unexpected end of input"), "{answers:?}");
}

#[test]
fn answers_do_not_wait_for_a_later_check() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    client.send(&format!("(echo \"before\"){HARD}"));
    assert_eq!(client.line(), "\"before\"");
}

#[test]
fn quick_commands_do_not_wait_for_checks() {
    let daemon = Daemon::start(&["--checks", "1"]);
    let mut busy: Vec<Client> = (0..4).map(|_| daemon.connect()).collect();
    busy.iter_mut().for_each(|client| client.send(HARD));
    daemon.until("queued-checks", 3);
    assert_eq!(daemon.connect().ask("(echo \"quick\")"), "\"quick\"");
    // The running checks never end, so a command that waited for one of them would have no answer.
    for _ in 0..20 {
        let mut client = daemon.connect();
        client.send("(declare-const x (_ BitVec 16))(assert (= (bvmul x #x0003) #x0009))");
        assert_eq!(client.ask("(check-sat)(get-value (x))"), "sat");
        assert_eq!(client.line(), "((x #x0003))");
    }
    drop(busy);
    daemon.until("queued-checks", 0);
    daemon.until("running-checks", 0);
}

#[test]
fn channels_cannot_lead_to_files() {
    let daemon = Daemon::start(&[]);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("forbidden.txt");
    let mut client = daemon.connect();
    for channel in [":regular-output-channel", ":diagnostic-output-channel"] {
        let answer = client.ask(&format!("(set-option {channel} \"{}\")", path.display()));
        assert!(answer.contains("cannot lead to files"), "{answer}");
        assert!(client.ask(&format!("(get-option {channel})")).starts_with("\"std"));
    }
    assert_eq!(
        client.ask("(reset)(set-option :diagnostic-output-channel \"stdout\")(echo \"here\")"),
        "\"here\""
    );
    assert!(!path.exists());
}

#[test]
fn shutdown_lets_running_checks_finish_and_loses_no_answer() {
    let daemon = Daemon::start(&["--grace", "20"]);
    let mut client = daemon.connect();
    client.send(&format!("(set-option :timeout 1000){HARD}(echo \"after\")\n"));
    daemon.until("running-checks", 1);
    daemon.terminate();
    assert_eq!([client.line(), client.line()], ["unknown", "\"after\""]);
    assert_eq!(client.rest(), "");
    assert_eq!(daemon.wait().code(), Some(0));
}

#[test]
fn shutdown_cancels_checks_that_do_not_finish() {
    let (daemon, mut client) = Daemon::busy(&["--grace", "0.3"]);
    let mut idle = daemon.connect();
    assert_eq!(idle.ask("(echo \"idle\")"), "\"idle\"");
    let begin = Instant::now();
    daemon.terminate();
    assert_eq!(idle.rest(), "");
    assert_eq!(client.line(), "unknown");
    assert_eq!(client.rest(), "");
    assert_eq!(daemon.wait().code(), Some(0));
    assert!(begin.elapsed() < PATIENCE / 2);
}

#[test]
fn clients_share_answers() {
    let daemon = Daemon::start(&[]);
    let ask = |names: [&str; 2], assertions: [usize; 3]| {
        let [x, y] = names;
        let product = format!("(assert (= (bvmul {x} {y}) #x0143))");
        let bounds = [format!("(assert (bvult {x} {y}))"), format!("(assert (bvugt {x} #x0001))"), product];
        let text: String = assertions.iter().map(|&number| bounds[number].as_str()).collect();
        let mut client = daemon.connect();
        client.send(&format!(
            "(declare-const {y} (_ BitVec 16))(declare-const {x} (_ BitVec 16)){text}(check-sat)"
        ));
        assert_eq!(client.line(), "sat");
        let all = format!("(and (= (bvmul {x} {y}) #x0143) (bvult {x} {y}) (bvugt {x} #x0001))");
        assert_eq!(client.ask(&format!("(get-value ({all}))")), format!("(({all} true))"));
        assert_eq!(client.ask("(check-sat)"), "sat");
    };
    ask(["x", "y"], [0, 1, 2]);
    assert_eq!((daemon.metric("cache_hits"), daemon.metric("cache_misses")), (0, 1));
    ask(["b", "a"], [2, 0, 1]);
    assert_eq!((daemon.metric("cache_hits"), daemon.metric("cache_misses")), (1, 1));
    let without = Daemon::start(&["--cache-mebibytes", "0"]);
    assert_eq!(without.connect().ask("(check-sat)"), "sat");
    assert_eq!(without.metric("cache_misses"), 0);
}
