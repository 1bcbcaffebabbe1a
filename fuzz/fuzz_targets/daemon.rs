//! A script that a connection delivers in pieces is answered as the whole script at once, whether answers
//! are taken in between or not, through mailboxes, turns and permits. Nothing panics, and no state is left
//! after the client has disconnected.
//!
//! There are no solver threads: the turns of the session run on the fuzzer's own thread, as soon as it is
//! ready.

#![no_main]

mod cut;

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use cut::{cut, split};
use javelin_server::Settings;
use javelin_server::daemon::Daemon;
use javelin_server::exchange::Rest;
use javelin_server::limits::Limits;
use javelin_server::pool::Client;
use javelin_server::session::Seat;
use javelin_solver::session::options::Options;
use javelin_solver::session::{Channel, Session};
use libfuzzer_sys::fuzz_target;

/// The limits of one check, unless the script asks for more.
const CHECK_CONFLICTS: u64 = 300;

/// The time limit of a check, whatever the script asks for.
const CHECK_TIME: Duration = Duration::from_secs(2);

/// A run that takes longer may have reached a time limit, which does not repeat exactly.
const SURELY_IN_TIME: Duration = Duration::from_millis(500);

/// Nesting that ends a session of the daemon.
const NESTING: usize = 1000;

fn options() -> Options {
    Options { conflict_limit: CHECK_CONFLICTS, ..Options::default() }
}

/// A daemon without threads in its pool.
static DAEMON: LazyLock<Arc<Daemon<Seat>>> = LazyLock::new(|| {
    let limits = Limits { check_time: Some(CHECK_TIME), nesting: NESTING, ..Limits::default() };
    Arc::new(Daemon::new(Settings { limits, options: options(), ..Settings::default() }))
});

/// Lets the session work until it waits for more; returns whether it is over.
fn work(seat: &Arc<Seat>, answers: &mut Vec<u8>) -> bool {
    loop {
        DAEMON.pool.turns();
        let (output, over) = seat.exchange.take_output();
        if output.is_empty() {
            return over;
        }
        answers.extend_from_slice(&output);
        seat.sent();
    }
}

/// The answers to a script in pieces. The session works after each piece of odd length.
fn in_pieces<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> Vec<u8> {
    let seat = Seat::new(&DAEMON, Client::Anyone).expect("random bytes");
    let mut answers = Vec::new();
    for piece in pieces {
        seat.deliver(piece.into());
        if piece.len() % 2 == 1 && work(&seat, &mut answers) {
            break;
        }
    }
    seat.end(Rest::Ended);
    assert!(work(&seat, &mut answers), "the session waits for something");
    seat.abandon();
    DAEMON.pool.turns();
    drop(seat);
    assert_eq!((DAEMON.pool.checks(), DAEMON.memory.held()), ((0, 0), 0), "something is left");
    answers
}

/// The answers of a session by itself to the whole script.
fn at_once(script: &[u8]) -> String {
    let mut session = Session::new(options());
    session.forbid_files();
    session.feed(script);
    session.finish();
    let (mut answers, mut diagnostics) = (String::new(), false);
    loop {
        session.set_deadline(Some(Instant::now() + CHECK_TIME));
        let Some(reply) = session.step() else { return answers };
        for (channel, name) in &reply.redirects {
            if *channel == Channel::Diagnostic {
                diagnostics = name == "stdout";
            }
        }
        for line in &reply.diagnostics {
            assert!(!line.contains("internal error"), "{line}");
        }
        // A request is answered by the daemon.
        let told = reply.diagnostics.iter().filter(|_| diagnostics);
        for line in told.chain(reply.text.iter().filter(|_| reply.request.is_none())) {
            answers += line;
            answers.push('\n');
        }
        if reply.exit {
            return answers;
        }
    }
}

/// The answers without the lines that depend on the daemon.
fn lines(answers: &str) -> Vec<&str> {
    let of_daemon = ["(:session (", "(:daemon (", "(error \"cancel: "];
    answers.lines().filter(|line| !of_daemon.iter().any(|word| line.starts_with(word))).collect()
}

fuzz_target!(|input: &[u8]| {
    let (script, sizes) = split(input);
    let begin = Instant::now();
    let answers = in_pieces(cut(script, sizes));
    let answers = String::from_utf8_lossy(&answers);
    let expected = at_once(script);
    // Times and time limits do not repeat exactly, and nesting is limited in the daemon only.
    let has = |word: &[u8]| script.windows(word.len()).any(|part| part == word);
    let same_twice = begin.elapsed() < SURELY_IN_TIME && !has(b"timeout") && !has(b"statistics");
    if same_twice && !answers.contains("(error \"limit ") {
        assert_eq!(lines(&answers), lines(&expected), "in pieces of {sizes:?}, and at once");
    }
});
