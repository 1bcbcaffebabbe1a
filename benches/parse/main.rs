//! Megabytes per second from bytes to reported commands, on generated let-heavy bit-vector scripts.

mod counter;
mod generate;
#[path = "../../parser/tests/recorder/mod.rs"]
mod recorder;

use counter::Counter;
use criterion::{Criterion, Throughput, criterion_main};
use javelin_parser::Script;
use javelin_parser::builder::Builder;
use javelin_parser::source::Source;
use recorder::Recorder;
use std::hint::black_box;

const SIZE: usize = 20 << 20;

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
    let text = generate::lets(SIZE);
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
