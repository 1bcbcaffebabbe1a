//! The `javelin` command as a person or a client on a pipe meets it.

mod process;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use process::javelin;

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

/// A file of this test's own, with this content.
fn file(name: &str, content: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path
}

#[test]
fn a_file_and_standard_input_answer_alike() {
    let script = "(set-logic QF_BV)(declare-const x (_ BitVec 8))(assert (= (bvmul x x) #x31))(check-sat)";
    let path = file("alike.smt2", script);
    let from_file = javelin(&[path.to_str().unwrap()], b"");
    let from_stdin = javelin(&[], script.as_bytes());
    assert_eq!(stdout(&from_file), "sat\n");
    assert_eq!(from_file.stdout, from_stdin.stdout);
    assert_eq!((from_file.status.code(), from_stdin.status.code()), (Some(0), Some(0)));
}

#[test]
fn the_status_tells_errors_and_wrong_usage_apart() {
    assert_eq!(javelin(&[], b"(assert nonsense)(check-sat)").status.code(), Some(1));
    assert_eq!(javelin(&["--no-such-flag"], b"").status.code(), Some(2));
    assert_eq!(javelin(&["-o", "rewrite-level=7"], b"").status.code(), Some(2));
    let missing = javelin(&["/no/such/file.smt2"], b"");
    assert_eq!(missing.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("/no/such/file.smt2"));
}

#[test]
fn version_and_help() {
    let version = javelin(&["--version"], b"");
    assert_eq!(stdout(&version), format!("javelin {}\n", env!("CARGO_PKG_VERSION")));
    let help = javelin(&["--help"], b"");
    for word in ["--timeout", "--stats", "--option", "Exit status"] {
        assert!(stdout(&help).contains(word), "{word}");
    }
}

#[test]
fn a_client_on_a_pipe_never_waits() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_javelin"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let (sender, lines) = mpsc::channel();
    let output = BufReader::new(child.stdout.take().unwrap());
    std::thread::spawn(move || {
        for line in output.lines() {
            let _ = sender.send(line.unwrap());
        }
    });
    let mut ask = |piece: &str, answer: &str| {
        input.write_all(piece.as_bytes()).unwrap();
        input.flush().unwrap();
        let line = lines.recv_timeout(Duration::from_secs(20));
        assert_eq!(line.as_deref(), Ok(answer), "after {piece}");
    };
    ask("(set-option :print-success true)", "success");
    ask("(declare-const x (_ BitVec 8))(ass", "success");
    ask("ert (= x #x05)) ; a comment, and no newline", "success");
    ask("\n(check-sat)", "sat");
    ask("(get-value (x))", "((x #x05))");
    ask("(exit)", "success");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_time_limit_holds() {
    // Factoring the product of two 40-bit primes takes minutes.
    let script = "(set-logic QF_BV)(declare-const a (_ BitVec 80))(declare-const b (_ BitVec 80))
        (assert (= (bvmul a b) (_ bv604462909806215075725313 80)))
        (assert (bvult a (_ bv1099511627776 80)))(assert (bvult b (_ bv1099511627776 80)))
        (assert (bvugt a (_ bv1 80)))(assert (bvugt b (_ bv1 80)))(check-sat)(get-info :reason-unknown)(echo \"on\")";
    let answers = "unknown\n(:reason-unknown timeout)\n\"on\"\n";
    let start = Instant::now();
    assert_eq!(stdout(&javelin(&["--timeout", "0.5"], script.as_bytes())), answers);
    let with_option = format!("(set-option :timeout 500){script}");
    assert_eq!(stdout(&javelin(&[], with_option.as_bytes())), answers);
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(8), "two limits of half a second took {taken:?}");
}

#[test]
fn dimacs() {
    let satisfiable = file("sat.cnf", "c comment\np cnf 3 2\n1 -2 0\n2 3 0\n");
    let output = javelin(&[satisfiable.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(10));
    let mut lines = stdout(&output).lines();
    assert_eq!(lines.next(), Some("s SATISFIABLE"));
    let values: Vec<i64> = lines
        .flat_map(|line| line.strip_prefix("v ").unwrap().split(' '))
        .map(|word| word.parse().unwrap())
        .collect();
    assert_eq!(values.last(), Some(&0));
    for clause in [[1, -2], [2, 3]] {
        assert!(clause.iter().any(|literal| values.contains(literal)), "{values:?}");
    }
    let contradiction = file("unsat.cnf", "p cnf 1 2\n1 0\n-1 0\n");
    let output = javelin(&[contradiction.to_str().unwrap()], b"");
    assert_eq!((stdout(&output), output.status.code()), ("s UNSATISFIABLE\n", Some(20)));
    let broken = file("broken.cnf", "p cnf 2 1\n1 two 0\n");
    let output = javelin(&[broken.to_str().unwrap()], b"");
    assert_eq!((stdout(&output), output.status.code()), ("", Some(3)));
    assert!(String::from_utf8_lossy(&output.stderr).contains("line 2"));
}

#[test]
fn output_channels_lead_to_files() {
    let path = file("channel.txt", "");
    let name = path.to_str().unwrap();
    let script =
        format!("(set-option :regular-output-channel \"{name}\")(echo \"there\")(reset)(echo \"here\")");
    assert_eq!(stdout(&javelin(&[], script.as_bytes())), "\"here\"\n");
    assert_eq!(fs::read_to_string(path).unwrap(), "\"there\"\n");
    let refused =
        javelin(&[], b"(set-option :regular-output-channel \"/no/such/folder/file\")(echo \"still here\")");
    assert!(stdout(&refused).starts_with("(error "));
    assert!(stdout(&refused).ends_with("\"still here\"\n"));
}

#[test]
fn statistics_go_to_standard_error() {
    let output = javelin(&["--stats"], b"(declare-const p Bool)(assert p)(check-sat)");
    assert_eq!(stdout(&output), "sat\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("conflicts"));
}

/// Runs with a proof file; the answers, and what the check of the files says.
fn proved(name: &str, input: &str, arguments: &[&str]) -> (String, String) {
    let input = file(name, input);
    let proof = input.with_extension("proof");
    let paths = [&proof, &input].map(|path| path.to_str().unwrap());
    let run = javelin(&[&["--proof", paths[0]], arguments, &[paths[1]]].concat(), b"");
    assert!(run.stderr.is_empty(), "{}", String::from_utf8_lossy(&run.stderr));
    let formula = match name.ends_with(".cnf") {
        true => input.clone(),
        false => input.with_extension("proof.cnf"),
    };
    let check = javelin(&["--check-proof", formula.to_str().unwrap(), paths[0]], b"");
    assert_eq!(check.status.code(), Some(i32::from(!stdout(&check).starts_with("verified"))));
    (stdout(&run).to_owned(), stdout(&check).to_owned())
}

#[test]
fn proofs_of_formulas() {
    let formula = "p cnf 2 4\n1 2 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
    for (name, format) in [("proof-text.cnf", "lrat"), ("proof-binary.cnf", "lrat-binary")] {
        let (answer, check) = proved(name, formula, &["--proof-format", format, "--check-proofs"]);
        assert_eq!(answer, "s UNSATISFIABLE\n");
        assert!(check.starts_with("verified: 4 clauses"), "{check}");
    }
    let formula = file("broken.cnf", formula);
    let broken = file("broken.lrat", "5 1 0 1 2 0\n6 0 5 3 0\n");
    let check = javelin(&["--check-proof", formula.to_str().unwrap(), broken.to_str().unwrap()], b"");
    assert_eq!(
        stdout(&check),
        "not verified: the proof, line 2: clause 6: it does not follow from its antecedents\n"
    );
    assert_eq!(check.status.code(), Some(1));
    assert_eq!(javelin(&["--check-proof", "/no/such.cnf", "/no/such"], b"").status.code(), Some(3));
}

#[test]
fn proofs_of_scripts() {
    let cycle = "(set-logic QF_BV)
        (declare-const a Bool)
        (declare-const x (_ BitVec 4))(declare-const y (_ BitVec 4))(declare-const z (_ BitVec 4))
        (assert (bvult x y))(assert (=> a (bvult y z)))";
    let once = format!("{cycle}(assert a)(assert (bvult z x))(check-sat)");
    let often = format!(
        "{cycle}(push)(assert (bvult z x))(check-sat)(assert a)(check-sat)(pop)(check-sat)
        (assert (=> a (bvult z x)))(check-sat)(check-sat-assuming (a))(get-unsat-assumptions)(check-sat)"
    );
    for format in ["lrat", "lrat-binary"] {
        let arguments = ["--proof-format", format, "--check-proofs"];
        let (answer, check) = proved("proof-once.smt2", &once, &arguments);
        assert_eq!(answer, "unsat\n");
        assert!(check.starts_with("verified"), "{check}");
        let (answer, check) = proved("proof-often.smt2", &often, &arguments);
        assert_eq!(answer, "sat\nunsat\nsat\nsat\nunsat\n(a)\nsat\n");
        assert!(check.starts_with("verified"), "{check}");
    }
}

#[test]
fn where_there_is_no_proof_it_is_said() {
    let script = file("no-proof.smt2", "(set-logic QF_BV)(declare-const a Bool)(assert a)(check-sat)");
    let proof = script.with_extension("proof");
    let run = javelin(&["--proof", proof.to_str().unwrap(), script.to_str().unwrap()], b"");
    assert_eq!((stdout(&run), run.status.code()), ("sat\n", Some(3)));
    assert!(String::from_utf8_lossy(&run.stderr).contains("no answer was `unsat`"));
    let run = javelin(&["--proof", "/no/such/folder/p", script.to_str().unwrap()], b"");
    assert_eq!((stdout(&run), run.status.code()), ("sat\n", Some(3)));
}
