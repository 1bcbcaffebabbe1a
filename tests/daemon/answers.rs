//! Shared answers that outlive the daemon.

use std::fs;
use std::path::{Path, PathBuf};

use crate::harness::Daemon;
use crate::process::javelin;

/// Satisfiable by arrays, functions and numbers.
const SAT: &str = "(declare-const a (Array (_ BitVec 8) (_ BitVec 32)))
    (declare-fun f ((_ BitVec 8)) (_ BitVec 8))(declare-const x (_ BitVec 8))
    (assert (= (select a (f x)) #x00000007))(assert (distinct (f x) (f (bvnot x))))
    (check-sat)";

const UNSAT: &str = "(declare-const x (_ BitVec 16))(assert (= (bvmul x x) #x0003))(check-sat)";

/// Asks both questions; returns how many of them were in the cache.
fn ask(daemon: &Daemon) -> u64 {
    let hits = daemon.metric("cache_hits");
    let mut client = daemon.connect();
    assert_eq!(client.ask(SAT), "sat");
    let asserted = "(and (= (select a (f x)) #x00000007) (distinct (f x) (f (bvnot x))))";
    assert_eq!(client.ask(&format!("(get-value ({asserted}))")), format!("(({asserted} true))"));
    assert_eq!(daemon.connect().ask(UNSAT), "unsat");
    daemon.metric("cache_hits") - hits
}

fn path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn start(file: &Path) -> Daemon {
    Daemon::start(&["--answers-file", &file.display().to_string()])
}

fn end(daemon: Daemon) {
    daemon.terminate();
    assert_eq!(daemon.wait().code(), Some(0));
}

#[test]
fn saved_answers_survive_a_restart() {
    let file = path("answers");
    for hits in [0, 2, 2] {
        let daemon = start(&file);
        assert_eq!(ask(&daemon), hits);
        end(daemon);
    }
    assert!(!file.with_extension("new").exists());
}

#[test]
fn a_damaged_file_is_ignored_and_written_anew() {
    let file = path("damaged-answers");
    let daemon = start(&file);
    ask(&daemon);
    end(daemon);
    let whole = fs::read(&file).unwrap();
    let cut = &whole[..whole.len() - 40];
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 4;
    for damaged in [cut, &changed, &whole[..16], &whole[..7], &[]] {
        fs::write(&file, damaged).unwrap();
        let daemon = start(&file);
        assert_eq!(ask(&daemon), 0);
        end(daemon);
        assert_eq!(fs::read(&file).unwrap().len(), whole.len());
    }
}

#[test]
fn something_else_is_not_overwritten() {
    let file = path("no-answers");
    fs::write(&file, "dear diary").unwrap();
    let shown = file.display().to_string();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--answers-file"];
    for (flags, reason) in [
        (vec![shown.as_str()], "this is no file of answers"),
        (vec!["/nowhere/answers"], "/nowhere/answers: "),
        (vec![shown.as_str(), "--cache-mebibytes", "0"], "there are no shared answers"),
    ] {
        let output = javelin(&[&serve[..], &flags].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(3) && errors.contains(reason), "{errors}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"dear diary");
}
