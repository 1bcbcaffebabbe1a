//! A short form of `smtlib-bench rounds`: every answer of a session of mixed commands is the one that
//! planted values determine. The cost of the rounds is not measured: other tests run at the same time.

use smtlib_bench::rounds::{RoundsOptions, rounds};

#[test]
fn a_session_of_mixed_commands_is_answered_rightly_throughout() {
    for (seed, reset_every) in [(21, 100), (22, 0)] {
        let javelin = env!("CARGO_BIN_EXE_javelin").to_owned();
        let options = RoundsOptions { javelin, rounds: 420, reset_every, seed };
        let outcome = rounds(&options).map_err(|error| error.to_string());
        assert!(outcome.is_ok(), "{outcome:?}");
    }
}
