//! Terms made and evaluated per second.

mod dag;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_main};
use dag::Recipe;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::Graph;

const OPERATIONS: usize = 100_000;

/// Terms that are new, and terms that the graph has already.
fn construction(criterion: &mut Criterion) {
    let recipe = Recipe::new(OPERATIONS);
    let mut group = criterion.benchmark_group("terms");
    group.sample_size(20).throughput(Throughput::Elements(recipe.len()));
    group.bench_function("new", |bencher| {
        bencher.iter_batched(
            Graph::new,
            |mut graph| {
                let leaves = Recipe::leaves(&mut graph);
                recipe.build(&mut graph, &leaves);
                graph
            },
            BatchSize::PerIteration,
        );
    });
    let mut graph = Graph::new();
    let leaves = Recipe::leaves(&mut graph);
    recipe.build(&mut graph, &leaves);
    group.bench_function("known", |bencher| {
        bencher.iter(|| black_box(recipe.build(&mut graph, &leaves)).len())
    });
    group.finish();
}

/// Values of all terms of a graph, from none.
fn evaluation(criterion: &mut Criterion) {
    let recipe = Recipe::new(OPERATIONS);
    let mut graph = Graph::new();
    let leaves = Recipe::leaves(&mut graph);
    let terms = recipe.build(&mut graph, &leaves);
    let mut assignment = Assignment::new();
    for (position, &leaf) in leaves.iter().enumerate().filter(|(_, leaf)| !graph.is_constant(**leaf)) {
        assignment.set(leaf, BitVec::from_u64(0x9e37_79b9 ^ position as u64, graph.width(leaf)));
    }
    let mut evaluator = Evaluator::new();
    let mut group = criterion.benchmark_group("evaluate");
    group.sample_size(20).throughput(Throughput::Elements(recipe.len()));
    group.bench_function("all", |bencher| {
        bencher.iter(|| {
            evaluator.clear();
            for &term in &terms {
                black_box(evaluator.value(&graph, &assignment, term).is_ok());
            }
        });
    });
    group.finish();
}

fn benches() {
    let mut criterion = Criterion::default().configure_from_args();
    construction(&mut criterion);
    evaluation(&mut criterion);
}

criterion_main!(benches);
