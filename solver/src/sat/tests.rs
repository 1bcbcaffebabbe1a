//! Random formulas against brute force, and traces of calls against fresh solvers.

use std::sync::Arc;

use super::random::Random;
use super::{Outcome, Solver, Statistics};
use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::params::config::{Config, names};
use crate::params::{Params, ROWS};
use crate::proof::check::OnlineChecker;
use crate::proof::event::Problem;
use javelin_term::limits::{Limits, Stop};
use std::borrow::Cow;
use std::collections::BTreeMap;

pub(super) type Formula = Vec<Vec<Lit>>;

impl Random {
    pub(super) fn lit(&mut self, vars: usize) -> Lit {
        Lit::from_index(self.below(2 * vars))
    }
}

/// Whether the assignment, a bit per variable, makes the clause true.
fn holds(clause: &[Lit], assignment: u32) -> bool {
    clause.iter().any(|lit| (assignment >> lit.var().0 & 1 == 1) != lit.is_negated())
}

pub(super) fn has_model(formula: &Formula, assumptions: &[Lit], vars: usize) -> bool {
    (0..1u32 << vars).any(|assignment| {
        assumptions.iter().all(|&lit| holds(&[lit], assignment))
            && formula.iter().all(|clause| holds(clause, assignment))
    })
}

/// A formula of one of several shapes: near the 3-SAT threshold, parity constraints, long clauses, gates,
/// units, implications, products.
pub(super) fn random_formula(random: &mut Random, vars: usize) -> Formula {
    let mut formula = Vec::new();
    match random.below(7) {
        5 => add_products(random, vars, &mut formula),
        0 => {
            for _ in 0..vars * 43 / 10 {
                formula.push((0..3).map(|_| random.lit(vars)).collect());
            }
        }
        1 => {
            for _ in 0..vars * 9 / 10 + 1 {
                let of: Vec<Lit> = (0..2 + random.below(3)).map(|_| random.lit(vars)).collect();
                for signs in (0..1u32 << of.len()).filter(|signs| signs.count_ones() % 2 == 1) {
                    formula.push(
                        of.iter()
                            .enumerate()
                            .map(|(at, &lit)| lit.negated_if(signs >> at & 1 == 1))
                            .collect(),
                    );
                }
            }
        }
        4 => {
            for _ in 0..vars * (1 + random.below(2)) {
                formula.push(vec![random.lit(vars), random.lit(vars)]);
            }
            for _ in 0..vars * (1 + random.below(3)) {
                formula.push((0..3 + random.below(2)).map(|_| random.lit(vars)).collect());
            }
        }
        2 => {
            for _ in 0..vars * (2 + random.below(5)) {
                let size = 1 + random.below(3) + random.below(3) + random.below(vars);
                formula.push((0..size).map(|_| random.lit(vars)).collect());
            }
        }
        3 => add_gates(random, vars, &mut formula),
        _ => {
            for _ in 0..vars * (1 + random.below(6)) {
                let size = 1 + random.below(4).max(random.below(4));
                formula.push((0..size).map(|_| random.lit(vars)).collect());
            }
        }
    }
    formula
}

/// A solver whose proof is checked as it goes.
fn checked_solver(params: Params) -> Solver {
    let mut solver = Solver::with_params(params);
    solver.trace(Box::new(OnlineChecker::new()), 0);
    solver
}

/// Products of literals and short clauses, so that every literal is in a clause with every one of these, and
/// a few other clauses.
fn add_products(random: &mut Random, vars: usize, formula: &mut Formula) {
    for _ in 0..1 + random.below(3) {
        let factors: Vec<Lit> = (0..2 + random.below(4)).map(|_| random.lit(vars)).collect();
        for _ in 0..3 + random.below(5) {
            let rest: Vec<Lit> = (0..1 + random.below(2)).map(|_| random.lit(vars)).collect();
            formula.extend(factors.iter().map(|&factor| [&[factor][..], &rest].concat()));
        }
    }
    for _ in 0..random.below(2 * vars) {
        formula.push((0..1 + random.below(3)).map(|_| random.lit(vars)).collect());
    }
}

/// Definitions of variables by functions of others, often of the same function twice, and a few clauses.
fn add_gates(random: &mut Random, vars: usize, formula: &mut Formula) {
    let mut inputs = [random.lit(vars), random.lit(vars), random.lit(vars)];
    let mut kind = 0;
    for _ in 0..vars {
        if random.next_bit() {
            let size = inputs.len();
            inputs[random.below(size)] = random.lit(vars);
            kind = random.below(4);
        }
        let (output, [a, b, c]) = (random.lit(vars), inputs);
        if kind == 0 {
            formula.extend(inputs.map(|input| vec![!output, input]));
            formula.push(vec![output, !a, !b, !c]);
            continue;
        }
        for signs in 0..8u32 {
            let [x, y, z] = [0, 1, 2].map(|at| signs >> at & 1 == 1);
            let value = match kind {
                1 => x != y,
                2 => x != y && y != z || x && !z,
                _ => {
                    if x {
                        y
                    } else {
                        z
                    }
                }
            };
            let mut clause = vec![output.negated_if(!value), a.negated_if(x), b.negated_if(y)];
            if kind != 1 {
                clause.push(c.negated_if(z));
            }
            formula.push(clause);
        }
    }
    for _ in 0..random.below(2 * vars) {
        formula.push((0..1 + random.below(3)).map(|_| random.lit(vars)).collect());
    }
}

fn load(formula: &Formula, vars: usize) -> Solver {
    load_with(Params::default(), formula, vars)
}

fn load_with(params: Params, formula: &Formula, vars: usize) -> Solver {
    let mut solver = checked_solver(params);
    for _ in 0..vars {
        solver.new_var();
    }
    for clause in formula {
        solver.add_clause(clause);
    }
    solver
}

pub(super) fn model_holds(solver: &Solver, formula: &Formula, assumptions: &[Lit]) -> bool {
    assumptions.iter().all(|&lit| solver.value(lit))
        && formula.iter().all(|clause| clause.iter().any(|&lit| solver.value(lit)))
}

/// Parameters with random values of some switches and choices, and a random seed.
fn random_params(random: &mut Random) -> Params {
    let mut params = Params { seed: random.next(), ..Params::default() };
    for row in ROWS {
        let domain = row.domain().replace(" or ", ", ");
        let words: Vec<&str> = domain.split(", ").collect();
        if random.below(4) == 0 && !domain.starts_with("a number") && !domain.starts_with("an integer") {
            assert_eq!(row.set(&mut params, words[random.below(words.len())]), Ok(()));
        }
    }
    params
}

/// One trace of calls that adds clauses and solves under assumptions, with every answer checked.
fn check_trace(seed: u64) -> Statistics {
    let mut random = Random::new(seed);
    let vars = 1 + random.below(11);
    let params = random_params(&mut random);
    let mut solver = load_with(params, &Vec::new(), if random.next_bit() { vars } else { 0 });
    let full = random_formula(&mut random, vars);
    let calls = 1 + random.below(6);
    let mut formula = Formula::new();
    for call in 1..=calls {
        let upto = full.len() * call / calls;
        for clause in &full[formula.len()..upto] {
            solver.add_clause(clause);
            formula.push(clause.clone());
        }
        for _ in 0..1 + random.below(3) {
            let assumptions: Vec<Lit> = (0..random.below(4)).map(|_| random.lit(vars)).collect();
            make_due(&mut solver, &mut random);
            if random.below(8) == 0 {
                interrupt_simplification(&mut solver, &mut random);
            }
            check_call(&mut solver, &formula, &assumptions, vars, seed);
        }
    }
    solver.statistics().clone()
}

/// Makes techniques due at once that would be due only after thousands of conflicts.
fn make_due(solver: &mut Solver, random: &mut Random) {
    if random.next_bit() {
        solver.inprocess.next_conflicts = solver.statistics.conflicts + random.below(4) as u64;
        solver.inprocess.next_ticks = 0;
        solver.statistics.search_ticks += 10_000;
    }
    if random.next_bit() {
        solver.reduce.next_conflicts = solver.statistics.conflicts + random.below(4) as u64;
    }
    if random.next_bit() {
        solver.rephase.next_conflicts = solver.statistics.conflicts + random.below(4) as u64;
        solver.statistics.rephase_rounds += random.below(4) as u64;
    }
    if random.next_bit() {
        (solver.mode.switches, solver.mode.unit) = (1, 40);
        solver.mode.until_ticks = solver.statistics.search_ticks + 40;
    }
}

/// Runs an inprocessing technique, or a reduction on the current level, and cancels it after a random number
/// of ticks.
fn interrupt_simplification(solver: &mut Solver, random: &mut Random) {
    let step = random.below(8);
    if step > 0 {
        solver.backtrack(0);
    }
    if solver.parked || solver.inconsistent {
        return;
    }
    match solver.propagate() {
        Some(conflict) if solver.trail.level() == 0 => return solver.refute(conflict),
        Some(_) => return solver.backtrack(0),
        None => {}
    }
    let limits = Limits::none();
    solver.interrupt.start(&limits);
    solver.interrupt.look_after(random.below(200) as u64);
    limits.cancel.store(true, std::sync::atomic::Ordering::Relaxed);
    solver.repair.uncover();
    match step {
        0 => solver.reduce(),
        1 => solver.simplify_binaries(),
        2 => _ = solver.congruence(),
        3 => solver.vivify(),
        4 => solver.subsume_forward(),
        5 => solver.walk_within(10_000),
        6 => _ = solver.sweep(),
        _ => solver.simplify_dense(),
    }
}

fn check_call(solver: &mut Solver, formula: &Formula, assumptions: &[Lit], vars: usize, seed: u64) {
    let expected = has_model(formula, assumptions, vars);
    let outcome = solver.solve(assumptions, &Limits::none());
    assert_eq!(solver.proof_problem(), None, "seed {seed}");
    match outcome {
        Outcome::Sat => {
            assert!(expected, "seed {seed}: sat, expected unsat");
            assert!(model_holds(solver, formula, assumptions), "seed {seed}: not a model");
        }
        Outcome::Unsat => {
            assert!(!expected, "seed {seed}: unsat, expected sat");
            let core = solver.core().to_vec();
            assert!(
                core.iter().all(|lit| assumptions.contains(lit) && solver.failed(*lit)),
                "seed {seed}: core"
            );
            assert!(!has_model(formula, &core, vars), "seed {seed}: the core has a model");
        }
        Outcome::Unknown(stop) => panic!("seed {seed}: {stop}"),
    }
}

/// Counters that random traces must increase.
const TAKE_PART: &[&str] = &[
    "congruence-merged",
    "equivalences-repeated",
    "eliminate-variables",
    "probe-failed",
    "probe-binaries",
    "repair-flipped",
    "eliminate-returned",
    "equivalences-replaced",
    "subsume-dropped",
    "sweep-units",
    "sweep-equal",
    "transitive-dropped",
    "vivify-shortened",
    "vivify-implied",
    "vivify-instantiated",
    "vivify-subsumed",
    "walk-flips",
    "walk-models",
];

#[test]
fn traces_agree_with_brute_force() {
    let count = std::env::var("JAVELIN_SAT_TRACES").ok().and_then(|count| count.parse().ok()).unwrap_or(3000);
    let mut done: BTreeMap<Cow<str>, u64> = BTreeMap::new();
    for seed in 0..count {
        for row in check_trace(seed).rows() {
            *done.entry(row.name).or_default() += row.value;
        }
    }
    for name in TAKE_PART {
        assert!(done[*name] > 0, "nothing is counted as {name}: {done:?}");
    }
}

/// A collection makes a clause binary of which there is a copy already, and is interrupted after each number
/// of ticks.
#[test]
fn interrupted_collections_leave_every_clause_once() {
    let [a, b, x] = [0, 1, 2].map(|at| Var(at).lit(true));
    for (ticks, traced) in (0..40).flat_map(|ticks| [(ticks, true), (ticks, false)]) {
        let mut solver = if traced { checked_solver(Params::default()) } else { Solver::new() };
        (0..3).for_each(|_| _ = solver.new_var());
        let id = solver.trace.original(&[a, b, x]);
        let learnt = solver.clauses.add(&[a, b, x], true, 2, id).unwrap();
        solver.watches.watch(learnt, a, b);
        solver.add_clause(&[a, b]);
        solver.add_clause(&[!x]);
        assert!(solver.propagate().is_none());
        let limits = Limits::none();
        solver.interrupt.start(&limits);
        solver.interrupt.look_after(ticks);
        limits.cancel.store(true, std::sync::atomic::Ordering::Relaxed);
        solver.collect();
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
        let copies = solver.watches.list(a).iter().filter(|watch| watch.blocker == b).count();
        assert_eq!(solver.proof_problem(), None, "after {ticks} ticks");
        assert!(copies <= 2, "{copies} copies after {ticks} ticks");
    }
}

fn random_3sat(random: &mut Random, vars: usize, clauses: usize, planted: bool) -> Formula {
    let hidden: Vec<bool> = (0..vars).map(|_| random.next_bit()).collect();
    let mut formula = Formula::new();
    while formula.len() < clauses {
        let clause: Vec<Lit> = (0..3).map(|_| random.lit(vars)).collect();
        if !planted || clause.iter().any(|lit| hidden[lit.var().index()] != lit.is_negated()) {
            formula.push(clause);
        }
    }
    formula
}

#[test]
fn planted_models_are_found() {
    let mut random = Random::new(7);
    for vars in [50, 100, 200, 400] {
        let formula = random_3sat(&mut random, vars, vars * 42 / 10, true);
        let mut solver = load(&formula, vars);
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
        assert!(model_holds(&solver, &formula, &[]));
    }
}

/// Enough conflicts that restarts, reductions, collections and both modes take part.
#[test]
fn incremental_calls_agree_with_fresh_solvers() {
    let mut random = Random::new(11);
    for _ in 0..6 {
        let vars = 130;
        let full = random_3sat(&mut random, vars, vars * 43 / 10, false);
        let mut solver = checked_solver(Params::default());
        for upto in [vars * 3, vars * 4, full.len()] {
            let formula = full[..upto].to_vec();
            make_due(&mut solver, &mut random);
            full[..upto].iter().for_each(|clause| solver.add_clause(clause));
            for _ in 0..8 {
                let assumptions: Vec<Lit> = (0..random.below(9)).map(|_| random.lit(vars)).collect();
                let outcome = solver.solve(&assumptions, &Limits::none());
                assert_eq!(outcome, load(&formula, vars).solve(&assumptions, &Limits::none()));
                if outcome == Outcome::Sat {
                    assert!(model_holds(&solver, &formula, &assumptions));
                } else {
                    assert_eq!(solver.proof_problem(), None);
                    let core = solver.core().to_vec();
                    assert!(core.iter().all(|lit| assumptions.contains(lit)));
                    assert_eq!(load(&formula, vars).solve(&core, &Limits::none()), Outcome::Unsat);
                }
            }
        }
    }
}

fn pigeons(holes: u32) -> Formula {
    let at = |pigeon: u32, hole: u32| Var(pigeon * holes + hole).lit(true);
    let mut formula: Formula =
        (0..=holes).map(|pigeon| (0..holes).map(|hole| at(pigeon, hole)).collect()).collect();
    for hole in 0..holes {
        for one in 0..=holes {
            formula.extend((0..one).map(|other| vec![!at(one, hole), !at(other, hole)]));
        }
    }
    formula
}

#[test]
fn pigeons_do_not_fit() {
    for holes in 1..8 {
        let mut solver = load(&pigeons(holes), 0);
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unsat);
        assert!(solver.core().is_empty());
        assert_eq!(solver.proof_problem(), None);
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unsat);
    }
}

#[test]
fn limits_stop_the_search_and_it_goes_on() {
    let mut solver = load(&pigeons(8), 0);
    let few = Limits { conflicts: Some(10), ..Limits::none() };
    assert_eq!(solver.solve(&[], &few), Outcome::Unknown(Stop::Conflicts));
    assert_eq!(solver.statistics().conflicts, 10);
    let canceled = Limits::none();
    canceled.cancel.store(true, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(solver.solve(&[], &canceled), Outcome::Unknown(Stop::Canceled));
    assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unsat);
}

#[test]
fn limits_of_work_and_memory() {
    let mut solver = load(&pigeons(8), 0);
    let few = Limits { ticks: Some(50_000), ..Limits::none() };
    assert_eq!(solver.solve(&[], &few), Outcome::Unknown(Stop::Ticks));
    assert!((50_000..100_000).contains(&solver.ticks_of_call()), "{}", solver.ticks_of_call());
    // The cost of a conflict is the clauses read for it: here some hundred cache lines.
    assert!(solver.statistics().conflicts > 50, "{} conflicts", solver.statistics().conflicts);
    let counted = |bytes| Limits { memory: Some(bytes), held: Some(Arc::default()), ..Limits::none() };
    let small = counted(10_000);
    assert_eq!(solver.solve(&[], &small), Outcome::Unknown(Stop::Memory));
    let held = small.held.unwrap().bytes();
    assert!((10_000..1_000_000).contains(&held), "{held} bytes");
    let enough = counted(100 << 20);
    assert_eq!(solver.solve(&[], &enough), Outcome::Unsat);
}

#[test]
fn the_same_seed_and_parameters_do_the_same() {
    let mut random = Random::new(9);
    let formula: Formula = (0..850).map(|_| (0..3).map(|_| random.lit(200)).collect()).collect();
    for name in names() {
        let params = Config::named(name).unwrap().params(3).unwrap();
        let [first, second] = [(); 2].map(|()| {
            let mut solver = load_with(params.clone(), &formula, 200);
            let outcome = solver.solve(&[], &Limits::none());
            (outcome, solver.statistics().clone())
        });
        assert!(first.1.conflicts > 100, "{name}: too easy to tell");
        assert_eq!(first, second, "{name}");
    }
}

#[test]
fn configurations_agree() {
    let mut random = Random::new(4);
    for _ in 0..40 {
        let formula: Formula = (0..255).map(|_| (0..3).map(|_| random.lit(60)).collect()).collect();
        let expected = load(&formula, 60).solve(&[], &Limits::none());
        for name in names() {
            let params = Config::named(name).unwrap().params(0).unwrap();
            let mut solver = load_with(params, &formula, 60);
            assert_eq!(solver.solve(&[], &Limits::none()), expected, "{name}");
            assert!(expected == Outcome::Unsat || model_holds(&solver, &formula, &[]), "{name}");
        }
    }
}

#[test]
fn models_outlive_new_clauses() {
    let (a, b) = (Var(0).lit(true), Var(1).lit(true));
    let mut solver = load(&vec![vec![a, b]], 2);
    assert_eq!(solver.solve(&[!a], &Limits::none()), Outcome::Sat);
    solver.add_clause(&[!b]);
    assert!(solver.value(b) && !solver.value(a) && solver.value(!a));
    assert_eq!(solver.solve(&[!a], &Limits::none()), Outcome::Unsat);
    assert!(solver.failed(!a) && !solver.failed(b));
    assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
    assert!(solver.value(a) && !solver.value(b));
}

#[test]
fn contradicting_assumptions_are_a_core() {
    let a = Var(0).lit(true);
    let mut solver = Solver::new();
    assert_eq!(solver.solve(&[a, !a], &Limits::none()), Outcome::Unsat);
    assert_eq!(solver.core(), [a, !a]);
}

#[test]
fn too_many_variables_are_refused() {
    let mut solver = Solver::new();
    solver.add_clause(&[Lit::from_index(u32::MAX as usize)]);
    assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unknown(Stop::Memory));
}

#[test]
fn variables_may_come_after_the_numbers_of_a_proof_are_used_up() {
    let mut solver = Solver::new();
    // All numbers are reserved for clauses of the formula, so the first lemma finds none.
    solver.trace(Box::new(OnlineChecker::new()), u32::MAX);
    let lits: Vec<Lit> = (0..2).map(|_| solver.new_var().lit(true)).collect();
    solver.add_clause(&[!lits[0], lits[1]]);
    solver.add_clause(&[lits[0]]);
    assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
    assert_eq!(solver.proof_problem(), Some(Problem::TooLong));
    let later = solver.new_var().lit(true);
    solver.add_clause(&[!lits[1], later]);
    assert_eq!(solver.solve(&[!later], &Limits::none()), Outcome::Unsat);
    assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
}
