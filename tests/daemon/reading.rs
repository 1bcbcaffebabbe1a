//! Clients that ask for far more than they read: an answer is computed in pieces, and delays no other client.

use std::io::Read;
use std::time::{Duration, Instant};

use crate::harness::{Client, Daemon};

/// Bits of the constant that is asked for; a fourth as many digits.
const BITS: usize = 1 << 22;

/// Requests the constant `times` times: a megabyte of text each.
fn question(times: usize) -> String {
    let terms = "a ".repeat(times);
    format!("(declare-const a (_ BitVec {BITS}))(check-sat)(get-value ({terms}))")
}

/// A client that has read the beginning of an answer of 300 MB.
fn half_answered(daemon: &Daemon) -> Client {
    let mut client = daemon.connect();
    assert_eq!(client.ask(&question(300)), "sat");
    let mut beginning = [0; 1000];
    client.stream.read_exact(&mut beginning).unwrap();
    client
}

#[test]
fn an_answer_waits_for_a_slow_reader_and_can_be_canceled() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    let name = client.ask("(get-info :session)");
    let name = name.trim_start_matches("(:session (").trim_end_matches("))").to_string();
    assert_eq!(client.ask(&question(300)), "sat");
    let mut other = daemon.connect();
    let cancel = format!("(set-option :print-success true)(cancel {name})");
    // The answer has started once its first bytes have arrived.
    let mut beginning = [0; 1000];
    client.stream.read_exact(&mut beginning).unwrap();
    assert_eq!(other.ask("(echo \"honest\")"), "\"honest\"");
    assert!(daemon.memory() < 150, "{} MiB", daemon.memory());
    assert_eq!(other.ask(&cancel), "success");
    assert_eq!(other.line(), "success");
    let rest = client.rest();
    assert!(
        rest.len() < 100 << 20 && !rest.ends_with(")\n") && !rest.contains("error"),
        "{} bytes",
        rest.len()
    );
    drop(other);
    daemon.until("sessions", 1);
}

/// All valuations of this many constants with an even number of true ones.
fn enumeration(constants: usize) -> String {
    let names: Vec<String> = (0..constants).map(|number| format!("p{number}")).collect();
    let declared: String = names.iter().map(|name| format!("(declare-const {name} Bool)")).collect();
    let names = names.join(" ");
    format!("{declared}(assert (not (xor {names})))(check-allsat ({names}))")
}

#[test]
fn valuations_come_as_they_are_found_and_can_be_canceled() {
    for flags in [&[][..], &["--isolation", "process"]] {
        let daemon = Daemon::start(flags);
        let mut client = daemon.connect();
        let name = client.ask("(get-info :session)");
        let name = name.trim_start_matches("(:session (").trim_end_matches("))").to_string();
        client.send(&enumeration(40));
        assert!(client.line().starts_with("(("), "the first cubes come though there are 2^39");
        let mut other = daemon.connect();
        let begin = Instant::now();
        while other.ask(&format!("(set-option :print-success true)(cancel {name})")) != "success" {
            assert!(begin.elapsed() < Duration::from_secs(20), "cannot be canceled");
        }
        let mut line = client.line();
        while !line.ends_with(":partial canceled)") {
            // A blank line shows that the daemon is working.
            assert!(line.is_empty() || line.ends_with(')') && line.matches('p').count() == 40, "{line}");
            line = client.line();
        }
        assert_eq!(client.ask("(check-sat)"), "sat");
    }
}

#[test]
fn an_answer_for_a_disconnected_client_is_given_up() {
    let daemon = Daemon::start(&[]);
    for _ in 0..3 {
        drop(half_answered(&daemon));
    }
    daemon.until("sessions", 1);
    assert!(daemon.memory() < 150, "{} MiB", daemon.memory());
}

#[test]
fn a_client_that_has_ended_its_script_gets_the_whole_answer() {
    let daemon = Daemon::start(&[]);
    let script = question(30);
    let answers = daemon.connect().converse(std::iter::once(script.as_bytes()));
    let pair = format!("(a #x{})", "0".repeat(BITS / 4));
    let expected = format!("sat\n({})\n", vec![pair; 30].join("\n "));
    // Blank lines occur between answers only.
    assert!(
        String::from_utf8(answers).unwrap().replace("sat\n\n", "sat\n").trim_end() == expected.trim_end()
    );
}
