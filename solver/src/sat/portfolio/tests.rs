//! Portfolios against enumeration: with threads, and step by step on one.

use super::exchange::{Exchange, Look};
use super::{Helper, PortfolioMember};
use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::params::Params;
use crate::proof::check::OnlineChecker;
use crate::proof::event::ClauseId;
use crate::sat::random::Random;
use crate::sat::tests::{Formula, has_model, model_holds, random_formula};
use crate::sat::trace::Trace;
use crate::sat::{Outcome, Solver};
use javelin_term::limits::{Limits, Stop};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A solver that forks at once, and whose proof is checked step by step.
fn forking(seed: u64, vars: usize, formula: &Formula) -> Solver {
    let jobs_deterministic = seed.is_multiple_of(3);
    let params = Params { jobs: 3, jobs_delay: 0, jobs_deterministic, seed, ..Params::default() };
    let mut solver = Solver::with_params(params);
    if !seed.is_multiple_of(4) {
        solver.trace(Box::new(OnlineChecker::new()), 0);
    }
    for _ in 0..vars {
        solver.new_var();
    }
    formula.iter().for_each(|clause| solver.add_clause(clause));
    solver
}

/// Asserts that an answer is right, by enumeration.
fn check(solver: &Solver, outcome: Outcome, formula: &Formula, assumptions: &[Lit], vars: usize) {
    assert_eq!(solver.proof_problem(), None);
    match outcome {
        Outcome::Sat => assert!(model_holds(solver, formula, assumptions), "wrong model of {formula:?}"),
        Outcome::Unsat => {
            assert!(solver.core().iter().all(|lit| assumptions.contains(lit)), "core of others");
            assert!(!has_model(formula, solver.core(), vars), "wrong core of {formula:?}");
        }
        Outcome::Unknown(stop) => panic!("{stop} for {formula:?}"),
    }
}

#[test]
fn helpers_leave_right_answers() {
    let (mut forks, mut answers) = (0, 0);
    for seed in 0..150 {
        let mut random = Random::new(seed);
        let vars = 8 + random.below(5);
        let full = random_formula(&mut random, vars);
        let mut solver = forking(seed, vars, &Formula::new());
        let mut formula = Formula::new();
        for part in full.chunks(full.len().div_ceil(2)) {
            part.iter().for_each(|clause| solver.add_clause(clause));
            formula.extend_from_slice(part);
            let assumptions: Vec<Lit> = (0..random.below(4)).map(|_| random.lit(vars)).collect();
            let outcome = solver.solve(&assumptions, &Limits::none());
            check(&solver, outcome, &formula, &assumptions, vars);
        }
        forks += solver.statistics().portfolio_forks;
        answers += solver.statistics().portfolio_answers;
    }
    assert!(forks >= 100 && answers <= forks, "{answers} answers of {forks} forks");
}

/// A place in a portfolio of two.
fn member(exchange: &Arc<Exchange>, number: usize) -> PortfolioMember {
    let exchange = Arc::clone(exchange);
    PortfolioMember { exchange, number, look: Look::Conflicts(0), round: 0, told_fixed: 0 }
}

#[test]
fn answers_and_clauses_of_helpers_are_taken_over() {
    let (mut adopted, mut imported) = ([0, 0], 0);
    for seed in 0..1_500 {
        let mut random = Random::new(seed);
        let vars = 9 + random.below(4);
        let formula = random_formula(&mut random, vars);
        let assumptions: Vec<Lit> = (0..random.below(3)).map(|_| random.lit(vars)).collect();
        let mut first = forking(seed, vars, &formula);
        first.params.jobs = 1;
        first.params.lucky = false;
        let limits = Limits { conflicts: Some(1 + random.below(3) as u64), ..Limits::none() };
        if !matches!(first.solve(&assumptions, &limits), Outcome::Unknown(_)) {
            continue;
        }
        let exchange = Arc::new(Exchange::new(2, vars, assumptions.len(), false, Arc::default()));
        first.interrupt.start(&Limits::none());
        let copy = first.formula().unwrap();
        let params = first.varied(random.below(3));
        let (limits, member_of) = (Limits::none(), member(&exchange, 1));
        Helper { formula: &copy, assumptions: &assumptions, params, limits, member: member_of }.run();
        first.member = Some(member(&exchange, 0));
        first.import();
        imported += first.statistics().portfolio_imported;
        first.interrupt.unwatch(Limits::none());
        first.member = None;
        if random.next_bit() {
            let outcome = first.adopt(Outcome::Unknown(Stop::Canceled), &exchange);
            adopted[usize::from(outcome == Outcome::Sat)] += 1;
            if outcome == Outcome::Unsat {
                first.conclude();
            }
            check(&first, outcome, &formula, &assumptions, vars);
        }
        let outcome = first.solve(&assumptions, &Limits::none());
        check(&first, outcome, &formula, &assumptions, vars);
    }
    assert!(adopted[0] > 10 && adopted[1] > 10 && imported > 20, "{adopted:?} {imported}");
}

/// A solver with random clauses of three literals, variables of which are eliminated and have come back by
/// half, since they were assumed.
fn with_halves(random: &mut Random, vars: usize) -> (Solver, Formula) {
    let clause = |random: &mut Random| (0..3).map(|_| random.lit(vars)).collect();
    let formula: Formula = (0..vars * 3).map(|_| clause(random)).collect();
    let mut first = forking(random.next(), vars, &formula);
    first.params.jobs = 1;
    first.solve(&[], &Limits::none());
    first.backtrack(0);
    for _ in 0..4 {
        first.inprocess();
    }
    first.params.eliminate = false;
    let eliminated = |index: &usize| !first.active[*index];
    let assumptions: Vec<Lit> =
        (0..vars).filter(eliminated).map(|index| Lit::from_index(2 * index)).collect();
    for lit in assumptions {
        first.solve(&[lit], &Limits::none());
    }
    (first, formula)
}

#[test]
fn halves_do_not_return_while_there_are_helpers() {
    let (vars, mut halves, mut models) = (40, 0, 0);
    for seed in 0..40 {
        let (mut first, formula) = with_halves(&mut Random::new(seed), vars);
        first.solve(&[], &Limits::none());
        first.backtrack(0);
        let is_half = |solver: &Solver, var: Var| solver.active[var.index()] && solver.is_extended(var);
        let count = |solver: &Solver| (0..vars as u32).filter(|&var| is_half(solver, Var(var))).count();
        let before = count(&first);
        let exchange = Arc::new(Exchange::new(2, vars, 0, false, Arc::default()));
        first.interrupt.start(&Limits::none());
        let copy = first.formula().unwrap();
        let (params, limits, member_of) = (first.varied(3), Limits::none(), member(&exchange, 1));
        Helper { formula: &copy, assumptions: &[], params, limits, member: member_of }.run();
        first.member = Some(member(&exchange, 0));
        (0..20).for_each(|_| first.inprocess());
        assert_eq!(count(&first), before, "seed {seed}");
        if first.inconsistent || exchange.answer().outcome != Some(Outcome::Sat) {
            continue;
        }
        assert_eq!(first.adopt(Outcome::Unknown(Stop::Canceled), &exchange), Outcome::Sat);
        assert!(model_holds(&first, &formula, &[]));
        first.member = None;
        first.backtrack(0);
        (0..20).for_each(|_| first.inprocess());
        assert_eq!(count(&first), 0, "they return afterwards");
        halves += before;
        models += 1;
    }
    assert!(halves > 20 && models > 10, "{halves} {models}");
}

#[test]
fn a_false_model_of_a_helper_leaves_no_trail() {
    // All eight clauses of three variables: whatever is decided, a clause is false after two decisions.
    let signs = |mask: usize| (0..3).map(|at| Lit::from_index(2 * at + (mask >> at & 1))).collect();
    let formula: Formula = (0..8).map(signs).collect();
    let mut first = forking(1, 3, &formula);
    first.params.jobs = 1;
    let exchange = Arc::new(Exchange::new(2, 3, 0, false, Arc::default()));
    (exchange.answer().outcome, exchange.answer().model) = (Some(Outcome::Sat), vec![true; 3]);
    first.interrupt.start(&Limits::none());
    let outcome = first.adopt(Outcome::Unknown(Stop::Canceled), &exchange);
    assert!(matches!(outcome, Outcome::Unknown(Stop::Broken(_))), "{outcome:?}");
    assert_eq!(first.trail.level(), 0, "the next call would go on from a conflict");
    assert_eq!(first.solve(&[], &Limits::none()), Outcome::Unsat);
}

#[test]
fn inboxes_are_bounded_and_keep_the_order() {
    let exchange = Arc::new(Exchange::new(2, 0, 0, false, Arc::default()));
    let (teller, mut taker) = (member(&exchange, 0), member(&exchange, 1));
    let clause = |at: usize| [Lit::from_index(at), Lit::from_index(at + 2)];
    let mut trace = Trace::default();
    (0..100_000).for_each(|at| teller.tell(&clause(at), 1, ClauseId::NONE, &mut trace));
    let taken = taker.take();
    assert!(taken.ends.len() > 1_000 && taken.ends.len() < 50_000);
    let mut start = 0;
    for (at, &(end, ..)) in taken.ends.iter().enumerate() {
        assert_eq!(taken.lits[start..end], clause(at));
        start = end;
    }
    for mut member in [teller, taker] {
        assert!(member.take().ends.is_empty(), "nothing is told to oneself, or twice");
    }
}

/// The answer of a run, and counters of its first search.
fn run_of(formula: &Formula, vars: usize, seed: u64, jobs: u64) -> (Outcome, [u64; 4]) {
    let params = Params { jobs, jobs_delay: 200_000, jobs_deterministic: true, seed, ..Params::default() };
    let mut solver = Solver::with_params(params);
    for _ in 0..vars {
        solver.new_var();
    }
    formula.iter().for_each(|clause| solver.add_clause(clause));
    let outcome = solver.solve(&[], &Limits::none());
    let counters = solver.statistics();
    (outcome, [counters.conflicts, counters.ticks, counters.portfolio_imported, counters.portfolio_answers])
}

#[test]
fn runs_in_rounds_are_alike() {
    // Random clauses of three literals, near the ratio at which they are hardest.
    let (vars, mut imported, mut answers) = (190, 0, 0);
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let clause = |random: &mut Random| (0..3).map(|_| random.lit(vars)).collect();
        let formula: Formula = (0..vars * 426 / 100).map(|_| clause(&mut random)).collect();
        let first = run_of(&formula, vars, seed, 3);
        assert_eq!(first, run_of(&formula, vars, seed, 3), "seed {seed}");
        imported += first.1[2];
        answers += first.1[3];
    }
    assert!(imported > 100 && answers > 0, "{imported} {answers}");
}

#[test]
fn cancelling_ends_all_searches() {
    // Pigeons: eleven in ten holes take minutes.
    let hole = |pigeon: usize, hole: usize| Lit::from_index(2 * (pigeon * 10 + hole));
    let mut formula: Formula = (0..11).map(|pigeon| (0..10).map(|at| hole(pigeon, at)).collect()).collect();
    for at in 0..10 {
        for (one, other) in (0..11).flat_map(|one| (0..one).map(move |other| (one, other))) {
            formula.push(vec![!hole(one, at), !hole(other, at)]);
        }
    }
    let mut solver = forking(1, 110, &formula);
    let cancel = Arc::new(AtomicBool::new(false));
    let limits = Limits { cancel: Arc::clone(&cancel), ..Limits::none() };
    let outcome = std::thread::scope(|scope| {
        let call = scope.spawn(|| solver.solve(&[], &limits));
        std::thread::sleep(std::time::Duration::from_millis(30));
        cancel.store(true, Ordering::Relaxed);
        call.join().unwrap()
    });
    assert_eq!(outcome, Outcome::Unknown(Stop::Canceled));
    assert_eq!(solver.statistics().portfolio_forks, 1);
}

#[test]
fn a_copy_for_helpers_stops_at_limits() {
    let formula: Formula =
        (0..100_000).map(|at| vec![Lit::from_index(at), Lit::from_index(at + 2)]).collect();
    let mut solver = forking(1, 50_001, &formula);
    assert!(solver.formula().is_some());
    solver.interrupt.start(&Limits { ticks: Some(10), ..Limits::none() });
    assert!(solver.formula().is_none());
    assert_eq!(solver.proof_problem(), None);
}
