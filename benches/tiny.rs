//! The time of a small question from text to answer, and of one more round of an open session.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_main};
use javelin_solver::session::Session;

/// Name, script, and the expected answers.
const SCRIPTS: &[(&str, &str, &[&str])] = &[
    (
        "overflow",
        "(set-logic QF_BV)
         (declare-const low (_ BitVec 32)) (declare-const high (_ BitVec 32))
         (define-fun middle () (_ BitVec 32) (bvlshr (bvadd low high) #x00000001))
         (assert (bvule low high))
         (assert (not (and (bvule low middle) (bvule middle high))))
         (check-sat) (exit)",
        &["sat"],
    ),
    (
        "equivalence",
        "(set-logic QF_BV)
         (declare-const x (_ BitVec 32)) (declare-const y (_ BitVec 32))
         (assert (distinct (bvadd (bvxor x y) (bvshl (bvand x y) #x00000001)) (bvadd x y)))
         (check-sat)",
        &["unsat"],
    ),
    (
        "path",
        "(set-logic QF_BV)
         (declare-const b0 (_ BitVec 8)) (declare-const b1 (_ BitVec 8))
         (declare-const b2 (_ BitVec 8)) (declare-const b3 (_ BitVec 8))
         (define-fun word () (_ BitVec 32) (concat b3 b2 b1 b0))
         (define-fun length () (_ BitVec 32) (bvand word #x00000fff))
         (assert (= b0 #x7f))
         (assert (bvugt length (bvadd #x00000100 ((_ zero_extend 24) b1))))
         (assert (not (= (bvurem length #x00000004) #x00000000)))
         (assert (= ((_ extract 31 28) word) #xa))
         (check-sat) (get-value (b0 b1 b2 b3))",
        &["sat", "((b0 #x7f)"],
    ),
    (
        "core",
        "(set-option :produce-unsat-cores true) (set-logic QF_BV)
         (declare-const p Bool) (declare-const q Bool) (declare-const x (_ BitVec 16))
         (assert (! (=> p (bvult x #x0010)) :named small))
         (assert (! (=> q (bvugt x #x1000)) :named large))
         (assert (! (or p (not q)) :named choice))
         (assert (! q :named wanted))
         (check-sat) (get-unsat-core)",
        &["unsat", "(small large choice wanted)"],
    ),
    (
        "model",
        "(set-logic QF_BV)
         (declare-const key (_ BitVec 64)) (declare-const shift (_ BitVec 64))
         (assert (bvult shift #x0000000000000040))
         (assert (= (bvor (bvshl key shift) #x00000000000000ff) #x0123456789abcdff))
         (check-sat) (get-model)",
        &["sat", "("],
    ),
];

/// The answers of a session to more text.
fn ask(session: &mut Session, text: &str) -> Vec<String> {
    session.feed(text.as_bytes());
    std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect()
}

fn scripts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tiny");
    for &(name, script, expected) in SCRIPTS {
        let answers = ask(&mut Session::default(), script);
        assert_eq!(answers.len(), expected.len(), "{name}: {answers:?}");
        for (answer, expected) in answers.iter().zip(expected) {
            assert!(answer.starts_with(expected), "{name}: {answer}");
        }
        group.throughput(Throughput::Bytes(script.len() as u64));
        group
            .bench_function(name, |bencher| bencher.iter(|| ask(&mut Session::default(), black_box(script))));
    }
    group.finish();
}

const ROUNDS: u64 = 100;

/// A hundred rounds of push, assert, check and pop over a few lasting assertions.
fn incremental(criterion: &mut Criterion) {
    let lasting = "(set-logic QF_BV)
        (declare-const x (_ BitVec 32)) (declare-const y (_ BitVec 32))
        (assert (= (bvadd x y) #x00000100)) (assert (bvult x y))";
    let mut rounds = String::new();
    for round in 0..ROUNDS {
        let _ =
            writeln!(rounds, "(push 1) (assert (= (bvand x #x000000ff) #x{round:08x})) (check-sat) (pop 1)");
    }
    let answers = ask(&mut Session::default(), &format!("{lasting}{rounds}"));
    assert!(answers.len() == ROUNDS as usize && answers.iter().all(|answer| answer == "sat"), "{answers:?}");
    let mut group = criterion.benchmark_group("tiny");
    group.sample_size(20).throughput(Throughput::Elements(ROUNDS));
    group.bench_function("round", |bencher| {
        bencher.iter(|| {
            let mut session = Session::default();
            ask(&mut session, lasting);
            ask(&mut session, &rounds)
        });
    });
    group.finish();
}

fn benches() {
    let mut criterion = Criterion::default().configure_from_args();
    scripts(&mut criterion);
    incremental(&mut criterion);
}

criterion_main!(benches);
