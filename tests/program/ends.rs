//! Ends of a run: by signals, by a full disk, and without overwriting its input.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::process::javelin;

/// The time limit of a step, for loaded machines.
const PATIENCE: Duration = Duration::from_secs(30);

/// Factoring the product of two 40-bit primes takes minutes.
const HARD: &str = "(set-logic QF_BV)(declare-const a (_ BitVec 80))(declare-const b (_ BitVec 80))
    (assert (= (bvmul a b) (_ bv604462909806215075725313 80)))
    (assert (bvult a (_ bv1099511627776 80)))(assert (bvult b (_ bv1099511627776 80)))
    (assert (bvugt a (_ bv1 80)))(assert (bvugt b (_ bv1 80)))";

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("ends").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn shown(path: &std::path::Path) -> String {
    path.display().to_string()
}

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_javelin"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn signal(child: &Child, name: &str) {
    assert!(Command::new("kill").args([name, &child.id().to_string()]).status().unwrap().success());
}

/// The status of a program that ends by itself, and the rest of its answers.
fn end(mut child: Child, output: &mut impl Read) -> (Option<i32>, String) {
    let begin = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begin.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("the program does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    (status.code(), rest)
}

/// Starts a program on these commands and waits until the first is answered; the input stays open.
fn begun(arguments: &[&str], script: &str) -> (Child, std::process::ChildStdin, BufReader<impl Read>) {
    let mut child = start(arguments);
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"(echo \"begun\")").unwrap();
    input.write_all(script.as_bytes()).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line, "\"begun\"\n");
    (child, input, output)
}

/// Waits until the program reports on standard error, with `--verbose`, that a check runs; later lines are
/// dropped.
fn until_it_works(child: &mut Child) {
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(lines.next().is_some(), "the program prints nothing");
    std::thread::spawn(move || lines.for_each(drop));
}

#[test]
fn a_signal_is_answered_by_the_check_that_runs() {
    let script = format!("{HARD}(check-sat)(get-info :reason-unknown)(check-sat)(echo \"too far\")");
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        let (mut child, _input, mut output) = begun(&["--verbose"], &script);
        until_it_works(&mut child);
        signal(&child, name);
        let (code, answers) = end(child, &mut output);
        assert_eq!(code, Some(status));
        assert_eq!(answers, "unknown\n(:reason-unknown canceled)\n", "{name}");
    }
}

#[test]
fn the_second_signal_ends_a_run_at_once() {
    // The answers exceed the capacity of a pipe and are not read, so the run cannot end.
    let long = format!("(echo \"{}\")", "long".repeat(1 << 18));
    let (child, input, mut output) = begun(&[], "");
    let writer = std::thread::spawn(move || {
        let mut input = input;
        // The program ends before it has read all.
        let _ = input.write_all(long.repeat(4).as_bytes());
    });
    std::thread::sleep(Duration::from_millis(500));
    signal(&child, "-INT");
    std::thread::sleep(Duration::from_millis(500));
    signal(&child, "-INT");
    assert_eq!(end(child, &mut output).0, Some(130));
    writer.join().unwrap();
}

#[test]
fn a_signal_ends_a_run_that_waits_for_input() {
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        for script in ["", "(assert (= ", "(check-sat"] {
            let (child, _input, mut output) = begun(&["-"], script);
            signal(&child, name);
            assert_eq!(end(child, &mut output), (Some(status), String::new()), "{name} behind {script}");
        }
        for arguments in [&["--dimacs"][..], &["/dev/stdin", "--stats"]] {
            let mut child = start(arguments);
            let _input = child.stdin.take();
            let mut output = child.stdout.take().unwrap();
            // Before the program handles signals, they end it.
            std::thread::sleep(Duration::from_millis(300));
            signal(&child, name);
            let (code, _) = end(child, &mut output);
            assert!(matches!(code, None | Some(130 | 143)), "{arguments:?}: {code:?}");
        }
    }
}

#[test]
fn formulas_and_exports_are_canceled_too() {
    let folder = folder("canceled");
    let exported = javelin(&["--dimacs"], format!("{HARD}(check-sat)").as_bytes());
    let formula = folder.join("hard.cnf");
    fs::write(&formula, &exported.stdout).unwrap();
    let mut child = start(&["--verbose", &shown(&formula)]);
    let mut output = child.stdout.take().unwrap();
    until_it_works(&mut child);
    signal(&child, "-TERM");
    let (code, answer) = end(child, &mut output);
    assert_eq!((code, answer.as_str()), (Some(143), "c canceled\ns UNKNOWN\n"));
}

/// A run whose standard output or standard error is full.
fn full(arguments: &[&str], script: &str, output: bool) -> Output {
    let full = || Stdio::from(OpenOptions::new().write(true).open("/dev/full").unwrap());
    let mut command = Command::new(env!("CARGO_BIN_EXE_javelin"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    match output {
        true => command.stdout(full()),
        false => command.stderr(full()),
    };
    let mut child = command.spawn().unwrap();
    // The program may have ended already.
    let _ = child.stdin.take().unwrap().write_all(script.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn a_full_disk_is_an_error_and_no_panic() {
    let script = "(declare-const x (_ BitVec 8))(assert (= (bvmul x x) #x31))(check-sat)";
    // The counters of `:verbosity` come before the answer.
    let diagnostics = &["-o", "verbosity=1"];
    for (arguments, answer) in [(&["--stats"][..], "sat\n"), (&["--verbose"], "sat\n"), (diagnostics, "")] {
        let run = full(arguments, script, false);
        assert_eq!(run.status.code(), Some(3), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&run.stdout), answer, "{arguments:?}");
    }
    let folder = folder("full");
    let formula = folder.join("formula.cnf");
    fs::write(&formula, "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n").unwrap();
    let formula = shown(&formula);
    for arguments in [&["--stats"][..], &["--verbose"]] {
        let run = full(&[arguments, &[&formula]].concat(), "", false);
        assert_eq!(run.status.code(), Some(3), "{arguments:?} {formula}");
    }
    for arguments in [&[][..], &["--dimacs"], &["--params"], &["--help"], &[&formula]] {
        let run = full(arguments, script, true);
        assert_eq!(run.status.code(), Some(3), "{arguments:?}");
        assert!(!String::from_utf8_lossy(&run.stderr).contains("panicked"), "{arguments:?}");
    }
    let (refuted, proof) = (folder.join("refuted.smt2"), folder.join("proof"));
    fs::write(&refuted, "(declare-const x (_ BitVec 8))(assert (= (bvmul x x) #x03))(check-sat)").unwrap();
    symlink("/dev/full", &proof).unwrap();
    let refuted = shown(&refuted);
    for arguments in [
        vec!["--proof".into(), shown(&proof), refuted.clone()],
        vec!["--proof".into(), shown(&proof), formula.clone()],
        vec![format!("--dimacs={}", shown(&proof)), refuted.clone()],
    ] {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let run = javelin(&arguments, b"");
        assert_eq!(run.status.code(), Some(3), "{arguments:?}");
        assert!(String::from_utf8_lossy(&run.stderr).contains("No space left"), "{arguments:?}");
    }
}

#[test]
fn the_input_is_never_written_over() {
    let folder = folder("spared");
    let refuted = "(declare-const p Bool)(assert p)(assert (not p))(check-sat)";
    let script = folder.join("input");
    let [named, hard, soft] = ["input.cnf", "hard", "soft"].map(|name| folder.join(name));
    fs::write(&script, refuted).unwrap();
    fs::write(&named, refuted).unwrap();
    fs::hard_link(&script, &hard).unwrap();
    symlink(&script, &soft).unwrap();
    let dimacs = |path: &PathBuf| vec![format!("--dimacs={}", shown(path))];
    let proof = |path: &PathBuf| vec!["--proof".into(), shown(path)];
    for (input, flags) in [
        (&script, proof(&script)),
        (&script, proof(&hard)),
        (&script, proof(&soft)),
        (&soft, proof(&hard)),
        (&script, dimacs(&hard)),
        // The clauses would be written to `input.cnf`.
        (&named, proof(&script)),
    ] {
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        for stdin in [false, true] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_javelin"));
            command.args(&flags).arg(if stdin { "-".into() } else { shown(input) });
            let run = command.stdin(File::open(input).unwrap()).output().unwrap();
            let error = String::from_utf8_lossy(&run.stderr).into_owned();
            assert!(run.status.code() == Some(3) && error.contains("is the input"), "{flags:?}: {error}");
            assert_eq!(fs::read_to_string(input).unwrap(), refuted, "{flags:?}");
        }
    }
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let folder = folder("marked");
    let script = "\u{feff}(echo \"here\")";
    let marked = folder.join("marked.smt2");
    fs::write(&marked, script).unwrap();
    for run in [javelin(&[&shown(&marked)], b""), javelin(&[], script.as_bytes())] {
        assert_eq!((run.stdout.as_slice(), run.status.code()), (&b"\"here\"\n"[..], Some(0)));
    }
    for name in ["marked.cnf", "marked"] {
        let formula = folder.join(name);
        fs::write(&formula, "\u{feff}p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n").unwrap();
        let proof = shown(&folder.join("proof"));
        let run = javelin(&["--proof", &proof, &shown(&formula)], b"");
        assert_eq!(run.status.code(), Some(20), "{name}");
        let check = javelin(&["--check-proof", &shown(&formula), &proof], b"");
        assert_eq!(check.status.code(), Some(0), "{}", String::from_utf8_lossy(&check.stdout));
    }
}

#[test]
fn zero_is_no_limit() {
    let script = "(set-option :timeout 0)(set-option :conflict-limit 0)(set-option :tick-limit 0)
        (set-option :memory-limit 0)(declare-const x (_ BitVec 12))(declare-const y (_ BitVec 12))
        (assert (= (bvmul x y) #x35f))(assert (bvult #x001 x))(check-sat)";
    let flags = ["--timeout", "0", "--conflict-limit", "0", "--tick-limit", "0", "--memory-limit", "0"];
    assert_eq!(String::from_utf8_lossy(&javelin(&flags, script.as_bytes()).stdout), "sat\n");
    let run = javelin(&["--timeout", "1e-12"], format!("{HARD}(check-sat)").as_bytes());
    let answers = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(answers.contains("timeout") && answers.ends_with("unknown\n"), "little is not none: {answers}");
}

#[test]
fn a_panic_asks_to_be_reported() {
    let failure = javelin::cli::guarded(|| panic!("a panic of the test's own")).unwrap_err();
    let message = failure.to_string();
    assert!(message.starts_with("internal error: ") && message.contains("please report"), "{message}");
}
