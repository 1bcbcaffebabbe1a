//! Small limits make verdicts unknown and nothing else: any bytes, under limits that their first byte draws,
//! are answered, with no verdict that the same script has not without those limits, and no panic.
//!
//! Memory is counted by the allocator where there is one that counts; this build goes by the table of
//! constants, which is what the library of an embedder does.

#![no_main]

use std::time::{Duration, Instant};

use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use libfuzzer_sys::fuzz_target;

/// The limit of every check in addition to the limits that are drawn.
const CHECK_CONFLICTS: u64 = 2_000;

/// The time limit of a whole session, and the tolerance of a build with instrumentation.
const SESSION_TIME: Duration = Duration::from_secs(2);
const BEYOND: Duration = Duration::from_secs(3);

/// The longest answer to a script of one kilobyte.
const ANSWER_BYTES: usize = 64 << 20;

/// Limits by the bits of a byte; if its lowest bits set none, there is one of conflicts.
fn limits(drawn: u8) -> Options {
    let choose = |shift: u8, choices: [u64; 4]| choices[usize::from((drawn >> shift) & 3)];
    Options {
        timeout: choose(0, [0, 1, 5, 50]),
        conflict_limit: choose(2, [CHECK_CONFLICTS, 1, 5, 50]),
        tick_limit: choose(4, [0, 10, 10_000, 1_000_000]),
        memory_limit: choose(6, [0, 6, 8, 20]),
        ..Options::default()
    }
}

/// The verdicts of a script up to the first command that is an error, since after it the scripts may
/// differ.
fn verdicts(options: Options, script: &[u8]) -> Vec<String> {
    let mut session = Session::new(options);
    session.forbid_files();
    let begin = Instant::now();
    session.set_deadline(Some(begin + SESSION_TIME));
    session.feed(script);
    session.finish();
    let mut found = Vec::new();
    while let Some(reply) = session.step() {
        for line in &reply.diagnostics {
            assert!(!line.contains("internal error"), "{line}");
        }
        let text = reply.text.unwrap_or_default();
        assert!(text.len() <= ANSWER_BYTES, "{} bytes of answer", text.len());
        if reply.is_error || reply.exit {
            break;
        }
        found.extend(reply.verdict.is_some().then_some(text));
    }
    let taken = begin.elapsed();
    assert!(taken < SESSION_TIME + BEYOND, "{taken:?}");
    found
}

fuzz_target!(|input: &[u8]| {
    let Some((&drawn, script)) = input.split_first() else { return };
    // A script that sets its own limits, or asks for other answers, cannot be compared.
    let has = |word: &[u8]| script.windows(word.len()).any(|part| part == word);
    if has(b"limit") || has(b"timeout") {
        return;
    }
    let free = verdicts(Options { conflict_limit: CHECK_CONFLICTS, ..Options::default() }, script);
    let limited = verdicts(limits(drawn), script);
    for (one, other) in free.iter().zip(&limited) {
        let opposed = one != "unknown" && other != "unknown" && one != other;
        assert!(!opposed, "{one} without limits and {other} with them");
    }
});
