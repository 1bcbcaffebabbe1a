//! Findings of fuzzing: every script in `tests/regress/fuzz` gets the verdicts of its header, with models
//! and cores that hold, in every variant. Scripts are found, not listed; `smtlib-bench fuzz` puts them there.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use smtlib_bench::fuzz::replay::replay;

const LIMIT: Duration = Duration::from_secs(60);

fn scripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/regress/fuzz");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "smt2"));
    found.sort();
    found
}

fn complaints(text: &str) -> Vec<String> {
    let javelin = [env!("CARGO_BIN_EXE_javelin").to_owned()];
    replay(text, &javelin, LIMIT).unwrap_or_else(|error| vec![error.to_string()])
}

#[test]
fn found_scripts_stay_fixed() {
    let scripts = scripts();
    assert!(!scripts.is_empty(), "no scripts were found: the folder holds at least `levels.smt2`");
    for path in scripts {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(complaints(&text), Vec::<String>::new(), "{}", path.display());
    }
}

/// The test above can fail: a wrong expectation, an error and a missing header are reported.
#[test]
fn wrong_answers_would_be_seen() {
    let script = "(set-logic QF_BV)\n(declare-const a Bool)\n(assert (not a))\n(check-sat)\n(get-model)\n";
    assert_eq!(complaints(&format!("; expect: sat\n{script}")), Vec::<String>::new());
    assert_eq!(complaints(&format!("; expect: unsat\n{script}")).len(), 1);
    assert_eq!(complaints(&format!("; expect: sat\n{script}(assert nothing)\n")).len(), 1);
    assert_eq!(complaints(script).len(), 1);
}
