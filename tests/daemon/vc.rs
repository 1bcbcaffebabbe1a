//! Conditions whose bodies the client holds: the library and `javelin vc` against a daemon.

use std::collections::HashMap;
use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use clap::Parser;
use javelin::client::vc::{Bodies, Condition, Outcome, Settings, VcError, Verdict, Verifier};
use javelin::client::{InProcess, Javelin};
use serde_json::{Value, json};
use smtlib_bench::calls::{self, CallsOptions};
use smtlib_bench::fuzz::client::Client;
use smtlib_bench::fuzz::generate;
use smtlib_bench::fuzz::random::Random;
use smtlib_bench::fuzz::script::bare;
use smtlib_bench::fuzz::sexpr::{Sexpr, lines};
use smtlib_bench::fuzz::weights::{Shape, Weights};

use crate::harness::Daemon;
use crate::process::javelin;

fn verifier(address: &str) -> Verifier {
    Verifier::new(Javelin::connect(address).unwrap(), Settings::default()).unwrap()
}

fn check(verifier: &mut Verifier, condition: &str, bodies: &str) -> Result<Outcome, VcError> {
    let bodies = Bodies::parse(bodies.as_bytes())?;
    verifier.check(&Condition::parse(condition.as_bytes())?, &bodies)
}

fn word(verdict: &Verdict) -> &str {
    match verdict {
        Verdict::Valid => "unsat",
        Verdict::Falsified { .. } => "sat",
        Verdict::Unknown(reason) => reason,
    }
}

/// The answers of standard input to scripts, one line for each; only checks have answers there.
fn inlined<'a>(scripts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let all: String = scripts.map(|script| format!("(reset)\n{script}\n")).collect();
    let output = String::from_utf8(javelin(&[], all.as_bytes()).stdout).unwrap();
    output.lines().map(str::to_owned).collect()
}

/// A relay between a client and a daemon that records the client's commands. It forwards `limit` bytes from
/// the client, then closes both connections.
fn tap(daemon: &str, limit: usize) -> (String, Arc<Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (daemon, heard) = (daemon.to_owned(), Arc::new(Mutex::new(Vec::new())));
    let keeps = Arc::clone(&heard);
    std::thread::spawn(move || {
        let (mut client, _) = listener.accept().unwrap();
        let mut server = TcpStream::connect(daemon).unwrap();
        let (mut answers, mut back) = (server.try_clone().unwrap(), client.try_clone().unwrap());
        std::thread::spawn(move || std::io::copy(&mut answers, &mut back));
        let mut chunk = [0; 1 << 12];
        while let Ok(count @ 1..) = client.read(&mut chunk) {
            let mut heard = keeps.lock().unwrap();
            heard.extend_from_slice(&chunk[..count]);
            if heard.len() > limit || server.write_all(&chunk[..count]).is_err() {
                break;
            }
        }
        let _ = (client.shutdown(Shutdown::Both), server.shutdown(Shutdown::Both));
    });
    (address, heard)
}

fn example(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/vc").join(name)).unwrap()
}

#[test]
fn the_running_example_sends_two_bodies_and_never_the_third() {
    let daemon = Daemon::start(&[]);
    let (address, heard) = tap(&daemon.addresses[0], usize::MAX);
    let mut verifier = verifier(&address);
    let outcome = check(&mut verifier, &example("flip.smt2"), &example("flip.bodies.smt2")).unwrap();
    assert_eq!((outcome.verdict, outcome.used, outcome.possible), (Verdict::Valid, 2, 3));
    let heard = String::from_utf8(heard.lock().unwrap().clone()).unwrap();
    assert!(heard.contains("(expand-summary (flip.ret ") && heard.contains("(bvneg data)"), "{heard}");
    assert!(!heard.contains("bvmul") && !heard.contains("expand-summary (init"), "{heard}");
}

/// As a circuit, this body would take too long.
#[test]
fn counterexamples_are_tried_before_heavy_bodies_are_sent() {
    let daemon = Daemon::start(&[]);
    let (address, heard) = tap(&daemon.addresses[0], usize::MAX);
    let mut verifier = verifier(&address);
    let condition = "(declare-summary init ((_ BitVec 64)) (_ BitVec 64))(declare-const g (_ BitVec 64))
        (assert (distinct (init (bvadd g #x0000000000000001)) g))";
    let outcome = check(&mut verifier, condition, &example("flip.bodies.smt2")).unwrap();
    assert!(matches!(outcome.verdict, Verdict::Falsified { enough: true, .. }), "{outcome:?}");
    let heard = String::from_utf8(heard.lock().unwrap().clone()).unwrap();
    assert!(heard.contains("(expand-summary (init #x") && !heard.contains("bvmul"), "{heard}");
}

/// Distinct occurrences are expanded as such in the trial, too.
#[test]
fn applications_of_a_failed_trial_are_not_expanded_again() {
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let condition = "(declare-summary f ((_ BitVec 8)) (_ BitVec 8))(declare-const x (_ BitVec 8))
        (assert (bvugt x #x03))(assert (= (bvand (f x) #x07) #x06))";
    let bodies = "(define-fun f ((y (_ BitVec 8))) (_ BitVec 8) (bvor (bvmul y y) (ite r y #x00)))
        (declare-summary r () Bool :nondeterministic)";
    let outcome = check(&mut verifier, condition, bodies).unwrap();
    assert_eq!(word(&outcome.verdict), "sat", "{outcome:?}");
    let never = condition.replace("#x07) #x06", "#x01) (bvnot (bvor x #xfe))");
    assert_eq!(word(&check(&mut verifier, &never, bodies).unwrap().verdict), "unsat");
}

/// The same conversation with a session in this process.
#[test]
fn a_session_in_this_process_expands_the_same() {
    let mut here = Verifier::new(InProcess::new(), Settings::default()).unwrap();
    let (flip, bodies) = (example("flip.smt2"), example("flip.bodies.smt2"));
    for _ in 0..2 {
        let outcome = check(&mut here, &flip, &bodies).unwrap();
        assert_eq!((outcome.verdict, outcome.used, outcome.possible), (Verdict::Valid, 2, 3));
    }
    let error = check(&mut here, "(assert x)", "").unwrap_err();
    assert_eq!(error.to_string(), "line 1: unknown symbol x");
    let settings = Settings { timeout: Some(std::time::Duration::from_millis(300)), ..Settings::default() };
    let mut here = Verifier::new(InProcess::new(), settings).unwrap();
    let outcome = check(&mut here, crate::harness::HARD, "").unwrap();
    assert_eq!(outcome.verdict, Verdict::Unknown("timeout".into()));
    assert_eq!(word(&check(&mut here, "(assert true)", "").unwrap().verdict), "sat");
}

/// An operator of our own is a free name for users, in a condition or a side file.
#[test]
fn names_have_the_meaning_of_condition_and_bodies() {
    let mut here = Verifier::new(InProcess::new(), Settings::default()).unwrap();
    let condition = "(declare-summary f ((_ BitVec 8)) (_ BitVec 8))(assert (= (f #x05) #x00))";
    let bodies = "(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) (bvinc x))";
    assert_eq!(word(&check(&mut here, condition, bodies).unwrap().verdict), "unsat");
    let declared = format!("(declare-fun bvinc ((_ BitVec 8)) (_ BitVec 8)){condition}");
    assert_eq!(word(&check(&mut here, &declared, bodies).unwrap().verdict), "sat");
    let summary = format!("{bodies}(declare-summary bvinc ((_ BitVec 8)) (_ BitVec 8))");
    assert_eq!(word(&check(&mut here, condition, &summary).unwrap().verdict), "sat");
    // The summary has neither arguments nor a body.
    for read in ["n", "(n)"] {
        let condition = format!("(declare-summary n () Bool)(assert {read})");
        assert_eq!(word(&check(&mut here, &condition, "").unwrap().verdict), "sat", "{read}");
    }
}

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    options: CallsOptions,
}

#[test]
fn generated_conditions_have_the_verdicts_of_inlined_scripts() {
    let daemon = Daemon::start(&[]);
    // On a busy machine, missing values are not an error.
    let settings = Settings { minimization: std::time::Duration::from_secs(60), ..Settings::default() };
    let session = Javelin::connect(&daemon.addresses[0]).unwrap();
    let mut verifier = Verifier::new(session, settings.clone()).unwrap();
    let mut here = Verifier::new(InProcess::new(), settings).unwrap();
    let flags = [
        "calls",
        "folder",
        "--depth",
        "3",
        "--functions",
        "2",
        "--fan-out",
        "2",
        "--expensive",
        "0",
        "--seed",
        "5",
        "--eager",
    ];
    let options = Line::parse_from(flags).options;
    let scripts: Vec<String> = (0..200).map(|index| calls::file(&options, index)).collect();
    let mut asked = Vec::new();
    let mut expected = Vec::new();
    let (mut used, mut possible, mut enough) = (0, 0, 0);
    for (index, script) in scripts.iter().enumerate() {
        let (condition, bodies) = calls::client_files(&options, index as u64);
        let outcome = check(&mut verifier, &condition, &bodies).unwrap();
        assert_eq!(word(&check(&mut here, &condition, &bodies).unwrap().verdict), word(&outcome.verdict));
        asked.push(script.clone());
        expected.push(word(&outcome.verdict).to_owned());
        used += outcome.used;
        possible += outcome.possible;
        if let Verdict::Falsified { values, enough: is_enough } = &outcome.verdict {
            let equal = values.iter().map(|(name, value)| format!("(assert (= {name} {value}))"));
            let equal: String = equal.collect();
            let with = format!("{equal}(check-sat)");
            asked.push(script.replace("(check-sat)", &with));
            expected.push("sat".into());
            assert!(*is_enough, "{index}");
            // The property fails whatever the other constants are.
            asked.push(script.replace("(check-sat)", &with).replace("(assert (not ", "(assert (or false "));
            expected.push("unsat".into());
            enough += usize::from(values.len() < 4);
        }
    }
    assert_eq!(inlined(asked.iter().map(String::as_str)), expected);
    assert!(used * 2 < possible, "{used} of {possible}");
    assert!(enough > 5, "only {enough} counterexamples leave a constant open");
}

/// Names that scripts are free to use, though they are those of operators, of parts of indexed identifiers,
/// or need bars.
const NAMES: [&str; 10] =
    ["bvinc", "extract", "bvredor", "|a (b|", "bvrol", "bv5", "repeat", "|let|", "bvdec", "ext_rotate_left"];

/// A script with such names in place of its own, but for those that it uses itself: first those of functions
/// of one argument, as the operators are.
fn renamed(script: &[Sexpr]) -> Vec<Sexpr> {
    fn with(names: &HashMap<&str, &str>, part: &Sexpr) -> Sexpr {
        match part {
            Sexpr::Atom(text) => Sexpr::atom(*names.get(text.as_str()).unwrap_or(&text.as_str())),
            Sexpr::List(items) => Sexpr::List(items.iter().map(|item| with(names, item)).collect()),
        }
    }
    let declared = |command: &&Sexpr| {
        let heads = ["declare-const", "declare-fun", "define-fun", "declare-summary", "define-summary"];
        heads.contains(&command.head())
    };
    let mut declared: Vec<&Sexpr> = script.iter().filter(declared).collect();
    declared.sort_by_key(|command| command.items().get(2).is_none_or(|list| list.items().len() != 1));
    let declared = declared.into_iter().filter_map(|command| command.items().get(1)?.text());
    let is_free =
        |name: &&str| !script.iter().any(|command| command.mentions(&mut |text: &str| text == *name));
    let names = declared.zip(NAMES.into_iter().filter(is_free)).collect();
    script.iter().map(|command| with(&names, command)).collect()
}

/// Random scripts of one check with bodies of all sorts: arrays, Booleans, declared sorts, constants and
/// other summaries. `VC_SCRIPTS` sets how many.
#[test]
fn random_conditions_have_the_verdicts_of_inlined_scripts() {
    let wanted = std::env::var("VC_SCRIPTS").map_or(150, |text| text.parse().unwrap());
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let shape = Shape { incremental_percent: 0, summaries_percent: 100, fuel: 16, ..Shape::default() };
    let (mut asked, mut got) = (Vec::new(), Vec::new());
    let (mut used, mut exact) = (0, 0);
    for index in 0.. {
        if asked.len() >= wanted {
            break;
        }
        let script = generate::script(23, index, &Weights::default(), &shape).commands;
        let mut script: Vec<Sexpr> = bare(&script);
        if index % 2 == 1 {
            script = renamed(&script);
        }
        let (mut declared, client) = Client::of(&script, &mut Random::new(index));
        if client.is_empty() || script.last().is_none_or(|last| last.head() != "check-sat") {
            continue;
        }
        // Times are not compared.
        declared.insert(0, Sexpr::apply("set-option", [":tick-limit".into(), "20000000".into()]));
        let bodies = lines(&client.side_file(&script));
        let outcome = check(&mut verifier, &lines(&declared), &bodies)
            .unwrap_or_else(|error| panic!("{index}: {error}\n{}{bodies}", lines(&declared)));
        let limit = "(set-option :tick-limit 20000000)\n";
        asked.push(format!("{limit}{}", lines(&script)));
        got.push(word(&outcome.verdict).to_owned());
        used += outcome.used;
        if let Verdict::Falsified { enough, .. } = outcome.verdict {
            exact += usize::from(enough);
        }
    }
    let expected = inlined(asked.iter().map(String::as_str));
    assert_eq!(expected.len(), got.len());
    for ((script, expected), got) in asked.iter().zip(&expected).zip(&got) {
        let is_open = expected == "unknown" || !["sat", "unsat"].contains(&got.as_str());
        assert!(is_open || got == expected, "{got}, but {expected}:\n{script}");
    }
    let open = got.iter().filter(|got| !["sat", "unsat"].contains(&got.as_str())).count();
    assert!(open * 20 < wanted && used > wanted as u64 / 3, "{open} open, {used} expansions");
    println!("{wanted} scripts, {used} expansions, {open} open, {exact} exact");
}

#[test]
fn names_are_resolved_in_their_own_scope() {
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let byte = "(_ BitVec 8)";
    // Each of them is valid only if arguments, parameters and constants are kept apart.
    for (declared, asserted, bodies) in [
        // An argument with the name of another parameter.
        (
            "(declare-summary f (B B) B)",
            "(distinct (f y x) (bvsub y x))",
            "(define-fun f ((x B) (y B)) B (bvsub x y))",
        ),
        // A body's constant with the name of an argument's variable in the daemon's own `let`s.
        (
            "(declare-summary f (B B) B)(declare-const _let0 B)",
            "(distinct (f (bvmul (bvadd x y) (bvadd x y)) (bvadd x y)) (bvadd _let0 (bvadd x y)))",
            "(define-fun f ((a B) (b B)) B (bvadd _let0 b))",
        ),
        // A parameter with the name of a constant, of an operator, of its own summary.
        ("(declare-summary f (B B) B)", "(distinct (f y x) y)", "(define-fun f ((x B) (bvadd B)) B x)"),
        ("(declare-summary f (B) B)", "(distinct (f y) y)", "(define-fun f ((f B)) B f)"),
        // A constant of the condition in a body, below a `let` that hides it for a while.
        (
            "(declare-summary f (B) B)",
            "(distinct (f y) (bvadd x (bvadd y #x01)))",
            "(define-fun f ((p B)) B (bvadd (let ((x (bvadd p #x01))) x) x))",
        ),
        // Quoted symbols, reserved words, and a comment in a body.
        (
            "(declare-summary |f (x| (B) B)(declare-summary |let| (B) B)",
            "(distinct (|f (x| (|let| x)) (bvadd x #x02))",
            "(define-fun |let| ((|a b| B)) B (bvadd |a b| ; not a\n #x01))\
             (define-fun |f (x| ((|_| B)) B (|let| |_|))",
        ),
        // A summary that is written with bars in one place and without in another.
        ("(declare-summary |f| (B) B)", "(distinct (f x) x)", "(define-fun f ((|x| B)) B x)"),
        // Summaries that are declared when a body calls them, one of them twice, one without arguments.
        (
            "(declare-summary f (B) B)",
            "(distinct (bvadd (f x) (f y)) (bvadd #x0a (bvadd x y)))",
            "(define-summary f ((x B)) B (bvadd (g x) c))(define-summary g ((y B)) B (bvadd y d))
             (define-fun c () B (bvadd d #x01))(define-summary d () B #x02)",
        ),
        // Bodies over Booleans and arrays.
        (
            "(declare-summary w ((Array B B) B) (Array B B))(declare-summary p (Bool (Array B B)) Bool)
             (declare-const m (Array B B))",
            "(not (p (= x y) (w m x)))",
            "(define-fun w ((a (Array B B)) (i B)) (Array B B) (store a i (select a i)))
             (define-fun p ((q Bool) (a (Array B B))) Bool (or (not q) (and (= x y) (= a m))))",
        ),
        // A function of the condition in a body, and a summary in a function of the condition.
        (
            "(declare-summary f (B) B)(declare-summary g (B) B)(define-fun m ((z B)) B (g (bvadd z #x01)))",
            "(distinct (f (m x)) (bvadd x #x03))",
            "(define-fun g ((z B)) B (bvadd z #x01))(define-fun f ((z B)) B (bvadd z #x01))",
        ),
    ] {
        let condition = format!(
            "(define-sort B () {byte})(declare-const x B)(declare-const y B){declared}(assert {asserted})"
        );
        let outcome =
            check(&mut verifier, &condition, bodies).unwrap_or_else(|error| panic!("{asserted}: {error}"));
        assert_eq!(outcome.verdict, Verdict::Valid, "{asserted}");
        let negated =
            condition.replace(&format!("(assert {asserted})"), &format!("(assert (not {asserted}))"));
        let outcome = check(&mut verifier, &negated, bodies).unwrap();
        assert!(matches!(outcome.verdict, Verdict::Falsified { enough: true, .. }), "{asserted}");
    }
}

#[test]
fn values_that_matter_are_found() {
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let condition = "(declare-summary f ((_ BitVec 8)) (_ BitVec 8))
        (declare-summary g ((_ BitVec 8)) (_ BitVec 8))
        (declare-const x (_ BitVec 8))(declare-const |y z| (_ BitVec 8))
        (declare-const p Bool)(declare-const q Bool)
        (assert (or (and p (= (f x) #x07)) (= (bvadd |y z| (f |y z|)) (g x))))(assert (not q))";
    let bodies = "(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) (bvadd x #x01))";
    // No body of g is known, but one disjunct needs none.
    let narrow = format!("{condition}(assert p)(assert (= x #x06))");
    let outcome = check(&mut verifier, &narrow, bodies).unwrap();
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let values = vec![pair("x", "#x06"), pair("p", "true"), pair("q", "false")];
    assert_eq!(outcome.verdict, Verdict::Falsified { values, enough: true });
    assert_eq!(outcome.free, ["g"]);
    // Here the counterexample depends on g: the values are those of all constants.
    let outcome = check(&mut verifier, &format!("{condition}(assert (not p))"), bodies).unwrap();
    let Verdict::Falsified { values, enough: false } = outcome.verdict else { panic!("{outcome:?}") };
    assert_eq!(values.len(), 4);
    // No constant matters, and there need not be one.
    let outcome = check(&mut verifier, "(declare-const x Bool)(assert (or x (not x)))", "").unwrap();
    assert_eq!(outcome.verdict, Verdict::Falsified { values: Vec::new(), enough: true });
    assert_eq!(word(&check(&mut verifier, "(assert true)", "").unwrap().verdict), "sat");
}

/// Each value in the core belongs to a product of its own: whether the other factor is enough is as hard as
/// factoring.
#[test]
fn leaving_values_out_ends_in_time() {
    let daemon = Daemon::start(&[]);
    let (address, heard) = tap(&daemon.addresses[0], usize::MAX);
    let hard = |index: usize| {
        let (a, b) = (format!("a{index}"), format!("b{index}"));
        format!(
            "(declare-const {a} (_ BitVec 64))(declare-const {b} (_ BitVec 64))(assert (not (and
             (= (bvmul {a} {b}) (_ bv18446743979220271189 64))
             (bvugt {a} (_ bv1 64))(bvult {a} (_ bv4294967296 64))
             (bvugt {b} (_ bv1 64))(bvult {b} (_ bv4294967296 64)))))"
        )
    };
    let condition: String = (0..12).map(hard).collect();
    let outcome = check(&mut verifier(&address), &condition, "").unwrap();
    assert_eq!(word(&outcome.verdict), "sat");
    let heard = String::from_utf8(heard.lock().unwrap().clone()).unwrap();
    let checks = heard.matches("(check-sat-assuming").count();
    assert!((1..8).contains(&checks), "{checks} checks");
}

/// The daemon needs no body for `sat` here, since `x` can be whatever the results are. Its value cannot.
#[test]
fn constants_that_applications_define_have_their_values() {
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let condition = "(declare-summary f ((_ BitVec 8)) (_ BitVec 8))(declare-const x (_ BitVec 8))
        (declare-const y (_ BitVec 8))(assert (= x (f (f #x01))))(assert (= y (bvadd x #x01)))";
    let bodies = "(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) (bvadd x #x05))";
    let values = [("x", "#x0b"), ("y", "#x0c")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let expected = Verdict::Falsified { values: values.to_vec(), enough: true };
    assert_eq!(check(&mut verifier, condition, bodies).unwrap().verdict, expected);
}

#[test]
fn summaries_without_bodies_are_free() {
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let sorts = "((_ BitVec 8)) (_ BitVec 8)";
    let condition = format!(
        "(declare-summary f {sorts})(declare-summary n () Bool :nondeterministic)\
         (declare-const x (_ BitVec 8))"
    );
    // Equal arguments give equal results, unless it is nondeterministic; and the same inside a body.
    for (asserted, bodies, expected, free) in [
        ("(distinct (f x) (f (bvadd x #x00)))", "", "unsat", vec!["f"]),
        ("(= (f x) x)", "", "sat", vec!["f"]),
        ("(distinct n n)", "", "sat", vec!["n"]),
        (
            "(distinct (f x) (f x))",
            "(define-fun f ((y (_ BitVec 8))) (_ BitVec 8) (g y))
            (declare-summary g ((_ BitVec 8)) (_ BitVec 8))",
            "unsat",
            vec!["g"],
        ),
        (
            "(distinct (f x) (f x))",
            "(define-fun f ((y (_ BitVec 8))) (_ BitVec 8) (ite r y #x00))
            (declare-summary r () Bool :nondeterministic)",
            "sat",
            vec!["r"],
        ),
    ] {
        let outcome = check(&mut verifier, &format!("{condition}(assert {asserted})"), bodies).unwrap();
        assert_eq!(
            (word(&outcome.verdict), outcome.free),
            (expected, free.iter().map(|&f| f.to_owned()).collect()),
            "{asserted}"
        );
    }
}

#[test]
fn mistakes_are_errors_and_the_session_continues() {
    let daemon = Daemon::start(&[]);
    let mut verifier = verifier(&daemon.addresses[0]);
    let f =
        "(declare-summary f ((_ BitVec 8)) (_ BitVec 8))(declare-const x (_ BitVec 8))(assert (= (f x) x))";
    for (condition, bodies, message) in [
        (
            f,
            "(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) (g x))(define-fun g ((x B)) B (f x))",
            "recursion through summaries: f -> g -> f",
        ),
        (f, "(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) (h x))", "the body of f: unknown function h"),
        (
            f,
            "(define-fun f ((x Bool)) Bool true)",
            "the body of f: the meaning of the application must have sort (_ BitVec 8), found sort Bool",
        ),
        (
            f,
            "(define-fun f () Bool true)",
            "the summary f is declared with 1 arguments, and its body has 0 parameters",
        ),
        (
            f,
            "(define-fun f ((x",
            "line 1, column 18: unexpected end of input: the command that starts at line 1, \
             column 1 is not closed",
        ),
        ("\n(declare-const x S)", "", "line 2: unknown sort S"),
        ("(set-logic QF_LIA)", "", "line 1: set-logic: QF_LIA is not supported"),
        ("(assert", "", "line 1, column 8: unexpected end of input"),
        ("(get-refinement)", "", "line 1, column 2: get-refinement cannot stand in a condition"),
    ] {
        let error = check(&mut verifier, condition, bodies).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}");
        assert_eq!(word(&check(&mut verifier, f, "").unwrap().verdict), "sat");
    }
    // Options that the daemon does not know, and those that the client sets itself.
    let options =
        "(set-option :print-success false)(set-option :produce-models false)(set-option :nonsense 1)";
    assert_eq!(word(&check(&mut verifier, &format!("{options}{f}"), "").unwrap().verdict), "sat");
}

#[test]
fn limits_are_reported() {
    let daemon = Daemon::start(&[]);
    let settings = Settings { timeout: Some(std::time::Duration::from_millis(300)), ..Settings::default() };
    let mut verifier = Verifier::new(Javelin::connect(&daemon.addresses[0]).unwrap(), settings).unwrap();
    let hard = crate::harness::HARD;
    assert_eq!(check(&mut verifier, hard, "").unwrap().verdict, Verdict::Unknown("timeout".into()));
    assert_eq!(word(&check(&mut verifier, "(assert true)", "").unwrap().verdict), "sat");
    // A time beyond the clock's range is no limit.
    for seconds in [u64::MAX, 1 << 62] {
        let timeout = Some(std::time::Duration::from_secs(seconds));
        let session = Javelin::connect(&daemon.addresses[0]).unwrap();
        let mut patient = Verifier::new(session, Settings { timeout, ..Settings::default() }).unwrap();
        assert_eq!(word(&check(&mut patient, "(assert true)", "").unwrap().verdict), "sat");
    }
}

#[test]
fn a_daemon_that_goes_away_is_an_error() {
    let daemon = Daemon::start(&[]);
    let (condition, bodies) = (example("flip.smt2"), example("flip.bodies.smt2"));
    let length = {
        let (address, heard) = tap(&daemon.addresses[0], usize::MAX);
        check(&mut verifier(&address), &condition, &bodies).unwrap();
        let heard = heard.lock().unwrap();
        heard.len()
    };
    for limit in (60..length).step_by(length / 12) {
        let (address, _) = tap(&daemon.addresses[0], limit);
        let mut verifier = verifier(&address);
        let error = check(&mut verifier, &condition, &bodies).unwrap_err();
        assert!(matches!(error, VcError::Transport(_)), "{limit}: {error}");
    }
}

/// A folder of this test's own with files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (name, content) in files {
        fs::write(folder.join(name), content).unwrap();
    }
    folder
}

#[test]
fn a_folder_is_played_and_reported() {
    let daemon = Daemon::start(&[]);
    let f =
        "(declare-summary f ((_ BitVec 8)) (_ BitVec 8))(declare-const x (_ BitVec 8))(declare-const y Bool)";
    let one = |asserted: &str| format!("{f}(assert {asserted})(check-sat)");
    let body = |term: &str| format!("(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) {term})");
    let folder = folder(
        "vc-folder",
        &[
            ("bodies.smt2", &body("(bvadd x #x01)")),
            ("a.smt2", &one("(= (f x) x)")),
            ("b.smt2", &one("(= (f x) #x07)")),
            ("c.smt2", &one("(= (f x) x)")),
            ("c.bodies.smt2", &body("(bvmul x x)")),
            ("d.smt2", &one("(= (f x) z)")),
            ("e.smt2", "(declare-summary g () Bool)(assert g)"),
            ("notes.txt", "no condition"),
        ],
    );
    let path = folder.display().to_string();
    let report = folder.join("report.tsv").display().to_string();
    let run = |more: &[&str]| {
        let connect = ["vc", "--connect", &daemon.addresses[0]];
        let output = javelin(&[&connect, more].concat(), b"");
        (String::from_utf8(output.stdout).unwrap(), output.status.code())
    };
    let (text, status) = run(&["--report", &report, &path]);
    let shown: Vec<&str> = text
        .lines()
        .map(|line| line.trim_start_matches(&format!("{path}/")).split(';').next().unwrap())
        .collect();
    assert_eq!(
        shown[..5],
        [
            "a.smt2: valid",
            "b.smt2: falsified by x = #x06",
            "c.smt2: falsified by x = #x00",
            "d.smt2: error: line 1: unknown symbol z",
            "e.smt2: falsified, with no body for g",
        ]
    );
    assert!(shown[5].starts_with("5 conditions: 1 valid, 3 falsified, 0 unknown, 1 errors"), "{text}");
    assert_eq!(status, Some(3));
    let rows = fs::read_to_string(&report).unwrap();
    let row: Vec<&str> = rows.lines().nth(2).unwrap().split('\t').collect();
    assert_eq!(
        (row.len(), row[1], row[3], row[4], row[6], row[7]),
        (10, "falsified", "1", "1", "(x #x06)", "yes")
    );
    let object = folder.join("report.json").display().to_string();
    assert_eq!(run(&["--report", &object, &path]).1, Some(3));
    let object: Value = serde_json::from_slice(&fs::read(&object).unwrap()).unwrap();
    let conditions = object["conditions"].as_array().unwrap();
    let words: Vec<&str> = conditions.iter().map(|one| one["verdict"].as_str().unwrap()).collect();
    assert_eq!(words, ["valid", "falsified", "falsified", "error", "falsified"]);
    assert_eq!(conditions[0]["path"], format!("{path}/a.smt2"));
    assert!(conditions[0]["seconds"].as_f64().unwrap() > 0.0);
    let mut falsified = conditions[1].clone();
    falsified.as_object_mut().unwrap().retain(|key, _| key != "path" && key != "seconds" && key != "rounds");
    let expected = json!({
        "verdict": "falsified", "expansions": 1, "possible": 1, "values": [{ "name": "x", "value": "#x06" }],
        "enough": true, "bodiless": [], "reason": null, "error": null
    });
    assert_eq!(falsified, expected);
    assert_eq!(
        (&conditions[3]["error"], &conditions[3]["expansions"]),
        (&json!("line 1: unknown symbol z"), &Value::Null)
    );
    assert_eq!((&conditions[4]["bodiless"], &conditions[4]["enough"]), (&json!(["g"]), &json!(false)));
    let mut totals = object["totals"].clone();
    assert!(totals.as_object_mut().unwrap().remove("seconds").is_some_and(|seconds| seconds.is_f64()));
    let used: u64 = conditions.iter().filter_map(|one| one["expansions"].as_u64()).sum();
    let possible: u64 = conditions.iter().filter_map(|one| one["possible"].as_u64()).sum();
    let expected = json!({
        "valid": 1, "falsified": 3, "unknown": 0, "errors": 1, "expansions": used, "possible": possible
    });
    assert_eq!(totals, expected);
    assert_eq!(run(&[&format!("{path}/a.smt2")]).1, Some(0));
    assert_eq!(run(&[&format!("{path}/a.smt2"), &format!("{path}/b.smt2")]).1, Some(1));
    assert_eq!(run(&[&format!("{path}/none.smt2")]).1, Some(3));
    assert_eq!(run(&[]).1, Some(2));
    // Several connections give the same lines, except for the times.
    let (parallel, _) = run(&["--parallel", "3", &path]);
    let untimed = |text: &str| {
        text.lines().map(|line| line.rsplit_once(", ").map_or("", |(l, _)| l).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(untimed(&parallel), untimed(&text));
    // So does this process.
    for sessions in ["1", "3"] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_javelin"))
            .args(["vc", "--parallel", sessions, &path])
            .env_remove("JAVELIN_CONNECT")
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(3));
        assert_eq!(untimed(&String::from_utf8(output.stdout).unwrap()), untimed(&text));
    }
    daemon.terminate();
    daemon.wait();
    let gone = javelin(&["vc", "--connect", "127.0.0.1:1", &path], b"");
    assert_eq!(gone.status.code(), Some(3));
    assert_eq!(String::from_utf8(gone.stdout).unwrap().matches("error: the daemon: ").count(), 5);
}
