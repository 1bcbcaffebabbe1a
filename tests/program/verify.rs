//! `javelin verify` on programs in LLVM's text form, which need no compiler: verdicts, exit statuses, files.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::process::javelin;

const MIDPOINT: &str = "examples/verify/midpoint.ll";

fn verify(arguments: &[&str]) -> Output {
    let arguments: Vec<&str> = ["verify", "--timeout", "60"].iter().chain(arguments).copied().collect();
    javelin(&arguments, b"")
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn program(name: &str) -> String {
    format!("verifier/tests/programs/{name}.ll")
}

/// A file of this test's own.
fn target(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verify");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

#[test]
fn a_failure_is_reported_with_its_lines() {
    let output = verify(&[MIDPOINT]);
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(1), "{text}{}", stderr(&output));
    assert!(
        text.starts_with("examples/verify/midpoint.c:12:3: assertion can fail: low <= middle\n"),
        "{text}"
    );
    assert!(text.contains("\n  12 | assert(low <= middle);"), "{text}");
    assert!(text.contains(" is false\n"), "{text}");
    let last = text.lines().last().unwrap();
    assert!(
        last.starts_with("FALSE(unreach-call)   2 checks: 1 holds, 1 fails, 0 open; replayed; "),
        "{last}"
    );
}

#[test]
fn the_status_distinguishes_verdicts() {
    let status = |arguments: &[&str]| {
        let output = verify(arguments);
        let last = stdout(&output).lines().last().unwrap_or("").split("   ").next().unwrap_or("").to_owned();
        (output.status.code(), last)
    };
    assert_eq!(status(&["examples/verify/midpoint_right.ll"]), (Some(0), "TRUE".into()));
    assert_eq!(status(&[&program("counter")]), (Some(1), "FALSE(unreach-call)".into()));
    let bounded = |rounds, file: &str| status(&["--engine", "bounded", "--unroll", rounds, file]).0;
    assert_eq!(bounded("3", &program("counter")), Some(4));
    assert_eq!(status(&["--engine", "calysto", &program("counter")]).0, Some(4));
    assert_eq!(status(&["--engine", "calysto", "--unroll", "10", &program("counter")]).0, Some(1));
    assert_eq!(status(&[&program("nothing")]), (Some(0), "TRUE".into()));
    let required = (Some(4), "UNKNOWN (nothing to check, checks are required)".into());
    assert_eq!(status(&["--require-checks", &program("nothing")]), required);
    assert_eq!(status(&["--property", "division", &program("prints")]), (Some(1), "FALSE(division)".into()));
    let library = program("library");
    assert_eq!(status(&["--entry", "largest", &library]), (Some(1), "FALSE(unreach-call)".into()));
    let property = target("overflow.prp");
    fs::write(&property, "CHECK( init(main()), LTL(G ! overflow) )\n").unwrap();
    let (counted, property) = (program("counter"), property.to_str().unwrap().to_owned());
    let by = |engine| status(&["--engine", engine, "--property", &property, "--unroll", "2", &counted]).0;
    // The counter stays below the limit whatever the loop does.
    assert_eq!(["bounded", "calysto", "auto"].map(by), [Some(0); 3]);
}

#[test]
fn conditions_are_written_with_the_bodies_of_calls() {
    let folder = target("conditions");
    let _ = fs::remove_dir_all(&folder);
    let path = folder.to_str().unwrap();
    let kept = |program: &str| verify(&["--engine", "calysto", "--emit-vc", path, program]);
    let has = |name: &str| folder.join(name).exists();
    let first = kept(MIDPOINT);
    assert_eq!(first.status.code(), Some(1), "{}", stderr(&first));
    assert!(has("question-000001.smt2"));
    let calls = kept("examples/verify/flip.ll");
    assert_eq!(calls.status.code(), Some(0), "{}{}", stdout(&calls), stderr(&calls));
    let bodies = fs::read_to_string(folder.join("bodies.smt2")).unwrap();
    assert!(bodies.starts_with("(define-summary "), "{bodies}");
    let output = javelin(&["vc", path], b"");
    println!("{}", stdout(&output));
}

/// A solver that is always wrong is believed where it is asked, and the report says so; its answers are kept
/// for itself alone.
#[test]
fn what_rests_on_another_solver_says_so_and_is_kept_for_it_alone() {
    let [cache, proof] = ["cache-of-solvers", "certificate-of-yes"].map(|name| {
        let folder = target(name);
        let _ = fs::remove_dir_all(&folder);
        folder.to_str().unwrap().to_owned()
    });
    let wrong = ["--solver", "yes unsat"];
    let run = |options: &[&str]| {
        verify(&[&["--engine", "calysto", "--json", "-", "--cache", &cache], options, &[MIDPOINT]].concat())
    };
    for _ in 0..2 {
        let believed = run(&wrong);
        let report: serde_json::Value = serde_json::from_str(stdout(&believed)).unwrap();
        assert_eq!(believed.status.code(), Some(0), "{report}");
        let assumed = "the answers of the solver `yes unsat` are right";
        assert_eq!(report["assumptions"], serde_json::json!([assumed]));
    }
    let own = run(&[]);
    let report: serde_json::Value = serde_json::from_str(stdout(&own)).unwrap();
    assert_eq!((own.status.code(), &report["assumptions"]), (Some(1), &serde_json::json!([])), "{report}");
    let certified = verify(&[&wrong[..], &["--certificate", &proof, MIDPOINT]].concat());
    assert!(stdout(&certified).contains("assumed: the answers of the solver `yes unsat`"));
    let checked = javelin(&["verify", "--check-certificate", &proof], b"");
    assert_eq!(checked.status.code(), Some(4));
    assert!(!stdout(&checked).contains("the answers of"), "{}", stdout(&checked));
}

#[test]
fn the_status_distinguishes_wrong_usage_and_unreadable_input() {
    let refused = |arguments: &[&str], status: i32, says: &str| {
        let output = verify(arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert!(stderr(&output).contains(says), "{arguments:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "");
    };
    refused(&[], 2, "required");
    refused(&["--property", "nonsense", MIDPOINT], 2, "there is no property \"nonsense\"");
    refused(&["--parallel", "2", "--engine", "calysto", MIDPOINT], 2, "--parallel is for the engine bounded");
    let with_cache = ["--parallel", "0", "--every-function", "--cache", "target", MIDPOINT];
    refused(&with_cache, 2, "--parallel is for the engine bounded");
    refused(&["--solver", "no-such-solver -in", MIDPOINT], 2, "`no-such-solver` cannot be started");
    refused(&["--emit-vc", "Cargo.toml", MIDPOINT], 2, "--emit-vc: cannot write Cargo.toml");
    let stray = |arguments: &[&str], says: &str| refused(&[arguments, &[MIDPOINT]].concat(), 2, says);
    stray(
        &["--eager", "--engine", "bounded"],
        "--eager is for the engine calysto; here the engine bounded works",
    );
    let auto = "--runs is for the engine random; here the engines concrete, calysto, bounded and lbe work";
    stray(&["--runs", "1000"], auto);
    stray(&["--cache", "target", "--engine", "lbe"], "--cache is for the engine calysto; here");
    stray(
        &["--parallel", "1", "--engine", "random"],
        "--parallel is for the engines calysto and bounded; here",
    );
    stray(&["--unroll", "2", "--engine", "lbe"], "--unroll is for the engines calysto and bounded; here");
    stray(
        &["--blocks", "single", "--every-function"],
        "--blocks is for the engine lbe; here the engine calysto",
    );
    stray(
        &["--emit-vc", "target", "--engine", "random"],
        "--emit-vc is for the engines calysto, bounded, smpp and lbe",
    );
    for (option, most) in [("--parallel", "0..=256"), ("--object-bits", "2..=62")] {
        refused(&[option, "100000", MIDPOINT], 2, &format!("'{option} <N>': 100000 is not in {most}"));
    }
    refused(&["--error-label", "NOWHERE", MIDPOINT], 3, "there is no label `NOWHERE` in the program\n");
    refused(&["--entry", "midpiont", MIDPOINT], 3, "there is `midpoint`");
    refused(&["--error-function", "midpoin:nonzero", MIDPOINT], 3, "there is `midpoint`");
    refused(&["--nondet-function", "nondet_uint", MIDPOINT], 3, "there is no function `nondet_uint`");
    refused(&["/no/such/file.ll"], 3, "/no/such/file.ll");
    refused(&["README.md"], 3, "README.md");
    let damaged = target("damaged.ll");
    fs::write(&damaged, "define i32 @main() {\n  ret i32 ,\n}\n").unwrap();
    let damaged = damaged.to_str().unwrap();
    refused(&[damaged], 3, &format!("{damaged}:2:"));
    refused(&["--json", MIDPOINT, MIDPOINT], 3, "is not overwritten");
}

/// A report that cannot be written costs no verdict.
#[test]
fn a_verdict_is_printed_although_files_cannot_be_written() {
    let folder = target("no-folder");
    let _ = fs::remove_dir_all(&folder);
    let right = "examples/verify/midpoint_right.ll";
    let file = folder.join("report").to_str().unwrap().to_owned();
    for option in ["--json", "--sarif", "--html", "--witness", "--test-case"] {
        for (program, status, word) in [(MIDPOINT, 1, "FALSE(unreach-call)"), (right, 0, "TRUE")] {
            if option == "--test-case" && program == right {
                continue;
            }
            let output = verify(&[option, &file, program]);
            let last = stdout(&output).lines().last().unwrap();
            assert!(output.status.code() == Some(status) && last.starts_with(word), "{option}: {last}");
            let says = stderr(&output);
            assert!(says.contains(&format!("javelin: {option}: cannot write {file}")), "{says}");
        }
    }
    let output = verify(&["--certificate", "Cargo.toml", right]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).starts_with("TRUE") && stderr(&output).contains("javelin: --certificate: "));
}

#[test]
fn other_forms_go_to_their_files() {
    let [sarif, html, witness, test] = ["r.sarif", "r.html", "w.yml", "t.c"].map(target);
    let path = |path: &PathBuf| path.to_str().unwrap().to_owned();
    let output = verify(&[
        "--json",
        "-",
        "--sarif",
        &path(&sarif),
        "--html",
        &path(&html),
        "--witness",
        &path(&witness),
        "--test-case",
        &path(&test),
        "--stats",
        MIDPOINT,
    ]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let json: serde_json::Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!((&json["verdict"], &json["counts"]["fails"]), (&"false".into(), &1.into()));
    // It has no loop.
    assert_eq!(json["unrolled"], 0);
    let sarif: serde_json::Value = serde_json::from_str(&fs::read_to_string(sarif).unwrap()).unwrap();
    assert_eq!(sarif["runs"][0]["results"][0]["ruleId"], "unreach-call");
    assert!(fs::read_to_string(html).unwrap().contains("assert(low &lt;= middle);"));
    assert!(fs::read_to_string(witness).unwrap().contains("violation_sequence"));
    assert!(fs::read_to_string(test).unwrap().contains("unsigned int __VERIFIER_nondet_uint(void)"));
    assert!(stderr(&output).contains("questions "), "{}", stderr(&output));
}

#[test]
fn without_a_compiler_the_error_says_what_to_do() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_javelin"));
    command.args(["verify", "examples/verify/midpoint.c"]).env("PATH", "/nonexistent").env_remove("CLANG");
    let output = command.output().unwrap();
    let says = stderr(&output);
    assert_eq!(output.status.code(), Some(3), "{says}");
    assert!(
        says.contains("examples/verify/midpoint.c: no clang found; install it (apt install clang"),
        "{says}"
    );
    assert!(says.contains("examples/verify/midpoint.ll is there"), "{says}");
}

#[test]
fn unbounded_loops_are_proved_by_predicates() {
    let even = "examples/verify/even.ll";
    let output = verify(&["--unroll", "3", "--engine", "bounded", even]);
    assert_eq!(output.status.code(), Some(4), "{}", stdout(&output));
    let folder = target("certificate-lbe");
    let _ = fs::remove_dir_all(&folder);
    let path = folder.to_str().unwrap();
    for blocks in ["large", "single", "3"] {
        for refine in ["weakest", "interpolants"] {
            let options =
                ["--engine", "lbe", "--blocks", blocks, "--refine", refine, "--certificate", path, even];
            let output = verify(&options);
            assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
            assert!(stdout(&output).contains(" refinement"), "{}", stdout(&output));
            let output = javelin(&["verify", "--check-certificate", path], b"");
            assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
        }
    }
    // Where no engine is asked for, large blocks certify what they prove.
    let output = verify(&["--certificate", path, even]);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    let output = javelin(&["verify", "--check-certificate", path], b"");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    let output = verify(&["--engine", "lbe", even]);
    let last = stdout(&output).lines().last().unwrap_or_default();
    assert!(last.starts_with("TRUE") && last.contains("questions"), "{last}");
    let output = verify(&["--dot", "examples/verify/figure1.ll"]);
    let says = stdout(&output);
    assert_eq!(says.matches("digraph").count(), 2, "{says}");
    let (_, blocks) = says.rsplit_once("digraph").unwrap();
    assert_eq!(blocks.matches("->").count(), 1, "{blocks}");
    let output = verify(&["--engine", "lbe", "--blocks", "0", even]);
    assert!(stderr(&output).contains("single, large, or a number from 1 on"), "{}", stderr(&output));
    let output = verify(&["--engine", "lbe", "--every-function", even]);
    assert!(stderr(&output).contains("--every-function is for the engine calysto"), "{}", stderr(&output));
}

#[test]
fn random_inputs_find_failures_and_prove_nothing() {
    let output = verify(&["--engine", "random", MIDPOINT]);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    let output = verify(&["--engine", "random", "--runs", "7", "examples/verify/even.ll"]);
    assert_eq!(output.status.code(), Some(4), "{}", stdout(&output));
    assert!(stdout(&output).contains("\nUNKNOWN (no failure on 7 random inputs)"), "{}", stdout(&output));
    // An execution on which an assumption is false is none; about half of the numbers are even.
    let halves = target("halves.ll");
    let assume = "%b = and i32 %x, 1\n  %e = sub i32 1, %b\n  call void @__VERIFIER_assume(i32 %e)";
    let declared = "declare i32 @__VERIFIER_nondet_int()\ndeclare void @__VERIFIER_assume(i32)\n";
    let input = "%x = call i32 @__VERIFIER_nondet_int()";
    let text =
        format!("{declared}declare void @reach_error()\ndefine i32 @main() {{\n  {input}\n  {assume}\n");
    let end = "  %c = icmp eq i32 %b, 1\n  br i1 %c, label %f, label %g\nf:\n  call void @reach_error()\n  \
               br label %g\ng:\n  ret i32 0\n}\n";
    fs::write(&halves, text + end).unwrap();
    let output = verify(&["--engine", "random", "--runs", "100", halves.to_str().unwrap()]);
    let says = stdout(&output);
    let (_, rest) = says.split_once("\nUNKNOWN (no failure on ").unwrap();
    let whole: u32 = rest.split(' ').next().unwrap().parse().unwrap();
    assert!((20..80).contains(&whole), "{says}");
    // An execution that is cut short shows nothing of its inputs.
    let output = verify(&["--engine", "random", "--runs", "2", &program("forever")]);
    assert!(stdout(&output).contains("\nUNKNOWN (no failure on 0 random inputs)"), "{}", stdout(&output));
    let output = verify(&["--engine", "random", "--runs", "many", MIDPOINT]);
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
}

/// A program belongs to the memory of the thread that has it: many threads decide what one does.
#[test]
fn functions_dealt_to_many_threads_are_decided_in_a_small_memory() {
    let alone = program("alone");
    let open = |parallel: &str| {
        let limits = ["--memory-limit", "512", "--parallel", parallel];
        let output = verify(&[&limits[..], &["--every-function", "--property", "null", &alone]].concat());
        let last = stdout(&output).lines().last().unwrap().to_owned();
        last.split(';').next().unwrap().rsplit(", ").next().unwrap().to_owned()
    };
    assert_eq!([open("1"), open("256")], ["4 open", "4 open"]);
}

/// The failures that were found before the limit are reported.
#[test]
fn running_out_of_memory_leaves_checks_open() {
    for name in ["bounded_copies", "bounded_free", "bounded_goto"] {
        let program = program(name);
        let checks = ["--property", "unreach-call,bounds,null", "--engine", "lbe"];
        let output = verify(&[&checks[..], &["--memory-limit", "1", &program]].concat());
        let says = stdout(&output);
        assert_eq!(output.status.code(), Some(4), "{says}");
        let last = says.lines().last().unwrap_or_default();
        assert!(last.starts_with("UNKNOWN (memory)") && last.contains("; lbe: "), "{last}");
    }
}

#[test]
fn a_proof_leaves_a_certificate_that_is_checked() {
    let [folder, questions] = ["certificate", "questions"].map(|name| {
        let folder = target(name);
        let _ = fs::remove_dir_all(&folder);
        folder
    });
    let path = |path: &PathBuf| path.to_str().unwrap().to_owned();
    let right = "examples/verify/midpoint_right.ll";
    let output = verify(&["--certificate", &path(&folder), "--emit-vc", &path(&questions), right]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let output = javelin(&["verify", "--check-certificate", &path(&folder)], b"");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).contains("2 checks hold if 2 scripts are unsat: 2 are"), "{}", stdout(&output));
    // The certificate of `calysto`, which needs another proof.
    let other = target("certificate-calysto");
    let _ = fs::remove_dir_all(&other);
    let output = verify(&["--engine", "calysto", "--certificate", &path(&other), right]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let output = javelin(&["verify", "--check-certificate", &path(&other)], b"");
    assert!(stdout(&output).contains("2 checks hold if "), "{}", stdout(&output));
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    // The questions are conditions.
    let output = javelin(&["vc", &path(&questions)], b"");
    assert!(stdout(&output).contains(" 0 falsified, 0 unknown, 0 errors"), "{}", stdout(&output));
    // A condition that claims too much.
    fs::write(folder.join("check-0001-1.smt2"), "(set-logic ALL)(check-sat)\n").unwrap();
    let output = javelin(&["verify", "--check-certificate", &path(&folder)], b"");
    assert_eq!(output.status.code(), Some(4), "{}", stdout(&output));
    assert!(stdout(&output).contains("check-0001-1.smt2: sat"), "{}", stdout(&output));
}

/// Claims about single functions rest on scripts, too: at least one for each check.
#[test]
fn functions_by_themselves_leave_a_certificate() {
    let folder = target("certificate-alone");
    let _ = fs::remove_dir_all(&folder);
    let path = folder.to_str().unwrap();
    let alone = "verifier/tests/programs/alone.ll";
    let output = verify(&["--every-function", "--property", "null,division", "--certificate", path, alone]);
    let says = stdout(&output);
    assert!(says.contains("FALSE(null,division)"), "{says}{}", stderr(&output));
    let holds = says.lines().last().and_then(|line| line.split_once(" hold,")).unwrap().0;
    let holds = holds.rsplit(' ').next().unwrap().to_owned();
    let output = javelin(&["verify", "--check-certificate", path], b"");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    let wanted = format!("{holds} checks hold if ");
    assert!(stdout(&output).contains(&wanted), "{holds}: {}", stdout(&output));
    assert!(stdout(&output).contains("each function is looked at by itself"), "{}", stdout(&output));
}

/// Where a pointer of unknown origin leads is no part of a counterexample.
#[test]
fn an_execution_that_ends_well_says_what_it_was_given() {
    let output = verify(&["--every-function", "--property", "deref", &program("alone_freed")]);
    let says = stdout(&output);
    let why = "the run ended with status 0; it was given addresses of memory that it did not make";
    assert!(says.contains(why), "{says}");
}

#[test]
fn limits_hold_while_the_program_is_read() {
    let output = javelin(&["verify", "--timeout", "0.000001", MIDPOINT], b"");
    assert_eq!(output.status.code(), Some(4), "{}", stderr(&output));
    let last = stdout(&output).lines().last().unwrap();
    assert!(last.starts_with("UNKNOWN (timeout"), "{last}");
}

/// A program with two checks: one fails soon, and a failure of the other one would be the factors of a
/// product of two primes of 32 bits.
const SOON_AND_LATE: &str = "declare void @reach_error()\ndeclare i32 @__VERIFIER_nondet_uint()\n\
    define i32 @main() {\n  %a = call i32 @__VERIFIER_nondet_uint()\n  %is_seven = icmp eq i32 %a, 7\n  \
    br i1 %is_seven, label %soon, label %go\nsoon:\n  call void @reach_error()\n  ret i32 1\ngo:\n  \
    %x = call i32 @__VERIFIER_nondet_uint()\n  %y = call i32 @__VERIFIER_nondet_uint()\n  \
    %p = zext i32 %x to i64\n  %q = zext i32 %y to i64\n  %m = mul i64 %p, %q\n  \
    %is_product = icmp eq i64 %m, 10438597594410311219\n  br i1 %is_product, label %late, label %end\n\
    late:\n  call void @reach_error()\n  ret i32 2\nend:\n  ret i32 0\n}\n";

/// With `--first` a run ends at the first failure; whatever is open then was not stopped by a limit.
#[test]
fn a_run_ends_at_the_first_failure_where_that_is_enough() {
    let path = target("first.ll");
    fs::write(&path, SOON_AND_LATE).unwrap();
    let output = verify(&["--first", "--json", "-", path.to_str().unwrap()]);
    let report: serde_json::Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!(output.status.code(), Some(1), "{report}");
    let counts = serde_json::json!({ "checks": 2, "holds": 0, "fails": 1, "open": 1 });
    assert_eq!((&report["counts"], &report["stopped"]), (&counts, &serde_json::Value::Null), "{report}");
}

/// A failure is printed when it is found, while the run goes on.
#[test]
fn failures_are_printed_when_they_are_found() {
    let path = target("found.ll");
    fs::write(&path, SOON_AND_LATE).unwrap();
    let mut run = Command::new(env!("CARGO_BIN_EXE_javelin"))
        .args(["verify", "--timeout", "600", path.to_str().unwrap()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(run.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let ended = run.try_wait().unwrap();
    run.kill().unwrap();
    run.wait().unwrap();
    assert!(line.contains("reach_error is called"), "{line}");
    assert_eq!(ended, None, "it has ended: {line}");
}

#[test]
fn programs_are_executed() {
    let prints = program("prints");
    let output = verify(&["--run", "--input", "-7,2", &prints]);
    assert_eq!((output.status.code(), stdout(&output)), (Some(0), "-3\n"), "{}", stderr(&output));
    assert!(stderr(&output).contains("ended with status 3"), "{}", stderr(&output));
    let output = verify(&["--run", "--property", "division", "--input", "7,0", &prints]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stderr(&output).contains("prints.c:9:20: division by zero"), "{}", stderr(&output));
    let output = verify(&["--dump-program", MIDPOINT]);
    assert_eq!(output.status.code(), Some(0));
    let says = stdout(&output);
    assert!(says.contains(":= any value: result of main, block 0, instruction"), "{says}");
    assert!(!says.contains("Place {"), "{says}");
}
