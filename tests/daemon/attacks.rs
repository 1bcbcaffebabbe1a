//! Scripts that attack limits, in sizes for debug builds, each in a session of a daemon: the daemon lives,
//! holds no more than the session may, and answers another client.

use std::path::Path;

use smtlib_bench::limits::inputs::{Phase, all};
use smtlib_bench::limits::session;
use smtlib_bench::limits::verdict::Bounds;

/// The phases that involve a session's answers and terms; checks are the same on the command line.
const PHASES: &[Phase] =
    &[Phase::Elaboration, Phase::Models, Phase::Values, Phase::Printing, Phase::Cores, Phase::Levels];

#[test]
fn an_attack_hurts_no_session_but_its_own() {
    let program = Path::new(env!("CARGO_BIN_EXE_javelin"));
    // Time bounds that are loose enough for any machine.
    let bounds = Bounds { slack: 1e6 };
    let mut found = Vec::new();
    for input in all().into_iter().filter(|input| PHASES.contains(&input.phase)) {
        let (size, limit) = input.small;
        let script = (input.make)(size);
        let taken = session::run(program, &[], &script, limit, 1).unwrap();
        let objections = bounds.objections(&input, limit, script.truth, &taken);
        found.extend(objections.into_iter().map(|text| format!("{} ({}): {text}", input.name, input.phase)));
    }
    assert!(found.is_empty(), "{} attacks succeed:\n{}", found.len(), found.join("\n"));
}
