//! Random sequences of calls of the SAT core, every answer checked: models against all clauses, refutations,
//! cores and fixed literals by a second solver, proofs step by step. A trace that fails is shrunk and saved
//! as a trace that can be run again.
//!
//! A test of the crate and no program: it needs nothing but the public interface, runs with all debug
//! assertions, and ships nothing. `JAVELIN_TRACES=COUNT` runs more, `JAVELIN_TRACES_SEED=SEED` others,
//! `JAVELIN_TRACES_REPLAY=FILE` one again. Traces in `found` are run again by every test.

mod families;
mod generate;
#[path = "../random/numbers.rs"]
mod random;
mod reference;
mod replay;
mod shrink;
mod trace;

use replay::{Counts, replay};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use trace::Call;

/// Runs a trace; a panic counts as an error.
fn run(trace: &[Call]) -> Result<Counts, String> {
    let outcome = catch_unwind(AssertUnwindSafe(|| replay(trace)));
    outcome.unwrap_or_else(|cause| {
        let said = cause.downcast_ref::<String>().map(String::as_str);
        Err(format!("panic: {}", said.or(cause.downcast_ref::<&str>().copied()).unwrap_or("?")))
    })
}

/// The text of an error without its place and numbers.
fn kind(error: &str) -> String {
    let message = error.splitn(3, ": ").last().unwrap_or(error);
    message.chars().filter(|letter| !letter.is_ascii_digit() && !"-,[]".contains(*letter)).collect()
}

/// Shrinks a trace that fails and saves it; returns the message.
fn report(seed: u64, trace: &[Call], error: &str) -> String {
    let small = shrink::shrink(trace, &mut |candidate| {
        run(candidate).is_err_and(|other| kind(&other) == kind(error))
    });
    let folder = std::env::var_os("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from);
    let path = folder.join(format!("{seed}.trace"));
    let text = format!("# seed {seed}: {error}\n{}", trace::written(&small));
    // The trace is printed, too.
    let _ = fs::write(&path, &text);
    format!("{text}saved as {}", path.display())
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

#[test]
fn every_answer_is_right() {
    let (count, seed) = (setting("JAVELIN_TRACES"), setting("JAVELIN_TRACES_SEED").unwrap_or(0));
    let mut counts = Counts::default();
    let mut failures = Vec::new();
    for seed in seed..seed + count.unwrap_or(600) {
        let trace = generate::trace(seed);
        match run(&trace) {
            Ok(more) => counts.add(&more),
            Err(error) => failures.push(report(seed, &trace, &error)),
        }
        if count.is_some() && (seed + 1).is_multiple_of(10_000) {
            println!("seed {seed}: {counts:?}, {} failures", failures.len());
        }
        assert!(failures.len() < 5, "{}", failures.join("\n"));
    }
    println!("{counts:?}");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let [sat, unsat, unknown] = counts.outcomes;
    assert!(
        sat > 100 && unsat > 100 && unknown > 10 && counts.cores > 100 && counts.proofs > 100,
        "{counts:?}"
    );
    assert!(counts.open * 20 < unsat, "{counts:?}");
}

#[test]
fn found_traces_stay_fixed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces/found");
    let saved = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        saved.chain(std::env::var_os("JAVELIN_TRACES_REPLAY").map(PathBuf::from)).collect();
    paths.sort();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let trace =
            trace::read(&text).unwrap_or_else(|line| panic!("{}: `{line}` is no call", path.display()));
        assert_eq!(run(&trace).err(), None, "{}", path.display());
    }
}

#[test]
fn traces_are_written_and_read_back() {
    for seed in 0..300 {
        let trace = generate::trace(seed);
        assert_eq!(trace::read(&trace::written(&trace)).as_ref(), Ok(&trace));
        assert_eq!(generate::trace(seed), trace);
    }
    assert_eq!(trace::read("solve 1 # a\n\nadd -2\nvalue 0\n"), Err("value 0".to_owned()));
}

#[test]
fn the_reference_solver_agrees_with_trying_all_values() {
    for seed in 0..2000 {
        let mut random = generate::numbers(seed);
        let formula = families::formula(&mut random, 2);
        if formula.vars > 14 {
            continue;
        }
        let holds = |bits: u32, lit: &i32| (bits >> (lit.unsigned_abs() - 1) & 1 == 1) == (*lit > 0);
        let model =
            |bits: &u32| formula.clauses.iter().all(|clause| clause.iter().any(|lit| holds(*bits, lit)));
        let expected = (0..1u32 << formula.vars).any(|bits| model(&bits));
        assert_eq!(reference::satisfiable(&formula.clauses, &[], u64::MAX), Some(expected), "seed {seed}");
    }
}

/// A solver that is wrong about clauses with 3 and -4: only these remain.
#[test]
fn shrinking_leaves_what_matters() {
    let trace = generate::trace(3);
    let trace: Vec<Call> =
        trace.into_iter().chain([Call::Add(vec![5, -4, 3]), Call::Solve(vec![1, 2])]).collect();
    let small = shrink::shrink(&trace, &mut |candidate| {
        let adds = candidate.iter().any(|call| matches!(call, Call::Add(lits) if lits.len() > 1));
        adds && candidate.iter().any(|call| matches!(call, Call::Solve(_)))
    });
    assert_eq!(small.len(), 2, "{}", trace::written(&small));
}
