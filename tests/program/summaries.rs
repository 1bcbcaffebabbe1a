//! The running example of the papers on structural abstraction, by its statistics: the proof needs the two
//! effects of `flip` and nothing of `init`.

use std::fs;
use std::path::Path;

use crate::process::javelin;

fn statistic(output: &str, name: &str) -> u64 {
    let start = output.find(&format!(":{name} ")).unwrap_or_else(|| panic!("no {name} in {output}"));
    let rest = output[start..].split_whitespace().nth(1).unwrap();
    rest.trim_end_matches(')').parse().unwrap()
}

#[test]
fn the_running_example_needs_two_expansions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/flip.smt2");
    let script = fs::read_to_string(path).unwrap();
    for options in ["", "(set-option :param.abstraction-expansions 1)", "(set-option :preprocess false)"] {
        let output = javelin(&[], format!("{options}\n{script}").as_bytes());
        let output = String::from_utf8(output.stdout).unwrap();
        assert!(output.starts_with("unsat\n"), "{output}");
        assert_eq!(statistic(&output, "summary-expansions"), 2, "{options}");
        // `init` occurs at most as a free vector: its products and quotients would be tens of thousands
        // of gates.
        assert!(statistic(&output, "gates") < 2_000, "{options}");
    }
}
