//! The trust harness against solvers made of a few lines: each kind of lie is found, blamed on the right one,
//! and shrunk.

use smtlib_bench::fuzz::campaign::{FuzzOptions, fuzz};
use smtlib_bench::fuzz::generate::script;
use smtlib_bench::fuzz::oracle::{Kind, Oracle, Plan};
use smtlib_bench::fuzz::replay::{ReplayError, replay};
use smtlib_bench::fuzz::script::{Verdict, bare, checks};
use smtlib_bench::fuzz::sexpr::{Sexpr, read_all};
use smtlib_bench::fuzz::shrink::shrink;
use smtlib_bench::fuzz::weights::{Shape, Weights};
use smtlib_bench::fuzz::worker::{Program, Worker};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Parser;

const LIMIT: Duration = Duration::from_secs(10);

/// A solver that answers `check-sat` and `get-model` always alike.
fn liar(name: &str, verdict: &str, model: &str) -> Program {
    let text = format!(
        "while read -r line; do case $line in
            *check-sat*) echo '{verdict}';;
            *get-model*) echo '{model}';;
            *echo*) echo \"${{line#*echo}}\";;
        esac; done"
    );
    Program::reading(name, ["sh", "-c", &text].map(str::to_owned).to_vec())
}

fn examined(tested: Program, outside: &[Program], text: &str, plan: &Plan) -> (Vec<Kind>, usize) {
    let outside = outside.iter().cloned().map(Worker::new).collect();
    let mut oracle = Oracle::new(Some(tested), outside, LIMIT);
    let report = oracle.examine(&read_all(text).unwrap(), plan).unwrap();
    (report.findings.iter().map(|finding| finding.kind).collect(), report.disputes.len())
}

/// Satisfied by `a` = 5 only, and too wide to try all values.
const SCRIPT: &str =
    "(set-logic QF_BV)(declare-const a (_ BitVec 32))(assert (= a #x00000005))(check-sat)(get-model)";
const RIGHT: &str = "((define-fun a () (_ BitVec 32) #x00000005))";
const WRONG: &str = "((define-fun a () (_ BitVec 32) #x00000004))";

fn honest(name: &str) -> Program {
    liar(name, "sat", RIGHT)
}

#[test]
fn a_lying_solver_is_blamed() {
    let plan = Plan::default();
    let both = [honest("one"), honest("other")];
    assert_eq!(examined(honest("tested"), &both, SCRIPT, &plan), (vec![], 0));
    assert_eq!(examined(liar("tested", "unsat", ""), &both, SCRIPT, &plan), (vec![Kind::Verdict], 0));
    assert_eq!(examined(liar("tested", "sat", WRONG), &both, SCRIPT, &plan), (vec![Kind::Model], 0));
    assert_eq!(examined(liar("tested", "sat", "(error \"no\")"), &both, SCRIPT, &plan).0, [Kind::Error]);
}

#[test]
fn an_outside_solver_that_lies_is_not_believed() {
    let plan = Plan::default();
    let lies = [liar("one", "unsat", "")];
    // Alone against a model that evaluates to true.
    assert_eq!(examined(honest("tested"), &lies, SCRIPT, &plan), (vec![], 1));
    // Two of different opinions: the right model decides.
    let divided = [liar("one", "unsat", ""), honest("other")];
    assert_eq!(examined(honest("tested"), &divided, SCRIPT, &plan), (vec![], 1));
    assert_eq!(examined(liar("tested", "unsat", ""), &divided, SCRIPT, &plan), (vec![Kind::Verdict], 1));
    // The script was made with values that satisfy it.
    let planted = Plan { planted: true, ..Plan::default() };
    assert_eq!(examined(honest("tested"), &lies, SCRIPT, &planted), (vec![], 1));
    // Few values: trying them decides.
    let tiny = "(set-logic QF_BV)(declare-const a (_ BitVec 3))(assert (bvult a a))(check-sat)";
    assert_eq!(examined(honest("tested"), &lies, tiny, &plan), (vec![Kind::Verdict], 0));
}

#[test]
fn crashes_and_hangs_are_findings() {
    let both = [honest("one"), honest("other")];
    let dead = Program::reading("tested", ["sh", "-c", "exit 7"].map(str::to_owned).to_vec());
    assert_eq!(examined(dead, &both, SCRIPT, &Plan::default()).0, [Kind::Crash]);
    let noisy = Program::reading(
        "tested",
        ["sh", "-c", "echo ouch >&2; sleep 1; exit 7"].map(str::to_owned).to_vec(),
    );
    assert_eq!(examined(noisy, &both, SCRIPT, &Plan::default()).0, [Kind::Crash]);
}

#[test]
fn what_a_liar_shows_is_shrunk() {
    let text = "(set-logic QF_BV)(declare-const a (_ BitVec 32))(declare-const b Bool)(assert (=> b b))
        (assert (let ((c (bvadd a a))) (= c #x00000004)))(push 1)(assert b)(check-sat)(pop 1)(get-model)";
    let outside = vec![Worker::new(honest("one")), Worker::new(honest("other"))];
    let mut oracle = Oracle::new(Some(liar("tested", "unsat", "")), outside, LIMIT);
    let small = shrink(&read_all(text).unwrap(), Duration::from_secs(60), &mut |script| {
        let report = oracle.examine(script, &Plan::default()).unwrap();
        report.findings.iter().any(|finding| finding.kind == Kind::Verdict)
    });
    assert_eq!(small, read_all("(check-sat)").unwrap());
}

#[test]
fn saved_scripts_are_replayed() {
    let command = |verdict: &str| -> Vec<String> {
        let text = format!(
            "while read -r line; do case $line in *check-sat*) echo {verdict};; *echo*) echo \
            \"${{line#*echo}}\";; esac; done"
        );
        ["sh", "-c", &text].map(str::to_owned).to_vec()
    };
    let saved = "; expect: sat\n(set-logic QF_BV)\n(declare-const a Bool)\n(assert a)\n(check-sat)\n";
    assert_eq!(replay(saved, &command("sat"), LIMIT).unwrap(), Vec::<String>::new());
    assert_eq!(replay(saved, &command("unsat"), LIMIT).unwrap().len(), 1);
    assert_eq!(replay(saved, &command("unknown"), LIMIT).unwrap().len(), 1);
    let two = saved.replace("expect: sat", "expect: sat sat");
    assert!(matches!(replay(&two, &command("sat"), LIMIT), Err(ReplayError::Unexpected(1))));
}

/// The generator's scripts are well-sorted for a solver that is not ours, and its models hold in our
/// evaluator.
#[test]
fn z3_takes_every_script_and_the_evaluator_agrees() {
    let Some(program) = Program::outside("z3", LIMIT).filter(|program| Worker::new(program.clone()).works())
    else {
        println!("skipped: z3 is not installed");
        return;
    };
    let mut z3 = Worker::new(program.clone());
    let overflows = read_all("(declare-const a (_ BitVec 4))(assert (bvusubo a a))(check-sat)").unwrap();
    if z3.ask(&overflows, LIMIT).unwrap().error().is_some() {
        println!("skipped: this z3 does not know the operators of SMT-LIB 2.7");
        return;
    }
    let shape = Shape { incremental_percent: 30, ..Shape::default() };
    let (mut satisfiable, mut unsatisfiable, mut understood) = (0, 0, 0);
    for index in 0..150 {
        let script = script(11, index, &Weights::default(), &shape);
        let reply = z3.ask(&bare(&script.commands), LIMIT * 20).unwrap();
        assert_eq!(reply.error(), None, "script {index}");
        assert_eq!(reply.answers.len(), checks(&script.commands).len(), "script {index}");
        let verdicts: Vec<Option<Verdict>> = reply.answers.iter().map(Verdict::read).collect();
        satisfiable += verdicts.iter().filter(|verdict| **verdict == Some(Verdict::Sat)).count();
        unsatisfiable += verdicts.iter().filter(|verdict| **verdict == Some(Verdict::Unsat)).count();
        if script.planted {
            assert!(
                !verdicts.contains(&Some(Verdict::Unsat)),
                "script {index} is satisfied by its own values"
            );
        }
        for (check, verdict) in checks(&script.commands).iter().zip(verdicts) {
            if verdict == Some(Verdict::Sat) {
                let holds = z3_model_holds(&mut z3, &check.problem());
                assert_ne!(holds, Some(false), "script {index}");
                understood += u32::from(holds == Some(true));
            }
        }
    }
    assert!(satisfiable > 50 && unsatisfiable > 30, "{satisfiable} sat, {unsatisfiable} unsat");
    // Some arrays of its models are functions that are not evaluated here.
    assert!(understood as usize * 10 > satisfiable * 6, "{understood} of {satisfiable} models");
}

fn z3_model_holds(z3: &mut Worker, problem: &[Sexpr]) -> Option<bool> {
    use smtlib_bench::fuzz::evaluate::{Judgement, Model, judge};
    let mut asked = problem.to_vec();
    asked.extend(read_all("(check-sat)(get-model)").unwrap());
    let reply = z3.ask(&asked, LIMIT * 2).unwrap();
    let model = Model::read(reply.answers.get(1)?)?.completed(problem);
    match judge(problem, &model).0 {
        Judgement::Holds => Some(true),
        Judgement::Fails(_) => Some(false),
        Judgement::Open(_) => None,
    }
}

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    options: FuzzOptions,
}

fn options(text: &str) -> FuzzOptions {
    Arguments::parse_from(std::iter::once("fuzz").chain(text.split_whitespace())).options
}

#[test]
fn wrong_options_are_refused() {
    for (text, part) in [("--weight nothing=1", "--weight"), ("--solver yices", "`yices`")] {
        assert!(
            fuzz(&options(text), &AtomicBool::new(false)).unwrap_err().to_string().contains(part),
            "{text}"
        );
    }
    assert!(Arguments::try_parse_from(["fuzz", "--incremental-share", "2"]).is_err());
}

#[test]
fn a_campaign_against_a_liar_finds_and_saves() {
    let folder = std::env::temp_dir().join(format!("smtlib-bench-fuzz-{}", std::process::id()));
    let liar = folder.join("liar.sh");
    std::fs::create_dir_all(&folder).unwrap();
    let text = "while read -r line; do case $line in *check-sat*) echo sat;; *echo*) echo \
    \"${line#*echo}\";; esac; done";
    std::fs::write(&liar, text).unwrap();
    let text =
        format!("--count 40 --variants 0 --findings 1 --jobs 2 --out {}", folder.join("found").display());
    let mut options = options(&text);
    options.javelin = Some(format!("sh {}", liar.display()));
    let outcome = fuzz(&options, &AtomicBool::new(false)).unwrap();
    if outcome.skipped {
        println!("{}", outcome.summary());
    } else {
        assert!(!outcome.findings.is_empty(), "{}", outcome.summary());
        let saved = std::fs::read_to_string(&outcome.findings[0].2).unwrap();
        assert!(saved.contains("; expect: ") && saved.contains("; seed 1 script "), "{saved}");
        assert!(saved.lines().count() < 12, "{saved}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
