//! The entry for SMT-COMP: each track's script is answered as the contest reads it, and both streams hold
//! nothing else.

use crate::process::javelin;
use smtlib_bench::contest::scramble::{Track, prepare};

/// The logics that the entry names.
fn logics() -> Vec<String> {
    let text = include_str!("../../smtcomp/javelin.json");
    let entry: serde_json::Value = serde_json::from_str(text).unwrap();
    let logics = entry["participations"][0]["logics"].as_array().unwrap().iter();
    logics.map(|logic| logic.as_str().unwrap().to_owned()).collect()
}

/// The answers to a track's script with this text, in one of the logics.
fn played(logic: &str, text: &str, track: Track) -> String {
    let script = format!("(set-info :status unknown)(set-logic {logic})(declare-const x (_ BitVec 4)){text}");
    let output = javelin(&[], prepare(&script, track).unwrap().text().as_bytes());
    assert!(output.stderr.is_empty() && output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn each_track_of_each_logic_is_answered_and_nothing_else_is_printed() {
    assert!(!logics().is_empty());
    let (sat, unsat) =
        ("(assert (= x #x3))(check-sat)", "(assert (= x #x3))(assert true)(assert (= x #x4))(check-sat)");
    for logic in logics() {
        assert_eq!(played(&logic, sat, Track::Single), "sat\n");
        assert_eq!(played(&logic, unsat, Track::Core), "unsat\n(smtcomp1 smtcomp3)\n");
        assert_eq!(played(&logic, sat, Track::Model), "sat\n(\n  (define-fun x () (_ BitVec 4) #x3)\n)\n");
        let levels = format!("(push 1){sat}(pop 1){unsat}");
        let expected = "success\n".repeat(5) + "sat\n" + &"success\n".repeat(4) + "unsat\nsuccess\n";
        assert_eq!(played(&logic, &levels, Track::Incremental), expected);
    }
}

#[test]
fn models_define_declared_symbols_only() {
    let text = "(define-fun y () (_ BitVec 4) (bvadd x #x1))(declare-fun |f g| ((_ BitVec 4)) Bool)
        (define-sort W () (_ BitVec 4))(declare-const a (Array W W))
        (assert (! (|f g| y) :named n))(assert (= (select a x) #x7))(check-sat)";
    let model = played("QF_AUFBV", text, Track::Model);
    let defined: Vec<&str> =
        model.lines().filter_map(|line| line.trim().strip_prefix("(define-fun ")).collect();
    let names: Vec<&str> = defined.iter().map(|line| line.split(" (").next().unwrap()).collect();
    assert_eq!(names, ["x", "|f g|", "a"], "{model}");
    assert!(!model.contains("as-array") && model.contains("as const"), "{model}");
}
