//! Scripts with their answers: every `tests/scripts/**/NAME.smt2` is run by the `javelin` binary over standard
//! input, and must print exactly `NAME.out`. Scripts are found, not listed.

mod process;

use std::fs;
use std::path::{Path, PathBuf};

use process::javelin;

fn scripts() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "smt2") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn answers(script: &[u8]) -> String {
    let output = javelin(&[], script);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing goes to standard error");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn scripts_print_their_answers() {
    let scripts = scripts();
    assert!(scripts.len() >= 10, "only {} scripts found", scripts.len());
    for script in scripts {
        let expected = fs::read_to_string(script.with_extension("out"))
            .unwrap_or_else(|error| panic!("{}: its .out file: {error}", script.display()));
        let actual = answers(&fs::read(&script).unwrap());
        assert_eq!(actual, expected, "{}", script.display());
    }
}
