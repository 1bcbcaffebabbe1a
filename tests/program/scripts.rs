//! Scripts with their answers: every `tests/scripts/**/NAME.smt2` is run by the `javelin` binary over
//! standard input, and must print exactly `NAME.out`. Scripts are found, not listed.

use std::fs;

use crate::process::javelin;
use smtlib_bench::growth::{GrowthOptions, growth};

fn answers(script: &[u8]) -> String {
    let output = javelin(&[], script);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing goes to standard error");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn scripts_print_their_answers() {
    let scripts = crate::corpus::scripts();
    assert!(scripts.len() >= 10, "only {} scripts found", scripts.len());
    for script in scripts {
        let expected = fs::read_to_string(script.with_extension("out"))
            .unwrap_or_else(|error| panic!("{}: its .out file: {error}", script.display()));
        let actual = answers(&fs::read(&script).unwrap());
        assert_eq!(actual, expected, "{}", script.display());
    }
}

#[test]
fn scripts_that_double_get_their_answers() {
    let out = std::env::temp_dir().join(format!("javelin-growth-{}", std::process::id()));
    growth(&GrowthOptions { out: out.clone(), from: 1, doublings: 5 }).unwrap();
    let mut count = 0;
    for entry in fs::read_dir(&out).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "smt2") {
            let answers = answers(&fs::read(&path).unwrap());
            let verdicts = answers.lines().filter(|line| !line.starts_with('('));
            let expected = fs::read_to_string(path.with_extension("expected")).unwrap();
            assert!(verdicts.eq(expected.lines()), "{}: {answers}", path.display());
            count += 1;
        }
    }
    fs::remove_dir_all(&out).unwrap();
    assert_eq!(count, 48);
}

/// `docs/conformance.md` has a row for each script in `tests/scripts/conformance`, and none for others.
#[test]
fn the_page_on_conformance_has_a_row_for_each_script() {
    let page = include_str!("../../docs/conformance.md");
    let rows = page.matches("](../tests/scripts/conformance/").count();
    let scripts: Vec<_> = crate::corpus::scripts()
        .into_iter()
        .filter_map(|path| Some(path.to_str()?.split_once("tests/scripts/conformance/")?.1.to_owned()))
        .collect();
    for script in &scripts {
        assert!(page.contains(&format!("](../tests/scripts/conformance/{script})")), "{script}");
    }
    assert_eq!(rows, scripts.len());
}
