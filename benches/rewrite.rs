//! Terms brought into normal form per second, by level of rewriting.

mod dag;

use criterion::{BatchSize, Criterion, Throughput, criterion_main};
use dag::Recipe;
use javelin_term::graph::{Graph, Term};
use javelin_term::rewrite::engine::Rewriter;

const OPERATIONS: usize = 20_000;

fn terms(recipe: &Recipe) -> (Graph, Vec<Term>) {
    let mut graph = Graph::new();
    let leaves = Recipe::leaves(&mut graph);
    let terms = recipe.build(&mut graph, &leaves);
    (graph, terms)
}

/// Every term for the first time: rules are tried, and their results are new to the graph.
fn first_time(criterion: &mut Criterion) {
    let recipe = Recipe::new(OPERATIONS);
    let mut group = criterion.benchmark_group("rewrite");
    group.sample_size(20).throughput(Throughput::Elements(recipe.len()));
    for level in [1, 2] {
        group.bench_function(format!("level_{level}"), |bencher| {
            bencher.iter_batched(
                || (terms(&recipe), Rewriter::new(level)),
                |((mut graph, terms), mut rewriter)| {
                    for &term in &terms {
                        rewriter.rewrite(&mut graph, term);
                    }
                    (graph, terms, rewriter)
                },
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

/// Terms whose normal forms are known: the cost of every later check of a session.
fn again(criterion: &mut Criterion) {
    let recipe = Recipe::new(OPERATIONS);
    let (mut graph, terms) = terms(&recipe);
    let mut rewriter = Rewriter::new(2);
    let mut group = criterion.benchmark_group("rewrite");
    group.sample_size(20).throughput(Throughput::Elements(recipe.len()));
    group.bench_function("known", |bencher| {
        bencher.iter(|| {
            for &term in &terms {
                rewriter.rewrite(&mut graph, term);
            }
        });
    });
    group.finish();
}

fn benches() {
    let mut criterion = Criterion::default().configure_from_args();
    first_time(&mut criterion);
    again(&mut criterion);
}

criterion_main!(benches);
