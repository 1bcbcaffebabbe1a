//! Javelin in the place of other solvers: through links with their names, with the arguments that tools pass.

use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const SCRIPT: &str = "(set-option :produce-models true)(set-logic QF_BV)(declare-const x (_ BitVec 8))
    (assert (= x #x2a))(check-sat)(get-value (x))(exit)";

/// The answers of the program called by a name, to the script on standard input or, for the word `FILE`, in a
/// file.
fn answers(name: &str, arguments: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dialect").join(name);
    fs::create_dir_all(&folder).unwrap();
    let (link, file) = (folder.join(name), folder.join("script"));
    let _ = fs::remove_file(&link);
    symlink(env!("CARGO_BIN_EXE_javelin"), &link).unwrap();
    fs::write(&file, SCRIPT).unwrap();
    let mut child = Command::new(&link)
        .args(arguments.split(' ').filter(|word| !word.is_empty()))
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A run on a file may end before it was written.
    let _ = child.stdin.take().unwrap().write_all(SCRIPT.as_bytes());
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

/// One test for all names, since each call replaces the link.
#[test]
fn presets_of_tools_run() {
    for (name, presets) in [
        (
            "z3",
            &["-smt2 script", "-smt2 -in", "-in", "-T:20 -t:9000 script", "-nw smt.random_seed=3 -in"][..],
        ),
        (
            "bitwuzla",
            &[
                "script",
                "--lang smt2",
                "--produce-models -t 9000 script",
                "--smt2 -i",
                "--produce-models --abstraction script",
            ],
        ),
        ("boolector", &["--smt2 script -m", "--smt2 -i", "--smt2 -m --output-format=smt2 --no-exit-codes"]),
        (
            "yices-smt2",
            &[
                "script",
                "--incremental",
                "--smt2-model-format --timeout=9",
                "--incremental -t 9",
                "--smt2-model-format --bvconst-in-decimal script",
            ],
        ),
        ("cvc4", &["--lang smt --incremental --interactive --no-interactive-prompt --model-witness-value"]),
        (
            "cvc5",
            &[
                "--lang smtlib script",
                "--incremental --lang smt2",
                "-q --no-interactive -L smt2.6",
                "--lang smt --incremental --nl-cov",
                "--produce-models --solve-bv-as-int=iand --iand-mode=bitwise script",
                "--lang=smt --no-strict-parsing --no-condense-function-values --incremental --produce-models",
            ],
        ),
        ("javelin", &["-smt2 -in", "--incremental --lang smt2 -q script", "-i -t 9 -v:3 -"]),
    ] {
        for preset in presets {
            assert_eq!(answers(name, preset), "sat\n((x #x2a))\n", "{name} {preset}");
        }
    }
}

#[test]
fn unknown_options_are_refused_by_name() {
    let message = answers("cvc4", "--nonsense");
    assert!(message.contains("--nonsense") && !message.contains("sat\n"), "{message}");
    let message = answers("boolectoR", "--no-exit-codes");
    assert!(message.contains("--no-exit-codes"), "{message}");
}
