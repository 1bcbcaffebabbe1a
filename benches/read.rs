//! Megabytes per second from bytes to terms of the graph.

#[path = "parse/generate.rs"]
mod generate;

use std::fmt::Write;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_main};
use javelin_parser::Script;
use javelin_solver::Solver;

const SIZE: usize = 20 << 20;

/// The bytes of one `read` of a file.
const PIECE: usize = 1 << 16;

/// Many small commands, as translators print them: a declaration and a definition for each intermediate
/// value, and a constraint.
fn definitions(size: usize) -> String {
    let mut text = String::from("(set-logic QF_BV)\n(define-fun v0 () (_ BitVec 32) #x00000001)\n");
    let mut index = 1usize;
    while text.len() < size {
        let (last, some) = (index - 1, index / 2);
        let _ = writeln!(text, "(declare-fun x{index} () (_ BitVec 32))");
        let _ =
            writeln!(text, "(define-fun v{index} () (_ BitVec 32) (bvadd v{last} (bvxor x{index} v{some})))");
        let _ = writeln!(text, "(assert (or (bvult v{index} v{some}) (= ((_ extract 7 0) v{last}) #x2a)))");
        index += 1;
    }
    text
}

fn read(text: &[u8]) -> usize {
    let (mut script, mut solver) = (Script::new(), Solver::new());
    for piece in text.chunks(PIECE) {
        script.feed(piece);
        while let Some(result) = script.next_command(&mut solver) {
            assert!(result.is_ok());
        }
    }
    solver.terms()
}

fn benches() {
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("terms");
    group.sample_size(10);
    for (name, text) in [("lets", generate::lets(SIZE)), ("definitions", definitions(SIZE))] {
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(name, |bencher| bencher.iter(|| read(black_box(text.as_bytes()))));
    }
    group.finish();
}

criterion_main!(benches);
