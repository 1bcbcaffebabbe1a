//! The benchmark runner against solvers that behave badly. The solvers are shell scripts written here.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A folder of one test, removed at its end.
struct Place(PathBuf);

impl Place {
    fn new(test: &str) -> Place {
        let folder = std::env::temp_dir().join(format!("smtlib-bench-test-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("files")).unwrap();
        Place(folder)
    }

    fn file(&self, name: &str, text: &str) {
        let path = self.0.join("files").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// A script that plays a solver with a version; `$1` is the file.
    fn solver(&self, name: &str, script: &str) -> String {
        let path = self.0.join(name);
        let version = "if [ \"$1\" = --version ]; then echo version 1.0; exit; fi";
        fs::write(&path, format!("#!/bin/sh\n{version}\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        format!("{name}={} {{file}}", path.display())
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn suite(&self, solvers: &[&str], more: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_smtlib-bench"));
        command.args(["suite", &self.path("files"), "--out", &self.path("runs.tsv")]);
        command.args(solvers.iter().flat_map(|solver| ["--solver", solver]));
        command.args(more).output().unwrap()
    }

    /// The rows of the table as maps by column.
    fn rows(&self) -> Vec<std::collections::HashMap<String, String>> {
        let text = fs::read_to_string(self.0.join("runs.tsv")).unwrap();
        let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<_>>());
        let header = lines.next().unwrap();
        lines.map(|fields| header.iter().cloned().zip(fields).collect()).collect()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SAT: &str = "(set-logic QF_BV)\n(set-info :status sat)\n(check-sat)\n";

/// Whether a process whose command line contains `mark` is alive.
fn alive(mark: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    processes.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok()).any(|line| {
        let line = String::from_utf8_lossy(&line).replace('\0', " ");
        line.contains(mark)
    })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn right_and_wrong_answers_are_told_apart() {
    let place = Place::new("answers");
    place.file("a.smt2", SAT);
    let (good, bad) = (place.solver("good", "echo sat"), place.solver("bad", "echo unsat"));
    let output = place.suite(&[&good, &bad], &["--check"]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let rows = place.rows();
    assert_eq!((rows[0]["solver"].as_str(), rows[0]["outcome"].as_str()), ("good", "solved"));
    assert_eq!((rows[1]["solver"].as_str(), rows[1]["outcome"].as_str()), ("bad", "wrong"));
    assert_eq!((rows[1]["expected"].as_str(), rows[1]["verdict"].as_str()), ("sat", "unsat"));
    let summary = text(&output.stdout);
    assert!(summary.contains("check failed: bad: 1 wrong"), "{summary}");
    assert!(summary.contains("contradiction: a.smt2: sat by good, unsat by bad; expected: sat"), "{summary}");
    let output = place.suite(&[&good], &["--check", "--require-percent", "100"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn too_few_answers_fail_the_check() {
    let place = Place::new("percent");
    place.file("a.smt2", SAT);
    place.file("b.smt2", SAT);
    let half = place.solver("half", "case $1 in *a.smt2) echo sat;; *) echo unknown;; esac");
    let run = |percent| place.suite(&[&half], &["--check", "--require-percent", percent]).status.code();
    assert_eq!(run("50"), Some(0));
    assert_eq!(run("51"), Some(1));
}

#[test]
fn a_hanging_solver_and_all_its_children_are_ended() {
    let place = Place::new("hang");
    place.file("a.smt2", SAT);
    // A child in the group, a grandchild, and one that leaves the group and the session.
    let script =
        "sleep 7654321 & (sleep 7654322 & sleep 7654323) & setsid sleep 7654324 & while :; do sleep 1; done";
    let hanging = place.solver("hanging", script);
    let started = Instant::now();
    let output = place.suite(&[&hanging], &["--timeout", "0.7"]);
    assert!(started.elapsed() < Duration::from_secs(5), "took {:?}", started.elapsed());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(place.rows()[0]["outcome"], "timeout");
    assert!(!alive("sleep 765432"));
}

#[test]
fn children_left_behind_by_a_finished_solver_are_ended() {
    let place = Place::new("leave");
    place.file("a.smt2", SAT);
    let leaving = place.solver("leaving", "sleep 8654321 & setsid sleep 8654322 & echo sat");
    let started = Instant::now();
    place.suite(&[&leaving], &["--timeout", "20"]);
    assert!(started.elapsed() < Duration::from_secs(5), "took {:?}", started.elapsed());
    assert_eq!(place.rows()[0]["outcome"], "solved");
    assert!(!alive("sleep 865432"));
}

#[test]
fn a_solver_that_ignores_the_request_to_end_is_killed() {
    let place = Place::new("ignore");
    place.file("a.smt2", SAT);
    let stubborn = place.solver("stubborn", "trap '' TERM INT HUP; while :; do :; done # 9654321");
    let started = Instant::now();
    place.suite(&[&stubborn], &["--timeout", "0.5"]);
    assert!(started.elapsed() < Duration::from_secs(5), "took {:?}", started.elapsed());
    let row = &place.rows()[0];
    assert_eq!((row["outcome"].as_str(), row["exit"].as_str()), ("timeout", "signal 9"));
    assert!(row["cpu"].parse::<f64>().unwrap() > 0.1, "{row:?}");
    assert!(!alive(&place.path("stubborn")));
}

#[test]
fn nonsense_crashes_and_silence_are_rows() {
    let place = Place::new("nonsense");
    place.file("a.smt2", SAT);
    place.file("empty.smt2", "");
    let solvers = [
        place.solver("nonsense", r"printf 'Hello\tWorld \377\000\n(define'"),
        place.solver("crash", "echo about to crash >&2; kill -SEGV $$"),
        place.solver("silent", "exit 3"),
        place.solver("error", "echo '(error \"line 1: no\")'; exit 1"),
        place.solver("deaf", "echo '(error \"unknown function\")'; echo unsat"),
        place.solver("gone", "rm -f \"$0\"; echo sat"),
    ];
    let names: Vec<&str> = solvers.iter().map(String::as_str).collect();
    let output = place.suite(&names, &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let rows = place.rows();
    assert_eq!(rows.len(), 12);
    let row =
        |solver: &str| rows.iter().find(|row| row["solver"] == solver && row["file"] == "a.smt2").unwrap();
    for solver in ["nonsense", "crash", "silent", "error", "deaf"] {
        assert_eq!(row(solver)["outcome"], "error", "{solver}");
    }
    assert!(row("nonsense")["note"].contains("Hello World"), "{}", row("nonsense")["note"]);
    assert_eq!(row("crash")["exit"], "signal 11");
    assert!(row("crash")["note"].contains("about to crash"));
    assert_eq!(row("silent")["exit"], "3");
    assert!(row("error")["note"].contains("line 1: no"));
    let gone: Vec<_> =
        rows.iter().filter(|row| row["solver"] == "gone").map(|row| row["outcome"].as_str()).collect();
    assert!(gone.contains(&"error"), "{gone:?}");
}

#[test]
fn a_flood_of_output_neither_fills_memory_nor_hides_what_came_first() {
    let place = Place::new("flood");
    place.file("a.smt2", SAT);
    let flood = place.solver("flood", "echo sat; exec yes 'a line that never ends'");
    let output = place.suite(&[&flood], &["--timeout", "1"]);
    assert_eq!(output.status.code(), Some(0));
    let row = &place.rows()[0];
    assert_eq!((row["outcome"].as_str(), row["verdict"].as_str()), ("timeout", "sat"));
    assert!(row["note"].contains("printed more than is read"), "{}", row["note"]);
}

#[test]
fn the_memory_limit_holds() {
    let place = Place::new("memory");
    place.file("a.smt2", SAT);
    let hungry = place.solver("hungry", "exec dd if=/dev/zero of=/dev/null bs=400M count=1");
    place.suite(&[&hungry], &["--memory", "100"]);
    let row = &place.rows()[0];
    assert_eq!((row["outcome"].as_str(), row["memory_limit"].as_str()), ("memout", "100"));
}

#[test]
fn a_second_run_goes_on_where_the_first_ended() {
    let place = Place::new("resume");
    for name in ["a.smt2", "b.smt2", "c.smt2"] {
        place.file(name, SAT);
    }
    let counted = place.solver("counted", &format!("echo run >> {}; echo sat", place.path("count")));
    let count = || {
        fs::read_to_string(place.0.join("count"))
            .unwrap_or_default()
            .lines()
            .filter(|line| *line == "run")
            .count()
    };
    place.suite(&[&counted], &["--contains", "b.smt2"]);
    let first = count();
    place.suite(&[&counted], &[]);
    assert_eq!((first, count()), (1, 3));
    let again = place.suite(&[&counted], &[]);
    assert_eq!(count(), 3);
    assert_eq!(place.rows().len(), 3);
    assert!(text(&again.stdout).lines().any(|line| line.starts_with("counted") && line.contains(" 3 ")));
    place.suite(&[&counted], &["--timeout", "7"]);
    assert_eq!(place.rows().len(), 6);
}

#[test]
fn an_interrupted_suite_ends_its_solver_and_goes_on_later() {
    let place = Place::new("interrupt");
    place.file("a.smt2", SAT);
    place.file("b.smt2", SAT);
    let slow = place.solver("slow", "case $1 in *a.smt2) echo sat;; *b.smt2) sleep 5654321;; esac");
    let mut command = Command::new(env!("CARGO_BIN_EXE_smtlib-bench"));
    command.args(["suite", &place.path("files"), "--out", &place.path("runs.tsv"), "--solver", &slow]);
    let mut child =
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null()).spawn().unwrap();
    let until = Instant::now() + Duration::from_secs(10);
    while !alive("sleep 5654321") {
        assert!(Instant::now() < until, "the solver never started");
        std::thread::sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!alive("sleep 5654321"));
    assert_eq!(place.rows().len(), 1);
}

#[test]
fn incremental_scripts_are_compared_check_by_check() {
    let place = Place::new("incremental");
    place.file("s.smt2", "(check-sat)(check-sat)(check-sat)(check-sat)");
    place.file("s.expected", "sat\nunsat\nsat\nunsat\n");
    let solvers = [
        place.solver("right", "echo sat; echo unsat; echo sat; echo unsat"),
        place.solver("odd", "echo sat; echo sat; echo unknown"),
        place.solver("short", "echo sat; echo unsat"),
    ];
    let names: Vec<&str> = solvers.iter().map(String::as_str).collect();
    place.suite(&names, &[]);
    let seen: Vec<[String; 4]> = place
        .rows()
        .into_iter()
        .map(|row| ["outcome", "equal", "different", "missing"].map(|column| row[column].clone()))
        .collect();
    assert_eq!(seen[0], ["solved", "4", "0", "0"]);
    assert_eq!(seen[1], ["wrong", "1", "1", "2"]);
    assert_eq!(seen[2], ["error", "2", "0", "2"]);
}

#[test]
fn a_script_goes_to_standard_input_where_the_table_says_so() {
    let place = Place::new("stdin");
    place.file("s.smt2", "(check-sat)\n(check-sat)\n");
    place.file("s.expected", "sat\nsat\n");
    let path = place.solver("pipe", "while read -r line; do echo sat; done");
    let program = path.split(['=', ' ']).nth(1).unwrap().to_owned();
    let table = format!("[[solver]]\nname = 'pipe'\ncommand = ['{program}', '{{file}}']\nstdin = true\n");
    fs::write(place.0.join("mine.toml"), table).unwrap();
    let output = place.suite(&["pipe"], &["--solvers", &place.path("mine.toml")]);
    assert_eq!(place.rows()[0]["outcome"], "solved", "{}", text(&output.stderr));
}

#[test]
fn models_of_formulas_are_checked() {
    let place = Place::new("models");
    place.file("f.cnf", "p cnf 2 2\n1 2 0\n-1 2 0\n");
    let solvers = [
        place.solver("model", "echo 's SATISFIABLE'; echo 'v 1 2 0'; exit 10"),
        place.solver("liar", "echo 's SATISFIABLE'; echo 'v 1 -2 0'; exit 10"),
    ];
    let names: Vec<&str> = solvers.iter().map(String::as_str).collect();
    place.suite(&names, &[]);
    let rows = place.rows();
    assert_eq!((rows[0]["outcome"].as_str(), rows[1]["outcome"].as_str()), ("solved", "wrong"));
    assert!(rows[1]["note"].contains("clause 2: -1 2"), "{}", rows[1]["note"]);
}

#[test]
fn what_is_missing_is_said_and_does_not_stop_the_rest() {
    let place = Place::new("missing");
    place.file(
        "INDEX.tsv",
        "path\tlogic\tset\texpected\nnone.smt2\tQF_BV\ta\tsat\nhere.smt2\tQF_BV\ta\tsat\nbad line\n",
    );
    place.file("here.smt2", SAT);
    let good = place.solver("good", "echo sat");
    let output = place.suite(&[&good, "absent=/nonexistent/solver"], &[]);
    let messages = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{messages}");
    assert!(messages.contains("absent: /nonexistent/solver is not found"), "{messages}");
    assert!(messages.contains("INDEX.tsv:4: 1 fields, expected 4"), "{messages}");
    assert!(messages.contains("none.smt2 is not there"), "{messages}");
    assert_eq!(place.rows().len(), 1);
    let fails = |arguments: &[&str]| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_smtlib-bench")).arg("suite").args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        text(&output.stderr)
    };
    let out = place.path("other.tsv");
    assert!(fails(&["/nonexistent", "--solver", &good, "--out", &out]).contains("cannot read /nonexistent"));
    assert!(
        fails(&[&place.path("files"), "--solver", "nosuch", "--out", &out])
            .contains("no solver is called `nosuch`")
    );
    assert!(
        fails(&[&place.path("files"), "--solver", &good, "--out", &out, "--set", "b"]).contains("sets: a")
    );
    assert!(Path::new(&place.path("files")).exists());
}

#[test]
fn tables_are_compared_with_text_and_plots() {
    let place = Place::new("compare");
    for name in ["a.smt2", "b.smt2", "c.smt2"] {
        place.file(name, SAT);
    }
    let ours = place.solver("javelin-new", "echo sat");
    let theirs = place.solver("other", "case $1 in *c.smt2) echo unknown;; *) echo sat;; esac");
    place.suite(&[&theirs, &ours], &[]);
    let compare = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_smtlib-bench")).arg("compare").args(arguments).output().unwrap()
    };
    let folder = place.0.join("report");
    let output = compare(&[&place.path("runs.tsv"), "--out", &folder.display().to_string()]);
    let report = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(report.contains("## javelin-new against the others"), "{report}");
    assert!(report.contains("| other | 3 | 2 | 1 | 0 |"), "{report}");
    assert!(report.contains("## Gained over other: 1\n\n- `c.smt2`"), "{report}");
    assert_eq!(fs::read_to_string(folder.join("compare.md")).unwrap(), report);
    for name in ["cactus.svg", "scatter-other.svg"] {
        let svg = fs::read_to_string(folder.join(name)).unwrap();
        assert!(svg.trim_end().ends_with("</svg>") && svg.len() > 5_000, "{name}");
    }
    let output = compare(&[&place.path("files/a.smt2")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("does not start with the columns of a run table"));
}
