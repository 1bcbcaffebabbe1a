//! Conditions played against a daemon that ends sessions in the middle, and comes back or does not.

#[path = "daemon/serve.rs"]
mod serve;

use std::net::TcpListener;
use std::path::Path;
use std::time::{Duration, Instant};

use javelin_verifier::engine::{self, Ledger, Unwatched};
use javelin_verifier::frontend::read;
use javelin_verifier::program::lower::lower;
use javelin_verifier::why::Why;
use javelin_verifier::{Effort, Outcome, Property, Reading};

/// The address of a daemon whose sessions end after so many replies each; after the last one nobody answers.
fn daemon(sessions: Vec<usize>) -> String {
    serve::daemon(sessions, Duration::ZERO)
}

/// The address of a daemon that waits so long before each reply.
fn slow_daemon(wait: Duration) -> String {
    serve::daemon(std::iter::repeat(usize::MAX), wait)
}

fn decided(connect: Option<String>, parallel: usize) -> Ledger {
    decided_within(connect, parallel, None)
}

fn decided_within(connect: Option<String>, parallel: usize, timeout: Option<Duration>) -> Ledger {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/alone.ll");
    let text = std::fs::read_to_string(path).unwrap();
    let reading = Reading {
        every_function: true,
        globals_unknown: true,
        properties: vec![Property::Null, Property::Division],
        ..Reading::default()
    };
    let effort = Effort { engine: "calysto", connect, parallel, timeout, ..Effort::default() };
    let module = read(&text, "alone.c").unwrap();
    let mut program = lower(&module, &reading).unwrap();
    engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default())
}

fn words(results: &Ledger) -> Vec<&str> {
    let word = |outcome: &Outcome| match outcome {
        Outcome::Holds => "holds",
        Outcome::Fails(_) => "fails",
        Outcome::Open(_) => "open",
    };
    results.outcomes().map(word).collect()
}

#[test]
fn a_daemon_that_goes_and_comes_back_costs_no_verdict() {
    let inside = decided(None, 1);
    assert!(words(&inside).contains(&"holds") && words(&inside).contains(&"fails"));
    for ends in [vec![usize::MAX], vec![60, usize::MAX], vec![61, 200, 350, usize::MAX]] {
        assert_eq!(
            words(&decided(Some(daemon(ends.clone())), 1)),
            words(&inside),
            "sessions end after {ends:?}"
        );
    }
}

#[test]
fn nothing_that_was_decided_is_lost_with_the_daemon() {
    let inside = decided(None, 1);
    let results = decided(Some(daemon(vec![300])), 1);
    let mut counts = [0; 2];
    for (with, without) in words(&results).into_iter().zip(words(&inside)) {
        counts[usize::from(with == "open")] += 1;
        assert!(with == without || with == "open", "{with} in place of {without}");
    }
    assert!(counts[0] > 0, "nothing was decided");
    let says_so = |outcome: &Outcome| match outcome {
        Outcome::Open(Why::SolverGone(why)) => why.contains("no daemon answers"),
        _ => false,
    };
    assert!(results.outcomes().any(says_so), "{:?}", words(&results));
}

#[test]
fn several_connections_give_the_verdicts_of_one() {
    let inside = decided(None, 1);
    let one = decided(Some(daemon(vec![usize::MAX])), 1);
    for ends in [vec![usize::MAX; 4], vec![40, 40, 40, usize::MAX, usize::MAX, usize::MAX, usize::MAX]] {
        let four = decided(Some(daemon(ends.clone())), 4);
        assert_eq!(words(&four), words(&inside), "sessions end after {ends:?}");
        assert_eq!(four.report.questions, one.report.questions, "sessions end after {ends:?}");
    }
}

/// A daemon that does not run, and one that takes connections and ends them at once: everything that has to
/// be asked is open, and says why.
#[test]
fn a_daemon_that_is_not_there_or_refuses_leaves_what_is_asked_open() {
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let inside = decided(None, 1);
    for (address, parallel) in [(nobody.clone(), 1), (nobody, 4), (daemon(vec![0; 10_000]), 1)] {
        let results = decided(Some(address), parallel);
        let outcomes = || results.outcomes().zip(words(&inside));
        let is_right = |(outcome, wanted): (&Outcome, &str)| match outcome {
            Outcome::Open(why) => !why.to_string().is_empty(),
            // Questions that normal forms decide need no daemon.
            Outcome::Holds => wanted == "holds",
            Outcome::Fails(_) => false,
        };
        assert!(outcomes().all(is_right), "{results:?}");
        let says_so = |outcome: &Outcome| match outcome {
            Outcome::Open(Why::SolverGone(why)) => why.contains("daemon"),
            _ => false,
        };
        assert!(results.outcomes().any(says_so), "{results:?}");
    }
}

#[test]
fn a_slow_daemon_gives_the_same_verdicts_or_none_in_time() {
    let inside = decided(None, 1);
    let slow = decided(Some(slow_daemon(Duration::from_millis(2))), 1);
    assert_eq!(words(&slow), words(&inside));
    let begin = Instant::now();
    let limit = Some(Duration::from_secs(2));
    let slower = decided_within(Some(slow_daemon(Duration::from_secs(3600))), 1, limit);
    assert!(begin.elapsed() < Duration::from_secs(30), "{:?}", begin.elapsed());
    for (with, without) in words(&slower).into_iter().zip(words(&inside)) {
        assert!(with == "open" || with == "holds" && without == "holds", "{with} in place of {without}");
    }
}
