//! Any bytes are a script that a session survives: no panic, no model that fails its check, no runaway, and
//! the same verdicts with and without rewriting and preprocessing.

#![no_main]

use std::time::{Duration, Instant};

use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use libfuzzer_sys::fuzz_target;

/// The limits of one check, in milliseconds and in conflicts, unless the script asks for more.
const CHECK_TIMEOUT: u64 = 200;
const CHECK_CONFLICTS: u64 = 300;

/// The time of all checks of a session together, whatever the script asks for.
const SESSION_TIMEOUT: Duration = Duration::from_secs(2);

fn session(rewrite_level: u64, preprocess: bool) -> Session {
    let mut session = Session::new(Options {
        timeout: CHECK_TIMEOUT,
        conflict_limit: CHECK_CONFLICTS,
        rewrite_level,
        preprocess,
        ..Options::default()
    });
    session.set_deadline(Some(Instant::now() + SESSION_TIMEOUT));
    session
}

/// Executes the next command; returns its answer, and whether the session continues. `None` at the end of
/// the script.
fn step(session: &mut Session) -> Option<(Option<String>, bool)> {
    let reply = session.step()?;
    for line in &reply.diagnostics {
        assert!(!line.contains("internal error"), "{line}");
    }
    Some((reply.text, !reply.exit))
}

fuzz_target!(|script: &[u8]| {
    let mut sessions = [session(2, true), session(0, false)];
    for session in &mut sessions {
        session.feed(script);
        session.finish();
    }
    let [simplifying, plain] = &mut sessions;
    while let Some((answer, goes_on)) = step(simplifying) {
        let (other, _) = step(plain).expect("both sessions execute as many commands");
        let verdicts = [answer.as_deref(), other.as_deref()];
        let opposed = verdicts == [Some("sat"), Some("unsat")] || verdicts == [Some("unsat"), Some("sat")];
        assert!(!opposed, "{verdicts:?} with and without rewriting and preprocessing");
        if !goes_on {
            break;
        }
    }
});
