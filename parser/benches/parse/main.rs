//! Megabytes per second from bytes to reported commands, on generated let-heavy bit-vector scripts.

mod counter;
#[path = "../../tests/recorder/mod.rs"]
mod recorder;

use counter::Counter;
use criterion::{Criterion, Throughput, criterion_main};
use javelin_parser::Script;
use javelin_parser::builder::Builder;
use javelin_parser::source::Source;
use recorder::Recorder;
use std::fmt::Write;
use std::hint::black_box;

const SIZE: usize = 20 << 20;

/// A linear congruential generator (Knuth's MMIX constants).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Assertions as verification tools print them: chains of `let`, each variable used a few times nearby.
fn script(size: usize) -> String {
    let mut random = Random(1);
    let mut text = String::from("(set-logic QF_BV)\n");
    for index in 0..1000 {
        let _ = writeln!(text, "(declare-fun input_{index} () (_ BitVec 32))");
    }
    while text.len() < size {
        text.push_str("(assert ");
        let lets = 1 + random.below(400);
        for index in 0..lets {
            let mut operand = || match (random.below(4), index) {
                (0, _) | (1, 0) | (2, 0) => format!("input_{}", random.below(1000)),
                (3, _) => format!("#x{:08x}", random.below(1 << 20)),
                _ => format!("?v_{}", index - 1 - random.below(index.min(9))),
            };
            let (a, b, c) = (operand(), operand(), operand());
            let value = match random.below(5) {
                0 => format!("(bvadd {a} (bvmul {b} {c}))"),
                1 => format!("(ite (= {a} {b}) {c} (bvxor {b} (_ bv{} 32)))", random.below(1 << 16)),
                2 => format!("(concat ((_ extract 15 0) {a}) ((_ extract 31 16) {b}))"),
                3 => format!("(bvand (bvnot {a}) (bvor {b} {c}))"),
                _ => format!("(bvshl {a} (bvsub {b} {c}))"),
            };
            let _ = writeln!(text, "(let ((?v_{index} {value}))");
        }
        let _ = writeln!(text, " (not (= ?v_{} #x00000000)){})", lets - 1, ")".repeat(lets));
    }
    text.push_str("(check-sat)\n");
    text
}

fn parse<B: Builder + Default>(text: &[u8]) -> usize {
    let (mut script, mut builder) = (Script::new(), B::default());
    script.feed(text);
    script.finish();
    std::iter::from_fn(|| script.next_command(&mut builder)).filter(Result::is_ok).count()
}

fn scan(text: &[u8]) -> usize {
    let mut source = Source::new();
    source.feed(text);
    std::iter::from_fn(|| source.next_item()).count()
}

fn benches() {
    let mut criterion = Criterion::default().configure_from_args();
    let text = script(SIZE);
    let commands = scan(text.as_bytes());
    assert_eq!(parse::<Recorder>(text.as_bytes()), commands);
    let mut group = criterion.benchmark_group("parse");
    group.sample_size(10);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("scan", |bencher| bencher.iter(|| scan(black_box(text.as_bytes()))));
    group.bench_function("names", |bencher| bencher.iter(|| parse::<Counter>(black_box(text.as_bytes()))));
    group.bench_function("script", |bencher| bencher.iter(|| parse::<Recorder>(black_box(text.as_bytes()))));
    group.finish();
}

criterion_main!(benches);
