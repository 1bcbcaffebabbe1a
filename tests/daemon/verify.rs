//! `javelin verify` with a daemon, or another program, in place of the built-in solver: the same verdicts.

use serde_json::Value;

use crate::harness::Daemon;
use crate::process::javelin;

const PROGRAMS: &[&str] =
    &["bounded_arithmetic", "bounded_calls", "bounded_digits", "bounded_memory", "counter", "prints"];

/// Programs on whose checks large blocks are refined, each within a few seconds: with numbers alone, with
/// functions, and with arrays.
const REFINED: &[&str] = &["bounded_goto", "everything.19", "bounded_deref"];

/// The report of `javelin verify` on a program.
fn report(program: &str, flags: &[&str]) -> Value {
    let path = format!("verifier/tests/programs/{program}.ll");
    let common = ["verify", "--json", "-", "--property", "unreach-call,division,overflow"];
    let arguments: Vec<&str> = common.iter().chain(flags).copied().chain([path.as_str()]).collect();
    let output = javelin(&arguments, b"");
    let says = String::from_utf8_lossy(&output.stderr).into_owned();
    let report: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {says}"));
    assert_eq!(report["stopped"], Value::Null, "{program}: {report}");
    report
}

/// The checks of a report: line, property and outcome.
fn checks(report: &Value) -> Vec<(u64, String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let check = |check: &Value| {
        (check["line"].as_u64().unwrap_or(0), text(&check["property"]), text(&check["outcome"]))
    };
    report["checks"].as_array().unwrap().iter().map(check).collect()
}

/// The outcomes of all checks of a program.
fn outcomes(program: &str, flags: &[&str]) -> Vec<(u64, String, String)> {
    checks(&report(program, flags))
}

#[test]
fn a_daemon_gives_the_verdicts_of_the_solver_inside() {
    let daemon = Daemon::start(&[]);
    for program in PROGRAMS {
        let inside = outcomes(program, &["--unroll", "4"]);
        assert!(!inside.is_empty(), "{program}");
        let there = outcomes(program, &["--unroll", "4", "--connect", &daemon.addresses[0]]);
        assert_eq!(there, inside, "{program}");
    }
}

#[test]
fn large_blocks_have_abstractions_and_interpolants_through_a_daemon_and_a_pipe() {
    let daemon = Daemon::start(&[]);
    for program in REFINED {
        for refinement in ["weakest", "interpolants"] {
            let engine = ["--engine", "lbe", "--refine", refinement];
            let inside = report(program, &engine);
            assert!(inside["statistics"]["lbe-refinements"].as_u64() > Some(0), "{program}, {refinement}");
            let inside = checks(&inside);
            let doors = [["--connect", &daemon.addresses[0]], ["--solver", env!("CARGO_BIN_EXE_javelin")]];
            for door in doors {
                let flags: Vec<&str> = engine.iter().chain(&door).copied().collect();
                assert_eq!(outcomes(program, &flags), inside, "{program}, {refinement}, {door:?}");
            }
        }
    }
}

#[test]
fn an_external_solver_gives_the_verdicts_of_the_solver_inside() {
    for program in PROGRAMS {
        let other = outcomes(program, &["--unroll", "4", "--solver", env!("CARGO_BIN_EXE_javelin")]);
        assert_eq!(other, outcomes(program, &["--unroll", "4"]), "{program}");
    }
}
