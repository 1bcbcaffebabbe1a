//! The invariants of loops in a proof by large blocks: in the report for people, and in the witness.

use std::path::PathBuf;
use std::sync::Once;
use std::time::{Duration, SystemTime};

use javelin_verifier::engine::Unwatched;
use javelin_verifier::report::source::Sources;
use javelin_verifier::report::text::{Paint, text};
use javelin_verifier::report::witness::witness;
use javelin_verifier::{Effort, Job, Verdict, run};

/// The report and the witness of a program that is safe.
fn told(name: &str) -> (String, String) {
    static ENTER: Once = Once::new();
    ENTER.call_once(|| std::env::set_current_dir("tests/programs").unwrap());
    let timeout = Some(Duration::from_secs(120));
    let effort = Effort { engine: "lbe", timeout, ..Effort::default() };
    let job = Job { inputs: vec![PathBuf::from(name)], effort, ..Job::default() };
    let report = run(&job, &Unwatched::default()).unwrap();
    assert_eq!(report.verdict(), Verdict::True, "{report:?}");
    let sources = Sources::read(&report);
    let shown = text(&job, &report, &sources, Paint::default());
    (shown, witness(&job, &report, &sources, SystemTime::now()).unwrap())
}

#[test]
fn loops_have_their_predicates_in_the_text_and_their_invariants_in_the_witness() {
    let (shown, told) = told("invariants.ll");
    let of_line = |line: &str| shown.lines().find(|text| text.starts_with(line)).unwrap_or_default();
    assert!(of_line("invariants.c:8:").contains("proved with (count & 1u) == 1u"), "{shown}");
    assert!(of_line("invariants.c:18:").contains("proved with (count & 1u) == 1u"), "{shown}");
    let of_first = "\
    - invariant:
        type: \"loop_invariant\"
        location:
          file_name: \"invariants.c\"
          line: 8
          column: 3
          function: \"main\"
        value: \"";
    let (_, rest) = told.split_once(of_first).unwrap_or_else(|| panic!("{told}"));
    assert!(rest.starts_with("(count & 1u) != 1u\"\n"), "{told}");
    assert!(told.contains("          line: 18\n          column: 3\n"), "{told}");
}

#[test]
fn a_variable_that_keeps_its_value_in_another_function_has_no_name_in_a_witness() {
    let (_, told) = told("invariants_names.ll");
    assert!(!told.contains("count"), "{told}");
}
