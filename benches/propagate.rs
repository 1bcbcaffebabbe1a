//! Propagation and search on random formulas: planted 3-SAT (propagation prevails) and tiny incremental
//! calls.

#![allow(missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::literal::Lit;
use javelin_solver::sat::Solver;
use javelin_term::limits::Limits;

/// Random clauses of three literals, all true where even variables are true and odd ones false.
fn planted(vars: usize, clauses: usize) -> Vec<[Lit; 3]> {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut lit = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        Lit::from_index((state >> 20) as usize % (2 * vars))
    };
    let mut formula = Vec::new();
    while formula.len() < clauses {
        let clause = [lit(), lit(), lit()];
        if clause.iter().any(|lit| lit.var().0.is_multiple_of(2) != lit.is_negated()) {
            formula.push(clause);
        }
    }
    formula
}

fn load(formula: &[[Lit; 3]]) -> Solver {
    let mut solver = Solver::new();
    formula.iter().for_each(|clause| solver.add_clause(clause));
    solver
}

fn benches(criterion: &mut Criterion) {
    let large = planted(100_000, 280_000);
    criterion.bench_function("solve planted, 100,000 variables", |bencher| {
        bencher.iter(|| load(&large).solve(&[], &Limits::none()));
    });
    let mut solver = load(&large);
    solver.solve(&[], &Limits::none());
    let mut next = 0;
    criterion.bench_function("solve again under one assumption", |bencher| {
        bencher.iter(|| {
            next = (next + 7919) % 200_000;
            solver.solve(&[Lit::from_index(next)], &Limits::none())
        });
    });
    criterion.bench_function("new solver, two clauses", |bencher| {
        bencher.iter(|| load(&large[..2]).solve(&[], &Limits::none()));
    });
}

criterion_group! {
    name = propagate;
    config = Criterion::default().sample_size(10);
    targets = benches
}
criterion_main!(propagate);
