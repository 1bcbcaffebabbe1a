//! A memory of 2^32 bytes as symbolic execution produces it: thousands of writes and reads at symbolic
//! addresses.
//!
//! Addresses lie in blocks of sixteen bytes, so most pairs differ under every model, which only separate
//! assertions express, out of reach of rewriting. Doubling the number of accesses should double the time.
//!
//! Beside these, few accesses at addresses that nothing constrains: there every read may meet every write.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;

/// A script with `accesses` writes and as many reads; reads are of the block that an earlier write wrote
/// into.
fn script(accesses: usize) -> String {
    let mut text =
        String::from("(set-logic QF_ABV)\n(declare-const m0 (Array (_ BitVec 32) (_ BitVec 8)))\n");
    for number in 0..accesses {
        let block = number * 7919 % (number + 1);
        let _ = writeln!(
            text,
            "(declare-const p{number} (_ BitVec 32))(declare-const q{number} (_ BitVec 32))\
             (declare-const v{number} (_ BitVec 8))\
             (assert (= ((_ extract 31 4) p{number}) (_ bv{number} 28)))\
             (assert (= ((_ extract 31 4) q{number}) (_ bv{block} 28)))\
             (define-fun m{next} () (Array (_ BitVec 32) (_ BitVec 8)) (store m{number} p{number} v{number}))\
             (define-fun r{number} () (_ BitVec 8) (select m{next} q{number}))\
             (assert (bvult v{number} #x40))(assert (distinct r{number} v{number}))",
            next = number + 1,
        );
    }
    text.push_str("(check-sat)\n");
    let last = accesses - 1;
    let _ = writeln!(
        text,
        "(push)(assert (= q{last} p{block}))(assert (bvugt r{last} #x40))(check-sat)(pop)(check-sat)",
        block = last * 7919 % accesses,
    );
    text
}

/// A script with `accesses` writes and as many reads at free addresses. Either one of the reads of a zeroed
/// memory has to exceed all written values (`unsat`), or reads have to return values that were written at
/// other addresses (`sat`).
fn free_script(accesses: usize, is_found: bool) -> String {
    let sort = "(Array (_ BitVec 32) (_ BitVec 8))";
    let mut text = String::from("(set-logic QF_ABV)\n");
    let _ = match is_found {
        true => writeln!(text, "(declare-const m0 {sort})"),
        false => writeln!(text, "(define-fun m0 () {sort} ((as const {sort}) #x00))"),
    };
    for number in 0..accesses {
        let _ = writeln!(
            text,
            "(declare-const p{number} (_ BitVec 32))(declare-const q{number} (_ BitVec 32))\
             (declare-const v{number} (_ BitVec 8))\
             (define-fun m{next} () {sort} (store m{number} p{number} v{number}))",
            next = number + 1,
        );
    }
    let mut greater = String::new();
    for number in 0..accesses {
        let read = format!("(select m{accesses} q{number})");
        let (value, sought) = (number % 256, number * 7 % 256);
        let _ = match is_found {
            true => {
                writeln!(text, "(assert (= v{number} (_ bv{value} 8)))(assert (= {read} (_ bv{sought} 8)))")
            }
            false => writeln!(text, "(assert (bvult v{number} #x40))"),
        };
        let _ = write!(greater, " (bvugt {read} #x3f)");
    }
    if !is_found {
        let _ = writeln!(text, "(assert (or{greater}))");
    }
    text.push_str("(check-sat)\n");
    text
}

fn answers(script: &str) -> Vec<String> {
    let mut session = Session::new(Options::default());
    session.feed(script.as_bytes());
    session.finish();
    std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect()
}

fn memory(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("memory");
    group.sample_size(10);
    for accesses in [1250, 2500, 5000, 10_000] {
        let script = script(accesses);
        assert_eq!(answers(&script), ["sat", "unsat", "sat"]);
        group.throughput(Throughput::Elements(accesses as u64));
        group.bench_with_input(BenchmarkId::from_parameter(accesses), &script, |bencher, script| {
            bencher.iter(|| answers(black_box(script)));
        });
    }
    group.finish();
}

fn free_addresses(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("memory-free");
    group.sample_size(10);
    for (name, is_found, answer) in [("found", true, "sat"), ("refuted", false, "unsat")] {
        for accesses in [12, 25] {
            let script = free_script(accesses, is_found);
            assert_eq!(answers(&script), [answer]);
            group.throughput(Throughput::Elements(accesses as u64));
            group.bench_with_input(BenchmarkId::new(name, accesses), &script, |bencher, script| {
                bencher.iter(|| answers(black_box(script)));
            });
        }
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    memory(&mut criterion);
    free_addresses(&mut criterion);
    criterion.final_summary();
}
