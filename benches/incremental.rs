//! Small calls on a large formula: each should cost time by what it touches, not by the size of the formula.
//!
//! The formula is a million random clauses of three literals, true where even variables are true and odd ones
//! false.

#![allow(missing_docs)]

mod random;

use criterion::{Criterion, criterion_group, criterion_main};
use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::literal::{Lit, Var};
use javelin_solver::sat::Solver;
use javelin_term::limits::Limits;
use random::Random;

const VARS: usize = 360_000;
const CLAUSES: usize = 1_000_000;
const ASSUMPTIONS: usize = 100;

impl Random {
    /// A clause that the planted model makes true.
    fn clause(&mut self, vars: usize) -> [Lit; 3] {
        loop {
            let clause = [0; 3].map(|_| Lit::from_index(self.below(2 * vars)));
            if clause.iter().any(|&lit| planted(lit.var()) == lit) {
                return clause;
            }
        }
    }
}

fn planted(var: Var) -> Lit {
    var.lit(var.0.is_multiple_of(2))
}

/// A solver that has found a model, and the assumptions it was found under.
fn solved(random: &mut Random) -> (Solver, Vec<Lit>) {
    let mut solver = Solver::new();
    while solver.vars() < VARS {
        solver.new_var();
    }
    (0..CLAUSES).for_each(|_| solver.add_clause(&random.clause(VARS)));
    let assumptions: Vec<Lit> =
        (0..ASSUMPTIONS as u32).map(|at| planted(Var(at * (VARS / ASSUMPTIONS) as u32))).collect();
    solver.solve(&assumptions, &Limits::none());
    (solver, assumptions)
}

fn benches(criterion: &mut Criterion) {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut solver, mut assumptions) = solved(&mut random);
    criterion.bench_function("the same assumptions and one more clause", |bencher| {
        bencher.iter(|| {
            solver.add_clause(&random.clause(VARS));
            solver.solve(&assumptions, &Limits::none())
        });
    });
    criterion.bench_function("one of a hundred assumptions negated", |bencher| {
        bencher.iter(|| {
            let at = random.below(ASSUMPTIONS);
            assumptions[at] = !assumptions[at];
            solver.solve(&assumptions, &Limits::none())
        });
    });
    assumptions.iter_mut().for_each(|lit| *lit = planted(lit.var()));
    criterion.bench_function("a new gate assumed true", |bencher| {
        bencher.iter(|| {
            let [one, other] = [0; 2].map(|_| planted(Var(random.below(VARS) as u32)));
            let gate = solver.new_var().lit(true);
            solver.add_clause(&[!gate, one]);
            solver.add_clause(&[!gate, other]);
            solver.add_clause(&[gate, !one, !other]);
            assumptions.push(gate);
            let outcome = solver.solve(&assumptions, &Limits::none());
            assumptions.pop();
            outcome
        });
    });
    for row in solver.statistics().rows().filter(|row| row.value > 0) {
        eprintln!("{} {}", row.name, row.value);
    }
}

criterion_group! {
    name = incremental;
    config = Criterion::default().sample_size(50);
    targets = benches
}
criterion_main!(incremental);
