//! The program `javelin` as people and clients on pipes use it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::process::javelin;

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
fn the_status_distinguishes_errors_and_wrong_usage() {
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
        (assert (bvugt a (_ bv1 80)))(assert (bvugt b (_ bv1 80)))(check-sat)(get-info :reason-unknown)\
        (echo \"on\")";
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
    assert_eq!(fs::read_to_string(&path).unwrap(), "\"there\"\n");
    let refused =
        javelin(&[], b"(set-option :regular-output-channel \"/no/such/folder/file\")(echo \"still here\")");
    assert!(stdout(&refused).starts_with("(error "));
    assert!(stdout(&refused).ends_with("\"still here\"\n"));
    // A refused option changes nothing, and ends a strict run.
    let script = "(set-option :regular-output-channel \"/no/such/folder/file\")
        (get-option :regular-output-channel)(set-option :diagnostic-output-channel \"stderr\")(echo \"a\")";
    let answers = stdout(&javelin(&[], script.as_bytes())).to_owned();
    assert_eq!(answers.lines().skip(1).collect::<Vec<_>>(), ["\"stdout\"", "\"a\""]);
    let strict = javelin(&["--strict"], script.as_bytes());
    assert_eq!((stdout(&strict).lines().count(), strict.status.code()), (1, Some(1)));
    let given = format!("--option=:regular-output-channel={name}");
    assert_eq!(stdout(&javelin(&[&given], b"(echo \"first\")")), "");
    assert!(fs::read_to_string(name).unwrap().ends_with("\"first\"\n"));
}

#[test]
fn times_are_of_any_length() {
    for time in ["1e19", "1e300"] {
        assert_eq!(stdout(&javelin(&["--timeout", time], b"(check-sat)")), "sat\n", "{time}");
    }
    for time in ["nan", "-1", "soon"] {
        let time = format!("--timeout={time}");
        assert_eq!(javelin(&[&time], b"(check-sat)").status.code(), Some(2), "{time}");
    }
}

/// A pipe may deliver less at once than it takes to determine the kind of the input.
#[test]
fn the_kind_of_an_input_is_seen_however_it_arrives() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kind.fifo");
    // A run that was killed may have left one, without a reader.
    let _ = fs::remove_file(&path);
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    let name = path.clone();
    let writer = std::thread::spawn(move || {
        let mut pipe = fs::OpenOptions::new().write(true).open(name).unwrap();
        pipe.write_all(b"p").unwrap();
        std::thread::sleep(Duration::from_millis(50));
        pipe.write_all(b" cnf 1 1\n1 0\n").unwrap();
    });
    assert!(stdout(&javelin(&[path.to_str().unwrap()], b"")).starts_with("s SATISFIABLE\n"));
    writer.join().unwrap();
}

#[test]
fn statistics_go_to_standard_error() {
    let output = javelin(&["--stats"], b"(declare-const p Bool)(assert p)(check-sat)");
    assert_eq!(stdout(&output), "sat\n");
    let table = String::from_utf8(output.stderr).unwrap();
    let rows: Vec<Vec<&str>> =
        table.lines().filter(|line| *line != ";").map(|line| line.split_whitespace().collect()).collect();
    assert!(rows.iter().any(|row| row[..2] == [";", "terms"]), "{table}");
    for row in rows {
        assert!(row.len() == 3 && row[0] == ";" && row[2].parse::<u64>().unwrap() > 0, "{table}");
    }
}

/// Runs with a proof file; the answers, and the result of checking the files.
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

/// Delayed products and quotients: the laws that the clauses rest on are written as a script, and hold.
#[test]
fn proofs_state_their_laws() {
    let cases = [
        "(assert (= (bvmul x x) #x03))",
        "(assert (bvugt (bvudiv x y) (bvudiv z y)))(assert (bvult x z))",
        "(assert (= (bvurem x y) (bvurem z y)))(assert (= (bvsub x z) #x01))(assert (bvugt y #x01))
         (assert (bvugt x #x00))",
        "(assert (bvult x #x10))(assert (bvult y #x10))(assert (bvugt y #x00))
         (assert (not (= (bvudiv (bvmul x y) y) x)))",
        "(assert (= (bvmul x y) #x01))(assert (= (bvmul x z) #x01))(assert (distinct y z))",
    ];
    let waits = ["arithmetic-product-width=5", "arithmetic-quotient-width=5", "arithmetic-values=2"];
    let waits: Vec<&str> = waits.into_iter().flat_map(|value| ["--set", value]).collect();
    let mut laws = std::collections::BTreeSet::new();
    for case in cases {
        let declared = "(set-logic QF_BV)(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))\
             (declare-const z (_ BitVec 8))";
        let (answer, check) = proved("laws.smt2", &format!("{declared}{case}(check-sat)"), &waits);
        assert_eq!(answer, "unsat\n", "{case}");
        assert!(check.starts_with("verified"), "{case}: {check}");
        let path = file("laws.smt2", "").with_extension("proof.laws.smt2");
        let stated = fs::read_to_string(&path).unwrap();
        let named = stated.lines().filter_map(|line| line.strip_prefix("; ")?.split_once(": "));
        laws.extend(named.map(|(law, _)| law.to_owned()));
        let answers = javelin(&[path.to_str().unwrap()], b"");
        let count = stated.matches("(check-sat)").count();
        assert_eq!(stdout(&answers), "unsat\n".repeat(count), "{case}: {stated}");
        assert!(stated.contains(": clauses "), "{case}: {stated}");
    }
    for law in ["circuit", "multiple", "product-monotony", "quotient-monotony", "remainder-low-bits", "value"]
    {
        assert!(laws.contains(law), "{law} is not among {laws:?}");
    }
}

#[test]
fn parameters_are_set_and_shown() {
    let output = javelin(&["--config", "swv", "--set", "score-ties=sum", "--params"], b"");
    assert_eq!(output.status.code(), Some(0));
    let line = |name: &str| {
        let found = stdout(&output).lines().find(|line| line.split(' ').next() == Some(name));
        found.unwrap_or_else(|| panic!("no {name}")).to_owned()
    };
    assert!(line("score-ties").contains("sum (default number)"));
    assert!(line("restart-policy").contains("geometric (default adaptive)"));
    assert!(line("vivify").contains("true or false"));
    assert!(line("spear").len() > 20);
    for (arguments, message) in [
        (["--set", "vivfy=true"], "did you mean `vivify`?"),
        (["--set", "vivify=perhaps"], "true or false"),
        (["--set", "reduce-percent=101"], "0 to 100"),
        (["--config", "svw"], "there are default, clauses, swv"),
        (["--config", "/no/such/file.toml"], "cannot read"),
    ] {
        let refused = javelin(&arguments, b"");
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(message), "{arguments:?}");
    }
    let own = file("own.toml", "description = \"mine\"\n[params]\nvivify = false\nscore-decay = 0.9\n");
    let script = "(get-option :param.vivify)(get-option :param.score-decay)(get-option :config)
        (set-option :config \"swv\")(set-option :param.score-decay 0.75)
        (get-option :param.vivify)(get-option :param.score-decay)(get-option :param.phase-initial)
        (set-option :param.score-decay 7)(get-option :param.nonsense)";
    let output = javelin(&["--config", own.to_str().unwrap()], script.as_bytes());
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines[..2], ["false", "0.9"]);
    assert_eq!(lines[3..6], ["true", "0.75", "false"]);
    assert!(lines[6].contains("0.5 to 1") && lines[7] == "unsupported", "{lines:?}");
}

/// A product of two numbers above one, which takes some conflicts.
fn factoring(bits: u32, product: u64) -> String {
    let half = 1u64 << (bits / 2);
    format!(
        "(set-logic QF_BV)(declare-const a (_ BitVec {bits}))(declare-const b (_ BitVec {bits}))
        (assert (= (bvmul a b) (_ bv{product} {bits})))
        (assert (bvult a (_ bv{half} {bits})))(assert (bvult b (_ bv{half} {bits})))
        (assert (bvugt a (_ bv1 {bits})))(assert (bvugt b (_ bv1 {bits})))(check-sat)"
    )
}

#[test]
fn limits_of_work_and_memory_end_a_check() {
    // The product of two 24-bit primes; near 2^24 they would have a simple pattern of bits, which lucky
    // phases try.
    let script = factoring(48, 9_999_991 * 12_582_917) + "(get-info :reason-unknown)";
    for (limit, reason) in [
        (["--conflict-limit", "100"], "resourceout"),
        (["--tick-limit", "100000"], "resourceout"),
        (["--memory-limit", "1"], "memout"),
        (["-o", "tick-limit=100000"], "resourceout"),
        (["-o", "reproducible-resource-limit=100"], "resourceout"),
    ] {
        let output = javelin(&limit, script.as_bytes());
        assert_eq!(stdout(&output), format!("unknown\n(:reason-unknown {reason})\n"), "{limit:?}");
    }
}

#[test]
fn a_missing_proof_is_reported() {
    let script = file("no-proof.smt2", "(set-logic QF_BV)(declare-const a Bool)(assert a)(check-sat)");
    let proof = script.with_extension("proof");
    let run = javelin(&["--proof", proof.to_str().unwrap(), script.to_str().unwrap()], b"");
    assert_eq!((stdout(&run), run.status.code()), ("sat\n", Some(3)));
    assert!(String::from_utf8_lossy(&run.stderr).contains("no answer was `unsat`"));
    let run = javelin(&["--proof", "/no/such/folder/p", script.to_str().unwrap()], b"");
    assert_eq!((stdout(&run), run.status.code()), ("sat\n", Some(3)));
}

#[test]
fn the_same_run_has_the_same_statistics() {
    let script = factoring(32, 46_337 * 59_999);
    let [first, second] = [(); 2].map(|()| javelin(&["--stats", "--set", "seed=7"], script.as_bytes()));
    assert_eq!(stdout(&first), "sat\n");
    assert_eq!(String::from_utf8_lossy(&first.stderr), String::from_utf8_lossy(&second.stderr));
}

#[test]
fn pages_are_written_for_every_subcommand() {
    let folder = std::env::temp_dir().join(format!("javelin-pages-{}", std::process::id()));
    let output = javelin(&["pages", folder.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let read = |path: &str| fs::read_to_string(folder.join(path)).unwrap_or_default();
    assert!(read("man1/javelin.1").contains("tick\\-limit"));
    for name in ["serve", "client", "vc", "verify", "cancel", "status", "pages"] {
        assert!(read(&format!("man1/javelin-{name}.1")).contains("SYNOPSIS"), "{name}");
    }
    assert!(read("man1/javelin-verify.1").contains("every\\-function"));
    for path in ["javelin.bash", "_javelin", "javelin.fish"] {
        assert!(read(&format!("completions/{path}")).contains("every-function"), "{path}");
    }
    assert!(read("man1/javelin-worker.1").is_empty(), "what is hidden has no page");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn several_searches_have_one_answer() {
    let product = factoring(32, 46_337 * 59_999) + "(get-value ((bvmul a b)))(check-sat-assuming ((= a b)))";
    let output = javelin(&["--jobs", "3", "--set", "jobs-delay=1000", "--stats"], product.as_bytes());
    let expected = format!("sat\n(((bvmul a b) #x{:08x}))\nunsat\n", 46_337_u64 * 59_999);
    assert_eq!(stdout(&output), expected);
    assert!(String::from_utf8_lossy(&output.stderr).contains("portfolio-forks"));
    let limited = ["--jobs", "2", "--set", "jobs-delay=0", "--memory-limit", "40", "--conflict-limit", "300"];
    let output = javelin(&limited, factoring(60, 1_073_741_789 * 805_306_457).as_bytes());
    assert_eq!(stdout(&output), "unknown\n");
    let output = javelin(&["--jobs", "0"], b"");
    assert_eq!(output.status.code(), Some(2));
}

/// The pigeonhole principle: `holes + 1` pigeons do not fit into `holes` holes.
fn pigeons(holes: usize) -> String {
    let at = |pigeon: usize, hole: usize| pigeon * holes + hole + 1;
    let mut clauses: Vec<String> = Vec::new();
    for pigeon in 0..=holes {
        clauses.push((0..holes).map(|hole| at(pigeon, hole).to_string()).collect::<Vec<String>>().join(" "));
        for other in 0..pigeon {
            clauses.extend((0..holes).map(|hole| format!("-{} -{}", at(pigeon, hole), at(other, hole))));
        }
    }
    format!("p cnf {} {}\n{} 0\n", at(holes, holes - 1), clauses.len(), clauses.join(" 0\n"))
}

#[test]
fn several_searches_write_one_proof() {
    let together = ["--jobs", "3", "--set", "jobs-delay=0", "--check-proofs"];
    let in_rounds = ["--set", "jobs-deterministic=true"];
    for (name, more) in [("together.cnf", &in_rounds[..0]), ("rounds.cnf", &in_rounds)] {
        let (answer, check) = proved(name, &pigeons(7), &[&together, more].concat());
        assert_eq!(answer, "s UNSATISFIABLE\n");
        assert!(check.starts_with("verified"), "{check}");
    }
}

#[test]
fn searches_in_rounds_are_repeated_exactly() {
    let product = factoring(32, 46_337 * 59_999);
    let in_rounds = "jobs-deterministic=true";
    let run = || {
        let arguments = ["--jobs", "3", "--set", "jobs-delay=0", "--set", in_rounds, "--stats"];
        let output = javelin(&arguments, product.as_bytes());
        assert_eq!(stdout(&output), "sat\n");
        let counters = String::from_utf8_lossy(&output.stderr).into_owned();
        let is_work = |line: &&str| ["conflicts", "portfolio"].iter().any(|name| line.contains(name));
        counters.lines().filter(is_work).collect::<Vec<&str>>().join("\n")
    };
    let first = run();
    assert!(first.contains("portfolio-imported"), "{first}");
    assert_eq!(first, run());
}

/// The clauses of a check as Javelin writes them, and its own status on them.
fn decide_exported(arguments: &[&str], script: &str) -> (String, Option<i32>) {
    let output = javelin(&[&["--dimacs"], arguments].concat(), script.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let cnf = file("exported.cnf", stdout(&output));
    (stdout(&output).to_owned(), javelin(&[cnf.to_str().unwrap()], b"").status.code())
}

#[test]
fn checks_are_written_as_clauses() {
    let script = "(set-logic QF_ABV)(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))
        (assert (= (bvmul x y) #x31))(check-sat)(get-value (x))
        (push 1)(assert (bvult x #x02))(check-sat-assuming ((bvult y #x31)))(check-sat)
        (pop 1)(check-sat-assuming ((= x #x07)))
        (declare-const m (Array (_ BitVec 8) (_ BitVec 8)))
        (assert (= (select m x) #x01))(assert (= (select m #x07) #x02))(check-sat)
        (check-sat-assuming ((= x #x07)))";
    let expected = [Some(10), Some(20), Some(10), Some(10), Some(10), Some(20)];
    for (index, status) in expected.into_iter().enumerate() {
        let number = format!("--dimacs-check={}", index + 1);
        let (cnf, decided) = decide_exported(&[&number], script);
        assert_eq!(decided, status, "check {}", index + 1);
        assert_eq!(cnf.contains("lemmas"), index >= 4, "{cnf}");
    }
    let too_far = javelin(&["--dimacs", "--dimacs-check=7"], script.as_bytes());
    assert_eq!((stdout(&too_far), too_far.status.code()), ("", Some(3)));
    let counted = javelin(&["--dimacs", "--stats"], script.as_bytes());
    assert!(String::from_utf8_lossy(&counted.stderr).contains("c gates"), "{counted:?}");
    let path = file("to-file.cnf", "");
    let target = format!("--dimacs={}", path.display());
    assert_eq!(stdout(&javelin(&[&target], script.as_bytes())), "");
    assert!(fs::read_to_string(path).unwrap().starts_with("c The clauses"));
    let stopped = javelin(&["--dimacs", "--dimacs-check=6", "--timeout=0.000000001"], script.as_bytes());
    assert_eq!((stdout(&stopped), stopped.status.code()), ("", Some(3)));
}

#[test]
fn conditions_are_played_in_this_process_where_no_daemon_is_named() {
    let run = |parallel: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_javelin"))
            .args(["vc", "--parallel", parallel, "examples/vc"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env_remove("JAVELIN_CONNECT")
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        output
    };
    let output = run("1");
    let lines: Vec<&str> = stdout(&output).lines().collect();
    let untimed = |line: &str| line.rsplit_once(", ").unwrap().0.to_owned();
    assert_eq!(untimed(lines[0]), "examples/vc/flip.smt2: valid; 2 of 3 expansions");
    assert!(lines[1].starts_with("examples/vc/noflip.smt2: falsified"), "{}", lines[1]);
    assert!(untimed(lines[1]).ends_with("with no body for init; 1 of 1 expansions"), "{}", lines[1]);
    assert!(lines[2].starts_with("2 conditions: 1 valid, 1 falsified, 0 unknown, 0 errors"), "{}", lines[2]);
    // There may be a daemon at the default address while the tests run.
    if std::net::TcpStream::connect(javelin::serve::DEFAULT_ADDRESS).is_err() {
        let message = String::from_utf8(output.stderr.clone()).unwrap();
        let expected = "javelin: no daemon at 127.0.0.1:7415; playing in this process\n";
        assert_eq!(message, expected);
    }
    let parallel = run("2");
    let parallel: Vec<String> = stdout(&parallel).lines().map(untimed).collect();
    assert_eq!(parallel, lines.iter().map(|line| untimed(line)).collect::<Vec<_>>());
}

#[test]
fn a_named_daemon_has_to_be_reachable() {
    for (flags, variable) in [(&["--connect", "127.0.0.1:1"][..], None), (&[], Some("127.0.0.1:1"))] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_javelin"));
        command.arg("vc").args(flags).arg("examples/vc").current_dir(env!("CARGO_MANIFEST_DIR"));
        if let Some(address) = variable {
            command.env("JAVELIN_CONNECT", address);
        }
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(3));
        assert_eq!(stdout(&output).matches("error: the daemon: ").count(), 2);
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}
