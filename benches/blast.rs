//! Terms to gates and gates to clauses: gates per second by operator and width, and the constant cost of a
//! tiny query.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_main};
use javelin_solver::circuit::blast::Blaster;
use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::encode::Encoder;
use javelin_solver::cnf::literal::{Lit, Var};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits;
use javelin_term::operator::Operator;

/// A sink that counts variables and clauses.
#[derive(Default)]
struct Counter {
    variables: u32,
    literals: usize,
}

impl ClauseSink for Counter {
    fn new_var(&mut self) -> Var {
        self.variables += 1;
        Var(self.variables - 1)
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.literals += black_box(clause).len();
    }
}

/// `operator(x, y) = z` over `width` bits.
fn formula(operator: Operator, width: u32) -> (Graph, Term) {
    let mut graph = Graph::new();
    let sort = graph.bitvec_sort(width);
    let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, sort));
    let result = graph.term(operator, &[x, y]);
    let formula = graph.equal(result, z);
    (graph, formula)
}

fn blast(graph: &Graph, formula: Term) -> Blaster {
    let mut blaster = Blaster::new();
    blaster.blast(graph, formula, &Limits::none()).expect("no limit");
    blaster
}

fn encode(blaster: &Blaster, formula: Term) -> Counter {
    let mut counter = Counter::default();
    let edge = blaster.bits(formula)[0];
    Encoder::new().assert(blaster.gates(), edge, None, &mut counter, &Limits::none()).expect("no limit");
    counter
}

fn operators(criterion: &mut Criterion) {
    let subjects = [
        (Operator::BvAdd, 32),
        (Operator::BvMul, 32),
        (Operator::BvUdiv, 32),
        (Operator::BvMul, 256),
        (Operator::BvUdiv, 256),
        (Operator::BvShl, 1 << 14),
    ];
    for (operator, width) in subjects {
        let (graph, formula) = formula(operator, width);
        let blaster = blast(&graph, formula);
        let gates = blaster.gates().len() as u64;
        let mut group = criterion.benchmark_group(format!("{}/{width}", operator.name()));
        group.sample_size(20).throughput(Throughput::Elements(gates));
        group.bench_function("blast", |bencher| {
            bencher.iter(|| blast(&graph, formula).gates().len());
        });
        group.bench_function("encode", |bencher| bencher.iter(|| encode(&blaster, formula).literals));
        group.finish();
    }
}

/// A query of two gates: the cost that every query has.
fn tiny(criterion: &mut Criterion) {
    let (graph, formula) = formula(Operator::BvAnd, 1);
    criterion.bench_function("tiny/blast_and_encode", |bencher| {
        bencher.iter(|| encode(&blast(&graph, formula), formula).variables);
    });
}

fn benches() {
    let mut criterion = Criterion::default().configure_from_args();
    operators(&mut criterion);
    tiny(&mut criterion);
}

criterion_main!(benches);
