//! Interpolants of random clauses against all assignments, by every system, as they come from the proof.

use super::record::Recorder;
use super::replay::Replay;
use super::system::{Occurrence, Side, System};
use crate::circuit::gates::Gates;
use crate::circuit::simulate::Simulation;
use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::params::Params;
use crate::sat::{Outcome, Solver};
use javelin_term::limits::Limits;

use numbers::Random;

#[path = "../../tests/random/numbers.rs"]
#[expect(dead_code, reason = "the integration tests use all of it")]
mod numbers;

/// The numbers of variables: `LOCAL` of each side, and between them four shared ones.
const LOCAL: usize = 2;
const VARIABLES: usize = LOCAL + 4 + LOCAL;

/// Whether an assignment, a bit for each variable, makes the clauses of a side true.
fn holds(clauses: &[(Side, Vec<Lit>)], side: Side, assignment: usize) -> bool {
    let is_true = |literal: &Lit| (assignment >> literal.var().index() & 1 == 1) != literal.is_negated();
    clauses.iter().filter(|(of, _)| *of == side).all(|(_, lits)| lits.iter().any(is_true))
}

/// Random clauses until no assignment makes all true; with few literals, so that proofs have many units.
fn contradiction(random: &mut Random) -> Vec<(Side, Vec<Lit>)> {
    let mut clauses = Vec::new();
    let is_model = |clauses: &[_], assignment| {
        holds(clauses, Side::A, assignment) && holds(clauses, Side::B, assignment)
    };
    while (0..1 << VARIABLES).any(|assignment| is_model(&clauses, assignment)) {
        let (side, first) = random.pick(&[(Side::A, 0), (Side::B, LOCAL)]);
        let length = random.pick(&[1, 2, 2, 3, 3, 3, 3]);
        let variable = |random: &mut Random| Var((first + random.below(VARIABLES - LOCAL)) as u32);
        let mut lits: Vec<Lit> = (0..length).map(|_| variable(random).lit(random.below(2) == 0)).collect();
        lits.sort();
        lits.dedup();
        clauses.push((side, lits));
    }
    clauses
}

/// The interpolants of clauses, each as its values for the assignments of the shared variables.
fn interpolants(clauses: &[(Side, Vec<Lit>)]) -> [u64; System::ALL.len()] {
    let (recorder, limits, mut gates) = (Recorder::new(&Limits::none()), Limits::none(), Gates::new());
    let mut solver = Solver::with_params(Params::default());
    solver.trace(Box::new(recorder.clone()), 0);
    let place = |variable| match variable {
        ..LOCAL => Occurrence::Local(Side::A),
        variable if variable < VARIABLES - LOCAL => Occurrence::Shared(gates.input()),
        _ => Occurrence::Local(Side::B),
    };
    let occurrences: Vec<Occurrence> = (0..VARIABLES).map(place).collect();
    occurrences.iter().for_each(|_| _ = solver.new_var());
    clauses.iter().for_each(|(_, lits)| solver.add_clause(lits));
    assert_eq!(solver.solve(&[], &limits), Outcome::Unsat);
    let sides: Vec<Side> = clauses.iter().map(|(side, _)| *side).collect();
    let record = recorder.record();
    let replay = Replay { record: &record, sides: &sides, occurrences: &occurrences };
    let (roots, _) = replay.run(&mut gates, &limits).unwrap();
    let input = |edge| {
        let index = occurrences[LOCAL..].iter().position(|&place| place == Occurrence::Shared(edge)).unwrap();
        (0..64).filter(|lane| lane >> index & 1 == 1).fold(0, |values, lane| values | 1 << lane)
    };
    let simulation = Simulation::run(&gates, input);
    roots.map(|root| simulation.value(root))
}

#[test]
fn interpolants_of_clauses_lie_between_the_sides() {
    let count = if cfg!(debug_assertions) { 3_000 } else { 100_000 };
    for seed in 0..count {
        let clauses = contradiction(&mut Random(seed));
        let values = interpolants(&clauses);
        for (system, values) in System::ALL.into_iter().zip(values) {
            for assignment in 0..1 << VARIABLES {
                let value = values >> (assignment >> LOCAL & 0xf) & 1 == 1;
                let [first, second] = [Side::A, Side::B].map(|side| holds(&clauses, side, assignment));
                assert!(!first || value, "{system:?} {seed}: {clauses:?}");
                assert!(!second || !value, "{system:?} {seed}: {clauses:?}");
            }
        }
    }
}
