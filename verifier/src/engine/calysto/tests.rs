//! The engine on programs made by hand, and on random ones.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use javelin_client::InProcess;
use javelin_client::vc::play::conditions;
use javelin_client::vc::{Bodies, Condition, Settings, Verdict, Verifier};
use javelin_term::operator::Operator;

use super::execute::{FunctionExecution, Mode};
use super::goals::Goals;
use super::summaries::Summaries;
use super::summary::FunctionCopy;
use super::{EAGER, ROW, symbols};
use crate::engine::bounded::tests::random::{executed, make, seeds};
use crate::engine::bounded::tests::reference::ProgramBuilder;
use crate::engine::bounded::tests::{counting, effort, letters, recursive, verify_by};
use crate::engine::kit::problem::Problem;
use crate::engine::kit::turns;
use crate::engine::{Ledger, Limits};
use crate::job::{AUTO, Effort, Options, Outcome};
use crate::program::cfa::Program;
use crate::program::cfa::{Location, LocationKind};
use crate::why::Why;

fn decide(problem: &Problem, program: &mut Program) -> Ledger {
    turns::schedule(&[&ROW], problem, program)
}

/// Compares the verdicts with those expected, with summaries and with all bodies in place of them.
fn expect(make: impl Fn(&mut ProgramBuilder), effort: &Effort, expected: &str) -> Ledger {
    let eager = verify_by(
        decide,
        &make,
        &Effort { options: Options::default().with_flag(EAGER.name, true), ..effort.clone() },
    );
    assert_eq!(letters(&eager), expected, "eager: {eager:?}");
    let results = verify_by(decide, &make, effort);
    assert_eq!(letters(&results), expected, "{results:?}");
    results
}

/// `f(x) = x < 5 ? x + 1 : heavy(x)`, where nothing but the sum matters to the first check, and the others
/// need the other function.
fn calls(b: &mut ProgramBuilder, needs_heavy: bool) {
    let (main, f, heavy) = (b.function(8), b.function(5), b.function(4));
    let ((x, tx), (r, _)) = (b.variable(Some(f), "x"), b.variable(Some(f), "r"));
    let ((p, tp), (q, tq)) = (b.variable(Some(heavy), "p"), b.variable(Some(heavy), "q"));
    for (function, parameter, result) in [(f, x, r), (heavy, p, q)] {
        b.body(function).parameters.push(parameter);
        b.body(function).results.push(result);
    }
    let mut product = tp;
    for number in 1..8 {
        let more = b.plus(tp, number);
        product = b.program.graph.term(Operator::BvMul, &[product, more]);
    }
    b.assign(heavy, 0, 1, q, product);
    let even = b.program.graph.term(Operator::BvAdd, &[tq, tq]);
    let odd = b.plus(even, 1);
    b.assign(heavy, 1, 3, q, odd);
    let five = b.number(5);
    let small = b.less(tx, five);
    b.branch(f, 0, small, 1, 2);
    let more = b.plus(tx, 1);
    b.assign(f, 1, 4, r, more);
    b.call(f, (2, 4), heavy, vec![tx], Some(r));
    let ((a, ta), (c, tc)) = (b.variable(Some(main), "a"), b.variable(Some(main), "c"));
    b.havoc(main, 0, 1, a);
    b.call(main, (1, 2), f, vec![ta], Some(c));
    let nine = b.number(9);
    let is_small = b.less(ta, five);
    b.branch(main, 2, is_small, 3, 5);
    let below = b.less(tc, nine);
    b.check(main, 3, 4, below);
    b.body(main).exit = Location(7);
    if !needs_heavy {
        return;
    }
    let not_zero = b.unequal(tc, 0);
    b.check(main, 5, 6, not_zero);
    let not_seven = b.unequal(tc, 7);
    b.check(main, 6, 7, not_seven);
}

#[test]
fn bodies_are_examined_where_they_matter() {
    let results = expect(|b| calls(b, false), &effort(None), "H");
    let counter = |name| results.report.statistic(name);
    let (used, possible) = (counter("calysto-expansions"), counter("calysto-inlined"));
    assert!(used == 0 && possible > 0, "{used} of {possible}");
    let results = expect(|b| calls(b, true), &effort(None), "HHH");
    assert!(results.report.statistic("calysto-expansions") > 0, "{results:?}");
}

/// A function that asks for a value, gives up where it is large, and returns it: what it returns and whether
/// it comes back are about one value, and about another one in each call.
#[test]
fn unknown_values_belong_to_activations() {
    let make = |b: &mut ProgramBuilder| {
        let (main, f) = (b.function(7), b.function(3));
        let (v, tv) = b.variable(Some(f), "v");
        b.body(f).results.push(v);
        b.havoc(f, 0, 1, v);
        let end = b.location(f, LocationKind::End);
        let five = b.number(5);
        let small = b.less(tv, five);
        b.branch(f, 1, small, 2, end);
        let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
        b.call(main, (0, 1), f, Vec::new(), Some(x));
        b.call(main, (1, 2), f, Vec::new(), Some(y));
        let below = b.less(tx, five);
        b.check(main, 2, 3, below);
        let same = b.program.graph.equal(tx, ty);
        b.check(main, 3, 4, same);
        let is_zero = b.unequal(ty, 4);
        b.check(main, 4, 5, is_zero);
        b.body(main).exit = Location(5);
    };
    expect(make, &effort(None), "HFF");
}

#[test]
fn loops_are_unknown_and_unrolled() {
    expect(|b| counting(b, false), &effort(Some(7)), "oo");
    expect(|b| counting(b, false), &effort(Some(8)), "HF");
    expect(|b| counting(b, true), &effort(Some(1)), "HF");
}

/// A check that holds whatever a loop has done holds without a bound.
#[test]
fn checks_that_hold_for_unknown_loops_hold_without_a_bound() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(7);
        let ((x, tx), (n, tn)) = (b.variable(Some(main), "x"), b.variable(Some(main), "n"));
        let ((kept, tkept), zero) = (b.variable(Some(main), "kept"), b.number(0));
        b.havoc(main, 0, 1, kept);
        b.assign(main, 1, 2, n, zero);
        b.havoc(main, 2, 3, x);
        let goes_on = b.unequal(tx, 0);
        b.branch(main, 3, goes_on, 4, 5);
        let more = b.plus(tn, 1);
        b.assign(main, 4, 2, n, more);
        let is_zero = b.program.graph.equal(tx, zero);
        b.check(main, 5, 6, is_zero);
        let last = b.location(main, LocationKind::Inner);
        let not_three = b.unequal(tn, 3);
        b.check(main, 6, last, not_three);
        let end = b.location(main, LocationKind::Inner);
        let same = b.program.graph.equal(tkept, tkept);
        b.check(main, last, end, same);
        b.body(main).exit = Location(end);
    };
    expect(make, &effort(Some(1)), "HoH");
    expect(make, &effort(Some(4)), "HFH");
}

#[test]
fn recursion_is_followed_for_some_levels() {
    let few = Effort { recursion: Some(5), ..effort(None) };
    expect(|b| recursive(b, 6), &few, "oF");
    let enough = Effort { recursion: Some(6), ..effort(None) };
    expect(|b| recursive(b, 6), &enough, "HF");
}

#[test]
fn deep_recursion_does_not_outlive_its_time() {
    let effort = Effort { recursion: Some(u32::MAX), timeout: Some(Duration::from_secs(1)), ..effort(None) };
    let begin = Instant::now();
    verify_by(decide, &|b: &mut ProgramBuilder| recursive(b, 6), &effort);
    assert!(begin.elapsed() < Duration::from_secs(30), "{:?}", begin.elapsed());
}

/// The loop writes what is not known once the clock has stopped, and the path through it is dropped: a
/// summary without it would prove too much.
#[test]
fn an_execution_that_a_limit_cuts_short_has_no_summary() {
    let mut builder = ProgramBuilder::new();
    counting(&mut builder, false);
    let mut goals = Goals::new(&builder.program.checks, &builder.program.functions);
    let limits = Limits::default();
    let mut symbolic = symbols::symbolic(&mut builder.program, &limits);
    let callees = Summaries::new(symbolic.functions, Mode::Over, (1, false));
    let copy = FunctionCopy { function: symbolic.entry, level: 0 };
    assert!(symbolic.shape(copy.function).is_some());
    limits.cancel.store(true, Ordering::Relaxed);
    assert!(!symbolic.clock.look());
    limits.cancel.store(false, Ordering::Relaxed);
    assert!(FunctionExecution::run(&mut symbolic, &mut goals, &callees, &limits, copy).is_none());
}

/// A check in a function that one caller gives what it needs, and another does not.
#[test]
fn conditions_are_lifted_to_callers() {
    let make = |b: &mut ProgramBuilder, wrong: bool| {
        let (main, good, bad, f) = (b.function(4), b.function(3), b.function(3), b.function(3));
        let (p, tp) = b.variable(Some(f), "p");
        b.body(f).parameters.push(p);
        let five = b.number(5);
        let small = b.less(tp, five);
        b.check(f, 0, 2, small);
        for function in [good, bad] {
            let (x, tx) = b.variable(Some(function), "x");
            b.havoc(function, 0, 1, x);
            let mask = b.number(if function == bad && wrong { 7 } else { 3 });
            let low = b.program.graph.term(Operator::BvAnd, &[tx, mask]);
            b.call(function, (1, 2), f, vec![low], None);
        }
        b.call(main, (0, 1), good, Vec::new(), None);
        b.call(main, (1, 2), bad, Vec::new(), None);
        b.call(main, (2, 3), good, Vec::new(), None);
    };
    expect(|b| make(b, false), &effort(None), "H");
    expect(|b| make(b, true), &effort(None), "F");
}

#[test]
fn an_unknown_continuation_leaves_everything_open() {
    let make = |b: &mut ProgramBuilder, is_reached: bool| {
        let (main, f) = (b.function(4), b.function(2));
        let (x, tx) = b.variable(Some(main), "x");
        let (p, tp) = b.variable(Some(f), "p");
        b.body(f).parameters.push(p);
        let open = b.location(f, LocationKind::Open("asm".into()));
        let three = b.unequal(tp, 3);
        b.branch(f, 0, three, 1, open);
        b.havoc(main, 0, 1, x);
        let excluded = b.unequal(tx, if is_reached { 2 } else { 3 });
        b.assume(main, 1, 2, excluded);
        b.call(main, (2, 3), f, vec![tx], None);
        let last = b.location(main, LocationKind::Inner);
        b.check(main, 3, last, excluded);
        b.body(main).exit = Location(last);
    };
    let results = expect(|b| make(b, true), &effort(None), "o");
    assert!(
        matches!(results.outcome(0), Outcome::Open(why) if why.to_string().contains("asm")),
        "{results:?}"
    );
    expect(|b| make(b, false), &effort(None), "H");
}

/// A function that takes more than its part of the terms leaves open what depends on it, and nothing else.
#[test]
fn a_function_that_is_too_large_leaves_the_others() {
    let make = |b: &mut ProgramBuilder, is_known: bool| {
        let (main, large) = (b.function(6), b.function(3));
        let ((p, tp), (q, tq)) = (b.variable(Some(large), "p"), b.variable(Some(large), "q"));
        b.body(large).parameters.push(p);
        b.body(large).results.push(q);
        b.assign(large, 0, 1, q, tp);
        let mut at = 1;
        for number in 0..12_000 {
            let next = b.location(large, LocationKind::Inner);
            let sum = b.plus(tp, number % 16);
            let product = b.program.graph.term(Operator::BvMul, &[tq, sum]);
            let mixed = b.program.graph.term(Operator::BvXor, &[product, tq]);
            b.assign(large, at, next, q, mixed);
            at = next;
        }
        let (nine, inner) = (b.unequal(tq, 9), b.location(large, LocationKind::Inner));
        b.check(large, at, inner, nine);
        let three = b.unequal(tp, 3);
        let other = if is_known { 2 } else { b.location(large, LocationKind::Open("asm".into())) };
        b.branch(large, inner, three, 2, other);
        b.body(large).exit = Location(2);
        let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
        b.havoc(main, 0, 1, x);
        b.call(main, (1, 2), large, vec![tx], Some(y));
        let (mask, five) = (b.number(3), b.number(5));
        let low = b.program.graph.term(Operator::BvAnd, &[tx, mask]);
        let below = b.less(low, five);
        b.check(main, 2, 3, below);
        let not_seven = b.unequal(ty, 7);
        b.check(main, 3, 4, not_seven);
        b.body(main).exit = Location(4);
    };
    let effort = Effort { memory: Some(8 << 20), ..effort(Some(1)) };
    let results = expect(|b| make(b, true), &effort, "oHo");
    assert!(results.report.stopped.is_none(), "{results:?}");
    let why = |check: usize| match results.outcome(check) {
        Outcome::Open(why) => why.clone(),
        other => panic!("{other:?}"),
    };
    assert!([0, 2].iter().all(|&check| matches!(why(check), Why::TooLarge(_))), "{results:?}");
    expect(|b| make(b, false), &effort, "ooo");
}

/// Where engines have turns, the rounds in the report are those of bounded model checking.
#[test]
fn rounds_are_reported_of_an_engine_that_is_asked_for() {
    let rounds = |engine| {
        let effort = Effort { engine, ..effort(None) };
        let results = verify_by(decide, &|b: &mut ProgramBuilder| counting(b, false), &effort);
        assert_eq!(letters(&results), "HF", "{results:?}");
        results.report.unrolled
    };
    assert_eq!([rounds(ROW.name), rounds(AUTO)], [8, 0]);
}

/// The conditions of some programs that are written down in one folder, and the bodies that each may need.
fn written(name: &str, programs: &[&dyn Fn(&mut ProgramBuilder)]) -> Vec<(PathBuf, Condition, Bodies)> {
    let folder = std::env::temp_dir().join(format!("javelin-conditions-{}-{name}", std::process::id()));
    let effort = Effort { questions: Some(folder.clone()), ..effort(None) };
    for make in programs {
        verify_by(decide, make, &effort);
    }
    let bodies = |path: PathBuf| Bodies::parse(&fs::read(path).unwrap_or_default()).unwrap();
    let shared = bodies(folder.join("bodies.smt2"));
    let read = |name: PathBuf| {
        let condition = Condition::parse(&fs::read(&name).unwrap()).unwrap();
        let own = bodies(name.with_extension("bodies.smt2"));
        (name, condition, own.over(&shared))
    };
    let names = conditions(std::slice::from_ref(&folder)).unwrap();
    let all = names.into_iter().map(read).collect();
    fs::remove_dir_all(&folder).unwrap();
    all
}

/// The conditions that are written down, played as `javelin vc` plays them, have the verdicts of the engine.
#[test]
fn conditions_that_are_kept_can_be_played() {
    let kept = written("calls", &[&|b: &mut ProgramBuilder| calls(b, true)]);
    assert!(kept.len() >= 3 && kept.iter().any(|(_, _, bodies)| !bodies.is_empty()));
    let mut verifier = Verifier::new(InProcess::new(), Settings::default()).unwrap();
    for (name, condition, bodies) in &kept {
        let outcome = verifier.check(condition, bodies).unwrap();
        assert_eq!(outcome.verdict, Verdict::Valid, "{name:?}");
    }
    let kept = written("recursive", &[&|b: &mut ProgramBuilder| recursive(b, 6)]);
    let (name, condition, bodies) = kept.last().unwrap();
    let outcome = verifier.check(condition, bodies).unwrap();
    assert!(matches!(outcome.verdict, Verdict::Falsified { .. }), "{name:?}: {outcome:?}");
}

/// Names of one run may mean something else in another one.
#[test]
fn several_runs_may_keep_their_conditions_in_one_folder() {
    let (first, second) = (|b: &mut ProgramBuilder| recursive(b, 6), |b: &mut ProgramBuilder| calls(b, true));
    let count = written("one", &[&first]).len();
    let kept = written("two", &[&first, &second, &second]);
    let mut verifier = Verifier::new(InProcess::new(), Settings::default()).unwrap();
    let mut verdicts = Vec::new();
    for (position, (name, condition, bodies)) in kept.iter().enumerate() {
        assert!(name.ends_with(format!("question-{:06}.smt2", position + 1)), "{name:?}");
        verdicts.push(verifier.check(condition, bodies).unwrap().verdict);
    }
    let (first, others) = verdicts.split_at(count);
    assert!(matches!(first.last(), Some(Verdict::Falsified { .. })), "{first:?}");
    assert!(others.len() >= 6 && others.iter().all(|verdict| *verdict == Verdict::Valid), "{others:?}");
}

/// Compares the verdicts on random programs with those of all executions: how many are decided, how many
/// open, and how many of these since a function is too large.
fn compare(efforts: impl Fn(u64) -> Effort) -> [u32; 3] {
    let [mut decided, mut open, mut large] = [0; 3];
    for seed in seeds() {
        let (fails, endless) = executed(seed);
        let results = verify_by(decide, &|b: &mut ProgramBuilder| make(b, seed), &efforts(seed));
        assert!(results.doubts.is_empty(), "seed {seed}: {results:?}");
        for (check, outcome) in results.outcomes().enumerate() {
            match outcome {
                Outcome::Holds => assert!(!fails[check], "seed {seed}, check {check}: it fails"),
                Outcome::Fails(_) => assert!(fails[check] || endless, "seed {seed}, check {check}: it holds"),
                Outcome::Open(why) => large += u32::from(matches!(why, Why::TooLarge(_))),
            }
            let is_open = matches!(outcome, Outcome::Open(_));
            decided += u32::from(!is_open);
            open += u32::from(is_open);
        }
    }
    [decided, open, large]
}

#[test]
fn verdicts_are_those_of_all_executions() {
    let options = |seed: u64| Options::default().with_flag(EAGER.name, seed.is_multiple_of(4));
    let of = |seed: u64| Effort { recursion: Some(3), options: options(seed), ..effort(Some(4)) };
    let [decided, open, large] = compare(of);
    println!("{decided} decided, {open} open, {large} of a function that is too large");
    assert!(decided > 3 * open && large == 0, "{decided} decided, {open} open, {large} too large");
}

/// As many terms as some functions take, and others do not.
#[test]
fn verdicts_where_functions_are_too_large_are_those_of_all_executions() {
    let memory = |seed: u64| Some(60_000 + 4_000 * (seed % 50));
    let of = |seed: u64| Effort { recursion: Some(3), memory: memory(seed), ..effort(Some(4)) };
    let [decided, open, large] = compare(of);
    println!("{decided} decided, {open} open, {large} of a function that is too large");
    assert!(decided > 0 && large > 0, "{decided} decided, {open} open, {large} too large");
}
